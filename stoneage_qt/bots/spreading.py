"""Work that many share: the processes of this machine, or a cluster.

Arena and puzzles hand their games to a `Crew`. What a reply says depends on its request alone, and
so no result depends on who did the work, nor on how many.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import wait
from typing import Any, NamedTuple

from stoneage_qt.background.processes import ProcessWork, Worker, WorkFailedError
from stoneage_qt.bots.cluster import Cluster, ClusterError

MakeWork = Callable[[], ProcessWork]


class Errand(NamedTuple):
    """A request on its way. number: by the order of giving. name: what people are told of it."""

    number: int
    name: str
    request: Any


class Crew:
    """Does one kind of work on `jobs` processes (all cores). Call `close` in the end.

    make_work: a class or function of a module, or a `partial` of one with plain arguments.
    on: the address of a cluster that works instead. Raises ClusterError, here and later.
    """

    def __init__(self, make_work: MakeWork, jobs: int | None = None, on: str | None = None) -> None:
        self._hands: _Processes | _ClusterJobs = (
            _Processes(make_work, jobs or os.cpu_count() or 1)
            if on is None
            else _ClusterJobs(make_work, on)
        )
        self._given = self._left = self._told = 0

    def give(self, name: str, request: Any) -> None:
        """One more request; allowed while replies are looked through, too."""
        self._hands.give(Errand(self._given, name, request))
        self._given += 1
        self._left += 1

    def finished(self) -> Iterator[tuple[Any, Any]]:
        """Requests with their replies as they come, until none is left.

        What had a process that died is tried again once. Raises WorkFailedError where that dies
        too, and where the work itself raises.
        """
        for errand, reply in self._done():
            yield errand.request, reply

    def in_order(self) -> Iterator[tuple[Any, Any]]:
        """The same in the order of giving."""
        early: dict[int, tuple[Any, Any]] = {}
        for errand, reply in self._done():
            early[errand.number] = (errand.request, reply)
            while self._told in early:
                self._told += 1
                yield early.pop(self._told - 1)

    def close(self) -> None:
        """Ends all work, finished or not."""
        self._hands.close()

    def _done(self) -> Iterator[tuple[Errand, Any]]:
        while self._left:
            for done in self._hands.some():
                self._left -= 1
                yield done


class _Processes:
    """Those of this machine: idle ones, and busy ones with what they do."""

    def __init__(self, make_work: MakeWork, most: int) -> None:
        self._make_work = make_work
        self._most = most
        self._waiting: deque[Errand] = deque()
        self._idle: list[Worker] = []
        self._busy: dict[Any, tuple[Worker, Errand]] = {}
        self._lost: set[int] = set()

    def give(self, errand: Errand) -> None:
        self._waiting.append(errand)
        self._hand_out()

    def _hand_out(self) -> None:
        """A process that died meanwhile shows when its answer is awaited."""
        while self._waiting and (self._idle or len(self._busy) < self._most):
            worker = self._idle.pop() if self._idle else Worker(self._make_work)
            errand = self._waiting.popleft()
            self._busy[worker.conn] = (worker, errand)
            with suppress(OSError):
                worker.send(errand.request)

    def some(self) -> Iterator[tuple[Errand, Any]]:
        """Waits for at least one process, which may have died."""
        for conn in wait(list(self._busy)):
            worker, errand = self._busy.pop(conn)
            try:
                reply = worker.receive()
            except EOFError:
                worker.kill()
                self._try_again(errand)
                continue
            except WorkFailedError:
                self._idle.append(worker)
                raise
            self._idle.append(worker)
            self._hand_out()
            yield errand, reply

    def _try_again(self, errand: Errand) -> None:
        if errand.number in self._lost:
            raise WorkFailedError(f"{errand.name}: the process ended")
        self._lost.add(errand.number)
        self._waiting.appendleft(errand)
        self._hand_out()

    def close(self) -> None:
        """Ends all of them, working or not."""
        workers = [*self._idle, *(worker for worker, _ in self._busy.values())]
        for worker in workers:
            worker.stop()
        for worker in workers:
            worker.close()


class _ClusterJobs:
    """The same on a cluster, which has a queue of its own and replaces who dies."""

    def __init__(self, make_work: MakeWork, address: str) -> None:
        self._make_work = make_work
        self._cluster = Cluster(address)
        self._done = self._cluster.completions()
        self._errands: dict[Any, Errand] = {}

    def give(self, errand: Errand) -> None:
        job = self._cluster.submit(do_once, self._make_work, errand.request)
        self._errands[job.key] = errand
        self._done.add(job)

    def some(self) -> Iterator[tuple[Errand, Any]]:
        """Waits for the next one."""
        job = next(self._done)
        try:
            reply = self._cluster.result(job)
        except ClusterError:
            raise
        except Exception as error:  # what the work raised there
            raise WorkFailedError(f"{type(error).__name__}: {error}") from error
        yield self._errands.pop(job.key), reply

    def close(self) -> None:
        """Leaves the cluster to others."""
        self._cluster.close()


def do_once(make_work: MakeWork, request: Any) -> Any:
    """One request, as the job of a cluster's worker."""
    work = make_work()
    try:
        return work.answer(request, lambda: False)
    finally:
        work.close()
