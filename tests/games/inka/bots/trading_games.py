"""Games in which everybody trades by the race and builds like a builder, which is quick."""

import random
from collections.abc import Iterator

from stoneage_qt.games.inka.bots import builder
from stoneage_qt.games.inka.bots.likings import PLAIN
from stoneage_qt.games.inka.bots.memory import Memory, drawn
from stoneage_qt.games.inka.bots.planner import options
from stoneage_qt.games.inka.bots.planner_bot import offer_first
from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Action,
    Setup,
    State,
    apply,
    keyed_chance,
    new_state,
)
from stoneage_qt.games.inka.rules.constants import CHOOSE, REPLY


def trading_game(seed: int, players: int = 4) -> Iterator[tuple[State, Action, Memory]]:
    """Every action of a game, the position it is played in, and what was remembered there."""
    rng = random.Random(seed)
    s = new_state(Setup.shuffled(players, rng, start=0))
    memory = Memory(s)
    while s.actor != OVER:
        action = keyed_chance(s, seed) if s.actor == CHANCE else _choice(s, memory, rng)
        yield s.copy(), action, memory
        apply(s, action)
        memory.see(action, s)


def _choice(s: State, memory: Memory, rng: random.Random) -> Action:
    known = memory.of(s.actor)
    seen = drawn(s, s.actor, rng, known)
    if s.phase in (REPLY, CHOOSE):
        return options(seen, PLAIN, known)[0].action
    return offer_first(seen, PLAIN, known, rng) or builder.choose(seen)
