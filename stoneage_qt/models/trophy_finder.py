"""Looks for trophies in games that were finished long ago, without holding anybody up."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from stoneage_qt.models.tasks import Task, Tasks
from stoneage_qt.progress.store import ProgressStore
from stoneage_qt.progress.trophies import Trophy, keep, looked_through, note_looked, won_in
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.saves import load_match


class TrophyFinder(QObject):
    """Goes through saved games once; later only where there are others.

    Signals:
        found(): all were looked at, and what was won is kept.
    """

    found = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = Tasks(self)
        self._tasks.ended.connect(self._on_ended)
        self._store: ProgressStore | None = None

    @property
    def busy(self) -> bool:
        """Whether games are being looked at."""
        return self._tasks.current is not None

    def look_at(self, game: str, files: list[Path], store: ProgressStore) -> bool:
        """Look at finished games; False where there is none that was not looked at before."""
        if self.busy or not files or looked_through(store, game, files):
            return False
        self._store = store
        self._tasks.start(_Looking(game, files))
        return True

    def close(self) -> None:
        """Stop, and wait until the thread has ended."""
        self._tasks.close()

    def _on_ended(self, task: "_Looking") -> None:
        if self._store is not None:
            keep(self._store, task.trophies)
            note_looked(self._store, task.game, task.files)
        self.found.emit()


class _Looking(Task):
    """All games, one after the other."""

    def __init__(self, game: str, files: list[Path]) -> None:
        super().__init__()
        self.game, self.files = game, files
        self.trophies: list[Trophy] = []

    def run(self) -> None:
        """Games that can't be read win nothing."""
        for path in self.files:
            if self.stopped:
                return
            try:
                self.trophies += won_in(load_match(path))
            except SaveError:
                continue
