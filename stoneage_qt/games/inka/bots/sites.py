"""What crossings and tiles are worth, and how far the next building site is.

Reads the board alone, which everybody sees.
"""

from typing import Final

from stoneage_qt.games.inka.rules.board import (
    CORNERS,
    CROSSINGS,
    FIRST_END,
    LAND_TILES,
    NEIGHBOURS,
    PATHS_AT,
    SECOND_END,
    TILES_AT,
)
from stoneage_qt.games.inka.rules.constants import FRAME, KINDS, NOBODY, OCEAN, PIPS
from stoneage_qt.games.inka.rules.places import has_road, joins, keeps_distance
from stoneage_qt.games.inka.rules.state import State

# What a card of each kind is worth: stone and ore are short, a good buys half a card.
WORTH: Final = (1.0, 1.3, 0.9, 1.1, 1.3, 0.55, 0.55, 0.55)
# The first tile of a kind counts more than the next ones: what is missing must be exchanged.
_NEW_KIND: Final = 1.5
_ROAD_PRICE: Final = 2.5
_FAR: Final = 3
_NEXT_SITE: Final = 0.4


def crossing_worth(s: State, crossing: int) -> float:
    """The expected yield of a settlement, in cards worth 1 per 36 throws."""
    total = 0.0
    for tile in TILES_AT[crossing]:
        kind = s.terrain[tile]
        if kind != OCEAN:
            total += PIPS[s.components.number[tile]] * WORTH[kind]
    return total


def own_kinds(s: State, seat: int) -> list[bool]:
    """Which kinds the seat's buildings yield."""
    found = [False] * (KINDS + 1)
    for crossing in range(CROSSINGS):
        if s.owner[crossing] == seat:
            for tile in TILES_AT[crossing]:
                found[s.terrain[tile]] = True
    return found


def worth_beside(s: State, crossing: int, kinds: list[bool]) -> float:
    """As `crossing_worth`, for a seat that has the `kinds` already."""
    total = crossing_worth(s, crossing)
    for tile in TILES_AT[crossing]:
        kind = s.terrain[tile]
        if kind != OCEAN and not kinds[kind]:
            total += _NEW_KIND * WORTH[kind]
    return total


def may_be_settled(s: State, crossing: int) -> bool:
    """Free or a ruin, and no building beside it (B5), roads aside."""
    return (s.owner[crossing] == NOBODY or s.ruin[crossing]) and keeps_distance(s, crossing)


def best_site_near(s: State, crossing: int) -> float:
    """Of the sites two roads away from a new settlement: what the best one is worth."""
    best = 0.0
    for near in NEIGHBOURS[crossing]:
        if s.owner[near] != NOBODY:
            continue
        for far in NEIGHBOURS[near]:
            if far != crossing and may_be_settled(s, far):
                best = max(best, crossing_worth(s, far))
    return best


def founding_worth(s: State, crossing: int, kinds: list[bool]) -> float:
    """A settlement together with the site that can follow it."""
    return worth_beside(s, crossing, kinds) + _NEXT_SITE * best_site_near(s, crossing)


class Way:
    """Roads to a site: the first path, how many, and the site itself (−1: there is none)."""

    def __init__(self, path: int, roads: int, site: int) -> None:
        self.path: int = path
        self.roads: int = roads
        self.site: int = site


def best_way(s: State, seat: int, roads_left: int) -> Way:
    """The site that is best worth its roads, at least one away, over free paths (B2 to B5)."""
    roads, owner = s.roads, s.owner
    first = [-1] * CROSSINGS
    far = [-1] * CROSSINGS
    front: list[int] = []
    for crossing in range(CROSSINGS):
        if joins(s, seat, crossing):
            far[crossing] = 0
            front.append(crossing)
    best = Way(-1, 0, -1)
    best_worth = -1000.0
    distance = 0
    while front and distance < roads_left and distance < _FAR:
        distance += 1
        after: list[int] = []
        for crossing in front:
            for path in PATHS_AT[crossing]:
                if roads[path] != NOBODY:
                    continue
                end = FIRST_END[path] + SECOND_END[path] - crossing
                if far[end] >= 0:
                    continue
                far[end] = distance
                first[end] = path if distance == 1 else first[crossing]
                if may_be_settled(s, end):
                    worth = crossing_worth(s, end) - _ROAD_PRICE * distance
                    if worth > best_worth:
                        best_worth = worth
                        best = Way(first[end], distance, end)
                if owner[end] == NOBODY:
                    after.append(end)
        front = after
    return best


def best_robber_tile(s: State, seat: int) -> int:
    """Where the robber hurts the leaders most and the seat least (Z4)."""
    best = FRAME
    best_worth = 0.0
    for tile in LAND_TILES:
        if tile == s.robber:
            continue
        pips = PIPS[s.components.number[tile]]
        worth = 0.0
        for crossing in CORNERS[tile]:
            owner = s.owner[crossing]
            if owner == NOBODY:
                continue
            if owner == seat:
                worth -= 20.0 * s.level[crossing] * pips
            else:
                player = s.players[owner]
                card = 6.0 if sum(player.hand) else 0.0
                worth += (10.0 + player.markers) * s.level[crossing] * pips + card
        if worth > best_worth:
            best_worth = worth
            best = tile
    return best


def road_leads_on(s: State, path: int, site: int) -> float:
    """Of the sites one road behind this one: what the best is worth."""
    end = FIRST_END[path] + SECOND_END[path] - site
    best = 0.0
    for far in NEIGHBOURS[end]:
        if far != site and may_be_settled(s, far) and not has_road(s, far):
            best = max(best, crossing_worth(s, far))
    return best
