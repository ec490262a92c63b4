"""Everything of a person into one file and out of it again, in a thread."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from stoneage_qt.models.tasks import Task, Tasks
from stoneage_qt.progress.archive import Brought, Packed, pack, unpack
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.places import Places
from stoneage_qt.session.steps import Steps


class Carrier(QObject):
    """Packs or unpacks, one at a time.

    Signals:
        progress(share): how much is done, from 0 at the beginning to 1.
        ended(): however it ended; one of these follows.
        stopped(): nobody wanted the rest. No file is left of an export; what an import has added
            stays.
        packed(what): a `progress.archive.Packed`.
        brought(what): a `progress.archive.Brought`.
        failed(error): a SaveError; what was there is as it was.
    """

    progress = Signal(float)
    ended = Signal()
    stopped = Signal()
    packed = Signal(object)
    brought = Signal(object)
    failed = Signal(object)

    def __init__(self, places: Places, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = places
        self._tasks = Tasks(self)
        self._tasks.ended.connect(self._on_ended)

    @property
    def busy(self) -> bool:
        """Whether something is under way."""
        return self._tasks.current is not None

    def pack(self, path: Path) -> None:
        """Write everything into a file."""
        self._start(lambda: pack(self._places, path))

    def unpack(self, path: Path) -> None:
        """Add what a file holds."""
        self._start(lambda: unpack(self._places, path))

    def stop(self) -> None:
        """Leave the rest; what happened to be done already is told as such."""
        if self._tasks.current is not None:
            self._tasks.current.stop()

    def close(self) -> None:
        """Stop, and wait until the thread has ended."""
        self._tasks.close()

    def _start(self, steps: Callable[[], "Steps[Packed] | Steps[Brought]"]) -> None:
        if not self.busy:
            task = _Carrying(steps)
            task.told.connect(self.progress)
            self._tasks.start(task)
            self.progress.emit(0.0)

    def _on_ended(self, task: "_Carrying") -> None:
        self.ended.emit()
        if task.fault is not None:
            self.failed.emit(task.fault)
        elif isinstance(task.done, Brought):
            self.brought.emit(task.done)
        elif task.done is not None:
            self.packed.emit(task.done)
        else:
            self.stopped.emit()


class _Carrying(Task):
    """The steps, until they are done or nobody wants them any more.

    Signals:
        told(share): another hundredth is done.
    """

    told = Signal(float)

    def __init__(self, steps: Callable[[], "Steps[Packed] | Steps[Brought]"]) -> None:
        super().__init__()
        self._steps = steps
        self.done: Packed | Brought | None = None
        self.fault: SaveError | None = None

    def run(self) -> None:
        """Step by step."""
        steps = self._steps()
        hundredths = 0
        try:
            while not self.stopped:
                try:
                    share = next(steps)
                except StopIteration as end:
                    self.done = end.value
                    return
                if int(100 * share) > hundredths:
                    hundredths = int(100 * share)
                    self.told.emit(share)
        except SaveError as error:
            self.fault = error
        finally:
            # What is half written goes away with it.
            steps.close()
