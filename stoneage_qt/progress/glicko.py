"""How strong somebody plays, and how sure that is: the rating system Glicko-2.

After Mark Glickman, "Example of the Glicko-2 system" (2022 revision), whose numbered steps the
comments name. A rating is a number on the usual scale (1500 in the middle, 400 points more win
ten times as often) with a deviation: with 95 % certainty the true strength lies within twice it.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

_SCALE: Final = 173.7178
_MIDDLE: Final = 1500.0
# How much strengths wander: small, because a person improves over weeks, not from game to game.
_TAU: Final = 0.5
_CLOSE: Final = 1e-6
MOST_DEVIATION: Final = 350.0
# Nobody is weaker or stronger, or more erratic; without bounds a row of impossible results ends
# in numbers that can't be reckoned with.
LEAST_RATING: Final = 0.0
MOST_RATING: Final = 4000.0
_MOST_VOLATILITY: Final = 0.5
# The search for the volatility takes some five rounds.
_ROUNDS: Final = 100


class Strength(NamedTuple):
    """A rating, its deviation, and how erratic it moves."""

    rating: float = _MIDDLE
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.rating - 2.0 * self.deviation

    @property
    def high(self) -> float:
        """Its upper end."""
        return self.rating + 2.0 * self.deviation


class Result(NamedTuple):
    """One comparison: against whom, and 1 for a win, ½ for a tie, 0 for a loss.

    weight: a game against three others is three comparisons that are not independent; they
    count less each.
    """

    rating: float
    deviation: float
    score: float
    weight: float = 1.0


def after(old: Strength, results: Sequence[Result]) -> Strength:
    """The strength after some games that belong together (one evening, or just one game)."""
    mu, phi = (old.rating - _MIDDLE) / _SCALE, old.deviation / _SCALE  # step 2
    if not results:
        spread = math.hypot(phi, old.volatility)
        return old._replace(deviation=min(MOST_DEVIATION, spread * _SCALE))
    information = surprise = 0.0
    for result in results:  # step 3 and the sum of step 4
        g = _g(result.deviation / _SCALE)
        expected = _expected(mu, (result.rating - _MIDDLE) / _SCALE, g)
        information += result.weight * g * g * expected * (1.0 - expected)
        surprise += result.weight * g * (result.score - expected)
    variance = 1.0 / information
    sigma = _volatility(old.volatility, phi, variance, variance * surprise)
    before = math.hypot(phi, sigma)  # step 6
    phi = 1.0 / math.sqrt(1.0 / before**2 + information)  # step 7
    mu += phi * phi * surprise
    rating = min(MOST_RATING, max(LEAST_RATING, mu * _SCALE + _MIDDLE))  # step 8
    return Strength(rating, min(MOST_DEVIATION, phi * _SCALE), sigma)


def win_chance(one: Strength, other: Strength) -> float:
    """How often `one` comes out ahead of `other`, both deviations allowed for."""
    spread = math.hypot(one.deviation, other.deviation) / _SCALE
    return _expected((one.rating - _MIDDLE) / _SCALE, (other.rating - _MIDDLE) / _SCALE, _g(spread))


def _g(phi: float) -> float:
    return 1.0 / math.sqrt(1.0 + 3.0 * phi * phi / math.pi**2)


def _expected(mu: float, other: float, g: float) -> float:
    return 1.0 / (1.0 + math.exp(-g * (mu - other)))


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5: the root of f, by the Illinois algorithm."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        e = math.exp(x)
        down = phi * phi + variance + e
        return e * (delta * delta - down) / (2.0 * down * down) - (x - a) / (_TAU * _TAU)

    low = a
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while f(a - steps * _TAU) < 0.0:
            steps += 1
        high = a - steps * _TAU
    f_low, f_high = f(low), f(high)
    for _ in range(_ROUNDS):
        if abs(high - low) <= _CLOSE or f_high == f_low:
            break
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0.0:
            low, f_low = high, f_high
        else:
            f_low /= 2.0
        high, f_high = middle, f_middle
    return min(_MOST_VOLATILITY, math.exp(low / 2.0))
