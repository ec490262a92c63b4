"""The quick player in C (`quick.h`): what it would do, and games that it plays to their end.

It is there where a C compiler was when the program was built. Whoever needs it asks `can_play`
first, and does without where it can't.
"""

from array import array
from types import ModuleType
from typing import Final

from stoneage_qt.games.inka.bots.quick_weights import WEIGHTS
from stoneage_qt.games.inka.rules.actions import Action
from stoneage_qt.games.inka.rules.components import BUILT_IN
from stoneage_qt.games.inka.rules.deals import close_offer
from stoneage_qt.games.inka.rules.fast import configure, core_plays, pack
from stoneage_qt.games.inka.rules.state import State


def _load() -> ModuleType | None:
    try:
        from stoneage_qt.games.inka.bots import _quick
    except ImportError:
        return None
    configure(_quick, BUILT_IN)
    return _quick


CORE: Final = _load()
# Whose values the core has now: an owner of the box may have corrected some.
_configured: list[str] = [BUILT_IN.signature]


def can_play(s: State) -> bool:
    """Is the core there, and can it take this position?"""
    return CORE is not None and core_plays(s)


def without_offer(s: State) -> State:
    """A copy in which nobody waits for an answer any more: the core knows no offers."""
    s = s.copy()
    if s.offer is not None:
        close_offer(s)
    return s


def _core(s: State) -> ModuleType:
    assert CORE is not None, "can_play was not asked"
    if _configured != [s.components.signature]:
        configure(CORE, s.components)
        _configured[:] = [s.components.signature]
    return CORE


def quick_action(s: State, weights: list[float] = WEIGHTS) -> Action:
    """What the quick player does, who sees all hands of `s`: a drawn one is wanted."""
    return Action(*_core(s).choose(pack(s), weights))


# What a seat has of some games: of their wins, or its chance in the judge's opinion.
Shares = list[float]


class Games:
    """Games from some possible positions, which differ in what a seat can't see.

    The same number is the same game, whatever is tried in it: position, dice and robbed cards.
    near: who comes close has a share, too, which tells ways apart with fewer games. turns: after so
    many the judge is asked (`can_judge`), unless the game came to its end; 0: all are played to it.
    """

    def __init__(
        self, worlds: list[State], seat: int, seed: int, *, near: bool = False, turns: int = 0
    ) -> None:
        self._core = _core(worlds[0])
        self._tables = [pack(world) for world in worlds]
        self._seats = len(worlds[0].players)
        self._seat = seat
        self._seed = seed
        self._near = near
        self._turns = turns

    def play(self, plans: list[list[Action]], first: int, count: int) -> list[Shares]:
        """The seat's shares after each plan, in games from `first` on."""
        return [
            shares[self._seat :: self._seats].tolist()
            for shares in self._played(plans, first, count)
        ]

    def means(self, plans: list[list[Action]], first: int, count: int) -> list[Shares]:
        """What all seats have on average after each plan, in games from `first` on."""
        return [
            [sum(shares[seat :: self._seats]) / count for seat in range(self._seats)]
            for shares in self._played(plans, first, count)
        ]

    def _played(self, plans: list[list[Action]], first: int, count: int) -> list["array[float]"]:
        """After each plan, what each seat has of each game: game × seats + seat."""
        fields = [[action.fields() for action in plan] for plan in plans]
        where = (self._tables, fields, WEIGHTS, self._seed)
        found = self._core.try_plans(*where, first, count, self._near, self._turns)
        return [array("f", shares) for shares in found]
