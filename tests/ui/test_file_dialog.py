"""Qt's own file dialog, as the program shows it where the system has none."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QToolButton, QTreeView
from pytestqt.qtbot import QtBot

from stoneage_qt.ui.dialogs.file_dialog import file_dialog
from stoneage_qt.ui.shell.window import MainWindow

pytestmark = pytest.mark.once


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_its_buttons_can_be_seen(
    window: MainWindow, theme: str, tmp_path: Path, qtbot: QtBot
) -> None:
    looks = window.desk.looks
    looks.apply(theme, 1.0)
    dialog = file_dialog(window, looks, "Open", tmp_path)
    qtbot.addWidget(dialog)
    ink = QColor(looks.theme.ink).lightnessF()
    for name in ("backButton", "forwardButton", "toParentButton", "newFolderButton"):
        button = dialog.findChild(QToolButton, name)
        assert button is not None, name
        picture = button.icon().pixmap(20, 20).toImage()
        shown = [
            colour.lightnessF()
            for x in range(picture.width())
            for y in range(picture.height())
            if (colour := picture.pixelColor(x, y)).alphaF() > 0.9
        ]
        assert shown
        assert abs(sum(shown) / len(shown) - ink) < 0.25, name


def test_its_columns_are_not_cut(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = file_dialog(window, window.desk.looks, "Open", tmp_path)
    qtbot.addWidget(dialog)
    dialog.show()
    listed = dialog.findChild(QTreeView, "treeView")
    assert listed is not None
    head = listed.header()
    qtbot.waitUntil(lambda: head.length() <= listed.viewport().width())
