"""Luck and skill of one game: computed in processes, kept in the index, taken back at once.

Luck in points needs no bot and is there immediately. Win chances and verdicts need the
trained nets; a thread hands slices of the game to processes, so that the window stays fluid
and shows how far it is. A finished analysis is stored and never computed again.
"""

import hashlib
import json
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from multiprocessing import cpu_count
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, QThread, Signal

from stoneage_qt.background.processes import Work, Worker, WorkFailedError
from stoneage_qt.games.stoneage.bots.luck import RollLuck, game_luck, luck_totals
from stoneage_qt.games.stoneage.bots.verdicts import (
    MOST_TRIED,
    SWINGS,
    TRIALS,
    VERDICTS,
    WINS,
    Game,
    Row,
    Slice,
    Tally,
    Verdict,
    make_analysis_work,
    nets_signature,
    read_verdict,
    tally,
    worth_trying,
)
from stoneage_qt.games.stoneage.rules import encode
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
_CLOSING_MS: Final = 5_000
_MOST_PROCESSES: Final = 2


class Findings(NamedTuple):
    """What an analysis found. wins: per position, per seat; swings: per roll, by its number."""

    wins: tuple[tuple[float, ...], ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    swings: dict[int, tuple[float, ...]] = {}  # noqa: RUF012 - replaced, never changed


def analysis_key(match: Match) -> str:
    """Names the analysis of exactly these actions by exactly these nets."""
    text = "\n".join(encode(action) for action in match.actions)
    digest = hashlib.sha256(text.encode()).hexdigest()[:24]
    return f"{match.ident}/{digest}/{nets_signature()}"


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
        make_work: Callable[[], Work] = make_analysis_work,
        parent: QObject | None = None,
    ) -> None:
        """`index`: the database in which analyses are kept."""
        super().__init__(parent)
        self._index = index
        self._make_work = make_work
        self._thread: _AnalysisThread | None = None
        self._leaving: list[_AnalysisThread] = []
        self._rolls: list[RollLuck] | None = None
        self.match: Match | None = None
        self.findings = Findings()
        self.fault = ""

    def show_match(self, match: Match) -> None:
        """Review another match; an analysis made before is there at once."""
        self.cancel()
        self.match = match
        self._rolls = None
        self.fault = ""
        self.findings = self._stored(match)
        self.changed.emit()

    @property
    def running(self) -> bool:
        """Whether an analysis is under way."""
        return self._thread is not None

    @property
    def complete(self) -> bool:
        """Whether everything is known."""
        return bool(self.findings.verdicts or self.findings.swings)

    def start(self) -> None:
        """Analyse; nothing where it is done or under way."""
        if self.match is None or self.running or self.complete or not self.match.actions:
            return
        self.fault = ""
        thread = _AnalysisThread(self.match, self._index, self._make_work)
        thread.progress.connect(self.progress)
        thread.partly.connect(self._on_partly)
        thread.finished.connect(self._on_finished)
        self._thread = thread
        thread.start(QThread.Priority.LowPriority)
        self.runningChanged.emit(True)

    def cancel(self) -> None:
        """Stop at once; what is known stays. The processes end by themselves meanwhile."""
        thread, self._thread = self._thread, None
        if thread is None:
            return
        thread.finished.disconnect(self._on_finished)
        thread.partly.disconnect(self._on_partly)
        thread.progress.disconnect(self.progress)
        thread.finished.connect(self._bury)
        self._leaving.append(thread)
        thread.stop()
        self.runningChanged.emit(False)

    def close(self) -> None:
        """Stop for good and wait until every process has ended."""
        self.cancel()
        for thread in self._leaving:
            thread.wait(_CLOSING_MS)
        self._bury()

    def _bury(self) -> None:
        ended = [thread for thread in self._leaving if thread.isFinished()]
        self._leaving = [thread for thread in self._leaving if thread not in ended]
        for thread in ended:
            thread.wait(_CLOSING_MS)
            thread.deleteLater()

    def _on_partly(self, findings: Findings) -> None:
        self.findings = findings
        self.changed.emit()

    def _on_finished(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.wait(_CLOSING_MS)
            self.fault = thread.fault
            thread.deleteLater()
        self.runningChanged.emit(False)
        self.changed.emit()

    def _stored(self, match: Match) -> Findings:
        if not nets_signature():
            return Findings()
        library = Library(self._index)
        text: str | None = None
        try:
            text = library.analysis(analysis_key(match))
        except sqlite3.DatabaseError:
            library.heal()
        finally:
            library.close()
        return Findings() if text is None else read_findings(text)

    # Luck

    @property
    def rolls(self) -> list[RollLuck]:
        """Every roll with its luck."""
        if self._rolls is None:
            match = self.match
            self._rolls = [] if match is None else game_luck(match.state_at(0), match.actions)
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

    def tally(self, seat: int) -> Tally:
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


def read_findings(text: str) -> Findings:
    """A stored analysis; nothing where it can't be read."""
    try:
        return _findings(**json.loads(text))
    except (ValueError, TypeError, KeyError, IndexError, RecursionError):
        return Findings()


def _findings(
    wins: Sequence[Row] = (), verdicts: Sequence[Row] = (), swings: Sequence[Row] = ()
) -> Findings:
    return Findings(
        tuple(tuple(row[1:]) for row in sorted(wins)),
        tuple(sorted(map(read_verdict, verdicts), key=lambda verdict: verdict.number)),
        {row[0]: tuple(row[1:]) for row in sorted(swings)},
    )


class _StoppedError(Exception):
    """The analysis was taken back."""


class _AnalysisThread(QThread):
    """One analysis. It hands out slices and waits; the processes do the work."""

    progress = Signal(int, int)
    partly = Signal(object)

    def __init__(self, match: Match, index: Path, make_work: Callable[[], Work]) -> None:
        super().__init__()
        self.fault = ""
        self._index = index
        self._make_work = make_work
        self._key = analysis_key(match)
        self._game = Game(match.setup, tuple(encode(a) for a in match.actions), match.seed)
        self._dice = [number for number, action in enumerate(match.actions) if action.dice]
        self._chosen = [number for number, action in enumerate(match.actions) if not action.dice]
        self._stopped = threading.Event()
        self._workers: list[Worker] = []
        self._done = 0
        self._total = 1

    def stop(self) -> None:
        """End soon; called by the window."""
        self._stopped.set()

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
        self.partly.emit(_findings(wins))
        verdicts = {row[0]: row for row in self._share_out(VERDICTS, self._chosen)}
        swings = self._share_out(SWINGS, self._dice)
        doubtful = worth_trying([read_verdict(row) for row in verdicts.values()])
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
        self.partly.emit(read_findings(text))

    def _wait(self, workers: list[Worker]) -> list[Worker]:
        """Those that have answered."""
        while True:
            if self._stopped.is_set():
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
