"""Playing in the window: the keyboard alone, undo, hand-over, peeking, the end."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSlider, QApplication, QLabel, QListView, QPushButton
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.bots.hints import Hint
from stoneage_qt.games.stoneage.rules import OVER, decode
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.match import Seat
from stoneage_qt.session.saves import load_match
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.pages.end import EndPage
from stoneage_qt.ui.panels.hints import HintButton
from stoneage_qt.ui.screenshot import play
from stoneage_qt.ui.shell.match import match_of
from stoneage_qt.ui.shell.window import MainWindow
from stoneage_qt.ui.words.chances import chance_note
from tests.stored_games.stored import FOLDER


def choice(*seats: Seat, practice: bool = False, seed: int = 3) -> NewGame:
    padded = (*seats, None, None, None, None)[:4]
    return NewGame(seats=padded, options={"practice": practice}, seed=seed, start=0)


PERSON = Seat(name="Ada", colour="red")
OTHER = Seat(name="Bo", colour="blue")
BOT = Seat(name="Bot", colour="blue", controller="bot", level="gatherer")


def start(window: MainWindow, chosen: NewGame) -> GameModel:
    window.start_game(chosen)
    assert window.table.game is not None
    return window.table.game


def moves_of(window: MainWindow) -> QListView:
    assert window.page is not None
    found = window.page.moves.findChild(QListView)
    assert found is not None
    return found


def test_a_move_by_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    game = start(window, choice(PERSON, OTHER))
    window.actions_["moves"].trigger()
    moves = moves_of(window)
    assert window.focusWidget() is moves
    qtbot.keyClick(moves, Qt.Key.Key_Down)
    qtbot.keyClick(moves, Qt.Key.Key_Return)
    assert game.match.actions == [decode("place hunt 2")]


def test_typing_finds_a_move(window: MainWindow, qtbot: QtBot) -> None:
    game = start(window, choice(PERSON, OTHER))
    assert window.page is not None
    field = window.page.moves._wanted
    field.setFocus()
    qtbot.keyClicks(field, "4 forest")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert game.match.actions == [decode("place forest 4")]
    assert field.text() == ""


@pytest.mark.slow
def test_a_whole_game_without_a_mouse(window: MainWindow, qtbot: QtBot) -> None:
    window.desk.store.change(bot_speed=0.0)
    game = start(window, choice(PERSON, BOT))
    rng = random.Random(11)
    moves = moves_of(window)
    while game.state.actor != OVER:
        qtbot.waitUntil(lambda: game.actor_is_person() or game.state.actor == OVER)
        if game.state.actor == OVER:
            break
        qtbot.keyClick(window, Qt.Key.Key_M)
        for _ in range(rng.randrange(min(12, len(game.legal_actions())))):
            qtbot.keyClick(moves, Qt.Key.Key_Down)
        qtbot.keyClick(moves, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.end_page)


def test_undo_and_redo_in_the_menu(window: MainWindow, qtbot: QtBot) -> None:
    game = start(window, choice(PERSON, OTHER))
    undo, redo = window.actions_["undo"], window.actions_["redo"]
    assert not undo.isEnabled()
    game.submit(decode("place forest 4"))
    assert undo.isEnabled()
    undo.trigger()
    assert game.match.index == 0
    assert redo.isEnabled()
    redo.trigger()
    assert game.match.index == 1


def test_dice_wait_for_the_command(window: MainWindow, qtbot: QtBot) -> None:
    window.desk.store.change(auto_roll=False)
    game = start(window, choice(PERSON, OTHER))
    game.submit(decode("place hunt 5"))
    game.submit(decode("place hunt 5"))
    roll = window.actions_["roll"]
    qtbot.waitUntil(roll.isEnabled)
    index = game.match.index
    roll.trigger()
    assert game.match.index > index


def test_hand_over_between_two_people(window: MainWindow, qtbot: QtBot) -> None:
    window.desk.store.change(hand_over=True)
    game = start(window, choice(PERSON, OTHER))
    qtbot.waitUntil(lambda: window._person == 0)
    game.submit(decode("place forest 4"))
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.handover)
    assert window.handover is not None
    assert "Bo" in window.handover._name.text()
    qtbot.keyClick(window.handover, Qt.Key.Key_Return)
    assert window.stack.currentWidget() is window.page


def test_no_hand_over_against_bots(window: MainWindow, qtbot: QtBot) -> None:
    window.desk.store.change(hand_over=True)
    game = start(window, choice(PERSON, BOT))
    game.submit(decode("place forest 4"))
    qtbot.waitUntil(lambda: game.actor_is_person() and game.match.index > 1)
    assert window.stack.currentWidget() is window.page


def test_peeking_while_a_key_is_held(window: MainWindow, qtbot: QtBot) -> None:
    game = start(window, choice(PERSON, OTHER))
    assert game.viewer == -1
    qtbot.keyPress(window, Qt.Key.Key_C)
    assert game.viewer == 0
    qtbot.keyRelease(window, Qt.Key.Key_C)
    assert game.viewer == -1


def test_peeking_while_the_button_is_held(window: MainWindow, qtbot: QtBot) -> None:
    game = start(window, choice(PERSON, OTHER))
    assert window.page is not None
    button = window.page._peek
    qtbot.mousePress(button, Qt.MouseButton.LeftButton)
    assert game.viewer == 0
    qtbot.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert game.viewer == -1
    start(window, choice(PERSON, BOT))
    assert not button.isVisible()


def test_hints_name_three_moves_and_play_one(window: MainWindow, qtbot: QtBot) -> None:
    game = start(window, choice(PERSON, OTHER))
    assert window.page is not None
    hints = window.page.hints
    with qtbot.waitSignal(window.table.hinted):
        window.actions_["hint"].trigger()
    assert hints.isVisible()
    told = [label.text() for label in hints.findChildren(QLabel) if label.isVisible()]
    assert chance_note() in told, "percentages are explained where they appear"
    buttons = [b for b in hints.findChildren(QPushButton) if "%" in b.text()]
    assert len(buttons) == 3
    for button in buttons:
        assert isinstance(button, HintButton)
        assert button.text().split() == button.words.split(), "two lines have room for a move"
        assert button.height() >= button.sizeHint().height()
        button.words = button.words + " and so on" * 20
        button.resize(button.width() - 1, button.height())
        assert button.text().endswith("…"), "cut with a sign, not by the edge"
        for line in button.text().split("\n"):
            assert button.fontMetrics().horizontalAdvance(line) <= button.room()
    qtbot.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert game.match.index == 1
    assert not hints.isVisible()


def test_the_tutor_warns_once(window: MainWindow, qtbot: QtBot) -> None:
    game = start(window, choice(PERSON, OTHER))
    tutor = window.table._tutor
    assert tutor is not None
    tutor.severity = "small"
    good, bad = decode("place field 1"), decode("place river 1")
    tutor._on_hints(game.revision, [Hint(good, 0.6, 0.0, 0.0, ()), Hint(bad, 0.4, 0.0, 0.2, ())])
    assert not game.submit(bad)
    assert game.match.index == 0
    assert "field" in window.messages.text()
    qtbot.mouseClick(window.messages._answer, Qt.MouseButton.LeftButton)
    assert game.match.actions == [bad]


def test_demo_and_pause(window: MainWindow, qtbot: QtBot) -> None:
    game = start(window, choice(PERSON, OTHER))
    window.actions_["demo"].trigger()
    qtbot.mouseClick(window.messages._answer, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: game.match.index > 3)
    window.actions_["pause"].trigger()
    assert game.paused
    index = game.match.index
    qtbot.wait(50)
    assert game.match.index == index
    window.actions_["demo"].trigger()
    assert not game.demo


def finished(window: MainWindow, qtbot: QtBot) -> EndPage:
    match = match_of(choice(PERSON, OTHER))
    play(match, 4_000)
    window.table.show(match)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.end_page)
    assert window.end_page is not None
    return window.end_page


def test_the_end_page_names_the_winner(window: MainWindow, qtbot: QtBot) -> None:
    page = finished(window, qtbot)
    winner = next(s for s in page._model.standings() if s.rank == 1)
    assert ("Ada", "Bo")[winner.seat] in page._winner.text()
    assert str(winner.total) in page.summary()


def test_the_end_page_explains_the_tie_break(window: MainWindow, qtbot: QtBot) -> None:
    model = finished(window, qtbot)._table.model()
    row = 1
    tip = Qt.ItemDataRole.ToolTipRole
    assert model.headerData(row, Qt.Orientation.Vertical) == "Tie-break"
    for told in (
        model.headerData(row, Qt.Orientation.Vertical, tip),
        model.index(row, 0).data(tip),
    ):
        assert "Agriculture, tools and people" in told
    assert model.index(row - 1, 0).data(tip) is None


def test_the_end_page_shows_all_totals_without_scrolling(window: MainWindow, qtbot: QtBot) -> None:
    """With four players and all modules there are more rows than the window has room for."""
    window.resize(1280, 800)
    window.table.show(load_match(FOLDER / "4p-animals-hard_winter-igloos.stoneage"))
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.end_page)
    page = window.end_page
    assert page is not None
    table = page._table
    row = table.visualRect(table.model().index(0, 0))
    below = table.viewport().mapTo(page._area.area.viewport(), row.bottomLeft()).y()
    assert table.model().headerData(0, Qt.Orientation.Vertical) == "Total"
    assert below < page._area.area.viewport().height()
    buttons = (page._board, page._recount, page._save, page._review, page._new, page._rematch)
    assert len({button.y() for button in buttons}) == 1


def test_a_tie_break_is_shown_where_it_decides(window: MainWindow, qtbot: QtBot) -> None:
    page = finished(window, qtbot)
    totals = [standing.total for standing in page._model.standings()]
    assert len(set(totals)) == len(totals)
    assert page._table.isRowHidden(1)


def test_the_result_ends_with_its_last_row(window: MainWindow, qtbot: QtBot) -> None:
    table = finished(window, qtbot)._table
    rows = sum(table.rowHeight(row) for row in range(table.model().rowCount()))
    assert 0 <= table.viewport().height() - rows <= 2


def test_rematch_with_the_same_people(window: MainWindow, qtbot: QtBot) -> None:
    page = finished(window, qtbot)
    assert window.table.game is not None
    before = window.table.game.match
    qtbot.mouseClick(page._rematch, Qt.MouseButton.LeftButton)
    after = window.table.game.match
    assert after is not before
    assert after.seats == before.seats
    assert after.setup.start == 1
    assert window.stack.currentWidget() is window.page


def test_impatient_keys_do_not_lose_the_end_page(window: MainWindow, qtbot: QtBot) -> None:
    """Those that skip the scoring come once too often; a rematch is one Tab away."""
    page = finished(window, qtbot)
    game = window.table.game
    assert game is not None
    before = game.match
    qtbot.waitUntil(page._table.hasFocus)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter, Qt.Key.Key_Return):
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert window.stack.currentWidget() is page
    assert game.match is before
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert game.match is not before
    assert window.stack.currentWidget() is window.page


def test_a_search_for_no_move_says_so(window: MainWindow, qtbot: QtBot) -> None:
    start(window, choice(PERSON, OTHER))
    assert window.page is not None
    moves = window.page.moves
    moves._wanted.setFocus()
    qtbot.keyClicks(moves._wanted, "xyz")
    assert moves._empty.isVisible()
    assert moves._empty.text() == "Nothing found for “xyz”."
    qtbot.keyClick(moves._wanted, Qt.Key.Key_Down)
    assert moves._wanted.hasFocus()
    moves._wanted.clear()
    assert moves._list.isVisible()
    assert not moves._empty.isVisible()


@pytest.mark.parametrize("through", ["review", "library", "new game"])
def test_back_at_the_result_the_keyboard_is_on_the_main_button(
    window: MainWindow, qtbot: QtBot, through: str
) -> None:
    page = finished(window, qtbot)
    window.review_game()
    assert window.review.page is not None
    qtbot.keyClick(window.review.page.board, Qt.Key.Key_Escape)
    if through == "library":
        window.library.show()
        assert window.library.page is not None
        window.library.page.closed.emit()
    elif through == "new game":
        window.choose_game()
        assert window.new_page is not None
        window.new_page.cancelled.emit()
    assert window.stack.currentWidget() is page
    assert page._rematch.property("kind") == "primary"
    qtbot.waitUntil(page._rematch.hasFocus)


def test_review_opens_from_the_end_page(window: MainWindow, qtbot: QtBot) -> None:
    page = finished(window, qtbot)
    game = window.table.game
    assert game is not None
    qtbot.mouseClick(page._review, Qt.MouseButton.LeftButton)
    assert window.review.page is window.stack.currentWidget()
    assert window.review.page is not None
    assert window.review.page.replay.match.actions == game.match.actions


def test_every_button_of_the_end_page_has_a_name(window: MainWindow, qtbot: QtBot) -> None:
    page = finished(window, qtbot)
    assert all(button.text() for button in page.findChildren(QPushButton))


def test_the_log_follows_until_somebody_scrolls_up(window: MainWindow, qtbot: QtBot) -> None:
    match = match_of(choice(PERSON, OTHER))
    play(match, 120)
    window.table.show(match)
    window.actions_["log"].trigger()
    assert window.page is not None
    bar = window.page.log.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    qtbot.keyClick(window.page.log, Qt.Key.Key_Home)
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    window.resize(1300, 820)
    qtbot.waitUntil(lambda: bar.value() == 0)


def test_hints_leave_all_four_players_in_sight(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    others = [
        Seat(name=name, colour=colour) for name, colour in (("Cy", "green"), ("Di", "yellow"))
    ]
    window.start_game(
        NewGame(seats=(PERSON, OTHER, *others), seed=3, start=0, modules=frozenset({"igloos"}))
    )
    page = window.page
    assert page is not None
    before = page.players.height()
    assert before >= page.players.sizeHint().height()
    actions = page._game.legal_actions()[-3:]
    page.show_hints([Hint(action, 0.3, 0.1, 0.0, ()) for action in actions])
    qtbot.waitUntil(page._hints_area.isVisible)
    QApplication.sendPostedEvents()
    assert page.players.height() == before
    page.hints.hide()
    assert page._hints_area.isHidden()
