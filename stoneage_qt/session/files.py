"""Reading with limits and writing atomically; what goes wrong becomes a SaveError."""

import contextlib
import errno
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.locks import lock_now

# Windows has neither the flag nor the need for it.
_BINARY: Final[int] = getattr(os, "O_BINARY", 0)
_CLOSE_ON_EXEC: Final[int] = getattr(os, "O_CLOEXEC", 0)
# A pipe that comes to lie where a file was is opened at once instead of waited for.
_READING: Final = os.O_RDONLY | _BINARY | _CLOSE_ON_EXEC | getattr(os, "O_NONBLOCK", 0)
PART_SUFFIX: Final = ".part"
_MOST_ASIDE: Final = 10
_FULL: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_FORBIDDEN: Final = {errno.EACCES, errno.EPERM, errno.EROFS}


def read_limited(path: Path, limit: int) -> bytes:
    """The whole file, if it is one and has at most `limit` bytes."""
    with opened(path) as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise SaveError(Fault.TOO_LARGE, path=str(path), limit=limit)
    return data


@contextlib.contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """A file to read from, if it is one; what goes wrong meanwhile is told, too."""
    try:
        # Opening a pipe would wait for ever and opening a device may do anything: look first.
        if not stat.S_ISREG(path.stat().st_mode):
            raise SaveError(Fault.NOT_A_FILE, path=str(path))
        with open(os.open(path, _READING), "rb") as file:  # noqa: PTH123
            # Once more, for what may have been put there in between.
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise SaveError(Fault.NOT_A_FILE, path=str(path))
            yield file
    except FileNotFoundError as error:
        raise SaveError(Fault.MISSING, path=str(path)) from error
    except (OSError, ValueError) as error:
        raise SaveError(Fault.UNREADABLE, path=str(path), detail=_detail(error)) from error


def write_atomically(path: Path, data: bytes, *, sync: bool = True, tidy: bool = True) -> None:
    """Replace the file in one step: at any moment it is the old one or the new one, whole.

    A link is followed, so that the file it points to is replaced. `sync` waits until the
    disk has it; without, a power cut (but no crash of the program) may undo the writing. `tidy`:
    as for `atomic_file`.
    """
    with atomic_file(path, sync=sync, tidy=tidy) as file:
        file.write(data)


@contextlib.contextmanager
def atomic_file(path: Path, *, sync: bool = True, tidy: bool = True) -> Iterator[BinaryIO]:
    """A file to write into, which takes the place of `path` in one step when all is written.

    Whatever is raised meanwhile, or when a generator that writes is closed: then nothing has
    happened. `tidy` looks through the folder for what a killed writer left behind; whoever writes
    many files into one folder does so once, by `remove_all_parts`.
    """
    try:
        target = path.resolve()
        part = target.with_name(f"{_part_prefix(target)}{os.urandom(4).hex()}{PART_SUFFIX}")
        try:
            if tidy:
                remove_parts(target)
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY | _CLOSE_ON_EXEC
            with open(os.open(part, flags, 0o666), "wb") as file:  # noqa: PTH123
                if sys.platform != "win32":
                    with contextlib.suppress(OSError):  # there are file systems without locks
                        lock_now(file.fileno())
                yield file
                file.flush()
                if sync:
                    os.fsync(file.fileno())
            _keep_mode(target, part)
            part.replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                part.unlink()
            raise
        if sync:
            _sync_folder(target.parent)
    except (OSError, ValueError, RuntimeError) as error:
        raise write_error(path, error) from error


def remove_parts(path: Path) -> None:
    """Delete what a program that was killed while writing `path` left behind."""
    _remove_parts(path.parent, _part_prefix(path))


def remove_all_parts(folder: Path) -> None:
    """The same for everything in a folder."""
    _remove_parts(folder, ".")


def _remove_parts(folder: Path, prefix: str) -> None:
    with contextlib.suppress(OSError):
        for part in folder.iterdir():
            if part.name.startswith(prefix) and part.name.endswith(PART_SUFFIX):
                with contextlib.suppress(OSError):
                    _remove_abandoned(part)


def _remove_abandoned(part: Path) -> None:
    """Whoever writes it holds a lock on it; Windows does not delete an open file anyway."""
    descriptor = os.open(part, os.O_RDWR | _CLOSE_ON_EXEC)
    try:
        if sys.platform != "win32":
            lock_now(descriptor)
            part.unlink()
    finally:
        os.close(descriptor)
    if sys.platform == "win32":
        part.unlink()


def _part_prefix(path: Path) -> str:
    return f".{path.name[:100]}."


def _keep_mode(old: Path, new: Path) -> None:
    with contextlib.suppress(FileNotFoundError):
        new.chmod(stat.S_IMODE(old.stat().st_mode))


def _sync_folder(folder: Path) -> None:
    """Make the new name last, where the system lets us open folders at all."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def write_error(path: Path, error: Exception) -> SaveError:
    """What the system has against writing there."""
    code = error.errno if isinstance(error, OSError) else None
    if code in _FULL:
        return SaveError(Fault.DISK_FULL, path=str(path))
    if code in _FORBIDDEN:
        return SaveError(Fault.READ_ONLY, path=str(path))
    if code in (errno.ENOENT, errno.ENOTDIR):
        return SaveError(Fault.NO_FOLDER, path=str(path))
    if code == errno.EISDIR:
        return SaveError(Fault.NOT_A_FILE, path=str(path))
    return SaveError(Fault.UNWRITABLE, path=str(path), detail=_detail(error))


def _detail(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def make_folder(folder: Path) -> Path:
    """The folder, made where it was missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise write_error(folder, error) from error
    return folder


def check_writable(path: Path) -> None:
    """Raises SaveError where the name can be none of a file, or its folder takes none."""
    try:
        if not stat.S_ISDIR(path.resolve().parent.stat().st_mode):
            raise SaveError(Fault.NO_FOLDER, path=str(path))
        # What is written replaces the file whole, so it is the folder that has to take it.
        if not os.access(path.resolve().parent, os.W_OK | os.X_OK):
            raise SaveError(Fault.READ_ONLY, path=str(path))
        if path.is_dir():
            raise SaveError(Fault.NOT_A_FILE, path=str(path))
        with contextlib.suppress(FileNotFoundError):
            path.stat()
    except (OSError, ValueError, RuntimeError) as error:
        raise write_error(path, error) from error


def put_aside(path: Path) -> Path:
    """Move a damaged file aside, beside older ones, and say where it is. Raises SaveError."""
    names = (f"{path.name}.bad{number or ''}" for number in range(_MOST_ASIDE))
    found = [path.with_name(name) for name in names]
    aside = next((one for one in found if not os.path.lexists(one)), found[-1])
    try:
        path.replace(aside)
    except OSError as error:
        raise write_error(path, error) from error
    return aside
