"""There is no gallery of the components: the command says so instead of doing nothing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.table_match import scripted
from tests.games.inka.ui.test_keys import press, shown

pytestmark = pytest.mark.once


def test_the_command_says_why_there_is_nothing_to_show(window: MainWindow, qtbot: QtBot) -> None:
    shown(window, qtbot, scripted(("throw", "roll 5 6")))
    gallery = window.actions_["gallery"]
    assert not gallery.isEnabled()
    assert "the rules (F1) explain" in " ".join(gallery.toolTip().split())
    press(qtbot, Qt.Key.Key_G)
    told = " ".join(each.text() for each in window.messages.findChildren(QLabel))
    assert window.messages.isVisible()
    assert "Rise of the Inkas has no such list" in told


def test_the_game_on_the_start_page_counts(window: MainWindow) -> None:
    gallery, title = window.actions_["gallery"], window.windowTitle
    assert gallery.isEnabled()
    assert title() == "Stone Age"
    window.start_page.games.buttons["inka"].click()
    assert not gallery.isEnabled()
    assert title() == "Rise of the Inkas"
    window.choose_game()
    assert title() == "Rise of the Inkas"


def test_only_pages_of_the_match_name_its_players(window: MainWindow, qtbot: QtBot) -> None:
    shown(window, qtbot, scripted(("throw", "roll 5 6")))
    players = window.windowTitle()
    assert players == "Anna, Ben and Carla – Rise of the Inkas"
    assert window.page is not None
    window.training.show(window.page.face)
    assert window.windowTitle() == "Rise of the Inkas"
    window.choose_game()
    assert "Anna" not in window.windowTitle()
    window.resume()
    assert window.windowTitle() == players
    window.review_game()
    assert window.windowTitle() == players


def test_the_other_game_shows_its_cards(window: MainWindow) -> None:
    window.show()
    gallery = window.actions_["gallery"]
    assert gallery.isEnabled()
    gallery.trigger()
    assert window.dialogs.get("gallery") is not None
