"""S: set-up."""

import random

import pytest

from stoneage_qt.games.stoneage.rules import Setup, SetupError, new_state
from stoneage_qt.games.stoneage.rules import constants as c
from tests.games.stoneage.rules.table import (
    ALL_MODULES,
    all_buildings,
    do,
    finish_round,
    fixed_setup,
    table,
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S1_every_player_starts_with_5_people_and_12_food(players: int) -> None:
    s = table(players)
    assert len(s.players) == players
    for player in s.players:
        assert (player.people, player.supply, player.food) == (5, 5, 12)
        assert player.goods == [0, 0, 0, 0]
        assert player.tools == [0, 0, 0]
        assert (player.agriculture, player.score) == (0, 0)
        assert player.cards == player.open_cards == player.buildings == player.igloos == []
        assert player.secret is None


@pytest.mark.parametrize("players", [1, 5])
def test_S1_two_to_four_players(players: int) -> None:
    setup = fixed_setup(2)._replace(players=players)
    with pytest.raises(SetupError, match="players"):
        new_state(setup)


def test_S2_first_cards_lie_on_the_cheapest_slots() -> None:
    s = table(first_cards=(7, 30, 2, 11))
    assert s.display == [7, 30, 2, 11]
    assert len(s.deck) == 32
    assert set(s.display) | set(s.deck) == set(range(36))


def test_S2_slot_costs_count_from_the_right() -> None:
    s = table()
    s.players[0].goods = [4, 0, 0, 0]
    do(s, "place card1 1", "place hunt 5", "place card4 1", "place hunt 3")
    assert s.actor == 0
    do(s, "buy card4 wood=4")
    assert s.players[0].goods == [0, 0, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S3_as_many_stacks_of_7_as_players(players: int) -> None:
    setup = Setup.shuffled(players, random.Random(3))
    s = new_state(setup)
    assert [len(stack) for stack in s.stacks] == [7] * players
    assert len(s.removed) == 28 - 7 * players
    assert sorted(all_buildings(s)) == list(range(28))


def test_S3_removed_buildings_may_be_left_out_of_a_set_up() -> None:
    setup = fixed_setup(3)._replace(removed=())
    assert sorted(new_state(setup).removed) == sorted(fixed_setup(3).removed)


def test_S4_start_player_is_drawn_or_chosen() -> None:
    drawn = {Setup.shuffled(3, random.Random(seed)).start for seed in range(40)}
    assert drawn == {0, 1, 2}
    assert Setup.shuffled(3, random.Random(0), start=2).start == 2
    assert new_state(fixed_setup(3, start=2)).actor == 2


def test_S5_counts_may_exceed_the_printed_stock() -> None:
    s = table()
    s.players[0].goods = [40, 30, 30, 30]
    do(s, "place forest 5", "place hunt 5", "resolve forest", "roll 6 6 6 6 6")
    assert s.players[0].goods == [50, 30, 30, 30]


def test_S5_tools_are_never_short() -> None:
    s = table(4)
    for player in s.players:
        player.tools = [4, 4, 3]
    for _ in range(4):
        do(s, "place toolmaker 1")
        finish_round(s)
    assert [player.tools for player in s.players] == [[4, 4, 4]] * 4


@pytest.mark.parametrize(
    ("fault", "changes"),
    [
        ("start", {"start": 2}),
        ("modules", {"modules": frozenset({"summer"})}),
        ("cards", {"cards": tuple(range(35))}),
        ("cards", {"cards": (0, *range(35))}),
        ("stacks", {"stacks": ((0, 1, 2, 3, 4, 5, 6),)}),
        ("stacks", {"stacks": ((0, 1, 2, 3, 4, 5), (7, 8, 9, 10, 11, 12, 13))}),
        ("buildings", {"stacks": ((0, 1, 2, 3, 4, 5, 6), (6, 8, 9, 10, 11, 12, 13))}),
        ("buildings", {"removed": (0,)}),
    ],
)
def test_impossible_set_ups_are_refused(fault: str, changes: dict[str, object]) -> None:
    with pytest.raises(SetupError) as caught:
        new_state(fixed_setup(2)._replace(**changes))  # type: ignore[arg-type]
    assert caught.value.fault == fault


def test_W4_animals_are_shuffled_in_below_the_first_four_cards() -> None:
    for seed in range(30):
        setup = Setup.shuffled(2, random.Random(seed), ALL_MODULES)
        assert sorted(setup.cards) == list(range(40))
        assert max(setup.cards[:4]) < c.FIRST_ANIMAL
    with pytest.raises(SetupError, match="animal_in_display"):
        new_state(fixed_setup(2, ALL_MODULES, animals_at=(1, 10, 20, 30)))
