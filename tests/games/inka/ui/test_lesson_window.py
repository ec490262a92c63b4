"""The lesson of Rise of the Inkas in the real window, in both languages."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.rules import Action
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.ui.board.options import BoardOptions
from stoneage_qt.games.inka.ui.playing import PlayingTable
from stoneage_qt.games.inka.ui.tutorial.script import STEPS
from stoneage_qt.ui.i18n import Languages
from stoneage_qt.ui.shell.window import MainWindow
from stoneage_qt.ui.tutorial.lesson import TutorialModel
from stoneage_qt.ui.tutorial.panel import TutorialPanel
from stoneage_qt.ui.tutorial.script import READ
from tests.games.inka.ui.inka_table import click_spot
from tests.ui.catalogues import compile_catalogues

LEFT = Qt.MouseButton.LeftButton
# What is put or moved on the board, where a click on the lit spot does it.
ON_THE_BOARD = (act.ROAD, act.SETTLE, act.CITY, act.FOUND, act.ROBBER)


def primary(panel: TutorialPanel) -> QPushButton:
    """The button that leads on."""
    shown = [b for b in panel.findChildren(QPushButton) if b.isVisible() and b.isEnabled()]
    return next(b for b in shown if b.property("kind") in ("primary", ""))


def has_gone_on(lesson: TutorialModel, number: int) -> bool:
    return lesson.number != number or not lesson.active


class Learner:
    """Somebody in the lesson, with its widgets.

    Attributes:
        clicked: what was done on the board.
    """

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        qtbot.mouseClick(window.start_page.games.buttons["inka"], Qt.MouseButton.LeftButton)
        window.learn()
        assert window.page is not None
        table, lesson = window.page.board, window.lesson.model
        assert isinstance(table, PlayingTable)
        assert isinstance(lesson, TutorialModel)
        table.board.director.set_options(BoardOptions(0, 0, True))
        panel = window.findChild(TutorialPanel)
        assert isinstance(panel, TutorialPanel)
        self.window, self.qtbot = window, qtbot
        self.table, self.lesson, self.panel = table, lesson, panel
        self.clicked: set[int] = set()

    def learn(self, step: Callable[[Action | None], None]) -> None:
        """All steps to the end."""
        seen, lesson = [], self.lesson
        while lesson.active:
            self.qtbot.waitUntil(lambda: lesson.ready)
            number = lesson.number
            seen.append(lesson.step.key)
            expected = lesson.expected if lesson.step.kind != READ else None
            if expected is not None and expected.word in ON_THE_BOARD:
                assert list(self.table.board.director.choices) == list(lesson.places)
                self.clicked.add(expected.word)
            step(expected)
            self.qtbot.waitUntil(partial(has_gone_on, lesson, number))
        assert seen == [each.key for each in STEPS]
        assert self.clicked == set(ON_THE_BOARD)
        assert lesson.is_complete

    def by_mouse(self, expected: Action | None) -> None:
        """A click on the lit place, or on what leads on."""
        if expected is None or expected.word not in ON_THE_BOARD:
            self.qtbot.mouseClick(primary(self.panel), LEFT)
            return
        number = self.lesson.number
        (place,) = self.lesson.places
        click_spot(self.table.board, place)
        popover = self.table.board.asker.popover
        if popover is not None and self.lesson.number == number:
            popover.confirm()

    def by_keys(self, expected: Action | None) -> None:
        """Enter where one reads, Tab and Enter on the board, else the list of moves."""
        if expected is None:
            assert self.panel.isAncestorOf(self.window.focusWidget())
            self._key(Qt.Key.Key_Return)
        elif expected.word in ON_THE_BOARD:
            self.window.actions_["board"].trigger()
            self._key(Qt.Key.Key_Tab)
            self._key(Qt.Key.Key_Return)
            if self.table.board.asker.popover is not None:
                self._key(Qt.Key.Key_Return)
        else:
            self.window.actions_["moves"].trigger()
            self._key(Qt.Key.Key_Return)

    def _key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.focusWidget(), key)


def slow(language: str, way: str) -> Any:
    return pytest.param(language, way, marks=pytest.mark.slow)


@pytest.mark.parametrize(
    ("language", "way"),
    [("en", "mouse"), ("de", "keys"), slow("de", "mouse"), slow("en", "keys")],
)
def test_the_lesson_is_played_to_its_end(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, language: str, way: str
) -> None:
    languages = Languages(compile_catalogues(tmp_path))
    languages.use(language)
    learner = Learner(window, qtbot)
    learner.learn(learner.by_mouse if way == "mouse" else learner.by_keys)
    languages.use("en")


def at_step(learner: Learner, key: str) -> None:
    """The lesson stands at a step."""
    number = [step.key for step in STEPS].index(key)
    learner.lesson._enter(number)
    learner.qtbot.waitUntil(lambda: learner.lesson.ready and learner.lesson.step.key == key)
    QApplication.processEvents()
    QApplication.processEvents()


@pytest.mark.parametrize("key", ["offer", "bank"])
def test_the_trade_field_is_in_sight_where_the_lesson_wants_a_trade(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, key: str
) -> None:
    languages = Languages(compile_catalogues(tmp_path))
    languages.use("de")
    window.resize(1280, 800)
    learner = Learner(window, qtbot)
    at_step(learner, key)
    tray = learner.table.tray
    qtbot.waitUntil(lambda: tray.visibleRegion().boundingRect().height() >= tray.height())
    assert learner.panel.visibleRegion().boundingRect().size() == learner.panel.size()
    languages.use("en")


def test_what_is_to_be_read_comes_before_the_throw(window: MainWindow, qtbot: QtBot) -> None:
    """Neither the list of moves nor the bar below the board says something else."""
    learner = Learner(window, qtbot)
    assert learner.lesson.step.kind == READ
    assert window.page is not None
    moves, turn = window.page.moves, learner.table.turn
    assert moves._empty.isVisibleTo(moves)
    assert moves._empty.text() == "First read on in the lesson."
    assert turn._words.text() == "First read on in the lesson."
    assert not turn.next.isVisibleTo(turn)
    at_step(learner, "throw")
    assert not moves._empty.isVisibleTo(moves)
    assert turn.next.isVisibleTo(turn)


def test_places_that_a_step_talks_about_are_lit(window: MainWindow, qtbot: QtBot) -> None:
    learner = Learner(window, qtbot)
    told = learner.table.board.scene_.lights._told
    assert not told.used
    at_step(learner, "board")
    assert len(told.used) == 2
    at_step(learner, "throw")
    assert not told.used


@pytest.mark.parametrize("size", [(800, 560), (900, 600)])
def test_the_lesson_fits_a_small_window(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    learner = Learner(window, qtbot)
    assert window.page is not None
    area = window.page._area
    for key in ("welcome", "offer", "decline"):
        at_step(learner, key)
        qtbot.waitUntil(lambda: area.horizontalScrollBar().maximum() == 0)
