"""Work in a thread: begun, taken back, and told in the window's own thread."""

import threading

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
