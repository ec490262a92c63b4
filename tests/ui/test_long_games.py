"""Very long games: opened with progress, given up, the window closed meanwhile."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QObject, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.rules import CHANCE, Setup, decode
from stoneage_qt.session.autosave import Autosave, pending_recoveries
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.saves import save_match
from stoneage_qt.session.steps import STEP
from stoneage_qt.ui.dialogs.opening import OpeningDialog
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.opener import AT_ONCE
from stoneage_qt.ui.shell.window import MainWindow

pytestmark = pytest.mark.once

LONG = (AT_ONCE + 4) * STEP
USUAL = Path(__file__).parents[1] / "stored_games" / "4p.stoneage"


@pytest.fixture(scope="module")
def long_match() -> Match:
    """Two tribes that do nothing but hunt, which never ends."""
    seats = [Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue")]
    match = Match(RULES, Setup.shuffled(2, random.Random(1), start=0), seats, seed=1)
    while len(match.actions) < LONG:
        if match.state.actor == CHANCE:
            match.submit(match.roll())
            continue
        legal = RULES.legal_actions(match.state)
        everybody = decode("place hunt 5")
        match.submit(everybody if everybody in legal else legal[0])
    return match


@pytest.fixture
def long_file(long_match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "long.stoneage"
    save_match(path, long_match)
    return path


def by_file_dialog(window: MainWindow, path: Path) -> None:
    window.files.ask_open()
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    dialog.close()
    dialog.fileSelected.emit(str(path))


def by_start_page(window: MainWindow, path: Path) -> None:
    window.start_page.chosen.emit(path)


def by_drop(window: MainWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    left, copy = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
    window.dropEvent(QDropEvent(QPointF(5, 5), copy, data, left, Qt.KeyboardModifier.NoModifier))


def by_command_line(window: MainWindow, path: Path) -> None:
    window.begin(path)


def by_library(window: MainWindow, path: Path) -> None:
    window.library.show()
    assert window.library.page is not None
    window.library.page.openRequested.emit(path)


def for_review(window: MainWindow, path: Path) -> None:
    window.library.show()
    assert window.library.page is not None
    window.library.page.reviewRequested.emit(path)


Way = Callable[[MainWindow, Path], None]
PLAYED: tuple[Way, ...] = (by_file_dialog, by_start_page, by_drop, by_command_line, by_library)
WAYS: tuple[Way, ...] = (*PLAYED, for_review)


def the_dialog(window: MainWindow) -> OpeningDialog:
    assert window.opener.dialog is not None
    assert window.opener.dialog.isVisible()
    return window.opener.dialog


def test_a_long_game_opens_with_progress(window: MainWindow, qtbot: QtBot, long_file: Path) -> None:
    window.opener.patience = 0.0
    by_file_dialog(window, long_file)
    dialog = the_dialog(window)
    with qtbot.waitSignal(dialog.progress.valueChanged):
        pass
    qtbot.waitUntil(lambda: window.opener.dialog is None)
    assert window.stack.currentWidget() is window.page
    assert window.table.game is not None
    assert window.table.game.match.index >= LONG
    assert window.files.path == long_file


def test_a_long_game_is_looked_at_with_progress(
    window: MainWindow, qtbot: QtBot, long_file: Path
) -> None:
    window.opener.patience = 0.0
    for_review(window, long_file)
    assert the_dialog(window).windowTitle()
    qtbot.waitUntil(lambda: window.opener.dialog is None)
    assert window.review.page is not None
    assert window.stack.currentWidget() is window.review.page
    assert window.review.page.replay.count == LONG


@pytest.fixture
def left_behind(long_match: Match, window: MainWindow) -> Path:
    """The slot of a program that has ended."""
    autosave = Autosave(window.desk.places)
    autosave.record(long_match)
    autosave.close()
    window.show_start()
    (slot,) = window.desk.places.autosave.glob("*.stoneage")
    return slot


def test_a_long_game_is_gone_on_with_with_progress(
    window: MainWindow, qtbot: QtBot, left_behind: Path
) -> None:
    window.opener.patience = 0.0
    window.start_page.resumed.emit()
    assert the_dialog(window).windowTitle()
    qtbot.waitUntil(lambda: window.opener.dialog is None)
    assert window.stack.currentWidget() is window.page
    assert window.table.game is not None
    assert window.table.game.match.index >= LONG


def test_given_up_it_is_still_there_to_go_on_with(
    window: MainWindow, qtbot: QtBot, left_behind: Path
) -> None:
    window.opener.patience = 0.0
    window.start_page.resumed.emit()
    by_escape(the_dialog(window), qtbot)
    assert window.stack.currentWidget() is window.start_page
    assert window.table.game is None
    # Another program may take it.
    (recovery,) = pending_recoveries(window.desk.places)
    assert recovery.path == left_behind
    assert recovery.fault is None


def test_the_start_page_tells_of_a_long_game_without_playing_it(
    window: MainWindow, left_behind: Path, long_match: Match
) -> None:
    (recovery,) = pending_recoveries(window.desk.places)
    assert recovery.match is None, "playing it takes seconds"
    note = window.start_page._resume_note.text()
    assert note == f"Stone Age · Ada and Bo · round {RULES.round_of(long_match.state)}"
    assert window.start_page._resume.isVisible()


def test_of_two_long_games_the_older_one_goes_to_the_library(
    window: MainWindow, left_behind: Path, long_match: Match
) -> None:
    content = left_behind.read_bytes()
    later = Autosave(window.desk.places)
    later.record(long_match.branch(LONG - 10))
    later.close()
    window.show_start()
    assert [path.read_bytes() for path in window.desk.places.library.glob("*.stoneage")] == [
        content
    ]
    assert len(list(window.desk.places.autosave.glob("*.stoneage"))) == 1


def test_the_game_on_the_table_is_looked_at_with_progress(
    window: MainWindow, qtbot: QtBot, long_match: Match
) -> None:
    window.opener.patience = 0.0
    window.table.show_still(long_match)
    window.actions_["review"].trigger()
    assert the_dialog(window).windowTitle()
    qtbot.waitUntil(lambda: window.opener.dialog is None)
    assert window.review.page is not None
    assert window.stack.currentWidget() is window.review.page


def by_escape(dialog: OpeningDialog, qtbot: QtBot) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def by_button(dialog: OpeningDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.cancel, Qt.MouseButton.LeftButton)


def by_its_frame(dialog: OpeningDialog, qtbot: QtBot) -> None:
    dialog.close()


@pytest.mark.parametrize(
    ("way", "give_up"),
    [*((way, by_escape) for way in WAYS), (by_library, by_button), (for_review, by_its_frame)],
)
def test_given_up_everything_is_as_it_was(
    window: MainWindow,
    qtbot: QtBot,
    long_file: Path,
    way: Way,
    give_up: Callable[[OpeningDialog, QtBot], None],
) -> None:
    window.opener.patience = 0.0
    way(window, long_file)
    before = window.stack.currentWidget()
    give_up(the_dialog(window), qtbot)
    assert window.opener.dialog is None
    qtbot.wait(1)
    assert window.findChild(OpeningDialog) is None
    assert window.stack.currentWidget() is before
    assert window.table.game is None
    assert window.review.page is None or window.stack.currentWidget() is not window.review.page
    assert not window.desk.settings.recent_files
    assert not window.messages.isVisible()


@pytest.mark.parametrize("way", WAYS)
def test_the_window_is_closed_meanwhile(
    window: MainWindow, qtbot: QtBot, long_file: Path, way: Way
) -> None:
    window.opener.patience = 0.0
    way(window, long_file)
    dialog = the_dialog(window)
    with qtbot.waitSignal(dialog.destroyed):
        assert window.close()
    assert window.table.game is None
    assert not window.isVisible()


@pytest.mark.usefixtures("told_errors")
def test_a_long_game_with_an_illegal_move_is_told_about(
    window: MainWindow, qtbot: QtBot, long_file: Path
) -> None:
    text = long_file.read_text(encoding="utf-8")
    head, place, rest = text.rpartition('"place hunt 5"')
    long_file.write_text(head + place.replace("5", "7") + rest, encoding="utf-8")
    window.opener.patience = 0.0
    assert window.files.open(long_file)
    assert the_dialog(window).isVisible()
    qtbot.waitUntil(lambda: window.opener.dialog is None)
    assert "long.stoneage" in window.messages.text()
    assert window.table.game is None


def test_the_last_one_wanted_is_opened(window: MainWindow, qtbot: QtBot, long_file: Path) -> None:
    window.opener.patience = 0.0
    window.files.open(long_file)
    window.files.open(USUAL)
    assert window.opener.dialog is None
    assert window.files.path == USUAL


@pytest.mark.parametrize("way", PLAYED)
def test_a_usual_game_opens_at_once(window: MainWindow, way: Way) -> None:
    window.opener.patience = 0.0
    way(window, USUAL)
    assert window.opener.dialog is None
    assert window.files.path == USUAL
    assert window.table.game is not None


def test_a_usual_game_is_looked_at_at_once(window: MainWindow) -> None:
    window.opener.patience = 0.0
    for_review(window, USUAL)
    assert window.opener.dialog is None
    assert window.review.page is not None
    assert window.stack.currentWidget() is window.review.page


class Shown(QObject):
    """Watches for dialogs of progress; `parents`: whose were shown."""

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self.parents: list[object] = []
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Only looks."""
        if event.type() == QEvent.Type.Show and isinstance(watched, OpeningDialog):
            self.parents.append(watched.parent())
        return False


def test_the_dialog_waits_for_the_window(
    desk: Desk, qapp: QApplication, qtbot: QtBot, long_file: Path
) -> None:
    window = MainWindow(desk)
    window.opener.patience = 0.0
    shown = Shown(qapp)
    window.begin(long_file)
    assert window.opener.dialog is None
    window.show()
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.page)
    assert shown.parents == [window]
    shown.deleteLater()
    window.close()
    window.deleteLater()
