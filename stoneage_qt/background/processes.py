"""A process that answers requests one after the other: the base of arena and thinking.

Started with `spawn` (no state of the parent leaks in), told to stop by a shared number that
the work may poll, restarted by its owner where it dies. Requests and replies are plain
values. No threads of the owner's: it waits for a worker with `multiprocessing.connection`.

Every process of ours begins in `spawn_child`: it imports nothing from the folder that the
program happens to run in, and it never outlives the program.
"""

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Any, Final, Protocol

from stoneage_qt.background.leash import SAFE_PATH

Stop = Callable[[], bool]
_NICENESS: Final = 5
_QUIT: Final = None
# What a process gets to end by itself before it is killed.
_PATIENCE: Final = 0.5


class ProcessWork(Protocol):
    """What a worker does: made in the child by a module-level function, closed at its end."""

    def answer(self, request: Any, stop: Stop) -> Any:
        """The reply to a request; to be cut short once `stop()` is true."""
        ...

    def close(self) -> None:
        """Let go of whatever would outlive the process."""
        ...


class WorkFailedError(Exception):
    """The work raised; the text says what."""


class Worker:
    """One child process that does `ProcessWork`.

    Attributes:
        conn: readable when the reply is there, or when the child has gone.
    """

    def __init__(self, make_work: Callable[[], ProcessWork]) -> None:
        self._stopped = multiprocessing.get_context("spawn").RawValue(ctypes.c_long, 0)
        self._number = 0
        self._process, self.conn = spawn_child(_serve, self._stopped, make_work)

    @property
    def pid(self) -> int:
        """The child's process id."""
        return self._process.pid or 0

    def send(self, request: Any) -> None:
        """Hands over a request. Raises OSError where the child has gone."""
        self._number += 1
        self.conn.send((self._number, request))

    def stop(self) -> None:
        """Asks the child to cut the current request short."""
        self._stopped.value = self._number

    def receive(self) -> Any:
        """The reply; waits for it. Raises EOFError (gone) or WorkFailedError."""
        while True:
            try:
                number, ok, reply = self.conn.recv()
            except OSError as error:  # killed with our request unread
                raise EOFError from error
            if number == self._number:
                break
        if not ok:
            raise WorkFailedError(reply)
        return reply

    def idle(self) -> bool:
        """Has the last request been answered? Throws the answer away."""
        try:
            while self.conn.poll():
                if self.conn.recv()[0] == self._number:
                    return True
        except (EOFError, OSError):
            return False
        return False

    def close(self) -> None:
        """Ends the child: asked first, then killed; leaves no zombie."""
        self._stopped.value = self._number
        with contextlib.suppress(OSError):
            self.conn.send(_QUIT)
        self._process.join(_PATIENCE)
        self.kill()

    def kill(self) -> None:
        """Ends the child at once."""
        if self._process.is_alive():
            self._process.terminate()
            self._process.join(_PATIENCE)
        if self._process.is_alive():
            self._process.kill()
        self._process.join()
        self._process.close()
        self.conn.close()


def spawn_child(serve: Callable[..., None], *args: Any) -> tuple[SpawnProcess, Any]:
    """Start a process that runs `serve(connection, *args)`; it, and our end of the connection."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_live, args=(serve, theirs, *args), daemon=True)
    with _safe_path(), _deaf_to_the_terminal():
        process.start()
    theirs.close()
    return process, ours


_starting = threading.Lock()


@contextlib.contextmanager
def _safe_path() -> Iterator[None]:
    """Python started with `-c`, as `spawn` does it, would look into the current folder first.

    The program itself has set this once and for all; then nothing is touched here.
    """
    with _starting:
        if SAFE_PATH in os.environ:
            yield
            return
        os.environ[SAFE_PATH] = "1"
        try:
            yield
        finally:
            del os.environ[SAFE_PATH]


@contextlib.contextmanager
def _deaf_to_the_terminal() -> Iterator[None]:
    """Ctrl+C is meant for whoever started the child, which ends with them.

    A child inherits what is blocked here, so that it hears nothing while it still imports,
    either.
    """
    if sys.platform == "win32":
        yield
    else:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _live(serve: Callable[..., None], conn: "Connection[Any, Any]", *args: Any) -> None:
    """The child, from here to its end."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()
    serve(conn, *args)


def _end_after(parent: int) -> None:
    """Somebody who thinks does not look at the pipe: wait for the parent's end beside it.

    Not the parent's death signal of Linux, which comes when the *thread* ends that started us.
    Outside programs are on a leash and end with us.
    """
    wait([parent])
    os._exit(1)


def _end(_signal: int, _frame: FrameType | None) -> None:
    """SIGTERM becomes an ordinary exit, so that `close` of the work still runs."""
    sys.exit(0)


def _serve(
    conn: "Connection[Any, Any]", stopped: Any, make_work: Callable[[], ProcessWork]
) -> None:
    """The child: answers until the pipe closes."""
    signal.signal(signal.SIGTERM, _end)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    work = make_work()
    try:
        while True:
            message = conn.recv()
            if message is _QUIT:
                return
            number, request = message
            conn.send((number, *_attempt(work, request, stopped, number)))
    except (EOFError, OSError):
        return
    finally:
        work.close()


def _attempt(work: ProcessWork, request: Any, stopped: Any, number: int) -> tuple[bool, Any]:
    try:
        return True, work.answer(request, lambda: bool(stopped.value >= number))
    except Exception as error:  # noqa: BLE001 - the owner hears of it, the process lives on
        return False, f"{type(error).__name__}: {error}"
