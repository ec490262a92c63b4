"""Skill: what would have been better than what was done, and what doing otherwise cost.

Both at a glance and at a closer look the quick player plays on (`trials.py`). Where it was not
built, the race of all seats weighs at a glance; at a closer look the rest of the turn is planned,
the others play on until the seat's next turn, and what the race says then counts. What is said to
an offer is tried out at once. All randomness comes from the game's own seed and the number of the
action: the same game gives the same verdicts.
"""

import math
import random
from statistics import fmean, stdev
from typing import Any, Final

from stoneage_qt.contract.analysis import Verdict
from stoneage_qt.games.inka.bots import builder
from stoneage_qt.games.inka.bots.haggling import Haggler, can_haggle
from stoneage_qt.games.inka.bots.hints_reasons import Why, reasons_against
from stoneage_qt.games.inka.bots.likings import PLAIN
from stoneage_qt.games.inka.bots.memory import drawn
from stoneage_qt.games.inka.bots.planner import Option, options
from stoneage_qt.games.inka.bots.quick import can_play
from stoneage_qt.games.inka.bots.trials import Opinion, Opinions, Trials
from stoneage_qt.games.inka.bots.verdicts import STEPS, aspect_of
from stoneage_qt.games.inka.bots.weighing import Weighing, win_shares
from stoneage_qt.games.inka.rules import CHANCE, OVER, Action, State, apply, keyed_chance
from stoneage_qt.games.inka.rules.actions import (
    ACCEPT,
    COUNTER,
    DEAL,
    END,
    NODEAL,
    OFFER,
    REFUSE,
    THROW,
)
from stoneage_qt.games.inka.rules.constants import MAIN
from stoneage_qt.games.inka.rules.illegal import why_illegal
from stoneage_qt.games.inka.rules.legal import legal_actions

# What lies closer together is the same: habits and thresholds of the planner. So is what a standard
# error may be the whole difference of.
_SAME: Final = 0.004
_NEARLY: Final = 0.005
# One marker is worth about so much in log odds. Measured: the slope of the final lead over the log
# odds is 1.1, 1.2 and 0.8 markers where the leader has 2 to 3, 4 to 6, 7 and more (120 games).
MARKER_ODDS: Final = 0.95
# Rollouts of a closer look for each action; the opinion at a glance counts as so many.
_ROLLOUTS: Final = 40
_PRIOR: Final = 8.0
_RIVALS: Final = 2
# Looks for each answer to an offer, and from how many possible positions.
_TALK_LOOKS: Final = 500
_WORLDS: Final = 24
# Who plays the rollouts makes no offers.
_TALK: Final = (OFFER, ACCEPT, REFUSE, COUNTER, DEAL, NODEAL)
_LONGEST_TURN: Final = 12
_LONGEST_ROLLOUT: Final = 400


def judge(
    s: State,
    action: Action,
    number: int,
    memory: dict[str, Any] | None,
    seed: int = 0,
    *,
    closer: bool = False,
) -> Verdict | None:
    """The verdict on `action` in `s`; None where there is nothing to choose.

    memory: what the seat remembered then. What it could not know plays no part (V3).
    """
    seat = s.actor
    if seat < 0 or len(legal_actions(s)) < 2:
        return None
    rng = random.Random(f"judge/{seed}/{number}")
    seen = drawn(s, seat, rng, memory)
    if seen.offer is not None and can_haggle(seen):
        listed = _talked_over(seen, action, memory, rng)
        if len(listed) < 2:
            return None
        return _verdict(seen, number, action, listed, _lead(listed), tried=True)
    listed, lead, tried = (_by_games if can_play(seen) else _by_race)(
        seen, action, memory, rng, closer=closer and action.word not in _TALK
    )
    if len(listed) < 2:
        return None
    return _verdict(seen, number, action, listed, lead, tried=tried)


def _by_games(
    s: State, action: Action, memory: dict[str, Any] | None, rng: random.Random, *, closer: bool
) -> tuple[Opinions, float, bool]:
    """What can be done, by how much the favourite leads at a glance, and whether it was tried."""
    trials = Trials(s, action, memory, rng)
    glance = trials.glance()
    lead = _lead(glance) if len(glance) > 1 else 1.0
    if closer and len(glance) > 1:
        return trials.closer(glance), lead, True
    return glance, lead, False


def _by_race(
    s: State, action: Action, memory: dict[str, Any] | None, rng: random.Random, *, closer: bool
) -> tuple[Opinions, float, bool]:
    """The same where nothing can be played on in a hurry."""
    found = options(s, PLAIN, memory)
    listed: Opinions = {}
    for option in found:
        listed.setdefault(option.action, Opinion(_clamped(option.value)))
    listed[action] = Opinion(_value_of_played(s, action, found, memory))
    lead = _lead(listed) if len(listed) > 1 else 1.0
    rivals = [a for a in listed if a != action and a.word not in _TALK]
    if not (closer and rivals):
        return listed, lead, False
    tried = [action, *sorted(rivals, key=lambda a: -listed[a].win)[:_RIVALS]]
    return _tried_out(s, tried, listed, memory, rng), lead, True


def _clamped(value: float) -> float:
    """A planner's value as a chance: a won game is worth more than 1 to it."""
    return min(1.0, max(0.0, value))


def _lead(opinions: Opinions) -> float:
    first, second = sorted((opinion.win for opinion in opinions.values()), reverse=True)[:2]
    return first - second


def _value_of_played(
    s: State, action: Action, found: list[Option], memory: dict[str, Any] | None
) -> float:
    """The own chance with it, also where the planner would not have looked at it.

    Purchases in another order come to the same: what can still be done afterwards counts.
    """
    listed = max([option.value for option in found if option.action == action], default=-1.0)
    if action.word == OFFER:
        # An offer takes nothing away: what was best before can still be done.
        plans = [option.value for option in found if option.action.word != OFFER]
        return _clamped(max(listed, max(plans, default=-1.0)))
    if action.word == COUNTER and listed < 0.0:
        return _clamped(max(option.value for option in found if option.action.word == REFUSE))
    if action.word == THROW and listed >= 0.0:
        return _clamped(listed)
    after = s.copy()
    apply(after, action)
    if after.actor == OVER:
        return win_shares(after)[s.actor]
    if after.phase == MAIN == s.phase and after.actor == s.actor:
        return _clamped(max(listed, options(after, PLAIN, memory)[0].value))
    if listed >= 0.0:
        return _clamped(listed)
    return _at_the_end(after, s.actor)


def _at_the_end(s: State, seat: int) -> float:
    """A seat's chance in a position as it lies."""
    if s.actor == OVER:
        return win_shares(s)[seat]
    return Weighing(s).chances([player.hand for player in s.players])[seat]


def _tried_out(
    s: State,
    actions: list[Action],
    glance: Opinions,
    memory: dict[str, Any] | None,
    rng: random.Random,
) -> Opinions:
    """Every action in the same worlds, with the same dice."""
    seat = s.actor
    ends: dict[Action, list[float]] = {action: [] for action in actions}
    rests: dict[Action, list[Action]] = {}
    for _ in range(_ROLLOUTS):
        world = drawn(s, seat, rng, memory)
        luck = rng.getrandbits(48)
        for action in actions:
            if action not in rests:
                rests[action] = _rest_of_turn(world, action, memory)
            ends[action].append(_played_on(world, seat, rests[action], luck))
    return {
        action: Opinion(
            (sum(some) + _PRIOR * glance[action].win) / (len(some) + _PRIOR), tuple(some)
        )
        for action, some in ends.items()
    }


def _talked_over(
    s: State, action: Action, memory: dict[str, Any] | None, rng: random.Random
) -> Opinions:
    """All that could be said to an offer, in the same games.

    What comes of a counter is up to others: it counts as much as the best of the rest.
    """
    weighed = Haggler(s, _TALK_LOOKS, _WORLDS, memory, rng).weighed()
    found = {said: Opinion(_clamped(fmean(some)), tuple(some)) for said, some in weighed.items()}
    if action not in found:
        found[action] = max(found.values(), key=lambda opinion: opinion.win)
    return found


def _rest_of_turn(s: State, action: Action, memory: dict[str, Any] | None) -> list[Action]:
    """The action, and what a planner does after it as long as it goes on deciding."""
    seat, s = s.actor, s.copy()
    done = [action]
    apply(s, action)
    while s.actor == seat and s.phase == MAIN and len(done) < _LONGEST_TURN:
        found = [option for option in options(s, PLAIN, memory) if option.action.word != OFFER]
        done.append(found[0].action)
        apply(s, found[0].action)
    return done


def _played_on(world: State, seat: int, first: list[Action], luck: int) -> float:
    """The seat's chance when it can build again, or at the end of the game."""
    s = world.copy()
    turn = s.turn
    for action in first:
        if s.actor != seat or why_illegal(s, action) is not None:
            break
        apply(s, action)
    for _ in range(_LONGEST_ROLLOUT):
        if s.actor == OVER or (s.turn > turn and s.phase == MAIN and s.actor == seat):
            break
        apply(s, keyed_chance(s, luck) if s.actor == CHANCE else builder.choose(s))
    return _at_the_end(s, seat)


def _verdict(
    s: State, number: int, played: Action, opinions: Opinions, lead: float, *, tried: bool
) -> Verdict:
    best = max(opinions, key=lambda a: (opinions[a].win, a == played))
    mine, other = opinions[played], opinions[best]
    error = _gap_error(mine, other)
    if other.win - mine.win < max(_SAME, error):
        best, other, error = played, mine, 0.0
    why: tuple[Why, ...] = reasons_against(s, best, played) if best != played else ()
    odds = max(0.0, _logit(other.win) - _logit(mine.win))
    slope = 1.0 / max(_NEARLY, other.win * (1.0 - other.win))
    return Verdict(
        *(number, s.actor, played, best, mine.win, other.win, why, tried),
        # Who ends the turn leaves something undone: it is about that.
        aspect=aspect_of(s, best if played.word == END else played),
        odds=odds,
        points=odds / MARKER_ODDS,
        error=error,
        points_error=error * slope / MARKER_ODDS,
        lead=lead,
        steps=STEPS,
    )


def _logit(chance: float) -> float:
    chance = min(1.0 - _NEARLY, max(_NEARLY, chance))
    return math.log(chance / (1.0 - chance))


def _gap_error(one: Opinion, other: Opinion) -> float:
    """The standard error of what lies between two actions in the same worlds."""
    gaps = [theirs - mine for mine, theirs in zip(one.ends, other.ends, strict=False)]
    if one is other or len(gaps) < 2:
        return 0.0
    share = len(gaps) / (len(gaps) + _PRIOR)
    return share * stdev(gaps, fmean(gaps)) / math.sqrt(len(gaps))
