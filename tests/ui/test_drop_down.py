"""Drop-down lists in a page that scrolls."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stoneage_qt.ui.panels.drop_down import DropDown

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
