"""Long moves get as many lines as they need."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QListView, QStyle, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from stoneage_qt.session.match import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.window import MainWindow

pytestmark = pytest.mark.once


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_move_is_cut_off(window: MainWindow, qtbot: QtBot, scale: float) -> None:
    window.set_setting("ui_scale", scale)
    seats = (Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"), None, None)
    window.start_game(NewGame(seats=seats, start=0, seed=3))
    assert window.page is not None
    moves = window.page.moves.findChild(QListView)
    assert moves is not None
    option = QStyleOptionViewItem()
    option.initFrom(moves)
    option.features |= QStyleOptionViewItem.ViewItemFeature.HasDisplay
    for width in range(180, 320, 7):
        moves.resize(round(width * scale), 400)
        index = moves.model().index(0, 0)
        hint = moves.itemDelegate().sizeHint(option, index)
        option.rect = QRect(0, 0, moves.viewport().width(), hint.height())
        option.text = str(index.data())
        element = QStyle.SubElement.SE_ItemViewItemText
        room = moves.style().subElementRect(element, option, moves)
        wrap = Qt.TextFlag.TextWordWrap
        box = moves.fontMetrics().boundingRect(
            QRect(0, 0, room.width() - 6, 10_000), wrap, option.text
        )
        assert box.height() <= room.height() + 1, (width, option.text)
