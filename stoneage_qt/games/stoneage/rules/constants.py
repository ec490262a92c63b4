"""Names for the small ints the engine works with.

Everything in the state is an int, so that copying and comparing stay cheap;
these constants and the name tables are how people read them.
"""

from typing import Final

# Who decides when no seat does.
CHANCE: Final = -1
OVER: Final = -2

# Goods, in the order of every goods tuple and of the text notation.
WOOD: Final = 0
BRICK: Final = 1
STONE: Final = 2
GOLD: Final = 3
GOOD_NAMES: Final = ("wood", "brick", "stone", "gold")
GOOD_VALUES: Final = (3, 4, 5, 6)
Goods = tuple[int, int, int, int]
NO_GOODS: Final[Goods] = (0, 0, 0, 0)

# Places. The five gathering places come first: place number == index into DIVISORS,
# and place number - 1 == the good that is found there.
NO_PLACE: Final = -1
HUNT: Final = 0
FOREST: Final = 1
CLAY: Final = 2
QUARRY: Final = 3
RIVER: Final = 4
TOOLMAKER: Final = 5
HUT: Final = 6
FIELD: Final = 7
CARD1: Final = 8
BUILDING1: Final = 12
IGLOO1: Final = 16
ANIMAL: Final = 20
PLACE_COUNT: Final = 21
PLACE_NAMES: Final = (
    "hunt",
    "forest",
    "clay",
    "quarry",
    "river",
    "toolmaker",
    "hut",
    "field",
    "card1",
    "card2",
    "card3",
    "card4",
    "building1",
    "building2",
    "building3",
    "building4",
    "igloo1",
    "igloo2",
    "igloo3",
    "igloo4",
    "animal",
)
DIVISORS: Final = (2, 3, 4, 5, 6)

# Limits (P4, A2, A4, A5).
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
START_PEOPLE: Final = 5
START_FOOD: Final = 12
MAX_PEOPLE: Final = 10
MAX_AGRICULTURE: Final = 10
MAX_TOOL: Final = 4
GATHERING_RINGS: Final = 7
DISPLAY_SIZE: Final = 4
STACK_SIZE: Final = 7
HUNGER_POINTS: Final = -10
ANIMAL_POINTS: Final = 3

# Winter extras (W1, W2).
EXTRA_STONE_POINTS: Final = 5
EXTRA_GOLD_POINTS: Final = 6

# Ids: cards 0..35, then the animals 36..39.
CARD_COUNT: Final = 36
FIRST_ANIMAL: Final = 36
ANIMAL_COUNT: Final = 4
BUILDING_COUNT: Final = 28
IGLOO_COUNT: Final = 4

HARD_WINTER: Final = "hard_winter"
ANIMALS: Final = "animals"
IGLOOS: Final = "igloos"
MODULES: Final = frozenset((HARD_WINTER, ANIMALS, IGLOOS))

# Phases of a round. FLEEING comes between actions and feeding (W9).
PLACING: Final = 0
ACTING: Final = 1
FLEEING: Final = 2
FEEDING: Final = 3
FINISHED: Final = 4
PHASE_NAMES: Final = ("placing", "acting", "fleeing", "feeding", "finished")

# What exactly is being asked, or rolled, within a phase.
STEP_CHOOSE: Final = 0  # a place to put people on, or an own place to resolve
STEP_GATHER_ROLL: Final = 1
STEP_TOOLS: Final = 2
STEP_SHARE_ROLL: Final = 3  # the roll of a dice-for-all card
STEP_PICK: Final = 4
STEP_REWARD_ROLL: Final = 5
STEP_REWARD: Final = 6
STEP_FEED: Final = 7


def card_name(card: int) -> str:
    """The id used in files: C01 … C36, A1 … A4 for animals."""
    if card >= FIRST_ANIMAL:
        return f"A{card - FIRST_ANIMAL + 1}"
    return f"C{card + 1:02d}"


def building_name(building: int) -> str:
    """The id used in files: B01 … B28."""
    return f"B{building + 1:02d}"


def igloo_name(igloo: int) -> str:
    """The id used in files: I1 … I4."""
    return f"I{igloo + 1}"
