"""Ratings against the worked example of their inventor, and what they must do."""

import pytest

from stoneage_qt.progress.glicko import (
    LEAST_RATING,
    MOST_DEVIATION,
    MOST_RATING,
    Result,
    Strength,
    after,
    win_chance,
)


def test_the_worked_example() -> None:
    """Glickman, "Example of the Glicko-2 system": 1464.06, 151.52, 0.05999."""
    old = Strength(1500.0, 200.0, 0.06)
    games = [Result(1400.0, 30.0, 1.0), Result(1550.0, 100.0, 0.0), Result(1700.0, 300.0, 0.0)]
    new = after(old, games)
    assert new.rating == pytest.approx(1464.06, abs=0.02)
    assert new.deviation == pytest.approx(151.52, abs=0.01)
    assert new.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_pause_only_makes_less_sure() -> None:
    old = Strength(1700.0, 60.0, 0.06)
    rested = after(old, [])
    assert rested.rating == old.rating
    assert rested.deviation > old.deviation
    assert after(Strength(), []).deviation == MOST_DEVIATION


def test_winning_raises_and_losing_lowers() -> None:
    start = Strength()
    won, lost = (after(start, [Result(1500.0, 50.0, score)]) for score in (1.0, 0.0))
    assert lost.rating < start.rating < won.rating
    assert won.deviation < start.deviation
    assert won.low < won.rating < won.high


def test_a_surprise_of_many_wins_ends_in_a_finite_rating() -> None:
    strength = Strength()
    for _ in range(300):
        strength = after(strength, [Result(2400.0, 30.0, 1.0)])
    assert 2400.0 < strength.rating < 4000.0
    assert 0.0 < strength.volatility < 1.0


def test_weights_count_less() -> None:
    whole = after(Strength(), [Result(1500.0, 50.0, 1.0)])
    third = after(Strength(), [Result(1500.0, 50.0, 1.0, weight=1 / 3)])
    assert 1500.0 < third.rating < whole.rating
    assert third.deviation > whole.deviation


def test_chances_of_two_add_up() -> None:
    one, other = Strength(1600.0, 80.0), Strength(1500.0, 120.0)
    assert win_chance(one, other) > 0.5
    assert win_chance(one, other) + win_chance(other, one) == pytest.approx(1.0)
    assert win_chance(Strength(1900.0, 1e-9), Strength(1500.0, 1e-9)) == pytest.approx(
        10 / 11, abs=1e-3
    )


@pytest.mark.parametrize("rating", [0.0, 4000.0])
@pytest.mark.parametrize("score", [0.0, 1.0])
def test_impossible_results_stay_within_bounds(rating: float, score: float) -> None:
    strength = Strength()
    for turn in range(400):
        against = rating if turn % 50 else 4000.0 - rating
        strength = after(strength, [Result(against, 120.0, score)])
        assert LEAST_RATING <= strength.rating <= MOST_RATING
        assert 0.0 < strength.deviation <= MOST_DEVIATION
        assert 0.0 < strength.volatility <= 0.5
