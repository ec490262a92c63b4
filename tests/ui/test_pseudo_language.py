"""Every window, page, dialog, menu and tooltip in a pseudo-language: what is not translated shows.

In that language every text that goes through translation stands in brackets. Whatever has letters
outside of brackets is a word that no catalogue can reach.
"""

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractItemView, QApplication, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.bots.hints import Hint
from stoneage_qt.games.stoneage.bots.hints_reasons import CODES
from stoneage_qt.games.stoneage.bots.verdicts import Why
from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.options import TableOptions
from stoneage_qt.games.stoneage.rules import CHANCE, OVER, Setup, State, legal_actions
from stoneage_qt.games.stoneage.rules.constants import (
    ACTING,
    ANIMAL,
    BUILDING1,
    CARD1,
    MODULES,
    PLACING,
    STEP_CHOOSE,
    STEP_FEED,
    STEP_PICK,
    STEP_REWARD,
    STEP_TOOLS,
)
from stoneage_qt.games.stoneage.ui.help.contents import TOPICS
from stoneage_qt.games.stoneage.ui.tutorial.script import SCRIPT, STEPS, lesson_match
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.saves import save_match
from stoneage_qt.ui.help.window import HelpWindow
from stoneage_qt.ui.shell.window import MainWindow
from stoneage_qt.ui.tutorial.lesson import TutorialModel
from stoneage_qt.ui.tutorial.panel import TutorialPanel
from stoneage_qt.ui.tutorial.script import FREE, READ
from stoneage_qt.ui.words.faults import fault_text
from tests.ui.catalogues import ROOT
from tests.ui.texts import Pseudo, all_texts, installed, untranslated

pytestmark = pytest.mark.once

# What people type or choose themselves: no catalogue translates it.
NAMES = ("Ada", "Bo", "Cleo", "Dan")
USER_DATA = (*NAMES, "Una", "Deutsch", "English")


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[None]:
    with installed(Pseudo(ROOT / "translations" / "stoneage_qt_de.ts")):
        yield


@pytest.fixture
def strange(window: MainWindow, pseudo: None) -> MainWindow:
    """The window in the pseudo-language."""
    return window


def assert_translated(*roots: QWidget) -> None:
    wrong = set()
    for root in roots:
        for found in all_texts(root):
            text = found.text
            for own in USER_DATA:
                text = text.replace(own, "")
            if rest := untranslated(text):
                wrong.add((found.where, rest))
    assert sorted(wrong) == []


def a_match(
    until: Callable[[State], bool] = lambda _: True, *, winter: bool = False, seed: int = 5
) -> Match:
    """A match of people, played at random to the first position that fits."""
    rng = random.Random(seed)
    seats = [Seat(name=NAMES[i], colour=RULES.colours[i]) for i in range(3)]
    setup = Setup.shuffled(3, rng, modules=MODULES if winter else frozenset(), start=0)
    options = TableOptions(season="winter" if winter else "summer")
    match = Match(RULES, setup, seats, options, seed=seed)
    while not until(match.state):
        s = match.state
        assert s.actor != OVER, "no such position in this game"
        match.submit(match.roll() if s.actor == CHANCE else rng.choice(legal_actions(s)))
    return match


def show(window: MainWindow, match: Match) -> QWidget:
    window.table.show(match)
    assert window.page is not None
    return window.page


def test_the_check_itself() -> None:
    assert untranslated("⟦Put ⟦2 people⟧ ⟦into the forest⟧⟧") == ""
    assert untranslated("<b>12</b> · ⟦points⟧") == ""
    assert untranslated("12 points") == "12 points"
    assert untranslated("⟦Put⟧ people") != ""


def test_start_page_and_menus(strange: MainWindow) -> None:
    assert_translated(strange)


def test_new_game_page(strange: MainWindow) -> None:
    strange.choose_game()
    assert strange.new_page is not None
    assert_translated(strange.new_page)


POSITIONS: dict[str, Callable[[State], bool]] = {
    "placing": lambda s: s.phase == PLACING and s.round == 2,
    "acting": lambda s: s.phase == ACTING and s.step == STEP_CHOOSE,
    "tools": lambda s: s.step == STEP_TOOLS,
    "pick": lambda s: s.step == STEP_PICK,
    "feed": lambda s: s.step == STEP_FEED and sum(s.players[s.actor].goods) >= s.missing,
    "reward": lambda s: s.step == STEP_REWARD,
    "animal": lambda s: s.animal is not None and s.phase == PLACING,
}


@pytest.mark.parametrize("position", POSITIONS)
def test_game_page_in_winter(strange: MainWindow, qtbot: QtBot, position: str) -> None:
    show(strange, a_match(POSITIONS[position], winter=True))
    assert strange.page is not None
    board = strange.page.board
    qtbot.waitUntil(lambda: not board.director.animator.busy)
    assert_translated(strange)


def test_game_page_in_summer(strange: MainWindow) -> None:
    show(strange, a_match(POSITIONS["placing"]))
    assert_translated(strange)


@pytest.mark.parametrize("first", [CARD1, BUILDING1])
def test_buying_and_building(strange: MainWindow, qtbot: QtBot, first: int) -> None:
    def fits(s: State) -> bool:
        own = s.phase == ACTING and s.step == STEP_CHOOSE and s.actor >= 0
        return own and any(s.placed[place][s.actor] for place in range(first, first + 4))

    match = a_match(fits, winter=True)
    place = next(p for p in range(first, first + 4) if match.state.placed[p][match.state.actor])
    page = show(strange, match)
    assert strange.page is not None
    board = strange.page.board
    qtbot.waitUntil(lambda: not board.director.animator.busy)
    board.asker.ask_payment(place)
    assert board.asker.popover is not None
    assert_translated(page)


def test_every_place_explains_itself(strange: MainWindow) -> None:
    from stoneage_qt.games.stoneage.ui.words.help import help_place

    for winter in (False, True):
        for position in ("placing", "acting"):
            match = a_match(POSITIONS[position], winter=winter, seed=8)
            for place in range(ANIMAL + 1):
                for season in ("summer", "winter"):
                    words = help_place(match.state, 0, place, season)
                    assert not untranslated(words), words


def test_end_page_and_log(strange: MainWindow, qtbot: QtBot) -> None:
    match = a_match(lambda s: s.round == 9, winter=True)
    rng = random.Random(3)
    while match.state.actor != OVER:
        s = match.state
        match.submit(match.roll() if s.actor == CHANCE else rng.choice(legal_actions(s)))
    show(strange, match)
    strange.show_result()
    assert strange.end_page is not None
    assert_translated(strange)


def test_hand_over(strange: MainWindow) -> None:
    show(strange, a_match())
    strange.hand_over(1)
    assert strange.handover is not None
    assert_translated(strange.handover)


@pytest.mark.parametrize("name", ["settings", "about", "keys"])
def test_dialogs(strange: MainWindow, name: str) -> None:
    getattr(strange.dialogs, f"show_{name}")()
    dialog = strange.dialogs.get(name)
    assert dialog is not None
    assert_translated(dialog)


def test_help(strange: MainWindow) -> None:
    for topic in TOPICS:
        strange.dialogs.show_help(topic.key)
        dialog = strange.dialogs.get("help")
        assert isinstance(dialog, HelpWindow)
        assert_translated(dialog)


def test_every_fault_of_a_file(pseudo: None) -> None:
    names = "path detail limit line column version known field problem value entry number text"
    parameters = dict.fromkeys((*names.split(), "cause"), "7") | {"reason": "place_full"}
    for fault in Fault:
        words = fault_text(SaveError(fault, **parameters))
        assert not untranslated(words), words


def test_every_step_of_the_lesson(qtbot: QtBot, pseudo: None) -> None:
    game = GameModel(lesson_match(), auto_settle=True)
    panel = TutorialPanel(TutorialModel(SCRIPT, game, parent=game))
    qtbot.addWidget(panel)
    panel.lesson.start()
    for step in STEPS:
        assert panel.lesson.step.key == step.key
        assert_translated(panel)
        if step.kind == READ:
            panel.lesson.go_on()
        elif step.kind == FREE:
            panel.lesson.skip()
        else:
            panel.lesson.show_me()


def test_the_lesson_in_the_window(strange: MainWindow) -> None:
    strange.learn()
    assert_translated(strange)


def test_qt_speaks_the_language_too(pseudo: None) -> None:
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "⟦Cancel⟧"


def test_library(strange: MainWindow, qtbot: QtBot) -> None:
    folder = strange.desk.places.library
    folder.mkdir(parents=True)
    for number, until in enumerate((lambda s: s.actor == OVER, lambda s: s.round == 3)):
        save_match(folder / f"{number}.stoneage", a_match(until, winter=True, seed=number + 1))
    strange.library.show()
    page = strange.library.page
    assert page is not None
    listed = page.games.findChild(QAbstractItemView)
    assert listed is not None
    qtbot.waitUntil(lambda: listed.model().rowCount() == 2)
    for path in sorted(folder.glob("*.stoneage")):
        assert page.choose(path)
        assert_translated(page)
    for tab in (1, 2):
        page.show_tab(tab)
        assert_translated(page)


def test_review(strange: MainWindow, qtbot: QtBot) -> None:
    strange.review.show(a_match(lambda s: s.actor == OVER, winter=True, seed=2))
    page = strange.review.page
    assert page is not None
    for tabs in page.findChildren(QTabWidget):
        for tab in range(tabs.count()):
            tabs.setCurrentIndex(tab)
            assert_translated(page)
    dialog = page.ask_branch()
    assert_translated(dialog)
    dialog.close()


def test_hints_and_warnings(strange: MainWindow) -> None:
    match = a_match(POSITIONS["placing"])
    show(strange, match)
    assert strange.page is not None
    reasons = tuple(Why(code, 2, CARD1) for code in CODES)
    advised = [Hint(action, 0.4, 0.0, 0.1, reasons) for action in legal_actions(match.state)[:3]]
    strange.table.hinted.emit(advised)
    assert strange.page.hints.isVisible()
    assert_translated(strange.page)
    assert not untranslated(strange.page.hints.summary())
    strange.table.warned.emit(advised[1].action, advised[0], 0.1)
    assert strange.messages.isVisible()
    assert_translated(strange.messages)


def test_scoring_on_the_board(strange: MainWindow) -> None:
    show(strange, a_match(lambda s: s.actor == OVER, winter=True, seed=3))
    strange.show_scoring()
    assert strange.page is not None
    assert_translated(strange.page)
