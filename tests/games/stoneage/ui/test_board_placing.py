"""Putting people on the board: dragging, clicking, counting, refusing, by mouse and by keys."""

import pytest
from PySide6.QtCore import QEvent, Qt
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import Action, Reason, encode
from stoneage_qt.games.stoneage.rules.actions import PLACE
from stoneage_qt.games.stoneage.rules.constants import (
    CARD1,
    CLAY,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    PLACING,
    QUARRY,
    RIVER,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.ui.board.people import HOME
from stoneage_qt.games.stoneage.ui.board.popovers.choices import CountPopover
from stoneage_qt.games.stoneage.ui.words.text import reason_text
from tests.games.stoneage.ui.board_table import Table, make_match, show


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return show(qtbot, make_match(players=4))


def test_drag_one_person(table: Table) -> None:
    table.drag(table.person(), table.place(TOOLMAKER))
    assert table.played() == [Action(PLACE, TOOLMAKER, 1)]
    assert len(table.view.scene_.people.at(0, TOOLMAKER)) == 1


def test_dragging_the_third_last_lifts_three(table: Table) -> None:
    table.drag(table.person(-3), table.place(FOREST))
    assert table.played() == [Action(PLACE, FOREST, 3)]


def test_dragging_the_first_lifts_the_whole_group(table: Table) -> None:
    table.drag(table.person(0), table.place(HUNT))
    assert table.played() == [Action(PLACE, HUNT, 5)]


def test_wheel_changes_the_number_while_dragging(table: Table) -> None:
    start, goal = table.person(), table.place(QUARRY)
    table.press(start)
    table.move(goal)
    table.wheel(goal, 1)
    table.wheel(goal, 1)
    table.wheel(goal, -1)
    assert table.view.director.hand.number == 2
    table.release(goal)
    assert table.played() == [Action(PLACE, QUARRY, 2)]


def test_digits_change_the_number_while_dragging(table: Table) -> None:
    table.press(table.person())
    table.move(table.place(CLAY))
    table.key(Qt.Key.Key_4)
    table.release(table.place(CLAY))
    assert table.played() == [Action(PLACE, CLAY, 4)]


def test_second_button_adds_one_while_dragging(table: Table) -> None:
    goal = table.place(RIVER)
    table.press(table.person())
    table.move(goal)
    right, left = Qt.MouseButton.RightButton, Qt.MouseButton.LeftButton
    table.mouse(QEvent.Type.MouseButtonPress, goal, right, left | right)
    table.mouse(QEvent.Type.MouseButtonRelease, goal, right, left)
    table.release(goal)
    assert table.played() == [Action(PLACE, RIVER, 2)]


def test_click_then_click(table: Table) -> None:
    table.click(table.person())
    assert table.view.director.hand.carrying
    table.click(table.place(FIELD))
    assert table.played() == [Action(PLACE, FIELD, 1)]


def test_clicking_the_tableau_again_takes_one_more(table: Table) -> None:
    spot = table.person()
    table.click(spot)
    table.click(table.person(0))
    assert table.view.director.hand.number == 2
    table.click(table.place(FOREST))
    assert table.played() == [Action(PLACE, FOREST, 2)]


def test_a_place_takes_the_number_it_needs(table: Table) -> None:
    """Dropping one person on the hut places the two it needs; three on a card, one."""
    table.drag(table.person(), table.place(HUT))
    table.drag(table.person(-3), table.place(CARD1))
    assert [encode(a) for a in table.played()] == ["place hut 2", "place card1 1"]


def test_people_are_put_down_where_they_came_from(table: Table) -> None:
    before = [p.pos() for p in table.view.scene_.people.at(0, HOME)]
    start = table.person()
    table.press(start)
    table.move(table.place(FOREST))
    table.release(table.pixel(800, 130))
    table.settle()
    assert table.played() == []
    assert [p.pos() for p in table.view.scene_.people.at(0, HOME)] == before
    assert not table.view.director.hand.carrying


def test_refused_drop_says_why_and_nobody_moves(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(lambda s: s.crowd[FIELD] == 1, players=4))
    goal = table.place(FIELD)
    before = table.played()
    table.press(table.person())
    table.move(goal)
    card = table.view.explainer.card
    assert card.hint.reason == reason_text(Reason.PLACE_FULL)
    table.release(goal)
    table.settle()
    assert table.played() == before
    assert table.view.scene_.captions.line == reason_text(Reason.PLACE_FULL)
    assert card.isVisible()


def test_escape_and_right_button_cancel(table: Table) -> None:
    table.click(table.person())
    table.key(Qt.Key.Key_Escape)
    assert not table.view.director.hand.carrying
    table.click(table.person())
    table.mouse(
        QEvent.Type.MouseButtonPress,
        table.place(FOREST),
        Qt.MouseButton.RightButton,
        Qt.MouseButton.RightButton,
    )
    assert not table.view.director.hand.carrying
    assert table.played() == []


def test_clicking_a_place_asks_how_many(table: Table) -> None:
    table.click(table.place(FOREST))
    popover = table.view.asker.popover
    assert isinstance(popover, CountPopover)
    table.key(Qt.Key.Key_3)
    assert table.played() == [Action(PLACE, FOREST, 3)]
    assert table.view.asker.popover is None


def test_no_card_looks_out_from_under_a_question(table: Table) -> None:
    table.view.explainer.enlarge(table.place(FOREST))
    assert table.view.explainer.card.isVisible()
    table.view.asker.ask_count(FOREST)
    assert isinstance(table.view.asker.popover, CountPopover)
    assert table.view.explainer.card.isHidden()


def test_the_expected_yield_is_told_once(qtbot: QtBot) -> None:
    """Before placing below the rule, afterwards within it."""
    table = show(qtbot, make_match(lambda s: s.placed[FOREST][s.actor] > 0))
    explainer = table.view.explainer
    for place in (FOREST, QUARRY):
        explainer.hide()
        explainer.enlarge(table.place(place))
        hint = explainer.card.hint
        assert hint.odds
        assert f"{hint.text} {hint.mean}".count("on average") == 1


def test_count_popover_closes_with_escape(table: Table) -> None:
    table.click(table.place(FOREST))
    table.key(Qt.Key.Key_Escape)
    assert table.view.asker.popover is None
    assert table.played() == []


def test_clicking_a_place_for_one_places_at_once(table: Table) -> None:
    table.click(table.place(TOOLMAKER))
    assert table.played() == [Action(PLACE, TOOLMAKER, 1)]


def test_keys_alone(table: Table) -> None:
    view = table.view
    view.setFocus()
    table.key(Qt.Key.Key_Down)
    table.key(Qt.Key.Key_Up)
    assert view.keyboard.place is not None
    table.tab_to(CLAY)
    table.key(Qt.Key.Key_3)
    table.key(Qt.Key.Key_Return)
    assert table.played() == [Action(PLACE, CLAY, 3)]


def test_arrows_reach_every_place(table: Table) -> None:
    view = table.view
    view.setFocus()
    seen: set[int | None] = set()
    arrows = (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left)
    for first in arrows:
        for second in arrows:
            for key in [first] * 4 + [second] * 4:
                table.key(key)
                seen.add(view.keyboard.place)
    assert seen >= set(range(CARD1 + 4))


def test_a_wrong_number_is_explained(table: Table) -> None:
    table.view.setFocus()
    table.tab_to(HUT)
    table.key(Qt.Key.Key_3)
    table.key(Qt.Key.Key_Return)
    assert table.played() == []
    assert table.view.scene_.captions.line == reason_text(Reason.EXACTLY_TWO)


def test_legal_places_glow_and_others_do_not(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(lambda s: s.phase == PLACING and s.crowd[TOOLMAKER] == 1))
    glows = table.view.scene_.places.lit
    legal = {a.place for a in table.model.legal_actions() if a.kind == PLACE}
    assert glows == legal
    assert TOOLMAKER not in glows


def test_nothing_can_be_carried_while_a_bot_thinks(qtbot: QtBot) -> None:
    match = make_match(lambda s: s.actor == 1 and s.players[0].supply > 0, bots=(1,), seed=8)
    table = show(qtbot, match)
    before = table.played()
    table.drag(table.person(), table.place(HUNT))
    table.click(table.place(HUNT))
    assert table.played() == before
    assert table.view.scene_.tableau.seat == 0


def test_undo_shows_the_earlier_position(table: Table) -> None:
    table.drag(table.person(), table.place(TOOLMAKER))
    assert table.model.undo()
    table.settle()
    assert len(table.view.scene_.people.at(0, HOME)) == 5
    assert table.view.scene_.people.at(0, TOOLMAKER) == []
