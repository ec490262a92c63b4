"""An open question takes the keys, also where the board has the keyboard."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.actions import BUY
from stoneage_qt.games.stoneage.rules.constants import (
    FOREST,
    STEP_PICK,
    STEP_REWARD,
    STEP_TOOLS,
)
from tests.games.stoneage.ui.board_table import Table, make_match, show
from tests.games.stoneage.ui.test_board_acting import ASK_ALL, can, hungry

Key = Qt.Key
PLAYING = (
    *(Key.Key_N, Key.Key_X, Key.Key_T, Key.Key_Space, Key.Key_9, Key.Key_0, Key.Key_Minus),
    *(Key.Key_Up, Key.Key_Right, Key.Key_Tab),
)


def at_step(step: int) -> Callable[[State], bool]:
    return lambda s: s.step == step and s.actor >= 0


def paying(table: Table) -> None:
    place = next(a.place for a in table.model.legal_actions() if a.kind == BUY)
    table.click(table.place(place))


def counting(table: Table) -> None:
    table.view.asker.ask_count(FOREST)


def nothing(table: Table) -> None:
    """It is asked by itself."""


QUESTIONS: dict[str, tuple[Callable[[State], bool], bool, Callable[[Table], None]]] = {
    "count": (lambda _: True, False, counting),
    "payment": (can(BUY), False, paying),
    "tools": (at_step(STEP_TOOLS), False, nothing),
    "feed": (hungry, False, nothing),
    "pick": (at_step(STEP_PICK), False, nothing),
    "reward": (at_step(STEP_REWARD), True, nothing),
}


@pytest.mark.parametrize("which", QUESTIONS)
def test_keys_on_the_board_play_nothing_behind_a_question(qtbot: QtBot, which: str) -> None:
    fits, winter, asked = QUESTIONS[which]
    table = show(qtbot, make_match(fits, players=4, winter=winter, seed=1), steps=ASK_ALL)
    table.settle()
    asked(table)
    question = table.view.asker.popover
    assert question is not None
    before = table.played()
    for key in PLAYING:
        table.view.setFocus()
        QTest.keyClick(table.view, key)
        table.settle()
        assert table.played() == before, key
        assert table.view.asker.popover is question, key
        assert table.view.keyboard.place is None, "no frame walks behind it"


def test_enter_on_the_board_answers_the_question(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(hungry), steps=ASK_ALL)
    before = len(table.played())
    table.view.setFocus()
    QTest.keyClick(table.view, Key.Key_Return)
    table.settle()
    assert len(table.played()) == before + 1
