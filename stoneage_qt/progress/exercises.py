"""Exercises that come again: a mistake of one's own, or a puzzle, until it is known.

When one is shown again follows FSRS, the schedule of the package `fsrs`: after a failure the
next day, after each success a longer time later. An exercise is done for good once it would not
be due within a year.
"""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stoneage_qt.progress.store import ProgressStore, Record, Value
from stoneage_qt.session.checks import is_number
from stoneage_qt.session.moments import is_believable

if TYPE_CHECKING:
    from fsrs import Card, Rating, Scheduler

SHELF: Final = "exercises"
_ENOUGH: Final = timedelta(days=365)
_TOMORROW: Final = timedelta(hours=20)
_MOST: Final = 1e6
_FIELDS: Final = ("state", "step", "stability", "difficulty", "due", "last_review")


class Outcome(IntEnum):
    """How it went, with the numbers that FSRS gives to answers."""

    FAILED = 1
    WITH_HELP = 2
    SOLVED = 3


class Exercise(NamedTuple):
    """What is known of one exercise. key: names it for good. due: when it should come again."""

    key: str
    game: str
    tries: int
    solved: int
    due: datetime

    @property
    def is_open(self) -> bool:
        """Whether it was never solved yet."""
        return self.solved == 0


def exercises(store: ProgressStore) -> list[Exercise]:
    """All that were ever tried, the most urgent first; damaged records are left out."""
    found = (_exercise(key, record) for key, record in store.shelf(SHELF).items())
    return sorted((each for each in found if each is not None), key=lambda each: each.due)


def due(all_of_them: Iterable[Exercise], now: datetime) -> list[Exercise]:
    """Those to be shown again by now, most urgent first; what is far away is known."""
    return [each for each in all_of_them if each.due <= now]


def remember(
    store: ProgressStore, key: str, game: str, outcome: Outcome, now: datetime | None = None
) -> Exercise:
    """Note how a try went, and when the exercise comes again."""
    from fsrs import Card, Rating

    now = (now or datetime.now(UTC)).astimezone(UTC)
    old = store.shelf(SHELF).get(key, {})
    try:
        card = _reviewed(Card.from_dict(_card_of(old)), Rating(outcome), now)
    except (KeyError, TypeError, ValueError, ArithmeticError, AttributeError, AssertionError):
        card = _reviewed(Card(card_id=0, due=now), Rating(outcome), now)
    # Minutes later it would be remembered, not found: not before tomorrow.
    next_time = max(card.due, now + _TOMORROW)
    record = card.to_dict() | {"due": next_time.isoformat()}
    values: dict[str, Value] = {name: record[name] for name in _FIELDS}
    tries = _count(old, "tries") + 1
    solved = _count(old, "solved") + (outcome is Outcome.SOLVED)
    store.put(SHELF, key, values | {"game": game, "tries": tries, "solved": solved})
    return Exercise(key, game, tries, solved, next_time)


def expect(store: ProgressStore, key: str, game: str, now: datetime | None = None) -> None:
    """One that nobody has tried yet comes tomorrow, unless it was tried before."""
    from fsrs import Card

    if key in store.shelf(SHELF):
        return
    now = (now or datetime.now(UTC)).astimezone(UTC)
    record = Card(card_id=0, due=now + _TOMORROW).to_dict()
    values: dict[str, Value] = {name: record[name] for name in _FIELDS}
    store.put(SHELF, key, values | {"game": game, "tries": 0, "solved": 0})


def is_known(exercise: Exercise, now: datetime) -> bool:
    """Whether it need not come again."""
    return exercise.due - now > _ENOUGH


def _reviewed(card: "Card", rating: "Rating", now: datetime) -> "Card":
    """After a try. What is damaged in a card makes the package raise, or comes out as nonsense."""
    card, _ = _scheduler().review_card(card, rating, now)
    numbers = (card.stability, card.difficulty)
    if not all(is_number(number, 0.0, _MOST) for number in numbers):
        raise ValueError(numbers)
    return card


def _scheduler() -> "Scheduler":
    from fsrs import Scheduler

    # Without chance: the same history gives the same day everywhere.
    return Scheduler(enable_fuzzing=False)


def _card_of(record: Record) -> Any:
    """As the package writes cards; whatever is missing or wrong makes it raise."""
    moment = record["due"]
    last = record["last_review"]
    for each in (moment, last):
        if each is not None and not is_believable(datetime.fromisoformat(str(each))):
            raise ValueError(each)
    return {name: record[name] for name in _FIELDS} | {"card_id": 0}


def _exercise(key: str, record: Record) -> Exercise | None:
    try:
        moment = datetime.fromisoformat(str(record["due"]))
        if moment.tzinfo is None or not is_believable(moment):
            return None
        game = str(record["game"])
    except (KeyError, ValueError):
        return None
    return Exercise(key, game, _count(record, "tries"), _count(record, "solved"), moment)


def _count(record: Record, name: str) -> int:
    value = record.get(name, 0)
    return value if isinstance(value, int) and 0 <= value < 1_000_000 else 0
