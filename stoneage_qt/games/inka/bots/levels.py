"""The levels, from weakest to strongest, and how to make their bots."""

from typing import Final

from stoneage_qt.bots.levels import UnknownLevelError, split_budget
from stoneage_qt.contract import Bot, Level
from stoneage_qt.games.inka.bots.builder import Builder
from stoneage_qt.games.inka.bots.judge import judge_fault
from stoneage_qt.games.inka.bots.likings import GENTLE, STYLES
from stoneage_qt.games.inka.bots.planner_bot import Planner
from stoneage_qt.games.inka.bots.random_bot import RandomBot
from stoneage_qt.games.inka.bots.search import Budget, SearchBot

# From the shares of wins in resources/inka/bots/README.md, 1500 for builders: of a table, whoever
# wins twice as often as each of the others stands 120 points above them. Heir and road captain,
# of which few games were played, stand where planner and trader do.
_RATINGS: Final = {
    "random": 500,
    "gentle": 1210,
    "builder": 1500,
    "planner": 1680,
    "warrior": 1540,
    "medium": 1780,
    "strong": 1915,
    "expert": 2050,
}
_OF_STYLES: Final = 1680
# Those that try their ways in games, and how much they try. Deals are worth more than all else that
# can be tried: who haggles stands a step above who does not, and few looks are enough for it.
SEARCHING: Final = {
    "medium": Budget(games=0, worlds=8, ways=2, near=True, looks=30, rounds=1, unjudged=160),
    "strong": Budget(
        games=0, worlds=16, ways=4, near=True, looks=60, rounds=1, unjudged=340, deals=12
    ),
    "expert": Budget(
        games=0,
        worlds=48,
        founding=4000,
        near=True,
        looks=2400,
        rounds=5,
        unjudged=6000,
        deals=400,
    ),
}


def _level(key: str, strength: int, *, searching: bool = False, lower: str = "") -> Level:
    rating = _RATINGS.get(key, _OF_STYLES)
    return Level(key, strength, searching, bool(lower), lower, rating)


# Planners weigh dozens of plans: where nothing is compiled that would hold up a window.
LEVELS: Final[tuple[Level, ...]] = (
    _level("random", 0),
    _level("gentle", 1, searching=True),
    _level("builder", 1),
    _level("planner", 2, searching=True),
    *(_level(style, 3, searching=True) for style in STYLES),
    *(_level(key, 4 + n, searching=True, lower="planner") for n, key in enumerate(SEARCHING)),
)


def level_fault(key: str) -> str | None:
    """Why a level can't play as it should; None: all is well.

    Without the core a planner plays in its place; without a judge it tries fewer games, but to
    their end.
    """
    return judge_fault() if make_bot(key).name in SEARCHING else None


def make_bot(key: str, budget: float = 1.0) -> Bot:
    """A fresh bot of a level. Raises UnknownLevelError.

    `budget` multiplies the thinking of levels that search; a key may hold a factor of its own,
    as in `expert@4`.
    """
    known = [level.key for level in LEVELS]
    name, factor = split_budget(key, known)
    if name == "random":
        return RandomBot()
    if name == "gentle":
        return Planner(name, GENTLE)
    if name == "builder":
        return Builder()
    if name == "planner":
        return Planner()
    if name in STYLES:
        return Planner(name, STYLES[name])
    if name in SEARCHING:
        return SearchBot(name, SEARCHING[name].scaled(budget * factor))
    raise UnknownLevelError(key, known)
