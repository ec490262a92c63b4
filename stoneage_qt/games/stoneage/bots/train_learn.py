"""What training learns from: the samples of the last games, and the gradient over some of them."""

import numpy as np

from stoneage_qt.bots import learning
from stoneage_qt.bots.value_net import Weights
from stoneage_qt.games.stoneage.bots.features import BOARD_WIDTH
from stoneage_qt.games.stoneage.bots.net import SHAPE, player_inputs
from stoneage_qt.games.stoneage.bots.train_games import Samples


def gradient(weights: Weights, samples: Samples) -> tuple[float, Weights]:
    """Mean cross entropy over the samples, and its gradient."""
    blocks = player_inputs(samples.blocks) * SHAPE.seat_scale
    boards = samples.boards.reshape(-1, BOARD_WIDTH) * SHAPE.board_scale
    return learning.gradient(weights, blocks, boards, samples.targets)


class SampleStore:
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
