"""Trading at the table: through the real widgets, by clicks and by keys."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from stoneage_qt.games.inka.rules import OVER, State, bargains, encode
from stoneage_qt.games.inka.rules.constants import COST_CARD, COST_SETTLEMENT, FISH, ORE, WOOD
from stoneage_qt.games.inka.rules.payments import holds
from stoneage_qt.games.inka.ui.table.answers import counters
from stoneage_qt.games.inka.ui.table.around import AroundBoard
from stoneage_qt.games.inka.ui.table.lines import CardsLine
from stoneage_qt.ui.shell.desk import Desk
from tests.games.inka.ui.conftest import Lay
from tests.games.inka.ui.table_match import bots_of, make_match, scripted

# Red: stone, 2 ore, fish; orange: wood, stone, 2 coca; blue: stone, ore, feathers.
FRAGMENT = ("throw", "roll 5 6")


def click(widget: QWidget) -> None:
    assert widget.isVisible(), widget.accessibleName()
    assert widget.isEnabled(), widget.accessibleName()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def last(table: AroundBoard) -> str:
    match = table.kit.game.match
    return encode(match.actions[match.index - 1])


def hand(table: AroundBoard, seat: int = 0) -> list[int]:
    return list(table.kit.state.players[seat].hand)


def one_exchange_from_a_settlement(s: State) -> bool:
    if s.phase != "main" or s.actor != 0:
        return False
    way = bargains.way_to(s, 0, s.components.costs[COST_SETTLEMENT])
    return way is not None and len(way.exchanges) == 1


def test_a_missing_card_comes_from_the_supply_in_two_clicks(lay: Lay) -> None:
    table = lay(make_match(one_exchange_from_a_settlement))
    hollow = [icon for icon in table.own.costs.icons[COST_SETTLEMENT] if icon.hollow]
    click(hollow[0])
    click(table.tray.ready[0])
    assert last(table).startswith(("bank", "route"))
    assert not any(bargains.lacking(hand(table), table.kit.state.components.costs[COST_SETTLEMENT]))


def test_an_offer_by_need_takes_two_clicks(lay: Lay) -> None:
    table = lay(scripted(FRAGMENT))
    hollow = [icon for icon in table.own.costs.icons[COST_SETTLEMENT] if icon.hollow]
    assert hollow[0].kind == WOOD
    click(hollow[0])
    click(table.tray.offer)
    assert last(table) == "offer ore=1 for wood=1"


def test_a_free_offer_takes_three_clicks(lay: Lay) -> None:
    table = lay(scripted(FRAGMENT))
    click(table.tableau.hand.piles[FISH])
    click(table.tray.get.row.chips[WOOD])
    click(table.tray.offer)
    assert last(table) == "offer fish=1 for wood=1"


def test_an_offer_by_keys(lay: Lay) -> None:
    table = lay(scripted(FRAGMENT))
    for key in (Qt.Key.Key_T, Qt.Key.Key_1, Qt.Key.Key_Tab, Qt.Key.Key_5, Qt.Key.Key_Return):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
    assert last(table) == "offer ore=1 for wood=1"


def test_a_right_click_takes_one_away(lay: Lay) -> None:
    table = lay(scripted(FRAGMENT))
    pile = table.tableau.hand.piles[ORE]
    click(pile)
    click(pile)
    click(pile)
    assert pile.chosen == 2
    QTest.mouseClick(pile, Qt.MouseButton.RightButton)
    assert pile.chosen == 1


def test_answers_stand_at_the_plates_and_a_counter_is_taken_with_one_click(lay: Lay) -> None:
    table = lay(scripted((*FRAGMENT, "offer ore=1 for wood=1")))
    bots = bots_of(table.kit.game)
    bots.play("counter wood=1 for ore=2")
    assert table.plates.plate(1).answer.isVisible()
    assert not table.plates.plate(1).answer.take.isVisible()
    assert not table.plates.plate(2).answer.isVisible()
    bots.play("refuse")
    assert "✗" in table.plates.plate(2).answer.words.text()
    assert not table.plates.plate(2).answer.take.isVisible()
    click(table.plates.plate(1).answer.take)
    assert last(table) == "deal 1"
    assert hand(table)[WOOD] == 1


def test_enter_takes_the_only_acceptance(lay: Lay) -> None:
    table = lay(scripted((*FRAGMENT, "offer ore=1 for wood=1")))
    bots = bots_of(table.kit.game)
    bots.play("accept")
    bots.play("refuse")
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert last(table) == "deal 1"


def test_no_deal_is_always_there(lay: Lay) -> None:
    table = lay(scripted((*FRAGMENT, "offer ore=1 for wood=1")))
    bots = bots_of(table.kit.game)
    bots.play("accept")
    bots.play("refuse")
    assert "Accepts" in table.plates.plate(1).answer.words.text()
    click(table.turn.no_deal)
    assert last(table) == "nodeal"
    assert hand(table)[ORE] == 2
    assert table.plates.plate(1).answer.words.text() == "– No deal made"
    assert "Refuses" in table.plates.plate(2).answer.words.text()


def test_a_counter_that_was_not_taken_is_over(lay: Lay) -> None:
    table = lay(scripted((*FRAGMENT, "offer ore=1 for wood=1")))
    bots = bots_of(table.kit.game)
    bots.play("accept")
    bots.play("counter stone=1 for ore=1")
    click(table.plates.plate(1).answer.take)
    assert table.plates.plate(1).answer.words.text() == "✓ Deal made"
    assert table.plates.plate(2).answer.words.text() == "– No deal made"
    assert not table.plates.plate(2).answer.swap.isVisible()


def test_a_counter_that_can_not_be_paid_is_grey_and_says_why(lay: Lay) -> None:
    table = lay(scripted((*FRAGMENT, "offer ore=1 for wood=1")))
    bots = bots_of(table.kit.game)
    bots.play("counter wood=1 for ore=3")
    bots.play("counter stone=1 for ore=1")
    take = table.plates.plate(1).answer.take
    assert take.isVisible()
    assert not take.isEnabled()
    assert take.toolTip()


def test_refusals_are_remembered_for_the_turn(lay: Lay) -> None:
    table = lay(scripted((*FRAGMENT, "offer ore=1 for wood=1", "refuse", "refuse")))
    assert table.kit.state.phase == "main"
    assert "✗" in table.plates.plate(1).answer.words.text()
    table.draft.set_cards((0, 0, 0, 0, 1, 0, 0, 0), (1, 0, 0, 0, 0, 0, 0, 0))
    assert "Ben" in table.tray.note.text()
    assert "Carla" in table.tray.note.text()
    assert "2" in table.tray.left.text()


def asked_by_ben(persons: tuple[int, ...] = (0,)) -> object:
    texts = (*FRAGMENT, "end", "throw", "roll 5 6", "offer coca=1 for ore=1", "refuse")
    return scripted(texts, persons)


def test_a_bots_offer_is_answered_at_its_plate(lay: Lay) -> None:
    for key, answer in ((Qt.Key.Key_1, "accept"), (Qt.Key.Key_2, "refuse")):
        table = lay(asked_by_ben())
        box = table.plates.plate(1).offer
        assert box.isVisible()
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        assert last(table) == answer


def test_an_offer_has_room_for_its_words_at_once(lay: Lay) -> None:
    """Not only after another turn of the event loop, before which it may be painted."""
    table = lay(scripted((*FRAGMENT, "end", "throw", "roll 5 6")))
    bots = bots_of(table.kit.game)
    bots.play("offer coca=1 for ore=1")
    bots.play("refuse")
    box = table.plates.plate(1).offer
    shown = [each for each in (*box.buttons, *table.tray.ready) if each.isVisible()]
    assert len(shown) > 5
    assert [each.text() for each in shown if each.width() < each.sizeHint().width()] == []


def test_a_ready_counter_takes_one_click_more(lay: Lay) -> None:
    table = lay(asked_by_ben())
    best, *_ = bargains.ready_counters(table.kit.state)
    click(table.plates.plate(1).offer.counter)
    click(table.tray.ready[0])
    assert last(table) == encode(best)


def test_ready_counters_ask_only_for_what_everybody_knows_can_be_there(lay: Lay) -> None:
    """Nothing hidden has happened yet: whoever has counted along knows Ben's hand."""
    table = lay(asked_by_ben())
    ready = counters(table.kit)
    held = table.kit.state.players[1].hand
    assert ready
    assert all(holds(held, action.take) for action in ready)
    assert len(ready) < len(bargains.ready_counters(table.kit.state))


def test_a_locked_kind_refuses_by_itself(lay: Lay) -> None:
    texts = (*FRAGMENT, "end", "throw", "roll 5 6")
    table = lay(scripted(texts))
    bots = bots_of(table.kit.game)
    table.kit.wishes.toggle_lock(0, ORE)
    bots.play("offer coca=1 for ore=1")
    bots.play("refuse")
    assert last(table) == "refuse"
    assert table.kit.state.phase == "main"
    bots.play("offer coca=1 for fish=1")
    bots.play("refuse")
    assert table.plates.plate(1).offer.isVisible()


def test_who_wants_to_see_no_offers_is_not_asked(lay: Lay, desk: Desk) -> None:
    desk.store.change(see_offers=False)
    table = lay(scripted((*FRAGMENT, "end", "throw", "roll 5 6")))
    bots = bots_of(table.kit.game)
    bots.play("offer coca=1 for ore=1")
    bots.play("refuse")
    assert last(table) == "refuse"
    assert table.kit.state.phase == "main"


def test_a_player_is_refused_for_the_round(lay: Lay) -> None:
    table = lay(asked_by_ben())
    bots = bots_of(table.kit.game)
    click(table.plates.plate(1).offer.refuse_round)
    assert table.kit.state.phase == "main"
    bots.play("offer coca=1 for fish=1")
    bots.play("refuse")
    assert table.kit.state.phase == "main"
    assert table.kit.state.offers_made == 2


def test_locks_never_answer_among_several_people(lay: Lay) -> None:
    texts = (*FRAGMENT, "end", "throw", "roll 5 6")
    table = lay(scripted(texts, persons=(0, 2)))
    table.kit.wishes.toggle_lock(0, ORE)
    bots = bots_of(table.kit.game)
    bots.play("offer coca=1 for ore=1")
    click(table.plates.plate(1).offer.refuse)
    assert table.kit.state.actor == 0
    assert table.kit.state.phase == "reply"


def test_the_tray_says_where_the_supply_is_no_dearer_and_what_the_hand_would_buy(lay: Lay) -> None:
    def fits(s: State) -> bool:
        return s.phase == "main" and s.actor == 0 and s.players[0].hand[FISH] >= 2

    table = lay(make_match(fits))
    held = hand(table)
    other = next(k for k in range(8) if k != FISH and held[k] == 0)
    give = tuple(2 if k == FISH else 0 for k in range(8))
    table.draft.set_cards(give, tuple(int(k == other) for k in range(8)))
    assert table.tray.exchange.isVisible()
    click(table.tray.exchange)
    assert last(table).startswith("bank fish=2")


def carry(pile: QWidget, goal: QWidget) -> None:
    """Drag a card of a pile onto another widget."""
    start = pile.rect().center()
    end = pile.mapFromGlobal(goal.mapToGlobal(goal.rect().center()))
    QTest.mousePress(pile, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(start + (end - start) * step / 4),
            QPointF(pile.mapToGlobal(start + (end - start) * step / 4)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(pile, move)
    QTest.mouseRelease(pile, Qt.MouseButton.LeftButton, pos=end)


def test_a_card_dragged_onto_a_wanted_kind_is_an_offer(lay: Lay) -> None:
    table = lay(scripted(FRAGMENT))
    carry(table.tableau.hand.piles[FISH], table.tray.get.row.chips[WOOD])
    assert (table.draft.give[FISH], table.draft.want[WOOD]) == (1, 1)
    click(table.tray.offer)
    assert last(table) == "offer fish=1 for wood=1"


def test_a_card_dragged_onto_the_other_side_is_given(lay: Lay) -> None:
    table = lay(scripted(FRAGMENT))
    carry(table.tableau.hand.piles[ORE], table.tray.give.words)
    carry(table.tableau.hand.piles[ORE], table.tray.give.words)
    assert (table.draft.give[ORE], any(table.draft.want)) == (2, False)


def test_a_card_let_go_elsewhere_stays_in_the_hand(lay: Lay) -> None:
    table = lay(scripted(FRAGMENT))
    carry(table.tableau.hand.piles[FISH], table._board)
    carry(table.tableau.hand.piles[FISH], table.tray.get.row.chips[FISH])
    assert table.draft.empty


def test_the_keys_that_answer_are_told(lay: Lay) -> None:
    table = lay(scripted((*FRAGMENT, "end", "throw", "roll 5 6")))
    assert not table.turn.keys.isVisible()
    bots_of(table.kit.game).play("offer coca=1 for ore=1")
    bots_of(table.kit.game).play("refuse")
    assert table.turn.keys.isVisible()
    assert "1 accept, 2 refuse" in table.turn.keys.text()


def test_a_bot_says_why_it_refuses(lay: Lay) -> None:
    table = lay(scripted((*FRAGMENT, "offer ore=1 for wood=1")))
    bots = bots_of(table.kit.game)
    bots.play("refuse")
    bots.play("refuse")
    # Nobody was robbed yet: everybody knows that Carla holds no wood.
    assert table.plates.plate(2).answer.words.text() == "✗ Refuses: does not have that"


def test_a_person_who_refuses_gives_no_reason(lay: Lay) -> None:
    table = lay(scripted((*FRAGMENT, "offer ore=1 for wood=1", "refuse", "refuse"), (0, 2)))
    assert table.plates.plate(2).answer.words.text() == "✗ Refuses"


BEN_TRADES = (*FRAGMENT, "end", "throw", "roll 5 6")


def test_who_can_not_accept_is_not_asked(lay: Lay, desk: Desk) -> None:
    table = lay(scripted(BEN_TRADES))
    bots = bots_of(table.kit.game)
    bots.play("offer coca=1 for wool=1")
    bots.play("refuse")
    assert last(table) == "refuse"
    assert table.kit.state.phase == "main"
    # Who wants to make another proposal wants to be asked.
    desk.store.change(ask_always=True)
    bots.play("offer coca=2 for wool=1")
    bots.play("refuse")
    assert table.plates.plate(1).offer.isVisible()


def asks(table: AroundBoard) -> bool:
    """Whether anything on the table wants an answer of the person."""
    return (
        table.plates.plate(1).offer.isVisible()
        or table.tray.isVisible()
        or bool(table.kit.game.legal_actions())
        or "accept" in table.turn._words.text()
    )


@pytest.mark.parametrize("why", ["the cards are missing", "is locked", "refused for this round"])
def test_who_is_not_asked_sees_no_question(lay: Lay, why: str) -> None:
    """Not even while the others' answers are still being shown; but why is told."""
    table = lay(scripted(BEN_TRADES), settles=False)
    game, bots = table.kit.game, bots_of(table.kit.game)
    if why == "is locked":
        table.kit.wishes.toggle_lock(0, ORE)
    elif why != "the cards are missing":
        table.kit.wishes.refuse_for_round(0, 1)
    game.settled()
    bots.play(f"offer coca=1 for {'wool' if why == 'the cards are missing' else 'ore'}=1")
    game.settled()
    bots.play("refuse")
    assert not asks(table)
    assert why in table.turn.keys.text()
    assert table.turn.keys.isVisible()
    game.settled()
    assert last(table) == "refuse"
    assert not table.turn.keys.isVisible()


def test_a_question_that_is_there_stays(lay: Lay) -> None:
    """A lock is for what is asked next."""
    table = lay(asked_by_ben())
    table.kit.wishes.toggle_lock(0, ORE)
    assert asks(table)
    click(table.plates.plate(1).offer.accept)
    assert last(table) == "accept"


def test_whoever_comes_back_to_an_offer_sees_it(lay: Lay) -> None:
    match = scripted((*BEN_TRADES, "offer coca=1 for wool=1", "refuse", "refuse"))
    match.go_to(match.index - 1)
    table = lay(match)
    assert table.plates.plate(1).offer.isVisible()


def test_among_several_nobody_is_asked_for_what_all_know_to_be_missing(lay: Lay) -> None:
    table = lay(scripted(BEN_TRADES, persons=(0, 2)))
    bots_of(table.kit.game).play("offer coca=1 for wool=1")
    assert table.kit.state.phase == "main"


@pytest.mark.parametrize("stolen", ["steal ore", "steal stone"])
def test_among_several_it_does_not_show_who_has_nothing_to_give(lay: Lay, stolen: str) -> None:
    """Only thief and victim know whether Carla still has her ore: she is asked in any case."""
    robbery = ("throw", "roll 3 4", "robber t17", "rob 2", stolen)
    texts = (*robbery, "offer fish=1 for ore=1", "refuse")
    table = lay(scripted(texts, persons=(2, 3), players=4))
    assert table.kit.state.phase == "reply"
    assert table.kit.state.actor == 2
    box = table.plates.plate(0).offer
    assert box.refuse.isVisible()
    assert not box.accept.isVisible()


def swap_cards(swap: QWidget) -> list[list[int]]:
    return [line.cards for line in swap.findChildren(CardsLine) if line.isVisible()]


def test_the_terms_stand_where_a_deal_is_confirmed(lay: Lay) -> None:
    table = lay(scripted((*FRAGMENT, "offer ore=1 for wood=1")))
    bots = bots_of(table.kit.game)
    bots.play("accept")
    bots.play("counter stone=1 for ore=2")
    box = table.plates.plate(1).answer
    assert box.take.isVisible()
    assert box.swap.isVisible(), "what one gets and gives"
    get, give = swap_cards(box.swap)
    assert (get[WOOD], give[ORE]) == (1, 1)
    assert (sum(get), sum(give)) == (1, 1)
    assert "once this is settled" not in own_words(table)
    assert "Choose with whom you trade" in own_words(table)
    click(box.take)
    assert last(table) == "deal 1"
    assert not box.swap.isVisible()


def own_words(table: AroundBoard) -> str:
    return " ".join(each.text() for each in table.own.findChildren(QLabel) if each.isVisible())


def test_after_the_end_nobody_trades_or_fears_a_seven(lay: Lay) -> None:
    def heavy(s: State) -> bool:
        return s.actor == OVER and any(sum(player.hand) > 9 for player in s.players[1:])

    table = lay(make_match(heavy))
    assert "trade" not in own_words(table)
    assert not any(plate.owes.isVisible() for plate in table.plates.plates)


def test_half_a_trade_asks_for_the_other_half(lay: Lay) -> None:
    """What it would pay for is told of a whole trade: with nothing to give there is none."""
    table = lay(scripted(FRAGMENT))
    table.draft.want_more(WOOD)
    assert not table.tray.offer.isEnabled()
    assert table.tray.note.text() == "Now click the cards that you give."
    table.draft.clear()
    table.draft.give_more(ORE)
    assert table.tray.note.text() == "Now click what you want for it."


def test_without_offers_nobody_is_invited_to_make_one(lay: Lay) -> None:
    refused = ("offer ore=1 for wood=1", "refuse", "refuse")
    table = lay(scripted((*FRAGMENT, *refused, *refused, *refused)))
    assert "0" in table.tray.left.text()
    no_more = "No more offers in this turn."
    assert table.tray.note.text() == f"{no_more} The supply still exchanges cards."
    table.draft.want_more(WOOD)
    assert table.tray.note.text().startswith(no_more)
    table.draft.give_more(ORE)
    assert table.tray.note.text().startswith(no_more)
    assert not table.tray.offer.isEnabled()


def test_a_trade_is_praised_only_for_what_it_brings(lay: Lay) -> None:
    """A card that can be bought anyway is no reason for a trade."""

    def rich(s: State) -> bool:
        own = s.phase == "main" and s.actor == 0 and bool(s.deck)
        return own and bargains.within_reach(s, 0, s.players[0].hand) == (COST_CARD,)

    def note(kind: int) -> str:
        table.draft.clear()
        spare = next(k for k in range(8) if k != kind and table.kit.state.players[0].hand[k])
        table.draft.give_more(spare)
        table.draft.want_more(kind)
        return table.tray.note.text()

    table = lay(make_match(rich))
    assert not any("buy a development card" in note(kind) for kind in range(8))
