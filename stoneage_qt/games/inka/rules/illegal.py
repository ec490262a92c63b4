"""Why an action is not legal: a code for the window to put into words, never prose.

The authority, also for offers and counters that are not listed. Written apart from
`legal_actions` on purpose: tests hold the two against each other.
"""

from enum import StrEnum

from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules.actions import Action
from stoneage_qt.games.inka.rules.board import ENDS, IS_LAND
from stoneage_qt.games.inka.rules.components import GOODS_SET
from stoneage_qt.games.inka.rules.constants import (
    BEFORE,
    CHANCE,
    CHOOSE,
    CITY_LEVEL,
    COMBAT,
    COST_CARD,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    DICE,
    DISCARDING,
    FIRST_GOOD,
    FIRST_ROAD,
    FIRST_SETTLE,
    FOUNDING,
    FRAME,
    FREE_ROADS,
    INVENTION,
    INVENTION_CARDS,
    KINDS,
    MAIN,
    MONOPOLY,
    MOVING_ROBBER,
    NOBODY,
    OVER,
    REPLY,
    ROADS_CARD,
    SETTLEMENT,
    STEALING,
    VICTIM,
)
from stoneage_qt.games.inka.rules.payments import affords, holds, playable
from stoneage_qt.games.inka.rules.places import (
    has_city,
    has_open_path,
    has_piece,
    has_road,
    is_connected,
    is_free_site,
    keeps_distance,
    roads_left,
    stands_at,
    touches_own_road,
    victims,
)
from stoneage_qt.games.inka.rules.state import ACCEPTED, State
from stoneage_qt.games.inka.rules.trade import can_offer


class Reason(StrEnum):
    """What stands against an action; the value is the code that logs and programs see."""

    OVER = "over"
    CHANCE = "chance"  # chance has the move
    PHASE = "phase"  # another decision is open
    TAKEN = "taken"
    PIECES = "pieces"  # none left
    UNCONNECTED = "unconnected"  # B3, B5, U2
    DISTANCE = "distance"
    CARDS = "cards"  # not in the hand
    NOT_YOURS = "not_yours"
    CITY_LIMIT = "city_limit"  # B7
    SITE = "site"  # an opponent's road (K6)
    DECK = "deck"  # the pile is empty
    PLACE = "place"  # the robber can't go there, or is not at an own building
    VICTIM = "victim"
    RATE = "rate"
    SAME_KIND = "same_kind"
    SUPPLY = "supply"
    ADVANTAGE = "advantage"  # not the holder
    USED = "used"
    OFFERS = "offers"  # H6
    COUNT = "count"  # more than the game has; not exactly two
    SAME_OFFER = "same_offer"  # that is accepting (H8)
    ANSWER = "answer"  # this seat neither accepted nor countered
    CARD_PLAYED = "card_played"
    NO_CARD = "no_card"
    NO_PATH = "no_path"


_PLAYS = frozenset((act.PLAY_COMBAT, act.PLAY_ROADS, act.PLAY_INVENTION, act.PLAY_MONOPOLY))
_WORDS_OF_PHASE: dict[str, frozenset[int]] = {
    FIRST_SETTLE: frozenset((act.SETTLE,)),
    FIRST_ROAD: frozenset((act.ROAD,)),
    BEFORE: frozenset((act.THROW, act.CHASE)) | _PLAYS,
    DICE: frozenset((act.ROLL,)),
    DISCARDING: frozenset((act.DISCARD,)),
    MOVING_ROBBER: frozenset((act.ROBBER,)),
    VICTIM: frozenset((act.ROB,)),
    STEALING: frozenset((act.STEAL,)),
    FREE_ROADS: frozenset((act.ROAD,)),
    MAIN: frozenset(
        (
            act.ROAD,
            act.SETTLE,
            act.CITY,
            act.BUY,
            act.BANK,
            act.ROUTE,
            act.OFFER,
            act.CHASE,
            act.END,
        )
    )
    | _PLAYS,
    REPLY: frozenset((act.ACCEPT, act.REFUSE, act.COUNTER)),
    CHOOSE: frozenset((act.DEAL, act.NODEAL)),
    FOUNDING: frozenset((act.FOUND,)),
}


def why_illegal(s: State, a: Action) -> Reason | None:
    """None where the action is legal now; otherwise the first thing against it."""
    if s.actor == OVER:
        return Reason.OVER
    if a.word not in _WORDS_OF_PHASE[s.phase]:
        return Reason.CHANCE if s.actor == CHANCE else Reason.PHASE
    word = a.word
    if word == act.ROAD:
        return _why_not_road(s, a.number)
    if word == act.SETTLE:
        return _why_not_settle(s, a.number)
    if word == act.CITY:
        return _why_not_city(s, a.number)
    if word == act.FOUND:
        return _why_not_found(s, a.number)
    if word in (act.BANK, act.ROUTE):
        return _why_not_exchange(s, a)
    if word in (act.OFFER, act.COUNTER):
        return _why_not_propose(s, a)
    if word in _PLAYS:
        return _why_not_play(s, a)
    return _why_not_else(s, a)


def _why_not_else(s: State, a: Action) -> Reason | None:
    """The decisions with one condition or none."""
    word = a.word
    hand = s.players[s.active if s.actor == CHANCE else s.actor].hand
    if word == act.BUY:
        if not s.deck:
            return Reason.DECK
        return None if affords(s, s.active, COST_CARD) else Reason.CARDS
    if word == act.DISCARD:
        return None if hand[a.number] else Reason.CARDS
    if word == act.STEAL:
        return None if s.players[s.victim].hand[a.number] else Reason.CARDS
    if word == act.ROBBER:
        fits = a.number == FRAME or (IS_LAND[a.number] and a.number != s.robber)
        return None if fits else Reason.PLACE
    if word == act.ROB:
        return None if a.number in victims(s) else Reason.VICTIM
    if word == act.ACCEPT:
        offer = s.offer
        assert offer is not None
        return None if holds(hand, offer.want) else Reason.CARDS
    if word == act.DEAL:
        return _why_not_deal(s, a.number)
    if word == act.CHASE:
        return _why_not_chase(s)
    return None


def _why_not_road(s: State, path: int) -> Reason | None:
    seat = s.actor
    if s.roads[path] != NOBODY:
        return Reason.TAKEN
    if roads_left(s, seat) < 1:
        return Reason.PIECES
    if s.phase == FIRST_ROAD:
        return None if s.site in ENDS[path] else Reason.UNCONNECTED
    if not is_connected(s, seat, path):
        return Reason.UNCONNECTED
    return None if s.phase == FREE_ROADS or affords(s, seat, COST_ROAD) else Reason.CARDS


def _why_not_settle(s: State, crossing: int) -> Reason | None:
    seat = s.actor
    first = s.phase == FIRST_SETTLE
    if s.owner[crossing] != NOBODY and (first or not s.ruin[crossing]):
        return Reason.TAKEN
    if not keeps_distance(s, crossing):
        return Reason.DISTANCE
    if first:
        return None
    if not touches_own_road(s, seat, crossing):
        return Reason.UNCONNECTED
    if not has_piece(s, seat, SETTLEMENT):
        return Reason.PIECES
    return None if affords(s, seat, COST_SETTLEMENT) else Reason.CARDS


def _why_not_city(s: State, crossing: int) -> Reason | None:
    seat = s.actor
    own = s.owner[crossing] == seat and s.level[crossing] == SETTLEMENT
    if not own or s.ruin[crossing]:
        return Reason.NOT_YOURS
    if has_city(s, seat):
        return Reason.CITY_LIMIT
    if not has_piece(s, seat, CITY_LEVEL):
        return Reason.PIECES
    return None if affords(s, seat, COST_CITY) else Reason.CARDS


def _why_not_found(s: State, crossing: int) -> Reason | None:
    if not any(is_free_site(s, c) and not has_road(s, c) for c in range(len(s.owner))):
        own_ruin = s.owner[crossing] == s.actor and s.ruin[crossing]
        return None if own_ruin else Reason.NOT_YOURS
    if s.owner[crossing] != NOBODY:
        return Reason.TAKEN
    if not keeps_distance(s, crossing):
        return Reason.DISTANCE
    return Reason.SITE if has_road(s, crossing) else None


def _why_not_exchange(s: State, a: Action) -> Reason | None:
    """H2 to H4 and L5."""
    if a.word == act.ROUTE:
        if s.route != s.active:
            return Reason.ADVANTAGE
        if s.route_used:
            return Reason.USED
        fits, set_of_goods = sum(a.give) == 2 and sum(a.take) == 1, False
    else:
        set_of_goods = a.give == GOODS_SET
        fits = _is_rate(s, a)
    if not fits:
        return Reason.RATE
    if not set_of_goods and _overlap(a):
        return Reason.SAME_KIND
    if not holds(s.players[s.active].hand, a.give):
        return Reason.CARDS
    for kind in range(KINDS):
        if s.supply[kind] + a.give[kind] < a.take[kind]:
            return Reason.SUPPLY
    return None


def _is_rate(s: State, a: Action) -> bool:
    """One of the patterns of H2 to H4, with the right number taken."""
    components = s.components
    if a.give == GOODS_SET:
        goods_taken = sum(a.take[FIRST_GOOD:])
        return sum(a.take) == components.set_take and (components.set_take_goods or not goods_taken)
    kinds = [kind for kind in range(KINDS) if a.give[kind]]
    if len(kinds) != 1 or sum(a.take) != 1:
        return False
    rate = components.resource_rate if kinds[0] < FIRST_GOOD else components.good_rate
    return a.give[kinds[0]] == rate


def _overlap(a: Action) -> bool:
    """Is a kind on both sides?"""
    for kind in range(KINDS):
        if a.give[kind] and a.take[kind]:
            return True
    return False


def _why_not_propose(s: State, a: Action) -> Reason | None:
    """H6 and H8. What others hold plays no part (V4)."""
    if a.word == act.OFFER and not can_offer(s):
        return Reason.OFFERS
    if _overlap(a):
        return Reason.SAME_KIND
    for kind in range(KINDS):
        if a.take[kind] > s.components.totals[kind]:
            return Reason.COUNT
    if a.word == act.COUNTER and _is_the_offer(s, a):
        return Reason.SAME_OFFER
    return None if holds(s.players[s.actor].hand, a.give) else Reason.CARDS


def _is_the_offer(s: State, a: Action) -> bool:
    offer = s.offer
    assert offer is not None
    return list(a.give) == offer.want and list(a.take) == offer.give


def _why_not_deal(s: State, seat: int) -> Reason | None:
    offer = s.offer
    assert offer is not None
    answer = offer.answers[seat] if seat < len(offer.answers) else None
    if answer == ACCEPTED:
        return None
    if not isinstance(answer, tuple):
        return Reason.ANSWER
    return None if holds(s.players[s.active].hand, answer[1]) else Reason.CARDS


def _why_not_play(s: State, a: Action) -> Reason | None:
    seat = s.active
    if s.card_played:
        return Reason.CARD_PLAYED
    if playable(s, seat, card_kind_of(a.word)) < 0:
        return Reason.NO_CARD
    if a.word == act.PLAY_ROADS:
        return None if has_open_path(s, seat) else Reason.NO_PATH
    if a.word == act.PLAY_INVENTION:
        if sum(a.take) != INVENTION_CARDS:
            return Reason.COUNT
        for kind in range(KINDS):
            if s.supply[kind] < a.take[kind]:
                return Reason.SUPPLY
    return None


def card_kind_of(word: int) -> int:
    """The kind of development card that an action plays."""
    if word == act.PLAY_COMBAT:
        return COMBAT
    if word == act.PLAY_ROADS:
        return ROADS_CARD
    return INVENTION if word == act.PLAY_INVENTION else MONOPOLY


def _why_not_chase(s: State) -> Reason | None:
    if s.arts != s.active:
        return Reason.ADVANTAGE
    if s.arts_used:
        return Reason.USED
    return None if stands_at(s, s.active, s.robber) else Reason.PLACE
