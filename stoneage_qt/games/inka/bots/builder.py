"""The level `builder`: builds what it can and exchanges with the supply towards the next building.

City before settlement before road; sites by their expected yield; the robber where the leaders
lose most. It never offers, and takes an offer that brings its next building nearer.
"""

import random
from typing import Final

from stoneage_qt.games.inka.bots.exchanges import (
    PAIR_NUMBER,
    exchange_towards,
    missing,
    missing_after,
    most_missing,
)
from stoneage_qt.games.inka.bots.sites import (
    WORTH,
    best_robber_tile,
    best_way,
    crossing_worth,
    founding_worth,
    own_kinds,
    road_leads_on,
)
from stoneage_qt.games.inka.rules.actions import (
    ACCEPT_ACTION,
    BUY_ACTION,
    CHASE_ACTION,
    CITIES,
    COMBAT_ACTION,
    DEALS,
    DISCARDS,
    END_ACTION,
    FOUNDS,
    INVENTIONS,
    MONOPOLIES,
    NODEAL_ACTION,
    REFUSE_ACTION,
    ROADS,
    ROADS_ACTION,
    ROBBER_TO,
    ROBBER_TO_FRAME,
    ROBS,
    SETTLES,
    THROW_ACTION,
    Action,
)
from stoneage_qt.games.inka.rules.board import CROSSINGS, PATHS_AT
from stoneage_qt.games.inka.rules.constants import (
    BEFORE,
    CHOOSE,
    CITY_LEVEL,
    COMBAT,
    COST_CARD,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    DISCARDING,
    FIRST_SETTLE,
    FOUNDING,
    FRAME,
    FREE_ROADS,
    GOALS,
    HAND_LIMIT,
    INVENTION,
    KINDS,
    MAIN,
    MONOPOLY,
    MOVING_ROBBER,
    NO_CARDS,
    NOBODY,
    REPLY,
    ROADS_CARD,
    SETTLEMENT,
    VICTIM,
    Cards,
)
from stoneage_qt.games.inka.rules.payments import affords, held_by_others, holds, playable
from stoneage_qt.games.inka.rules.places import (
    city_sites,
    founding_sites,
    has_city,
    has_open_path,
    has_piece,
    is_free_site,
    open_paths,
    open_sites,
    roads_left,
    stands_at,
    victims,
)
from stoneage_qt.games.inka.rules.state import Offer, State

# Nothing is traded to a seat that is about to win.
NEARLY_THERE: Final = GOALS[-1] - 2
GOOD_DEAL: Final = 0.5


class Goal:
    """What is to be built next: its cost, and the road that leads there (−1: none needed)."""

    def __init__(self, cost: Cards, road: int) -> None:
        self.cost: Cards = cost
        self.road: int = road


class Builder:
    """See the module."""

    name = "builder"

    def choose(self, s: State, rng: random.Random) -> Action:
        """The fixed list of priorities; nothing is left to `rng`."""
        return choose(s)


def choose(s: State) -> Action:
    """What `builder` does in any position in which a seat decides."""
    phase = s.phase
    if phase == MAIN:
        return _main(s)
    if phase == BEFORE:
        return _before(s)
    if phase == REPLY:
        return _reply(s)
    if phase == DISCARDING:
        return DISCARDS[_least_needed(s, s.actor)]
    if phase == MOVING_ROBBER:
        tile = best_robber_tile(s, s.active)
        return ROBBER_TO_FRAME if tile == FRAME else ROBBER_TO[tile]
    if phase == VICTIM:
        return ROBS[_richest_leader(s)]
    if phase == CHOOSE:
        return _choose_deal(s)
    return _place(s)


def _place(s: State) -> Action:
    """What is put on the board outside `main`."""
    seat = s.actor
    if s.phase == FREE_ROADS:
        way = best_way(s, seat, roads_left(s, seat))
        return ROADS[way.path if way.path >= 0 else open_paths(s, seat)[0]]
    if s.phase == FOUNDING:
        return FOUNDS[_best_start(s, seat, founding_sites(s, seat))]
    if s.phase == FIRST_SETTLE:
        free = [crossing for crossing in range(CROSSINGS) if is_free_site(s, crossing)]
        return SETTLES[_best_start(s, seat, free)]
    best, most = -1, -1.0
    for path in PATHS_AT[s.site]:
        worth = road_leads_on(s, path, s.site)
        if s.roads[path] == NOBODY and worth > most:
            best, most = path, worth
    return ROADS[best]


def _best_start(s: State, seat: int, crossings: list[int]) -> int:
    kinds = own_kinds(s, seat)
    best, most = crossings[0], -1.0
    for crossing in crossings:
        worth = founding_worth(s, crossing, kinds)
        if worth > most:
            best, most = crossing, worth
    return best


def _before(s: State) -> Action:
    seat = s.active
    blocked = stands_at(s, seat, s.robber)
    if blocked and s.arts == seat and not s.arts_used:
        return CHASE_ACTION
    if blocked and not s.card_played and playable(s, seat, COMBAT) >= 0:
        return COMBAT_ACTION
    return THROW_ACTION


def goal_of(s: State, seat: int) -> Goal:
    """The building that is fewest cards away: city, settlement, or roads and settlement."""
    hand = s.players[seat].hand
    costs = s.components.costs
    best = Goal(NO_CARDS, -1)
    least = 1000
    if not has_city(s, seat) and has_piece(s, seat, CITY_LEVEL) and city_sites(s, seat):
        best = Goal(costs[COST_CITY], -1)
        least = missing(hand, costs[COST_CITY])
    if not has_piece(s, seat, SETTLEMENT):
        return best
    if open_sites(s, seat):
        if missing(hand, costs[COST_SETTLEMENT]) < least:
            return Goal(costs[COST_SETTLEMENT], -1)
        return best
    way = best_way(s, seat, roads_left(s, seat))
    if way.site >= 0:
        cost = _road_and_settlement(costs, way.roads)
        # Wood and stone are no use to a city: the road can be built on the way to one.
        if missing(hand, cost) < least:
            return Goal(cost, way.path)
        best.road = way.path
    return best


def _road_and_settlement(costs: tuple[Cards, ...], roads: int) -> Cards:
    road, settlement = costs[COST_ROAD], costs[COST_SETTLEMENT]
    return tuple([road[kind] * roads + settlement[kind] for kind in range(KINDS)])


def _main(s: State) -> Action:
    seat = s.active
    if s.arts == seat and not s.arts_used and stands_at(s, seat, s.robber):
        return CHASE_ACTION
    building = _building(s, seat)
    if building is not None:
        return building
    goal = goal_of(s, seat)
    if not s.card_played and s.players[seat].cards:
        card = _card(s, seat, goal)
        if card is not None:
            return card
    if goal.road >= 0 and affords(s, seat, COST_ROAD) and _road_pays(s, seat, goal):
        return ROADS[goal.road]
    exchange = exchange_towards(s, seat, goal.cost)
    if exchange is not None:
        return exchange
    if s.deck and affords(s, seat, COST_CARD) and _can_spare(s, seat, goal, COST_CARD):
        return BUY_ACTION
    return END_ACTION


def _building(s: State, seat: int) -> Action | None:
    """A city or settlement that can be paid now."""
    if affords(s, seat, COST_CITY) and not has_city(s, seat) and has_piece(s, seat, CITY_LEVEL):
        sites = city_sites(s, seat)
        if sites:
            return CITIES[_best_site(s, sites)]
    if affords(s, seat, COST_SETTLEMENT) and has_piece(s, seat, SETTLEMENT):
        sites = open_sites(s, seat)
        if sites:
            return SETTLES[_best_site(s, sites)]
    return None


def _best_site(s: State, sites: list[int]) -> int:
    best, most = sites[0], -1.0
    for crossing in sites:
        worth = crossing_worth(s, crossing)
        # Over an own ruin a settlement adds no yield.
        if s.owner[crossing] == s.active and s.ruin[crossing]:
            worth = 0.0
        if worth > most:
            best, most = crossing, worth
    return best


def _road_pays(s: State, seat: int, goal: Goal) -> bool:
    """Roads are lost with the tribe: none where a city will be its last marker."""
    player = s.players[seat]
    if goal.cost != s.components.costs[COST_CITY]:
        return True
    if GOALS[player.tribe] - player.markers == 1:
        return False
    return _can_spare(s, seat, goal, COST_ROAD)


def _can_spare(s: State, seat: int, goal: Goal, cost: int) -> bool:
    """Does paying this leave the goal as near as it is? Too many cards are spent anyway (Z2)."""
    player = s.players[seat]
    if sum(player.hand) > HAND_LIMIT + len(player.open_cards):
        return True
    paid = s.components.costs[cost]
    return missing_after(player.hand, goal.cost, paid) == missing(player.hand, goal.cost)


def _card(s: State, seat: int, goal: Goal) -> Action | None:
    """A development card that helps now."""
    hand = s.players[seat].hand
    if playable(s, seat, COMBAT) >= 0:
        return COMBAT_ACTION
    if goal.road >= 0 and playable(s, seat, ROADS_CARD) >= 0 and has_open_path(s, seat):
        return ROADS_ACTION
    wanted = most_missing(hand, goal.cost, s.supply)
    if wanted >= 0 and playable(s, seat, INVENTION) >= 0:
        after = hand[:]
        after[wanted] += 1
        left = s.supply[:]
        left[wanted] -= 1
        second = most_missing(after, goal.cost, left)
        if second >= 0:
            return INVENTIONS[PAIR_NUMBER[wanted][second]]
    if playable(s, seat, MONOPOLY) >= 0:
        for kind in range(KINDS):
            if goal.cost[kind] > hand[kind] and held_by_others(s, seat, kind) > 2:
                return MONOPOLIES[kind]
    return None


def _least_needed(s: State, seat: int) -> int:
    """The kind to put back: cheap, and more of it than the goal asks for."""
    hand = s.players[seat].hand
    cost = goal_of(s, seat).cost
    best, most = -1, -1000.0
    for kind in range(KINDS):
        if hand[kind]:
            liking = float(hand[kind] - cost[kind]) - 2.0 * WORTH[kind]
            if liking > most:
                best, most = kind, liking
    return best


def _richest_leader(s: State) -> int:
    best, most = -1, -1
    for seat in victims(s):
        player = s.players[seat]
        liking = 100 * player.markers + sum(player.hand)
        if liking > most:
            best, most = seat, liking
    return best


def gain_of(s: State, seat: int, give: list[int], get: list[int]) -> float:
    """What an exchange brings a seat: nearer to its goal, and the worth of the cards."""
    hand = s.players[seat].hand
    after = [hand[kind] - give[kind] + get[kind] for kind in range(KINDS)]
    cost = goal_of(s, seat).cost
    worth = 0.0
    for kind in range(KINDS):
        worth += WORTH[kind] * (get[kind] - give[kind])
    return 1.5 * (missing(hand, cost) - missing(after, cost)) + worth


def _reply(s: State) -> Action:
    offer = s.offer
    assert offer is not None
    seat = s.actor
    if not holds(s.players[seat].hand, offer.want):
        return REFUSE_ACTION
    if s.players[s.active].markers >= NEARLY_THERE:
        return REFUSE_ACTION
    return ACCEPT_ACTION if gain_of(s, seat, offer.want, offer.give) > GOOD_DEAL else REFUSE_ACTION


def _choose_deal(s: State) -> Action:
    offer = s.offer
    assert offer is not None
    best, most = -1, GOOD_DEAL
    for seat in range(len(s.players)):
        gain = _gain_of_deal(s, offer, seat)
        if gain > most:
            best, most = seat, gain
    return NODEAL_ACTION if best < 0 else DEALS[best]


def _gain_of_deal(s: State, offer: Offer, seat: int) -> float:
    """What a deal with this seat would bring; nothing where there can be none."""
    answer = offer.answers[seat]
    if isinstance(answer, tuple):
        if not holds(s.players[s.active].hand, answer[1]):
            return 0.0
        return gain_of(s, s.active, answer[1], answer[0])
    return gain_of(s, s.active, offer.give, offer.want) if answer == "accept" else 0.0
