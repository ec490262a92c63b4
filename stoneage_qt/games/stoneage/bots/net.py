"""The value net: win chances of all seats, from one block per player and one of the board.

Every seat's view is scored by the same small net, and the chances are the softmax of the
scores. A view is the own block, the opponents' blocks in turn order, and the board; the
first layer is kept apart by these parts, so that each block is multiplied once for all views.
"""

import io
import zipfile
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

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

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
FORMAT: Final = 1
HIDDEN: Final = 96
HIDDEN_2: Final = 32
# Ours have less than 1 MB, unpacked.
_MOST_BYTES: Final = 50_000_000


class WeightsError(Exception):
    """Weights that are missing, damaged or made for other features."""


class Weights(NamedTuple):
    """The parameters for one number of players, for inputs scaled to about one.

    players: (PLAYER_WIDTH, seats × hidden), part r for the player r seats after the viewer.
    """

    players: Floats
    board: Floats
    bias: Floats
    second: Floats
    bias_2: Floats
    last: Floats

    @property
    def seats(self) -> int:
        """The number of players these weights are for."""
        return int(self.players.shape[1] // self.board.shape[1])


def fresh_weights(seats: int, seed: int, hidden: int = HIDDEN, hidden_2: int = HIDDEN_2) -> Weights:
    """Small random weights."""
    rng = np.random.default_rng(seed)
    fan_in = seats * PLAYER_WIDTH + BOARD_WIDTH

    def normal(rows: int, columns: int, fan: int) -> Floats:
        scale = np.sqrt(1.0 / fan)
        drawn: Floats = (rng.standard_normal((rows, columns)) * scale).astype(np.float32)
        return drawn

    return Weights(
        normal(PLAYER_WIDTH, seats * hidden, fan_in),
        normal(BOARD_WIDTH, hidden, fan_in),
        np.zeros(hidden, np.float32),
        normal(hidden, hidden_2, hidden),
        np.zeros(hidden_2, np.float32),
        normal(hidden_2, 1, 10 * hidden_2)[:, 0],
    )


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


def save_weights(path: Path, weights: Weights) -> None:
    """Writes an .npz file with a header that says what the weights are for."""
    header = np.array([FORMAT, PLAYER_WIDTH, BOARD_WIDTH, weights.seats], np.int32)
    part = path.with_suffix(".part.npz")
    np.savez(part, header=header, **weights._asdict())
    part.replace(path)


def load_weights(path: Path, seats: int) -> Weights:
    """Reads weights for `seats` players. Raises WeightsError that says what is wrong."""
    try:
        with path.open("rb") as file:
            content = io.BytesIO(file.read(_MOST_BYTES))
        with zipfile.ZipFile(content) as parts:
            if sum(part.file_size for part in parts.infolist()) > _MOST_BYTES:
                raise ValueError("too large")
        with np.load(content, allow_pickle=False) as data:
            header = [int(number) for number in data["header"]]
            weights = Weights(*(np.asarray(data[name], np.float32) for name in Weights._fields))
    except Exception as error:  # whatever a zip file and numpy have against its contents
        raise WeightsError(f"{path.name}: can't be read ({error})") from error
    if header != [FORMAT, PLAYER_WIDTH, BOARD_WIDTH, seats]:
        raise WeightsError(f"{path.name}: made for other features or players: {header}")
    if weights.second.ndim != 2:
        raise WeightsError(f"{path.name}: damaged")
    hidden, hidden_2 = weights.second.shape
    shapes = [part.shape for part in weights]
    wanted = [
        (PLAYER_WIDTH, seats * hidden),
        (BOARD_WIDTH, hidden),
        (hidden,),
        (hidden, hidden_2),
        (hidden_2,),
        (hidden_2,),
    ]
    if shapes != wanted or not all(np.isfinite(part).all() for part in weights):
        raise WeightsError(f"{path.name}: damaged")
    return weights


def as_bytes(features: bytearray) -> Bytes:
    """Flat features as an array."""
    return np.frombuffer(features, np.uint8)


def player_inputs(blocks: Bytes) -> Floats:
    """Players' blocks, one per row, as numbers, with the points put together."""
    x: Floats = blocks.reshape(-1, PLAYER_WIDTH).astype(np.float32)
    x[:, POINTS] += 16.0 * x[:, POINTS + 1]
    x[:, POINTS + 2] += 16.0 * x[:, POINTS + 3]
    return x


class Net:
    """Weights made ready for use."""

    def __init__(self, weights: Weights) -> None:
        self.seats: Final = weights.seats
        self.hidden: Final = int(weights.board.shape[1])
        player_scale = np.array(PLAYER_SCALE, np.float32)[:, None]
        board_scale = np.array(BOARD_SCALE, np.float32)[:, None]
        self._players = np.ascontiguousarray(weights.players * player_scale)
        self._board = np.ascontiguousarray(weights.board * board_scale)
        self._bias = weights.bias
        self._second = weights.second
        self._bias_2 = weights.bias_2
        self._last = weights.last

    def scores(self, blocks: Bytes, boards: Bytes, where: npt.NDArray[np.intp]) -> Floats:
        """Scores (rows, seats) of features; their softmax are the win chances.

        blocks and boards: flat. where: (rows, seats), the number of each player's block.
        """
        seats, hidden = self.seats, self.hidden
        rows = len(where)
        players: Floats = player_inputs(blocks) @ self._players
        board = boards.reshape(rows, BOARD_WIDTH).astype(np.float32) @ self._board + self._bias
        views = np.empty((rows, seats, hidden), np.float32)
        for seat in range(seats):
            view = board + players[where[:, seat], :hidden]
            for role in range(1, seats):
                part = players[where[:, (seat + role) % seats], role * hidden : (role + 1) * hidden]
                view += part
            np.maximum(view, 0.0, out=views[:, seat])
        second: Floats = views.reshape(rows * seats, hidden) @ self._second
        second += self._bias_2
        np.maximum(second, 0.0, out=second)
        result: Floats = (second @ self._last).reshape(rows, seats)
        return result


def softmax(scores: Floats) -> Floats:
    """Win chances from scores, along the last axis."""
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    result: Floats = powers / powers.sum(axis=-1, keepdims=True)
    return result


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
