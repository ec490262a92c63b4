"""What happens, in words: a cloth over the sea with whose turn it is and the last deed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from stoneage_qt.games.inka.ui.board.looks import TONES, SeatLook
from stoneage_qt.ui.board_kit import plates as kit
from stoneage_qt.ui.board_kit.items import CORNER, Z_CAPTION, SpriteItem
from stoneage_qt.ui.board_kit.pictures import Pictures, Plate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

AT: Final = (20.0, -30.0)
WIDTH: Final = 452.0
# Long headlines and news are written smaller: below the cloth lie the dice.
_HEADS: Final = (46.0, 41.0, 36.0, 32.0)
_TEXTS: Final = (26.0, 23.0, 20.0)
# How much larger they may be where somebody wants large text, and the cloth has room.
_LARGER: Final = (2.0, 1.8, 1.6, 1.4, 1.2)
MOST: Final = 306.0
_BAND: Final = 14.0
_PAD: Final = 18.0


class Captions:
    """One cloth with a headline and a few lines.

    Attributes:
        headline, line: what is written there.
    """

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._pictures = pictures
        self._cloth = SpriteItem(pictures, CORNER, Z_CAPTION)
        scene.addItem(self._cloth)
        self._look: SeatLook | None = None
        self._scale = 1.0
        self.headline = ""
        self.line = ""

    def set_scale(self, scale: float) -> None:
        """Letters as large as those around the board, where they have room."""
        if scale != self._scale:
            self._scale = scale
            self._show()

    def turn(self, look: SeatLook | None, headline: str) -> None:
        """Whose turn it is."""
        if (look, headline) != (self._look, self.headline):
            self._look, self.headline = look, headline
            self._show()

    def tell(self, line: str) -> None:
        """What happened, or what can be done."""
        if line != self.line:
            self.line = line
            self._show()

    def _show(self) -> None:
        if not self.headline and not self.line:
            self._cloth.setVisible(False)
            return
        plate = cloth(self._look, self.headline, self.line, self._pictures, self._scale)
        self._cloth.stand(plate, *AT)


def _sizes(usual: tuple[float, ...], scale: float) -> list[float]:
    """From large to small: those for large text come first."""
    return [usual[0] * more for more in _LARGER if more <= scale] + list(usual)


def headed(line: str, room: float, scale: float = 1.0) -> float:
    """The size of the largest letters in which a headline fits, else the smallest."""
    sizes = _sizes(_HEADS, scale)
    fit = (size for size in sizes if kit.text_width(line, kit.heading(size)) <= room)
    return next(fit, sizes[-1])


def written(line: str, room: float, high: float, scale: float = 1.0) -> tuple[QFont, float]:
    """The largest letters in which a text fits, else the smallest; and how high it is then."""
    for size in _sizes(_TEXTS, scale):
        font = kit.body(size, bold=False)
        box = QRectF(0, 0, room, 1000)
        lines = QFontMetricsF(font).boundingRect(box, int(Qt.TextFlag.TextWordWrap), line).height()
        if not line or lines <= high:
            break
    return font, lines if line else 0.0


def cloth(
    look: SeatLook | None, headline: str, line: str, pictures: Pictures, scale: float = 1.0
) -> Plate:
    """The plate, as high as its words need; `scale`: how large somebody wants to read."""
    room = WIDTH - 2 * _PAD
    name_room = room - (50 if look else 0)
    size = headed(headline, name_room, scale)
    head = kit.heading(size)
    headline = kit.elided(headline, head, name_room)
    wrap = Qt.TextFlag.TextWordWrap
    # Smaller letters stand in the same line: the news below stay where they are.
    high = max(size, _HEADS[0]) + 6
    top = _PAD * 0.6 + (high if headline else 0)
    around = top + _BAND + _PAD * 0.8
    text, lines = written(line, room, MOST - around, scale)
    height = min(MOST, around + lines)

    def paint(p: QPainter, box: QRectF) -> None:
        inner = box.adjusted(2, 2, -2, -5)
        kit.slab(p, inner, QColor("#F6EEDC"), QColor("#E6D8B8"), 10)
        tone = QColor(TONES[look.colour][0] if look else "#7A5A3C")
        p.fillRect(QRectF(inner.left() + 3, inner.bottom() - _BAND, inner.width() - 6, 8), tone)
        left = inner.left() + _PAD - 2
        if look:
            pictures.stamp(p, QRectF(left, inner.top() + 8, 42, 42), look.marker)
            left += 50
        p.setPen(kit.INK)
        p.setFont(head)
        p.drawText(
            QRectF(left, inner.top() + 4, name_room, high),
            int(Qt.AlignmentFlag.AlignVCenter),
            headline,
        )
        p.setFont(text)
        below = QRectF(inner.left() + _PAD - 2, inner.top() + top, room, box.height() - top - _BAND)
        p.drawText(below, int(wrap), line)

    key = ("inka cloth", look, headline, line, scale)
    return Plate(key, WIDTH, height, paint, keep=False)
