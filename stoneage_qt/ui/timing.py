"""What `bench --ui` measures inside the window's process: frames, drops, memory."""

import json
import mmap
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.ui.board.view import BoardView
    from stoneage_qt.models.game import GameModel
    from stoneage_qt.session.match import Seat
    from stoneage_qt.ui.shell.window import MainWindow

FRAME_MS: Final = 16
DROPS: Final = 12
_STEPS: Final = 4


def resident_bytes() -> int:
    """The memory that this process holds now; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * mmap.PAGESIZE


def tell(**values: Any) -> None:
    """One line for the process that measures."""
    sys.stdout.write(json.dumps(values) + "\n")
    sys.stdout.flush()


class Frames(QObject):
    """Notes when a widget has been painted."""

    def __init__(self, widget: QWidget, seen: Callable[[], None]) -> None:
        super().__init__(widget)
        self._seen = seen
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Painting has begun: it is done when the event loop turns again."""
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, self._seen)
        return False


class FirstFrame(QObject):
    """Tells when the main window has been painted for the first time, and goes on."""

    def __init__(self, window: "MainWindow", then: Callable[["MainWindow"], None]) -> None:
        super().__init__(window)
        self._window = window
        self._then = then
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The first paint event of the window; its children are painted with it."""
        if event.type() == QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            QTimer.singleShot(0, self, self._tell)
        return False

    def _tell(self) -> None:
        tell(frame=time.time(), processor=time.process_time(), resident=resident_bytes())
        self._then(self._window)


class Session(QObject):
    """A game between two bots of the highest level, then people dropped by a person.

    Tells the gaps between frames with nobody thinking and with bots thinking, the seconds
    from drop to frame, and the memory with a game on the table.
    """

    def __init__(self, window: "MainWindow", seconds: float) -> None:
        super().__init__(window)
        self._window = window
        self._milliseconds = round(seconds * 1000)
        self._stamps: list[tuple[float, float]] = []
        self._dropped: tuple[float, float] | None = None
        self._drops: list[float] = []
        self._drop_works: list[float] = []
        self._ticker = QTimer(self)
        self._ticker.setTimerType(Qt.TimerType.PreciseTimer)
        self._ticker.setInterval(FRAME_MS)

    def start(self) -> None:
        """Put a game of bots on the table that wait."""
        from stoneage_qt.games.stoneage.bots.levels import level_keys
        from stoneage_qt.session.match import Seat

        best = level_keys()[-1]
        seats = (
            Seat(controller="bot", level=best, name="A", colour="red"),
            Seat(controller="bot", level=best, name="B", colour="blue"),
        )
        self._begin(seats)
        self._view = self._board()
        self._ticker.timeout.connect(self._view.viewport().update)
        self._frames = Frames(self._view.viewport(), self._seen)
        self._game().set_paused(True)
        # The first frames draw every picture once.
        QTimer.singleShot(2_000, self, self._still)

    def _begin(self, seats: "tuple[Seat, ...]") -> None:
        from stoneage_qt.session.settings import NewGame

        choice = NewGame(seats=(*seats, None, None), start=0, seed=1)
        self._window.start_game(choice)

    def _board(self) -> "BoardView":
        assert self._window.page is not None
        return self._window.page.board

    def _game(self) -> "GameModel":
        assert self._window.table.game is not None
        return self._window.table.game

    def _seen(self) -> None:
        now = _now()
        self._stamps.append(now)
        if self._dropped is not None:
            self._drops.append(now[0] - self._dropped[0])
            self._drop_works.append(now[1] - self._dropped[1])
            self._dropped = None

    def _still(self) -> None:
        self._stamps = []
        self._ticker.start()
        QTimer.singleShot(self._milliseconds, self, self._thinking)

    def _thinking(self) -> None:
        tell(still=_gaps(self._stamps), still_work=_works(self._stamps))
        self._stamps = []
        self._game().set_paused(False)
        QTimer.singleShot(self._milliseconds, self, self._people)

    def _people(self) -> None:
        from stoneage_qt.session.match import Seat

        game = self._game()
        tell(thinking=_gaps(self._stamps), thinking_work=_works(self._stamps))
        tell(actions=game.match.index, game=resident_bytes())
        self._ticker.stop()
        seats = (
            Seat(name="A", colour="red"),
            Seat(controller="bot", level="random", name="B", colour="blue"),
        )
        self._begin(seats)
        QTimer.singleShot(1_000, self, self._drop)

    def _drop(self) -> None:
        """Drag the last person at home to an open place, and let go."""
        game, board = self._game(), self._board()
        if len(self._drops) >= DROPS:
            tell(drops=self._drops, drop_work=self._drop_works)
            self._window.close()
            return
        board.director.skip()
        counts = {place: board.director.counts(place) for place in board.director.targets()}
        places = [place for place, numbers in counts.items() if 1 in numbers]
        if not game.actor_is_person() or not board.director.placing or not places:
            self._begin_again()
            return
        self._drag(board, places[len(self._drops) % len(places)])
        QTimer.singleShot(700, self, self._drop)

    def _begin_again(self) -> None:
        """A new round of placing: simply a new game."""
        self._begin(tuple(self._game().seats))
        QTimer.singleShot(500, self, self._drop)

    def _drag(self, board: "BoardView", place: int) -> None:
        from stoneage_qt.games.stoneage.ui.board.people import HOME
        from stoneage_qt.games.stoneage.ui.board.places import geometry

        scene = board.scene_
        person = scene.people.at(scene.tableau.seat, HOME)[-1]
        start = QPointF(board.mapFromScene(person.rect().center()))
        area = geometry(place).area.center
        end = QPointF(board.mapFromScene(area.x, area.y))
        press, move = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove
        self._mouse(board, press, start)
        for step in range(1, _STEPS + 1):
            self._mouse(board, move, start + (end - start) * (step / _STEPS))
        QTimer.singleShot(60, self, lambda: self._let_go(board, end))

    def _let_go(self, board: "BoardView", point: QPointF) -> None:
        before = self._game().match.index
        began = _now()
        self._mouse(board, QEvent.Type.MouseButtonRelease, point)
        if self._game().match.index > before:
            self._dropped = began

    def _mouse(self, board: "BoardView", kind: QEvent.Type, point: QPointF) -> None:
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        button = none if kind == QEvent.Type.MouseMove else left
        held = none if kind == QEvent.Type.MouseButtonRelease else left
        where = board.viewport().mapToGlobal(point)
        event = QMouseEvent(kind, point, where, button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(board.viewport(), event)


def _now() -> tuple[float, float]:
    """The time, and the processor time of the window's own thread."""
    return time.perf_counter(), time.thread_time()


def _gaps(stamps: list[tuple[float, float]]) -> list[float]:
    return [after[0] - before[0] for before, after in pairwise(stamps)]


def _works(stamps: list[tuple[float, float]]) -> list[float]:
    """What the window's thread did from frame to frame; other programs don't disturb it."""
    return [after[1] - before[1] for before, after in pairwise(stamps)]


def run(seconds: float) -> int:
    """The program as it starts for a user; after its first frame it is measured, if wanted."""
    from stoneage_qt.ui.app import run as run_program

    def then(window: "MainWindow") -> None:
        if seconds:
            Session(window, seconds).start()
        else:
            window.close()

    return run_program(opened=lambda window: FirstFrame(window, then))
