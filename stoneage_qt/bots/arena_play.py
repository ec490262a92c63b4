"""One table of the arena: the same shuffles and dice for every rotation of the seats."""

import random
import time
from collections.abc import Sequence
from typing import NamedTuple

from stoneage_qt.background.processes import Stop
from stoneage_qt.bots.door import decide
from stoneage_qt.bots.external import ExternalBot
from stoneage_qt.bots.levels import make_bot
from stoneage_qt.contract import CHANCE, OVER, Action, Bot, Memory, Minds, Rules, State
from stoneage_qt.games import minds_in

MOST_ROUNDS = 100  # N4


class ArenaTable(NamedTuple):
    """Who meets whom with which luck: played once per rotation of the seats.

    entrants: indices into the contest's bots, in seat order of the first game; the same
    index may sit there more than once.
    """

    number: int
    entrants: tuple[int, ...]
    seed: int
    modules: tuple[str, ...]


class Game(NamedTuple):
    """One game played. Everything is by seat; `entrants` says who sat there."""

    entrants: tuple[int, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    shares: tuple[float, ...]
    start: int
    rounds: int
    times: tuple[tuple[float, ...], ...]
    faults: tuple[tuple[str, ...], ...]


def win_shares(ranks: Sequence[int]) -> tuple[float, ...]:
    """A shared victory is split (E4)."""
    winners = sum(1 for rank in ranks if rank == 1)
    return tuple(1.0 / winners if rank == 1 else 0.0 for rank in ranks)


def play_game(
    minds: Minds,
    bots: Sequence[Bot],
    entrants: tuple[int, ...],
    seed: int,
    modules: frozenset[str],
) -> Game:
    """A whole game; cards, buildings, dice and the bots' own luck all follow from `seed`."""
    rules = minds.rules
    setup = rules.shuffled(len(bots), random.Random(f"arena/{seed}"), modules)
    s = rules.new_state(setup)
    memory = minds.new_memory(s)
    times: list[list[float]] = [[] for _ in bots]
    faults: list[list[str]] = [[] for _ in bots]
    while s.actor != OVER and rules.round_of(s) <= MOST_ROUNDS:
        seat = s.actor
        if seat == CHANCE:
            _play(rules, s, rules.keyed_chance(s, seed), memory)
            continue
        choice = len(rules.legal_actions(s)) > 1
        started = time.perf_counter()
        decision = decide(minds, bots[seat], s, seat, seed, memory.of(seat) if memory else None)
        if choice:
            times[seat].append(time.perf_counter() - started)
        if decision.fault is not None:
            faults[seat].append(decision.fault)
        _play(rules, s, decision.action, memory)
    result = rules.standings(s)
    ranks = tuple(standing.rank for standing in result)
    return Game(
        entrants,
        tuple(standing.total for standing in result),
        ranks,
        win_shares(ranks),
        setup.start,
        rules.round_of(s),
        tuple(tuple(row) for row in times),
        tuple(tuple(row) for row in faults),
    )


def _play(rules: Rules, s: State, a: Action, memory: Memory | None) -> None:
    rules.apply(s, a)
    if memory is not None:
        memory.see(a, s)


class TablePlayer:
    """The arena's work: plays tables. External programs are started once and kept."""

    def __init__(self, package: str, keys: tuple[str, ...], budget: float) -> None:
        self._minds = minds_in(package)
        self._keys = keys
        self._budget = budget
        self._external: dict[tuple[int, int], ExternalBot] = {}

    def answer(self, request: ArenaTable, stop: Stop) -> list[Game]:
        """All rotations of one table; fewer where it is told to stop."""
        games: list[Game] = []
        seats = len(request.entrants)
        for turn in range(seats):
            if stop():
                break
            places = [(seat + turn) % seats for seat in range(seats)]
            entrants = tuple(request.entrants[place] for place in places)
            bots = [self._bot(request.entrants[place], place) for place in places]
            modules = frozenset(request.modules)
            games.append(play_game(self._minds, bots, entrants, request.seed, modules))
        return games

    def close(self) -> None:
        """Ends the external programs."""
        for bot in self._external.values():
            bot.close()

    def _bot(self, entrant: int, place: int) -> Bot:
        known = self._external.get((entrant, place))
        if known is not None:
            known.new_game()
            return known
        bot = make_bot(self._minds, self._keys[entrant], self._budget)
        if isinstance(bot, ExternalBot):
            self._external[(entrant, place)] = bot
        return bot
