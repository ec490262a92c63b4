"""The longest trade route (L2 to L4). At most seven roads: computed from scratch."""

from stoneage_qt.games.inka.rules.board import FIRST_END, PATHS, PATHS_AT, SECOND_END
from stoneage_qt.games.inka.rules.constants import NOBODY, ROUTE_MINIMUM
from stoneage_qt.games.inka.rules.state import State


def route_length(s: State, seat: int) -> int:
    """The most own roads in one line that uses none twice (L2)."""
    longest = 0
    used: list[bool] = [False] * PATHS
    roads = s.roads
    for path in range(PATHS):
        if roads[path] == seat:
            used[path] = True
            for end in (FIRST_END[path], SECOND_END[path]):
                length = 1 + _longest_from(s, seat, end, used)
                if length > longest:
                    longest = length
            used[path] = False
    return longest


def _longest_from(s: State, seat: int, crossing: int, used: list[bool]) -> int:
    """How far a line goes on from a crossing that it has reached; `used` is left as it was."""
    owner = s.owner[crossing]
    if owner != NOBODY and (owner != seat or s.ruin[crossing]):
        return 0
    longest = 0
    for path in PATHS_AT[crossing]:
        if s.roads[path] == seat and not used[path]:
            used[path] = True
            length = 1 + _longest_from(s, seat, FIRST_END[path] + SECOND_END[path] - crossing, used)
            if length > longest:
                longest = length
            used[path] = False
    return longest


def route_holder(s: State) -> int:
    """Who holds the longest trade route now, by L3."""
    longest = 0
    leader = NOBODY
    shared = False
    of_holder = 0
    for seat in range(len(s.players)):
        # Fewer roads than the minimum can't matter: no need to look how they lie.
        if s.roads.count(seat) < ROUTE_MINIMUM:
            continue
        length = route_length(s, seat)
        if seat == s.route:
            of_holder = length
        if length > longest:
            longest, leader, shared = length, seat, False
        elif length == longest:
            shared = True
    if longest < ROUTE_MINIMUM:
        return NOBODY
    if of_holder == longest:
        return s.route
    return NOBODY if shared else leader
