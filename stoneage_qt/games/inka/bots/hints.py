"""For people: the best actions with their win chances, and what speaks for them."""

import math
import random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from stoneage_qt.contract import EVERYTHING
from stoneage_qt.games.inka.bots.haggling import Haggler, can_haggle
from stoneage_qt.games.inka.bots.hints_reasons import Why, reasons
from stoneage_qt.games.inka.bots.judge import can_judge
from stoneage_qt.games.inka.bots.likings import PLAIN
from stoneage_qt.games.inka.bots.memory import drawn
from stoneage_qt.games.inka.bots.planner import options
from stoneage_qt.games.inka.bots.planner_bot import offer_first
from stoneage_qt.games.inka.bots.quick import Games, can_play
from stoneage_qt.games.inka.bots.search import Budget, Tried, compare
from stoneage_qt.games.inka.bots.trials import ways_with
from stoneage_qt.games.inka.bots.ways import Way, ways_on
from stoneage_qt.games.inka.bots.weighing import ROUNDS
from stoneage_qt.games.inka.rules import Action, State, legal_actions
from stoneage_qt.games.inka.rules.actions import BUY, CITY, COUNTER, OFFER, ROAD, SETTLE
from stoneage_qt.games.inka.rules.constants import REPLY

# What an exchange is made for.
_PAYS: Final = {ROAD: "pays_road", SETTLE: "pays_settlement", CITY: "pays_city", BUY: "pays_card"}
# Somebody waits for a hint, but not in the middle of a move: as the expert looks, but win chances
# are told, so nobody has a share for coming close.
_BUDGET: Final = Budget(games=0, worlds=24, looks=2400, rounds=5, unjudged=1200)
_DEAL_LOOKS: Final = 400
# What nobody would advise is looked at so often, with so many ways to go on after it.
_FEW_LOOKS: Final = 32
_WAYS_AFTERWARDS: Final = 4


class Hint(NamedTuple):
    """One advised action.

    win: the seat's chance to win with it; error: its standard error, 0 where nothing was tried
    out; behind: how much less that is than the best one's.
    """

    action: Action
    win: float
    error: float
    behind: float
    reasons: tuple[Why, ...]


def best_actions(
    s: State, seat: int, number: int, seed: int = 0, memory: dict[str, Any] | None = None
) -> list[Hint]:
    """Up to so many best actions for the open decision, best first; empty where another decides.

    Sees only what the seat may see and remembers (V3). From EVERYTHING on there is no offer among
    them, and all else that may be done follows, looked at briefly: a tutor must know what it costs.
    """
    if s.actor != seat:
        return []
    rng = random.Random(f"hint/{seed}/{seat}/{s.turn}")
    seen = drawn(s, seat, rng, memory)
    if can_play(seen):
        found = _tried_out(seen, memory, rng, everything=number >= EVERYTHING)
        # Nothing of it is left out.
        number = max(number, len(found)) if number >= EVERYTHING else number
    elif can_haggle(seen):
        found = _answers(seen, memory, rng)
    else:
        found = _at_a_glance(seen, memory)
    best = found[0].win
    return [_hint(seen, one, max(0.0, best - one.win)) for one in found[:number]]


class _Opinion(NamedTuple):
    """The own win chance with an action, and its standard error; leads_to: what it is done for."""

    action: Action
    win: float
    error: float
    leads_to: Action | None = None


def _hint(s: State, opinion: _Opinion, behind: float) -> Hint:
    """What speaks for an answer speaks for the best one alone: answers exclude each other."""
    misleading = s.offer is not None and behind > 0.0
    why = () if misleading else reasons(s, opinion.action)
    if opinion.leads_to is not None and opinion.leads_to.word in _PAYS:
        # The first of several exchanges does not pay for it alone.
        why = (Why(_PAYS[opinion.leads_to.word]),)
    if not why and not behind:
        why = (Why("best_chance"),)
    return Hint(opinion.action, opinion.win, opinion.error, behind, why)


def _at_a_glance(s: State, memory: dict[str, Any] | None) -> list[_Opinion]:
    """As a planner weighs what can be done, the best first."""
    return [
        _Opinion(option.action, min(1.0, max(0.0, option.value)), 0.0)
        for option in options(s, PLAIN, memory)
    ]


def _tried_out(
    s: State, memory: dict[str, Any] | None, rng: random.Random, *, everything: bool
) -> list[_Opinion]:
    """As games say, the best first; an offer, which they know nothing of, before all."""
    ways = [Tried(way) for way in ways_on(s)]
    compare(s, ways, _BUDGET, memory, rng)
    found: dict[Action, _Opinion] = {}
    win = 1.0
    for tried in ways:
        # What was dropped early had a few lucky games at most.
        win = min(win, tried.value)
        ends = tried.shares or tried.looks
        error = stdev(ends) / math.sqrt(len(ends))
        leads_to = tried.way[-1] if len(tried.way) > 1 else None
        found.setdefault(tried.way[0], _Opinion(tried.way[0], win, error, leads_to))
    listed = list(found.values())
    if everything:
        return listed + _untried(s, ways[0].way, found, memory, rng)
    offer = _offer(s, memory, rng)
    if offer is not None:
        listed.insert(0, _Opinion(offer, listed[0].win, listed[0].error))
    return listed


def _untried(
    s: State,
    best: Way,
    tried: dict[Action, _Opinion],
    memory: dict[str, Any] | None,
    rng: random.Random,
) -> list[_Opinion]:
    """All else but offers, by a few looks: how much worse it is than the best way."""
    rest = [a for a in legal_actions(s) if a.word != OFFER and a not in tried]
    if not rest or not can_judge(s):
        return []
    groups = [ways_with(s, action, _WAYS_AFTERWARDS) for action in rest]
    worlds = [drawn(s, s.actor, rng, memory) for _ in range(_BUDGET.worlds)]
    games = Games(worlds, s.actor, rng.getrandbits(63), turns=ROUNDS * len(s.players))
    plans = [best, *(way for ways in groups for way in ways)]
    first, *means = [fmean(shares) for shares in games.play(plans, 0, _FEW_LOOKS)]
    found = []
    for action, ways in zip(rest, groups, strict=True):
        own, means = max(means[: len(ways)]), means[len(ways) :]
        win = min(1.0, max(0.0, tried[best[0]].win - max(0.0, first - own)))
        found.append(_Opinion(action, win, 0.0))
    return sorted(found, key=lambda opinion: -opinion.win)


def _offer(s: State, memory: dict[str, Any] | None, rng: random.Random) -> Action | None:
    """As the expert would offer; more than once in a turn, too, as far as the rules allow it."""
    if not can_haggle(s):
        return offer_first(s, PLAIN, memory, rng)
    refused = [] if memory is None else memory["refused"]
    return Haggler(s, _DEAL_LOOKS, _BUDGET.worlds, memory, rng).offer(refused)


def _answers(s: State, memory: dict[str, Any] | None, rng: random.Random) -> list[_Opinion]:
    """What may be said to an offer, the best first; a counter that promises more before all."""
    haggler = Haggler(s, _DEAL_LOOKS, _BUDGET.worlds, memory, rng)
    found = [
        _Opinion(action, min(1.0, max(0.0, fmean(shares))), stdev(shares) / math.sqrt(len(shares)))
        for action, shares in haggler.weighed().items()
    ]
    found.sort(key=lambda opinion: -opinion.win)
    best = haggler.answer() if s.phase == REPLY else found[0].action
    if best.word == COUNTER:
        found.insert(0, found[0]._replace(action=best))
    return found
