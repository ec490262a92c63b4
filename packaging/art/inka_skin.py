"""Pigments and geometry of the second world, between the Pacific and the jungle.

Each surface has five tones, from its deepest shade (0) to its highest light (4). Dusk is the same
land an hour later: every pigment sinks towards indigo, the highest lights keep some of the sun.
"""

from __future__ import annotations

from typing import NamedTuple

from board_paint import XY, mix

# A corner of the map at (x, u) of RULES M4 lies at (MAP_X + 58 x, MAP_Y + 80 u) of the frame: the
# land is seen a little from the south, so a hexagon is wider than a regular one.
STEP_X, STEP_U = 58, 80
FRAME_SIZE = (1600, 1500)
MAP_X, MAP_Y = 452, 200
TILE_SIZE = (300, 260)
TILE_CENTRE = (150, 150)

Tones = tuple[str, str, str, str, str]


class Skin(NamedTuple):
    """The pigments of one time of day."""

    name: str
    forest: Tones
    quarry: Tones
    pasture: Tones
    farmland: Tones
    earth: Tones
    mountains: Tones
    snow: Tones
    sea: Tones
    coca: Tones
    jungle: Tones
    sand: Tones
    reed: Tones
    wool: Tones
    wood: Tones
    feather: Tones
    gold: Tones
    sky: Tones
    shade: str
    light: str
    foam: str


DAY = Skin(
    name="day",
    forest=("#213c2c", "#335338", "#4a6b42", "#6d8a4c", "#9cac5c"),
    quarry=("#5a5250", "#7d756f", "#a09a92", "#c6bead", "#ece0c6"),
    pasture=("#6f7a36", "#979a48", "#b9b45a", "#d3ca74", "#ebdf98"),
    farmland=("#4a5a2a", "#6c7f36", "#8fa04a", "#b1b95c", "#d5d27a"),
    earth=("#4b3424", "#61452f", "#7a5a3c", "#9c7850", "#c19b6c"),
    mountains=("#372f40", "#4e4355", "#6b5b6e", "#94808a", "#c9aea2"),
    snow=("#8fa3b3", "#bccbd3", "#dde5e6", "#f1f3f2", "#fffaf0"),
    sea=("#17505f", "#226675", "#2f7c8c", "#55a0a6", "#93c9c0"),
    coca=("#2f5a36", "#467441", "#5f8f4e", "#85ac5f", "#b4cb7c"),
    jungle=("#0e2c24", "#173d2f", "#23503c", "#377050", "#5f9660"),
    sand=("#9c7a4c", "#bd9a64", "#d8b981", "#e9d2a0", "#f6e7c3"),
    reed=("#6f5626", "#9c7c3a", "#c9a95a", "#e2ca82", "#f5e6b4"),
    wool=("#8d7c62", "#bda988", "#dccdb0", "#efe6d3", "#fffaf0"),
    wood=("#2f2118", "#4a3423", "#6d4e33", "#8f6b48", "#b48f65"),
    feather=("#7d1f1c", "#ab3229", "#d24b3e", "#ec7a55", "#f8b078"),
    gold=("#7a5412", "#b07f22", "#e0b23c", "#f4d36b", "#fff0b4"),
    sky=("#8fb3bd", "#b8c8c0", "#e6d3ae", "#f6d9a0", "#fff0cc"),
    shade="#2a2130",
    light="#ffedb8",
    foam="#f4f1e2",
)


def sink(colour: str, tone: int = 2) -> str:
    """The pigment an hour later: darker and bluer; its high lights turn to rose."""
    parts = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    dim = [round(v * k) for v, k in zip(parts, (0.61, 0.61, 0.68), strict=True)]
    low = "#" + "".join(f"{v:02x}" for v in dim)
    return mix(mix(low, "#1c2346", 0.12), "#e79a78", (0, 0, 0.01, 0.04, 0.12)[tone])


def _dusk(day: Skin) -> Skin:
    values = [
        tuple(sink(c, i) for i, c in enumerate(v)) if isinstance(v, tuple) else v for v in day
    ]
    return Skin._make(values)._replace(
        name="dusk",
        snow=("#53608a", "#7d8bb0", "#a7b0ca", "#d3cfdc", "#f8ddd0"),
        wool=("#5d5468", "#857a88", "#aea3a8", "#d6c9c4", "#f3e2d2"),
        sky=("#2b3157", "#574a6c", "#a1647a", "#e29070", "#ffc98a"),
        gold=("#6d4512", "#a56f1e", "#dba236", "#f5c75e", "#ffe9a4"),
        shade="#0d1024",
        light="#ffb37c",
        foam="#a9a6b8",
    )


DUSK = _dusk(DAY)
SKINS = (DAY, DUSK)


def corner(x: float, u: float) -> XY:
    """A corner of the map in the frame."""
    return (MAP_X + STEP_X * x, MAP_Y + STEP_U * u)


def ring(at: XY, grow: float = 0.0) -> list[XY]:
    """The corners of the hexagon around `at`, clockwise from the upper left (RULES M4)."""
    x, y = at
    k = 1 + grow / 90
    dx, dy = STEP_X * k, STEP_U * k
    return [
        (x - dx, y - dy),
        (x + dx, y - dy),
        (x + 2 * dx, y),
        (x + dx, y + dy),
        (x - dx, y + dy),
        (x - 2 * dx, y),
    ]


def reach(y: float, inset: float = 0.0) -> float:
    """Half the hexagon's width at a height `y` above or below its middle."""
    return 2 * STEP_X - abs(y) * STEP_X / STEP_U - inset
