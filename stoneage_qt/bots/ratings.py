"""Ratings over a ladder, fitted by maximum likelihood.

Bradley–Terry for two players is Plackett–Luce with tables of two, so there is one model:
each bot has a strength, and the winner, then the second and so on are drawn in proportion
to the strengths of those still there. Fitted by minorisation–maximisation (Hunter 2004).
Bots that share a rank count as half of either order.
"""

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

# One placing: bots from first to last with their ranks.
Placing = tuple[tuple[int, int], ...]

_ROUNDS: Final = 400
_CLOSE: Final = 1e-7
# Everybody also wins and loses this share of a game against a bot of mean strength, so that
# a bot without a win or a loss has a rating at all.
_PRIOR: Final = 0.5
ELO: Final = 400.0 / math.log(10.0)


class Rating(NamedTuple):
    """In Elo points around a mean of 0, with a 95 % interval."""

    bot: int
    rating: float
    low: float
    high: float


def fit_strengths(placings: Sequence[Placing], bots: int) -> list[float]:
    """Strengths (their geometric mean is 1) that make the placings most likely."""
    stages = _stages(placings)
    wins = [_PRIOR] * bots
    for winner, weight, _ in stages:
        wins[winner] += weight
    strengths = [1.0] * bots
    for _ in range(_ROUNDS):
        shares = [2.0 * _PRIOR / (strength + 1.0) for strength in strengths]
        for _, weight, present in stages:
            part = weight / sum([strengths[bot] for bot in present])
            for bot in present:
                shares[bot] += part
        fresh = [won / share for won, share in zip(wins, shares, strict=True)]
        mean = math.exp(sum([math.log(strength) for strength in fresh]) / bots)
        fresh = [strength / mean for strength in fresh]
        moved = max(abs(a / b - 1.0) for a, b in zip(fresh, strengths, strict=True))
        strengths = fresh
        if moved < _CLOSE:
            break
    return strengths


def _stages(placings: Sequence[Placing]) -> list[tuple[int, float, tuple[int, ...]]]:
    """(winner, weight, those present), equal ones merged: the likelihood needs no more."""
    found: dict[tuple[int, tuple[int, ...]], float] = {}
    for placing in placings:
        left = sorted(placing, key=lambda row: row[1])
        while len(left) > 1:
            first = [bot for bot, rank in left if rank == left[0][1]]
            present = tuple(sorted(bot for bot, _ in left))
            for bot in first:
                key = (bot, present)
                found[key] = found.get(key, 0.0) + 1.0 / len(first)
            # Tied bots leave together: either order is as likely.
            left = left[len(first) :]
    return [(winner, weight, present) for (winner, present), weight in found.items()]


def rate(
    tables: Sequence[Sequence[Placing]], bots: int, seed: int = 0, resamples: int = 100
) -> list[Rating]:
    """Ratings with intervals from a bootstrap over tables (games of one table share luck)."""
    best = _elo(fit_strengths([placing for table in tables for placing in table], bots))
    rng = random.Random(f"ratings/{seed}")
    drawn: list[list[float]] = []
    for _ in range(resamples if tables else 0):
        sample = rng.choices(tables, k=len(tables))
        drawn.append(_elo(fit_strengths([p for table in sample for p in table], bots)))
    ratings = []
    for bot in range(bots):
        values = sorted(row[bot] for row in drawn) or [best[bot]]
        low = values[int(0.025 * (len(values) - 1))]
        high = values[math.ceil(0.975 * (len(values) - 1))]
        ratings.append(Rating(bot, best[bot], low, high))
    return ratings


def _elo(strengths: Sequence[float]) -> list[float]:
    return [ELO * math.log(strength) for strength in strengths]
