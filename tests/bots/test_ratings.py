"""Ratings: known answers of the model, and the strengths that made up the games."""

import math
import random
from itertools import pairwise

import pytest

from stoneage_qt.bots.ratings import ELO, Placing, fit_strengths, rate


def beats(winner: int, loser: int) -> Placing:
    return ((winner, 1), (loser, 2))


def test_two_bots_rate_as_their_odds() -> None:
    """Three wins of four for a long match: odds of 3 to 1, less a little for the prior."""
    strengths = fit_strengths([beats(0, 1)] * 3000 + [beats(1, 0)] * 1000, 2)
    assert strengths[0] / strengths[1] == pytest.approx(3.0, rel=0.01)
    assert strengths[0] * strengths[1] == pytest.approx(1.0)


def test_400_points_are_ten_to_one() -> None:
    assert ELO * math.log(10.0) == pytest.approx(400.0)


def test_a_tie_is_half_a_win_each() -> None:
    tie: Placing = ((0, 1), (1, 1))
    assert fit_strengths([tie] * 10, 2) == pytest.approx([1.0, 1.0])


def test_never_beaten_is_still_a_number() -> None:
    ratings = rate([[beats(0, 1)]] * 20, 2)
    assert 300 < ratings[0].rating - ratings[1].rating < 2000


def test_nothing_played_nothing_known() -> None:
    assert [row.rating for row in rate([], 3)] == pytest.approx([0.0] * 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strengths_are_found_again(seats: int) -> None:
    rng = random.Random(seats)
    true = [1.0, 2.0, 4.0, 8.0]
    tables = []
    for _ in range(3000):
        left = rng.sample(range(4), seats)
        order = []
        while left:
            chosen = rng.choices(left, [true[bot] for bot in left])[0]
            left.remove(chosen)
            order.append(chosen)
        tables.append([tuple((bot, rank) for rank, bot in enumerate(order, start=1))])
    rated = rate(tables, 4, resamples=20)
    step = ELO * math.log(2.0)
    for lower, higher in pairwise(rated):
        assert higher.rating - lower.rating == pytest.approx(step, abs=25)
        assert lower.low <= lower.rating <= lower.high
