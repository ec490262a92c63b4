"""Win chances of a position, from the trained nets."""

import random
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from stoneage_qt.games.stoneage.bots.net import (
    Floats,
    Net,
    WeightsError,
    advantages,
    as_bytes,
    load_weights,
    softmax,
)
from stoneage_qt.games.stoneage.bots.policy_options import Options, options, position_row
from stoneage_qt.games.stoneage.bots.weights import weights_path
from stoneage_qt.games.stoneage.rules.constants import (
    CHANCE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OVER,
    STEP_CHOOSE,
    STEP_GATHER_ROLL,
    STEP_REWARD_ROLL,
    STEP_SHARE_ROLL,
)
from stoneage_qt.games.stoneage.rules.scoring import standings
from stoneage_qt.games.stoneage.rules.state import State

# Decisions that are valued as they stand: the features describe them directly.
_DIRECT_STEPS: Final = (STEP_CHOOSE, STEP_GATHER_ROLL, STEP_SHARE_ROLL, STEP_REWARD_ROLL)
Nets = dict[int, Net]


def load_nets(directory: Path | None = None) -> Nets:
    """The nets for 2, 3 and 4 players. Raises WeightsError where one is missing or unfit."""
    nets: Nets = {}
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        path = weights_path(players, directory)
        if not path.is_file():
            raise WeightsError(f"{path.name}: missing")
        nets[players] = Net(load_weights(path, players))
    return nets


def win_shares(s: State) -> list[float]:
    """1 for the winner, shared among equals (E4); also as if a running game ended now."""
    ranks = [standing.rank for standing in standings(s)]
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


class Batch:
    """The rows of several decisions, to be scored in one go.

    movers: per row, whose decision it is. where: see `Net.scores`.
    """

    def __init__(self, found: list[Options]) -> None:
        blocks, boards = bytearray(), bytearray()
        parts: list[npt.NDArray[np.intp]] = []
        movers: list[int] = []
        count = 0
        for choice in found:
            blocks += choice.blocks
            boards += choice.boards
            parts.append(np.array(choice.where, np.intp) + count)
            count += choice.count
            movers += [choice.seat] * choice.rows
        self.blocks = as_bytes(blocks)
        self.boards = as_bytes(boards)
        self.where = np.concatenate(parts).reshape(len(movers), -1)
        self.movers = np.array(movers, np.intp)

    def scores(self, net: Net) -> Floats:
        """Scores (rows, seats)."""
        return net.scores(self.blocks, self.boards, self.where)

    def merits(self, net: Net) -> Floats:
        """The log odds of each row's mover."""
        return advantages(self.scores(net), self.movers)


def option_merits(net: Net, found: Options) -> tuple[Floats, Floats]:
    """For each candidate: the mover's log odds, and all seats' chances."""
    batch = Batch([found])
    scores = batch.scores(net)
    return advantages(scores, batch.movers), softmax(scores)


def chances(net: Net, s: State) -> list[float]:
    """Win chances of all seats, in seat order; exact when the game is over.

    Looks at no hidden thing: the features hold none. `s` is the same afterwards.
    """
    if s.actor == OVER:
        return win_shares(s)
    found = Options(len(s.players))
    if s.actor == CHANCE or s.step in _DIRECT_STEPS:
        position_row(s, found)
        return [float(chance) for chance in option_merits(net, found)[1][0]]
    options(s, found)
    if found.rows == 0:
        position_row(s, found)
        return [float(chance) for chance in option_merits(net, found)[1][0]]
    merits, all_chances = option_merits(net, found)
    return [float(chance) for chance in all_chances[int(merits.argmax())]]


def soft_choice(merits: Floats, top: int, temperature: float, rng: random.Random) -> int:
    """One of the `top` best, the likelier the better; log odds over temperature."""
    order = np.argsort(-merits, kind="stable")[:top]
    weights = np.exp((merits[order] - merits[order[0]]) / temperature)
    return int(rng.choices(order.tolist(), weights.tolist())[0])
