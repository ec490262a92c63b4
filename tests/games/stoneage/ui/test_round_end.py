"""Between two rounds: a look back that waits for a click, or a moment, and lets one undo."""

from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import Action, State, apply, legal_actions
from stoneage_qt.games.stoneage.rules.actions import STARVE
from stoneage_qt.games.stoneage.rules.constants import STEP_FEED
from stoneage_qt.games.stoneage.ui.board.popovers.round_end import RoundEndPopover
from stoneage_qt.games.stoneage.ui.board.round_end import round_end
from stoneage_qt.games.stoneage.ui.words.text import number
from tests.games.stoneage.ui.board_table import SilentBots, Table, make_match, show


def starving(s: State) -> bool:
    """One seat has to choose between paying and starving, and the round ends with that."""
    if s.step != STEP_FEED or s.actor != 0 or len(legal_actions(s)) < 2:
        return False
    after = s.copy()
    apply(after, Action(STARVE))
    return after.round == s.round + 1


class Ended(NamedTuple):
    """A table at which the last choice of a round has just been made, and who was asked since."""

    table: Table
    asked: list[int]


def at_the_end(qtbot: QtBot, wait: str, bots: tuple[int, ...] = ()) -> Ended:
    table = show(qtbot, make_match(starving, bots=bots, seed=12), round_end=wait)
    asked: list[int] = []
    table.model.asked.connect(asked.append)
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
    table, asked = at_the_end(qtbot, "click", bots=(1,))
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
    qtbot.waitUntil(lambda: bool(asked), timeout=10_000)
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
