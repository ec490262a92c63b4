"""The searching bot: rollouts to the round's end in which the net plays all seats.

The few best actions are tried out. Each rollout reshuffles what the seat can't see, plays
on with the net's best moves and is valued by the net when the next round begins, or by the
result where the game ends before. All actions meet the same shuffles and dice, half of them
are dropped after each stage, and it ends early when one is clearly ahead.
"""

import math
import random
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from stoneage_qt.bots.value_net import Floats, softmax
from stoneage_qt.games.stoneage.bots.mind import MIND, SEED_BITS, full_seed, mind_thinks
from stoneage_qt.games.stoneage.bots.net import Net, advantages
from stoneage_qt.games.stoneage.bots.policy_advance import advance_seeded, seeded_whim
from stoneage_qt.games.stoneage.bots.policy_options import OptionRows, position_row
from stoneage_qt.games.stoneage.bots.value import Batch, Nets, judged, seen_chances, win_shares
from stoneage_qt.games.stoneage.rules import Action, State, apply, determinize, standings
from stoneage_qt.games.stoneage.rules.actions import FEED, PLACE
from stoneage_qt.games.stoneage.rules.constants import (
    FIELD,
    HUNGER_POINTS,
    HUNT,
    MAX_PLAYERS,
    OVER,
    PLACING,
)
from stoneage_qt.games.stoneage.rules.fast import pack
from stoneage_qt.games.stoneage.rules.state import TALLY_HUNGER


class Budget(NamedTuple):
    """How much to think.

    rollouts: for a placement among all candidates, by number of players (2, 3, 4); other
    decisions get the share `acting`. candidates: how many of the best are tried. gap: log
    odds behind the best at which an action is not tried. prior: the net's own opinion
    counts as that many rollouts.
    seconds: time limit, None for none; only it makes the answer depend on the machine.
    lopsided: the share of the rollouts that a game as good as won or lost gets.
    fasting: how much more is thought where somebody else starves on purpose. The net has seen few
    such games: its favourites are not what helps against that.
    wavering: by number of players, up to how many log odds the others may like a placement more or
    less than the net does (`seeded_whim`).
    """

    rollouts: tuple[int, int, int] = (16, 16, 16)
    acting: float = 0.5
    candidates: int = 4
    gap: float = 1.0
    prior: float = 4.0
    seconds: float | None = None
    lopsided: float = 0.25
    fasting: float = 1.0
    wavering: tuple[float, float, float] = (0.0, 0.0, 0.0)

    def scaled(self, factor: float) -> "Budget":
        """A quarter, four times …: half as many actions half as closely, twice as many twice."""
        numbers = [max(1, round(factor * count)) for count in self.rollouts]
        tried = round(self.candidates * math.sqrt(factor))
        return self._replace(
            rollouts=(numbers[0], numbers[1], numbers[2]), candidates=max(2, tried)
        )


# How much `strong` thinks: its two favourites, each tried out once to three times, are enough to
# see most of what one look ahead overlooks, but not against those who starve.
STRONG_BUDGET: Final = Budget(rollouts=(4, 6, 2), candidates=2, fasting=8.0)
# And `expert`. With four players three others place in between: what is good only if they do just
# what the net would do is worth less than it seems, and to tell that apart takes more worlds.
EXPERT_BUDGET: Final = Budget(rollouts=(64, 64, 256), candidates=6, wavering=(0.0, 0.0, 0.15))
# The levels that search.
BUDGETS: Final = {"strong": STRONG_BUDGET, "expert": EXPERT_BUDGET}


class Candidate(NamedTuple):
    """What the search found about one action.

    chance: of the mover to win, with the prior weighed in. odds: the mean of the log odds at
    the ends of the rollouts, which are never saturated. ends: chance and log odds at the end of
    each rollout; those with the same number had the same shuffles and dice.
    """

    action: Action
    chance: float
    odds: float = 0.0
    ends: tuple[tuple[float, float], ...] = ()

    @property
    def rollouts(self) -> int:
        """How often it was tried out."""
        return len(self.ends)

    @property
    def error(self) -> float:
        """The standard error of the chance."""
        if len(self.ends) < 2:
            return 0.0
        return float(np.std([chance for chance, _ in self.ends]) / np.sqrt(len(self.ends)))


class _Line:
    """One rollout under way."""

    __slots__ = ("candidate", "found", "odds", "seed", "state", "value")

    def __init__(self, state: State, candidate: int, seed: int) -> None:
        self.state = state
        self.candidate = candidate
        self.seed = seed
        self.found: OptionRows | None = None
        self.value = -1.0
        self.odds = 0.0


_STAGES: Final = 2
# When a race ends early: after so many worlds, where the leader is that many standard errors
# ahead, or where no other can be better (by two standard errors) by more than this chance.
_LEAST_WORLDS: Final = 6
_CLEARLY: Final = 3.0
_NO_MATTER: Final = 0.002
# From this chance on a game is as good as won, and thought about less.
_LOPSIDED: Final = 0.985
_ROUNDS_BELIEVED: Final = 5.0
# So many rounds the food of the start lasts.
_ROUNDS_FED: Final = 3
# So many worlds are played side by side, so that the net is asked in batches.
_SIDE_BY_SIDE: Final = 8
# So many worlds are played before one looks whether a contest is settled.
_LOOK: Final = 8


def search(
    net: Net,
    s: State,
    rng: random.Random,
    budget: Budget,
    keep: int = 1,
    stop: Callable[[], bool] | None = None,
    allowed: Callable[[Action], bool] | None = None,
) -> list[Candidate]:
    """Candidates for the open decision, best first; at least `keep` see every rollout.

    Once `stop()` is true, what was found so far is the answer. allowed: what may be done at all,
    where there is anything of it.
    """
    found = judged(net, s)
    if allowed is not None:
        found = found.only(allowed)
    if len(found.actions) == 1:
        return [Candidate(found.actions[0], _forced_chance(net, s))]
    if budget.fasting != 1.0 and fasting_seats(s) - {s.actor}:
        budget = budget.scaled(budget.fasting)
    merits = found.merits
    order = np.argsort(-merits, kind="stable")[: max(budget.candidates, keep)]
    behind = merits[order[0]] - merits[order]
    tried = [
        int(index)
        for place, index in enumerate(order)
        if place < keep or behind[place] <= budget.gap
    ]
    priors = [float(found.chances[index, s.actor]) for index in tried]
    actions = [found.actions[index] for index in tried]
    if len(tried) == 1:
        return [Candidate(actions[0], priors[0])]
    return _Race(net, s, actions, priors, rng, budget, stop).run(keep)


def _forced_chance(net: Net, s: State) -> float:
    return seen_chances(net, s.copy())[s.actor]


class _Race:
    """Sequential halving among some actions."""

    def __init__(
        self,
        net: Net,
        s: State,
        actions: list[Action],
        priors: list[float],
        rng: random.Random,
        budget: Budget,
        stop: Callable[[], bool] | None,
    ) -> None:
        self._net = net
        self._root = s
        self._seat = s.actor
        self._actions = actions
        self._priors = priors
        self._budget = budget
        self._rng = rng
        self._values: list[list[float]] = [[] for _ in actions]
        self._odds: list[list[float]] = [[] for _ in actions]
        total = budget.rollouts[len(s.players) - 2]
        share = 1.0 if s.phase == PLACING else budget.acting
        if not 1.0 - _LOPSIDED < max(priors) < _LOPSIDED:
            share *= budget.lopsided
        self._total = round(total * share)
        self._deadline = None if budget.seconds is None else time.monotonic() + budget.seconds
        self._stop = stop
        self._seeds: list[int] = []
        self._fasting = fasting_seats(s)
        self._wavering = budget.wavering[len(s.players) - 2]
        self._packed = pack(s) if net.handle is not None and mind_thinks(s) else None

    def run(self, keep: int) -> list[Candidate]:
        """Stages of equal size; the better half goes on."""
        racing = list(range(len(self._actions)))
        stages = 1 if len(racing) <= 2 else _STAGES
        for stage in range(stages):
            each = max(1, self._total // (stages * len(racing)))
            if not self._play(racing, each):
                break
            racing.sort(key=lambda index: -self._mean(index))
            if stage + 1 < stages:
                if self._decided(racing, keep):
                    break
                racing = racing[: max(2, keep, (len(racing) + 1) // 2)]
        order = sorted(
            range(len(self._actions)),
            key=lambda index: (-len(self._values[index]), -self._mean(index)),
        )
        best = [index for index in racing if index in order]
        best.sort(key=lambda index: -self._mean(index))
        rest = [index for index in order if index not in best]
        return [self._candidate(index) for index in best + rest]

    def settle(self, margin: float, worlds: int) -> list[Candidate]:
        """Is the leader ahead by `margin`? It ends when that is beyond doubt, best first.

        Who is clearly that far behind is tried no further. worlds: at most so many.
        """
        racing = list(range(len(self._actions)))
        while len(racing) > 1 and len(self._values[racing[0]]) < worlds:
            self._play(racing, _LOOK)
            racing.sort(key=lambda index: -self._mean(index))
            leader = np.array(self._values[racing[0]])
            gaps = leader - np.array([self._values[index] for index in racing[1:]])
            means = gaps.mean(axis=1)
            doubt = _CLEARLY * (gaps.std(axis=1) / np.sqrt(len(leader)) + _NO_MATTER)
            if means[0] + doubt[0] < margin:
                break
            behind = zip(racing[1:], means - doubt >= margin, strict=True)
            racing = [racing[0], *(index for index, clearly in behind if not clearly)]
        found = [self._candidate(index) for index in range(len(self._actions))]
        return sorted(found, key=lambda candidate: -candidate.chance)

    def _mean(self, index: int) -> float:
        values = self._values[index]
        prior = self._budget.prior
        return (sum(values) + prior * self._priors[index]) / (len(values) + prior)

    def _candidate(self, index: int) -> Candidate:
        values, odds = self._values[index], self._odds[index]
        mean = sum(odds) / len(odds) if odds else 0.0
        ends = tuple(zip(values, odds, strict=True))
        return Candidate(self._actions[index], self._mean(index), mean, ends)

    def _decided(self, racing: list[int], keep: int) -> bool:
        """Is the leader clearly ahead, or as good as any other, world by world?"""
        leader = np.array(self._values[racing[0]])
        if keep > 1 or len(leader) < _LEAST_WORLDS:
            return False
        gaps = leader - np.array([self._values[index] for index in racing[1:]])
        means = gaps.mean(axis=1)
        errors = gaps.std(axis=1) / np.sqrt(len(leader))
        ahead = means[0] > _CLEARLY * (errors[0] + _NO_MATTER)
        return bool(ahead or (2.0 * errors - means < _NO_MATTER).all())

    def _play(self, racing: list[int], each: int) -> bool:
        """`each` more rollouts per action; False where the time is over before."""
        played = len(self._values[racing[0]])
        while len(self._seeds) < played + each:
            self._seeds.append(full_seed(self._rng.getrandbits(SEED_BITS)))
        if self._packed is not None:
            return self._play_fast(self._packed, racing, self._seeds[played : played + each])
        for start in range(played, played + each, _SIDE_BY_SIDE):
            if self._over():
                return False
            seeds = self._seeds[start : min(start + _SIDE_BY_SIDE, played + each)]
            worlds = [determinize(self._root, self._seat, random.Random(seed)) for seed in seeds]
            lines = [
                self._line(world, candidate, seed)
                for world, seed in zip(worlds, seeds, strict=True)
                for candidate in racing
            ]
            if not self._finish(lines):
                return False
            for line in lines:
                self._values[line.candidate].append(line.value)
                self._odds[line.candidate].append(line.odds)
        return True

    def _play_fast(self, table: list[int], racing: list[int], seeds: list[int]) -> bool:
        """The same in C."""
        actions = [tuple(self._actions[candidate]) for candidate in racing]
        last_round = horizon(self._root)
        for seed in seeds:
            if self._over():
                return False
            ends = MIND.try_out(
                self._net.handle, table, actions, self._seat, seed, last_round, self._wavering
            )
            for candidate, (value, odds) in zip(racing, ends, strict=True):
                self._values[candidate].append(value)
                self._odds[candidate].append(odds)
        return True

    def _over(self) -> bool:
        """Is the time over, or nobody interested in more?"""
        if self._stop is not None and self._stop():
            return True
        return self._deadline is not None and time.monotonic() > self._deadline

    def _line(self, world: State, candidate: int, seed: int) -> _Line:
        state = world.copy()
        apply(state, self._actions[candidate])
        return _Line(state, candidate, seed)

    def _finish(self, lines: list[_Line]) -> bool:
        """Plays all lines to their end side by side; False where the time is over before."""
        last_round = horizon(self._root)
        live = lines
        while live:
            for line in live:
                line.found = advance_seeded(line.state, line.seed, last_round)
            ended = [line for line in live if line.found is None]
            live = [line for line in live if line.found is not None]
            self._settle(ended)
            if live:
                if self._over():
                    return False
                self._move(live)
        return True

    def _move(self, live: list[_Line]) -> None:
        found = [line.found for line in live if line.found is not None]
        merits = Batch(found).merits(self._net)
        first = 0
        for line, choice in zip(live, found, strict=True):
            own = merits[first : first + choice.rows]
            first += choice.rows
            if choice.seat != self._seat and self._wavering and line.state.phase == PLACING:
                whims = [seeded_whim(line.state, action, line.seed) for action in choice.actions]
                own = own + np.float32(self._wavering) * np.array(whims, np.float32)
            best = int(own.argmax())
            if choice.seat != self._seat and choice.seat in self._fasting:
                best = _best_for_fasting(choice.actions, own, best)
            apply(line.state, choice.actions[best])

    def _settle(self, lines: list[_Line]) -> None:
        """Values of the rollouts that have come to their end."""
        open_lines = []
        rows = OptionRows(self._net.seats)
        for line in lines:
            if line.state.actor == OVER:
                line.value = win_shares(line.state)[self._seat]
                line.odds = _final_odds(line.state, self._seat)
            else:
                open_lines.append(line)
                position_row(line.state, rows)
        if open_lines:
            scores = Batch([rows]).scores(self._net)
            odds = advantages(scores, np.full(len(scores), self._seat, np.intp))
            values = softmax(scores)[:, self._seat]
            for line, value, odd in zip(open_lines, values, odds, strict=True):
                line.value, line.odds = float(value), float(odd)


def _final_odds(s: State, seat: int) -> float:
    """The lead at the end of the game, as if it were log odds."""
    totals = [standing.total for standing in standings(s)]
    return (totals[seat] - max(totals[:seat] + totals[seat + 1 :])) / points_per_odd(0.0)


def fasting_seats(s: State) -> frozenset[int]:
    """Who lets people starve on purpose: in half of the rounds or more since the first food ended.

    Rollouts of the others reckon with it. With four players nobody: there the nets themselves
    starve at times, and know it.
    """
    if len(s.players) == MAX_PLAYERS:
        return frozenset()
    hungry = [player.tally[TALLY_HUNGER] // HUNGER_POINTS for player in s.players]
    return frozenset(
        seat for seat, times in enumerate(hungry) if times and 2 * times >= s.round - _ROUNDS_FED
    )


def against_fasting(action: Action) -> bool:
    """Does it get or give food?"""
    return action.kind == FEED or (action.kind == PLACE and action.place in (HUNT, FIELD))


def _best_for_fasting(actions: list[Action], merits: Floats, best: int) -> int:
    """The best that neither gets nor gives food; `best` where there is nothing else."""
    rows = [row for row, action in enumerate(actions) if not against_fasting(action)]
    return max(rows, key=lambda row: float(merits[row]), default=best)


def points_per_odd(rounds: float) -> float:
    """Points of the final lead that one log odd stands for, with so many rounds to come.

    Measured: the slope of the final lead over the net's log odds when a round begins is 8, 14, 23
    and 44 where on average 1, 3, 7 and 12 rounds were left (1,684 positions, two players). Of a
    single decision early in the game that would be too much to believe.
    """
    return 5.0 + 3.0 * min(rounds, _ROUNDS_BELIEVED)


def horizon(s: State) -> int:
    """The last round that rollouts play; near the end of the game one round more."""
    near = min(len(stack) for stack in s.stacks) <= 1 or len(s.deck) <= 4
    return s.round + 1 if near else s.round


class SearchBot:
    """The level that thinks.

    nets: as from `load_nets`. budget: of one decision. The same seed and the same budget in
    rollouts give the same choice. stop: see `Bot`; None where nobody will interrupt. allowed: see
    `search`.
    """

    def __init__(
        self,
        name: str,
        nets: Nets,
        budget: Budget,
        allowed: Callable[[Action], bool] | None = None,
    ) -> None:
        self._name = name
        self._nets = nets
        self._budget = budget
        self._allowed = allowed
        self.stop: Callable[[], bool] | None = None

    @property
    def name(self) -> str:
        """The level's key."""
        return self._name

    def choose(self, s: State, rng: random.Random) -> Action:
        """See `Bot.choose`."""
        net = self._nets[len(s.players)]
        found = search(net, s, rng, self._budget, stop=self.stop, allowed=self._allowed)
        return found[0].action


def compare(
    net: Net, s: State, actions: list[Action], rng: random.Random, budget: Budget
) -> list[Candidate]:
    """What the search finds about just these actions, all with the same rollouts, best first."""
    return _race(net, s, actions, rng, budget).run(len(actions))


def contest(
    net: Net, s: State, actions: list[Action], rng: random.Random, worlds: int, margin: float
) -> list[Candidate]:
    """Whether one of these actions is ahead of all others by so much, best first.

    Each is tried out in at most so many worlds, and in no more after it is beyond doubt, by three
    standard errors. The net's own opinion counts as two.
    """
    return _race(net, s, actions, rng, Budget(prior=2.0)).settle(margin, worlds)


def _race(net: Net, s: State, actions: list[Action], rng: random.Random, budget: Budget) -> _Race:
    priors: list[float] = []
    for action in actions:
        after = s.copy()
        apply(after, action)
        priors.append(seen_chances(net, after)[s.actor])
    return _Race(net, s, actions, priors, rng, budget, None)
