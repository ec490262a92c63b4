"""What one trips over: jumps under the pointer, players shown twice, bands, buttons for nothing."""

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.rules import OVER, legal_actions
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.ui.board import layout
from stoneage_qt.games.inka.ui.board.captions import MOST, WIDTH, headed, written
from stoneage_qt.games.inka.ui.board.explain import free_place
from stoneage_qt.games.inka.ui.spots import TILE, Spot
from stoneage_qt.games.inka.ui.table.around import AroundBoard
from stoneage_qt.models.scores import TIE_BREAK, TOTAL
from stoneage_qt.ui.board_kit.plates import heading, text_width
from stoneage_qt.ui.pages.sheet import SheetArea
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.conftest import Lay
from tests.games.inka.ui.inka_table import make_match
from tests.games.inka.ui.table_match import ScriptedBots, scripted
from tests.games.inka.ui.test_inka_window import put_on_table

pytestmark = pytest.mark.once

BEN_TRADES = ("throw", "roll 5 6", "end", "throw", "roll 5 6")


def places(table: AroundBoard) -> dict[str, QPoint]:
    """Where everything begins, seen from the window."""
    QApplication.processEvents()
    widgets: dict[str, QWidget] = {
        "board": table._board,
        "turn bar": table.turn,
        "hand": table.tableau,
        "tribe": table.own.tribe,
        "prices": table.own.costs,
    }
    for plate in table.plates.plates:
        if plate.isVisible():
            widgets[f"plate {plate.seat}"] = plate
    return {name: each.mapTo(table.window(), QPoint()) for name, each in widgets.items()}


def test_an_offer_moves_nothing(lay: Lay, qtbot: QtBot) -> None:
    table = lay(scripted(BEN_TRADES))
    before, height = places(table), table._board.height()
    bots = table.kit.game.findChild(ScriptedBots)
    assert bots is not None
    bots.play("offer coca=1 for ore=1")
    bots.play("refuse")
    offer = table.plates.plate(table.kit.state.active).offer
    assert offer.isVisible()
    assert not table.plates.plate(table.kit.state.active).yields.isVisible(), "room for the offer"
    assert places(table) == before
    assert table._board.height() == height
    offer.refuse.click()
    assert places(table) == before


def test_a_plate_that_waits_for_an_answer_reminds_and_is_still_then(lay: Lay, desk: Desk) -> None:
    """Whoever is asked may think all evening: nothing ticks meanwhile."""
    desk.store.change(reduced_motion="off")
    table = lay(scripted(("throw", "roll 5 6", "offer ore=1 for wood=1")))
    plate = table.plates.plate(table.kit.state.actor)
    pulse = plate._pulse
    assert pulse.state() == QAbstractAnimation.State.Running
    assert 0 < pulse.totalDuration() < 8000
    pulse.setCurrentTime(pulse.totalDuration())
    plate.refresh(None)
    assert pulse.state() == QAbstractAnimation.State.Stopped


def test_the_players_stand_once(window: MainWindow) -> None:
    _, table = put_on_table(window, make_match(persons=(0,), seed=11))
    assert window.page is not None
    assert not window.page.players.isVisible()
    assert table.beside.isVisible()
    assert table.own.tribe.isVisible()
    shown = {plate.seat for plate in table.plates.plates if plate.isVisible()}
    assert shown == {1, 2}


def test_a_click_on_a_plate_shows_the_pieces_of_the_player(
    window: MainWindow, qtbot: QtBot
) -> None:
    _, table = put_on_table(window, make_match(persons=(0,), seed=11))
    with qtbot.waitSignal(table.visitChanged) as told:
        table.plates.plate(2).chosen.emit(2)
    assert told.args == [2]


def test_a_click_on_a_plate_chooses_whom_to_rob(window: MainWindow) -> None:
    """Where there is nothing to take, it says so."""
    match = make_match(lambda s: s.phase == "victim" and len(legal_actions(s)) == 2, players=4)
    victims = {action.number for action in legal_actions(match.state)}
    (other,) = {0, 1, 2, 3} - victims - {match.state.actor}
    game, table = put_on_table(window, match)
    QTest.mouseClick(table.plates.plate(other), Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert "nothing to take from this player" in table.board.scene_.captions.line
    assert game.state.phase == "victim"
    victim, before = min(victims), game.match.index
    QTest.mouseClick(table.plates.plate(victim), Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert table.board.director.visited == -1
    assert game.match.actions[before] == act.ROBS[victim]


def test_the_land_goes_on_to_every_edge(window: MainWindow) -> None:
    for size in ((1280, 800), (1024, 768), (1920, 1080)):
        window.resize(*size)
        _, table = put_on_table(window, make_match(persons=(0,), seed=11))
        QApplication.processEvents()
        board = table.board
        box = layout.PAINTING
        assert board.mapFromScene(0, box.y + box.h).y() >= board.viewport().height(), size
        assert board.mapFromScene(0, box.y).y() <= 0, size


def test_the_card_lies_beside_the_cursor_and_off_what_is_lit(window: MainWindow) -> None:
    room, size = QRect(0, 0, 700, 600), QSize(230, 120)
    at = QPoint(350, 300)
    lit = [QPoint(430, 290), QPoint(470, 340), QPoint(360, 420)]
    card = free_place(at, size, room, lit)
    assert room.contains(card)
    assert not card.contains(at)
    assert not any(card.contains(point) for point in lit)
    near = at - QPoint(
        max(card.left(), min(at.x(), card.right())), max(card.top(), min(at.y(), card.bottom()))
    )
    assert near.manhattanLength() < 60
    _, table = put_on_table(window, make_match(persons=(0,), seed=11))
    table.board.explainer.show(Spot(TILE, 8))
    told = table.board.explainer.card
    assert told.isVisible()
    assert told.width() < table.board.width() // 2


def test_the_end_page_shows_nothing_that_the_game_does_not_have(window: MainWindow) -> None:
    put_on_table(window, make_match(lambda s: s.actor == OVER, persons=(0,), seed=11))
    window.show_result()
    page = window.end_page
    assert page is not None
    assert page._winner.isVisible()
    assert not page._recount.isVisible()
    table = page._table
    assert table.isRowHidden(page._model.row_of(TIE_BREAK))
    assert not table.isRowHidden(page._model.row_of(TOTAL))


@pytest.mark.parametrize("size", [(800, 560), (1280, 800)])
def test_the_end_page_fits_its_window(window: MainWindow, size: tuple[int, int]) -> None:
    """It scrolls down only, and its buttons are in sight."""
    window.desk.languages.use("de")
    window.resize(*size)
    put_on_table(window, make_match(lambda s: s.actor == OVER, persons=(0,), seed=11))
    window.show_result()
    page = window.end_page
    assert page is not None
    QApplication.processEvents()
    area = page.findChild(SheetArea)
    assert area is not None
    assert area.area.horizontalScrollBar().maximum() == 0
    for button in (page._rematch, page._review, page._board):
        assert page.rect().contains(QRect(button.mapTo(page, QPoint()), button.size()))


def test_escape_gives_up_a_trade_that_was_begun_by_the_mouse(lay: Lay, qtbot: QtBot) -> None:
    table = lay(scripted(BEN_TRADES[:2]))
    next(icon for row in table.own.costs.icons for icon in row if icon.hollow).click()
    assert not table.draft.empty
    qtbot.keyClick(table._board, Qt.Key.Key_Escape)
    assert table.draft.empty


def test_the_keys_of_the_table_work_beside_it_too(lay: Lay, qtbot: QtBot) -> None:
    table = lay(scripted(BEN_TRADES[:2]))
    before = table.kit.game.index
    qtbot.keyClick(table._board, Qt.Key.Key_T)
    assert table.tray.get.hasFocus()
    qtbot.keyClick(table.tray.get, Qt.Key.Key_N)
    assert table.kit.game.index > before


def test_long_news_fit_their_cloth(desk: Desk) -> None:
    news = (
        "Baumeister 1 überbaut eine Siedlung unter Dickicht von Baumeister 2 (11 Marker): Acker "
        "6, Wald 9 und Ackerland 10. · Der dritte Stamm von Baumeister 1 ist vollendet: Das Spiel "
        "ist zu Ende."
    )
    room = MOST - 100
    assert written("Rot baut.", WIDTH - 36, room)[0].pixelSize() == 26
    assert written(news, WIDTH - 36, room)[1] <= room
    # Large where somebody wants large text, as far as the cloth has room.
    assert written("Rot baut.", WIDTH - 36, room, 2.0)[0].pixelSize() == 52
    assert written(news, WIDTH - 36, room, 2.0)[1] <= room


def test_long_headlines_are_written_smaller_and_not_cut(desk: Desk) -> None:
    room = WIDTH - 86
    assert headed("Jürgen", room) == 46
    for words in ("Jürgen · Handeln und Bauen", "Birk · Eine Karte wird geraubt"):
        assert text_width(words, heading(headed(words, room))) <= room, words
    assert headed("Jürgen", room, 2.0) == 92


def test_a_small_window_has_everything_beside_the_board(window: MainWindow) -> None:
    """900 × 600: the others above the board, trade and moves beside it, nothing to scroll to."""
    window.resize(900, 600)
    game, table = put_on_table(window, make_match(persons=(0,), players=4, seed=11))
    window.show()
    QApplication.processEvents()
    page = window.page
    assert page is not None
    assert game.seats
    assert table.width() < 600
    board = table.board
    for plate in table.plates.plates:
        if plate.isVisible():
            assert plate.mapTo(table, plate.rect().bottomLeft()).y() <= board.geometry().top()
    for each in (table.tableau, table.turn, table.own.tribe, table.own.costs, page.moves):
        corner = each.mapTo(window, QPoint(0, 0))
        assert window.rect().contains(QRect(corner, each.size())), each
    window.resize(1280, 800)
    QApplication.processEvents()
    assert table.plates.plate(1).mapTo(table, QPoint(0, 0)).x() < board.geometry().left()
