"""Questions to those who think: one at a time, and nothing that comes too late."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.bots.workers import CancelledError
from stoneage_qt.models.asking import WorkerAsker


class Thought:
    """An answer that comes when it is let go, or never."""

    def __init__(self, question: Any) -> None:
        self.question = question
        self.let_go = threading.Event()
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True
        self.let_go.set()

    def result(self) -> Any:
        self.let_go.wait()
        if self.cancelled:
            raise CancelledError
        if isinstance(self.question, Exception):
            raise self.question
        return f"answer to {self.question}"


class Table:
    """Begins thoughts and remembers them; `begun` waits for so many."""

    def __init__(self) -> None:
        self.thoughts: list[Thought] = []
        self._more = threading.Condition()

    def begin(self, question: Any) -> Thought:
        thought = Thought(question)
        with self._more:
            self.thoughts.append(thought)
            self._more.notify_all()
        return thought

    def begun(self, count: int) -> Thought:
        with self._more:
            assert self._more.wait_for(lambda: len(self.thoughts) >= count, 20)
        return self.thoughts[count - 1]


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def asker(table: Table, qtbot: QtBot) -> Iterator[WorkerAsker]:
    made = WorkerAsker("test", table.begin)
    yield made
    made.close()


def test_an_answer_comes_with_its_revision(asker: WorkerAsker, table: Table, qtbot: QtBot) -> None:
    asker.ask(7, "what now")
    with qtbot.waitSignal(asker.answered) as told:
        table.begun(1).let_go.set()
    assert told.args == [7, "answer to what now"]


def test_only_the_newest_question_counts(asker: WorkerAsker, table: Table, qtbot: QtBot) -> None:
    heard: list[tuple[int, str]] = []
    asker.answered.connect(lambda revision, answer: heard.append((revision, answer)))
    asker.ask(1, "old")
    first = table.begun(1)
    asker.ask(2, "new")
    assert first.cancelled
    with qtbot.waitSignal(asker.answered):
        table.begun(2).let_go.set()
    assert heard == [(2, "answer to new")]


def test_the_same_revision_asked_again_is_another_question(
    asker: WorkerAsker, table: Table, qtbot: QtBot
) -> None:
    """As after taking back: the position is the one from before."""
    asker.ask(3, "first time")
    table.begun(1)
    asker.cancel()
    asker.ask(3, "second time")
    with qtbot.waitSignal(asker.answered) as told:
        table.begun(2).let_go.set()
    assert told.args == [3, "answer to second time"]


def test_what_was_cancelled_is_never_told(asker: WorkerAsker, table: Table, qtbot: QtBot) -> None:
    asker.ask(1, "never mind")
    thought = table.begun(1)
    with qtbot.assertNotEmitted(asker.answered), qtbot.assertNotEmitted(asker.failed):
        asker.cancel()
        asker.close()
    assert thought.cancelled


def test_a_failure_is_told_by_whoever_asked(asker: WorkerAsker, table: Table, qtbot: QtBot) -> None:
    asker.ask(4, ValueError("no weights"))
    with qtbot.waitSignal(asker.failed) as told:
        table.begun(1).let_go.set()
    revision, error = told.args
    assert (revision, str(error)) == (4, "no weights")
    asker.ask(5, "go on")
    with qtbot.waitSignal(asker.answered) as told:
        table.begun(2).let_go.set()
    assert told.args == [5, "answer to go on"]
