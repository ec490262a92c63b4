"""Asks bots in a thread of their own, so that the window never waits for them.

Quick levels decide in the thread itself. Levels that search, and programs of the user, would
hold Python's lock for seconds: for them the thread drives a process.
"""

import threading
from typing import Final

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from stoneage_qt.bots.bot import Bot
from stoneage_qt.bots.door import Decision, decide, fallback
from stoneage_qt.bots.external import PREFIX
from stoneage_qt.bots.levels import LEVELS, make_bot
from stoneage_qt.bots.workers import CancelledError, Handle, WorkerPool
from stoneage_qt.models.game import BotRequest

TIME_LIMIT_MS: Final = 20_000
CLOSING_MS: Final = 5_000
TIME_LIMIT_FAULT: Final = "time limit"
SEARCHING: Final = frozenset(level.key for level in LEVELS if level.searching)


class _Thinker(QObject):
    """Lives in the thread and answers one question after the other.

    Signals:
        answered(revision, action, fault): the answer to a question.
    """

    answered = Signal(int, object, str)

    def __init__(self, budget: float) -> None:
        super().__init__()
        self._budget = budget
        self._bots: dict[str, Bot] = {}
        self._pool: WorkerPool | None = None
        self._lock = threading.Lock()
        self._wanted = -1
        self._handle: Handle | None = None

    def want(self, revision: int) -> None:
        """Called by the window: from now on only this question counts; -1 for none."""
        with self._lock:
            self._wanted = revision
            handle, self._handle = self._handle, None
        if handle is not None:
            handle.cancel()

    @Slot(object)
    def think(self, request: BotRequest) -> None:
        """Answer, whatever happens, unless nobody wants to know any more."""
        if request.revision != self._wanted:
            return
        try:
            decision = self._decide(request)
        except CancelledError:
            return
        except Exception as error:  # noqa: BLE001 - the game goes on, whatever a bot does
            decision = Decision(fallback(request.state), f"{type(error).__name__}: {error}")
        self.answered.emit(request.revision, decision.action, decision.fault or "")

    def close(self) -> None:
        """End the processes; the thread must have ended before."""
        if self._pool is not None:
            self._pool.close()

    def _decide(self, request: BotRequest) -> Decision:
        level = request.level if request.command is None else f"{PREFIX}{request.command}"
        if level in SEARCHING or request.command is not None:
            return self._in_process(level, request)
        if level not in self._bots:
            self._bots[level] = make_bot(level, self._budget)
        return decide(self._bots[level], request.state, request.seat, request.seed)

    def _in_process(self, level: str, request: BotRequest) -> Decision:
        if self._pool is None:
            self._pool = WorkerPool()
        handle = self._pool.submit(level, request.state, request.seed, self._budget)
        with self._lock:
            if self._wanted == request.revision:
                self._handle = handle
            else:
                handle.cancel()
        return handle.result()


class BotRunner(QObject):
    """The bots of one window.

    Signals:
        decided(revision, action, fault): the answer; fault is "" where the bot's own move
            is played, else what went wrong.
    """

    decided = Signal(int, object, str)
    _question = Signal(object)

    def __init__(
        self,
        *,
        budget: float = 1.0,
        time_limit_ms: int = TIME_LIMIT_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._open: BotRequest | None = None
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.setInterval(time_limit_ms)
        self._limit.timeout.connect(self._on_time_limit)
        self._thread = QThread()
        self._thread.setObjectName("bots")
        self._thinker = _Thinker(budget)
        self._thinker.moveToThread(self._thread)
        self._question.connect(self._thinker.think)
        self._thinker.answered.connect(self._on_answer)

    def ask(self, request: BotRequest) -> None:
        """Start thinking; an older question is forgotten."""
        self.cancel()
        if not self._thread.isRunning():
            self._thread.start()
        self._open = request
        self._thinker.want(request.revision)
        self._limit.start()
        self._question.emit(request)

    def cancel(self) -> None:
        """Forget the open question at once; whatever comes back for it is dropped."""
        if self._open is not None:
            self._open = None
            self._thinker.want(-1)
        self._limit.stop()

    def close(self) -> None:
        """End the thread and the processes; call it before the program ends."""
        self.cancel()
        if self._thread.isRunning():
            self._thread.quit()
            self._thread.wait(CLOSING_MS)
        self._thinker.close()

    @Slot(int, object, str)
    def _on_answer(self, revision: int, action: object, fault: str) -> None:
        if self._open is None or self._open.revision != revision:
            return
        self._open = None
        self._limit.stop()
        self.decided.emit(revision, action, fault)

    def _on_time_limit(self) -> None:
        request = self._open
        if request is None:
            return
        self.cancel()
        self.decided.emit(request.revision, fallback(request.state), TIME_LIMIT_FAULT)
