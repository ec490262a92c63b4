"""The levels, from weakest to strongest, and how to make their bots."""

from typing import Final, NamedTuple

from stoneage_qt.bots.bot import Bot
from stoneage_qt.bots.external import DEFAULT_LIMIT, PREFIX, ExternalBot
from stoneage_qt.bots.gatherer import Gatherer
from stoneage_qt.bots.random_bot import RandomBot
from stoneage_qt.bots.styles import STYLES
from stoneage_qt.bots.valuer import Valuer
from stoneage_qt.bots.woodcutter import Woodcutter


class Level(NamedTuple):
    """One choice in the list of opponents.

    strength: levels are listed by it; styles of about equal strength share a number.
    searching: thinks for its whole budget, and belongs in a process of its own.
    """

    key: str
    strength: int
    searching: bool = False


LEVELS: Final[tuple[Level, ...]] = (
    Level("random", 0),
    Level("gatherer", 1),
    Level("woodcutter", 2),
    *(Level(style, 3) for style in STYLES),
    Level("valuer", 4),
)


class UnknownLevelError(ValueError):
    """There is no level of this name."""

    def __init__(self, key: str) -> None:
        super().__init__(f"no such level: {key} (there are: {', '.join(level_keys())})")
        self.key = key


def level_keys() -> list[str]:
    """All keys, weakest first."""
    return [level.key for level in LEVELS]


def make_bot(key: str, budget: float = 1.0) -> Bot:
    """A fresh bot of a level, or of a program: `external:command`.

    `budget` multiplies the thinking of levels that search, and a program's time limit.
    """
    if key.startswith(PREFIX):
        return ExternalBot(key.removeprefix(PREFIX), DEFAULT_LIMIT * budget)
    if key == "random":
        return RandomBot()
    if key == "gatherer":
        return Gatherer()
    if key == "woodcutter":
        return Woodcutter()
    if key == "valuer":
        return Valuer()
    if key in STYLES:
        return Valuer(key, STYLES[key])
    raise UnknownLevelError(key)
