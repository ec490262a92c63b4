"""Puzzles that were tried: a rating beside them, a streak, and which comes next."""

import hashlib
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Final, NamedTuple

from stoneage_qt.contract.puzzles import Puzzle
from stoneage_qt.progress.glicko import Result, Strength, after
from stoneage_qt.progress.store import ProgressStore
from stoneage_qt.session.moments import is_believable

SHELF: Final = "puzzles"
# How sure the rating of a puzzle is: a handful of bots tried it.
_DEVIATION: Final = 120.0


class PuzzleTry(NamedTuple):
    """The first try at a puzzle: only that one counts. solved: at once, without help."""

    key: str
    when: datetime
    solved: bool
    rating: int


class PuzzleStanding(NamedTuple):
    """streak: the last so many were solved at once."""

    strength: Strength
    tried: int
    solved: int
    streak: int


def note_try(
    store: ProgressStore, puzzle: Puzzle, solved: bool, now: datetime | None = None
) -> bool:
    """Keep how the first try at a puzzle went; False where it was tried before."""
    if puzzle.key in store.shelf(SHELF):
        return False
    when = (now or datetime.now(UTC)).astimezone(UTC).isoformat()
    store.put(SHELF, puzzle.key, {"when": when, "solved": solved, "rating": puzzle.rating})
    return True


def tries(store: ProgressStore) -> list[PuzzleTry]:
    """All first tries, oldest first; damaged records are left out."""
    found = []
    for key, record in store.shelf(SHELF).items():
        try:
            when = datetime.fromisoformat(str(record["when"]))
            rating = record["rating"]
        except (KeyError, ValueError):
            continue
        sound = isinstance(rating, int) and 0 <= rating <= 4000
        if sound and isinstance(rating, int) and when.tzinfo and is_believable(when):
            found.append(PuzzleTry(key, when, record.get("solved") is True, rating))
    return sorted(found, key=lambda one: (one.when, one.key))


def standing(store: ProgressStore) -> PuzzleStanding:
    """What all tries say about the person."""
    strength, streak, solved = Strength(), 0, 0
    for one in (all_of_them := tries(store)):
        strength = after(strength, [Result(one.rating, _DEVIATION, float(one.solved))])
        streak = streak + 1 if one.solved else 0
        solved += one.solved
    return PuzzleStanding(strength, len(all_of_them), solved, streak)


def puzzle_of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """The one of a date: the same for everybody who has the same puzzles."""
    if not puzzles:
        return None
    digest = hashlib.sha256(f"puzzle of the day/{day.isoformat()}".encode()).digest()
    ordered = sorted(puzzles, key=lambda puzzle: puzzle.key)
    return ordered[int.from_bytes(digest) % len(ordered)]


def next_puzzle(puzzles: Sequence[Puzzle], store: ProgressStore) -> Puzzle | None:
    """One that was not tried yet, about as hard as the person is strong; None after the last."""
    known = store.shelf(SHELF)
    left = [puzzle for puzzle in puzzles if puzzle.key not in known]
    rating = standing(store).strength.rating
    return min(left, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.key), default=None)
