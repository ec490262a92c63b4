"""The value net of Stone Age: what its blocks hold, and what is asked of it."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from stoneage_qt.bots.value_net import Bytes, Floats, Shape, ValueNet, Weights
from stoneage_qt.games.stoneage.bots.features import (
    BOARD_SCALE,
    BOARD_WIDTH,
    PLAYER_SCALE,
    PLAYER_WIDTH,
    POINTS,
    STACK_SIZES,
    STACK_WIDTH,
    STACKS,
    STACKS_FREE,
    STACKS_OWN,
)
from stoneage_qt.games.stoneage.bots.mind import MIND, MOST_HIDDEN

SHAPE: Final = Shape(PLAYER_SCALE, BOARD_SCALE, hidden=96)


def widened_weights(weights: Weights, seats: int) -> Weights:
    """Weights for another number of players: a start for training.

    Opponents together count as much as before, and stacks that were never there are seen
    like those that were.
    """
    hidden = weights.board.shape[1]
    known = weights.seats
    players, board = weights.players.copy(), weights.board.copy()
    for stack in range(known, seats):
        like = stack % known
        for first in (STACKS_OWN, STACKS_FREE):
            players[first + 3 * stack : first + 3 * stack + 3] = players[
                first + 3 * like : first + 3 * like + 3
            ]
        start, source = STACKS + STACK_WIDTH * stack, STACKS + STACK_WIDTH * like
        board[start : start + STACK_WIDTH] = board[source : source + STACK_WIDTH]
        board[STACK_SIZES + stack] = 0.0
    parts = [players[:, :hidden]]
    share = np.float32((known - 1) / (seats - 1))
    for role in range(1, seats):
        like = 1 + (role - 1) * (known - 1) // (seats - 1)
        parts.append(players[:, like * hidden : (like + 1) * hidden] * share)
    wide = np.ascontiguousarray(np.concatenate(parts, axis=1))
    return weights._replace(players=wide, board=board)


def as_bytes(features: bytearray) -> Bytes:
    """Flat features as an array."""
    return np.frombuffer(features, np.uint8)


def player_inputs(blocks: Bytes) -> Floats:
    """Players' blocks, one per row, as numbers, with the points put together."""
    x: Floats = blocks.reshape(-1, PLAYER_WIDTH).astype(np.float32)
    x[:, POINTS] += 16.0 * x[:, POINTS + 1]
    x[:, POINTS + 2] += 16.0 * x[:, POINTS + 3]
    return x


class Net(ValueNet):
    """Weights made ready for use.

    handle: the same for `_mind.c`; None where it was not built or the net is too wide for it.
    """

    def __init__(self, weights: Weights) -> None:
        super().__init__(SHAPE, weights)
        self.weights: Final = weights
        self.handle: Any = None
        if MIND is not None and max(weights.second.shape) <= MOST_HIDDEN:
            parts = self.parts
            players = parts.players.copy()
            for low in (POINTS, POINTS + 2):
                # As `player_inputs` puts the points together.
                players[low + 1] += 16.0 * players[low]
            flat = np.concatenate([part.reshape(-1) for part in parts._replace(players=players)])
            hidden, hidden_2 = weights.second.shape
            self.handle = MIND.net(flat.tobytes(), self.seats, hidden, hidden_2)

    def __reduce__(self) -> tuple[type["Net"], tuple[Weights]]:
        """To another process go the weights: the handle is of this one."""
        return Net, (self.weights,)

    def scores(self, blocks: Bytes, boards: Bytes, where: npt.NDArray[np.intp]) -> Floats:
        """Scores (rows, seats) of features; their softmax are the win chances.

        blocks and boards: flat. where: (rows, seats), the number of each player's block.
        """
        board = boards.reshape(len(where), BOARD_WIDTH).astype(np.float32)
        return self.score(player_inputs(blocks), board, where)


def advantages(scores: Floats, movers: npt.NDArray[np.intp]) -> Floats:
    """The log odds that each row's mover wins: like its chance, but never saturated."""
    rows = np.arange(len(scores))
    own = scores[rows, movers]
    if scores.shape[1] == 2:
        duel: Floats = own - scores[rows, 1 - movers]
        return duel
    others = scores.copy()
    others[rows, movers] = -np.inf
    top = others.max(axis=1)
    result: Floats = own - top - np.log(np.exp(others - top[:, None]).sum(axis=1))
    return result
