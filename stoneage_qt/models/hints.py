"""Hints and second thoughts: what a strong player would do, and what clearly costs chances."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QThread, Signal, Slot

from stoneage_qt.bots.workers import CancelledError, HintHandle, NoHintsError, WorkerPool
from stoneage_qt.models.game import GameModel
from stoneage_qt.rules import Action, State

if TYPE_CHECKING:
    from stoneage_qt.bots.hints import Hint

CLOSING_MS: Final = 5_000
HINTS: Final = 3
# The tutor wants to know about every move that a person might choose.
ALL: Final = 60
# How much of the chance to win a move must cost before the tutor speaks up.
SEVERITIES: Final = {"small": 0.03, "medium": 0.07, "large": 0.15}


class _Question(NamedTuple):
    revision: int
    state: State
    number: int


class _Adviser(QObject):
    """Lives in the thread and waits there for the process that thinks.

    Signals:
        answered(revision, hints), failed(revision, why).
    """

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self._pool: WorkerPool | None = None
        self._lock = threading.Lock()
        self._wanted = -1
        self._handle: HintHandle | None = None

    def want(self, revision: int) -> None:
        """Called by the window: only this question counts from now on; -1 for none."""
        with self._lock:
            self._wanted = revision
            handle, self._handle = self._handle, None
        if handle is not None:
            handle.cancel()

    @Slot(object)
    def think(self, question: _Question) -> None:
        """Wait for the answer, unless nobody wants to know any more."""
        if question.revision != self._wanted:
            return
        try:
            if self._pool is None:
                self._pool = WorkerPool()
            handle = self._pool.submit_hints(question.state, question.number)
            with self._lock:
                if self._wanted == question.revision:
                    self._handle = handle
                else:
                    handle.cancel()
            self.answered.emit(question.revision, handle.result())
        except CancelledError:
            return
        except (NoHintsError, OSError) as error:
            self.failed.emit(question.revision, str(error))

    def close(self) -> None:
        """End the process; the thread must have ended before."""
        if self._pool is not None:
            self._pool.close()


class HintRunner(QObject):
    """Asks for hints without holding anybody up.

    Signals:
        hinted(revision, hints): the best actions, best first.
        failed(revision, why): there are none.
    """

    hinted = Signal(int, object)
    failed = Signal(int, str)
    _question = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread()
        self._thread.setObjectName("hints")
        self._adviser = _Adviser()
        self._adviser.moveToThread(self._thread)
        self._question.connect(self._adviser.think)
        self._adviser.answered.connect(self.hinted)
        self._adviser.failed.connect(self.failed)

    def ask(self, revision: int, state: State, number: int = HINTS) -> None:
        """Ask about the open decision; an older question is forgotten."""
        if not self._thread.isRunning():
            self._thread.start()
        self._adviser.want(revision)
        self._question.emit(_Question(revision, state, number))

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        self._adviser.want(-1)

    def close(self) -> None:
        """End the thread and the process; call it before the program ends."""
        self.cancel()
        if self._thread.isRunning():
            self._thread.quit()
            self._thread.wait(CLOSING_MS)
        self._adviser.close()


class Tutor(QObject):
    """Thinks along, and speaks up once before a move that clearly costs chances.

    Attributes:
        severity: "small", "medium" or "large": from which mistakes on; "" for never.

    Signals:
        warned(action, better, cost): the move was held back; played again it goes through.
            `better` is a Hint, `cost` a part of the chance to win.
    """

    warned = Signal(object, object, float)

    def __init__(self, game: GameModel, runner: HintRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._runner = runner
        self._hints: Sequence[Hint] = ()
        self._revision = -1
        self._warned: Action | None = None
        self.severity = ""
        game.asked.connect(self._on_asked)
        runner.hinted.connect(self._on_hints)
        game.set_second_thoughts(self.objects)

    def objects(self, action: Action) -> bool:
        """Whether the move is held back, this once."""
        if not self.severity or self._revision != self._game.revision or not self._hints:
            return False
        if action == self._warned:
            return False
        cost = self._cost(action)
        if cost < SEVERITIES[self.severity]:
            return False
        self._warned = action
        self.warned.emit(action, self._hints[0], cost)
        return True

    def _cost(self, action: Action) -> float:
        """What the move costs; one that was not even tried out costs nothing we know of."""
        for hint in self._hints:
            if hint.action == action:
                return hint.behind
        return 0.0

    def _on_asked(self) -> None:
        self._hints = ()
        self._warned = None
        if self.severity and self._game.actor_is_person():
            self._runner.ask(self._game.revision, self._game.state, ALL)

    def _on_hints(self, revision: int, hints: Sequence[Hint]) -> None:
        if revision == self._game.revision:
            self._revision, self._hints = revision, hints
