"""The keys of Rise of the Inkas in the real window, where the window has keys of its own."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.games import face_of
from stoneage_qt.games.inka.rules import decode
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.match import Match
from stoneage_qt.ui.dialogs.about import KeysDialog
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.table_match import scripted
from tests.games.inka.ui.test_inka_window import put_on_table

pytestmark = pytest.mark.once

Key = Qt.Key


def shown(window: MainWindow, qtbot: QtBot, match: Match) -> tuple[GameModel, Any]:
    """A match in a window that has the keyboard, which is on the board."""
    game, table = put_on_table(window, match)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    table.board.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is table.board)
    return game, table


def press(qtbot: QtBot, *keys: Key) -> None:
    """Keys for whoever has the keyboard at the moment."""
    for key in keys:
        focus = QApplication.focusWidget()
        assert isinstance(focus, QWidget)
        qtbot.keyClick(focus, key)


def test_an_offer_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    """T, the wanted kind, Tab, the given one, Enter; T is no command of the window here."""
    game, table = shown(window, qtbot, scripted(("throw", "roll 5 6"), persons=(0, 1, 2)))
    table.kit.eyes.look()
    press(qtbot, Key.Key_T, Key.Key_1, Key.Key_Tab, Key.Key_5)
    assert (table.draft.want[0], table.draft.give[4]) == (1, 1)
    press(qtbot, Key.Key_Return)
    assert game.match.actions[-1] == decode("offer ore=1 for wood=1")


def test_the_pieces_of_others_have_another_key(window: MainWindow, qtbot: QtBot) -> None:
    _, table = shown(window, qtbot, scripted(("throw", "roll 5 6")))
    keys = [key.toString() for key in window.actions_["tableau"].shortcuts()]
    assert keys == ["V"]
    press(qtbot, Key.Key_V)
    assert table.board.director.shown_seat() == 1


def test_a_game_without_such_a_key_leaves_it_to_the_window(window: MainWindow) -> None:
    assert [key.toString() for key in window.actions_["tableau"].shortcuts()] == ["T", "V"]


def test_the_pieces_of_others_are_not_lit(window: MainWindow, qtbot: QtBot) -> None:
    """What can be built is built with the own pieces; the next question shows them again."""
    game, table = shown(window, qtbot, scripted(("throw", "roll 5 6"), persons=(0,)))
    director = table.board.director
    director.visit(1)
    director.light_up()
    assert not table.board.scene_.rack.lit
    assert game.submit(decode("end"))
    assert director.visited == -1


def test_the_keyboard_goes_back_to_the_board(window: MainWindow, qtbot: QtBot) -> None:
    """A button that goes away hands the keyboard to the board, not to the first card."""
    game, table = shown(window, qtbot, scripted(("throw", "roll 5 6")))
    table.turn.next.setFocus()
    qtbot.mouseClick(table.turn.next, Qt.MouseButton.LeftButton)
    assert game.match.actions[-1] == decode("end")
    assert not table.turn.next.isVisible()
    assert QApplication.focusWidget() is table.board


def test_the_keyboard_comes_back_from_the_trade(window: MainWindow, qtbot: QtBot) -> None:
    _, table = shown(window, qtbot, scripted(("throw", "roll 5 6"), persons=(0, 1, 2)))
    table.kit.eyes.look()
    press(qtbot, Key.Key_T, Key.Key_1, Key.Key_Tab, Key.Key_5, Key.Key_Return)
    assert not table.tray.isVisible()
    assert QApplication.focusWidget() is table.board


@pytest.mark.parametrize("key", ["stoneage", "inka"])
def test_the_sheet_tells_the_keys_of_the_game(window: MainWindow, qtbot: QtBot, key: str) -> None:
    dialog = KeysDialog(window.desk, window.actions_, face_of(key), window)
    qtbot.addWidget(dialog)
    told = [part.text() for part in dialog.findChildren(QLabel)]
    assert ("Hold: where a road can go" in told) == (key == "inka")
    assert ("Number of people" in told) == (key == "stoneage")


def test_letters_work_from_the_list_of_moves(window: MainWindow, qtbot: QtBot) -> None:
    game, table = shown(window, qtbot, scripted(("throw", "roll 5 6")))
    window.actions_["moves"].trigger()
    assert QApplication.focusWidget() is not table.board
    press(qtbot, Key.Key_N)
    assert game.match.actions[-1] == decode("end")


def test_letters_are_typed_into_the_search(window: MainWindow, qtbot: QtBot) -> None:
    game, _ = shown(window, qtbot, scripted(("throw", "roll 5 6")))
    assert window.page is not None
    field = window.page.moves.findChild(QLineEdit)
    assert field is not None
    field.setFocus()
    qtbot.keyClick(field, Key.Key_N)
    assert field.text() == "n"
    assert game.match.index == 2


def test_the_menu_throws_ends_the_turn_and_asks_to_buy(window: MainWindow, qtbot: QtBot) -> None:
    window.set_setting("forced_steps", False)
    window.set_setting("auto_roll", False)
    game, _ = put_on_table(window, scripted(()))
    roll, added = window.actions_["roll"], window.actions_._added
    assert roll.isEnabled()
    assert not added["end"].isEnabled()
    roll.trigger()
    assert game.match.actions[0] == decode("throw")
    game, _ = put_on_table(window, scripted(("throw", "roll 5 6")))
    assert not roll.isEnabled()
    assert added["end"].text() == "End the turn\tN"
    assert not added["buy"].isEnabled(), "the hand does not pay for one"
    shown = window.actions_._menus["move"].actions()
    place = shown.index(roll)
    assert shown[place + 1 : place + 3] == [added["end"], added["buy"]]
    added["end"].trigger()
    assert game.match.actions[-1] == decode("end")
    window.show_start()
    assert not any(action.isVisible() for action in added.values())


def test_the_sheet_of_keys_is_about_the_game_in_sight(window: MainWindow) -> None:
    window.start_page.look_out_on("inka")
    window.actions_["keys"].trigger()
    sheet = window.dialogs.get("keys")
    assert isinstance(sheet, KeysDialog)
    assert any("After T" in words.text() for words in sheet.findChildren(QLabel))
    window.start_page.look_out_on("stoneage")
    window.actions_["keys"].trigger()
    again = window.dialogs.get("keys")
    assert again is not None
    assert not any("After T" in words.text() for words in again.findChildren(QLabel))


def test_the_menu_throws_as_soon_as_the_hand_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    window.set_setting("forced_steps", False)
    game, table = shown(window, qtbot, scripted((), persons=(0, 1, 2)))
    roll = window.actions_["roll"]
    assert not roll.isEnabled()
    table.turn.next.click()
    assert roll.isEnabled()
    roll.trigger()
    assert game.match.actions[0] == decode("throw")


def test_who_ends_the_turn_too_early_hears_what_comes_first(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.set_setting("forced_steps", False)
    _, table = shown(window, qtbot, scripted(()))
    press(qtbot, Key.Key_N)
    assert table.board.scene_.captions.line == "Throw the dice."


def test_enter_alone_uncovers_no_hand(window: MainWindow, qtbot: QtBot) -> None:
    """Whoever pressed it may be somebody else: it leads to the button, which is then pressed."""
    game, table = shown(window, qtbot, scripted(("throw", "roll 5 6"), persons=(0, 1, 2)))
    press(qtbot, Key.Key_Return)
    assert table.kit.eyes.must_look
    assert QApplication.focusWidget() is table.turn.next
    press(qtbot, Key.Key_Return)
    assert table.kit.eyes.viewer == 0
    press(qtbot, Key.Key_Return)
    assert game.match.actions[-1] == decode("end")
    assert table.kit.eyes.must_look
    assert QApplication.focusWidget() is table.board, "the next hand needs a wish of its own"
    press(qtbot, Key.Key_Return, Key.Key_Space)
    assert table.kit.eyes.viewer == 1


def test_help_leads_back_to_a_hand_that_stays_covered(window: MainWindow, qtbot: QtBot) -> None:
    _, table = shown(window, qtbot, scripted(("throw", "roll 5 6"), persons=(0, 1, 2)))
    press(qtbot, Key.Key_Return)
    window.actions_["help"].trigger()
    qtbot.waitUntil(lambda: QApplication.activeWindow() not in (None, window))
    rules = QApplication.activeWindow()
    assert rules is not None
    rules.close()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is table.board)
    press(qtbot, Key.Key_Return)
    assert table.kit.eyes.must_look
