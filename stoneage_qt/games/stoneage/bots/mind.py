"""The C of the learned bots (`_mind.c`): features, net, rollouts and games to learn from.

The Python beside it is the truth. Where the C was not built (no compiler at hand), or where an
owner's own components are in play, the Python thinks itself.
"""

from types import ModuleType
from typing import Any, Final

from stoneage_qt.games.stoneage.rules.fast import core_plays, tables
from stoneage_qt.games.stoneage.rules.state import State

# The widest layer that the C takes.
MOST_HIDDEN: Final = 256
# It takes seeds of 64 bits, of which the uppermost is set, as Python's own random numbers do.
SEED_BITS: Final = 63


def _load() -> ModuleType | None:
    try:
        from stoneage_qt.games.stoneage.bots import _mind
    except ImportError:
        return None
    _mind.configure(*tables())
    return _mind


MIND: Final[Any] = _load()


def mind_thinks(s: State) -> bool:
    """Can the C judge this game?"""
    return MIND is not None and core_plays(s)


def full_seed(bits: int) -> int:
    """The seed of `SEED_BITS` random bits."""
    return bits | 1 << SEED_BITS
