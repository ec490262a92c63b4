"""Work in a thread: begun, taken back, and told in the window's own thread."""

import threading
from typing import Any

import pytest
from PySide6.QtCore import QObject, QThread
from pytestqt.qtbot import QtBot

from stoneage_qt.models.tasks import Task, Tasks


class Errand(Task):
    """Waits until it may go on, or is stopped."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = threading.Event()
        self.may_end = threading.Event()
        self.found = ""

    def run(self) -> None:
        self.begun.set()
        while not self.may_end.wait(0.01):
            if self.stopped:
                return
        self.found = "bread"


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    return QObject()


def test_the_end_is_told_with_what_was_found(owner: QObject, qtbot: QtBot) -> None:
    tasks, errand = Tasks(owner), Errand()
    heard: list[tuple[str, bool]] = []
    home = QThread.currentThread()
    tasks.ended.connect(lambda task: heard.append((task.found, QThread.currentThread() is home)))
    tasks.start(errand)
    assert tasks.current is errand
    with qtbot.waitSignal(tasks.ended):
        errand.may_end.set()
    assert heard == [("bread", True)]
    assert tasks.current is None


def test_what_is_taken_back_is_told_no_more(owner: QObject, qtbot: QtBot) -> None:
    tasks, first, second = Tasks(owner), Errand(), Errand()
    heard: list[Task] = []
    tasks.ended.connect(heard.append)
    tasks.start(first)
    assert tasks.cancel() is first
    assert tasks.current is None
    assert tasks.cancel() is None
    tasks.start(second)  # while the first may still be on its way home
    with qtbot.waitSignal(tasks.ended):
        second.may_end.set()
    assert heard == [second]
    tasks.close()


def test_closing_waits_for_all(owner: QObject) -> None:
    tasks, first, second = Tasks(owner), Errand(), Errand()
    tasks.start(first)
    first.begun.wait()
    tasks.cancel()
    tasks.start(second)
    second.begun.wait()
    tasks.close()
    assert first.isFinished()
    assert second.isFinished()
    assert (first.found, second.found) == ("", "")
    tasks.close()


class Deaf(Errand):
    """Does not listen before somebody has lost patience with it once."""

    @property
    def stopped(self) -> bool:
        return False

    def wait(self, *deadline: Any) -> bool:
        ended: bool = super().wait(*deadline)
        if not ended:
            self.may_end.set()
        return ended


def test_closing_never_leaves_a_thread_behind(
    owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt ends the whole program where a thread that runs is destroyed."""
    monkeypatch.setattr("stoneage_qt.models.tasks.CLOSING_MS", 1)
    tasks, errand = Tasks(owner), Deaf()
    tasks.start(errand)
    errand.begun.wait()
    tasks.close()
    ended = errand.isFinished()
    errand.may_end.set()
    QThread.wait(errand)
    assert ended
