"""No file runs a command: a program plays only where this user has seen and allowed it here."""

import json
import shlex
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from stoneage_qt.models.bot_runner import BotRunner
from stoneage_qt.models.game import BotRequest
from stoneage_qt.paths import resource_path
from stoneage_qt.session.approvals import Approvals
from stoneage_qt.session.autosave import Autosave
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.places import user_places
from stoneage_qt.session.saves import SUFFIX, load_match, save_match
from stoneage_qt.ui.dialogs.program import ProgramDialog
from stoneage_qt.ui.pages.seat_row import PROGRAM, SeatRow
from stoneage_qt.ui.shell.window import MainWindow
from tests.session.playing import new_match

EXAMPLE = shlex.join([sys.executable, str(resource_path("stoneage/bots/example_bot.py"))])
PERSON = Seat(name="Ada", colour="red")


def marking(mark: Path) -> str:
    """A command that leaves a file behind where it is run."""
    return shlex.join([sys.executable, "-c", f"open({str(mark)!r}, 'w').close()"])


def match_with(seat: Seat) -> Match:
    """The seat begins, and a person waits for it."""
    match = new_match("bp")
    match.reseat((replace(seat, colour="blue"), PERSON))
    return match


def program(command: str) -> Match:
    return match_with(Seat(controller="bot", command=command, name="Robo"))


def dialog_of(window: MainWindow) -> ProgramDialog:
    dialog = window.admission.dialog
    assert dialog is not None
    assert dialog.isVisible()
    return dialog


def on_table(window: MainWindow) -> Match | None:
    return None if window.table.game is None else window.table.game.match


def saved(match: Match, folder: Path) -> Path:
    path = folder / f"game{SUFFIX}"
    save_match(path, match)
    return path


def game_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    game = window.table.game
    assert game is not None
    qtbot.waitUntil(lambda: game.match.index > 0)


def hidden_in_a_level(command: str) -> Match:
    match = match_with(Seat(controller="bot", level="external:true", name="Robo"))
    match.reseat((replace(match.seats[0], level=f"external:{command}"[:60]), PERSON))
    return match


def test_opening_a_file_asks_and_enter_does_not_run_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    mark = tmp_path / "mark"
    assert window.files.open(saved(program(marking(mark)), tmp_path))
    dialog = dialog_of(window)
    assert on_table(window) is None
    assert dialog.command is not None
    assert dialog.command.toPlainText() == marking(mark)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    game_goes_on(window, qtbot)
    game = window.table.game
    assert game is not None
    assert game.seats[0].command is None
    assert game.seats[0].level == "valuer"
    assert "Robo" in window.messages.text()
    assert not mark.exists()
    assert not Approvals(user_places()).has(marking(mark))


def test_a_person_can_take_the_seat(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.files.open(saved(program("true"), tmp_path))
    dialog = dialog_of(window)
    dialog.instead.setCurrentIndex(dialog.instead.findData(True))
    qtbot.mouseClick(dialog.refuse, Qt.MouseButton.LeftButton)
    game = window.table.game
    assert game is not None
    assert game.seats[0] == Seat(name="Robo", colour="blue")
    assert "Robo" in window.messages.text()


def test_a_command_in_a_level_is_asked_for_too(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.files.open(saved(hidden_in_a_level("touch mark"), tmp_path))
    dialog = dialog_of(window)
    assert dialog.command is not None
    assert dialog.command.toPlainText() == "touch mark"
    dialog.refuse.click()
    game_goes_on(window, qtbot)


def test_an_allowed_program_plays_and_is_not_asked_for_again(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = saved(program(EXAMPLE), tmp_path)
    window.files.open(path)
    dialog = dialog_of(window)
    assert dialog.run is not None
    assert not dialog.run.isDefault()
    qtbot.mouseClick(dialog.run, Qt.MouseButton.LeftButton)
    game_goes_on(window, qtbot)
    assert window.table.game is not None
    assert window.table.game.seats[0].command == EXAMPLE
    assert window.files.path == path
    assert not window.messages.isVisible()
    assert Approvals(user_places()).has(EXAMPLE)
    assert window.files.open(path)
    assert window.admission.dialog is None


def test_another_command_is_another_question(window: MainWindow, tmp_path: Path) -> None:
    window.table.approvals.give("my bot")
    window.files.open(saved(program("my bot "), tmp_path))
    assert dialog_of(window).isVisible()


def test_cancelling_leaves_the_table_alone(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    mine = new_match("pp")
    window.put_on_table(mine)
    window.files.save(mine, tmp_path / f"mine{SUFFIX}")
    window.files.open(saved(program("true"), tmp_path))
    qtbot.keyClick(dialog_of(window), Qt.Key.Key_Escape)
    assert window.table.game is not None
    assert window.table.game.match is mine
    assert window.files.path == tmp_path / f"mine{SUFFIX}"


def test_going_on_with_a_game_left_behind_asks(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    mark = tmp_path / "mark"
    left = Autosave(user_places())
    left.record(program(marking(mark)))
    left.close()
    window.show_start()
    window.resume()
    assert on_table(window) is None
    dialog_of(window).refuse.click()
    game_goes_on(window, qtbot)
    assert not mark.exists()


@pytest.mark.parametrize("way", ["rematch", "branch"])
def test_games_made_from_others_ask(window: MainWindow, way: str, tmp_path: Path) -> None:
    match = program(marking(tmp_path / "mark"))
    window.table.show(match, paused=True)
    if way == "rematch":
        window.rematch()
    else:
        window.review.playedOn.emit(match.branch(0))
    assert dialog_of(window).isVisible()
    assert window.table.game is not None
    assert window.table.game.match is match


@pytest.mark.usefixtures("told_errors")
def test_the_last_door_is_shut_without_any_dialog(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Whoever forgets to ask gets a simple move and a message, never a running program."""
    mark = tmp_path / "mark"
    window.table.show(program(marking(mark)))
    game_goes_on(window, qtbot)
    assert window.messages.isVisible()
    assert not mark.exists()


@pytest.mark.parametrize("level", ["external:true", "expert@100", "nobody", "external"])
def test_no_level_of_a_file_gets_past_the_bots(qtbot: QtBot, level: str) -> None:
    runner = BotRunner()
    with qtbot.waitSignal(runner.decided) as blocker:
        runner.ask(BotRequest(1, "stoneage", new_match("bp").state, 0, level, None, 1))
    assert "UnknownLevelError" in blocker.args[2]
    runner.close()


def test_an_unknown_bot_is_told_about(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    match = match_with(Seat(controller="bot", level="<b>grandmaster", name="Robo"))
    window.files.open(saved(match, tmp_path))
    dialog = dialog_of(window)
    assert dialog.command is None
    assert dialog.run is None
    dialog.refuse.click()
    game_goes_on(window, qtbot)


def test_nothing_of_a_command_is_hidden(window: MainWindow, tmp_path: Path) -> None:
    command = "python bot.py" + " " * 900 + "; \u202e\tevil\u200b<b>"
    window.files.open(saved(program(command), tmp_path))
    shown = dialog_of(window).command
    assert shown is not None
    assert shown.toPlainText().endswith("; \\u202e\\tevil\\u200b<b>")
    assert shown.verticalScrollBar().maximum() == 0


def choose_program(window: MainWindow, qtbot: QtBot, command: str) -> QPushButton:
    """On the new-game page: the second seat is for a program."""
    window.choose_game()
    assert window.new_page is not None
    row = window.new_page.findChildren(SeatRow)[1]
    who = row.findChildren(QComboBox)[0]
    who.setCurrentIndex(who.findData(PROGRAM))
    field = next(f for f in row.findChildren(QLineEdit) if "command" in f.accessibleName())
    assert field.isVisible()
    qtbot.keyClicks(field, command)
    return next(
        b for b in window.new_page.findChildren(QPushButton) if b.text() == "Start the game"
    )


def test_a_program_is_typed_on_the_new_game_page(window: MainWindow, qtbot: QtBot) -> None:
    go = choose_program(window, qtbot, "my-bot --fast")
    qtbot.mouseClick(go, Qt.MouseButton.LeftButton)
    dialog = dialog_of(window)
    assert dialog.command is not None
    assert dialog.command.toPlainText() == "my-bot --fast"
    dialog.reject()
    assert window.desk.settings.new_game.seats[1] == Seat(
        controller="bot", command="my-bot --fast", colour="blue"
    )


def test_a_program_without_a_command_does_not_start(window: MainWindow, qtbot: QtBot) -> None:
    go = choose_program(window, qtbot, "  ")
    assert not go.isEnabled()
    assert window.new_page is not None
    qtbot.keyClick(window.new_page, Qt.Key.Key_Return)
    assert on_table(window) is None


def test_the_page_shows_the_program_chosen_last(window: MainWindow, qtbot: QtBot) -> None:
    choose_program(window, qtbot, "my-bot")
    assert window.new_page is not None
    choice = window.new_page.choice()
    window.new_page.show_choice(replace(choice, seed=5))
    assert window.new_page.choice().seats == choice.seats


def test_approvals_are_of_one_computer(home: Path) -> None:
    here = Approvals(user_places(), "here")
    here.give("one")
    here.give("two")
    assert Approvals(user_places(), "here").has("one")
    assert Approvals(user_places(), "here").has("two")
    assert not Approvals(user_places(), "there").has("one")
    Approvals(user_places(), "there").give("three")
    assert Approvals(user_places(), "here").has("one")


@pytest.mark.parametrize("content", ["", "[]", '{"here": "one"}', '{"here": [1]}', "[" * 10_000])
def test_a_broken_list_approves_of_nothing(home: Path, content: str) -> None:
    path = user_places().data / "programs.json"
    path.parent.mkdir(parents=True)
    path.write_text(content)
    approvals = Approvals(user_places(), "here")
    assert not approvals.has("one")
    approvals.give("one")
    assert json.loads(path.read_text()) == {"here": ["one"]}


def test_the_saved_file_still_names_its_program(window: MainWindow, tmp_path: Path) -> None:
    path = saved(program("true"), tmp_path)
    window.files.open(path)
    dialog_of(window).refuse.click()
    assert load_match(path).seats[0].command == "true"
