"""The opponent about as strong as somebody: even in the mean, and never beyond the list."""

import random

import pytest

from stoneage_qt.contract import Level
from stoneage_qt.games import minds_of
from stoneage_qt.progress.even import can_be_even, even_level

LEVELS = [Level("a", 0, rating=1000), Level("b", 1, rating=1400), Level("c", 2, rating=1500)]


@pytest.mark.parametrize("rating", [1000.0, 1100.0, 1399.0, 1400.0, 1450.0])
def test_the_mean_of_many_games_is_the_rating(rating: float) -> None:
    rng, rated = random.Random(1), {level.key: level.rating for level in LEVELS}
    drawn = [rated[even_level(LEVELS, rating, rng)] for _ in range(4000)]
    assert sum(drawn) / len(drawn) == pytest.approx(rating, abs=10)


@pytest.mark.parametrize(("rating", "level"), [(200.0, "a"), (2600.0, "c")])
def test_beyond_the_list_plays_who_is_nearest(rating: float, level: str) -> None:
    assert even_level(LEVELS, rating, random.Random(1)) == level


def test_only_rated_games_have_one() -> None:
    assert can_be_even(minds_of("stoneage").levels)
    assert not can_be_even([Level("a", 0), Level("b", 1, rating=1000)])
