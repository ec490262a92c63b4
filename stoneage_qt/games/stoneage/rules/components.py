"""The component tables, read once from the project's data file.

Cards and buildings are the same in every box and live in module tables. Igloos,
animals and animal rewards are partly assumed, so an owner of the box may correct them:
those sit in a `Components` value that belongs to the set-up of a game.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL_COUNT,
    BUILDING_COUNT,
    CARD_COUNT,
    GOOD_NAMES,
    IGLOO_COUNT,
    Goods,
)
from stoneage_qt.paths import resource_path

# Top halves of cards (A12).
TOP_DICE_FOR_ALL: Final = 0
TOP_FOOD: Final = 1
TOP_GOODS: Final = 2
TOP_POINTS: Final = 3
TOP_TOOL: Final = 4
TOP_AGRICULTURE: Final = 5
TOP_ROLL: Final = 6
TOP_EXTRA_CARD: Final = 7
TOP_ONE_USE_TOOL: Final = 8
TOP_GOODS_OF_CHOICE: Final = 9
TOP_NAMES: Final = (
    "dice_for_all",
    "food",
    "resources",
    "points",
    "permanent_tool",
    "agriculture",
    "roll_resource",
    "extra_card",
    "one_use_tool",
    "resources_of_choice",
)

SYMBOL_NAMES: Final = (
    "healing",
    "art",
    "music",
    "writing",
    "sundial",
    "pottery",
    "transport",
    "weaving",
)
FARMER: Final = 0
HUT_BUILDER: Final = 1
SHAMAN: Final = 2
TOOL_MAKER: Final = 3
FIGURE_NAMES: Final = ("farmer", "hut_builder", "shaman", "tool_maker")

# Kinds of buildings (A9).
FIXED_COST: Final = 0
N_OF_K: Final = 1
ANY_1_TO_7: Final = 2
BUILDING_KIND_NAMES: Final = ("fixed", "n_of_k", "any")

# Kinds of animal rewards (W9).
REWARD_POINTS: Final = 0
REWARD_FOOD: Final = 1
REWARD_TOOL: Final = 2
REWARD_GOODS: Final = 3
REWARD_AGRICULTURE: Final = 4
REWARD_PERSON: Final = 5
REWARD_NAMES: Final = (
    "points",
    "food",
    "permanent_tool",
    "resource_of_choice",
    "agriculture",
    "person",
)
ANIMAL_NAMES: Final = ("polar_bear", "wild_boar", "wolf", "bird_of_prey")
MAX_MALUS: Final = 3


class Card(NamedTuple):
    """One civilisation card.

    `amount` is what the top gives (or the one-use tool's value, or the dice rolled);
    `good` the resource it concerns, -1 where none. A card has either a `symbol`
    (green) or a `figure` that it shows `figure_count` times (sand); the other is -1.
    """

    top: int
    amount: int
    good: int
    symbol: int
    figure: int
    figure_count: int


class Building(NamedTuple):
    """One building tile, or an igloo.

    FIXED_COST: `cost` and `points`. N_OF_K and ANY_1_TO_7: `low` to `high` goods, with
    N_OF_K (where both are the same) of exactly `kinds` kinds. `extra`: hard winter's stone
    is allowed (W1).
    """

    kind: int
    cost: Goods
    points: int
    low: int
    high: int
    kinds: int
    extra: bool


class Reward(NamedTuple):
    """What one face of the die gives when an animal flees (W9)."""

    kind: int
    amount: int


class Components(NamedTuple):
    """The values that an owner of the box may correct."""

    igloos: tuple[Building, ...]
    malus: tuple[int, ...]
    rewards: tuple[Reward, ...]


class ComponentError(ValueError):
    """Wrong component data: which file, which entry, what is wrong with it."""

    def __init__(self, source: str, entry: str, fault: str) -> None:
        super().__init__(f"{source}: {entry}: {fault}")
        self.source = source
        self.entry = entry
        self.fault = fault


class _Reader:
    """Takes values out of parsed JSON and says exactly where a wrong one stands."""

    def __init__(self, source: str) -> None:
        self.source = source

    def fail(self, entry: str, fault: str) -> ComponentError:
        return ComponentError(self.source, entry, fault)

    def mapping(self, value: Any, entry: str) -> Mapping[str, Any]:
        if not isinstance(value, dict):
            raise self.fail(entry, "must be an object")
        return value

    def rows(self, value: Any, entry: str) -> list[Any]:
        if not isinstance(value, list):
            raise self.fail(entry, "must be a list")
        return value

    def number(self, row: Mapping[str, Any], key: str, entry: str, low: int, high: int) -> int:
        value = row.get(key)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(entry, f"{key} must be a whole number from {low} to {high}")
        return value

    def flag(self, row: Mapping[str, Any], key: str, entry: str) -> bool:
        value = row.get(key, False)
        if type(value) is not bool:
            raise self.fail(entry, f"{key} must be true or false")
        return value

    def one_of(self, row: Mapping[str, Any], key: str, entry: str, names: tuple[str, ...]) -> int:
        value = row.get(key)
        if not isinstance(value, str) or value not in names:
            raise self.fail(entry, f"{key} must be one of: {', '.join(names)}")
        return names.index(value)

    def cost(self, row: Mapping[str, Any], entry: str) -> Goods:
        cost = self.mapping(row.get("cost"), f"{entry} cost")
        unknown = [key for key in cost if key not in GOOD_NAMES]
        if unknown:
            raise self.fail(entry, f"cost has an unknown resource: {unknown[0]}")
        amounts = [
            self.number(cost, name, f"{entry} cost", 1, 7) if name in cost else 0
            for name in GOOD_NAMES
        ]
        if not any(amounts):
            raise self.fail(entry, "cost must name at least one resource")
        return amounts[0], amounts[1], amounts[2], amounts[3]

    def by_id(self, value: Any, table: str, ids: list[str]) -> dict[str, Mapping[str, Any]]:
        """Rows keyed by their id; unknown and repeated ids are refused."""
        found: dict[str, Mapping[str, Any]] = {}
        for number, raw in enumerate(self.rows(value, table), start=1):
            row = self.mapping(raw, f"{table} entry {number}")
            name = row.get("id")
            if not isinstance(name, str) or name not in ids:
                raise self.fail(f"{table} entry {number}", f"id must be one of: {', '.join(ids)}")
            if name in found:
                raise self.fail(f"{table} {name}", "stands there twice")
            found[name] = row
        return found


def _read_card(reader: _Reader, row: Mapping[str, Any], entry: str) -> Card:
    top = reader.mapping(row.get("top"), f"{entry} top")
    kind = reader.one_of(top, "kind", f"{entry} top", TOP_NAMES)
    amount, good = 1, -1
    if kind in (TOP_FOOD, TOP_GOODS, TOP_POINTS, TOP_GOODS_OF_CHOICE):
        amount = reader.number(top, "amount", f"{entry} top", 1, 10)
    elif kind == TOP_ONE_USE_TOOL:
        amount = reader.number(top, "value", f"{entry} top", 1, 4)
    elif kind == TOP_ROLL:
        amount = reader.number(top, "dice", f"{entry} top", 1, 7)
    if kind in (TOP_GOODS, TOP_ROLL):
        good = reader.one_of(top, "resource", f"{entry} top", GOOD_NAMES)
    bottom = reader.mapping(row.get("bottom"), f"{entry} bottom")
    if reader.one_of(bottom, "kind", f"{entry} bottom", ("culture", "multiplier")) == 0:
        symbol = reader.one_of(bottom, "symbol", f"{entry} bottom", SYMBOL_NAMES)
        return Card(kind, amount, good, symbol, -1, 0)
    figure = reader.one_of(bottom, "figure", f"{entry} bottom", FIGURE_NAMES)
    count = reader.number(bottom, "count", f"{entry} bottom", 1, 3)
    return Card(kind, amount, good, -1, figure, count)


def _read_building(reader: _Reader, row: Mapping[str, Any], entry: str) -> Building:
    kind = reader.one_of(row, "kind", entry, BUILDING_KIND_NAMES)
    if kind == FIXED_COST:
        return _read_fixed(reader, row, entry)
    if kind == N_OF_K:
        count = reader.number(row, "count", entry, 1, 7)
        kinds = reader.number(row, "kinds_exactly", entry, 1, min(4, count))
        return Building(kind, (0, 0, 0, 0), 0, count, count, kinds, False)
    high = reader.number(row, "max", entry, 1, 7)
    low = reader.number(row, "min", entry, 1, high)
    return Building(kind, (0, 0, 0, 0), 0, low, high, 0, False)


def _read_fixed(reader: _Reader, row: Mapping[str, Any], entry: str) -> Building:
    cost = reader.cost(row, entry)
    points = reader.number(row, "points", entry, 0, 99)
    extra = reader.flag(row, "winter_plus_stone", entry)
    return Building(FIXED_COST, cost, points, sum(cost), sum(cost), 0, extra)


def _read_reward(reader: _Reader, row: Mapping[str, Any], entry: str) -> Reward:
    kinds = [name for name in REWARD_NAMES if name in row]
    if len(kinds) != 1:
        raise reader.fail(entry, f"must give exactly one of: {', '.join(REWARD_NAMES)}")
    kind = REWARD_NAMES.index(kinds[0])
    high = 10 if kind in (REWARD_POINTS, REWARD_FOOD) else 2 if kind == REWARD_GOODS else 1
    return Reward(kind, reader.number(row, kinds[0], entry, 1, high))


CARD_IDS: Final = [f"C{n:02d}" for n in range(1, CARD_COUNT + 1)]
BUILDING_IDS: Final = [f"B{n:02d}" for n in range(1, BUILDING_COUNT + 1)]
ANIMAL_IDS: Final = [f"A{n}" for n in range(1, ANIMAL_COUNT + 1)]
IGLOO_IDS: Final = [f"I{n}" for n in range(1, IGLOO_COUNT + 1)]
DIE_FACES: Final = ["1", "2", "3", "4", "5", "6"]


def override_components(data: Any, source: str, base: Components) -> Components:
    """`base` with the igloos, animals and rewards that `data` gives instead.

    `data` is parsed JSON in the form of the project's own data file, and may name only
    some entries. Raises ComponentError that names `source`, the entry and the fault.
    """
    reader = _Reader(source)
    tables = reader.mapping(data, "file")
    igloos, malus, rewards = list(base.igloos), list(base.malus), list(base.rewards)
    for name, row in reader.by_id(tables.get("igloos", []), "igloos", IGLOO_IDS).items():
        igloos[IGLOO_IDS.index(name)] = _read_fixed(reader, row, f"igloo {name}")
    for name, row in reader.by_id(tables.get("animals", []), "animals", ANIMAL_IDS).items():
        malus[ANIMAL_IDS.index(name)] = reader.number(row, "malus", f"animal {name}", 0, MAX_MALUS)
    table = reader.mapping(tables.get("animal_reward_table", {}), "animal_reward_table")
    for face, raw in table.items():
        entry = f"animal_reward_table {face}"
        if face not in DIE_FACES:
            raise reader.fail(entry, "must be a die face from 1 to 6")
        rewards[int(face) - 1] = _read_reward(reader, reader.mapping(raw, entry), entry)
    return Components(tuple(igloos), tuple(malus), tuple(rewards))


def read_tables(
    data: Any, source: str
) -> tuple[tuple[Card, ...], tuple[Building, ...], Components]:
    """Cards, buildings and the correctable components of a whole data file."""
    reader = _Reader(source)
    tables = reader.mapping(data, "file")
    cards = reader.by_id(tables.get("cards"), "cards", CARD_IDS)
    buildings = reader.by_id(tables.get("buildings"), "buildings", BUILDING_IDS)
    igloos = reader.by_id(tables.get("igloos"), "igloos", IGLOO_IDS)
    animals = reader.by_id(tables.get("animals"), "animals", ANIMAL_IDS)
    rewards = reader.mapping(tables.get("animal_reward_table"), "animal_reward_table")
    wanted_and_found: list[tuple[str, list[str], Mapping[str, Any]]] = [
        ("cards", CARD_IDS, cards),
        ("buildings", BUILDING_IDS, buildings),
        ("igloos", IGLOO_IDS, igloos),
        ("animals", ANIMAL_IDS, animals),
        ("animal_reward_table", DIE_FACES, rewards),
    ]
    for table, wanted, found in wanted_and_found:
        for name in wanted:
            if name not in found:
                raise reader.fail(f"{table} {name}", "is missing")
    blank = Components(
        tuple(Building(FIXED_COST, (0, 0, 0, 0), 0, 0, 0, 0, False) for _ in IGLOO_IDS),
        (0,) * ANIMAL_COUNT,
        (Reward(REWARD_POINTS, 0),) * len(DIE_FACES),
    )
    return (
        tuple(_read_card(reader, cards[name], f"card {name}") for name in CARD_IDS),
        tuple(_read_building(reader, buildings[name], f"building {name}") for name in BUILDING_IDS),
        override_components(data, source, blank),
    )


def _load(path: Path) -> tuple[tuple[Card, ...], tuple[Building, ...], Components]:
    return read_tables(json.loads(path.read_text(encoding="utf-8")), path.name)


_TABLES: Final = _load(resource_path("stoneage/components.json"))
CARDS: Final[tuple[Card, ...]] = _TABLES[0]
BUILDINGS: Final[tuple[Building, ...]] = _TABLES[1]
BUILT_IN: Final[Components] = _TABLES[2]
