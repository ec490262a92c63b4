"""Putting people on the board: dragging, clicking, counting, refusing, by mouse and by keys."""

import pytest
from PySide6.QtCore import QEvent, Qt
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import Action, Reason, State, encode
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
from stoneage_qt.games.stoneage.ui.board.tableau_layout import STRIP
from stoneage_qt.games.stoneage.ui.words.reasons import reason_text
from stoneage_qt.session.settings import Settings
from tests.games.stoneage.ui.board_table import Table, make_match, show


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return show(qtbot, make_match(players=4))


def test_drag_one_person(table: Table) -> None:
    table.drag(table.person(), table.place(TOOLMAKER))
    assert table.played() == [Action(PLACE, TOOLMAKER, 1)]
    assert len(table.view.scene_.people.at(0, TOOLMAKER)) == 1


@pytest.mark.parametrize("which", [0, 2, -1])
def test_a_drag_takes_the_one_that_was_grabbed(table: Table, which: int) -> None:
    grabbed = table.view.scene_.people.at(0, HOME)[which]
    table.press(table.person(which))
    table.move(table.place(FOREST))
    assert table.view.director.hand.number == 1
    assert grabbed.pos().y() < STRIP.y
    table.release(table.place(FOREST))
    table.settle()
    assert table.played() == [Action(PLACE, FOREST, 1)]


def test_shift_takes_everybody(table: Table) -> None:
    table.press(table.person(), Qt.KeyboardModifier.ShiftModifier)
    assert table.view.director.hand.number == 5
    table.move(table.place(HUNT))
    table.release(table.place(HUNT))
    table.settle()
    assert table.played() == [Action(PLACE, HUNT, 5)]


def test_shift_on_the_way_takes_everybody(table: Table) -> None:
    table.press(table.person())
    table.move(table.place(HUNT))
    table.key(Qt.Key.Key_Shift)
    table.release(table.place(HUNT))
    assert table.played() == [Action(PLACE, HUNT, 5)]


def test_holding_the_button_takes_one_after_the_other(table: Table) -> None:
    hand = table.view.director.hand
    table.press(table.person())
    table.qtbot.waitUntil(lambda: hand.number == 3)
    table.move(table.place(CLAY))
    table.release(table.place(CLAY))
    table.settle()
    assert table.played() == [Action(PLACE, CLAY, 3)]


def test_letting_go_with_control_asks_how_many(table: Table) -> None:
    table.press(table.person())
    table.move(table.place(FOREST))
    table.release(table.place(FOREST), Qt.KeyboardModifier.ControlModifier)
    assert table.played() == []
    assert not table.view.director.hand.carrying
    assert isinstance(table.view.asker.popover, CountPopover)
    table.key(Qt.Key.Key_4)
    assert table.played() == [Action(PLACE, FOREST, 4)]


def test_the_question_can_always_be_asked(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(players=4), ask_number=True)
    table.drag(table.person(), table.place(FOREST))
    assert isinstance(table.view.asker.popover, CountPopover)
    table.key(Qt.Key.Key_Escape)
    table.press(table.person())
    table.move(table.place(FOREST))
    table.wheel(table.place(FOREST), 1)
    table.release(table.place(FOREST))
    table.settle()
    assert table.played() == [Action(PLACE, FOREST, 2)], "who has counted is not asked"


def test_the_tip_is_told_the_first_times(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(players=4), drag_tips=1)
    with qtbot.waitSignal(table.view.tipShown):
        table.press(table.person())
        table.move(table.place(FOREST))
    assert "Shift" in table.view.scene_.captions.line
    table.release(table.pixel(800, 130))
    table.settle()
    table.view.set_settings(Settings(reduced_motion="on", drag_tips=0))
    with qtbot.assertNotEmitted(table.view.tipShown):
        table.press(table.person())
        table.move(table.place(FOREST))


def test_it_is_said_that_the_hut_takes_two(table: Table) -> None:
    table.press(table.person())
    table.move(table.place(HUT))
    card = table.view.explainer.card
    assert card.isVisible()
    assert reason_text(Reason.EXACTLY_TWO) in card.hint.note
    assert "2 people" in card.hint.note
    table.release(table.place(HUT))
    assert table.played() == [Action(PLACE, HUT, 2)]


def test_a_lone_person_is_told_what_the_hut_takes(qtbot: QtBot) -> None:
    def alone(s: State) -> bool:
        return s.phase == PLACING and s.players[s.actor].supply == 1 and not s.crowd[HUT]

    table = show(qtbot, make_match(alone, players=4))
    table.click(table.place(HUT))
    assert table.view.scene_.captions.line == reason_text(Reason.EXACTLY_TWO)


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


def test_the_odds_follow_the_number_while_dragging(table: Table) -> None:
    table.press(table.person())
    table.move(table.place(CLAY))
    card = table.view.explainer.card
    few = card.hint.odds
    table.key(Qt.Key.Key_4)
    assert card.isVisible()
    assert len(card.hint.odds) > len(few)
    table.key(Qt.Key.Key_1)
    assert card.hint.odds == few
    table.release(table.pixel(800, 130))


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


def test_people_picked_up_by_clicks_can_be_dragged_on(table: Table) -> None:
    table.click(table.person())
    table.click(table.person(0))
    assert table.view.director.hand.number == 2
    table.drag(table.person(1), table.place(FOREST))
    assert table.played() == [Action(PLACE, FOREST, 2)]
    assert not table.view.director.hand.carrying


def test_the_banner_says_how_to_take_several(table: Table) -> None:
    assert "wheel" in table.view.scene_.captions.line


def test_a_place_takes_the_number_it_needs(table: Table) -> None:
    """Dropping one person on the hut places the two it needs; three on a card, one."""
    table.drag(table.person(), table.place(HUT))
    table.press(table.person())
    table.move(table.place(CARD1))
    table.wheel(table.place(CARD1), 2)
    table.release(table.place(CARD1))
    table.settle()
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
