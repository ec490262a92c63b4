"""The map: which tiles touch which crossings, which paths join them (M3 to M6).

Computed from the places of the tiles. An owner's own data may change what a tile yields, never
where land is, so these tables hold for every game.
"""

from typing import Final

# (u, column) of every tile, in tile order; u counts half tile heights downwards (M3).
TILE_PLACES: Final = tuple(
    sorted(
        (first + 2 * row, column)
        for column, (first, rows) in enumerate(((1, 5), (0, 6), (-1, 7), (0, 6), (1, 5)))
        for row in range(rows)
    )
)
TILES: Final = len(TILE_PLACES)
# Land are the three middle columns but for one plantation at their edge (M3).
_PLANTATION: Final = (10, 3)
IS_LAND: Final = tuple(1 <= column <= 3 and (u, column) != _PLANTATION for u, column in TILE_PLACES)
LAND_TILES: Final = tuple(tile for tile in range(TILES) if IS_LAND[tile])


def _ring(u: int, column: int) -> tuple[tuple[int, int], ...]:
    """The corners of a tile as (u, x), clockwise from the upper left (M4)."""
    x = 3 * column
    return (
        (u - 1, x - 1),
        (u - 1, x + 1),
        (u, x + 2),
        (u + 1, x + 1),
        (u + 1, x - 1),
        (u, x - 2),
    )


_RINGS: Final = tuple(_ring(u, column) for u, column in TILE_PLACES)
# (u, x) of every crossing, in crossing order: the corners of land (M4).
CROSSING_PLACES: Final = tuple(sorted({corner for tile in LAND_TILES for corner in _RINGS[tile]}))
CROSSINGS: Final = len(CROSSING_PLACES)
_CROSSING_AT: Final = {place: number for number, place in enumerate(CROSSING_PLACES)}

# The crossings of each tile, clockwise from the upper left, those that do not exist left out.
CORNERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_CROSSING_AT[corner] for corner in ring if corner in _CROSSING_AT) for ring in _RINGS
)
TILES_AT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(tile for tile in range(TILES) if crossing in CORNERS[tile])
    for crossing in range(CROSSINGS)
)


def _sides(tile: int) -> list[tuple[int, int]]:
    ring = [_CROSSING_AT[corner] for corner in _RINGS[tile]]
    return [(min(a, b), max(a, b)) for a, b in zip(ring, ring[1:] + ring[:1], strict=True)]


# The two crossings of each path, lower number first: the sides of land (M5).
ENDS: Final[tuple[tuple[int, int], ...]] = tuple(
    sorted({side for tile in LAND_TILES for side in _sides(tile)})
)
PATHS: Final = len(ENDS)
FIRST_END: Final[tuple[int, ...]] = tuple(a for a, _ in ENDS)
SECOND_END: Final[tuple[int, ...]] = tuple(b for _, b in ENDS)
PATHS_AT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(path for path in range(PATHS) if crossing in ENDS[path]) for crossing in range(CROSSINGS)
)
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(FIRST_END[path] + SECOND_END[path] - crossing for path in PATHS_AT[crossing])
    for crossing in range(CROSSINGS)
)


def tile_name(tile: int) -> str:
    """t00 … t28."""
    return f"t{tile:02d}"


def crossing_name(crossing: int) -> str:
    """c00 … c53."""
    return f"c{crossing:02d}"


def path_name(path: int) -> str:
    """p00 … p70."""
    return f"p{path:02d}"
