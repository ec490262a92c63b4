"""Cards that are missing, and the exchange with the supply that brings one of them."""

from typing import Final

from stoneage_qt.games.inka.rules.actions import PAIRS, ROUTES, Action
from stoneage_qt.games.inka.rules.constants import (
    COCA,
    FEATHERS,
    FIRST_GOOD,
    FISH,
    KINDS,
    ORE,
    Cards,
)
from stoneage_qt.games.inka.rules.state import State

# PAIR_NUMBER[i][j]: where the pair of kinds stands in PAIRS, in either order.
PAIR_NUMBER: Final = tuple(
    tuple(PAIRS.index((min(i, j), max(i, j))) for j in range(KINDS)) for i in range(KINDS)
)


def missing(hand: list[int], cost: Cards) -> int:
    """How many cards of the cost are not in the hand."""
    count = 0
    for kind in range(KINDS):
        if cost[kind] > hand[kind]:
            count += cost[kind] - hand[kind]
    return count


def missing_after(hand: list[int], cost: Cards, paid: Cards) -> int:
    """The same after something else was paid from the hand."""
    count = 0
    for kind in range(KINDS):
        lacking = cost[kind] + paid[kind] - hand[kind]
        if lacking > 0:
            count += min(lacking, cost[kind])
    return count


def most_missing(hand: list[int], cost: Cards, supply: list[int]) -> int:
    """The kind of which most is missing and the supply has some, or −1."""
    best = -1
    most = 0
    for kind in range(KINDS):
        lacking = cost[kind] - hand[kind]
        if lacking > most and supply[kind]:
            most = lacking
            best = kind
    return best


def exchange_towards(s: State, seat: int, cost: Cards) -> Action | None:
    """The cheapest exchange that brings a missing card and gives none that is needed."""
    hand = s.players[seat].hand
    wanted = most_missing(hand, cost, s.supply)
    if wanted < 0:
        return None
    components = s.components
    if wanted < FIRST_GOOD and hand[FISH] and hand[COCA] and hand[FEATHERS]:
        return _goods_set(s, hand, cost, wanted)
    for given in range(FIRST_GOOD, KINDS):
        if given != wanted and hand[given] - cost[given] >= components.good_rate:
            return components.bank[given][wanted]
    if s.route == seat and not s.route_used:
        action = _by_route(hand, cost, wanted)
        if action is not None:
            return action
    most = components.resource_rate - 1
    best = -1
    for given in range(FIRST_GOOD):
        spare = hand[given] - cost[given]
        if given != wanted and spare > most:
            most = spare
            best = given
    return None if best < 0 else components.bank[best][wanted]


def _goods_set(s: State, hand: list[int], cost: Cards, wanted: int) -> Action | None:
    """The three goods for the card that is missing most, and the next one (H4)."""
    after = hand[:]
    after[wanted] += 1
    left = s.supply[:]
    left[wanted] -= 1
    second = most_missing(after, cost, left)
    if second < 0 or second >= FIRST_GOOD:
        second = ORE if left[ORE] > 0 else wanted
    if s.components.set_take == 1:
        second = wanted
    elif left[second] <= 0:
        return None
    low, high = min(wanted, second), max(wanted, second)
    for i, j, action in s.components.bank_set:
        if i == low and j == high:
            return action
    return None


def _by_route(hand: list[int], cost: Cards, wanted: int) -> Action | None:
    """Two cards that are not needed, goods first, then what there is most of (L5)."""
    spare = [max(0, hand[kind] - cost[kind]) for kind in range(KINDS)]
    first = _dearest_to_spare(spare, wanted)
    if first < 0:
        return None
    spare[first] -= 1
    second = _dearest_to_spare(spare, wanted)
    return None if second < 0 else ROUTES[PAIR_NUMBER[first][second]][wanted]


def _dearest_to_spare(spare: list[int], wanted: int) -> int:
    best = -1
    most = 0
    for kind in range(KINDS - 1, -1, -1):
        if kind == wanted or not spare[kind]:
            continue
        liking = spare[kind] + (100 if kind >= FIRST_GOOD else 0)
        if liking > most:
            most = liking
            best = kind
    return best
