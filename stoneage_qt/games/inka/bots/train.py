"""Training: games, and learning from them, turn by turn, in one process.

First builders that deviate, whose games are quick and say what brings a win at all; then the net
against itself and some rivals. The same seed and numbers give the same weights; what was learned is
kept in the folder after every batch, and the same command goes on from there.
"""

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from stoneage_qt.bots.learning import Adam
from stoneage_qt.bots.value_net import Weights, WeightsError
from stoneage_qt.games.inka.bots.learning import Samples, gradient, joined
from stoneage_qt.games.inka.bots.net import SHAPE, Net, final_shares
from stoneage_qt.games.inka.bots.net_bot import NetBot
from stoneage_qt.games.inka.bots.train_games import (
    Exploring,
    deviating_games,
    random_setup,
    self_play,
)
from stoneage_qt.games.inka.rules.chance import sample_chance
from stoneage_qt.games.inka.rules.constants import CHANCE, OVER
from stoneage_qt.games.inka.rules.setup import new_state
from stoneage_qt.games.inka.rules.transition import apply

CHECKPOINT: Final = "checkpoint.npz"
BEST: Final = "best.npz"
# Positions that are remembered and learned from again.
_KEPT_ROWS: Final = 400_000
_MINIBATCH: Final = 512
# How much of the running mean of the weights stays after a step: it plays better than the weights
# of any one moment, which follow the last few games.
_MEAN_KEPT: Final = 0.998


class Course(NamedTuple):
    """What to train. first: games of deviating builders; games: of the net. batch: of the net's
    games, and `first_batch` of the builders', after which is learned. passes: how often each
    position is learned from. match: games against the best so far.
    """

    players: int
    out: Path
    first: int = 24_000
    games: int = 6_000
    first_batch: int = 1_000
    batch: int = 40
    passes: float = 4.0
    rate: float = 1.5e-3
    last_rate: float = 1e-4
    seed: int = 1
    match: int = 200
    start: Path | None = None
    exploring: Exploring = Exploring()


class Progress(NamedTuple):
    """One line of news. share: of the wins against the best so far, where that was tried."""

    minutes: float
    games: int
    loss: float
    share: float | None = None


class Learner:
    """Weights that learn, their running mean, and how far the plan is."""

    def __init__(self, weights: Weights, seed: int) -> None:
        self.weights = weights
        self.mean = Weights(*(part.copy() for part in weights))
        self.adam = Adam(weights)
        self.games = 0
        self._rng = np.random.default_rng(seed)
        self._kept: Samples | None = None

    def learn(self, samples: Samples, passes: float, rate: float) -> float:
        """From these and what is remembered; returns the mean loss."""
        known = samples if self._kept is None else joined([self._kept, samples])
        known = self._kept = known.taken(slice(-_KEPT_ROWS, None))
        steps = max(1, round(passes * len(samples.targets) / _MINIBATCH))
        total = 0.0
        for _ in range(steps):
            rows = self._rng.integers(0, len(known.targets), _MINIBATCH)
            loss, slopes = gradient(self.weights, known.taken(rows))
            self.adam.step(self.weights, slopes, rate)
            total += loss
            fade = np.float32(min(_MEAN_KEPT, self.adam.steps / (self.adam.steps + 10.0)))
            for mean, part in zip(self.mean, self.weights, strict=True):
                mean *= fade
                mean += (np.float32(1.0) - fade) * part
        return total / steps

    def save(self, out: Path) -> None:
        """Everything that is needed to go on."""
        groups = {
            "weights": self.weights,
            "mean": self.mean,
            "slope": self.adam.mean,
            "square": self.adam.square,
        }
        parts = {
            f"{group}_{name}": part
            for group, weights in groups.items()
            for name, part in weights._asdict().items()
        }
        part = out / "checkpoint.part.npz"
        np.savez(part, counts=np.array([self.adam.steps, self.games], np.int64), **parts)
        part.replace(out / CHECKPOINT)

    def resume(self, out: Path) -> bool:
        """Goes on from the checkpoint; False where there is none. Raises WeightsError."""
        path = out / CHECKPOINT
        if not path.exists():
            return False
        try:
            with np.load(path, allow_pickle=False) as data:
                groups = {
                    "weights": self.weights,
                    "mean": self.mean,
                    "slope": self.adam.mean,
                    "square": self.adam.square,
                }
                for group, weights in groups.items():
                    for name, part in weights._asdict().items():
                        part[...] = data[f"{group}_{name}"]
                self.adam.steps, self.games = (int(number) for number in data["counts"])
        except Exception as error:  # whatever a zip file and numpy have against its contents
            raise WeightsError(
                f"{path}: damaged ({error}); move it away to begin anew, or use another folder"
            ) from error
        return True


def train(plan: Course, report: Callable[[Progress], None]) -> Path:
    """Runs the plan, going on from what lies in `plan.out`; returns the path of the best weights.

    Raises WeightsError.
    """
    plan.out.mkdir(parents=True, exist_ok=True)
    players = plan.players
    start = SHAPE.fresh(players, plan.seed)
    if plan.start is not None:
        start = SHAPE.load(plan.start, players)
    learner = Learner(start, plan.seed)
    learner.resume(plan.out)
    started = time.monotonic()
    every = plan.first + plan.games
    while learner.games < every:
        done = learner.games / every
        rate = plan.rate * (plan.last_rate / plan.rate) ** done
        seed = plan.seed * 1_000_003 + learner.games
        if learner.games < plan.first:
            number = min(plan.first_batch, plan.first - learner.games)
            samples = deviating_games(players, number, seed)
        else:
            number = min(plan.batch, every - learner.games)
            samples = self_play(Net(learner.mean), number, seed, plan.exploring)
        loss = learner.learn(samples, plan.passes, rate)
        learner.games += number
        learner.save(plan.out)
        report(Progress((time.monotonic() - started) / 60.0, learner.games, loss))
    return _gate(plan, learner, started, report)


def _gate(
    plan: Course, learner: Learner, started: float, report: Callable[[Progress], None]
) -> Path:
    """What was learned replaces the best so far where it wins more than its share."""
    best = plan.out / BEST
    if not best.exists() or plan.match == 0:
        SHAPE.save(best, learner.mean)
        return best
    holder = Net(SHAPE.load(best, plan.players))
    share = match(Net(learner.mean), holder, plan.match, plan.seed)
    report(Progress((time.monotonic() - started) / 60.0, learner.games, 0.0, share))
    if share > 1.0 / plan.players:
        SHAPE.save(best, learner.mean)
    return best


def match(challenger: Net, holder: Net, games: int, seed: int) -> float:
    """The challenger's share of the wins, one against equals, once in each seat."""
    seats = challenger.seats
    bots = [NetBot("new", lambda _: challenger), NetBot("best", lambda _: holder)]
    total = 0.0
    for number in range(games):
        rng = random.Random(f"match/{seed}/{number // seats}")
        s = new_state(random_setup(seats, rng))
        place = number % seats
        while s.actor != OVER:
            if s.actor == CHANCE:
                apply(s, sample_chance(s, rng))
            else:
                apply(s, bots[0 if s.actor == place else 1].choose(s, rng))
        total += final_shares(s)[place]
    return total / games
