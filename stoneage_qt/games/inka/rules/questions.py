"""What people ask of a position: what a place yields, where one can build, what it would change.

Everything a window tells about a position is answered here, so that a number is worked out in one
place. Nothing is changed. Asked with the seat that wants to know, an answer uses that seat's hand
and what everybody sees, never another hand (V4).
"""

from typing import Final, NamedTuple

from stoneage_qt.games.inka.rules.actions import BANK, CITY, FOUND, ROAD, ROUTE, SETTLE, Action
from stoneage_qt.games.inka.rules.board import (
    CORNERS,
    CROSSINGS,
    ENDS,
    FIRST_END,
    NEIGHBOURS,
    PATHS,
    PATHS_AT,
    SECOND_END,
    TILES_AT,
)
from stoneage_qt.games.inka.rules.constants import (
    CITY_LEVEL,
    CITY_PIECES,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    FIRST_ROAD,
    FIRST_SETTLE,
    FOUNDING,
    FREE_ROADS,
    GOALS,
    KINDS,
    MAIN,
    NOBODY,
    OCEAN,
    PIPS,
    SETTLEMENT,
    SETTLEMENT_PIECES,
    Cards,
)
from stoneage_qt.games.inka.rules.illegal import Reason, why_illegal
from stoneage_qt.games.inka.rules.legal import legal_actions
from stoneage_qt.games.inka.rules.payments import affords, pay, take
from stoneage_qt.games.inka.rules.places import (
    city_sites,
    founding_sites,
    has_city,
    has_piece,
    is_free_site,
    open_paths,
    open_sites,
    roads_left,
    stands_at,
    touches_own_road,
)
from stoneage_qt.games.inka.rules.routes import route_holder, route_length
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.tribes import remove_building

# roads_away: no road leads there.
OUT_OF_REACH: Final = -1


# Yield (Y2, Y3): in cards per 36 throws, so that all are whole numbers.


def crossing_yield(s: State, crossing: int, level: int = SETTLEMENT) -> list[int]:
    """Cards by kind that a settlement (or city) brings in 36 throws, the robber's tile off."""
    found = [0] * KINDS
    for tile in TILES_AT[crossing]:
        if s.terrain[tile] != OCEAN and tile != s.robber:
            found[s.terrain[tile]] += level * PIPS[s.components.number[tile]]
    return found


def seat_yield(s: State, seat: int) -> list[int]:
    """Cards by kind that a seat's buildings, ruins too, bring in 36 throws, shortage aside."""
    found = [0] * KINDS
    for crossing in range(CROSSINGS):
        if s.owner[crossing] == seat:
            here = crossing_yield(s, crossing, s.level[crossing])
            for kind in range(KINDS):
                found[kind] += here[kind]
    return found


def new_kinds(s: State, seat: int, crossing: int) -> list[int]:
    """The kinds at a crossing that no building of the seat stands at yet, robber or not."""
    known = [False] * (OCEAN + 1)
    known[OCEAN] = True
    for other in range(CROSSINGS):
        if s.owner[other] == seat:
            for tile in TILES_AT[other]:
                known[s.terrain[tile]] = True
    return sorted({s.terrain[tile] for tile in TILES_AT[crossing] if not known[s.terrain[tile]]})


def throws_of(s: State, tile: int) -> int:
    """In how many of 36 throws the tile's number falls; 0 where it has none."""
    return PIPS[s.components.number[tile]]


def receivers(s: State, tile: int) -> list[int]:
    """Cards per seat that the tile gives when its number falls (Y2, Y3), shortage aside."""
    found = [0] * len(s.players)
    if tile != s.robber and s.terrain[tile] != OCEAN:
        for crossing in CORNERS[tile]:
            if s.owner[crossing] != NOBODY:
                found[s.owner[crossing]] += s.level[crossing]
    return found


def victims_at(s: State, seat: int, tile: int) -> list[int]:
    """Whom the seat could rob if the robber were moved to this tile (Z5)."""
    return [
        other
        for other in range(len(s.players))
        if other != seat and sum(s.players[other].hand) > 0 and stands_at(s, other, tile)
    ]


def chance_of_a_seven(s: State) -> float:
    """How likely a 7 falls before whoever ends the turn now can spend cards again."""
    return 1.0 - (5.0 / 6.0) ** len(s.players)


# Building: where, with what, and what it changes.


def missing(s: State, seat: int, cost: int) -> list[int]:
    """Cards by kind that the seat's hand lacks for COST_ROAD, COST_SETTLEMENT …"""
    hand = s.players[seat].hand
    price = s.components.costs[cost]
    return [max(0, price[kind] - hand[kind]) for kind in range(KINDS)]


def road_paths(s: State, seat: int) -> list[int]:
    """Where the seat may put a road in its turn, whatever its cards (B2 to B4)."""
    return open_paths(s, seat) if roads_left(s, seat) > 0 else []


def settlement_sites(s: State, seat: int) -> list[int]:
    """Where the seat may settle in its turn, whatever its cards (B5)."""
    return open_sites(s, seat) if has_piece(s, seat, SETTLEMENT) else []


def cities_to_build(s: State, seat: int) -> list[int]:
    """Which settlements may become a city, whatever the seat's cards (B7)."""
    if has_city(s, seat) or not has_piece(s, seat, CITY_LEVEL):
        return []
    return city_sites(s, seat)


def why_none(s: State, seat: int, cost: int) -> Reason | None:
    """What stands against COST_ROAD … anywhere, whatever the seat's cards; None where nothing does.

    UNCONNECTED: no crossing for a settlement (B5). NOT_YOURS: no settlement to become a city (B7).
    """
    if cost == COST_ROAD:
        if roads_left(s, seat) < 1:
            return Reason.PIECES
        return None if open_paths(s, seat) else Reason.NO_PATH
    if cost == COST_SETTLEMENT:
        if not has_piece(s, seat, SETTLEMENT):
            return Reason.PIECES
        return None if open_sites(s, seat) else Reason.UNCONNECTED
    if cost == COST_CITY:
        if has_city(s, seat):
            return Reason.CITY_LIMIT
        if not has_piece(s, seat, CITY_LEVEL):
            return Reason.PIECES
        return None if city_sites(s, seat) else Reason.NOT_YOURS
    return None if s.deck else Reason.DECK


def pieces_left(s: State, seat: int) -> tuple[int, int, int]:
    """Roads, settlements and cities of the seat that are not on the board (M8)."""
    settlements, cities = SETTLEMENT_PIECES, CITY_PIECES
    for crossing in range(CROSSINGS):
        if s.owner[crossing] == seat:
            if s.level[crossing] == CITY_LEVEL:
                cities -= 1
            else:
                settlements -= 1
    return roads_left(s, seat), settlements, cities


def roads_away(s: State, seat: int) -> list[int]:
    """Per crossing: how many roads the seat must build until one leads there (B3, B4).

    Pieces and cards are not counted. OUT_OF_REACH where no row of free paths leads.
    """
    found = [OUT_OF_REACH] * CROSSINGS
    row: list[int] = []
    for crossing in range(CROSSINGS):
        own = s.owner[crossing] == seat and not s.ruin[crossing]
        if own or touches_own_road(s, seat, crossing):
            found[crossing] = 0
            row.append(crossing)
    while row:
        beyond: list[int] = []
        for crossing in row:
            owner = s.owner[crossing]
            if owner != NOBODY and (owner != seat or s.ruin[crossing]):
                continue  # a road may end here, none goes on (B3)
            for path in PATHS_AT[crossing]:
                far = FIRST_END[path] + SECOND_END[path] - crossing
                if s.roads[path] == NOBODY and found[far] == OUT_OF_REACH:
                    found[far] = found[crossing] + 1
                    beyond.append(far)
        row = beyond
    return found


def exchange_for(s: State, cost: int) -> Action | None:
    """One exchange with the supply after which the active seat could pay, the smallest first."""
    if s.phase != MAIN:
        return None
    best: Action | None = None
    for action in legal_actions(s):
        if action.word != BANK and action.word != ROUTE:
            continue
        if best is not None and sum(best.give) <= sum(action.give):
            continue
        after = s.copy()
        pay(after, s.active, action.give)
        take(after, s.active, action.take)
        if affords(after, s.active, cost):
            best = action
    return best


class RouteAfter(NamedTuple):
    """The longest trade route after a road: how long the seat's is, who holds the card (L2, L3)."""

    length: int
    holder: int


def route_after(s: State, seat: int, path: int) -> RouteAfter:
    """What the seat's road on this path would make of the longest trade route."""
    after = s.copy()
    after.roads[path] = seat
    return RouteAfter(route_length(after, seat), route_holder(after))


class Overbuilding(NamedTuple):
    """A ruin built over (K8): whose and what it was, what its owner loses and the builder gains.

    Both as cards by kind in 36 throws. Where the builder owns the ruin, both are his.
    """

    owner: int
    level: int
    loss: Cards
    gain: Cards


def overbuilding(s: State, crossing: int) -> Overbuilding | None:
    """What a settlement on this crossing takes and gives; None where no ruin stands there."""
    if not s.ruin[crossing]:
        return None
    level = s.level[crossing]
    return Overbuilding(
        s.owner[crossing],
        level,
        tuple(crossing_yield(s, crossing, level)),
        tuple(crossing_yield(s, crossing)),
    )


# Tribes.


def wins(s: State, seat: int) -> bool:
    """Would the seat's next building be its last marker (G1)?"""
    return s.players[seat].markers + 1 == GOALS[-1]


def completes_tribe(s: State, seat: int) -> bool:
    """Would the seat's next building make its tribe decline (K2)?"""
    player = s.players[seat]
    return not wins(s, seat) and player.markers + 1 == GOALS[player.tribe]


class Decline(NamedTuple):
    """What a decline changes (K3): roads taken back, buildings that become ruins, old ruins gone.

    sites: the crossings on which the seat can then found (K6, K7). route: who holds the longest
    trade route then. deck2: the second deck goes under the pile.
    """

    roads: tuple[int, ...]
    ruins: tuple[int, ...]
    cleared: tuple[int, ...]
    sites: tuple[int, ...]
    route: int
    deck2: bool


def decline_by(s: State, a: Action) -> Decline | None:
    """What the decline would change that this legal build brings on; None where it brings none."""
    seat = s.actor
    if (a.word != SETTLE and a.word != CITY) or s.phase != MAIN or not completes_tribe(s, seat):
        return None
    built = s.copy()
    built.owner[a.number] = seat
    built.level[a.number] = CITY_LEVEL if a.word == CITY else SETTLEMENT
    built.ruin[a.number] = False
    built.route = route_holder(built)
    after = _declined(built, seat)
    own = [c for c in range(CROSSINGS) if built.owner[c] == seat]
    others = [p.tribe for number, p in enumerate(s.players) if number != seat]
    return Decline(
        tuple([path for path in range(PATHS) if s.roads[path] == seat]),
        tuple([c for c in own if not built.ruin[c]]),
        tuple([c for c in own if after.owner[c] == NOBODY]),
        tuple(founding_sites(after, seat)),
        route_holder(after),
        bool(s.deck2) and min(others) > 0,
    )


def _declined(s: State, seat: int) -> State:
    """The board after a decline of the seat: K3, steps 1 to 3."""
    after = s.copy()
    old_ruins = s.players[seat].tribe > 0
    for path in range(PATHS):
        if after.roads[path] == seat:
            after.roads[path] = NOBODY
    for crossing in range(CROSSINGS):
        if after.owner[crossing] == seat:
            if old_ruins and after.ruin[crossing]:
                remove_building(after, crossing)
            else:
                after.ruin[crossing] = True
    return after


def founding_places(s: State, seat: int) -> list[int]:
    """Where the seat can found: now, or if its tribe declined as the board lies (K6, K7)."""
    if s.phase == FOUNDING and s.active == seat:
        return founding_sites(s, seat)
    if s.phase == FIRST_SETTLE:
        return [c for c in range(CROSSINGS) if is_free_site(s, c)]
    return founding_sites(_declined(s, seat), seat)


# Why not: what stands in the way.


class Culprits(NamedTuple):
    """The crossings and paths that make a build impossible, to be pointed at."""

    crossings: tuple[int, ...]
    paths: tuple[int, ...]


def culprits(s: State, a: Action) -> Culprits:
    """What stands in the way of a road, settlement, city or founding; nothing for other actions."""
    reason = why_illegal(s, a)
    if reason is None or a.word not in (ROAD, SETTLE, CITY, FOUND):
        return Culprits((), ())
    if a.word == ROAD:
        return _road_culprits(s, a.number, reason)
    crossing = a.number
    if reason == Reason.TAKEN:
        return Culprits((crossing,), ())
    if reason == Reason.DISTANCE:
        near = [c for c in NEIGHBOURS[crossing] if s.owner[c] != NOBODY]
        return Culprits(tuple(near), ())
    if reason == Reason.SITE:
        return Culprits((), tuple([p for p in PATHS_AT[crossing] if s.roads[p] != NOBODY]))
    if reason == Reason.CITY_LIMIT:
        own = [c for c in range(CROSSINGS) if s.owner[c] == s.actor and not s.ruin[c]]
        return Culprits(tuple([c for c in own if s.level[c] == CITY_LEVEL]), ())
    if reason == Reason.NOT_YOURS and s.owner[crossing] != NOBODY:
        return Culprits((crossing,), ())
    return Culprits((), ())


def _road_culprits(s: State, path: int, reason: Reason) -> Culprits:
    """A road that is there, or the building at which an own road ends (B3)."""
    if reason == Reason.TAKEN:
        return Culprits((), (path,))
    if reason != Reason.UNCONNECTED or s.phase not in (MAIN, FREE_ROADS, FIRST_ROAD):
        return Culprits((), ())
    ends = [c for c in ENDS[path] if s.owner[c] != NOBODY and touches_own_road(s, s.actor, c)]
    return Culprits(tuple(ends), ())
