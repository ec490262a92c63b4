"""The story of a game in numbers: where cards came from and went, what was built and lost.

Made from the set-up and the actions alone, turn by turn, so that every number is also a curve.
For games that are over: it tells what was hidden while they were played.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from stoneage_qt.games.inka.rules import Action, Event, Setup, State, apply, new_state
from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.rules.actions import ROLL
from stoneage_qt.games.inka.rules.board import CORNERS
from stoneage_qt.games.inka.rules.constants import FRAME, NOBODY
from stoneage_qt.games.inka.rules.questions import seat_yield
from stoneage_qt.games.inka.rules.routes import route_length

MARKERS: Final = "markers"
FROM_THROWS: Final = "from_throws"
EXPECTED: Final = "expected"
FROM_DEALS: Final = "from_deals"
FROM_SUPPLY: Final = "from_supply"
FROM_ROBBER: Final = "from_robber"
FROM_CARDS: Final = "from_cards"
LOST_TO_SEVENS: Final = "lost_to_sevens"
LOST_TO_ROBBER: Final = "lost_to_robber"
BLOCKED: Final = "blocked"
OFFERS: Final = "offers"
DEALS: Final = "deals"
REFUSALS: Final = "refusals"
OVERBUILT: Final = "overbuilt"
RUINS_LOST: Final = "ruins_lost"
ROADS_LOST: Final = "roads_lost"
LONGEST_ROUTE: Final = "longest_route"

# In the order of the table. Of each: +1 where most is best, -1 where least is, 0 where neither.
ROWS: Final = {
    MARKERS: 1,
    FROM_THROWS: 1,
    EXPECTED: 1,
    FROM_DEALS: 1,
    FROM_SUPPLY: 0,
    FROM_ROBBER: 1,
    FROM_CARDS: 1,
    LOST_TO_SEVENS: -1,
    LOST_TO_ROBBER: -1,
    BLOCKED: -1,
    OFFERS: 0,
    DEALS: 1,
    REFUSALS: 0,
    OVERBUILT: 1,
    RUINS_LOST: -1,
    ROADS_LOST: 0,
    LONGEST_ROUTE: 1,
}
THROWS: Final = 36

Values = dict[str, list[float]]


class Tally(NamedTuple):
    """All of it.

    values: for each of ROWS a number per seat. curves: the same after each turn, from the start on.
    declines: the rounds in which a seat's tribes declined. sums: how often each sum of two dice
    was thrown, by the sum.
    """

    values: Values
    curves: list[Values]
    declines: list[list[int]]
    sums: list[int]

    def best(self, row: str) -> list[int]:
        """The seats that stand out in a row; none where most are alike or none is better."""
        wanted, numbers = ROWS[row], self.values[row]
        best = max(numbers) if wanted > 0 else min(numbers)
        found = [seat for seat, number in enumerate(numbers) if number == best]
        return found if wanted and 2 * len(found) <= len(numbers) else []

    def curve(self, row: str, seat: int) -> list[float]:
        """A seat's number after each turn."""
        return [values[row][seat] for values in self.curves]


def tally_of(setup: Setup, actions: Iterable[Action]) -> Tally:
    """Count a game."""
    return _Counter(new_state(setup)).count(actions)


class _Counter:
    """Plays a game again and notes what happens."""

    def __init__(self, s: State) -> None:
        seats = len(s.players)
        self._s = s
        self._values: Values = {row: [0.0] * seats for row in ROWS}
        self._curves: list[Values] = []
        self._declines: list[list[int]] = [[] for _ in range(seats)]
        self._sums = [0] * 13
        self._values[MARKERS] = [float(player.markers) for player in s.players]

    def count(self, actions: Iterable[Action]) -> Tally:
        self._note_turn()
        for action in actions:
            self._before(action)
            roads = [self._s.roads.count(seat) for seat in range(len(self._s.players))]
            happened: list[Event] = []
            apply(self._s, action, happened)
            for event in happened:
                self._note(event, roads)
        self._note_turn()
        return Tally(self._values, self._curves, self._declines, self._sums)

    def _note_turn(self) -> None:
        self._curves.append({row: numbers[:] for row, numbers in self._values.items()})

    def _before(self, action: Action) -> None:
        """What was to be expected of a throw, and what the robber keeps back of it (Y3)."""
        if action.word != ROLL:
            return
        s = self._s
        for seat in range(len(s.players)):
            self._add(EXPECTED, seat, sum(seat_yield(s, seat)) / THROWS)
        thrown = action.number + action.other
        self._sums[thrown] += 1
        if s.robber != FRAME and s.components.number[s.robber] == thrown:
            for crossing in CORNERS[s.robber]:
                if s.owner[crossing] != NOBODY:
                    self._add(BLOCKED, s.owner[crossing], s.level[crossing])

    def _note(self, event: Event, roads: list[int]) -> None:
        kind, seat, other = event.kind, event.seat, event.other
        if kind == ev.TURN:
            self._note_turn()
        elif kind == ev.MARKER:
            self._values[MARKERS][seat] = event.amount
        elif kind == ev.DECLINE:
            self._declines[seat].append((self._s.turn - 1) // len(self._s.players) + 1)
            self._add(ROADS_LOST, seat, roads[seat])
        elif kind == ev.ROAD:
            longest = self._values[LONGEST_ROUTE]
            longest[seat] = max(longest[seat], route_length(self._s, seat))
        elif kind == ev.OVERBUILT:
            self._add(OVERBUILT, seat, 1)
            if other != seat:
                self._add(RUINS_LOST, other, 1)
        else:
            self._note_cards(event)

    def _note_cards(self, event: Event) -> None:
        kind, seat, other = event.kind, event.seat, event.other
        if kind == ev.GAIN and event.reason != ev.BY_START:
            row = FROM_THROWS if event.reason == ev.BY_YIELD else FROM_CARDS
            self._add(row, seat, sum(event.cards))
        elif kind == ev.MONOPOLY:
            self._add(FROM_CARDS, seat, event.amount)
        elif kind == ev.EXCHANGE:
            self._add(FROM_SUPPLY, seat, sum(event.take))
        elif kind == ev.ROBBED:
            self._add(FROM_ROBBER, seat, 1)
            self._add(LOST_TO_ROBBER, other, 1)
        elif kind == ev.DISCARD:
            self._add(LOST_TO_SEVENS, seat, 1)
        else:
            self._note_talk(event)

    def _note_talk(self, event: Event) -> None:
        kind, seat, other = event.kind, event.seat, event.other
        if kind == ev.OFFER:
            self._add(OFFERS, seat, 1)
        elif kind == ev.ANSWER and event.reason == ev.REFUSED:
            self._add(REFUSALS, seat, 1)
        elif kind == ev.DEAL:
            self._add(DEALS, seat, 1)
            self._add(DEALS, other, 1)
            self._add(FROM_DEALS, seat, sum(event.take))
            self._add(FROM_DEALS, other, sum(event.cards))

    def _add(self, row: str, seat: int, number: float) -> None:
        self._values[row][seat] += number
