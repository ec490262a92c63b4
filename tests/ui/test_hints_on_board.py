"""Hints and warnings are shown on the board, too: a move is marked while somebody looks at it."""

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.ui.playing import PlayingTable
from stoneage_qt.games.stoneage.bots.hints import Hint
from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.games.stoneage.rules.constants import FIELD, RIVER
from stoneage_qt.session.match import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.panels.hints import HintButton
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.table_match import make_match

GOOD, BAD = decode("place field 1"), decode("place river 1")
CHOICE = NewGame(
    seats=(Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"), None, None),
    seed=3,
    start=0,
)


def founds(s: Any) -> bool:
    """The person sets a first settlement."""
    return s.phase == "found" and s.actor == 0


def enter(button: HintButton) -> None:
    middle = QPointF(button.rect().center())
    QApplication.sendEvent(button, QEnterEvent(middle, middle, middle))


def leave(button: HintButton) -> None:
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))


def hinted(window: MainWindow, actions: list[Any]) -> list[HintButton]:
    """Hints beside the board."""
    assert window.page is not None
    window.page.show_hints([SimpleNamespace(action=a, win=0.3, reasons=()) for a in actions])
    return window.page.hints.findChildren(HintButton)


def pointed(window: MainWindow) -> int | None:
    """The place that is marked on the board of Stone Age."""
    assert window.page is not None
    place: int | None = window.page.board.scene_.places.pointed
    return place


def test_a_hint_is_marked_in_stone_age(window: MainWindow) -> None:
    window.start_game(CHOICE)
    assert window.page is not None
    first, second = hinted(window, [GOOD, BAD])
    enter(first)
    assert pointed(window) == FIELD
    leave(first)
    assert pointed(window) is None
    second.setFocus()
    assert pointed(window) == RIVER
    window.page.hints.hide()
    assert pointed(window) is None


def test_a_hint_is_marked_in_inkas(window: MainWindow) -> None:
    window.put_on_table(make_match(founds))
    game, page = window.table.game, window.page
    assert game is not None
    assert page is not None
    assert isinstance(page.board, PlayingTable)
    mark = page.board.board.scene_.lights._pointed
    first, *_ = hinted(window, game.legal_actions()[:3])
    enter(first)
    assert mark.isVisible()
    leave(first)
    assert not mark.isVisible()
    enter(first)
    first.click()
    assert not mark.isVisible()


def test_only_the_best_looks_like_it(window: MainWindow, qtbot: QtBot) -> None:
    window.start_game(CHOICE)
    game = window.table.game
    assert game is not None
    first, second = hinted(window, [GOOD, BAD])
    second.setFocus()
    assert first.property("kind") == "primary"
    assert not second.isDefault()
    qtbot.keyClick(second, Qt.Key.Key_Return)
    assert game.match.actions == [BAD]


def test_a_tip_tells_what_the_button_can_not(window: MainWindow) -> None:
    window.start_game(CHOICE)
    first, _ = hinted(window, [GOOD, BAD])
    QApplication.processEvents()
    assert first.toolTip() == ""
    first.words = "many " * 80
    first.resize(first.width() - 1, first.height())
    assert "many" in first.toolTip()


@pytest.fixture
def warned(window: MainWindow) -> MainWindow:
    """Ada wants to go to the river, and the tutor objects."""
    window.start_game(CHOICE)
    game, tutor = window.table.game, window.table._tutor
    assert game is not None
    assert tutor is not None
    tutor.severity = "small"
    tutor._on_hints(game.revision, [Hint(GOOD, 0.6, 0.0, 0.0, ()), Hint(BAD, 0.4, 0.0, 0.2, ())])
    assert not game.submit(BAD)
    return window


def test_a_warning_marks_the_better_move(warned: MainWindow) -> None:
    assert pointed(warned) == FIELD
    warned.messages.hide()
    assert pointed(warned) is None


def test_the_better_move_is_played(warned: MainWindow, qtbot: QtBot) -> None:
    game = warned.table.game
    assert game is not None
    qtbot.mouseClick(warned.messages._other, Qt.MouseButton.LeftButton)
    assert game.match.actions == [GOOD]
    assert pointed(warned) is None
    warned.messages.remark("Something else.")
    assert not warned.messages._other.isVisible()


def test_a_warning_does_not_lie_over_the_better_move(window: MainWindow) -> None:
    window.put_on_table(make_match(founds))
    game, page = window.table.game, window.page
    assert game is not None
    assert page is not None
    around = window.messages.parentWidget()
    assert around is not None
    moves = [move for move in game.legal_actions() if move.word == act.FOUND]
    hidden = 0
    for better in moves:
        window.table.warned.emit(moves[0], SimpleNamespace(action=better, reasons=()), 0.2)
        area = page.area_of(better)
        assert area is not None
        seen = QRect(page.mapTo(around, area.topLeft()), area.size())
        assert not window.messages.geometry().intersects(seen), better
        sky = page.sky()
        usual = QRect(QPoint(), window.messages.size())
        usual.moveTopRight(sky.topRight())
        hidden += usual.intersects(area)
    assert hidden
