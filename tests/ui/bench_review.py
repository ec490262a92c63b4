"""How the review behaves: `python -m tests.ui.bench_review [analyse | ways | WAY]`.

Prints how long it takes to open a game for the first time and again, and to show a step or a
jump; with `analyse` also how long the analysis of a game of four takes, the longest time that
the window did not answer meanwhile, and whether it always finds the same; once with the log
beside the board, once with the win chances and once with the report. `ways` opens the first
review of a program once on each of the ways that lead to one.
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication

from stoneage_qt.models.replay import PROJECTED
from stoneage_qt.models.review import Findings
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import load_match
from stoneage_qt.ui.app import make_application, make_desk
from stoneage_qt.ui.review.graph import WINS
from stoneage_qt.ui.shell.garbage import GarbageCollector
from stoneage_qt.ui.shell.window import MainWindow
from tests.stored_games.stored import FOLDER
from tests.ui.bench_library import Heart

GAMES = ("4p", "3p-animals", "2p")
JUMPS = 100
# How long somebody looks at the page before, seconds.
LOOKING = 4.0


def by_library(window: MainWindow) -> Callable[[], object]:
    """The button on the start page, then a game of the list."""
    window.start_page.browsed.emit()
    return lambda: window.review.show_file(FOLDER / f"{GAMES[0]}.stoneage")


def by_menu(window: MainWindow) -> Callable[[], object]:
    """The library out of the menu, then a game of the list."""
    window.actions_["library"].trigger()
    return lambda: window.review.show_file(FOLDER / f"{GAMES[0]}.stoneage")


def by_end(window: MainWindow) -> Callable[[], object]:
    """The end of a game, then its button."""
    window.files.open(FOLDER / f"{GAMES[0]}.stoneage")
    assert window.end_page is not None
    return window.end_page.reviewed.emit


def by_game(window: MainWindow) -> Callable[[], object]:
    """A game that goes on, then the command."""
    match = load_match(FOLDER / f"{GAMES[0]}.stoneage")
    window.table.show(match.branch(len(match.actions) // 2), paused=True)
    return window.actions_["review"].trigger


def directly(window: MainWindow) -> Callable[[], object]:
    """A file, while the start page is shown: nothing was ready."""
    return lambda: window.review.show_file(FOLDER / f"{GAMES[0]}.stoneage")


WAYS = {
    "library": by_library,
    "menu": by_menu,
    "end": by_end,
    "game": by_game,
    "directly": directly,
}


def opened(app: QApplication, click: Callable[[], object]) -> str:
    """How long it takes from the click to the frame that shows the game."""
    start = time.perf_counter()
    click()
    app.processEvents()
    return f"{1000 * (time.perf_counter() - start):.0f} ms"


def look(app: QApplication) -> str:
    """Look at a page for a while; the longest times without an answer."""
    heart = Heart()
    until = time.perf_counter() + LOOKING
    while time.perf_counter() < until:
        app.processEvents()
        time.sleep(0.001)
    return f"{sorted((round(1000 * gap[0]) for gap in heart.gaps), reverse=True)[:4]} ms"


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


def analysed(app: QApplication, window: MainWindow, tab: int) -> Findings:
    """Analyse from the beginning, and tell how it went; `tab` is shown meanwhile."""
    page = window.review.page
    assert page is not None
    page.tabs.setCurrentIndex(tab)
    page.graphs.show_kind(PROJECTED)
    look(app)
    page.graphs.kind = WINS
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
    taken = time.perf_counter() - start
    print(f"analysis, {page.tabs.tabText(tab)}: {taken:.1f} s, longest silences {worst} ms")
    return page.review.findings


def main(way: str, *, analyse: bool) -> None:
    """Open on one of the ways, step, jump, analyse."""
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
        click = WAYS[way](window)
        app.processEvents()
        print(f"{way}: looked at for {LOOKING} s, longest silences {look(app)}")
        print(f"{way}: the first review opened in {opened(app, click)}")
        look(app)
        for name in GAMES[1:]:
            path = FOLDER / f"{name}.stoneage"
            print(f"   {name}: {opened(app, partial(window.review.show_file, path))}")
        if way == next(iter(WAYS)):
            walk(app, window, analyse=analyse)
        window.close()
    collector.stop()


def walk(app: QApplication, window: MainWindow, *, analyse: bool) -> None:
    """Steps and jumps through a game of four, and its analysis."""
    path = FOLDER / f"{GAMES[0]}.stoneage"
    window.review.show_file(path)
    count = len(load_match(path).actions)
    print("steps:", steps(app, window, list(range(1, count + 1))))
    rng = random.Random(1)
    print("jumps:", steps(app, window, [rng.randrange(count) for _ in range(JUMPS)]))
    if analyse:
        found = [analysed(app, window, tab) for tab in range(3)]
        print("always the same:", found[0] == found[1] == found[2])


if __name__ == "__main__":
    wanted = sys.argv[1] if len(sys.argv) > 1 else next(iter(WAYS))
    if wanted == "ways":
        for each in WAYS:
            subprocess.run([sys.executable, "-m", "tests.ui.bench_review", each], check=True)
    else:
        main(wanted if wanted in WAYS else next(iter(WAYS)), analyse=wanted == "analyse")
