"""How the deals of the day went: each is played once for the table, then for practice."""

from datetime import date
from typing import Final, NamedTuple

from stoneage_qt.progress.store import ProgressStore
from stoneage_qt.session.match import Match

SHELF: Final = "daily"


class DayResult(NamedTuple):
    """One deal of the day. points, rank: None while it is being played."""

    match: str
    points: int | None
    rank: int | None


def result_of(store: ProgressStore, game: str, day: date) -> DayResult | None:
    """How the deal of a date went; None where it was never begun, or its record is damaged."""
    record = store.shelf(SHELF).get(_key(game, day))
    if record is None or not isinstance(record.get("match"), str):
        return None
    points, rank = record.get("points"), record.get("rank")
    done = isinstance(points, int) and isinstance(rank, int)
    return DayResult(
        str(record["match"]),
        points if done and isinstance(points, int) else None,
        rank if done and isinstance(rank, int) else None,
    )


def begin(store: ProgressStore, day: date, match: Match, instead_of: str = "") -> bool:
    """The deal of a date is being played; whether it counts for the table.

    instead_of: the id of a game that was begun, and of which nothing was kept.
    """
    key = _key(match.rules.key, day)
    known = store.shelf(SHELF).get(key)
    if known is not None:
        begun = known.get("points") is None and known.get("match") == instead_of
        if not begun:
            return False
    store.put(SHELF, key, {"match": match.ident})
    return True


def note(store: ProgressStore, match: Match) -> None:
    """Keep the result of a finished match where it was a deal of a day, for the table."""
    people = [place for place, seat in enumerate(match.seats) if seat.is_person]
    if not match.is_over or match.options.demo or not people:
        return
    for key, record in store.shelf(SHELF).items():
        if record.get("match") == match.ident and record.get("points") is None:
            table = match.rules.standings(match.state)
            mine = table[people[0]]
            store.put(SHELF, key, {**record, "points": mine.total, "rank": mine.rank})
            return


def _key(game: str, day: date) -> str:
    return f"{game}/{day.isoformat()}"
