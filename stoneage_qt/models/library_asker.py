"""Questions to the library's index, answered by a thread: over many games they take a while."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from stoneage_qt.models.tasks import Task, Tasks
from stoneage_qt.session.library import Library

Question = Callable[[Library], Any]


class LibraryAsker(QObject):
    """Asks one question at a time; of those that wait, only the latest is asked.

    Signals:
        answered(answer): to the latest question.
    """

    answered = Signal(object)

    def __init__(self, index: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._index = index
        self._tasks = Tasks(self)
        self._tasks.ended.connect(self._on_ended)
        self._waiting: Question | None = None
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether a question is being answered."""
        return self._tasks.current is not None

    def ask(self, question: Question) -> None:
        """Ask; the question must not touch anything but the library it is given."""
        if self._closed:
            return
        if self.busy:
            self._waiting = question
        else:
            self._tasks.start(_Asking(self._index, question))

    def close(self) -> None:
        """Wait for what is being asked, and ask nothing more."""
        self._closed = True
        self._tasks.close()

    def _on_ended(self, asked: "_Asking") -> None:
        question, self._waiting = self._waiting, None
        if question is not None:
            self.ask(question)
        elif not asked.failed:
            self.answered.emit(asked.answer)


class _Asking(Task):
    """One question."""

    def __init__(self, index: Path, question: Question) -> None:
        super().__init__()
        self._index = index
        self._question = question
        self.answer: Any = None
        self.failed = True

    def run(self) -> None:
        """A connection belongs to its thread, so the library is opened here."""
        library = Library(self._index)
        try:
            self.answer = self._question(library)
            self.failed = False
        except sqlite3.DatabaseError:
            library.heal()  # the next look at the files fills it again
        finally:
            library.close()
