"""Processes that think: right answers, killed, hanging, cancelled, closed; none left behind."""

import multiprocessing
import os
import shlex
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from stoneage_qt.bots.workers import (
    PROCESS_FAULT,
    TIME_LIMIT_FAULT,
    CancelledError,
    NoHintsError,
    WorkerPool,
)
from stoneage_qt.games.stoneage.bots.levels import level_fault, make_bot
from stoneage_qt.games.stoneage.minds import decide, fallback
from stoneage_qt.games.stoneage.rules import CHANCE, OVER, apply, keyed_chance, legal_actions
from stoneage_qt.games.stoneage.rules.constants import MODULES
from tests import patient
from tests.games.stoneage.bots.playing import start

# A program that greets and then never answers: a bot that thinks for ever.
DREAMER = """
import json, sys
sys.stdin.readline()
print(json.dumps({"type": "hello", "protocol": 1, "name": "dreamer"}), flush=True)
open(sys.argv[1], "w").close()
sys.stdin.read()
"""


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    pool = WorkerPool(1)
    yield pool
    pool.close()
    assert not multiprocessing.active_children()


@pytest.fixture
def dreaming(tmp_path: Path) -> "Dreaming":
    return Dreaming(tmp_path)


class Dreaming:
    """A level that never answers, and a way to know that it has begun to think."""

    def __init__(self, folder: Path) -> None:
        program = folder / "dreamer.py"
        program.write_text(DREAMER, encoding="utf-8")
        self._sign = folder / "awake"
        self.level = "external:" + shlex.join([sys.executable, str(program), str(self._sign)])

    def wait_for(self) -> None:
        ends = time.monotonic() + patient.SECONDS
        while not self._sign.exists():
            assert time.monotonic() < ends
            time.sleep(0.005)
        self._sign.unlink()


def test_answers_are_those_of_the_door(pool: WorkerPool) -> None:
    """A hundred decisions and more, all kinds, by one process."""
    s = start(3, 4, MODULES)
    bots = [make_bot(key) for key in ("valuer", "random", "hunter")]
    pids, asked = pool.pids(), 0
    while s.actor != OVER and asked < 150:
        if s.actor == CHANCE:
            apply(s, keyed_chance(s, 4))
            continue
        bot = bots[s.actor]
        here = decide(bot, s, s.actor, 9)
        there = pool.submit("stoneage", bot.name, s, 9).result(20)
        assert there == here
        asked += 1
        apply(s, there.action)
    assert pool.pids() == pids
    assert len(multiprocessing.active_children()) == 1


def test_a_bot_that_can_not_be_made(pool: WorkerPool) -> None:
    s = start(2, 1)
    decision = pool.submit("stoneage", "genius", s, 1).result(20)
    assert decision.action in legal_actions(s)
    assert decision.fault is not None
    assert "genius" in decision.fault
    assert pool.submit("stoneage", "gatherer", s, 1).result(20).fault is None


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_killed_while_idle(pool: WorkerPool) -> None:
    s = start(2, 1)
    expected = pool.submit("stoneage", "valuer", s, 1).result(20)
    os.kill(pool.pids()[0], signal.SIGKILL)
    assert pool.submit("stoneage", "valuer", s, 1).result(20) == expected


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_killed_in_mid_thought_once_and_twice(pool: WorkerPool, dreaming: Dreaming) -> None:
    s = start(2, 1)
    before = pool.pids()
    killer = threading.Thread(target=_kill_twice, args=(pool, dreaming))
    killer.start()
    decision = pool.submit("stoneage", dreaming.level, s, 1, budget=10.0).result(30)
    killer.join()
    assert decision == (fallback(s), PROCESS_FAULT)
    assert pool.pids() != before
    assert pool.submit("stoneage", "gatherer", s, 1).result(20).fault is None


def _kill_twice(pool: WorkerPool, dreaming: Dreaming) -> None:
    for _ in range(2):
        dreaming.wait_for()
        os.kill(pool.pids()[0], signal.SIGKILL)


def test_a_bot_that_hangs_is_replaced_by_a_move(pool: WorkerPool, dreaming: Dreaming) -> None:
    s = start(2, 1)
    pool.last_word = 0.1
    decision = pool.submit("stoneage", dreaming.level, s, 1, budget=10.0, limit=0.1).result(20)
    assert decision == (fallback(s), TIME_LIMIT_FAULT)
    assert pool.submit("stoneage", "gatherer", s, 1).result(20).fault is None


def test_timeout_of_the_wait_keeps_the_question(pool: WorkerPool) -> None:
    s = start(2, 1)
    handle = pool.submit("stoneage", "valuer", s, 1)
    with pytest.raises(TimeoutError):
        handle.result(0.0)
    assert handle.result(20).fault is None


def test_cancelled_while_somebody_waits(pool: WorkerPool, dreaming: Dreaming) -> None:
    s = start(2, 1)
    handle = pool.submit("stoneage", dreaming.level, s, 1, budget=10.0)
    raised: list[BaseException] = []
    waiter = threading.Thread(target=_wait_for, args=(handle, raised))
    waiter.start()
    dreaming.wait_for()
    handle.cancel()
    waiter.join(5)
    assert not waiter.is_alive()
    assert isinstance(raised[0], CancelledError)
    assert pool.submit("stoneage", "gatherer", s, 1).result(20).fault is None


def _wait_for(handle: object, raised: list[BaseException]) -> None:
    try:
        handle.result(30)  # type: ignore[attr-defined]
    except CancelledError as error:
        raised.append(error)


def test_cancelled_while_nobody_waits(pool: WorkerPool, dreaming: Dreaming) -> None:
    s = start(2, 1)
    handle = pool.submit("stoneage", dreaming.level, s, 1, budget=10.0)
    handle.cancel()
    with pytest.raises(CancelledError):
        handle.result(20)
    assert pool.submit("stoneage", "gatherer", s, 1).result(20).fault is None


def test_hints_come_from_the_process(pool: WorkerPool) -> None:
    """As the library function gives them; or a reason where there are no weights."""
    s = start(2, 1)
    handle = pool.submit_hints("stoneage", s, 2)
    fault = level_fault("strong")
    if fault is not None:
        with pytest.raises(NoHintsError, match=fault):
            handle.result(30)
        return
    hints = handle.result(30)
    assert 1 <= len(hints) <= 2
    assert hints[0].action in legal_actions(s)
    assert hints[0].behind == 0.0


def test_more_questions_than_processes(pool: WorkerPool) -> None:
    s = start(2, 1)
    handles = [pool.submit("stoneage", "valuer", s, seed) for seed in range(5)]
    assert len({handle.result(20).action for handle in handles}) == 1


def test_closed_while_thinking(dreaming: Dreaming) -> None:
    before = set(multiprocessing.active_children())
    pool = WorkerPool(2)
    s = start(2, 1)
    handle = pool.submit("stoneage", dreaming.level, s, 1, budget=10.0)
    raised: list[BaseException] = []
    waiter = threading.Thread(target=_wait_for, args=(handle, raised))
    waiter.start()
    dreaming.wait_for()
    pool.close()
    waiter.join(5)
    assert isinstance(raised[0], CancelledError)
    assert set(multiprocessing.active_children()) <= before
    with pytest.raises(CancelledError):
        pool.submit("stoneage", "gatherer", s, 1)
