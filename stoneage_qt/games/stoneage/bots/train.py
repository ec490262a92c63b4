"""Training: self-play in processes, learning here, the best checkpoint kept by matches.

Batches of games are numbered. Batch b is played by process b mod workers with the weights
known after batch b − workers, and learned from in order: the same seed and the same number
of games give the same weights, however fast the machine is.
"""

import contextlib
import os
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from stoneage_qt.background.processes import spawn_child
from stoneage_qt.games.stoneage.bots.net import (
    HIDDEN,
    Net,
    Weights,
    WeightsError,
    fresh_weights,
    load_weights,
    save_weights,
    widened_weights,
)
from stoneage_qt.games.stoneage.bots.train_calibrate import best_factor, played_out, scaled
from stoneage_qt.games.stoneage.bots.train_games import Exploring, GameStats, Samples, self_play
from stoneage_qt.games.stoneage.bots.train_learn import Adam, Replay, gradient
from stoneage_qt.games.stoneage.bots.train_match import MatchResult, match

CHECKPOINT: Final = "checkpoint.npz"
LATEST: Final = "latest.npz"
BEST: Final = "best.npz"
_KEPT_BATCHES: Final = 24
_MINIBATCH: Final = 512
_PASSES: Final = 4
# How much of the running mean of the weights stays after a step: the mean over some 1,000 games.
# It plays better than the weights of any one moment, which follow the last few samples.
_MEAN_KEPT: Final = 0.9995
_SAVE_SECONDS: Final = 60.0
# So many games tell the scale of the scores to some 4 %.
_CALIBRATION_GAMES: Final = 400


class Plan(NamedTuple):
    """What to train and for how long; `games` counts only this run, 0 = by time alone.

    The random share of self-play falls from `chance` to `last_chance`, the learning rate
    from `rate` to `last_rate`, over the run. rollouts: see `Exploring`.
    """

    players: int
    out: Path
    minutes: float = 30.0
    games: int = 0
    seed: int = 1
    workers: int = 0
    hidden: int = HIDDEN
    start: Path | None = None
    start_players: int = 0
    batch: int = 48
    chance: float = 0.15
    last_chance: float = 0.02
    rate: float = 1e-3
    last_rate: float = 1e-4
    trace: float = 0.97
    last_trace: float = 0.85
    rollouts: int = 0
    gate_minutes: float = 5.0
    gate_deals: int = 100


class Progress(NamedTuple):
    """One line of news."""

    minutes: float
    games: int
    speed: float
    loss: float
    rounds: float
    winner_points: float
    gate: MatchResult | None


class _Task(NamedTuple):
    weights: Weights
    games: int
    seed: int
    exploring: Exploring


class _MatchTask(NamedTuple):
    challenger: Weights
    holder: Weights
    deals: int
    seed: int


def _serve(pipe: Connection) -> None:
    """A worker: plays what it is sent until the other end goes away."""
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            task = pipe.recv()
            if isinstance(task, _Task):
                pipe.send(self_play(Net(task.weights), task.games, task.seed, task.exploring))
            else:
                challenger, holder = Net(task.challenger), Net(task.holder)
                pipe.send(match(challenger, holder, task.deals, task.seed))


class _Workers:
    """Spawned processes, asked in turn."""

    def __init__(self, count: int) -> None:
        self._pipes = [spawn_child(_serve)[1] for _ in range(count)]

    def __len__(self) -> int:
        return len(self._pipes)

    def send(self, number: int, task: _Task | _MatchTask) -> None:
        self._pipes[number % len(self._pipes)].send(task)

    def samples(self, number: int) -> tuple[Samples, GameStats]:
        samples, stats = self._pipes[number % len(self._pipes)].recv()
        return Samples(*samples), GameStats(*stats)

    def match(self, challenger: Weights, holder: Weights, deals: int, seed: int) -> MatchResult:
        share = max(1, deals // len(self._pipes))
        for number in range(len(self._pipes)):
            self.send(number, _MatchTask(challenger, holder, share, seed + number))
        results = [MatchResult(*pipe.recv()) for pipe in self._pipes]
        return MatchResult(sum(r.wins for r in results), sum(r.games for r in results))

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()


class _Learner:
    """The weights being trained, with all that a checkpoint needs."""

    def __init__(self, weights: Weights, seed: int) -> None:
        self.weights = Weights(*(part.copy() for part in weights))
        self.mean = Weights(*(part.copy() for part in weights))
        self.adam = Adam(self.weights)
        self.replay = Replay(_KEPT_BATCHES)
        self.rng = np.random.default_rng(seed)
        self.batches = 0
        self.games = 0

    def learn(self, samples: Samples, rate: float) -> float:
        """Some passes over as many samples as came in; the mean loss."""
        self.replay.add(samples)
        self.batches += 1
        losses = []
        for _ in range(max(1, _PASSES * len(samples.targets) // _MINIBATCH)):
            loss, slope = gradient(self.weights, self.replay.draw(_MINIBATCH, self.rng))
            self.adam.step(self.weights, slope, rate)
            for mean, part in zip(self.mean, self.weights, strict=True):
                mean += (1.0 - _MEAN_KEPT) * (part - mean)
            losses.append(loss)
        return float(np.mean(losses))

    def copy(self) -> Weights:
        """The weights to play with."""
        return Weights(*(part.copy() for part in self.mean))

    def save(self, out: Path) -> None:
        """Weights for use, and a checkpoint to go on from."""
        save_weights(out / LATEST, self.mean)
        parts = {f"weights_{name}": part for name, part in self.weights._asdict().items()}
        parts |= {f"playing_{name}": part for name, part in self.mean._asdict().items()}
        parts |= {f"mean_{name}": part for name, part in self.adam.mean._asdict().items()}
        parts |= {f"square_{name}": part for name, part in self.adam.square._asdict().items()}
        counts = np.array([self.adam.steps, self.batches, self.games], np.int64)
        part = out / "checkpoint.part.npz"
        np.savez(part, counts=counts, **parts)
        part.replace(out / CHECKPOINT)

    def resume(self, out: Path) -> bool:
        """Goes on from the checkpoint in `out`; False where there is none."""
        path = out / CHECKPOINT
        if not path.exists():
            return False
        with np.load(path, allow_pickle=False) as data:
            for name in Weights._fields:
                stored = data[f"weights_{name}"]
                if stored.shape != getattr(self.weights, name).shape:
                    raise WeightsError(f"{path}: made for another net")
                getattr(self.weights, name)[...] = stored
                getattr(self.mean, name)[...] = data[f"playing_{name}"]
                getattr(self.adam.mean, name)[...] = data[f"mean_{name}"]
                getattr(self.adam.square, name)[...] = data[f"square_{name}"]
            self.adam.steps, self.batches, self.games = (int(n) for n in data["counts"])
        return True


def _first_weights(plan: Plan) -> Weights:
    if plan.start is None:
        return fresh_weights(plan.players, plan.seed, plan.hidden)
    known = plan.start_players or plan.players
    weights = load_weights(plan.start, known)
    return weights if known == plan.players else widened_weights(weights, plan.players)


def train(plan: Plan, report: Callable[[Progress], None]) -> Path:
    """Runs the plan, resuming what lies in `plan.out`; returns the path of the best weights."""
    plan.out.mkdir(parents=True, exist_ok=True)
    learner = _Learner(_first_weights(plan), plan.seed)
    learner.resume(plan.out)
    workers = _Workers(plan.workers or os.cpu_count() or 1)
    try:
        _run(plan, learner, workers, report)
    finally:
        learner.save(plan.out)
        workers.close()
    best = plan.out / BEST
    _calibrate(best, plan)
    return best


def _calibrate(path: Path, plan: Plan) -> None:
    """Scales the best weights so that their chances are what really happens."""
    weights = load_weights(path, plan.players)
    games = min(_CALIBRATION_GAMES, 4 * plan.gate_deals)
    scores, results = played_out(weights, games, plan.seed)
    save_weights(path, scaled(weights, best_factor(scores, results)))


def _done(plan: Plan, started: float, games: int) -> float:
    """How much of the plan is done, 0 to 1."""
    if plan.games:
        return min(1.0, games / plan.games)
    return min(1.0, (time.monotonic() - started) / (60.0 * plan.minutes))


def _run(
    plan: Plan, learner: _Learner, workers: _Workers, report: Callable[[Progress], None]
) -> None:
    started = time.monotonic()
    first_games = learner.games
    sent = learner.batches

    def send() -> None:
        nonlocal sent
        done = _done(plan, started, learner.games - first_games)
        exploring = Exploring(
            chance=plan.chance * (plan.last_chance / plan.chance) ** done,
            trace=plan.trace + (plan.last_trace - plan.trace) * done,
            rollouts=plan.rollouts,
        )
        task = _Task(learner.copy(), plan.batch, plan.seed * 1_000_003 + sent, exploring)
        workers.send(sent, task)
        sent += 1

    for _ in range(len(workers)):
        send()
    next_gate = started + 60.0 * plan.gate_minutes
    next_save = started + _SAVE_SECONDS
    while sent > learner.batches:
        samples, stats = workers.samples(learner.batches)
        done = _done(plan, started, learner.games + stats.games - first_games)
        if done < 1.0:
            send()
        rate = plan.rate * (plan.last_rate / plan.rate) ** done
        loss = learner.learn(samples, rate)
        learner.games += stats.games
        if time.monotonic() > next_save:
            learner.save(plan.out)
            next_save = time.monotonic() + _SAVE_SECONDS
        gate: MatchResult | None = None
        last = sent == learner.batches
        if last or (time.monotonic() > next_gate and not plan.games):
            while sent > learner.batches:
                samples, more = workers.samples(learner.batches)
                learner.learn(samples, rate)
                learner.games += more.games
            gate = _gate(plan, learner, workers)
            next_gate = time.monotonic() + 60.0 * plan.gate_minutes
            if not last and done < 1.0:
                for _ in range(len(workers)):
                    send()
        elapsed = time.monotonic() - started
        played = learner.games - first_games
        report(
            Progress(
                elapsed / 60.0,
                learner.games,
                played / elapsed,
                loss,
                stats.rounds / stats.games,
                stats.winner_points / stats.games,
                gate,
            )
        )


def _gate(plan: Plan, learner: _Learner, workers: _Workers) -> MatchResult:
    """A match against the best so far, which the newcomer replaces where it is better."""
    learner.save(plan.out)
    best = plan.out / BEST
    if not best.exists():
        save_weights(best, learner.mean)
        return MatchResult(0.0, 0)
    holder = load_weights(best, plan.players)
    result = workers.match(learner.copy(), holder, plan.gate_deals, learner.batches)
    if result.beats_par(plan.players):
        save_weights(best, learner.mean)
    return result
