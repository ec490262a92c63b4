""" "Back" leads to the page that somebody came from, also where a game lies on the table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.window import MainWindow

pytestmark = pytest.mark.once

DETOURS: dict[str, tuple[str, Callable[[MainWindow], QWidget | None]]] = {
    "new": ("New game", lambda window: window.new_page),
    "library": ("Library", lambda window: window.library.page),
}


def click(qtbot: QtBot, page: QWidget, words: str) -> None:
    found = [button for button in page.findChildren(QPushButton) if button.text() == words]
    assert len(found) == 1, words
    qtbot.mouseClick(found[0], Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("command", DETOURS)
def test_back_leads_where_one_came_from(window: MainWindow, qtbot: QtBot, command: str) -> None:
    words, detour = DETOURS[command]
    window.start_game(NewGame(start=0, seed=1))
    game_page = window.page
    window.actions_["start_page"].trigger()
    click(qtbot, window.start_page, words)
    shown = detour(window)
    assert shown is not None
    assert window.stack.currentWidget() is shown
    click(qtbot, shown, "Back")
    assert window.stack.currentWidget() is window.start_page
    click(qtbot, window.start_page, "Continue the game")
    window.actions_[command].trigger()
    click(qtbot, shown, "Back")
    assert window.stack.currentWidget() is game_page
