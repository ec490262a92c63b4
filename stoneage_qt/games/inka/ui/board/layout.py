"""Where everything lies, in units of the painted frame (`resources/inka/README.md`).

The map stands in the middle of the scene. Left of it, over the sea, lie the dice; right of it, over
the jungle, the robber has his place. Below the map is the rack with the pieces of whoever plays.
"""

from __future__ import annotations

from math import hypot
from typing import Final, NamedTuple

from stoneage_qt.games.inka.rules.board import (
    CROSSING_PLACES,
    CROSSINGS,
    ENDS,
    PATHS,
    TILE_PLACES,
    TILES,
)
from stoneage_qt.games.inka.rules.constants import FRAME


class Spot(NamedTuple):
    """A point of the scene."""

    x: float
    y: float

    def moved(self, x: float, y: float) -> Spot:
        """A point beside this one."""
        return Spot(self.x + x, self.y + y)


class Box(NamedTuple):
    """A rectangle of the scene."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> Spot:
        """Its middle."""
        return Spot(self.x + self.w / 2, self.y + self.h / 2)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x <= self.x + self.w and self.y <= y <= self.y + self.h


# The painted ground, and what is always shown of it. Both begin above the frame: there are the
# roofs of the farthest north.
PAINTING: Final = Box(0, -50, 1600, 1550)
SCENE: Final = Box(12, -46, 1540, 1240)

_LEFT, _TOP = 452.0, 200.0
_STEP_X, _STEP_U = 58.0, 80.0

CROSSING_SPOTS: Final[tuple[Spot, ...]] = tuple(
    Spot(_LEFT + _STEP_X * x, _TOP + _STEP_U * u) for u, x in CROSSING_PLACES
)
TILE_SPOTS: Final[tuple[Spot, ...]] = tuple(
    Spot(_LEFT + 3 * _STEP_X * column, _TOP + _STEP_U * u) for u, column in TILE_PLACES
)
PATH_SPOTS: Final[tuple[Spot, ...]] = tuple(
    Spot(
        (CROSSING_SPOTS[a].x + CROSSING_SPOTS[b].x) / 2,
        (CROSSING_SPOTS[a].y + CROSSING_SPOTS[b].y) / 2,
    )
    for a, b in ENDS
)
# The slopes of a tile's sides; a side is about so long, whichever way it runs.
EDGE: Final = hypot(_STEP_X, _STEP_U)

DISC: Final = (0.0, 30.0)
"""Of a tile's number, from its middle."""
# Behind the number: no crossing is so near that he would hide what stands there.
_ROBBER_BEHIND: Final = (0.0, -2.0)
ROBBER_ON_FRAME: Final = Spot(1440, 636)


def path_way(path: int) -> str:
    """How a path runs to the right, as its pictures are named: level, rising or falling."""
    one, other = sorted(CROSSING_SPOTS[end] for end in ENDS[path])
    if one.y == other.y:
        return "level"
    return "rising" if one.y > other.y else "falling"


PATH_WAYS: Final = tuple(path_way(path) for path in range(PATHS))


def robber_spot(tile: int) -> Spot:
    """Where the robber's feet are on a tile, or on the frame."""
    return ROBBER_ON_FRAME if tile == FRAME else TILE_SPOTS[tile].moved(*_ROBBER_BEHIND)


# What can be hit. Generous, the nearest wins; roads are thin, so they get a band.
_CROSSING_REACH: Final = 0.30 * EDGE
_SNAP: Final = 0.5 * EDGE
_HALF_WIDTH, _HALF_HEIGHT = 2 * _STEP_X, _STEP_U


def crossing_at(x: float, y: float, reach: float = _CROSSING_REACH) -> int | None:
    """The crossing whose disc holds a point."""
    near = min(range(CROSSINGS), key=lambda c: _distance(CROSSING_SPOTS[c], x, y))
    return near if _distance(CROSSING_SPOTS[near], x, y) <= reach else None


def path_at(x: float, y: float, reach: float = 0.24 * EDGE) -> int | None:
    """The path whose band holds a point."""
    near = min(range(PATHS), key=lambda p: _off_path(p, x, y))
    return near if _off_path(near, x, y) <= reach else None


def tile_at(x: float, y: float) -> int | None:
    """The tile under a point."""
    for tile in range(TILES):
        dx, dy = abs(x - TILE_SPOTS[tile].x), abs(y - TILE_SPOTS[tile].y)
        if dy <= _HALF_HEIGHT and dx <= _HALF_WIDTH - _STEP_X * dy / _HALF_HEIGHT:
            return tile
    return None


def nearest_crossing(x: float, y: float, among: set[int]) -> int | None:
    """Of these crossings the one on which a piece let go at a point falls."""
    near = [c for c in among if _distance(CROSSING_SPOTS[c], x, y) <= _SNAP]
    return min(near, key=lambda c: _distance(CROSSING_SPOTS[c], x, y), default=None)


def nearest_path(x: float, y: float, among: set[int]) -> int | None:
    """Of these paths the one on which a road let go at a point falls."""
    near = [p for p in among if _off_path(p, x, y) <= _SNAP]
    return min(near, key=lambda p: _off_path(p, x, y), default=None)


def _distance(spot: Spot, x: float, y: float) -> float:
    return hypot(spot.x - x, spot.y - y)


def _off_path(path: int, x: float, y: float) -> float:
    """How far a point is from the line of a path."""
    one, other = (CROSSING_SPOTS[end] for end in ENDS[path])
    dx, dy = other.x - one.x, other.y - one.y
    along = ((x - one.x) * dx + (y - one.y) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    return hypot(one.x + along * dx - x, one.y + along * dy - y)
