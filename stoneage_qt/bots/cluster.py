"""Work beyond one machine: the same jobs on a Dask cluster (the extra `cluster`).

A job is a function of a module of this package with plain arguments, so every worker needs the
same version of the program installed. The scheduler gives what a dead worker had to another
one; what a job returns depends on its arguments alone, and so no result depends on who made it.
"""

from collections.abc import Callable
from typing import Any, Final

from stoneage_qt import __version__

_SECONDS_TO_CONNECT: Final = 10
# How often a job that fails by itself is tried again; the death of a worker does not count.
_RETRIES: Final = 1

NO_LIBRARY: Final = "no_library"
UNREACHABLE: Final = "unreachable"
NO_WORKERS: Final = "no_workers"
OTHER_VERSION: Final = "other_version"
BROKEN: Final = "broken"


class ClusterError(Exception):
    """Why a cluster can't work: a code from above, and what is known of it."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code: Final = code
        self.detail: Final = detail


def program_version() -> str:
    """What a worker answers when it is asked."""
    return __version__


class Cluster:
    """A connection to the scheduler at `address` (tcp://host:8786). Call `close` in the end.

    Raises ClusterError where there is none, or where a worker has another version.
    """

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise ClusterError(NO_LIBRARY) from None
        try:
            self._client = Client(address, timeout=_SECONDS_TO_CONNECT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise ClusterError(UNREACHABLE, str(error)) from error
        try:
            self._check_workers()
        except ClusterError:
            self.close()
            raise

    def _check_workers(self) -> None:
        found = self._client.run(program_version, on_error="return")
        if not found:
            raise ClusterError(NO_WORKERS)
        for worker, version in sorted(found.items()):
            if version != __version__:
                raise ClusterError(OTHER_VERSION, f"{worker}: {version}")

    def submit(self, job: Callable[..., Any], *arguments: Any) -> Any:
        """Hands a job over; see `result`."""
        return self._client.submit(job, *arguments, pure=False, retries=_RETRIES)

    def result(self, handed_over: Any) -> Any:
        """Waits for what a job returns. Raises ClusterError where it could not be done."""
        from distributed import KilledWorker
        from distributed.client import FutureCancelledError

        try:
            return handed_over.result()
        except (KilledWorker, FutureCancelledError, OSError) as error:
            raise ClusterError(BROKEN, str(error)) from error

    def completions(self) -> Any:
        """Something to `add` jobs to: an iterator over them as they end; see `result`."""
        from distributed import as_completed

        return as_completed(loop=self._client.loop)

    def close(self) -> None:
        """Takes back what is still to be done, and leaves the cluster to others."""
        self._client.close()
