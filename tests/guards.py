"""What no test may leave behind: errors told to nobody, threads, timers, processes.

The fixtures of `tests/conftest.py` use these around every test.
"""

import logging
import sys
import threading
import time
from collections.abc import Callable, Collection
from multiprocessing import active_children, resource_tracker
from pathlib import Path
from typing import Any

PATIENCE = 60.0


class Told(logging.Handler):
    """Listens to the program's log: what it tells in an error bar, and what nobody caught.

    Attributes:
        texts: all of it, in order.
    """

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the words."""
        self.texts.append(record.getMessage())

    def __enter__(self) -> "Told":
        logging.getLogger("stoneage_qt").addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger("stoneage_qt").removeHandler(self)


def patiently(look: Callable[[], list[str]]) -> list[str]:
    """What is left when all had time to end; usually nothing is, and nobody waits."""
    ends = time.monotonic() + PATIENCE
    while (left := look()) and time.monotonic() < ends:
        time.sleep(0.02)
    return left


def new_threads(before: Collection[threading.Thread]) -> list[str]:
    """Threads that were started since and would keep Python alive."""
    return [t.name for t in threading.enumerate() if t not in before and not t.daemon]


def processes() -> dict[int, str]:
    """The processes that this one has started and that still run, and what they are."""
    tracker = getattr(resource_tracker, "_resource_tracker")._pid  # noqa: B009 - not in the stubs
    if not sys.platform.startswith("linux"):
        return {child.pid: child.name for child in active_children() if child.pid is not None}
    active_children()  # takes notice of those that have ended
    found = {}
    for task in Path("/proc/self/task").iterdir():
        for number in _read(task / "children").split():
            state = _read(Path("/proc", number, "stat")).rpartition(")")[2].split()
            if state and state[0] != "Z" and int(number) != tracker:
                words = _read(Path("/proc", number, "cmdline")).replace("\0", " ")
                found[int(number)] = words[:200]
    return found


def _read(path: Path) -> str:
    try:
        return path.read_text(errors="replace")
    except OSError:  # it has just ended
        return ""


# What was complained about once is not the fault of the tests that follow.
_complained: list[Any] = []


def of_qt() -> list[str]:
    """Threads that run and timers that tick, of Qt, made in Python."""
    from PySide6.QtCore import QCoreApplication, QEvent

    # As the program would go on: what has ended by itself says so, and is thrown away.
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [_owners(each) for each in _active()]


def forgive_qt() -> None:
    """Complain about these only once."""
    _complained.extend(_active())


def _active() -> list[Any]:
    from PySide6.QtCore import QCoreApplication, QThread, QTimer
    from shiboken6 import getAllValidWrappers

    timers, threads = _with_subclasses(QTimer), _with_subclasses(QThread)
    wanted: set[Any] = timers | threads
    # Of all objects there are millions in the middle of a run: this asks for those of Qt alone.
    found: list[Any] = [each for each in getAllValidWrappers() if type(each) in wanted]
    app = QCoreApplication.instance()
    known = [*_complained, None if app is None else app.thread()]
    fresh = [each for each in found if not any(each is one for one in known)]
    # A window that serves several tests keeps its timers as long as it is shown.
    fresh = [each for each in fresh if not _in_a_shown_window(each)]
    return [each for each in fresh if (each.isActive if type(each) in timers else each.isRunning)()]


def _in_a_shown_window(found: Any) -> bool:
    while found.parent() is not None:
        found = found.parent()
    return found.isWidgetType() and found.isVisible()


def _with_subclasses(kind: type[Any]) -> set[type[Any]]:
    found = {kind}
    below: list[type[Any]] = kind.__subclasses__()
    for each in below:
        found |= _with_subclasses(each)
    return found


def _owners(found: Any) -> str:
    """An object and whose it is: `QTimer of MessageBar of MainWindow`."""
    names = []
    while found is not None:
        names.append(type(found).__name__)
        found = found.parent()
    return " of ".join(names)
