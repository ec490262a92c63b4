"""What is worth trying in a position: single steps, each with the exchanges that pay for it.

What comes after such a step is left to who plays the game on, and thought about anew when it is
there: so few ways are enough.
"""

from typing import Final

from stoneage_qt.games.inka.bots.quick import quick_action
from stoneage_qt.games.inka.bots.sites import founding_worth, own_kinds
from stoneage_qt.games.inka.bots.turn_plans import Plan, followers
from stoneage_qt.games.inka.rules.actions import (
    BANK,
    BUY,
    CITIES,
    CITY,
    END,
    END_ACTION,
    PLAY_COMBAT,
    PLAY_MONOPOLY,
    ROAD,
    ROBBER_TO,
    ROUTE,
    SETTLE,
    Action,
)
from stoneage_qt.games.inka.rules.board import CORNERS
from stoneage_qt.games.inka.rules.constants import (
    FIRST_GOOD,
    FIRST_SETTLE,
    FOUNDING,
    FRAME,
    MAIN,
    MOVING_ROBBER,
    NOBODY,
    PIPS,
)
from stoneage_qt.games.inka.rules.legal import legal_actions
from stoneage_qt.games.inka.rules.places import city_sites
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.transition import apply

Way = list[Action]
# Of the places to found, the most fertile.
_PLACES: Final = 12
_EXCHANGES: Final = (BANK, ROUTE)
MOST_WAYS: Final = 99
_LAST: Final = 9
# In `main`, what is more often the best comes first: markers, then cards, then roads.
_LIKELY: Final = {
    word: place
    for place, words in enumerate(((SETTLE, CITY), (BUY,), (END,), (PLAY_COMBAT,), (ROAD,)))
    for word in words
}


def ways_on(s: State, most: int = MOST_WAYS) -> list[Way]:
    """The ways worth a try, first what the quick player would do, then the likelier ones.

    Never empty; `most`: no more than so many.
    """
    usual = _usual(s)
    if s.phase == MAIN:
        found = [usual, *_main(s)]
        if most == MOST_WAYS:
            found += _other_cities(s, found)
    elif s.phase in (FOUNDING, FIRST_SETTLE):
        found = [usual, *_places(s)]
    elif s.phase == MOVING_ROBBER:
        found = [usual, *_robber_places(s)]
    else:
        found = [usual, *([a] for a in legal_actions(s))]
    return _different(found)[:most]


def _different(found: list[Way]) -> list[Way]:
    return [way for number, way in enumerate(found) if way not in found[:number]]


def _usual(s: State) -> Way:
    """The quick player's next step, with what it exchanges for it."""
    after = s.copy()
    way: Way = []
    while after.phase == s.phase == MAIN and (not way or way[-1].word in _EXCHANGES):
        way.append(quick_action(after))
        apply(after, way[-1])
    return way or [quick_action(s)]


def _main(s: State) -> list[Way]:
    """Purchases, development cards and the end of the turn."""
    found = [plan.actions for plan in followers(Plan(s, [], []), s.active, set())]
    found += [[action] for action in legal_actions(s) if _is_useful_card(action)]
    found.append([END_ACTION])
    found.sort(key=lambda way: _LIKELY.get(way[-1].word, _LAST))
    return found


def _other_cities(s: State, ways: list[Way]) -> list[Way]:
    """The same city elsewhere: plans have it where most grows, but what grows there counts, too."""
    sites = city_sites(s, s.active)
    paid = [way[:-1] for way in ways if way[-1].word == CITY]
    return [[*exchanges, CITIES[crossing]] for exchanges in paid for crossing in sites]


def _is_useful_card(action: Action) -> bool:
    """A development card, or the robber chased away; goods are not what they are for."""
    if action.word == PLAY_MONOPOLY:
        return action.number < FIRST_GOOD
    return PLAY_COMBAT <= action.word < END and not any(action.take[FIRST_GOOD:])


def _places(s: State) -> list[Way]:
    kinds = own_kinds(s, s.actor)
    actions = legal_actions(s)
    actions.sort(key=lambda action: -founding_worth(s, action.number, kinds))
    return [[action] for action in actions[:_PLACES]]


def _robber_places(s: State) -> list[Way]:
    """Where others have buildings, the most fertile first."""
    rows: list[tuple[int, int]] = []
    for action in legal_actions(s):
        tile = action.number
        if tile == FRAME:
            continue
        levels = [s.level[c] for c in CORNERS[tile] if s.owner[c] not in (NOBODY, s.active)]
        if levels:
            rows.append((-sum(levels) * PIPS[s.components.number[tile]], tile))
    return [[ROBBER_TO[tile]] for _, tile in sorted(rows)]
