"""B: roads, settlements, cities, development cards."""

import pytest

from stoneage_qt.games.inka.rules import NOBODY, State
from tests.games.inka.rules.table import (
    BLUE,
    COST,
    GREY,
    ORANGE,
    RED,
    after,
    bare,
    do,
    enter,
    hand,
    held,
    listed,
    put,
    refused,
    start,
)


def at_start(seat: int, text: str = COST["road"]) -> State:
    s = enter(start(), "main", seat)
    hand(s, seat, text)
    return s


@pytest.mark.parametrize(
    ("seat", "paths"),
    [
        (RED, "p05 p10 p14 p16 p31 p36 p42"),
        (ORANGE, "p19 p28 p30 p53 p55 p59 p60"),
        (BLUE, "p34 p35 p40 p41 p51 p54 p61 p62"),
        (GREY, "p22 p25 p32 p33 p45 p46 p51 p52"),
    ],
)
def test_X06_roads_at_the_start(seat: int, paths: str) -> None:
    assert listed(at_start(seat), "road") == paths.split()


def test_X07_no_road_on_behind_a_foreign_settlement() -> None:
    s = put(at_start(BLUE), BLUE, roads="p34 p32")
    roads = listed(s, "road")
    assert {"p29", "p40", "p35", "p41"} <= set(roads)
    assert refused(s, "road p33") == "unconnected"
    other = put(at_start(GREY), BLUE, roads="p34 p32")
    assert refused(other, "road p33") == ""


def test_X09_where_red_may_settle() -> None:
    s = put(at_start(RED, COST["settle"]), RED, roads="p42")
    assert listed(s, "settle") == ["c34"]
    assert refused(s, "settle c30") == "distance"
    put(s, ORANGE, ruins="c38")
    assert refused(s, "settle c34") == "distance"


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("road p37", COST["road"]),
        ("settle c34", COST["settle"]),
        ("city c26", COST["city"]),
        ("buy", COST["buy"]),
    ],
)
def test_B1_costs(text: str, cost: str) -> None:
    s = put(bare(), RED, settlements="c26", roads="p42")
    hand(s, RED, f"{cost} fish=1")
    assert refused(s, text) == ""
    supply = sum(s.supply)
    do(s, text)
    assert held(s, RED) == "fish=1"
    assert sum(s.supply) == supply + sum(int(part[-1]) for part in cost.split())
    for part in cost.split():
        poor = put(bare(), RED, settlements="c26", roads="p42")
        hand(poor, RED, " ".join(other for other in cost.split() if other != part))
        assert refused(poor, text) == "cards"


def test_B1_a_city_takes_2_potato_and_3_ore() -> None:
    s = put(bare(), RED, settlements="c26")
    for cards, code in (("potato=2 ore=2", "cards"), ("potato=1 ore=3", "cards")):
        hand(s, RED, cards)
        assert refused(s, "city c26") == code


def test_B1_only_in_main() -> None:
    s = start()
    for text in ("road p42", "settle c34", "city c26", "buy"):
        assert refused(s, text) == "phase"


def test_B2_a_path_carries_one_road() -> None:
    s = put(at_start(RED), ORANGE, roads="p42")
    assert refused(s, "road p42") == refused(s, "road p37") == "taken"


def test_B2_seven_roads_are_all() -> None:
    s = put(bare(), RED, settlements="c00", roads="p00 p01 p02 p03 p04 p06 p07")
    hand(s, RED, COST["road"])
    assert refused(s, "road p05") == "pieces"


def test_B3_what_joins() -> None:
    s = bare()
    hand(s, RED, COST["road"])
    assert listed(s, "road") == []
    put(s, RED, settlements="c26")
    assert listed(s, "road") == ["p31", "p36", "p37"]  # an own active building, without a road
    put(s, RED, ruins="c26")
    assert listed(s, "road") == []  # an own ruin does not join
    put(s, RED, roads="p37")
    assert listed(s, "road") == ["p42"]  # only the free end joins
    put(s, RED, cities="c26")
    assert listed(s, "road") == ["p31", "p36", "p42"]
    put(s, ORANGE, settlements="c26")
    assert listed(s, "road") == ["p42"]  # a foreign building does not join
    put(s, ORANGE, ruins="c26")
    assert listed(s, "road") == ["p42"]


def test_B4_the_far_end_may_hold_anything() -> None:
    s = put(bare(), RED, settlements="c30")
    put(s, ORANGE, settlements="c26")
    hand(s, RED, "wood=5 stone=5")
    assert refused(s, "road p37") == ""
    put(s, ORANGE, ruins="c26")
    assert refused(s, "road p37") == ""
    do(s, "road p37")
    assert refused(s, "road p36") == "unconnected"
    # A second own road may arrive from another side.
    put(s, RED, roads="p26")
    assert refused(s, "road p31") == ""


def test_B5_where_a_settlement_may_stand() -> None:
    s = put(bare(), RED, roads="p36 p37")
    hand(s, RED, COST["settle"])
    assert listed(s, "settle") == ["c26", "c27", "c30"]
    assert refused(s, "settle c31") == "unconnected"
    put(s, ORANGE, ruins="c31")
    assert listed(s, "settle") == ["c26", "c30"]
    assert refused(s, "settle c27") == "distance"
    put(s, ORANGE, ruins="c26")
    assert listed(s, "settle") == ["c26"]
    put(s, RED, ruined_cities="c26")
    assert listed(s, "settle") == ["c26"]
    put(s, ORANGE, settlements="c26")
    assert listed(s, "settle") == []
    assert refused(s, "settle c26") == "taken"


def test_B5_a_road_is_enough_it_need_not_lead_home() -> None:
    """Behind a foreign building the own road still reaches its other end."""
    s = put(bare(), RED, roads="p42")
    put(s, ORANGE, settlements="c26")
    hand(s, RED, COST["settle"])
    assert listed(s, "settle") == ["c34"]


def test_B6_a_marker_at_once() -> None:
    s = put(bare(), RED, settlements="c26", roads="p42")
    hand(s, RED, "wood=1 stone=1 wool=1 potato=3 ore=3")
    s.players[RED].markers = 5
    s.players[RED].tribe = 1
    do(s, "settle c34")
    assert (s.players[RED].markers, s.phase) == (6, "main")
    do(s, "city c26")
    assert (s.players[RED].markers, s.phase) == (7, "main")
    assert held(s, RED) == ""


def test_B7_a_city_replaces_an_own_active_settlement() -> None:
    s = put(bare(), RED, settlements="c26 c34", ruins="c00")
    put(s, ORANGE, settlements="c02")
    hand(s, RED, "potato=4 ore=6")
    s.players[RED].markers = s.players[RED].tribe = 1
    assert listed(s, "city") == ["c26", "c34"]
    for crossing in ("c00", "c02", "c12"):
        assert refused(s, f"city {crossing}") == "not_yours"
    do(s, "city c26")
    assert (s.owner[26], s.level[26], s.ruin[26]) == (RED, 2, False)
    assert listed(s, "city") == []
    assert refused(s, "city c34") == "city_limit"
    assert refused(s, "city c26") == "not_yours"


def test_B7_a_ruined_city_is_no_hindrance() -> None:
    s = put(bare(), RED, settlements="c26", ruined_cities="c00")
    hand(s, RED, COST["city"])
    assert refused(s, "city c26") == ""


def test_B8_the_top_card_of_the_pile() -> None:
    s = bare(deck1=(5, 8, 0, 1, 2, 3, 4, 6, 7, 9))
    hand(s, RED, "wool=3 potato=3 ore=3")
    do(s, "buy", "buy")
    assert (s.players[RED].new, s.players[RED].cards) == ([5, 8], [])
    assert s.deck == [0, 1, 2, 3, 4, 6, 7, 9]
    assert refused(s, "play combat") == refused(s, "play invention wood=2") == "no_card"
    s.deck.clear()
    assert refused(s, "buy") == "deck"
    hand(s, RED, "")
    assert refused(s, "buy") == "deck"


def test_B3_a_settlement_opens_the_way() -> None:
    """An own settlement on the ruin at which the road ended joins again (K5)."""
    s = put(bare(), RED, roads="p37")
    put(s, BLUE, ruins="c26")
    hand(s, RED, "wood=2 stone=2 wool=1 potato=1")
    assert listed(s, "road") == ["p42"]
    assert listed(after(s, "settle c26"), "road") == ["p31", "p36", "p42"]
    assert s.owner[26] == BLUE
    assert s.roads[31] == NOBODY
