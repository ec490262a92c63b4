"""What is easily missed is said: that a game is paused, how a move of the list is played."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListView

from stoneage_qt.games import face_of
from stoneage_qt.session.match import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.window import MainWindow

pytestmark = pytest.mark.once


@pytest.mark.parametrize("key", ["stoneage", "inka"])
def test_a_paused_game_says_so(window: MainWindow, key: str) -> None:
    names = zip(("Ada", "Bo", "Cy"), face_of(key).colours, strict=False)
    seats = tuple(Seat(name=name, colour=colour) for name, colour in names)
    window.start_game(NewGame(game=key, seats=(*seats, None), start=0, seed=1))
    page = window.page
    assert page is not None

    def said() -> bool:
        words = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
        return any("Paused" in text for text in words)

    assert not said()
    window.actions_["pause"].trigger()
    assert said()
    window.actions_["pause"].trigger()
    assert not said()
    window.actions_["pause"].trigger()
    window.start_game(NewGame(game=key, seats=(*seats, None), start=0, seed=1))
    assert not said(), "another game is not paused"


def test_the_list_of_moves_says_how_to_play_one(window: MainWindow) -> None:
    window.start_game(NewGame(start=0, seed=1))
    assert window.page is not None
    shown = window.page.moves.findChild(QListView)
    assert shown is not None
    tip = str(shown.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole))
    assert "double click" in tip
