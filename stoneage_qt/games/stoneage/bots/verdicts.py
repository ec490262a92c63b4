"""Verdicts on decisions as plain values: what an analysis found, and how it is asked for.

Apart from what computes them, so that looking at a game loads neither numpy nor the nets.
"""

import hashlib
import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from stoneage_qt.background.processes import Work
from stoneage_qt.games.stoneage.bots.weights import weights_path
from stoneage_qt.games.stoneage.rules import Action, Setup, decode
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
VERSION: Final = 2
# A loss of win chance that is worth a closer look, and how many decisions of a game get it.
CLOSER_LOOK: Final = 0.01
MOST_TRIED: Final = 120

# Mistakes by what they cost in win chance.
SMALL, MEDIUM, LARGE = 0.02, 0.05, 0.10
SEVERITIES: Final = (("large", LARGE), ("medium", MEDIUM), ("small", SMALL))
# Grades by the mean loss in log odds of a decision with a real choice: so that careless moves
# count in a position that is won or lost anyway, where they hardly move the chances.
GRADES: Final = (
    ("master", 0.010),
    ("excellent", 0.030),
    ("good", 0.050),
    ("fair", 0.080),
    ("weak", 0.110),
)
LOWEST_GRADE: Final = "beginner"

_MOST_LOG_LOSS: Final = 2.0
_NEARLY: Final = 0.005

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

# What is computed about a game.
WINS: Final = "wins"
VERDICTS: Final = "verdicts"
TRIALS: Final = "trials"
SWINGS: Final = "swings"


class Why(NamedTuple):
    """One reason: a code out of `hints_reasons.CODES`, its number, and a place or NO_PLACE."""

    code: str
    amount: int = 0
    place: int = NO_PLACE


def _logit(chance: float) -> float:
    chance = min(1.0 - _NEARLY, max(_NEARLY, chance))
    return math.log(chance / (1.0 - chance))


class Verdict(NamedTuple):
    """One decision with a real choice.

    number: of the action. best, played: actions. win_best, win_played: the seat's chance to
    win after them. reasons: what speaks for the best one; empty where it was played.
    tried: whether it was tried out, or valued by the net alone.
    """

    number: int
    seat: int
    played: Action
    best: Action
    win_played: float
    win_best: float
    reasons: tuple[Why, ...]
    tried: bool

    @property
    def loss(self) -> float:
        """The win chance given away."""
        return max(0.0, self.win_best - self.win_played)

    @property
    def log_loss(self) -> float:
        """The loss in log odds; what may be chance at the very ends does not count much."""
        return min(_MOST_LOG_LOSS, max(0.0, _logit(self.win_best) - _logit(self.win_played)))

    @property
    def aspect(self) -> str:
        """What was decided: one of ASPECTS."""
        return _ASPECT_OF.get(self.played.kind, ASPECTS[-1])

    @property
    def severity(self) -> str:
        """ "large", "medium", "small", or "" for no mistake."""
        return next((name for name, least in SEVERITIES if self.loss >= least), "")


def worth_trying(verdicts: Sequence[Verdict]) -> list[int]:
    """The numbers of the decisions that deserve a closer look, in the order of the game."""
    doubtful = [v for v in verdicts if v.loss >= CLOSER_LOOK and not v.tried]
    doubtful.sort(key=lambda v: (-v.loss, v.number))
    return sorted(v.number for v in doubtful[:MOST_TRIED])


class Tally(NamedTuple):
    """A seat's decisions in numbers. lost, log_lost: win chance given away in all."""

    decisions: int
    best: int
    lost: float
    log_lost: float
    small: int
    medium: int
    large: int

    @property
    def mean_loss(self) -> float:
        """In log odds, per decision with a real choice."""
        return self.log_lost / self.decisions if self.decisions else 0.0

    @property
    def grade(self) -> str:
        """A code of GRADES, "" where nothing was decided."""
        if not self.decisions:
            return ""
        known = (name for name, most in GRADES if self.mean_loss <= most)
        return next(known, LOWEST_GRADE)


def tally(verdicts: Sequence[Verdict], seat: int) -> Tally:
    """The verdicts on a seat, added up."""
    own = [verdict for verdict in verdicts if verdict.seat == seat]
    found = [verdict.severity for verdict in own]
    return Tally(
        len(own),
        sum(verdict.loss == 0.0 for verdict in own),
        sum(verdict.loss for verdict in own),
        sum(verdict.log_loss for verdict in own),
        *(found.count(name) for name in ("small", "medium", "large")),
    )


def nets_signature() -> str:
    """Tells one set of shipped nets from another; "" where there are none."""
    digest = hashlib.sha256(str(VERSION).encode())
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        try:
            digest.update(weights_path(players).read_bytes())
        except OSError:
            return ""
    return digest.hexdigest()[:16]


class Game(NamedTuple):
    """The game that the following slices are about."""

    setup: Setup
    actions: tuple[str, ...]
    seed: int


class Slice(NamedTuple):
    """Positions by number: after so many actions (WINS), or the action of that number.

    VERDICTS are the net's alone, TRIALS those of a closer look; SWINGS are of rolls.
    """

    kind: str
    numbers: tuple[int, ...]


Row = tuple[Any, ...]


def read_verdict(row: Row) -> Verdict:
    """A row of VERDICTS or TRIALS as what it means; rows may have been stored as JSON."""
    number, seat, played, best, win_played, win_best, why, tried = row
    told = tuple(Why(*one) for one in why)
    return Verdict(number, seat, decode(played), decode(best), win_played, win_best, told, tried)


def make_analysis_work() -> Work:
    """The work of a process; called there, so that its owner needs neither numpy nor nets."""
    from stoneage_qt.games.stoneage.bots.analysis_work import AnalysisWork

    return AnalysisWork()
