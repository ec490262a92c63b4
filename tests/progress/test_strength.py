"""The strength of people, from the games of a library."""

import random

import pytest

from stoneage_qt.progress.strength import strengths
from stoneage_qt.session.library_stats import BOT, PERSON, FinishedGame, Placed

RATINGS = {"valuer": 1711.0, "strong": 2315.0}


def game(number: int, *seats: tuple[str, str, int]) -> FinishedGame:
    return FinishedGame(f"{number}.stoneage", float(number), tuple(Placed(*seat) for seat in seats))


def test_winning_against_a_bot_says_stronger_than_it() -> None:
    games = [game(n, (PERSON, "Anna", 1), (BOT, "valuer", 2)) for n in range(20)]
    steps = strengths(games, RATINGS)["Anna"]
    assert len(steps) == 20
    assert steps[-1].strength.rating > RATINGS["valuer"] + 100
    assert steps[-1].strength.deviation < steps[0].strength.deviation


def test_even_results_end_at_the_bots_rating() -> None:
    rng = random.Random(3)
    games = []
    for n in range(300):
        first = rng.random() < 0.5
        games.append(game(n, (PERSON, "Anna", 2 - first), (BOT, "valuer", 1 + first)))
    last = strengths(games, RATINGS)["Anna"][-1].strength
    assert last.low < RATINGS["valuer"] < last.high
    assert last.rating == pytest.approx(RATINGS["valuer"], abs=120)


def test_people_at_one_table_are_compared_too() -> None:
    games = [
        game(n, (PERSON, "Anna", 1), (PERSON, "Ben", 3), (BOT, "valuer", 2)) for n in range(10)
    ]
    found = strengths(games, RATINGS)
    assert found["Anna"][-1].strength.rating > found["Ben"][-1].strength.rating


def test_who_is_unknown_tells_nothing() -> None:
    games = [game(1, (PERSON, "Anna", 1), (BOT, "own program", 2))]
    assert strengths(games, RATINGS) == {}


def test_a_person_is_not_compared_with_themselves() -> None:
    games = [game(1, (PERSON, "Anna", 1), (PERSON, "Anna", 2))]
    assert strengths(games, RATINGS) == {}


def test_ties_move_towards_each_other() -> None:
    step = strengths([game(1, (PERSON, "Anna", 1), (BOT, "strong", 1))], RATINGS)["Anna"][0]
    assert step.strength.rating > 1500
