"""Questions to the library's index, answered by a thread: over many games they take a while."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QThread, Signal

from stoneage_qt.session.library import Library

Question = Callable[[Library], Any]
_CLOSING_MS: Final = 5_000


class LibraryAsker(QObject):
    """Asks one question at a time; of those that wait, only the latest is asked.

    Signals:
        answered(answer): to the latest question.
    """

    answered = Signal(object)

    def __init__(self, index: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._index = index
        self._thread: _Asking | None = None
        self._waiting: Question | None = None
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether a question is being answered."""
        return self._thread is not None

    def ask(self, question: Question) -> None:
        """Ask; the question must not touch anything but the library it is given."""
        if self._closed:
            return
        if self._thread is not None:
            self._waiting = question
            return
        self._thread = _Asking(self._index, question)
        self._thread.finished.connect(self._on_finished)
        self._thread.start(QThread.Priority.LowPriority)

    def close(self) -> None:
        """Wait for what is being asked, and ask nothing more."""
        self._closed = True
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.finished.disconnect(self._on_finished)
            thread.wait(_CLOSING_MS)
            thread.deleteLater()

    def _on_finished(self) -> None:
        thread, self._thread = self._thread, None
        if thread is None:
            return
        thread.wait(_CLOSING_MS)
        answer, failed = thread.answer, thread.failed
        thread.deleteLater()
        question, self._waiting = self._waiting, None
        if question is not None:
            self.ask(question)
        elif not failed:
            self.answered.emit(answer)


class _Asking(QThread):
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
