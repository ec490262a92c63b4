"""The race in throws: how long a seat needs for its next marker, its decline and the win.

Cards flow in at the rates of the board, and whatever is short is exchanged; one building after
the other is paid from that, the quickest first. Reads the board and the one hand it is given.
"""

from typing import Final

from stoneage_qt.games.inka.bots.sites import WORTH, may_be_settled
from stoneage_qt.games.inka.rules.board import (
    CROSSINGS,
    FIRST_END,
    NEIGHBOURS,
    PATHS,
    PATHS_AT,
    SECOND_END,
    TILES_AT,
)
from stoneage_qt.games.inka.rules.constants import (
    CITY_LEVEL,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    FIRST_GOOD,
    FOUNDING,
    GOALS,
    KINDS,
    NOBODY,
    OCEAN,
    PIPS,
    ROAD_PIECES,
    Cards,
)
from stoneage_qt.games.inka.rules.state import State

# Nobody waits longer than that.
FOREVER: Final = 99.0
# The robber leaves again: what his tile gives meanwhile and later, as a share.
_ROBBED: Final = 0.55
# What a development card in hand is worth, in cards of one's choice; and the two advantages, in
# such cards per own turn.
CARD_WORTH: Final = 2.0
_ROUTE_WORTH: Final = 0.4
_ARTS_WORTH: Final = 0.1
# Of tribes to come nothing is known yet: pips of a founding, a settlement and a city, how they
# spread over the kinds, and the roads to a site.
_FOUNDING_PIPS: Final = 10.0
_SETTLEMENT_PIPS: Final = 8.0
_CITY_PIPS: Final = 9.0
_SPREAD: Final[tuple[float, ...]] = (0.156, 0.111, 0.1, 0.156, 0.122, 0.118, 0.118, 0.119)
_LATER_ROADS: Final = 2
_WALLED_IN: Final = 12.0
_FAR: Final = 4
_MOST_SITES: Final = 4
_ROAD_PRICE: Final = 2.2
# How many throws per missing marker a new building will still yield, about.
_YIELDING: Final = 1.3


class Site:
    """A crossing that can be settled, and how many roads it is away."""

    def __init__(self, crossing: int, roads: int, path: int, worth: float) -> None:
        self.crossing: int = crossing
        self.roads: int = roads
        self.path: int = path
        self.worth: float = worth


def yield_at(s: State, crossing: int, rates: list[float], level: float) -> float:
    """Adds what a building yields per throw; returns what that is worth."""
    total = 0.0
    for tile in TILES_AT[crossing]:
        kind = s.terrain[tile]
        if kind == OCEAN:
            continue
        rate = PIPS[s.components.number[tile]] / 36.0 * level
        if tile == s.robber:
            rate *= _ROBBED
        rates[kind] += rate
        total += rate * WORTH[kind]
    return total


def reachable_sites(s: State, seat: int) -> list[Site]:
    """The best sites within a few roads over free paths, best first (B2 to B5)."""
    found = sites_in_reach(s, seat)
    found.sort(key=_worth_of_site)
    return found[:_MOST_SITES]


def sites_in_reach(s: State, seat: int) -> list[Site]:
    """All of them, as they are come upon."""
    roads, owner = s.roads, s.owner
    left = min(_FAR, ROAD_PIECES - roads.count(seat))
    far = [-1] * CROSSINGS
    first = [-1] * CROSSINGS
    found: list[Site] = []
    front = _reached(s, seat, far, found)
    for distance in range(1, left + 1):
        after: list[int] = []
        for crossing in front:
            for path in PATHS_AT[crossing]:
                end = FIRST_END[path] + SECOND_END[path] - crossing
                if roads[path] != NOBODY or far[end] >= 0:
                    continue
                far[end] = distance
                first[end] = path if distance == 1 else first[crossing]
                if may_be_settled(s, end):
                    worth = _site_worth(s, seat, end) - _ROAD_PRICE * distance
                    found.append(Site(end, distance, first[end], worth))
                if owner[end] == NOBODY:
                    after.append(end)
        front = after
    return found


def _reached(s: State, seat: int, far: list[int], found: list[Site]) -> list[int]:
    """The crossings from which roads go on (B3); `found` gets the sites that need none."""
    owner = s.owner
    front: list[int] = []
    for crossing in range(CROSSINGS):
        if owner[crossing] == seat and not s.ruin[crossing]:
            far[crossing] = 0
            front.append(crossing)
    for path in range(PATHS):
        if s.roads[path] != seat:
            continue
        for crossing in (FIRST_END[path], SECOND_END[path]):
            if far[crossing] >= 0:
                continue
            far[crossing] = 0
            if owner[crossing] == NOBODY:
                front.append(crossing)
            if may_be_settled(s, crossing):
                found.append(Site(crossing, 0, -1, _site_worth(s, seat, crossing)))
    return front


def _worth_of_site(site: Site) -> float:
    return -site.worth


def _site_worth(s: State, seat: int, crossing: int) -> float:
    """In worths of cards per 36 throws; over an own ruin nothing comes on top."""
    rates = [0.0] * KINDS
    level = 1.0
    if s.owner[crossing] == seat:
        level -= s.level[crossing]
    return 36.0 * yield_at(s, crossing, rates, level)


class Ground:
    """What the board gives one seat: rates, sites, what its tribe still lacks.

    `run` then counts the race for any hand; its results are the three times.
    """

    def __init__(self, s: State, seat: int) -> None:
        player = s.players[seat]
        self.costs: tuple[Cards, ...] = s.components.costs
        self.markers: int = player.markers
        self.tribe: int = player.tribe
        self.wild: float = CARD_WORTH * (len(player.cards) + len(player.new))
        self.limit: float = 7.0 + len(player.open_cards)
        self.rates: list[float] = [0.0] * KINDS
        self.ruins: list[float] = [0.0] * KINDS
        self.city_gain: list[float] = [0.0] * KINDS
        self.has_city: bool = False
        best = -1.0
        for crossing in range(CROSSINGS):
            if s.owner[crossing] != seat:
                continue
            level = s.level[crossing]
            yield_at(s, crossing, self.rates, float(level))
            if s.ruin[crossing]:
                yield_at(s, crossing, self.ruins, float(level))
            elif level == CITY_LEVEL:
                self.has_city = True
            else:
                gain = [0.0] * KINDS
                worth = yield_at(s, crossing, gain, 1.0)
                if worth > best:
                    best = worth
                    self.city_gain = gain
        self.sites: list[Site] = reachable_sites(s, seat)
        self.gains: list[list[float]] = []
        for site in self.sites:
            gain = [0.0] * KINDS
            yield_at(s, site.crossing, gain, 1.0)
            if s.owner[site.crossing] == seat:
                yield_at(s, site.crossing, gain, -float(s.level[site.crossing]))
            self.gains.append(gain)
        seats = len(s.players)
        # Its last tribe has just declined: the founding is free.
        self.to_found: bool = s.phase == FOUNDING and s.active == seat
        # How long one waits for one's turn with what could be paid before, on average.
        self.patience: float = 0.5 * (seats - 1)
        self.wild_rate: float = 0.0
        if s.route == seat:
            self.wild_rate += _ROUTE_WORTH / seats
        self.arts_rate: float = _ARTS_WORTH / seats if s.arts == seat else 0.0
        self.next_marker: float = FOREVER
        self.decline: float = FOREVER
        self.win: float = FOREVER

    def run(self, hand: list[float], wait: float) -> float:
        """The throws until the win with this hand; sets `next_marker`, `decline` and `win`.

        wait: the throws until the seat can build again.
        """
        if self.markers >= GOALS[-1]:
            self.next_marker = self.decline = self.win = 0.0
            return 0.0
        course = _Course(self, hand, wait)
        if self.to_found:
            course.settle_first()
        else:
            course.tribe_to_come = False
        course.finish_tribe()
        self.next_marker = course.first
        self.decline = course.throws
        while course.markers < GOALS[-1]:
            course.found()
            course.finish_tribe()
        self.win = course.throws
        return course.throws


class _Course:
    """One run of the race: what is in hand, what flows in, what stands by then."""

    def __init__(self, ground: Ground, hand: list[float], wait: float) -> None:
        self.ground: Ground = ground
        self.wait: float = wait
        self.hand: list[float] = hand[:]
        self.wild: float = ground.wild
        self.rates: list[float] = ground.rates[:]
        # What leaves the board with the second decline (K3).
        self.old: list[float] = ground.ruins[:] if ground.tribe == 1 else [0.0] * KINDS
        self.wild_rate: float = ground.wild_rate + ground.arts_rate
        self.markers: int = ground.markers
        self.tribe: int = ground.tribe
        self.has_city: bool = ground.has_city
        self.used: list[bool] = [False] * len(ground.sites)
        self.throws: float = 0.0
        self.first: float = -1.0
        self.tribe_to_come: bool = True

    def found(self) -> None:
        """Decline and founding: the roads and the route go, the oldest ruins as well."""
        self.tribe += 1
        if self.tribe == 1:
            self.old = self.rates[:]
        else:
            for kind in range(KINDS):
                self.rates[kind] -= self.old[kind]
        self.settle_first()

    def settle_first(self) -> None:
        """The first settlement of a tribe, free of cost (K6)."""
        self.markers += 1
        _add_spread(self.rates, _FOUNDING_PIPS)
        self.has_city = False
        self.tribe_to_come = True
        self.wild_rate = self.ground.arts_rate

    def finish_tribe(self) -> None:
        """All markers up to the tribe's goal."""
        while self.markers < GOALS[self.tribe]:
            self._next_marker()
            self.markers += 1
            if self.first < 0.0:
                self.first = self.throws

    def _next_marker(self) -> None:
        """The city or settlement that comes soonest, its yield considered."""
        ground = self.ground
        yielding = _YIELDING * (GOALS[-1] - self.markers)
        best_score, best_time, best = FOREVER * 10.0, FOREVER, -2
        city = ground.costs[COST_CITY]
        if not self.has_city:
            best_time = throws_for(city, 0, city, self.hand, self.rates, self.wild, self.wild_rate)
            worth = _worth(ground.city_gain) if not self.tribe_to_come else _CITY_PIPS / 36.0
            best_score, best = best_time - yielding * worth, -1
        road, settlement = ground.costs[COST_ROAD], ground.costs[COST_SETTLEMENT]
        if self.tribe_to_come:
            time = self._time(settlement, _LATER_ROADS, road)
            if time - yielding * _SETTLEMENT_PIPS / 36.0 < best_score:
                best_time, best = time, -2
        else:
            for number, site in enumerate(ground.sites):
                if self.used[number]:
                    continue
                time = self._time(settlement, site.roads, road)
                score = time - yielding * _worth(ground.gains[number])
                if score < best_score:
                    best_score, best_time, best = score, time, number
        if best == -2 and not self.tribe_to_come:
            best_time = _WALLED_IN + self._time(settlement, _LATER_ROADS, road)
        self._build(best, best_time)

    def _time(self, settlement: Cards, roads: int, road: Cards) -> float:
        return throws_for(settlement, roads, road, self.hand, self.rates, self.wild, self.wild_rate)

    def _build(self, choice: int, time: float) -> None:
        """-1: the city; -2: a settlement somewhere; else the site of this number."""
        ground = self.ground
        time = self._at_own_turn(time)
        self.throws += time
        if choice == -1:
            self._pay(ground.costs[COST_CITY], 0, time)
            self.has_city = True
            if self.tribe_to_come:
                _add_spread(self.rates, _CITY_PIPS)
            else:
                _add(self.rates, ground.city_gain)
            return
        roads = _LATER_ROADS if choice < 0 else ground.sites[choice].roads
        self._pay(ground.costs[COST_SETTLEMENT], roads, time)
        if choice < 0:
            _add_spread(self.rates, _SETTLEMENT_PIPS)
            return
        _add(self.rates, ground.gains[choice])
        taken = ground.sites[choice].crossing
        for number, site in enumerate(ground.sites):
            if site.crossing == taken or site.crossing in NEIGHBOURS[taken]:
                self.used[number] = True

    def _at_own_turn(self, time: float) -> float:
        """One builds in own turns alone: not before the next one, and a while after it could be."""
        if self.throws + time < self.wait:
            return self.wait - self.throws
        return time + self.ground.patience * min(1.0, time)

    def _pay(self, cost: Cards, roads: int, time: float) -> None:
        """What is left in hand after the time, the exchanges and the payment."""
        road = self.ground.costs[COST_ROAD]
        hand, rates = self.hand, self.rates
        lack = 0.0
        for kind in range(KINDS):
            have = hand[kind] + rates[kind] * time - cost[kind] - roads * road[kind]
            if have < 0.0:
                lack -= have
                have = 0.0
            hand[kind] = have
        self.wild += self.wild_rate * time
        if lack <= 0.0:
            return
        spare = self.wild + exchangeable(hand)
        share = 0.0 if spare <= lack else 1.0 - lack / spare
        self.wild *= share
        for kind in range(KINDS):
            hand[kind] *= share


def exchangeable(hand: list[float]) -> float:
    """How many cards of one's choice the supply gives for all of these, about (H2 to H4).

    Less than a full rate brings nothing yet: small remains count little.
    """
    total = 0.0
    for kind in range(FIRST_GOOD):
        have = hand[kind]
        total += have * have / (3.0 * have + 4.5)
    low = min(hand[5], hand[6], hand[7])
    total += 2.0 * low if low >= 1.0 else 2.0 * low * low
    for kind in range(FIRST_GOOD, KINDS):
        have = hand[kind] - low
        total += have * have / (2.0 * have + 2.0)
    return total


def throws_for(
    cost: Cards,
    roads: int,
    road: Cards,
    hand: list[float],
    rates: list[float],
    wild: float,
    wild_rate: float,
) -> float:
    """How many throws bring what a building and its roads cost, with exchanges."""
    rest = [0.0] * KINDS
    lack = _short(cost, roads, road, hand, rates, 0.0, rest) - wild - exchangeable(rest)
    if lack <= 0.0:
        return 0.0
    low, high = 0.0, 4.0
    at_low, at_high = lack, 0.0
    while True:
        at_high = _short(cost, roads, road, hand, rates, high, rest)
        at_high -= wild + wild_rate * high + exchangeable(rest)
        if at_high <= 0.0:
            break
        if high > FOREVER / 2.0:
            return FOREVER
        low, at_low = high, at_high
        high *= 2.0
    for _ in range(3):
        middle = low + (high - low) * at_low / (at_low - at_high)
        value = _short(cost, roads, road, hand, rates, middle, rest)
        value -= wild + wild_rate * middle + exchangeable(rest)
        if value <= 0.0:
            high, at_high = middle, value
        else:
            low, at_low = middle, value
    return low + (high - low) * at_low / (at_low - at_high)


def _short(
    cost: Cards,
    roads: int,
    road: Cards,
    hand: list[float],
    rates: list[float],
    time: float,
    rest: list[float],
) -> float:
    """Cards that are missing after the time; `rest` becomes what is there beyond the cost."""
    lack = 0.0
    for kind in range(KINDS):
        have = hand[kind] + rates[kind] * time - cost[kind] - roads * road[kind]
        if have < 0.0:
            lack -= have
            have = 0.0
        rest[kind] = have
    return lack


def _add(rates: list[float], gain: list[float]) -> None:
    for kind in range(KINDS):
        rates[kind] += gain[kind]


def _add_spread(rates: list[float], pips: float) -> None:
    for kind in range(KINDS):
        rates[kind] += pips / 36.0 * _SPREAD[kind]


def _worth(gain: list[float]) -> float:
    total = 0.0
    for kind in range(KINDS):
        total += gain[kind] * WORTH[kind]
    return total
