"""The bots of a window: asked in a thread of their own, so that it never waits for them.

Quick levels decide in the thread itself. Levels that search or have learnt, and programs of the
user, would hold Python's lock, or load numpy into the window: a process thinks for them.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from stoneage_qt.bots.door import Decision, decide
from stoneage_qt.bots.external import PREFIX
from stoneage_qt.bots.levels import UnknownLevelError, level_keys
from stoneage_qt.bots.workers import TIME_LIMIT_FAULT
from stoneage_qt.contract import Action, Bot
from stoneage_qt.games import minds_of
from stoneage_qt.models.asking import PendingAnswer, WorkerAsker, Workers
from stoneage_qt.models.game import BotRequest
from stoneage_qt.session.plain_text import plain, visible
from stoneage_qt.session.seats import MAX_NAME

# After so long the best move found so far is played.
THINKING_SECONDS: Final = 10.0
# The last resort: whatever happens to a bot and its process, the game goes on. A slow computer
# is no such thing: the process first has all the time for its last word.
TIME_LIMIT_MS: Final = 120_000


def _is_heavy(game: str, key: str) -> bool:
    return any(level.heavy for level in minds_of(game).levels if level.key == key)


def _fallback(request: BotRequest) -> Action:
    return minds_of(request.game).fallback(request.state)


class NotApprovedError(Exception):
    """A program that nobody let run on this computer."""


def _nothing(_command: str) -> bool:
    return False


class _Decided(NamedTuple):
    """A decision that was made at once."""

    decision: Decision

    def cancel(self) -> None:
        """Too late for that."""

    def result(self) -> Decision:
        """The decision."""
        return self.decision


class BotRunner(QObject):
    """The bots of one window.

    Attributes:
        budget: how much levels that search think from now on, times the usual.

    Signals:
        decided(revision, action, fault): the answer; fault is "" where the bot's own move
            is played, else what went wrong.
        checked(game, level, fault): what keeps a level from playing as it should, "" for nothing.
    """

    decided = Signal(int, object, str)
    checked = Signal(str, str, str)

    def __init__(
        self,
        *,
        approved: Callable[[str], bool] = _nothing,
        thinking_seconds: float = THINKING_SECONDS,
        time_limit_ms: int = TIME_LIMIT_MS,
        parent: QObject | None = None,
    ) -> None:
        """`approved`: whether a command may be run; asked each time, from the thread."""
        super().__init__(parent)
        self._approved = approved
        self.budget = 1.0
        self._thinking_seconds = thinking_seconds
        self._bots: dict[tuple[str, str], Bot] = {}
        self._open: BotRequest | None = None
        self._to_check: list[tuple[str, str]] = []
        self._known: dict[tuple[str, str], str] = {}
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.setInterval(time_limit_ms)
        self._limit.timeout.connect(self._on_time_limit)
        self._workers = Workers()
        self._asker = WorkerAsker("bots", self._begin, self)
        self._asker.answered.connect(self._on_decision)
        self._asker.failed.connect(self._on_failure)
        self._checker = WorkerAsker("checks", self._begin_check, self)
        self._checker.answered.connect(self._on_checked)
        self._checker.failed.connect(self._on_checked)

    def ask(self, request: BotRequest) -> None:
        """Start thinking; an older question is forgotten."""
        self.cancel()
        self._open = request
        self._limit.start()
        self._asker.ask(request.revision, request)

    def cancel(self) -> None:
        """Forget the open question at once; whatever comes back for it is dropped."""
        self._open = None
        self._limit.stop()
        self._asker.cancel()

    def check(self, game: str, levels: Iterable[str]) -> None:
        """Find out whether these levels of a game can play; their process is warm afterwards."""
        for level in levels:
            wanted = (game, level)
            if wanted in self._known:
                self.checked.emit(game, level, self._known[wanted])
            elif _is_heavy(game, level) and wanted not in self._to_check:
                self._to_check.append(wanted)
                if len(self._to_check) == 1:
                    self._checker.ask(0, wanted)

    def close(self) -> None:
        """End the threads and the processes; call it before the program ends."""
        self.cancel()
        self._to_check.clear()
        self._asker.close()
        self._checker.close()
        self._workers.close()

    def _begin(self, request: BotRequest) -> PendingAnswer:
        """In the thread: decide, or ask a process to."""
        if request.command is not None:
            # Whoever put the match on the table has asked before; this is the last door.
            if not self._approved(request.command):
                raise NotApprovedError(visible(request.command))
            # A program has a time limit of its own.
            level, budget, limit = f"{PREFIX}{request.command}", 1.0, None
        elif _is_heavy(request.game, request.level):
            level, budget, limit = request.level, self.budget, self._thinking_seconds
        else:
            return _Decided(self._decide(request))
        pool, memory = self._workers.pool(), request.memory()
        return pool.submit(request.game, level, request.state, request.seed, budget, limit, memory)

    def _decide(self, request: BotRequest) -> Decision:
        minds = minds_of(request.game)
        known = level_keys(minds)
        if request.level not in known:
            raise UnknownLevelError(plain(request.level, MAX_NAME), known)
        key = (request.game, request.level)
        if key not in self._bots:
            self._bots[key] = minds.make_bot(request.level)
        memory = request.memory()
        return decide(minds, self._bots[key], request.state, request.seat, request.seed, memory)

    def _begin_check(self, wanted: tuple[str, str]) -> PendingAnswer:
        return self._workers.pool().submit_check(*wanted)

    @Slot(int, object)
    def _on_decision(self, revision: int, decision: Decision) -> None:
        self.cancel()
        self.decided.emit(revision, decision.action, decision.fault or "")

    @Slot(int, object)
    def _on_failure(self, revision: int, error: Exception) -> None:
        request = self._open
        if request is not None:
            self.cancel()
            told = f"{type(error).__name__}: {error}"
            self.decided.emit(revision, _fallback(request), told)

    def _on_time_limit(self) -> None:
        request = self._open
        if request is not None:
            self.cancel()
            self.decided.emit(request.revision, _fallback(request), TIME_LIMIT_FAULT)

    @Slot(int, object)
    def _on_checked(self, _revision: int, fault: object) -> None:
        checked = self._to_check.pop(0)
        self._known[checked] = "" if fault is None else str(fault)
        if self._to_check:
            self._checker.ask(0, self._to_check[0])
        self.checked.emit(*checked, self._known[checked])
