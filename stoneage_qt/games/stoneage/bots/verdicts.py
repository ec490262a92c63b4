"""Verdicts on decisions in Stone Age as plain values: reasons, aspects, and how they are read.

Apart from what computes them, so that looking at a game loads neither numpy nor the nets.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from stoneage_qt.background.processes import ProcessWork
from stoneage_qt.contract.analysis import Judges, Row, Verdict
from stoneage_qt.games.stoneage.bots.luck import RollLuck, game_luck
from stoneage_qt.games.stoneage.bots.weights import weights_path
from stoneage_qt.games.stoneage.rules import Action, State, decode
from stoneage_qt.games.stoneage.rules.actions import (
    BUILD,
    BUY,
    FEED,
    LEAVE,
    PICK,
    PLACE,
    REWARD,
    STARVE,
    TOOLS,
)
from stoneage_qt.games.stoneage.rules.constants import MAX_PLAYERS, MIN_PLAYERS, NO_PLACE

# Raise it when verdicts change: what was computed before is computed again.
VERSION: Final = 7
# Points that make a large, a medium and a small mistake.
STEPS: Final = (15.0, 8.0, 4.0)
# What a decision was about.
ASPECTS: Final = ("placing", "tools", "paying", "feeding", "choosing")
_ASPECT_OF: Final = {
    PLACE: "placing",
    TOOLS: "tools",
    BUY: "paying",
    BUILD: "paying",
    LEAVE: "paying",
    FEED: "feeding",
    STARVE: "feeding",
    PICK: "choosing",
    REWARD: "choosing",
}


class Why(NamedTuple):
    """One reason: a code out of `hints_reasons.CODES`, its number, and a place or NO_PLACE."""

    code: str
    amount: int = 0
    place: int = NO_PLACE


def aspect_of(action: Action) -> str:
    """What was decided with it: one of ASPECTS."""
    return _ASPECT_OF.get(action.kind, ASPECTS[-1])


def nets_signature() -> str:
    """Tells one set of shipped nets from another; "" where there are none."""
    digest = hashlib.sha256(str(VERSION).encode())
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        try:
            digest.update(weights_path(players).read_bytes())
        except OSError:
            return ""
    return digest.hexdigest()[:16]


def read_verdict(row: Row) -> Verdict:
    """A row of VERDICTS or TRIALS as what it means; rows may have been stored as JSON."""
    number, seat, played, best, win_played, win_best, why, tried, *measures = row
    told = tuple(Why(*one) for one in why)
    action = decode(played)
    verdict = Verdict(
        *(number, seat, action, decode(best), win_played, win_best, told, tried),
        *(aspect_of(action), *measures),
    )
    return verdict._replace(steps=STEPS)


def make_analysis_work() -> ProcessWork:
    """The work of a process; called there, so that its owner needs neither numpy nor nets."""
    from stoneage_qt.games.stoneage.bots.analysis_work import AnalysisWork

    return AnalysisWork()


class StoneAgeAnalysis:
    """Who judges games of Stone Age: `contract.analysis.Analysis`."""

    aspects: Final[Sequence[str]] = ASPECTS
    # At a glance the bare net judges: more than "medium", which wavers, less than "strong".
    judges: Final = Judges("medium", "expert")
    steps: Final = STEPS
    curves: Final[Sequence[str]] = ()
    make_work = staticmethod(make_analysis_work)
    signature = staticmethod(nets_signature)
    read_verdict = staticmethod(read_verdict)

    def course(
        self, start: State, actions: Sequence[Action]
    ) -> Mapping[str, Sequence[Sequence[float]]]:
        """A position tells all there is to draw."""
        return {}

    def luck(self, start: State, actions: Sequence[Action]) -> Sequence[RollLuck]:
        """See `bots.luck`."""
        return game_luck(start, actions)
