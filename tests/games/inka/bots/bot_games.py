"""Games of bots, asked as the arena asks them, action by action."""

import random
from collections.abc import Iterator, Sequence

from stoneage_qt.bots.door import decide
from stoneage_qt.contract import Bot
from stoneage_qt.games.inka.bots.memory import Memory
from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Action,
    Setup,
    State,
    apply,
    keyed_chance,
    legal_actions,
    new_state,
)


def drawn_setup(players: int, name: str) -> Setup:
    """The set-up of a game that is called so."""
    return Setup.shuffled(players, random.Random(name))


def bot_game(bots: Sequence[Bot], setup: Setup, seed: int) -> Iterator[tuple[State, Action | None]]:
    """Every position with the action that is played in it, and the end, with none.

    The positions are one and the same object: who keeps them copies them.
    """
    s = new_state(setup)
    memory = Memory(s)
    while s.actor != OVER:
        if s.actor == CHANCE:
            action = keyed_chance(s, seed)
        elif len(legal := legal_actions(s)) == 1:
            action = legal[0]
        else:
            action = decide(MINDS, bots[s.actor], s, s.actor, seed, memory.of(s.actor)).action
        yield s, action
        apply(s, action)
        memory.see(action, s)
    yield s, None
