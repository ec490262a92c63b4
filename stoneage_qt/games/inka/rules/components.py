"""The component tables, read once from the project's data file.

Some values are assumed (the file's `sources` says how sure each is), so an owner of the box may
correct them: `Setup.components` replaces whole top-level entries of the file.
"""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from stoneage_qt.games.inka.rules.actions import BANK, PAIRS, Action, pair, some
from stoneage_qt.games.inka.rules.board import (
    CROSSINGS,
    ENDS,
    IS_LAND,
    NEIGHBOURS,
    PATHS,
    TILE_PLACES,
    TILES,
    crossing_name,
    path_name,
    tile_name,
)
from stoneage_qt.games.inka.rules.constants import (
    CARD_KIND_NAMES,
    COST_NAMES,
    DECK_SIZE,
    DEVELOPMENT_CARDS,
    FIRST_GOOD,
    INVENTION_CARDS,
    KIND_NAMES,
    KINDS,
    OCEAN,
    ROAD_PIECES,
    TERRAIN_NAMES,
    Cards,
    card_name,
)
from stoneage_qt.games.inka.rules.reading import ComponentError, Reader
from stoneage_qt.paths import resource_path

# The entries that an owner of the box may replace.
CORRECTABLE: Final = (
    "tiles",
    "starts",
    "costs",
    "kinds",
    "bank",
    "card_effects",
    "development_cards",
)
SET_LETTERS: Final = ("A", "B", "C", "D")
# The notation writes no number above this.
MOST_CARDS: Final = 99
MOST_COST: Final = 9
_SEVEN: Final = 7
# One of each good (H4).
GOODS_SET: Final[Cards] = tuple([1 if kind >= FIRST_GOOD else 0 for kind in range(KINDS)])
_GOODS_SET: Final = dict.fromkeys(KIND_NAMES[FIRST_GOOD:], 1)
# What in the file speaks to readers alone.
_NOTES: Final = ("confidence", "ids", "sources")


class StartSet(NamedTuple):
    """One colour's start (M13): the lettered settlement gives the first cards."""

    settlement: int
    road: int
    second_settlement: int
    second_road: int


class Components:
    """The values that an owner of the box may correct, and tables made from them.

    totals: cards of each kind in the game. terrain, number: of each tile; number 0: none.
    tiles_with[n]: the tiles with number n. costs[c]: by COST_ROAD …; bills: the same as
    (kind, count). resource_rate, good_rate: H2, H3; set_take, set_take_goods: H4. free_roads:
    C4. monopoly: most cards from each opponent (C6). card_kinds: of each development card.
    bank[g][t]: the exchange of equal cards of g for one t; bank_set: (i, j, exchange) of the
    three goods for i and j, where H4 takes one card (i, i, exchange).
    own: the entries that were replaced, as they were given, or None.
    signature: the same for equal values, to be hashed.
    """

    __slots__ = (
        "bank",
        "bank_set",
        "bills",
        "card_kinds",
        "costs",
        "free_roads",
        "good_rate",
        "monopoly",
        "number",
        "own",
        "rates",
        "resource_rate",
        "set_take",
        "set_take_goods",
        "signature",
        "starts",
        "terrain",
        "tiles_with",
        "totals",
    )

    def __init__(self, tables: Mapping[str, Any], source: str) -> None:
        """Reads all entries of `CORRECTABLE`. Raises ComponentError."""
        reader = Reader(source)
        self.own: dict[str, Any] | None = None
        self.totals: Cards = _read_kinds(reader, tables["kinds"])
        terrain, number = _read_tiles(reader, tables["tiles"])
        self.terrain: tuple[int, ...] = terrain
        self.number: tuple[int, ...] = number
        self.tiles_with: tuple[tuple[int, ...], ...] = tuple(
            [tuple([t for t in range(TILES) if n and number[t] == n]) for n in range(13)]
        )
        self.starts: tuple[StartSet, ...] = _read_starts(reader, tables["starts"])
        self.costs: tuple[Cards, ...] = _read_costs(reader, tables["costs"])
        self.bills: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            [tuple([(k, cost[k]) for k in range(KINDS) if cost[k]]) for cost in self.costs]
        )
        bank = reader.mapping(tables["bank"], "bank")
        reader.only(bank, "bank", ("resource_rate", "good_rate", "goods_set"))
        # A rate of 1 would let a turn go on for ever.
        self.resource_rate: int = reader.number(bank, "resource_rate", "bank", 2, MOST_COST)
        self.good_rate: int = reader.number(bank, "good_rate", "bank", 2, MOST_COST)
        goods = reader.mapping(bank["goods_set"], "bank goods_set")
        reader.exactly(goods, "give", "bank goods_set", dict(_GOODS_SET))
        self.set_take: int = reader.number(goods, "take", "bank goods_set", 1, 2)
        self.set_take_goods: bool = reader.flag(goods, "take_goods", "bank goods_set")
        effects = reader.mapping(tables["card_effects"], "card_effects")
        reader.only(effects, "card_effects", ("roads", "invention", "monopoly"))
        roads = reader.mapping(effects["roads"], "card_effects roads")
        invention = reader.mapping(effects["invention"], "card_effects invention")
        monopoly = reader.mapping(effects["monopoly"], "card_effects monopoly")
        entry = "card_effects monopoly"
        most = reader.number(monopoly, "take_per_opponent", entry, 0, MOST_CARDS)
        self.monopoly: int = most or MOST_CARDS
        entry = "card_effects roads"
        self.free_roads: int = reader.number(roads, "free_roads", entry, 1, ROAD_PIECES)
        entry = "card_effects invention"
        reader.number(invention, "take", entry, INVENTION_CARDS, INVENTION_CARDS)
        self.card_kinds: tuple[int, ...] = _read_cards(reader, tables["development_cards"])
        self._tabulate()

    def _tabulate(self) -> None:
        rates = (self.resource_rate,) * FIRST_GOOD + (self.good_rate,) * (KINDS - FIRST_GOOD)
        self.rates: tuple[int, ...] = rates
        self.bank: tuple[tuple[Action, ...], ...] = tuple(
            [
                tuple([Action(BANK, 0, 0, some(g, rates[g]), some(t, 1)) for t in range(KINDS)])
                for g in range(KINDS)
            ]
        )
        kinds = KINDS if self.set_take_goods else FIRST_GOOD
        wanted = [(i, j) for i, j in PAIRS if j < kinds and (self.set_take == 2 or i == j)]
        self.bank_set: tuple[tuple[int, int, Action], ...] = tuple(
            [
                (
                    i,
                    j,
                    Action(BANK, 0, 0, GOODS_SET, pair(i, j) if self.set_take == 2 else some(i, 1)),
                )
                for i, j in wanted
            ]
        )
        self.signature: str = repr(
            (
                self.totals,
                self.terrain,
                self.number,
                self.starts,
                self.costs,
                rates,
                self.set_take,
                self.set_take_goods,
                self.free_roads,
                self.monopoly,
                self.card_kinds,
            )
        )


def _read_kinds(reader: Reader, value: Any) -> Cards:
    totals = []
    for kind, row in enumerate(reader.rows(value, "kinds", KIND_NAMES)):
        entry = f"kinds {KIND_NAMES[kind]}"
        reader.exactly(row, "class", entry, "resource" if kind < FIRST_GOOD else "good")
        reader.exactly(row, "terrain", entry, TERRAIN_NAMES[kind])
        totals.append(reader.number(row, "supply", entry, 1, MOST_CARDS))
    return tuple(totals)


def _read_tiles(reader: Reader, value: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    terrains, numbers = [], []
    names = [tile_name(tile) for tile in range(TILES)]
    for tile, row in enumerate(reader.rows(value, "tiles", names)):
        entry = f"tiles {names[tile]}"
        u, column = TILE_PLACES[tile]
        reader.exactly(row, "u", entry, u)
        reader.exactly(row, "column", entry, column)
        possible = TERRAIN_NAMES[:FIRST_GOOD] if IS_LAND[tile] else TERRAIN_NAMES[FIRST_GOOD:]
        reader.one_of(row, "terrain", entry, possible)
        terrain = TERRAIN_NAMES.index(row["terrain"])
        number = 0
        if terrain == OCEAN:
            if row.get("number") is not None:
                raise reader.fail(entry, "number must be null where the terrain is ocean")
        else:
            number = reader.number(row, "number", entry, 2, 12)
            if number == _SEVEN:
                raise reader.fail(entry, "number must not be 7")
        terrains.append(terrain)
        numbers.append(number)
    return tuple(terrains), tuple(numbers)


def _read_starts(reader: Reader, value: Any) -> tuple[StartSet, ...]:
    crossings = [crossing_name(crossing) for crossing in range(CROSSINGS)]
    paths = [path_name(path) for path in range(PATHS)]
    sets: list[StartSet] = []
    settled: list[int] = []
    roads: list[int] = []
    for letter, row in zip(SET_LETTERS, reader.rows(value, "starts", SET_LETTERS), strict=True):
        entry = f"starts {letter}"
        reader.exactly(row, "letter", entry, letter)
        for which in ("", "second_"):
            crossing = reader.one_of(row, f"{which}settlement", entry, crossings)
            road = reader.one_of(row, f"{which}road", entry, paths)
            if crossing not in ENDS[road]:
                raise reader.fail(entry, f"{which}road must touch {which}settlement")
            if crossing in settled or any(near in settled for near in NEIGHBOURS[crossing]):
                raise reader.fail(entry, f"{which}settlement is too near to another one")
            if road in roads:
                raise reader.fail(entry, f"{which}road lies on another one")
            settled.append(crossing)
            roads.append(road)
        sets.append(StartSet(settled[-2], roads[-2], settled[-1], roads[-1]))
    return tuple(sets)


def _read_costs(reader: Reader, value: Any) -> tuple[Cards, ...]:
    row = reader.mapping(value, "costs")
    reader.only(row, "costs", COST_NAMES)
    # Nothing is built with goods (M2).
    return tuple(
        [reader.cards(row[name], f"costs {name}", FIRST_GOOD, MOST_COST) for name in COST_NAMES]
    )


def _read_cards(reader: Reader, value: Any) -> tuple[int, ...]:
    names = [card_name(card) for card in range(DEVELOPMENT_CARDS)]
    kinds = []
    for card, row in enumerate(reader.rows(value, "development_cards", names)):
        entry = f"development_cards {names[card]}"
        reader.exactly(row, "deck", entry, 1 if card < DECK_SIZE else 2)
        kinds.append(reader.one_of(row, "kind", entry, CARD_KIND_NAMES))
    return tuple(kinds)


def _load() -> Mapping[str, Any]:
    data: Mapping[str, Any] = json.loads(
        resource_path("inka/inka.json").read_text(encoding="utf-8")
    )
    return data


BUILT_IN_DATA: Final[Mapping[str, Any]] = _load()
BUILT_IN: Final[Components] = Components(BUILT_IN_DATA, "inka.json")


def override_components(data: Any, source: str = "components") -> Components:
    """The built-in values but for the entries that `data` has.

    Raises ComponentError that names `source`, the entry and the fault.
    """
    reader = Reader(source)
    tables = {name: BUILT_IN_DATA[name] for name in CORRECTABLE}
    for name, value in reader.mapping(data, "file").items():
        if name not in CORRECTABLE:
            raise reader.fail(name, f"can't be replaced; what can is: {', '.join(CORRECTABLE)}")
        tables[name] = value
    components = Components(tables, source)
    components.own = dict(data)
    return components


def own_entries(data: Any, source: str) -> dict[str, Any] | None:
    """For `Setup.components`: what an owner's own file has otherwise than the built-in one.

    The file has the form of the program's own and may name only some entries, also the
    unchangeable ones, as long as they say the same. None where it changes nothing. Raises
    ComponentError.
    """
    reader = Reader(source)
    own: dict[str, Any] = {}
    for name, value in reader.mapping(data, "file").items():
        if name in CORRECTABLE:
            own[name] = value
        elif name not in BUILT_IN_DATA:
            raise reader.fail(
                name, f"is unknown; what can be replaced is: {', '.join(CORRECTABLE)}"
            )
        elif name not in _NOTES and value != BUILT_IN_DATA[name]:
            raise reader.fail(name, "is part of the rules and can't be replaced")
    changed = override_components(own, source)
    return None if changed.signature == BUILT_IN.signature else own


__all__ = [
    "BUILT_IN",
    "BUILT_IN_DATA",
    "CORRECTABLE",
    "GOODS_SET",
    "ComponentError",
    "Components",
    "StartSet",
    "override_components",
    "own_entries",
]
