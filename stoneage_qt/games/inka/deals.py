"""How a deal of Rise of the Inkas is written as a word, and what the days are made of."""

from typing import Final

from stoneage_qt.contract import CodeBook
from stoneage_qt.games.inka.options import BY_COLOUR
from stoneage_qt.games.inka.save import FREE_FOUNDING, VARIABLE_BOARD

# These lists only grow at their ends: words that people have written down stay true.
CODE_BOOK: Final = CodeBook(
    number=1,
    modules=(FREE_FOUNDING, VARIABLE_BOARD),
    options=(("offers", 0), ("offers", 1), ("start_places", BY_COLOUR)),
    levels=(
        *("random", "builder", "gentle", "planner"),
        *("trader", "heir", "road_captain", "warrior"),
        *("medium", "strong", "expert"),
    ),
    of_the_day=("builder", "planner", "trader", "heir", "road_captain", "warrior"),
    days=((), (FREE_FOUNDING,), (FREE_FOUNDING, VARIABLE_BOARD)),
    number_option="offers",
)
