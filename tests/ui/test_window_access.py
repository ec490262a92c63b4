"""Without eyes or mouse: names for everything that can have the focus, and announcements."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.session.match import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.screenshot import play
from stoneage_qt.ui.shell.match import match_of
from stoneage_qt.ui.shell.window import MainWindow

pytestmark = pytest.mark.once

CHOICE = NewGame(
    seats=(Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"), None, None),
    seed=3,
    start=0,
)


def nameless(root: QWidget) -> list[str]:
    """What can have the focus but would be read out as nothing."""
    found = []
    for widget in root.findChildren(QWidget):
        if widget.focusPolicy() == Qt.FocusPolicy.NoFocus or not widget.isVisibleTo(root):
            continue
        inner = isinstance(widget.parentWidget(), QComboBox | QAbstractSpinBox | QLineEdit)
        # A tab widget hands the focus to its tabs, which have names.
        if (
            inner
            or isinstance(widget, QTabWidget)
            or widget.objectName().startswith("qt_")
            or type(widget) is QWidget
        ):
            continue
        words = widget.text() if isinstance(widget, QAbstractButton) else ""
        if not (words or widget.accessibleName() or has_label(root, widget)):
            found.append(f"{type(widget).__name__} {widget.objectName()}")
    return found


def has_label(root: QWidget, widget: QWidget) -> bool:
    labels = [label for label in root.findChildren(QWidget) if hasattr(label, "buddy")]
    return any(label.buddy() is widget for label in labels)


@pytest.mark.parametrize("page", ["start", "new", "game", "end", "settings"])
def test_everything_with_focus_has_a_name(window: MainWindow, qtbot: QtBot, page: str) -> None:
    root: QWidget = window.start_page
    if page == "new":
        window.choose_game()
        assert window.new_page is not None
        root = window.new_page
    elif page == "game":
        window.start_game(CHOICE)
        assert window.page is not None
        root = window.page
    elif page == "end":
        match = match_of(CHOICE)
        play(match, 4_000)
        window.table.show(match)
        qtbot.waitUntil(lambda: window.stack.currentWidget() is window.end_page)
        assert window.end_page is not None
        root = window.end_page
    elif page == "settings":
        window.actions_["settings"].trigger()
        dialog = window.dialogs.get("settings")
        assert dialog is not None
        root = dialog
    assert nameless(root) == []


def test_what_happens_is_announced(window: MainWindow, qtbot: QtBot) -> None:
    said: list[str] = []
    window.announced.connect(said.append)
    window.start_game(CHOICE)
    qtbot.waitUntil(lambda: bool(said))
    assert "Ada" in said[0]
    game = window.table.game
    assert game is not None
    game.submit(decode("place forest 4"))
    assert "Ada puts 4 people into the forest." in said


def test_the_result_is_announced(window: MainWindow, qtbot: QtBot) -> None:
    match = match_of(CHOICE)
    play(match, 4_000)
    said: list[str] = []
    window.announced.connect(said.append)
    window.table.show(match)
    qtbot.waitUntil(lambda: any("wins" in words for words in said))


def test_tab_walks_through_the_start_page(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    seen = set()
    for _ in range(12):
        focus = QApplication.focusWidget()
        qtbot.keyClick(window if focus is None else focus, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton):
            seen.add(focus.text())
    assert {"New game", "Open…", "Library"} <= seen
