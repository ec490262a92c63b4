"""Somebody who plays the program in its window and knows the game only from its files."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication, QGraphicsView, QListView

from stoneage_qt.bots.door import decide
from stoneage_qt.contract import OVER
from stoneage_qt.games import minds_of
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.match import Match
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import SUFFIX, load_match
from stoneage_qt.session.settings import NewGame, SettingsStore
from stoneage_qt.ui.app import make_desk
from stoneage_qt.ui.shell.match import match_of
from stoneage_qt.ui.shell.window import MainWindow
from stoneage_qt.ui.theme import load_fonts
from tests.e2e.program import PATIENCE, Program, wait_for


class Sheet:
    """Where things lie in a window of this size, from the same window off screen."""

    def __init__(
        self,
        app: QApplication,
        home: Path,
        match: Match,
        size: tuple[int, int],
        view_of: Callable[[Any], QGraphicsView] = lambda table: table,
    ) -> None:
        """`view_of`: the painted board of a game's table."""
        window = _window(app, Places(home / "config", home / "data"), size)
        window.table.show_still(match)
        window.show()
        for _ in range(5):
            app.processEvents()
        assert window.page is not None
        view = view_of(window.page.board)
        self._corner = view.viewport().mapTo(window, QPoint(0, 0))
        self._transform = view.viewportTransform()
        window.close()
        window.deleteLater()

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point of the board in pixels of the window."""
        there = self._transform.map(QPointF(x, y)).toPoint() + self._corner
        return there.x(), there.y()


def first_recent_game(app: QApplication, places: Places, size: tuple[int, int]) -> tuple[int, int]:
    """Where the first of the recent games stands on the start page, in pixels of the window."""
    window = _window(app, places, size)
    window.begin()
    window.show()
    for _ in range(5):
        app.processEvents()
    games = window.start_page.findChild(QListView)
    assert games is not None
    middle = games.visualRect(games.model().index(0, 0)).center()
    there = games.viewport().mapTo(window, middle)
    window.close()
    window.deleteLater()
    return there.x(), there.y()


def _window(app: QApplication, places: Places, size: tuple[int, int]) -> MainWindow:
    load_fonts()  # words of another width stand elsewhere
    window = MainWindow(make_desk(app, places))
    window.resize(*size)
    assert (window.width(), window.height()) == size
    return window


class Player:
    """Plays seat 0 as a simple bot would, through the window.

    Attributes:
        match: the game as the files tell it.
        drags, clicks, picks: how often each way of playing was taken.
        repeats: what had to be done again, because nothing came of it.
    """

    def __init__(self, program: Program, match: Match, level: str) -> None:
        self.program = program
        self.rng = random.Random(1)
        self._minds = minds_of(match.rules.key)
        self._bot = self._minds.make_bot(level)
        self._read: dict[Path, int] = {}
        self.match = match
        self.drags = self.clicks = self.picks = 0
        self.repeats: list[str] = []

    def by_mouse(self, s: Any, action: Any) -> bool:
        """Do it on the board; False where it is not done there."""
        raise NotImplementedError

    def look(self) -> Match:
        """Read the game from where the program keeps it."""
        places = self.program.places
        for path in [*places.autosave.glob(f"*{SUFFIX}"), *places.library.glob(f"*{SUFFIX}")]:
            try:
                changed = path.stat().st_mtime_ns
                if self._read.get(path) == changed:
                    continue
                match = load_match(path)
            except (OSError, SaveError):  # replaced at this very moment
                continue
            self._read[path] = changed
            if match.seed == self.match.seed and match.index >= self.match.index:
                self.match = match
        return self.match

    def play(self, until: int = 100_000) -> None:
        """Play until the game is over, or so many actions are done."""
        while self.match.state.actor != OVER and self.match.index < until:
            if self._decides(self.match):
                self._move()
            else:
                self._wait()

    def _move(self) -> None:
        s = self.match.state
        action = decide(self._minds, self._bot, s, 0, self.match.index).action
        before = self.match.index
        for patience in (4.0, 8.0, 20.0):
            self._do(s, action)
            try:
                wait_for("an action", lambda: self.look().index > before, patience)
            except AssertionError:
                self.repeats.append(f"{before}: {action}")
                continue
            self._wait()
            return
        raise AssertionError(f"{action} is not played")

    def _wait(self) -> None:
        """Until it is our turn again; others may think long on a busy machine."""

        def turn() -> bool:
            match = self.look()
            return bool(match.state.actor == OVER) or self._decides(match)

        wait_for("a turn", turn, 2 * PATIENCE)

    @staticmethod
    def _decides(match: Match) -> bool:
        """Whether seat 0 has a choice: what there is no other for, the program does itself."""
        s = match.state
        return bool(s.actor == 0) and len(match.rules.legal_actions(s)) > 1

    def _do(self, s: Any, action: Any) -> None:
        """By mouse where the board takes it, and by the moves list every third time."""
        if self.rng.random() > 2 / 3 or not self.by_mouse(s, action):
            self.pick(self.match.rules.legal_actions(s).index(action))

    def pick(self, row: int) -> None:
        """Choose a row of the moves list by keys alone."""
        self.picks += 1
        self.program.keys("m", "Home", *["Down"] * row, "Return")


def first_position(places: Places) -> Match:
    """The game that the stored choices of the new-game page give; they name a seed."""
    choice: NewGame = SettingsStore(places.settings).settings.new_game
    assert choice.seed is not None
    assert choice.start is not None
    return match_of(choice)
