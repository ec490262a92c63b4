"""An opponent about as strong as somebody: now one level, now the next, so that games are even."""

import random
from collections.abc import Sequence
from typing import Final

from stoneage_qt.contract import Level
from stoneage_qt.progress.glicko import Strength
from stoneage_qt.progress.strength import strengths
from stoneage_qt.session.library import Library
from stoneage_qt.session.library_stats import Counted, Filter

# Where nobody knows anything about a person: somebody who has read the rules.
UNKNOWN: Final = 1250.0


def can_be_even(levels: Sequence[Level]) -> bool:
    """Whether a game's bots are rated at all."""
    return sum(1 for level in levels if level.rating) > 1


def even_level(levels: Sequence[Level], rating: float, rng: random.Random) -> str:
    """The level that plays this time: drawn so that the mean of many games is the rating.

    Whoever is weaker than all, or stronger, meets the weakest or the strongest.
    """
    rated = sorted((level for level in levels if level.rating), key=lambda level: level.rating)
    below = [level for level in rated if level.rating <= rating]
    above = [level for level in rated if level.rating > rating]
    if not below or not above:
        return (above or below)[0 if above else -1].key
    low, high = below[-1], above[0]
    share = (rating - low.rating) / (high.rating - low.rating)
    return high.key if rng.random() < share else low.key


def rating_of(
    library: Library, game: str, levels: Sequence[Level], name: str, players: int
) -> float:
    """How strong a person plays with so many at the table, else with any number."""
    ratings = {level.key: float(level.rating) for level in levels if level.rating}
    for many in (players, 0):
        games = Counted(library, Filter(players=many, game=game)).games()
        steps = strengths(games, ratings).get(name)
        if steps:
            found: Strength = steps[-1].strength
            return found.rating
    return UNKNOWN
