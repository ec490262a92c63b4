"""Trophies: facts of one's own history, found in finished games and kept for good.

A game says what one match of it is worth (`games/*/trophies.py`); the first victory over each
level of bots is everybody's, and so is a row of puzzles. Once won, a trophy stays when its game is
deleted.
"""

import hashlib
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from stoneage_qt.contract import Minds
from stoneage_qt.contract.puzzles import Puzzle
from stoneage_qt.games import has_puzzles, minds_of, trophy_book_of
from stoneage_qt.progress.store import ProgressStore
from stoneage_qt.session.match import Match
from stoneage_qt.session.moments import is_believable

SHELF: Final = "trophies"
LOOKED: Final = "looked through for trophies"
_WORDS: Final = ("game", "kind", "person", "match")
BEAT: Final = "beat:"  # followed by the key of a level
STREAK: Final = "puzzle_streak"
# So many puzzles solved at the first try, one after the other.
ROW: Final = 10


class Trophy(NamedTuple):
    """One that was won: in which game, of which kind, by whom, when, and in which match."""

    game: str
    kind: str
    person: str
    won: datetime
    match: str


def kinds(game: str) -> list[str]:
    """All that can be won, in the order in which they are shown."""
    found = [f"{BEAT}{level.key}" for level in minds_of(game).levels]
    book = trophy_book_of(game)
    if book is not None:
        found += book.kinds
    return [*found, STREAK] if has_puzzles(game) else found


def note(store: ProgressStore, match: Match) -> list[Trophy]:
    """Keep what is new in a finished match; what that is."""
    return keep(store, won_in(match))


def note_streak(store: ProgressStore, puzzle: Puzzle, streak: int, now: datetime) -> list[Trophy]:
    """Keep that so many puzzles were solved in a row, this one the last; what is new of it."""
    return keep(store, [Trophy(puzzle.game, STREAK, "", now, puzzle.key)] if streak >= ROW else [])


def won_in(match: Match) -> list[Trophy]:
    """All that a finished match is worth. Demos and branches win nothing."""
    if not match.is_over or match.options.demo or match.options.practice or match.origin:
        return []
    return [
        Trophy(match.rules.key, kind, who.name, match.created, match.ident)
        for seat, who in enumerate(match.seats)
        if who.is_person
        for kind in sorted(_won(match, seat))
    ]


def keep(store: ProgressStore, some: Iterable[Trophy]) -> list[Trophy]:
    """Keep those that were not won before; which these are."""
    found = []
    for trophy in some:
        if _key(trophy) not in store.shelf(SHELF):
            store.put(SHELF, _key(trophy), _record(trophy))
            found.append(trophy)
    return found


def looked_through(store: ProgressStore, game: str, files: Iterable[Path]) -> bool:
    """Whether just these saved games were searched for trophies before."""
    return store.shelf(LOOKED).get(game, {}).get("files") == _digest(files)


def note_looked(store: ProgressStore, game: str, files: Iterable[Path]) -> None:
    """They were searched."""
    store.put(LOOKED, game, {"files": _digest(files)})


def _digest(files: Iterable[Path]) -> str:
    names = "\n".join(sorted(path.name for path in files))
    return hashlib.sha256(names.encode(errors="replace")).hexdigest()[:32]


def trophies(store: ProgressStore) -> list[Trophy]:
    """All that were won, oldest first; damaged records are left out."""
    found = []
    for record in store.shelf(SHELF).values():
        try:
            won = datetime.fromisoformat(str(record["won"]))
            if won.tzinfo is None or not is_believable(won):
                continue
            game, kind, person, match = (str(record[name]) for name in _WORDS)
            found.append(Trophy(game, kind, person, won, match))
        except (KeyError, ValueError):
            continue
    return sorted(found, key=lambda trophy: trophy.won)


def _won(match: Match, seat: int) -> set[str]:
    book = trophy_book_of(match.rules.key)
    found = set() if book is None else book.won_in(match, seat)
    if match.rules.standings(match.state)[seat].rank == 1:
        found.update(_beaten(match, minds_of(match.rules.key)))
    return found


def _beaten(match: Match, minds: Minds) -> Iterable[str]:
    known = {level.key for level in minds.levels}
    return (f"{BEAT}{seat.level}" for seat in match.seats if seat.level in known)


def _key(trophy: Trophy) -> str:
    return f"{trophy.game}/{trophy.kind}/{trophy.person}"[:200]


def _record(trophy: Trophy) -> dict[str, str | int | float | bool | None]:
    return {**trophy._asdict(), "won": trophy.won.isoformat()}
