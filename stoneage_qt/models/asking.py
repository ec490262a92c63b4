"""Asking the processes that think, without holding anybody up.

A thread waits for the answer. Only the newest question counts: asking another one, or
cancelling, takes the older one back, and what still comes back for it is dropped.
"""

import threading
from collections.abc import Callable
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QThread, Signal, Slot

from stoneage_qt.bots.workers import CancelledError, WorkerPool

CLOSING_MS: Final = 5_000
_NONE: Final = -1


class PendingAnswer(Protocol):
    """An answer under way, as the handles of `bots.workers` are."""

    def cancel(self) -> None:
        """Take the question back; whoever waits gets CancelledError."""

    def result(self) -> Any:
        """Wait for the answer."""


class Workers:
    """The processes of one window, started when the first question needs them."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pool: WorkerPool | None = None

    def pool(self) -> WorkerPool:
        """The processes; from any thread but the window's, starting them takes a moment."""
        with self._lock:
            if self._pool is None:
                self._pool = WorkerPool()
            return self._pool

    def close(self) -> None:
        """End them; whoever waits for an answer is cancelled."""
        with self._lock:
            if self._pool is not None:
                self._pool.close()


class _Waiter(QObject):
    """Lives in the thread and waits there.

    Signals:
        answered(number, answer), failed(number, error).
    """

    answered = Signal(int, object)
    failed = Signal(int, object)

    def __init__(self, begin: Callable[[Any], PendingAnswer]) -> None:
        super().__init__()
        self._begin = begin
        self._lock = threading.Lock()
        self._wanted = _NONE
        self._pending: PendingAnswer | None = None

    def want(self, number: int) -> None:
        """Called by the window: from now on only this question counts."""
        with self._lock:
            self._wanted = number
            pending, self._pending = self._pending, None
        if pending is not None:
            pending.cancel()

    @Slot(int, object)
    def wait(self, number: int, question: object) -> None:
        """Wait for the answer, unless nobody wants to know any more."""
        if number != self._wanted:
            return
        try:
            pending = self._begin(question)
            with self._lock:
                if self._wanted == number:
                    self._pending = pending
                else:
                    pending.cancel()
            self.answered.emit(number, pending.result())
        except CancelledError:
            return
        except Exception as error:  # noqa: BLE001 - whoever asked decides what it means
            self.failed.emit(number, error)


class WorkerAsker(QObject):
    """Asks one question at a time.

    Signals:
        answered(revision, answer): the answer to the open question.
        failed(revision, error): there is none; the exception says why.
    """

    answered = Signal(int, object)
    failed = Signal(int, object)
    _question = Signal(int, object)

    def __init__(
        self, name: str, begin: Callable[[Any], PendingAnswer], parent: QObject | None = None
    ) -> None:
        """begin: called in the thread with a question, gives what to wait for."""
        super().__init__(parent)
        self._number = 0  # of the newest question; revisions may come again
        self._revision = _NONE
        self._thread = QThread()
        self._thread.setObjectName(name)
        self._waiter = _Waiter(begin)
        self._waiter.moveToThread(self._thread)
        self._question.connect(self._waiter.wait)
        self._waiter.answered.connect(self._on_answer)
        self._waiter.failed.connect(self._on_failure)

    def ask(self, revision: int, question: object) -> None:
        """Ask; an older question is forgotten."""
        if not self._thread.isRunning():
            self._thread.start()
        self._number += 1
        self._revision = revision
        self._waiter.want(self._number)
        self._question.emit(self._number, question)

    def cancel(self) -> None:
        """Forget the open question at once."""
        if self._revision != _NONE:
            self._revision = _NONE
            self._waiter.want(_NONE)

    def close(self) -> None:
        """End the thread; call it before the program ends."""
        self.cancel()
        if self._thread.isRunning():
            self._thread.quit()
            self._thread.wait(CLOSING_MS)

    def _is_open(self, number: int) -> bool:
        return self._revision != _NONE and number == self._number

    @Slot(int, object)
    def _on_answer(self, number: int, answer: object) -> None:
        if self._is_open(number):
            revision, self._revision = self._revision, _NONE
            self.answered.emit(revision, answer)

    @Slot(int, object)
    def _on_failure(self, number: int, error: Exception) -> None:
        if self._is_open(number):
            revision, self._revision = self._revision, _NONE
            self.failed.emit(revision, error)
