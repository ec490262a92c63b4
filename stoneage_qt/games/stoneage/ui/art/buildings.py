"""Buildings and igloos: a house on its tile, the points, and the cost in the strip below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from stoneage_qt.games.stoneage.ui.art.cards import Brush
from stoneage_qt.games.stoneage.ui.art.faces import BuildingFace
from stoneage_qt.ui.art.sprites import Size, Sprites
from stoneage_qt.ui.theme import GOODS

TILE_HEIGHT: Final = 102.0
_STRIP_Y: Final = 82.5
_UNKNOWN: Final = "?"
_KIND_SPOTS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((0, 0),),
    2: ((-9, 0), (9, 0)),
    3: ((-15, 0), (0, 0), (15, 0)),
    4: ((-8, -7), (8, -7), (-8, 7), (8, 7)),
}


def _fixed_cost(brush: Brush, face: BuildingFace) -> None:
    """One sign per resource to pay."""
    goods = [good for good, count in zip(GOODS, face.cost, strict=True) for _ in range(count)]
    step = min(27.0, 88 / len(goods))
    for k, good in enumerate(goods):
        x = 50 + step * (k - (len(goods) - 1) / 2)
        brush.put(f"pieces/{good}", x, _STRIP_Y, min(25.0, step * 0.96))


def _n_of_k(brush: Brush, face: BuildingFace) -> None:
    """How many resources, of how many kinds exactly."""
    brush.number(17, _STRIP_Y, 17, str(face.high))
    brush.put("cards/pouch", 35, _STRIP_Y - 0.5, 23)
    for k, (x, y) in enumerate(_KIND_SPOTS[face.kinds]):
        brush.put(f"buildings/kind_{k + 1}", 72 + x, _STRIP_Y + y, 12.5)


def _any(brush: Brush, face: BuildingFace) -> None:
    """From so many to so many resources of any kinds."""
    brush.number(36, _STRIP_Y, 18, f"{face.low}–{face.high}")
    brush.put("cards/pouch", 75, _STRIP_Y - 0.5, 25)


_COSTS: Final = {"fixed": _fixed_cost, "n_of_k": _n_of_k, "any": _any}


def paint_building(painter: QPainter, rect: QRectF, face: BuildingFace, sprites: Sprites) -> None:
    """Paint the open face of a building or an igloo over `rect`."""
    brush = Brush(painter, rect, TILE_HEIGHT, sprites)
    if face.picture.startswith("igloo"):
        ground = "buildings/tile_igloo"
    else:
        ground = "buildings/tile" if face.kind == "fixed" else "buildings/tile_free"
    brush.ground(ground, TILE_HEIGHT)
    brush.put(f"buildings/{face.picture}", 43, 38, 72)
    brush.medal(81, 20, 33, _UNKNOWN if face.points is None else str(face.points))
    _COSTS[face.kind](brush, face)
    brush.done()


def building_pixmap(face: BuildingFace, size: Size, dpr: float, sprites: Sprites) -> QPixmap:
    """The open face of a building or an igloo, cached."""
    return sprites.cached(face, size, dpr, lambda p, r: paint_building(p, r, face, sprites))
