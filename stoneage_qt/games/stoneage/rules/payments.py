"""Ways to pay: every multiset of goods of a given size, cheapest first."""

from typing import Final

from stoneage_qt.games.stoneage.rules.actions import BUILD, BUY, CLAIM, FEED, Action
from stoneage_qt.games.stoneage.rules.components import BUILDINGS, FIXED_COST, N_OF_K, Building
from stoneage_qt.games.stoneage.rules.constants import (
    BUILDING1,
    CARD1,
    DISPLAY_SIZE,
    GOOD_VALUES,
    IGLOO1,
    MAX_PEOPLE,
    MAX_PLAYERS,
    Goods,
)
from stoneage_qt.games.stoneage.rules.state import State

_MOST_FOR_A_BUILDING: Final = 7
CLAIM_SIZE: Final = 2

# Remembered answers of `payments`, keyed by the goods at hand (capped) and the size.
# There are at most some ten thousand of them.
_KNOWN: Final[dict[tuple[int, int, int, int, int], tuple[Goods, ...]]] = {}


def payments(goods: list[int], size: int) -> tuple[Goods, ...]:
    """All ways to pay exactly `size` from `goods`; those with the most wood come first."""
    wood, brick, stone, gold = goods
    if wood + brick + stone + gold < size:
        return ()
    wood = min(size, wood)
    brick = min(size, brick)
    stone = min(size, stone)
    gold = min(size, gold)
    key = (wood, brick, stone, gold, size)
    known = _KNOWN.get(key)
    if known is not None:
        return known
    found: list[Goods] = []
    for w in range(wood, -1, -1):
        for b in range(min(brick, size - w), -1, -1):
            for s in range(min(stone, size - w - b), -1, -1):
                g = size - w - b - s
                if g <= gold:
                    found.append((w, b, s, g))
    result = tuple(found)
    _KNOWN[key] = result
    return result


def kinds_of(goods: Goods) -> int:
    """How many different goods there are."""
    return (goods[0] > 0) + (goods[1] > 0) + (goods[2] > 0) + (goods[3] > 0)


def value_of(goods: Goods) -> int:
    """The points of a free payment: wood 3, brick 4, stone 5, gold 6 each (A9)."""
    return (
        goods[0] * GOOD_VALUES[0]
        + goods[1] * GOOD_VALUES[1]
        + goods[2] * GOOD_VALUES[2]
        + goods[3] * GOOD_VALUES[3]
    )


def building_points(building: Building, goods: Goods) -> int:
    """What a building scores for this payment, winter extra not included."""
    return building.points if building.kind == FIXED_COST else value_of(goods)


def fits_building(building: Building, goods: Goods) -> bool:
    """Is this exactly a payment that the building takes (A9)?"""
    if building.kind == FIXED_COST:
        return goods == building.cost
    size = sum(goods)
    if not building.low <= size <= building.high:
        return False
    return building.kind != N_OF_K or kinds_of(goods) == building.kinds


def card_price(place: int) -> int:
    """How many goods the card on a card place costs (A8)."""
    return place - CARD1 + 1


def building_at(s: State, place: int) -> Building:
    """The building or igloo at a place where one lies."""
    building = open_building(s, place)
    assert building is not None
    return building


def open_building(s: State, place: int) -> Building | None:
    """The building or igloo that lies open at a place; None where none does."""
    if place >= IGLOO1:
        return s.components.igloos[place - IGLOO1] if place - IGLOO1 in s.igloos else None
    stack = place - BUILDING1
    if not 0 <= stack < len(s.stacks) or not s.stacks[stack]:
        return None
    return BUILDINGS[s.stacks[stack][0]]


def lacking(building: Building, goods: list[int]) -> Goods:
    """What is missing for the cost of a building that has a fixed one (A9)."""
    cost = building.cost
    return (
        max(0, cost[0] - goods[0]),
        max(0, cost[1] - goods[1]),
        max(0, cost[2] - goods[2]),
        max(0, cost[3] - goods[3]),
    )


def _all_of(size: int) -> tuple[Goods, ...]:
    return payments([size] * 4, size)


# Every payment action there is, by place (or slot) and goods: listing never builds new ones.
BUY_FOR: Final = tuple(
    {goods: Action(BUY, CARD1 + slot, 0, goods) for goods in _all_of(slot + 1)}
    for slot in range(DISPLAY_SIZE)
)
BUY_EXTRA_FOR: Final = tuple(
    {goods: Action(BUY, CARD1 + slot, 0, goods, True) for goods in _all_of(slot + 1)}
    for slot in range(DISPLAY_SIZE)
)
BUILD_FOR: Final = tuple(
    {
        goods: Action(BUILD, BUILDING1 + stack, 0, goods)
        for size in range(1, _MOST_FOR_A_BUILDING + 1)
        for goods in _all_of(size)
    }
    for stack in range(MAX_PLAYERS)
)
FEED_WITH: Final = {
    goods: Action(FEED, goods=goods) for size in range(1, MAX_PEOPLE + 1) for goods in _all_of(size)
}
CLAIM_ACTIONS: Final = tuple(Action(CLAIM, goods=goods) for goods in _all_of(CLAIM_SIZE))

# Remembered answers of the functions below: all ways to pay for one thing, as actions.
# With goods capped at what a payment can use, a game meets a few hundred of them.
_WAYS: Final[dict[int, tuple[Action, ...]]] = {}
_MOST_WAYS: Final = 20_000


def buy_actions(slot: int, goods: list[int]) -> tuple[Action, ...]:
    """Every way to buy the card in `slot` from `goods`, without winter's extra gold."""
    size = slot + 1
    if goods[0] + goods[1] + goods[2] + goods[3] < size:
        return ()
    key = _capped(slot, goods, size)
    known = _WAYS.get(key)
    if known is None:
        table = BUY_FOR[slot]
        known = _remember(key, [table[way] for way in payments(goods, size)])
    return known


def build_actions(stack: int, building: Building, goods: list[int]) -> tuple[Action, ...]:
    """Every way to pay for a building of free cost on `stack` (A9)."""
    kinds = building.kinds if building.kind == N_OF_K else 0
    what = ((MAX_PLAYERS + stack) * 8 + building.low) * 8 + kinds
    key = _capped(what, goods, building.high)
    known = _WAYS.get(key)
    if known is None:
        table = BUILD_FOR[stack]
        found: list[Action] = []
        for size in range(building.low, building.high + 1):
            ways = payments(goods, size)
            found += [table[way] for way in ways if kinds == 0 or kinds_of(way) == kinds]
        known = _remember(key, found)
    return known


def _capped(what: int, goods: list[int], most: int) -> int:
    """A key of `what` is paid for and the goods that up to `most` of them could use."""
    key = what * 8 + most
    for amount in goods:
        key = key * 8 + min(most, amount)
    return key


def _remember(key: int, found: list[Action]) -> tuple[Action, ...]:
    if len(_WAYS) >= _MOST_WAYS:
        _WAYS.clear()
    ways = tuple(found)
    _WAYS[key] = ways
    return ways
