"""A bot that tries what it may do in games played to their end, thousands of them, and counts wins.

Hidden cards are drawn anew from what its seat remembers, the quick player plays all seats on, dice
fall the same for all that is compared, and ways that fall behind are dropped. Offers and answers
are a planner's: the quick player makes none.
"""

import math
import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from stoneage_qt.games.inka.bots.likings import PLAIN
from stoneage_qt.games.inka.bots.memory import drawn
from stoneage_qt.games.inka.bots.planner import options
from stoneage_qt.games.inka.bots.planner_bot import offer_first
from stoneage_qt.games.inka.bots.quick import WHOLE, Games, can_play
from stoneage_qt.games.inka.bots.turn_plans import turn_key
from stoneage_qt.games.inka.bots.ways import MOST_WAYS, Way, ways_on
from stoneage_qt.games.inka.rules.actions import Action
from stoneage_qt.games.inka.rules.constants import (
    DISCARDING,
    FIRST_SETTLE,
    FOUNDING,
    GOALS,
)
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.transition import apply

# A founding decides more than a turn, a card to put back less.
_SHARES: Final = {FOUNDING: 2.0, FIRST_SETTLE: 1.5, DISCARDING: 0.3}
# Who is ahead by so many standard errors needs no further games.
_CLEAR: Final = 3.5
_FEWEST: Final = 8
# The quick player's own way is the best more often than any other: others are taken to be so much
# worse before they are tried, and that counts as so many games.
_HANDICAP: Final = 0.05
_DOUBT: Final = 60.0


class Budget(NamedTuple):
    """How much is tried: games in all for a decision, and from how many possible positions.

    games: in the middle of a game. ways: no more than so many. Nothing depends on the clock: the
    same seed decides the same on every machine.
    """

    games: int
    worlds: int
    ways: int = MOST_WAYS

    def scaled(self, factor: float) -> "Budget":
        """As much thinking, times a factor."""
        return self._replace(games=round(self.games * factor))


class Tried:
    """A way, and what came of its games: shares in wins, the same games for all."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.shares = b""

    @property
    def value(self) -> float:
        """The own win chance."""
        return sum(self.shares) / (WHOLE * len(self.shares)) if self.shares else 0.0


class SearchBot:
    """See the module. memory: what the seat remembers; stop: says that nobody waits any more."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget
        self.memory: dict[str, Any] | None = None
        self.stop: Callable[[], bool] = lambda: False
        # What is left of the way that was chosen, and the position it was thought out for.
        self._rest: Way = []
        self._awaited: tuple[object, ...] = ()

    def choose(self, s: State, rng: random.Random) -> Action:
        """What is left of a way that was begun, else what wins most games."""
        if self._rest and self._awaited == _place_in_turn(s):
            return self._next(s, self._rest)
        if not can_play(s):
            return options(s, PLAIN, self.memory)[0].action
        offer = offer_first(s, PLAIN, self.memory)
        if offer is not None:
            return offer
        ways = [Tried(way) for way in ways_on(s, self.budget.ways)]
        if len(ways) > 1:
            compare(s, ways, self.budget, self.memory, rng, self.stop)
        return self._next(s, ways[0].way)

    def _next(self, s: State, way: Way) -> Action:
        """The first step; the rest is kept for the next questions."""
        self._rest = way[1:]
        if self._rest:
            after = s.copy()
            apply(after, way[0])
            self._awaited = _place_in_turn(after)
        return way[0]


def _place_in_turn(s: State) -> tuple[object, ...]:
    """What the active seat knows of its own turn."""
    return (s.turn, s.phase, *turn_key(s, s.active))


def compare(
    s: State,
    ways: list[Tried],
    budget: Budget,
    memory: dict[str, Any] | None,
    rng: random.Random,
    stop: Callable[[], bool] = lambda: False,
) -> None:
    """Tries all, then the better half of them …; sorts `ways`, the best first.

    The first is the usual one, and stays to the end: all others are measured by it.
    """
    worlds = [drawn(s, s.actor, rng, memory) for _ in range(budget.worlds)]
    games = Games(worlds, s.actor, rng.getrandbits(63))
    total = budget.games * _SHARES.get(s.phase, 1.0) * _shortness(s)
    rounds = max(1, math.ceil(math.log2(len(ways))))
    usual, left = ways[0], ways[:]
    for _ in range(rounds):
        if stop():
            break
        number = max(_FEWEST, round(total / rounds / len(left)))
        found = games.play([tried.way for tried in left], len(left[0].shares), number)
        for tried, shares in zip(left, found, strict=True):
            tried.shares += shares
        left.sort(key=lambda tried: -_standing(tried, usual))
        if _is_clear(left):
            break
        best = left[: max(2, (len(left) + 1) // 2)]
        left = best if usual in best else [*best, usual]
    rest = [tried for tried in ways if tried not in left]
    ways[:] = left + sorted(rest, key=lambda tried: (-len(tried.shares), -tried.value))


def _standing(tried: Tried, usual: Tried) -> float:
    """The win chance of a way, with the doubt whether it is better than the usual one."""
    if tried is usual:
        return tried.value
    number = len(tried.shares)
    expected = usual.value - _HANDICAP
    return (number * tried.value + _DOUBT * expected) / (number + _DOUBT)


def _shortness(s: State) -> float:
    """How many games take as long as one of the middle: late ones are soon played."""
    left = GOALS[-1] - max(player.markers for player in s.players)
    return 6.0 / (2.0 + left)


def _is_clear(left: list[Tried]) -> bool:
    """Whether the first is ahead of all others by more than chance."""
    leads = (lead(left[0], tried) for tried in left[1:])
    return all(gap > _CLEAR * error for gap, error in leads)


def lead(one: Tried, other: Tried) -> tuple[float, float]:
    """By how much one is ahead of another in the games that both have, and its standard error."""
    count = min(len(one.shares), len(other.shares))
    gaps = [mine - theirs for mine, theirs in zip(one.shares, other.shares, strict=False)]
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / count
    return mean / WHOLE, math.sqrt(spread / count) / WHOLE
