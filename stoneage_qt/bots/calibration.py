"""How honest win chances are: of positions called 70 %, seven in ten should be won."""

from collections.abc import Iterable
from typing import Final, NamedTuple

_TENTHS: Final = 10


class ChanceCall(NamedTuple):
    """One chance: what was called, and what came of it (1 won, 0 lost, a share of a tie)."""

    chance: float
    won: float


class Tenth(NamedTuple):
    """Chances from `low` to a tenth more: how many, their mean, and how many were won."""

    low: float
    positions: int
    called: float
    won: float

    @property
    def off(self) -> float:
        """By how much the chances were too low; negative: too high."""
        return self.won - self.called


def tenths(found: Iterable[ChanceCall]) -> list[Tenth]:
    """The reliability table; tenths without any are left out."""
    groups: list[list[ChanceCall]] = [[] for _ in range(_TENTHS)]
    for one in found:
        groups[min(_TENTHS - 1, int(_TENTHS * one.chance))].append(one)
    return [
        Tenth(
            place / _TENTHS,
            len(group),
            sum(one.chance for one in group) / len(group),
            sum(one.won for one in group) / len(group),
        )
        for place, group in enumerate(groups)
        if group
    ]
