"""What actions are worth, by games that the quick player plays on: for the review.

At a glance everything worth a look is looked at, and what was played; at a closer look the few that
matter have many more games, as the expert tries them. Hidden cards are drawn from what the seat
remembers, and the same dice fall for all that is compared.
"""

import random
from statistics import fmean
from typing import Any, Final, NamedTuple

from stoneage_qt.games.inka.bots.judge import can_judge
from stoneage_qt.games.inka.bots.memory import drawn
from stoneage_qt.games.inka.bots.quick import Games
from stoneage_qt.games.inka.bots.ways import MOST_WAYS, Way, ways_on
from stoneage_qt.games.inka.bots.weighing import ROUNDS
from stoneage_qt.games.inka.rules.actions import BANK, BUY, CITY, OFFER, ROAD, ROUTE, SETTLE, Action
from stoneage_qt.games.inka.rules.constants import MAIN
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.transition import apply

_WORLDS: Final = 24
# Looks for each way at a glance, which go on as long as those for the win chances.
_LOOKS: Final = 48
# At a closer look, as many rounds as the expert looks ahead.
_CLOSER_LOOKS: Final = 600
_CLOSER_ROUNDS: Final = 5
# Games to the end, where the judge is not there.
_GAMES: Final = 60
_CLOSER_GAMES: Final = 500
_RIVALS: Final = 3
# After these one goes on with one's turn, in all hands that are possible.
_GOING_ON: Final = (BANK, ROUTE, ROAD, SETTLE, CITY, BUY)


class Opinion(NamedTuple):
    """What is thought of an action: the own chance with it, and what each game said."""

    win: float
    ends: tuple[float, ...] = ()


Opinions = dict[Action, Opinion]


class Trials:
    """A decision that is tried out. `s`: as its actor may see it; `played`: what was done."""

    def __init__(
        self, s: State, played: Action, memory: dict[str, Any] | None, rng: random.Random
    ) -> None:
        self._s = s
        self._played = played
        self._worlds = [drawn(s, s.actor, rng, memory) for _ in range(_WORLDS)]
        self._rng = rng
        self._usual: Action = played
        # The best way that begins with an action.
        self._ways: dict[Action, Way] = {}

    def glance(self) -> Opinions:
        """All that is worth a look, and what was played."""
        listed = ways_on(self._s)
        self._usual = listed[0][0]
        if self._played.word != OFFER:
            listed += [way for way in ways_with(self._s, self._played) if way not in listed]
        found: Opinions = {}
        for way, opinion in zip(listed, self._tried(listed, closer=False), strict=True):
            known = found.get(way[0])
            if known is None or opinion.win > known.win:
                found[way[0]] = opinion
                self._ways[way[0]] = way
        if self._played.word == OFFER:
            # An offer takes nothing away: what was best before can still be done.
            found[self._played] = max(found.values(), key=lambda opinion: opinion.win)
        return found

    def closer(self, glance: Opinions) -> Opinions:
        """What was played, and those that looked best beside it."""
        rivals = [action for action in self._ways if action != self._played]
        rivals.sort(key=lambda action: -glance[action].win)
        tried = [self._played, *rivals[:_RIVALS]]
        if self._usual not in tried:
            tried.append(self._usual)
        found = self._tried([self._ways[action] for action in tried], closer=True)
        return dict(zip(tried, found, strict=True))

    def _tried(self, ways: list[Way], *, closer: bool) -> list[Opinion]:
        """Each way in the same games."""
        looks, games, rounds = _LOOKS, _GAMES, ROUNDS
        if closer:
            looks, games, rounds = _CLOSER_LOOKS, _CLOSER_GAMES, _CLOSER_ROUNDS
        looking = can_judge(self._s)
        turns = rounds * len(self._s.players) if looking else 0
        seat, seed = self._s.actor, self._rng.getrandbits(63)
        played = Games(self._worlds, seat, seed, turns=turns)
        found = played.play(ways, 0, looks if looking else games)
        return [Opinion(fmean(shares), tuple(shares)) for shares in found]


def ways_with(s: State, action: Action, most: int = MOST_WAYS) -> list[Way]:
    """Ways that begin with an action: purchases in another order come to the same.

    most: of those that go on after it in the same turn.
    """
    if action.word in _GOING_ON:
        after = s.copy()
        apply(after, action)
        if after.phase == MAIN and after.actor == s.actor:
            return [[action], *([action, *way] for way in ways_on(after, most))]
    return [[action]]
