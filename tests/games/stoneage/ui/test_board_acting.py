"""Using the places: resolving, dice, tools, payments, dice for all, rewards, feeding, claims."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import OVER, Action, State, apply, legal_actions
from stoneage_qt.games.stoneage.rules.actions import (
    BUILD,
    BUY,
    CLAIM,
    FEED,
    LEAVE,
    PICK,
    RESOLVE,
    REWARD,
    ROLL,
    STARVE,
    TOOLS,
)
from stoneage_qt.games.stoneage.rules.components import ANY_1_TO_7, BUILDINGS
from stoneage_qt.games.stoneage.rules.constants import (
    ACTING,
    BUILDING1,
    CARD1,
    CHANCE,
    FIELD,
    FOREST,
    IGLOO1,
    NO_GOODS,
    RIVER,
    STEP_CHOOSE,
    STEP_FEED,
    STEP_PICK,
    STEP_REWARD,
    STEP_TOOLS,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.legal import can_claim
from stoneage_qt.games.stoneage.rules.payments import value_of
from stoneage_qt.games.stoneage.rules.questions import payment_points
from stoneage_qt.games.stoneage.rules.yields import (
    one_use_tools,
    pips_of,
    unused_slots,
    yield_of,
)
from stoneage_qt.games.stoneage.ui.board import tableau_layout
from stoneage_qt.games.stoneage.ui.board.dice import tray
from stoneage_qt.games.stoneage.ui.board.popovers.choices import (
    PickPopover,
    RewardPopover,
    RollPopover,
)
from stoneage_qt.games.stoneage.ui.board.popovers.needs import (
    ClaimPopover,
    FeedPopover,
    ToolsPopover,
)
from stoneage_qt.games.stoneage.ui.board.popovers.payment import PaymentPopover
from stoneage_qt.games.stoneage.ui.words.help import roll_text
from stoneage_qt.games.stoneage.ui.words.names import StoneAgeCounts, goods_text
from stoneage_qt.models.game import Steps
from stoneage_qt.session.match import Match
from stoneage_qt.ui.board_kit.popover import Popover
from tests.games.stoneage.ui.board_table import Table, make_match, show

ASK_ALL = Steps(auto_roll=True, auto_forced=False)


def choosing(s: State) -> bool:
    return s.phase == ACTING and s.step == STEP_CHOOSE and s.actor >= 0


def can(kind: int, more: Callable[[State, Action], bool] = lambda _s, _a: True):  # type: ignore[no-untyped-def]
    """Positions in which an action of a kind is legal for the seat that chooses a place."""

    def fits(s: State) -> bool:
        return choosing(s) and any(a.kind == kind and more(s, a) for a in legal_actions(s))

    return fits


def on_tableau(table: Table) -> QPoint:
    return table.pixel(tableau_layout.PEOPLE_BOX.x + 200, tableau_layout.PEOPLE_BOX.y + 180)


def open_popover(table: Table) -> Popover:
    popover = table.view.asker.popover
    assert popover is not None
    room = table.view.rect()
    assert room.contains(popover.geometry())
    return popover


def press(table: Table, button: QPushButton | QToolButton | QCheckBox) -> None:
    assert button.isEnabled()
    table.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    table.settle()


def last(table: Table, kind: int) -> Action:
    """The latest action of a kind."""
    return next(a for a in reversed(table.played()) if a.kind == kind)


def gathering(s: State) -> bool:
    return choosing(s) and any(s.placed[place][s.actor] for place in range(RIVER + 1))


def test_clicking_own_people_resolves_the_place(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(gathering), steps=ASK_ALL)
    seat = table.state.actor
    place = next(p for p in range(RIVER + 1) if table.state.placed[p][seat])
    table.click(table.place(place))
    assert last(table, RESOLVE).place == place
    assert table.state.placed[place][seat] == 0


def test_dragging_the_group_home_resolves_the_place(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(gathering), steps=ASK_ALL)
    seat = table.state.actor
    place = next(p for p in range(RIVER + 1) if table.state.placed[p][seat])
    person = table.view.scene_.people.at(seat, place)[0].rect().center()
    table.drag(table.pixel(person.x(), person.y()), on_tableau(table))
    assert last(table, RESOLVE).place == place


def test_a_group_let_go_elsewhere_stays(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(gathering), steps=ASK_ALL)
    before = table.played()
    seat = table.state.actor
    place = next(p for p in range(RIVER + 1) if table.state.placed[p][seat])
    person = table.view.scene_.people.at(seat, place)[0]
    spot = person.pos()
    centre = person.rect().center()
    table.drag(table.pixel(centre.x(), centre.y()), table.pixel(800, 130))
    assert table.played() == before
    assert person.pos() == spot


def test_places_of_others_are_explained(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(choosing), steps=ASK_ALL)
    before = table.played()
    free = next(p for p in range(FIELD + 1) if not table.state.placed[p][table.state.actor])
    table.click(table.place(free))
    assert table.played() == before
    assert table.view.scene_.captions.line


def test_dice_wait_where_rolling_is_not_automatic(qtbot: QtBot) -> None:
    steps = Steps(auto_roll=False, auto_forced=False)
    table = show(qtbot, make_match(lambda s: s.actor == CHANCE), steps=steps)
    assert isinstance(open_popover(table), RollPopover)
    table.key(Qt.Key.Key_Return)
    assert last(table, ROLL)
    assert table.state.actor != CHANCE


def tools_open(s: State) -> bool:
    return s.step == STEP_TOOLS and sum(s.players[s.actor].tools) >= 2


def test_tools_are_picked_on_the_tableau_with_the_sum_live(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(tools_open))
    popover = open_popover(table)
    assert isinstance(popover, ToolsPopover)
    texts = [label.text() for label in popover.findChildren(QLabel)]
    assert roll_text(table.state, 0) in texts
    slot = popover.open_tools[0]
    value = table.state.players[table.state.actor].tools[slot - 1]
    expected = roll_text(table.state, value)
    table.click(table.pixel(*tableau_layout.tool_spot(slot - 1)))
    assert popover.tools == {slot}
    assert expected in [label.text() for label in popover.findChildren(QLabel)]
    table.key(Qt.Key.Key_Return)
    assert last(table, TOOLS) == Action(TOOLS, tools=(slot,))


def test_the_question_about_tools_leaves_the_banner_in_sight(qtbot: QtBot) -> None:
    def in_the_forest(s: State) -> bool:
        return tools_open(s) and s.source == FOREST

    table = show(qtbot, make_match(in_the_forest), size=(1000, 790))
    popover = open_popover(table)
    captions = table.view.scene_.captions
    for line in (captions.line, "A long story is told now, " * 6, ""):
        captions.tell(line)
        banner = table.view.in_view(captions.rect())
        assert not banner.isEmpty()
        assert not popover.geometry().intersects(banner), line


@pytest.mark.parametrize(
    ("number", "words"),
    [(1, "It would not bring more here."), (2, "Not even all of them together bring more.")],
)
def test_it_is_said_where_no_tool_helps(qtbot: QtBot, number: int, words: str) -> None:
    def helpless(s: State) -> bool:
        if not tools_open(s):
            return False
        player = s.players[s.actor]
        several = len(unused_slots(player)) + len(one_use_tools(player)) > 1
        if several != (number > 1):
            return False
        most = pips_of(player, tuple(unused_slots(player)), tuple(one_use_tools(player)))
        return yield_of(s, most).units == yield_of(s, 0).units

    table = show(qtbot, make_match(helpless, seed=3))
    told = [label.text() for label in open_popover(table).findChildren(QLabel)]
    assert words in told


def test_tools_by_keys_and_escape_takes_them_back(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(tools_open))
    popover = open_popover(table)
    assert isinstance(popover, ToolsPopover)
    slot = popover.open_tools[-1]
    table.key(Qt.Key(int(Qt.Key.Key_0) + slot))
    assert popover.tools == {slot}
    table.key(Qt.Key.Key_Escape)
    assert popover.tools == set()
    assert popover.isVisible()
    table.key(Qt.Key.Key_Return)
    assert last(table, TOOLS) == Action(TOOLS)


def test_one_use_tools_are_picked_too(qtbot: QtBot) -> None:
    def fits(s: State) -> bool:
        return s.step == STEP_TOOLS and bool(one_use_tools(s.players[s.actor]))

    table = show(qtbot, make_match(fits, players=3, seed=11))
    popover = open_popover(table)
    assert isinstance(popover, ToolsPopover)
    player = table.state.players[table.state.actor]
    card = one_use_tools(player)[0]
    spot = tableau_layout.open_card_spot(player.open_cards.index(card))
    table.click(table.pixel(*spot))
    assert popover.cards == {card}
    table.key(Qt.Key.Key_Return)
    assert card in last(table, TOOLS).cards


def test_buying_with_the_cheapest_payment_ready(qtbot: QtBot) -> None:
    def several(s: State) -> bool:
        ways = [a for a in legal_actions(s) if a.kind == BUY]
        return choosing(s) and len({a.goods for a in ways if a.place == ways[0].place}) > 2

    table = show(qtbot, make_match(several, players=4), steps=ASK_ALL)
    ways = [a for a in legal_actions(table.state) if a.kind == BUY]
    place = ways[0].place
    table.click(table.place(place))
    popover = open_popover(table)
    assert isinstance(popover, PaymentPopover)
    cheapest = min(value_of(a.goods) for a in ways if a.place == place)
    assert value_of(popover.goods) == cheapest
    table.key(Qt.Key.Key_Return)
    bought = last(table, BUY)
    assert bought.place == place
    assert value_of(bought.goods) == cheapest


def test_the_picked_proposal_is_marked(qtbot: QtBot) -> None:
    def several(s: State) -> bool:
        ways = [a for a in legal_actions(s) if a.kind == BUY]
        return choosing(s) and len({a.goods for a in ways if a.place == ways[0].place}) > 2

    table = show(qtbot, make_match(several, players=4), steps=ASK_ALL)
    place = next(a.place for a in legal_actions(table.state) if a.kind == BUY)
    table.click(table.place(place))
    popover = open_popover(table)
    assert isinstance(popover, PaymentPopover)
    offers = [b for b in popover.findChildren(QToolButton) if b.isCheckable()]
    assert [b.isChecked() for b in offers] == [True] + [False] * (len(offers) - 1)
    for _ in range(2):
        press(table, offers[1])
        assert [b for b in offers if b.isChecked()] == [offers[1]]
        assert goods_text(popover.goods) == offers[1].accessibleName()
    less = next(b for b in popover.findChildren(QToolButton) if b.text() == "−" and b.isEnabled())
    press(table, less)
    assert not any(b.isChecked() for b in offers)


def button_called(popover: Popover, words: str) -> QPushButton:
    return next(b for b in popover.findChildren(QPushButton) if b.text() == words)


def click_beside(table: Table) -> None:
    """A click on a place that could be used at once."""
    place = next(a.place for a in legal_actions(table.state) if a.kind == RESOLVE)
    table.click(table.place(place))


@pytest.mark.parametrize(
    "go_back",
    [
        lambda table: table.key(Qt.Key.Key_Escape),
        lambda table: press(table, button_called(open_popover(table), "Cancel")),
        click_beside,
    ],
    ids=["Esc", "Cancel", "click elsewhere"],
)
def test_a_payment_goes_back_to_the_board(qtbot: QtBot, go_back: Callable[[Table], object]) -> None:
    def both(s: State) -> bool:
        kinds = {a.kind for a in legal_actions(s)} if choosing(s) else set()
        return {BUY, RESOLVE} <= kinds

    table = show(qtbot, make_match(both, players=4), steps=ASK_ALL)
    before = table.played()
    place = next(a.place for a in legal_actions(table.state) if a.kind == BUY)
    table.click(table.place(place))
    popover = open_popover(table)
    go_back(table)
    assert table.view.asker.popover is None
    assert popover.isHidden()
    assert table.played() == before


def test_giving_a_card_up(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(can(BUY)), steps=ASK_ALL)
    place = next(a.place for a in legal_actions(table.state) if a.kind == BUY)
    table.click(table.place(place))
    press(table, button_called(open_popover(table), "Give the card up"))
    assert last(table, LEAVE).place == place
    assert table.model.can_undo()


def match_where(until: Callable[[State], bool], seed: int) -> Match | None:
    """A random game up to the first position that fits, None where there is none."""
    try:
        return make_match(until, seed=seed)
    except AssertionError:
        return None


def test_giving_up_for_good_asks_first(qtbot: QtBot) -> None:
    """As the last action of the game it can't be taken back."""

    def last_chance(s: State) -> bool:
        if not choosing(s) or not any(a.kind in (BUY, BUILD) for a in legal_actions(s)):
            return False
        after = s.copy()
        apply(after, next(a for a in legal_actions(s) if a.kind == LEAVE))
        return after.actor == OVER

    found = (match_where(last_chance, seed) for seed in range(200))
    table = show(qtbot, next(match for match in found if match is not None), steps=ASK_ALL)
    place = next(a.place for a in legal_actions(table.state) if a.kind == LEAVE)
    before = table.played()
    table.click(table.place(place))
    popover = open_popover(table)
    words = "Give the card up" if place < BUILDING1 else "Give the building up"
    press(table, button_called(popover, words))
    assert table.played() == before
    assert popover.isVisible()
    press(table, button_called(popover, "Give it up for good"))
    assert last(table, LEAVE).place == place


def test_points_of_a_free_building_are_shown_live(qtbot: QtBot) -> None:
    def free(s: State, a: Action) -> bool:
        building = s.stacks[a.place - BUILDING1][0] if BUILDING1 <= a.place < IGLOO1 else None
        return building is not None and BUILDINGS[building].kind == ANY_1_TO_7 and sum(a.goods) > 2

    table = show(qtbot, make_match(can(BUILD, free), players=4, seed=2), steps=ASK_ALL)
    place = next(a.place for a in legal_actions(table.state) if a.kind == BUILD)
    table.click(table.place(place))
    popover = open_popover(table)
    assert isinstance(popover, PaymentPopover)
    first = payment_points(table.state, Action(BUILD, place, 0, popover.goods))
    assert first == value_of(popover.goods)
    ways = [a.goods for a in legal_actions(table.state) if a.kind == BUILD and a.place == place]
    assert first == max(map(value_of, ways)), "nobody wants the least that can be put in"
    offers = [b for b in popover.findChildren(QToolButton) if b.isCheckable()]
    assert StoneAgeCounts().points(first) in offers[0].text()
    assert all("point" in offer.text() for offer in offers)
    less = next(b for b in popover.findChildren(QToolButton) if b.text() == "−" and b.isEnabled())
    press(table, less)
    assert value_of(popover.goods) < first
    press(table, popover.primary)  # type: ignore[arg-type]
    assert value_of(last(table, BUILD).goods) < first


def test_hard_winter_pays_more_for_more(qtbot: QtBot) -> None:
    match = make_match(can(BUILD, lambda _s, a: a.extra), winter=True, players=3)
    table = show(qtbot, match, steps=ASK_ALL)
    place = next(a.place for a in legal_actions(table.state) if a.kind == BUILD and a.extra)
    table.click(table.place(place))
    popover = open_popover(table)
    box = popover.findChild(QCheckBox)
    assert isinstance(box, QCheckBox)
    table.qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    table.key(Qt.Key.Key_Return)
    assert last(table, BUILD).extra


def test_dice_for_all_are_picked_one_by_one(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(lambda s: s.step == STEP_PICK, players=3), steps=ASK_ALL)
    for left in (3, 2, 1):
        popover = open_popover(table)
        assert isinstance(popover, PickPopover)
        buttons = popover.findChildren(QToolButton)
        assert len(buttons) == left == len(table.view.scene_.dice.values)
        assert table.view.scene_.tableau.seat == table.state.actor
        table.key(Qt.Key.Key_Escape)
        assert popover.isVisible()
        press(table, buttons[0])
    assert [a.kind for a in table.played()[-3:]] == [PICK] * 3


def test_a_die_can_be_taken_from_the_table(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(lambda s: s.step == STEP_PICK, players=3), steps=ASK_ALL)
    spot = tray(table.state.source, 3)[2]
    die = table.view.scene_.dice.values[2]
    table.click(table.pixel(*spot))
    assert last(table, PICK).number == die


def test_rewards_are_settled_die_by_die(qtbot: QtBot) -> None:
    match = make_match(lambda s: s.step == STEP_REWARD, winter=True, players=3)
    table = show(qtbot, match, steps=ASK_ALL)
    dice = len(table.state.dice)
    popover = open_popover(table)
    assert isinstance(popover, RewardPopover)
    press(table, popover.findChildren(QPushButton)[0])
    assert last(table, REWARD)
    assert len(table.state.dice) != dice


def hungry(s: State) -> bool:
    return s.step == STEP_FEED and sum(s.players[s.actor].goods) > s.missing


def test_feeding_with_goods(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(hungry), steps=ASK_ALL)
    missing = table.state.missing
    assert isinstance(open_popover(table), FeedPopover)
    table.key(Qt.Key.Key_Return)
    assert sum(last(table, FEED).goods) == missing


def test_going_hungry(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(hungry), steps=ASK_ALL)
    press(table, open_popover(table).findChildren(QPushButton)[0])
    assert last(table, STARVE)


def test_the_two_resources_card(qtbot: QtBot) -> None:
    def fits(s: State) -> bool:
        return choosing(s) and can_claim(s.players[s.actor])

    table = show(qtbot, make_match(fits, players=4, seed=1), steps=ASK_ALL)
    rect = table.view.scene_.tableau.claim_card_rect()
    assert rect is not None
    table.click(table.pixel(rect.center().x(), rect.center().y()))
    assert isinstance(open_popover(table), ClaimPopover)
    table.key(Qt.Key.Key_Return)
    assert last(table, CLAIM).goods != NO_GOODS
    assert table.view.scene_.tableau.claim_card_rect() is None


def test_the_open_question_returns_after_a_card_is_not_used(qtbot: QtBot) -> None:
    def fits(s: State) -> bool:
        return s.step == STEP_TOOLS and can_claim(s.players[s.actor])

    table = show(qtbot, make_match(fits, players=4, seed=1), steps=ASK_ALL)
    rect = table.view.scene_.tableau.claim_card_rect()
    assert rect is not None
    table.click(table.pixel(rect.center().x(), rect.center().y()))
    assert isinstance(open_popover(table), ClaimPopover)
    table.key(Qt.Key.Key_Escape)
    assert isinstance(open_popover(table), ToolsPopover)


@pytest.mark.parametrize("place", [TOOLMAKER, FIELD, CARD1])
def test_every_place_can_be_used_by_keys(qtbot: QtBot, place: int) -> None:
    def fits(s: State) -> bool:
        return choosing(s) and bool(s.placed[place][s.actor])

    table = show(qtbot, make_match(fits, players=4, seed=3), steps=ASK_ALL)
    table.view.setFocus()
    table.tab_to(place)
    before = len(table.played())
    table.key(Qt.Key.Key_Return)
    if place >= CARD1:
        popover = open_popover(table)
        assert isinstance(popover, PaymentPopover)
        give_up = button_called(popover, "Give the card up")
        while popover.focusWidget() is not give_up:
            table.key(Qt.Key.Key_Tab)
        table.key(Qt.Key.Key_Return)
    assert len(table.played()) > before
