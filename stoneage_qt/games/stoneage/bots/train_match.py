"""Matches between two nets, many games side by side: the only judge of a training."""

import random
from math import sqrt
from typing import NamedTuple

from stoneage_qt.games.stoneage.bots.mind import MIND, SEED_BITS, full_seed
from stoneage_qt.games.stoneage.bots.net import Net
from stoneage_qt.games.stoneage.bots.policy_advance import advance
from stoneage_qt.games.stoneage.bots.policy_options import OptionRows
from stoneage_qt.games.stoneage.bots.train_games import ROUND_LIMIT, random_modules
from stoneage_qt.games.stoneage.bots.value import Batch, win_shares
from stoneage_qt.games.stoneage.rules.fast import pack
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
    __slots__ = ("challenger", "pending", "rng", "seed", "state")

    def __init__(self, state: State, seed: int, challenger: int) -> None:
        self.state = state
        self.seed = seed
        self.rng = random.Random(seed)
        self.challenger = challenger
        self.pending: OptionRows | None = None


def match(challenger: Net, holder: Net, deals: int, seed: int, modules: float = 0.4) -> MatchResult:
    """The challenger in one seat, the holder in all others; each deal once per seat."""
    live: list[_Game] = []
    for deal in range(deals):
        for seat in range(challenger.seats):
            rng = random.Random(f"{seed}/{deal}")
            drawn = random_modules(rng, modules)
            state = new_state(Setup.shuffled(challenger.seats, rng, modules=drawn))
            live.append(_Game(state, full_seed(rng.getrandbits(SEED_BITS)), seat))
    if MIND is not None and challenger.handle is not None and holder.handle is not None:
        wins = sum(_won_fast(challenger, holder, game) for game in live)
    else:
        wins = _won_plainly(challenger, holder, live)
    return MatchResult(wins, len(live))


def _won_fast(challenger: Net, holder: Net, game: _Game) -> float:
    """What the challenger wins of one game, in C."""
    best = [
        ((challenger if seat == game.challenger else holder).handle, False, False, 0.0)
        for seat in range(challenger.seats)
    ]
    played = MIND.game(pack(game.state), game.seed)
    MIND.play_on(played, best, (0.0, 0.0, 1.0))
    share: float = MIND.shares(played)[game.challenger]
    return share


def _won_plainly(challenger: Net, holder: Net, live: list[_Game]) -> float:
    """What the challenger wins of all games, side by side."""
    wins = 0.0
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
    return wins


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
