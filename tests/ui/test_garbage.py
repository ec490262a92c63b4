"""The collector runs in the window's thread, and what is freed goes back to the system."""

import gc
import weakref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from stoneage_qt.ui.shell.garbage import (
    ALL_EVERY,
    FULL_EVERY,
    GarbageCollector,
    give_memory_back,
)

pytestmark = pytest.mark.once


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


def test_what_has_outlived_a_look_is_found_when_nobody_looks(qtbot: QtBot) -> None:
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    collector = GarbageCollector()
    try:
        held = Knot()
        knot = weakref.ref(held)
        for _ in range(FULL_EVERY):
            collector.collect()
        del held
        for _ in range(FULL_EVERY):
            collector.collect()
        left_out = knot() is not None
        app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
        assert (left_out, knot()) == (True, None)
    finally:
        collector.stop()
    assert gc.get_freeze_count() == 0


def test_what_has_outlived_a_look_is_found_in_a_long_evening(qtbot: QtBot) -> None:
    collector = GarbageCollector()
    try:
        held = Knot()
        knot = weakref.ref(held)
        collector.collect_all()
        del held
        collector._runs = ALL_EVERY - 1
        collector.collect()
        assert knot() is None
    finally:
        collector.stop()


def test_giving_memory_back_works_everywhere() -> None:
    give_memory_back()
