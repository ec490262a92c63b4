"""The plate in the sky: whose turn it is, what is to be done, what just happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from stoneage_qt.games.stoneage.ui.board import plates
from stoneage_qt.ui import theme
from stoneage_qt.ui.board_kit.items import Z_CAPTION, SpriteItem
from stoneage_qt.ui.board_kit.pictures import Pictures, Plate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from stoneage_qt.games.stoneage.ui.board.looks import SeatLook

AT: Final = (371.0, 64.0)
"""The middle of the upper edge: over the tops of the forest, so that the sun stays to be seen."""
_WIDTH: Final = 582.0
_HEADLINE: Final = 44.0
_TEXT: Final = 23.0
_LINE: Final = 28.0


def caption_plate(look: SeatLook | None, headline: str, text: str, pictures: Pictures) -> Plate:
    """A strip of hide with the symbol of a seat, a headline and up to two lines of text."""
    room = _WIDTH - (132 if look is not None else 56)
    size = _HEADLINE
    while size > 28 and plates.text_width(headline, plates.heading(size)) > room:
        size -= 1
    title = plates.elided(headline, plates.heading(size), room)
    lines = _wrapped(text, plates.body(_TEXT, False), room)
    height = 74.0 + _LINE * len(lines)

    def paint(p: QPainter, box: QRectF) -> None:
        pictures.stamp(p, box, "pieces/caption", stretch=True)
        left = 32.0
        if look is not None:
            band = QRectF(20, 14, 72, box.height() - 28)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(look.colour.dark))
            p.drawPath(plates.uneven(band, 16))
            pictures.stamp(p, band.adjusted(6, 5, -6, -5), look.meeple)
            left = 106.0
        p.setPen(QColor(theme.CHARCOAL))
        p.setFont(plates.heading(size))
        beside = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        top = QRectF(left, 8, room, 54 if lines else box.height() - 16)
        p.drawText(top, beside, title)
        p.setFont(plates.body(_TEXT, False))
        for number, line in enumerate(lines):
            p.drawText(QRectF(left, 58 + _LINE * number, room, _LINE), beside, line)

    return Plate(("caption", look, title, tuple(lines)), _WIDTH, height, paint, False)


def _wrapped(text: str, font: QFont, room: float) -> list[str]:
    """The text in one line, or in two of about the same width; the last is cut where it has to."""
    words = text.split()
    breaks = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    if plates.text_width(text, font) <= room or not breaks:
        return [plates.elided(text, font, room)] if text else []

    def widest(pair: tuple[str, str]) -> float:
        return max(plates.text_width(line, font) for line in pair)

    even = min(breaks, key=widest)
    if widest(even) > room:
        # Two lines are too few: the first one is filled.
        filled = [pair for pair in breaks if plates.text_width(pair[0], font) <= room]
        even = filled[-1] if filled else breaks[0]
    return [plates.elided(line, font, room) for line in even]


class Captions:
    """Keeps the plate up to date.

    Attributes:
        headline: whose turn it is and what is to be done.
        line: what happened last, or a hint.
    """

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._pictures = pictures
        self._plate = SpriteItem(pictures, (0.5, 0.0), Z_CAPTION)
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
