"""Drop-down lists in a page that scrolls."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.shell.desk import Desk

pytestmark = pytest.mark.once


def test_the_wheel_chooses_nothing_and_is_left_to_the_page(qtbot: QtBot) -> None:
    box = DropDown()
    box.addItems([f"entry {n}" for n in range(20)])
    qtbot.addWidget(box)
    box.show()
    box.setFocus()
    wheel = QWheelEvent(
        QPointF(box.rect().center()),
        QPointF(box.mapToGlobal(box.rect().center())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, wheel)
    assert box.currentIndex() == 0
    assert not wheel.isAccepted()


def test_an_open_list_has_one_border(desk: Desk, qtbot: QtBot) -> None:
    """Nothing of what the style puts around it shows above or below."""
    box = DropDown()
    box.addItems(["one", "two", "three"])
    qtbot.addWidget(box)
    box.show()
    for _ in range(2):
        box.showPopup()
        around = box.view().parentWidget()
        assert around is not None
        assert box.view().geometry() == around.rect()
        box.hidePopup()
