"""Dice: the only randomness of a game, and its exact odds."""

import random
from functools import cache
from math import factorial
from typing import Final

from stoneage_qt.games.stoneage.rules.actions import ROLL, Action
from stoneage_qt.games.stoneage.rules.constants import CHANCE
from stoneage_qt.games.stoneage.rules.state import State

_ROLLS: Final[dict[tuple[int, ...], Action]] = {}


def roll_action(dice: tuple[int, ...]) -> Action:
    """The chance action of these dice, which must be ascending."""
    known = _ROLLS.get(dice)
    if known is None:
        known = Action(ROLL, dice=dice)
        _ROLLS[dice] = known
    return known


def sample_chance(s: State, rng: random.Random) -> Action:
    """The dice, as an action."""
    uniform = rng.random
    dice = [int(uniform() * 6.0) + 1 for _ in range(s.dice_count)]
    dice.sort()
    return roll_action(tuple(dice))


def keyed_chance(s: State, seed: int) -> Action:
    """The dice that `seed` holds ready for this very roll.

    A seat rolls at most once per place and round, so round, seat and place name the roll:
    whatever was decided before, the same dice fall. That keeps undone decisions from
    re-rolling, and lets two games of an arena pair share their luck.
    """
    return sample_chance(s, random.Random(f"{seed}/{s.round}/{s.turn}/{s.source}"))


def chance_outcomes(s: State) -> list[tuple[Action, float]]:
    """Every outcome of the pending roll with its probability; sorted dice, sums to 1."""
    if s.actor != CHANCE:
        return []
    return list(_outcomes(s.dice_count))


@cache
def _outcomes(count: int) -> tuple[tuple[Action, float], ...]:
    ways = 6**count
    result: list[tuple[Action, float]] = []
    for dice in _ascending(count, 1):
        arrangements = factorial(count)
        for face in range(1, 7):
            arrangements //= factorial(dice.count(face))
        result.append((roll_action(dice), arrangements / ways))
    return tuple(result)


def _ascending(count: int, low: int) -> list[tuple[int, ...]]:
    if count == 0:
        return [()]
    return [(face, *rest) for face in range(low, 7) for rest in _ascending(count - 1, face)]


@cache
def sum_odds(count: int) -> tuple[float, ...]:
    """P(sum == i) of `count` dice, for i from 0 to 6 × count."""
    if count == 0:
        return (1.0,)
    below = sum_odds(count - 1)
    odds = [0.0] * (6 * count + 1)
    for total, chance in enumerate(below):
        for face in range(1, 7):
            odds[total + face] += chance / 6.0
    return tuple(odds)
