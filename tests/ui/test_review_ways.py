"""The review by keys in every tab, its report, its exports, and where it can't be played on."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.models.players import PlayerRole
from stoneage_qt.session.match import Seat
from stoneage_qt.session.saves import load_match
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.review.export import CSV, log_csv
from stoneage_qt.ui.review.page import ReviewPage
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.files import documents
from stoneage_qt.ui.shell.window import MainWindow
from tests.stored_games.stored import FOLDER


@pytest.fixture
def page(desk: Desk, qtbot: QtBot) -> Iterator[ReviewPage]:
    made = ReviewPage(desk, load_match(FOLDER / "2p.stoneage"))
    qtbot.addWidget(made)
    made.resize(1280, 770)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close_page()


def holders(page: ReviewPage) -> list[QWidget]:
    """Everything in the tab that is shown that can hold the keyboard, and the tabs themselves."""
    parts = [page.tabs.tabBar(), *page.tabs.currentWidget().findChildren(QWidget)]
    wanted = Qt.FocusPolicy.StrongFocus
    return [p for p in parts if p.focusPolicy() & wanted == wanted and p.isVisible()]


@pytest.mark.parametrize("tab", [0, 1, 2])
def test_keys_step_in_every_tab(page: ReviewPage, tab: int) -> None:
    page.tabs.setCurrentIndex(tab)
    parts = holders(page)
    assert parts
    for part in parts:
        page.replay.go_to(5)
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Right)
        assert page.replay.index == 6, part
        QTest.keyClick(part, Qt.Key.Key_Left)
        assert page.replay.index == 5, part
        QTest.keyClick(part, Qt.Key.Key_Home)
        assert page.replay.index == 0, part


def test_a_list_of_choices_keeps_its_keys(page: ReviewPage) -> None:
    page.tabs.setCurrentIndex(1)
    for box in page.tabs.currentWidget().findChildren(QComboBox):
        page.replay.go_to(5)
        box.setCurrentIndex(0)
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert page.replay.index == 5


def test_play_on_is_not_offered_at_the_end(page: ReviewPage) -> None:
    page.replay.go_to(page.replay.count)
    assert not page._branch.isEnabled()
    page.replay.go_to(page.replay.count - 1)
    assert page._branch.isEnabled()
    page.show_match(load_match(FOLDER / "3p.stoneage"))
    assert not page._branch.isEnabled()


def test_another_report_starts_at_its_top(page: ReviewPage, qtbot: QtBot) -> None:
    page.tabs.setCurrentIndex(2)
    QApplication.processEvents()
    bar = page.report.browser.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    page.report.refresh()
    assert bar.value() > 0, "the same report is read on where it was"
    page.show_match(load_match(FOLDER / "3p.stoneage"))
    page.tabs.setCurrentIndex(2)
    QApplication.processEvents()
    assert bar.value() == 0


def test_exports_start_in_the_documents_folder(page: ReviewPage, home: Path) -> None:
    (home / "Documents").mkdir(exist_ok=True)
    page.ask_export(CSV)
    assert page._dialog is not None
    assert Path(page._dialog.directory().absolutePath()) == documents()
    page._dialog.close()


@pytest.mark.parametrize(("language", "parting"), [("en", ","), ("de", ";")])
def test_tables_suit_the_spreadsheet_of_the_language(
    page: ReviewPage, desk: Desk, language: str, parting: str, tmp_path: Path
) -> None:
    desk.languages.use(language)
    path = tmp_path / "log.csv"
    assert page.export_to(CSV, path)
    data = path.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig")), delimiter=parting))
    assert {len(row) for row in rows} == {8}
    assert len(log_csv(page.replay.match).splitlines()) == len(rows)


def test_a_pause_is_seen_while_bots_wait(window: MainWindow, qtbot: QtBot) -> None:
    bots = [
        Seat(name=n, colour=c, controller="bot", level="random")
        for n, c in (("Ada", "red"), ("Bo", "blue"))
    ]
    window.start_game(NewGame(seats=(*bots, None, None), seed=3, start=0))
    game, page = window.table.game, window.page
    assert game is not None
    assert page is not None
    window.actions_["pause"].trigger()
    qtbot.waitUntil(lambda: not page.board.director.animator.busy)
    assert game.paused
    captions = page.board.scene_.captions
    qtbot.waitUntil(lambda: captions.headline == "Paused – P goes on")
    model = page.players.model()
    marks = [model.index(row, 0).data(PlayerRole.PAUSED) for row in range(2)]
    assert sum(marks) == 1
    window.actions_["pause"].trigger()
    assert "Paused" not in captions.headline
