"""A game that the shell has never heard of is chosen, played, kept and reviewed in the window.

`tests/race` has a plain face; no module of the shell names it.
"""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from stoneage_qt import games
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.saves import load_match, save_match
from stoneage_qt.ui.pages.new_game import NewGamePage
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow
from tests.race.face import RaceReplay, RaceTable
from tests.race.game import GOAL


@pytest.fixture(autouse=True)
def _plugged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "race", "tests.race")


def page_of(window: MainWindow) -> NewGamePage:
    window.actions_["new"].trigger()
    page = window.stack.currentWidget()
    assert isinstance(page, NewGamePage)
    return page


def begin(window: MainWindow, qtbot: QtBot, *, practice: bool = False) -> RaceTable:
    """Choose the race by its picture, and a bot that never dares against a person."""
    page = page_of(window)
    qtbot.mouseClick(page.games.buttons["race"], Qt.MouseButton.LeftButton)
    assert page.form.face.rules.key == "race"
    who = page.form.rows[1].findChildren(QComboBox)[0]
    who.setCurrentIndex(who.findData("careful"))
    page.form.start.setCurrentIndex(page.form.start.findData(0))
    page.form.practice.setChecked(practice)
    go = next(b for b in page.findChildren(QPushButton) if b.text() == "Start the game")
    qtbot.mouseClick(go, Qt.MouseButton.LeftButton)
    assert window.page is not None
    assert isinstance(window.page.board, RaceTable)
    return window.page.board


def game_of(window: MainWindow) -> GameModel:
    assert window.table.game is not None
    return window.table.game


def play(window: MainWindow, table: RaceTable, qtbot: QtBot, word: str) -> None:
    game = game_of(window)
    qtbot.waitUntil(lambda: game.actor_is_person() or game.match.is_over)
    if not game.match.is_over:
        qtbot.mouseClick(table.buttons[word], Qt.MouseButton.LeftButton)


def test_it_is_chosen_by_its_picture_and_played_to_its_end(
    window: MainWindow, qtbot: QtBot
) -> None:
    table = begin(window, qtbot)
    game = game_of(window)
    while not game.match.is_over:
        play(window, table, qtbot, "walk")
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.end_page)
    assert window.end_page is not None
    assert "wins" in window.end_page.summary()
    assert max(game.state.at) == GOAL


def test_the_start_page_looks_out_on_it(window: MainWindow, qtbot: QtBot) -> None:
    start = window.start_page
    qtbot.mouseClick(start.games.buttons["race"], Qt.MouseButton.LeftButton)
    assert start.face.rules.key == "race"
    assert [b.text() for b in start.findChildren(QLabel) if b.text() == "Race"] == ["Race"]
    assert page_of(window).form.face.rules.key == "race"


def test_bots_fill_the_seats_that_another_game_needs(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    for key, button in page.games.buttons.items():
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert page.form.players() >= min(games.rules_of(key).players), key


def test_a_step_is_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    table = begin(window, qtbot, practice=True)
    game = game_of(window)
    play(window, table, qtbot, "walk")
    qtbot.waitUntil(lambda: game.state.at[0] == 1 and game.actor_is_person())
    window.actions_["undo"].trigger()
    assert game.state.at[0] == 0


def test_it_is_saved_loaded_and_gone_on_with(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    table = begin(window, qtbot)
    play(window, table, qtbot, "walk")
    game = game_of(window)
    qtbot.waitUntil(game.actor_is_person)
    path = tmp_path / "race.stoneage"
    save_match(path, game.match)
    kept = game.state.key()
    window.files.open(path)
    qtbot.waitUntil(lambda: game_of(window).match.ident == load_match(path).ident)
    assert game_of(window).state.key() == kept
    play(window, table, qtbot, "walk")
    assert game_of(window).state.at[0] == 2


def test_it_is_looked_at_again(window: MainWindow, qtbot: QtBot) -> None:
    table = begin(window, qtbot)
    for _ in range(3):
        play(window, table, qtbot, "walk")
    game = game_of(window)
    qtbot.waitUntil(game.actor_is_person)
    window.actions_["review"].trigger()
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.review.page)
    page = window.review.page
    assert page is not None
    assert isinstance(page.board, RaceReplay)
    page.replay.go_to(0)
    assert page.board.shown.state.at == [0, 0]
    qtbot.keyClick(page, Qt.Key.Key_End)
    assert page.board.shown.state.at == game.state.at
    for tab in range(page.tabs.count()):
        page.tabs.setCurrentIndex(tab)


def test_the_games_change_places_on_the_table(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot)
    race = game_of(window)
    page = page_of(window)
    qtbot.mouseClick(page.games.buttons["stoneage"], Qt.MouseButton.LeftButton)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert game_of(window) is not race
    assert game_of(window).match.rules.key == "stoneage"
    assert window.page is not None
    assert window.page.face.rules.key == "stoneage"
    window.show_start()
    begin(window, qtbot)
    assert game_of(window).match.rules.key == "race"


def test_what_is_left_behind_is_offered_again(window: MainWindow, desk: Desk, qtbot: QtBot) -> None:
    table = begin(window, qtbot)
    play(window, table, qtbot, "walk")
    game = game_of(window)
    qtbot.waitUntil(game.actor_is_person)
    window.close()
    again = MainWindow(desk)
    qtbot.addWidget(again)
    again.begin()
    again.resume()
    assert game_of(again).state.at == game.state.at
    again.close()
