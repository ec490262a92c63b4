"""The levels, from weakest to strongest, and how to make their bots."""

from pathlib import Path
from typing import Final

from stoneage_qt.bots.levels import UnknownLevelError, split_budget
from stoneage_qt.contract import Bot, Level
from stoneage_qt.games.stoneage.bots.gatherer import Gatherer
from stoneage_qt.games.stoneage.bots.random_bot import RandomBot
from stoneage_qt.games.stoneage.bots.styles import STYLES
from stoneage_qt.games.stoneage.bots.valuer import Valuer
from stoneage_qt.games.stoneage.bots.woodcutter import Woodcutter

LEVELS: Final[tuple[Level, ...]] = (
    Level("random", 0),
    Level("gatherer", 1),
    Level("woodcutter", 2),
    *(Level(style, 3) for style in STYLES),
    Level("valuer", 3),
    Level("medium", 4, learned=True, lower="valuer"),
    Level("strong", 5, learned=True, lower="medium"),
    Level("expert", 6, searching=True, learned=True, lower="strong"),
)
# In log odds of winning: how far behind the best an action of `medium` still gets a chance.
_MEDIUM_TEMPERATURE: Final = 0.08


def level_keys() -> list[str]:
    """All keys, weakest first."""
    return [level.key for level in LEVELS]


def level_of(key: str) -> Level:
    """The level of this key. Raises UnknownLevelError."""
    name = split_budget(key, level_keys())[0]
    for level in LEVELS:
        if level.key == name:
            return level
    raise UnknownLevelError(key, level_keys())


def level_fault(key: str, weights: Path | None = None) -> str | None:
    """Why a level can't play as it should, so that a lower one will; None: all is well."""
    if not level_of(key).learned:
        return None
    from stoneage_qt.games.stoneage.bots.net import WeightsError

    try:
        _learned(level_of(key).key, 1.0, weights)
    except WeightsError as error:
        return str(error)
    return None


def make_bot(key: str, budget: float = 1.0, weights: Path | None = None) -> Bot:
    """A fresh bot of a level.

    `budget` multiplies the thinking of levels that search; a key may hold a factor of its own,
    as in `expert@4`.
    Where the weights of a learned level are missing or don't fit, the next lower level
    plays; `level_fault` has the message. `weights`: the folder they lie in, None for those
    that come with the program. Raises UnknownLevelError.
    """
    level = level_of(key)
    if level.learned:
        from stoneage_qt.games.stoneage.bots.net import WeightsError

        try:
            return _learned(level.key, budget * split_budget(key, level_keys())[1], weights)
        except WeightsError:
            return make_bot(level.lower, budget, weights)
    if level.key in STYLES:
        return Valuer(level.key, STYLES[level.key])
    if level.key == "valuer":
        return Valuer()
    if level.key == "woodcutter":
        return Woodcutter()
    return Gatherer() if level.key == "gatherer" else RandomBot()


def _learned(key: str, budget: float, weights: Path | None) -> Bot:
    """Imported late: numpy takes longer to load than all the rest."""
    from stoneage_qt.games.stoneage.bots.hints import shipped_nets
    from stoneage_qt.games.stoneage.bots.policy import NetBot
    from stoneage_qt.games.stoneage.bots.search import Budget, SearchBot
    from stoneage_qt.games.stoneage.bots.value import load_nets

    nets = shipped_nets() if weights is None else load_nets(weights)
    if key == "expert":
        return SearchBot(key, nets, Budget().scaled(budget))
    return NetBot(key, nets, _MEDIUM_TEMPERATURE if key == "medium" else 0.0)
