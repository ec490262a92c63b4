"""Nothing is lost: saving, loading, bad files, drag and drop, killed programs, two windows."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.match import Seat
from stoneage_qt.session.saves import load_match
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.window import MainWindow

CHOICE = NewGame(
    seats=(Seat(name="Ada", colour="red"), Seat(name="Bo", colour="blue"), None, None),
    seed=3,
    start=0,
)


def start(window: MainWindow) -> GameModel:
    window.start_game(CHOICE)
    assert window.table.game is not None
    return window.table.game


def test_save_and_load(window: MainWindow, tmp_path: Path) -> None:
    game = start(window)
    game.submit(decode("place forest 4"))
    path = tmp_path / "game.stoneage"
    assert window.files.save(game.match, path)
    assert load_match(path).index == 1
    assert "game.stoneage" in window.messages.text()
    game.submit(decode("place clay 5"))
    window.actions_["save"].trigger()
    assert load_match(path).index == 2
    window.start_game(CHOICE)
    assert window.files.path is None
    assert window.files.open(path)
    assert game.match.index == 2
    assert str(path) in window.desk.settings.recent_files


def cut(text: str) -> str:
    return text[: len(text) // 2]


def alter(text: str) -> str:
    return text.replace('"Ada"', '"Eve"')


def newer(text: str) -> str:
    return text.replace('"version": 2', '"version": 999')


@pytest.mark.parametrize("spoil", [cut, alter, newer, lambda _: "", lambda _: "[]"])
@pytest.mark.usefixtures("told_errors")
def test_bad_files_are_told_about_and_kept(
    window: MainWindow, tmp_path: Path, spoil: Callable[[str], str]
) -> None:
    game = start(window)
    path = tmp_path / "bad.stoneage"
    window.files.save(game.match, path)
    spoiled = spoil(path.read_text(encoding="utf-8"))
    path.write_text(spoiled, encoding="utf-8")
    match = game.match
    assert not window.files.open(path)
    assert window.messages.isVisible()
    assert "bad.stoneage" in window.messages.text()
    assert game.match is match
    assert not window.files.save(match, path)
    assert path.read_text(encoding="utf-8") == spoiled


@pytest.mark.usefixtures("told_errors")
def test_a_file_that_is_gone_leaves_the_list(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "gone.stoneage"
    window.desk.store.remember_file(path)
    assert not window.files.open(path)
    assert window.files.recent() == []


def test_a_dropped_game_opens(window: MainWindow, tmp_path: Path) -> None:
    game = start(window)
    path = tmp_path / "dropped.stoneage"
    window.files.save(game.match, path)
    window.show_start()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    left, copy = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), copy, data, left, none)
    window.dragEnterEvent(enter)
    assert enter.isAccepted()
    window.dropEvent(QDropEvent(QPointF(5, 5), copy, data, left, none))
    assert window.stack.currentWidget() is window.page


def test_other_files_are_not_taken(window: MainWindow, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "picture.png"))])
    assert window.files.dropped(data) is None


def test_a_closed_game_is_offered_at_the_very_action(desk: Desk, qtbot: QtBot) -> None:
    first = MainWindow(desk)
    first.begin()
    game = start(first)
    game.submit(decode("place forest 4"))
    game.submit(decode("place clay 2"))
    first.close()
    second = MainWindow(desk)
    second.begin()
    second.show()
    assert second.start_page._resume.isVisible()
    second.resume()
    assert second.table.game is not None
    assert second.table.game.match.actions == game.match.actions
    second.close()


def test_two_windows_do_not_fight(desk: Desk, qtbot: QtBot) -> None:
    first, second = MainWindow(desk), MainWindow(desk)
    for window in (first, second):
        window.begin()
    start(first).submit(decode("place forest 4"))
    start(second).submit(decode("place clay 2"))
    first.show_start()
    assert second.table.recovery() is None
    assert len(list(desk.places.autosave.glob("*.stoneage"))) == 2
    first.close()
    second.close()


PROGRAM = """
import sys, time
from stoneage_qt.games.stoneage.rules import decode
from stoneage_qt.session.places import user_places
from stoneage_qt.ui.app import make_application, make_desk
from stoneage_qt.ui.shell.window import MainWindow
from tests.ui.test_window_files import CHOICE
app = make_application(["x"])
window = MainWindow(make_desk(app, user_places()))
window.begin()
window.start_game(CHOICE)
window.table.game.submit(decode("place forest 4"))
window.table.game.submit(decode("place clay 2"))
print("played", flush=True)
time.sleep(600)
"""


def test_a_killed_game_is_offered_at_the_very_action(desk: Desk, qtbot: QtBot) -> None:
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        cwd=root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline().strip() == "played"
        program.send_signal(signal.SIGKILL)
    window = MainWindow(desk)
    window.begin()
    window.resume()
    assert window.table.game is not None
    texts = [decode("place forest 4"), decode("place clay 2")]
    assert window.table.game.match.actions == texts
    window.close()


def without_home(desk: Desk) -> None:
    """Where the folder of the games should be there is a file."""
    desk.places.data.mkdir(parents=True, exist_ok=True)
    desk.places.autosave.write_text("in the way", "utf-8")


@pytest.mark.usefixtures("told_errors")
def test_that_nothing_can_be_kept_is_told_with_what_to_do(desk: Desk, qtbot: QtBot) -> None:
    without_home(desk)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.begin()
    told = [window.messages.text()]
    game = start(window)
    assert window.messages.isHidden()
    game.submit(decode("place forest 4"))
    told.append(window.messages.text())
    assert told[0].startswith("Games can't be saved by themselves here.")
    assert told[1].startswith("This game is not being saved.")
    assert all(words.endswith("menu Game, Save as…") for words in told)
    window.close()


@pytest.mark.usefixtures("told_errors")
def test_what_is_wrong_with_another_file_does_not_stay_over_the_board(
    window: MainWindow, tmp_path: Path
) -> None:
    start(window).submit(decode("place forest 4"))
    window.show_start()
    bad = tmp_path / "bad.stoneage"
    bad.write_text("{", "utf-8")
    assert not window.files.open(bad)
    assert window.messages.text().endswith("Choose another file, or a game of the library.")
    window.resume()
    assert window.messages.isHidden()


@pytest.mark.usefixtures("told_errors")
def test_a_file_that_never_was_is_not_said_to_have_been(window: MainWindow, tmp_path: Path) -> None:
    assert not window.files.open(tmp_path / "none.stoneage")
    assert window.messages.text().startswith("There is no such file: ")


def test_a_damaged_game_says_first_that_it_is_damaged(window: MainWindow) -> None:
    """Its name is long, and what is cut is the end."""
    library = window.desk.places.library
    library.mkdir(parents=True, exist_ok=True)
    start(window).submit(decode("place forest 4"))
    (library / f"{'9ada41dd' * 4}.stoneage").write_text("{", "utf-8")
    window.show_start()
    page = window.start_page
    index = page._model.index(0)
    assert index.data().startswith("A game that can't be read\n9ada41dd")
