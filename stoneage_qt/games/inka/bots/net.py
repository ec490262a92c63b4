"""The value net of the second game: what its blocks hold, and the nets that are at hand."""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from stoneage_qt.bots.value_net import Bytes, Floats, Shape, ValueNet, Weights, softmax
from stoneage_qt.games.inka.bots.net_features import (
    BOARD_SCALE,
    BOARD_WIDTH,
    SEAT_SCALE,
    SEAT_WIDTH,
    board_block,
    seat_block,
)
from stoneage_qt.games.inka.rules.constants import FINISHED
from stoneage_qt.games.inka.rules.scoring import standings
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.paths import resource_path

SHAPE: Final = Shape(SEAT_SCALE, BOARD_SCALE, hidden=64)


def weights_path(seats: int, folder: Path | None = None) -> Path:
    """Where the weights for this number of players lie."""
    return (resource_path("inka/bots") if folder is None else folder) / f"net{seats}.npz"


class Net(ValueNet):
    """Weights made ready for use."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(SHAPE, weights)

    def chances(self, blocks: Bytes, boards: Bytes, where: npt.NDArray[np.intp]) -> Floats:
        """Win chances (rows, seats).

        blocks: (any number, SEAT_WIDTH); boards: (rows, BOARD_WIDTH). where: (rows, seats), the
        number of each seat's block.
        """
        return softmax(self.score(blocks.astype(np.float32), boards.astype(np.float32), where))


@cache
def shipped_net(seats: int) -> Net:
    """The net that comes with the program. Raises WeightsError."""
    return Net(SHAPE.load(weights_path(seats), seats))


def win_chances(s: State, net: Net | None = None) -> list[float]:
    """The chance of every seat to win from this position on, by the value net; they sum to 1.

    Reads all hands as they stand in `s`: pass a position that is drawn from what the judging seat
    may know, or the true one for a review. net: None for the one that comes with the program.
    Raises WeightsError where that is missing.
    """
    seats = len(s.players)
    if s.phase == FINISHED:
        return final_shares(s)
    if net is None:
        net = shipped_net(seats)
    blocks = b"".join(bytes(seat_block(s, seat)) for seat in range(seats))
    found = net.chances(
        np.frombuffer(blocks, np.uint8).reshape(seats, SEAT_WIDTH),
        np.frombuffer(bytes(board_block(s)), np.uint8).reshape(1, BOARD_WIDTH),
        np.arange(seats)[None, :],
    )
    return [float(chance) for chance in found[0]]


def final_shares(s: State) -> list[float]:
    """What the seats got of the victory in a game that is over; a shared one is split."""
    won = [1.0 if standing.rank == 1 else 0.0 for standing in standings(s)]
    return [share / sum(won) for share in won]
