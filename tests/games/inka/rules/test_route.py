"""L1 to L4: the longest trade route."""

from stoneage_qt.games.inka.rules import NOBODY, State
from tests.games.inka.rules.geography import ENDS, PATHS_AT
from tests.games.inka.rules.table import (
    BLUE,
    COST,
    ORANGE,
    RED,
    after,
    bare,
    do,
    enter,
    hand,
    put,
    refused,
)

LINE = "p45 p43 p44 p49 p54"  # blue's line of X10


def free_line(s: State, size: int) -> list[int]:
    """A line of paths that touch neither a building nor a road."""

    def usable(path: int) -> bool:
        return all(
            s.owner[end] == NOBODY and all(s.roads[p] == NOBODY for p in PATHS_AT[end])
            for end in ENDS[path]
        )

    def extend(line: list[int], visited: list[int]) -> list[int]:
        if len(line) == size:
            return line
        for path in PATHS_AT[visited[-1]]:
            end = sum(ENDS[path]) - visited[-1]
            if end not in visited and usable(path):
                found = extend([*line, path], [*visited, end])
                if found:
                    return found
        return []

    for crossing in range(54):
        found = extend([], [crossing])
        if found:
            return found
    raise AssertionError(f"no room for a line of {size}")


def length(s: State, seat: int) -> int:
    """A seat's length, told by who gets the card against a rival of each length; 2 is 'below 3'."""
    rival, builder = [other for other in range(len(s.players)) if other != seat][:2]
    for size in range(7, 2, -1):
        trial = s.copy()
        trial.route = NOBODY
        for path in range(71):
            if trial.roads[path] != seat:
                trial.roads[path] = NOBODY
        for path in free_line(trial, size):
            trial.roads[path] = rival
        (site,) = free_line(trial, 1)
        enter(trial, "main", builder)
        # A city, so that the rules alone decide where a road may go.
        put(trial, builder, cities=f"c{ENDS[site][0]:02}")
        hand(trial, builder, COST["road"])
        do(trial, f"road p{site:02}")
        if trial.route != rival:
            # Nobody: as long as the rival. The seat: longer than 7, which cannot be.
            assert trial.route == NOBODY
            return size
    return 2


def lengths(s: State, *seats: int) -> list[int]:
    return [length(s, seat) for seat in seats]


def crossing_lines() -> State:
    """The position of X10."""
    s = put(bare(), RED, settlements="c31", roads="p26 p31 p36 p38 p37")
    return put(s, BLUE, roads=LINE)


def add_road(s: State, seat: int, path: str) -> State:
    s = enter(s.copy(), "main", seat)
    hand(s, seat, COST["road"])
    do(s, f"road {path}")
    return s


def test_X10_a_settlement_cuts_a_line() -> None:
    s = crossing_lines()
    assert lengths(s, RED, BLUE) == [4, 3]
    # Any road makes the rules look: red is alone with 4.
    assert add_road(s, RED, "p33").route == RED
    s.ruin[31] = True
    assert lengths(s, RED, BLUE) == [4, 3]


def test_X11_without_the_settlement() -> None:
    s = crossing_lines()
    put(s, ORANGE, settlements="c00")
    s.owner[31], s.level[31] = NOBODY, 0
    assert lengths(s, RED, BLUE) == [4, 5]
    assert add_road(s, ORANGE, "p00").route == BLUE


def test_X12_a_ring() -> None:
    s = put(bare(), RED, roads="p21 p23 p29 p32 p27 p22")
    assert length(s, RED) == 6
    s = add_road(s, RED, "p33")
    assert length(s, RED) == 7
    assert s.route == RED
    hand(s, RED, COST["road"])
    assert refused(s, "road p38") == "pieces"


def test_X13_a_tie_leaves_the_card_where_it_is() -> None:
    s = put(bare(), RED, roads="p31 p37 p42")
    put(s, ORANGE, roads="p30 p24 p19")
    put(s, BLUE, settlements="c52")
    for holder in (RED, ORANGE, NOBODY):
        s.route = holder
        assert add_road(s, BLUE, "p70").route == holder
        assert add_road(s, ORANGE, "p13").route == ORANGE


def test_X14_an_own_ruin_ends_a_route() -> None:
    s = put(bare(), RED, roads="p26 p31 p36 p38")
    assert length(s, RED) == 4
    put(s, RED, settlements="c26")
    assert length(s, RED) == 4
    put(s, RED, cities="c26")
    assert length(s, RED) == 4
    put(s, RED, ruins="c26")
    assert length(s, RED) == 2
    # With one road more beyond the ruin, 3 on that side.
    put(s, RED, roads="p43")
    assert length(s, RED) == 3


def test_X15_L4_two_checks_in_a_settlement_that_completes_a_tribe() -> None:
    s = put(bare(3), RED, roads="p26 p31 p36 p38")
    put(s, ORANGE, roads="p30 p24 p19")
    put(s, BLUE, roads=LINE)
    s.route = BLUE
    s.players[RED].markers = 3
    hand(s, RED, COST["settle"])
    do(s, "settle c31")
    assert (s.phase, s.route) == ("found", NOBODY)
    assert lengths(s, ORANGE, BLUE) == [3, 3]
    assert add_road(s, ORANGE, "p13").route == ORANGE


def test_X15_the_first_check_alone() -> None:
    """The same settlement as a third marker: red holds the card."""
    s = put(bare(3), RED, roads="p26 p31 p36 p38")
    put(s, ORANGE, roads="p30 p24 p19")
    put(s, BLUE, roads=LINE)
    s.route = BLUE
    s.players[RED].markers = 2
    hand(s, RED, COST["settle"])
    do(s, "settle c31")
    assert (s.phase, s.route) == ("main", RED)


def test_L1_advantage_cards_give_no_markers() -> None:
    s = put(bare(), RED, roads="p37 p42")
    s = add_road(s, RED, "p31")
    assert (s.route, s.players[RED].markers) == (RED, 0)


def test_L2_crossings_may_be_passed_twice() -> None:
    # A tail, then once around: the crossing between them is passed twice.
    s = put(bare(), RED, roads="p21 p23 p29 p32 p27 p22 p16")
    assert length(s, RED) == 7
    # A branch in the middle does not add.
    s = put(bare(), RED, roads="p21 p23 p29 p32 p28")
    assert length(s, RED) == 4


def test_L2_a_road_that_reaches_a_foreign_building_counts() -> None:
    s = put(bare(), RED, roads="p31 p37 p42")
    put(s, ORANGE, settlements="c22 c34")
    assert length(s, RED) == 3
    put(s, ORANGE, settlements="c30")
    assert length(s, RED) == 2
    # A ring is cut once by a foreign building, and all of it still counts.
    s = put(bare(), RED, roads="p21 p23 p29 p32 p27 p22")
    put(s, ORANGE, ruins="c15")
    assert length(s, RED) == 6
    put(s, ORANGE, settlements="c24")
    assert length(s, RED) == 3


def test_L3_three_roads_are_the_least() -> None:
    s = put(bare(), RED, settlements="c26")
    hand(s, RED, "wood=3 stone=3")
    holders = []
    for path in ("p31", "p37", "p42"):
        do(s, f"road {path}")
        holders.append(s.route)
    assert holders == [NOBODY, NOBODY, RED]


def test_L3_the_holder_keeps_it_in_a_tie_and_loses_it_to_more() -> None:
    s = put(bare(), RED, roads="p31 p37 p42")
    s.route = RED
    put(s, ORANGE, roads="p30 p24")
    s = add_road(s, ORANGE, "p19")
    assert s.route == RED
    assert add_road(s, ORANGE, "p13").route == ORANGE


def test_L3_a_cut_route_sets_the_card_aside_or_passes_it_on() -> None:
    s = put(bare(), RED, roads="p31 p37 p42 p26")
    s.route = RED
    put(s, ORANGE, roads="p36")
    s.players[ORANGE].markers = 1
    enter(s, "main", ORANGE)
    hand(s, ORANGE, COST["settle"])
    cut = after(s, "settle c26")  # 2 and 2 are left
    assert cut.route == NOBODY
    put(s, BLUE, roads="p06 p07 p08")
    assert after(s, "settle c26").route == BLUE
    put(s, RED, roads="p48")  # p37 p42 p48: 3 as well
    s.roads[8] = NOBODY
    assert after(s, "settle c26").route == RED
    put(s, BLUE, roads="p08")
    assert after(s, "settle c26").route == RED
    s.route = NOBODY
    assert after(s, "settle c26").route == NOBODY


def test_L4_overbuilding_can_join_a_line() -> None:
    s = put(bare(), RED, roads="p26 p31 p36 p38", ruins="c26")
    put(s, ORANGE, roads="p06 p07 p08")
    s.route = ORANGE
    hand(s, RED, COST["settle"])
    do(s, "settle c26")
    assert s.route == RED


def test_L4_checked_after_each_free_road() -> None:
    s = put(bare(), RED, settlements="c26", roads="p31")
    s.deck.remove(7)
    s.players[RED].cards = [7]
    do(s, "play roads", "road p37")
    assert s.route == NOBODY
    do(s, "road p42")
    assert s.route == RED
    s = put(bare(), RED, settlements="c26", roads="p31 p37")
    s.deck.remove(7)
    s.players[RED].cards = [7]
    do(s, "play roads", "road p42")
    assert (s.phase, s.route) == ("roads", RED)
