"""Skill: what the strongest bot would have done, and what doing otherwise cost.

The net values every candidate of a decision. At a closer look, where it seems to lose most,
the played action and the best ones are tried out in the same shuffles and dice, as the
expert does before it moves. All randomness comes from the game's own seed and the number of
the action, and no clock is asked: the same game gives the same verdicts, on any machine.
"""

import math
import random
from collections.abc import Sequence
from statistics import stdev
from typing import Final, NamedTuple

from stoneage_qt.contract.analysis import Verdict
from stoneage_qt.games.stoneage.bots.hints import wanted_places
from stoneage_qt.games.stoneage.bots.hints_reasons import reasons
from stoneage_qt.games.stoneage.bots.net import Net
from stoneage_qt.games.stoneage.bots.search import Budget, compare, points_per_odd
from stoneage_qt.games.stoneage.bots.value import (
    dice_of_sum,
    judged,
    roll_chances,
    seen_chances,
)
from stoneage_qt.games.stoneage.bots.verdicts import STEPS, Why, aspect_of
from stoneage_qt.games.stoneage.bots.worth import rounds_left
from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    Action,
    State,
    apply,
    determinize,
    legal_actions,
)
from stoneage_qt.games.stoneage.rules.actions import CLAIM, RESOLVE
from stoneage_qt.games.stoneage.rules.constants import PLACING, STEP_GATHER_ROLL

# Who is far behind wants to know too: such decisions are tried out nearly as often as others.
CLOSER_BUDGET: Final = Budget(rollouts=(72, 60, 48), acting=0.75, prior=8.0, lopsided=0.75)
_RIVALS: Final = 3
# Chances that are closer than that are the same: then the odds decide.
_SAME_CHANCE: Final = 0.002
_NEARLY: Final = 0.0005


class _Opinion(NamedTuple):
    """What is thought of one action: the seat's chance and log odds to win.

    ends: see `search.Candidate`; none at a glance.
    """

    win: float
    odds: float
    ends: tuple[tuple[float, float], ...] = ()


_Opinions = dict[Action, _Opinion]


def judge(
    net: Net, s: State, action: Action, number: int, seed: int = 0, *, closer: bool = False
) -> Verdict | None:
    """The verdict on `action` in `s`; None where there is nothing to choose.

    At a glance the net judges; closer: the expert's search, with the net's favourites and what
    was played in the same rollouts. The order in which people are taken back makes no verdict:
    it hardly ever matters. What the seat can't see plays no part (V3).
    """
    seat = s.actor
    if seat < 0 or action.kind in (CLAIM, RESOLVE) or len(legal_actions(s)) < 2:
        return None
    s = determinize(s, seat, random.Random(f"judge/seen/{seed}/{number}"))
    found = judged(net, s)
    if len(found.actions) < 2 or any(a.kind in (CLAIM, RESOLVE) for a in found.actions):
        return None
    merits, wins = found.merits, found.chances
    order = sorted(range(len(merits)), key=lambda row: (-float(merits[row]), row))
    glance = {
        found.actions[row]: _Opinion(float(wins[row, seat]), float(merits[row])) for row in order
    }
    favourite, second = (glance[found.actions[row]] for row in order[:2])
    lead = max(0.0, favourite.win - second.win)
    if action not in glance:
        glance = {a: _after(net, s, seat, a) for a in (found.actions[order[0]], action)}
    if not closer:
        return _verdict(net, s, number, action, glance, lead, tried=False)
    rivals = [a for a in sorted(glance, key=lambda a: -glance[a].odds) if a != action][:_RIVALS]
    rng = random.Random(f"judge/{seed}/{number}")
    seen = determinize(s, seat, rng)
    tried = {
        c.action: _Opinion(c.chance, c.odds, c.ends)
        for c in compare(net, seen, [*rivals, action], rng, CLOSER_BUDGET)
    }
    return _verdict(net, s, number, action, tried, lead, tried=True)


def _after(net: Net, s: State, seat: int, action: Action) -> _Opinion:
    after = s.copy()
    apply(after, action)
    win = seen_chances(net, after)[seat]
    kept = min(1.0 - _NEARLY, max(_NEARLY, win))
    return _Opinion(win, math.log(kept / (1.0 - kept)))


def _best(opinions: _Opinions) -> Action:
    """The best chance; where all are as good as won or lost, the best odds."""
    wins = [opinion.win for opinion in opinions.values()]
    if max(wins) - min(wins) < _SAME_CHANCE:
        return max(opinions, key=lambda a: opinions[a].odds)
    return max(opinions, key=lambda a: opinions[a].win)


def _verdict(
    net: Net,
    s: State,
    number: int,
    played: Action,
    opinions: _Opinions,
    lead: float,
    *,
    tried: bool,
) -> Verdict:
    best = _best(opinions)
    mine, other = opinions[played], opinions[best]
    why: tuple[Why, ...] = ()
    if best != played:
        nets = {net.seats: net}
        wanted = wanted_places(s, s.actor, nets) if s.phase == PLACING else frozenset[int]()
        why = reasons(s, best, wanted)[:2]
    odds = max(0.0, other.odds - mine.odds)
    worth = points_per_odd(rounds_left(s))
    error, odds_error = _gap_errors(mine, other)
    return Verdict(
        *(number, s.actor, played, best, mine.win, max(mine.win, other.win), why, tried),
        aspect=aspect_of(played),
        odds=odds,
        points=odds * worth,
        error=error,
        points_error=odds_error * worth,
        lead=lead,
        steps=STEPS,
    )


def _gap_errors(one: _Opinion, other: _Opinion) -> tuple[float, float]:
    """Standard errors of what lies between two actions, in chance and in log odds.

    Both were tried out with the same shuffles and dice, so that most of the luck cancels out.
    """
    pairs = list(zip(one.ends, other.ends, strict=False))
    if len(pairs) < 2:
        return 0.0, 0.0
    root = math.sqrt(len(pairs))
    win, odds = (stdev(mine[at] - its[at] for mine, its in pairs) / root for at in (0, 1))
    return win, odds


def roll_swing(net: Net, s: State, dice: Sequence[int]) -> tuple[float, ...]:
    """What these dice did to every seat's chance to win, against all that could have fallen."""
    if s.actor != CHANCE:
        raise ValueError("no roll is due")
    thrown = tuple(dice)
    if s.step == STEP_GATHER_ROLL:
        thrown = dice_of_sum(len(dice), sum(dice))
    means = [0.0] * len(s.players)
    got = means
    for outcome, chance, wins in roll_chances(net, s):
        means = [mean + chance * win for mean, win in zip(means, wins, strict=True)]
        if outcome == thrown:
            got = wins
    return tuple(win - mean for win, mean in zip(got, means, strict=True))
