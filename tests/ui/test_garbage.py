"""The collector runs in the window's thread, and what is freed goes back to the system."""

import gc
import weakref

from pytestqt.qtbot import QtBot

from stoneage_qt.ui.window_garbage import FULL_EVERY, GarbageCollector, give_memory_back


class Knot:
    """Refers to itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.own = self


def test_full_runs_come_now_and_then(qtbot: QtBot) -> None:
    collector = GarbageCollector()
    try:
        assert not gc.isenabled()
        knot = weakref.ref(Knot())
        for _ in range(FULL_EVERY):
            collector.collect()
        assert knot() is None
    finally:
        collector.stop()
    assert gc.isenabled()


def test_giving_memory_back_works_everywhere() -> None:
    give_memory_back()
