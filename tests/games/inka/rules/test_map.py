"""M1 to M9: seats, kinds, tiles, crossings, paths, pieces."""

from collections import Counter

import pytest

from stoneage_qt.games.inka.rules import FRAME, NOBODY, Setup, SetupError, new_state
from tests.games.inka.rules.geography import (
    CORNERS,
    CROSSINGS,
    ENDS,
    LAND,
    NEIGHBOURS,
    NUMBER,
    PATHS_AT,
    TERRAIN,
    TERRAINS,
    TILES_AT,
)
from tests.games.inka.rules.table import (
    BLUE,
    COST,
    KINDS,
    ORANGE,
    RED,
    after,
    bare,
    do,
    enter,
    hand,
    hold,
    legal_texts,
    listed,
    put,
    refused,
    start,
    throw,
)

THROWS = {2: (1, 1), 3: (1, 2), 4: (2, 2), 5: (1, 4), 6: (3, 3), 8: (2, 6), 9: (3, 6)} | {
    10: (5, 5),
    11: (5, 6),
    12: (6, 6),
}


@pytest.mark.parametrize("players", [3, 4])
def test_M1_turns_pass_to_the_left_neighbour(players: int) -> None:
    s = start(players, start=players - 1)
    assert len(s.players) == players
    order = []
    for _ in range(players + 1):
        order.append(s.active)
        do(s, "throw", "roll 6 6", "end")
    assert order == [players - 1, *range(players)]


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 5])
def test_M1_only_three_or_four_play(players: int) -> None:
    with pytest.raises(SetupError):
        Setup(players)


def test_M2_the_eight_kinds_in_their_order() -> None:
    s = bare()
    hold(s, RED, 9)
    assert listed(s, "play monopoly") == list(KINDS)
    assert TERRAINS[:8] == [
        *("forest", "quarry", "pasture", "farmland", "mountains"),
        *("fishing", "plantation", "jungle"),
    ]


def test_M2_nothing_is_built_with_goods() -> None:
    s = put(bare(), RED, settlements="c26", roads="p37 p42")
    hand(s, RED, "fish=9 coca=9 feathers=9")
    for text in ("road p36", "settle c34", "city c26", "buy"):
        assert refused(s, text) == "cards"


def test_M3_terrain_of_every_tile() -> None:
    s = start()
    assert tuple(s.terrain) == TERRAIN
    counts = Counter(TERRAINS[terrain] for terrain in s.terrain)
    assert counts == {
        "forest": 4,
        "pasture": 4,
        "farmland": 4,
        "quarry": 3,
        "mountains": 3,
        "fishing": 3,
        "plantation": 3,
        "jungle": 3,
        "ocean": 2,
    }
    assert len(LAND) == 18


def test_M3_M4_what_every_crossing_yields_for_every_throw() -> None:
    empty = bare()
    for crossing in CROSSINGS:
        s = put(empty.copy(), RED, settlements=f"c{crossing:02}")
        for number, dice in THROWS.items():
            due = [0] * 8
            for tile in TILES_AT[crossing]:
                if NUMBER[tile] == number:
                    due[TERRAIN[tile]] += 1
            assert throw(s, *dice).players[RED].hand == due, (crossing, number)


def test_M4_there_are_54_crossings() -> None:
    s = start(founding="free")
    assert listed(s, "settle") == [f"c{number:02}" for number in range(54)]
    assert len(s.owner) == len(s.level) == len(s.ruin) == 54
    # Two lines of the table, and the corners that do not exist.
    assert CORNERS[14] == [23, 24, 28, 32, 31, 27]
    assert CORNERS[25] == [41, 45]
    assert CORNERS[27] == [44, 45, 51, 48]


def test_M5_there_are_71_paths_and_each_crossing_has_its_own() -> None:
    s = start(founding="free")
    assert len(s.roads) == len(ENDS) == 71
    for crossing in CROSSINGS:
        roads = listed(after(s, f"settle c{crossing:02}"), "road")
        assert roads == [f"p{path:02}" for path in PATHS_AT[crossing]]
    # Beginning, middle and end of the table.
    assert ENDS[0] == (0, 1)
    assert ENDS[36] == (26, 27)
    assert ENDS[70] == (52, 53)


def test_X08_no_path_between_jungle_and_plantation() -> None:
    s = start(founding="free")
    for crossing, paths in (("c17", ["p19", "p24"]), ("c45", ["p57", "p61"])):
        assert listed(after(s, f"settle {crossing}"), "road") == paths
    assert listed(after(s, "settle c46"), "road") == ["p59", "p63"]


def test_M6_neighbours_are_joined_by_a_path() -> None:
    s = start(founding="free")
    assert {len(paths) for paths in PATHS_AT} == {2, 3}
    for crossing in CROSSINGS:
        settled = after(s, f"settle c{crossing:02}", f"road p{PATHS_AT[crossing][0]:02}")
        near = [c for c in CROSSINGS if refused(settled, f"settle c{c:02}") == "distance"]
        assert near == NEIGHBOURS[crossing]


def test_M7_the_robber_stands_on_land_or_the_frame() -> None:
    s = enter(start(), "robber")
    s.resume = "main"
    assert legal_texts(s) == [f"robber t{tile:02}" for tile in LAND] + ["robber frame"]
    assert after(s, "robber t28").robber == 28
    assert after(s, "robber frame").robber == FRAME


def test_M8_seven_roads() -> None:
    s = put(bare(), RED, settlements="c26", roads="p31 p36 p37 p26 p25 p20")
    hand(s, RED, COST["road"])
    assert refused(s, "road p42") == ""
    put(s, RED, roads="p15")
    assert refused(s, "road p42") == "pieces"
    assert listed(s, "road") == []


def test_M8_eight_settlements_and_two_cities() -> None:
    s = put(bare(), RED, settlements="c00 c02 c05 c12 c15 c18 c24", roads="p42")
    hand(s, RED, "wood=1 stone=1 wool=1 potato=3 ore=3")
    assert refused(s, "settle c34") == ""
    put(s, RED, ruins="c49")
    assert refused(s, "settle c34") == "pieces"
    put(s, RED, ruined_cities="c52")
    assert refused(s, "city c00") == ""
    put(s, RED, ruined_cities="c46")
    assert refused(s, "city c00") == "pieces"


def test_M9_settlement_city_ruin_and_free() -> None:
    s = put(bare(), RED, roads="p42")
    s.players[RED].markers = 2
    hand(s, RED, "wood=1 stone=1 wool=1 potato=3 ore=3")
    assert (s.owner[34], s.level[34], s.ruin[34]) == (NOBODY, 0, False)
    do(s, "settle c34")
    assert (s.owner[34], s.level[34], s.ruin[34]) == (RED, 1, False)
    do(s, "city c34")
    assert (s.owner[34], s.level[34], s.ruin[34]) == (RED, 2, True)
    assert s.players[RED].markers == 4


def test_M9_a_new_state_is_empty_but_for_the_start_sets() -> None:
    s = new_state(Setup(4))
    assert [c for c in CROSSINGS if s.owner[c] != NOBODY] == [11, 21, 23, 26, 29, 37, 40, 43]
    assert sum(s.level) == 8
    assert not any(s.ruin)
    assert (s.owner[43], s.owner[29]) == (ORANGE, BLUE)
