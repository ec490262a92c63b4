"""The review by keys in every tab, its report, its exports, and where it can't be played on."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.models.players import PlayerRole
from stoneage_qt.session.match import Seat
from stoneage_qt.session.saves import load_match
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.review.export import CSV, log_csv
from stoneage_qt.ui.review.page import ReviewPage
from stoneage_qt.ui.review.transport import SPEEDS
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.files import documents
from stoneage_qt.ui.shell.window import MainWindow
from stoneage_qt.ui.words.games import file_name
from tests.stored_games.stored import FOLDER

pytestmark = pytest.mark.once


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


def test_an_open_list_of_choices_keeps_all_its_keys(page: ReviewPage) -> None:
    (box,) = [b for b in page.transport.findChildren(QComboBox) if b.count() == len(SPEEDS)]
    page.replay.go_to(5)
    box.showPopup()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Home):
        QTest.keyClick(box.view(), key)
        assert page.replay.index == 5, key
    box.hidePopup()


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
    match = page.replay.match
    name = Path(page._dialog.selectedFiles()[0]).name
    assert name == f"Änne, Bruno {match.created:%Y-%m-%d}.csv"
    page._dialog.close()


def test_a_name_that_no_file_can_have_is_made_one() -> None:
    match = load_match(FOLDER / "2p.stoneage")
    first, second = match.seats
    match.reseat([first.named("../../a:b*?"), second.named("C\\D|<x>")])
    name = file_name(match, ".csv")
    assert not set(name) & set('/\\:*?"<>|')
    assert not name.startswith(".")
    match.reseat([first.named("n" * 300), second])
    assert len(file_name(match, ".csv")) < 120


def test_a_message_leaves_the_replay_controls_free(window: MainWindow, qtbot: QtBot) -> None:
    window.review.show(load_match(FOLDER / "2p.stoneage"))
    page = window.review.page
    assert page is not None
    window.messages.remark("Saved as game.csv.")
    bar = window.messages
    controls = page.transport
    corner = controls.mapTo(window, controls.rect().topLeft())
    frame = bar.rect().translated(bar.mapTo(window, bar.rect().topLeft()))
    assert frame.bottom() < corner.y()


@pytest.mark.parametrize("width", [800, 900, 1280])
def test_no_control_lies_over_another(window: MainWindow, qtbot: QtBot, width: int) -> None:
    window.resize(width, 600)
    window.review.show(load_match(FOLDER / "2p.stoneage"))
    page = window.review.page
    assert page is not None
    qtbot.waitUntil(page.transport.isVisible)
    QApplication.processEvents()
    kinds = (QComboBox, QToolButton)
    shown = [w for kind in kinds for w in page.transport.findChildren(kind) if w.isVisible()]
    boxes = [QRect(w.mapTo(page, QPoint()), w.size()) for w in shown]
    assert len(boxes) > 10
    for number, box in enumerate(boxes):
        assert page.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[number + 1 :])


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
