"""A monkey at the window: clicks, drags, keys and commands at random, over whole games."""

import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QGraphicsView, QWidget

from stoneage_qt.contract import Bot
from stoneage_qt.games import minds_of, rules_of
from stoneage_qt.games.inka.ui.playing import PlayingTable
from stoneage_qt.session.match import Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.pages.game import GamePage
from stoneage_qt.ui.shell.window import MainWindow

# Quick bots of each game.
LEVELS = {"stoneage": ("random", "gatherer"), "inka": ("random", "builder")}
KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab),
    *(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_7),
    *(Qt.Key.Key_E, Qt.Key.Key_C, Qt.Key.Key_M, Qt.Key.Key_B, Qt.Key.Key_L, Qt.Key.Key_S),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_X),
    *(Qt.Key.Key_Q, Qt.Key.Key_W, Qt.Key.Key_A, Qt.Key.Key_F, Qt.Key.Key_T, Qt.Key.Key_N),
    *(Qt.Key.Key_K, Qt.Key.Key_V, Qt.Key.Key_Plus, Qt.Key.Key_Minus),
)
COMMANDS = (
    *("undo", "undo", "undo", "redo", "redo", "roll", "hint", "demo", "replay", "skip", "pause"),
    *("moves", "log", "board", "side", "result", "zoom_in", "zoom_out", "zoom_fit"),
    *("full_screen", "sound", "settings", "help", "keys", "about", "rematch", "start_page", "new"),
)
FINISH_EVERY = 800
LONGEST_GAME = 6_000
SIZES = ((1280, 800), (800, 560), (1920, 1080), (1024, 700), (1600, 900))


class Clock:
    """The time that passes for the window for a reason of its own: it works, or it is blocked.

    Waiting for a processor that other programs use must not look like a freeze. So a thread
    looks again and again whether the window's thread sleeps (for the disk, a lock, another
    process), and its processor time is added. Where the system does not tell what a thread
    does, all time counts.
    """

    NAP = 0.01

    def __init__(self) -> None:
        self._stat = Path(f"/proc/self/task/{threading.get_native_id()}/stat")
        self._tells = self._stat.exists()
        self._slept = 0.0
        self._done = threading.Event()
        self._watcher = threading.Thread(target=self._watch, name="clock")

    def __enter__(self) -> Self:
        if self._tells:
            self._watcher.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        if self._tells:
            self._watcher.join()

    def now(self) -> float:
        """Seconds since some moment."""
        return time.thread_time() + self._slept if self._tells else time.perf_counter()

    def _watch(self) -> None:
        before = time.perf_counter()
        while not self._done.wait(self.NAP):
            after = time.perf_counter()
            state = self._stat.read_text(encoding="ascii").rpartition(")")[2].split()[0]
            if state != "R":
                # Where this thread itself came late, nobody knows what was in between.
                self._slept += min(after - before, 2 * self.NAP)
            before = after


class Monkey:
    """Does something at random, again and again.

    Attributes:
        done: how often each kind of thing was done.
        games: games that came to their end.
        longest: the longest stretch in which the window did not answer to the next event,
            for whatever reason of its own, and what was done to it.
    """

    def __init__(self, window: MainWindow, folder: Path, seed: int, game: str) -> None:
        """`game`: the key of the game that it begins again and again."""
        self._window = window
        self._game = game
        self._rules = rules_of(game)
        self._folder = folder
        self._rng = random.Random(seed)
        self._ended: set[int] = set()
        self._clock = Clock()
        self._since = 0.0
        self.done: dict[str, int] = {}
        self.longest = (0.0, "")
        self._deeds: dict[str, tuple[int, Callable[[], object]]] = {
            "move": (30, self._move),
            "click": (14, self._click),
            "drag": (12, self._drag),
            "key": (16, self._key),
            "wheel": (4, self._wheel),
            "command": (10, self._command),
            "save": (2, self._save),
            "load": (1, self._load),
            "resize": (1, self._resize),
            "setting": (2, self._setting),
            "game": (1, self._new_game),
            "wait": (7, self._wait),
        }

    @property
    def games(self) -> int:
        """Games that came to their end."""
        return len(self._ended)

    def run(self, events: int) -> None:
        """So many events."""
        names = list(self._deeds)
        weights = [weight for weight, _ in self._deeds.values()]
        self._new_game()
        with self._clock:
            for number in range(1, events + 1):
                if number % FINISH_EVERY == 0:
                    self._finish()
                name = self._rng.choices(names, weights)[0]
                self.done[name] = self.done.get(name, 0) + 1
                self._since = self._clock.now()
                self._deeds[name][1]()
                self._lap(name)
                QApplication.processEvents()
                self._lap(f"after {name}")
                self._tidy()

    def _lap(self, what: str) -> None:
        """An event was answered; a deed of several calls it after each."""
        now = self._clock.now()
        self.longest = max(self.longest, (now - self._since, what))
        self._since = now

    def _tidy(self) -> None:
        """Put away what would take all further events, and go back to the game at times."""
        popup = QApplication.activePopupWidget()
        if popup is not None and self._rng.random() < 0.5:
            popup.close()
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QFileDialog):
                widget.close()
        game = self._window.table.game
        if game is None or self._rng.random() > 0.1:
            return
        if game.match.is_over:
            self._ended.add(game.match.seed)
            self._new_game()
        elif self._window.stack.currentWidget() is not self._window.page:
            self._window.resume()
        if self._rng.random() < 0.5:
            self._window.dialogs.close()
            game.set_paused(False)
            game.set_demo(False)

    def _finish(self) -> None:
        """Play the game to its end, as monkeys left alone hardly ever do."""
        self._window.dialogs.close()
        self._new_game()
        game = self._window.table.game
        assert game is not None
        game.set_demo(False)
        game.set_paused(False)
        for name, value in (("auto_roll", True), ("bot_speed", 0.0), ("hand_over", False)):
            self._window.set_setting(name, value)
        bot = minds_of(self._game).make_bot(LEVELS[self._game][-1])
        for _ in range(LONGEST_GAME):
            if game.match.is_over:
                self._ended.add(game.match.seed)
                return
            if self._window.stack.currentWidget() is not self._window.page:
                self._window.resume()
            self._window.actions_["skip"].trigger()
            self._play_on(bot)
            QTest.qWait(1)

    def _play_on(self, bot: Bot) -> None:
        """What a quick bot would do, from the moves list; chance alone would trade for ever."""
        game, page = self._window.table.game, self._window.page
        assert game is not None
        assert page is not None
        model = page.moves._model
        if game.awaits_roll():
            self._move()
        elif game.actor_is_person():
            row = model.row_of(bot.choose(game.state, self._rng))
            if row >= 0:
                model.play(model.index(row))
            else:
                # Among several people a hand is shown, and its moves, when its owner says so.
                if isinstance(page.board, PlayingTable) and page.board.kit.eyes.must_look:
                    page.board.kit.eyes.look()

    # Deeds

    def _move(self) -> None:
        """A sensible thing: play a row of the moves list."""
        page = self._window.page
        if page is None or self._window.stack.currentWidget() is not page:
            return
        model = page.moves._model
        if model.rowCount():
            model.play(model.index(self._rng.randrange(model.rowCount())))

    def _widget(self) -> QWidget:
        """A window of the program that is open: mostly the main one."""
        others = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w.width() > 20]
        return self._rng.choice(others) if self._rng.random() < 0.2 and others else self._window

    def _point(self, widget: QWidget) -> QPoint:
        return QPoint(self._rng.randrange(widget.width()), self._rng.randrange(widget.height()))

    def _click(self) -> None:
        widget = self._widget()
        point = self._point(widget)
        target = widget.childAt(point) or widget
        left, right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
        button = left if self._rng.random() < 0.85 else right
        if not isinstance(target, QFileDialog):
            none = Qt.KeyboardModifier.NoModifier
            QTest.mouseClick(target, button, none, target.mapFrom(widget, point))

    def _drag(self) -> None:
        page = self._window.page
        if page is None or not page.isVisible():
            return
        board = painted(page).viewport()
        start = self._home(board) if self._rng.random() < 0.7 else QPointF(self._point(board))
        end = QPointF(self._point(board))
        _mouse(board, QEvent.Type.MouseButtonPress, start)
        self._lap("press")
        for step in range(1, 4):
            _mouse(board, QEvent.Type.MouseMove, start + (end - start) * (step / 3))
            self._lap("drag")
            if self._rng.random() < 0.3:
                name = self._rng.choice(("wheel", "key", "events"))
                if name == "wheel":
                    self._wheel()
                elif name == "key":
                    self._key()
                else:
                    QApplication.processEvents()
                self._lap(f"{name} while dragging")
        if self._rng.random() < 0.95:
            _mouse(board, QEvent.Type.MouseButtonRelease, end)

    def _home(self, board: QWidget) -> QPointF:
        """Where one's own pieces stand: people on the tableau, or buildings in the rack."""
        wide, high = ((0.16, 0.4), (0.84, 1.0))
        if self._game == "inka":
            wide, high = ((0.02, 0.18), (0.5, 0.85))
        return QPointF(
            board.width() * self._rng.uniform(*wide), board.height() * self._rng.uniform(*high)
        )

    def _key(self) -> None:
        target = QApplication.focusWidget() or self._window
        QTest.keyClick(target, self._rng.choice(KEYS))

    def _wheel(self) -> None:
        page = self._window.page
        if page is None:
            return
        board = painted(page).viewport()
        none = Qt.KeyboardModifier.NoModifier
        held = self._rng.choice((none, Qt.KeyboardModifier.ControlModifier))
        turn = QPoint(0, self._rng.choice((-120, 120)))
        point = QPointF(self._point(board))
        where = board.mapToGlobal(point)
        event = QWheelEvent(
            *(point, where, QPoint(), turn, Qt.MouseButton.NoButton, held),
            *(Qt.ScrollPhase.NoScrollPhase, False),
        )
        QApplication.sendEvent(board, event)

    def _command(self) -> None:
        name = self._rng.choice(COMMANDS)
        self._window.actions_[name].trigger()
        self._lap(f"command {name}")

    def _path(self) -> Path:
        return self._folder / f"monkey{self._rng.randrange(3)}.stoneage"

    def _save(self) -> None:
        game = self._window.table.game
        if game is not None:
            self._window.files.save(game.match, self._path())

    def _load(self) -> None:
        path = self._path()
        if path.exists():
            self._window.files.open(path)

    def _resize(self) -> None:
        self._window.resize(*self._rng.choice(SIZES))

    def _setting(self) -> None:
        name, values = self._rng.choice(
            (
                ("language", ("en", "de", "")),
                ("theme", ("light", "dark", "system")),
                ("ui_scale", (1.0, 1.25, 0.75)),
                ("auto_roll", (True, False)),
                ("forced_steps", (True, False)),
                ("hand_over", (True, False)),
                ("odds", (True, False)),
                ("reduced_motion", ("on", "off", "system")),
                ("bot_speed", (0.0, 1.0, 8.0)),
            )
        )
        self._window.set_setting(name, self._rng.choice(values))

    def _new_game(self) -> None:
        rng = self._rng
        seats: list[Seat | None] = [
            self._seat(number, person=number == 0 or rng.random() < 0.3)
            for number in range(rng.choice(self._rules.players))
        ]
        seats += [None] * (4 - len(seats))
        whole = rng.random() < 0.5
        options: dict[str, object] = {"practice": rng.random() < 0.5}
        if self._game == "stoneage":
            options |= {"season": "winter" if whole else "summer"}
            options |= {"open_cards": rng.random() < 0.3}
        choice = NewGame(
            game=self._game,
            seats=tuple(seats),
            options=options,
            modules=frozenset(self._rules.modules) if whole else frozenset(),
            seed=rng.randrange(2**31),
        )
        self._window.start_game(choice)

    def _seat(self, number: int, *, person: bool) -> Seat:
        return Seat(
            name=f"P{number}",
            colour=self._rules.colours[number],
            controller="person" if person else "bot",
            level=None if person else self._rng.choice(LEVELS[self._game]),
        )

    def _wait(self) -> None:
        """Let bots think and things move for a moment."""
        QTest.qWait(20)


def painted(page: GamePage) -> QGraphicsView:
    """The painted board: the table itself, or what lies in it."""
    table = page.board
    found = table if isinstance(table, QGraphicsView) else table.findChild(QGraphicsView)
    assert isinstance(found, QGraphicsView)
    return found


def _mouse(widget: QWidget, kind: QEvent.Type, point: QPointF) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    button = none if kind == QEvent.Type.MouseMove else left
    held = none if kind == QEvent.Type.MouseButtonRelease else left
    event = QMouseEvent(
        kind, point, widget.mapToGlobal(point), button, held, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(widget, event)
