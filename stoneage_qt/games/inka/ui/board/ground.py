"""The painted land of one game as a single drawing: frame, tiles, paths, laid as the state says."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from stoneage_qt.games.inka.rules.board import CROSSINGS, PATHS, TILES
from stoneage_qt.games.inka.rules.constants import TERRAIN_NAMES
from stoneage_qt.games.inka.ui.board import layout
from stoneage_qt.paths import resource_path

if TYPE_CHECKING:
    from collections.abc import Sequence

DAY: Final = "day"
DUSK: Final = "dusk"
# Anchors of the pictures.
_TILE: Final = (150.0, 150.0)
_PATH: Final = (80.0, 70.0)
_CROSSING: Final = (30.0, 30.0)
_VARIANTS: Final = 3
_HEAD: Final = re.compile(r"^.*?<svg[^>]*>|</svg>\s*$", re.DOTALL)
_NAMES: Final = re.compile(r'(id="|url\(#)(\w+)')


@lru_cache(maxsize=128)
def _inside(name: str) -> str:
    """What a drawing is made of, without its frame."""
    text = resource_path(f"inka/map/{name}.svg").read_text(encoding="utf-8")
    return _HEAD.sub("", text)


class _Sheet:
    """Drawings one over the other; their gradients keep apart by a number."""

    def __init__(self) -> None:
        self._parts: list[str] = []

    def add(self, name: str, at: tuple[float, float], anchor: tuple[float, float]) -> None:
        number = len(self._parts)
        inside = _NAMES.sub(rf"\g<1>n{number}_\g<2>", _inside(name))
        x, y = at[0] - anchor[0], at[1] - anchor[1]
        self._parts.append(f'<g transform="translate({x:g},{y:g})">{inside}</g>')

    def drawing(self) -> bytes:
        box = layout.PAINTING
        head = (
            '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
            f'width="{box.w:g}" height="{box.h:g}" '
            f'viewBox="{box.x:g} {box.y:g} {box.w:g} {box.h:g}">'
        )
        return f"{head}{''.join(self._parts)}</svg>".encode()


def variants(terrain: Sequence[int]) -> list[str]:
    """The picture of each tile: of each terrain one after the other, so that neighbours differ."""
    seen = [0] * len(TERRAIN_NAMES)
    found = []
    for kind in terrain:
        found.append(f"{TERRAIN_NAMES[kind]}_{seen[kind] % _VARIANTS + 1}")
        seen[kind] += 1
    return found


class Land(NamedTuple):
    """The land with these terrains, by day or at dusk."""

    terrain: tuple[int, ...]
    time: str

    @property
    def name(self) -> str:
        """Lands differ from game to game."""
        return f"{self.time} {self.terrain}"

    def svg(self) -> bytes:
        """The drawing."""
        return drawing(self.terrain, self.time)


# Put together once for all sizes it is painted in.
@lru_cache(maxsize=2)
def drawing(terrain: tuple[int, ...], time: str) -> bytes:
    """The land with these terrains as an SVG, by day or at dusk."""
    sheet = _Sheet()
    sheet.add(f"{time}/frame", (0, 0), (0, 0))
    names = variants(terrain)
    for tile in range(TILES):
        sheet.add(f"{time}/ground/{names[tile]}", layout.TILE_SPOTS[tile], _TILE)
    for path in range(PATHS):
        sheet.add(f"{time}/path_{layout.PATH_WAYS[path]}", layout.PATH_SPOTS[path], _PATH)
    for crossing in range(CROSSINGS):
        sheet.add(f"{time}/crossing", layout.CROSSING_SPOTS[crossing], _CROSSING)
    for tile in range(TILES):
        sheet.add(f"{time}/land/{names[tile]}", layout.TILE_SPOTS[tile], _TILE)
    return sheet.drawing()
