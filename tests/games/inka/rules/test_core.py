"""The C core plays exactly the rules: the same actions, the same positions.

It is part of the installed, compiled program; in plain Python there is nothing to compare.
"""

import random

import pytest

from stoneage_qt.games.inka.rules import CHANCE, OVER, Setup, State, apply, new_state
from stoneage_qt.games.inka.rules.actions import OFFER
from stoneage_qt.games.inka.rules.chance import sample_chance
from stoneage_qt.games.inka.rules.components import BUILT_IN, BUILT_IN_DATA, override_components
from stoneage_qt.games.inka.rules.constants import FIXED, FREE
from stoneage_qt.games.inka.rules.fast import CORE, configure, core_plays, pack, unpack
from stoneage_qt.games.inka.rules.legal import legal_actions
from stoneage_qt.games.inka.rules.playout import random_action

# Games that are compared in a usual run, and from scratch.
FEW, MANY = 24, 2_000
how_many = pytest.mark.parametrize("games", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])


def a_start(number: int) -> State:
    """All numbers of players, foundings and boards in turn."""
    rng = random.Random(number)
    founding = FREE if number % 3 else FIXED
    return new_state(
        Setup.shuffled(3 + number % 2, rng, founding=founding, variable=number % 3 == 2)
    )


def copy_of(s: State) -> State:
    """The position once through the list of ints."""
    other = s.copy()
    unpack(pack(s), other)
    return other


@pytest.mark.parametrize("number", range(6))
def test_a_position_survives_the_way_there_and_back(number: int) -> None:
    rng = random.Random(number)
    s = a_start(number)
    while s.actor != OVER:
        if core_plays(s):
            assert copy_of(s).key() == s.key()
        apply(s, sample_chance(s, rng) if s.actor == CHANCE else random_action(s, rng))


def compare(s: State, rng: random.Random, where: object) -> None:
    """A random game, every list of actions and every position after one by both."""
    assert CORE is not None
    other = s.copy()
    while s.actor != OVER:
        action = sample_chance(s, rng) if s.actor == CHANCE else random_action(s, rng)
        if not core_plays(s):
            apply(s, action)
            continue
        table = pack(s)
        listed = [a.fields() for a in legal_actions(s) if a.word != OFFER]
        assert CORE.legal(table) == listed, where
        apply(s, action)
        if action.word != OFFER:
            unpack(CORE.apply(table, action.fields()), other)
            assert other.key() == s.key(), (where, action)
        else:
            other = s.copy()
        other.offer = None


@pytest.mark.installed
@how_many
def test_the_core_plays_the_rules_action_by_action(games: int) -> None:
    for number in range(games):
        compare(a_start(number), random.Random(f"core/{number}"), number)


@pytest.mark.installed
def test_the_core_plays_by_owners_components() -> None:
    assert CORE is not None
    goods_set = {**BUILT_IN_DATA["bank"]["goods_set"], "take": 1, "take_goods": False}
    bank = {"resource_rate": 4, "good_rate": 3, "goods_set": goods_set}
    costs = {**BUILT_IN_DATA["costs"], "city": {"potato": 1, "ore": 2}}
    effects = {
        **BUILT_IN_DATA["card_effects"],
        "roads": {"free_roads": 3},
        "monopoly": {"take_per_opponent": 0},
    }
    own = {"bank": bank, "costs": costs, "card_effects": effects}
    configure(CORE, override_components(own))
    try:
        for number in range(4):
            setup = Setup.shuffled(4, random.Random(number), components=own)
            compare(new_state(setup), random.Random(number), number)
    finally:
        configure(CORE, BUILT_IN)


@pytest.mark.installed
def test_what_is_no_table_is_refused() -> None:
    assert CORE is not None
    whole = pack(a_start(0))
    for table in (whole[:-1], [*whole, 0], [1, 1, 9, *whole[3:]], [2] * 2000, []):
        with pytest.raises(ValueError, match="no table"):
            CORE.legal(table)


def test_more_cards_than_the_core_can_count_are_left_to_the_rules() -> None:
    kinds = [{**row, "supply": 99} for row in BUILT_IN_DATA["kinds"]]
    setup = Setup.shuffled(3, random.Random(1), components={"kinds": kinds})
    assert core_plays(a_start(0))
    assert not core_plays(new_state(setup))
