"""Flat tables about cards and buildings, so that features cost additions and look-ups only."""

from typing import Final

from stoneage_qt.games.stoneage.rules.components import (
    ANY_1_TO_7,
    BUILDINGS,
    CARDS,
    FIXED_COST,
    N_OF_K,
    TOP_AGRICULTURE,
    TOP_DICE_FOR_ALL,
    TOP_EXTRA_CARD,
    TOP_FOOD,
    TOP_GOODS,
    TOP_GOODS_OF_CHOICE,
    TOP_ONE_USE_TOOL,
    TOP_POINTS,
    TOP_ROLL,
    TOP_TOOL,
    Building,
)
from stoneage_qt.games.stoneage.rules.constants import GOOD_VALUES
from stoneage_qt.games.stoneage.rules.state import Player

# What a top half brings, as ten numbers in this order (value of goods in points).
TOP_ORDER: Final = (
    TOP_DICE_FOR_ALL,
    TOP_FOOD,
    TOP_GOODS,
    TOP_POINTS,
    TOP_TOOL,
    TOP_AGRICULTURE,
    TOP_ROLL,
    TOP_EXTRA_CARD,
    TOP_ONE_USE_TOOL,
    TOP_GOODS_OF_CHOICE,
)
TOP_WIDTH: Final = 10
FACE_WIDTH: Final = TOP_WIDTH + 4


def _top_amount(card: int) -> int:
    face = CARDS[card]
    if face.top == TOP_GOODS:
        return face.amount * GOOD_VALUES[face.good]
    if face.top == TOP_ROLL:
        return GOOD_VALUES[face.good]
    return face.amount


def _face(card: int) -> list[int]:
    """Top half by kind, then farmers, hut builders, shamans, tool makers."""
    face = CARDS[card]
    row = [_top_amount(card) if face.top == top else 0 for top in TOP_ORDER]
    return row + [face.figure_count if face.figure == figure else 0 for figure in range(4)]


CARD_TOP: Final[list[int]] = [card.top for card in CARDS]
CARD_AMOUNT: Final[list[int]] = [card.amount for card in CARDS]
CARD_GOOD: Final[list[int]] = [card.good for card in CARDS]
CARD_SYMBOL: Final[list[int]] = [card.symbol for card in CARDS]
CARD_FIGURE: Final[list[int]] = [card.figure for card in CARDS]
CARD_COUNT_OF: Final[list[int]] = [card.figure_count for card in CARDS]
CARD_FACE: Final[list[list[int]]] = [_face(card) for card in range(len(CARDS))]
CARD_TOP_INDEX: Final[list[int]] = [TOP_ORDER.index(card.top) for card in CARDS]
CARD_TOP_AMOUNT: Final[list[int]] = [_top_amount(card) for card in range(len(CARDS))]
IS_ONE_USE: Final[list[bool]] = [card.top == TOP_ONE_USE_TOOL for card in CARDS]
IS_CHOICE: Final[list[bool]] = [card.top == TOP_GOODS_OF_CHOICE for card in CARDS]
# Per building: fixed points, goods of n-of-k, its kinds, most goods of 1-to-7.
BUILDING_FACE: Final[list[list[int]]] = [
    [
        building.points,
        building.high if building.kind == N_OF_K else 0,
        building.kinds,
        building.high if building.kind == ANY_1_TO_7 else 0,
    ]
    for building in BUILDINGS
]
_BIT_COUNT: Final[list[int]] = [mask.bit_count() for mask in range(256)]

# Remembered answers of `building_outlook`, by building and goods (each capped at 7).
_OUTLOOK: Final[dict[int, int]] = {}
MISSING_BASE: Final = 16


class Holdings:
    """The bottom halves that a player holds: figures, and symbols as two bit masks."""

    __slots__ = ("farmers", "have", "hut_builders", "shamans", "tool_makers", "twice")

    def __init__(self) -> None:
        self.farmers: int = 0
        self.hut_builders: int = 0
        self.shamans: int = 0
        self.tool_makers: int = 0
        self.have: int = 0
        self.twice: int = 0

    def first(self) -> int:
        """Different symbols (E2)."""
        return _BIT_COUNT[self.have]

    def second(self) -> int:
        """Symbols held at least twice (E2)."""
        return _BIT_COUNT[self.twice]


def add_card(hold: Holdings, card: int) -> None:
    """Counts one more card's bottom half."""
    symbol = CARD_SYMBOL[card]
    if symbol >= 0:
        bit = 1 << symbol
        if hold.have & bit:
            hold.twice |= bit
        else:
            hold.have |= bit
        return
    figure = CARD_FIGURE[card]
    count = CARD_COUNT_OF[card]
    if figure == 0:
        hold.farmers += count
    elif figure == 1:
        hold.hut_builders += count
    elif figure == 2:
        hold.shamans += count
    else:
        hold.tool_makers += count


def holdings(player: Player) -> Holdings:
    """All cards of a player, open ones included."""
    hold = Holdings()
    for card in player.cards:
        add_card(hold, card)
    for card in player.open_cards:
        add_card(hold, card)
    return hold


def card_worth(card: int, hold: Holdings, player: Player, tools: int) -> int:
    """End points that the card would add for this player as things are now."""
    symbol = CARD_SYMBOL[card]
    if symbol >= 0:
        bit = 1 << symbol
        if not hold.have & bit:
            return 2 * _BIT_COUNT[hold.have] + 1
        if not hold.twice & bit:
            return 2 * _BIT_COUNT[hold.twice] + 1
        return 0
    figure = CARD_FIGURE[card]
    count = CARD_COUNT_OF[card]
    if figure == 0:
        return count * player.agriculture
    if figure == 1:
        return count * len(player.buildings)
    if figure == 2:
        return count * player.people
    return count * tools


def building_outlook(building: int, wood: int, brick: int, stone: int, gold: int) -> int:
    """Points times MISSING_BASE, plus goods still missing, for these goods (each 0..7).

    Points are the most that can be paid for; where it can't be paid, the printed points or
    a guess of four per good.
    """
    key = (((building * 8 + wood) * 8 + brick) * 8 + stone) * 8 + gold
    known = _OUTLOOK.get(key)
    if known is not None:
        return known
    points, missing = _outlook(BUILDINGS[building], [wood, brick, stone, gold])
    packed = points * MISSING_BASE + missing
    _OUTLOOK[key] = packed
    return packed


def fixed_missing(cost: tuple[int, int, int, int], goods: list[int]) -> int:
    """Goods that lack for a given cost."""
    missing = 0
    for good in range(4):
        if cost[good] > goods[good]:
            missing += cost[good] - goods[good]
    return missing


def _outlook(building: Building, goods: list[int]) -> tuple[int, int]:
    if building.kind == FIXED_COST:
        return building.points, fixed_missing(building.cost, goods)
    total = sum(goods)
    if building.kind == ANY_1_TO_7:
        left, points = building.high, 0
        for good in (3, 2, 1, 0):
            paid = min(left, goods[good])
            points += paid * GOOD_VALUES[good]
            left -= paid
        return points, max(0, building.low - total)
    best, missing = 0, 9
    for mask in range(1, 16):
        if mask.bit_count() != building.kinds:
            continue
        held = [goods[good] if mask & (1 << good) else 0 for good in range(4)]
        lacking = sum(1 for good in range(4) if mask & (1 << good) and goods[good] == 0)
        short = max(lacking, building.high - sum(held))
        missing = min(missing, short)
        if short == 0:
            best = max(best, _dearest(mask, held, building.high))
    return (best or 4 * building.high), missing


def _dearest(mask: int, held: list[int], count: int) -> int:
    """Points of the dearest payment of `count` goods with at least one of each in `mask`."""
    points, left = 0, count
    for good in range(4):
        if mask & (1 << good):
            points += GOOD_VALUES[good]
            left -= 1
    for good in (3, 2, 1, 0):
        if mask & (1 << good):
            paid = min(left, held[good] - 1)
            points += paid * GOOD_VALUES[good]
            left -= paid
    return points
