"""`bench --ui`: how the window starts, moves and answers, beside a bare window of Qt."""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from stoneage_qt.cli.messages import say
from stoneage_qt.cli.output import EXIT_FAULT, EXIT_OK, complain, print_json, table
from stoneage_qt.session.places import HOME_VARIABLE

SECONDS: Final = 10.0
REPEATS: Final = 5
_TIMEOUT: Final = 300.0
_MEGABYTE: Final = 1024 * 1024
_BARE: Final = """
import json, os, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
class Bare(QLabel):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, told)
def told():
    try:
        pages = int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        pages = 0
    print(json.dumps({"frame": time.time(), "processor": time.process_time(), "resident": pages}))
    app.quit()
app = QApplication([])
window = Bare("Stone Age")
window.resize(1280, 800)
window.show()
app.exec()
"""
_OURS: Final = """
import sys
from stoneage_qt.cli import WINDOW, build_parser
build_parser((WINDOW,))
from stoneage_qt.ui.timing import run
sys.exit(run({seconds}, {game!r}))
"""
_LOOKS: Final = """
import sys
from stoneage_qt.cli import WINDOW, build_parser
build_parser((WINDOW,))
from stoneage_qt.ui.timing_looks import run
sys.exit(run({game!r}{sizes}))
"""
_DENSE: Final = ", (1600, 1000)"


class _Texts(NamedTuple):
    """The sentences of this part, by what they are for."""

    failed: str = "the window could not be measured: {detail}"
    start: str = "start to first frame"
    processor: str = "  the same in processor time"
    start_memory: str = "memory, start page"
    game_memory: str = "memory, game on the table"
    still: str = "frame gaps, nobody thinks: 99 of 100"
    longest: str = "  longest"
    work: str = "  processor time of the window, 99 of 100"
    drop_work: str = "  processor time of the window"
    thinking: str = "frame gaps, bots think: 99 of 100"
    drop: str = "drop to frame, longest of {count}"
    resized: str = "another size drawn sharp, up to 2560×1440, longest of {count}"
    turned: str = "another season or time of day, longest of {count}"
    dense_turned: str = "  the same, 1600×1000 at 200 %, longest of {count}"
    silent: str = "longest time without an answer meanwhile"
    dense_resized: str = "another size drawn sharp, 1600×1000 at 200 %, longest of {count}"
    columns: tuple[str, ...] = ("", "here", "bare window", "ratio", "goal", "")
    met: str = "met"
    missed: str = "missed"


TEXTS: Final = _Texts()
HELP: Final = "measure the window instead of the engine"


class BenchRow(NamedTuple):
    """One line of the table; `goal` is a ratio where `bare` is there, else an amount."""

    name: str
    here: float
    unit: str
    bare: float | None = None
    goal: float | None = None

    @property
    def ratio(self) -> float | None:
        """How many times the bare window."""
        return self.here / self.bare if self.bare else None

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None without one."""
        if self.goal is None:
            return None
        return (self.here if self.ratio is None else self.ratio) <= self.goal


class Start(NamedTuple):
    """One start of a program."""

    seconds: float
    processor: float
    resident: int


def run(as_json: bool, game: str, repeats: int = REPEATS, seconds: float = SECONDS) -> int:
    """Measure and print; goals that are missed don't make the command fail."""
    try:
        rows = measure(game, repeats, seconds)
    except (OSError, subprocess.SubprocessError, ValueError, KeyError) as error:
        complain(say(TEXTS.failed, detail=str(error)))
        return EXIT_FAULT
    if as_json:
        print_json({"rows": [row._asdict() | {"ratio": row.ratio, "met": row.met} for row in rows]})
    else:
        for line in table([[say(name) for name in TEXTS.columns], *map(_cells, rows)]):
            print(line)
    return EXIT_OK


def measure(game: str, repeats: int, seconds: float) -> list[BenchRow]:
    """Everything; the two programs start in turns, and the best start of each counts."""
    bare, ours = [], []
    with tempfile.TemporaryDirectory() as folder:
        # Twice for nothing: byte code is compiled, files are in the system's cache.
        _start(_BARE, Path(folder))
        _start(_OURS.format(seconds=0, game=game), Path(folder))
        for _ in range(repeats):
            bare.append(_start(_BARE, Path(folder)))
            ours.append(_start(_OURS.format(seconds=0, game=game), Path(folder)))
        told = _spawn(_OURS.format(seconds=seconds, game=game), Path(folder))
        looks = _spawn(_LOOKS.format(sizes="", game=game), Path(folder))
        dense = _spawn(_LOOKS.format(sizes=_DENSE, game=game), Path(folder), QT_SCALE_FACTOR="2")
    bare_memory = min(start.resident for start in bare) / _MEGABYTE
    rows = [
        BenchRow(
            say(TEXTS.start),
            min(start.seconds for start in ours),
            "s",
            min(start.seconds for start in bare),
            2.5,
        ),
        BenchRow(
            say(TEXTS.processor),
            min(start.processor for start in ours),
            "s",
            min(start.processor for start in bare),
        ),
        BenchRow(
            say(TEXTS.start_memory),
            min(start.resident for start in ours) / _MEGABYTE,
            "MB",
            bare_memory,
            2.5,
        ),
        BenchRow(say(TEXTS.game_memory), told["game"] / _MEGABYTE, "MB", bare_memory, 2.5),
        BenchRow(say(TEXTS.still), _hundredth(told["still"]) * 1000, "ms"),
        BenchRow(say(TEXTS.longest), max(told["still"]) * 1000, "ms"),
        BenchRow(say(TEXTS.work), _hundredth(told["still_work"]) * 1000, "ms"),
        BenchRow(say(TEXTS.thinking), _hundredth(told["thinking"]) * 1000, "ms", goal=33.0),
        BenchRow(say(TEXTS.longest), max(told["thinking"]) * 1000, "ms", goal=100.0),
        BenchRow(say(TEXTS.work), _hundredth(told["thinking_work"]) * 1000, "ms"),
        BenchRow(
            say(TEXTS.drop, count=len(told["drops"])), max(told["drops"]) * 1000, "ms", goal=50.0
        ),
        BenchRow(say(TEXTS.drop_work), max(told["drop_work"]) * 1000, "ms"),
        *(
            BenchRow(say(text, count=len(times)), max(times), "s", goal=0.5)
            for text, times in (
                (TEXTS.resized, looks["resized"]),
                (TEXTS.turned, looks["turned"]),
                (TEXTS.dense_resized, dense["resized"]),
                (TEXTS.dense_turned, dense["turned"]),
            )
        ),
        BenchRow(say(TEXTS.silent), 1000 * max(looks["silent"], dense["silent"]), "ms", goal=100.0),
    ]
    return [row for row in rows if row.here > 0]


def _start(script: str, folder: Path) -> Start:
    began = time.time()
    told = _spawn(script, folder)
    return Start(told["frame"] - began, told["processor"], told["resident"])


def _spawn(script: str, folder: Path, **variables: str) -> dict[str, Any]:
    """Run a script in a fresh process, with files of its own; what it tells, in one."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, HOME_VARIABLE: str(folder)}
    environment |= variables
    # As an installed program: with byte code.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(folder / "bytecode")
    done = subprocess.run(
        [sys.executable, "-P", "-c", script],
        env=environment,
        capture_output=True,
        text=True,
        timeout=_TIMEOUT,
        check=False,
    )
    if done.returncode:
        raise ValueError(done.stderr.strip().splitlines()[-1:] or done.returncode)
    told: dict[str, Any] = {}
    for line in done.stdout.splitlines():
        told |= json.loads(line)
    return told


def _hundredth(numbers: list[float]) -> float:
    """The value that one in a hundred exceeds."""
    return sorted(numbers)[min(len(numbers) - 1, len(numbers) * 99 // 100)]


def _cells(row: BenchRow) -> list[str]:
    places = 2 if row.unit == "s" else 0
    goal = "" if row.goal is None else f"{row.goal:g}×" if row.bare else f"{row.goal:g} {row.unit}"
    met = "" if row.met is None else say(TEXTS.met) if row.met else say(TEXTS.missed)
    return [
        row.name,
        f"{row.here:.{places}f} {row.unit}",
        "" if row.bare is None else f"{row.bare:.{places}f} {row.unit}",
        "" if row.ratio is None else f"{row.ratio:.2f}×",
        goal,
        met,
    ]
