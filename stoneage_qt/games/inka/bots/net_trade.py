"""Trading as the net weighs it (H6 to H12): in win chance, which minds what the partner gets.

Nobody trades with a seat that is about to win, and nothing is offered twice while hands are the
same.
"""

from typing import Final

from stoneage_qt.games.inka.bots.memory import Belief
from stoneage_qt.games.inka.bots.net import Net
from stoneage_qt.games.inka.bots.net_mind import Weighed
from stoneage_qt.games.inka.bots.net_rows import Rows
from stoneage_qt.games.inka.bots.trading import holds_share, terms
from stoneage_qt.games.inka.rules.actions import (
    ACCEPT_ACTION,
    DEALS,
    NODEAL_ACTION,
    OFFERS,
    REFUSE_ACTION,
    Action,
)
from stoneage_qt.games.inka.rules.constants import GOALS, KINDS, MAIN, Cards
from stoneage_qt.games.inka.rules.payments import held_by_others, holds
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.trade import can_offer, list_counters

# What a deal must bring to be made, and a partner to agree; what a counter must bring more, since
# it may be turned down.
DEAL_GAIN: Final = 0.004
_COUNTER_GAIN: Final = 0.01
# With this many markers a seat may win before others can do anything.
_EMBARGO: Final = GOALS[-1] - 2
_LOOKED_AT: Final = 10
# The partner, the action that leads there, and what the weighing seat gives and gets.
Swap = tuple[int, Action, Cards | list[int], Cards | list[int]]


def may_deal(s: State, other: int) -> bool:
    """Is the partner not so far that the cards could win the game for it at once?"""
    return s.players[other].markers < _EMBARGO


def swapped(
    s: State, seat: int, other: int, give: Cards | list[int], get: Cards | list[int]
) -> State | None:
    """The position after a deal, with the turn going on; None where cards are missing."""
    after = s.copy()
    after.offer = None
    after.phase = MAIN
    after.actor = after.active
    mine, theirs = after.players[seat].hand, after.players[other].hand
    for kind in range(KINDS):
        mine[kind] += get[kind] - give[kind]
        theirs[kind] += give[kind] - get[kind]
    return after if min(mine) >= 0 and min(theirs) >= 0 else None


def _weighed(
    net: Net,
    s: State,
    seat: int,
    swaps: list[Swap],
) -> list[tuple[Action, int, list[float], list[float]]]:
    """For each that may be: action, partner, and the chances of all seats before and after it."""
    rows = Rows(net)
    nothing = [0] * KINDS
    first = swapped(s, seat, seat, nothing, nothing)
    assert first is not None
    rows.add(first)
    kept: list[tuple[Action, int]] = []
    for other, action, give, get in swaps:
        after = swapped(s, seat, other, give, get)
        if after is not None and may_deal(s, other):
            rows.add(after, (seat, other))
            kept.append((action, other))
    chances = rows.chances().tolist()
    return [
        (action, other, chances[0], row)
        for (action, other), row in zip(kept, chances[1:], strict=True)
    ]


def answers(net: Net, s: State, now: float) -> list[Weighed]:
    """To accept, to refuse, or to ask for more where the active seat should still be glad of it."""
    offer = s.offer
    assert offer is not None
    seat, active = s.actor, s.active
    counters: list[Action] = []
    list_counters(s, offer, counters)
    tried: list[Swap] = []
    if holds(s.players[seat].hand, offer.want):
        tried.append((active, ACCEPT_ACTION, offer.want, offer.give))
    tried += [(active, counter, counter.give, counter.take) for counter in counters]
    found = [Weighed(REFUSE_ACTION, now)]
    for action, _, before, after in _weighed(net, s, seat, tried):
        gain = after[seat] - before[seat] - DEAL_GAIN
        if action is not ACCEPT_ACTION:
            gain -= _COUNTER_GAIN
            if after[active] < before[active] + DEAL_GAIN:
                continue
        found.append(Weighed(action, now + gain))
    return found


def choices(net: Net, s: State, now: float) -> list[Weighed]:
    """The deals that the answers allow, and none of them."""
    offer = s.offer
    assert offer is not None
    tried: list[Swap] = []
    for other in range(len(s.players)):
        said = terms(offer, other)
        if said is not None:
            tried.append((other, DEALS[other], said[0], said[1]))
    found = [Weighed(NODEAL_ACTION, now)]
    for action, _, before, after in _weighed(net, s, s.active, tried):
        found.append(Weighed(action, now + after[s.active] - before[s.active] - 0.5 * DEAL_GAIN))
    return found


def best_offer(
    net: Net, s: State, belief: Belief | None, refused: list[list[int]], most: int
) -> tuple[Action, float] | None:
    """The offer that promises most and how much, or None where none is worth the while."""
    if s.offers_made >= most or not can_offer(s):
        return None
    seat = s.active
    tried: list[Swap] = []
    for action in _promising(net, s):
        if [*action.give, *action.take] in refused:
            continue
        tried += [
            (other, action, action.give, action.take)
            for other in range(len(s.players))
            if other != seat and holds_share(s, belief, other, action.take) > 0.0
        ]
    best: tuple[Action, float] | None = None
    for action, other, before, after in _weighed(net, s, seat, tried):
        if after[other] < before[other] + DEAL_GAIN:
            continue
        value = holds_share(s, belief, other, action.take) * (after[seat] - before[seat])
        if value > (DEAL_GAIN if best is None else best[1]):
            best = (action, value)
    return best


def _promising(net: Net, s: State) -> list[Action]:
    """The listed offers (H11) that help the own seat most, cards given and got apart."""
    seat = s.active
    hand = s.players[seat].hand
    rows = Rows(net)
    rows.add(s)
    changes: list[tuple[int, int]] = []
    for kind in range(KINDS):
        if held_by_others(s, seat, kind) > 0:
            changes.append((kind, 1))
        changes += [(kind, -number) for number in (1, 2) if hand[kind] >= number]
    for kind, number in changes:
        after = s.copy()
        after.players[seat].hand[kind] += number
        rows.add(after, (seat,))
    values = rows.chances()[:, seat].tolist()
    gains = {change: value - values[0] for change, value in zip(changes, values[1:], strict=True)}
    found: list[tuple[float, int, int, int]] = []
    for (given, number), loss in gains.items():
        for (wanted, got), gain in gains.items():
            if number < 0 < got and wanted != given and gain + loss > 0.0:
                found.append((-gain - loss, given, -number, wanted))
    found.sort()
    return [OFFERS[given][number - 1][wanted] for _, given, number, wanted in found[:_LOOKED_AT]]
