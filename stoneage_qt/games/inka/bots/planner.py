"""Whatever a seat may do, weighed by the race in throws of all seats.

It buys along the best plan for the whole turn, counts cards, makes one offer a turn, and robs
where that helps it most.
"""

import random
from typing import Any, Final

from stoneage_qt.games.inka.bots.exchanges import PAIR_NUMBER
from stoneage_qt.games.inka.bots.likings import Likings
from stoneage_qt.games.inka.bots.memory import belief_of
from stoneage_qt.games.inka.bots.outlook import Outlook, chances
from stoneage_qt.games.inka.bots.sites import founding_worth, may_be_settled, own_kinds
from stoneage_qt.games.inka.bots.trading import answers, best_offer, deals
from stoneage_qt.games.inka.bots.turn_plans import Plan, turn_plans, useful_paths
from stoneage_qt.games.inka.rules.actions import (
    CHASE_ACTION,
    COMBAT_ACTION,
    DISCARDS,
    END_ACTION,
    FOUNDS,
    INVENTIONS,
    MONOPOLIES,
    ROADS,
    ROADS_ACTION,
    ROBBER_TO,
    ROBBER_TO_FRAME,
    ROBS,
    SETTLES,
    THROW_ACTION,
    Action,
)
from stoneage_qt.games.inka.rules.board import CORNERS, CROSSINGS, LAND_TILES, NEIGHBOURS, PATHS_AT
from stoneage_qt.games.inka.rules.constants import (
    BEFORE,
    CHOOSE,
    COMBAT,
    DISCARDING,
    FIRST_GOOD,
    FIRST_SETTLE,
    FOUNDING,
    FREE_ROADS,
    INVENTION,
    KINDS,
    MAIN,
    MONOPOLY,
    MOVING_ROBBER,
    NOBODY,
    REPLY,
    ROADS_CARD,
    VICTIM,
)
from stoneage_qt.games.inka.rules.payments import playable
from stoneage_qt.games.inka.rules.places import (
    founding_sites,
    has_open_path,
    is_free_site,
    open_paths,
    stands_at,
    victims,
)
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.transition import apply

_FOUNDINGS: Final = 10
# What a progress card must bring to be played now.
_CARD_GAIN: Final = 0.004
# What puts a habit before a plan that it does not disturb.
_SMALL: Final = 0.0005


class Option:
    """Something that could be done, and the own win chance with it."""

    def __init__(self, action: Action, value: float) -> None:
        self.action: Action = action
        self.value: float = value


def _value_of(option: Option) -> float:
    return -option.value


def decide(s: State, likings: Likings, memory: dict[str, Any] | None, rng: random.Random) -> Action:
    """The action of a planner with these likings, in any position in which a seat decides."""
    found = options(s, likings, memory)
    if likings.slip > 0.0 and s.phase == MAIN:
        return _misjudged(found, likings.slip, rng)
    return found[0].action


def options(s: State, likings: Likings, memory: dict[str, Any] | None) -> list[Option]:
    """What is worth a look, the best first; never empty where a seat decides."""
    phase = s.phase
    outlook = Outlook(s, s.actor)
    if phase == BEFORE:
        found = _before(s, outlook)
    elif phase == MAIN:
        found = _main(s, outlook, likings, memory)
    elif phase == REPLY:
        found = [Option(action, value) for action, value in answers(s, outlook, likings)]
    elif phase == CHOOSE:
        found = [Option(action, value) for action, value in deals(s, outlook, likings)]
    elif phase == DISCARDING:
        found = _discards(s, outlook)
    elif phase == MOVING_ROBBER:
        found = _robber_places(s)
    elif phase == VICTIM:
        found = _robbing(s, outlook)
    else:
        found = _places(s, outlook, likings)
    found.sort(key=_value_of)
    return found


def _before(s: State, outlook: Outlook) -> list[Option]:
    """Only a robber at the own tiles is no matter to wait with."""
    seat = s.active
    now = outlook.chance()
    found = [Option(THROW_ACTION, now)]
    if stands_at(s, seat, s.robber):
        if s.arts == seat and not s.arts_used:
            found.append(Option(CHASE_ACTION, now + 2.0 * _SMALL))
        if not s.card_played and playable(s, seat, COMBAT) >= 0:
            found.append(Option(COMBAT_ACTION, now + _SMALL))
    return found


def _main(
    s: State, outlook: Outlook, likings: Likings, memory: dict[str, Any] | None
) -> list[Option]:
    seat = s.active
    plans = turn_plans(s, outlook, likings)
    best = plans[0]
    found: list[Option] = []
    seen: list[Action] = []
    for plan in plans:
        action = plan.actions[0] if plan.actions else END_ACTION
        if action not in seen:
            seen.append(action)
            found.append(Option(action, plan.value))
    if best.value > 1.0:
        return found
    if s.arts == seat and not s.arts_used and stands_at(s, seat, s.robber):
        found.append(Option(CHASE_ACTION, best.value + 3.0 * _SMALL))
    if not s.card_played and s.players[seat].cards:
        found += _cards(s, outlook, best)
    refused = [] if memory is None else memory["refused"]
    offer = best_offer(s, belief_of(memory), refused, likings)
    if offer is not None:
        found.append(Option(offer[0], best.value + max(offer[1], _SMALL)))
    return found


def _misjudged(found: list[Option], slip: float, rng: random.Random) -> Action:
    """The best option as somebody sees it who is off by up to `slip` win chance."""
    best, most = found[0], -1.0
    for option in found:
        value = option.value + slip * rng.random()
        if value > most:
            best, most = option, value
    return best.action


def _cards(s: State, outlook: Outlook, best: Plan) -> list[Option]:
    """Development cards that help now: combat arts always, the others where they bring much."""
    seat = s.active
    found: list[Option] = []
    if playable(s, seat, COMBAT) >= 0:
        found.append(Option(COMBAT_ACTION, best.value + 2.0 * _SMALL))
    tried: list[Action] = []
    if playable(s, seat, INVENTION) >= 0:
        tried += _inventions(s)
    if playable(s, seat, MONOPOLY) >= 0:
        tried += list(MONOPOLIES[:FIRST_GOOD])
    for action in tried:
        after = s.copy()
        apply(after, action)
        found.append(Option(action, outlook.all_after(after) - _CARD_GAIN))
    if playable(s, seat, ROADS_CARD) >= 0 and has_open_path(s, seat):
        after = s.copy()
        apply(after, ROADS_ACTION)
        while after.phase == FREE_ROADS:
            apply(after, ROADS[_best_road(after, outlook)])
        found.append(Option(ROADS_ACTION, outlook.own_after(after) - _CARD_GAIN))
    return found


def _inventions(s: State) -> list[Action]:
    supply = s.supply
    return [
        INVENTIONS[PAIR_NUMBER[i][j]]
        for i in range(FIRST_GOOD)
        for j in range(i, FIRST_GOOD)
        if supply[i] and supply[j] and (i != j or supply[i] > 1)
    ]


def _places(s: State, outlook: Outlook, likings: Likings) -> list[Option]:
    """What is put on the board outside `main`."""
    seat = s.actor
    if s.phase == FREE_ROADS:
        return [Option(ROADS[_best_road(s, outlook)], outlook.chance())]
    if s.phase == FOUNDING:
        sites = [FOUNDS[c] for c in founding_sites(s, seat)]
        return _foundings(s, sites, outlook, likings.ruin)
    if s.phase == FIRST_SETTLE:
        free = [SETTLES[c] for c in range(CROSSINGS) if is_free_site(s, c)]
        return _foundings(s, free, outlook, 0.0)
    found: list[Option] = []
    for path in PATHS_AT[s.site]:
        if s.roads[path] == NOBODY:
            after = s.copy()
            after.roads[path] = seat
            found.append(Option(ROADS[path], outlook.own_after(after)))
    return found


def _foundings(s: State, places: list[Action], outlook: Outlook, ruin: float) -> list[Option]:
    """Of the most fertile places those that make the own race best and the others' worst."""
    seat = s.actor
    kinds = own_kinds(s, seat)
    rows = sorted([(-founding_worth(s, places[n].number, kinds), n) for n in range(len(places))])
    if s.phase == FIRST_SETTLE and s.step < len(s.players):
        # With nothing else on the board yet there is no race to count.
        return [Option(places[rows[0][1]], outlook.chance())]
    found: list[Option] = []
    for _, number in rows[:_FOUNDINGS]:
        after = s.copy()
        apply(after, places[number])
        value = outlook.all_after(after) + 0.3 * ruin * _ruins_near(s, places[number].number)
        found.append(Option(places[number], value))
    return found


def _ruins_near(s: State, crossing: int) -> int:
    """Ruins that two roads reach, and that may be built over."""
    count = 0
    for near in NEIGHBOURS[crossing]:
        for far in NEIGHBOURS[near]:
            if far != crossing and s.ruin[far] and may_be_settled(s, far):
                count += 1
    return count


def _best_road(s: State, outlook: Outlook) -> int:
    """A free road (C4)."""
    seat = s.active
    paths = useful_paths(s, seat) or open_paths(s, seat)
    best, most = paths[0], -1.0
    for path in paths:
        after = s.copy()
        apply(after, ROADS[path])
        value = outlook.own_after(after)
        if value > most:
            best, most = path, value
    return best


def _discards(s: State, outlook: Outlook) -> list[Option]:
    """What to put back: one after the other, each the least loss."""
    seat = s.actor
    hand = s.players[seat].hand
    found: list[Option] = []
    for kind in range(KINDS):
        if hand[kind]:
            after = hand[:]
            after[kind] -= 1
            scores = outlook.scores[:]
            scores[seat] = outlook.score_with(s, seat, after)
            found.append(Option(DISCARDS[kind], chances(scores)[seat]))
    return found


def _robber_places(s: State) -> list[Option]:
    """Where others stand: all races then, the robbed card included (Z4, Z5)."""
    seat = s.active
    found = [Option(ROBBER_TO_FRAME, 0.0)]
    for tile in LAND_TILES:
        if tile == s.robber:
            continue
        touched = [s.owner[crossing] for crossing in CORNERS[tile]]
        if not any(owner not in (NOBODY, seat) for owner in touched):
            continue
        after = s.copy()
        after.robber = tile
        moved = Outlook(after, seat)
        value = moved.chance()
        if victims(after):
            value = max([option.value for option in _robbing(after, moved)])
        found.append(Option(ROBBER_TO[tile], value))
    return found


def _robbing(s: State, outlook: Outlook) -> list[Option]:
    """Whom to rob: the mean over what may be taken."""
    seat = s.active
    mine = s.players[seat].hand
    found: list[Option] = []
    for other in victims(s):
        theirs = s.players[other].hand
        size = sum(theirs)
        value = 0.0
        for kind in range(KINDS):
            if not theirs[kind]:
                continue
            richer, poorer = mine[:], theirs[:]
            richer[kind] += 1
            poorer[kind] -= 1
            scores = outlook.scores[:]
            scores[seat] = outlook.score_with(s, seat, richer)
            scores[other] = outlook.score_with(s, other, poorer)
            value += chances(scores)[seat] * theirs[kind] / size
        found.append(Option(ROBS[other], value))
    return found
