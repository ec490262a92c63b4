"""What can be exchanged and offered: the listings of H1 to H12 and L5."""

from stoneage_qt.games.inka.rules.actions import COUNTER, OFFERS, PAIRS, ROUTES, Action, some
from stoneage_qt.games.inka.rules.constants import COCA, FEATHERS, FIRST_GOOD, FISH, KINDS
from stoneage_qt.games.inka.rules.payments import held_by_others, holds
from stoneage_qt.games.inka.rules.state import Offer, State


def list_bank(s: State, found: list[Action]) -> None:
    """Exchanges with the supply: by the kind given, then taken; the goods set last (H2–H4)."""
    hand, supply = s.players[s.active].hand, s.supply
    components = s.components
    rates = components.rates
    for given in range(KINDS):
        if hand[given] >= rates[given]:
            row = components.bank[given]
            found += [row[taken] for taken in range(KINDS) if taken != given and supply[taken]]
    if hand[FISH] and hand[COCA] and hand[FEATHERS]:
        _list_set(s, found)


def _list_set(s: State, found: list[Action]) -> None:
    """The three goods are put back before what the supply has is counted (H1)."""
    supply = s.supply
    both = s.components.set_take == 2
    for i, j, action in s.components.bank_set:
        have_i = supply[i] + 1 if i >= FIRST_GOOD else supply[i]
        have_j = supply[j] + 1 if j >= FIRST_GOOD else supply[j]
        if have_i and have_j and (i != j or not both or have_i > 1):
            found.append(action)


def list_route(s: State, found: list[Action]) -> None:
    """Any two cards for one of a third kind (L5)."""
    hand, supply = s.players[s.active].hand, s.supply
    for number, (i, j) in enumerate(PAIRS):
        if hand[i] and hand[j] and (i != j or hand[i] > 1):
            row = ROUTES[number]
            found += [row[k] for k in range(KINDS) if k != i and k != j and supply[k]]


def can_offer(s: State) -> bool:
    """The limit is not reached, and an opponent holds a card (H6)."""
    if s.offers_made >= s.offer_limit:
        return False
    for seat in range(len(s.players)):
        if seat != s.active and sum(s.players[seat].hand) > 0:
            return True
    return False


def list_offers(s: State, found: list[Action]) -> None:
    """The listed offers (H11)."""
    if not can_offer(s):
        return
    seat = s.active
    hand = s.players[seat].hand
    wanted = [kind for kind in range(KINDS) if held_by_others(s, seat, kind) > 0]
    for given in range(KINDS):
        have = hand[given]
        if not have:
            continue
        row = OFFERS[given]
        for number in range(2 if have > 1 else 1):
            actions = row[number]
            found += [actions[kind] for kind in wanted if kind != given]


def list_counters(s: State, offer: Offer, found: list[Action]) -> None:
    """The listed counters of the seat that answers (H12)."""
    seat = s.actor
    hand = s.players[seat].hand
    give, want = offer.give, offer.want
    if holds(hand, want):
        ours = tuple(want)
        for kind in range(KINDS):  # (a) one more
            if give[kind] and give[kind] < held_by_others(s, seat, kind):
                more = give[:]
                more[kind] += 1
                found.append(Action(COUNTER, 0, 0, ours, tuple(more)))
        found += [  # (b) something else for it
            Action(COUNTER, 0, 0, ours, some(kind, 1))
            for kind in range(KINDS)
            if not want[kind] and held_by_others(s, seat, kind) > 0 and not _is_one(give, kind)
        ]
    theirs = tuple(give)
    found += [  # (c) not that, but this
        Action(COUNTER, 0, 0, some(kind, 1), theirs)
        for kind in range(KINDS)
        if hand[kind] and not give[kind] and not _is_one(want, kind)
    ]


def _is_one(cards: list[int], kind: int) -> bool:
    """Exactly one card, of this kind?"""
    return cards[kind] == 1 and sum(cards) == 1
