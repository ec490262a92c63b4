"""The value net of a game: win chances of all seats, from one block per seat and one of the board.

Every seat's view is scored by the same small net, and the chances are the softmax of the
scores. A view is the own block, the opponents' blocks in turn order, and the board; the
first layer is kept apart by these parts, so that each block is multiplied once for all views.
What stands in the blocks is the game's to say: its `Shape`.
"""

import io
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
FORMAT: Final = 1
# Ours have less than 1 MB, unpacked.
_MOST_BYTES: Final = 50_000_000


class WeightsError(Exception):
    """Weights that are missing, damaged or made for other features."""


class Weights(NamedTuple):
    """The parameters for one number of players, for inputs scaled to about one.

    players: (width of a seat's block, seats × hidden), part r for the seat r places after the
    viewer.
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


class Shape:
    """The nets of one game: how wide its blocks are, and what brings each number to about one."""

    def __init__(
        self,
        seat_scale: Sequence[float],
        board_scale: Sequence[float],
        hidden: int,
        hidden_2: int = 32,
    ) -> None:
        """hidden, hidden_2: how wide the layers of new nets are."""
        self.seat_scale: Final = np.array(seat_scale, np.float32)
        self.board_scale: Final = np.array(board_scale, np.float32)
        self.hidden: Final = hidden
        self.hidden_2: Final = hidden_2

    def fresh(
        self, seats: int, seed: int, hidden: int | None = None, hidden_2: int | None = None
    ) -> Weights:
        """Small random weights."""
        rng = np.random.default_rng(seed)
        seat_width, board_width = len(self.seat_scale), len(self.board_scale)
        first = self.hidden if hidden is None else hidden
        second = self.hidden_2 if hidden_2 is None else hidden_2
        fan_in = seats * seat_width + board_width

        def normal(rows: int, columns: int, fan: int) -> Floats:
            scale = np.sqrt(1.0 / fan)
            drawn: Floats = (rng.standard_normal((rows, columns)) * scale).astype(np.float32)
            return drawn

        return Weights(
            normal(seat_width, seats * first, fan_in),
            normal(board_width, first, fan_in),
            np.zeros(first, np.float32),
            normal(first, second, first),
            np.zeros(second, np.float32),
            normal(second, 1, 10 * second)[:, 0],
        )

    def save(self, path: Path, weights: Weights) -> None:
        """Writes an .npz file with a header that says what the weights are for."""
        header = np.array(self._header(weights.seats), np.int32)
        part = path.with_suffix(".part.npz")
        np.savez(part, header=header, **weights._asdict())
        part.replace(path)

    def load(self, path: Path, seats: int) -> Weights:
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
        if header != self._header(seats):
            raise WeightsError(f"{path.name}: made for other features or players: {header}")
        if weights.second.ndim != 2:
            raise WeightsError(f"{path.name}: damaged")
        hidden, hidden_2 = weights.second.shape
        wanted = [
            (len(self.seat_scale), seats * hidden),
            (len(self.board_scale), hidden),
            (hidden,),
            (hidden, hidden_2),
            (hidden_2,),
            (hidden_2,),
        ]
        fits = [part.shape for part in weights] == wanted
        if not fits or not all(np.isfinite(part).all() for part in weights):
            raise WeightsError(f"{path.name}: damaged")
        return weights

    def _header(self, seats: int) -> list[int]:
        return [FORMAT, len(self.seat_scale), len(self.board_scale), seats]


class ValueNet:
    """Weights made ready for use."""

    def __init__(self, shape: Shape, weights: Weights) -> None:
        self.seats: Final = weights.seats
        self.hidden: Final = int(weights.board.shape[1])
        self._players = np.ascontiguousarray(weights.players * shape.seat_scale[:, None])
        self._board = np.ascontiguousarray(weights.board * shape.board_scale[:, None])
        self._bias = weights.bias
        self._second = weights.second
        self._bias_2 = weights.bias_2
        self._last = weights.last

    @property
    def parts(self) -> Weights:
        """All numbers, as they are used: scaled for the inputs as they come."""
        second, last = self._second, self._last
        return Weights(self._players, self._board, self._bias, second, self._bias_2, last)

    def score(self, blocks: Floats, boards: Floats, where: npt.NDArray[np.intp]) -> Floats:
        """Scores (rows, seats) of features; their softmax are the win chances.

        blocks: one a row, any number of them; boards: one for each row of the result.
        where: (rows, seats), the number of each seat's block.
        """
        seats, hidden = self.seats, self.hidden
        rows = len(where)
        players: Floats = blocks @ self._players
        board = boards @ self._board + self._bias
        views = np.empty((rows, seats, hidden), np.float32)
        for seat in range(seats):
            view = board + players[where[:, seat], :hidden]
            for role in range(1, seats):
                there = where[:, (seat + role) % seats]
                view += players[there, role * hidden : (role + 1) * hidden]
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
