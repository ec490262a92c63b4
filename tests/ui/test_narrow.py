"""The smallest window with the largest text: nothing is cut, and the board keeps its room."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QSplitter, QTabWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.session.seats import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.pages.game import GamePage
from stoneage_qt.ui.pages.seat_row import SeatRow
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.shell.window import MainWindow
from tests.ui.texts import cut_off

pytestmark = pytest.mark.once

TWO = NewGame(
    seats=(
        Seat(name="Wilhelmine from the Cave of Stones", colour="red"),
        Seat(name="Bo", colour="blue"),
        None,
        None,
    ),
    seed=3,
    start=0,
)


@pytest.fixture(params=["en", "de"])
def narrow(window: MainWindow, request: pytest.FixtureRequest) -> MainWindow:
    """The window as small as it can be, at 200 %."""
    window.desk.languages.use(request.param)
    window.desk.looks.apply("light", 2.0)
    window.resize(window.minimumSize())
    return window


def scrolled(area: QScrollArea | None) -> QScrollArea:
    assert area is not None
    QApplication.processEvents()
    return area


def game_page(window: MainWindow) -> GamePage:
    window.start_game(TWO)
    QApplication.processEvents()
    assert window.page is not None
    return window.page


def test_the_seats_of_a_new_game_are_not_cut(narrow: MainWindow, qtbot: QtBot) -> None:
    narrow.choose_game()
    page = narrow.new_page
    assert page is not None
    area = scrolled(page.findChild(QScrollArea))
    assert page.width() <= 800
    assert [found for found in cut_off(page) if found.text] == []
    assert area.horizontalScrollBar().maximum() == 0


def test_seats_stand_in_one_line_where_there_is_room(window: MainWindow, qtbot: QtBot) -> None:
    window.choose_game()
    page = window.new_page
    assert page is not None
    QApplication.processEvents()
    row = page.findChild(SeatRow)
    assert row is not None
    boxes = [*row.findChildren(DropDown), row.findChild(QLineEdit)]
    assert len(boxes) == 3
    tops = {box.geometry().center().y() for box in boxes if box is not None}
    assert len(tops) == 1


def test_the_board_keeps_its_room(narrow: MainWindow, qtbot: QtBot) -> None:
    page = game_page(narrow)
    area = scrolled(page.findChild(QScrollArea))
    assert page.board.width() > 700
    assert page.board.height() > 400
    assert area.horizontalScrollBar().maximum() == 0
    side = page.players.parentWidget()
    assert side is not None
    assert side.width() >= side.minimumSizeHint().width()
    assert [found for found in cut_off(side) if found.text] == []


def test_the_moves_come_into_sight_when_they_are_wanted(narrow: MainWindow, qtbot: QtBot) -> None:
    page = game_page(narrow)
    area = scrolled(page.findChild(QScrollArea))
    tabs = page.findChild(QTabWidget)
    assert tabs is not None
    seen = QRect(QPoint(), area.viewport().size())
    page.show_moves()
    QApplication.processEvents()
    assert seen.intersects(QRect(tabs.mapTo(area.viewport(), QPoint()), tabs.size()))
    page.board.setFocus()
    page.show_log()
    QApplication.processEvents()
    assert seen.intersects(QRect(tabs.mapTo(area.viewport(), QPoint()), tabs.size()))


def test_a_wide_window_is_as_somebody_has_set_it(window: MainWindow, qtbot: QtBot) -> None:
    page = game_page(window)
    split = page.findChild(QSplitter)
    assert split is not None
    split.setSizes([700, 580])
    split.splitterMoved.emit(700, 1)
    wide = split.sizes()
    window.desk.looks.apply("light", 2.0)
    window.resize(window.minimumSize())
    QApplication.processEvents()
    assert page.board.width() > 700
    kept = page.save_split()
    window.desk.looks.apply("light", 1.0)
    window.resize(1280, 800)
    QApplication.processEvents()
    assert split.sizes() == wide
    page.restore_split(kept)
    QApplication.processEvents()
    assert split.sizes() == wide
