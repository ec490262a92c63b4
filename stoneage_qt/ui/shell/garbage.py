"""Python's garbage collector, held to the GUI thread.

It would otherwise run in whatever thread allocates, and graphics objects destroyed outside of
the GUI thread crash Qt. Looking through all objects takes a tenth of a second, and three with a
library of thousands of games: what has outlived a look is left out of the next ones, until
somebody turns to another program or ten minutes have passed.
"""

import ctypes
import gc
import sys
from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

INTERVAL_MS: Final = 2_000
# Young objects every time, all that are new since the last look now and then.
FULL_EVERY: Final = 5
# Who plays all evening never turns away: a short pause every ten minutes keeps memory flat.
ALL_EVERY: Final = 300
# Giving memory back takes some milliseconds, and the next frames fetch some of it again.
GIVE_BACK_EVERY: Final = 4


class GarbageCollector(QObject):
    """Collects between two frames, in the thread it was made in."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._runs = 0
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self._timer.start()
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._on_state)

    def collect(self) -> None:
        """One run: mostly a short one."""
        self._runs += 1
        if self._runs % ALL_EVERY == 0:
            self.collect_all()
        elif self._runs % FULL_EVERY:
            gc.collect(1)
        else:
            gc.collect()
            gc.freeze()
        if self._runs % GIVE_BACK_EVERY == 0:
            give_memory_back()

    def collect_all(self) -> None:
        """Look through everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    def stop(self) -> None:
        """Give the collector back to Python."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationInactive and self._timer.isActive():
            self.collect_all()


def give_memory_back() -> None:
    """The C library of Linux keeps freed memory, after a zoom as much as the whole program."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    if not sys.platform.startswith("linux"):
        return None
    found: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return found
