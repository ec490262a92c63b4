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
from typing import Any, Final, NamedTuple

import numpy as np

from stoneage_qt.background.processes import spawn_child
from stoneage_qt.bots.cluster import Cluster
from stoneage_qt.bots.learning import Adam
from stoneage_qt.bots.value_net import Weights, WeightsError
from stoneage_qt.games.stoneage.bots.net import SHAPE, Net, widened_weights
from stoneage_qt.games.stoneage.bots.train_calibrate import best_factor, played_out, scaled
from stoneage_qt.games.stoneage.bots.train_games import Exploring, GameStats, Samples, self_play
from stoneage_qt.games.stoneage.bots.train_learn import SampleStore, gradient
from stoneage_qt.games.stoneage.bots.train_match import MatchResult, match

CHECKPOINT: Final = "checkpoint.npz"
LATEST: Final = "latest.npz"
BEST: Final = "best.npz"
_KEPT_BATCHES: Final = 24
_MINIBATCH: Final = 512
# How much of the running mean of the weights stays after a step: the mean over some 1,000 games.
# It plays better than the weights of any one moment, which follow the last few samples.
_MEAN_KEPT: Final = 0.9995
_SAVE_SECONDS: Final = 60.0
# So many games tell the scale of the scores to some 4 %.
_CALIBRATION_GAMES: Final = 400


class Plan(NamedTuple):
    """What to train and for how long; `games` counts only this run, 0 = by time alone.

    The random share of self-play falls from `chance` to `last_chance`, the learning rate
    from `rate` to `last_rate`, over the run. passes: how often a sample is learnt from; where
    games are cheap, fewer passes over more games teach more. rollouts: see `Exploring`. on: the
    address of a cluster on which `workers` play, None for processes of this machine. rivals: see
    `Exploring`; older: weights of nets that are among them.
    """

    players: int
    out: Path
    minutes: float = 30.0
    games: int = 0
    seed: int = 1
    workers: int = 0
    hidden: int = SHAPE.hidden
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
    passes: int = 4
    gate_minutes: float = 5.0
    gate_deals: int = 100
    on: str | None = None
    rivals: float = 0.0
    older: tuple[Path, ...] = ()


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
    older: tuple[Weights, ...]


class _MatchTask(NamedTuple):
    challenger: Weights
    holder: Weights
    deals: int
    seed: int


def do_task(task: _Task | _MatchTask) -> tuple[Any, ...]:
    """What a worker does, in a process of this machine or of a cluster."""
    if isinstance(task, _Task):
        return self_play(Net(task.weights), task.games, task.seed, task.exploring, task.older)
    challenger, holder = Net(task.challenger), Net(task.holder)
    return match(challenger, holder, task.deals, task.seed)


def _serve(pipe: Connection) -> None:
    """Works on what it is sent until the other end goes away."""
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            pipe.send(do_task(pipe.recv()))


class _Processes:
    """Workers of this machine: spawned processes, each with its own queue."""

    def __init__(self, count: int) -> None:
        self._pipes = [spawn_child(_serve)[1] for _ in range(count)]

    def send(self, number: int, task: _Task | _MatchTask) -> None:
        self._pipes[number].send(task)

    def receive(self, number: int) -> tuple[Any, ...]:
        done: tuple[Any, ...] = self._pipes[number].recv()
        return done

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()


class _ClusterQueues:
    """The same on a cluster: as many queues, whoever works on them."""

    def __init__(self, count: int, address: str) -> None:
        self._cluster = Cluster(address)
        self._queues: list[list[Any]] = [[] for _ in range(count)]

    def send(self, number: int, task: _Task | _MatchTask) -> None:
        self._queues[number].append(self._cluster.submit(do_task, task))

    def receive(self, number: int) -> tuple[Any, ...]:
        done: tuple[Any, ...] = self._cluster.result(self._queues[number].pop(0))
        return done

    def close(self) -> None:
        self._cluster.close()


class _Workers:
    """Those who play, asked in turn."""

    def __init__(self, count: int, on: str | None = None) -> None:
        self._count = count
        self._queues = _Processes(count) if on is None else _ClusterQueues(count, on)

    def __len__(self) -> int:
        return self._count

    def send(self, number: int, task: _Task | _MatchTask) -> None:
        self._queues.send(number % self._count, task)

    def samples(self, number: int) -> tuple[Samples, GameStats]:
        samples, stats = self._queues.receive(number % self._count)
        return Samples(*samples), GameStats(*stats)

    def match(self, challenger: Weights, holder: Weights, deals: int, seed: int) -> MatchResult:
        share = max(1, deals // self._count)
        for number in range(self._count):
            self.send(number, _MatchTask(challenger, holder, share, seed + number))
        results = [MatchResult(*self._queues.receive(number)) for number in range(self._count)]
        return MatchResult(sum(r.wins for r in results), sum(r.games for r in results))

    def close(self) -> None:
        self._queues.close()


class _Learner:
    """The weights being trained, with all that a checkpoint needs."""

    def __init__(self, weights: Weights, seed: int, passes: int) -> None:
        self._passes = passes
        self.weights = Weights(*(part.copy() for part in weights))
        self.mean = Weights(*(part.copy() for part in weights))
        self.adam = Adam(self.weights)
        self.replay = SampleStore(_KEPT_BATCHES)
        self.rng = np.random.default_rng(seed)
        self.batches = 0
        self.games = 0

    def learn(self, samples: Samples, rate: float) -> float:
        """Some passes over as many samples as came in; the mean loss."""
        self.replay.add(samples)
        self.batches += 1
        losses = []
        for _ in range(max(1, self._passes * len(samples.targets) // _MINIBATCH)):
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
        """Weights for use, and a checkpoint to go on from.

        Raises WeightsError, and leaves what is there, where learning has lost itself: nobody
        could go on from that.
        """
        for each in (*self.weights, *self.mean, *self.adam.mean, *self.adam.square):
            if not np.isfinite(each).all():
                raise WeightsError(
                    f"{out}: the weights are no numbers any more; the checkpoint is the one "
                    "before that, go on with a smaller --rate"
                )
        SHAPE.save(out / LATEST, self.mean)
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
        try:
            with np.load(path, allow_pickle=False) as data:
                parts = {name: np.asarray(data[name]) for name in data.files}
            groups = {
                "weights": self.weights,
                "playing": self.mean,
                "mean": self.adam.mean,
                "square": self.adam.square,
            }
            for name in Weights._fields:
                if parts[f"weights_{name}"].shape != getattr(self.weights, name).shape:
                    raise WeightsError(f"{path}: made for another net")
                for group, mine in groups.items():
                    getattr(mine, name)[...] = parts[f"{group}_{name}"]
            if not all(np.isfinite(part).all() for part in parts.values()):
                raise ValueError("weights that are no numbers")
            self.adam.steps, self.batches, self.games = (int(n) for n in parts["counts"])
        except WeightsError:
            raise
        except Exception as error:  # whatever a zip file and numpy have against its contents
            raise WeightsError(
                f"{path}: damaged ({error}); move it away to begin anew, or use another folder"
            ) from error
        return True


def _first_weights(plan: Plan) -> Weights:
    if plan.start is None:
        return SHAPE.fresh(plan.players, plan.seed, plan.hidden)
    known = plan.start_players or plan.players
    weights = SHAPE.load(plan.start, known)
    return weights if known == plan.players else widened_weights(weights, plan.players)


def train(plan: Plan, report: Callable[[Progress], None]) -> Path:
    """Runs the plan, resuming what lies in `plan.out`; returns the path of the best weights."""
    plan.out.mkdir(parents=True, exist_ok=True)
    learner = _Learner(_first_weights(plan), plan.seed, plan.passes)
    learner.resume(plan.out)
    workers = _Workers(plan.workers or os.cpu_count() or 1, plan.on)
    try:
        _run(plan, learner, workers, report)
    finally:
        workers.close()
        learner.save(plan.out)
    best = plan.out / BEST
    _calibrate(best, plan)
    return best


def _calibrate(path: Path, plan: Plan) -> None:
    """Scales the best weights so that their chances are what really happens."""
    weights = SHAPE.load(path, plan.players)
    games = min(_CALIBRATION_GAMES, 4 * plan.gate_deals)
    scores, results = played_out(weights, games, plan.seed)
    SHAPE.save(path, scaled(weights, best_factor(scores, results)))


def _done(plan: Plan, started: float, games: int) -> float:
    """How much of the plan is done, 0 to 1."""
    if plan.games:
        return min(1.0, games / plan.games)
    return min(1.0, (time.monotonic() - started) / (60.0 * plan.minutes))


def _run(
    plan: Plan, learner: _Learner, workers: _Workers, report: Callable[[Progress], None]
) -> None:
    started = time.monotonic()
    older = tuple(SHAPE.load(path, plan.players) for path in plan.older)
    first_games = learner.games
    sent = learner.batches

    def send() -> None:
        nonlocal sent
        done = _done(plan, started, learner.games - first_games)
        exploring = Exploring(
            chance=plan.chance * (plan.last_chance / plan.chance) ** done,
            trace=plan.trace + (plan.last_trace - plan.trace) * done,
            rollouts=plan.rollouts,
            rivals=plan.rivals,
        )
        task = _Task(learner.copy(), plan.batch, plan.seed * 1_000_003 + sent, exploring, older)
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
        SHAPE.save(best, learner.mean)
        return MatchResult(0.0, 0)
    holder = SHAPE.load(best, plan.players)
    result = workers.match(learner.copy(), holder, plan.gate_deals, learner.batches)
    if result.beats_par(plan.players):
        SHAPE.save(best, learner.mean)
    return result
