"""The gallery: all cards and buildings, and no more than the viewer may know."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules.components import BUILDINGS, CARDS
from stoneage_qt.games.stoneage.ui.gallery import GalleryDialog, Role
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.match import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.window import MainWindow

pytestmark = pytest.mark.once

ADA = Seat(name="Ada", colour="red")
BO = Seat(name="Bo", colour="blue")
BOT = Seat(name="Bot", colour="blue", controller="bot", level="gatherer")


def start(window: MainWindow, *seats: Seat, open_cards: bool = False) -> GameModel:
    options = {"open_cards": open_cards}
    window.start_game(NewGame(seats=(*seats, None, None), seed=3, start=0, options=options))
    assert window.table.game is not None
    return window.table.game


def gallery(window: MainWindow, qtbot: QtBot) -> GalleryDialog:
    qtbot.keyClick(window, Qt.Key.Key_G)
    found = window.dialogs.get("gallery")
    assert isinstance(found, GalleryDialog)
    assert found.isVisible()
    return found


def words(view: QListView) -> dict[int, str]:
    """What is written under every picture, by the number of card or building."""
    rows = [view.model().index(row, 0) for row in range(view.model().rowCount())]
    return {int(row.data(Role.ART).name): row.data() for row in rows}


def test_all_cards_without_a_game(window: MainWindow, qtbot: QtBot) -> None:
    shown = gallery(window, qtbot)
    assert sorted(words(shown.cards)) == list(range(len(CARDS)))
    assert sorted(words(shown.buildings)) == list(range(len(BUILDINGS)))
    assert set(words(shown.cards).values()) == {""}
    assert shown.only_out.isHidden()


def test_it_follows_the_game(window: MainWindow, qtbot: QtBot) -> None:
    game = start(window, ADA, BOT)
    shown = gallery(window, qtbot)
    display = [card for card in game.state.display if card is not None]
    assert {c for c, where in words(shown.cards).items() if where == "on the board"} == set(display)
    game.state.players[0].cards.append(game.state.deck.pop())
    game.state.players[1].cards.append(game.state.deck.pop())
    own, others = game.state.players[0].cards[0], game.state.players[1].cards[0]
    game.viewerChanged.emit()
    assert words(shown.cards)[own] == "Ada"
    assert words(shown.cards)[others] == "", "others' cards lie face down"
    assert "still out: 31" in shown.summary().lower()


def test_nobodys_face_down_cards_at_one_screen(window: MainWindow, qtbot: QtBot) -> None:
    game = start(window, ADA, BO)
    game.state.players[0].cards.append(game.state.deck.pop())
    shown = gallery(window, qtbot)
    assert "Ada" not in words(shown.cards).values()
    game.set_peeking(True)
    assert "Ada" in words(shown.cards).values()
    game.set_peeking(False)
    assert "Ada" not in words(shown.cards).values()


def test_only_those_still_out(window: MainWindow, qtbot: QtBot) -> None:
    game = start(window, ADA, BOT)
    shown = gallery(window, qtbot)
    shown.only_out.click()
    assert len(words(shown.cards)) == len(CARDS) - 4
    assert len(words(shown.buildings)) == len(BUILDINGS) - len(game.state.stacks)


def test_the_key_is_on_the_sheet(window: MainWindow) -> None:
    key = QKeySequence("G").toString(QKeySequence.SequenceFormat.NativeText)
    rows = [row for _, rows in window.actions_.sheet() for row in rows]
    assert ("Cards and buildings", key) in rows
