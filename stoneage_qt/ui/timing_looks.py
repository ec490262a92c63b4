"""What `bench --ui` measures of the pictures: how soon another size or season is drawn sharp."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from stoneage_qt.games import rules_of
from stoneage_qt.ui.shell.first_frame import FirstFrame
from stoneage_qt.ui.timing import take_measured_size, tell, timed_game

if TYPE_CHECKING:
    from stoneage_qt.ui.board_kit.canvas import Canvas
    from stoneage_qt.ui.shell.window import MainWindow

SIZES: Final = ((1280, 800), (1920, 1080), (2560, 1440))
_SMALL: Final = (1000, 640)
_FIRST_MS: Final = 1_500
_REST_MS: Final = 300


class LooksTimer(QObject):
    """Resizes a window with a game of four players in it, and changes the looks of the land.

    Tells the seconds from each change to the end of the frame in which all is sharp, and the
    longest time in which the window did not answer meanwhile.
    """

    def __init__(self, window: "MainWindow", sizes: tuple[tuple[int, int], ...], key: str) -> None:
        super().__init__(window)
        self._window = window
        self._key = key
        self._timed = timed_game(key)
        self._wanted = [size for goal in sizes for size in (_SMALL, goal)]
        self._began = 0.0
        self._resized: list[float] = []
        self._turned: list[float] = []
        self._turns: list[Callable[[], object]] = []
        self._answered = 0.0
        self._silent = 0.0

    def start(self) -> None:
        """Put a game on the table and let it be drawn once."""
        from stoneage_qt.session.seats import default_seats
        from stoneage_qt.session.settings import NewGame

        seats = default_seats(rules_of(self._key), 4)
        self._window.start_game(NewGame(game=self._key, seats=seats, start=0, seed=1))
        QTimer.singleShot(_FIRST_MS, self, self._resize)

    def _board(self) -> "Canvas":
        assert self._window.page is not None
        return self._timed.view_of(self._window.page.board)

    def _resize(self) -> None:
        if not self._wanted:
            tell(resized=self._resized, turned=self._turned, silent=self._silent)
            self._window.close()
            return
        self._began = self._answered = time.perf_counter()
        self._window.resize(*self._wanted.pop(0))
        self._wait(self._sized)

    def _wait(self, then: Callable[[float], None]) -> None:
        """Until the board has noticed, waited for the next step of a drag, and drawn."""
        now = time.perf_counter()
        self._silent = max(self._silent, now - self._answered)
        self._answered = now
        if not self._board().sharp or now == self._began:
            QTimer.singleShot(2, self, lambda: self._wait(then))
            return
        self._board().viewport().repaint()
        then(time.perf_counter() - self._began)

    def _sized(self, seconds: float) -> None:
        self._resized.append(seconds)
        self._turns = list(self._timed.turns(self._board()))
        QTimer.singleShot(_REST_MS, self, self._turn)

    def _turn(self) -> None:
        """All looks of the land, at every size."""
        if not self._turns:
            QTimer.singleShot(_REST_MS, self, self._resize)
            return
        self._began = self._answered = time.perf_counter()
        self._turns.pop(0)()
        self._wait(self._turned_to)

    def _turned_to(self, seconds: float) -> None:
        self._turned.append(seconds)
        QTimer.singleShot(0, self, self._turn)


def run(key: str, *sizes: tuple[int, int]) -> int:
    """The program as it starts for a user, and then measured."""
    from stoneage_qt.ui.app import run as run_program

    def then(window: "MainWindow") -> None:
        LooksTimer(window, sizes or SIZES, key).start()

    def opened(window: "MainWindow") -> None:
        take_measured_size(window)
        FirstFrame(window, lambda: then(window))

    return run_program(opened=opened)
