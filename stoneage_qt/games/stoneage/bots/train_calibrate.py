"""Making win chances honest: of positions called 70 %, seven in ten should be won."""

from typing import Final

import numpy as np

from stoneage_qt.bots.value_net import Floats, Weights, softmax
from stoneage_qt.games.stoneage.bots.net import Net
from stoneage_qt.games.stoneage.bots.train_games import Exploring, Samples, self_play

# The net's best moves all the time, and every position labelled with the game's result.
_PLAIN: Final = Exploring(chance=0.0, soft=0.0, trace=1.0)
_FACTORS: Final = tuple(0.6 * 1.04**step for step in range(34))


def scaled(weights: Weights, factor: float) -> Weights:
    """All scores times `factor`: more or less sure, with the same favourites."""
    return weights._replace(last=(weights.last * np.float32(factor)).astype(np.float32))


def played_out(weights: Weights, games: int, seed: int) -> tuple[Floats, Floats]:
    """Scores and results of all positions of some games that the net plays with itself."""
    net = Net(weights)
    samples, _ = self_play(net, games, seed, _PLAIN)
    return sample_scores(net, samples), samples.targets


def sample_scores(net: Net, samples: Samples) -> Floats:
    """Scores of samples, in slices that fit the memory."""
    rows = len(samples.targets)
    parts: list[Floats] = []
    for start in range(0, rows, 4096):
        count = min(4096, rows - start)
        where = np.arange(count * net.seats).reshape(count, net.seats)
        blocks = samples.blocks[start : start + count].reshape(-1)
        parts.append(net.scores(blocks, samples.boards[start : start + count].reshape(-1), where))
    return np.concatenate(parts)


def best_factor(scores: Floats, results: Floats) -> float:
    """The factor for the scores under which the results were the least surprising."""

    def surprise(factor: float) -> float:
        chances = softmax(scores * np.float32(factor))
        return -float((results * np.log(chances + 1e-7)).mean())

    return min(_FACTORS, key=surprise)
