"""What the games of an arena say: win shares with intervals, scores, seats, times."""

import math
import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from stoneage_qt.bots.arena_play import Game

_Z: Final = 1.959964
_RESAMPLES: Final = 2000


class Interval(NamedTuple):
    """A share and its 95 % interval."""

    share: float
    low: float
    high: float


def wilson(share: float, count: int) -> Interval:
    """Wilson's interval of a share among `count` independent trials."""
    if count == 0:
        return Interval(share, 0.0, 1.0)
    z2 = _Z * _Z
    centre = (share + z2 / (2 * count)) / (1 + z2 / count)
    spread = _Z * math.sqrt(share * (1 - share) / count + z2 / (4 * count * count))
    spread /= 1 + z2 / count
    return Interval(share, max(0.0, centre - spread), min(1.0, centre + spread))


def paired_interval(shares: Sequence[float], seed: int = 0) -> Interval:
    """The mean share over tables with a bootstrap interval over tables.

    The games of one table share their luck, so the table is what is drawn again. Where all
    tables went to one side there is nothing to draw: Wilson over the tables instead.
    """
    count = len(shares)
    if count == 0:
        return Interval(0.0, 0.0, 1.0)
    mean = math.fsum(shares) / count
    if mean in (0.0, 1.0) or count < 2:
        return wilson(mean, count)
    rng = random.Random(f"bootstrap/{seed}")
    means = sorted(math.fsum(rng.choices(shares, k=count)) / count for _ in range(_RESAMPLES))
    return Interval(mean, means[int(0.025 * _RESAMPLES)], means[int(0.975 * _RESAMPLES) - 1])


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which `share` of the sorted values lie; 0 where there is none."""
    return values[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def bot_summary(tables: Sequence[Sequence[Game]], entrant: int, seed: int) -> dict[str, Any]:
    """How one bot did: per seat it sat on, where it sat on several."""
    per_table: list[float] = []
    totals: list[int] = []
    ranks: list[int] = []
    times: list[float] = []
    faults: list[str] = []
    for table in tables:
        seats = [
            (game, seat)
            for game in table
            for seat, sitting in enumerate(game.entrants)
            if sitting == entrant
        ]
        if not seats:
            continue
        per_table.append(sum(game.shares[seat] for game, seat in seats) / len(seats))
        for game, seat in seats:
            totals.append(game.totals[seat])
            ranks.append(game.ranks[seat])
            times.extend(game.times[seat])
            faults.extend(game.faults[seat])
    times.sort()
    interval = paired_interval(per_table, seed)
    return {
        "win_rate": interval.share,
        "low": interval.low,
        "high": interval.high,
        "points": _mean(totals),
        "rank": _mean(ranks),
        "median_ms": 1000.0 * quantile(times, 0.5),
        "p95_ms": 1000.0 * quantile(times, 0.95),
        "max_ms": 1000.0 * (times[-1] if times else 0.0),
        "decisions": len(times),
        "faults": len(faults),
        "first_fault": faults[0] if faults else None,
    }


def margin(tables: Sequence[Sequence[Game]], entrant: int) -> float:
    """Mean lead over the best of the others."""
    leads: list[float] = []
    for table in tables:
        for game in table:
            others = [
                t for t, who in zip(game.totals, game.entrants, strict=True) if who != entrant
            ]
            for total, who in zip(game.totals, game.entrants, strict=True):
                if who == entrant and others:
                    leads.append(total - max(others))
    return _mean(leads)


def seat_shares(tables: Sequence[Sequence[Game]]) -> list[float]:
    """Win share by distance from the first start player: what the seat alone gives."""
    games = [game for table in tables for game in table]
    if not games:
        return []
    seats = len(games[0].entrants)
    shares = [0.0] * seats
    for game in games:
        for seat, share in enumerate(game.shares):
            shares[(seat - game.start) % seats] += share
    return [share / len(games) for share in shares]


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values) if values else 0.0
