"""Somebody who plays the program in its window and knows the game only from its files."""

import random
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication, QListView

from stoneage_qt.games.stoneage.bots.levels import make_bot
from stoneage_qt.games.stoneage.minds import decide
from stoneage_qt.games.stoneage.rules import OVER, Action, State, legal_actions
from stoneage_qt.games.stoneage.rules.actions import PLACE, RESOLVE
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.games.stoneage.ui.board.tableau_layout import HOME_HEIGHT, home_spot
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.match import Match
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import SUFFIX, load_match
from stoneage_qt.session.settings import NewGame, SettingsStore
from stoneage_qt.ui.app import make_desk
from stoneage_qt.ui.shell.match import match_of
from stoneage_qt.ui.shell.window import MainWindow
from tests.e2e.program import Program, wait_for


class Sheet:
    """Where things lie in a window of this size, from the same window off screen."""

    def __init__(self, app: QApplication, home: Path, match: Match, size: tuple[int, int]) -> None:
        window = _window(app, Places(home / "config", home / "data"), size)
        window.table.show_still(match)
        window.show()
        for _ in range(5):
            app.processEvents()
        assert window.page is not None
        view = window.page.board
        self._corner = view.viewport().mapTo(window, QPoint(0, 0))
        self._transform = view.viewportTransform()
        window.close()
        window.deleteLater()

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point of the board in pixels of the window."""
        there = self._transform.map(QPointF(x, y)).toPoint() + self._corner
        return there.x(), there.y()

    def person(self, index: int) -> tuple[int, int]:
        """A person at home on the tableau."""
        x, y = home_spot(index)
        return self.point(x, y - HOME_HEIGHT / 3)

    def place(self, place: int) -> tuple[int, int]:
        """The middle of a place."""
        middle = geometry(place).area.center
        return self.point(middle.x, middle.y)


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
    window = MainWindow(make_desk(app, places))
    window.resize(*size)
    assert (window.width(), window.height()) == size
    return window


class Player:
    """Plays seat 0 as a simple bot would, through the window.

    Attributes:
        match: the game as the files tell it.
        drags, clicks, picks: how often each way of playing was taken.
    """

    def __init__(self, program: Program, sheet: Sheet | None, match: Match) -> None:
        self._program = program
        self._sheet = sheet
        self._bot = make_bot("gatherer")
        self._rng = random.Random(1)
        self._read: dict[Path, int] = {}
        self.match = match
        self.drags = self.clicks = self.picks = 0

    def look(self) -> Match:
        """Read the game from where the program keeps it."""
        places = self._program.places
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
            if self.match.state.actor == 0:
                self._move()
            else:
                self._wait(self.match.index)

    def _move(self) -> None:
        s = self.match.state
        action = decide(self._bot, s, 0, self.match.index).action
        before = self.match.index
        for patience in (8.0, 8.0, 20.0):
            self._do(s, action)
            try:
                self._wait(before, patience)
            except AssertionError:
                continue
            return
        raise AssertionError(f"{action} is not played")

    def _wait(self, before: int, patience: float = 40.0) -> None:
        """Until something was played, and it is our turn again."""

        def turn() -> bool:
            match = self.look()
            return match.index > before and match.state.actor in (0, OVER)

        wait_for("a turn", turn, patience)

    def _do(self, s: State, action: Action) -> None:
        """By mouse where the board takes it, and by the moves list every third time."""
        by_mouse = self._sheet is not None and self._rng.random() < 2 / 3
        if by_mouse and action.kind == PLACE:
            self._drag(s, action)
        elif by_mouse and action.kind == RESOLVE:
            self._click(action)
        else:
            self.pick(legal_actions(s).index(action))

    def _drag(self, s: State, action: Action) -> None:
        assert self._sheet is not None
        self.drags += 1
        start = self._sheet.person(s.players[0].supply - 1)
        self._program.drag(start, self._sheet.place(action.place), action.number)

    def _click(self, action: Action) -> None:
        assert self._sheet is not None
        self.clicks += 1
        self._program.click(*self._sheet.place(action.place))

    def pick(self, row: int) -> None:
        """Choose a row of the moves list by keys alone."""
        self.picks += 1
        self._program.keys("m", "Home", *["Down"] * row, "Return")


def first_position(places: Places) -> Match:
    """The game that the stored choices of the new-game page give; they name a seed."""
    choice: NewGame = SettingsStore(places.settings).settings.new_game
    assert choice.seed is not None
    assert choice.start is not None
    return match_of(choice)
