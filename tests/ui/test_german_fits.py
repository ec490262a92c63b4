"""German words are long: at 100 % and at 200 % every text must have the room that it needs."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.options import TableOptions
from stoneage_qt.games.stoneage.rules import CHANCE, OVER, Setup, State, legal_actions
from stoneage_qt.games.stoneage.rules.constants import (
    ACTING,
    BUILDING1,
    CARD1,
    MODULES,
    STEP_CHOOSE,
    STEP_FEED,
    STEP_PICK,
    STEP_REWARD,
    STEP_TOOLS,
)
from stoneage_qt.games.stoneage.ui.help.contents import TOPICS
from stoneage_qt.games.stoneage.ui.tutorial.script import SCRIPT, STEPS, lesson_match
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import save_match
from stoneage_qt.session.settings import SettingsStore
from stoneage_qt.ui.help.window import HelpWindow
from stoneage_qt.ui.i18n import Languages
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.looks import Looks
from stoneage_qt.ui.shell.window import MainWindow
from stoneage_qt.ui.tutorial.lesson import TutorialModel
from stoneage_qt.ui.tutorial.panel import TutorialPanel
from stoneage_qt.ui.tutorial.script import FREE, READ
from tests.games.stoneage.ui.board_table import art
from tests.ui.catalogues import compile_catalogues
from tests.ui.texts import cut_off

pytestmark = pytest.mark.once

SCALES = (1.0, 2.0)


@pytest.fixture(scope="module")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compile_catalogues(tmp_path_factory.mktemp("catalogues"))


@pytest.fixture(scope="module", params=SCALES, ids=["100%", "200%"])
def german(
    request: pytest.FixtureRequest,
    qapp: QApplication,
    catalogues: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[MainWindow]:
    """The window in German, at a scale, as large as 1280 × 800 is at that scale."""
    scale = float(request.param)
    folder = tmp_path_factory.mktemp("german")
    places = Places(folder / "config", folder / "data")
    store = SettingsStore(places.settings)
    store.change(language="de", ui_scale=scale, reduced_motion="on", sound=False, hand_over=False)
    languages = Languages(catalogues)
    desk = Desk(store, places, Looks(qapp, art()), languages)
    languages.use("de")
    desk.looks.apply("light", scale)
    window = MainWindow(desk)
    window.resize(round(1280 * scale), round(800 * scale))
    window.begin()
    window.show()
    yield window
    window.close()
    window.deleteLater()
    languages.use("en")
    qapp.setStyleSheet("")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def assert_fits(root: QWidget) -> None:
    QCoreApplication.processEvents()
    assert sorted({(found.where, found.text) for found in cut_off(root)}) == []


def a_match(rounds: int, until: Callable[[State], bool] = lambda _: False, seed: int = 4) -> Match:
    """Three people with all modules, played at random for some rounds or to a position."""
    rng = random.Random(seed)
    seats = [Seat(colour=colour) for colour in ("red", "green", "yellow")]
    setup = Setup.shuffled(3, rng, modules=MODULES, start=0)
    match = Match(RULES, setup, seats, TableOptions(season="winter"), seed=seed)
    while match.state.actor != OVER and match.state.round < rounds:
        s = match.state
        if s.actor != CHANCE and until(s):
            break
        match.submit(match.roll() if s.actor == CHANCE else rng.choice(legal_actions(s)))
    return match


def test_start_page(german: MainWindow) -> None:
    german.show_start()
    assert_fits(german)


def test_new_game_page(german: MainWindow) -> None:
    german.choose_game()
    assert_fits(german)


def test_game_page(german: MainWindow, qtbot: QtBot) -> None:
    german.table.show(a_match(4))
    assert german.page is not None
    board = german.page.board
    qtbot.waitUntil(lambda: not board.director.animator.busy)
    assert_fits(german)


POPOVERS: dict[str, Callable[[State], bool]] = {
    "tools": lambda s: s.step == STEP_TOOLS and sum(s.players[s.actor].tools) > 2,
    "pick": lambda s: s.step == STEP_PICK and {5, 6} <= set(s.dice),
    "feed": lambda s: s.step == STEP_FEED and sum(s.players[s.actor].goods) >= s.missing,
    "reward": lambda s: s.step == STEP_REWARD,
    "buy": lambda s: _stands(s, CARD1) and min(s.players[s.actor].goods) > 0,
    "build": lambda s: _stands(s, BUILDING1) and min(s.players[s.actor].goods) > 0,
}


def _stands(s: State, first: int) -> bool:
    own = s.phase == ACTING and s.step == STEP_CHOOSE and s.actor >= 0
    return own and any(s.placed[place][s.actor] for place in range(first, first + 4))


@pytest.mark.parametrize("name", POPOVERS)
def test_popovers(german: MainWindow, qtbot: QtBot, name: str) -> None:
    for seed in range(40):
        match = a_match(200, POPOVERS[name], seed)
        if match.state.actor != OVER:
            break
    assert match.state.actor != OVER
    german.table.show(match)
    assert german.page is not None
    board = german.page.board
    QCoreApplication.processEvents()
    qtbot.waitUntil(lambda: not board.director.animator.busy)
    if name in ("buy", "build"):
        first = CARD1 if name == "buy" else BUILDING1
        own = [p for p in range(first, first + 4) if match.state.placed[p][match.state.actor]]
        board.asker.ask_payment(own[0])
    popover = board.asker.popover
    assert popover is not None
    assert_fits(popover)
    assert board.rect().contains(popover.geometry())


def test_end_page(german: MainWindow) -> None:
    german.table.show(a_match(200))
    german.show_result()
    assert_fits(german)


def test_hand_over(german: MainWindow) -> None:
    german.table.show(a_match(1))
    german.hand_over(1)
    assert_fits(german)


@pytest.mark.parametrize("name", ["settings", "about", "keys"])
def test_dialogs(german: MainWindow, name: str) -> None:
    getattr(german.dialogs, f"show_{name}")()
    dialog = german.dialogs.get(name)
    assert dialog is not None
    if dialog.hasHeightForWidth():
        # The screen of the tests is smaller than any on which 200 % is chosen.
        dialog.resize(dialog.width(), dialog.heightForWidth(dialog.width()))
    assert_fits(dialog)
    dialog.close()


def test_help(german: MainWindow) -> None:
    german.dialogs.show_help()
    dialog = german.dialogs.get("help")
    assert isinstance(dialog, HelpWindow)
    for topic in TOPICS:
        dialog.show_topic(topic.key)
        assert_fits(dialog)


def test_lesson(german: MainWindow, qtbot: QtBot) -> None:
    """Every step in the room that the panel has beside the board."""
    game = GameModel(lesson_match(), auto_settle=True)
    panel = TutorialPanel(TutorialModel(SCRIPT, game, parent=game))
    qtbot.addWidget(panel)
    panel.setFixedWidth(german.desk.looks.px(292))
    panel.lesson.start()
    panel.show()
    for step in STEPS:
        panel.adjustSize()
        panel.setFixedHeight(panel.heightForWidth(panel.width()))
        assert_fits(panel)
        if step.kind == READ:
            panel.lesson.go_on()
        elif step.kind == FREE:
            panel.lesson.skip()
        else:
            panel.lesson.show_me()


def test_menus(german: MainWindow) -> None:
    """The menu bar shows all its menus, and every menu is as wide as its entries."""
    bar = german.menuBar()
    last = bar.actionGeometry(bar.actions()[-1])
    assert last.right() <= bar.width()
    for menu in german.findChildren(QMenu):
        entries: list[QAction] = menu.actions()
        for action in entries:
            text = action.text().replace("&", "")
            assert menu.fontMetrics().horizontalAdvance(text) <= menu.sizeHint().width()


def test_library(german: MainWindow, qtbot: QtBot) -> None:
    folder = german.desk.places.library
    folder.mkdir(parents=True, exist_ok=True)
    for number, rounds in enumerate((200, 3)):
        save_match(folder / f"{number}.stoneage", a_match(rounds, seed=number + 1))
    german.library.show()
    page = german.library.page
    assert page is not None
    listed = page.games.findChild(QAbstractItemView)
    assert listed is not None
    qtbot.waitUntil(lambda: listed.model().rowCount() == 2)
    assert page.choose(folder / "0.stoneage")
    assert_fits(page)
    for number, counted in enumerate((page.statistics.counted, page.dice.counted), start=1):
        # Most of the words come with the numbers, which are counted in the background.
        with qtbot.waitSignal(counted):
            page.show_tab(number)
        assert_fits(page)


def test_review(german: MainWindow, qtbot: QtBot) -> None:
    german.review.show(a_match(200, seed=2))
    page = german.review.page
    assert page is not None
    for tabs in page.findChildren(QTabWidget):
        for tab in range(tabs.count()):
            tabs.setCurrentIndex(tab)
            assert_fits(page)
    dialog = page.ask_branch()
    assert_fits(dialog)
    dialog.close()
