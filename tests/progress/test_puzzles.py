"""Puzzles that were tried: rating, streak, the one of the day, the next one."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from stoneage_qt.contract.puzzles import Puzzle
from stoneage_qt.progress.glicko import Result, Strength, after
from stoneage_qt.progress.puzzles import (
    SHELF,
    next_puzzle,
    note_try,
    puzzle_of_day,
    standing,
    tries,
)
from stoneage_qt.progress.store import ProgressStore

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def puzzle(number: int, rating: int) -> Puzzle:
    return Puzzle(f"race/{number}", "race", None, None, (), None, 0.6, 0.4, "x", rating, {})


SOME = [puzzle(number, 1000 + 200 * number) for number in range(6)]


def test_only_the_first_try_counts(tmp_path: Path) -> None:
    store = ProgressStore(tmp_path / "progress.json")
    assert note_try(store, SOME[0], solved=False, now=NOON)
    assert not note_try(store, SOME[0], solved=True, now=NOON + timedelta(days=1))
    assert [one.solved for one in tries(store)] == [False]


def test_rating_and_streak_follow_the_tries(tmp_path: Path) -> None:
    store = ProgressStore(tmp_path / "progress.json")
    for number, solved in enumerate((True, False, True, True)):
        note_try(store, SOME[number], solved, NOON + timedelta(minutes=number))
    found = standing(ProgressStore(store.path))
    assert (found.tried, found.solved, found.streak) == (4, 3, 2)
    expected = Strength()
    for number, score in enumerate((1.0, 0.0, 1.0, 1.0)):
        expected = after(expected, [Result(SOME[number].rating, 120.0, score)])
    assert found.strength == expected


def test_the_next_is_about_as_hard_as_one_is_strong(tmp_path: Path) -> None:
    store = ProgressStore(tmp_path / "progress.json")
    first = next_puzzle(SOME, store)
    assert first is not None
    assert abs(first.rating - 1500) == 100
    for each in SOME:
        note_try(store, each, solved=True, now=NOON)
    assert next_puzzle(SOME, store) is None


def test_a_date_has_one_puzzle(tmp_path: Path) -> None:
    days = [date(2026, 3, day) for day in range(1, 29)]
    chosen = [puzzle_of_day(SOME, day) for day in days]
    assert chosen == [puzzle_of_day(list(reversed(SOME)), day) for day in days]
    assert len({each.key for each in chosen if each is not None}) > 3
    assert puzzle_of_day([], days[0]) is None


def test_damaged_tries_are_left_out(tmp_path: Path) -> None:
    store = ProgressStore(tmp_path / "progress.json")
    store.put(SHELF, "a", {"when": "yesterday", "solved": True, "rating": 1500})
    store.put(SHELF, "b", {"when": NOON.isoformat(), "solved": True, "rating": "high"})
    store.put(SHELF, "c", {"when": NOON.isoformat(), "solved": True, "rating": 1500})
    assert [one.key for one in tries(store)] == ["c"]
