"""Hints are about a hand: none while it is covered, and they go when it is covered again (V2)."""

import pytest
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.rules import constants as c
from stoneage_qt.games.inka.ui.playing import PlayingTable
from stoneage_qt.models.game import GameModel
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.table_match import make_match

pytestmark = pytest.mark.once


@pytest.fixture
def table(window: MainWindow) -> PlayingTable:
    """Anna's turn at a table of two people and a bot; nobody has looked yet."""
    match = make_match(
        lambda s: s.phase == c.MAIN and s.actor == 0 and len(s.players[0].hand) > 0, (0, 1), 3
    )
    window.table.show(match)
    assert window.page is not None
    board = window.page.board
    assert isinstance(board, PlayingTable)
    return board


def game_of(window: MainWindow) -> GameModel:
    assert window.table.game is not None
    return window.table.game


def test_a_covered_hand_is_not_advised(
    window: MainWindow, table: PlayingTable, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(window.table.hinted):
        window.ask_hint()
    assert "Show your hand first" in window.messages.text()


def test_whoever_looks_is_advised_about_the_own_hand(
    window: MainWindow, table: PlayingTable, qtbot: QtBot
) -> None:
    table.kit.eyes.look()
    game = game_of(window)
    assert game.advice().state.key() == game.state.key()
    with qtbot.waitSignal(window.table.hinted, timeout=60_000) as hinted:
        window.ask_hint()
    assert hinted.args is not None
    assert all(hint.action in game.legal_actions() for hint in hinted.args[0])
    assert window.page is not None
    assert window.page.hints.isVisible()
    table.kit.eyes.cover()
    assert not window.page.hints.isVisible()


def test_an_answer_that_comes_when_the_hand_is_covered_again_is_dropped(
    window: MainWindow, table: PlayingTable, qtbot: QtBot
) -> None:
    table.kit.eyes.look()
    window.ask_hint()
    table.kit.eyes.cover()
    runner = window.table._hints
    assert runner is not None
    with (
        qtbot.assertNotEmitted(window.table.hinted),
        qtbot.waitSignal(runner.hinted, timeout=60_000),
    ):
        pass
