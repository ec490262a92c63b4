"""When an exercise comes again."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from stoneage_qt.progress.exercises import (
    SHELF,
    Outcome,
    due,
    exercises,
    expect,
    is_known,
    remember,
)
from stoneage_qt.progress.store import ProgressStore, Value

NOW = datetime(2026, 11, 17, 20, tzinfo=UTC)
DAY = timedelta(days=1)


@pytest.fixture
def store(tmp_path: Path) -> ProgressStore:
    return ProgressStore(tmp_path / "progress.json")


def test_a_failed_one_comes_again_the_next_day(store: ProgressStore) -> None:
    tried = remember(store, "m/12", "stoneage", Outcome.FAILED, NOW)
    assert tried.is_open
    assert timedelta(hours=20) <= tried.due - NOW <= 2 * DAY
    assert due(exercises(store), NOW) == []
    assert [each.key for each in due(exercises(store), NOW + 2 * DAY)] == ["m/12"]


def test_one_that_nobody_tried_comes_tomorrow_and_changes_no_other(store: ProgressStore) -> None:
    expect(store, "m/12", "stoneage", NOW)
    (waiting,) = exercises(store)
    assert (waiting.tries, waiting.solved) == (0, 0)
    assert due(exercises(store), NOW) == []
    assert due(exercises(store), NOW + DAY) == [waiting]
    tried = remember(store, "m/12", "stoneage", Outcome.SOLVED, NOW + DAY)
    assert (tried.tries, tried.solved) == (1, 1)
    expect(store, "m/12", "stoneage", NOW + DAY)
    assert exercises(store) == [tried]


def test_the_worked_example_of_the_schedule(store: ProgressStore) -> None:
    """Solved whenever it was due: 20 hours, then days that grow, as FSRS 6 gives them."""
    now, waits = NOW, []
    for _ in range(6):
        tried = remember(store, "m/12", "stoneage", Outcome.SOLVED, now)
        waits.append((tried.due - now).days)
        now = tried.due
    assert waits == sorted(waits)
    assert waits[0] <= 3
    assert waits[-1] > 60
    assert tried.solved == 6


def test_known_for_good_after_a_year_of_successes(store: ProgressStore) -> None:
    now = NOW
    for _ in range(12):
        tried = remember(store, "m/12", "stoneage", Outcome.SOLVED, now)
        if is_known(tried, now):
            break
        now = tried.due
    assert is_known(tried, now)


def test_failing_after_successes_brings_it_back_soon(store: ProgressStore) -> None:
    now = NOW
    for _ in range(4):
        now = remember(store, "m/12", "stoneage", Outcome.SOLVED, now).due
    failed = remember(store, "m/12", "stoneage", Outcome.FAILED, now)
    assert failed.due - now <= 2 * DAY


def test_help_brings_it_back_sooner_than_solving(store: ProgressStore) -> None:
    now = NOW
    for key, last in (("a", Outcome.SOLVED), ("b", Outcome.WITH_HELP)):
        first = remember(store, key, "stoneage", Outcome.SOLVED, now)
        second = remember(store, key, "stoneage", Outcome.SOLVED, first.due)
        remember(store, key, "stoneage", last, second.due)
    found = {each.key: each.due for each in exercises(store)}
    assert found["b"] < found["a"]


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"due": "never", "game": "stoneage"},
        {"due": "0001-01-01T00:00:00+00:00", "game": "stoneage"},
        {
            "due": NOW.isoformat(),
            "game": "stoneage",
            "stability": "x",
            "state": 99,
            "last_review": 5,
        },
        {"due": NOW.isoformat(), "game": "stoneage", "tries": -4, "solved": 1e14},
    ],
)
def test_damaged_records_do_no_harm(store: ProgressStore, record: dict[str, object]) -> None:
    store.put(SHELF, "m/12", record)  # type: ignore[arg-type]
    exercises(store)
    tried = remember(store, "m/12", "stoneage", Outcome.SOLVED, NOW)
    assert tried.tries == 1
    assert tried.due > NOW


@pytest.mark.parametrize(
    "wrong",
    [
        {"stability": 0},
        {"stability": -1e15},
        {"stability": None},
        {"difficulty": 1e15},
        {"step": "x"},
        {"state": 1, "step": None},
        {"last_review": None},
    ],
)
def test_a_damaged_card_begins_anew(store: ProgressStore, wrong: dict[str, Value]) -> None:
    remember(store, "m/12", "stoneage", Outcome.SOLVED, NOW)
    remember(store, "m/12", "stoneage", Outcome.SOLVED, NOW + 5 * DAY)
    store.put(SHELF, "m/12", {**store.shelf(SHELF)["m/12"], **wrong})
    tried = remember(store, "m/12", "stoneage", Outcome.FAILED, NOW + 20 * DAY)
    assert NOW + 20 * DAY < tried.due < NOW + 400 * DAY
    assert [each.key for each in exercises(store)] == ["m/12"]
