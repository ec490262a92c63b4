"""The board as text: everything that stands on it is there once, and no hidden card."""

import random
import re

import pytest

from stoneage_qt.games import drawing_of
from stoneage_qt.games.inka.drawing import board_lines, drawing
from stoneage_qt.games.inka.rules import NOBODY, State, determinize
from stoneage_qt.games.inka.rules.constants import OCEAN
from tests.games.inka.rules.random_games import SET_UPS, Kind, positions
from tests.games.inka.rules.table import BLUE, RED, put, start

NAMES = ("Anna", "Ben", "Cleo", "Dan")


def counted(s: State) -> tuple[int, int, int]:
    """Buildings, roads and tiles of a drawing."""
    text = "\n".join(board_lines(s))
    tiles = re.findall(r"t\d\d(?: \d+)?", text)
    rest = re.sub(r"t\d\d(?: \d+)?|[a-z]{3,}", " ", text)
    buildings = re.findall(r"[scrR]\d", rest)
    roads = re.findall(r"\d", re.sub(r"[scrR]\d", " ", rest))
    return len(buildings), len(roads), len(tiles)


@pytest.mark.parametrize("kind", SET_UPS)
def test_everything_on_the_board_is_drawn_once(kind: Kind) -> None:
    for s in positions(kind, seed=4, every=25):
        assert counted(s) == (
            sum(owner != NOBODY for owner in s.owner),
            sum(seat != NOBODY for seat in s.roads),
            29,
        )
        assert max(map(len, drawing(s, NAMES))) <= 100


def test_pieces_are_told_apart() -> None:
    s = put(start(), RED, cities="c26", ruins="c01", ruined_cities="c05", roads="p00 p01")
    put(s, BLUE, settlements="c53")
    text = "\n".join(board_lines(s))
    for piece in ("c0", "r0", "R0", "s2", "==0=="):
        assert piece in text
    s.robber = 7
    assert "robber" in "\n".join(board_lines(s))
    assert sum(terrain == OCEAN for terrain in s.terrain) == text.count("ocean") == 2


@pytest.mark.parametrize("kind", SET_UPS[::3])
def test_a_drawing_tells_nothing_hidden(kind: Kind) -> None:
    rng = random.Random(1)
    for s in positions(kind, seed=4, every=25):
        assert drawing(determinize(s, 0, rng), NAMES) == drawing(s, NAMES)


def test_a_game_without_a_drawing_has_none() -> None:
    assert drawing_of("inka") is drawing
    assert drawing_of("stoneage") is None
