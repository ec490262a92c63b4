"""A position and a log of any game, in what the shell knows of all: for those without own words.

Nothing that is not for everybody's eyes is in it.
"""

from collections.abc import Iterator
from typing import Any

from stoneage_qt.cli.messages import TEXTS, say
from stoneage_qt.cli.output import table
from stoneage_qt.contract import CHANCE, OVER, State
from stoneage_qt.games import drawing_of
from stoneage_qt.session.match import Match


def names(match: Match) -> list[str]:
    """What the seats are called here: their name, else the bot's level, else the colour."""
    return [seat.name or seat.level or seat.colour for seat in match.seats]


def plain_lines(match: Match, at: int, seats: list[str]) -> list[str]:
    """Round, who decides, and how everybody stands; the whole board where the game draws it."""
    state = match.state_at(at)
    who = _decider(state, seats)
    now = say(TEXTS.position_plain, round=match.rules.round_of(state), who=who)
    draw = drawing_of(match.rules.key)
    if draw is not None:
        return [now, "", *draw(state, seats)]
    standings = match.rules.standings(state)
    rows = [
        ["", *seats],
        [say(TEXTS.row_score), *(f"{one.total} ({one.rank}.)" for one in standings)],
    ]
    return [now, "", *table(rows)]


def plain_log(match: Match, first: int, last: int, seats: list[str]) -> Iterator[str]:
    """Actions `first` up to `last`, numbered from 1."""
    width = max(len(name) for name in [*seats, say(TEXTS.dice_decide)])
    for index in range(first, last):
        state = match.state_at(index)
        text = match.rules.open_text(state, match.actions[index])
        yield f"{index + 1:5} {_decider(state, seats):{width}}  {text}"


def plain_data(match: Match, at: int) -> dict[str, Any]:
    """The same for programs."""
    state = match.state_at(at)
    rules = match.rules
    return {
        "round": rules.round_of(state),
        "actor": state.actor,
        "over": state.actor == OVER,
        "standings": [
            {"seat": one.seat, "total": one.total, "parts": dict(one.parts), "rank": one.rank}
            for one in rules.standings(state)
        ],
    }


def _decider(state: State, seats: list[str]) -> str:
    if state.actor == OVER:
        return say(TEXTS.nobody_decides)
    return say(TEXTS.dice_decide) if state.actor == CHANCE else seats[state.actor]
