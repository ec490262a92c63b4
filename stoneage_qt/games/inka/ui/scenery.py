"""A terraced city above the mist, behind the pages before and after a game."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter

from stoneage_qt.ui.shell.desk import Desk

_SKIES: Final = {False: ("#F3D9A6", "#9CB8B4"), True: ("#20283F", "#4A4358")}
_WEFT: Final = ("#A5482A", "#C98B2B", "#2F4A6E", "#EFE6D3")
_BAND: Final = 12.0


class CityScenery:
    """Paints the city; with a wall, a woven cloth hangs before its left part."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def paint_at_once(self, painter: QPainter, rect: QRectF, wall: int) -> None:
        """The sky, and the cloth."""
        sky = QLinearGradient(0, 0, 0, rect.height())
        for part, colour in zip((0.0, 1.0), _SKIES[self._desk.looks.theme.dark], strict=True):
            sky.setColorAt(part, QColor(colour))
        painter.fillRect(rect, QBrush(sky))
        if wall:
            self._hang_cloth(painter, rect, wall)

    def paint(self, painter: QPainter, rect: QRectF, wall: int, variant: str) -> None:
        """The city by day, or at dusk."""
        self.paint_at_once(painter, rect, 0)
        open_air = rect.adjusted(wall, 0, 0, 0)
        if not open_air.isEmpty():  # a small window with large text is all cloth
            name = "backdrop/dusk" if self._desk.looks.theme.dark else "backdrop/day"
            city = self._desk.sprites_of("inka").renderer(name)
            size = city.viewBoxF().size()
            size.scale(QSizeF(open_air.size()), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
            whole = QRectF(0, 0, size.width(), size.height())
            # What people look at stands in the right half of the painting.
            whole.moveTopRight(open_air.topRight())
            painter.save()
            painter.setClipRect(open_air)
            city.render(painter, whole)
            painter.restore()
        if wall:
            self._hang_cloth(painter, rect, wall)

    def paint_over(
        self, painter: QPainter, rect: QRectF, wall: int, taken: Sequence[QRectF]
    ) -> None:
        """Nothing lies over the city."""

    def _hang_cloth(self, painter: QPainter, rect: QRectF, wall: int) -> None:
        theme = self._desk.looks.theme
        cloth = QRectF(rect.left(), rect.top(), wall, rect.height())
        painter.fillRect(cloth, QColor(theme.panel))
        painter.setPen(Qt.PenStyle.NoPen)
        edge = cloth.right()
        shade = QLinearGradient(edge, 0, edge + 26, 0)
        shade.setColorAt(0.0, QColor(10, 8, 6, 110))
        shade.setColorAt(1.0, QColor(10, 8, 6, 0))
        painter.fillRect(QRectF(edge, rect.top(), 26, rect.height()), QBrush(shade))
        row = 0
        y = rect.top()
        while y < rect.bottom():
            for column in range(3):
                painter.setBrush(QColor(_WEFT[(row + column) % len(_WEFT)]))
                painter.drawRect(QRectF(edge - _BAND * (3 - column), y, _BAND, _BAND))
            row += 1
            y += _BAND
