"""Dice and the robbed card: the only randomness of a running game, and its exact odds."""

import random
from typing import Final

from stoneage_qt.games.inka.rules.actions import ROLLS, STEALS, Action
from stoneage_qt.games.inka.rules.constants import CHANCE, DICE, KINDS
from stoneage_qt.games.inka.rules.state import State

_THROWS: Final[tuple[tuple[Action, float], ...]] = tuple(
    (ROLLS[a][b], (1 if a == b else 2) / 36) for a in range(1, 7) for b in range(a, 7)
)


def sample_chance(s: State, rng: random.Random) -> Action:
    """The dice, or the card that is robbed, as an action (Y1, Z6)."""
    if s.phase == DICE:
        a = int(rng.random() * 6.0) + 1
        b = int(rng.random() * 6.0) + 1
        return ROLLS[a][b]
    hand = s.players[s.victim].hand
    number = int(rng.random() * sum(hand))
    for kind in range(KINDS):
        number -= hand[kind]
        if number < 0:
            return STEALS[kind]
    raise ValueError("the victim has no cards")


def keyed_chance(s: State, seed: int) -> Action:
    """What `seed` holds ready for this very throw or robbery.

    There is one throw per turn, so the turn names it: whatever was decided before, the same
    dice fall. A robbed card follows from the turn, the victim and its hand. That keeps undone
    decisions from drawing again, and lets games of an arena share their luck.
    """
    if s.phase == DICE:
        return sample_chance(s, random.Random(f"{seed}/{s.turn}"))
    hand = s.players[s.victim].hand
    return sample_chance(s, random.Random(f"{seed}/{s.turn}/{s.victim}/{hand}"))


def chance_outcomes(s: State) -> list[tuple[Action, float]]:
    """Every outcome that is possible now with its probability; sums to 1.

    At a robbery it tells the victim's hand: bots ask it about determinized states only.
    """
    if s.actor != CHANCE:
        return []
    if s.phase == DICE:
        return list(_THROWS)
    hand = s.players[s.victim].hand
    size = sum(hand)
    return [(STEALS[kind], hand[kind] / size) for kind in range(KINDS) if hand[kind]]
