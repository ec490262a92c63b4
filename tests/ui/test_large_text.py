"""With text at 200 % dialogs stay on the screen, and drop-down lists show all they have."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.pages.opponent_box import OpponentBox
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.shell.window import MainWindow

pytestmark = pytest.mark.once


@pytest.mark.parametrize("command", ["settings", "keys", "about", "gallery"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_dialogs_are_never_larger_than_the_screen(
    window: MainWindow, command: str, language: str, qtbot: QtBot
) -> None:
    window.desk.languages.use(language)
    window.desk.looks.apply("light", 2.0)
    window.actions_[command].trigger()
    QApplication.processEvents()
    dialog = window.dialogs.get(command)
    assert dialog is not None
    room = dialog.screen().availableGeometry().size()
    assert dialog.width() <= room.width()
    assert dialog.height() <= room.height()
    assert dialog.minimumSizeHint().height() <= room.height()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_settings_stay_on_the_screen_when_the_text_grows(
    window: MainWindow, language: str, qtbot: QtBot
) -> None:
    """Chosen in the dialog itself, which stands in the far corner of the screen."""
    window.desk.languages.use(language)
    window.actions_["settings"].trigger()
    dialog = window.dialogs.get("settings")
    assert dialog is not None
    room = dialog.screen().availableGeometry()
    dialog.move(room.bottomRight() - dialog.rect().bottomRight())
    scale = dialog.findChild(DropDown, "ui_scale")
    assert scale is not None
    scale.setCurrentIndex(scale.findData(2.0))
    qtbot.waitUntil(lambda: window.desk.looks.scale == 2.0)
    QApplication.processEvents()
    close = dialog.findChild(QPushButton, "close")
    assert close is not None
    assert room.contains(dialog.frameGeometry())
    assert room.contains(QRect(close.mapToGlobal(QPoint(0, 0)), close.size()))


def test_what_is_told_on_the_board_grows_with_the_text(window: MainWindow) -> None:
    window.start_game(NewGame(start=0, seed=1))
    page = window.page
    assert page is not None
    captions = page.board.scene_.captions
    usual = captions.rect()
    window.desk.looks.apply("light", 2.0)
    assert captions.rect().width() > 1.3 * usual.width()
    assert captions.rect().topLeft() == usual.topLeft()
    window.desk.looks.apply("light", 1.0)
    assert captions.rect() == usual


def test_drop_downs_show_all_entries(window: MainWindow, qtbot: QtBot) -> None:
    window.choose_game()
    assert window.new_page is not None
    boxes = window.new_page.findChildren(QComboBox)
    assert boxes
    assert all(isinstance(box, DropDown) for box in boxes)
    who = max(boxes, key=QComboBox.count)
    assert who.count() > 10, "more than Qt shows by itself"
    who.showPopup()
    QApplication.processEvents()
    assert isinstance(who, OpponentBox)
    view = who.gallery.cards
    seen = QRect(QPoint(), view.viewport().size())
    for row in range(who.count()):
        assert seen.contains(view.visualRect(who.model().index(row, 0)).center()), row
    who.hidePopup()


@pytest.mark.parametrize("name", ["light", "dark"])
def test_tooltips_look_like_the_program(window: MainWindow, name: str, qtbot: QtBot) -> None:
    """On the ground of the other cards, also over widgets with a style sheet of their own."""
    window.start_game(NewGame(start=0, seed=1))
    window.desk.looks.apply(name, 1.0)
    assert window.page is not None
    window.review_game()
    sheets = {
        widget.styleSheet()
        for widget in window.findChildren(QWidget)
        if widget.toolTip() and widget.styleSheet()
    }
    assert all("{" in sheet for sheet in sheets), "a sheet without a selector changes tooltips"
    shades = window.desk.looks.theme
    assert shades.tooltip == shades.popover
    QToolTip.showText(window.mapToGlobal(QPoint(60, 60)), "Words", window)
    tip = next(w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel"))
    qtbot.waitUntil(tip.isVisible)
    inside = tip.grab().toImage().pixelColor(5, 5)
    assert inside.name() == QColor(shades.popover).name()
    QToolTip.hideText()
