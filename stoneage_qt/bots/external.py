"""A bot that is any program speaking the protocol over its standard input and output.

Whatever the program does (hang, die, lie, flood, talk nonsense, never read), the game only
hears a BotFaultError and plays a fallback move. The program is started when it is first
asked, restarted after it failed, given up after failing again and again, and never
outlives `close`.
"""

import contextlib
import queue
import random
import shlex
import shutil
import subprocess
import threading
import time
from typing import IO, Any, Final

from stoneage_qt import __version__
from stoneage_qt.background.leash import Leash
from stoneage_qt.bots.door import BotFaultError
from stoneage_qt.bots.protocol import (
    MAX_CHATTER,
    MAX_LINE,
    ProtocolError,
    answer_in,
    check_hello,
    decide_message,
    hello_message,
    newgame_message,
    parse_line,
    quit_message,
    to_line,
)
from stoneage_qt.contract import Action, Minds, State

PREFIX: Final = "external:"
DEFAULT_LIMIT: Final = 5.0
_HELLO_LIMIT: Final = 10.0
_QUIT_PATIENCE: Final = 0.5
_MOST_FAILURES: Final = 3


def command_words(command: str) -> list[str]:
    """A command as the program and its arguments. Raises ValueError where there is none."""
    words = shlex.split(command)
    if not words:
        raise ValueError("an empty command")
    if shutil.which(words[0]) is None:
        raise ValueError(f"no such program: {words[0]}")
    return words


class _Program:
    """A running program: lines in, lines out, each with a thread, neither ever blocking us."""

    def __init__(self, command: list[str]) -> None:
        self._leash = Leash(command)
        self.process = self._leash.process
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        # Bounded: a flood fills the queue, then the pipe, and then the program waits.
        self._lines: queue.Queue[bytes] = queue.Queue(maxsize=MAX_CHATTER)
        self._outbox: queue.Queue[bytes | None] = queue.Queue(maxsize=4)
        self._ended = threading.Event()
        self._threads = [
            threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True),
            threading.Thread(target=self._write, args=(self.process.stdin,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def send(self, message: dict[str, Any]) -> None:
        """Raises ProtocolError where the program has not read what it got before."""
        try:
            self._outbox.put_nowait(to_line(message))
        except queue.Full:
            raise ProtocolError("does not read its input") from None

    def receive(self, deadline: float) -> dict[str, Any]:
        """The next message. Raises ProtocolError: nonsense, ended, or too late."""
        while True:
            left = deadline - time.monotonic()
            if left <= 0:
                raise ProtocolError("no answer in time")
            with contextlib.suppress(queue.Empty):
                line = self._lines.get(timeout=left)
                if not line:
                    raise ProtocolError("the program has ended")
                return parse_line(line)

    def close(self) -> None:
        """Asks the program to quit, then kills it and all that it started."""
        with contextlib.suppress(ProtocolError):
            self.send(quit_message())
        with contextlib.suppress(queue.Full):
            self._outbox.put_nowait(None)
        self._ended.set()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(_QUIT_PATIENCE)
        self.kill()

    def kill(self) -> None:
        """Ends it at once and waits for it, so that no zombie stays."""
        self._ended.set()
        self._leash.cut()
        with contextlib.suppress(queue.Full):
            self._outbox.put_nowait(None)
        # The threads end with the pipes; where the system has no way to find a grandchild that
        # left its session, it can hold those open, and then the threads are left to it.
        patience = time.monotonic() + _QUIT_PATIENCE
        while self._threads[0].is_alive() and time.monotonic() < patience:
            with contextlib.suppress(queue.Empty):
                self._lines.get_nowait()
            self._threads[0].join(0.01)
        self._threads[1].join(_QUIT_PATIENCE)

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe, contextlib.suppress(OSError, ValueError):
            while line := pipe.readline(MAX_LINE + 1):
                self._lines.put(line)
                if self._ended.is_set():
                    break
        self._lines.put(b"")

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while (line := self._outbox.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with contextlib.suppress(OSError, ValueError):
            pipe.close()


class ExternalBot:
    """Asks a program. Call `close` when it is no longer needed."""

    def __init__(self, minds: Minds, command: str, limit: float = DEFAULT_LIMIT) -> None:
        self.name = command
        self._minds = minds
        self._command = command
        self._limit = limit
        self._program: _Program | None = None
        self._number = 0
        self._failures = 0
        self._playing: tuple[dict[str, Any], int] | None = None
        self._round = 0

    def choose(self, s: State, rng: random.Random) -> Action:
        """The program's answer. Raises BotFaultError where there is none."""
        if self._failures >= _MOST_FAILURES:
            raise BotFaultError(f"{self.name}: given up after {self._failures} failures")
        try:
            program = self._running()
            answer = self._ask(program, s)
        except (ProtocolError, OSError, ValueError) as error:
            self._failures += 1
            self._stop(kill=True)
            raise BotFaultError(f"{self.name}: {error}") from error
        self._failures = 0
        return answer

    def new_game(self) -> None:
        """The next question belongs to another game; a program given up gets a new chance."""
        self._playing = None
        self._failures = 0

    def close(self) -> None:
        """Ends the program."""
        self._stop(kill=False)

    @property
    def pid(self) -> int | None:
        """The process id of the program, or of its guard, while it runs."""
        return None if self._program is None else self._program.process.pid

    def _running(self) -> _Program:
        if self._program is None:
            self._program = _Program(command_words(self._command))
            self._playing = None
            self._program.send(hello_message("stoneage-qt", __version__))
            self.name = check_hello(self._program.receive(time.monotonic() + _HELLO_LIMIT))
        return self._program

    def _ask(self, program: _Program, s: State) -> Action:
        seat = s.actor
        rules, facts = self._minds.rules, self._minds.game_facts(s)
        round_now = rules.round_of(s)
        if (facts, seat) != self._playing or round_now < self._round:
            program.send(newgame_message(rules.key, facts, seat))
        self._playing, self._round = (facts, seat), round_now
        self._number += 1
        program.send(decide_message(self._minds, s, seat, self._number, self._limit))
        deadline = time.monotonic() + self._limit
        for _ in range(MAX_CHATTER):
            answer = answer_in(rules, program.receive(deadline), self._number)
            if answer is not None:
                return answer
        raise ProtocolError("talks without answering")

    def _stop(self, kill: bool) -> None:
        program, self._program = self._program, None
        if program is not None:
            if kill:
                program.kill()
            else:
                program.close()
