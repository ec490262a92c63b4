"""Outside programs that never outlive us, however they behave and however we end.

POSIX: a guard (`guard.py`) stands between us and the program and holds one end of a pipe. The
system closes our end when we are gone, and the guard kills the program and all that it started.
Windows: the program lives in a job object, which takes everybody in it along when the last
handle to it is closed.
"""

import contextlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

SAFE_PATH: Final = "PYTHONSAFEPATH"
# How a standalone bundle, which has no Python to run a script with, is told to be the guard.
GUARD_WORD: Final = "--guard"
# A guard needs milliseconds to end everything; longer only where the system does not let it.
_PATIENCE: Final = 5.0

if sys.platform == "win32":
    from stoneage_qt.background.windows_job import Job


class Leash:
    """A running program.

    Attributes:
        process: to talk to it through its pipes, and to wait for its end.
    """

    def __init__(self, command: list[str]) -> None:
        """Starts it. Raises OSError where that can't be done."""
        if sys.platform == "win32":
            self._job = Job()
            self.process = _popen(command)
            self._job.add(self.process.pid)
        else:
            held, self._lifeline = os.pipe()
            try:
                self.process = _popen([*_guard(), str(held), *command], held)
            except BaseException:
                os.close(self._lifeline)
                raise
            finally:
                os.close(held)
        self._cut = False

    def cut(self) -> None:
        """End the program and all that it started, at once, and wait until that is done."""
        if self._cut:
            return
        self._cut = True
        if sys.platform == "win32":
            self._job.close()
        else:
            os.close(self._lifeline)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(_PATIENCE)
        self.process.kill()
        self.process.wait()


def _guard() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable, GUARD_WORD]
    # Nothing but the standard library, from where it is installed.
    return [sys.executable, "-I", "-S", str(Path(__file__).with_name("guard.py"))]


def _popen(command: list[str], *passed: int) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=_environment(),
        pass_fds=passed,
        start_new_session=True,
    )


def _environment() -> dict[str, str]:
    """Ours, but a bot in Python may have its modules beside it, as it would without us."""
    found = dict(os.environ)
    if not sys.flags.safe_path:
        found.pop(SAFE_PATH, None)
    return found
