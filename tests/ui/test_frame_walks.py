"""How the frame of the keyboard goes from place to place, on any board."""

from typing import NamedTuple

import pytest

from stoneage_qt.ui.board_kit.walking import following, nearest

pytestmark = pytest.mark.once


class Spot(NamedTuple):
    x: float
    y: float


# A cross: west, middle, east in a row, north and south of the middle, and one far in the corner.
PLACES = {
    "west": Spot(0, 100),
    "middle": Spot(100, 100),
    "east": Spot(200, 110),
    "north": Spot(100, 0),
    "south": Spot(110, 200),
    "corner": Spot(400, 400),
}


@pytest.mark.parametrize(
    ("here", "direction", "there"),
    [
        ("middle", (-1, 0), "west"),
        ("middle", (1, 0), "east"),
        ("middle", (0, -1), "north"),
        ("middle", (0, 1), "south"),
        ("east", (1, 0), "corner"),
        ("west", (-1, 0), None),
    ],
)
def test_the_nearest_in_a_direction(here: str, direction: tuple[int, int], there: str) -> None:
    assert nearest(PLACES, here, direction, PLACES.__getitem__) == there


def test_what_is_nearly_level_is_not_below() -> None:
    row = {"left": Spot(0, 0), "right": Spot(50, 15)}
    assert nearest(row, "left", (0, 1), row.__getitem__) == "right"
    assert nearest(row, "left", (0, 1), row.__getitem__, least=20) is None


def test_tab_goes_on_and_back_and_leaves_at_the_ends() -> None:
    targets = ["a", "b", "c"]
    assert following(targets, None, 1) == "a"
    assert following(targets, None, -1) == "c"
    assert following(targets, "elsewhere", 1) == "a"
    assert following(targets, "b", 1) == "c"
    assert following(targets, "b", -1) == "a"
    assert following(targets, "c", 1) is None
    assert following(targets, "a", -1) is None
    assert following([], "a", 1) is None
