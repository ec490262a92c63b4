"""Nothing outlives the program: no hostile bot, nothing that it starts, no process of ours."""

import contextlib
import os
import random
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from stoneage_qt.bots.door import BotFaultError
from stoneage_qt.bots.external import ExternalBot
from stoneage_qt.bots.workers import WorkerPool
from stoneage_qt.games.stoneage.minds import MINDS
from tests import patient
from tests.games.stoneage.bots.playing import start

if not sys.platform.startswith("linux"):
    pytest.skip("processes are watched with Linux's pidfd here", allow_module_level=True)

PROGRAM = [sys.executable, "-m", "stoneage_qt"]
GENEROUS = patient.SECONDS

# Greets, tells its id, and never answers; `{more}` is what makes it hostile.
BOT = """
import json, os, signal, subprocess, sys, time
FOLDER = os.path.dirname(os.path.abspath(__file__))
SLEEP = [sys.executable, "-I", "-c", "import time; time.sleep(600)"]
def tell(pid):
    open(os.path.join(FOLDER, "pids", str(pid)), "w").close()
def ready():
    tell(os.getpid())
    open(os.path.join(FOLDER, "ready"), "w").close()
sys.stdin.readline()
print(json.dumps({{"type": "hello", "protocol": 1, "name": "Test"}}), flush=True)
{more}
ready()
while True:
    time.sleep(600)
"""
HOSTILE = {
    "hangs": "",
    "ignores every signal": (
        "for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:\n"
        "    signal.signal(number, signal.SIG_IGN)"
    ),
    "closes its pipes": "ready()\nfor number in (0, 1, 2): os.close(number)",
    "has children": "for _ in range(3): tell(subprocess.Popen(SLEEP).pid)",
    "has children in other sessions": (
        "for _ in range(3): tell(subprocess.Popen(SLEEP, start_new_session=True).pid)"
    ),
    "leaves a demon behind": (
        "if os.fork() == 0:\n"
        "    os.setsid()\n"
        "    if os.fork() == 0:\n"
        "        signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "        tell(os.getpid())\n"
        "        time.sleep(600)\n"
        "    os._exit(0)\n"
        "os.wait()\n"
        "while not os.listdir(os.path.join(FOLDER, 'pids')):\n"
        "    time.sleep(0.01)"
    ),
}


class Watched:
    """A hostile program, and the processes that it told about."""

    def __init__(self, folder: Path, more: str) -> None:
        self._folder = folder
        (folder / "pids").mkdir()
        (folder / "bot.py").write_text(BOT.format(more=more), encoding="utf-8")
        self.command = shlex.join([sys.executable, str(folder / "bot.py")])

    def running(self) -> list[int]:
        """Handles of its processes, once it has started all of them; closed by `all_end`.

        One that was ended already, as it had closed its pipes, is not among them.
        """
        ends = time.monotonic() + GENEROUS
        while not (self._folder / "ready").exists():
            assert time.monotonic() < ends, "the program was never started"
            select.select([], [], [], 0.02)
        handles = []
        for each in (self._folder / "pids").iterdir():
            with contextlib.suppress(ProcessLookupError):
                handles.append(os.pidfd_open(int(each.name)))
        return handles


def all_end(handles: list[int]) -> bool:
    """Wait until every process has ended; a handle is readable from then on."""
    left = list(handles)
    while left:
        ended, _, _ = select.select(left, [], [], GENEROUS)
        if not ended:
            return False
        left = [handle for handle in left if handle not in ended]
    for handle in handles:
        os.close(handle)
    return True


@pytest.fixture(params=sorted(HOSTILE))
def watched(request: pytest.FixtureRequest, tmp_path: Path) -> Watched:
    return Watched(tmp_path, HOSTILE[request.param])


@pytest.fixture
def hanging(tmp_path: Path) -> Watched:
    return Watched(tmp_path, HOSTILE["ignores every signal"])


@contextlib.contextmanager
def program(*words: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A program of ours as a process of its own."""
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.kill()


def children_of(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(status.read_text(encoding="utf-8").rpartition(")")[2].split()[1]) == pid:
                found.append(int(status.parent.name))
    return found


def test_closed(watched: Watched) -> None:
    bot = ExternalBot(MINDS, watched.command, limit=0.2)
    s = start(2, 1)
    bot._running()  # greeted; asked below, it would be ended before all of it runs
    handles = watched.running()
    with pytest.raises(BotFaultError):
        bot.choose(s, random.Random(0))
    bot.close()
    assert all_end(handles)


def test_the_program_is_killed(watched: Watched) -> None:
    """An arena, its process, the bot, and then nobody who could clean up."""
    words = ("arena", "gatherer", "--bot", watched.command, "-n", "4", "--jobs", "1")
    with program(*PROGRAM, *words, "--budget", "100") as arena:
        handles = watched.running()
        handles += [os.pidfd_open(child) for child in children_of(arena.pid)]
        arena.kill()
        arena.wait()
        assert all_end(handles)


def test_the_process_that_asks_it_is_killed(watched: Watched) -> None:
    pool = WorkerPool(1)
    s = start(2, 1)
    handle = pool.submit("stoneage", f"external:{watched.command}", s, 1, budget=100.0)
    handles = watched.running()
    os.kill(pool.pids()[0], signal.SIGKILL)
    assert all_end(handles)
    handle.cancel()
    pool.close()


def test_the_pool_is_closed_while_it_hangs(hanging: Watched) -> None:
    pool = WorkerPool(1)
    pool.submit("stoneage", f"external:{hanging.command}", start(2, 1), 1, budget=100.0)
    handles = hanging.running()
    pool.close()
    assert all_end(handles)


def test_the_guard_is_killed(hanging: Watched) -> None:
    bot = ExternalBot(MINDS, hanging.command)
    bot._running()
    handles = hanging.running()
    assert bot.pid is not None
    os.kill(bot.pid, signal.SIGKILL)
    assert all_end(handles)
    bot.close()


BUSY = """
import sys, time
from stoneage_qt.background.processes import Worker

class Busy:
    def answer(self, request, stop):
        print("busy", flush=True)
        while True:
            time.sleep(600)
    def close(self):
        pass

if __name__ == "__main__":
    worker = Worker(Busy)
    worker.send(0)
    worker.receive()
"""


def test_a_busy_process_of_ours_ends_with_the_program(tmp_path: Path) -> None:
    (tmp_path / "busy.py").write_text(BUSY, encoding="utf-8")
    with program(sys.executable, str(tmp_path / "busy.py")) as owner:
        assert owner.stdout is not None
        assert owner.stdout.readline() == b"busy\n"
        handles = [os.pidfd_open(child) for child in children_of(owner.pid)]
        assert len(handles) >= 1
        owner.kill()
        assert all_end(handles)


@pytest.mark.plain  # the installed program is tested by somebody who wants the safe path
def test_a_bot_in_python_finds_its_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What keeps our own processes from importing from the current folder is not for bots."""
    (tmp_path / "beside.py").write_text("NAME = 'Beside'", encoding="utf-8")
    (tmp_path / "bot.py").write_text(
        "import json, sys, beside\n"
        "sys.stdin.readline()\n"
        "print(json.dumps({'type': 'hello', 'protocol': 1, 'name': beside.NAME}), flush=True)\n"
        "sys.stdin.read()\n",
        encoding="utf-8",
    )
    monkeypatch.setenv("PYTHONSAFEPATH", "1")
    bot = ExternalBot(MINDS, shlex.join([sys.executable, str(tmp_path / "bot.py")]))
    bot._running()
    assert bot.name == "Beside"
    bot.close()
