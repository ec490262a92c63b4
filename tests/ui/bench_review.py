"""How the review behaves: `python -m tests.ui.bench_review [analyse]`.

Prints how long it takes to open a game for the first time and again, and to show a step or a
jump; with `analyse` also how long the analysis of a game of four takes, the longest time that
the window did not answer meanwhile, and whether a second analysis finds the same.
"""

import os
import random
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from stoneage_qt.models.review import Findings
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import load_match
from stoneage_qt.ui.app import make_application, make_desk
from stoneage_qt.ui.window import MainWindow
from stoneage_qt.ui.window_garbage import GarbageCollector
from tests.games.stored import FOLDER
from tests.ui.bench_library import Heart

GAMES = ("4p", "3p-animals", "2p")
JUMPS = 100


def opened(app: QApplication, window: MainWindow, name: str) -> float:
    """Seconds from the click to the frame that shows the game."""
    start = time.perf_counter()
    window.review.show_file(FOLDER / f"{name}.stoneage")
    app.processEvents()
    return time.perf_counter() - start


def steps(app: QApplication, window: MainWindow, positions: list[int]) -> str:
    """Show positions one after the other; median and longest time."""
    assert window.review.page is not None
    taken: list[float] = []
    for position in positions:
        start = time.perf_counter()
        window.review.page.replay.go_to(position)
        app.processEvents()
        taken.append(1000 * (time.perf_counter() - start))
    taken.sort()
    return f"median {taken[len(taken) // 2]:.1f} ms, longest {taken[-1]:.1f} ms"


def analysed(app: QApplication, window: MainWindow) -> Findings:
    """Analyse from the beginning, and tell how it went."""
    page = window.review.page
    assert page is not None
    page.review.findings = Findings()
    heart = Heart()
    start = time.perf_counter()
    page.review.start()
    number = 0
    while page.review.running:
        app.processEvents()
        time.sleep(0.002)
        number += 1
        if number % 25 == 0:  # somebody looks around in the game meanwhile
            page.replay.step(1 if page.replay.index < page.replay.count else -page.replay.count)
    worst = sorted((round(1000 * gap[0]) for gap in heart.gaps), reverse=True)[:4]
    print(f"analysis: {time.perf_counter() - start:.1f} s, longest silences {worst} ms")
    return page.review.findings


def main(*, analyse: bool) -> None:
    """Open, step, jump, analyse; on the way that everybody takes, past the library."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = make_application(["bench"])
    collector = GarbageCollector()
    with tempfile.TemporaryDirectory() as folder:
        places = Places(Path(folder, "config"), Path(folder, "data"))
        window = MainWindow(make_desk(app, places))
        window.resize(1280, 800)
        window.begin(None)
        window.show()
        app.processEvents()
        window.start_page.browsed.emit()
        until = time.perf_counter() + 2.0
        while time.perf_counter() < until:
            app.processEvents()
        for name in GAMES:
            print(f"{name} opened in {1000 * opened(app, window, name):.0f} ms")
        opened(app, window, GAMES[0])
        count = len(load_match(FOLDER / f"{GAMES[0]}.stoneage").actions)
        print("steps:", steps(app, window, list(range(1, count + 1))))
        rng = random.Random(1)
        print("jumps:", steps(app, window, [rng.randrange(count) for _ in range(JUMPS)]))
        if analyse:
            print("the same twice:", analysed(app, window) == analysed(app, window))
        window.close()
    collector.stop()


if __name__ == "__main__":
    main(analyse=sys.argv[1:] == ["analyse"])
