"""A stretch of numbers: what a graph shows of an axis, and the round numbers written at it."""

import math
from typing import Final, NamedTuple

_STEPS: Final = (1, 2, 5, 10)


class Span(NamedTuple):
    """From `low` to `high`; never empty."""

    low: float
    high: float

    @property
    def length(self) -> float:
        """How much it holds."""
        return self.high - self.low

    def share(self, value: float) -> float:
        """Where a value lies: 0 at the low end, 1 at the high one."""
        return (value - self.low) / self.length

    def at(self, share: float) -> float:
        """The value at a share of the way."""
        return self.low + share * self.length

    def padded(self, part: float) -> "Span":
        """A little more at both ends."""
        return Span(self.low - part * self.length, self.high + part * self.length)

    def zoomed(self, factor: float, around: float, whole: "Span", least: float) -> "Span":
        """`factor` times as much (below 1: larger pictures), `around` stays where it is."""
        length = min(whole.length, max(least, self.length * factor))
        low = around - self.share(around) * length
        return Span(low, low + length).inside(whole)

    def moved(self, by: float, whole: "Span") -> "Span":
        """As much, further along."""
        return Span(self.low + by, self.high + by).inside(whole)

    def inside(self, whole: "Span") -> "Span":
        """As much, but no more than there is, and not beyond its ends."""
        length = min(self.length, whole.length)
        low = min(max(self.low, whole.low), whole.high - length)
        return Span(low, low + length)

    def ticks(self, most: int) -> list[float]:
        """At most so many round numbers within, evenly apart; whole ones, people are counted."""
        rough = max(1.0, self.length / max(1, most - 1))
        power = 10.0 ** math.floor(math.log10(rough))
        step = next(s * power for s in _STEPS if s * power >= rough - 1e-9)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [n * step for n in range(first, last + 1)]
