"""Names for the small ints and words the engine works with.

Everything in the state is an int or one of the phase names below, so that copying and
comparing stay cheap; these constants and the name tables are how people read them.
"""

from typing import Final

# Who decides when no seat does; owners and holders when there is none; the robber's frame.
CHANCE: Final = -1
OVER: Final = -2
NOBODY: Final = -1
FRAME: Final = -1

# Kinds of cards, in the order of every card vector and of the text notation (M2).
WOOD: Final = 0
STONE: Final = 1
WOOL: Final = 2
POTATO: Final = 3
ORE: Final = 4
FISH: Final = 5
COCA: Final = 6
FEATHERS: Final = 7
KINDS: Final = 8
FIRST_GOOD: Final = 5
KIND_NAMES: Final = ("wood", "stone", "wool", "potato", "ore", "fish", "coca", "feathers")
Cards = tuple[int, ...]
NO_CARDS: Final[Cards] = (0, 0, 0, 0, 0, 0, 0, 0)

# A terrain is the kind it yields; the ocean yields nothing (M3).
OCEAN: Final = 8
TERRAIN_NAMES: Final = (
    "forest",
    "quarry",
    "pasture",
    "farmland",
    "mountains",
    "fishing",
    "plantation",
    "jungle",
    "ocean",
)

# Seats and what belongs to one (M1, M8, K1).
MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 4
ROAD_PIECES: Final = 7
SETTLEMENT_PIECES: Final = 8
CITY_PIECES: Final = 2
GOALS: Final = (4, 8, 11)  # markers that complete the first, second, third tribe
START_SETS: Final = ("red", "orange", "blue", "grey")

# What stands on a crossing (M9).
SETTLEMENT: Final = 1
CITY_LEVEL: Final = 2

# Limits (Z2, L3, L6).
HAND_LIMIT: Final = 7
ROUTE_MINIMUM: Final = 3
ARTS_MINIMUM: Final = 2

# Ways in which two dice make a number, of 36 (X36).
PIPS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)

# Development cards (M11): 0 … 9 have the back "1", 10 … 19 the back "2".
DECK_SIZE: Final = 10
DEVELOPMENT_CARDS: Final = 20
COMBAT: Final = 0
ROADS_CARD: Final = 1
INVENTION: Final = 2
MONOPOLY: Final = 3
CARD_KIND_NAMES: Final = ("combat", "roads", "invention", "monopoly")
INVENTION_CARDS: Final = 2

# What can be bought: indices into Components.costs (B1).
COST_ROAD: Final = 0
COST_SETTLEMENT: Final = 1
COST_CITY: Final = 2
COST_CARD: Final = 3
COST_NAMES: Final = ("road", "settlement", "city", "card")

# Set-up options (U1, H6, G2).
FIXED: Final = "fixed"
FREE: Final = "free"
MAX_OFFERS: Final = 9
MAX_ROUNDS: Final = 999

# Phases (T5).
FIRST_SETTLE: Final = "first_settle"
FIRST_ROAD: Final = "first_road"
BEFORE: Final = "before"
DICE: Final = "dice"
DISCARDING: Final = "discard"
MOVING_ROBBER: Final = "robber"
VICTIM: Final = "victim"
STEALING: Final = "steal"
FREE_ROADS: Final = "roads"
MAIN: Final = "main"
REPLY: Final = "reply"
CHOOSE: Final = "choose"
FOUNDING: Final = "found"
FINISHED: Final = "over"
PHASES: Final = (
    FIRST_SETTLE,
    FIRST_ROAD,
    BEFORE,
    DICE,
    DISCARDING,
    MOVING_ROBBER,
    VICTIM,
    STEALING,
    FREE_ROADS,
    MAIN,
    REPLY,
    CHOOSE,
    FOUNDING,
    FINISHED,
)


def card_name(card: int) -> str:
    """The id of a development card in files: D01 … D20."""
    return f"D{card + 1:02d}"
