"""Looking at a game again: where one stands in it, and where it is worth going."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import (
    QObject,
    QTimer,
    Signal,
)

from stoneage_qt.contract import OVER, Event, Standing, State
from stoneage_qt.contract.face import Line
from stoneage_qt.models.log import BEFORE_ALL, MOST_TOLD, LinesModel, LogEntry
from stoneage_qt.session.library_scan import round_starts
from stoneage_qt.session.match import Match, Seat

# Kinds of marks beside the rounds.
OWN: Final = "own"
SWINGS: Final = "swings"
MISTAKES: Final = "mistakes"

# What can be drawn over every game; `Rules.series` names more.
SCORE: Final = "score"
PROJECTED: Final = "projected"

# Milliseconds per action at speed 1.
STEP_MS: Final = 700


class ReplayModel(QObject):
    """One position of a match, and the way to any other.

    Attributes:
        match: the match that is looked at; it is never changed.
        index: how many of its actions are shown as played.
        rounds: (index, number) of the first position of every round.
        speed: of playing; 1 is a calm pace.

    Signals:
        matchChanged(): another match is looked at.
        moved(index): another position is shown.
        marksChanged(kind): there are other places to jump to.
        playingChanged(playing): it goes on by itself, or no longer.
        decisionChanged(), viewerChanged(), thinkingChanged(), pausedChanged(): as a game on the
            table has them, for the list of players.
    """

    matchChanged = Signal()
    moved = Signal(int)
    marksChanged = Signal(str)
    playingChanged = Signal(bool)
    decisionChanged = Signal()
    viewerChanged = Signal()
    thinkingChanged = Signal(bool)
    pausedChanged = Signal(bool)

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_time)
        self._speed = 1.0
        self._take(match)

    def _take(self, match: Match) -> None:
        self.match = match
        self.index = match.index
        self._state: State | None = None
        self.rounds: list[tuple[int, int]] = round_starts(match)
        self._marks: dict[str, list[int]] = {}
        self._series: dict[str, list[list[int]]] = {}

    def show_match(self, match: Match) -> None:
        """Look at another match, at its last position."""
        self.pause()
        self._take(match)
        self.matchChanged.emit()

    @property
    def count(self) -> int:
        """The number of actions; the index of the last position."""
        return len(self.match.actions)

    @property
    def state(self) -> State:
        """The position that is shown; never change it."""
        if self._state is None:
            self._state = self.match.state_at(self.index)
        return self._state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self.match.seats

    @property
    def result_shown(self) -> bool:
        """Nobody waits for the scoring of what is past."""
        return True

    def is_person(self, seat: int) -> bool:
        """Whether a person sat there."""
        return self.match.seats[seat].is_person

    @property
    def paused(self) -> bool:
        """Nobody waits in what is past."""
        return False

    @property
    def thinking(self) -> bool:
        """Nobody thinks about what is past."""
        return False

    def shown_seat(self) -> int:
        """Whose tableau belongs to the position: who decides, or whose turn it is."""
        return self.match.rules.turn_of(self.state)

    def sees(self, seat: int) -> bool:
        """After the game everybody's; of one that still runs, those of its only person (V2)."""
        people = [number for number, one in enumerate(self.seats) if one.is_person]
        return self.match.state_at(self.count).actor == OVER or people in ([seat], [])

    def standings_in(self, state: State) -> Sequence[Standing]:
        """How it stood, as far as it may be seen: what a running game hides does not count."""
        seen = [self.sees(seat) for seat in range(len(self.seats))]
        return self.match.rules.standings_seen(state, seen, self.match.options)

    def series_kinds(self) -> tuple[str, ...]:
        """What can be drawn over this game."""
        return (SCORE, PROJECTED, *self.match.rules.series)

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    # Going

    def go_to(self, index: int) -> None:
        """Show the position after so many actions."""
        index = max(0, min(index, self.count))
        if index != self.index:
            self.index = index
            self._state = None
            self.moved.emit(index)
            self.decisionChanged.emit()

    def step(self, actions: int) -> None:
        """So many actions forward, or back."""
        self.go_to(self.index + actions)

    def round_at(self, index: int) -> int:
        """The number of the round that a position belongs to."""
        place = bisect_right(self.rounds, index, key=lambda mark: mark[0]) - 1
        return self.rounds[max(0, place)][1]

    def to_round(self, number: int) -> None:
        """The first position of a round, or of the last one there is."""
        place = bisect_left(self.rounds, number, key=lambda mark: mark[1])
        self.go_to(self.rounds[min(place, len(self.rounds) - 1)][0])

    def step_round(self, forward: bool) -> bool:
        """To the next beginning of a round or the end of the game; back likewise."""
        marks = [mark for mark, _ in self.rounds]
        return self._jump([*marks, self.count] if marks[-1] != self.count else marks, forward)

    def marks(self, kind: str) -> list[int]:
        """Positions worth jumping to, ascending: before an action of interest."""
        if kind not in self._marks:
            known = {OWN: self._own_decisions, SWINGS: self._big_changes}
            self._marks[kind] = known[kind]() if kind in known else []
        return self._marks[kind]

    def set_marks(self, kind: str, indices: Iterable[int]) -> None:
        """Better places to jump to, found by somebody else."""
        self._marks[kind] = sorted(set(indices))
        self.marksChanged.emit(kind)

    def step_mark(self, kind: str, forward: bool) -> bool:
        """To the next mark of a kind; False where there is none in that direction."""
        return self._jump(self.marks(kind), forward)

    def has_mark(self, kind: str, forward: bool) -> bool:
        """Whether there is another mark of a kind in that direction."""
        return self._next_mark(self.marks(kind), forward) is not None

    def _jump(self, marks: list[int], forward: bool) -> bool:
        found = self._next_mark(marks, forward)
        if found is not None:
            self.go_to(found)
        return found is not None

    def _next_mark(self, marks: list[int], forward: bool) -> int | None:
        if forward:
            place = bisect_right(marks, self.index)
            return marks[place] if place < len(marks) else None
        place = bisect_left(marks, self.index) - 1
        return marks[place] if place >= 0 else None

    # Playing by itself

    @property
    def speed(self) -> float:
        """How fast it goes on."""
        return self._speed

    def set_speed(self, speed: float) -> None:
        """Go on faster or slower."""
        self._speed = max(0.1, speed)
        if self.playing:
            self._timer.start(self._pace())

    def play(self) -> None:
        """Go on by itself; from the beginning where the end is shown."""
        if self.playing or not self.count:
            return
        if self.index == self.count:
            self.go_to(0)
        self._timer.start(self._pace())
        self.playingChanged.emit(True)

    def pause(self) -> None:
        """Stand still."""
        if self.playing:
            self._timer.stop()
            self.playingChanged.emit(False)

    def toggle(self) -> None:
        """Play, or pause."""
        if self.playing:
            self.pause()
        else:
            self.play()

    def _pace(self) -> int:
        return max(10, round(STEP_MS / self._speed))

    def _on_time(self) -> None:
        self.step(1)
        if self.index == self.count:
            self.pause()

    # What is worth seeing

    def own_seats(self) -> list[int]:
        """The seats of people; where only bots play, all."""
        people = [n for n, seat in enumerate(self.match.seats) if seat.is_person]
        return people or list(range(len(self.match.seats)))

    def _own_decisions(self) -> list[int]:
        own, rules = set(self.own_seats()), self.match.rules
        found: list[int] = []
        state = self.match.state_at(0).copy()
        for index, action in enumerate(self.match.actions):
            if state.actor in own and rules.answers(action) and len(rules.legal_actions(state)) > 1:
                found.append(index)
            rules.apply(state, action)
        return found

    def _big_changes(self) -> list[int]:
        totals = self.series(PROJECTED)
        return [
            index
            for index in range(self.count)
            if any(
                abs(line[index + 1] - line[index]) >= self.match.rules.big_swing for line in totals
            )
        ]

    def series(self, kind: str) -> list[list[int]]:
        """One line per seat with a value for every position, 0 to `count`."""
        if kind not in self._series:
            self._compute(PROJECTED if kind == PROJECTED else "")
        return self._series[kind]

    def _compute(self, kind: str) -> None:
        """All cheap lines in one walk; the projected score, which is not, by itself."""
        seats = len(self.match.seats)
        rules = self.match.rules
        wanted = (PROJECTED,) if kind == PROJECTED else (SCORE, *rules.series)
        lines: dict[str, list[list[int]]] = {k: [[] for _ in range(seats)] for k in wanted}
        state = self.match.state_at(0).copy()
        for index in range(self.count + 1):
            if kind == PROJECTED:
                for seat, standing in enumerate(self.standings_in(state)):
                    lines[PROJECTED][seat].append(standing.total)
            else:
                for name, values in zip(
                    wanted, (rules.scores(state), *rules.series_of(state)), strict=True
                ):
                    for seat, value in enumerate(values):
                        lines[name][seat].append(value)
            if index < self.count:
                rules.apply(state, self.match.actions[index])
        self._series.update(lines)


class ReplayLogModel(LinesModel):
    """The log of the whole game, line by line; each knows the action it belongs to."""

    def __init__(
        self,
        replay: ReplayModel,
        tell: Callable[[Match, Sequence[Event]], list[Line]],
        opening: Callable[[Match], Line],
        parent: QObject | None = None,
    ) -> None:
        """`tell` puts the events of one action into lines; `opening`: the first line of all."""
        super().__init__(lambda: replay.seats, parent)
        self._replay = replay
        self._tell = tell
        self._opening = opening
        self.rebuild()
        replay.matchChanged.connect(self.rebuild)

    def rebuild(self) -> None:
        """Tell everything again: another match, another language."""
        self.beginResetModel()
        match = self._replay.match
        self._entries = [LogEntry(self._opening(match), BEFORE_ALL)]
        self._entries += [
            LogEntry(line, number)
            for number in range(max(0, len(match.actions) - MOST_TOLD), len(match.actions))
            for line in self._tell(match, match.events_at(number))
        ]
        self.endResetModel()

    def row_of(self, number: int) -> int:
        """The first line about the action before position `number`, -1 at the start."""
        rows = bisect_left(self._entries, number - 1, key=lambda entry: entry.action_index)
        return min(rows, len(self._entries) - 1) if number else -1
