"""Text from files is text: no label, tooltip, page or export makes markup or a formula of it."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLabel,
    QTabWidget,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.plain_text import plain_tip, spreadsheet_text
from stoneage_qt.session.saves import SUFFIX, save_match
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.dialogs.program import ProgramDialog
from stoneage_qt.ui.review.branch import BranchDialog
from stoneage_qt.ui.review.export import CSV, HTML, TEXT, export
from stoneage_qt.ui.shell.window import MainWindow
from tests.session.playing import new_match, play

pytestmark = pytest.mark.once

TAG = "<img src=/dev/zero>"
ATTACK = f"{TAG}<b>"


def a_match(actions: int | None = 40) -> Match:
    match = play(new_match("pp", seed=3), actions)
    match.reseat((Seat(name=ATTACK, colour="red"), Seat(name=f"&lt;{TAG}", colour="blue")))
    match.title = ATTACK
    return match


def shows_markup(text: str) -> bool:
    """Whether Qt would take the text for HTML, and HTML with our picture in it."""
    return "<" + TAG[1:4] in text


def has_picture(document: QTextDocument) -> bool:
    """Whether a document has made our picture one; none of ours has any."""
    block = document.begin()
    while block.isValid():
        if "\N{OBJECT REPLACEMENT CHARACTER}" in block.text():
            return True
        block = block.next()
    return False


def cells(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(min(50, model.rowCount())):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
        for column in range(columns):
            yield str(model.index(row, column, QModelIndex()).data(Qt.ItemDataRole.ToolTipRole))


def wrong_in(root: QWidget) -> list[str]:
    """What would be shown as HTML, anywhere below."""
    wrong: list[str] = []
    for widget in (root, *root.findChildren(QWidget)):
        if shows_markup(widget.toolTip()):
            wrong.append(f"tooltip of {widget}")
        if isinstance(widget, QLabel):
            form = widget.textFormat()
            if form == Qt.TextFormat.AutoText and widget.text():
                wrong.append(f"a label that guesses: {widget.text()!r}")
            if form != Qt.TextFormat.PlainText and shows_markup(widget.text()):
                wrong.append(f"label {widget.text()!r}")
        if isinstance(widget, QTextEdit) and has_picture(widget.document()):
            wrong.append(f"document of {widget}")
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            wrong += [f"tooltip in {widget}" for tip in cells(widget.model()) if shows_markup(tip)]
    wrong += [
        f"tooltip of {action.text()}"
        for action in root.findChildren(QAction)
        if shows_markup(action.toolTip())
    ]
    return wrong


def assert_plain(root: QWidget) -> None:
    QApplication.processEvents()
    assert wrong_in(root) == []


def test_the_check_itself(qtbot: QtBot) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    guessing = QLabel(ATTACK, root)
    root.setToolTip(ATTACK)
    assert len(wrong_in(root)) == 3
    guessing.setTextFormat(Qt.TextFormat.PlainText)
    root.setToolTip(plain_tip(ATTACK))
    assert wrong_in(root) == []
    page = QTextEdit(root)
    page.setHtml(TAG)
    assert len(wrong_in(root)) == 1


def test_start_page(window: MainWindow) -> None:
    folder = window.desk.places.library / "<img src=x>"
    folder.mkdir(parents=True)
    for path in (folder / f"<img src=y>{SUFFIX}", window.desk.places.library / f"game{SUFFIX}"):
        save_match(path, a_match())
        window.desk.store.remember_file(path)
    window.table.show(a_match(), paused=True)
    window.show_start()
    window.files.fill_recent(window.actions_.recent)
    assert window.start_page._model.rowCount() == 2
    assert_plain(window)


def test_new_game_page(window: MainWindow) -> None:
    seats = (Seat(name=ATTACK), Seat(controller="bot", command=ATTACK, colour="blue"), None, None)
    window.desk.store.change(new_game=NewGame(seats=seats))
    window.choose_game()
    assert window.new_page is not None
    window.new_page.show_level_fault("stoneage", "gatherer", ATTACK)
    assert_plain(window)


@pytest.mark.parametrize("actions", [1, 12, 40, 200])
def test_game_page_and_hand_over(window: MainWindow, actions: int) -> None:
    window.table.show(a_match(actions), paused=True)
    assert_plain(window)
    window.hand_over(0)
    assert_plain(window)


def test_end_page(window: MainWindow) -> None:
    window.table.show(a_match(None))
    window.show_result()
    assert_plain(window)


def test_review(window: MainWindow) -> None:
    match = a_match(None)
    window.review.show(match)
    assert window.review.page is not None
    for tabs in window.review.page.findChildren(QTabWidget):
        for number in range(tabs.count()):
            tabs.setCurrentIndex(number)
            assert_plain(window)
    window.review.page.replay.go_to(60)
    assert_plain(window)
    dialog = BranchDialog(window.desk, match, 20, window)
    assert_plain(dialog)


def test_library(window: MainWindow, qtbot: QtBot) -> None:
    folder = window.desk.places.library
    folder.mkdir(parents=True)
    save_match(folder / f"<img src=y>{SUFFIX}", a_match(None))
    (folder / f"<img src=z>{SUFFIX}").write_text('{"format": "<img src=z>"}')
    window.library.show()
    page = window.library.page
    assert page is not None
    qtbot.waitUntil(lambda: not page.games.scan.running)
    for row in range(page.games.model.rowCount()):
        page.games.table.selectRow(row)
        assert_plain(window)
    for tabs in page.findChildren(QTabWidget):
        for number in range(tabs.count()):
            tabs.setCurrentIndex(number)
            assert_plain(window)


@pytest.mark.usefixtures("told_errors")
def test_messages_and_questions(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    bad = tmp_path / f"<img src=z>{SUFFIX}"
    bad.write_text("{")
    window.files.open(bad)
    assert "<img" in window.messages.text()
    assert_plain(window)
    window.show_error(ATTACK, ATTACK)
    assert_plain(window)
    for seat in (
        Seat(controller="bot", command=ATTACK, name=ATTACK),
        Seat(controller="bot", level=ATTACK, name=ATTACK),
    ):
        dialog = ProgramDialog(window.desk, "stoneage", seat)
        qtbot.addWidget(dialog)
        assert_plain(dialog)


def test_exports(window: MainWindow, tmp_path: Path) -> None:
    match = a_match(None)
    match.reseat((Seat(name="=cmd|' /C calc'!A0", colour="red"), Seat(name=ATTACK, colour="blue")))
    window.review.show(match)
    page = window.review.page
    assert page is not None
    picture = page.grab().toImage()
    for kind in (HTML, TEXT, CSV):
        export(kind, tmp_path / kind, page.replay, page.review, picture)
    assert not shows_markup((tmp_path / HTML).read_text(encoding="utf-8"))
    text = (tmp_path / CSV).read_text(encoding="utf-8-sig")
    dialect = csv.Sniffer().sniff(text.splitlines()[0], delimiters=",;")
    for row in csv.reader(io.StringIO(text), dialect):
        assert not any(cell.startswith(("=", "+", "@", "|")) for cell in row)


@pytest.mark.parametrize("words", ["=1+1", " =1", "+1", "-1", "@sum", "\t=1", "|x", "%x"])
def test_no_cell_is_a_formula(words: str) -> None:
    assert spreadsheet_text(words) == f"'{words}"


def test_other_cells_are_left_alone() -> None:
    assert [spreadsheet_text(words) for words in ("Ada", "", "a=b")] == ["Ada", "", "a=b"]
