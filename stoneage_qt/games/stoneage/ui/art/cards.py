"""Civilisation cards and wild animals, composed from painted signs.

The painters work in units of a hundredth of the card's width and draw vectors, so one
description serves the board and the enlarged view. Below `DETAIL_PX` device pixels of
width small things are left out rather than smeared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from stoneage_qt.games.stoneage.ui.art.faces import AnimalFace, CardFace
from stoneage_qt.ui.art.lettering import number
from stoneage_qt.ui.art.sprites import Size, Sprites
from stoneage_qt.ui.theme import CHARCOAL, GOODS, RUST

CARD_RATIO: Final = 100 / 141
DETAIL_PX: Final = 100.0
CREAM: Final = "#FFF6E2"
DARK_RIM: Final = "#5A2110"

_TARGETS: Final = {
    "farmer": "cards/field",
    "hut_builder": "cards/hut",
    "shaman": "cards/people",
    "tool_maker": "cards/tool",
}
_REWARDS: Final = {
    "points": "cards/points",
    "food": "pieces/food",
    "permanent_tool": "cards/tool",
    "resource_of_choice": "cards/pouch",
    "agriculture": "cards/field",
    "person": "cards/people",
}
_DICE_FOR_ALL: Final = (*(f"pieces/{good}" for good in GOODS), "cards/tool", "cards/field")


class Brush:
    """Draws signs and numbers on a picture that is `100` units wide.

    Attributes:
        painter: the open painter, scaled to units.
        detail: whether the picture is large enough for small things.
    """

    def __init__(self, painter: QPainter, rect: QRectF, height: float, sprites: Sprites) -> None:
        self.painter = painter
        self._sprites = sprites
        ratio = painter.device().devicePixelRatio()
        self.detail = rect.width() * painter.transform().m11() * ratio >= DETAIL_PX
        painter.save()
        corner = rect.topLeft()
        painter.translate(corner)
        painter.scale(rect.width() / 100, rect.height() / height)

    def done(self) -> None:
        """Give the painter back as it was."""
        self.painter.restore()

    def ground(self, name: str, height: float) -> None:
        """Fill the whole picture."""
        self._sprites.paint(self.painter, QRectF(0, 0, 100, height), name, stretch=True)

    def put(self, name: str, x: float, y: float, size: float, turn: float = 0.0) -> None:
        """A sign as large as fits into a square around a point."""
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.rotate(turn)
        self._sprites.paint(self.painter, QRectF(-size / 2, -size / 2, size, size), name)
        self.painter.restore()

    def number(
        self,
        x: float,
        y: float,
        height: float,
        text: str,
        colour: str = CHARCOAL,
        halo: str = CREAM,
    ) -> None:
        """A number around a point."""
        number(self.painter, (x, y), height, text, colour, halo)

    def medal(self, x: float, y: float, size: float, text: str) -> None:
        """Points on their painted pebble."""
        self.put("cards/points", x, y, size)
        height = size * (0.42 if len(text) < 2 else 0.36)
        self.number(x, y - size * 0.01, height, text, CREAM, DARK_RIM)

    def disc(self, x: float, y: float, radius: float) -> None:
        """A pale spot under a small sign."""
        self.painter.setPen(QColor("#8D7550"))
        self.painter.setBrush(QColor("#F7EFDE"))
        self.painter.drawEllipse(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))


# --- Upper halves (A12), in the field 6..94 by 5..64 ----------------------------------------------


def _dice_for_all(brush: Brush, _face: CardFace) -> None:
    for k, name in enumerate(_DICE_FOR_ALL):
        column, row = k % 3, k // 3
        if brush.detail:
            x, y = 22 + 29 * column, 20 + 29 * row
            brush.put(name, x + 3.5, y + 1.5, 22)
            brush.put(f"pieces/die_{k + 1}", x - 8.5, y - 7, 13)
        else:
            brush.put(name, 19 + 31 * column, (17, 53)[row] - (4, -3)[row] * (column == 1), 23)
    if not brush.detail:
        brush.put("pieces/die_5", 50, 34.5, 21, -8)


def _food(brush: Brush, face: CardFace) -> None:
    if brush.detail:
        brush.put("pieces/food_fish", 25, 53, 24, -6)
        brush.put("pieces/food_berries", 49, 51, 21)
        brush.put("pieces/food", 35, 29, 42)
    else:
        brush.put("pieces/food", 35, 35, 50)
    brush.number(75, 35, 31, str(face.top_amount))


def _resources(brush: Brush, face: CardFace) -> None:
    name = f"pieces/{face.top_resource}"
    if face.top_amount == 1:
        brush.put(name, 50, 35, 52)
        return
    for k in range(face.top_amount):
        x = 50 + 42 * ((k + 0.5) / face.top_amount - 0.5) * 1.1
        brush.put(name, x, 31 + 9 * (k % 2), 42)


def _points(brush: Brush, face: CardFace) -> None:
    brush.medal(50, 34.5, 54, str(face.top_amount))


def _tool(brush: Brush, face: CardFace) -> None:
    brush.put("cards/tool", 35, 35, 52)
    brush.number(75, 36, 22, f"+{face.top_amount}")


def _agriculture(brush: Brush, face: CardFace) -> None:
    brush.put("cards/field", 34, 35, 50)
    brush.number(76, 36, 22, f"+{face.top_amount}")


def _roll(brush: Brush, face: CardFace) -> None:
    spots = ((22, 23, -9), (32, 47, 7))
    for (x, y, turn), pips in zip(spots[: face.top_amount], (4, 6), strict=False):
        brush.put(f"pieces/die_{pips}", x, y, 28, turn)
    brush.put("cards/arrow", 54, 34, 15)
    brush.put(f"pieces/{face.top_resource}", 78, 35, 34)


def _extra_card(brush: Brush, face: CardFace) -> None:
    brush.put("pieces/card_back", 26, 36, 49, -12)
    brush.put("pieces/card_back", 38, 34, 49, 6)
    brush.number(76, 36, 22, f"+{face.top_amount}")


def _one_use_tool(brush: Brush, face: CardFace) -> None:
    brush.put("cards/one_use", 36, 36, 52)
    brush.number(79, 35, 31, str(face.top_amount), RUST)


def _resources_of_choice(brush: Brush, face: CardFace) -> None:
    brush.put("cards/pouch", 31, 34, 50)
    brush.number(31, 42, 20, str(face.top_amount), CREAM, DARK_RIM)
    for k, good in enumerate(GOODS):
        brush.put(f"pieces/{good}", 67 + 19 * (k % 2), 24 + 21 * (k // 2), 19)


_TOPS: Final[dict[str, Callable[[Brush, CardFace], None]]] = {
    "dice_for_all": _dice_for_all,
    "food": _food,
    "resources": _resources,
    "points": _points,
    "permanent_tool": _tool,
    "agriculture": _agriculture,
    "roll_resource": _roll,
    "extra_card": _extra_card,
    "one_use_tool": _one_use_tool,
    "resources_of_choice": _resources_of_choice,
}


def _bottom(brush: Brush, face: CardFace) -> None:
    """The lower half (E2, E3), in the field 6..94 by 73..133."""
    if face.bottom_kind == "culture":
        brush.put(f"cards/{face.bottom_name}", 50, 103.5, 56)
        return
    size, spread = {1: (55, 0), 2: (52, 34), 3: (45, 27)}[face.bottom_count]
    for k in range(face.bottom_count):
        x = 47 + spread * (k - (face.bottom_count - 1) / 2)
        brush.put(f"cards/{face.bottom_name}", x, 105 + 1.5 * (k % 2), size)
    brush.disc(86, 72, 9.5)
    brush.put(_TARGETS[face.bottom_name], 86, 72, 15)


def paint_card(painter: QPainter, rect: QRectF, face: CardFace, sprites: Sprites) -> None:
    """Paint the open face of a card over `rect`."""
    brush = Brush(painter, rect, 141, sprites)
    brush.ground("cards/culture" if face.bottom_kind == "culture" else "cards/trade", 141)
    _TOPS[face.top_kind](brush, face)
    _bottom(brush, face)
    brush.done()


def card_pixmap(face: CardFace, size: Size, dpr: float, sprites: Sprites) -> QPixmap:
    """The open face of a card, cached."""
    return sprites.cached(face, size, dpr, lambda p, r: paint_card(p, r, face, sprites))


def paint_animal(painter: QPainter, rect: QRectF, face: AnimalFace, sprites: Sprites) -> None:
    """Paint a wild animal: the beast, what it takes off each roll (W6), its rewards (W9)."""
    height = 100 * rect.height() / rect.width()
    brush = Brush(painter, rect, height, sprites)
    brush.ground("cards/animal", height)
    low = 26.0 if brush.detail else 0.0
    room = height - low
    # Raised wings would reach under the die and the number.
    size, drop = (70.0, 6.0) if face.name == "bird_of_prey" else (82.0, 0.0)
    brush.put(f"cards/{face.name}", 50, 12 + (room - 12) * 0.5 + drop, size)
    brush.put("pieces/die_3", 18, 17, 21, -8)
    brush.number(45, 17, 19, f"−{face.malus}", RUST)
    if brush.detail:
        for k, (kind, amount) in enumerate(face.rewards):
            x = 15.5 + 13.8 * k
            brush.put(f"pieces/die_{k + 1}", x, height - 24, 9)
            brush.put(_REWARDS[kind], x, height - 13.5, 11.5)
            if kind in ("points", "food"):
                brush.number(x, height - 13.5, 5.5, str(amount), CREAM, DARK_RIM)
    brush.done()


def animal_pixmap(face: AnimalFace, size: Size, dpr: float, sprites: Sprites) -> QPixmap:
    """A wild animal, cached."""
    return sprites.cached(face, size, dpr, lambda p, r: paint_animal(p, r, face, sprites))
