"""Z: the seven, discarding, the robber."""

from math import isclose

import pytest

from stoneage_qt.games.inka.rules import FRAME, State, chance_outcomes, encode, sample_chance
from tests.games.inka.rules.geography import LAND
from tests.games.inka.rules.table import (
    BLUE,
    GREY,
    ORANGE,
    RED,
    after,
    bare,
    do,
    enter,
    hand,
    hands,
    held,
    legal_texts,
    listed,
    put,
    refused,
    start,
    throw,
)


def seven(s: State, seat: int = RED) -> State:
    enter(s, "dice", seat)
    do(s, "roll 2 5")
    return s


@pytest.mark.parametrize(
    ("size", "open_cards", "owed"),
    [(7, 0, 0), (8, 0, 4), (9, 0, 4), (10, 3, 0), (11, 3, 5), (12, 3, 6), (8, 1, 0), (0, 0, 0)],
)
def test_X16_how_many_cards_are_owed(size: int, open_cards: int, owed: int) -> None:
    s = bare()
    hand(s, BLUE, f"wood={size}")
    for card in range(open_cards):
        s.deck.remove(card)
        s.players[BLUE].open_cards.append(card)
    assert seven(s).owed == ([0, 0, owed, 0] if owed else [0] * 4)
    assert s.phase == ("discard" if owed else "robber")


def test_Z1_seven_gives_no_yield_and_moves_the_robber() -> None:
    s = start()
    supply = list(s.supply)
    assert seven(s).phase == "robber"
    assert (s.supply, s.dice, s.resume) == (supply, (2, 5), "main")
    do(s, "robber t28")
    assert (s.phase, s.robber) == ("main", 28)


def test_Z2_all_hands_are_counted_when_the_seven_falls() -> None:
    s = hands(bare(seat=BLUE), "wood=9", "stone=15", "fish=8", "ore=7")
    seven(s, BLUE)
    assert s.owed == [4, 7, 4, 0]


def test_Z3_seat_by_seat_from_the_active_player() -> None:
    s = hands(bare(), "wood=8", "", "fish=5 coca=3", "ore=9")
    seven(s, BLUE)
    seats = []
    while s.phase == "discard":
        seats.append(s.actor)
        before = s.supply[:]
        do(s, legal_texts(s)[-1])
        assert sum(s.supply) == sum(before) + 1
    assert seats == [BLUE] * 4 + [GREY] * 4 + [RED] * 4
    assert held(s, BLUE) == "fish=4"
    assert (s.phase, s.actor, s.owed) == ("robber", BLUE, [0, 0, 0, 0])


def test_Z3_one_card_per_action_of_a_kind_that_is_held() -> None:
    s = hands(bare(), "wood=7 feathers=1")
    seven(s)
    assert legal_texts(s) == ["discard wood", "discard feathers"]
    do(s, "discard feathers")
    assert s.owed == [3, 0, 0, 0]
    assert refused(s, "discard feathers") == "cards"
    assert legal_texts(s) == ["discard wood"]


def test_Z3_any_order_of_discards_leads_to_the_same_position() -> None:
    s = hands(bare(), "wood=4 stone=4", "ore=8")
    seven(s)
    texts = ["discard wood", "discard stone", "discard stone", "discard wood"]
    assert after(s, *texts).key() == after(s, *sorted(texts)).key()
    assert after(s, *texts).key() != after(s, *["discard wood"] * 4).key()


def test_Z4_X17_goals_of_the_robber() -> None:
    s = seven(start())
    land = [f"t{tile:02}" for tile in LAND]
    assert listed(s, "robber") == [*land, "frame"]
    assert len(land) == 18
    s.robber = 16
    goals = listed(s, "robber")
    assert goals == [tile for tile in land if tile != "t16"] + ["frame"]
    assert len(goals) == 18
    for tile in ("t16", "t13", "t10", "t15", "t08"):
        assert refused(s, f"robber {tile}") == "place"


def test_Z4_he_may_stay_on_the_frame_but_must_be_moved() -> None:
    s = seven(start())
    assert s.robber == FRAME
    assert refused(s, "end") == "phase"
    do(s, "robber frame")
    assert (s.robber, s.phase) == (FRAME, "main")


def victims(s: State, tile: str) -> list[str]:
    s = after(s, f"robber {tile}")
    return listed(s, "rob") if s.phase == "victim" else []


def test_Z5_X18_who_can_be_robbed() -> None:
    s = seven(start())
    assert victims(s, "t17") == ["2", "3"]
    assert victims(s, "t28") == []
    assert victims(s, "t07") == ["1"]
    assert victims(s, "t16") == []  # red alone is there
    assert victims(s, "frame") == []
    assert victims(seven(start(), BLUE), "t17") == ["3"]
    ruined = s.copy()
    ruined.ruin[29] = True
    assert victims(ruined, "t17") == ["2", "3"]
    hand(s, GREY, "")
    assert victims(s, "t17") == ["2"]
    s.ruin[29] = True
    assert victims(s, "t17") == ["2"]


def test_Z5_robbing_is_not_optional() -> None:
    s = after(seven(start()), "robber t17")
    assert legal_texts(s) == ["rob 2", "rob 3"]
    assert refused(s, "rob 0") == refused(s, "rob 1") == "victim"
    assert refused(s, "end") == "phase"


def test_Z6_X18_each_card_is_equally_likely() -> None:
    s = after(seven(start()), "robber t17", "rob 2")
    chances = [(encode(action), float(chance)) for action, chance in chance_outcomes(s)]
    assert [text for text, _ in chances] == ["steal stone", "steal ore", "steal feathers"]
    assert all(isclose(chance, 1 / 3) for _, chance in chances)
    hand(s, BLUE, "wood=3 coca=1")
    chances = [(encode(action), float(chance)) for action, chance in chance_outcomes(s)]
    assert [text for text, _ in chances] == ["steal wood", "steal coca"]
    assert isclose(chances[0][1], 3 / 4)
    assert isclose(chances[1][1], 1 / 4)
    assert refused(s, "steal ore") == "cards"


def test_Z6_the_card_goes_from_victim_to_thief() -> None:
    import random

    s = after(seven(start(), ORANGE), "robber t16", "rob 0")
    supply = list(s.supply)
    drawn = {encode(sample_chance(s, random.Random(seed))) for seed in range(60)}
    assert drawn == {"steal stone", "steal ore", "steal fish"}
    do(s, "steal fish")
    assert held(s, RED) == "stone=1 ore=1"
    assert held(s, ORANGE) == "wood=1 stone=1 fish=1 coca=1"
    assert s.supply == supply


def test_Z5_ruins_expose_their_owner_after_a_throw_too() -> None:
    s = put(bare(), BLUE, ruined_cities="c00")
    hand(s, BLUE, "wood=1")
    assert victims(throw(s, 3, 4), "t00") == ["2"]
