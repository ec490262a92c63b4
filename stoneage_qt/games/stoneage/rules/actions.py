"""Actions: one small decision each, or the dice.

The tables below hold the actions that occur again and again, so that listing the legal
ones allocates nothing.
"""

from typing import Final, NamedTuple

from stoneage_qt.games.stoneage.rules.constants import (
    GATHERING_RINGS,
    HUNT,
    HUT,
    MAX_PEOPLE,
    NO_GOODS,
    NO_PLACE,
    PLACE_COUNT,
    Goods,
)

PLACE: Final = 0
RESOLVE: Final = 1
ROLL: Final = 2
TOOLS: Final = 3
BUY: Final = 4
BUILD: Final = 5
LEAVE: Final = 6
PICK: Final = 7
CLAIM: Final = 8
FEED: Final = 9
STARVE: Final = 10
REWARD: Final = 11
KIND_NAMES: Final = (
    "place",
    "resolve",
    "roll",
    "tools",
    "buy",
    "build",
    "leave",
    "pick",
    "claim",
    "feed",
    "starve",
    "reward",
)


class Action(NamedTuple):
    """One decision or one roll. Fields that a kind does not use keep their defaults.

    number: people placed (PLACE), or the die (PICK, REWARD).
    goods: what is paid (BUY, BUILD, FEED) or taken (CLAIM, REWARD); printed cost only.
    extra: hard winter's additional stone or gold (BUILD, BUY); 3 points instead (REWARD).
    dice: ascending (ROLL). tools: slots 1..3 ascending; cards: one-use cards (TOOLS).
    """

    kind: int
    place: int = NO_PLACE
    number: int = 0
    goods: Goods = NO_GOODS
    extra: bool = False
    dice: tuple[int, ...] = ()
    tools: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()


def _place_table(place: int) -> tuple[tuple[Action, ...], ...]:
    """For each number of people at hand: all actions that put 1 up to that many there."""
    most = MAX_PEOPLE if place == HUNT else GATHERING_RINGS
    actions = [Action(PLACE, place, number) for number in range(1, most + 1)]
    return tuple(tuple(actions[:number]) for number in range(most + 1))


# PLACE_UP_TO[p][n]: put 1..n people on gathering place p (hunt, forest, clay, quarry, river).
PLACE_UP_TO: Final = tuple(_place_table(place) for place in range(5))
# PLACE_EXACT[p]: the only number that village, cards, buildings, igloos, animal take (P4, W7).
PLACE_EXACT: Final = tuple(
    Action(PLACE, place, 2 if place == HUT else 1) for place in range(PLACE_COUNT)
)
RESOLVE_AT: Final = tuple(Action(RESOLVE, place) for place in range(8))
LEAVE_AT: Final = tuple(Action(LEAVE, place) for place in range(PLACE_COUNT))
PICK_DIE: Final = tuple(Action(PICK, NO_PLACE, die) for die in range(7))
STARVE_ACTION: Final = Action(STARVE)
NO_TOOLS_ACTION: Final = Action(TOOLS)
