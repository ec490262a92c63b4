"""Positions gathered for the net, so that it is asked about many at once."""

from collections.abc import Iterable

import numpy as np

from stoneage_qt.bots.value_net import Floats
from stoneage_qt.games.inka.bots.net import Net, final_shares
from stoneage_qt.games.inka.bots.net_features import (
    BOARD_WIDTH,
    SEAT_WIDTH,
    board_block,
    seat_block,
)
from stoneage_qt.games.inka.rules.constants import FINISHED
from stoneage_qt.games.inka.rules.state import State


class Rows:
    """Positions that differ from each other in what few seats have.

    A seat that is not among the changed ones keeps the block it has in the first position with the
    same active seat and phase.
    """

    def __init__(self, net: Net) -> None:
        self._net = net
        self._blocks = bytearray()
        self._boards = bytearray()
        self._where: list[list[int]] = []
        self._over: list[tuple[int, list[float]]] = []
        self._known: dict[tuple[int, str], list[int]] = {}

    def __len__(self) -> int:
        return len(self._where)

    def add(self, s: State, changed: Iterable[int] | None = None) -> int:
        """The number of its row. changed: None for all seats."""
        row = len(self._where)
        if s.phase == FINISHED:
            self._over.append((row, final_shares(s)))
        key = (s.active, s.phase)
        known = self._known.get(key)
        seats = range(len(s.players))
        if known is None or changed is None:
            here = [self._block(s, seat) for seat in seats]
            self._known.setdefault(key, here)
        else:
            here = known[:]
            for seat in set(changed):
                here[seat] = self._block(s, seat)
        self._where.append(here)
        self._boards += board_block(s)
        return row

    def _block(self, s: State, seat: int) -> int:
        self._blocks += seat_block(s, seat)
        return len(self._blocks) // SEAT_WIDTH - 1

    def chances(self) -> Floats:
        """Win chances (rows, seats)."""
        found = self._net.chances(
            np.frombuffer(self._blocks, np.uint8).reshape(-1, SEAT_WIDTH),
            np.frombuffer(self._boards, np.uint8).reshape(-1, BOARD_WIDTH),
            np.array(self._where, np.intp),
        )
        for row, shares in self._over:
            found[row] = shares
        return found

    def sample(self, row: int) -> tuple[bytes, bytes]:
        """The blocks of all seats in a row, and the board's: what is learned from."""
        width = SEAT_WIDTH
        seats = [self._blocks[number * width : (number + 1) * width] for number in self._where[row]]
        first = row * BOARD_WIDTH
        return b"".join(seats), bytes(self._boards[first : first + BOARD_WIDTH])
