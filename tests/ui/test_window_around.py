"""Around the game: settings, languages, dialogs, errors, starting where there is no screen."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QDialog, QLabel, QMenu, QSlider
from pytestqt.qtbot import QtBot

from stoneage_qt.session.match import Seat
from stoneage_qt.session.settings import NewGame, SettingsStore
from stoneage_qt.ui.dialogs.about import KeysDialog
from stoneage_qt.ui.dialogs.settings import SettingsDialog
from stoneage_qt.ui.errors import Errors
from stoneage_qt.ui.shell.actions import COMMANDS, MENUS
from stoneage_qt.ui.shell.platform import (
    NoWindowError,
    check_platform,
    missing_packages,
    no_window_text,
)
from stoneage_qt.ui.shell.window import MainWindow
from tests.ui.texts import installed

pytestmark = pytest.mark.once

CHOICE = NewGame(
    seats=(Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"), None, None),
    seed=3,
    start=0,
)


def settings_dialog(window: MainWindow) -> SettingsDialog:
    window.actions_["settings"].trigger()
    dialog = window.dialogs.get("settings")
    assert isinstance(dialog, SettingsDialog)
    return dialog


def test_settings_are_kept_at_once(window: MainWindow, qtbot: QtBot) -> None:
    dialog = settings_dialog(window)
    check = dialog.findChild(QCheckBox, "auto_roll")
    slider = dialog.findChild(QSlider, "volume")
    scale = dialog.findChild(QComboBox, "ui_scale")
    assert check is not None
    assert slider is not None
    assert scale is not None
    check.setChecked(False)
    slider.setValue(20)
    scale.setCurrentIndex(scale.findData(1.5))
    fresh = SettingsStore(window.desk.places.settings).settings
    assert not fresh.auto_roll
    assert fresh.volume == pytest.approx(0.2)
    qtbot.waitUntil(lambda: window.desk.looks.scale == 1.5)


def test_sizes_on_the_way_are_not_laid_out_and_the_dialog_stays_on_the_screen(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = settings_dialog(window)
    screen = dialog.screen().availableGeometry()
    dialog.move(screen.center())
    scale = dialog.findChild(QComboBox, "ui_scale")
    assert scale is not None
    laid_out: list[float] = []
    looks = window.desk.looks
    looks.changed.connect(lambda: laid_out.append(looks.scale))
    with qtbot.waitSignal(looks.changed):
        for size in (1.15, 1.3, 1.5, 1.75, 2.0):
            scale.setCurrentIndex(scale.findData(size))
    assert laid_out == [2.0]
    assert screen.contains(dialog.frameGeometry())


def test_from_which_mistakes_on_is_asked_only_where_warnings_are_on(window: MainWindow) -> None:
    dialog = settings_dialog(window)
    tutor = dialog.findChild(QCheckBox, "tutor")
    severity = dialog.findChild(QComboBox, "tutor_severity")
    assert tutor is not None
    assert severity is not None
    tutor.setChecked(False)
    assert not severity.isEnabled()
    tutor.setChecked(True)
    assert severity.isEnabled()


def test_the_theme_follows_the_menu(window: MainWindow) -> None:
    for action in window.actions_.theme.actions():
        if action.data() == "dark":
            action.trigger()
    assert window.desk.looks.theme.dark
    assert window.desk.settings.theme == "dark"


def test_the_zoom_of_the_last_time_is_kept(window: MainWindow) -> None:
    window.set_setting("board_zoom", 1.5)
    window.start_game(CHOICE)
    assert window.page is not None
    assert window.page.board.zoom == 1.5
    window.page.board.zoom_fit()
    assert window.desk.settings.board_zoom == 1.0


def test_settings_reach_the_running_game(window: MainWindow) -> None:
    window.start_game(CHOICE)
    assert window.table.game is not None
    window.set_setting("forced_steps", False)
    assert not window.table.game.steps.auto_forced
    assert window.table._bots().budget == 4.0
    window.set_setting("bot_thinking", 1.0)
    assert window.table._bots().budget == 1.0


def test_the_window_comes_back_where_it_was(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(800, 640)
    window.close()
    again = MainWindow(window.desk)
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (800, 640)


class Shouting(QTranslator):
    """A language in which everything is written in brackets."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"[{source}]"


def test_every_text_follows_the_language(window: MainWindow, qtbot: QtBot) -> None:
    window.choose_game()
    window.start_game(CHOICE)
    settings_dialog(window)
    for name in ("about", "keys"):
        window.actions_[name].trigger()
    with installed(Shouting()):
        QCoreApplication.processEvents()
        silent = [words for words in texts_of(window) if "[" not in words]
    # Names, numbers and the caps of keys stay as they are.
    own = {"Ada", "Bo", "English", "Deutsch"}
    told = [words for words in silent if words not in own]
    assert [words for words in told if max(map(len, words.split()), default=0) > 2] == []


def texts_of(window: MainWindow) -> list[str]:
    """What is written on labels, buttons, menus and in boxes of the window's own pages."""
    found = [action.text() for action in window.actions() if action.text()]
    found += [menu.title() for menu in window.menuBar().findChildren(QMenu)]
    dialogs = [window.dialogs.get(name) for name in ("settings", "about", "keys")]
    roots: list[QObject] = [window.start_page, *(d for d in dialogs if d is not None)]
    roots += [page for page in (window.new_page, window.end_page, window.handover) if page]
    for root in roots:
        for label in root.findChildren(QLabel):
            found.append(label.text())
        for button in root.findChildren(QAbstractButton):
            found.append(button.text())
        for box in root.findChildren(QComboBox):
            found += [box.itemText(row) for row in range(box.count())]
    return [words for words in found if words]


def test_menus_hold_every_command() -> None:
    listed = {entry for entries in MENUS.values() for entry in entries if entry}
    assert set(COMMANDS) <= listed


def test_no_key_is_used_twice(window: MainWindow) -> None:
    keys = [key.toString() for name in COMMANDS for key in window.actions_[name].shortcuts()]
    assert len(keys) == len(set(keys))


def test_the_sheet_of_keys_names_them(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_["keys"].trigger()
    dialog = window.dialogs.get("keys")
    assert isinstance(dialog, KeysDialog)
    words = [label.text() for label in dialog.findChildren(QLabel)]
    assert {"Ctrl+R", "H", "D", "P", "F1", "F11", "Tab"} <= set(words)


def test_about_says_that_it_is_unofficial(window: MainWindow) -> None:
    window.actions_["about"].trigger()
    dialog = window.dialogs.get("about")
    assert isinstance(dialog, QDialog)
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "unofficial" in words
    assert "not affiliated" in words


def divide() -> float:
    return 1 / len("")


@pytest.mark.usefixtures("told_errors")
def test_an_error_becomes_a_message(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.captureExceptions() as caught:
        errors = Errors(tmp_path / "log" / "stoneage-qt.log")
        errors.install()
        errors.raised.connect(window.show_error)
        QTimer.singleShot(0, divide)
        qtbot.waitUntil(window.messages.isVisible)
        errors.remove()
    assert len(caught) == 1
    assert "division" in window.messages.text()
    qtbot.mouseClick(window.messages._copy, Qt.MouseButton.LeftButton)
    assert "Traceback" in QGuiApplication.clipboard().text()
    assert "division" in errors.log_path.read_text(encoding="utf-8")


@pytest.mark.usefixtures("told_errors")
def test_an_error_in_a_thread_arrives_too(qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.captureExceptions() as caught:
        errors = Errors(tmp_path / "stoneage-qt.log")
        errors.install()
        with qtbot.waitSignal(errors.raised) as blocker:
            thread = threading.Thread(target=divide)
            thread.start()
            thread.join()
        errors.remove()
    assert "ZeroDivisionError" in blocker.args[0]
    assert len(caught) == 1


def run_program(**environment: str) -> "subprocess.CompletedProcess[str]":
    bare = {
        name: value
        for name, value in os.environ.items()
        if name not in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    }
    return subprocess.run(
        [sys.executable, "-m", "stoneage_qt"],
        cwd=Path(__file__).parents[2],
        env={**bare, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="about X11 and Wayland")
@pytest.mark.parametrize(("environment", "words"), [({}, "DISPLAY"), ({"DISPLAY": ":987"}, ":987")])
def test_without_a_screen_a_plain_message(environment: dict[str, str], words: str) -> None:
    result = run_program(**environment)
    assert result.returncode == 1
    assert words in result.stderr or "apt install" in result.stderr
    assert "Traceback" not in result.stderr


def test_missing_libraries_are_named() -> None:
    missing = missing_packages({"libnobody-has-this.so.9": "libnobody9", "libc.so.6": "libc6"})
    assert missing == ("libnobody9",)
    error = NoWindowError("libraries", packages=missing)
    assert "apt install libnobody9" in no_window_text(error)


def test_an_offscreen_window_needs_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.delenv("DISPLAY", raising=False)
    check_platform()
