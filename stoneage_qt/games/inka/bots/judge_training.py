"""Training of the judge: games of the quick player that strays, and learning from them.

Every game is new, so nothing is learned by heart, and nothing is kept but the weights. At first it
learns who won; later, when it can judge, also what it thinks itself a few turns on, which chance
moves less than who wins in the end (TD(λ)). What was learned lies in the folder after every report,
and the same command goes on from there; the same seed and numbers give the same weights.
"""

import math
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from stoneage_qt.games.inka.bots.judge import JudgeError, layers, write_weights
from stoneage_qt.games.inka.bots.quick import CORE
from stoneage_qt.games.inka.bots.quick_weights import WEIGHTS
from stoneage_qt.games.inka.bots.tuning import start_tables

Floats = npt.NDArray[np.float32]
CHECKPOINT: Final = "checkpoint.npz"
BEST: Final = "judge.bin"
_SEATS: Final = 4
_MINIBATCH: Final = 1024
# How many of a hundred turns are learned from: those of one game tell nearly the same.
_KEPT_TURNS: Final = 24
# From this part of the course on it learns from its own later opinions, too; the result keeps this
# much weight from one position to the next.
_TRUSTS_ITSELF: Final = 0.5
_RESULT_STAYS: Final = 0.7
# Adam: what stays of the slope and its square, and of the running mean of the weights, which judges
# better than the weights of any one moment.
_STAYS: Final = (0.9, 0.998, 0.998)
_LAST_RATE: Final = 0.02


class Net(NamedTuple):
    """The weights, in the order of `Net` in judge.h."""

    body: Floats
    body_bias: Floats
    head: Floats
    others: Floats
    head_bias: Floats
    score: Floats
    score_bias: Floats


class Lessons(NamedTuple):
    """Positions: INPUTS numbers for each of four seats, and what it won; -1 for a missing seat.

    last: where no later position of the same game follows.
    """

    rows: Floats
    wins: Floats
    last: npt.NDArray[np.bool_]

    def taken(self, rows: npt.NDArray[np.intp]) -> "Lessons":
        """Some of them."""
        return Lessons(self.rows[rows], self.wins[rows], self.last[rows])


class Course(NamedTuple):
    """What to train. near: how much of a win goes to those who come close to it."""

    out: Path
    games: int = 1_000_000
    batch: int = 1_000
    near: float = 0.5
    rate: float = 2e-3
    tables: int = 6_000
    seed: int = 1


class Progress(NamedTuple):
    """One line of news. loss: cross entropy to the wins of games that nobody learns from."""

    minutes: float
    games: int
    loss: float


def fresh(seed: int) -> Net:
    """Small random weights."""
    rng = np.random.default_rng(seed)
    _, inputs, body, head = layers()

    def normal(rows: int, *columns: int) -> Floats:
        drawn = rng.standard_normal((rows, *columns)) * math.sqrt(1.0 / rows)
        return drawn.astype(np.float32)

    def zeros(number: int) -> Floats:
        return np.zeros(number, np.float32)

    heads = normal(body, head), normal(body, head)
    return Net(normal(inputs, body), zeros(body), *heads, zeros(head), normal(head), zeros(1))


def packed(net: Net) -> bytes:
    """As judge.h has it."""
    return b"".join(part.astype("<f4").tobytes() for part in net)


def straying_games(tables: list[list[int]], seed: int, near: float) -> Lessons:
    """A game from each table, and what can be learned from it."""
    assert CORE is not None, "the core was not built"
    rows, wins, last = CORE.lessons(tables, WEIGHTS, seed, near, _KEPT_TURNS)
    inputs = layers()[1]
    return Lessons(
        np.frombuffer(rows, np.float32).reshape(-1, _SEATS, inputs),
        np.frombuffer(wins, np.float32).reshape(-1, _SEATS),
        np.frombuffer(last, np.bool_),
    )


class _Pass:
    """What the net makes of some positions, layer by layer."""

    def __init__(self, net: Net, lessons: Lessons) -> None:
        self.there = lessons.wins >= 0.0
        self.targets = np.where(self.there, lessons.wins, np.float32(0.0))
        number, seats, inputs = lessons.rows.shape
        self.flat = lessons.rows.reshape(-1, inputs)
        # Each seat sees the mean of the others.
        self.part = (1.0 / (self.there.sum(axis=1) - 1.0)).astype(np.float32)[:, None, None]
        body = np.maximum(self.flat @ net.body + net.body_bias, 0.0)
        self.body = body.reshape(number, seats, -1) * self.there[:, :, None]
        self.others = (self.body.sum(axis=1)[:, None, :] - self.body) * self.part
        width = self.body.shape[2]
        head = self.body.reshape(-1, width) @ net.head + self.others.reshape(-1, width) @ net.others
        self.head = np.maximum(head + net.head_bias, 0.0).reshape(number, seats, -1)
        scores = np.where(self.there, self.head @ net.score + net.score_bias[0], np.float32(-1e9))
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        self.chances = powers / powers.sum(axis=1, keepdims=True)

    def loss(self) -> float:
        """Mean cross entropy to the wins."""
        return -float((self.targets * np.log(self.chances + 1e-9)).sum()) / len(self.targets)


def chances(net: Net, lessons: Lessons) -> Floats:
    """The win chances (positions, seats)."""
    found: Floats = _Pass(net, lessons).chances
    return found


def foreseen(net: Net, lessons: Lessons) -> Lessons:
    """The same positions; a part of the result gives way to what the net says a little later."""
    later = chances(net, lessons)
    wins = lessons.wins.copy()
    for row in range(len(wins) - 2, -1, -1):
        if not lessons.last[row]:
            mixed = _RESULT_STAYS * wins[row + 1] + (1.0 - _RESULT_STAYS) * later[row + 1]
            wins[row] = np.where(wins[row] >= 0.0, mixed, -1.0)
    return lessons._replace(wins=wins)


def gradient(net: Net, lessons: Lessons) -> tuple[float, Net]:
    """The loss, and its gradient."""
    made = _Pass(net, lessons)
    number, seats, width = made.body.shape
    # Shares of who comes close are rounded down, so they sum to a little less than 1: a gradient
    # that takes them for 1 pushes all scores the same way, on and on.
    called = made.chances * made.targets.sum(axis=1, keepdims=True)
    d_scores = ((called - made.targets) / np.float32(number)).reshape(-1)
    head = made.head.reshape(number * seats, -1)
    d_head = np.outer(d_scores, net.score) * (head > 0.0)
    # What a seat's body changes of the others' heads: they see the mean of all but themselves.
    d_others = (d_head @ net.others.T).reshape(number, seats, width) * made.part
    d_others *= made.there[:, :, None]
    d_body = (d_head @ net.head.T).reshape(number, seats, width)
    d_body += d_others.sum(axis=1)[:, None, :] - d_others
    d_flat = (d_body * (made.body > 0.0)).reshape(-1, width)
    return made.loss(), Net(
        made.flat.T @ d_flat,
        d_flat.sum(axis=0),
        made.body.reshape(-1, width).T @ d_head,
        made.others.reshape(-1, width).T @ d_head,
        d_head.sum(axis=0),
        head.T @ d_scores,
        d_scores.sum(keepdims=True),
    )


class Learner:
    """Weights that learn (Adam), their running mean, and how far the course is."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.mean = Net(*(part.copy() for part in net))
        self.slope = Net(*(np.zeros_like(part) for part in net))
        self.square = Net(*(np.zeros_like(part) for part in net))
        self.steps = 0
        self.games = 0

    def _groups(self) -> dict[str, Net]:
        return {"net": self.net, "mean": self.mean, "slope": self.slope, "square": self.square}

    def step(self, lessons: Lessons, rate: float) -> None:
        """Learns from some positions, in place."""
        self.steps += 1
        stays, square_stays, mean_stays = _STAYS
        found = gradient(self.net, lessons)[1]
        warm = rate / (1.0 - stays**self.steps)
        scale = 1.0 / (1.0 - square_stays**self.steps)
        fade = np.float32(min(mean_stays, self.steps / (self.steps + 10.0)))
        for part, mean, slope, square, new in zip(
            self.net, self.mean, self.slope, self.square, found, strict=True
        ):
            slope += np.float32(1.0 - stays) * (new - slope)
            square += np.float32(1.0 - square_stays) * (new * new - square)
            part -= np.float32(warm) * slope / (np.sqrt(square * np.float32(scale)) + 1e-8)
            mean *= fade
            mean += (np.float32(1.0) - fade) * part

    def save(self, out: Path) -> None:
        """Everything that is needed to go on."""
        parts = {
            f"{group}_{name}": part
            for group, net in self._groups().items()
            for name, part in net._asdict().items()
        }
        new = out / "checkpoint.part.npz"
        np.savez(new, counts=np.array([self.steps, self.games], np.int64), **parts)
        new.replace(out / CHECKPOINT)

    def resume(self, out: Path) -> None:
        """Goes on from the checkpoint, where there is one. Raises JudgeError."""
        path = out / CHECKPOINT
        if not path.exists():
            return
        try:
            with np.load(path, allow_pickle=False) as data:
                for group, net in self._groups().items():
                    for name, part in net._asdict().items():
                        part[...] = data[f"{group}_{name}"]
                self.steps, self.games = (int(number) for number in data["counts"])
        except Exception as error:  # whatever a zip file and numpy have against its contents
            raise JudgeError(
                f"{path}: damaged ({error}); move it away to begin anew, or use another folder"
            ) from error


def train(plan: Course, report: Callable[[Progress], None]) -> Path:
    """Runs the course, going on from what lies in its folder; returns the path of the weights.

    Raises JudgeError.
    """
    plan.out.mkdir(parents=True, exist_ok=True)
    learner = Learner(fresh(plan.seed))
    learner.resume(plan.out)
    started = time.monotonic()
    tables = start_tables(plan.tables, f"judge/{plan.seed}")
    held = straying_games(start_tables(plan.tables // 6 + 1, "held"), 0, 0.0)
    while learner.games < plan.games:
        seed = f"{plan.seed}/{learner.games}"
        _learn_batch(learner, plan, random.Random(seed).choices(tables, k=plan.batch), seed)
        learner.games += plan.batch
        learner.save(plan.out)
        loss = _Pass(learner.mean, held).loss()
        report(Progress((time.monotonic() - started) / 60.0, learner.games, loss))
    best = plan.out / BEST
    write_weights(best, packed(learner.mean))
    return best


def _learn_batch(learner: Learner, plan: Course, tables: list[list[int]], seed: str) -> None:
    """From one game of each table; steps get smaller towards the end of the course."""
    rng = random.Random(f"batch/{seed}")
    lessons = straying_games(tables, rng.getrandbits(63), plan.near)
    if learner.games >= _TRUSTS_ITSELF * plan.games:
        lessons = foreseen(learner.mean, lessons)
    order = np.random.default_rng(rng.getrandbits(63)).permutation(len(lessons.wins))
    done = 0.5 + 0.5 * math.cos(math.pi * learner.games / plan.games)
    rate = plan.rate * (_LAST_RATE + (1.0 - _LAST_RATE) * done)
    for start in range(0, len(order), _MINIBATCH):
        learner.step(lessons.taken(order[start : start + _MINIBATCH]), rate)
