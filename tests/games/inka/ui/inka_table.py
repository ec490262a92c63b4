"""A board of Inkas with a game on it, and hands to touch it."""

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.options import InkaOptions
from stoneage_qt.games.inka.rules import CHANCE, OVER, State, decode
from stoneage_qt.games.inka.ui.board.lights import spot_at
from stoneage_qt.games.inka.ui.board.options import BoardOptions
from stoneage_qt.games.inka.ui.board.view import BoardView
from stoneage_qt.games.inka.ui.spots import Spot
from stoneage_qt.models.game import GameModel, Steps
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.settings import Settings
from stoneage_qt.ui.art.sprites import Sprites
from tests.games.inka.rules.random_games import choose
from tests.ui.shared_art import art_of

NAMES = ("Anna", "Bruno", "Clara", "Dimitri")
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.MouseButton.NoButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


def make_match(
    until: Callable[[State], bool] = lambda _: True,
    players: int = 3,
    founding: str = "fixed",
    seed: int = 5,
    persons: tuple[int, ...] | None = None,
) -> Match:
    """A match played at random up to the first position that fits.

    persons: the seats of people; None for whoever is to decide there.
    """
    rng = random.Random(seed)
    colours = RULES.colours
    modules = frozenset({"free_founding"}) if founding == "free" else frozenset[str]()
    setup = RULES.shuffled(players, rng, modules, 0)

    def seated(people: tuple[int, ...]) -> list[Seat]:
        return [
            Seat(
                name=NAMES[i],
                colour=colours[setup.colours[i]],
                controller="person" if i in people else "bot",
                level=None if i in people else "builder",
            )
            for i in range(players)
        ]

    match = Match(RULES, setup, seated(persons or ()), InkaOptions(), seed=seed)
    while not until(match.state):
        assert match.state.actor != OVER, "no such position in this game"
        if match.state.actor == CHANCE:
            match.submit(match.roll())
        else:
            match.submit(choose(match.state, rng))
    if persons is None:
        match.reseat(seated((match.state.actor,)))
    return match


def art() -> Sprites:
    """The art, drawn once for all tests."""
    return art_of("inka")


def make_board(
    qtbot: QtBot, match: Match, *, speed: float = 0.0, forced: bool = False
) -> tuple[GameModel, BoardView]:
    """A model and its board in a window of their own; without motion unless a speed is given."""
    model = GameModel(match, steps=Steps(auto_roll=True, auto_forced=forced))
    board = BoardView(model, art(), Settings())
    board.director.set_options(BoardOptions(speed=speed, others=speed))
    qtbot.addWidget(board)
    board.resize(1000, 750)
    board.show()
    qtbot.waitExposed(board)
    model.start()
    return model, board


def at(board: BoardView, spot: Spot) -> QPoint:
    """A place of the board in its window."""
    where = spot_at(spot)
    return board.mapFromScene(QPointF(where.x, where.y))


def click(board: BoardView, point: QPoint) -> None:
    """A real click."""
    hover(board, point)
    QTest.mouseClick(board.viewport(), LEFT, NO_KEYS, point)


def click_spot(board: BoardView, spot: Spot) -> None:
    click(board, at(board, spot))


def hover(board: BoardView, point: QPoint, buttons: Qt.MouseButton = NONE) -> None:
    """The cursor moves there."""
    there = QPointF(point)
    move = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        there,
        board.viewport().mapToGlobal(there),
        NONE,
        buttons,
        NO_KEYS,
    )
    QApplication.sendEvent(board.viewport(), move)


def drag(board: BoardView, start: QPoint, goal: QPoint) -> None:
    """Press, carry, let go."""
    QTest.mousePress(board.viewport(), LEFT, NO_KEYS, start)
    for step in range(1, 6):
        hover(board, start + (goal - start) * step / 5, LEFT)
    QTest.mouseRelease(board.viewport(), LEFT, NO_KEYS, goal)


def play(model: GameModel, *texts: str) -> None:
    """Legal actions in notation."""
    for text in texts:
        assert model.submit(decode(text)), text
