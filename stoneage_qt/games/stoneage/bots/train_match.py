"""Matches between two nets, many games side by side: the only judge of a training."""

import random
from math import sqrt
from typing import NamedTuple

from stoneage_qt.games.stoneage.bots.net import Net
from stoneage_qt.games.stoneage.bots.policy_advance import advance
from stoneage_qt.games.stoneage.bots.policy_options import Options
from stoneage_qt.games.stoneage.bots.train_games import ROUND_LIMIT, random_modules
from stoneage_qt.games.stoneage.bots.value import Batch, win_shares
from stoneage_qt.games.stoneage.rules.setup import Setup, new_state
from stoneage_qt.games.stoneage.rules.state import State
from stoneage_qt.games.stoneage.rules.transition import apply


class MatchResult(NamedTuple):
    """The challenger's wins (shared ones as fractions) out of `games`; par is 1 / seats."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        """Wins per game."""
        return self.wins / max(self.games, 1)

    @property
    def margin(self) -> float:
        """Half the width of a 95 % interval, by the normal approximation."""
        share = self.share
        return 1.96 * sqrt(max(share * (1.0 - share), 0.01) / max(self.games, 1))

    def beats_par(self, seats: int) -> bool:
        """Is the challenger better with some confidence (one standard error)?"""
        return self.share - self.margin / 2 > 1.0 / seats


class _Game:
    __slots__ = ("challenger", "pending", "rng", "state")

    def __init__(self, state: State, rng: random.Random, challenger: int) -> None:
        self.state = state
        self.rng = rng
        self.challenger = challenger
        self.pending: Options | None = None


def match(challenger: Net, holder: Net, deals: int, seed: int, modules: float = 0.4) -> MatchResult:
    """The challenger in one seat, the holder in all others; each deal once per seat."""
    seats = challenger.seats
    live: list[_Game] = []
    for deal in range(deals):
        for seat in range(seats):
            rng = random.Random(f"{seed}/{deal}")
            setup = Setup.shuffled(seats, rng, modules=random_modules(rng, modules))
            live.append(_Game(new_state(setup), rng, seat))
    wins, games = 0.0, len(live)
    while live:
        for game in live:
            game.pending = advance(game.state, game.rng, ROUND_LIMIT)
            if game.pending is None:
                wins += win_shares(game.state)[game.challenger]
        live = [game for game in live if game.pending is not None]
        mine = [game for game in live if game.state.actor == game.challenger]
        theirs = [game for game in live if game.state.actor != game.challenger]
        _move(challenger, mine)
        _move(holder, theirs)
    return MatchResult(wins, games)


def _move(net: Net, games: list[_Game]) -> None:
    """The best action by the net, in all these games."""
    for start in range(0, len(games), 32):
        _move_some(net, games[start : start + 32])


def _move_some(net: Net, games: list[_Game]) -> None:
    chosen = [game.pending for game in games if game.pending is not None]
    merits = Batch(chosen).merits(net)
    first = 0
    for game, found in zip(games, chosen, strict=True):
        best = int(merits[first : first + found.rows].argmax())
        first += found.rows
        apply(game.state, found.actions[best])
