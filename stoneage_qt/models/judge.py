"""What a single move is worth, tried out as closely as an analysis does it."""

import threading
from multiprocessing.connection import wait
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from stoneage_qt.background.processes import Worker
from stoneage_qt.bots.workers import CancelledError
from stoneage_qt.contract import Action
from stoneage_qt.contract.analysis import TRIALS, Analysis, JudgedGame, Slice, Verdict
from stoneage_qt.models.asking import PendingAnswer, WorkerAsker
from stoneage_qt.models.review import analysis_of
from stoneage_qt.session.match import Match

_NAP: Final = 0.05


class _Move(NamedTuple):
    """A move instead of the one that was made. number: how many actions lead to it."""

    analysis: Analysis
    game: JudgedGame
    number: int


class MoveJudge(QObject):
    """Judges moves one after the other, in a process that is started for the first.

    Signals:
        judged(revision, verdict): a `Verdict`, or None where there is nothing to choose.
        failed(revision): nobody can tell.
    """

    judged = Signal(int, object)
    failed = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker: Worker | None = None
        self._of: Analysis | None = None
        self._asker = WorkerAsker("judge", self._begin, self)
        self._asker.answered.connect(self.judged)
        self._asker.failed.connect(self._on_failure)

    def ask(self, revision: int, match: Match, number: int, action: Action) -> None:
        """What `action` would be worth as the action of that number; older questions are
        forgotten."""
        analysis = analysis_of(match)
        if analysis is None:
            self.failed.emit(revision)
            return
        encode = match.rules.encode
        texts = tuple(encode(each) for each in (*match.actions[:number], action))
        # Whoever decided then looks for something better now, and may know the own hand.
        game = JudgedGame(match.setup, texts, match.seed, (match.actor_at(number),))
        self._asker.ask(revision, _Move(analysis, game, number))

    def close(self) -> None:
        """End the thread and the process; call it before the program ends."""
        self._asker.close()
        self._end_worker()

    def _end_worker(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()

    def _begin(self, move: _Move) -> PendingAnswer:
        """In the thread, which alone talks to the process."""
        if self._worker is None or self._of is not move.analysis:
            self._end_worker()
            self._worker, self._of = Worker(move.analysis.make_work), move.analysis
        return _Trial(self._worker, move)

    @Slot(int, object)
    def _on_failure(self, revision: int, _error: Exception) -> None:
        self._end_worker()
        self.failed.emit(revision)


class _Trial:
    """One move under way."""

    def __init__(self, worker: Worker, move: _Move) -> None:
        self._worker = worker
        self._move = move
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        self._cancelled.set()
        self._worker.stop()

    def result(self) -> Verdict | None:
        """Wait for it. Raises CancelledError, and OSError, EOFError or WorkFailedError."""
        self._answer(self._move.game)
        rows = self._answer(Slice(TRIALS, (self._move.number,)))
        return self._move.analysis.read_verdict(rows[0]) if rows else None

    def _answer(self, request: JudgedGame | Slice) -> Any:
        self._worker.send(request)
        while not wait([self._worker.conn], _NAP):
            if self._cancelled.is_set():
                raise CancelledError
        answer = self._worker.receive()
        if self._cancelled.is_set():
            raise CancelledError
        return answer
