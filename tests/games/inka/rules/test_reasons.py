"""The codes of `why_illegal`: the first one that applies, in the order of the contract."""

from collections.abc import Callable

import pytest

from stoneage_qt.games.inka.rules import State
from tests.games.inka.rules.table import (
    BLUE,
    COST,
    ORANGE,
    RED,
    bare,
    do,
    drain,
    enter,
    hand,
    hands,
    hold,
    put,
    refused,
    remove,
    start,
)

Mend = Callable[[State], object]
SEVEN = "p00 p01 p02 p03 p04 p06 p07"


def clear_roads(s: State) -> None:
    for path in range(71):
        s.roads[path] = -1


def codes(s: State, text: str, *mends: Mend) -> list[str]:
    """The code at first, and after each fault is mended one by one."""
    found = [refused(s, text)]
    for mend in mends:
        mend(s)
        found.append(refused(s, text))
    return found


def test_road() -> None:
    s = put(put(bare(), RED, roads=SEVEN), ORANGE, roads="p42")
    assert codes(
        s,
        "road p42",
        lambda s: s.roads.__setitem__(42, -1),
        clear_roads,
        lambda s: put(s, RED, roads="p37"),
        lambda s: hand(s, RED, COST["road"]),
    ) == ["taken", "pieces", "unconnected", "cards", ""]


def test_free_road() -> None:
    s = put(bare(), RED, settlements="c26", roads="p37")
    hold(s, RED, 7)
    do(s, "play roads")
    assert refused(s, "road p37") == "taken"
    assert refused(s, "road p00") == "unconnected"
    assert refused(s, "road p42") == ""


def test_road_of_the_founding() -> None:
    s = start(founding="free")
    do(s, "settle c00", "road p00", "settle c04")
    assert refused(s, "road p00") == "taken"
    assert refused(s, "road p01") == "unconnected"
    assert refused(s, "road p02") == ""


def test_settle() -> None:
    s = put(bare(), RED, settlements="c00 c02 c05 c12 c15 c18 c24 c44")
    put(s, ORANGE, settlements="c34 c30")
    assert codes(
        s,
        "settle c34",
        lambda s: s.ruin.__setitem__(34, True),
        lambda s: remove(s, 30),
        lambda s: put(s, RED, roads="p42"),
        lambda s: remove(s, 44),
        lambda s: hand(s, RED, COST["settle"]),
    ) == ["taken", "distance", "unconnected", "pieces", "cards", ""]


def test_settle_in_the_founding() -> None:
    s = start(founding="free")
    do(s, "settle c34", "road p42")
    assert codes(s, "settle c34", lambda s: s.ruin.__setitem__(34, True)) == ["taken", "taken"]
    assert refused(s, "settle c35") == "distance"
    assert refused(s, "settle c31") == ""


def test_city() -> None:
    s = put(bare(), RED, ruins="c26", cities="c00", ruined_cities="c05")
    assert codes(
        s,
        "city c26",
        lambda s: s.ruin.__setitem__(26, False),
        lambda s: s.ruin.__setitem__(0, True),
        lambda s: s.owner.__setitem__(5, ORANGE),
        lambda s: hand(s, RED, COST["city"]),
    ) == ["not_yours", "city_limit", "pieces", "cards", ""]


def test_found() -> None:
    s = put(enter(bare(), "found"), RED, ruins="c00")
    put(s, ORANGE, settlements="c26 c30", roads="p36")
    assert codes(
        s,
        "found c26",
        lambda s: remove(s, 26),
        lambda s: remove(s, 30),
        lambda s: s.roads.__setitem__(36, -1),
    ) == ["taken", "distance", "site", ""]
    for path in range(71):
        s.roads[path] = ORANGE
    assert refused(s, "found c26") == "not_yours"
    assert refused(s, "found c00") == ""


def test_buy() -> None:
    s = bare()
    deck = list(s.deck)
    s.deck.clear()
    assert codes(s, "buy", lambda s: s.deck.extend(deck), lambda s: hand(s, RED, COST["buy"])) == [
        *("deck", "cards", "")
    ]


def test_discard_robber_rob_and_steal() -> None:
    s = hands(start(), "wood=8")
    do(s, "throw", "roll 3 4")
    assert refused(s, "discard ore") == "cards"
    do(s, *["discard wood"] * 4)
    assert refused(s, "robber t13") == refused(s, "robber t18") == "place"
    do(s, "robber t17")
    assert refused(s, "rob 0") == refused(s, "rob 1") == "victim"
    do(s, "rob 2")
    assert refused(s, "steal wood") == "cards"
    assert refused(s, "steal ore") == ""


def test_bank() -> None:
    s = bare()
    drain(s, "ore")
    assert refused(s, "bank wood=2 for wood=1") == "rate"
    assert refused(s, "bank wood=3 for wood=2") == "rate"
    assert refused(s, "bank wood=3 for wood=1") == "same_kind"
    assert codes(
        s,
        "bank wood=3 for ore=1",
        lambda s: hand(s, RED, "wood=3"),
        lambda s: drain(s, "ore", 1),
    ) == ["cards", "supply", ""]
    drain(s, "ore")
    assert codes(
        s,
        "bank fish=1 coca=1 feathers=1 for wood=1 ore=1",
        lambda s: hand(s, RED, "fish=1 coca=1 feathers=1"),
        lambda s: drain(s, "ore", 1),
    ) == ["cards", "supply", ""]


def test_route() -> None:
    s = bare()
    s.route_used = True
    drain(s, "ore")
    assert codes(s, "route wood=3 for wood=1", lambda s: setattr(s, "route", RED)) == [
        "advantage",
        "used",
    ]
    s.route_used = False
    assert refused(s, "route wood=3 for wood=1") == "rate"
    assert refused(s, "route wood=1 for ore=1") == "rate"
    assert refused(s, "route wood=2 for ore=1 fish=1") == "rate"
    assert refused(s, "route wood=2 for wood=1") == "same_kind"
    assert codes(
        s,
        "route wood=2 for ore=1",
        lambda s: hand(s, RED, "wood=2"),
        lambda s: drain(s, "ore", 1),
    ) == ["cards", "supply", ""]


def test_offer() -> None:
    s = bare()
    s.offers_made = 3
    wrong = "offer wood=1 for wood=1 ore=21"
    assert codes(
        s,
        wrong,
        lambda s: setattr(s, "offers_made", 2),
        lambda s: hand(s, BLUE, "fish=1"),
    ) == ["offers", "offers", "same_kind"]
    assert refused(s, "offer wood=21 for ore=21") == "count"
    assert refused(s, "offer wood=21 for ore=20") == "cards"
    assert codes(s, "offer wood=1 for ore=20", lambda s: hand(s, RED, "wood=1")) == ["cards", ""]


def test_accept_and_counter() -> None:
    s = hands(bare(), "wood=1", "stone=1")
    do(s, "offer wood=1 for ore=1")
    assert refused(s, "counter wood=1 ore=1 for wood=21") == "same_kind"
    assert refused(s, "counter ore=1 for wood=21") == "count"
    assert refused(s, "counter ore=1 for wood=1") == "same_offer"
    assert refused(s, "counter ore=1 for wood=2") == "cards"
    assert refused(s, "counter stone=1 for wood=1") == ""
    assert codes(s, "accept", lambda s: hand(s, ORANGE, "ore=1")) == ["cards", ""]


def test_deal() -> None:
    s = hands(bare(3), "wood=1", "ore=1", "ore=1")
    do(s, "offer wood=1 for ore=1", "refuse", "counter ore=1 for wood=2")
    for text in ("deal 0", "deal 1", "deal 3"):
        assert refused(s, text) == "answer"
    assert codes(s, "deal 2", lambda s: hand(s, RED, "wood=2")) == ["cards", ""]


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("play combat", 0),
        ("play roads", 7),
        ("play invention wood=2", 8),
        ("play monopoly ore", 9),
    ],
)
def test_play(text: str, card: int) -> None:
    s = bare()
    s.card_played = True
    s.supply[0] = 1
    last: dict[str, tuple[list[str], list[Mend]]] = {
        "play roads": (["no_path"], [lambda s: put(s, RED, settlements="c26")]),
        "play invention wood=2": (["supply"], [lambda s: drain(s, "wood", 2)]),
    }
    middle, mends = last.get(text, ([], []))
    assert codes(
        s,
        text,
        lambda s: setattr(s, "card_played", False),
        lambda s: hold(s, RED, card),
        *mends,
    ) == ["card_played", "no_card", *middle, ""]


def test_play_invention_of_another_number() -> None:
    s = bare()
    assert refused(s, "play invention wood=3") == "no_card"
    hold(s, RED, 8)
    drain(s, "wood")
    assert refused(s, "play invention wood=3") == refused(s, "play invention wood=1") == "count"
    assert refused(s, "play invention wood=2") == "supply"


def test_chase() -> None:
    s = put(bare(), RED, settlements="c26")
    s.arts_used = True
    assert codes(
        s,
        "chase",
        lambda s: setattr(s, "arts", RED),
        lambda s: setattr(s, "arts_used", False),
        lambda s: setattr(s, "robber", 28),
        lambda s: setattr(s, "robber", 16),
    ) == ["advantage", "used", "place", "place", ""]
