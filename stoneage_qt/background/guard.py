"""Keeps a program on a leash: when whoever started it is gone, so is all that it started.

    python guard.py LIFELINE COMMAND…

A script of its own, between a bot and its owner, with nothing of this package in it. LIFELINE
is the number of a pipe's end; the owner holds the other end and never writes. However the
owner ends, the system closes that end, and then everything below the guard is killed. It
takes no help from the program: one that ignores signals, hangs, or forks is ended the same.
For POSIX; Windows has job objects for this (`leash.py`).
"""

import contextlib
import ctypes
import os
import select
import signal
import sys
from typing import Final

# Of Linux: orphans among our descendants become our own children, so that none gets away.
_SET_CHILD_SUBREAPER: Final = 36
_SET_PARENT_DEATH_SIGNAL: Final = 1
NOT_STARTED: Final = 127
_ENDING: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


def main(words: list[str]) -> int:
    """Run the command until it ends or nobody holds the lifeline; then end all of it."""
    lifeline, command = int(words[0]), words[1:]
    os.set_inheritable(lifeline, False)
    _tell_system(_SET_CHILD_SUBREAPER, 1)
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    for number in (signal.SIGCHLD, *_ENDING):
        signal.signal(number, lambda _number, _frame: None)
    program = _start(command)
    _let_go_of_pipes()
    while True:
        ready, _, _ = select.select([lifeline, woken], [], [])
        if lifeline in ready or not _only_children_ended(woken) or _has_ended(program):
            break
    _end_all(program)
    return 0


def _tell_system(option: int, value: int) -> None:
    if sys.platform.startswith("linux"):
        with contextlib.suppress(AttributeError, OSError):
            ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _start(command: list[str]) -> int:
    """The program, in a session of its own; killed by the system should the guard be."""
    guard = os.getpid()
    program = os.fork()
    if program:
        return program
    try:
        os.setsid()
        _tell_system(_SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() == guard:
            # Python ignores these, and a program would inherit that.
            signal.signal(signal.SIGPIPE, signal.SIG_DFL)
            signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
            os.execvp(command[0], command)
    finally:
        os._exit(NOT_STARTED)


def _let_go_of_pipes() -> None:
    """The program's pipes are between it and its owner: who reads them must see their end."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1):
        os.dup2(nowhere, descriptor)


def _only_children_ended(woken: int) -> bool:
    """Whether the signals that came told of ended children alone."""
    return set(os.read(woken, 4096)) <= {signal.SIGCHLD}


def _has_ended(program: int) -> bool:
    """Reap all that ended; is the program among them?"""
    with contextlib.suppress(ChildProcessError):
        while True:
            ended, _ = os.waitpid(-1, os.WNOHANG)
            if ended == program:
                return True
            if not ended:
                return False
    return True


def _end_all(program: int) -> None:
    """Kill the program's group, then whoever is left, until nobody is.

    Children of what dies become ours before its end is told, so that none is missed.
    """
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(program, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        while True:
            for child in _children():
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.kill(child, signal.SIGKILL)
            os.waitpid(-1, 0)


def _children() -> list[int]:
    """Our own children, where the system lists processes in /proc."""
    found = []
    for name in os.listdir("/proc") if os.path.isdir("/proc/self") else ():  # noqa: PTH112, PTH208
        if name.isdecimal():
            with contextlib.suppress(OSError, ValueError), open(f"/proc/{name}/stat", "rb") as file:  # noqa: PTH123
                # The name before it, in brackets, may hold anything.
                if int(file.read().rpartition(b")")[2].split()[1]) == os.getpid():
                    found.append(int(name))
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
