"""Verdicts on decisions in Rise of the Inkas as plain values: aspects, and how they are read."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from stoneage_qt.background.processes import ProcessWork
from stoneage_qt.contract.analysis import Judges, Row, Verdict
from stoneage_qt.games.inka.bots.hints_reasons import Why
from stoneage_qt.games.inka.bots.judge import judge_path
from stoneage_qt.games.inka.bots.luck import CURVES, RollLuck, game_course, game_luck
from stoneage_qt.games.inka.bots.planner_table import WEIGHTS
from stoneage_qt.games.inka.bots.quick import CORE
from stoneage_qt.games.inka.bots.quick_weights import WEIGHTS as QUICK_WEIGHTS
from stoneage_qt.games.inka.rules import Action, State, decode
from stoneage_qt.games.inka.rules.actions import (
    BANK,
    BUY,
    CHASE,
    DISCARD,
    FOUND,
    NODEAL,
    PLAY_COMBAT,
    PLAY_MONOPOLY,
    ROB,
    ROBBER,
    THROW,
)
from stoneage_qt.games.inka.rules.constants import FIRST_ROAD, FIRST_SETTLE

# Raise it when verdicts change: what was computed before is computed again.
VERSION: Final = 7
BUILDING, TRADING, ROBBERY = "building", "trading", "robber"
FOUNDING, DISCARDING, CARDS = "founding", "discarding", "cards"
ASPECTS: Final = (BUILDING, TRADING, ROBBERY, FOUNDING, DISCARDING, CARDS)
# Markers that make a large, a medium and a small mistake.
STEPS: Final = (0.9, 0.5, 0.25)


def aspect_of(s: State, action: Action) -> str:
    """What was decided with it: one of ASPECTS."""
    word = action.word
    if word == FOUND or s.phase in (FIRST_SETTLE, FIRST_ROAD):
        return FOUNDING
    if word == DISCARD:
        return DISCARDING
    if word in (ROBBER, ROB, CHASE, THROW):
        return ROBBERY
    if BANK <= word <= NODEAL:
        return TRADING
    if word == BUY or PLAY_COMBAT <= word <= PLAY_MONOPOLY:
        return CARDS
    return BUILDING


def read_verdict(row: Row) -> Verdict:
    """A row of VERDICTS or TRIALS as what it means; rows may have been stored as JSON."""
    number, seat, played, best, win_played, win_best, why, tried, aspect, *measures = row
    told = tuple(Why(*one) for one in why)
    verdict = Verdict(
        *(number, seat, decode(played), decode(best), win_played, win_best, told, tried),
        *(aspect, *measures),
    )
    return verdict._replace(steps=STEPS)


def make_analysis_work() -> ProcessWork:
    """The work of a process; called there."""
    from stoneage_qt.games.inka.bots.analysis_work import AnalysisWork

    return AnalysisWork()


class InkaAnalysis:
    """Who judges games of Rise of the Inkas: `contract.analysis.Analysis`."""

    aspects: Final[Sequence[str]] = ASPECTS
    # At a glance it looks as `strong` does, tried out is what the expert tries out.
    judges: Final = Judges("planner", "planner") if CORE is None else Judges("strong", "expert")
    steps: Final = STEPS
    curves: Final[Sequence[str]] = CURVES
    make_work = staticmethod(make_analysis_work)
    read_verdict = staticmethod(read_verdict)

    def signature(self) -> str:
        """By the weights of the race, the quick player and the judge."""
        found = hashlib.sha256(f"{VERSION}/{WEIGHTS}/{QUICK_WEIGHTS}".encode())
        path = judge_path()
        found.update(path.read_bytes() if path.is_file() else b"")
        return found.hexdigest()[:16]

    def course(
        self, start: State, actions: Sequence[Action]
    ) -> Mapping[str, Sequence[Sequence[float]]]:
        """See `bots.luck`."""
        return game_course(start, actions)

    def luck(self, start: State, actions: Sequence[Action]) -> Sequence[RollLuck]:
        """See `bots.luck`."""
        return game_luck(start, actions)
