"""Learning: the gradient of a value net by hand, and Adam."""

import numpy as np

from stoneage_qt.bots.value_net import Floats, Weights, softmax


def gradient(
    weights: Weights, blocks: Floats, boards: Floats, targets: Floats
) -> tuple[float, Weights]:
    """Mean cross entropy of what the net says to the targets, and its gradient.

    blocks: the seats' blocks of all rows, one after the other; boards: one a row; both scaled to
    about one. targets: (rows, seats), the win shares that the net should have given.
    """
    seats = weights.seats
    hidden = weights.board.shape[1]
    rows = len(targets)
    parts = (blocks @ weights.players).reshape(rows, seats, seats, hidden)
    views = parts[:, :, 0, :] + (boards @ weights.board + weights.bias)[:, None, :]
    for role in range(1, seats):
        for seat in range(seats):
            views[:, seat] += parts[:, (seat + role) % seats, role]
    first = np.maximum(views, 0.0).reshape(rows * seats, hidden)
    second = np.maximum(first @ weights.second + weights.bias_2, 0.0)
    scores: Floats = (second @ weights.last).reshape(rows, seats)
    chances = softmax(scores)
    loss = -float((targets * np.log(chances + 1e-9)).sum()) / rows

    d_scores = ((chances - targets) / np.float32(rows)).reshape(rows * seats)
    d_second = np.outer(d_scores, weights.last) * (second > 0.0)
    d_first = (d_second @ weights.second.T) * (first > 0.0)
    d_views = d_first.reshape(rows, seats, hidden)
    d_parts = np.empty_like(parts)
    for role in range(seats):
        for seat in range(seats):
            d_parts[:, seat, role] = d_views[:, (seat - role) % seats]
    d_board = d_views.sum(axis=1)
    return loss, Weights(
        blocks.T @ d_parts.reshape(rows * seats, seats * hidden),
        boards.T @ d_board,
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
