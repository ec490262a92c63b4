"""Where something may be built: the conditions of B2 to B7 and K6, one function each."""

from stoneage_qt.games.inka.rules.board import (
    CORNERS,
    CROSSINGS,
    FIRST_END,
    NEIGHBOURS,
    PATHS,
    PATHS_AT,
    SECOND_END,
)
from stoneage_qt.games.inka.rules.constants import (
    CITY_LEVEL,
    CITY_PIECES,
    FRAME,
    NOBODY,
    ROAD_PIECES,
    SETTLEMENT,
    SETTLEMENT_PIECES,
)
from stoneage_qt.games.inka.rules.state import State


def roads_left(s: State, seat: int) -> int:
    """Road pieces that are not on the board (M8)."""
    return ROAD_PIECES - s.roads.count(seat)


def has_piece(s: State, seat: int, level: int) -> bool:
    """Is a settlement, or a city, left that is not on the board? Ruins are there, too (M8)."""
    owner, levels = s.owner, s.level
    used = 0
    for crossing in range(CROSSINGS):
        if owner[crossing] == seat and levels[crossing] == level:
            used += 1
    return used < (CITY_PIECES if level == CITY_LEVEL else SETTLEMENT_PIECES)


def has_city(s: State, seat: int) -> bool:
    """Does the seat's active tribe have its city (B7)?"""
    owner, levels = s.owner, s.level
    for crossing in range(CROSSINGS):
        if owner[crossing] == seat and levels[crossing] == CITY_LEVEL and not s.ruin[crossing]:
            return True
    return False


def joins(s: State, seat: int, crossing: int) -> bool:
    """May a road of the seat go on from this crossing (B3)?"""
    owner = s.owner[crossing]
    if owner != NOBODY:
        return owner == seat and not s.ruin[crossing]
    return touches_own_road(s, seat, crossing)


def touches_own_road(s: State, seat: int, crossing: int) -> bool:
    """Does a road of the seat lead to this crossing?"""
    roads = s.roads
    for path in PATHS_AT[crossing]:
        if roads[path] == seat:
            return True
    return False


def is_connected(s: State, seat: int, path: int) -> bool:
    """B3, B4: one end is enough, whatever stands at the other."""
    return joins(s, seat, FIRST_END[path]) or joins(s, seat, SECOND_END[path])


def open_paths(s: State, seat: int) -> list[int]:
    """The paths on which the seat may put a road (B2 to B4), pieces and cards aside.

    Found from the crossings where an own road ends or an own building stands: there are few.
    """
    roads, owner, ruin = s.roads, s.owner, s.ruin
    found: list[int] = []
    seen = [False] * CROSSINGS
    for path in range(PATHS):
        if roads[path] != seat:
            continue
        for crossing in (FIRST_END[path], SECOND_END[path]):
            if seen[crossing]:
                continue
            seen[crossing] = True
            if owner[crossing] == NOBODY:
                _free_paths_at(roads, crossing, found)
    for crossing in range(CROSSINGS):
        if owner[crossing] == seat and not ruin[crossing]:
            _free_paths_at(roads, crossing, found)
    found.sort()
    return found


def _free_paths_at(roads: list[int], crossing: int, found: list[int]) -> None:
    for path in PATHS_AT[crossing]:
        if roads[path] == NOBODY and path not in found:
            found.append(path)


def has_open_path(s: State, seat: int) -> bool:
    """Can the seat put a road anywhere, with a piece that is left (C4)?"""
    return roads_left(s, seat) > 0 and len(open_paths(s, seat)) > 0


def keeps_distance(s: State, crossing: int) -> bool:
    """The distance rule: no building, active or ruin, on a neighbouring crossing (B5)."""
    owner = s.owner
    for near in NEIGHBOURS[crossing]:
        if owner[near] != NOBODY:
            return False
    return True


def open_sites(s: State, seat: int) -> list[int]:
    """The crossings on which the seat may settle in `main` (B5), pieces and cards aside."""
    roads, owner = s.roads, s.owner
    found: list[int] = []
    for path in range(PATHS):
        if roads[path] != seat:
            continue
        for crossing in (FIRST_END[path], SECOND_END[path]):
            if owner[crossing] != NOBODY and not s.ruin[crossing]:
                continue
            if crossing not in found and keeps_distance(s, crossing):
                found.append(crossing)
    found.sort()
    return found


def is_free_site(s: State, crossing: int) -> bool:
    """A free crossing that keeps the distance rule (U2)."""
    return s.owner[crossing] == NOBODY and keeps_distance(s, crossing)


def has_road(s: State, crossing: int) -> bool:
    """Does anybody's road touch the crossing?

    Who founds has taken all own roads back, so any road is an opponent's (K6).
    """
    roads = s.roads
    for path in PATHS_AT[crossing]:
        if roads[path] != NOBODY:
            return True
    return False


def founding_sites(s: State, seat: int) -> list[int]:
    """Where the seat may found: K6, and where nothing is open its own ruins (K7)."""
    found = [c for c in range(CROSSINGS) if is_free_site(s, c) and not has_road(s, c)]
    if found:
        return found
    return [c for c in range(CROSSINGS) if s.owner[c] == seat and s.ruin[c]]


def city_sites(s: State, seat: int) -> list[int]:
    """The seat's active settlements."""
    owner, levels = s.owner, s.level
    return [
        c
        for c in range(CROSSINGS)
        if owner[c] == seat and levels[c] == SETTLEMENT and not s.ruin[c]
    ]


def stands_at(s: State, seat: int, tile: int) -> bool:
    """Has the seat a building, active or ruin, at this tile (Z5, L7)?"""
    if tile == FRAME:
        return False
    owner = s.owner
    for crossing in CORNERS[tile]:
        if owner[crossing] == seat:
            return True
    return False


def victims(s: State) -> list[int]:
    """Whom the active player may rob where the robber stands now (Z5)."""
    return [
        seat
        for seat in range(len(s.players))
        if seat != s.active and sum(s.players[seat].hand) > 0 and stands_at(s, seat, s.robber)
    ]
