"""Playing on by itself through dice and forced decisions."""

import random

from stoneage_qt.games.stoneage.bots.policy_options import Options, options
from stoneage_qt.games.stoneage.rules.chance import keyed_chance, sample_chance
from stoneage_qt.games.stoneage.rules.constants import CHANCE
from stoneage_qt.games.stoneage.rules.state import State
from stoneage_qt.games.stoneage.rules.transition import apply


def advance(s: State, rng: random.Random, last_round: int) -> Options | None:
    """Plays on to the next decision with a real choice, and gives its candidates.

    None where the game is over or a round after `last_round` has begun.
    """
    return _advance(s, rng, 0, last_round)


def advance_keyed(s: State, seed: int, last_round: int) -> Options | None:
    """Like `advance`, with the dice that `seed` holds ready: the same for equal rolls."""
    return _advance(s, None, seed, last_round)


def _advance(s: State, rng: random.Random | None, seed: int, last_round: int) -> Options | None:
    while True:
        actor = s.actor
        if actor == CHANCE:
            apply(s, keyed_chance(s, seed) if rng is None else sample_chance(s, rng))
        elif actor < 0 or s.round > last_round:
            return None
        else:
            found = Options(len(s.players))
            options(s, found)
            if len(found.actions) > 1:
                return found
            apply(s, found.actions[0])
