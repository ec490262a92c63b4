"""An open question takes the keys: nothing is played behind it, wherever the keyboard is."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.rules import State, encode, legal_actions
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules import questions as ask
from stoneage_qt.games.inka.rules.constants import COST_CARD, INVENTION, MONOPOLY
from stoneage_qt.games.inka.rules.payments import affords
from stoneage_qt.games.inka.ui.spots import CROSSING, Spot
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.match import Match
from stoneage_qt.ui.board_kit.popover import Popover
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.inka_table import click_spot
from tests.games.inka.ui.table_match import make_match
from tests.games.inka.ui.test_keys import press, shown
from tests.games.inka.ui.test_table_turn import holding

pytestmark = pytest.mark.once

Key = Qt.Key
PLAYING = (
    *(Key.Key_N, Key.Key_X, Key.Key_T, Key.Key_K, Key.Key_Q, Key.Key_W, Key.Key_A, Key.Key_F),
    *(Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_8, Key.Key_0, Key.Key_Minus, Key.Key_Backspace),
)


def rich(s: State) -> bool:
    return s.phase == "main" and s.actor == 0 and bool(s.deck) and affords(s, 0, COST_CARD)


def ends_tribe(s: State) -> bool:
    mine = s.phase == "main" and s.actor == 0 and ask.completes_tribe(s, 0)
    return mine and any(a.word == act.SETTLE for a in legal_actions(s))


def buying(game: GameModel, table: Any) -> None:
    table.turn.buy.click()


def building(game: GameModel, table: Any) -> None:
    settle = next(a for a in game.legal_actions() if a.word == act.SETTLE)
    click_spot(table.board, Spot(CROSSING, settle.number))


def playing(card_kind: int) -> Callable[[GameModel, Any], None]:
    return lambda _, table: table.tableau.development.piles[card_kind].click()


def nothing(game: GameModel, table: Any) -> None:
    """It is asked by itself."""


QUESTIONS = {
    "buy": (lambda: make_match(rich), buying),
    "complete": (lambda: make_match(ends_tribe), building),
    "found": (
        lambda: make_match(lambda s: s.phase == "found" and s.actor == 0),
        lambda game, table: click_spot(
            table.board, Spot(CROSSING, next(iter(game.legal_actions())).number)
        ),
    ),
    "invention": (lambda: holding(INVENTION), playing(INVENTION)),
    "monopoly": (lambda: holding(MONOPOLY), playing(MONOPOLY)),
    "seven": (
        lambda: make_match(lambda s: s.phase == "discard" and s.actor == 0 and s.owed[0] > 2),
        nothing,
    ),
}


def open_question(table: Any) -> Popover | None:
    return next((each for each in table.findChildren(Popover) if each.isVisible()), None)


@pytest.mark.parametrize("where", ["question", "board", "list"])
@pytest.mark.parametrize("which", QUESTIONS)
def test_keys_that_play_do_nothing_behind_a_question(
    window: MainWindow, qtbot: QtBot, which: str, where: str
) -> None:
    made, asked = QUESTIONS[which]
    match: Match = made()
    window.set_setting("forced_steps", False)
    game, table = shown(window, qtbot, match)
    asked(game, table)
    question = open_question(table)
    assert question is not None
    if where == "board":
        # As after a click beside it, which puts only questions of the board itself away.
        table.board.setFocus()
    elif where == "list":
        window.actions_["moves"].trigger()
        assert QApplication.focusWidget() is not table.board
    before = [encode(a) for a in game.match.actions]
    for key in PLAYING:
        press(qtbot, key)
        assert [encode(a) for a in game.match.actions] == before, key
        assert open_question(table) is question, key
        assert table.draft.empty, key


def test_no_dice_are_thrown_behind_a_question(window: MainWindow, qtbot: QtBot) -> None:
    """Menu and toolbar throw, too; and a card may be played before the throw."""
    match = holding(MONOPOLY)
    thrown = len(match.actions)
    while encode(match.actions[thrown - 1]) != "throw":
        thrown -= 1
    early = Match(match.rules, match.setup, match.seats, seed=match.seed)
    early.extend(match.actions[: thrown - 1])
    game, table = shown(window, qtbot, early)
    playing(MONOPOLY)(game, table)
    question = open_question(table)
    assert question is not None
    before = game.match.index
    window.actions_["roll"].trigger()
    assert game.match.index == before
    assert open_question(table) is question
    question.cancel()
    window.actions_["roll"].trigger()
    assert encode(game.match.actions[before]) == "throw"


@pytest.mark.parametrize("where", ["question", "board"])
def test_escape_puts_the_question_away_and_enter_says_yes(
    window: MainWindow, qtbot: QtBot, where: str
) -> None:
    game, table = shown(window, qtbot, make_match(rich))
    index = game.match.index
    press(qtbot, Key.Key_X)
    if where == "board":
        table.board.setFocus()
    press(qtbot, Key.Key_Escape)
    assert open_question(table) is None
    assert game.match.index == index
    press(qtbot, Key.Key_X)
    if where == "board":
        table.board.setFocus()
        press(qtbot, Key.Key_Right)
        question, focus = open_question(table), QApplication.focusWidget()
        assert question is not None
        assert focus is not None
        assert question.isAncestorOf(focus), "no frame walks behind it"
    press(qtbot, Key.Key_Return)
    assert encode(game.match.actions[index]) == "buy"


def test_looking_at_places_needs_no_answer(window: MainWindow, qtbot: QtBot) -> None:
    """Space takes hold of the board, and commands with Ctrl stay the window's."""
    game, table = shown(window, qtbot, make_match(rich))
    before = game.match.index
    press(qtbot, Key.Key_X)
    table.board.setFocus()
    press(qtbot, Key.Key_Space, Key.Key_E)
    assert game.match.index == before
    assert open_question(table) is not None


@pytest.mark.parametrize("which", QUESTIONS)
def test_what_goes_on_stands_on_the_right_in_every_question(
    window: MainWindow, qtbot: QtBot, which: str
) -> None:
    made, asked = QUESTIONS[which]
    window.set_setting("forced_steps", False)
    game, table = shown(window, qtbot, made())
    asked(game, table)
    question = open_question(table)
    assert question is not None
    row = sorted(question.findChildren(QPushButton), key=lambda each: each.x())
    assert len(row) > 1
    assert row[-1] is question.primary
