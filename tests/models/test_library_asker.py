"""Questions to the library's index: answered in a thread, only the latest of those that wait."""

import sqlite3
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.models.library_asker import LibraryAsker
from stoneage_qt.session.library import Library


@pytest.fixture
def asker(tmp_path: Path, qtbot: QtBot) -> Iterator[LibraryAsker]:
    made = LibraryAsker(tmp_path / "index.sqlite")
    yield made
    made.close()


def test_a_question_is_answered_by_another_thread(asker: LibraryAsker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(asker.answered) as told:
        asker.ask(lambda library: (library.entries(), threading.get_ident()))
        assert asker.busy
    entries, thread = told.args[0]
    assert list(entries) == []
    assert thread != threading.get_ident()
    assert not asker.busy


def test_of_those_that_wait_only_the_latest_is_asked(asker: LibraryAsker, qtbot: QtBot) -> None:
    may_go, asked = threading.Event(), []

    def slow(library: Library) -> str:
        asked.append("slow")
        may_go.wait(20)
        return "slow"

    def quick(name: str, library: Library) -> str:
        asked.append(name)
        return name

    with qtbot.waitSignal(asker.answered) as told:
        asker.ask(slow)
        asker.ask(partial(quick, "second"))
        asker.ask(partial(quick, "third"))
        may_go.set()
    assert told.args == ["third"]
    assert asked == ["slow", "third"]


def test_a_spoilt_index_answers_nothing_and_is_healed(asker: LibraryAsker, qtbot: QtBot) -> None:
    def spoilt(library: Library) -> None:
        raise sqlite3.DatabaseError("malformed")

    with qtbot.assertNotEmitted(asker.answered):
        asker.ask(spoilt)
        qtbot.waitUntil(lambda: not asker.busy)
    with qtbot.waitSignal(asker.answered) as told:
        asker.ask(lambda library: len(library.entries()))
    assert told.args == [0]


def test_a_closed_asker_asks_nothing(asker: LibraryAsker) -> None:
    asker.close()
    asker.ask(Library.entries)
    assert not asker.busy
