"""Luck and skill of one game: computed in processes, kept in the index, taken back at once.

Luck in points needs no bot and is there immediately. Win chances and verdicts need the
trained nets; a thread hands slices of the game to processes, so that the window stays fluid
and shows how far it is. A finished analysis is stored and never computed again.
"""

import hashlib
import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from multiprocessing import cpu_count
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from stoneage_qt.background.processes import ProcessWork, Worker, WorkFailedError
from stoneage_qt.contract import CHANCE
from stoneage_qt.contract.analysis import (
    MOST_TRIED,
    SWINGS,
    TRIALS,
    VERDICTS,
    WINS,
    Analysis,
    DecisionTally,
    JudgedGame,
    Judges,
    RollLuck,
    Row,
    Slice,
    Verdict,
    luck_totals,
    tally,
    worth_trying,
)
from stoneage_qt.games import minds_of
from stoneage_qt.models.tasks import Task, Tasks
from stoneage_qt.session.library import Library
from stoneage_qt.session.match import Match

# Why there is no analysis.
NO_NETS: Final = "no_nets"
BROKEN_OFF: Final = "broken_off"

# A change of somebody's win chance by one action that is worth a jump.
BIG_SWING: Final = 0.08
# Positions per slice: about a tenth of a second each.
_SLICES: Final = {WINS: 40, VERDICTS: 24, TRIALS: 1, SWINGS: 6}
# A trial takes about this many times as long as a plain verdict, for the progress bar.
_WEIGHTS: Final = {WINS: 1, VERDICTS: 3, TRIALS: 60, SWINGS: 12}
_NAP: Final = 0.05
_MOST_PROCESSES: Final = 2


class Findings(NamedTuple):
    """What an analysis found. wins: per position, per seat; swings: per roll, by its number."""

    wins: tuple[tuple[float, ...], ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    swings: dict[int, tuple[float, ...]] = {}  # noqa: RUF012 - replaced, never changed


def analysis_key(match: Match) -> str:
    """Names the analysis of exactly these actions by exactly these nets."""
    text = "\n".join(match.rules.encode(action) for action in match.actions)
    digest = hashlib.sha256(text.encode()).hexdigest()[:24]
    analysis = analysis_of(match)
    return f"{match.ident}/{digest}/{'' if analysis is None else analysis.signature()}"


def analysis_of(match: Match) -> Analysis | None:
    """Who judges games like this one; None for nobody."""
    found: Analysis | None = minds_of(match.rules.key).analysis
    return found


class ReviewModel(QObject):
    """The review of one match.

    Attributes:
        match: the match that is reviewed.
        findings: what is known so far.
        fault: why there is no analysis: NO_NETS, BROKEN_OFF, or "".

    Signals:
        changed(): more is known, or another match is reviewed.
        progress(done, total): of the analysis under way.
        runningChanged(running): an analysis began or ended.
    """

    changed = Signal()
    progress = Signal(int, int)
    runningChanged = Signal(bool)

    def __init__(
        self,
        index: Path,
        make_work: Callable[[], ProcessWork] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`index`: the database in which analyses are kept. `make_work`: instead of the game's."""
        super().__init__(parent)
        self._index = index
        self._make_work = make_work
        self._tasks = Tasks(self)
        self._tasks.ended.connect(self._on_ended)
        self._rolls: Sequence[RollLuck] | None = None
        self._course: Mapping[str, Sequence[Sequence[float]]] | None = None
        self.match: Match | None = None
        self.findings = Findings()
        self.fault = ""

    def show_match(self, match: Match) -> None:
        """Review another match; an analysis made before is there at once."""
        self.cancel()
        self.match = match
        self._rolls = self._course = None
        self.fault = ""
        self.findings = self._stored(match)
        self.changed.emit()

    def look_again(self) -> None:
        """The match is looked at once more: perhaps somebody else has analysed it meanwhile."""
        if self.match is None or self.running or self.complete:
            return
        found = self._stored(self.match)
        if found != self.findings:
            self.findings = found
            self.fault = ""
            self.changed.emit()

    @property
    def running(self) -> bool:
        """Whether an analysis is under way."""
        return self._tasks.current is not None

    @property
    def complete(self) -> bool:
        """Whether everything is known."""
        return bool(self.findings.verdicts or self.findings.swings)

    @property
    def aspects(self) -> Sequence[str]:
        """What decisions of this game can be about."""
        analysis = None if self.match is None else analysis_of(self.match)
        return () if analysis is None else analysis.aspects

    @property
    def judges(self) -> Judges | None:
        """Whose opinion the verdicts are; None where nobody judges."""
        analysis = None if self.match is None else analysis_of(self.match)
        return None if analysis is None else analysis.judges

    @property
    def steps(self) -> tuple[float, float, float]:
        """The points that make a large, a medium and a small mistake."""
        analysis = None if self.match is None else analysis_of(self.match)
        return Verdict._field_defaults["steps"] if analysis is None else analysis.steps

    def course(self, kind: str) -> Sequence[Sequence[float]]:
        """What adds up over the game: one of `Analysis.curves`, a line per seat."""
        if self._course is None:
            analysis = None if self.match is None else analysis_of(self.match)
            self._course = {}
            if self.match is not None and analysis is not None:
                self._course = analysis.course(self.match.state_at(0), self.match.actions)
        return self._course.get(kind, ())

    @property
    def possible(self) -> bool:
        """Whether anybody judges games like this one."""
        return self.match is not None and analysis_of(self.match) is not None

    def start(self) -> None:
        """Analyse; nothing where it is done, under way, or nobody can."""
        if self.match is None or self.running or self.complete or not self.match.actions:
            return
        analysis = analysis_of(self.match)
        if analysis is None:
            return
        self.fault = ""
        task = _Analysis(self.match, self._index, analysis, self._make_work)
        task.progress.connect(self.progress)
        task.partly.connect(self._on_partly)
        self._tasks.start(task)
        self.runningChanged.emit(True)

    def cancel(self) -> None:
        """Stop at once; what is known stays. The processes end by themselves meanwhile."""
        analysis = self._tasks.cancel()
        if isinstance(analysis, _Analysis):
            analysis.partly.disconnect(self._on_partly)
            analysis.progress.disconnect(self.progress)
            self.runningChanged.emit(False)

    def close(self) -> None:
        """Stop for good and wait until every process has ended."""
        self.cancel()
        self._tasks.close()

    def _on_partly(self, findings: Findings) -> None:
        self.findings = findings
        self.changed.emit()

    def _on_ended(self, analysis: "_Analysis") -> None:
        self.fault = analysis.fault
        self.runningChanged.emit(False)
        self.changed.emit()

    def _stored(self, match: Match) -> Findings:
        analysis = analysis_of(match)
        if analysis is None or not analysis.signature():
            return Findings()
        library = Library(self._index)
        text: str | None = None
        try:
            text = library.analysis(analysis_key(match))
        except sqlite3.DatabaseError:
            library.heal()
        finally:
            library.close()
        return Findings() if text is None else read_findings(analysis, text)

    # Luck

    @property
    def rolls(self) -> Sequence[RollLuck]:
        """Every roll with its luck; none where nobody can tell."""
        if self._rolls is None:
            match = self.match
            analysis = None if match is None else analysis_of(match)
            self._rolls = ()
            if match is not None and analysis is not None:
                self._rolls = analysis.luck(match.state_at(0), match.actions)
        return self._rolls

    def luck(self) -> list[float]:
        """Points of luck per seat."""
        return [] if self.match is None else luck_totals(self.rolls, len(self.match.seats))

    def swing_luck(self) -> list[float] | None:
        """Win chance that the dice gave each seat in all; None before the analysis."""
        if self.match is None or not self.findings.swings:
            return None
        rows = self.findings.swings.values()
        return [sum(row[seat] for row in rows) for seat in range(len(self.match.seats))]

    # Skill

    def verdict_at(self, number: int) -> Verdict | None:
        """The verdict on an action."""
        return next((v for v in self.findings.verdicts if v.number == number), None)

    def tally(self, seat: int) -> DecisionTally:
        """A seat's decisions in numbers."""
        return tally(self.findings.verdicts, seat)

    def mistakes(self, seats: Iterable[int]) -> list[Verdict]:
        """The mistakes of some seats, in the order of the game."""
        wanted = set(seats)
        return [v for v in self.findings.verdicts if v.severity and v.seat in wanted]

    def big_swings(self) -> list[int]:
        """Actions that changed somebody's chance to win a lot."""
        wins = self.findings.wins
        return [
            number
            for number, (before, after) in enumerate(pairwise(wins))
            if any(abs(b - a) >= BIG_SWING for a, b in zip(before, after, strict=True))
        ]


def findings_text(wins: Sequence[Row], verdicts: Sequence[Row], swings: Sequence[Row]) -> str:
    """An analysis as it is stored."""
    rows = {"wins": wins, "verdicts": verdicts, "swings": swings}
    return json.dumps(rows, separators=(",", ":"))


def read_findings(analysis: Analysis, text: str) -> Findings:
    """A stored analysis; nothing where it can't be read."""
    try:
        return _findings(analysis, **json.loads(text))
    except (ValueError, TypeError, KeyError, IndexError, RecursionError):
        return Findings()


def _findings(
    analysis: Analysis,
    wins: Sequence[Row] = (),
    verdicts: Sequence[Row] = (),
    swings: Sequence[Row] = (),
) -> Findings:
    return Findings(
        tuple(tuple(row[1:]) for row in sorted(wins)),
        tuple(sorted(map(analysis.read_verdict, verdicts), key=lambda verdict: verdict.number)),
        {row[0]: tuple(row[1:]) for row in sorted(swings)},
    )


def eyes_of(match: Match) -> list[int]:
    """The seats whose secrets whoever sits at this computer may know: all once it is over."""
    persons = [number for number, seat in enumerate(match.seats) if seat.is_person]
    if match.is_over or not persons:
        return list(range(len(match.seats)))
    return persons if len(persons) == 1 else []


class _StoppedError(Exception):
    """The analysis was taken back."""


class _Analysis(Task):
    """One analysis. It hands out slices and waits; the processes do the work."""

    progress = Signal(int, int)
    partly = Signal(object)

    def __init__(
        self,
        match: Match,
        index: Path,
        analysis: Analysis,
        make_work: Callable[[], ProcessWork] | None,
    ) -> None:
        super().__init__()
        self.fault = ""
        self._index = index
        self._analysis = analysis
        self._make_work = analysis.make_work if make_work is None else make_work
        self._key = analysis_key(match)
        texts = tuple(match.rules.encode(action) for action in match.actions)
        self._game = JudgedGame(match.setup, texts, match.seed, tuple(eyes_of(match)))
        numbers = range(len(match.actions))
        chance = [match.state_at(number).actor == CHANCE for number in numbers]
        self._dice = [number for number in numbers if chance[number]]
        self._chosen = [number for number in numbers if not chance[number]]
        self._workers: list[Worker] = []
        self._done = 0
        self._total = 1

    def run(self) -> None:
        """Everything; whatever happens, the processes end."""
        try:
            self._analyse()
        except _StoppedError:
            pass
        except WorkFailedError as error:
            self.fault = NO_NETS if "WeightsError" in str(error) else BROKEN_OFF
        except (OSError, EOFError):
            self.fault = BROKEN_OFF
        finally:
            for worker in self._workers:
                worker.close()

    def _analyse(self) -> None:
        self._workers = [Worker(self._make_work) for _ in range(min(_MOST_PROCESSES, cpu_count()))]
        for worker in self._workers:
            worker.send(self._game)
        for worker in self._workers:
            self._wait([worker])
            worker.receive()
        positions = range(len(self._game.actions) + 1)
        self._total = (
            len(positions) * _WEIGHTS[WINS]
            + len(self._chosen) * _WEIGHTS[VERDICTS]
            + len(self._dice) * _WEIGHTS[SWINGS]
            + min(MOST_TRIED, len(self._chosen) // 4) * _WEIGHTS[TRIALS]
        )
        wins = self._share_out(WINS, list(positions))
        self.partly.emit(_findings(self._analysis, wins))
        verdicts = {row[0]: row for row in self._share_out(VERDICTS, self._chosen)}
        swings = self._share_out(SWINGS, self._dice)
        doubtful = worth_trying([self._analysis.read_verdict(row) for row in verdicts.values()])
        self._total = self._done + len(doubtful) * _WEIGHTS[TRIALS] + 1
        for row in self._share_out(TRIALS, doubtful):
            verdicts[row[0]] = row
        found = [verdicts[number] for number in sorted(verdicts)]
        text = findings_text(wins, found, swings)
        library = Library(self._index)
        try:
            library.keep_analysis(self._key, text)
        except sqlite3.DatabaseError:
            library.heal()
        finally:
            library.close()
        self.progress.emit(self._total, self._total)
        self.partly.emit(read_findings(self._analysis, text))

    def _wait(self, workers: list[Worker]) -> list[Worker]:
        """Those that have answered."""
        while True:
            if self.stopped:
                for worker in self._workers:
                    worker.stop()
                raise _StoppedError
            ready: list[Any] = wait([worker.conn for worker in workers], _NAP)
            if ready:
                return [worker for worker in workers if worker.conn in ready]

    def _share_out(self, kind: str, numbers: list[int]) -> list[Row]:
        """All rows of a kind, in the order of their numbers."""
        size = _SLICES[kind]
        slices = [tuple(numbers[at : at + size]) for at in range(0, len(numbers), size)]
        slices.reverse()
        busy: list[Worker] = []
        rows: list[Row] = []
        idle = list(self._workers)
        while slices or busy:
            while slices and idle:
                worker = idle.pop()
                worker.send(Slice(kind, slices.pop()))
                busy.append(worker)
            for worker in self._wait(busy):
                rows += worker.receive()
                busy.remove(worker)
                idle.append(worker)
                self._done += size * _WEIGHTS[kind]
                self.progress.emit(min(self._done, self._total), self._total)
        return sorted(rows)
