"""What `bench` measures: each piece of work as a function, timed beside a fixed loop."""

import gc
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from stoneage_qt.games import work_of

REPEATS: Final = 7
_LOOP: Final = 20_000
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


def measure_all(game: str, repeats: int = REPEATS) -> list[Measure]:
    """Everything of a game, taking turns with the reference loop. Raises UnknownGameError.

    The work is cut into short parts and the best time of each counts, so that a busy
    machine disturbs little.
    """
    works = work_of(game)
    loop = _timed(reference_loop)
    best = [[float("inf")] * len(work.parts) for work in works]
    for _ in range(repeats):
        for number, work in enumerate(works):
            loop = min(loop, _timed(reference_loop))
            best[number] = [
                min(so_far, _timed(part))
                for so_far, part in zip(best[number], work.parts, strict=True)
            ]
    seconds = {
        name: sum(times) / count
        for work, times in zip(works, best, strict=True)
        for name, count in work.units.items()
    }
    return [
        Measure("reference loop", loop, 1.0),
        *(Measure(name, cost, cost / loop) for name, cost in seconds.items()),
    ]


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
