"""The lesson in the window, to its end: by mouse and by keyboard, in both languages."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import Action, encode
from stoneage_qt.games.stoneage.rules.actions import BUILD, BUY, FEED, PICK, PLACE, TOOLS
from stoneage_qt.games.stoneage.ui.board import tableau_layout
from stoneage_qt.games.stoneage.ui.tutorial.script import STEPS
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import load_match
from stoneage_qt.session.settings import SettingsStore
from stoneage_qt.ui.i18n import Languages
from stoneage_qt.ui.pages.end import EndPage
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.looks import Looks
from stoneage_qt.ui.shell.window import MainWindow
from stoneage_qt.ui.tutorial.lesson import TutorialModel
from stoneage_qt.ui.tutorial.panel import TutorialPanel
from stoneage_qt.ui.tutorial.script import DO, FREE, READ
from tests.games.stoneage.ui.board_table import Table, art
from tests.ui.catalogues import compile_catalogues

LEFT = Qt.MouseButton.LeftButton
CONTINUE = {"en": "Continue", "de": "Weiter"}


@pytest.fixture(scope="module")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compile_catalogues(tmp_path_factory.mktemp("catalogues"))


@pytest.fixture
def open_window(
    qtbot: QtBot, qapp: QApplication, catalogues: Path, tmp_path: Path
) -> Iterator[Callable[[str], MainWindow]]:
    """The main window in a language, without animation."""
    opened: list[MainWindow] = []

    def make(language: str) -> MainWindow:
        places = Places(tmp_path / "config", tmp_path / "data")
        store = SettingsStore(places.settings)
        store.change(
            language=language,
            reduced_motion="on",
            animation_speed=8.0,
            bot_speed=0.0,
            sound=False,
        )
        languages = Languages(catalogues)
        desk = Desk(store, places, Looks(qapp, art()), languages)
        languages.use(language)
        desk.looks.apply("light", 1.0)
        window = MainWindow(desk)
        qtbot.addWidget(window)
        window.begin()
        window.resize(1280, 800)
        window.show()
        qtbot.waitExposed(window)
        opened.append(window)
        return window

    yield make
    for window in opened:
        window.close()
        window.desk.languages.use("en")


class Learner:
    """Somebody who goes through the lesson."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot = qtbot
        self.window = window
        window.learn()
        assert window.page is not None
        assert window.table.game is not None
        assert window.lesson.model is not None
        self.lesson: TutorialModel = window.lesson.model
        panel = window.findChild(TutorialPanel)
        assert isinstance(panel, TutorialPanel)
        self.panel = panel
        self.table = Table(qtbot, window.page.board, window.table.game)

    def wait(self) -> None:
        """Until the step's moment has come and everything stands still."""
        self.table.settle()
        self.qtbot.waitUntil(lambda: self.lesson.ready)
        self.table.settle()

    def button(self, words: str) -> QPushButton:
        found = [b for b in self.panel.findChildren(QPushButton) if b.isVisible()]
        return next(b for b in found if b.text() == words)

    def skip(self) -> None:
        """The free round is played elsewhere: here it is left out."""
        skip = next(
            b
            for b in self.panel.findChildren(QPushButton)
            if b.isVisible() and not b.property("kind")
        )
        self.qtbot.mouseClick(skip, LEFT)

    # By mouse

    def do_by_mouse(self, action: Action) -> None:
        table = self.table
        if action.kind == PLACE:
            table.drag(table.person(-action.number), table.place(action.place))
        elif action.kind == TOOLS:
            self._pick_tools(action)
        elif action.kind == PICK:
            self._pick_die(action.number)
        elif action.kind == FEED:
            self._press_primary()
        else:
            table.click(table.place(action.place))
            if action.kind in (BUY, BUILD):
                self._press_primary()

    def _pick_tools(self, action: Action) -> None:
        player = self.table.state.players[self.table.state.actor]
        for slot in action.tools:
            self.table.click(self.table.pixel(*tableau_layout.tool_spot(slot - 1)))
        for card in action.cards:
            spot = tableau_layout.open_card_spot(player.open_cards.index(card))
            self.table.click(self.table.pixel(*spot))
        self._press_primary()

    def _pick_die(self, die: int) -> None:
        popover = self.table.view.asker.popover
        assert popover is not None
        buttons = popover.findChildren(QToolButton)
        dice = sorted(self.table.state.dice)
        self.qtbot.mouseClick(buttons[dice.index(die)], LEFT)
        self.table.settle()

    def _press_primary(self) -> None:
        popover = self.table.view.asker.popover
        assert popover is not None
        assert isinstance(popover.primary, QPushButton)
        self.qtbot.mouseClick(popover.primary, LEFT)
        self.table.settle()

    # By keyboard

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.focusWidget(), key)
        self.table.settle()

    def do_by_keys(self, action: Action) -> None:
        """With the moves list, where everything can be done without seeing the board."""
        assert self.window.page is not None
        self.window.actions_["moves"].trigger()
        self.key(Qt.Key.Key_Return)


def steps_to_the_end(learner: Learner) -> Iterator[str]:
    """The kind of each step, as it comes."""
    for step in STEPS:
        learner.wait()
        assert learner.lesson.step.key == step.key
        yield step.kind


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.slow)])
def test_the_lesson_by_mouse(
    qtbot: QtBot, open_window: Callable[[str], MainWindow], language: str
) -> None:
    window = open_window(language)
    learner = Learner(qtbot, window)
    for kind in steps_to_the_end(learner):
        if kind == READ:
            qtbot.mouseClick(learner.button(CONTINUE[language]), LEFT)
        elif kind == FREE:
            learner.skip()
        else:
            expected = learner.lesson.expected
            assert expected is not None
            before = learner.lesson.number
            learner.do_by_mouse(expected)
            assert learner.lesson.number > before, encode(expected)
    assert not learner.lesson.active
    assert learner.lesson.is_complete
    qtbot.waitUntil(lambda: isinstance(window.stack.currentWidget(), EndPage))


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.slow)])
def test_the_lesson_by_keyboard(
    qtbot: QtBot, open_window: Callable[[str], MainWindow], language: str
) -> None:
    window = open_window(language)
    learner = Learner(qtbot, window)
    for kind in steps_to_the_end(learner):
        if kind == READ:
            assert learner.panel.isAncestorOf(window.focusWidget())
            learner.key(Qt.Key.Key_Return)
        elif kind == FREE:
            learner.skip()
        else:
            expected = learner.lesson.expected
            assert expected is not None
            before = learner.lesson.number
            learner.do_by_keys(expected)
            assert learner.lesson.number > before, encode(expected)
    assert learner.lesson.is_complete


def test_leaving_leads_to_the_start_page_and_back_into_the_lesson(
    qtbot: QtBot, open_window: Callable[[str], MainWindow]
) -> None:
    window = open_window("en")
    learner = Learner(qtbot, window)
    for kind in steps_to_the_end(learner):
        if kind == DO:
            break
        learner.lesson.go_on()
    left_at = learner.lesson.step.key
    qtbot.mouseClick(learner.button("Leave"), LEFT)
    assert window.stack.currentWidget() is window.start_page
    assert not learner.lesson.active
    assert learner.panel.isHidden()
    window.learn()
    assert learner.panel.isVisible()
    assert learner.lesson.step.key == left_at


@pytest.mark.parametrize("to_the_end", [False, True], ids=["left", "completed"])
def test_a_game_in_progress_comes_back_after_the_lesson(
    qtbot: QtBot, open_window: Callable[[str], MainWindow], to_the_end: bool
) -> None:
    window = open_window("en")
    window.start_game(window.desk.settings.new_game)
    game = window.table.game
    assert game is not None
    idents = [game.match.ident]
    window.learn()
    idents.append(game.match.ident)
    lesson = window.lesson.model
    assert lesson is not None
    if to_the_end:
        lesson._enter(len(STEPS) - 1)
        lesson.go_on()
        assert lesson.is_complete
        window.show_start()
    else:
        lesson.leave()
    idents.append(game.match.ident)
    assert idents[0] == idents[2] != idents[1]
    assert not game.paused
    saved = [load_match(path) for path in window.desk.places.data.rglob("*.stoneage")]
    assert [match.ident for match in saved if match.ident == idents[1]] == []


def test_a_lesson_that_was_left_is_no_game_of_the_library(
    open_window: Callable[[str], MainWindow],
) -> None:
    """Wherever it is left: another game that begins wakes nothing of it."""
    window = open_window("en")
    window.learn()
    game, lesson = window.table.game, window.lesson.model
    assert game is not None
    lessons = set()
    for number in range(len(STEPS)):
        lesson._enter(number)
        lessons.add(game.match.ident)
        lesson.leave()
        window.start_game(window.desk.settings.new_game)
    saved = {load_match(path).ident for path in window.desk.places.data.rglob("*.stoneage")}
    assert not saved & lessons
    window.learn()
    assert lesson.step.key == STEPS[-1].key, "and it goes on where it was left"


def test_the_text_of_a_step_is_shown_whole(
    qtbot: QtBot, open_window: Callable[[str], MainWindow]
) -> None:
    """At the size of a small laptop nobody has to scroll to read the first steps."""
    learner = Learner(qtbot, open_window("de"))
    for _ in range(3):
        learner.wait()
        qtbot.waitUntil(lambda: learner.panel._area.verticalScrollBar().maximum() == 0)
        qtbot.mouseClick(learner.button(CONTINUE["de"]), LEFT)
