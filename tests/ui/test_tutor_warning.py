"""A warning of the tutor is about one decision: it dies with it, and plays for nobody else."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.bots.hints import Hint
from stoneage_qt.games.stoneage.bots.verdicts import Why
from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.games.stoneage.rules.constants import RIVER
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.match import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.stoneage.ui.board_table import Table

GOOD, BAD = decode("place field 1"), decode("place river 1")
CHOICE = NewGame(
    seats=(Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"), None, None),
    seed=3,
    start=0,
)


def game_of(window: MainWindow) -> GameModel:
    assert window.table.game is not None
    return window.table.game


@pytest.fixture
def warned(window: MainWindow, qtbot: QtBot) -> Table:
    """Ada has dragged somebody to the river, and the tutor objected."""
    window.start_game(CHOICE)
    game, page = game_of(window), window.page
    assert page is not None
    tutor = window.table._tutor
    assert tutor is not None
    tutor.severity = "small"
    table = Table(qtbot, page.board, game)
    tutor._on_hints(game.revision, [Hint(GOOD, 0.6, 0.0, 0.0, ()), Hint(BAD, 0.4, 0.0, 0.2, ())])
    table.drag(table.person(), table.place(RIVER))
    assert game.match.index == 0
    assert window.messages._answer.isVisible()
    return table


def test_nobody_sticks_to_the_pointer(warned: Table) -> None:
    assert not warned.view.director.hand.carrying
    warned.move(warned.place(RIVER), held=False)
    assert not warned.view.director.hand.carrying


def test_play_it_anyway(window: MainWindow, warned: Table, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.messages._answer, Qt.MouseButton.LeftButton)
    assert game_of(window).match.actions == [BAD]
    assert not window.messages.isVisible()


@pytest.mark.parametrize(
    "end",
    [
        lambda window: game_of(window).submit(GOOD),
        lambda window: window.rematch(),
        lambda window: window.show_start(),
        lambda window: game_of(window).set_demo(True),
    ],
    ids=["another action", "another game", "another page", "demo"],
)
def test_the_warning_dies(
    window: MainWindow, warned: Table, end: Callable[[MainWindow], object]
) -> None:
    end(window)
    assert not window.messages.isVisible()


def test_the_warning_dies_with_undo_and_hand_over(
    window: MainWindow, warned: Table, qtbot: QtBot
) -> None:
    window.desk.store.change(hand_over=True)
    game = game_of(window)
    game.submit(GOOD)
    tutor = window.table._tutor
    assert tutor is not None
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.handover)
    assert not window.messages.isVisible()
    assert not window.table.play_anyway()
    assert window.handover is not None
    window.handover.taken.emit()
    tutor._on_hints(
        game.revision, [Hint(decode("place hunt 1"), 0.6, 0, 0, ()), Hint(BAD, 0.4, 0, 0.2, ())]
    )
    assert not game.submit(BAD)
    assert window.messages._answer.isVisible()
    window.actions_["undo"].trigger()
    assert game.match.index == 0
    assert not window.messages.isVisible()
    assert not window.table.play_anyway()
    assert game.match.index == 0


@pytest.mark.usefixtures("told_errors")
def test_another_message_survives_the_action(window: MainWindow, warned: Table) -> None:
    window.messages.error("The disk is full.")
    game_of(window).submit(GOOD)
    assert window.messages.text() == "The disk is full."
    assert window.messages.isVisible()


def test_the_warning_says_why_and_explains_its_number_once(window: MainWindow) -> None:
    window.start_game(CHOICE)
    better = Hint(GOOD, 0.6, 0.0, 0.0, (Why("accepts_hunger", 3),))
    window.table.warned.emit(BAD, better, 0.2)
    first = window.messages._words.text()
    assert "20 percentage points" in first
    assert "hunger costs 10 points once, the 3 resources kept bring more" in first
    assert "of 100 games" in first
    window.table.warned.emit(BAD, better, 0.2)
    assert "of 100 games" not in window.messages._words.text()
