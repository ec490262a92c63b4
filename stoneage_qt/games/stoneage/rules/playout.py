"""Whole games of random actions: the engine at full speed, with no driver around it."""

import random
from typing import Final

from stoneage_qt.games.stoneage.rules.chance import sample_chance
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMALS,
    CHANCE,
    HARD_WINTER,
    IGLOOS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MODULES,
    OVER,
)
from stoneage_qt.games.stoneage.rules.fast import CORE, core_plays, pack, unpack, unpacked
from stoneage_qt.games.stoneage.rules.legal import legal_actions
from stoneage_qt.games.stoneage.rules.setup import Setup, new_state
from stoneage_qt.games.stoneage.rules.state import State
from stoneage_qt.games.stoneage.rules.transition import apply

# The core takes seeds of 64 bits, of which the uppermost is set.
_SEED_BITS: Final = 63
_CORE_SEEDS: Final = 1 << 64


def play_out(s: State, rng: random.Random) -> int:
    """Plays random legal actions to the end, in place; returns how many they were.

    In the C core where that was built; the same game, action by action, as without it.
    """
    seed = rng.getrandbits(_SEED_BITS) | 1 << _SEED_BITS
    if CORE is None or not core_plays(s):
        return play_out_plainly(s, seed)
    count: int
    count, table = CORE.play_out(pack(s), seed)
    unpack(table, s)
    return count


def random_game(
    players: int, seed: int, modules: frozenset[str] = frozenset()
) -> tuple[State, int]:
    """A whole game, from shuffling on; its end, and how many actions led there.

    Set up and played with the random numbers of `seed`, in the C core where that was built. Raises
    SetupError for a game that there is not.
    """
    known = MIN_PLAYERS <= players <= MAX_PLAYERS and modules <= MODULES
    if CORE is None or not known or not 0 <= seed < _CORE_SEEDS:
        rng = random.Random(seed)
        s = new_state(Setup.shuffled(players, rng, modules))
        return s, play_out(s, rng)
    hard, animals, igloos = HARD_WINTER in modules, ANIMALS in modules, IGLOOS in modules
    count: int
    count, table = CORE.random_game(players, hard, animals, igloos, seed)
    return unpacked(table, modules), count


def play_out_plainly(s: State, seed: int) -> int:
    """What the core does, by the rules themselves."""
    rng = random.Random(seed)
    uniform = rng.random
    count = 0
    while s.actor != OVER:
        if s.actor == CHANCE:
            apply(s, sample_chance(s, rng))
        else:
            actions = legal_actions(s)
            apply(s, actions[int(uniform() * len(actions))])
        count += 1
    return count
