"""What training learns from, and the gradient over it."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from stoneage_qt.bots import learning
from stoneage_qt.bots.value_net import Bytes, Floats, Weights
from stoneage_qt.games.inka.bots.net import SHAPE
from stoneage_qt.games.inka.bots.net_features import BOARD_WIDTH, SEAT_WIDTH


class Samples(NamedTuple):
    """What is learned from.

    blocks: (rows, seats × SEAT_WIDTH), boards: (rows, BOARD_WIDTH), targets: (rows, seats), the
    win shares they should have given.
    """

    blocks: Bytes
    boards: Bytes
    targets: Floats

    def taken(self, rows: npt.NDArray[np.int64] | slice) -> "Samples":
        """Some of them."""
        return Samples(self.blocks[rows], self.boards[rows], self.targets[rows])


def joined(parts: list[Samples]) -> Samples:
    """All of them in a row."""
    return Samples(
        np.concatenate([part.blocks for part in parts]),
        np.concatenate([part.boards for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )


def gradient(weights: Weights, samples: Samples) -> tuple[float, Weights]:
    """Mean cross entropy over the samples, and its gradient."""
    blocks = samples.blocks.reshape(-1, SEAT_WIDTH) * SHAPE.seat_scale
    boards = samples.boards.reshape(-1, BOARD_WIDTH) * SHAPE.board_scale
    return learning.gradient(weights, blocks, boards, samples.targets)
