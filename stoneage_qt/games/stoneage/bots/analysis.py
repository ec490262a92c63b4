"""Skill: what the strongest bot would have done, and what doing otherwise cost.

The net values every candidate of a decision. At a closer look, where it seems to lose most,
the played action and the best ones are tried out in the same shuffles and dice, as the
expert does before it moves. All randomness comes from the game's own seed and the number of
the action, and no clock is asked: the same game gives the same verdicts, on any machine.
"""

import random
from collections.abc import Sequence
from typing import Final

from stoneage_qt.games.stoneage.bots.hints import wanted_places
from stoneage_qt.games.stoneage.bots.hints_reasons import reasons
from stoneage_qt.games.stoneage.bots.net import Net
from stoneage_qt.games.stoneage.bots.policy_options import Options, options
from stoneage_qt.games.stoneage.bots.search import Budget, compare
from stoneage_qt.games.stoneage.bots.value import chances, option_merits
from stoneage_qt.games.stoneage.bots.verdicts import CLOSER_LOOK, Verdict, Why
from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    Action,
    State,
    apply,
    chance_outcomes,
    determinize,
    legal_actions,
)
from stoneage_qt.games.stoneage.rules.actions import CLAIM, RESOLVE
from stoneage_qt.games.stoneage.rules.chance import roll_action, sum_odds
from stoneage_qt.games.stoneage.rules.constants import PLACING, STEP_GATHER_ROLL

CLOSER_BUDGET: Final = Budget(rollouts=(72, 60, 48), acting=0.75, prior=8.0)
_RIVALS: Final = 3


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
