"""What the trade tray proposes: held against the rules in every kind of position."""

import pytest

from stoneage_qt.games.inka.rules import State, apply, decode, encode, legal_actions, why_illegal
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules import bargains as bg
from stoneage_qt.games.inka.rules.constants import (
    COST_CARD,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    FISH,
    NO_CARDS,
    ORE,
    STONE,
    WOOD,
    WOOL,
)
from tests.games.inka.rules.random_games import SET_UPS, positions
from tests.games.inka.rules.table import (
    BLUE,
    ORANGE,
    RED,
    bare,
    cards,
    drain,
    enter,
    hand,
    hands,
    put,
)

POSITIONS = [s for kind in SET_UPS for s in positions(kind, every=7)]
IN_MAIN = [s for s in POSITIONS if s.phase == "main"]


def some(text: str) -> tuple[int, ...]:
    return tuple(cards(text))


def way(s: State, cost: int) -> list[str]:
    found = bg.way_to(s, s.active, s.components.costs[cost])
    assert found is not None
    return [encode(action) for action in found.exchanges]


def test_every_listed_exchange_is_found_and_no_other() -> None:
    for s in IN_MAIN:
        held = tuple(s.players[s.active].hand)
        found = {a for kind in range(8) for a in bg.exchanges(s, s.active, kind, held)}
        assert found == {a for a in legal_actions(s) if encode(a).split()[0] in ("bank", "route")}


def test_a_way_can_be_gone_and_ends_where_it_can_be_paid() -> None:
    gone = 0
    for s in IN_MAIN:
        for cost in s.components.costs:
            found = bg.way_to(s, s.active, cost)
            if found is None:
                continue
            t = s.copy()
            for action in found.exchanges:
                assert why_illegal(t, action) is None
                apply(t, action)
            assert not any(bg.lacking(t.players[t.active].hand, cost))
            size = sum(s.players[s.active].hand) - sum(t.players[t.active].hand)
            assert size == found.lost
            gone += len(found.exchanges)
    assert gone > 100


def test_a_position_is_left_as_it_was() -> None:
    for s in IN_MAIN[::5]:
        before = s.key()
        for cost in s.components.costs:
            bg.way_to(s, s.active, cost)
        assert s.key() == before


def test_for_a_settlement_two_fish_bring_the_wool() -> None:
    s = bare()
    hand(s, RED, "wood=1 stone=1 potato=1 fish=2 ore=3")
    assert way(s, COST_SETTLEMENT) == ["bank fish=2 for wool=1"]
    assert way(s, COST_ROAD) == []


def test_three_goods_bring_two_missing_cards() -> None:
    s = bare()
    hand(s, RED, "wood=1 stone=1 fish=3 coca=1 feathers=1")
    assert way(s, COST_SETTLEMENT) == ["bank fish=1 coca=1 feathers=1 for wool=1 potato=1"]


def test_cards_that_are_needed_are_not_given() -> None:
    s = bare()
    hand(s, RED, "ore=3 potato=1")
    assert bg.way_to(s, RED, s.components.costs[COST_CITY]) is None
    hand(s, RED, "ore=3 potato=1 wood=3")
    assert way(s, COST_CITY) == ["bank wood=3 for potato=1"]


def test_the_longest_trade_route_helps_once() -> None:
    s = bare()
    s.route = RED
    hand(s, RED, "wool=1 potato=1 wood=1 stone=1")
    assert way(s, COST_CARD) == ["route wood=1 stone=1 for ore=1"]
    assert bg.rate(s, RED, WOOD) == 2
    s.route_used = True
    assert bg.way_to(s, RED, s.components.costs[COST_CARD]) is None
    assert bg.rate(s, RED, WOOD) == 3
    assert bg.rate(s, RED, FISH) == 2


def test_what_the_supply_lacks_it_does_not_give() -> None:
    s = bare()
    hand(s, RED, "wool=1 potato=1 wood=3")
    drain(s, "ore")
    assert bg.way_to(s, RED, s.components.costs[COST_CARD]) is None


@pytest.mark.parametrize(
    ("give", "want", "expected"),
    [
        ("wood=2", "ore=1", "bank fish=2 for ore=1"),
        ("wood=1", "ore=1", None),
        ("wood=3", "ore=2", None),
        ("wood=1 fish=1", "wool=1", "bank fish=2 for wool=1"),
    ],
)
def test_the_supply_is_named_where_it_is_no_dearer(
    give: str, want: str, expected: str | None
) -> None:
    s = bare()
    hand(s, RED, "wood=3 fish=2")
    found = bg.supply_instead(s, RED, some(give), some(want))
    assert (None if found is None else encode(found)) == expected


def test_what_a_hand_would_buy() -> None:
    s = bare()
    after = bg.hand_after(some("wood=1 stone=1 fish=1"), some("fish=1"), some("wool=1"))
    assert after == some("wood=1 stone=1 wool=1")
    put(s, RED, settlements="c37", roads="p50")
    assert bg.within_reach(s, RED, after) == (COST_ROAD,)
    assert bg.within_reach(s, RED, some("wool=1 potato=2 ore=3")) == (COST_CITY, COST_CARD)


def test_what_has_no_place_is_not_promised() -> None:
    everything = some("wood=2 stone=2 wool=2 potato=3 ore=4")
    differ = 0
    for s in IN_MAIN:
        rich = s.copy()
        rich.players[s.active].hand = list(everything)
        words = {action.word for action in legal_actions(rich)}
        wanted = tuple(
            cost
            for cost, word in enumerate((act.ROAD, act.SETTLE, act.CITY, act.BUY))
            if word in words
        )
        assert bg.within_reach(s, s.active, everything) == wanted
        differ += wanted != (COST_ROAD, COST_SETTLEMENT, COST_CITY, COST_CARD)
    assert differ, "some positions have no room for everything"


def test_an_offer_by_need_gives_what_is_spare() -> None:
    s = hands(bare(), "wood=1 stone=3 potato=1 fish=1", "wool=1", "ore=1", "")
    cost = s.components.costs[COST_SETTLEMENT]
    found = bg.offer_by_need(s, RED, cost, WOOL, NO_CARDS)
    assert found == decode("offer stone=1 for wool=1")
    locked = bg.offer_by_need(s, RED, cost, WOOL, some("stone=1"))
    assert locked == decode("offer fish=1 for wool=1")
    assert bg.offer_by_need(s, RED, cost, FISH, NO_CARDS) is None


def test_offers_by_need_are_legal() -> None:
    found = 0
    for s in IN_MAIN:
        for cost in s.components.costs:
            for kind, count in enumerate(bg.lacking(s.players[s.active].hand, cost)):
                offer = bg.offer_by_need(s, s.active, cost, kind, NO_CARDS) if count else None
                if offer is not None:
                    assert why_illegal(s, offer) is None
                    found += 1
    assert found > 100


def test_ready_counters_are_listed_ones_that_ask_for_more_than_was_offered() -> None:
    answering = 0
    for s in POSITIONS:
        listed = [a for a in legal_actions(s) if encode(a).startswith("counter")]
        ready = bg.ready_counters(s)
        assert set(ready) <= set(listed)
        assert len(set(ready)) == len(ready)
        offer = s.offer
        for action in set(listed) - set(ready):
            assert offer is not None
            both = list(zip(action.take, offer.give, strict=True))
            less = list(action.give) == offer.want and all(got <= had for got, had in both)
            too_much = sum(map(max, both)) > sum(s.players[s.active].hand)
            assert less or too_much
        answering += bool(ready)
    assert answering


def test_ready_counters_begin_with_what_helps_most() -> None:
    s = enter(bare(), "main")
    hand(s, RED, "wood=2 stone=2 potato=1")
    hand(s, ORANGE, "wood=1 stone=1 wool=1 ore=2")
    apply(s, decode("offer wood=2 for ore=1"))
    ready = [encode(action) for action in bg.ready_counters(s)]
    assert "counter ore=1 for wood=1" not in ready
    assert ready[0] == "counter ore=1 for potato=1"


def test_ready_counters_ask_for_no_more_than_there_are_cards() -> None:
    """Who offers ore and holds a single card holds just that ore."""
    s = enter(bare(), "main")
    hand(s, RED, "ore=1")
    hand(s, ORANGE, "wood=2 potato=1")
    apply(s, decode("offer ore=1 for wood=1"))
    assert [encode(action) for action in bg.ready_counters(s)] == ["counter potato=1 for ore=1"]


def test_a_discard_proposal_is_what_is_owed_and_held() -> None:
    discarding = [s for kind in SET_UPS for s in positions(kind) if s.phase == "discard"]
    assert discarding
    for s in discarding:
        for seat, player in enumerate(s.players):
            proposal = bg.discard_proposal(s, seat, NO_CARDS)
            assert sum(proposal) == s.owed[seat]
            assert all(have >= gone for have, gone in zip(player.hand, proposal, strict=True))


def test_a_discard_proposal_keeps_what_builds() -> None:
    s = enter(bare(), "discard")
    hand(s, RED, "wood=1 stone=1 wool=1 potato=1 fish=4")
    s.owed[RED] = 4
    assert bg.discard_proposal(s, RED, NO_CARDS) == some("fish=4")
    assert bg.discard_proposal(s, RED, some("fish=1"))[FISH] == 0


def test_no_answer_depends_on_what_others_hold() -> None:
    """V4: the same for every hand of the others that looks the same from here."""
    for mine, other in (("wool=1", "ore=1"), ("ore=1", "wool=1")):
        s = hands(bare(3), "wood=2 stone=1", mine, other)
        cost = s.components.costs[COST_SETTLEMENT]
        assert bg.offer_by_need(s, RED, cost, WOOL, NO_CARDS) == decode("offer wood=1 for wool=1")
        assert bg.offer_by_need(s, RED, cost, STONE, NO_CARDS) is None
        assert bg.offer_by_need(s, RED, s.components.costs[COST_CARD], ORE, NO_CARDS) is not None
        assert bg.way_to(s, BLUE, cost) is None
