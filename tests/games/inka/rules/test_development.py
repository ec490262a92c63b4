"""C, L6 and L7: development cards and the greatest combat arts."""

from itertools import combinations_with_replacement

import pytest

from stoneage_qt.games.inka.rules import FRAME, NOBODY
from tests.games.inka.rules.table import (
    BLUE,
    GREY,
    KINDS,
    ORANGE,
    RED,
    after,
    bare,
    do,
    drain,
    enter,
    hand,
    hands,
    held,
    hold,
    legal_texts,
    listed,
    put,
    refused,
    start,
)


def test_C1_one_card_per_turn_in_the_own_turn() -> None:
    s = start()
    hold(s, RED, 0, 8, 9)
    do(s, "play monopoly ore")
    for text in ("play combat", "play roads", "play invention wood=2", "play monopoly ore"):
        assert refused(s, text) == "card_played"
    do(s, "throw", "roll 1 1")
    assert refused(s, "play combat") == "card_played"
    do(s, "end", "throw", "roll 1 1")
    assert refused(s, "play combat") == "no_card"  # orange holds none


def test_C1_none_that_was_bought_in_this_turn() -> None:
    s = bare(3)
    hand(s, RED, "wool=1 potato=1 ore=1")
    do(s, "buy")
    assert refused(s, "play combat") == "no_card"
    do(s, "end")
    for _ in range(2):
        do(s, "throw", "roll 1 1", "end")
    assert refused(s, "play combat") == ""


def test_C2_X21_the_lowest_playable_card_goes() -> None:
    s = bare()
    hold(s, RED, 3, 12)
    s.deck.remove(8)
    s.players[RED].new.append(8)
    assert refused(s, "play invention wood=2") == "no_card"
    do(s, "play combat")
    assert (s.players[RED].cards, s.players[RED].open_cards) == ([12], [3])
    assert s.gone == []


def test_C2_the_lowest_number_not_the_first_bought() -> None:
    s = bare(deck1=(6, 2, 0, 1, 3, 4, 5, 7, 8, 9))
    hand(s, RED, "wool=2 potato=2 ore=2")
    do(s, "buy", "buy", "end")
    enter(s, "main", RED)
    do(s, "play combat")
    assert s.players[RED].open_cards == [2]


def test_C3_combat_arts_without_discarding() -> None:
    s = start()
    hand(s, BLUE, "wood=12")
    hold(s, RED, 4)
    do(s, "play combat")
    assert (s.phase, s.owed) == ("robber", [0] * 4)
    assert (s.players[RED].open_cards, s.card_played) == ([4], True)
    do(s, "robber t17", "rob 2", "steal wood")
    assert (s.phase, held(s, RED)) == ("before", "wood=1 stone=1 ore=1 fish=1")


def test_C3_open_cards_stay_sorted_and_raise_the_limit() -> None:
    s = bare()
    hold(s, RED, 2, 11)
    s.players[RED].open_cards = [5, 13]
    do(s, "play combat", "robber frame")
    assert s.players[RED].open_cards == [2, 5, 13]
    hand(s, RED, "wood=10")
    enter(s, "dice")
    do(s, "roll 3 4")
    assert s.phase == "robber"


def test_C4_up_to_two_free_roads() -> None:
    s = put(bare(), RED, settlements="c26", roads="p37")
    hold(s, RED, 7)
    do(s, "play roads")
    assert (s.gone, s.free_roads) == ([7], 2)
    assert legal_texts(s) == ["road p31", "road p36", "road p42"]
    do(s, "road p42")
    assert legal_texts(s) == ["road p31", "road p36", "road p47", "road p48"]
    assert s.route == NOBODY
    do(s, "road p31")  # p31 p37 p42 are a line of 3
    assert (s.phase, s.free_roads, s.route) == ("main", 0, RED)


def test_C4_only_if_a_road_can_be_placed() -> None:
    s = bare()
    hold(s, RED, 7)
    assert refused(s, "play roads") == "no_path"
    put(s, RED, settlements="c17")
    assert refused(s, "play roads") == ""
    put(s, ORANGE, roads="p19 p24")
    assert refused(s, "play roads") == "no_path"


def test_C4_it_ends_when_no_path_is_left() -> None:
    s = put(bare(), RED, settlements="c17")
    put(s, ORANGE, roads="p24", settlements="c13")
    hold(s, RED, 7)
    do(s, "play roads")
    assert s.free_roads == 2
    do(s, "road p19")
    assert (s.phase, s.free_roads, s.resume) == ("main", 0, None)


def test_X22_one_road_piece_left() -> None:
    s = put(bare(), RED, settlements="c26", roads="p31 p36 p37 p26 p25 p20")
    hold(s, RED, 7)
    do(s, "play roads")
    assert s.free_roads == 1
    do(s, "road p42")
    assert (s.phase, s.free_roads) == ("main", 0)
    hold(s, RED, 17)
    s.card_played = False
    assert refused(s, "play roads") == "no_path"


def test_C5_invention_takes_any_two_cards() -> None:
    s = bare()
    hold(s, RED, 8)
    pairs = [
        f"{one}=2" if one == other else f"{one}=1 {other}=1"
        for one, other in combinations_with_replacement(KINDS, 2)
    ]
    assert listed(s, "play invention") == pairs
    for text in ("wood=1", "wood=3", "wood=1 ore=1 fish=1"):
        assert refused(s, f"play invention {text}") == "count"
    drain(s, "ore", 1)
    drain(s, "fish", 0)
    assert refused(s, "play invention ore=2") == "supply"
    assert refused(s, "play invention wood=1 fish=1") == "supply"
    assert refused(s, "play invention wood=1 ore=1") == ""
    do(s, "play invention wood=1 ore=1")
    assert (held(s, RED), s.supply[4], s.gone) == ("wood=1 ore=1", 0, [8])


def test_C6_X23_monopoly_takes_up_to_two_of_each_opponent() -> None:
    s = hands(bare(), "wool=1", "wool=3 ore=1", "wool=1", "ore=1")
    hold(s, RED, 9)
    do(s, "play monopoly wool")
    assert [held(s, seat) for seat in range(4)] == ["wool=4", "wool=1 ore=1", "", "ore=1"]
    assert s.gone == [9]


def test_C6_a_kind_that_nobody_has() -> None:
    s = bare()
    hold(s, RED, 9)
    assert listed(s, "play monopoly") == list(KINDS)
    do(s, "play monopoly feathers")
    assert (held(s, RED), s.gone) == ("", [9])


def test_C7_played_progress_cards_leave_the_game() -> None:
    s = put(bare(), RED, settlements="c26")
    for card, text in ((8, "play invention wood=2"), (7, "play roads"), (9, "play monopoly ore")):
        hold(s, RED, card)
        s.card_played = False
        do(s, text)
        enter(s, "main", RED)
    assert s.gone == [8, 7, 9]
    assert s.players[RED].cards == []


def test_C8_without_deck_2_an_empty_pile_stays_empty() -> None:
    s = bare()
    s.gone = list(s.deck)
    s.deck.clear()
    hand(s, RED, "wool=1 potato=1 ore=1")
    assert len(s.deck2) == 10
    assert refused(s, "buy") == "deck"


def test_X19_L6_greatest_combat_arts() -> None:
    s = bare()
    holders = []
    for turn, seat in enumerate((RED, ORANGE, RED, ORANGE, ORANGE)):
        enter(s, "main", seat)
        s.card_played = False
        hold(s, seat, turn)
        do(s, "play combat", "robber frame")
        holders.append(s.arts)
    assert holders == [NOBODY, NOBODY, RED, RED, ORANGE]


def test_L6_it_is_checked_at_once() -> None:
    s = bare()
    s.players[RED].open_cards = [0]
    hold(s, RED, 1)
    do(s, "play combat")
    assert (s.phase, s.arts) == ("robber", RED)


def test_X20_L7_the_robber_is_sent_away() -> None:
    s = enter(start(), "main")
    s.arts, s.robber = RED, 16
    hand(s, RED, "")
    done = after(s, "chase")
    assert (done.robber, held(done, RED), done.arts_used) == (FRAME, "ore=1", True)
    assert refused(done, "chase") == "used"
    s.ruin[26] = True
    assert held(after(s, "chase"), RED) == "ore=1"
    drain(s, "ore")
    done = after(s, "chase")
    assert (done.robber, held(done, RED), done.arts_used) == (FRAME, "", True)
    s.arts = BLUE
    assert refused(s, "chase") == "advantage"
    enter(s, "main", BLUE)
    assert refused(s, "chase") == "place"  # blue has no building there


@pytest.mark.parametrize("phase", ["before", "main"])
def test_L7_once_in_the_own_turn(phase: str) -> None:
    s = enter(start(), phase)
    s.arts = RED
    assert refused(s, "chase") == "place"  # he is on the frame
    s.robber = 28
    assert refused(s, "chase") == "place"
    s.robber = 16
    do(s, "chase")
    s.robber = 16
    assert refused(s, "chase") == "used"


def test_L7_in_the_turn_in_which_the_card_was_won() -> None:
    s = start()
    s.players[RED].open_cards = [0]
    s.deck.remove(0)
    hold(s, RED, 1)
    do(s, "play combat", "robber t16")
    assert (s.phase, s.arts) == ("before", RED)
    do(s, "chase")
    assert (s.robber, s.phase) == (FRAME, "before")
    assert s.players[GREY].hand == start().players[GREY].hand
