"""Where on the board, in words: tiles by landscape and number, crossings and paths by their tiles.

People read no c33: a crossing is called after the tiles that meet there, a path after the tiles on
its two sides; at the frame, where one tile is alone, after the side of the sky.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.inka.rules import FRAME, State
from stoneage_qt.games.inka.rules.board import (
    CROSSING_PLACES,
    ENDS,
    TILE_PLACES,
    TILES_AT,
    tile_name,
)
from stoneage_qt.games.inka.rules.constants import OCEAN
from stoneage_qt.games.inka.ui.words.names import landscape_name
from stoneage_qt.ui.words.language import both
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

# The tiles on the two sides of each path; one alone at the frame.
TILES_BESIDE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(t for t in TILES_AT[a] if t in TILES_AT[b]) for a, b in ENDS
)
# Seen from the middle of a tile: (west … east, north … south), each -1, 0 or 1.
_CORNERS: Final = {
    (-1, -1): QT_TRANSLATE_NOOP("InkaPlace", "north-west corner of {tile}"),
    (1, -1): QT_TRANSLATE_NOOP("InkaPlace", "north-east corner of {tile}"),
    (1, 0): QT_TRANSLATE_NOOP("InkaPlace", "east corner of {tile}"),
    (1, 1): QT_TRANSLATE_NOOP("InkaPlace", "south-east corner of {tile}"),
    (-1, 1): QT_TRANSLATE_NOOP("InkaPlace", "south-west corner of {tile}"),
    (-1, 0): QT_TRANSLATE_NOOP("InkaPlace", "west corner of {tile}"),
}
_SIDES: Final = {
    (0, -1): QT_TRANSLATE_NOOP("InkaPlace", "north side of {tile}"),
    (1, -1): QT_TRANSLATE_NOOP("InkaPlace", "north-east side of {tile}"),
    (1, 1): QT_TRANSLATE_NOOP("InkaPlace", "south-east side of {tile}"),
    (0, 1): QT_TRANSLATE_NOOP("InkaPlace", "south side of {tile}"),
    (-1, 1): QT_TRANSLATE_NOOP("InkaPlace", "south-west side of {tile}"),
    (-1, -1): QT_TRANSLATE_NOOP("InkaPlace", "north-west side of {tile}"),
}


def tile_text(s: State, tile: int) -> str:
    """A tile, or the frame: "forest 5"."""
    if tile == FRAME:
        return translate("InkaPlace", "the jungle frame")
    terrain, number = s.terrain[tile], s.components.number[tile]
    if terrain == OCEAN:
        return landscape_name(OCEAN)
    text = translate("InkaPlace", "{landscape} {number}").format(
        landscape=landscape_name(terrain), number=number
    )
    alike = [t for t in s.components.tiles_with[number] if s.terrain[t] == terrain]
    return text if len(alike) == 1 else _told_apart(text, tile, alike)


def _told_apart(text: str, tile: int, alike: Sequence[int]) -> str:
    """A shuffled land (U4) may show the same twice; tiles are numbered from the north."""
    if tile == alike[0]:
        return translate("InkaPlace", "{tile} (north)").format(tile=text)
    if tile == alike[-1]:
        return translate("InkaPlace", "{tile} (south)").format(tile=text)
    return translate("InkaPlace", "{tile} ({name})").format(tile=text, name=tile_name(tile))


def crossing_text(s: State, crossing: int) -> str:
    """A crossing by the tiles that meet there."""
    tiles = TILES_AT[crossing]
    if len(tiles) > 1:
        return both([tile_text(s, tile) for tile in tiles])
    words = translate("InkaPlace", _CORNERS[_seen_from(tiles[0], (crossing,))])
    return words.format(tile=tile_text(s, tiles[0]))


def path_text(s: State, path: int) -> str:
    """A path by the tiles on its sides."""
    tiles = TILES_BESIDE[path]
    if len(tiles) > 1:
        return translate("InkaPlace", "{one} | {other}").format(
            one=tile_text(s, tiles[0]), other=tile_text(s, tiles[1])
        )
    words = translate("InkaPlace", _SIDES[_seen_from(tiles[0], ENDS[path])])
    return words.format(tile=tile_text(s, tiles[0]))


def _seen_from(tile: int, crossings: Sequence[int]) -> tuple[int, int]:
    """In which direction from the middle of a tile the crossings lie, taken together."""
    u, column = TILE_PLACES[tile]
    east = sum(CROSSING_PLACES[crossing][1] - 3 * column for crossing in crossings)
    south = sum(CROSSING_PLACES[crossing][0] - u for crossing in crossings)
    return _sign(east), _sign(south)


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
