"""Looks and settings as for the tests of the shell, and a table with a game on it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.ui.table.around import AroundBoard
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.match import Match
from stoneage_qt.ui.shell.desk import Desk
from tests.games.inka.ui.table_match import ScriptedBots, with_side
from tests.ui.conftest import _fonts, desk, window

__all__ = ["_fonts", "desk", "lay", "window"]

Lay = Callable[..., AroundBoard]


@pytest.fixture
def lay(desk: Desk, qtbot: QtBot) -> Iterator[Lay]:
    """Puts a match on a table without a board: bots are asked and answer when a test says so.

    settles: whether everything is shown at once; else it is when the test says so.
    """
    made: list[tuple[QWidget, GameModel]] = []

    def put(match: Match, size: tuple[int, int] = (976, 740), settles: bool = True) -> AroundBoard:
        bots = ScriptedBots()
        game = GameModel(match, bots, auto_settle=settles)
        bots.setParent(game)
        board = QWidget()
        board.setMinimumSize(480, 380)
        board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        table = AroundBoard(game, desk, desk.sprites_of("inka"), board)
        page = with_side(table, desk, size)
        page.show()
        qtbot.waitExposed(page)
        game.start()
        board.setFocus()
        table.activateWindow()
        qtbot.waitUntil(lambda: QApplication.focusWidget() is board)
        made.append((page, game))
        return table

    yield put
    for page, game in made:
        game.stop()
        page.close()
        page.deleteLater()
        game.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
