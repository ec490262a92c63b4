"""What `bench` measures: each piece of work as a function, timed beside a fixed loop."""

import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from stoneage_qt.games.stoneage.bots import features
from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    Setup,
    State,
    legal_actions,
    new_state,
    transition,
)
from stoneage_qt.games.stoneage.rules.playout import play_out
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match, save_match
from stoneage_qt.session.seats import default_seats

REPEATS: Final = 7
_LOOP: Final = 20_000
_SEED: Final = 2008
_GAMES: Final = 10
_COPIES: Final = 400
# Where the processor's own clock is too coarse (Windows), the one on the wall has to do.
_FINE: Final = time.get_clock_info("thread_time").resolution < 1e-5
_clock: Final = time.thread_time if _FINE else time.perf_counter
_WINDOW_TIMEOUT: Final = 60.0
_WINDOW_SCRIPT: Final = """
import time
start = time.perf_counter()
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
window = QWidget()
window.show()
app.processEvents()
print(time.perf_counter() - start)
"""


class Measure(NamedTuple):
    """One thing measured: seconds for one of it, and how many reference loops that is."""

    name: str
    seconds: float
    loops: float


def reference_loop() -> int:
    """The yardstick: plain Python of the kind the engine is made of. Never change it."""
    numbers = [0] * 64
    total = 0
    for step in range(_LOOP):
        at = step & 63
        numbers[at] += step ^ total
        total = (total * 31 + numbers[at]) & 0xFFFF
    return total


def compiled_rooms() -> dict[str, bool]:
    """Whether the rules, and what is busiest of the bots, run as compiled extensions."""
    rooms = {"rules": transition, "bots": features}
    return {room: not str(module.__file__).endswith(".py") for room, module in rooms.items()}


def play_random(players: int, number: int) -> int:
    """One whole game of random actions, without a match around it; returns their number."""
    rng = random.Random(_SEED + number)
    return play_out(new_state(Setup.shuffled(players, rng)), rng)


def measure_all(repeats: int = REPEATS) -> list[Measure]:
    """Everything, taking turns with the reference loop.

    The work is cut into short pieces and the best time of each counts, so that a busy
    machine disturbs little.
    """
    middle = _middle_state()
    numbers = range(_GAMES)
    actions = sum(play_random(2, number) for number in numbers)
    with tempfile.TemporaryDirectory() as folder:
        path = _stored_game(Path(folder))
        pieces: dict[str, list[Callable[[], object]]] = {
            "2 players": [partial(play_random, 2, number) for number in numbers],
            "4 players": [partial(play_random, 4, number) for number in numbers],
            "copies": [partial(_copies, middle, _COPIES)],
            "load": [partial(load_match, path)],
        }
        loop = _timed(reference_loop)
        best = {name: [float("inf")] * len(tasks) for name, tasks in pieces.items()}
        for _ in range(repeats):
            for name, tasks in pieces.items():
                loop = min(loop, _timed(reference_loop))
                best[name] = [
                    min(so_far, _timed(task))
                    for so_far, task in zip(best[name], tasks, strict=True)
                ]
    seconds = {
        "random game, 2 players": sum(best["2 players"]) / _GAMES,
        "random game, 4 players": sum(best["4 players"]) / _GAMES,
        "action": sum(best["2 players"]) / actions,
        "copy": sum(best["copies"]) / _COPIES,
        "load a save of 4 players": sum(best["load"]),
    }
    return [
        Measure("reference loop", loop, 1.0),
        *(Measure(name, cost, cost / loop) for name, cost in seconds.items()),
    ]


def _copies(state: State, count: int) -> None:
    for _ in range(count):
        state.copy()


def _timed(task: Callable[[], object]) -> float:
    """Processor seconds, without garbage collection: its cost depends on what is in memory."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        start = _clock()
        task()
        return _clock() - start
    finally:
        if collecting:
            gc.enable()


def _random_match(players: int) -> Match:
    rng = random.Random(_SEED)
    match = Match(RULES, Setup.shuffled(players, rng), default_seats(RULES, players), seed=_SEED)
    while not match.is_over:
        state = match.state
        match.submit(match.roll() if state.actor == CHANCE else rng.choice(legal_actions(state)))
    return match


def _middle_state() -> State:
    match = _random_match(2)
    state: State = match.state_at(len(match.actions) // 2)
    return state


def _stored_game(folder: Path) -> Path:
    path = folder / "bench.stoneage"
    save_match(path, _random_match(4))
    return path


def empty_window_seconds(repeats: int = 3) -> float | None:
    """How long a fresh process needs to load Qt and show an empty window; None without Qt."""
    times = []
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    for _ in range(repeats):
        try:
            done = subprocess.run(
                [sys.executable, "-P", "-c", _WINDOW_SCRIPT],
                env=environment,
                capture_output=True,
                text=True,
                timeout=_WINDOW_TIMEOUT,
                check=True,
            )
            times.append(float(done.stdout))
        except (OSError, subprocess.SubprocessError, ValueError):
            return None
    return min(times)
