"""What a table wants to know of a position beyond its legal actions; nothing here decides.

A board shows where there is room, what could be paid and what is missing, also for a seat that
is not to move. Tests hold these answers against `legal_actions`, `why_illegal` and `apply`.
"""

from typing import NamedTuple

from stoneage_qt.games.stoneage.rules.actions import BUILD, BUY, Action
from stoneage_qt.games.stoneage.rules.components import FIXED_COST, N_OF_K, Building
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    EXTRA_GOLD_POINTS,
    EXTRA_STONE_POINTS,
    GATHERING_RINGS,
    HUNT,
    HUT,
    NO_GOODS,
    PLACE_COUNT,
    PLACING,
    RIVER,
    Goods,
)
from stoneage_qt.games.stoneage.rules.illegal import (
    Reason,
    kept_out,
    nothing_there,
    place_closed,
)
from stoneage_qt.games.stoneage.rules.payments import (
    build_actions,
    building_points,
    card_price,
    kinds_of,
    lacking,
    open_building,
    payments,
)
from stoneage_qt.games.stoneage.rules.state import State

# Where people may stand


def places_in_play(s: State) -> frozenset[int]:
    """The places that this game has now, taken or not."""
    return frozenset(
        [p for p in range(PLACE_COUNT) if nothing_there(s, p) is not Reason.NO_SUCH_PLACE]
    )


def free_rings(s: State, place: int) -> int:
    """How many rings of a gathering place are free (P4)."""
    return GATHERING_RINGS - s.crowd[place]


def closed_to_newcomers(s: State, place: int) -> bool:
    """Whether a place with several users takes nobody who is not there yet (P4 to P6)."""
    if s.phase != PLACING:
        return False
    reason = kept_out(s, place)
    if reason is Reason.PLACE_FULL:
        return HUNT < place <= RIVER
    return reason is not None


def why_no_room(s: State, seat: int, place: int) -> Reason | None:
    """Why `seat` could put nobody on `place` if it were to place now; None where it could."""
    closed = place_closed(s, seat, place)
    if closed is not None:
        return closed
    supply = s.players[seat].supply
    if place == HUT and 0 < supply < 2:
        return Reason.EXACTLY_TWO
    return None if supply else Reason.NOT_ENOUGH_PEOPLE


def room_for(s: State, seat: int, place: int) -> int:
    """The most people that `seat` could put on `place` if it were to place now (P3 to P7)."""
    if why_no_room(s, seat, place) is not None:
        return 0
    supply = s.players[seat].supply
    if place == HUNT:
        return supply
    if place <= RIVER:
        return min(supply, free_rings(s, place))
    return 2 if place == HUT else 1


# What can be paid


class Shortage(NamedTuple):
    """What a seat lacks to pay for something; one of the fields tells.

    goods: these, of a fixed cost. resources: so many of any kind. kinds: so many kinds more.
    split: there is enough, but never so many of so few kinds.
    """

    goods: Goods = NO_GOODS
    resources: int = 0
    kinds: int = 0
    split: bool = False


def ways_to_pay(s: State, seat: int, place: int) -> list[Goods]:
    """Every payment of `seat` for the card, building or igloo at `place`, winter's extra apart."""
    goods = s.players[seat].goods
    if CARD1 <= place < BUILDING1:
        return [] if s.display[place - CARD1] is None else list(payments(goods, card_price(place)))
    building = open_building(s, place)
    if building is None:
        return []
    if building.kind == FIXED_COST:
        return [] if any(lacking(building, goods)) else [building.cost]
    return [action.goods for action in build_actions(0, building, goods)]


def shortage(s: State, seat: int, place: int) -> Shortage | None:
    """What `seat` lacks to pay for what lies at `place`; None where it lacks nothing."""
    goods = s.players[seat].goods
    if CARD1 <= place < BUILDING1:
        short = card_price(place) - sum(goods)
        if s.display[place - CARD1] is None or short <= 0:
            return None
        return Shortage(resources=short)
    building = open_building(s, place) if BUILDING1 <= place < ANIMAL else None
    return None if building is None else _building_shortage(building, goods)


def _building_shortage(building: Building, goods: list[int]) -> Shortage | None:
    if building.kind == FIXED_COST:
        missing = lacking(building, goods)
        return Shortage(goods=missing) if any(missing) else None
    short = building.low - sum(goods)
    if short > 0:
        return Shortage(resources=short)
    if building.kind != N_OF_K:
        return None
    kinds = kinds_of((goods[0], goods[1], goods[2], goods[3]))
    if kinds < building.kinds:
        return Shortage(kinds=building.kinds - kinds)
    return None if build_actions(0, building, goods) else Shortage(split=True)


def payment_points(s: State, action: Action) -> int:
    """What a payment scores at once: the building and winter's extra, no half of a card."""
    if action.kind == BUY:
        return EXTRA_GOLD_POINTS if action.extra else 0
    building = open_building(s, action.place) if action.kind == BUILD else None
    if building is None:
        return 0
    extra = EXTRA_STONE_POINTS if action.extra else 0
    return building_points(building, action.goods) + extra


# What the end of the round will ask for


def to_feed(s: State, seat: int) -> int:
    """How many people of `seat` eat at the end of the round; those on the animal do not (W8)."""
    return s.players[seat].people - s.placed[ANIMAL][seat]
