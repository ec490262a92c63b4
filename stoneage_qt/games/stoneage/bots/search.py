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

from stoneage_qt.games.stoneage.bots.net import Net, softmax
from stoneage_qt.games.stoneage.bots.policy_advance import advance_keyed
from stoneage_qt.games.stoneage.bots.policy_options import Options, options, position_row
from stoneage_qt.games.stoneage.bots.value import Batch, Nets, chances, option_merits, win_shares
from stoneage_qt.games.stoneage.rules import Action, State, apply, determinize
from stoneage_qt.games.stoneage.rules.constants import OVER, PLACING


class Budget(NamedTuple):
    """How much to think.

    rollouts: for a placement among all candidates, by number of players (2, 3, 4); other
    decisions get the share `acting`. candidates: how many of the best are tried. gap: log
    odds behind the best at which an action is not tried. prior: the net's own opinion
    counts as that many rollouts.
    seconds: time limit, None for none; only it makes the answer depend on the machine.
    """

    rollouts: tuple[int, int, int] = (16, 16, 16)
    acting: float = 0.5
    candidates: int = 4
    gap: float = 1.0
    prior: float = 4.0
    seconds: float | None = None

    def scaled(self, factor: float) -> "Budget":
        """A quarter, four times …: half as many actions half as closely, twice as many twice."""
        numbers = [max(1, round(factor * count)) for count in self.rollouts]
        tried = round(self.candidates * math.sqrt(factor))
        return self._replace(
            rollouts=(numbers[0], numbers[1], numbers[2]), candidates=max(2, tried)
        )


class Candidate(NamedTuple):
    """What the search found about one action.

    chance: of the mover to win, with the prior weighed in; error: its standard error.
    """

    action: Action
    chance: float
    error: float
    rollouts: int


class _Line:
    """One rollout under way."""

    __slots__ = ("candidate", "found", "number", "seed", "state", "value")

    def __init__(self, state: State, candidate: int, number: int, seed: int) -> None:
        self.state = state
        self.candidate = candidate
        self.number = number
        self.seed = seed
        self.found: Options | None = None
        self.value = -1.0


_STAGES: Final = 2
# When a race ends early: after so many worlds, where the leader is that many standard errors
# ahead, or where no other can be better (by two standard errors) by more than this chance.
_LEAST_WORLDS: Final = 6
_CLEARLY: Final = 3.0
_NO_MATTER: Final = 0.002
# A game as good as won or lost is thought about less: the chance, and the share of the rollouts.
_LOPSIDED: Final = 0.985
_LOPSIDED_SHARE: Final = 0.25


def search(
    net: Net,
    s: State,
    rng: random.Random,
    budget: Budget,
    keep: int = 1,
    stop: Callable[[], bool] | None = None,
) -> list[Candidate]:
    """Candidates for the open decision, best first; at least `keep` see every rollout.

    Once `stop()` is true, what was found so far is the answer.
    """
    found = Options(len(s.players))
    options(s.copy(), found)
    if len(found.actions) == 1:
        return [Candidate(found.actions[0], _forced_chance(net, s), 0.0, 0)]
    merits, all_chances = option_merits(net, found)
    order = np.argsort(-merits, kind="stable")[: max(budget.candidates, keep)]
    behind = merits[order[0]] - merits[order]
    tried = [
        int(index)
        for place, index in enumerate(order)
        if place < keep or behind[place] <= budget.gap
    ]
    priors = [float(all_chances[index, found.seat]) for index in tried]
    actions = [found.actions[index] for index in tried]
    if len(tried) == 1:
        return [Candidate(actions[0], priors[0], 0.0, 0)]
    return _Race(net, s, actions, priors, rng, budget, stop).run(keep)


def _forced_chance(net: Net, s: State) -> float:
    return chances(net, s.copy())[s.actor]


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
        total = budget.rollouts[len(s.players) - 2]
        share = 1.0 if s.phase == PLACING else budget.acting
        if not 1.0 - _LOPSIDED < max(priors) < _LOPSIDED:
            share *= _LOPSIDED_SHARE
        self._total = round(total * share)
        self._deadline = None if budget.seconds is None else time.monotonic() + budget.seconds
        self._stop = stop
        self._worlds: list[tuple[State, int]] = []

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

    def _mean(self, index: int) -> float:
        values = self._values[index]
        prior = self._budget.prior
        return (sum(values) + prior * self._priors[index]) / (len(values) + prior)

    def _candidate(self, index: int) -> Candidate:
        values = self._values[index]
        error = float(np.std(values) / np.sqrt(len(values))) if len(values) > 1 else 0.0
        return Candidate(self._actions[index], self._mean(index), error, len(values))

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
        step = 8
        for start in range(played, played + each, step):
            count = min(step, played + each - start)
            if self._over():
                return False
            lines = [
                self._line(candidate, number)
                for number in range(start, start + count)
                for candidate in racing
            ]
            if not self._finish(lines):
                return False
            for line in lines:
                self._values[line.candidate].append(line.value)
        return True

    def _over(self) -> bool:
        """Is the time over, or nobody interested in more?"""
        if self._stop is not None and self._stop():
            return True
        return self._deadline is not None and time.monotonic() > self._deadline

    def _line(self, candidate: int, number: int) -> _Line:
        while len(self._worlds) <= number:
            world = determinize(self._root, self._seat, self._rng)
            self._worlds.append((world, self._rng.getrandbits(48)))
        world, seed = self._worlds[number]
        state = world.copy()
        apply(state, self._actions[candidate])
        return _Line(state, candidate, number, seed)

    def _finish(self, lines: list[_Line]) -> bool:
        """Plays all lines to their end side by side; False where the time is over before."""
        last_round = horizon(self._root)
        live = lines
        while live:
            for line in live:
                line.found = advance_keyed(line.state, line.seed, last_round)
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
            best = int(merits[first : first + choice.rows].argmax())
            first += choice.rows
            apply(line.state, choice.actions[best])

    def _settle(self, lines: list[_Line]) -> None:
        """Values of the rollouts that have come to their end."""
        open_lines = []
        rows = Options(self._net.seats)
        for line in lines:
            if line.state.actor == OVER:
                line.value = win_shares(line.state)[self._seat]
            else:
                open_lines.append(line)
                position_row(line.state, rows)
        if open_lines:
            values = softmax(Batch([rows]).scores(self._net))
            for line, value in zip(open_lines, values[:, self._seat], strict=True):
                line.value = float(value)


def horizon(s: State) -> int:
    """The last round that rollouts play; near the end of the game one round more."""
    near = min(len(stack) for stack in s.stacks) <= 1 or len(s.deck) <= 4
    return s.round + 1 if near else s.round


class SearchBot:
    """The level that thinks.

    nets: as from `load_nets`. budget: of one decision. The same seed and the same budget in
    rollouts give the same choice. stop: see `Bot`; None where nobody will interrupt.
    """

    def __init__(self, name: str, nets: Nets, budget: Budget) -> None:
        self._name = name
        self._nets = nets
        self._budget = budget
        self.stop: Callable[[], bool] | None = None

    @property
    def name(self) -> str:
        """The level's key."""
        return self._name

    def choose(self, s: State, rng: random.Random) -> Action:
        """See `Bot.choose`."""
        net = self._nets[len(s.players)]
        return search(net, s, rng, self._budget, stop=self.stop)[0].action


def compare(
    net: Net, s: State, actions: list[Action], rng: random.Random, budget: Budget
) -> list[Candidate]:
    """What the search finds about just these actions, all with the same rollouts, best first."""
    priors: list[float] = []
    for action in actions:
        after = s.copy()
        apply(after, action)
        priors.append(chances(net, after)[s.actor])
    return _Race(net, s, actions, priors, rng, budget, None).run(len(actions))
