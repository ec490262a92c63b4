"""Playing on by itself through dice and forced decisions."""

import random
from typing import Final

from stoneage_qt.games.stoneage.bots.policy_options import OptionRows, options
from stoneage_qt.games.stoneage.rules.actions import Action
from stoneage_qt.games.stoneage.rules.chance import roll_action, sample_chance
from stoneage_qt.games.stoneage.rules.constants import CHANCE
from stoneage_qt.games.stoneage.rules.state import State
from stoneage_qt.games.stoneage.rules.transition import apply

# A mixer of 64 bits (splitmix64), which costs a tenth of a random generator of its own per roll.
_ALL: Final = (1 << 64) - 1
_PER_ROLL: Final = 0x9E3779B97F4A7C15
_PER_DIE: Final = 0xD1B54A32D192ED03
_PER_WHIM: Final = 0xA0761D6478BD642F
# A whim is the sum of two numbers of so many bits: the small ones are the more frequent.
_WHIM_BITS: Final = 23


def _mixed(x: int) -> int:
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _ALL
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _ALL
    return x ^ (x >> 31)


def seeded_roll(s: State, seed: int) -> Action:
    """The dice that `seed` holds ready for this very roll of a rollout.

    As with `keyed_chance`, round, seat and place name the roll, so that all candidates meet the
    same luck.
    """
    x = seed + ((s.round * 4 + s.turn) * 32 + s.source + 1) * _PER_ROLL
    dice: list[int] = []
    for _ in range(s.dice_count):
        x = (x + _PER_DIE) & _ALL
        dice.append(((_mixed(x) >> 32) * 6 >> 32) + 1)
    dice.sort()
    return roll_action(tuple(dice))


def seeded_whim(s: State, a: Action, seed: int) -> float:
    """What the one who decides likes about a placement for no reason, -1 to 1.

    The same in all rollouts of that seed, so that all candidates meet the same whims.
    """
    key = ((s.round * 4 + s.actor) * 64 + a.place) * 16 + a.number + 1
    x = _mixed((seed + key * _PER_WHIM) & _ALL)
    low = (1 << _WHIM_BITS) - 1
    return ((x >> 64 - _WHIM_BITS) + (x >> 18 & low)) / (1 << _WHIM_BITS) - 1.0


def advance(s: State, rng: random.Random, last_round: int) -> OptionRows | None:
    """Plays on to the next decision with a real choice, and gives its candidates.

    None where the game is over or a round after `last_round` has begun.
    """
    return _advance(s, rng, 0, last_round)


def advance_seeded(s: State, seed: int, last_round: int) -> OptionRows | None:
    """Like `advance`, with the dice that `seed` holds ready: the same for equal rolls."""
    return _advance(s, None, seed, last_round)


def _advance(s: State, rng: random.Random | None, seed: int, last_round: int) -> OptionRows | None:
    while True:
        actor = s.actor
        if actor == CHANCE:
            apply(s, seeded_roll(s, seed) if rng is None else sample_chance(s, rng))
        elif actor < 0 or s.round > last_round:
            return None
        else:
            found = OptionRows(len(s.players))
            options(s, found)
            if len(found.actions) > 1:
                return found
            apply(s, found.actions[0])
