"""The plate in the sky: whose turn it is, what is to be done, what just happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from stoneage_qt.ui import theme
from stoneage_qt.ui.board import plates
from stoneage_qt.ui.board.items import Z_CAPTION, SpriteItem
from stoneage_qt.ui.board.pictures import Pictures, Plate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from stoneage_qt.ui.board.looks import SeatLook

AT: Final = (790.0, 124.0)
_WIDTH: Final = 620.0
_HEADLINE: Final = 44.0
_TEXT: Final = 24.0


def caption_plate(look: SeatLook | None, headline: str, line: str, pictures: Pictures) -> Plate:
    """A strip of hide with the symbol of a seat, a headline and a line of text."""
    height = 104.0 if line else 74.0
    size, text_size = _HEADLINE, _TEXT
    room = _WIDTH - (130 if look is not None else 50)
    while size > 28 and plates.text_width(headline, plates.heading(size)) > room:
        size -= 1
    while text_size > 20 and plates.text_width(line, plates.body(text_size, False)) > room:
        text_size -= 1
    shown = _elided(line, plates.body(text_size, False), room)
    title = _elided(headline, plates.heading(size), room)

    def paint(p: QPainter, box: QRectF) -> None:
        pictures.stamp(p, box, "pieces/caption", stretch=True)
        left = 28.0
        if look is not None:
            band = QRectF(18, 16, 74, box.height() - 32)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(look.colour.dark))
            p.drawPath(plates.uneven(band, 16))
            pictures.stamp(p, band.adjusted(6, 4, -6, -4), look.meeple)
            left = 104.0
        p.setPen(QColor(theme.CHARCOAL))
        p.setFont(plates.heading(size))
        top = QRectF(left, 8, room, 54 if line else box.height() - 16)
        p.drawText(top, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, title)
        if line:
            p.setFont(plates.body(text_size, False))
            below = QRectF(left, 56, room, 36)
            p.drawText(below, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    return Plate(("caption", look, title, shown), _WIDTH, height, paint)


def _elided(line: str, font: QFont, room: float) -> str:
    if plates.text_width(line, font) <= room:
        return line
    while line and plates.text_width(line + "…", font) > room:
        line = line[:-1]
    return line + "…"


class Captions:
    """Keeps the plate up to date.

    Attributes:
        headline: whose turn it is and what is to be done.
        line: what happened last, or a hint.
    """

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._pictures = pictures
        self._plate = SpriteItem(pictures, z=Z_CAPTION)
        scene.addItem(self._plate)
        self._look: SeatLook | None = None
        self.headline = ""
        self.line = ""

    def turn(self, look: SeatLook | None, headline: str) -> None:
        """Whose turn it is."""
        self._look = look
        self.headline = headline
        self._show()

    def tell(self, line: str) -> None:
        """What happened."""
        self.line = line
        self._show()

    def _show(self) -> None:
        if not self.headline:
            self._plate.setVisible(False)
            return
        plate = caption_plate(self._look, self.headline, self.line, self._pictures)
        self._plate.stand(plate, *AT)
