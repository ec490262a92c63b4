"""One's own mistakes as exercises: kept until they are solved, and shown again after days."""

from collections.abc import Iterable
from datetime import datetime
from typing import Final, NamedTuple

from stoneage_qt.contract.analysis import Verdict
from stoneage_qt.progress.exercises import due, exercises, is_known
from stoneage_qt.progress.store import ProgressStore
from stoneage_qt.session.checks import is_number, is_whole
from stoneage_qt.session.match import Match
from stoneage_qt.session.records import MAX_ACTIONS

SHELF: Final = "mistakes"
# More of one game would tire; the most costly ones are worth most.
MOST: Final = 10


class Mistake(NamedTuple):
    """One decision that cost chances. match, number: where; played, best: texts of actions."""

    key: str
    game: str
    match: str
    number: int
    played: str
    best: str
    win_played: float
    win_best: float


def mistakes_in(
    match: Match, verdicts: Iterable[Verdict], looked_at: int | None = None
) -> list[Mistake]:
    """What the people at this computer did wrong in a game, the worst first.

    looked_at: the number of an action; where it is a mistake, it comes before all others.
    """
    own = [v for v in verdicts if v.severity and match.is_persons_own(v.number)]
    own.sort(key=lambda v: (v.number != looked_at, -v.weight, v.number))
    encode = match.rules.encode
    return [
        Mistake(
            f"mistake/{match.ident}/{v.number}",
            *(match.rules.key, match.ident, v.number, encode(v.played), encode(v.best)),
            *(v.win_played, v.win_best),
        )
        for v in own[:MOST]
    ]


def keep(store: ProgressStore, mistake: Mistake) -> None:
    """Write down what is to be found, so that it can come again."""
    values = mistake._asdict()
    del values["key"]
    store.put(SHELF, mistake.key, values)


def due_mistakes(store: ProgressStore, game: str, now: datetime) -> list[Mistake]:
    """Those of a game that should come again by now, most urgent first."""
    waiting = [one for one in due(exercises(store), now) if not is_known(one, now)]
    found = (_mistake(store, one.key) for one in waiting if one.game == game)
    return [one for one in found if one is not None]


def _mistake(store: ProgressStore, key: str) -> Mistake | None:
    """None where its record is damaged."""
    record = store.shelf(SHELF).get(key, {})
    try:
        texts = [record[name] for name in ("game", "match", "played", "best")]
        numbers = [record[name] for name in ("win_played", "win_best")]
        number = record["number"]
    except KeyError:
        return None
    sound = (
        all(isinstance(text, str) for text in texts)
        and all(is_number(chance, 0.0, 1.0) for chance in numbers)
        and is_whole(number, 0, MAX_ACTIONS)
    )
    if not sound:
        return None
    game, match, played, best = (str(text) for text in texts)
    return Mistake(
        *(key, game, match, int(str(number)), played, best),
        *(float(str(chance)) for chance in numbers),
    )
