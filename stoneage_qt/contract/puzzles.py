"""Puzzles: positions with one clearly best action, as plain values.

A game's module `puzzles` has `PUZZLES`, a function that reads those it ships.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from stoneage_qt.contract import Action, Setup

# Solving is compared with how often bots of these levels find the best action.
Shares = Mapping[str, float]


class Puzzle(NamedTuple):
    """One puzzle.

    key: names it for good. game: whose. setup, options, actions: the game up to the position.
    best: what is to be found. win, second: the chance to win with it, and with the next best.
    theme: what it is about, one of the game's. rating: how hard it is, on the scale of players.
    shares: how often bots of these levels find it.
    """

    key: str
    game: str
    setup: Setup
    options: Any
    actions: Sequence[Action]
    best: Action
    win: float
    second: float
    theme: str
    rating: int
    shares: Shares
