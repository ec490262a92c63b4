"""P: phase 1, placing."""

import pytest

from stoneage_qt.games.stoneage.rules import constants as c
from stoneage_qt.games.stoneage.rules import legal_actions
from tests.games.stoneage.rules.table import do, finish_round, legal_texts, refused, stand, table

GATHERING = ["forest", "clay", "quarry", "river"]


def test_P1_clockwise_from_the_start_player_one_place_each() -> None:
    s = table(3, start=1)
    order = []
    for place in ("forest 1", "clay 1", "quarry 1", "river 1", "hunt 1"):
        order.append(s.actor)
        do(s, f"place {place}")
    assert order == [1, 2, 0, 1, 2]


def test_P1_example_of_a_placing_round() -> None:
    """card 1, hunt 5, hut 2, building 1"""
    s = table(4)
    do(s, "place card2 1", "place hunt 5", "place hut 2", "place building1 1")
    assert s.actor == 0
    do(s, "place hunt 4")
    assert s.actor == 2  # seat 1 has nobody left
    assert s.placed[c.HUNT] == [4, 5, 0, 0]


def test_P2_who_can_place_must_place() -> None:
    s = table(2)
    assert all(text.startswith("place ") for text in legal_texts(s))


def test_P2_without_people_one_is_skipped() -> None:
    s = table(2)
    do(s, "place hunt 5", "place forest 1")
    assert s.actor == 1
    do(s, "place clay 2")
    assert s.actor == 1


def test_P2_without_a_legal_place_one_is_skipped() -> None:
    s = table(2)
    s.players[1].people = 10
    s.players[1].supply = 10
    do(s, "place toolmaker 1", "place hunt 1", "place forest 1", "place clay 1")
    do(s, "place card1 1", "place quarry 1", "place card2 1", "place river 1")
    do(s, "place building1 1", "place card3 1", "place card4 1", "place building2 1")
    assert s.actor == 1
    do(s, "place field 1")  # the village is closed now (P5): 2 people left, no place
    assert s.players[1].supply == 2
    assert s.phase == c.ACTING
    assert s.actor == 0


def test_P3_not_twice_on_the_same_place() -> None:
    s = table(4)
    do(s, "place forest 4", "place hunt 1", "place hunt 1", "place hunt 1")
    assert refused(s, "place forest 1") == "already_here"


def test_P3_hunting_grounds_too() -> None:
    s = table(2)
    do(s, "place hunt 1", "place hunt 2")
    assert refused(s, "place hunt 1") == "already_here"


def test_P3_each_card_and_building_is_a_place_of_its_own() -> None:
    """Card 2 taken, the other three free, also to the same player; building likewise."""
    s = table(4)
    do(s, "place card2 1", "place building3 1", "place hunt 1", "place hunt 1")
    assert refused(s, "place card2 1") == "already_here"
    assert not refused(s, "place card1 1")
    assert not refused(s, "place card3 1")
    assert not refused(s, "place card4 1")
    do(s, "place card1 1")
    assert refused(s, "place building3 1") == "already_here"
    assert refused(s, "place card2 1") == "place_full"
    for number in (1, 2, 4):
        assert not refused(s, f"place building{number} 1")


@pytest.mark.parametrize("place", ["toolmaker", "field", "card1", "building1"])
def test_P4_exactly_one(place: str) -> None:
    s = table(2)
    assert refused(s, f"place {place} 2") == "exactly_one"
    do(s, f"place {place} 1")
    assert refused(s, f"place {place} 1") == "place_full"


def test_P4_hut_exactly_two_at_once() -> None:
    s = table(2)
    assert refused(s, "place hut 1") == "exactly_two"
    assert refused(s, "place hut 3") == "exactly_two"
    do(s, "place hut 2")
    assert refused(s, "place hut 2") == "place_full"
    s.players[1].supply = 1
    s.crowd[c.HUT] = s.placed[c.HUT][0] = 0
    assert refused(s, "place hut 2") == "not_enough_people"


@pytest.mark.parametrize("place", GATHERING)
def test_P4_gathering_places_have_7_rings(place: str) -> None:
    s = table(4)
    stand(s, 1, **{place: 4})
    assert refused(s, f"place {place} 4") == "too_many"
    do(s, f"place {place} 3")
    assert s.crowd[c.PLACE_NAMES.index(place)] == 7
    s.actor = 2
    assert refused(s, f"place {place} 1") == "place_full"


def test_P4_forest_is_full_with_4_and_2_and_1() -> None:
    s = table(4)
    do(s, "place forest 4", "place forest 2", "place forest 1")
    assert refused(s, "place forest 1") == "place_full"


def test_P4_forest_2_and_5_is_full_but_the_hunt_never() -> None:
    s = table(4)
    do(s, "place forest 2", "place forest 5")
    assert refused(s, "place forest 1") == "place_full"
    do(s, "place hunt 4", "place hunt 2")
    assert not refused(s, "place hunt 3")


def test_P4_not_more_people_than_on_the_supply() -> None:
    s = table(2)
    assert refused(s, "place hunt 6") == "not_enough_people"
    assert refused(s, "place forest 6") == "not_enough_people"


@pytest.mark.parametrize("players", [2, 3])
def test_P5_only_two_of_the_village_with_2_or_3_players(players: int) -> None:
    s = table(players)
    do(s, "place toolmaker 1", "place field 1")
    assert refused(s, "place hut 2") == "village_closed"


def test_P5_all_three_with_4_players() -> None:
    s = table(4)
    do(s, "place toolmaker 1", "place field 1")
    assert not refused(s, "place hut 2")


@pytest.mark.parametrize("place", GATHERING)
def test_P6_with_2_players_one_player_each(place: str) -> None:
    """One in the quarry: closed to the other."""
    s = table(2)
    do(s, f"place {place} 1")
    assert refused(s, f"place {place} 1") == "others_here"
    do(s, "place hunt 1")
    assert not refused(s, "place hunt 1")


@pytest.mark.parametrize("place", GATHERING)
def test_P6_with_3_players_two_players_each(place: str) -> None:
    """Two in the forest: closed to the third."""
    s = table(3)
    do(s, f"place {place} 1", f"place {place} 1")
    assert refused(s, f"place {place} 1") == "others_here"
    assert not refused(s, "place hunt 5")


def test_P6_with_4_players_not_restricted() -> None:
    s = table(4)
    do(s, "place river 1", "place river 1", "place river 1")
    assert not refused(s, "place river 4")


def test_P7_village_at_its_maximum_may_be_blocked() -> None:
    s = table(4)
    player = s.players[0]
    player.people = player.supply = 10
    player.agriculture = 10
    player.tools = [4, 4, 4]
    player.food = 50
    do(s, "place hut 2", "place hunt 1", "place hunt 1", "place hunt 1")
    do(s, "place field 1", "place clay 1", "place clay 1", "place clay 1")
    do(s, "place toolmaker 1")
    finish_round(s)
    assert (player.people, player.agriculture, player.tools) == (10, 10, [4, 4, 4])


def test_places_outside_the_game_are_named_as_such() -> None:
    s = table(2)
    assert refused(s, "place building3 1") == "no_such_place"
    assert refused(s, "place igloo1 1") == "no_such_place"
    assert refused(s, "place animal 1") == "no_such_place"


def test_legal_placements_are_listed_by_place_then_number() -> None:
    s = table(2)
    actions = legal_actions(s)
    keys = [(action.place, action.number) for action in actions]
    assert keys == sorted(keys)
    assert len(actions) == 5 + 4 * 5 + 3 + 4 + 2
