"""Processes that think for the window: started once, kept warm, restarted if killed.

A thread of the window submits a question and waits for its handle; no Qt here, and no
thread of our own. The position crosses the border as the seat may see it, so the process
can't know more than that. The answer is the same that `door.decide` gives.
"""

import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing.connection import wait
from typing import Any, Final, Generic, TypeVar

from stoneage_qt.background.processes import Worker, WorkFailedError
from stoneage_qt.bots.door import Decision
from stoneage_qt.bots.thinking import BotQuestion, Check, Thinker
from stoneage_qt.contract import Json, Minds, State
from stoneage_qt.games import minds_of, package_of

# How long a cancelled wait takes to notice.
_NAP: Final = 0.02
# What a bot that is told to stop gets to come up with its best so far: on a busy computer its
# process may still be starting, or its next look at the clock a while off, and what it found is
# better than any stand-in. Only one that hangs takes longer.
LAST_WORD: Final = 60.0
# What whoever nobody waits for any more gets to let go.
_GRACE: Final = 0.4
TIME_LIMIT_FAULT: Final = "time limit"
_HINT_SECONDS: Final = 10.0
PROCESS_FAULT: Final = "the process that thinks has ended"


class CancelledError(Exception):
    """The question was taken back, or the pool closed."""


class NoHintsError(Exception):
    """There are no hints; the text says why."""


class _Job:
    """One question under way: who waits for it drives it."""

    def __init__(
        self, pool: "WorkerPool", question: BotQuestion | Check, limit: float | None
    ) -> None:
        self._pool = pool
        self._question = question
        self._limit = limit
        self._lock = threading.Lock()
        self._cancelled = threading.Event()
        self._worker: Worker | None = None
        self._asked_at = 0.0
        self._retried = False
        self._reply: Any = None
        self._fault: str | None = None
        self._done = False

    def cancel(self) -> None:
        """Takes the question back; never blocks. Whoever waits gets CancelledError."""
        self._cancelled.set()
        worker = self._worker
        if worker is not None:
            worker.stop()
        if self._lock.acquire(blocking=False):  # nobody waits: nobody else would give it back
            try:
                self._give_back()
            finally:
                self._lock.release()

    def wait(self, timeout: float | None) -> tuple[Any, str | None]:
        """The reply, or None and the fault. Raises TimeoutError or CancelledError."""
        ends = None if timeout is None else time.monotonic() + timeout
        with self._lock:
            while not self._done:
                if self._cancelled.is_set() or self._pool.closed:
                    self._give_back()
                    raise CancelledError
                if ends is not None and time.monotonic() >= ends:
                    raise TimeoutError
                if self._worker is None and not self._start():
                    continue
                self._look()
            return self._reply, self._fault

    def start(self) -> None:
        """Sends the question if a process is free; `wait` does it otherwise."""
        with self._lock:
            self._start(0.0)

    def _start(self, patience: float = _NAP) -> bool:
        worker = self._pool.take(patience)
        if worker is None:
            return False
        self._worker = worker
        self._asked_at = time.monotonic()
        try:
            worker.send(self._question)
        except OSError:
            self._lost()
        return self._worker is not None

    def _look(self) -> None:
        """Waits a moment for the reply, and keeps the time limit."""
        worker = self._worker
        assert worker is not None
        if not wait([worker.conn], _NAP):
            if self._limit is not None:
                over = time.monotonic() - self._asked_at - self._limit
                if over > 0:
                    worker.stop()
                if over > self._pool.last_word:
                    self._worker = None
                    self._pool.replace(worker)
                    self._done, self._fault = True, TIME_LIMIT_FAULT
            return
        try:
            self._reply = worker.receive()
        except EOFError:
            self._lost()
            return
        except WorkFailedError as error:
            self._fault = str(error)
        self._done = True
        self._give_back()

    def _lost(self) -> None:
        """The process has died: once more with a new one, then a fault."""
        worker, self._worker = self._worker, None
        assert worker is not None
        self._pool.replace(worker)
        if self._retried:
            self._done, self._fault = True, PROCESS_FAULT
        self._retried = True

    def _give_back(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            self._pool.give_back(worker, stale=self._cancelled.is_set() or self._pool.closed)


Answer = TypeVar("Answer")


class Handle(Generic[Answer]):
    """An answer under way, to whatever was asked."""

    def __init__(self, job: _Job, read: Callable[[Any, str | None], Answer]) -> None:
        """`read`: makes the answer of what the process said, or of what kept it from it."""
        self._job = job
        self._read = read

    def cancel(self) -> None:
        """Takes the question back; never blocks. Whoever waits gets CancelledError."""
        self._job.cancel()

    def result(self, timeout: float | None = None) -> Answer:
        """Waits for the answer.

        Raises TimeoutError (ask again later, or cancel) or CancelledError, and NoHintsError
        where hints were asked for and there are none.
        """
        return self._read(*self._job.wait(timeout))


def _decision(minds: Minds, s: State, reply: Any, fault: str | None) -> Decision:
    """Always legal: a fallback move where nothing came in time, or nonsense."""
    rules = minds.rules
    if fault is not None:
        return Decision(minds.fallback(s), fault)
    text, fault = reply
    action = rules.decode(text)
    if rules.why_illegal(s, action) is not None:
        return Decision(minds.fallback(s), f"illegal: {text}")
    return Decision(action, fault)


def _hints(reply: Any, fault: str | None) -> Sequence[Any]:
    """Best first."""
    if fault is not None:
        raise NoHintsError(fault)
    hints: Sequence[Any] = reply
    return hints


def _check(reply: Any, fault: str | None) -> str | None:
    """What keeps a level from playing as it should, None for nothing."""
    found: str | None = reply
    return found if fault is None else fault


class WorkerPool:
    """`count` processes, warm from the start. Close it before the program ends.

    Attributes:
        last_word: seconds that a bot gets after its time limit; then it is taken to hang.
    """

    def __init__(self, count: int = 1, last_word: float = LAST_WORD) -> None:
        self.last_word = last_word
        self._changed = threading.Condition()
        self._free = [Worker(Thinker) for _ in range(count)]
        self._stale: list[tuple[Worker, float]] = []
        self._lent: list[Worker] = []
        self._workers = list(self._free)
        self.closed = False

    def submit(
        self,
        game: str,
        level: str,
        s: State,
        seed: int,
        budget: float = 1.0,
        limit: float | None = None,
        memory: Json | None = None,
    ) -> Handle[Decision]:
        """Asks `level` for the decision that is open in `s`; game: its key.

        The same seed and budget give the same answer as `door.decide`. `limit` in seconds:
        then the best so far is played. memory: what the seat remembers. May block for a
        moment where a cancelled bot does not stop, so don't call it in the window's own thread.
        """
        minds = minds_of(game)
        view = minds.view_of(s, s.actor)
        question = BotQuestion(package_of(game), level, budget, view, seed, memory=memory)
        return Handle(self._begin(question, limit), partial(_decision, minds, s.copy()))

    def submit_hints(
        self, game: str, s: State, n: int, memory: Json | None = None
    ) -> Handle[Sequence[Any]]:
        """Asks for up to `n` hints for the decision that is open in `s`."""
        view = minds_of(game).view_of(s, s.actor)
        question = BotQuestion(package_of(game), "", 1.0, view, 0, n, memory)
        return Handle(self._begin(question, _HINT_SECONDS), _hints)

    def submit_check(self, game: str, level: str) -> Handle[str | None]:
        """Asks whether a level can play as it should, which also loads what it needs."""
        return Handle(self._begin(Check(package_of(game), level), None), _check)

    def _begin(self, question: BotQuestion | Check, limit: float | None) -> _Job:
        if self.closed:
            raise CancelledError
        job = _Job(self, question, limit)
        job.start()
        return job

    def pids(self) -> list[int]:
        """The process ids, for tests and for the curious."""
        with self._changed:
            return [worker.pid for worker in self._workers]

    def take(self, patience: float) -> Worker | None:
        """A free process, or None where there is none within `patience` seconds."""
        with self._changed:
            self._sort_out()
            if not self._free and patience > 0:
                self._changed.wait(patience)
                self._sort_out()
            if not self._free or self.closed:
                return None
            worker = self._free.pop()
            self._lent.append(worker)
            return worker

    def give_back(self, worker: Worker, stale: bool) -> None:
        """Done with a process; a stale one still thinks about a question taken back."""
        with self._changed:
            self._lent.remove(worker)
            if stale:
                self._stale.append((worker, time.monotonic()))
            else:
                self._free.append(worker)
            self._changed.notify()

    def replace(self, worker: Worker) -> None:
        """A process that died or hangs: end it and start another."""
        with self._changed:
            if worker in self._lent:
                self._lent.remove(worker)
            if self.closed:
                return
            worker.kill()
            self._workers.remove(worker)
            fresh = Worker(Thinker)
            self._workers.append(fresh)
            self._free.append(fresh)
            self._changed.notify()

    def close(self) -> None:
        """Ends all processes, thinking or not; every handle is cancelled."""
        with self._changed:
            if self.closed:
                return
            self.closed = True
            for worker in self._workers:
                worker.stop()
            # Whoever waits for an answer lets go first, so that no pipe closes under it.
            self._changed.notify_all()
            self._changed.wait_for(lambda: not self._lent, _GRACE)
            for worker in self._workers:
                worker.close()

    def _sort_out(self) -> None:
        """Cancelled processes that have stopped are free again; those that don't are ended."""
        still: list[tuple[Worker, float]] = []
        for worker, since in self._stale:
            if worker.idle():
                self._free.append(worker)
            elif time.monotonic() - since > _GRACE:
                self.replace(worker)
            else:
                still.append((worker, since))
        self._stale = still
