"""The levels, from weakest to strongest, and how to make their bots."""

from typing import Final

from stoneage_qt.bots.levels import UnknownLevelError, split_budget
from stoneage_qt.contract import Bot, Level
from stoneage_qt.games.inka.bots.builder import Builder
from stoneage_qt.games.inka.bots.random_bot import RandomBot

LEVELS: Final[tuple[Level, ...]] = (
    Level("random", 0),
    Level("builder", 1),
)


def make_bot(key: str) -> Bot:
    """A fresh bot of a level. Raises UnknownLevelError."""
    known = [level.key for level in LEVELS]
    name = split_budget(key, known)[0]
    if name == "random":
        return RandomBot()
    if name == "builder":
        return Builder()
    raise UnknownLevelError(key, known)
