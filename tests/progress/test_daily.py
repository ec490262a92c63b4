"""Deals of the day: once for the table, whatever lies in the file."""

from datetime import date
from pathlib import Path

from stoneage_qt.progress.daily import SHELF, begin, note, result_of
from stoneage_qt.progress.store import ProgressStore
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match
from stoneage_qt.session.seats import Seat
from tests.stored_games.stored import FOLDER

DAY = date(2026, 3, 1)


def finished() -> Match:
    match = load_match(FOLDER / "2p.stoneage")
    red, blue = match.seats
    bot = Seat(controller="bot", level="valuer", colour=blue.colour)
    match.reseat([Seat(name="Ada", colour=red.colour), bot])
    return match


def test_the_first_game_of_a_day_counts(tmp_path: Path) -> None:
    store, match = ProgressStore(tmp_path / "progress.json"), finished()
    assert result_of(store, "stoneage", DAY) is None
    assert begin(store, DAY, match)
    assert not begin(store, DAY, finished())
    begun = result_of(store, "stoneage", DAY)
    assert begun is not None
    assert begun.points is None
    note(store, match)
    again = result_of(ProgressStore(store.path), "stoneage", DAY)
    assert again is not None
    own = match.rules.standings(match.state)[0]
    assert (again.points, again.rank) == (own.total, own.rank)


def test_another_game_is_no_deal_of_the_day(tmp_path: Path) -> None:
    store = ProgressStore(tmp_path / "progress.json")
    note(store, finished())
    assert not store.shelf(SHELF)


def test_a_damaged_record_is_none(tmp_path: Path) -> None:
    store = ProgressStore(tmp_path / "progress.json")
    store.put(SHELF, f"stoneage/{DAY.isoformat()}", {"match": 7})
    assert result_of(store, "stoneage", DAY) is None
    store.put(SHELF, f"stoneage/{DAY.isoformat()}", {"match": "m", "points": "many"})
    found = result_of(store, "stoneage", DAY)
    assert found is not None
    assert found.points is None
