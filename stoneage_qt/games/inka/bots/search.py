"""A bot that tries what it may do in hundreds of games, and counts wins.

Hidden cards are drawn anew from what its seat remembers, the quick player plays all seats on, dice
fall the same for all that is compared, and ways that fall behind are dropped. Most of these games
are cut short: some rounds later the judge says how they stand, which takes less time than to play
them to their end, and chance moves it less. The quick player makes no offers: deals are tried out
by themselves (`haggling.py`), or as a planner does it.
"""

import math
import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from stoneage_qt.games.inka.bots.haggling import Haggler, can_haggle
from stoneage_qt.games.inka.bots.judge import can_judge
from stoneage_qt.games.inka.bots.likings import PLAIN
from stoneage_qt.games.inka.bots.memory import drawn
from stoneage_qt.games.inka.bots.planner import options
from stoneage_qt.games.inka.bots.planner_bot import offer_first
from stoneage_qt.games.inka.bots.quick import Games, Shares, can_play
from stoneage_qt.games.inka.bots.turn_plans import turn_key
from stoneage_qt.games.inka.bots.ways import MOST_WAYS, Way, ways_on
from stoneage_qt.games.inka.rules.actions import Action
from stoneage_qt.games.inka.rules.constants import (
    CHOOSE,
    DISCARDING,
    FIRST_SETTLE,
    FOUNDING,
    GOALS,
    MAIN,
    REPLY,
)
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.transition import apply

# A founding decides more than anything else, and is rare.
_FOUNDINGS: Final = (FOUNDING, FIRST_SETTLE)
_FOUNDING_LOOKS: Final = 2.0
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
# What a look is worth, in games to the end: chance moves it less. But the judge has its own ideas,
# which more looks don't mend: so many games would be as near to the truth as any number of looks.
_LOOK: Final = 3.0
_ALL_LOOKS: Final = 800.0


class Budget(NamedTuple):
    """How much is tried: games in all for a decision, and from how many possible positions.

    games: to the end, in the middle of a game; founding: for a place to found. ways: no more than
    so many. looks: games before those that are cut short and judged after `rounds` rounds, where
    the judge is there; where it is not, there are `unjudged` games instead. deals: looks for one
    deal that is decided on; 0: deals are made as a planner does.
    near: who comes close has a share, too, so that fewer games tell as much; what comes out is no
    win chance then. Nothing depends on the clock: the same seed decides the same on every machine.
    """

    games: int
    worlds: int
    ways: int = MOST_WAYS
    founding: int = 0
    near: bool = False
    looks: int = 0
    rounds: int = 1
    unjudged: int = 0
    deals: int = 0

    def scaled(self, factor: float) -> "Budget":
        """As much thinking, times a factor."""
        names = ("games", "founding", "looks", "unjudged", "deals")
        return self._replace(**{name: round(getattr(self, name) * factor) for name in names})

    def games_for(self, s: State) -> float:
        """The games for a position: late ones are soon played, so there are more of them."""
        judged = self.looks > 0 and can_judge(s)
        games = self.games if judged else max(self.games, self.unjudged)
        if s.phase in _FOUNDINGS:
            return max(self.founding, games)
        left = GOALS[-1] - max(player.markers for player in s.players)
        return games * _KINDS.get(s.phase, _SMALL).share * 6.0 / (2.0 + left)

    def looks_for(self, s: State) -> float:
        """The same of looks, which take as long early as late."""
        if not can_judge(s):
            return 0.0
        share = _FOUNDING_LOOKS if s.phase in _FOUNDINGS else _KINDS.get(s.phase, _SMALL).share
        return self.looks * share


class Tried:
    """A way, and what came of it in the same games as of all others.

    shares: in wins, of games to the end; looks: chances, as the judge sees them a little later.
    """

    def __init__(self, way: Way) -> None:
        self.way = way
        self.shares: Shares = []
        self.looks: Shares = []

    @property
    def value(self) -> float:
        """The own win chance, or the share of who comes close, too."""
        return _mean(self.shares or self.looks)


def _mean(shares: Shares) -> float:
    return sum(shares) / len(shares) if shares else 0.0


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
        said = self._said(s, rng)
        if said is not None:
            return said
        most = MOST_WAYS if s.phase in _FOUNDINGS else self.budget.ways
        ways = [Tried(way) for way in ways_on(s, most)]
        if len(ways) > 1:
            compare(s, ways, self.budget, self.memory, rng, self.stop)
        return self._next(s, ways[0].way)

    def _said(self, s: State, rng: random.Random) -> Action | None:
        """An answer or a choice, or an offer that is worth it; None: there is nothing to say."""
        if self.budget.deals == 0 or not can_haggle(s):
            if not can_play(s):
                return options(s, PLAIN, self.memory)[0].action
            return offer_first(s, PLAIN, self.memory, rng)
        if s.phase == MAIN and s.offers_made >= PLAIN.offers:
            return None
        haggler = Haggler(s, self.budget.deals, self.budget.worlds, self.memory, rng)
        if s.phase == REPLY:
            return haggler.answer()
        if s.phase == CHOOSE:
            return haggler.choice()
        return haggler.offer([] if self.memory is None else self.memory["refused"])

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

    First by looks, then those that are left by games to the end. The first is the usual one, and
    stays to the end: all others are measured by it.
    """
    worlds = [drawn(s, s.actor, rng, memory) for _ in range(budget.worlds)]
    seed = rng.getrandbits(63)
    contest = _Contest(ways, _KINDS.get(s.phase, _SMALL), stop)
    looks, games = budget.looks_for(s), budget.games_for(s)
    if looks > 0.0:
        turns = budget.rounds * len(s.players)
        some = Games(worlds, s.actor, seed, near=budget.near, turns=turns)
        contest.run(some, looks, judged=True)
    if games > 0.0:
        contest.run(Games(worlds, s.actor, seed, near=budget.near), games, judged=False)
    ways[:] = contest.ranking()


class _Contest:
    """Ways that are tried, and those of them that are still in it."""

    def __init__(self, ways: list[Tried], kind: Kind, stop: Callable[[], bool]) -> None:
        self.left = ways[:]
        self._ways = ways[:]
        self._usual = ways[0]
        self._kind = kind
        self._stop = stop

    def run(self, games: Games, total: float, *, judged: bool) -> None:
        """So many games in all: those left share them, then the better half, and so on."""
        rounds = max(1, math.ceil(math.log2(len(self.left))))
        for number in range(rounds):
            if self._stop():
                break
            count = max(_FEWEST, round(total / rounds / len(self.left)))
            self._try(games, count, judged)
            self.left.sort(key=lambda tried: -self._standing(tried))
            clear = _CLEAR_USUAL if self.left[0] is self._usual else _CLEAR
            if _is_clear(self.left, clear, judged) or (judged and number == rounds - 1):
                break
            best = self.left[: max(2, (len(self.left) + 1) // 2)]
            self.left = best if self._usual in best else [*best, self._usual]

    def _try(self, games: Games, count: int, judged: bool) -> None:
        first = self.left[0]
        begin = len(first.looks if judged else first.shares)
        found = games.play([tried.way for tried in self.left], begin, count)
        for tried, shares in zip(self.left, found, strict=True):
            (tried.looks if judged else tried.shares).extend(shares)

    def _standing(self, tried: Tried) -> float:
        """By how much it is ahead of the usual way, with the doubt whether it is."""
        if tried is self._usual:
            return 0.0
        games = len(tried.shares)
        looks = _LOOK * len(tried.looks)
        looks /= 1.0 + looks / _ALL_LOOKS
        gained = 0.0
        if games:
            gained += games * lead(tried.shares, self._usual.shares)[0]
        if looks:
            gained += looks * lead(tried.looks, self._usual.looks)[0]
        kind = self._kind
        return (gained - kind.doubt * kind.handicap) / (games + looks + kind.doubt)

    def ranking(self) -> list[Tried]:
        """The best first; what was dropped earlier comes later."""
        rest = [tried for tried in self._ways if tried not in self.left]
        rest.sort(key=lambda tried: (-len(tried.shares), -len(tried.looks), -tried.value))
        return self.left + rest


def _is_clear(left: list[Tried], errors: float, judged: bool) -> bool:
    """Whether the first is ahead of all others by more than chance."""
    best = left[0]
    for tried in left[1:]:
        gap, error = lead(best.looks, tried.looks) if judged else lead(best.shares, tried.shares)
        if gap <= errors * error:
            return False
    return True


def lead(one: Shares, other: Shares) -> tuple[float, float]:
    """By how much one is ahead of another in the games that both have, and its standard error."""
    gaps = [mine - theirs for mine, theirs in zip(one, other, strict=False)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
    return mean, math.sqrt(spread / len(gaps))
