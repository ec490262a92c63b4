"""A demo is asked for once, can be taken back, counts nowhere, and leaves no pressed button."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.library import Library
from stoneage_qt.session.library_scan import details, find_files, summary
from stoneage_qt.session.library_stats import PERSON, Counted, Filter
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.saves import load_match, save_match
from stoneage_qt.ui.library.page import LibraryPage
from stoneage_qt.ui.screenshot import play
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow
from tests.ui.test_tutor_warning import CHOICE, game_of

STORED = Path(__file__).parent.parent / "stored_games" / "2p.stoneage"


@pytest.fixture
def game(window: MainWindow) -> GameModel:
    window.desk.store.change(bot_speed=0.0)
    window.start_game(CHOICE)
    made = game_of(window)
    made.submit(decode("place forest 2"))
    return made


def bot_plays(game: GameModel) -> bool:
    return game.demo


def let_it_play(window: MainWindow, qtbot: QtBot, actions: int) -> None:
    game = game_of(window)
    before = game.match.index
    window.actions_["demo"].trigger()
    assert not bot_plays(game)
    assert not window.actions_["demo"].isChecked()
    qtbot.mouseClick(window.messages._answer, Qt.MouseButton.LeftButton)
    assert bot_plays(game)
    assert window.actions_["demo"].isChecked()
    qtbot.waitUntil(lambda: game.match.index >= before + actions)


def test_it_asks_once(window: MainWindow, game: GameModel, qtbot: QtBot) -> None:
    window.actions_["demo"].trigger()
    assert window.messages.isVisible()
    assert not bot_plays(game)
    assert not game.match.options.demo
    window.messages.hide()
    let_it_play(window, qtbot, 1)
    window.actions_["demo"].trigger()
    assert not bot_plays(game)
    window.actions_["demo"].trigger()
    assert bot_plays(game), "asked once is enough"
    window.actions_["demo"].trigger()


def test_whoever_plays_on_is_not_asked_any_more(
    window: MainWindow, game: GameModel, qtbot: QtBot
) -> None:
    """A bot's move leaves the question; a move of one's own is an answer."""
    window.actions_["demo"].trigger()
    qtbot.waitUntil(game.actor_is_person)
    assert window.messages.isVisible()
    game.submit(game.legal_actions()[0])
    assert not window.messages.isVisible()
    assert not bot_plays(game)


def test_escape_means_no(window: MainWindow, game: GameModel, qtbot: QtBot) -> None:
    """Whatever the board would do with the key; what is told otherwise stays."""
    assert window.page is not None
    window.activateWindow()
    window.page.board.setFocus()
    window.actions_["demo"].trigger()
    assert window.messages.isVisible()
    qtbot.keyClick(window.page.board, Qt.Key.Key_Escape)
    assert not window.messages.isVisible()
    assert not bot_plays(game)
    window.messages.remark("Saved.")
    qtbot.keyClick(window.page.board, Qt.Key.Key_Escape)
    assert window.messages.isVisible()


def test_undo_goes_back_to_where_it_began(
    window: MainWindow, game: GameModel, qtbot: QtBot
) -> None:
    let_it_play(window, qtbot, 12)
    assert window.actions_["undo"].isEnabled()
    window.actions_["undo"].trigger()
    assert not bot_plays(game)
    assert not window.actions_["demo"].isChecked()
    assert game.match.index == 1
    game.submit(decode("place hunt 1"))
    assert game.match.index == 2


def test_own_choices_after_it_come_first(window: MainWindow, game: GameModel, qtbot: QtBot) -> None:
    let_it_play(window, qtbot, 2)
    window.actions_["demo"].trigger()
    stopped = game.match.index
    choices = [index for index in range(stopped) if game.match.is_persons_choice(index)]
    assert choices
    own = [index for index in range(stopped) if game.match.is_persons_own(index)]
    assert own == [0], "a bot played the others"
    game.submit(game.legal_actions()[0])
    window.actions_["undo"].trigger()
    assert game.match.index == stopped
    window.actions_["undo"].trigger()
    assert game.match.index == 1


def test_no_button_is_pressed_in_the_next_game(
    window: MainWindow, game: GameModel, qtbot: QtBot
) -> None:
    let_it_play(window, qtbot, 1)
    window.rematch()
    assert not bot_plays(game)
    assert not window.actions_["demo"].isChecked()
    assert not game.match.options.demo


def test_such_games_are_left_out_of_statistics(tmp_path: Path) -> None:
    def counted(match: Match, name: str) -> int:
        folder = tmp_path / name
        folder.mkdir()
        save_match(folder / "game.stoneage", match)
        (stamp,) = find_files(folder)
        library = Library(folder / "index.sqlite")
        for look in (summary, details):
            library.store([look(stamp)])
            found = sum(line.games for line in Counted(library, Filter()).lines(PERSON))
        library.close()
        return found

    match = load_match(STORED)
    match.reseat([Seat(colour=seat.colour) for seat in match.seats])
    assert counted(match, "plain") == 2
    match.note_demo()
    assert counted(match, "demo") == 0
    assert load_match(tmp_path / "demo" / "game.stoneage").options.demo
    assert '"demo"' not in (tmp_path / "plain" / "game.stoneage").read_text(encoding="utf-8")


def test_the_library_says_why_such_a_game_counts_nowhere(desk: Desk, qtbot: QtBot) -> None:
    match = load_match(STORED)
    match.reseat([Seat(colour=seat.colour) for seat in match.seats])
    match.note_demo()
    desk.places.library.mkdir(parents=True, exist_ok=True)
    save_match(desk.places.library / "game.stoneage", match)
    page = LibraryPage(desk)
    qtbot.addWidget(page)
    page.show()
    with qtbot.waitSignal(page.games.scan.finished):
        page.refresh()
    with qtbot.waitSignal(page.statistics.counted):
        page.show_tab(1)
    told = [each.text() for each in page.statistics.findChildren(QLabel) if each.isVisible()]
    assert any("in all that are finished a bot played on" in words for words in told)
    with qtbot.waitSignal(page.dice.counted):
        page.show_tab(2)
    assert page.dice.verdict().startswith("There is no game yet that counts.")
    page.close_page()


def test_a_game_of_bots_needs_no_question(window: MainWindow, game: GameModel) -> None:
    match = load_match(STORED)
    match.go_to(0)
    match.reseat(
        [Seat(controller="bot", level="random", colour=seat.colour) for seat in match.seats]
    )
    play(match, 5)
    window.table.show(match, paused=True)
    window.actions_["demo"].trigger()
    assert not window.messages.isVisible()
    assert not game_of(window).match.options.demo


def test_the_end_page_says_for_whom_a_bot_played(window: MainWindow) -> None:
    match = load_match(STORED)
    match.reseat([Seat(name="Ada", colour="red"), *match.seats[1:]])
    window.table.show_still(match)
    window.show_result()
    assert window.end_page is not None
    assert window.end_page._demo.isHidden()
    match.note_demo()
    window.show_result()
    assert window.end_page._demo.isVisible()
    people = [seat for seat in match.seats if seat.is_person]
    assert all(seat.name in window.end_page._demo.text() for seat in people)
    assert "A bot played a part of this game for Ada" in window.end_page._demo.text()
