"""What can be found out about a game that was played: verdicts on decisions, and luck.

Plain values, apart from what computes them, so that looking at a game loads no nets.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from stoneage_qt.contract import Action, Setup, State

# A loss of win chance that is worth a closer look, and how many decisions of a game get it.
CLOSER_LOOK: Final = 0.01
MOST_TRIED: Final = 120
# So close to the next best a first opinion is worth little: the closest of these decisions are
# tried out as well, and so many of them.
CLOSE: Final = 0.003
MOST_CLOSE: Final = 12

# Mistakes by what they cost in win chance, or else in expected points: whoever is far ahead or
# behind hardly moves the chance, and yet decides well or badly.
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
# How fast the chance moves with its log odds where it is one half.
_EVEN_SLOPE: Final = 0.25
_NEARLY: Final = 0.005

# What is computed about a game.
WINS: Final = "wins"
VERDICTS: Final = "verdicts"
TRIALS: Final = "trials"
SWINGS: Final = "swings"

# A number of the game, and what was found out about it: numbers and texts.
Row = tuple[Any, ...]


def _logit(chance: float) -> float:
    chance = min(1.0 - _NEARLY, max(_NEARLY, chance))
    return math.log(chance / (1.0 - chance))


class Verdict(NamedTuple):
    """One decision with a real choice.

    number: of the action. best, played: actions. win_best, win_played: the seat's chance to
    win after them. reasons: what speaks for the best one; empty where it was played.
    tried: whether it was tried out, or valued at a glance. aspect: what was decided, one of
    `Analysis.aspects`. odds: log odds of winning given away, as far as the judge knows them: they
    are never saturated. points: expected points given away. error, points_error: the standard
    errors of loss and points, where it was tried out. lead: by how much the favourite was ahead
    of the next best at a glance. steps: the points that make a large, medium and small mistake.
    """

    number: int
    seat: int
    played: Action
    best: Action
    win_played: float
    win_best: float
    reasons: tuple[Any, ...]
    tried: bool
    aspect: str = ""
    odds: float = 0.0
    points: float = 0.0
    error: float = 0.0
    points_error: float = 0.0
    lead: float = 1.0
    steps: tuple[float, float, float] = (15.0, 8.0, 4.0)

    @property
    def loss(self) -> float:
        """The win chance given away."""
        return max(0.0, self.win_best - self.win_played)

    @property
    def log_loss(self) -> float:
        """The loss in log odds, which counts in a game that is won or lost anyway, too."""
        seen = _logit(self.win_best) - _logit(self.win_played)
        return min(_MOST_LOG_LOSS, max(0.0, seen, self.odds))

    @property
    def sure(self) -> bool:
        """Was it tried out, and is what it cost more than twice the error?"""
        if self.in_points:
            return self.tried and self.points > 2.0 * self.points_error
        return self.tried and self.loss > 2.0 * self.error

    @property
    def in_points(self) -> bool:
        """Whether points tell more than the chance: nearly won or lost, it hardly moves."""
        return self.loss < SMALL and self.points >= self.steps[-1]

    @property
    def weight(self) -> float:
        """How bad it was, in small mistakes: of chance or of points, whichever is more."""
        return max(self.loss / SMALL, self.points / self.steps[-1])

    @property
    def severity(self) -> str:
        """ "large", "medium", "small", or "" for no mistake."""
        for (name, chance), points in zip(SEVERITIES, self.steps, strict=True):
            if self.loss >= chance or self.points >= points:
                return name
        return ""


def worth_trying(verdicts: Sequence[Verdict]) -> list[int]:
    """The numbers of the decisions that deserve a closer look, in the order of the game."""
    open_ones = [v for v in verdicts if not v.tried]
    doubtful = [v for v in open_ones if v.loss >= CLOSER_LOOK or v.severity]
    doubtful.sort(key=lambda v: (-v.loss, -v.points, v.number))
    close = [v for v in open_ones if v not in doubtful and v.lead <= CLOSE]
    close.sort(key=lambda v: (v.lead, v.number))
    return sorted(v.number for v in doubtful[:MOST_TRIED] + close[:MOST_CLOSE])


class DecisionTally(NamedTuple):
    """A seat's decisions in numbers.

    lost, log_lost, points: what was given away in all, in win chance, in its log odds, in points.
    """

    decisions: int
    best: int
    lost: float
    log_lost: float
    points: float
    small: int
    medium: int
    large: int

    @property
    def mean_loss(self) -> float:
        """In log odds, per decision with a real choice."""
        return self.log_lost / self.decisions if self.decisions else 0.0

    @property
    def even_loss(self) -> float:
        """The same in win chance, as it would be in a game that stands even: what grades go by."""
        return self.mean_loss * _EVEN_SLOPE

    @property
    def grade(self) -> str:
        """A code of GRADES, "" where nothing was decided."""
        if not self.decisions:
            return ""
        known = (name for name, most in GRADES if self.mean_loss <= most)
        return next(known, LOWEST_GRADE)


def tally(verdicts: Sequence[Verdict], seat: int) -> DecisionTally:
    """The verdicts on a seat, added up."""
    own = [verdict for verdict in verdicts if verdict.seat == seat]
    found = [verdict.severity for verdict in own]
    return DecisionTally(
        len(own),
        sum(verdict.loss == 0.0 for verdict in own),
        sum(verdict.loss for verdict in own),
        sum(verdict.log_loss for verdict in own),
        sum(verdict.points for verdict in own),
        *(found.count(name) for name in ("small", "medium", "large")),
    )


class Judges(NamedTuple):
    """Who judges, as levels of the game's bots: at a glance, and where it was tried out."""

    glance: str
    closer: str


class JudgedGame(NamedTuple):
    """The game that the following slices are about.

    eyes: the seats whose hidden cards the judge may know, and tell of by its verdicts.
    """

    setup: Setup
    actions: tuple[str, ...]
    seed: int
    eyes: tuple[int, ...] = ()


class Slice(NamedTuple):
    """Positions by number: after so many actions (WINS), or the action of that number.

    VERDICTS are the net's alone, TRIALS those of a closer look; SWINGS are of rolls.
    """

    kind: str
    numbers: tuple[int, ...]


class RollLuck(Protocol):
    """One throw of the dice, against all that could have fallen."""

    @property
    def number(self) -> int:
        """Of the chance action."""
        ...

    @property
    def seat(self) -> int:
        """Who threw."""
        ...

    @property
    def dice(self) -> tuple[int, ...]: ...
    @property
    def expected(self) -> float: ...
    @property
    def actual(self) -> float: ...
    @property
    def luck(self) -> tuple[float, ...]:
        """Points for every seat; zero on average, so that nobody can earn it."""
        ...


class Analysis(Protocol):
    """Who judges games: `Minds.analysis`."""

    @property
    def aspects(self) -> Sequence[str]:
        """What decisions can be about, as keys."""
        ...

    @property
    def judges(self) -> Judges:
        """Whose opinion the verdicts are."""
        ...

    @property
    def steps(self) -> tuple[float, float, float]:
        """The points that make a large, a medium and a small mistake."""
        ...

    @property
    def curves(self) -> Sequence[str]:
        """What `course` draws, as keys of `Words.series`."""
        ...

    def course(
        self, start: State, actions: Sequence[Action]
    ) -> Mapping[str, Sequence[Sequence[float]]]:
        """What adds up over a game, beside `Rules.series`: a line per seat, a value per position.

        Nothing that may not be known while it is played.
        """
        ...

    @property
    def make_work(self) -> Callable[[], Any]:
        """Makes the `background.processes.ProcessWork` of a process; called there.

        It answers a `Game` with nothing and a `Slice` with rows, each beginning with its number:
        of WINS the chance of every seat, of VERDICTS and TRIALS what `read_verdict` takes, of
        SWINGS what a throw did to every seat's chance.
        """
        ...

    def signature(self) -> str:
        """Tells one set of weights from another; "" where nobody can judge."""
        ...

    def read_verdict(self, row: Row) -> Verdict:
        """What a row means; it may have been stored as JSON."""
        ...

    def luck(self, start: State, actions: Sequence[Action]) -> Sequence[RollLuck]:
        """Every throw of a game, from its first position on."""
        ...


def luck_totals(rolls: Sequence[RollLuck], seats: int) -> list[float]:
    """Points of luck per seat."""
    return [sum(roll.luck[seat] for roll in rolls) for seat in range(seats)]
