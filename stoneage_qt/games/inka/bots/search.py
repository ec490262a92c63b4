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
    MAIN,
)
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.transition import apply

# A founding decides more than anything else, and is rare.
_FOUNDINGS: Final = (FOUNDING, FIRST_SETTLE)
_FEWEST: Final = 8
# Who is ahead by so many standard errors needs no further games; fewer for the usual way.
_CLEAR: Final = 3.0
_CLEAR_USUAL: Final = 2.2


class Kind(NamedTuple):
    """What is known of a kind of decision before anything is tried.

    share: of the games. The quick player's own way is the best more often than any other: others
    are taken to be worse by `handicap` before they are tried, and that counts as `doubt` games.
    """

    share: float
    handicap: float
    doubt: float


# From 43 decisions with 195 other ways, 400 games each. Of robbers all places are much the same.
_KINDS: Final = {
    MAIN: Kind(1.0, 0.042, 36.0),
    FOUNDING: Kind(1.0, 0.048, 27.0),
    FIRST_SETTLE: Kind(1.0, 0.048, 27.0),
    DISCARDING: Kind(0.3, 0.014, 240.0),
}
_SMALL: Final = Kind(0.6, 0.014, 240.0)


class Budget(NamedTuple):
    """How much is tried: games in all for a decision, and from how many possible positions.

    games: in the middle of a game; founding: for a place to found. ways: no more than so many.
    near: who comes close has a share, too, so that fewer games tell as much; what comes out is no
    win chance then. Nothing depends on the clock: the same seed decides the same on every machine.
    """

    games: int
    worlds: int
    ways: int = MOST_WAYS
    founding: int = 0
    near: bool = False

    def scaled(self, factor: float) -> "Budget":
        """As much thinking, times a factor."""
        games, founding = round(self.games * factor), round(self.founding * factor)
        return self._replace(games=games, founding=founding)

    def games_for(self, s: State) -> float:
        """The games for a position: late ones are soon played, so there are more of them."""
        if s.phase in _FOUNDINGS:
            return max(self.founding, self.games)
        left = GOALS[-1] - max(player.markers for player in s.players)
        return self.games * _KINDS.get(s.phase, _SMALL).share * 6.0 / (2.0 + left)


class Tried:
    """A way, and what came of its games: shares in wins, the same games for all."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.shares = b""

    @property
    def value(self) -> float:
        """The own win chance, or the share of who comes close, too."""
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
        most = MOST_WAYS if s.phase in _FOUNDINGS else self.budget.ways
        ways = [Tried(way) for way in ways_on(s, most)]
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
    games = Games(worlds, s.actor, rng.getrandbits(63), budget.near)
    total = budget.games_for(s)
    rounds = max(1, math.ceil(math.log2(len(ways))))
    usual, left = ways[0], ways[:]
    kind = _KINDS.get(s.phase, _SMALL)
    for _ in range(rounds):
        if stop():
            break
        number = max(_FEWEST, round(total / rounds / len(left)))
        found = games.play([tried.way for tried in left], len(left[0].shares), number)
        for tried, shares in zip(left, found, strict=True):
            tried.shares += shares
        left.sort(key=lambda tried: -_standing(tried, usual, kind))
        if _is_clear(left, _CLEAR_USUAL if left[0] is usual else _CLEAR):
            break
        best = left[: max(2, (len(left) + 1) // 2)]
        left = best if usual in best else [*best, usual]
    rest = [tried for tried in ways if tried not in left]
    ways[:] = left + sorted(rest, key=lambda tried: (-len(tried.shares), -tried.value))


def _standing(tried: Tried, usual: Tried, kind: Kind) -> float:
    """The value of a way, with the doubt whether it is better than the usual one."""
    if tried is usual:
        return tried.value
    number = len(tried.shares)
    expected = usual.value - kind.handicap
    return (number * tried.value + kind.doubt * expected) / (number + kind.doubt)


def _is_clear(left: list[Tried], errors: float) -> bool:
    """Whether the first is ahead of all others by more than chance."""
    leads = (lead(left[0], tried) for tried in left[1:])
    return all(gap > errors * error for gap, error in leads)


def lead(one: Tried, other: Tried) -> tuple[float, float]:
    """By how much one is ahead of another in the games that both have, and its standard error."""
    count = min(len(one.shares), len(other.shares))
    gaps = [mine - theirs for mine, theirs in zip(one.shares, other.shares, strict=False)]
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / count
    return mean / WHOLE, math.sqrt(spread / count) / WHOLE
