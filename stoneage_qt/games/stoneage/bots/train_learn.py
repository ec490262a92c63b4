"""Learning: the gradient of the value net by hand, and Adam."""

from typing import Final

import numpy as np

from stoneage_qt.games.stoneage.bots.features import BOARD_SCALE, BOARD_WIDTH, PLAYER_SCALE
from stoneage_qt.games.stoneage.bots.net import Floats, Weights, player_inputs, softmax
from stoneage_qt.games.stoneage.bots.train_games import Samples

_PLAYER_SCALE: Final = np.array(PLAYER_SCALE, np.float32)
_BOARD_SCALE: Final = np.array(BOARD_SCALE, np.float32)


def gradient(weights: Weights, samples: Samples) -> tuple[float, Weights]:
    """Mean cross entropy over the samples, and its gradient."""
    seats = weights.seats
    hidden = weights.board.shape[1]
    rows = len(samples.targets)
    x: Floats = player_inputs(samples.blocks) * _PLAYER_SCALE
    g: Floats = samples.boards.reshape(rows, BOARD_WIDTH) * _BOARD_SCALE
    parts = (x @ weights.players).reshape(rows, seats, seats, hidden)
    views = parts[:, :, 0, :] + (g @ weights.board + weights.bias)[:, None, :]
    for role in range(1, seats):
        for seat in range(seats):
            views[:, seat] += parts[:, (seat + role) % seats, role]
    first = np.maximum(views, 0.0).reshape(rows * seats, hidden)
    second = np.maximum(first @ weights.second + weights.bias_2, 0.0)
    scores: Floats = (second @ weights.last).reshape(rows, seats)
    chances = softmax(scores)
    loss = -float((samples.targets * np.log(chances + 1e-9)).sum()) / rows

    d_scores = ((chances - samples.targets) / np.float32(rows)).reshape(rows * seats)
    d_second = np.outer(d_scores, weights.last) * (second > 0.0)
    d_first = (d_second @ weights.second.T) * (first > 0.0)
    d_views = d_first.reshape(rows, seats, hidden)
    d_parts = np.empty_like(parts)
    for role in range(seats):
        for seat in range(seats):
            d_parts[:, seat, role] = d_views[:, (seat - role) % seats]
    d_board = d_views.sum(axis=1)
    return loss, Weights(
        x.T @ d_parts.reshape(rows * seats, seats * hidden),
        g.T @ d_board,
        d_board.sum(axis=0),
        first.T @ d_second,
        d_second.sum(axis=0),
        second.T @ d_scores,
    )


class Adam:
    """The usual Adam, with its moments open to be saved."""

    def __init__(self, weights: Weights) -> None:
        self.steps = 0
        self.mean = Weights(*(np.zeros_like(part) for part in weights))
        self.square = Weights(*(np.zeros_like(part) for part in weights))

    def step(self, weights: Weights, gradients: Weights, rate: float) -> None:
        """Changes `weights` in place."""
        self.steps += 1
        fade_1, fade_2 = np.float32(0.9), np.float32(0.999)
        one = np.float32(1.0)
        correction = np.sqrt(1.0 - 0.999**self.steps) / (1.0 - 0.9**self.steps)
        size = np.float32(rate * correction)
        for part, slope, mean, square in zip(
            weights, gradients, self.mean, self.square, strict=True
        ):
            mean *= fade_1
            mean += (one - fade_1) * slope
            square *= fade_2
            square += (one - fade_2) * slope * slope
            part -= size * mean / (np.sqrt(square) + np.float32(1e-7))


class Replay:
    """The samples of the last few batches of games."""

    def __init__(self, batches: int) -> None:
        self._most = batches
        self._kept: list[Samples] = []

    def add(self, samples: Samples) -> None:
        """Remembers a batch and forgets the oldest."""
        self._kept.append(samples)
        del self._kept[: -self._most]

    def draw(self, count: int, rng: np.random.Generator) -> Samples:
        """`count` random samples."""
        sizes = np.array([len(samples.targets) for samples in self._kept])
        per_batch = rng.multinomial(count, sizes / sizes.sum())
        rows = [rng.integers(0, size, n) for size, n in zip(sizes, per_batch, strict=True)]
        picked = list(zip(self._kept, rows, strict=True))
        return Samples(
            np.concatenate([samples.blocks[row] for samples, row in picked]),
            np.concatenate([samples.boards[row] for samples, row in picked]),
            np.concatenate([samples.targets[row] for samples, row in picked]),
        )
