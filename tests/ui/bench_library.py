"""How the library behaves with thousands of games: `python -m tests.ui.bench_library [count]`.

Prints when the first rows were there, when all were listed, and the longest time that the
window did not answer; first without an index, then with one.
"""

import gc
import os
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from stoneage_qt.models.library import Column
from stoneage_qt.session.places import Places
from stoneage_qt.ui.app import make_application, make_desk
from stoneage_qt.ui.library.page import LibraryPage
from stoneage_qt.ui.shell.garbage import GarbageCollector
from tests.ui.library_saves import make_library

LIMIT = 40.0
# Between two things that are done, seconds.
PAUSE = 0.8


class Heart:
    """Beats every 5 ms while the window answers."""

    def __init__(self) -> None:
        self.gaps: list[tuple[float, float]] = []
        self._last = time.perf_counter(), time.thread_time()
        self._timer = QTimer()
        self._timer.setInterval(5)
        self._timer.timeout.connect(self.beat)
        self._timer.start()

    def beat(self) -> None:
        """Note how long it was since the last beat, and how long the window worked itself."""
        now = time.perf_counter(), time.thread_time()
        self.gaps.append((now[0] - self._last[0], now[1] - self._last[1]))
        self._last = now


def look(app: QApplication, places: Places, name: str, count: int) -> None:
    """Open the page once and tell how it went."""
    desk = make_desk(app, places)
    app.processEvents()
    start = time.perf_counter()
    heart = Heart()
    page = LibraryPage(desk)
    page.resize(1280, 800)
    page.show()
    page.refresh()
    made = time.perf_counter() - start
    moments: dict[str, float] = {}
    while time.perf_counter() - start < LIMIT and "all" not in moments:
        app.processEvents()
        rows = page.games.model.rowCount()
        now = time.perf_counter() - start
        if rows and "first" not in moments:
            moments["first"] = now
        if rows > count:
            moments["all"] = now
    field = page.games.findChildren(QLineEdit)[0]
    for act in (
        lambda: QTest.keyClicks(field, "anna"),
        lambda: page.games.table.sortByColumn(Column.PLAYERS, Qt.SortOrder.AscendingOrder),
        field.clear,
        lambda: page.show_tab(1),
        lambda: page.show_tab(2),
        lambda: page.show_tab(0),
        gc.collect,
    ):
        act()
        after = time.perf_counter()
        while time.perf_counter() - after < PAUSE:
            app.processEvents()
    print(name, "page made", f"{made:.2f} s,", {k: f"{v:.2f} s" for k, v in moments.items()})
    for what, number in (("silences", 0), ("own work", 1)):
        worst = sorted(gap[number] for gap in heart.gaps)[-6:]
        print(f"   longest {what} (ms):", [round(1000 * gap) for gap in worst])
    page.close_page()
    page.close()
    page.deleteLater()
    app.processEvents()


def main(count: int) -> None:
    """Make the files, look twice."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = make_application(["bench"])
    collector = GarbageCollector()
    with tempfile.TemporaryDirectory() as folder:
        places = Places(Path(folder, "config"), Path(folder, "data"))
        make_library(places.library, count)
        look(app, places, "without an index:", count)
        look(app, places, "with an index:   ", count)
    collector.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5000)
