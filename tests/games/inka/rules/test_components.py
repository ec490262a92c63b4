"""The data file and the tables made from it; an owner's own values and what is wrong with them."""

import copy
import json
from typing import Any

import pytest

from stoneage_qt.games.inka.rules import ComponentError, Setup, new_state, own_entries
from stoneage_qt.games.inka.rules import board as b
from stoneage_qt.games.inka.rules import constants as c
from stoneage_qt.games.inka.rules.components import BUILT_IN, BUILT_IN_DATA, CORRECTABLE
from stoneage_qt.paths import resource_path


def data() -> dict[str, Any]:
    """A data file to change."""
    value: dict[str, Any] = json.loads(resource_path("inka/inka.json").read_text(encoding="utf-8"))
    return value


def numbers(names: list[str | None]) -> list[int]:
    return [int(name[1:]) for name in names if name is not None]


def test_the_computed_map_is_the_one_of_the_data() -> None:
    tables = data()
    for tile, row in enumerate(tables["tiles"]):
        assert (row["u"], row["column"]) == b.TILE_PLACES[tile]
        assert row["land"] is b.IS_LAND[tile]
        assert numbers(row["corners"]) == list(b.CORNERS[tile])
    for crossing, row in enumerate(tables["crossings"]):
        assert (row["u"], row["x"]) == b.CROSSING_PLACES[crossing]
        assert numbers(row["tiles"]) == list(b.TILES_AT[crossing])
        assert numbers(row["neighbours"]) == list(b.NEIGHBOURS[crossing])
        assert numbers(row["paths"]) == list(b.PATHS_AT[crossing])
    for path, row in enumerate(tables["paths"]):
        assert numbers(row["ends"]) == list(b.ENDS[path])
    counts = tables["counts"]
    assert counts["tiles"] == b.TILES
    assert counts["crossings"] == b.CROSSINGS
    assert counts["paths"] == b.PATHS


def test_the_limits_of_the_code_are_those_of_the_data() -> None:
    tables = data()
    assert tables["pieces"]["roads"] == c.ROAD_PIECES
    assert tables["pieces"]["settlements"] == c.SETTLEMENT_PIECES
    assert tables["pieces"]["cities"] == c.CITY_PIECES
    assert [sum(tables["goals"][:n]) for n in (1, 2, 3)] == list(c.GOALS)
    assert tables["route"]["minimum"] == c.ROUTE_MINIMUM
    assert tables["arts"]["minimum"] == c.ARTS_MINIMUM
    assert tables["hand_limit"] == {"base": c.HAND_LIMIT, "per_open_combat_card": 1}
    assert tables["options"]["offers"] == {"default": 3, "min": 0, "max": c.MAX_OFFERS}
    assert tables["options"]["rounds"] == {"default": 100, "min": 1, "max": c.MAX_ROUNDS}
    assert [row["colour"] for row in tables["starts"]] == list(c.START_SETS)


def test_every_entry_that_can_be_corrected_says_how_sure_it_is() -> None:
    sources = data()["sources"]
    for name in CORRECTABLE:
        assert any(key == name or key.startswith(f"{name}.") for key in sources)


def change(name: str, *way: Any) -> dict[str, Any]:
    """The entry `name` with the value at the end of the way replaced by the last step."""
    entry = copy.deepcopy(data()[name])
    place = entry
    for step in way[:-2]:
        place = place[step]
    place[way[-2]] = way[-1]
    return {name: entry}


@pytest.mark.parametrize(
    ("own", "entry", "fault"),
    [
        (change("kinds", 0, "supply", 0), "kinds wood", "supply must be a whole number"),
        (change("kinds", 0, "supply", True), "kinds wood", "supply must be a whole number"),
        (change("kinds", 0, "id", "ore"), "kinds wood", "id must be wood"),
        (change("kinds", 5, "class", "resource"), "kinds fish", "class must be good"),
        (change("tiles", 0, "terrain", "jungle"), "tiles t00", "terrain must be one of"),
        (change("tiles", 3, "terrain", "forest"), "tiles t03", "terrain must be one of"),
        (change("tiles", 0, "number", 7), "tiles t00", "number must not be 7"),
        (change("tiles", 0, "number", None), "tiles t00", "number must be a whole number"),
        (change("tiles", 8, "number", 5), "tiles t08", "number must be null"),
        (change("tiles", 1, "u", 2), "tiles t01", "u must be 0"),
        (change("starts", 0, "road", "p00"), "starts A", "road must touch settlement"),
        (change("starts", 1, "settlement", "c99"), "starts B", "settlement must be one of"),
        (change("costs", "road", "fish", 1), "costs road", "fish must be one of"),
        (change("costs", "road", {}), "costs road", "must name at least one card"),
        (change("costs", "tower", {}), "costs tower", "must be one of"),
        (change("bank", "resource_rate", 1), "bank", "resource_rate must be a whole number"),
        (change("bank", "goods_set", "take", 3), "bank goods_set", "take must be a whole number"),
        (change("bank", "goods_set", "give", {}), "bank goods_set", "give must be"),
        (change("card_effects", "invention", "take", 3), "card_effects invention", "from 2 to 2"),
        (change("development_cards", 0, "kind", "joker"), "development_cards D01", "kind must be"),
        (change("development_cards", 0, "deck", 2), "development_cards D01", "deck must be 1"),
        ({"tiles": []}, "tiles", "must be a list of 29 entries"),
        ({"pieces": {"roads": 9}}, "pieces", "can't be replaced"),
        ({"costs": 4}, "costs", "must be an object"),
    ],
)
def test_wrong_own_values_are_named(own: dict[str, Any], entry: str, fault: str) -> None:
    with pytest.raises(ComponentError) as caught:
        Setup(components=own)
    assert caught.value.entry == entry
    assert fault in caught.value.fault


def test_own_starts_keep_their_distance() -> None:
    near = change("starts", 1, "settlement", "c22")
    near["starts"][1]["road"] = "p31"
    with pytest.raises(ComponentError, match="starts B: settlement is too near"):
        Setup(components=near)


def test_own_values_are_played_with() -> None:
    effect = {"take_per_opponent": 0}
    own = change("kinds", 0, "supply", 30) | change("card_effects", "monopoly", effect)
    s = new_state(Setup(components=own))
    assert s.supply[c.WOOD] == 28
    assert s.components.monopoly > 30
    assert s.key() == new_state(Setup(components=own)).key()
    assert s.key() != new_state(Setup()).key()


def test_a_whole_own_file_may_repeat_what_is_fixed() -> None:
    assert own_entries(data(), "own.json") is None
    assert own_entries({}, "own.json") is None
    own = data() | change("costs", "road", {"wood": 2})
    entries = own_entries(own, "own.json")
    assert entries is not None
    assert set(entries) == set(CORRECTABLE)
    assert new_state(Setup(components=entries)).components.costs[c.COST_ROAD][c.WOOD] == 2


@pytest.mark.parametrize(
    ("own", "entry"),
    [
        (data() | {"pieces": {"roads": 9}}, "pieces"),
        ({"tilse": []}, "tilse"),
        ([], "file"),
        ({"costs": {}}, "costs road"),
    ],
)
def test_a_wrong_own_file_is_named(own: object, entry: str) -> None:
    with pytest.raises(ComponentError) as caught:
        own_entries(own, "own.json")
    assert (caught.value.source, caught.value.entry) == ("own.json", entry)


def test_the_built_in_values_are_not_changed_by_own_ones() -> None:
    before = BUILT_IN.signature
    Setup(components=change("costs", "road", {"wood": 2}))
    assert BUILT_IN.signature == before
    assert data() == dict(BUILT_IN_DATA)
