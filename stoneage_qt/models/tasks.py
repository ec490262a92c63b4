"""Work in a thread: the one way to begin it, to take it back, and to see it end.

`asking.py` is for questions to processes that stay; this is for work that comes and goes.
"""

import threading
from typing import Final

from PySide6.QtCore import QObject, QThread, Signal, Slot

CLOSING_MS: Final = 5_000


class Task(QThread):
    """Something to be done in a thread of its own: `run` does it, and looks at `stopped`."""

    def __init__(self) -> None:
        super().__init__()
        self._stop = threading.Event()

    @property
    def stopped(self) -> bool:
        """Whether nobody wants the rest."""
        return self._stop.is_set()

    def stop(self) -> None:
        """End soon; called by the window."""
        self._stop.set()


class Tasks(QObject):
    """One task at a time; those taken back end by themselves meanwhile.

    Attributes:
        current: the task under way, or None.

    Signals:
        ended(task): it was not taken back; it is there with what it found until this returns.
    """

    ended = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._leaving: list[Task] = []
        self.current: Task | None = None

    def start(self, task: Task) -> None:
        """Begin; only where nothing is under way."""
        assert self.current is None
        self.current = task
        task.finished.connect(self._on_finished)
        task.start(QThread.Priority.LowPriority)

    def cancel(self) -> Task | None:
        """Take the task back at once; whoever listens to it should no longer do so."""
        task, self.current = self.current, None
        if task is not None:
            self._leaving.append(task)
            task.stop()
        return task

    def close(self) -> None:
        """Take it back, and wait until every thread has ended, however long that takes.

        Whoever destroys a thread that still runs brings the program down; every task looks
        at `stopped` between short steps.
        """
        self.cancel()
        for task in self._leaving:
            while not task.wait(CLOSING_MS):  # in portions, so that Python hears of signals
                pass
        self._bury()

    @Slot()
    def _on_finished(self) -> None:
        self._bury()
        task = self.current
        if task is not None and task.isFinished():
            self.current = None
            task.wait(CLOSING_MS)
            self.ended.emit(task)
            task.deleteLater()

    def _bury(self) -> None:
        ended = [task for task in self._leaving if task.isFinished()]
        self._leaving = [task for task in self._leaving if task not in ended]
        for task in ended:
            task.wait(CLOSING_MS)
            task.deleteLater()
