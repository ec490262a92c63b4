"""A board with a game on it, and hands to touch it: for the tests of the board."""

import random
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.options import TableOptions
from stoneage_qt.games.stoneage.rules import CHANCE, OVER, Action, Setup, State, legal_actions
from stoneage_qt.games.stoneage.rules.actions import CLAIM
from stoneage_qt.games.stoneage.rules.constants import MODULES
from stoneage_qt.games.stoneage.ui.board.people import HOME
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.games.stoneage.ui.board.view import BoardView
from stoneage_qt.models.game import BotRequest, GameModel, Steps
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.settings import Settings
from stoneage_qt.ui.art.sprites import Sprites
from tests.ui.shared_art import art_of

NAMES = ("Anna", "Bruno", "Clara", "Dimitri")
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.MouseButton.NoButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


class SilentBots(QObject):
    """Bots that are asked and never answer."""

    decided = Signal(int, object, str)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[BotRequest] = []

    def ask(self, request: BotRequest) -> None:
        self.asked.append(request)

    def cancel(self) -> None:
        self.asked.clear()


def make_match(
    until: Callable[[State], bool] = lambda _: True,
    players: int = 2,
    winter: bool = False,
    seed: int = 5,
    bots: tuple[int, ...] = (),
) -> Match:
    """A match played at random up to the first position that fits."""
    rng = random.Random(seed)
    seats = [
        Seat(
            name=NAMES[i],
            colour=RULES.colours[i],
            controller="bot" if i in bots else "person",
            level="random" if i in bots else None,
        )
        for i in range(players)
    ]
    modules = MODULES if winter else frozenset[str]()
    setup = Setup.shuffled(players, rng, modules=modules, start=0)
    match = Match(
        RULES, setup, seats, TableOptions(season="winter" if winter else "summer"), seed=seed
    )
    while not until(match.state):
        assert match.state.actor != OVER, "no such position in this game"
        if match.state.actor == CHANCE:
            match.submit(match.roll())
        else:  # cards that may be used at any time are kept, for tests to use them
            match.submit(rng.choice([a for a in legal_actions(match.state) if a.kind != CLAIM]))
    return match


def art() -> Sprites:
    """The art, drawn once for all tests."""
    return art_of("stoneage")


def show(
    qtbot: QtBot,
    match: Match,
    size: tuple[int, int] = (1000, 790),
    steps: Steps | None = None,
    **settings: object,
) -> "Table":
    """The match on a board in a window."""
    chosen: dict[str, Any] = {
        "reduced_motion": "on",
        "animation_speed": 8.0,
        "bot_speed": 0.0,
        "drag_tips": 0,
        "round_end": "off",
        **settings,
    }
    model = GameModel(match, SilentBots(), steps=steps)
    view = BoardView(model, art(), Settings(**chosen))
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    qtbot.waitExposed(view)
    model.start()
    return Table(qtbot, view, model)


class Table:
    """The board under test.

    Attributes:
        view, model: what is tested. submitted: nothing is faked, so the match tells.
    """

    def __init__(self, qtbot: QtBot, view: BoardView, model: GameModel) -> None:
        self.qtbot = qtbot
        self.view = view
        self.model = model
        self.settle()

    @property
    def state(self) -> State:
        return self.model.state

    def settle(self) -> None:
        """Wait until nothing moves any more."""
        self.qtbot.waitUntil(lambda: not self.view.director.animator.busy)

    def played(self) -> list[Action]:
        """The actions of the match so far."""
        return list(self.model.match.actions[: self.model.match.index])

    # Where things are on the viewport

    def pixel(self, x: float, y: float) -> QPoint:
        return self.view.mapFromScene(QPointF(x, y))

    def person(self, index: int = -1) -> QPoint:
        """The middle of a person at home; the last one by default."""
        scene = self.view.scene_
        people = scene.people.at(scene.tableau.seat, HOME)
        centre = people[index].rect().center()
        return self.pixel(centre.x(), centre.y())

    def place(self, place: int) -> QPoint:
        centre = geometry(place).area.center
        return self.pixel(centre.x, centre.y)

    # Hands

    def mouse(
        self,
        kind: QEvent.Type,
        at: QPoint,
        button: Qt.MouseButton = LEFT,
        buttons: Qt.MouseButton = LEFT,
        keys: Qt.KeyboardModifier = NO_KEYS,
    ) -> None:
        viewport = self.view.viewport()
        spot = QPointF(at)
        event = QMouseEvent(
            kind,
            spot,
            QPointF(viewport.mapToGlobal(at)),
            button,
            buttons,
            keys,
        )
        QApplication.sendEvent(viewport, event)

    def press(self, at: QPoint, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        self.mouse(QEvent.Type.MouseButtonPress, at, keys=keys)

    def move(self, at: QPoint, held: bool = True) -> None:
        self.mouse(QEvent.Type.MouseMove, at, NONE, LEFT if held else NONE)

    def release(self, at: QPoint, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        self.mouse(QEvent.Type.MouseButtonRelease, at, LEFT, NONE, keys)

    def click(self, at: QPoint) -> None:
        self.press(at)
        self.release(at)
        self.settle()

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, pull in three strokes, let go."""
        self.press(start)
        for share in (0.3, 0.7, 1.0):
            self.move(start + (end - start) * share)
        self.release(end)
        self.settle()

    def wheel(self, at: QPoint, steps: int, ctrl: bool = False) -> None:
        viewport = self.view.viewport()
        event = QWheelEvent(
            QPointF(at),
            QPointF(viewport.mapToGlobal(at)),
            QPoint(),
            QPoint(0, 120 * steps),
            NONE,
            Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)

    def key(self, key: Qt.Key) -> None:
        """A key for whoever has the keyboard."""
        focus: QWidget | None = self.view.window().focusWidget()
        QTest.keyClick(self.view if focus is None else focus, key)
        self.settle()

    def tab_to(self, place: int) -> None:
        """Walk with Tab until the frame stands on a place."""
        for _ in range(30):
            if self.view.keyboard.place == place:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError("Tab never came there")
