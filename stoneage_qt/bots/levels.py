"""Levels by their keys, whatever the game, and the programs that play like one."""

from typing import Final

from stoneage_qt.bots.external import DEFAULT_LIMIT, PREFIX, ExternalBot
from stoneage_qt.contract import Bot, Level, Minds

BUDGET_MARK: Final = "@"
LEAST_BUDGET: Final = 0.01
MOST_BUDGET: Final = 100.0


class UnknownLevelError(ValueError):
    """There is no level of this name."""

    def __init__(self, key: str, known: list[str]) -> None:
        super().__init__(f"no such level: {key} (there are: {', '.join(known)})")
        self.key = key


def level_keys(minds: Minds) -> list[str]:
    """All keys, weakest first."""
    return [level.key for level in minds.levels]


def level_of(minds: Minds, key: str) -> Level:
    """The level of this key. Raises UnknownLevelError."""
    name = split_budget(key, level_keys(minds))[0]
    for level in minds.levels:
        if level.key == name:
            return level
    raise UnknownLevelError(key, level_keys(minds))


def split_budget(key: str, known: list[str]) -> tuple[str, float]:
    """A level's key and the factor of its thinking: `expert@4` thinks four times as long.

    Raises UnknownLevelError where the factor is none.
    """
    name, mark, text = key.partition(BUDGET_MARK)
    try:
        factor = float(text) if mark else 1.0
    except ValueError:
        factor = 0.0
    if not LEAST_BUDGET <= factor <= MOST_BUDGET:
        raise UnknownLevelError(key, known)
    return name, factor


def make_bot(minds: Minds, key: str, budget: float = 1.0) -> Bot:
    """A fresh bot of a level, or of a program: `external:command`.

    `budget` multiplies a program's time limit, too. Raises UnknownLevelError.
    """
    if key.startswith(PREFIX):
        return ExternalBot(minds, key.removeprefix(PREFIX), DEFAULT_LIMIT * budget)
    return minds.make_bot(key, budget)


def level_fault(minds: Minds, key: str) -> str | None:
    """Why a level can't play as it should; programs are not asked before they play."""
    return None if key.startswith(PREFIX) else minds.level_fault(key)
