"""What a trade is good for: rates that apply, ways to pay for a building, a hand after a deal.

Questions of the trade tray and the cost rows. They look at one seat's own hand and at what lies
open (V1, V4), never at another hand; what they propose is legal, but nobody has to do it.
"""

from typing import Final, NamedTuple

from stoneage_qt.games.inka.rules.actions import COUNTER, OFFER, PAIRS, ROUTE, ROUTES, Action, some
from stoneage_qt.games.inka.rules.components import GOODS_SET
from stoneage_qt.games.inka.rules.constants import (
    COST_NAMES,
    FIRST_GOOD,
    KINDS,
    REPLY,
    Cards,
)
from stoneage_qt.games.inka.rules.payments import held_by_others, holds
from stoneage_qt.games.inka.rules.questions import why_none
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.trade import can_offer, list_counters

# Cards that an exchange with the supply costs by the longest trade route (L5).
ROUTE_RATE: Final = 2
# More exchanges than this for one building are not looked for.
_LONGEST_WAY: Final = 4
_NO_LIMIT: Final = (99, 99)


class Way(NamedTuple):
    """Exchanges with the supply, one after the other, that make something payable.

    given: cards put into the supply altogether; lost: how many more than were taken.
    """

    exchanges: tuple[Action, ...]
    given: int
    lost: int


def lacking(hand: list[int] | Cards, cost: Cards) -> Cards:
    """What of a cost is not in the hand."""
    return tuple([max(0, cost[kind] - hand[kind]) for kind in range(KINDS)])


def spare(hand: list[int] | Cards, cost: Cards) -> Cards:
    """What of a hand a cost leaves over."""
    return tuple([max(0, hand[kind] - cost[kind]) for kind in range(KINDS)])


def may_use_route(s: State, seat: int) -> bool:
    """Does the seat hold the longest trade route, unused in this turn (L5)?"""
    return s.route == seat and not (s.active == seat and s.route_used)


def rate(s: State, seat: int, kind: int) -> int:
    """So many equal cards of a kind the seat gives for one other (H2, H3, L5)."""
    usual = s.components.rates[kind]
    return min(usual, ROUTE_RATE) if may_use_route(s, seat) else usual


def exchanges(s: State, seat: int, taken: int, given: Cards) -> list[Action]:
    """All exchanges with the supply that bring a card of the kind `taken` for some of `given`.

    Cheapest first: fewest cards lost, then fewest given, then goods before resources.
    """
    found: list[Action] = []
    components = s.components
    if s.supply[taken]:
        rates = components.rates
        givers = [kind for kind in range(KINDS) if kind != taken and given[kind] >= rates[kind]]
        found += [components.bank[kind][taken] for kind in givers]
    if s.supply[taken] and may_use_route(s, seat):
        for number, (i, j) in enumerate(PAIRS):
            enough = given[i] and given[j] and (i != j or given[i] > 1)
            if enough and taken not in (i, j):
                found.append(ROUTES[number][taken])
    if all(given[kind] for kind in range(FIRST_GOOD, KINDS)):
        for i, j, action in components.bank_set:
            if taken in (i, j) and holds(_after_giving(s.supply, GOODS_SET), action.take):
                found.append(action)
    found.sort(key=_dearness)
    return found


def _after_giving(supply: list[int], cards: Cards) -> list[int]:
    """The supply once these are put back: what is taken is counted after that (H1)."""
    return [supply[kind] + cards[kind] for kind in range(KINDS)]


def _dearness(action: Action) -> tuple[int, int, int, Cards, Cards]:
    """How much an exchange costs, for sorting."""
    given = sum(action.give)
    resources = sum(action.give[:FIRST_GOOD])
    return given - sum(action.take), given, resources, action.give, action.take


def way_to(s: State, seat: int, cost: Cards) -> Way | None:
    """The cheapest exchanges after which the seat can pay a cost; no exchange if it can now.

    Only what the cost leaves over is given. None where the supply does not help.
    """
    return _search(s.copy(), seat, cost, _LONGEST_WAY, _NO_LIMIT)


def _search(s: State, seat: int, cost: Cards, steps: int, limit: tuple[int, int]) -> Way | None:
    """The cheapest way below `limit` (lost, given); `s` is changed and put back."""
    hand = s.players[seat].hand
    missing = lacking(hand, cost)
    count = sum(missing)
    if not count:
        return Way((), 0, 0)
    # Every exchange brings two cards at most and loses one at least.
    if steps == 0 or (count + 1) // 2 > limit[0]:
        return None
    wanted = _first(missing)
    best: Way | None = None
    for action in _worthwhile(exchanges(s, seat, wanted, spare(hand, cost)), missing, wanted):
        given = sum(action.give)
        lost = given - sum(action.take)
        if (lost, given) >= limit:
            continue
        used = s.route_used
        _exchange(s, seat, action.give, action.take)
        s.route_used = used or action.word == ROUTE
        rest = _search(s, seat, cost, steps - 1, (limit[0] - lost, limit[1] - given))
        s.route_used = used
        _exchange(s, seat, action.take, action.give)
        if rest is not None and (lost + rest.lost, given + rest.given) < limit:
            best = Way((action, *rest.exchanges), given + rest.given, lost + rest.lost)
            limit = best.lost, best.given
    return best


def _first(cards: Cards) -> int:
    """The first kind of which there is any."""
    for kind in range(KINDS):
        if cards[kind]:
            return kind
    return 0


def _worthwhile(found: list[Action], missing: Cards, wanted: int) -> list[Action]:
    """Of exchanges for two cards, those whose second card is missing too, else just one."""
    result: list[Action] = []
    any_second: Action | None = None
    for action in found:
        second = list(action.take)
        second[wanted] -= 1
        if sum(second) == 0 or holds(list(missing), action.take):
            result.append(action)
        elif any_second is None:
            any_second = action
    if any_second is not None:
        result.append(any_second)
    return result


def _exchange(s: State, seat: int, give: Cards, take: Cards) -> None:
    hand = s.players[seat].hand
    for kind in range(KINDS):
        moved = take[kind] - give[kind]
        hand[kind] += moved
        s.supply[kind] -= moved


def supply_instead(s: State, seat: int, give: Cards, want: Cards) -> Action | None:
    """An exchange with the supply that brings all that is wanted for no more cards than given."""
    hand = tuple(s.players[seat].hand)
    for action in exchanges(s, seat, _first(want), hand):
        if holds(list(action.take), want) and sum(action.give) <= sum(give):
            return action
    return None


def hand_after(hand: list[int] | Cards, give: Cards, take: Cards) -> Cards:
    """A hand after a deal or an exchange."""
    return tuple([hand[kind] - give[kind] + take[kind] for kind in range(KINDS)])


def within_reach(s: State, seat: int, hand: list[int] | Cards) -> tuple[int, ...]:
    """What the seat could pay for with a hand, one thing at a time: COST_ROAD …

    Only what it could have: with a place for it, a piece left (B2, B5, B7), a card in the pile.
    """
    held = list(hand)
    costs = s.components.costs
    payable = [cost for cost in range(len(COST_NAMES)) if holds(held, costs[cost])]
    return tuple([cost for cost in payable if why_none(s, seat, cost) is None])


def offer_by_need(s: State, seat: int, cost: Cards, wanted: int, kept: Cards) -> Action | None:
    """An offer for one missing card, with a card that is spare and of which most is held.

    kept: kinds with a count are not given: the person has locked them. None where nobody can
    hold the wanted card, nothing is spare, or no offer is left.
    """
    if not can_offer(s) or held_by_others(s, seat, wanted) < 1:
        return None
    left = spare(s.players[seat].hand, cost)
    best = -1
    for kind in range(KINDS):
        fits = kind != wanted and left[kind] and not kept[kind]
        if fits and (best < 0 or left[kind] > left[best]):
            best = kind
    return None if best < 0 else Action(OFFER, 0, 0, some(best, 1), some(wanted, 1))


def ready_counters(s: State) -> list[Action]:
    """The listed counters of the seat that answers (H12), what helps it most first.

    Without those that ask for less than was offered, and those that, as the number of cards
    shows, nobody can give who holds what was offered (V1).
    """
    offer = s.offer
    if s.phase != REPLY or offer is None:
        return []
    found: list[Action] = []
    list_counters(s, offer, found)
    hand = s.players[s.actor].hand
    needed = _needed(s, hand)
    held = sum(s.players[s.active].hand)
    counters = [
        action
        for action in found
        if action.word == COUNTER
        and not (list(action.give) == offer.want and holds(offer.give, action.take))
        and _fits(offer.give, action.take, held)
    ]
    counters.sort(key=lambda action: _still_missing(needed, hand, action))
    return counters


def _fits(shown: list[int], cards: Cards, count: int) -> bool:
    """Can a hand of so many cards hold both what was shown of it and these cards?"""
    least = 0
    for kind in range(KINDS):
        least += max(shown[kind], cards[kind])
    return least <= count


def _still_missing(needed: list[int], hand: list[int], swap: Action) -> int:
    """How many of the needed cards are missing after giving and taking those of a swap."""
    count = 0
    for kind in range(KINDS):
        count += max(0, needed[kind] - hand[kind] + swap.give[kind] - swap.take[kind])
    return count


def discard_proposal(s: State, seat: int, kept: Cards) -> Cards:
    """What to put back of what is owed (Z2): cards that the next buildings need stay longest.

    kept: kinds with a count go last: the person has locked them.
    """
    hand = s.players[seat].hand
    needed = _needed(s, hand)
    gone = [0] * KINDS
    for _ in range(s.owed[seat]):
        best = -1
        best_worth = (0, 0, 0, 0)
        for kind in range(KINDS):
            left = hand[kind] - gone[kind]
            if left < 1:
                continue
            worth = (1 if kept[kind] else 0, 1 if left <= needed[kind] else 0, -left, -kind)
            if best < 0 or worth < best_worth:
                best, best_worth = kind, worth
        gone[best] += 1
    return tuple(gone)


def _needed(s: State, hand: list[int]) -> list[int]:
    """The cards that the building pays with of which least is missing; then the next one."""
    costs = sorted(s.components.costs, key=lambda cost: (sum(lacking(hand, cost)), -sum(cost)))
    needed = [0] * KINDS
    for cost in costs[:2]:
        for kind in range(KINDS):
            needed[kind] = max(needed[kind], cost[kind])
    return needed
