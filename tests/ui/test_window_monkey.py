"""A monkey at the window: whatever it does, nothing breaks and nothing is lost."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.session.match import Options, Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.window import MainWindow

SEATS = (
    Seat(name="Ada", colour="red"),
    Seat(name="Bo", colour="blue"),
    Seat(controller="bot", level="gatherer", colour="green"),
    Seat(controller="bot", level="random", colour="yellow"),
)
KEYS = (
    *(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Down),
    *(Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_5),
    *(Qt.Key.Key_C, Qt.Key.Key_E, Qt.Key.Key_M, Qt.Key.Key_B, Qt.Key.Key_L),
)
COMMANDS = (
    *("undo", "redo", "roll", "pause", "demo", "replay", "skip", "moves", "log", "board", "side"),
    *("zoom_in", "zoom_out", "zoom_fit", "start_page", "new", "result", "rematch", "settings"),
    *("keys", "about", "help"),
)


class Monkey:
    """Does one random thing at a time."""

    def __init__(self, window: MainWindow, folder: Path, seed: int) -> None:
        self.window = window
        self.rng = random.Random(seed)
        self.folder = folder
        self.deeds = (
            *(self.click,) * 6,
            *(self.drag,) * 3,
            *(self.key,) * 5,
            *(self.move,) * 8,
            self.command,
            self.command,
            self.resize,
            self.language,
            self.theme,
            self.save,
            self.load,
            self.new_game,
        )

    def act(self) -> None:
        self.rng.choice(self.deeds)()
        QApplication.processEvents()
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            dialog.close()

    def _target(self) -> QWidget:
        page = self.window.stack.currentWidget()
        assert page is not None
        return page

    def _point(self, widget: QWidget) -> QPoint:
        return QPoint(self.rng.randrange(widget.width()), self.rng.randrange(widget.height()))

    def click(self) -> None:
        page = self._target()
        point = self._point(page)
        inner = page.childAt(point) or page
        button = self.rng.choice((Qt.MouseButton.LeftButton,) * 5 + (Qt.MouseButton.RightButton,))
        QTest.mouseClick(inner, button, pos=inner.mapFrom(page, point))

    def drag(self) -> None:
        if self.window.page is None or self._target() is not self.window.page:
            return
        board = self.window.page.board.viewport()
        QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=self._point(board))
        for _ in range(3):
            QTest.mouseMove(board, self._point(board))
        QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=self._point(board))

    def key(self) -> None:
        focus = QApplication.focusWidget()
        target = self.window if focus is None else focus
        QTest.keyClick(target, self.rng.choice(KEYS))

    def move(self) -> None:
        game = self.window.table.game
        if game is not None and game.actor_is_person():
            game.submit(self.rng.choice(game.legal_actions()))
        elif self.window.page is not None:
            self.window.page.board.director.skip()

    def command(self) -> None:
        self.window.actions_[self.rng.choice(COMMANDS)].trigger()

    def resize(self) -> None:
        self.window.resize(self.rng.randrange(800, 1500), self.rng.randrange(560, 1000))

    def language(self) -> None:
        self.window.set_setting("language", self.rng.choice(("en", "de", "")))

    def theme(self) -> None:
        self.window.set_setting("theme", self.rng.choice(("light", "dark", "system")))

    def save(self) -> None:
        if self.window.table.game is not None:
            path = self.folder / f"{self.rng.randrange(3)}.stoneage"
            self.window.files.save(self.window.table.game.match, path)

    def load(self) -> None:
        self.window.files.open(self.folder / f"{self.rng.randrange(3)}.stoneage")

    def new_game(self) -> None:
        if self.rng.random() < 0.3:
            players = self.rng.randrange(2, 5)
            season = self.rng.choice(("summer", "winter"))
            choice = {
                "seats": (*SEATS[:players], None, None)[:4],
                "options": Options.model_validate({"season": season, "practice": True}),
                "modules": frozenset(("animals", "igloos") if season == "winter" else ()),
                "seed": self.rng.randrange(1000),
            }
            self.window.start_game(NewGame.model_validate(choice))


def let_loose(window: MainWindow, qtbot: QtBot, folder: Path, deeds: int, seed: int) -> None:
    window.desk.store.change(bot_speed=0.0, hand_over=True)
    monkey = Monkey(window, folder, seed)
    monkey.window.start_game(NewGame(seats=SEATS, seed=seed))
    for _ in range(deeds):
        monkey.act()
    window.files.open(folder / "0.stoneage")
    assert window.isVisible()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_breaks_nothing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, seed: int
) -> None:
    let_loose(window, qtbot, tmp_path, 150, seed)


@pytest.mark.slow
def test_a_patient_monkey_breaks_nothing(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    let_loose(window, qtbot, tmp_path, 10_000, 3)
