"""The level `gatherer`: quick, greedy, plays sensible whole games.

It also gives the fallback move for every bot that fails, so it must never raise.
"""

import random
from typing import Final

from stoneage_qt.games.stoneage.bots.habits import (
    ALL_TOOLS,
    cheap_feeding,
    claim_of,
    frugal_tools,
    of_kind,
    usual_pick,
    usual_reward,
)
from stoneage_qt.games.stoneage.rules import Action, State, legal_actions
from stoneage_qt.games.stoneage.rules.actions import BUILD, BUY, CLAIM, LEAVE, RESOLVE
from stoneage_qt.games.stoneage.rules.components import FIXED_COST
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    CLAY,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    MAX_AGRICULTURE,
    MAX_PEOPLE,
    PLACING,
    QUARRY,
    RIVER,
    STEP_CHOOSE,
    STEP_FEED,
    STEP_PICK,
    STEP_TOOLS,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.payments import building_at, building_points
from stoneage_qt.games.stoneage.rules.state import Player

# One hunter finds 1.75 food on average; two thirds of the gap is the usual rule of thumb.
_HUNTERS_PER_FOOD: Final = (4, 7)
# Village first, then what gives new people and food their use.
_RESOLVE_ORDER: Final = (TOOLMAKER, HUT, FIELD, HUNT, RIVER, QUARRY, CLAY, FOREST)


def food_gap(player: Player) -> int:
    """Food that will be missing at this round's feeding if nobody hunts."""
    return max(0, player.people - player.agriculture - player.food)


class Gatherer:
    """Village, food, what can be paid, and the rest for goods."""

    name = "gatherer"

    def choose(self, s: State, rng: random.Random) -> Action:
        """A sensible action without looking ahead."""
        legal = legal_actions(s)
        if len(legal) == 1:
            return legal[0]
        if s.step == STEP_CHOOSE:
            return self._place(s, legal) if s.phase == PLACING else self._resolve(s, legal)
        if s.step == STEP_TOOLS:
            return frugal_tools(s, legal)
        if s.step == STEP_PICK:
            return usual_pick(s, legal)
        if s.step == STEP_FEED:
            return cheap_feeding(legal)
        return usual_reward(s, legal)

    def _place(self, s: State, legal: list[Action]) -> Action:
        player = s.players[s.actor]
        open_to = {action.place: action for action in legal if action.kind != CLAIM}
        most = {place: action.number for place, action in open_to.items()}
        hunters = -(-food_gap(player) * _HUNTERS_PER_FOOD[0] // _HUNTERS_PER_FOOD[1])
        if s.placed[HUNT][s.actor]:
            hunters = 0
        spare = player.supply - hunters
        if spare > 0:
            wanted = self._special_place(s, player, open_to, spare)
            if wanted is not None:
                return open_to[wanted]
        if hunters and HUNT in most:
            number = min(player.supply, hunters)
            return next(a for a in legal if a.place == HUNT and a.number == number)
        return self._gather(s, player, legal, most)

    def _special_place(
        self, s: State, player: Player, open_to: dict[int, Action], spare: int
    ) -> int | None:
        """Village, then buildings, igloos and cards that can be paid with what is there."""
        if FIELD in open_to and player.agriculture < min(player.people, MAX_AGRICULTURE):
            return FIELD
        if HUT in open_to and player.people < MAX_PEOPLE and spare > 1:
            return HUT
        if TOOLMAKER in open_to and sum(player.tools) < ALL_TOOLS:
            return TOOLMAKER
        for place in open_to:
            if place >= BUILDING1 and place != ANIMAL and _affordable(s, player, place):
                return place
        goods = sum(player.goods)
        standing = sum([s.placed[place][s.actor] for place in range(CARD1, ANIMAL)])
        for slot in range(4):
            if CARD1 + slot in open_to and slot + 1 + 2 * standing <= goods:
                return CARD1 + slot
        return None

    def _gather(
        self, s: State, player: Player, legal: list[Action], most: dict[int, int]
    ) -> Action:
        """Everybody left to the good of which there is least; else wherever there is room."""
        goods = player.goods
        for place in sorted((RIVER, QUARRY, CLAY, FOREST), key=lambda p: goods[p - 1]):
            if place in most:
                number = min(player.supply, most[place], 4)
                return next(a for a in legal if a.place == place and a.number == number)
        for place in (HUNT, TOOLMAKER, FIELD, HUT):
            if place in most:
                number = most[place]
                return next(a for a in legal if a.place == place and a.number == number)
        return legal[0]

    def _resolve(self, s: State, legal: list[Action]) -> Action:
        claim = claim_of(legal, (0, 0, 0, 2))
        if claim is not None:
            return claim
        for place in _RESOLVE_ORDER:
            for action in legal:
                if action.kind == RESOLVE and action.place == place:
                    return action
        builds = of_kind(legal, BUILD)
        if builds:
            return max(builds, key=lambda a: building_points(building_at(s, a.place), a.goods))
        purchases = of_kind(legal, BUY)
        if purchases:
            return purchases[0]
        return of_kind(legal, LEAVE)[0]


def _affordable(s: State, player: Player, place: int) -> bool:
    """Could the building be paid now, leaving out what other placements will cost?"""
    building = building_at(s, place)
    if building.kind == FIXED_COST:
        return all(have >= cost for have, cost in zip(player.goods, building.cost, strict=True))
    kinds = sum(1 for amount in player.goods if amount)
    return sum(player.goods) >= max(building.low, 4) and kinds >= building.kinds
