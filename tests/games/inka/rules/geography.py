"""The map as the rules describe it (M3 to M6), worked out apart from the program."""

TERRAINS = [
    "forest",
    "quarry",
    "pasture",
    "farmland",
    "mountains",
    "fishing",
    "plantation",
    "jungle",
    "ocean",
]

# Column, half tile heights downwards, terrain, number: the table of M3.
TILES = (
    (2, -1, "quarry", 11),
    (1, 0, "pasture", 4),
    (3, 0, "forest", 2),
    (0, 1, "fishing", 6),
    (2, 1, "farmland", 6),
    (4, 1, "jungle", 8),
    (1, 2, "forest", 5),
    (3, 2, "forest", 9),
    (0, 3, "ocean", 0),
    (2, 3, "farmland", 10),
    (4, 3, "plantation", 11),
    (1, 4, "quarry", 8),
    (3, 4, "quarry", 4),
    (0, 5, "fishing", 3),
    (2, 5, "pasture", 12),
    (4, 5, "jungle", 10),
    (1, 6, "mountains", 11),
    (3, 6, "mountains", 9),
    (0, 7, "ocean", 0),
    (2, 7, "pasture", 3),
    (4, 7, "plantation", 5),
    (1, 8, "mountains", 8),
    (3, 8, "forest", 6),
    (0, 9, "fishing", 9),
    (2, 9, "farmland", 5),
    (4, 9, "jungle", 4),
    (1, 10, "pasture", 10),
    (3, 10, "plantation", 9),
    (2, 11, "farmland", 3),
)
TERRAIN = tuple(TERRAINS.index(terrain) for _, _, terrain, _ in TILES)
NUMBER = tuple(number for _, _, _, number in TILES)
LAND = tuple(tile for tile, terrain in enumerate(TERRAIN) if terrain < 5)

Corner = tuple[int, int]


def _ring(column: int, u: int) -> list[Corner]:
    x = 3 * column
    return [(x - 1, u - 1), (x + 1, u - 1), (x + 2, u), (x + 1, u + 1), (x - 1, u + 1), (x - 2, u)]


_RINGS = [_ring(column, u) for column, u, _, _ in TILES]
_CROSSINGS = sorted(
    {corner for tile in LAND for corner in _RINGS[tile]}, key=lambda c: (c[1], c[0])
)
_NUMBERED = {corner: number for number, corner in enumerate(_CROSSINGS)}

# The crossings at each tile, clockwise from the upper left (M4).
CORNERS = [[_NUMBERED[corner] for corner in ring if corner in _NUMBERED] for ring in _RINGS]
# The ends of each path, lower number first (M5).
ENDS = sorted(
    {
        (min(one, other), max(one, other))
        for tile in LAND
        for one, other in zip(CORNERS[tile], CORNERS[tile][1:] + CORNERS[tile][:1], strict=True)
    }
)
CROSSINGS = range(len(_CROSSINGS))
PATHS_AT = [[path for path, ends in enumerate(ENDS) if c in ends] for c in CROSSINGS]
NEIGHBOURS = [
    sorted(one + other - c for one, other in (ENDS[path] for path in PATHS_AT[c]))
    for c in CROSSINGS
]
TILES_AT = [[tile for tile, corners in enumerate(CORNERS) if c in corners] for c in CROSSINGS]
