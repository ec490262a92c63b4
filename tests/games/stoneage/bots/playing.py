"""Whole games for the tests of the bots."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

from stoneage_qt.contract import Bot
from stoneage_qt.games.stoneage.minds import decide
from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    OVER,
    Action,
    Setup,
    State,
    apply,
    keyed_chance,
    new_state,
)
from stoneage_qt.games.stoneage.rules.constants import MODULES

ALL_MODULES = [
    frozenset(chosen) for size in range(4) for chosen in combinations(sorted(MODULES), size)
]


def start(players: int, seed: int, modules: frozenset[str] = frozenset()) -> State:
    return new_state(Setup.shuffled(players, random.Random(seed), modules))


def play(bots: Sequence[Bot], s: State, seed: int, rounds: int = 100) -> Iterator[Action]:
    """Plays on, decision by decision; a fault fails the test."""
    while s.actor != OVER and s.round <= rounds:
        if s.actor == CHANCE:
            apply(s, keyed_chance(s, seed))
            continue
        decision = decide(bots[s.actor], s, s.actor, seed)
        assert decision.fault is None, (bots[s.actor].name, decision)
        yield decision.action
        apply(s, decision.action)


def play_out(bots: Sequence[Bot], s: State, seed: int, rounds: int = 100) -> list[Action]:
    return list(play(bots, s, seed, rounds))
