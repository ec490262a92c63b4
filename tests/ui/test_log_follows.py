"""The log keeps in sight what was looked at: its end, or the line that is read."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.bots.hints import Hint
from stoneage_qt.ui.pages.game import GamePage
from stoneage_qt.ui.panels.log import LogView
from stoneage_qt.ui.shell.window import MainWindow
from tests.games.inka.ui.inka_table import make_match

pytestmark = pytest.mark.once


def wheel(log: LogView, angle: int) -> None:
    """The wheel is turned over the log."""
    there = QPointF(log.viewport().rect().center())
    event = QWheelEvent(
        there,
        log.viewport().mapToGlobal(there),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(log.viewport(), event)


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> GamePage:
    """A game with a long log in front."""
    window.resize(1280, 800)
    window.table.show(make_match(lambda s: s.phase == "main" and s.turn >= 9, players=4))
    assert window.page is not None
    window.page.show_log()
    bar = window.page.log.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 500 and bar.value() == bar.maximum())
    return window.page


def fold(page: GamePage, qtbot: QtBot) -> None:
    """Hints leave no room for the lists, and go again."""
    hints = [Hint(action, 0.3, 0.1, 0.0, ()) for action in page._game.legal_actions()[:3]]
    page.show_hints(hints)
    qtbot.waitUntil(lambda: page.log.viewport().height() == 0)
    wheel(page.log, 120)
    page.hints.hide()
    qtbot.waitUntil(lambda: page.log.viewport().height() > 100)


def change_tabs(page: GamePage, qtbot: QtBot) -> None:
    page._tabs.setCurrentWidget(page.moves)
    qtbot.waitUntil(lambda: not page.log.isVisible())
    page.show_log()
    qtbot.waitUntil(page.log.isVisible)


def widen(page: GamePage, qtbot: QtBot) -> None:
    wide = page.log.width()
    page.window().resize(1500, 700)
    qtbot.waitUntil(lambda: page.log.width() != wide)


CHANGES = pytest.mark.parametrize("change", [fold, change_tabs, widen])
Change = Callable[[GamePage, QtBot], None]


@CHANGES
def test_whoever_looks_at_the_end_follows(page: GamePage, qtbot: QtBot, change: Change) -> None:
    bar = page.log.verticalScrollBar()
    wheel(page.log, 240)
    wheel(page.log, -2400)
    change(page, qtbot)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)
    before = page.log.model().rowCount()
    assert page._game.submit(page._game.legal_actions()[-1])
    assert page.log.model().rowCount() > before
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
    assert (
        page.log.indexAt(page.log.viewport().rect().bottomLeft() - QPoint(-2, 2)).row() > before - 2
    )


@CHANGES
def test_the_line_that_is_read_stays(page: GamePage, qtbot: QtBot, change: Change) -> None:
    log = page.log
    wheel(log, 480)
    line = log.indexAt(QPoint(1, 0)).row()
    assert 0 < line < log.model().rowCount() - 5
    change(page, qtbot)
    qtbot.waitUntil(lambda: log.indexAt(QPoint(1, 0)).row() == line)


def test_another_match_is_followed_again(page: GamePage, window: MainWindow, qtbot: QtBot) -> None:
    wheel(page.log, 480)
    window.table.show(make_match(lambda s: s.phase == "main" and s.turn >= 8, players=3))
    assert window.page is page
    bar = page.log.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)
