"""What a position says about one seat's prospects, as numbers of about one.

The race in throws comes first: planners weigh these numbers by a table, nets learn from them.
"""

import math
from typing import Final

from stoneage_qt.games.inka.bots.race import Ground, exchangeable
from stoneage_qt.games.inka.bots.sites import WORTH
from stoneage_qt.games.inka.rules.constants import (
    COST_CARD,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    GOALS,
    KINDS,
)
from stoneage_qt.games.inka.rules.state import State

# Where the parts of a seat's numbers begin.
MARKERS: Final = 0
TRIBE: Final = 1
LEFT: Final = 4
TIMES: Final = 8
RATES: Final = 16
HAND: Final = 30
BOARD: Final = 44
SITES: Final = 52
COSTS: Final = 60
TURN: Final = 68
SEAT_WIDTH: Final = 72
_SITES_SEEN: Final = 3


def waiting(s: State, seat: int) -> int:
    """The throws until the seat's next turn."""
    offset = (seat - s.active) % len(s.players)
    # Who has an offer open can build with it at once; all else is weighed for a turn's end.
    if offset == 0 and s.offer is None:
        return len(s.players)
    return offset


def seat_features(s: State, seat: int, ground: Ground, hand: list[int]) -> list[float]:
    """The numbers of one seat, with this hand."""
    found = [0.0] * SEAT_WIDTH
    player = s.players[seat]
    markers, tribe = player.markers, player.tribe
    if ground.to_found:
        markers += 1
    found[MARKERS] = markers / 11.0
    found[TRIBE + tribe] = 1.0
    left = max(1, GOALS[tribe] - markers)
    found[LEFT + min(left, 4) - 1] = 1.0
    wait = waiting(s, seat)
    _race(found, ground, hand, wait)
    _rates(found, ground)
    _hand(found, ground, hand)
    found[BOARD] = 1.0 if ground.has_city else 0.0
    found[BOARD + 1] = s.roads.count(seat) / 7.0
    found[BOARD + 2] = 1.0 if s.route == seat else 0.0
    found[BOARD + 3] = 1.0 if s.arts == seat else 0.0
    found[BOARD + 4] = len(player.open_cards) / 3.0
    found[BOARD + 5] = (len(player.cards) + len(player.new)) / 3.0
    found[BOARD + 6] = 1.0 if ground.to_found else 0.0
    found[BOARD + 7] = 1.0 if markers == GOALS[-1] - 1 else 0.0
    _sites(found, ground)
    _costs(found, ground, hand)
    found[TURN] = wait / 4.0
    found[TURN + 1] = min(s.turn / len(s.players) / 20.0, 2.0)
    found[TURN + 2] = 1.0 if len(s.players) == 3 else 0.0
    found[TURN + 3] = 1.0 if s.deck else 0.0
    return found


def lost_to_seven(ground: Ground, size: float, wait: int) -> float:
    """The cards that a seven takes before the seat can spend again, as expected (Z2).

    The hand grows meanwhile: what is below the limit now need not stay there.
    """
    rate = 0.0
    for kind in range(KINDS):
        rate += ground.rates[kind]
    lost = 0.0
    chance = 1.0 / 6.0
    for throw in range(wait):
        held = size + rate * throw
        # Half a card below the limit is as often above it as below.
        lost += chance * 0.5 * held * min(1.0, max(0.0, held - ground.limit + 0.5))
        chance *= 5.0 / 6.0
    return lost


def _race(found: list[float], ground: Ground, hand: list[int], wait: int) -> None:
    """With what a seven would leave of a large hand."""
    size = float(sum(hand))
    lost = lost_to_seven(ground, size, wait)
    kept = 1.0 - lost / size if size > lost else 0.0
    if size == 0.0:
        kept = 1.0
    found[HAND + 9] = lost / 4.0
    ground.run([kept * count for count in hand], float(wait))
    found[TIMES] = ground.win / 40.0
    found[TIMES + 1] = ground.decline / 15.0
    found[TIMES + 2] = ground.next_marker / 8.0
    found[TIMES + 3] = math.exp(-ground.win / 8.0)
    found[TIMES + 4] = math.exp(-ground.next_marker / 4.0)
    found[TIMES + 5] = math.exp(-ground.decline / 6.0)
    found[TIMES + 6] = math.exp(-ground.win / 20.0)
    found[TIMES + 7] = 1.0 if ground.next_marker <= wait else 0.0


def _rates(found: list[float], ground: Ground) -> None:
    worth = ruined = 0.0
    kinds = 0
    for kind in range(KINDS):
        rate = ground.rates[kind]
        found[RATES + kind] = 4.0 * rate
        worth += rate * WORTH[kind]
        ruined += ground.ruins[kind] * WORTH[kind]
        if rate > 0.0:
            kinds += 1
    found[RATES + 8] = worth
    found[RATES + 9] = ruined
    found[RATES + 10] = kinds / 8.0
    found[RATES + 11] = math.sqrt(max(0.0, ground.rates[1] * ground.rates[4])) * 6.0
    found[RATES + 12] = math.sqrt(max(0.0, ground.rates[0] * ground.rates[1])) * 6.0
    found[RATES + 13] = math.sqrt(max(0.0, ground.rates[3] * ground.rates[4])) * 6.0


def _hand(found: list[float], ground: Ground, hand: list[int]) -> None:
    size = 0
    for kind in range(KINDS):
        count = hand[kind]
        size += count
        found[HAND + kind] = min(count, 6) / 4.0
    found[HAND + 8] = size / 8.0
    over = max(0.0, size - ground.limit)
    found[HAND + 10] = over / 4.0
    found[HAND + 11] = exchangeable([float(count) for count in hand])
    short = 0
    for kind in range(5):
        if hand[kind] == 0:
            short += 1
    found[HAND + 12] = short / 5.0
    found[HAND + 13] = ground.limit / 10.0


def _sites(found: list[float], ground: Ground) -> None:
    for number in range(min(_SITES_SEEN, len(ground.sites))):
        site = ground.sites[number]
        found[SITES + 2 * number] = 1.0 / (1.0 + site.roads)
        found[SITES + 2 * number + 1] = (site.worth + 2.2 * site.roads) / 12.0
    found[SITES + 6] = len(ground.sites) / 4.0
    found[SITES + 7] = 1.0 if not ground.sites else 0.0


def _costs(found: list[float], ground: Ground, hand: list[int]) -> None:
    """What can be paid now, and how much is missing."""
    place = COSTS
    for cost in (COST_ROAD, COST_SETTLEMENT, COST_CITY, COST_CARD):
        lack = 0
        for kind in range(KINDS):
            lack += max(0, ground.costs[cost][kind] - hand[kind])
        useful = cost != COST_CITY or not ground.has_city
        found[place] = 1.0 if lack == 0 and useful else 0.0
        found[place + 1] = lack / 4.0
        place += 2
