"""The canvas of Inkas: its scene with sea and jungle going on around it. Shows, asks nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter
from PySide6.QtWidgets import QWidget

from stoneage_qt.games.inka.ui.board import layout
from stoneage_qt.games.inka.ui.board.ground import DAY, DUSK
from stoneage_qt.games.inka.ui.board.lights import spot_at
from stoneage_qt.games.inka.ui.board.scene import BoardScene
from stoneage_qt.ui.board_kit.canvas import MIN_ZOOM, Canvas

if TYPE_CHECKING:
    from stoneage_qt.games.inka.ui.spots import Spot
    from stoneage_qt.ui.art.sprites import Sprites

# Behind everything, and what is far away gets dark in.
_GROUND: Final = {DAY: "#122A33", DUSK: "#0B1118"}
_SHADE: Final = 260.0
# Messages end at its right: they lie over sea and mountains, not over the plates of the others.
_SKY: Final = layout.Box(490, -42, 352, 60)


class BoardCanvas(Canvas[BoardScene]):
    """The board, to look at; `scene_.set_game` and `scene_.show_state` fill it."""

    def __init__(
        self, sprites: Sprites, parent: QWidget | None = None, *, patient: bool = True
    ) -> None:
        """`patient`: see `PaintedScene`."""
        super().__init__(BoardScene(sprites, patient=patient), parent)
        # Spare height is below: sea and jungle can go on there, the sky over the mountains can't.
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self.scene_.valley.painted.connect(self._on_painted)

    def _on_painted(self) -> None:
        self.resetCachedContent()
        self.viewport().update()

    def set_dark(self, dark: bool) -> None:
        """By day in a light window, at dusk in a dark one."""
        self.scene_.set_time(DUSK if dark else DAY)
        self._on_painted()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Sea and jungle go on, in the shade, where the window is wider or higher."""
        ground = _GROUND[self.scene_.time]
        painter.fillRect(QRectF(rect), QColor(ground))
        land, box = self.scene_.painting, layout.PAINTING
        # Turned over like the pages around one that is open.
        bottom = box.y + box.h
        for x, y, across, down in (
            (0.0, 0.0, -1, 1),
            (2 * box.w, 0.0, -1, 1),
            (0.0, 2 * bottom, 1, -1),
        ):
            painter.save()
            painter.translate(x, y)
            painter.scale(across, down)
            painter.drawPixmap(QPointF(box.x, box.y), land)
            painter.restore()
        whole, dark = QRectF(rect), QColor(ground)
        for part, start, end in (
            (QRectF(QPointF(whole.left(), whole.top()), QPointF(box.x, whole.bottom())), box.x, -1),
            (QRectF(QPointF(box.w, whole.top()), whole.bottomRight()), box.w, 1),
        ):
            _darken(painter, part, QPointF(start, 0), QPointF(start + end * _SHADE, 0), dark)
        below = QRectF(QPointF(whole.left(), bottom), whole.bottomRight())
        _darken(painter, below, QPointF(0, bottom), QPointF(0, bottom + _SHADE), dark)

    def sky(self) -> QRect:
        """The part of the view in which nothing is played, for what lies over the board."""
        box = QRectF(_SKY.x, _SKY.y, _SKY.w, _SKY.h)
        return self.in_view(box).intersected(self.rect())

    def point_out(self, spot: Spot | None) -> None:
        """Light up a place, and bring it into sight where the board is enlarged."""
        self.scene_.lights.point_out(spot)
        if spot is not None and self.zoom > MIN_ZOOM:
            at = spot_at(spot)
            self.ensureVisible(at.x - 80, at.y - 80, 160, 160)

    def area_of(self, spot: Spot) -> QRect:
        """Where a place is seen."""
        at = spot_at(spot)
        area = QRectF(at.x - 80, at.y - 80, 160, 160)
        seen = self.mapFromScene(area).boundingRect()
        return QRect(self.viewport().mapTo(self, seen.topLeft()), seen.size())


def _darken(painter: QPainter, part: QRectF, near: QPointF, far: QPointF, tone: QColor) -> None:
    """The farther from the painting, the darker."""
    if not part.isValid():
        return
    shade = QLinearGradient(near, far)
    for stop, strength in ((0.0, 0.0), (1.0, 1.0)):
        tone.setAlphaF(strength)
        shade.setColorAt(stop, tone)
    painter.fillRect(part, shade)
