"""The levels, from weakest to strongest, and how to make their bots."""

from pathlib import Path
from typing import Final

from stoneage_qt.bots.levels import UnknownLevelError, split_budget
from stoneage_qt.contract import Bot, Level
from stoneage_qt.games.stoneage.bots.beginner import BEGINNERS, Beginner
from stoneage_qt.games.stoneage.bots.gatherer import Gatherer
from stoneage_qt.games.stoneage.bots.random_bot import RandomBot
from stoneage_qt.games.stoneage.bots.styles import STYLES
from stoneage_qt.games.stoneage.bots.valuer import Valuer
from stoneage_qt.games.stoneage.bots.woodcutter import Woodcutter

# As measured by the ladders in resources/stoneage/bots/README.md, 1500 where those have 0; child
# and newcomer, which stand on no ladder, are set below them by eye; strong and expert follow from
# what they won against the bare net, which had 2315 there.
_RATINGS: Final = {
    "random": 93,
    "child": 400,
    "newcomer": 700,
    "gatherer": 1069,
    "woodcutter": 1394,
    "hut_builder": 1540,
    "card_collector": 1600,
    "hunter": 1582,
    "blocker": 1683,
    "valuer": 1711,
    "medium": 2014,
    "strong": 2590,
    "expert": 2875,
}


def _level(key: str, strength: int, *, searching: bool = False, lower: str = "") -> Level:
    return Level(key, strength, searching, bool(lower), lower, _RATINGS[key])


LEVELS: Final[tuple[Level, ...]] = (
    _level("random", 0),
    *(_level(key, strength) for strength, key in enumerate(BEGINNERS, 1)),
    _level("gatherer", 3),
    _level("woodcutter", 4),
    *(_level(style, 5) for style in STYLES),
    _level("valuer", 5),
    _level("medium", 6, lower="valuer"),
    _level("strong", 7, lower="medium"),
    _level("expert", 8, searching=True, lower="strong"),
)
# Bots that are measured with and no level (`yardsticks.py`, loaded late like all that is learnt).
YARDSTICKS: Final = ("net", "fasting", "style")
# In log odds of winning: how far behind the best an action of `medium` still gets a chance.
_MEDIUM_TEMPERATURE: Final = 0.08


def is_yardstick(key: str) -> bool:
    """Is it the key of a yardstick, by its name?"""
    return key.partition(":")[0].partition("@")[0] in YARDSTICKS


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
    if is_yardstick(key) or not level_of(key).learned:
        return None
    from stoneage_qt.bots.value_net import WeightsError

    try:
        _learned(level_of(key).key, 1.0, weights)
    except WeightsError as error:
        return str(error)
    return None


def make_bot(key: str, budget: float = 1.0, weights: Path | None = None) -> Bot:
    """A fresh bot of a level.

    `budget` multiplies the thinking of levels that search for long; a key may hold a factor of its
    own, as in `expert@4`.
    Where the weights of a learned level are missing or don't fit, the next lower level
    plays; `level_fault` has the message. `weights`: the folder they lie in, None for those
    that come with the program. The keys of yardsticks are known, too. Raises UnknownLevelError.
    """
    if is_yardstick(key):
        from stoneage_qt.games.stoneage.bots.yardsticks import make_yardstick

        return make_yardstick(key, budget)
    level = level_of(key)
    if level.learned:
        from stoneage_qt.bots.value_net import WeightsError

        try:
            own = split_budget(key, level_keys())[1]
            return _learned(level.key, own * (budget if level.searching else 1.0), weights)
        except WeightsError:
            return make_bot(level.lower, budget, weights)
    if level.key in BEGINNERS:
        return Beginner(level.key, BEGINNERS[level.key])
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
    from stoneage_qt.games.stoneage.bots.search import BUDGETS, SearchBot
    from stoneage_qt.games.stoneage.bots.value import load_nets

    nets = shipped_nets() if weights is None else load_nets(weights)
    if key == "medium":
        return NetBot(key, nets, _MEDIUM_TEMPERATURE)
    return SearchBot(key, nets, BUDGETS[key].scaled(budget))
