"""The component tables against the rule books' counts, and wrong data."""

import json
from collections import Counter
from typing import Any

import pytest

from stoneage_qt.games.stoneage.rules import ComponentError
from stoneage_qt.games.stoneage.rules.components import (
    ANY_1_TO_7,
    BUILDINGS,
    BUILT_IN,
    CARDS,
    FIGURE_NAMES,
    FIXED_COST,
    N_OF_K,
    REWARD_FOOD,
    SYMBOL_NAMES,
    TOP_NAMES,
    override_components,
    read_tables,
)
from stoneage_qt.games.stoneage.rules.payments import value_of
from stoneage_qt.paths import resource_path


def data() -> Any:
    return json.loads(resource_path("stoneage/components.json").read_text(encoding="utf-8"))


def test_A12_card_tops_as_often_as_in_the_books() -> None:
    assert Counter(TOP_NAMES[card.top] for card in CARDS) == {
        "dice_for_all": 10,
        "food": 7,
        "resources": 5,
        "points": 3,
        "permanent_tool": 1,
        "agriculture": 2,
        "roll_resource": 3,
        "extra_card": 1,
        "one_use_tool": 3,
        "resources_of_choice": 1,
    }


def test_E2_each_culture_symbol_twice() -> None:
    symbols = Counter(SYMBOL_NAMES[card.symbol] for card in CARDS if card.symbol >= 0)
    assert symbols == dict.fromkeys(SYMBOL_NAMES, 2)


def test_E3_five_cards_per_figure_and_their_sums() -> None:
    figures = Counter(FIGURE_NAMES[card.figure] for card in CARDS if card.figure >= 0)
    assert figures == dict.fromkeys(FIGURE_NAMES, 5)
    sums = Counter[str]()
    for card in CARDS:
        if card.figure >= 0:
            sums[FIGURE_NAMES[card.figure]] += card.figure_count
    assert sums == {"farmer": 7, "hut_builder": 9, "shaman": 7, "tool_maker": 8}


def test_A9_28_buildings_by_kind() -> None:
    kinds = Counter(building.kind for building in BUILDINGS)
    assert kinds == {FIXED_COST: 17, N_OF_K: 8, ANY_1_TO_7: 3}
    shapes = {(b.high, b.kinds) for b in BUILDINGS if b.kind == N_OF_K}
    assert shapes == {(size, kinds) for size in (4, 5) for kinds in (1, 2, 3, 4)}


def test_A9_given_costs_are_worth_the_value_of_their_goods() -> None:
    for building in BUILDINGS:
        if building.kind == FIXED_COST:
            assert building.points == value_of(building.cost)
            assert sum(building.cost) == 3


def test_W1_all_fixed_buildings_take_the_stone() -> None:
    assert all(building.extra == (building.kind == FIXED_COST) for building in BUILDINGS)
    assert not any(igloo.extra for igloo in BUILT_IN.igloos)


def test_W6_malus_from_1_to_3() -> None:
    assert BUILT_IN.malus == (3, 2, 2, 1)


def test_assumed_values_are_marked_in_the_data_file() -> None:
    tables = data()
    assert {row["confidence"] for row in tables["igloos"]} == {"assumption"}
    assert [row["confidence"] for row in tables["animals"]].count("assumption") == 3
    rewards = tables["animal_reward_table"].values()
    assert all(row["confidence"] in ("rulebook", "inferred") for row in rewards)
    assert {row["confidence"] for row in tables["cards"] + tables["buildings"]} == {"confirmed"}


def test_own_values_replace_only_what_they_name() -> None:
    own = {
        "igloos": [{"id": "I2", "cost": {"wood": 1}, "points": 5, "winter_plus_stone": True}],
        "animals": [{"id": "A1", "malus": 1}],
        "animal_reward_table": {"1": {"food": 2}},
    }
    changed = override_components(own, "mine.json", BUILT_IN)
    assert changed.igloos[1].cost == (1, 0, 0, 0)
    assert changed.igloos[1].extra
    assert changed.igloos[0] == BUILT_IN.igloos[0]
    assert changed.malus == (1, 2, 2, 1)
    assert changed.rewards[0] == (REWARD_FOOD, 2)
    assert changed.rewards[1:] == BUILT_IN.rewards[1:]
    assert override_components({}, "mine.json", BUILT_IN) == BUILT_IN


@pytest.mark.parametrize(
    ("own", "entry", "fault"),
    [
        ([], "file", "must be an object"),
        ({"igloos": {}}, "igloos", "must be a list"),
        ({"igloos": [3]}, "igloos entry 1", "must be an object"),
        ({"igloos": [{"id": "I9"}]}, "igloos entry 1", "id must be one of"),
        ({"igloos": [{"id": "I1"}]}, "igloo I1 cost", "must be an object"),
        ({"igloos": [{"id": "I1", "cost": {}}]}, "igloo I1", "at least one resource"),
        ({"igloos": [{"id": "I1", "cost": {"food": 1}}]}, "igloo I1", "unknown resource: food"),
        ({"igloos": [{"id": "I1", "cost": {"wood": 1.5}}]}, "igloo I1 cost", "wood must be"),
        ({"igloos": [{"id": "I1", "cost": {"wood": 1}, "points": "x"}]}, "igloo I1", "points"),
        ({"animals": [{"id": "A1", "malus": 4}]}, "animal A1", "from 0 to 3"),
        ({"animals": [{"id": "A1", "malus": True}]}, "animal A1", "whole number"),
        ({"animals": [{"id": "A1", "malus": 1}] * 2}, "animals A1", "twice"),
        ({"animal_reward_table": {"7": {"food": 1}}}, "animal_reward_table 7", "die face"),
        ({"animal_reward_table": {"1": {}}}, "animal_reward_table 1", "exactly one of"),
        ({"animal_reward_table": {"1": {"person": 2}}}, "animal_reward_table 1", "person must"),
    ],
)
def test_wrong_own_values_name_file_entry_and_fault(own: Any, entry: str, fault: str) -> None:
    with pytest.raises(ComponentError) as caught:
        override_components(own, "mine.json", BUILT_IN)
    error = caught.value
    assert (error.source, error.entry) == ("mine.json", entry)
    assert fault in error.fault
    assert str(error).startswith(f"mine.json: {entry}: ")


def test_a_data_file_with_a_missing_or_wrong_entry_is_refused() -> None:
    tables = data()
    del tables["cards"][4]
    with pytest.raises(ComponentError, match="cards C05: is missing"):
        read_tables(tables, "components.json")
    tables = data()
    tables["cards"][0]["bottom"]["figure"] = "witch"
    with pytest.raises(ComponentError, match="card C01 bottom: figure must be one of"):
        read_tables(tables, "components.json")
    tables = data()
    tables["buildings"][17]["kinds_exactly"] = 5
    with pytest.raises(ComponentError, match="building B18: kinds_exactly must be"):
        read_tables(tables, "components.json")
