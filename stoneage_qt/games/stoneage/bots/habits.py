"""Small decisions that every simple bot takes in the same sensible way.

Each function answers one kind of decision from the legal actions of that decision. They are
quick and never look ahead: the fallback at the door relies on them too.
"""

from collections.abc import Sequence
from typing import Final

from stoneage_qt.games.stoneage.rules import Action, State
from stoneage_qt.games.stoneage.rules.actions import CLAIM, FEED, PLACE, REWARD, STARVE, TOOLS
from stoneage_qt.games.stoneage.rules.components import (
    REWARD_AGRICULTURE,
    REWARD_FOOD,
    REWARD_GOODS,
    REWARD_PERSON,
    REWARD_TOOL,
)
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    FIELD,
    HUNT,
    MAX_AGRICULTURE,
    MAX_PEOPLE,
    MAX_TOOL,
    TOOLMAKER,
    Goods,
)
from stoneage_qt.games.stoneage.rules.payments import value_of
from stoneage_qt.games.stoneage.rules.state import Player
from stoneage_qt.games.stoneage.rules.yields import pips_of, yield_of

ALL_TOOLS: Final = 3 * MAX_TOOL


def of_kind(legal: Sequence[Action], *kinds: int) -> list[Action]:
    """Those of the given kinds, in their order."""
    return [action for action in legal if action.kind in kinds]


def added_by(player: Player, action: Action) -> int:
    """What a TOOLS action adds to the roll (A7)."""
    return pips_of(player, action.tools, action.cards)


def units_with(s: State, added: int) -> int:
    """The yield of the dice on the table with `added` from tools (A6, W6)."""
    return yield_of(s, added).units


def frugal_tools(s: State, legal: Sequence[Action]) -> Action:
    """The most units; among equals the fewest one-use cards, then the least tool value."""
    player = s.players[s.actor]
    choices = of_kind(legal, TOOLS)
    return max(
        choices,
        key=lambda a: (
            units_with(s, added_by(player, a)),
            -len(a.cards),
            -added_by(player, a),
        ),
    )


def usual_pick(s: State, legal: Sequence[Action]) -> Action:
    """Dice for all: field, tool, then gold, stone, brick, wood; void gains last (A12)."""
    player = s.players[s.actor]

    def rank(action: Action) -> int:
        die = action.number
        if (die == 6 and player.agriculture == MAX_AGRICULTURE) or (
            die == 5 and sum(player.tools) == ALL_TOOLS
        ):
            return 0
        return die

    return max((a for a in legal if a.kind != CLAIM), key=rank)


def usual_reward(s: State, legal: Sequence[Action]) -> Action:
    """A fled animal: what lasts before what does not, points where the gain is void (W9)."""
    player = s.players[s.actor]

    def rank(action: Action) -> tuple[int, int]:
        if action.extra:
            return 2, 0
        kind = s.components.rewards[action.number - 1].kind
        if kind == REWARD_PERSON:
            return (6 if player.people < MAX_PEOPLE else 0), 0
        if kind == REWARD_AGRICULTURE:
            return (5 if player.agriculture < MAX_AGRICULTURE else 0), 0
        if kind == REWARD_TOOL:
            return (4 if sum(player.tools) < ALL_TOOLS else 0), 0
        if kind == REWARD_GOODS:
            return 3, value_of(action.goods)
        if kind == REWARD_FOOD:
            return 1, 0
        return 2, 1

    return max(of_kind(legal, REWARD), key=rank)


def cheap_feeding(legal: Sequence[Action]) -> Action:
    """The cheapest goods for the missing food; starve where there are not enough."""
    ways = of_kind(legal, FEED)
    if not ways:
        return of_kind(legal, STARVE)[0]
    return min(ways, key=lambda a: value_of(a.goods))


def idle_place(legal: Sequence[Action]) -> Action:
    """Somewhere to put a person that nothing is wanted of: the least harm, fewest people."""
    order = (HUNT, FIELD, TOOLMAKER, ANIMAL)
    places = of_kind(legal, PLACE)
    rank = {place: number for number, place in enumerate(order)}
    return min(places, key=lambda a: (rank.get(a.place, len(order)), a.number))


def claim_of(legal: Sequence[Action], goods: Goods) -> Action | None:
    """The CLAIM of exactly these goods, where the two-resources card may be used."""
    for action in reversed(legal):
        if action.kind != CLAIM:
            return None
        if action.goods == goods:
            return action
    return None
