"""Settings that can't be read or written: the window says so, once, and goes on."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from stoneage_qt.session.settings import SettingsStore
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow

pytestmark = pytest.mark.usefixtures("told_errors")


def opened(desk: Desk, qtbot: QtBot) -> MainWindow:
    window = MainWindow(replace(desk, store=SettingsStore(desk.store.path)))
    qtbot.addWidget(window)
    window.begin()
    return window


def test_a_file_that_was_put_aside_is_named(desk: Desk, qtbot: QtBot) -> None:
    desk.store.path.write_text("spoilt", "utf-8")
    window = opened(desk, qtbot)
    assert "settings.json.bad" in window.messages.text()
    assert desk.store.path.with_name("settings.json.bad").read_text("utf-8") == "spoilt"
    window.close()


def test_it_is_told_at_once_in_the_settings_too(desk: Desk, qtbot: QtBot) -> None:
    window = opened(desk, qtbot)
    window.dialogs.show_settings()
    box = window.findChild(QCheckBox, "odds")
    assert box is not None
    folder = desk.store.path.parent
    folder.rename(folder.with_name("elsewhere"))
    folder.write_text("a file where the folder should be", "utf-8")
    box.toggle()
    assert window.messages.text().startswith("Your settings are kept only until the program ends.")
    window.close()


def test_what_cannot_be_written_is_told_once(desk: Desk, qtbot: QtBot) -> None:
    window = opened(desk, qtbot)
    folder = desk.store.path.parent
    folder.rename(folder.with_name("elsewhere"))
    folder.write_text("a file where the folder should be", "utf-8")
    window.set_setting("odds", False)
    told = [window.messages.text()]
    window.messages.remark("something else")
    window.set_setting("odds", True)
    told.append(window.messages.text())
    assert told[0].startswith("Your settings are kept only until the program ends.")
    assert told[1] == "something else"
    window.close()
