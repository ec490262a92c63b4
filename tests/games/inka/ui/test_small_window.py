"""The table in the smallest window: what one needs is in sight, and nothing is squeezed."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.bots.hints import Hint
from stoneage_qt.games.inka.bots.hints_reasons import Why
from stoneage_qt.games.inka.rules import State
from stoneage_qt.games.inka.rules.actions import ROADS
from stoneage_qt.games.inka.ui.playing import PlayingTable
from stoneage_qt.games.inka.ui.spots import CROSSING, Spot
from stoneage_qt.ui.panels.hints import HintButton
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.inka_table import make_match
from tests.games.inka.ui.test_inka_window import put_on_table
from tests.ui.texts import cut_off

pytestmark = pytest.mark.once


def trading(s: State) -> bool:
    return s.phase == "main" and sum(s.players[s.actor].hand) > 5


def in_sight(widget: QWidget, window: MainWindow) -> bool:
    page = window.page
    assert page is not None
    seen = QRect(page.mapTo(window, QPoint()), page.size())
    return seen.contains(QRect(widget.mapTo(window, QPoint()), widget.size()))


def whole(widget: QWidget) -> bool:
    """Nothing of it is covered or scrolled away."""
    return widget.visibleRegion().boundingRect() == widget.rect()


def laid(window: MainWindow, size: tuple[int, int], scale: float = 1.0) -> PlayingTable:
    window.set_setting("ui_scale", scale)
    window.resize(*size)
    _, table = put_on_table(window, make_match(trading, players=4, seed=7))
    assert isinstance(table, PlayingTable)
    return table


def test_a_trade_is_in_sight_while_it_is_made_and_the_board_before_and_after(
    window: MainWindow, qtbot: QtBot
) -> None:
    table = laid(window, (800, 560))
    qtbot.waitUntil(lambda: in_sight(table.board, window))
    hand = table.kit.state.players[table.kit.eyes.viewer].hand
    table.draft.give_more(next(kind for kind, count in enumerate(hand) if count))
    qtbot.waitUntil(lambda: in_sight(table.tray, window))
    assert table.beside.verticalScrollBar().maximum() == 0, "scrolls inside of what scrolls"
    table.draft.clear()
    qtbot.waitUntil(lambda: in_sight(table.board, window))


@pytest.mark.parametrize("size", [(1366, 720), (1366, 768)])
def test_hints_leave_the_trade_in_sight(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """They scroll: an offer that they advise is made above them."""
    table = laid(window, size)
    page = window.page
    assert page is not None
    long = (Why("site_before", 10, 48, 0), Why("keeps_route", 4, seat=2))
    page.show_hints([Hint(action, 0.3, 0.1, 0.0, long) for action in ROADS[:3]])
    best = page.hints.findChildren(HintButton)[0]
    qtbot.waitUntil(lambda: whole(best) and whole(table.tray.offer))


def test_below_the_board_prices_and_trade_stand_side_by_side(
    window: MainWindow, qtbot: QtBot
) -> None:
    table = laid(window, (800, 560))
    own = table.own
    qtbot.waitUntil(lambda: own.tray.mapTo(own, QPoint()).x() > own.costs.mapTo(own, QPoint()).x())
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: own.tray.mapTo(own, QPoint()).y() > own.costs.mapTo(own, QPoint()).y())


def test_large_text_scrolls_one_way_alone(window: MainWindow, qtbot: QtBot) -> None:
    table = laid(window, (800, 560), 2.0)
    page = window.page
    assert page is not None
    qtbot.waitUntil(lambda: page._area.verticalScrollBar().maximum() > 0)
    assert page._area.horizontalScrollBar().maximum() == 0
    assert table.width() <= page.width()


@pytest.mark.parametrize(
    ("size", "scale"), [((800, 560), 1.0), ((1280, 800), 2.0), ((1920, 1080), 2.0)]
)
def test_board_and_hand_are_seen_together(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    # However small it was before.
    window.resize(800, 560)
    table = laid(window, size, scale)
    qtbot.waitUntil(lambda: in_sight(table.board, window) and in_sight(table.tableau, window))


def offered(s: State) -> bool:
    return s.phase == "reply" and s.turn > 10


def test_an_offer_leaves_the_hand_in_sight(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(900, 600)
    _, table = put_on_table(window, make_match(offered, players=4, seed=7))
    offer = table.plates.plate(table.kit.state.active).offer
    qtbot.waitUntil(lambda: in_sight(table.tableau, window) and in_sight(offer, window))


def test_with_large_text_an_offer_comes_into_sight(window: MainWindow, qtbot: QtBot) -> None:
    window.set_setting("ui_scale", 2.0)
    window.resize(1280, 800)
    _, table = put_on_table(window, make_match(offered, players=4, seed=7))
    accept = table.plates.plate(table.kit.state.active).offer.accept
    qtbot.waitUntil(lambda: in_sight(accept, window))


def test_cards_in_two_lines_push_nothing_over_the_board(window: MainWindow, qtbot: QtBot) -> None:
    def many(s: State) -> bool:
        player = s.players[s.actor]
        cards = len(set(player.cards)) + (s.route == s.actor) + (s.arts == s.actor)
        return s.phase == "main" and cards > 1

    window.resize(900, 600)
    _, table = put_on_table(window, make_match(many, players=4, seed=7))

    def apart() -> bool:
        board = QRect(table.board.mapTo(table, QPoint()), table.board.size())
        turn = QRect(table.turn.mapTo(table, QPoint()), table.turn.size())
        return not board.intersects(turn)

    qtbot.waitUntil(apart)


def test_large_text_leaves_a_board_that_can_be_read(window: MainWindow, qtbot: QtBot) -> None:
    table = laid(window, (900, 600), 2.0)
    qtbot.waitUntil(lambda: table.board.height() >= 380)
    page = window.page
    assert page is not None
    assert page._area.horizontalScrollBar().maximum() == 0


def test_the_wheel_scrolls_a_high_page_over_cards_too(window: MainWindow, qtbot: QtBot) -> None:
    table = laid(window, (900, 600), 2.0)
    page = window.page
    assert page is not None
    bar = page._area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    seat = table.kit.eyes.viewer
    held = next(k for k, count in enumerate(table.kit.state.players[seat].hand) if count)
    for over in (table.tableau.hand.piles[held], table.tray.get.row.chips[0]):
        bar.setValue(0)
        turn_wheel(over)
        assert bar.value() > 0
        assert table.draft.empty
    window.set_setting("ui_scale", 1.0)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    turn_wheel(table.tableau.hand.piles[held], up=True)
    assert table.draft.give[held] == 1


def turn_wheel(widget: QWidget, *, up: bool = False) -> None:
    """A notch, as Qt hands it on to whoever is around."""
    here = QPointF(widget.rect().center())
    at: QWidget | None = widget
    while at is not None:
        event = QWheelEvent(
            QPointF(at.mapFromGlobal(widget.mapToGlobal(here))),
            widget.mapToGlobal(here),
            QPoint(),
            QPoint(0, 120 if up else -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        if QApplication.sendEvent(at, event) and event.isAccepted():
            return
        at = at.parentWidget()


def test_a_note_about_a_place_is_not_cut(window: MainWindow, qtbot: QtBot) -> None:
    window.desk.languages.use("de")
    table = laid(window, (900, 600), 2.0)
    board = table.board
    qtbot.waitUntil(lambda: board.height() >= 380)
    for number in range(0, 54, 6):
        board.explainer.show(Spot(CROSSING, number), "Zu nah (Abstandsregel): " * 3)
        card = board.explainer.card
        assert board.rect().contains(card.geometry())
        assert [found for found in cut_off(card) if found.text] == []
