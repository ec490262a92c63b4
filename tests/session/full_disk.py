"""A disk without room, for the writers of this process."""

import contextlib
import sys
from collections.abc import Iterator

import pytest


@contextlib.contextmanager
def disk_with(space: int) -> Iterator[None]:
    """No file may grow beyond `space` bytes: to the writer, the disk is full."""
    if sys.platform == "win32":
        pytest.skip("limits of files are those of POSIX here")
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (space, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
