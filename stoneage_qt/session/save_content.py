"""What is written into a save file: a match as plain values, in the order of `records`."""

from collections.abc import Callable
from dataclasses import asdict
from datetime import datetime
from functools import lru_cache
from typing import NamedTuple

from stoneage_qt.contract import OVER, Action, Json, Rules, State
from stoneage_qt.session.match import Match
from stoneage_qt.session.migrations import VERSION
from stoneage_qt.session.records import FORMAT
from stoneage_qt.session.seats import Options, Origin


@lru_cache(maxsize=4)
def _encoder(rules: Rules) -> Callable[[Action], str]:
    """Most actions occur again and again, in a game and in the next save of the same game."""
    return lru_cache(maxsize=4096)(rules.encode)


class ShownResult(NamedTuple):
    """How it stands at `index`, so that a list of games need not replay them."""

    over: bool
    round: int
    totals: list[int]
    ranks: list[int]


def result_of(rules: Rules, state: State) -> ShownResult:
    """How it stands, or how it ended."""
    table = rules.standings(state)
    return ShownResult(
        state.actor == OVER,
        rules.round_of(state),
        [standing.total for standing in table],
        [standing.rank for standing in table],
    )


def match_content(match: Match, modified: datetime) -> Json:
    """All fields but the digest."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.rules.key,
        "game_version": match.rules.version,
        "id": match.ident,
        "title": match.title,
        "created": _moment(match.created),
        "modified": _moment(modified.replace(microsecond=0)),
        "setup": match.rules.write_setup(match.setup),
        "seats": [asdict(seat) for seat in match.seats],
        "options": _options_content(match.options),
        "seed": match.seed,
        "origin": None if match.origin is None else _origin_content(match.origin),
        "actions": list(map(_encoder(match.rules), match.actions)),
        "index": match.index,
        "result": result_of(match.rules, match.state)._asdict(),
    }


def _options_content(options: Options) -> Json:
    """Demos are told of where there were any, so that older programs read all other games."""
    content = asdict(options)
    if not options.demo:
        del content["demo"]
    if options.demo_actions is None:
        del content["demo_actions"]
    return content


def _moment(when: datetime) -> str:
    return when.isoformat().replace("+00:00", "Z")


def _origin_content(origin: Origin) -> Json:
    return asdict(origin) | {"created": _moment(origin.created)}
