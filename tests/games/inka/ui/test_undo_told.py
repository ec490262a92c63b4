"""Where nothing can be taken back, the command says why."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.rules import OVER, State, legal_actions
from stoneage_qt.games.inka.rules.actions import ROAD
from stoneage_qt.ui.shell.window import TOOL_BUTTONS, MainWindow
from tests.games.inka.ui.table_match import make_match, scripted
from tests.games.inka.ui.test_keys import shown

pytestmark = pytest.mark.once

THROWN = ("throw", "roll 5 6")


def told(window: MainWindow) -> str:
    bar = window.messages
    assert bar.isVisible()
    return " ".join(each.text() for each in bar.findChildren(QLabel))


def press_undo(qtbot: QtBot) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize(
    ("played", "reason"),
    [
        ((), "There is no decision of yours to take back."),
        (THROWN, "There is no decision of yours to take back."),
        (
            (*THROWN, "end") * 3 + THROWN,
            "Dice have fallen since your last decision, and were seen.",
        ),
        (
            (*THROWN, "offer ore=1 for wood=1", "refuse", "refuse"),
            "A card or an answer has been seen since your last decision.",
        ),
    ],
)
def test_the_grey_button_and_its_key_say_why(
    window: MainWindow, qtbot: QtBot, played: tuple[str, ...], reason: str
) -> None:
    window.set_setting("forced_steps", False)
    game, _ = shown(window, qtbot, scripted(played))
    undo = window.actions_["undo"]
    assert not undo.isEnabled()
    assert " ".join(undo.toolTip().split()).endswith(reason)
    before = game.match.index
    press_undo(qtbot)
    assert reason in told(window)
    assert game.match.index == before
    assert "undo" in TOOL_BUTTONS, "its button shows the tip of the command"


def test_the_reason_goes_with_what_can_be_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    def rich(s: State) -> bool:
        return s.phase == "main" and s.actor == 0 and any(a.word == ROAD for a in legal_actions(s))

    game, _ = shown(window, qtbot, make_match(rich))
    before = game.match.index
    undo = window.actions_["undo"]
    road = next(a for a in game.legal_actions() if a.word == ROAD)
    assert game.submit(road)
    assert undo.isEnabled()
    assert "\n" not in undo.toolTip()
    press_undo(qtbot)
    assert game.match.index == before


def test_a_game_that_is_over_says_so(window: MainWindow, qtbot: QtBot) -> None:
    def over(s: State) -> bool:
        return s.actor == OVER

    shown(window, qtbot, make_match(over))
    window.with_page(window.stack.setCurrentWidget)
    window._update_actions()
    assert "only a practice game" in " ".join(window.actions_["undo"].toolTip().split())


def test_the_new_game_page_tells_of_answers(window: MainWindow) -> None:
    window.choose_game()
    texts = [each.text() for each in window.findChildren(QLabel)]
    assert any("dice, a card, an answer" in text for text in texts)
