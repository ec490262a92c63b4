"""What is worth remembering of one game of Rise of the Inkas for good.

The bounds are what one of ten games or fewer brings; among forty games of four `builder` the
best had 96 cards from throws, ten from the robber, four ruins overbuilt and a route of six.
"""

from typing import Final

from stoneage_qt.contract import TrophyBook
from stoneage_qt.games.inka import tally as told
from stoneage_qt.session.match import Match

_DEALS, _HARVEST, _ROUTE, _RUINS, _ROBBED = 5, 90, 6, 4, 7
_AGAINST_LUCK, _LEAD, _SWIFT = 8.0, 4, 12


def won_in(match: Match, seat: int) -> set[str]:
    """The trophies that a seat has won by a finished game."""
    values = told.tally_of(match.setup, match.actions).values
    mine = {row: numbers[seat] for row, numbers in values.items()}
    found = {
        "merchant": mine[told.DEALS] >= _DEALS,
        "rich_harvest": mine[told.FROM_THROWS] >= _HARVEST,
        "long_road": mine[told.LONGEST_ROUTE] >= _ROUTE,
        "on_ruins": mine[told.OVERBUILT] >= _RUINS,
        "robbers": mine[told.FROM_ROBBER] >= _ROBBED,
    }
    results = match.rules.standings(match.state)
    if results[seat].rank == 1:
        best_of_others = max(one.total for one in results if one.seat != seat)
        found |= {
            "no_deals": match.options.offers > 0 and not mine[told.DEALS],
            "safe_store": not mine[told.LOST_TO_SEVENS],
            "untouched": not mine[told.LOST_TO_ROBBER],
            "against_luck": mine[told.EXPECTED] - mine[told.FROM_THROWS] >= _AGAINST_LUCK,
            "landslide": results[seat].total - best_of_others >= _LEAD,
            "swift": match.rules.round_of(match.state) <= _SWIFT,
        }
    return {key for key, is_so in found.items() if is_so}


TROPHY_BOOK: Final = TrophyBook(
    kinds=(
        *("merchant", "rich_harvest", "long_road", "on_ruins", "robbers"),
        *("no_deals", "safe_store", "untouched", "against_luck", "landslide", "swift"),
    ),
    won_in=won_in,
)
