"""The baseline `valuer`: one-step marginal value of each action in final points.

Every placement is worth what it adds to the final score over the rounds left, minus 0.8
per person placed, plus a bonus for what it takes from others. What the description leaves
open is decided in `worth` and `appraisal` (the estimates) and here:

- A group of gatherers is rated by its mean per person, because its people could also go
  one by one. Hunters go last, because the hunting grounds never fill; people are kept for
  them, and taking one of those away costs the food that it would have found.
- The bonus for blocking is a share of the best estimate that another player has of a place
  for one; hunting and gathering have none.
- Phase 2: village, then cards that help a roll, rolls, and then always the best purchase
  or building that is worth its price. The styles are this bot with other weights.
"""

import random
from collections.abc import Sequence
from typing import Final

from stoneage_qt.games.stoneage.bots.appraisal import Appraisal
from stoneage_qt.games.stoneage.bots.habits import added_by, of_kind, units_with
from stoneage_qt.games.stoneage.bots.valuer_buying import best_purchase
from stoneage_qt.games.stoneage.bots.worth import (
    FOOD_NEEDED,
    FOOD_STORED,
    HUNGER,
    Style,
    field_gain,
    hut_gain,
    tool_gain,
)
from stoneage_qt.games.stoneage.rules import Action, State, apply, legal_actions
from stoneage_qt.games.stoneage.rules.actions import (
    BUY,
    CLAIM,
    FEED,
    LEAVE,
    PICK,
    PLACE,
    RESOLVE,
    REWARD,
    STARVE_ACTION,
    TOOLS,
)
from stoneage_qt.games.stoneage.rules.components import (
    CARDS,
    REWARD_AGRICULTURE,
    REWARD_FOOD,
    REWARD_GOODS,
    REWARD_PERSON,
    REWARD_TOOL,
    TOP_ONE_USE_TOOL,
    TOP_TOOL,
)
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    ANIMAL_POINTS,
    CARD1,
    FOREST,
    HUNT,
    PLACING,
    RIVER,
    STEP_CHOOSE,
    STEP_FEED,
    STEP_PICK,
    STEP_TOOLS,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.state import Player

_VALUER: Final = Style()
# Points of a pip kept for another roll of this round, and of a pip of a one-use tool.
_KEPT_PIP: Final = 0.6
_ONE_USE_PIP: Final = 0.9
# A hunter finds 1.75 food.
_HUNTER: Final = 1.75 * FOOD_NEEDED


class Valuer:
    """Plays the action that adds most to its final score, as it estimates it."""

    def __init__(self, name: str = "valuer", style: Style = _VALUER) -> None:
        self.name = name
        self.style = style

    def choose(self, s: State, rng: random.Random) -> Action:
        """The best action one step ahead."""
        legal = legal_actions(s)
        if len(legal) == 1:
            return legal[0]
        view = Appraisal(s, self.style)
        if s.step == STEP_CHOOSE:
            if s.phase == PLACING:
                return _place(view, s.actor, of_kind(legal, PLACE))
            return self._resolve(view, s.actor, legal)
        if s.step == STEP_TOOLS:
            return _tools(view, s.actor, of_kind(legal, TOOLS))
        if s.step == STEP_PICK:
            return max(of_kind(legal, PICK), key=lambda a: _die_gain(view, s.actor, a.number))
        if s.step == STEP_FEED:
            return _feed(view, of_kind(legal, FEED))
        return max(of_kind(legal, REWARD), key=lambda a: _reward_gain(view, s.actor, a))

    def _resolve(self, view: Appraisal, seat: int, legal: Sequence[Action]) -> Action:
        places = of_kind(legal, RESOLVE)
        if places and places[-1].place >= TOOLMAKER:
            return places[-1]
        best, gain = best_purchase(view, seat, legal)
        if places:
            if best is not None and gain > 0 and _helps_rolls(view.s, best):
                return best
            return places[-1]
        claim = self._claim(view, seat, legal, gain)
        if claim is not None:
            return claim
        return best if best is not None and gain > 0 else of_kind(legal, LEAVE)[0]

    def _claim(
        self, view: Appraisal, seat: int, legal: Sequence[Action], gain: float
    ) -> Action | None:
        """The two-resources card, where its goods buy more at once than they are worth."""
        best: Action | None = None
        best_gain = max(0.0, gain) + 0.5
        for claim in of_kind(legal, CLAIM):
            after = view.s.copy()
            apply(after, claim)
            _, gain = best_purchase(Appraisal(after, self.style), seat, legal_actions(after))
            if gain > best_gain:
                best, best_gain = claim, gain
        return best


def _place(view: Appraisal, seat: int, legal: Sequence[Action]) -> Action:
    """Phase 1: the best place for one against the best group; hunters last."""
    s, style = view.s, view.style
    supply = s.players[seat].supply
    hunters = 0 if s.placed[HUNT][seat] else min(supply, view.hunters(seat))
    spare = supply - hunters
    best: Action | None = None
    best_gain = 0.0
    for action in legal:
        place, number = action.place, action.number
        if place > RIVER:
            gain = view.place_gain(seat, place) - style.person * number
            gain -= max(0, number - spare) * _HUNTER * style.food
            gain += _blocking(view, seat, place)
        elif place == HUNT or number > max(spare, 1):
            continue
        else:
            gain = view.gather_gain(seat, place, number) / number - style.person
            gain -= max(0, number - spare) * _HUNTER * style.food
        if gain > best_gain:
            best, best_gain = action, gain
    if best is not None:
        return best
    return _hunt_or_idle(legal, max(hunters, supply if spare > 0 else 0, 1))


def _hunt_or_idle(legal: Sequence[Action], number: int) -> Action:
    hunts = [a for a in legal if a.place == HUNT]
    if hunts:
        return hunts[min(number, len(hunts)) - 1]
    groups = [a for a in legal if FOREST <= a.place <= RIVER]
    return max(groups or legal, key=lambda a: a.number)


def _blocking(view: Appraisal, seat: int, place: int) -> float:
    """A share of the best estimate another player who can still come has of this place."""
    s = view.s
    if view.style.blocking == 0.0 or place == ANIMAL:
        return 0.0
    most = 0.0
    for other in range(len(s.players)):
        if other != seat and s.players[other].supply:
            most = max(most, view.place_gain(other, place))
    return most * view.style.blocking / (len(s.players) - 1)


def _helps_rolls(s: State, action: Action) -> bool:
    """A card whose tool can still be used on this round's rolls."""
    if action.kind != BUY:
        return False
    card = s.display[action.place - CARD1]
    return card is not None and CARDS[card].top in (TOP_ONE_USE_TOOL, TOP_TOOL)


def _food_points(view: Appraisal, seat: int, amount: int) -> float:
    """Points of `amount` food: much while it is missing, little when only stored."""
    gap = view.food_gap(seat)
    needed = min(float(amount), gap)
    stored = FOOD_STORED if view.rounds > 0.5 else 0.1
    return (needed * FOOD_NEEDED + (amount - needed) * stored) * view.style.food


def _tools(view: Appraisal, seat: int, legal: Sequence[Action]) -> Action:
    """Units won against pips kept for later rolls and one-use tools kept for later rounds."""
    s = view.s
    player = s.players[seat]
    more_rolls = any(s.placed[place][seat] for place in range(RIVER + 1))
    kept = _KEPT_PIP if more_rolls else 0.01
    one_use = _ONE_USE_PIP if view.rounds > 0.5 else 0.05

    def gain(action: Action) -> float:
        units = units_with(s, added_by(player, action))
        if s.roll_good == HUNT:
            points = _food_points(view, seat, units)
        else:
            points = units * view.unit[s.roll_good - 1] * view.style.goods
        cards = sum([CARDS[card].amount for card in action.cards])
        return points - kept * (added_by(player, action) - cards) - one_use * cards

    return max(legal, key=gain)


def _feed(view: Appraisal, ways: Sequence[Action]) -> Action:
    """The cheapest goods, where they are worth less than the points that hunger costs."""
    if view.style.lets_starve or not ways:
        return STARVE_ACTION

    def price(action: Action) -> float:
        return sum([n * view.unit[good] for good, n in enumerate(action.goods)])

    cheapest = min(ways, key=price)
    return cheapest if price(cheapest) <= HUNGER else STARVE_ACTION


def _die_gain(view: Appraisal, seat: int, die: int) -> float:
    """Dice for all (A12)."""
    player = view.s.players[seat]
    if die <= 4:
        return view.unit[die - 1] * view.style.goods
    if die == 5:
        return tool_gain(player, view.rounds, view.style)
    return field_gain(player, view.rounds, view.style)


def _reward_gain(view: Appraisal, seat: int, action: Action) -> float:
    """A die of a fled animal, or 3 points instead (W9)."""
    if action.extra:
        return float(ANIMAL_POINTS)
    player: Player = view.s.players[seat]
    reward = view.s.components.rewards[action.number - 1]
    if reward.kind == REWARD_FOOD:
        return _food_points(view, seat, reward.amount)
    if reward.kind == REWARD_TOOL:
        return tool_gain(player, view.rounds, view.style)
    if reward.kind == REWARD_GOODS:
        return sum([n * view.unit[good] for good, n in enumerate(action.goods)])
    if reward.kind == REWARD_AGRICULTURE:
        return field_gain(player, view.rounds, view.style)
    if reward.kind == REWARD_PERSON:
        return hut_gain(player, view.rounds, view.style)
    return float(reward.amount)
