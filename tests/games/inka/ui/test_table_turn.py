"""The turn at the table: throw, buy, end, put cards back, play cards; by mouse and by keys."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.rules import CHANCE, State, apply, encode, legal_actions, why_illegal
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules.constants import COMBAT, COST_CARD, COST_CITY, INVENTION, MONOPOLY
from stoneage_qt.games.inka.rules.payments import affords, holds, playable
from stoneage_qt.games.inka.rules.places import has_city
from stoneage_qt.games.inka.rules.questions import seat_yield
from stoneage_qt.games.inka.ui.table.around import AroundBoard
from stoneage_qt.games.inka.ui.table.picker import KindPicker
from stoneage_qt.models.game import Steps
from stoneage_qt.session.match import Match
from stoneage_qt.ui.board_kit.popover import Popover
from tests.games.inka.ui.conftest import Lay
from tests.games.inka.ui.table_match import make_match, scripted
from tests.games.inka.ui.test_table_trade import click, last


def press(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def popover(table: AroundBoard, kind: type[Popover] = Popover) -> Popover:
    found = [each for each in table.window().findChildren(kind) if each.isVisible()]
    assert len(found) == 1
    return found[0]


def button(widget: QWidget, text: str) -> QPushButton:
    return next(each for each in widget.findChildren(QPushButton) if each.text() == text)


def mine(phase: str) -> Callable[[State], bool]:
    return lambda s: s.phase == phase and s.actor == 0


def test_one_button_and_enter_throw_the_dice(lay: Lay) -> None:
    for throw in (lambda table: click(table.turn.next), lambda _: press(Qt.Key.Key_Return)):
        # A development card in hand: throwing is not the only choice.
        match = make_match(lambda s: s.phase == "before" and s.actor == 0 and not _only(s))
        table = lay(match)
        index = match.index
        throw(table)
        assert encode(match.actions[index]) == "throw"
        assert encode(match.actions[index + 1]).startswith("roll")


def _only(s: State) -> bool:
    return not any(why_illegal(s, a) is None for a in (act.COMBAT_ACTION, act.CHASE_ACTION))


def test_dice_that_wait_for_a_person_fall_with_the_same_click(lay: Lay) -> None:
    match = make_match(lambda s: s.phase == "before" and s.actor == 0 and not _only(s))
    table = lay(match)
    table.kit.game.set_steps(Steps(auto_roll=False))
    index = match.index
    click(table.turn.next)
    assert encode(match.actions[index + 1]).startswith("roll")


def test_after_a_card_of_ones_own_the_dice_wait(lay: Lay) -> None:
    def knight(s: State) -> bool:
        lone = s.players[0].cards == [COMBAT]
        return s.phase == "before" and s.actor == 0 and lone and not _only(s)

    match = make_match(knight)
    table = lay(match)
    game = table.kit.game
    game.set_steps(Steps(auto_roll=True, auto_forced=True))
    assert game.submit(act.COMBAT_ACTION)
    while game.state.phase in ("robber", "victim"):
        assert game.submit(game.legal_actions()[0])
    assert game.state.phase == "before"
    assert encode(match.actions[-1]) != "throw"
    index = match.index
    press(Qt.Key.Key_Return)
    assert encode(match.actions[index]) == "throw"


def _last_cards(s: State) -> list[act.Action]:
    """What can be built after which only the end of the turn is left."""
    if s.phase != "main" or s.actor != 0:
        return []
    found = []
    for action in legal_actions(s):
        after = s.copy()
        if action.word in (act.ROAD, act.SETTLE, act.CITY):
            apply(after, action)
            if legal_actions(after) == [act.END_ACTION]:
                found.append(action)
    return found


def test_a_turn_does_not_end_by_itself_after_something_was_built(lay: Lay) -> None:
    match = make_match(lambda s: bool(_last_cards(s)))
    table = lay(match)
    game = table.kit.game
    game.set_steps(Steps(auto_roll=True, auto_forced=True))
    built, before = _last_cards(game.state)[0], game.state
    assert game.submit(built)
    assert match.actions[-1] == built, "the turn waits for its end"
    assert table.turn.next.text() == "End the turn"
    assert game.can_undo()
    assert game.undo()
    assert game.state.key() == before.key()
    assert game.submit(built)
    press(Qt.Key.Key_Return)
    assert encode(match.actions[match.index - 1]) == "end"


def _quiet_roll(match: Match) -> act.Action:
    """Dice that bring the first seat nothing."""
    for roll in (act.ROLLS[a][b] for a in range(1, 7) for b in range(a, 7) if a + b != 7):
        after = match.state.copy()
        apply(after, roll)
        if not any(after.players[0].hand):
            return roll
    raise AssertionError("every throw brings something")


def test_a_turn_in_which_nothing_can_be_done_ends_by_itself(lay: Lay) -> None:
    def empty(s: State) -> bool:
        own = s.players[0]
        return mine("main")(s) and not any((*own.hand, own.cards, own.new))

    match = make_match(empty)
    while True:
        s = match.state
        if s.actor == CHANCE:
            match.submit(_quiet_roll(match))
            if s.active == 0:
                break
        else:
            match.submit(act.THROW_ACTION if s.phase == "before" else act.END_ACTION)
    assert legal_actions(match.state) == [act.END_ACTION]
    table = lay(match)
    assert encode(match.actions[-1]) == "end"
    assert not table.kit.game.actor_is_person()


def test_the_own_hand_is_shown_with_its_limit_and_the_open_combat_arts(lay: Lay) -> None:
    table = lay(make_match(lambda s: s.phase == "main" and len(s.players[0].open_cards) > 0))
    player = table.kit.state.players[0]
    texts = [each.text().replace("\u00a0", " ") for each in table.own.findChildren(QLabel)]
    assert f"{sum(player.hand)}/{7 + len(player.open_cards)}" in texts
    assert any(f"{len(player.open_cards)} open combat arts" in text for text in texts)


def test_n_ends_the_turn_and_the_risk_of_a_seven_is_told_before(lay: Lay) -> None:
    def heavy(s: State) -> bool:
        return s.phase == "main" and s.actor == 0 and sum(s.players[0].hand) > 9

    table = lay(make_match(heavy))
    texts = [each.text() for each in table.turn.findChildren(type(table.turn.risk))]
    assert any("52 %" in text for text in texts)
    press(Qt.Key.Key_N)
    assert last(table) == "end"


def test_a_card_is_bought_with_two_clicks_or_x_and_enter(lay: Lay) -> None:
    def rich(s: State) -> bool:
        return s.phase == "main" and s.actor == 0 and bool(s.deck) and affords(s, 0, COST_CARD)

    table = lay(make_match(rich))
    held = len(table.kit.state.players[0].new)
    click(table.turn.buy)
    assert len(table.kit.state.players[0].new) == held
    click(button(popover(table), "Buy"))
    assert last(table) == "buy"
    table = lay(make_match(rich))
    press(Qt.Key.Key_X)
    press(Qt.Key.Key_Return)
    assert last(table) == "buy"


def test_a_purchase_can_be_thought_over(lay: Lay) -> None:
    def rich(s: State) -> bool:
        return s.phase == "main" and s.actor == 0 and bool(s.deck) and affords(s, 0, COST_CARD)

    match = make_match(rich)
    table = lay(match)
    index = match.index
    click(table.turn.buy)
    press(Qt.Key.Key_Escape)
    assert match.index == index
    assert not [each for each in table.findChildren(Popover) if each.isVisible()]


def owes(s: State) -> bool:
    return s.phase == "discard" and s.actor == 0 and s.owed[0] > 2


def test_a_seven_is_paid_in_two_clicks_with_the_proposal(lay: Lay) -> None:
    table = lay(make_match(owes))
    before = sum(table.kit.state.players[0].hand)
    owed = table.kit.state.owed[0]
    asked = table.discarding.popover
    assert asked is not None
    assert asked.isVisible()
    assert not asked.go.isEnabled()
    click(asked.suggest)
    click(asked.go)
    assert sum(table.kit.state.players[0].hand) == before - owed
    assert table.discarding.popover is None


def test_cards_are_picked_one_by_one_and_put_back_at_once(lay: Lay) -> None:
    match = make_match(owes)
    table = lay(match)
    index = match.index
    asked = table.discarding.popover
    assert asked is not None
    owed = table.kit.state.owed[0]
    for kind, pile in asked.piles.items():
        for _ in range(pile.count):
            press(Qt.Key(int(Qt.Key.Key_1) + kind))
    assert sum(asked.chosen) == owed
    assert match.index == index, "nothing is put back before it is confirmed"
    asked.take_focus()
    press(Qt.Key.Key_Return)
    assert table.kit.state.owed[0] == 0


def test_a_popover_put_away_comes_back(lay: Lay) -> None:
    table = lay(make_match(owes))
    asked = table.discarding.popover
    assert asked is not None
    asked.cancel()
    click(table.turn.next)
    assert table.discarding.popover is not None
    assert table.discarding.popover.isVisible()


def holding(card_kind: int) -> Match:
    """A position in which the person may play a card of this kind, bought some turns ago."""
    match = make_match(lambda s: s.phase == "main" and s.actor == 0 and playable(s, 0, COMBAT) >= 0)
    s = match.state
    held = playable(s, 0, COMBAT)
    # Another card lay on the pile; nobody has played it, so all else stays the same.
    other = next(card for card in s.deck if s.components.card_kinds[card] == card_kind)
    swapped = {held: other, other: held}
    deck = tuple(swapped.get(card, card) for card in match.setup.deck1)
    found = Match(RULES, replace(match.setup, deck1=deck), match.seats, seed=match.seed)
    found.extend(match.actions)
    return found


def test_playable_cards_are_lit_and_played_with_their_choice(lay: Lay) -> None:
    table = lay(holding(INVENTION))
    pile = table.tableau.development.piles[INVENTION]
    assert pile.lit
    click(pile)
    picker = popover(table, KindPicker)
    assert isinstance(picker, KindPicker)
    supply = table.kit.state.supply
    kinds = [kind for kind in range(8) if supply[kind]][:2]
    for kind in kinds:
        click(picker.row.chips[kind])
    click(picker.go)
    assert last(table).startswith("play invention")
    table = lay(holding(MONOPOLY))
    click(table.tableau.development.piles[MONOPOLY])
    press(Qt.Key.Key_3)
    press(Qt.Key.Key_Return)
    assert last(table) == "play monopoly wool"
    table = lay(holding(COMBAT))
    click(table.tableau.development.piles[COMBAT])
    assert last(table) == "play combat"


def test_the_longest_trade_route_fills_the_tray(lay: Lay) -> None:
    def fits(s: State) -> bool:
        own = s.phase == "main" and s.actor == 0 and s.route == 0 and not s.route_used
        return own and sum(s.players[0].hand) > 3

    table = lay(make_match(fits))
    click(table.tableau.development.route)
    assert sum(table.draft.give) == 2
    wanted = next(k for k in range(8) if not table.draft.give[k] and table.kit.state.supply[k])
    click(table.tray.get.row.chips[wanted])
    click(table.tray.exchange)
    assert last(table).startswith(("route", "bank"))


def test_the_tribe_board_says_what_comes_next(lay: Lay) -> None:
    near = make_match(lambda s: s.players[0].markers == 3 and s.phase == "main" and s.actor == 0)
    table = lay(near)
    words = "3 of 4: one more building and this tribe is complete"
    assert table.own.tribe.accessibleName() == words
    last_one = make_match(lambda s: s.players[0].markers == 10)
    assert lay(last_one).own.tribe.accessibleName() == "2 of 3: one more building wins"


def test_two_marks_tell_the_turn_and_who_is_asked(lay: Lay) -> None:
    table = lay(scripted(("throw", "roll 5 6", "offer ore=1 for wood=1")))
    assert table.plates.plate(1).answering
    assert not table.plates.plate(2).answering
    assert "is asked now" in table.plates.plate(1).accessibleName()
    table = lay(scripted(("throw", "roll 5 6", "end")))
    assert table.plates.plate(1).active
    assert not table.plates.plate(1).answering


def test_a_plate_tells_what_a_seven_would_cost(lay: Lay) -> None:
    table = lay(make_match(lambda s: sum(s.players[1].hand) > 9 and not any(s.owed)))
    plate = table.plates.plate(1)
    hand = sum(table.kit.state.players[1].hand)
    assert plate.owes.isVisible()
    assert str(hand // 2) in plate.owes.text()


def test_cards_put_back_from_the_list_are_no_longer_owed(lay: Lay) -> None:
    table = lay(make_match(lambda s: s.phase == "discard" and s.actor == 0 and s.owed[0] > 2))
    popover = table.discarding.popover
    assert popover is not None
    owed = table.kit.state.owed[0]
    popover.suggest.click()
    assert table.kit.game.submit(table.kit.game.legal_actions()[0])
    assert table.discarding.popover is popover
    assert popover.heading.text() == f"A 7: put back {owed - 1} cards"
    assert sum(popover.chosen) == 0
    popover.suggest.click()
    popover.go.click()
    assert table.kit.state.owed[0] == 0


def test_a_large_table_shows_more_and_larger(lay: Lay, qtbot: QtBot) -> None:
    """The plates tell what buildings bring where there is room; a hand stands in one line."""
    table = lay(scripted(("throw", "roll 5 6")), (588, 568))
    side = table.window().width() - table.width()
    row = table.plates.plate(1).yields
    piles = table.tableau.hand.piles
    assert row.cards == seat_yield(table.kit.state, 1)
    assert "36" in row.toolTip()
    cards = []
    for width, height in ((588, 568), (968, 730), (1700, 1300)):
        table.window().resize(width + side, height)
        qtbot.waitUntil(lambda: len({pile.y() for pile in piles}) == 1)
        assert table.width() == width
        assert row.isVisible() == (width > 588)
        cards.append(piles[0].card_rect().width())
    assert cards == sorted(set(cards))


def test_only_what_can_be_built_now_stands_out(lay: Lay) -> None:
    """Its cards are not enough: a tribe has one city, and a settlement needs a place."""

    def full(s: State) -> bool:
        own = s.phase == "main" and s.actor == 0
        return own and holds(s.players[0].hand, s.components.costs[COST_CITY]) and has_city(s, 0)

    table = lay(make_match(full))
    city = table.own.costs.names[COST_CITY]
    assert not any(icon.hollow for icon in table.own.costs.icons[COST_CITY])
    assert city.property("class") == "caption"
    assert city.toolTip() == "A tribe has one city only."
    words = {action.word for action in table.kit.game.legal_actions()}
    for cost, word in enumerate((act.ROAD, act.SETTLE, act.CITY, act.BUY)):
        name = table.own.costs.names[cost]
        assert (name.property("class") == "strong") == (word in words)
        assert bool(name.toolTip()) == (word not in words)


def test_who_is_asked_about_a_purchase_does_not_end_the_turn(lay: Lay) -> None:
    """The first click puts the question away, as keys wait for it; the next one ends the turn."""
    table = lay(make_match(lambda s: mine("main")(s) and why_illegal(s, act.BUY_ACTION) is None))
    s = table.kit.state
    click(table.turn.buy)
    popover(table)
    click(table.turn.next)
    assert table.kit.state is s
    assert not any(each.isVisible() for each in table.findChildren(Popover))
    click(table.turn.next)
    assert last(table) == "end"
