"""What `bench --ui` measures inside the window's process: frames, drops, memory."""

import json
import mmap
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from stoneage_qt.models.game import GameModel
    from stoneage_qt.session.match import Seat
    from stoneage_qt.ui.board_kit.canvas import Canvas
    from stoneage_qt.ui.shell.window import MainWindow

FRAME_MS: Final = 16
DROPS: Final = 12
_STEPS: Final = 4


class TimedGame(Protocol):
    """What a game's module `ui.timing` tells: how its board is used."""

    MODULES: frozenset[str]
    """Of the game in which pieces are dropped."""

    def view_of(self, table: Any) -> "Canvas":
        """The painted board of a table."""
        ...

    def next_drag(self, board: Any, number: int) -> tuple[QPointF, QPointF] | None:
        """From where to where of its viewport a piece goes; None where none can be put."""
        ...

    def turns(self, board: Any) -> Sequence[Callable[[], object]]:
        """Other looks of the land, one after the other."""
        ...


def timed_game(key: str) -> TimedGame:
    """How the board of a game is used."""
    from stoneage_qt.games import package_of

    found: TimedGame = import_module(f"{package_of(key)}.ui.timing")
    return found


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


class Session(QObject):
    """A game between bots of the highest level, then pieces dropped by a person.

    Tells the gaps between frames with nobody thinking and with bots thinking, the seconds
    from drop to frame, and the memory with a game on the table.
    """

    def __init__(self, window: "MainWindow", seconds: float, key: str) -> None:
        super().__init__(window)
        self._window = window
        self._key = key
        self._timed = timed_game(key)
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
        from stoneage_qt.games import minds_of

        self._begin(self._seats(minds_of(self._key).levels[-1].key))
        self._view = self._board()
        self._ticker.timeout.connect(self._view.viewport().update)
        self._frames = Frames(self._view.viewport(), self._seen)
        self._game().set_paused(True)
        # The first frames draw every picture once.
        QTimer.singleShot(2_000, self, self._still)

    def _seats(self, level: str, person: bool = False) -> "tuple[Seat, ...]":
        """As few players as the game allows: bots, and a person who begins where one is wanted."""
        from stoneage_qt.games import rules_of
        from stoneage_qt.session.match import Seat

        rules = rules_of(self._key)
        bots = [
            Seat(controller="bot", level=level, name=f"Bot {number}", colour=colour)
            for number, colour in enumerate(rules.colours[: min(rules.players)])
        ]
        if person:
            bots[0] = Seat(name="A", colour=rules.colours[0])
        return tuple(bots)

    def _begin(
        self, seats: "tuple[Seat, ...]", modules: frozenset[str] = frozenset(), seed: int = 1
    ) -> None:
        from stoneage_qt.session.settings import NewGame

        four = (*seats, *(None,) * (4 - len(seats)))
        choice = NewGame(game=self._key, seats=four, start=0, modules=modules, seed=seed)
        self._window.start_game(choice)

    def _board(self) -> "Canvas":
        assert self._window.page is not None
        return self._timed.view_of(self._window.page.board)

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
        game = self._game()
        tell(thinking=_gaps(self._stamps), thinking_work=_works(self._stamps))
        tell(actions=game.match.index, game=resident_bytes())
        self._ticker.stop()
        self._begin_again()

    def _drop(self) -> None:
        """Drag a piece to a place that takes it, and let go."""
        game, board = self._game(), self._board()
        if len(self._drops) >= DROPS:
            tell(drops=self._drops, drop_work=self._drop_works)
            self._window.close()
            return
        assert self._window.page is not None
        self._window.page.board.skip()
        drag = self._timed.next_drag(board, len(self._drops)) if game.actor_is_person() else None
        if drag is None:
            self._begin_again()
            return
        self._drag(board, *drag)
        QTimer.singleShot(700, self, self._drop)

    def _begin_again(self) -> None:
        """Nothing more to be placed: simply a new game."""
        self._begin(self._seats("random", person=True), self._timed.MODULES, len(self._drops))
        QTimer.singleShot(1_000, self, self._drop)

    def _drag(self, board: "Canvas", start: QPointF, end: QPointF) -> None:
        press, move = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove
        self._mouse(board, press, start)
        for step in range(1, _STEPS + 1):
            self._mouse(board, move, start + (end - start) * (step / _STEPS))
        QTimer.singleShot(60, self, lambda: self._let_go(board, end))

    def _let_go(self, board: "Canvas", point: QPointF) -> None:
        before = self._game().match.index
        began = _now()
        self._mouse(board, QEvent.Type.MouseButtonRelease, point)
        if self._game().match.index > before:
            self._dropped = began

    def _mouse(self, board: "Canvas", kind: QEvent.Type, point: QPointF) -> None:
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


def take_measured_size(window: "MainWindow") -> None:
    """The size of a first start on any screen, also on the small one that nobody looks at."""
    from stoneage_qt.ui.shell.on_screen import FIRST_SIZE

    window.setWindowState(Qt.WindowState.WindowNoState)
    window.resize(FIRST_SIZE)


def run(seconds: float, key: str) -> int:
    """The program as it starts for a user; after its first frame it is measured, if wanted."""
    from stoneage_qt.ui.app import run as run_program
    from stoneage_qt.ui.shell.first_frame import FirstFrame

    def seen(window: "MainWindow") -> None:
        tell(frame=time.time(), processor=time.process_time(), resident=resident_bytes())
        if seconds:
            Session(window, seconds, key).start()
        else:
            window.close()

    def opened(window: "MainWindow") -> None:
        take_measured_size(window)
        FirstFrame(window, lambda: seen(window))

    return run_program(opened=opened)
