"""Playing sounds from a window: in a process, started for the first sound by a thread.

Whatever happens to sound, who plays one neither waits nor hears of it.
"""

import contextlib
import queue
import threading
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import monotonic
from typing import Any, Final

from stoneage_qt.background.processes import spawn_child
from stoneage_qt.background.sound_process import Play, serve

# Where nothing can be heard, or the device has gone: when to try again.
PAUSE_SECONDS: Final = 120.0
# What waits while the process starts; what comes too fast is left out.
_MOST_WAITING: Final = 16
_CLOSING_SECONDS: Final = 1.0


class SoundPlayer:
    """Plays the sounds of a folder. Close it when it is no longer needed."""

    def __init__(self, folder: Path, backend: str = "") -> None:
        """backend: miniaudio's name of one, for tests; "" for what the system has."""
        self._folder = folder
        self._backend = backend
        self._orders: queue.Queue[Play | None] = queue.Queue(maxsize=_MOST_WAITING)
        self._thread: threading.Thread | None = None
        self._process: SpawnProcess | None = None
        self._conn: Any = None
        self._next_try = 0.0
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The id of the process, where there is one."""
        process = self._process
        return None if process is None else process.pid

    def play(self, name: str, volume: float) -> None:
        """Start a sound; never waits."""
        if not self._closed:
            self._begin()
            self._order(Play(name, volume))

    def set_volume(self, volume: float) -> None:
        """Also for what is playing."""
        if self._thread is not None:
            self._order(Play("", volume))

    def close(self) -> None:
        """Be silent for good; a process that does not listen any more is killed."""
        self._closed = True
        if self._thread is None:
            return
        self._order(None)
        self._thread.join(_CLOSING_SECONDS)
        process = self._process
        if process is not None:
            process.kill()
            process.join()

    def _begin(self) -> None:
        if self._thread is None:
            # A daemon: not even a process that can't be started keeps the program from ending.
            self._thread = threading.Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()

    def _order(self, order: Play | None) -> None:
        with contextlib.suppress(queue.Full):
            self._orders.put_nowait(order)

    def _work(self) -> None:
        while (order := self._orders.get()) is not None and not self._closed:
            if self._process is None and order.name and monotonic() >= self._next_try:
                self._process, self._conn = spawn_child(serve, self._folder, self._backend)
            if self._process is not None:
                try:
                    self._conn.send(order)
                except OSError:
                    self._forget()
        if self._conn is not None:
            self._conn.close()

    def _forget(self) -> None:
        """The process has gone, with what there was to be heard."""
        process, self._process = self._process, None
        self._conn.close()
        self._next_try = monotonic() + PAUSE_SECONDS
        if process is not None:
            process.join()
