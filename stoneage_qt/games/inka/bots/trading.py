"""Trading among players, weighed in win chance (H6 to H12).

Since the chances of all seats sum to 1, a gain of the own one already minds what the partner
gets. Nobody is helped to win at once.
"""

from typing import Final

from stoneage_qt.games.inka.bots.likings import Likings
from stoneage_qt.games.inka.bots.memory import Belief
from stoneage_qt.games.inka.bots.outlook import Outlook, at_the_turn, chances
from stoneage_qt.games.inka.bots.race import sites_in_reach
from stoneage_qt.games.inka.rules.actions import (
    ACCEPT_ACTION,
    DEALS,
    NODEAL_ACTION,
    OFFERS,
    REFUSE_ACTION,
    Action,
)
from stoneage_qt.games.inka.rules.bargains import way_to
from stoneage_qt.games.inka.rules.constants import (
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    GOALS,
    KINDS,
    Cards,
)
from stoneage_qt.games.inka.rules.payments import held_by_others, holds
from stoneage_qt.games.inka.rules.places import has_city
from stoneage_qt.games.inka.rules.state import ACCEPTED, Offer, State
from stoneage_qt.games.inka.rules.trade import can_offer, list_counters

_LOOKED_AT: Final = 8
# A partner says yes to what is better for it by this much, as far as one can tell.
_PARTNERS_GAIN: Final = 0.004
# What a counter must bring more than to accept: it may be turned down.
_COUNTER_GAIN: Final = 0.005
# So many markers can be paid in one turn, hardly ever more.
_MARKERS_A_TURN: Final = 2


class Deal:
    """Two seats swap cards: what all chances are then."""

    def __init__(self, s: State, outlook: Outlook, seat: int, other: int) -> None:
        self.s: State = s
        self.outlook: Outlook = outlook
        self.seat: int = seat
        self.other: int = other
        self.before: list[float] = chances(outlook.scores)

    def after(self, give: Cards | list[int], get: Cards | list[int]) -> list[float]:
        """The chances of all seats if `seat` gives and gets; empty where nobody may do it.

        That is where it would let somebody win at once.
        """
        mine, theirs = self.s.players[self.seat].hand, self.s.players[self.other].hand
        my_hand = [mine[kind] - give[kind] + get[kind] for kind in range(KINDS)]
        their_hand = [theirs[kind] + give[kind] - get[kind] for kind in range(KINDS)]
        if min(their_hand) < 0 or min(my_hand) < 0:
            return []
        scores = self.outlook.scores[:]
        scores[self.seat] = self.outlook.score_with(self.s, self.seat, my_hand)
        scores[self.other] = self.outlook.score_with(self.s, self.other, their_hand)
        if could_win(self.s, self.other, their_hand):
            return []
        return chances(scores)


def could_win(s: State, seat: int, hand: list[int]) -> bool:
    """Whether a seat could place its last markers in one turn with this hand, exchanges included.

    Rather too careful than not: two sites count as if one lay on the way to the other, and a new
    road as if it brought the longest trade route with its exchange (L5). Development cards, which
    nobody sees, are left out.
    """
    left = GOALS[-1] - s.players[seat].markers
    if left > _MARKERS_A_TURN:
        return False
    after = s.copy()
    after.players[seat].hand = hand[:]
    roads = sorted([site.roads for site in sites_in_reach(s, seat)])
    cities = 0 if has_city(s, seat) else 1
    for city in range(min(left, cities) + 1):
        settlements = left - city
        if settlements > len(roads):
            continue
        cost = [0] * KINDS
        _add(cost, s.components.costs[COST_CITY], city)
        _add(cost, s.components.costs[COST_SETTLEMENT], settlements)
        if settlements and roads[settlements - 1]:
            _add(cost, s.components.costs[COST_ROAD], roads[settlements - 1])
            after.route, after.route_used = seat, s.route == seat and s.route_used
        if way_to(after, seat, tuple(cost)) is not None:
            return True
    return False


def _add(cost: list[int], cards: Cards, times: int) -> None:
    for kind in range(KINDS):
        cost[kind] += times * cards[kind]


def best_offer(
    s: State, belief: Belief | None, refused: list[list[int]], likings: Likings
) -> tuple[Action, float] | None:
    """The offer that promises most and how much, or None where none is worth the while.

    What comes of it can be built with in this turn: by the race to the next one, offers that do
    that would count half of what they are worth.
    """
    if s.offers_made >= likings.offers or not can_offer(s):
        return None
    seat = s.active
    s = at_the_turn(s)
    outlook = Outlook(s, seat)
    best: Action | None = None
    most = likings.deal
    for action in _promising(s, outlook, seat):
        if list(action.give) + list(action.take) in refused:
            continue
        for other in range(len(s.players)):
            if other == seat:
                continue
            share = holds_share(s, belief, other, action.take)
            if share <= 0.0:
                continue
            deal = Deal(s, outlook, seat, other)
            after = deal.after(action.give, action.take)
            if not after or after[other] < deal.before[other] + _PARTNERS_GAIN:
                continue
            value = share * (after[seat] - deal.before[seat])
            if value > most:
                best, most = action, value
    return None if best is None else (best, most)


def holds_share(s: State, belief: Belief | None, seat: int, cards: Cards) -> float:
    """How likely the seat holds the cards, as far as is remembered."""
    if belief is None:
        return 1.0 if holds(s.players[seat].hand, cards) else 0.0
    share = 0.0
    for flat, weight in zip(belief.hands, belief.weights, strict=True):
        if holds(flat[seat * KINDS : seat * KINDS + KINDS], cards):
            share += weight
    return share


def _promising(s: State, outlook: Outlook, seat: int) -> list[Action]:
    """The listed offers (H11) that help the own seat most, cards given and got apart."""
    hand = s.players[seat].hand
    now = outlook.scores[seat]
    gains = [0.0] * KINDS
    for kind in range(KINDS):
        if held_by_others(s, seat, kind) > 0:
            gains[kind] = _score_with(s, outlook, seat, hand, kind, 1) - now
    rows: list[tuple[float, int, int, int]] = []
    for given in range(KINDS):
        for number in (1, 2):
            if hand[given] < number:
                continue
            loss = now - _score_with(s, outlook, seat, hand, given, -number)
            rows += [
                (loss - gains[wanted], given, number, wanted)
                for wanted in range(KINDS)
                if wanted != given and gains[wanted] > loss
            ]
    rows.sort()
    return [OFFERS[given][number - 1][wanted] for _, given, number, wanted in rows[:_LOOKED_AT]]


def _score_with(
    s: State, outlook: Outlook, seat: int, hand: list[int], kind: int, count: int
) -> float:
    changed = hand[:]
    changed[kind] += count
    return outlook.score_with(s, seat, changed)


def answers(s: State, outlook: Outlook, likings: Likings) -> list[tuple[Action, float]]:
    """To accept, to refuse, or to ask for more where the active seat should still be glad of it.

    With the own win chance; what a deal must bring to be made is on the side of refusing.
    """
    offer = s.offer
    assert offer is not None
    seat, active = s.actor, s.active
    deal = Deal(s, outlook, seat, active)
    found = [(REFUSE_ACTION, deal.before[seat] + likings.deal)]
    if holds(s.players[seat].hand, offer.want):
        after = deal.after(offer.want, offer.give)
        if after:
            found.append((ACCEPT_ACTION, after[seat]))
    counters: list[Action] = []
    list_counters(s, offer, counters)
    for counter in counters:
        after = deal.after(counter.give, counter.take)
        if after and after[active] > deal.before[active] + _PARTNERS_GAIN:
            found.append((counter, after[seat] - _COUNTER_GAIN))
    return found


def deals(s: State, outlook: Outlook, likings: Likings) -> list[tuple[Action, float]]:
    """The deals that the answers allow, and none of them."""
    offer = s.offer
    assert offer is not None
    seat = s.active
    found = [(NODEAL_ACTION, outlook.chance() + 0.5 * likings.deal)]
    for other in range(len(s.players)):
        said = terms(offer, other)
        if said is None:
            continue
        after = Deal(s, outlook, seat, other).after(said[0], said[1])
        if after:
            found.append((DEALS[other], after[seat]))
    return found


def terms(offer: Offer, other: int) -> tuple[list[int], list[int]] | None:
    """What the active seat would give and get."""
    said = offer.answers[other]
    if isinstance(said, tuple):
        return said[1], said[0]
    return (offer.give, offer.want) if said == ACCEPTED else None
