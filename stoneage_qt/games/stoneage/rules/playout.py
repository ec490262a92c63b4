"""Whole games of random actions: the engine at full speed, with no driver around it."""

import random

from stoneage_qt.games.stoneage.rules.chance import sample_chance
from stoneage_qt.games.stoneage.rules.constants import CHANCE, OVER
from stoneage_qt.games.stoneage.rules.legal import legal_actions
from stoneage_qt.games.stoneage.rules.state import State
from stoneage_qt.games.stoneage.rules.transition import apply


def play_out(s: State, rng: random.Random) -> int:
    """Plays random legal actions to the end, in place; returns how many they were."""
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
