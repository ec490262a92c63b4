"""What the styles do otherwise than a planner, where the quick player decides for both.

Heirs weigh ruins more. Road captains lengthen their route whenever they can't place a marker,
warriors buy development cards before all that does not complete a tribe.
"""

from typing import Final

from stoneage_qt.games.inka.bots.quick_weights import PLANNERS
from stoneage_qt.games.inka.rules.actions import BUY_ACTION, CITY, ROADS, SETTLE, Action
from stoneage_qt.games.inka.rules.constants import GOALS, MAIN
from stoneage_qt.games.inka.rules.illegal import why_illegal
from stoneage_qt.games.inka.rules.places import open_paths
from stoneage_qt.games.inka.rules.routes import route_length
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.transition import apply

# By the numbers of weights in quick.h: building over another's ruin, and over an own one.
_HEIR: Final = {20: 5.0, 21: 0.4}
# With so many development cards a warrior has enough.
_ENOUGH_CARDS: Final = 8


def weights_of(level: str) -> list[float]:
    """The weights of the quick player that a planner of this name buys by."""
    changed = _HEIR if level == "heir" else {}
    return [changed.get(number, weight) for number, weight in enumerate(PLANNERS)]


def by_habit(level: str, s: State, usual: Action) -> Action:
    """What the style does in place of the usual action; mostly that."""
    if s.phase != MAIN:
        return usual
    if level == "warrior":
        return _train(s, usual)
    if level == "road_captain" and s.route != s.active and usual.word not in (SETTLE, CITY):
        return _longer_route(s, usual)
    return usual


def _train(s: State, usual: Action) -> Action:
    """A development card, unless that is in the way of a tribe's last marker."""
    player = s.players[s.active]
    held = len(player.cards) + len(player.new) + len(player.open_cards)
    completes = usual.word in (SETTLE, CITY) and player.markers + 1 in GOALS
    if completes or held >= _ENOUGH_CARDS or why_illegal(s, BUY_ACTION) is not None:
        return usual
    return BUY_ACTION


def _longer_route(s: State, usual: Action) -> Action:
    """The road after which the own route is longest, where that is longer than now."""
    best, most = usual, route_length(s, s.active)
    for path in open_paths(s, s.active):
        if why_illegal(s, ROADS[path]) is None:
            after = s.copy()
            apply(after, ROADS[path])
            length = route_length(after, s.active)
            if length > most:
                best, most = ROADS[path], length
    return best
