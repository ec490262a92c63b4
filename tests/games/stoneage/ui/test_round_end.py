"""Between two rounds: a look back that waits for a click, or a moment, and lets one undo."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import Action, State, apply, legal_actions
from stoneage_qt.games.stoneage.rules.actions import STARVE
from stoneage_qt.games.stoneage.rules.constants import FIELD, FOREST, HUNT, STEP_FEED
from stoneage_qt.games.stoneage.ui.board.layout import MEADOW
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.games.stoneage.ui.board.popovers.choices import CountPopover
from stoneage_qt.games.stoneage.ui.board.popovers.round_end import RoundEndPopover
from stoneage_qt.games.stoneage.ui.board.round_end import round_end
from stoneage_qt.ui import theme
from stoneage_qt.ui.words.language import number
from tests.games.stoneage.ui.board_table import SilentBots, Table, make_match, show


@pytest.fixture(autouse=True)
def _usual_text(qapp: QApplication) -> None:
    """The size of a card is that of its words: not those that another test enlarged."""
    qapp.setStyleSheet(theme.stylesheet(theme.LIGHT))


def starving(s: State) -> bool:
    """One seat has to choose between paying and starving, and the round ends with that."""
    if s.step != STEP_FEED or s.actor != 0 or len(legal_actions(s)) < 2:
        return False
    after = s.copy()
    apply(after, Action(STARVE))
    return after.round == s.round + 1


def begins(seat: int) -> Callable[[State], bool]:
    """The same, and this seat begins the next round."""

    def fits(s: State) -> bool:
        if not starving(s):
            return False
        after = s.copy()
        apply(after, Action(STARVE))
        return after.actor == seat

    return fits


class Ended(NamedTuple):
    """A table at which the last choice of a round has just been made, and who was asked since."""

    table: Table
    asked: list[int]


def at_the_end(
    qtbot: QtBot,
    wait: str,
    bots: tuple[int, ...] = (),
    until: Callable[[State], bool] = starving,
    seed: int = 12,
    pointer: bool = False,
) -> Ended:
    """`pointer`: it was left where the look back will be shown."""
    table = show(qtbot, make_match(until, bots=bots, seed=seed), round_end=wait)
    asked: list[int] = []
    table.model.asked.connect(asked.append)
    if pointer:
        QCursor.setPos(table.view.viewport().mapToGlobal(table.pixel(*MEADOW.center)))
    table.model.submit(Action(STARVE))
    table.settle()
    return Ended(table, asked)


def card_of(table: Table) -> RoundEndPopover:
    popover = table.view.asker.popover
    assert isinstance(popover, RoundEndPopover)
    return popover


def words(popover: RoundEndPopover) -> str:
    return " | ".join(label.text() for label in popover.findChildren(QLabel))


def test_it_tells_who_ate_who_starved_and_who_begins(qtbot: QtBot) -> None:
    table, _ = at_the_end(qtbot, "click")
    s = table.state
    told = words(card_of(table))
    assert f"Round {s.round - 1} is over" in told
    assert "went hungry" in told
    assert "ate " in told
    assert f"{'Anna' if s.start == 0 else 'Bruno'} begins round {s.round}." in told
    for player in s.players:
        assert f"→ {number(player.score)}" in told
    end = round_end(table.model.match, table.model.match.index - 1)
    assert end is not None
    assert [meal.hungry for meal in end.meals] == [True, False]


@pytest.mark.parametrize("how", ["button", "board", "Space", "Esc"])
def test_everything_waits_for_a_click(qtbot: QtBot, how: str) -> None:
    table, asked = at_the_end(qtbot, "click", bots=(1,), until=begins(1), seed=13)
    bots = table.model._driver
    assert isinstance(bots, SilentBots)
    card = card_of(table)
    assert table.view.rect().contains(card.geometry())
    assert asked == []
    assert bots.asked == []
    before = table.played()
    if how == "button":
        go_on = next(b for b in card.findChildren(QPushButton) if b.text() == "Continue")
        qtbot.mouseClick(go_on, Qt.MouseButton.LeftButton)
    elif how == "board":
        table.click(table.pixel(800, 130))
    else:
        table.key(Qt.Key.Key_Space if how == "Space" else Qt.Key.Key_Escape)
    table.settle()
    assert table.view.asker.popover is None
    assert table.played() == before
    assert asked or bots.asked


def test_it_goes_by_itself_after_a_moment(qtbot: QtBot) -> None:
    table, asked = at_the_end(qtbot, "moment")
    assert card_of(table).isVisible()
    qtbot.waitUntil(lambda: bool(asked))
    assert table.view.asker.popover is None


def test_nothing_is_shown_where_nobody_wants_it(qtbot: QtBot) -> None:
    table, asked = at_the_end(qtbot, "off")
    assert table.view.asker.popover is None
    assert asked


def test_the_last_choice_can_be_undone_from_there(qtbot: QtBot) -> None:
    table, _ = at_the_end(qtbot, "click")
    index = table.model.match.index
    undo = next(b for b in card_of(table).findChildren(QPushButton) if b.text() == "Undo")
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    table.settle()
    assert table.model.match.index == index - 1
    assert not isinstance(table.view.asker.popover, RoundEndPopover)
    assert table.state.step == STEP_FEED


def test_nobody_who_only_watches_is_stopped(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(starving, seed=12), round_end="click")
    table.model.set_demo(True)
    table.model._play(Action(STARVE))
    table.settle()
    assert table.view.asker.popover is None


def at_the_own_start(qtbot: QtBot) -> Table:
    """The only person is shown a look back, and begins the next round."""
    table, _ = at_the_end(qtbot, "click", bots=(1,), until=begins(0))
    assert card_of(table).isVisible()
    return table


def test_a_click_on_a_place_closes_it_and_does_what_it_was_meant_for(qtbot: QtBot) -> None:
    table = at_the_own_start(qtbot)
    table.click(table.place(FOREST))
    assert isinstance(table.view.asker.popover, CountPopover)


def test_a_drag_closes_it_and_puts_somebody_down(qtbot: QtBot) -> None:
    table = at_the_own_start(qtbot)
    before = len(table.played())
    table.drag(table.person(), table.place(FOREST))
    assert [(a.place, a.number) for a in table.played()[before:]] == [(FOREST, 1)]


def test_who_begins_is_asked_while_it_is_still_there(qtbot: QtBot) -> None:
    """The list of moves works at once, and whatever is played puts the look back away."""
    table = at_the_own_start(qtbot)
    legal = table.model.legal_actions()
    assert legal
    assert table.view.director.placing
    assert table.model.submit(legal[0])
    table.settle()
    assert not isinstance(table.view.asker.popover, RoundEndPopover)


def test_it_lies_beside_the_places_where_people_go(qtbot: QtBot) -> None:
    table = at_the_own_start(qtbot)
    frame = card_of(table).geometry()
    for place in (HUNT, FOREST, FIELD):
        area = geometry(place).area
        there = table.view.in_view(QRectF(area.x, area.y, area.w, area.h))
        assert not there.intersects(frame), place


def test_a_click_on_it_puts_it_away_and_touches_nothing_behind(qtbot: QtBot) -> None:
    table = at_the_own_start(qtbot)
    before = table.played()
    card = card_of(table)
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    table.settle()
    assert table.view.asker.popover is None
    assert table.played() == before


def test_a_pointer_that_lies_there_by_chance_does_not_keep_it(qtbot: QtBot) -> None:
    """Only who moves the pointer over it is reading."""
    table, asked = at_the_end(qtbot, "moment", pointer=True)
    QApplication.sendEvent(card_of(table), QEvent(QEvent.Type.Enter))
    assert card_of(table).underMouse()
    qtbot.waitUntil(lambda: bool(asked))
    assert table.view.asker.popover is None


def test_at_a_table_of_several_a_click_beside_only_closes_it(qtbot: QtBot) -> None:
    """It is not known whose click it was."""
    table, asked = at_the_end(qtbot, "click")
    assert asked == []
    table.click(table.place(FOREST))
    assert asked
    assert table.view.asker.popover is None
