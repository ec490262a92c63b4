"""M10 to M16 and U: material, the two foundings, the variable board; wrong set-ups."""

import pickle
import random
from typing import Any

import pytest

from stoneage_qt.games.inka.rules import (
    FRAME,
    NOBODY,
    ComponentError,
    Setup,
    SetupError,
    decode,
    determinize,
    new_state,
)
from tests.games.inka.rules.geography import LAND, TERRAIN
from tests.games.inka.rules.table import (
    BLUE,
    GREY,
    IN_GAME,
    KINDS,
    ORANGE,
    RED,
    bare,
    cards,
    do,
    enter,
    fields,
    hand,
    held,
    hold,
    legal_texts,
    listed,
    numbers,
    refused,
    start,
)

SETS = (
    ("c26", "p37", "stone=1 ore=1 fish=1", "c11", "p11"),
    ("c21", "p24", "wood=1 stone=1 coca=1", "c43", "p58"),
    ("c29", "p39", "stone=1 ore=1 feathers=1", "c40", "p56"),
    ("c37", "p50", "wood=1 ore=1 coca=1", "c23", "p27"),
)
KINDS_OF_CARDS = ["combat"] * 7 + ["roads", "invention", "monopoly"]


def test_M10_the_supply() -> None:
    assert start(founding="free").supply == list(IN_GAME)
    assert sum(IN_GAME[:5]) == 100
    assert sum(IN_GAME[5:]) == 36


def test_M11_two_decks_of_ten() -> None:
    s = start(deck1=(3, 1, 4, 0, 5, 9, 2, 6, 8, 7), deck2=tuple(range(19, 9, -1)))
    assert s.deck == [3, 1, 4, 0, 5, 9, 2, 6, 8, 7]
    assert s.deck2 == list(range(19, 9, -1))
    for card in range(20):
        other = bare()
        other.roads[0] = RED
        hold(other, RED, card)
        plays = {text.split()[1] for text in legal_texts(other) if text.startswith("play ")}
        assert plays == {KINDS_OF_CARDS[card % 10]}


def test_M12_nobody_holds_an_advantage_card_at_first() -> None:
    s = start()
    assert (s.route, s.arts) == (NOBODY, NOBODY)


def test_M13_X02_first_cards_and_supply() -> None:
    s = start(4)
    assert [held(s, seat) for seat in range(4)] == [first for _, _, first, _, _ in SETS]
    assert s.supply == cards(
        "wood=18 stone=17 wool=20 potato=20 ore=17 fish=11 coca=10 feathers=11"
    )
    assert start(3).supply == cards(
        "wood=19 stone=17 wool=20 potato=20 ore=18 fish=11 coca=11 feathers=11"
    )


@pytest.mark.parametrize("colours", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_M13_every_seat_has_its_start_set(colours: tuple[int, ...]) -> None:
    s = start(4, colours=colours)
    for seat, colour in enumerate(colours):
        first, road, income, second, second_road = SETS[colour]
        crossings = numbers(f"{first} {second}")
        assert [c for c in range(54) if s.owner[c] == seat] == sorted(crossings)
        assert [p for p in range(71) if s.roads[p] == seat] == sorted(
            numbers(f"{road} {second_road}")
        )
        assert held(s, seat) == income
        assert (s.players[seat].markers, s.players[seat].tribe) == (2, 0)
    assert (s.turn, s.phase, s.step, s.site) == (1, "before", 8, NOBODY)


def test_M14_three_play_without_set_D() -> None:
    assert [held(start(3), seat) for seat in range(3)] == [first for _, _, first, _, _ in SETS[:3]]
    with pytest.raises(SetupError):
        Setup(3, colours=(0, 1, 3))
    drawn = {
        tuple(Setup.shuffled(3, random.Random(seed)).colours or (0, 1, 2)) for seed in range(99)
    }
    assert len(drawn) == 6
    assert all(sorted(colours) == [0, 1, 2] for colours in drawn)


def test_M15_the_start_player_is_drawn_or_chosen() -> None:
    assert {Setup.shuffled(4, random.Random(seed)).start for seed in range(60)} == {0, 1, 2, 3}
    assert Setup.shuffled(4, random.Random(0), start=2).start == 2
    s = start(4, start=2)
    assert (s.active, s.actor) == (2, 2)


def test_M16_the_robber_starts_on_the_frame() -> None:
    assert start().robber == FRAME
    assert start(founding="free").robber == FRAME


def test_U1_U4_a_variable_board_needs_free_founding() -> None:
    land = [TERRAIN[tile] for tile in LAND]
    with pytest.raises(SetupError):
        Setup(4, founding="fixed", land=tuple(land))
    with pytest.raises(SetupError):
        Setup.shuffled(4, random.Random(0), founding="fixed", variable=True)
    assert Setup(4, founding="free", land=tuple(land)).founding == "free"


@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(4, 1, [1, 2, 3, 0, 0, 3, 2, 1]), (3, 0, [0, 1, 2, 2, 1, 0]), (3, 2, [2, 0, 1, 1, 0, 2])],
)
def test_U2_X37_order_of_the_free_founding(players: int, first: int, order: list[int]) -> None:
    s = start(players, start=first, founding="free")
    seats = []
    for step in range(2 * players):
        assert (s.step, s.turn, s.active, s.phase, s.site) == (step, 0, first, "first_settle", -1)
        seats.append(s.actor)
        crossing = listed(s, "settle")[0]
        do(s, f"settle {crossing}")
        assert (s.actor, s.phase, s.site) == (seats[-1], "first_road", int(crossing[1:]))
        assert refused(s, "end") == "phase"
        do(s, legal_texts(s)[0])
    assert seats == order
    assert (s.step, s.turn, s.phase, s.actor, s.site) == (2 * players, 1, "before", first, -1)
    assert [player.markers for player in s.players] == [2] * players


def test_U2_settlement_and_road_of_the_founding() -> None:
    s = start(3, founding="free")
    do(s, "settle c24")
    assert legal_texts(s) == ["road p29", "road p32", "road p34"]
    assert refused(s, "road p28") == "unconnected"
    do(s, "road p29")
    assert refused(s, "settle c24") == "taken"
    assert refused(s, "settle c20") == "distance"
    # A foreign road is no hindrance for a settlement, only for the road itself.
    do(s, "settle c16", "road p23", "settle c21")
    assert refused(s, "road p28") == ""
    assert refused(s, "road p29") == "taken"


def test_U3_X37_cards_for_the_second_settlement() -> None:
    s = start(4, start=1, founding="free")
    for crossing, road in ((0, 0), (2, 3), (5, 6), (52, 68)):
        do(s, f"settle c{crossing:02}", f"road p{road:02}")
    assert [held(s, seat) for seat in range(4)] == [""] * 4
    assert s.actor == RED
    do(s, "settle c14")
    assert held(s, RED) == "wood=1 fish=1"
    assert s.supply == cards(
        "wood=19 stone=20 wool=20 potato=20 ore=20 fish=11 coca=12 feathers=12"
    )


def test_U4_the_variable_board_moves_only_the_land() -> None:
    boards = set()
    for seed in range(20):
        setup = Setup.shuffled(3, random.Random(seed), founding="free", variable=True)
        s = new_state(setup)
        assert [s.terrain[tile] for tile in LAND] == list(setup.land or ())
        assert sorted(s.terrain) == sorted(TERRAIN)
        assert all(s.terrain[tile] == TERRAIN[tile] for tile in range(29) if tile not in LAND)
        boards.add(tuple(s.terrain))
    assert len(boards) == 20


def test_U4_the_numbers_stay() -> None:
    land = [TERRAIN[tile] for tile in LAND]
    land[0], land[1] = land[1], land[0]  # t00 becomes pasture, t01 quarry
    s = start(3, founding="free", land=tuple(land))
    s.owner[0], s.level[0] = RED, 1
    enter(s, "dice")
    do(s, "roll 5 6")
    assert held(s, RED) == "wool=1"


def test_U5_all_options_are_part_of_the_set_up() -> None:
    setup = Setup.shuffled(
        4, random.Random(3), start=1, founding="free", variable=True, offers=5, rounds=7
    )
    assert (setup.players, setup.start, setup.founding) == (4, 1, "free")
    assert (setup.offers, setup.rounds, setup.components) == (5, 7, None)
    assert sorted(setup.deck1) == list(range(10))
    assert sorted(setup.deck2) == list(range(10, 20))
    again = Setup(
        players=setup.players,
        start=setup.start,
        colours=setup.colours,
        founding=setup.founding,
        land=setup.land,
        deck1=setup.deck1,
        deck2=setup.deck2,
        offers=setup.offers,
        rounds=setup.rounds,
        components=setup.components,
    )
    assert fields(new_state(again)) == fields(new_state(setup))
    same = Setup.shuffled(
        4, random.Random(3), start=1, founding="free", variable=True, offers=5, rounds=7
    )
    assert new_state(same).key() == new_state(setup).key()


WRONG: list[dict[str, Any]] = [
    {"start": 4},
    {"start": -1},
    {"players": 3, "start": 3},
    {"colours": (0, 1, 2)},
    {"colours": (0, 1, 2, 2)},
    {"colours": (0, 1, 2, 4)},
    {"colours": (-1, 1, 2, 3)},
    {"founding": "other"},
    {"founding": "free", "land": (0,) * 18},
    {"founding": "free", "land": (0,) * 17},
    {"founding": "free", "land": (5,) * 18},
    {"deck1": tuple(range(9))},
    {"deck1": (0,) * 10},
    {"deck1": tuple(range(10, 20))},
    {"deck2": tuple(range(10))},
    {"offers": -1},
    {"offers": 10},
    {"rounds": 0},
    {"rounds": 1000},
]


@pytest.mark.parametrize("options", WRONG)
def test_wrong_set_ups_are_refused(options: dict[str, Any]) -> None:
    assert issubclass(SetupError, ValueError)
    with pytest.raises(SetupError):
        Setup(**options)


@pytest.mark.parametrize("options", [{"offers": 0}, {"offers": 9}, {"rounds": 1}, {"rounds": 999}])
def test_the_limits_of_the_options(options: dict[str, Any]) -> None:
    assert start(**options).phase == "before"


def test_own_costs_and_effects() -> None:
    own = {
        "costs": {
            "road": {"ore": 1},
            "settlement": {"wood": 1, "stone": 1, "wool": 1, "potato": 1},
            "city": {"potato": 2, "ore": 3},
            "card": {"wool": 1, "potato": 1, "ore": 1},
        },
        "card_effects": {
            "roads": {"free_roads": 2},
            "invention": {"take": 2},
            "monopoly": {"take_per_opponent": 0},
        },
    }
    s = enter(start(4, components=own), "main")
    do(s, "road p42")
    assert held(s, RED) == "stone=1 fish=1"
    hand(s, BLUE, "wool=5")
    hand(s, GREY, "wool=1 ore=1")
    hold(s, RED, 9)
    do(s, "play monopoly wool")
    assert held(s, RED) == "stone=1 wool=6 fish=1"
    assert (held(s, BLUE), held(s, GREY)) == ("", "ore=1")


def test_own_rates_of_the_supply() -> None:
    own = {
        "bank": {
            "resource_rate": 4,
            "good_rate": 3,
            "goods_set": {
                "give": {"fish": 1, "coca": 1, "feathers": 1},
                "take": 2,
                "take_goods": False,
            },
        }
    }
    s = bare(components=own)
    hand(s, RED, "wood=4 fish=3 coca=1 feathers=1")
    assert refused(s, "bank wood=3 for ore=1") == "rate"
    assert refused(s, "bank wood=4 for ore=1") == ""
    assert refused(s, "bank fish=2 for ore=1") == "rate"
    assert refused(s, "bank fish=3 for ore=1") == ""
    assert refused(s, "bank fish=1 coca=1 feathers=1 for wool=1 ore=1") == ""
    assert refused(s, "bank fish=1 coca=1 feathers=1 for ore=1 fish=1") == "rate"
    assert len([text for text in listed(s, "bank") if text.startswith("fish=1 coca=1")]) == 15


def test_own_supply_starts_and_development_cards() -> None:
    kinds = [
        {"id": kind, "class": "resource" if number < 5 else "good", "supply": 15 + number}
        for number, kind in enumerate(KINDS)
    ]
    sets = [
        {"settlement": "c00", "road": "p00", "second_settlement": "c52", "second_road": "p70"},
        {"settlement": "c02", "road": "p03", "second_settlement": "c49", "second_road": "p67"},
        {"settlement": "c05", "road": "p06", "second_settlement": "c38", "second_road": "p53"},
        {"settlement": "c12", "road": "p17", "second_settlement": "c44", "second_road": "p61"},
    ]
    deck = [
        {"id": f"D{n + 1:02}", "deck": 1 + n // 10, "kind": "monopoly" if n % 10 else "invention"}
        for n in range(20)
    ]
    own = {
        "kinds": kinds,
        "starts": [
            {"letter": "ABCD"[number], "colour": ["red", "orange", "blue", "grey"][number], **row}
            for number, row in enumerate(sets)
        ],
        "development_cards": deck,
    }
    s = start(4, components=own)
    assert [held(s, seat) for seat in range(4)] == [
        *("stone=1", "wool=1", "wood=1", "wood=2 potato=1")
    ]
    assert [sum(p.hand[k] for p in s.players) + s.supply[k] for k in range(8)] == list(
        range(15, 23)
    )
    assert s.owner[38] == BLUE
    hold(s, RED, 0)
    assert len(listed(s, "play invention")) == 36
    enter(s, "main")
    assert refused(s, "offer stone=1 for feathers=22") == ""
    assert refused(s, "offer stone=1 for feathers=23") == "count"
    other = determinize(s, ORANGE, random.Random(0))
    assert other.supply == s.supply


@pytest.mark.parametrize(
    "own",
    [
        {"unknown": 1},
        {"tiles": []},
        {
            "card_effects": {
                "roads": {"free_roads": 2},
                "invention": {"take": 3},
                "monopoly": {"take_per_opponent": 2},
            }
        },
    ],
)
def test_wrong_components_are_refused(own: dict[str, Any]) -> None:
    assert issubclass(ComponentError, ValueError)
    with pytest.raises(ComponentError):
        new_state(Setup(4, components=own))


def test_setup_and_actions_reach_another_process() -> None:
    """As analysis, hints and tournaments send them: compiled classes need a way of their own."""
    setup = Setup.shuffled(4, random.Random(3), founding="free", variable=True)
    assert pickle.loads(pickle.dumps(setup)) == setup
    for text in ("throw", "road p12", "offer wood=1 for ore=1", "end"):
        action = decode(text)
        assert pickle.loads(pickle.dumps(action)) == action
