"""Asks bots in a thread of their own, so that the window never waits for them.

Quick levels decide in the thread itself; levels that search, and programs of the user,
would hold Python's lock for seconds, so the thread drives a process for them.
"""

from typing import Final

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from stoneage_qt.bots.bot import Bot
from stoneage_qt.bots.door import Decision, decide, fallback
from stoneage_qt.bots.levels import make_bot
from stoneage_qt.models.game import BotRequest

TIME_LIMIT_MS: Final = 20_000
CLOSING_MS: Final = 3_000
TIME_LIMIT_FAULT: Final = "time limit"


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

    @Slot(object)
    def think(self, request: BotRequest) -> None:
        """Answer, whatever happens."""
        try:
            decision = decide(self._bot(request.level), request.state, request.seat, request.seed)
        except Exception as error:  # noqa: BLE001 - the game goes on, whatever a bot does
            decision = Decision(fallback(request.state), f"{type(error).__name__}: {error}")
        self.answered.emit(request.revision, decision.action, decision.fault or "")

    def _bot(self, level: str) -> Bot:
        if level not in self._bots:
            self._bots[level] = make_bot(level, self._budget)
        return self._bots[level]


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
        self._limit.start()
        self._question.emit(request)

    def cancel(self) -> None:
        """Forget the open question at once; whatever comes back for it is dropped."""
        self._open = None
        self._limit.stop()

    def close(self) -> None:
        """End the thread; call it before the program ends."""
        self.cancel()
        if self._thread.isRunning():
            self._thread.quit()
            self._thread.wait(CLOSING_MS)

    @Slot(int, object, str)
    def _on_answer(self, revision: int, action: object, fault: str) -> None:
        if self._open is None or self._open.revision != revision:
            return
        self.cancel()
        self.decided.emit(revision, action, fault)

    def _on_time_limit(self) -> None:
        request = self._open
        if request is None:
            return
        self.cancel()
        self.decided.emit(request.revision, fallback(request.state), TIME_LIMIT_FAULT)
