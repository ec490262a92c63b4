"""What people ask of a position, held against what the rules then do."""

import pytest

from stoneage_qt.games.inka.rules import (
    NOBODY,
    State,
    apply,
    decode,
    encode,
    legal_actions,
    why_illegal,
)
from stoneage_qt.games.inka.rules import questions as ask
from stoneage_qt.games.inka.rules.actions import BANK, ROUTE, Action
from stoneage_qt.games.inka.rules.board import ENDS
from stoneage_qt.games.inka.rules.constants import COST_NAMES, MAIN
from stoneage_qt.games.inka.rules.places import open_paths
from stoneage_qt.games.inka.rules.routes import route_length
from stoneage_qt.games.inka.rules.yields import discards_owed, hand_limit
from tests.games.inka.rules.random_games import SET_UPS, positions
from tests.games.inka.rules.table import (
    BLUE,
    GREY,
    ORANGE,
    RED,
    after,
    bare,
    cards,
    enter,
    hand,
    hands,
    listed,
    numbers,
    put,
    start,
    throw,
)

SOME_POSITIONS = [s for kind in SET_UPS for s in positions(kind, every=37)]
IN_MAIN = [s for s in SOME_POSITIONS if s.phase == MAIN]
THROWS = [(a, b) for a in range(1, 7) for b in range(1, 7) if a + b != 7]


def rich(s: State) -> State:
    """The same position with all that the active seat could want in its hand."""
    s = s.copy()
    for kind in range(8):
        for player in s.players:
            player.hand[kind] = 0
        s.players[s.active].hand[kind] = 9
        s.supply[kind] = 90
    return s


@pytest.mark.parametrize("s", SOME_POSITIONS[::9])
def test_yield_of_a_seat_is_what_36_throws_bring(s: State) -> None:
    s = s.copy()
    for kind in range(8):
        s.supply[kind] = 90
    for seat, player in enumerate(s.players):
        before = sum_of_throws(s, seat)
        assert ask.seat_yield(s, seat) == before, (seat, player)


def sum_of_throws(s: State, seat: int) -> list[int]:
    found = [0] * 8
    for a, b in THROWS:
        then = throw(s, min(a, b), max(a, b))
        for kind in range(8):
            found[kind] += then.players[seat].hand[kind] - s.players[seat].hand[kind]
    return found


def test_yield_of_a_crossing_with_robber_and_city() -> None:
    s = bare()
    assert ask.crossing_yield(s, 37) == cards("ore=4 wood=5 coca=4")  # t17 9, t22 6, t20 5
    assert ask.crossing_yield(s, 37, 2) == cards("ore=8 wood=10 coca=8")
    s.robber = 22
    assert ask.crossing_yield(s, 37) == cards("ore=4 coca=4")
    assert ask.crossing_yield(s, 14) == cards("wood=4 fish=5")  # the ocean gives nothing
    put(s, RED, settlements="c17")
    assert ask.new_kinds(s, RED, 37) == [4]  # wood and coca are at c17
    assert ask.throws_of(s, 3) == 5
    assert ask.throws_of(s, 8) == 0


def test_receivers_and_victims_of_a_tile() -> None:
    s = start()
    put(s, ORANGE, cities="c33")
    hands(s, "wood=1", "ore=1", "", "fish=1")
    assert ask.receivers(s, 17) == [0, 2, 1, 1]  # c29 blue, c33 orange's city, c37 grey
    assert ask.victims_at(s, RED, 17) == [ORANGE, GREY]  # blue has no cards
    assert ask.victims_at(s, GREY, 17) == [ORANGE]
    s.robber = 17
    assert ask.receivers(s, 17) == [0, 0, 0, 0]
    assert ask.victims_at(s, RED, -1) == []


@pytest.mark.parametrize("s", [s for s in SOME_POSITIONS if s.phase == "robber"])
def test_victims_are_those_whom_the_rules_let_rob(s: State) -> None:
    for action in legal_actions(s):
        then = s.copy()
        apply(then, action)
        expected = [int(text) for text in listed(then, "rob")] if then.phase == "victim" else []
        assert ask.victims_at(s, s.active, action.number) == expected


@pytest.mark.parametrize("s", IN_MAIN)
def test_places_to_build_are_those_of_a_rich_seat(s: State) -> None:
    wealthy = rich(s)
    assert ask.road_paths(s, s.active) == numbers(" ".join(listed(wealthy, "road")))
    assert ask.settlement_sites(s, s.active) == numbers(" ".join(listed(wealthy, "settle")))
    assert ask.cities_to_build(s, s.active) == numbers(" ".join(listed(wealthy, "city")))


@pytest.mark.parametrize("s", IN_MAIN[::4])
def test_roads_away_tells_how_often_one_must_build(s: State) -> None:
    s = rich(s)
    seat = s.active
    away = ask.roads_away(s, seat)
    assert {c for c in ask.settlement_sites(s, seat) if away[c] != 0} == set()
    for path in ask.road_paths(s, seat):
        then = s.copy()
        then.roads[path] = seat
        nearer = ask.roads_away(then, seat)
        for crossing in range(54):
            if away[crossing] > 0:
                assert away[crossing] - 1 <= nearer[crossing] <= away[crossing]
            elif away[crossing] == ask.OUT_OF_REACH:
                assert nearer[crossing] == ask.OUT_OF_REACH
    first = [c for c in range(54) if away[c] == 1]
    ends = {c for path in open_paths(s, seat) for c in ENDS[path] if away[c] != 0}
    assert set(first) == ends


@pytest.mark.parametrize("s", IN_MAIN)
def test_nothing_is_missing_exactly_where_the_rules_take_the_payment(s: State) -> None:
    words = ("road", "settle", "city", "buy")
    for cost, name in enumerate(COST_NAMES):
        lacking = ask.missing(s, s.active, cost)
        paid = s.copy()
        for kind in range(8):
            paid.players[s.active].hand[kind] += lacking[kind]
        possible = listed(paid, words[cost])
        assert possible == listed(rich(s), words[cost]), name
        if possible:
            assert (not any(lacking)) == bool(listed(s, words[cost]))


@pytest.mark.parametrize("s", IN_MAIN)
def test_one_exchange_makes_a_build_possible(s: State) -> None:
    for cost in range(4):
        if not any(ask.missing(s, s.active, cost)):
            continue
        found = ask.exchange_for(s, cost)
        helping = [a for a in legal_actions(s) if a.word in (BANK, ROUTE) and pays(s, a, cost)]
        assert (found in helping) if helping else found is None
        if found is not None:
            assert sum(found.give) == min(sum(a.give) for a in helping)


def pays(s: State, action: Action, cost: int) -> bool:
    then = s.copy()
    apply(then, action)
    return not any(ask.missing(then, s.active, cost))


@pytest.mark.parametrize("s", IN_MAIN)
def test_route_after_a_road_is_what_the_rules_say(s: State) -> None:
    wealthy = rich(s)
    for path in ask.road_paths(s, s.active):
        then = after(wealthy, f"road p{path:02d}")
        told = ask.route_after(s, s.active, path)
        assert told == (route_length(then, s.active), then.route)


@pytest.mark.parametrize("s", IN_MAIN)
def test_decline_is_told_as_it_then_happens(s: State) -> None:
    s = rich(s)
    seat = s.active
    for action in legal_actions(s):
        told = ask.decline_by(s, action)
        then = s.copy()
        apply(then, action)
        if then.phase != "found":
            assert told is None
            continue
        assert told is not None
        assert then.roads.count(seat) == 0
        assert told.roads == tuple(p for p in range(71) if s.roads[p] == seat)
        assert told.ruins == tuple(c for c in range(54) if then.owner[c] == seat)
        stood = {c for c in range(54) if s.owner[c] == seat} | {action.number}
        assert set(told.cleared) == stood - set(told.ruins)
        assert [f"c{c:02d}" for c in told.sites] == listed(then, "found")
        assert told.route == then.route
        assert told.deck2 == (bool(s.deck2) and not then.deck2)
        assert ask.founding_places(then, seat) == list(told.sites)


def test_founding_places_if_the_tribe_declined_now() -> None:
    """X25, asked before the tribe declines: own roads close nothing, others' do."""
    s = enter(start(3), "main", BLUE)
    open_now = ask.founding_places(s, BLUE)
    assert 34 in open_now
    assert 38 in open_now
    put(s, BLUE, roads="p54")
    assert ask.founding_places(s, BLUE) == open_now
    put(s, RED, roads="p42")
    assert 34 not in ask.founding_places(s, BLUE)
    assert 38 in ask.founding_places(s, BLUE)


def test_overbuilding_takes_twice_of_a_city_and_gives_once() -> None:
    s = put(bare(), BLUE, ruined_cities="c40")
    told = ask.overbuilding(s, 40)
    assert told is not None
    assert (told.owner, told.level) == (BLUE, 2)
    assert list(told.gain) == cards("wood=5 wool=2 potato=4")  # t22 6, t19 3, t24 5
    assert list(told.loss) == cards("wood=10 wool=4 potato=8")
    assert ask.overbuilding(s, 24) is None


def test_next_building_ends_a_tribe_or_the_game() -> None:
    s = bare()
    for markers, tribe, ends, won in ((2, 0, 0, 0), (3, 0, 1, 0), (7, 1, 1, 0), (10, 2, 0, 1)):
        s.players[RED].markers, s.players[RED].tribe = markers, tribe
        assert ask.completes_tribe(s, RED) == bool(ends)
        assert ask.wins(s, RED) == bool(won)


@pytest.mark.parametrize("s", SOME_POSITIONS)
def test_discards_are_those_of_a_seven(s: State) -> None:
    """X16, in every position: what a 7 would cost is what it then costs."""
    owed = [discards_owed(s, seat) for seat in range(len(s.players))]
    assert throw(s, 3, 4).owed == owed
    for seat, player in enumerate(s.players):
        assert (sum(player.hand) > hand_limit(s, seat)) == (owed[seat] > 0)


def test_pieces_left_counts_ruins_as_used() -> None:
    s = put(bare(), RED, settlements="c26", cities="c40", ruins="c10", roads="p37 p36")
    assert ask.pieces_left(s, RED) == (5, 6, 1)


@pytest.mark.parametrize(
    ("text", "crossings", "paths"),
    [
        ("settle c30", "c26", ""),  # beside red's own settlement
        ("settle c21", "c21", ""),
        ("road p11", "", "p11"),
        ("city c26", "", ""),  # cards
        ("city c21", "c21", ""),  # orange's
        ("road p70", "", ""),  # far away
        ("end", "", ""),
    ],
)
def test_culprits_of_an_impossible_build(text: str, crossings: str, paths: str) -> None:
    s = enter(start(), "main", RED)
    hand(s, RED, "")
    put(s, RED, roads="p42")
    told = ask.culprits(s, decode(text))
    assert told == (tuple(numbers(crossings)), tuple(numbers(paths)))


def test_culprits_at_a_ruin_and_at_a_founding_place() -> None:
    s = put(enter(start(3), "main", RED), BLUE, ruins="c24")
    put(s, RED, roads="p29")
    assert ask.culprits(s, decode("road p34")) == ((24,), ())  # X28: no road goes on from a ruin
    enter(s, "found", BLUE)
    put(s, RED, roads="p42")
    assert ask.culprits(s, decode("found c34")) == ((), (42,))


def test_free_founding_and_chance_of_a_seven() -> None:
    s = start(4, founding="free")
    assert ask.founding_places(s, s.actor) == numbers(" ".join(listed(s, "settle")))
    assert ask.chance_of_a_seven(s) == pytest.approx(0.518, abs=0.001)
    assert s.route == NOBODY


@pytest.mark.parametrize("s", IN_MAIN)
def test_whatever_is_in_the_way_is_pointed_at(s: State) -> None:
    for crossing in range(0, 54, 3):
        action = decode(f"settle c{crossing:02d}")
        reason = why_illegal(s, action)
        told = ask.culprits(s, action)
        if reason in ("taken", "distance"):
            assert told.crossings
        elif reason is None:
            assert told == ((), ())


@pytest.mark.parametrize("s", IN_MAIN[::5])
def test_what_can_be_had_nowhere_is_no_legal_action(s: State) -> None:
    """With all cards in the hand just that can be built against which nothing stands."""
    s = rich(s)
    words = {encode(action).split()[0] for action in legal_actions(s)}
    for cost, word in enumerate(("road", "settle", "city", "buy")):
        assert (ask.why_none(s, s.active, cost) is None) == (word in words), COST_NAMES[cost]
