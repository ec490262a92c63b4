"""Keeps the list of games in step with the files, in the background.

A thread compares the folder with the index; a process reads what is new. What the index
knows is there at once, new files follow newest first, and at last every game that was only
looked at is played through, so that hidden faults, courses and dice become known.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from multiprocessing.connection import wait
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from stoneage_qt.background.processes import Worker, WorkFailedError
from stoneage_qt.models.tasks import Task, Tasks
from stoneage_qt.session.library import Library
from stoneage_qt.session.library_scan import (
    Entry,
    FileStamp,
    Request,
    Scanner,
    find_files,
    summary,
)

CHUNK: Final = 96
FULL_CHUNK: Final = 6
_NAP: Final = 0.05


class LibraryScan(QObject):
    """The scan of one library.

    Signals:
        loaded(entries): what the index knew; first, and again where it had to be made anew.
        found(entries): new or changed files, or more about known ones.
        gone(paths): files that are no longer there.
        progress(done, total): files read, of those to read; equal at the end.
        finished(): the list is in step with the files.
    """

    loaded = Signal(object)
    found = Signal(object)
    gone = Signal(object)
    progress = Signal(int, int)
    finished = Signal()

    def __init__(
        self,
        folder: Path,
        index: Path,
        others: Callable[[], Iterable[Path]] = tuple,
        parent: QObject | None = None,
    ) -> None:
        """`others`: files that belong to the library though they lie elsewhere."""
        super().__init__(parent)
        self._folder = folder
        self._index = index
        self._others = others
        self._tasks = Tasks(self)
        self._tasks.ended.connect(self._on_ended)
        self._again = False
        self._closed = False
        self._known = False

    @property
    def running(self) -> bool:
        """Whether the files are being looked at."""
        return self._tasks.current is not None

    def start(self) -> None:
        """Look at the files, or once more after the look that is under way."""
        if self._closed:
            return
        if self.running:
            self._again = True
            return
        self._again = False
        scan = _Scan(self._folder, self._index, list(self._others()), not self._known)
        self._known = True
        scan.loaded.connect(self.loaded)
        scan.found.connect(self.found)
        scan.gone.connect(self.gone)
        scan.progress.connect(self.progress)
        self._tasks.start(scan)

    def close(self) -> None:
        """Stop at once and for good."""
        self._closed = True
        self._tasks.close()

    def _on_ended(self, scan: "_Scan") -> None:
        self.finished.emit()
        if self._again:
            self.start()


class _Scan(Task):
    """One look at the files."""

    loaded = Signal(object)
    found = Signal(object)
    gone = Signal(object)
    progress = Signal(int, int)

    def __init__(self, folder: Path, index: Path, others: list[Path], first: bool) -> None:
        super().__init__()
        self._folder = folder
        self._index = index
        self._others = others
        self._first = first
        self._worker: Worker | None = None
        self._done = 0
        self._total = 0

    def run(self) -> None:
        """Everything; whatever happens, the process and the index are closed."""
        library = Library(self._index)
        try:
            self._look(library)
        except sqlite3.DatabaseError:
            # The index is spoilt where opening did not notice: make it anew from the files.
            self._first = True
            library.heal()
            self._look(library)
        finally:
            library.close()
            if self._worker is not None:
                self._worker.close()

    def _look(self, library: Library) -> None:
        if self._first:
            self.loaded.emit(library.entries())
        changes = library.changes(find_files(self._folder, self._others))
        if changes.gone:
            library.forget(changes.gone)
            self.gone.emit(changes.gone)
        # A new file is read twice: first what it says, later the whole game.
        self._total = 2 * len(changes.stale) + len(changes.rough)
        self.progress.emit(0, self._total)
        rough = list(changes.rough)
        for number, chunk in enumerate(_chunks(changes.stale, CHUNK)):
            if number == 0:
                # A few are read here and now, while the process is still starting.
                self._worker = Worker(Scanner)
                entries = self._keep(library, [summary(stamp) for stamp in chunk], len(chunk))
            else:
                entries = self._read(library, chunk, full=False)
            rough += [entry.stamp for entry in entries if not entry.fault]
            self._total -= sum(1 for entry in entries if entry.fault)
            if self.stopped:
                return
        for chunk in _chunks(rough, FULL_CHUNK):
            self._read(library, chunk, full=True)
            if self.stopped:
                return
        self.progress.emit(self._total, self._total)

    def _read(self, library: Library, chunk: Sequence[FileStamp], *, full: bool) -> list[Entry]:
        if self._worker is None:
            self._worker = Worker(Scanner)
        entries: list[Entry] = []
        try:
            self._worker.send(Request(tuple(chunk), full))
            while not wait([self._worker.conn], _NAP):
                if self.stopped:
                    self._worker.stop()
                    return []
            entries = self._worker.receive()
        except (OSError, EOFError, WorkFailedError):
            # The process has gone; these files stay as they are known until the next look.
            self._worker.close()
            self._worker = None
        return self._keep(library, entries, len(chunk))

    def _keep(self, library: Library, entries: list[Entry], read: int) -> list[Entry]:
        library.store(entries)
        self._done += read
        self.found.emit(entries)
        self.progress.emit(self._done, max(self._done, self._total))
        return entries


def _chunks(stamps: Sequence[FileStamp], size: int) -> Iterable[Sequence[FileStamp]]:
    for start in range(0, len(stamps), size):
        yield stamps[start : start + size]
