"""What `bench` measures: each piece of work as a function, timed beside a fixed loop."""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from stoneage_qt.rules import CHANCE, OVER, Setup, State, apply, legal_actions, new_state
from stoneage_qt.rules import transition as compiled_or_not
from stoneage_qt.rules.chance import sample_chance
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match, save_match
from stoneage_qt.session.seats import default_seats

REPEATS: Final = 7
_LOOP: Final = 20_000
_SEED: Final = 2008
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


def rules_are_compiled() -> bool:
    """Whether the rules run as a compiled extension."""
    return not str(compiled_or_not.__file__).endswith(".py")


def play_random(players: int, number: int) -> int:
    """One whole game of random actions, without a match around it; returns their number."""
    rng = random.Random(_SEED + number)
    s = new_state(Setup.shuffled(players, rng))
    count = 0
    while s.actor != OVER:
        apply(s, sample_chance(s, rng) if s.actor == CHANCE else rng.choice(legal_actions(s)))
        count += 1
    return count


def measure_all(repeats: int = REPEATS) -> list[Measure]:
    """Everything; the best of some repeats, taking turns with the reference loop."""
    games = 10
    actions_2 = sum(play_random(2, number) for number in range(games))
    middle = _middle_state()
    copies = 2000
    with tempfile.TemporaryDirectory() as folder:
        path = _stored_game(Path(folder))
        work: dict[str, tuple[Callable[[], object], float]] = {
            "random game, 2 players": (lambda: _games(2, games), games),
            "random game, 4 players": (lambda: _games(4, games), games),
            "action": (lambda: _games(2, games), actions_2),
            "copy": (lambda: [middle.copy() for _ in range(copies)], copies),
            "load a save of 4 players": (lambda: load_match(path), 1),
        }
        loop = min(_timed(reference_loop) for _ in range(repeats))
        best = dict.fromkeys(work, float("inf"))
        for _ in range(repeats):
            for name, (task, units) in work.items():
                loop = min(loop, _timed(reference_loop))
                best[name] = min(best[name], _timed(task) / units)
    return [
        Measure("reference loop", loop, 1.0),
        *(Measure(name, seconds, seconds / loop) for name, seconds in best.items()),
    ]


def _games(players: int, games: int) -> None:
    for number in range(games):
        play_random(players, number)


def _timed(task: Callable[[], object]) -> float:
    start = time.perf_counter()
    task()
    return time.perf_counter() - start


def _random_match(players: int) -> Match:
    rng = random.Random(_SEED)
    match = Match(Setup.shuffled(players, rng), default_seats(players), seed=_SEED)
    while not match.is_over:
        state = match.state
        match.submit(match.roll() if state.actor == CHANCE else rng.choice(legal_actions(state)))
    return match


def _middle_state() -> State:
    match = _random_match(2)
    return match.state_at(len(match.actions) // 2)


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
                [sys.executable, "-c", _WINDOW_SCRIPT],
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
