"""What has the focus is framed for the keyboard, and looks like everything else after a click."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from stoneage_qt.session.seats import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.panels.players import PlayersView
from stoneage_qt.ui.panels.widgets import button
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow

pytestmark = pytest.mark.once

KINDS = (
    "button",
    "primary",
    "flat",
    "tool",
    "tile",
    "check",
    "radio",
    "combo",
    "field",
    "spin",
    "tabs",
    "list",
    "slider",
)
TWO = NewGame(seats=(Seat(name="Anna"), Seat(name="Ben", colour="blue"), None, None), start=0)
TOGGLES = ("check", "radio")


def make(kind: str) -> QWidget:
    """One of what the pages are made of; each has the focus by a click and by Tab."""
    made: QWidget
    match kind:
        case "button" | "primary" | "flat":
            made = named = button(lambda: None, "" if kind == "button" else kind)
            named.setText("Stone")
            named.setAutoDefault(False)
        case "tool" | "tile":
            made = tool = QToolButton()
            tool.setText("Stone")
            tool.setProperty("kind", kind)
        case "check":
            made = QCheckBox("Stone")
        case "radio":
            made = radio = QRadioButton("Stone")
            radio.setChecked(True)
        case "combo":
            made = combo = QComboBox()
            combo.addItem("Stone")
        case "field":
            made = QLineEdit("Stone")
        case "spin":
            made = QSpinBox()
        case "tabs":
            made = tabs = QTabBar()
            tabs.addTab("Stone")
        case "list":
            made = rows = QListWidget()
            rows.addItem("Stone")
        case _:
            made = QSlider(Qt.Orientation.Horizontal)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made


@pytest.fixture
def sheet(desk: Desk, qtbot: QtBot) -> QWidget:
    """A window with something else that can have the focus."""
    made = QWidget()
    qtbot.addWidget(made)
    column = QVBoxLayout(made)
    column.addWidget(QPushButton("Elsewhere"))
    made.resize(400, 300)
    return made


def rim(widget: QWidget) -> list[QImage]:
    """How a widget is painted, a field without its words, in which the cursor blinks."""
    picture = widget.grab().toImage()
    if isinstance(widget, QLineEdit | QSpinBox):
        width, height = picture.width(), picture.height()
        return [picture.copy(QRect(0, 0, width, 4)), picture.copy(QRect(0, height - 4, width, 4))]
    return [picture]


def click(widget: QWidget) -> None:
    """With the mouse, as the window system tells of it; a box is closed again."""
    handle = widget.window().windowHandle()
    spot = widget.mapTo(widget.window(), QPoint(12, widget.height() // 2))
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=spot)
    if isinstance(widget, QComboBox):
        widget.hidePopup()
        widget.window().activateWindow()
    QTest.mouseMove(handle, QPoint(1, 1))
    QApplication.processEvents()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_only_the_keyboard_frames(
    sheet: QWidget, desk: Desk, qtbot: QtBot, kind: str, theme: str
) -> None:
    desk.looks.apply(theme, 1.0)
    made = make(kind)
    column = sheet.layout()
    assert column is not None
    column.addWidget(made)
    sheet.show()
    qtbot.waitExposed(sheet)
    sheet.activateWindow()
    other = sheet.findChild(QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert other is not None
    click(made)  # what a click changes besides, a check mark or a chosen row, is there before
    if kind in TOGGLES:
        click(made)
    other.setFocus(Qt.FocusReason.MouseFocusReason)
    plain = rim(made)
    made.setFocus(Qt.FocusReason.MouseFocusReason)
    assert made.hasFocus()
    assert rim(made) == plain, "after a click"
    other.setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.keyClick(other, Qt.Key.Key_Tab)
    assert made.hasFocus()
    assert rim(made) != plain, "after Tab"
    click(made)
    if kind in TOGGLES:
        click(made)
    assert made.hasFocus()
    assert rim(made) == plain, "after a click on what Tab had chosen"
    QTest.keyClick(made, Qt.Key.Key_End)
    assert rim(made) != plain, "after a key that walks"


def test_a_page_is_framed_for_who_came_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    """The page puts the focus on its button; only the way there tells whether it is shown."""
    window.activateWindow()
    start = QApplication.focusWidget()
    assert isinstance(start, QPushButton)
    click(start)
    by_mouse = QApplication.focusWidget()
    assert by_mouse is not None
    assert by_mouse is not start
    assert not by_mouse.property("byKeyboard")
    QTest.keyClick(by_mouse, Qt.Key.Key_Escape)
    home = QApplication.focusWidget()
    assert home is not None
    assert home.property("byKeyboard")
    QTest.keyClick(home, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is by_mouse
    assert by_mouse.property("byKeyboard")


@pytest.mark.parametrize("row", [0, 1], ids=["whose turn it is", "another"])
def test_the_card_of_a_player_is_framed_for_the_keyboard(
    window: MainWindow, qtbot: QtBot, row: int
) -> None:
    window.start_game(TWO)
    window.activateWindow()
    view = window.findChild(PlayersView)
    assert view is not None
    view.setFocus(Qt.FocusReason.MouseFocusReason)
    view.setCurrentIndex(view.model().index(row, 0))
    clicked = view.grab().toImage()
    view.clearFocus()
    assert view.grab().toImage() == clicked
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.grab().toImage() != clicked
