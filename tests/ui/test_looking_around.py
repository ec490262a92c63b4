"""Looking around at the table: others' tableaus, places of log lines."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.games.stoneage.rules.constants import FOREST, HUNT, RIVER
from stoneage_qt.games.stoneage.ui.board.people import HOME
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.games.stoneage.ui.board.view import BoardView
from stoneage_qt.models.game import GameModel
from stoneage_qt.models.log import LogRole
from stoneage_qt.session.match import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.window import MainWindow

ADA = Seat(name="Ada", colour="red")
BO = Seat(name="Bo", colour="blue")
BOT = Seat(name="Bot", colour="blue", controller="bot", level="gatherer")


def start(window: MainWindow, *seats: Seat) -> tuple[GameModel, BoardView]:
    window.start_game(NewGame(seats=(*seats, None, None), seed=3, start=0))
    assert window.table.game is not None
    assert window.page is not None
    return window.table.game, window.page.board


def pointed(board: BoardView) -> int | None:
    return board.scene_.places.pointed


def click_row(qtbot: QtBot, view: QAbstractItemView, row: int) -> None:
    at = view.visualRect(view.model().index(row, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def hover_row(view: QAbstractItemView, row: int) -> None:
    at = QPointF(view.visualRect(view.model().index(row, 0)).center())
    there = QPointF(view.viewport().mapToGlobal(at))
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove, at, there, none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(view.viewport(), event)


def test_a_click_on_a_player_shows_that_tableau_and_a_second_one_leads_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    _, board = start(window, ADA, BOT)
    assert window.page is not None
    click_row(qtbot, window.page.players, 1)
    assert board.scene_.tableau.seat == 1
    assert window.page.players.shown == 1
    assert board.scene_.tableau.visit_text == "Bot – back with Esc"
    click_row(qtbot, window.page.players, 1)
    assert board.scene_.tableau.seat == 0
    assert window.page.players.shown == -1
    assert board.scene_.tableau.visit_text == ""


def test_escape_and_the_own_card_lead_back(window: MainWindow, qtbot: QtBot) -> None:
    _, board = start(window, ADA, BOT)
    assert window.page is not None
    click_row(qtbot, window.page.players, 1)
    board.setFocus()
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert board.scene_.tableau.seat == 0
    click_row(qtbot, window.page.players, 1)
    click_row(qtbot, window.page.players, 0)
    assert board.scene_.tableau.seat == 0


def test_a_key_walks_through_the_tableaus(window: MainWindow, qtbot: QtBot) -> None:
    _, board = start(window, ADA, BOT)
    window.actions_["tableau"].trigger()
    assert board.scene_.tableau.seat == 1
    window.actions_["tableau"].trigger()
    assert board.scene_.tableau.seat == 0


def test_nobody_elses_people_are_lifted(window: MainWindow, qtbot: QtBot) -> None:
    game, board = start(window, ADA, BOT)
    assert window.page is not None
    click_row(qtbot, window.page.players, 1)
    person = board.scene_.people.at(1, HOME)[-1].rect().center()
    at = board.mapFromScene(person)
    qtbot.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert not board.director.hand.carrying
    assert game.match.actions == []


def test_face_down_cards_stay_face_down_on_a_visit(window: MainWindow, qtbot: QtBot) -> None:
    game, board = start(window, ADA, BO)
    game.state.players[1].cards.append(4)
    window.actions_["tableau"].trigger()
    assert board.scene_.tableau.seat == 1
    assert board.scene_.tableau.shown_cards == [None]


def test_the_next_question_brings_the_own_tableau_back(window: MainWindow, qtbot: QtBot) -> None:
    game, board = start(window, ADA, BO)
    window.actions_["tableau"].trigger()
    game.submit(decode("place hunt 2"))
    qtbot.waitUntil(lambda: not board.director.animator.busy)
    assert game.state.actor == 1
    assert board.scene_.tableau.seat == 1
    assert board.director.visited == -1


def test_a_log_line_lights_its_place(window: MainWindow, qtbot: QtBot) -> None:
    game, board = start(window, ADA, BO)
    assert window.page is not None
    game.submit(decode("place forest 2"))
    game.submit(decode("place hunt 2"))
    window.actions_["log"].trigger()
    log = window.page.log
    rows = {
        log.model().index(row, 0).data(LogRole.PLACE): row for row in range(log.model().rowCount())
    }
    hover_row(log, rows[FOREST])
    assert pointed(board) == FOREST
    hover_row(log, rows[HUNT])
    assert pointed(board) == HUNT
    QApplication.sendEvent(log.viewport(), QEvent(QEvent.Type.Leave))
    assert pointed(board) is None
    click_row(qtbot, log, rows[FOREST])
    QApplication.sendEvent(log.viewport(), QEvent(QEvent.Type.Leave))
    assert pointed(board) == FOREST, "a click holds it"
    game.submit(decode("place clay 1"))
    assert pointed(board) is None


def test_lines_know_the_place_of_what_they_tell(window: MainWindow) -> None:
    game, _ = start(window, ADA, BO)
    for move in ("place forest 5", "place toolmaker 1", "place hunt 4"):
        game.submit(decode(move))
    game.submit(decode("resolve forest"))
    assert window.page is not None
    model = window.page.log.model()
    told = [model.index(row, 0) for row in range(model.rowCount())]
    gains = [line for line in told if line.data(LogRole.KIND) in ("rolled", "gathered")]
    assert gains
    assert all(line.data(LogRole.PLACE) == FOREST for line in gains)
    rounds = [line for line in told if line.data(LogRole.KIND) == "round_started"]
    assert rounds
    assert all((line.data(LogRole.PLACE) is None) == (line in rounds) for line in told)


def framed(board: BoardView) -> bool:
    """Whether the dashed frame of the keyboard is on the board."""
    return board.scene_.places._focus.isVisible()


def test_the_frame_is_for_the_keyboard_only(window: MainWindow, qtbot: QtBot) -> None:
    _, board = start(window, ADA, BO)
    assert window.page is not None
    board.setFocus()
    qtbot.keyClick(board, Qt.Key.Key_Right)
    assert framed(board)
    river = geometry(RIVER).area.center
    at = board.mapFromScene(QPointF(river.x, river.y))
    qtbot.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert not framed(board)
    board.asker.close()
    moves = window.page.moves._list
    click_row(qtbot, moves, 6)
    assert not framed(board), "the moves list lights places up"
    assert pointed(board) is not None
    board.setFocus()
    assert pointed(board) is None
