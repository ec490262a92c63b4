"""What the styles do otherwise than a planner, where the quick player decides for both.

Heirs weigh ruins more. Road captains lay roads lightly, and the one that brings the longest route
before all but markers; warriors buy development cards before all that does not complete a tribe.
"""

from typing import Final

from stoneage_qt.games.inka.bots.quick_weights import PLANNERS
from stoneage_qt.games.inka.rules.actions import BUY_ACTION, CITY, ROADS, SETTLE, Action
from stoneage_qt.games.inka.rules.constants import GOALS, MAIN, ROUTE_MINIMUM
from stoneage_qt.games.inka.rules.illegal import why_illegal
from stoneage_qt.games.inka.rules.places import open_paths
from stoneage_qt.games.inka.rules.routes import route_length
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.transition import apply

# By level and the numbers of weights in quick.h. Heirs: building over another's ruin, and over an
# own one. Road captains: what a road costs, and what the goal may lose by one.
_OTHERWISE: Final = {"heir": {20: 3.0, 21: 0.2}, "road_captain": {18: 0.0, 26: 3.0}}
# With so many development cards a warrior has enough.
_ENOUGH_CARDS: Final = 8


def weights_of(level: str) -> list[float]:
    """The weights of the quick player that a planner of this name buys by."""
    changed = _OTHERWISE.get(level, {})
    return [changed.get(number, weight) for number, weight in enumerate(PLANNERS)]


def by_habit(level: str, s: State, usual: Action) -> Action:
    """What the style does in place of the usual action; mostly that."""
    if s.phase != MAIN:
        return usual
    if level == "warrior":
        return _train(s, usual)
    if level == "road_captain" and s.route != s.active and usual.word not in (SETTLE, CITY):
        return _longest_route(s, usual)
    return usual


def _train(s: State, usual: Action) -> Action:
    """A development card, unless that is in the way of a tribe's last marker."""
    player = s.players[s.active]
    held = len(player.cards) + len(player.new) + len(player.open_cards)
    completes = usual.word in (SETTLE, CITY) and player.markers + 1 in GOALS
    if completes or held >= _ENOUGH_CARDS or why_illegal(s, BUY_ACTION) is not None:
        return usual
    return BUY_ACTION


def _longest_route(s: State, usual: Action) -> Action:
    """The road that brings the longest route, unless it would go at once with a complete tribe."""
    if s.players[s.active].markers + 1 in GOALS:
        return usual
    longest = max(ROUTE_MINIMUM - 1, *(route_length(s, seat) for seat in range(len(s.players))))
    for path in open_paths(s, s.active):
        if why_illegal(s, ROADS[path]) is None:
            after = s.copy()
            apply(after, ROADS[path])
            if route_length(after, s.active) > longest:
                return ROADS[path]
    return usual
