"""From one game to the other: what belongs to one stays with it, and nothing is lost on the way."""

import gc
import weakref

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.ui.playing import PlayingTable
from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.session.saves import load_match
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.inka_table import make_match as inka_match
from tests.ui.test_demo import STORED
from tests.ui.test_tutor_warning import CHOICE, game_of

pytestmark = pytest.mark.once


def test_the_game_in_sight_is_learned(window: MainWindow, qtbot: QtBot) -> None:
    for key in ("inka", "stoneage"):
        qtbot.mouseClick(window.start_page.games.buttons[key], Qt.MouseButton.LeftButton)
        qtbot.mouseClick(window.start_page._learn, Qt.MouseButton.LeftButton)
        assert game_of(window).match.rules.key == key
        window.show_start()


@pytest.mark.parametrize("command", ["demo", "pause"])
def test_no_button_stays_pressed_in_the_other_game(window: MainWindow, command: str) -> None:
    window.put_on_table(inka_match(persons=(0,)))
    game = game_of(window)
    {"demo": game.set_demo, "pause": game.set_paused}[command](True)
    assert window.actions_[command].isChecked()
    window.start_game(CHOICE)
    assert not window.actions_[command].isChecked()


def test_who_opens_a_file_finds_the_running_game_in_the_library(
    window: MainWindow, desk: Desk
) -> None:
    window.start_game(CHOICE)
    assert game_of(window).submit(decode("place forest 2"))
    left = game_of(window).match
    window.put_on_table(load_match(STORED), STORED)
    assert [load_match(path).ident for path in desk.places.library.rglob("*.stoneage")] == [
        left.ident
    ]


def test_the_start_page_is_whole_again_after_a_game(window: MainWindow, qtbot: QtBot) -> None:
    page = window.start_page
    window.resize(800, 560)
    window.start_game(CHOICE)
    window.resize(1280, 800)
    window.show_start()
    qtbot.waitUntil(lambda: page.height() > 600)
    for part in (page._title, page._subtitle, page.games):
        assert part.isVisible()


def test_a_hand_is_covered_when_its_owner_leaves_the_table(
    window: MainWindow, qtbot: QtBot
) -> None:
    """Whoever comes back to a game of several people may be somebody else."""
    window.put_on_table(inka_match(lambda s: s.phase == "main", persons=(0, 1, 2)))
    game = game_of(window)
    seat = game.state.actor
    assert window.page is not None
    table = window.page.board
    assert isinstance(table, PlayingTable)
    table.kit.eyes.look()
    assert game.sees(seat)
    window.show_start()
    window.resume()
    assert not game.sees(seat)


def test_nothing_keeps_a_closed_window_alive(desk: Desk) -> None:
    """A slot that is a lambda does: with every game, pictures for 25 MB would stay for good."""
    window = MainWindow(desk)
    window.begin()
    window.start_game(CHOICE)
    window.put_on_table(inka_match(persons=(0,)))
    left = weakref.ref(window)
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    del window
    gc.collect()
    assert left() is None
