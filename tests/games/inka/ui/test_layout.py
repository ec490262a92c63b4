"""Where things lie on the board, and what a click there means."""

import random

import pytest
from PySide6.QtSvg import QSvgRenderer

from stoneage_qt.games.inka.rules import Setup, new_state
from stoneage_qt.games.inka.rules.board import CORNERS, CROSSINGS, ENDS, PATHS, TILES
from stoneage_qt.games.inka.ui.board import layout
from stoneage_qt.games.inka.ui.board.ground import DAY, DUSK, drawing, variants

pytestmark = pytest.mark.once


def test_every_place_is_found_where_it_is_drawn() -> None:
    for crossing in range(CROSSINGS):
        assert layout.crossing_at(*layout.CROSSING_SPOTS[crossing]) == crossing
    for path in range(PATHS):
        assert layout.path_at(*layout.PATH_SPOTS[path]) == path
        assert layout.crossing_at(*layout.PATH_SPOTS[path]) is None
    for tile in range(TILES):
        assert layout.tile_at(*layout.TILE_SPOTS[tile]) == tile
        assert layout.path_at(*layout.TILE_SPOTS[tile]) is None


def test_what_is_let_go_falls_on_the_nearest_of_the_possible_places() -> None:
    spot = layout.CROSSING_SPOTS[26]
    near = layout.EDGE * 0.45
    assert layout.nearest_crossing(spot.x + near, spot.y, {26, 30}) == 26
    assert layout.nearest_crossing(spot.x + 0.6 * layout.EDGE, spot.y, {26}) is None
    middle = layout.PATH_SPOTS[36]
    assert layout.nearest_path(middle.x, middle.y + near, {36}) == 36
    assert layout.nearest_path(middle.x, middle.y, set()) is None


def test_paths_are_named_as_they_run() -> None:
    for path, way in enumerate(layout.PATH_WAYS):
        left, right = sorted(layout.CROSSING_SPOTS[end] for end in ENDS[path])
        assert (way == "level") == (left.y == right.y)
        assert (way == "rising") == (left.y > right.y)


@pytest.mark.parametrize("time", [DAY, DUSK])
@pytest.mark.parametrize("variable", [False, True])
def test_the_land_is_one_drawing(qapp: object, time: str, variable: bool) -> None:
    founding = "free" if variable else "fixed"
    setup = Setup.shuffled(4, random.Random(3), founding=founding, variable=variable)
    terrain = tuple(new_state(setup).terrain)
    painted = QSvgRenderer(drawing(terrain, time))
    assert painted.isValid()
    assert painted.viewBoxF().width() == layout.PAINTING.w


def test_neighbouring_tiles_of_a_terrain_look_different() -> None:
    terrain = new_state(Setup.shuffled(4, random.Random(1))).terrain
    names = variants(terrain)
    for one in range(TILES):
        for other in range(one):
            if terrain[one] == terrain[other] and len(set(CORNERS[one]) & set(CORNERS[other])) > 1:
                assert names[one] != names[other], (one, other)
