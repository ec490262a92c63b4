"""Locks that the system takes back by itself when a program ends, however it ends."""

import contextlib
import errno
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt

    def lock_now(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock_now(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


# What file systems without locks say; there, a lock keeps nobody out, but nothing is lost.
_NO_LOCKS: Final = {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP}

# How long another window may take to write a small file, in seconds.
_LONGEST_WAIT: Final = 1.0
_NAP: Final = 0.005


class FileLock:
    """A lock on a file of its own, held until `release` or the end of the program."""

    def __init__(self, path: Path, descriptor: int) -> None:
        """For `acquire` alone."""
        self.path = path
        self._descriptor: int | None = descriptor

    @staticmethod
    def acquire(path: Path) -> "FileLock | None":
        """The lock, or None where another holds it. Raises OSError where files can't be made."""
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
        descriptor = os.open(path, flags, 0o600)
        try:
            lock_now(descriptor)
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                os.close(descriptor)
                return None
        try:
            # Between opening and locking, its last owner may have removed the file; then
            # this lock keeps nobody out.
            ours, there = os.fstat(descriptor), path.stat()
            if (ours.st_dev, ours.st_ino) == (there.st_dev, there.st_ino):
                return FileLock(path, descriptor)
        except OSError:
            pass
        os.close(descriptor)
        return None

    def release(self, *, remove: bool) -> None:
        """Let go; `remove` takes the lock's file away too."""
        if self._descriptor is None:
            return
        if remove:
            # Windows keeps open files; a lock file left behind does no harm.
            with contextlib.suppress(OSError):
                self.path.unlink()
        os.close(self._descriptor)
        self._descriptor = None


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keep other windows from writing `path` meanwhile; one that hangs delays nobody for long."""
    lock: FileLock | None = None
    ends = time.monotonic() + _LONGEST_WAIT
    with contextlib.suppress(OSError):
        while (lock := FileLock.acquire(path.with_name(f"{path.name}.lock"))) is None:
            if time.monotonic() > ends:
                break
            time.sleep(_NAP)
    try:
        yield
    finally:
        if lock is not None:
            lock.release(remove=True)
