"""K and G: decline, ruins, founding, overbuilding, the end of the game."""

import pytest

from stoneage_qt.games.inka.rules import NOBODY, OVER, State, standings
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
    hold,
    legal_texts,
    listed,
    put,
    refused,
    start,
    throw,
)

TAKEN = ["c11", "c21", "c24", "c26", "c29", "c40", "c43"]
NEAR = [
    *("c07", "c10", "c15", "c17", "c20", "c22", "c23", "c25", "c27"),
    *("c28", "c30", "c33", "c36", "c39", "c42", "c44", "c47"),
]


def declined() -> State:
    """X24: blue's first tribe has just declined; `found`."""
    s = enter(start(3), "main", BLUE)
    hand(s, BLUE, "wood=2 stone=2 wool=1 potato=3 ore=3")
    do(s, "road p34")
    assert listed(s, "settle") == ["c24"]
    do(s, "settle c24")
    assert s.players[BLUE].markers == 3
    assert listed(s, "city") == ["c24", "c29", "c40"]
    do(s, "city c40")
    return s


def standing(s: State, seat: int) -> dict[str, str]:
    """A seat's buildings: 'c24': 'settlement', 'c40': 'ruined city'."""
    names = {1: "settlement", 2: "city"}
    return {
        f"c{c:02}": ("ruined " if s.ruin[c] else "") + names[s.level[c]]
        for c in range(54)
        if s.owner[c] == seat
    }


RUINS = {"c24": "ruined settlement", "c29": "ruined settlement", "c40": "ruined city"}


def test_X24_K2_K3_K5_the_decline() -> None:
    s = declined()
    assert (s.phase, s.actor) == ("found", BLUE)
    assert (s.players[BLUE].markers, s.players[BLUE].tribe) == (4, 1)
    assert not [path for path in range(71) if s.roads[path] == BLUE]
    assert standing(s, BLUE) == RUINS
    rich = enter(s.copy(), "main")
    hand(rich, BLUE, "wood=9 stone=9 wool=9 potato=9 ore=9")
    assert listed(rich, "road") == listed(rich, "city") == []
    hand(s, BLUE, "")
    assert held(throw(s, 2, 3), BLUE) == "potato=2"
    assert held(throw(s, 1, 3), BLUE) == "stone=2"
    robbing = enter(s.copy(), "robber", RED)
    robbing.resume = "main"
    hand(robbing, BLUE, "ore=1")
    do(robbing, "robber t19")
    assert legal_texts(robbing) == ["rob 2"]


def test_X25_K6_where_a_tribe_can_be_founded() -> None:
    s = declined()
    possible = [f"c{c:02}" for c in range(54) if f"c{c:02}" not in TAKEN + NEAR]
    assert len(possible) == 30
    assert listed(s, "found") == possible
    assert {refused(s, f"found {c}") for c in TAKEN} == {"taken"}
    assert {refused(s, f"found {c}") for c in NEAR} == {"distance"}
    put(s, RED, roads="p42")
    assert refused(s, "found c34") == "site"
    assert refused(s, "found c38") == ""


def test_X26_beside_a_building_site_is_allowed() -> None:
    s = put(start(4), GREY, roads="p25")
    put(s, ORANGE, ruins="c21 c43")
    s.roads[24] = s.roads[58] = NOBODY
    enter(s, "found", ORANGE)
    codes = {c: refused(s, f"found {c}") for c in ("c18", "c22", "c19", "c14")}
    assert codes == {"c18": "site", "c22": "distance", "c19": "distance", "c14": ""}
    enter(s, "main", GREY)
    hand(s, GREY, COST["settle"])
    assert refused(s, "settle c18") == ""
    enter(s, "found", ORANGE)
    do(s, "found c14")
    enter(s, "main", GREY)
    assert refused(s, "settle c18") == "distance"


def test_X27_K7_founding_on_an_own_ruin() -> None:
    s = declined()
    for path in range(71):
        if s.roads[path] == NOBODY:
            s.roads[path] = ORANGE
    assert listed(s, "found") == ["c24", "c29", "c40"]
    assert refused(s, "found c11") == refused(s, "found c00") == "not_yours"
    do(s, "found c40")
    assert standing(s, BLUE) == {
        "c24": "ruined settlement",
        "c29": "ruined settlement",
        "c40": "settlement",
    }
    assert (s.players[BLUE].markers, s.active, s.phase) == (5, RED, "before")


def test_X28_K8_a_first_tribe_overbuilds_a_foreign_ruin() -> None:
    s = put(enter(declined(), "main", RED), RED, roads="p16 p21 p23 p29")
    hand(s, RED, "wood=2 stone=2 wool=1 potato=1")
    assert refused(s, "road p32") == refused(s, "road p34") == "unconnected"
    assert refused(s, "road p28") == ""
    assert refused(s, "settle c24") == ""
    do(s, "settle c24")
    assert (s.players[RED].markers, s.players[BLUE].markers) == (3, 4)
    assert standing(s, RED)["c24"] == "settlement"
    assert "c24" not in standing(s, BLUE)
    hand(s, RED, COST["road"])
    # Red has 6 roads now: two of the start, four more.
    assert refused(s, "road p32") == refused(s, "road p34") == ""


def test_X29_K8_a_ruined_city_and_an_own_ruin() -> None:
    s = put(enter(declined(), "main", RED), RED, roads="p51")
    hand(s, RED, COST["settle"])
    assert refused(s, "settle c40") == ""
    assert standing(after(s, "settle c40"), RED)["c40"] == "settlement"
    s = put(enter(declined(), "main", BLUE), BLUE, settlements="c32", roads="p40 p39 p45")
    s.players[BLUE].markers = 5
    hand(s, BLUE, COST["settle"])
    assert refused(s, "settle c29") == ""
    assert refused(s, "settle c36") == "distance"
    do(s, "settle c29")
    assert standing(s, BLUE)["c29"] == "settlement"
    assert (s.players[BLUE].markers, s.phase) == (6, "main")


def test_X30_K3_the_second_decline() -> None:
    s = put(enter(declined(), "main", BLUE), ORANGE, roads="p23 p29 p34")
    put(s, BLUE, settlements="c01 c05 c32", roads="p69")
    s.players[BLUE].markers = 7
    hand(s, BLUE, COST["settle"])
    blocked = enter(s.copy(), "main", RED)
    hand(blocked, RED, COST["road"])
    # With p23 the line before the ruin is 2, so that nobody has a route of 3 yet.
    assert after(blocked, "road p42").route == NOBODY
    do(s, "settle c53")
    assert (s.players[BLUE].markers, s.players[BLUE].tribe, s.phase) == (8, 2, "found")
    assert standing(s, BLUE) == dict.fromkeys(("c01", "c05", "c32", "c53"), "ruined settlement")
    assert s.roads[69] == NOBODY
    # The ruin c24 is gone: orange's three roads are one line.
    assert s.route == ORANGE
    assert refused(s, "found c40") == ""
    assert refused(s, "found c24") == "site"


def test_X31_C8_deck_2_goes_under_the_pile() -> None:
    deck2 = (12, 17, 10, 11, 13, 14, 15, 16, 18, 19)
    s = put(bare(3, deck2=deck2), RED, settlements="c00 c05 c12")
    s.gone = [7, 8]
    s.deck = [4, 9]
    for seat, markers, tribe in ((RED, 3, 0), (ORANGE, 5, 1), (BLUE, 5, 1)):
        s.players[seat].markers, s.players[seat].tribe = markers, tribe
    hand(s, RED, COST["city"])
    two = s.copy()
    two.players[BLUE].tribe = 0
    do(two, "city c00")
    assert (two.deck, tuple(two.deck2)) == ([4, 9], deck2)
    do(s, "city c00")
    assert (s.deck, s.deck2) == ([4, 9, *deck2], [])


def test_C8_deck_2_is_added_once() -> None:
    s = put(bare(3), RED, settlements="c00 c05 c12")
    for seat, markers, tribe in ((RED, 7, 1), (ORANGE, 5, 1), (BLUE, 5, 1)):
        s.players[seat].markers, s.players[seat].tribe = markers, tribe
    s.deck += s.deck2
    s.deck2 = []
    deck = list(s.deck)
    hand(s, RED, COST["city"])
    do(s, "city c00")
    assert (s.deck, s.deck2, s.players[RED].tribe) == (deck, [], 2)


# A road put by hand, then the action and what follows: markers, tribe, phase.
THREE_TRIBES = (
    ("p06", "settle c05", (2, 0, "main")),
    ("", "city c00", (3, 0, "main")),
    ("p03", "settle c02", (4, 1, "found")),
    ("", "found c52", (5, 1, "before")),
    ("p63", "settle c49", (6, 1, "main")),
    ("", "city c52", (7, 1, "main")),
    ("p53", "settle c38", (8, 2, "found")),
    ("", "found c26", (9, 2, "before")),
    ("p17", "settle c12", (10, 2, "main")),
    ("", "city c26", (11, 2, "over")),
)


def test_X32_K1_markers_and_goals() -> None:
    s = put(bare(3), RED, settlements="c00")
    s.players[RED].markers = 1
    for road, text, expected in THREE_TRIBES:
        put(s, RED, roads=road)
        hand(s, RED, "wood=1 stone=1 wool=1 potato=3 ore=3")
        do(s, text)
        assert (s.players[RED].markers, s.players[RED].tribe, s.phase) == expected
        if s.phase == "before":
            enter(s, "main", RED)
    assert s.actor == OVER
    assert standing(s, RED) == {
        **dict.fromkeys(("c38", "c49"), "ruined settlement"),
        "c52": "ruined city",
        "c12": "settlement",
        "c26": "city",
    }


def test_K2_no_action_between_goal_and_founding() -> None:
    s = declined()
    assert all(text.startswith("found ") for text in legal_texts(s))
    for text in ("end", "buy", "road p34", "offer ore=1 for wood=1", "play combat"):
        assert refused(s, text) == "phase"


@pytest.mark.parametrize("last", ["settle c34", "city c26"])
def test_K2_settlement_or_city_completes_a_tribe(last: str) -> None:
    s = put(bare(), RED, settlements="c26", roads="p42")
    s.players[RED].markers = 3
    hand(s, RED, "wood=1 stone=1 wool=1 potato=3 ore=3")
    do(s, last)
    assert (s.phase, s.players[RED].tribe) == ("found", 1)


def test_K3_first_decline_keeps_the_ruins_of_others() -> None:
    s = put(bare(), RED, settlements="c26", roads="p42")
    put(s, BLUE, ruins="c00", settlements="c05", roads="p06")
    s.players[RED].markers = 3
    hand(s, RED, COST["city"])
    do(s, "city c26")
    assert standing(s, BLUE) == {"c00": "ruined settlement", "c05": "settlement"}
    assert (s.roads[6], s.roads[42]) == (BLUE, NOBODY)


def test_K3_the_second_decline_clears_own_ruins_only() -> None:
    s = put(bare(), RED, settlements="c26", ruins="c00 c02", ruined_cities="c49")
    put(s, BLUE, ruins="c05")
    s.players[RED].markers, s.players[RED].tribe = 7, 1
    hand(s, RED, COST["city"])
    do(s, "city c26")
    assert standing(s, RED) == {"c26": "ruined city"}
    assert standing(s, BLUE) == {"c05": "ruined settlement"}


def test_K4_what_a_decline_leaves_alone() -> None:
    s = put(bare(), RED, settlements="c26", roads="p42")
    s.players[RED].markers = 3
    s.players[RED].open_cards = [0, 1]
    s.deck = s.deck[2:]
    s.arts = RED
    hold(s, RED, 8)
    hand(s, RED, "wood=2 potato=2 ore=4 fish=3")
    s.players[RED].new = [s.deck.pop(0)]
    deck = list(s.deck)
    do(s, "city c26")
    assert held(s, RED) == "wood=2 ore=1 fish=3"
    assert (s.players[RED].cards, s.players[RED].new) == ([8], [2])
    assert (s.players[RED].open_cards, s.arts) == ([0, 1], RED)
    assert (s.deck, s.gone, s.turn) == (deck, [], 1)


def test_K5_a_ruin_is_no_city_site_and_joins_nobody() -> None:
    s = put(bare(), RED, ruins="c26", roads="p37")
    hand(s, RED, "wood=1 stone=1 potato=2 ore=3")
    assert refused(s, "city c26") == "not_yours"
    assert refused(s, "road p36") == "unconnected"
    do(s, "road p42")
    hand(s, RED, COST["settle"])
    assert refused(s, "settle c30") == "distance"


def test_K6_founding_ends_the_turn() -> None:
    s = declined()
    hand(s, BLUE, "fish=1")
    s.players[BLUE].new = [s.deck.pop(0)]
    s.card_played, s.offers_made, s.dice = True, 2, (1, 2)
    s = after(s, "found c00")
    assert standing(s, BLUE) == {"c00": "settlement", **RUINS}
    assert (s.players[BLUE].markers, held(s, BLUE)) == (5, "fish=1")
    assert (s.players[BLUE].cards, s.players[BLUE].new) == ([0], [])
    assert (s.card_played, s.offers_made, s.dice) == (False, 0, None)
    assert (s.turn, s.active, s.actor, s.phase) == (2, RED, RED, "before")
    assert not [path for path in range(71) if s.roads[path] == BLUE]


def test_K6_a_settlement_of_the_new_tribe_joins_roads() -> None:
    s = declined()
    do(s, "found c00")
    enter(s, "main", BLUE)
    hand(s, BLUE, COST["road"])
    assert listed(s, "road") == ["p00", "p01"]


def test_K7_only_where_no_crossing_is_open() -> None:
    s = declined()
    for path in range(71):
        if path not in (0, 1) and s.roads[path] == NOBODY:
            s.roads[path] = ORANGE
    assert listed(s, "found") == ["c00"]
    assert refused(s, "found c24") == "taken"
    assert refused(s, "found c01") == "site"


def test_K9_a_walled_in_tribe_can_only_go_on() -> None:
    s = put(bare(), RED, settlements="c17")
    s.players[RED].markers, s.players[RED].tribe = 9, 2
    put(s, ORANGE, roads="p19 p24")
    hand(s, RED, "wood=1 stone=1 wool=1 potato=1 ore=1")
    s.offers_made = 3
    assert legal_texts(s) == ["buy", "end"]


def test_G1_the_eleventh_marker_wins_at_once() -> None:
    s = put(bare(), RED, settlements="c26", roads="p42", ruins="c00 c05")
    s.players[RED].markers, s.players[RED].tribe = 10, 2
    s.turn, s.dice = 9, (2, 3)
    hand(s, RED, "wool=2 potato=4 ore=5")
    do(s, "buy")
    new = list(s.players[RED].new)
    do(s, "city c26")
    assert (s.phase, s.actor, s.active, s.turn, s.dice) == ("over", OVER, RED, 9, (2, 3))
    assert (s.players[RED].markers, s.players[RED].tribe) == (11, 2)
    assert (s.players[RED].new, s.players[RED].cards) == (new, [])
    assert standing(s, RED)["c26"] == "city"
    assert standings(s)[RED].rank == 1


@pytest.mark.parametrize(("players", "rounds"), [(3, 1), (4, 1), (3, 2), (4, 3)])
def test_G2_the_game_ends_after_so_many_rounds(players: int, rounds: int) -> None:
    s = start(players, rounds=rounds, start=1)
    turns = 0
    while s.actor != OVER:
        do(s, "throw", "roll 1 1", "end")
        turns += 1
    assert turns == rounds * players
    assert (s.phase, s.turn, s.active) == ("over", turns, turns % players)
    assert (s.dice, s.card_played) == (None, False)


def test_G2_a_founding_can_be_the_last_action() -> None:
    s = put(bare(3, seat=BLUE, rounds=1), BLUE, settlements="c26")
    s.turn = 3
    s.players[BLUE].markers = 3
    hand(s, BLUE, COST["city"])
    do(s, "city c26", "found c00")
    assert (s.phase, s.actor, s.turn, s.active) == ("over", OVER, 3, BLUE)
    assert s.players[BLUE].markers == 5


def test_G3_standings() -> None:
    s = start(4)
    for seat, markers in enumerate((9, 4, 9, 2)):
        s.players[seat].markers = markers
    found = standings(s)
    assert [(one.seat, one.total, one.rank) for one in found] == [
        *((0, 9, 1), (1, 4, 3), (2, 9, 1), (3, 2, 4))
    ]
    assert [dict(one.parts) for one in found] == [
        {"tribe1": 4, "tribe2": 4, "tribe3": 1},
        {"tribe1": 4, "tribe2": 0, "tribe3": 0},
        {"tribe1": 4, "tribe2": 4, "tribe3": 1},
        {"tribe1": 2, "tribe2": 0, "tribe3": 0},
    ]
    assert [one.tie_break for one in found] == [0] * 4
    s.players[RED].markers = 6
    assert dict(standings(s)[RED].parts) == {"tribe1": 4, "tribe2": 2, "tribe3": 0}
    assert [one.rank for one in standings(start(3))] == [1, 1, 1]
