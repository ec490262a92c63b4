"""Hints and second thoughts: what a strong player would do, and what clearly costs chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from stoneage_qt.contract import EVERYTHING, Action
from stoneage_qt.models.asking import PendingAnswer, WorkerAsker, Workers
from stoneage_qt.models.game import GameModel
from stoneage_qt.models.partners import HintRequest

HINTS: Final = 3
# How much of the chance to win a move must cost before the tutor speaks up.
# More than the review's own limits: a glance while somebody waits is less sure than a long look.
WARNS_FROM: Final = {"small": 0.03, "medium": 0.07, "large": 0.15}


class _Question(NamedTuple):
    request: HintRequest
    number: int


class HintRunner(QObject):
    """Asks for hints without holding anybody up.

    Signals:
        hinted(revision, hints): the best actions, best first.
        failed(revision, why): there are none.
    """

    hinted = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers = Workers()
        self._asker = WorkerAsker("hints", self._begin, self)
        self._asker.answered.connect(self.hinted)
        self._asker.failed.connect(self._on_failure)

    def ask(self, request: HintRequest, number: int = HINTS) -> None:
        """Ask about the open decision; an older question is forgotten."""
        self._asker.ask(request.revision, _Question(request, number))

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        self._asker.cancel()

    def close(self) -> None:
        """End the thread and the process; call it before the program ends."""
        self._asker.close()
        self._workers.close()

    def _begin(self, question: _Question) -> PendingAnswer:
        request, number = question
        pool, memory = self._workers.pool(), request.memory()
        return pool.submit_hints(request.game, request.state, number, memory)

    @Slot(int, object)
    def _on_failure(self, revision: int, error: Exception) -> None:
        self.failed.emit(revision, str(error))


class Tutor(QObject):
    """Thinks along, and speaks up once before a move that clearly costs chances.

    Attributes:
        severity: "small", "medium" or "large": from which mistakes on; "" for never.

    Signals:
        warned(action, better, cost): the move was held back; played again it goes through.
            `better` is a Hint, `cost` a part of the chance to win.
        withdrawn(): the position that the warning was about is gone, and the warning with it.
    """

    warned = Signal(object, object, float)
    withdrawn = Signal()

    def __init__(self, game: GameModel, runner: HintRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._runner = runner
        self._hints: Sequence[Any] = ()
        self._revision = -1
        self._warned: Action | None = None
        self._warned_at = -1
        self._covered = False
        self.severity = ""
        game.asked.connect(self._on_asked)
        game.viewerChanged.connect(self._on_viewer)
        for signal in (game.changed, game.matchChanged, game.decisionChanged):
            signal.connect(self._withdraw_stale)
        runner.hinted.connect(self._on_hints)
        game.set_second_thoughts(self.objects)

    def objects(self, action: Action) -> bool:
        """Whether the move is held back, this once."""
        if not self.severity or self._revision != self._game.revision or not self._hints:
            return False
        if action == self._warned:
            return False
        cost = self._cost(action)
        if cost < WARNS_FROM[self.severity]:
            return False
        self._warned, self._warned_at = action, self._game.revision
        self.warned.emit(action, self._hints[0], cost)
        return True

    def play_anyway(self) -> bool:
        """Play the move that was warned about, as long as it is the same decision."""
        action = self._warned
        if action is None or self._warned_at != self._game.revision:
            return False
        return self._game.submit(action)

    def play_better(self) -> bool:
        """Play what the warning named instead, as long as it is the same decision."""
        if self._warned is None or self._warned_at != self._game.revision or not self._hints:
            return False
        return self._game.submit(self._hints[0].action)

    def _withdraw_stale(self) -> None:
        """Any action, undo, other match or other seat ends the warning."""
        if self._warned is not None and self._warned_at != self._game.revision:
            self._withdraw()

    def _withdraw(self) -> None:
        self._warned = None
        self.withdrawn.emit()

    def _cost(self, action: Action) -> float:
        """What the move costs; one that was not even tried out costs nothing we know of."""
        for hint in self._hints:
            if hint.action == action:
                return float(hint.behind)
        return 0.0

    def _on_asked(self) -> None:
        self._hints = ()
        game = self._game
        self._covered = game.is_covered
        if self.severity and game.actor_is_person() and not self._covered:
            self._runner.ask(game.advice(), EVERYTHING)

    def _on_viewer(self) -> None:
        """What is thought about a hand is for who looks at it."""
        covered, self._covered = self._covered, self._game.is_covered
        if covered and not self._covered:
            self._on_asked()
        elif self._covered:
            self._hints = ()
            if self._warned is not None:
                self._withdraw()

    def _on_hints(self, revision: int, hints: Sequence[Any]) -> None:
        if self._covered:
            return
        if revision == self._game.revision:
            self._revision, self._hints = revision, hints
