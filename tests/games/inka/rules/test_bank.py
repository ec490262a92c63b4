"""H1 to H5 and L5: trade with the supply."""

from itertools import combinations_with_replacement

import pytest

from stoneage_qt.games.inka.rules import State
from tests.games.inka.rules.table import (
    KINDS,
    RED,
    after,
    bare,
    do,
    drain,
    enter,
    hand,
    held,
    listed,
    refused,
)

PLENTY = "wood=3 stone=3 wool=3 potato=3 ore=3 fish=3 coca=3 feathers=3"
SET = "bank fish=1 coca=1 feathers=1"


def rich() -> State:
    s = bare()
    hand(s, RED, PLENTY)
    return s


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("bank wood=3 for feathers=1", ""),
        ("bank fish=2 for ore=1", ""),
        ("bank fish=2 for coca=1", ""),
        ("bank fish=1 coca=1 feathers=1 for ore=2", ""),
        ("bank fish=1 coca=1 feathers=1 for wool=1 coca=1", ""),
        ("bank wood=3 for wood=1", "same_kind"),
        ("bank wood=2 for ore=1", "rate"),
        ("bank fish=3 for ore=1", "rate"),
        ("bank fish=2 coca=1 for ore=2", "rate"),
    ],
)
def test_X05_what_is_an_exchange(text: str, code: str) -> None:
    assert refused(rich(), text) == code


def test_X05_without_fish_in_the_supply() -> None:
    s = rich()
    drain(s, "fish")
    assert refused(s, f"{SET} for wool=1 fish=1") == ""
    assert refused(s, f"{SET} for fish=2") == "supply"
    assert refused(s, "bank coca=2 for fish=1") == "supply"


def test_H1_what_is_given_is_put_back_first() -> None:
    s = rich()
    drain(s, "fish")
    do(s, f"{SET} for wool=1 fish=1")
    assert held(s, RED) == "wood=3 stone=3 wool=4 potato=3 ore=3 fish=3 coca=2 feathers=2"
    assert (s.supply[5], s.supply[6], s.supply[7], s.supply[2]) == (0, 10, 10, 16)
    assert s.phase == "main"


def test_H1_one_exchange_per_action_and_as_many_as_wanted() -> None:
    s = rich()
    assert refused(s, "bank wood=6 for ore=2") == "rate"
    assert refused(s, "bank wood=3 stone=3 for ore=1 fish=1") == "rate"
    do(s, "bank wood=3 for ore=1", "bank stone=3 for ore=1", "bank ore=3 for fish=1")
    assert held(s, RED) == "wool=3 potato=3 ore=2 fish=4 coca=3 feathers=3"


def test_H2_three_equal_resources_for_another_card() -> None:
    for give in KINDS[:5]:
        for take in KINDS:
            code = refused(rich(), f"bank {give}=3 for {take}=1")
            assert code == ("same_kind" if give == take else "")
        assert refused(rich(), f"bank {give}=3 for fish=2") == "rate"
        assert refused(rich(), f"bank {give}=3 for fish=1 coca=1") == "rate"
        assert refused(rich(), f"bank {give}=4 for fish=1") == "rate"
    s = bare()
    hand(s, RED, "wood=2")
    assert refused(s, "bank wood=3 for ore=1") == "cards"


def test_H3_two_equal_goods_for_another_card() -> None:
    for give in KINDS[5:]:
        for take in KINDS:
            code = refused(rich(), f"bank {give}=2 for {take}=1")
            assert code == ("same_kind" if give == take else "")
        assert refused(rich(), f"bank {give}=3 for ore=1") == "rate"
        assert refused(rich(), f"bank {give}=1 for ore=1") == "rate"


def test_H4_three_different_goods_for_any_two_cards() -> None:
    s = rich()
    taken = [text.partition(" for ")[2] for text in listed(s, "bank") if "feathers=1 for" in text]
    pairs = [
        f"{one}=2" if one == other else f"{one}=1 {other}=1"
        for one, other in combinations_with_replacement(KINDS, 2)
    ]
    assert taken == pairs
    assert refused(s, f"{SET} for ore=1") == "rate"
    assert refused(s, f"{SET} for ore=3") == "rate"
    hand(s, RED, "fish=1 coca=1")
    assert refused(s, f"{SET} for ore=2") == "cards"


def test_H4_the_supply_must_have_both() -> None:
    s = rich()
    drain(s, "ore", 1)
    assert refused(s, f"{SET} for ore=2") == "supply"
    assert refused(s, f"{SET} for wood=1 ore=1") == ""


def test_H5_no_harbours_two_for_one_only_by_the_route() -> None:
    s = rich()
    assert refused(s, "bank wood=2 for ore=1") == "rate"
    assert refused(s, "route wood=2 for ore=1") == "advantage"


def test_H1_only_the_active_player_in_main() -> None:
    s = enter(rich(), "before")
    assert refused(s, "bank wood=3 for ore=1") == "phase"


def test_X38_the_exchange_of_the_longest_trade_route() -> None:
    s = bare()
    hand(s, RED, "wood=2 fish=1")
    s.route = RED
    assert refused(s, "route wood=1 fish=1 for ore=1") == ""
    assert refused(s, "route wood=1 fish=1 for fish=1") == "same_kind"
    assert refused(s, "route wood=2 for fish=1") == ""
    assert refused(enter(s.copy(), "before"), "route wood=2 for fish=1") == "phase"
    do(s, "route wood=1 fish=1 for ore=1")
    assert held(s, RED) == "wood=1 ore=1"
    assert s.route_used
    assert refused(s, "route wood=1 ore=1 for fish=1") == "used"


def test_L5_any_two_cards_for_one_of_another_kind() -> None:
    s = bare()
    hand(s, RED, "wood=2 stone=1 coca=1")
    s.route = RED
    expected = [
        f"{give} for {take}=1"
        for give in ("wood=2", "wood=1 stone=1", "wood=1 coca=1", "stone=1 coca=1")
        for take in KINDS
        if take not in give
    ]
    assert listed(s, "route") == expected
    assert refused(s, "route wood=3 for ore=1") == "rate"
    assert refused(s, "route wood=2 for ore=2") == "rate"
    assert refused(s, "route stone=2 for ore=1") == "cards"
    drain(s, "ore")
    assert refused(s, "route wood=2 for ore=1") == "supply"


def test_L5_once_in_every_own_turn() -> None:
    s = bare(3)
    hand(s, RED, "wood=4")
    s.route = RED
    do(s, "route wood=2 for ore=1", "end")
    for _ in range(2):
        do(s, "throw", "roll 1 1", "end")
    do(s, "throw", "roll 1 1")
    assert not s.route_used
    assert refused(s, "route wood=2 for ore=1") == ""
    assert after(s, "route wood=2 for ore=1").route == RED
