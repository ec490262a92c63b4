"""What a window costs that waits for a person: `python -m tests.ui.bench_idle [seconds]`.

Shows the share of one core for every five seconds from the moment a person is to decide. The
reminder breathes once in between; after it, nothing should be left but the timers' ticking.
"""

import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from time import perf_counter, process_time

from PySide6.QtCore import QTimer

from stoneage_qt.session.places import Places
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.app import make_application, make_desk
from stoneage_qt.ui.shell.garbage import GarbageCollector
from stoneage_qt.ui.shell.window import MainWindow

SLICE_MS = 5_000


def main() -> None:
    """Open a game, wait, and tell."""
    seconds = int(sys.argv[1]) if sys.argv[1:] else 40
    app = make_application(["idle"])
    collector = GarbageCollector()
    with tempfile.TemporaryDirectory() as home:
        window = MainWindow(make_desk(app, Places(Path(home), Path(home))))
        window.resize(1280, 800)
        window.begin()
        window.show()
        window.start_game(NewGame(seed=1, start=0))
        seen = [(perf_counter(), process_time())]
        look = QTimer()
        look.setInterval(SLICE_MS)
        look.timeout.connect(lambda: seen.append((perf_counter(), process_time())))
        look.start()
        QTimer.singleShot(seconds * 1_000 + SLICE_MS // 2, app.quit)
        app.exec()
        window.close()
    collector.stop()
    for (before, used_before), (after, used) in pairwise(seen):
        start, end, share = before - seen[0][0], after - seen[0][0], after - before
        print(f"{start:5.0f} to {end:3.0f} s: {(used - used_before) / share:6.1%} of a core")


if __name__ == "__main__":
    main()
