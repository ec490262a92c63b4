"""Skill: what the strongest bot would have done, and what doing otherwise cost.

The net values every candidate of a decision. At a closer look, where it seems to lose most,
the played action and the best ones are tried out in the same shuffles and dice, as the
expert does before it moves. All randomness comes from the game's own seed and the number of
the action, and no clock is asked: the same game gives the same verdicts, on any machine.
"""

import hashlib
import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from stoneage_qt.bots.hints import wanted_places
from stoneage_qt.bots.hints_reasons import Why, reasons
from stoneage_qt.bots.net import Net
from stoneage_qt.bots.policy_options import Options, options
from stoneage_qt.bots.search import Budget, compare
from stoneage_qt.bots.value import chances, option_merits, weights_path
from stoneage_qt.rules import (
    CHANCE,
    Action,
    State,
    apply,
    chance_outcomes,
    determinize,
    legal_actions,
)
from stoneage_qt.rules.actions import CLAIM, RESOLVE
from stoneage_qt.rules.chance import roll_action, sum_odds
from stoneage_qt.rules.constants import MAX_PLAYERS, MIN_PLAYERS, PLACING, STEP_GATHER_ROLL

# Raise it when verdicts change: what was computed before is computed again.
VERSION: Final = 1
# A loss of win chance that is worth a closer look, and how many decisions of a game get it.
CLOSER_LOOK: Final = 0.01
MOST_TRIED: Final = 120
CLOSER_BUDGET: Final = Budget(rollouts=(72, 60, 48), acting=0.75, prior=8.0)
_RIVALS: Final = 3

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
    def severity(self) -> str:
        """ "large", "medium", "small", or "" for no mistake."""
        return next((name for name, least in SEVERITIES if self.loss >= least), "")


def judge(
    net: Net, s: State, action: Action, number: int, seed: int = 0, *, closer: bool = False
) -> Verdict | None:
    """The verdict on `action` in `s`; None where there is nothing to choose.

    closer: try out what seems to lose something. The order in which people are taken back
    makes no verdict: it hardly ever matters.
    """
    seat = s.actor
    if seat < 0 or action.kind in (CLAIM, RESOLVE) or len(legal_actions(s)) < 2:
        return None
    found = Options(len(s.players))
    options(s.copy(), found)
    if found.rows < 2 or any(a.kind in (CLAIM, RESOLVE) for a in found.actions):
        return None
    merits, wins = option_merits(net, found)
    order = sorted(range(found.rows), key=lambda row: (-float(merits[row]), row))
    values = {found.actions[row]: float(wins[row, seat]) for row in order}
    best = found.actions[order[0]]
    if action not in values:
        values = {a: _after(net, s, seat, a) for a in (best, action)}
        best = max(values, key=lambda a: values[a])
    if action == best:
        return Verdict(number, seat, action, best, values[best], values[best], (), False)
    if not closer or values[best] - values[action] < CLOSER_LOOK:
        return _verdict(net, s, number, action, best, values, tried=False)
    rivals = [a for a in sorted(values, key=lambda a: -values[a]) if a != action][:_RIVALS]
    tried = _try_out(net, s, [*rivals, action], random.Random(f"judge/{seed}/{number}"))
    return _verdict(net, s, number, action, max(tried, key=lambda a: tried[a]), tried, tried=True)


def _after(net: Net, s: State, seat: int, action: Action) -> float:
    after = s.copy()
    apply(after, action)
    return chances(net, after)[seat]


def _try_out(net: Net, s: State, actions: list[Action], rng: random.Random) -> dict[Action, float]:
    seen = determinize(s, s.actor, rng)
    return {c.action: c.chance for c in compare(net, seen, actions, rng, CLOSER_BUDGET)}


def _verdict(
    net: Net,
    s: State,
    number: int,
    played: Action,
    best: Action,
    values: dict[Action, float],
    *,
    tried: bool,
) -> Verdict:
    why: tuple[Why, ...] = ()
    if best != played:
        nets = {net.seats: net}
        wanted = wanted_places(s, s.actor, nets) if s.phase == PLACING else frozenset[int]()
        why = reasons(s, best, wanted)[:2]
    return Verdict(number, s.actor, played, best, values[played], values[best], why, tried)


def roll_swing(net: Net, s: State, dice: Sequence[int]) -> tuple[float, ...]:
    """What these dice did to every seat's chance to win, against all that could have fallen."""
    if s.actor != CHANCE:
        raise ValueError("no roll is due")
    means = [0.0] * len(s.players)
    for thrown, chance in _throws(s):
        for seat, win in enumerate(_after_roll(net, s, thrown)):
            means[seat] += chance * win
    if s.step == STEP_GATHER_ROLL:
        dice = _dice_of_sum(len(dice), sum(dice))
    got = _after_roll(net, s, tuple(dice))
    return tuple(win - mean for win, mean in zip(got, means, strict=True))


def _throws(s: State) -> list[tuple[tuple[int, ...], float]]:
    """Throws with their chances; where only the sum counts, one for each sum (A6)."""
    if s.step != STEP_GATHER_ROLL:
        return [(action.dice, chance) for action, chance in chance_outcomes(s)]
    count = s.dice_count
    odds = sum_odds(count)
    return [(_dice_of_sum(count, total), odds[total]) for total in range(count, 6 * count + 1)]


def _dice_of_sum(count: int, total: int) -> tuple[int, ...]:
    low, more = divmod(total, count)
    return (low,) * (count - more) + (low + 1,) * more


def _after_roll(net: Net, s: State, dice: tuple[int, ...]) -> list[float]:
    after = s.copy()
    apply(after, roll_action(dice))
    return chances(net, after)


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
