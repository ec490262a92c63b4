"""Luck: every throw against all that could have fallen, every card drawn unseen against the rest.

In markers, the currency of the game, so that a result without luck can be told.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from stoneage_qt.games.inka.bots.sites import WORTH
from stoneage_qt.games.inka.bots.weighing import SEVEN, SUMS
from stoneage_qt.games.inka.rules import OVER, Action, State, apply
from stoneage_qt.games.inka.rules.actions import BUY, DEAL, ROLL, STEAL
from stoneage_qt.games.inka.rules.constants import (
    CARD_KIND_NAMES,
    COMBAT,
    INVENTION,
    KINDS,
    MONOPOLY,
    PIPS,
    ROADS_CARD,
)
from stoneage_qt.games.inka.rules.yields import discards_owed, dues, payments

THROW: Final = "throw"
ROBBED: Final = "robbed"
DRAWN: Final = "drawn"
# What adds up over a game: cards from throws, those to be expected, and deals.
CURVES: Final = ("from_throws", "expected", "deals")
# The cheapest way to win is 43 cards for 7 paid markers.
CARDS_PER_MARKER: Final = 43 / 7
# What a development card is worth, in cards.
_DRAWN_WORTH: Final = {COMBAT: 1.5, ROADS_CARD: 3.0, INVENTION: 2.0, MONOPOLY: 3.0}
assert len(_DRAWN_WORTH) == len(CARD_KIND_NAMES)


class RollLuck(NamedTuple):
    """One throw, robbery or bought card: `contract.analysis.RollLuck`.

    kind: THROW, ROBBED or DRAWN. seat: who threw, robbed, bought. expected, actual: that seat's
    cards. means, yields: everybody's. luck: in markers, for every seat; what a seven takes
    is a part of it.
    """

    number: int
    seat: int
    kind: str
    dice: tuple[int, ...]
    expected: float
    actual: float
    means: tuple[float, ...]
    yields: tuple[float, ...]
    luck: tuple[float, ...]


def game_luck(start: State, actions: Sequence[Action]) -> list[RollLuck]:
    """The luck of a game. Of one that still runs no card drawn unseen: it would be told (V2)."""
    s = start.copy()
    for action in actions:
        apply(s, action)
    return list(_luck(start.copy(), actions, over=s.actor == OVER))


def _luck(s: State, actions: Sequence[Action], *, over: bool) -> Iterator[RollLuck]:
    for number, action in enumerate(actions):
        if action.word == ROLL:
            yield throw_luck(s, action, number)
        elif over and action.word == STEAL:
            hand = s.players[s.victim].hand
            mean = sum(count * WORTH[kind] for kind, count in enumerate(hand)) / sum(hand)
            change = WORTH[action.number] - mean
            yield _drawn(s, number, ROBBED, mean, WORTH[action.number], (s.victim, -change))
        elif over and action.word == BUY:
            kinds = s.components.card_kinds
            worths = [_DRAWN_WORTH[kinds[card]] for card in s.deck]
            got = _DRAWN_WORTH[kinds[s.deck[0]]]
            yield _drawn(s, number, DRAWN, sum(worths) / len(worths), got)
        apply(s, action)


def throw_luck(s: State, action: Action, number: int = 0) -> RollLuck:
    """The luck of a throw where `s` waits for it."""
    seats = range(len(s.players))
    means, worths = [0.0] * len(s.players), [0.0] * len(s.players)
    owed = [float(discards_owed(s, seat)) for seat in seats]
    for total in SUMS:
        share = PIPS[total] / 36.0
        due, brought = _brought(s, total, dues), _brought(s, total, payments)
        for seat in seats:
            means[seat] += share * due[seat]
            worths[seat] += share * (-owed[seat] if total == SEVEN else brought[seat])
    thrown = action.number + action.other
    got = _brought(s, thrown, payments)
    worth = [-owed[seat] if thrown == SEVEN else got[seat] for seat in seats]
    luck = tuple((worth[seat] - worths[seat]) / CARDS_PER_MARKER for seat in seats)
    mine = s.active
    dice = (action.number, action.other)
    found = (means[mine], got[mine], tuple(means), tuple(got), luck)
    return RollLuck(number, mine, THROW, dice, *found)


def _brought(s: State, total: int, cards: Callable[[State, int], list[int]]) -> list[float]:
    """Cards that a sum is due to everybody, or brings them where the supply is short (Y2, Y4)."""
    if total == SEVEN:
        return [0.0] * len(s.players)
    due = cards(s, total)
    return [float(sum(due[at : at + KINDS])) for at in range(0, len(due), KINDS)]


def _drawn(
    s: State,
    number: int,
    kind: str,
    mean: float,
    got: float,
    loser: tuple[int, float] | None = None,
) -> RollLuck:
    luck = [0.0] * len(s.players)
    luck[s.active] = (got - mean) / CARDS_PER_MARKER
    if loser is not None:
        luck[loser[0]] = loser[1] / CARDS_PER_MARKER
    none = (0.0,) * len(s.players)
    return RollLuck(number, s.active, kind, (), mean, got, none, none, tuple(luck))


def game_course(start: State, actions: Sequence[Action]) -> dict[str, list[list[float]]]:
    """CURVES over a game: a line per seat, a value per position. All of it is open."""
    s = start.copy()
    seats = range(len(s.players))
    now = {curve: [0.0 for _ in seats] for curve in CURVES}
    lines: dict[str, list[list[float]]] = {curve: [[0.0] for _ in seats] for curve in CURVES}
    for action in actions:
        if action.word == ROLL:
            luck = throw_luck(s, action)
            for seat in seats:
                now["from_throws"][seat] += luck.yields[seat]
                now["expected"][seat] += luck.means[seat]
        elif action.word == DEAL:
            now["deals"][s.active] += 1.0
            now["deals"][action.number] += 1.0
        apply(s, action)
        for curve in CURVES:
            for seat in seats:
                lines[curve][seat].append(now[curve][seat])
    return lines
