"""The plate in the sky: whose turn it is, what is to be done, what just happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter

from stoneage_qt.ui import theme
from stoneage_qt.ui.board_kit import plates as kit
from stoneage_qt.ui.board_kit.items import Z_CAPTION, SpriteItem
from stoneage_qt.ui.board_kit.pictures import Pictures, Plate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from stoneage_qt.games.stoneage.ui.board.looks import SeatLook
    from stoneage_qt.ui.shell.looks import Looks

AT: Final = (80.0, 64.0)
"""The upper left corner: over the tops of the forest, so that the sun stays to be seen."""
# Large text makes the whole plate larger, but it leaves some sky to what is told beside it.
_LARGEST: Final = 1.4
_WIDTH: Final = 582.0
# Where the words begin, and what is left free behind them.
_BESIDE_SYMBOL: Final = 106.0
_BESIDE_NAILS: Final = 52.0
_RIGHT: Final = 26.0
_HEADLINE: Final = 44.0
_TEXT: Final = 23.0
_LINE: Final = 28.0
_MOST_LINES: Final = 3
# Lines are made as narrow as they can be, from a third of the room on, in steps of so much.
_LEAST_SHARE: Final = 0.34
_TRY: Final = 14


def caption_plate(
    look: SeatLook | None, headline: str, text: str, pictures: Pictures, scale: float = 1.0
) -> Plate:
    """A strip of hide with the symbol of a seat, a headline and up to three lines of text.

    scale: of all text.
    """
    scale = min(max(scale, 1.0), _LARGEST)
    left = _BESIDE_NAILS if look is None else _BESIDE_SYMBOL
    room = _WIDTH - left - _RIGHT
    size = _HEADLINE
    while size > 28 and kit.text_width(headline, kit.heading(size)) > room:
        size -= 1
    title = kit.elided(headline, kit.heading(size), room)
    lines = _wrapped(text, kit.body(_TEXT, False), room)
    height = 74.0 + _LINE * len(lines)

    def paint(p: QPainter, _: QRectF) -> None:
        p.scale(scale, scale)
        box = QRectF(0, 0, _WIDTH, height)
        pictures.stamp(p, box, "pieces/caption", stretch=True)
        if look is not None:
            band = QRectF(20, 14, 72, box.height() - 28)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(look.colour.dark))
            p.drawPath(kit.uneven(band, 16))
            pictures.stamp(p, band.adjusted(6, 5, -6, -5), look.meeple)
        p.setPen(QColor(theme.CHARCOAL))
        p.setFont(kit.heading(size))
        beside = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        top = QRectF(left, 8, room, 54 if lines else box.height() - 16)
        p.drawText(top, beside, title)
        p.setFont(kit.body(_TEXT, False))
        for number, line in enumerate(lines):
            p.drawText(QRectF(left, 58 + _LINE * number, room, _LINE), beside, line)

    key = ("caption", look, title, tuple(lines), scale)
    return Plate(key, _WIDTH * scale, height * scale, paint, False)


def _wrapped(text: str, font: QFont, room: float) -> list[str]:
    """The text in as few lines as it needs, three at most, all of about the same width."""
    words = text.split()
    # Every word is measured once: whole lines, tried in many widths, would take longer than a move.
    widths = [kit.text_width(word, font) for word in words]
    space = kit.text_width(" ", font)
    for count in range(1, _MOST_LINES + 1):
        lines = _even(words, widths, space, count, room)
        if all(kit.text_width(line, font) <= room for line in lines):
            break
    return [kit.elided(line, font, room) for line in lines] if words else []


def _even(
    words: list[str], widths: list[float], space: float, count: int, room: float
) -> list[str]:
    """The words in `count` lines, each filled to the least width with which they all fit."""
    lines = [" ".join(words)]
    if count == 1:
        return lines
    for most in range(round(room * _LEAST_SHARE), round(room) + 1, _TRY):
        lines, filled = [""], 0.0
        for word, width in zip(words, widths, strict=True):
            longer = filled + space + width if lines[-1] else width
            if longer > most and lines[-1] and len(lines) < count:
                lines.append(word)
                filled = width
            else:
                lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
                filled = longer
        if filled <= most:
            break
    return lines


class Captions(QObject):
    """Keeps the plate up to date.

    Attributes:
        headline: whose turn it is and what is to be done.
        line: what happened last, or a hint.

    Signals:
        changed: the plate tells something else, in a place of another size.
    """

    changed = Signal()

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        super().__init__(scene)
        self._pictures = pictures
        self._plate = SpriteItem(pictures, (0.0, 0.0), Z_CAPTION)
        scene.addItem(self._plate)
        self._looks: Looks | None = None
        self._scale = 1.0
        self._look: SeatLook | None = None
        self.headline = ""
        self.line = ""

    def follow(self, looks: Looks) -> None:
        """Letters as large as those around the board, where they have room."""
        self._looks = looks
        looks.changed.connect(self._on_looks)
        self._on_looks()

    def _on_looks(self) -> None:
        if self._looks is not None and self._looks.scale != self._scale:
            self._scale = self._looks.scale
            self._show()

    def turn(self, look: SeatLook | None, headline: str) -> None:
        """Whose turn it is."""
        self._look = look
        self.headline = headline
        self._show()

    def tell(self, line: str) -> None:
        """What happened."""
        self.line = line
        self._show()

    def rect(self) -> QRectF:
        """Where the plate lies in the scene."""
        return self._plate.rect() if self._plate.isVisible() else QRectF()

    def _show(self) -> None:
        if not self.headline:
            self._plate.setVisible(False)
            self.changed.emit()
            return
        plate = caption_plate(self._look, self.headline, self.line, self._pictures, self._scale)
        self._plate.stand(plate, *AT)
        self.changed.emit()
