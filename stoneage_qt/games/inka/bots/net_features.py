"""What the value net sees: one block of whole numbers per seat, and one of the board.

Everything is a byte: cheap to write, to keep and to copy; `SEAT_SCALE` and `BOARD_SCALE` bring them
to about one. Which seat throws next is told by each seat's distance from it, so that a block is
the same in everybody's view. Others' hands are read as they stand: callers pass positions drawn
from what the viewing seat may know.
"""

import math
from typing import Final

from stoneage_qt.games.inka.bots.features import lost_to_seven
from stoneage_qt.games.inka.bots.race import FOREVER, Ground, exchangeable, throws_for
from stoneage_qt.games.inka.bots.sites import WORTH, crossing_worth
from stoneage_qt.games.inka.rules.board import CORNERS, CROSSINGS
from stoneage_qt.games.inka.rules.constants import (
    BEFORE,
    COST_CARD,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    DICE,
    FIRST_ROAD,
    FIRST_SETTLE,
    FOUNDING,
    FRAME,
    GOALS,
    HAND_LIMIT,
    KINDS,
    PIPS,
)
from stoneage_qt.games.inka.rules.places import has_road, is_free_site
from stoneage_qt.games.inka.rules.routes import route_length
from stoneage_qt.games.inka.rules.state import State

# Where the parts of a seat's block begin.
TRIBE: Final = 1
LEFT: Final = 4
RATES: Final = 8
RUINS: Final = 16
HAND: Final = 24
SIZE: Final = 32
CARDS: Final = 35
BOARD: Final = 39
COSTS: Final = 43
TIMES: Final = 50
SITES: Final = 58
PRODUCTION: Final = 69
TURN: Final = 73
RISK: Final = 80
SEAT_WIDTH: Final = 82
_SITES_SEEN: Final = 3
# Where the parts of the board's block begin.
SUPPLY: Final = 1
PILES: Final = 9
FOUNDINGS: Final = 12
PHASE: Final = 15
BOARD_WIDTH: Final = 19


def _scales(width: int, parts: dict[int, float]) -> tuple[float, ...]:
    """By where each part begins: what its numbers are multiplied by."""
    found = [1.0] * width
    scale = 1.0
    for place in range(width):
        scale = parts.get(place, scale)
        found[place] = scale
    return tuple(found)


SEAT_SCALE: Final = _scales(
    SEAT_WIDTH,
    {
        0: 0.1,
        TRIBE: 1.0,
        RATES: 0.025,
        HAND: 0.3,
        SIZE: 0.12,
        CARDS: 0.4,
        BOARD: 0.2,
        COSTS: 0.25,
        COSTS + 4: 1.0,
        TIMES: 0.01,
        SITES: 0.02,
        PRODUCTION: 0.02,
        TURN: 1.0,
        RISK: 0.02,
    },
)
BOARD_SCALE: Final = _scales(
    BOARD_WIDTH, {0: 0.05, SUPPLY: 0.08, PILES: 0.1, FOUNDINGS: 0.05, PHASE: 1.0}
)


def _byte(number: float) -> int:
    if number <= 0.0:
        return 0
    return 255 if number >= 255.0 else int(number + 0.5)


def _wait(s: State, seat: int) -> int:
    """The throws until the seat can spend its cards (again)."""
    seats = len(s.players)
    offset = (seat - s.active) % seats
    if s.phase in (BEFORE, DICE):
        return offset + 1
    return seats if offset == 0 else offset


def seat_block(s: State, seat: int) -> bytearray:
    """All that is told of one seat."""
    block = bytearray(SEAT_WIDTH)
    player = s.players[seat]
    ground = Ground(s, seat)
    markers, tribe = player.markers, player.tribe
    block[0] = markers
    block[TRIBE + tribe] = 1
    left = GOALS[tribe] - markers
    block[LEFT + max(0, min(left, 4) - 1)] = 1
    for kind in range(KINDS):
        block[RATES + kind] = _byte(144.0 * ground.rates[kind])
        block[RUINS + kind] = _byte(144.0 * ground.ruins[kind])
        block[HAND + kind] = min(player.hand[kind], 20)
    size = sum(player.hand)
    limit = HAND_LIMIT + len(player.open_cards)
    block[SIZE] = min(size, 60)
    block[SIZE + 1] = min(max(0, size - limit), 60)
    block[SIZE + 2] = limit - HAND_LIMIT
    block[CARDS] = len(player.cards) + len(player.new)
    block[CARDS + 1] = len(player.open_cards)
    block[CARDS + 2] = 2 if s.arts == seat else 0
    block[CARDS + 3] = 2 if s.route == seat else 0
    roads = s.roads.count(seat)
    block[BOARD] = roads
    block[BOARD + 1] = route_length(s, seat) if roads > 1 else roads
    block[BOARD + 2] = 5 if ground.has_city else 0
    block[BOARD + 3] = min(_robbed(s, seat), 40)
    _costs(block, ground, player.hand)
    _times(block, ground, player.hand)
    _sites(block, ground)
    offset = (seat - s.active) % len(s.players)
    block[TURN + offset] = 1
    block[TURN + 4] = 1 if s.phase == FOUNDING and offset == 0 else 0
    block[TURN + 5] = 1 if s.phase not in (BEFORE, DICE, FOUNDING) and offset == 0 else 0
    block[TURN + 6] = 1 if markers == GOALS[-1] - 1 else 0
    block[RISK] = _byte(30.0 * lost_to_seven(ground, float(size), _wait(s, seat)))
    block[RISK + 1] = _byte(20.0 * exchangeable([float(count) for count in player.hand]))
    return block


def _robbed(s: State, seat: int) -> int:
    """The pips of the seat that lie under the robber."""
    if s.robber == FRAME:
        return 0
    pips = 0
    for crossing in CORNERS[s.robber]:
        if s.owner[crossing] == seat:
            pips += s.level[crossing] * PIPS[s.components.number[s.robber]]
    return pips


def _costs(block: bytearray, ground: Ground, hand: list[int]) -> None:
    """How many cards are missing for each purchase, and what can be paid now."""
    place = COSTS
    for cost in (COST_ROAD, COST_SETTLEMENT, COST_CITY, COST_CARD):
        lack = 0
        for kind in range(KINDS):
            lack += max(0, ground.costs[cost][kind] - hand[kind])
        block[place] = lack
        place += 1
    block[place] = 1 if block[COSTS + COST_CITY] == 0 and not ground.has_city else 0
    near = bool(ground.sites) and min([site.roads for site in ground.sites]) == 0
    block[place + 1] = 1 if block[COSTS + COST_SETTLEMENT] == 0 and near else 0
    block[place + 2] = 1 if near else 0


def _times(block: bytearray, ground: Ground, hand: list[int]) -> None:
    """The throws until a city and a settlement, with this hand and with none."""
    held = [float(count) for count in hand]
    none = [0.0] * KINDS
    city, city_again = FOREVER, FOREVER
    price = ground.costs[COST_CITY]
    if not ground.has_city:
        city = throws_for(price, 0, price, held, ground.rates, ground.wild, ground.wild_rate)
        city_again = throws_for(price, 0, price, none, ground.rates, 0.0, ground.wild_rate)
    price, road = ground.costs[COST_SETTLEMENT], ground.costs[COST_ROAD]
    site, site_again, nearest = FOREVER, FOREVER, 2
    for number in range(min(_SITES_SEEN, len(ground.sites))):
        far = ground.sites[number].roads
        time = throws_for(price, far, road, held, ground.rates, ground.wild, ground.wild_rate)
        if time < site:
            site, nearest = time, far
    if ground.sites:
        site_again = throws_for(price, nearest, road, none, ground.rates, 0.0, ground.wild_rate)
    block[TIMES] = _byte(8.0 * min(city, 31.0))
    block[TIMES + 1] = _byte(8.0 * min(site, 31.0))
    block[TIMES + 2] = _byte(100.0 * math.exp(-city / 4.0))
    block[TIMES + 3] = _byte(100.0 * math.exp(-site / 4.0))
    block[TIMES + 4] = _byte(100.0 * math.exp(-min(city, site) / 4.0))
    block[TIMES + 5] = _byte(100.0 * math.exp(-city_again / 10.0))
    block[TIMES + 6] = _byte(100.0 * math.exp(-site_again / 10.0))
    block[TIMES + 7] = _byte(100.0 * math.exp(-max(city, site) / 6.0))


def _sites(block: bytearray, ground: Ground) -> None:
    place = SITES
    for number in range(min(_SITES_SEEN, len(ground.sites))):
        site = ground.sites[number]
        worth = 0.0
        for kind in range(KINDS):
            worth += WORTH[kind] * ground.gains[number][kind]
        block[place] = 60 - 12 * site.roads
        block[place + 1] = _byte(144.0 * worth)
        block[place + 2] = 25 if site.roads == 0 else 0
        place += 3
    block[SITES + 9] = 12 * len(ground.sites)
    block[SITES + 10] = 0 if ground.sites else 50
    city = worth = 0.0
    kinds = 0
    for kind in range(KINDS):
        city += WORTH[kind] * ground.city_gain[kind]
        worth += WORTH[kind] * ground.rates[kind]
        if ground.rates[kind] > 0.0:
            kinds += 1
    block[PRODUCTION] = 0 if ground.has_city else _byte(144.0 * city)
    block[PRODUCTION + 1] = _byte(50.0 * worth)
    block[PRODUCTION + 2] = 8 * kinds
    low = min(ground.rates[1], ground.rates[4])
    block[PRODUCTION + 3] = _byte(300.0 * low)


def board_block(s: State) -> bytearray:
    """All that belongs to nobody."""
    block = bytearray(BOARD_WIDTH)
    block[0] = min(s.turn // len(s.players), 60)
    for kind in range(KINDS):
        block[SUPPLY + kind] = s.supply[kind]
    block[PILES] = len(s.deck)
    block[PILES + 1] = len(s.deck2)
    block[PILES + 2] = 10 if s.robber == FRAME else 0
    best = second = 0.0
    count = 0
    for crossing in range(CROSSINGS):
        if is_free_site(s, crossing) and not has_road(s, crossing):
            count += 1
            worth = crossing_worth(s, crossing)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    block[FOUNDINGS] = count
    block[FOUNDINGS + 1] = _byte(2.0 * best)
    block[FOUNDINGS + 2] = _byte(2.0 * second)
    block[PHASE] = 1 if s.phase in (BEFORE, DICE) else 0
    block[PHASE + 1] = 1 if s.phase == FOUNDING else 0
    block[PHASE + 2] = 1 if s.phase in (FIRST_SETTLE, FIRST_ROAD) else 0
    block[PHASE + 3] = 1 if s.phase == FIRST_SETTLE and s.step >= len(s.players) else 0
    return block
