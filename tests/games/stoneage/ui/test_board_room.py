"""Room: board and side share the window, and what is left over looks like rock."""

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from stoneage_qt.session.match import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.pages.game import MOST_SIDE, SIDE_WIDTH
from stoneage_qt.ui.shell.window import MainWindow

pytestmark = pytest.mark.once

SEATS = (Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"), None, None)


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080)])
def test_board_and_side_fill_the_window(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.start_game(NewGame(seats=SEATS, seed=3, start=0))
    window.resize(*size)
    page = window.page
    assert page is not None
    qtbot.waitUntil(lambda: page.width() == size[0])
    board = page.board
    shown = board.in_view(board.scene_.sceneRect())
    assert board.width() - shown.width() <= 4
    assert SIDE_WIDTH <= page._side_widget.width() <= SIDE_WIDTH * MOST_SIDE + 1


def test_around_the_board_there_is_rock(window: MainWindow, qtbot: QtBot) -> None:
    window.start_game(NewGame(seats=SEATS, seed=3, start=0))
    window.resize(900, 1000)
    page = window.page
    assert page is not None
    qtbot.waitUntil(lambda: page.height() > 900)
    picture = page.board.grab().toImage()
    shades = {QColor(picture.pixel(40, y)).rgb() for y in range(0, 60, 2)}
    assert len(shades) > 2
