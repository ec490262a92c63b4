"""The set-up of a game: recorded orders, so that a game can be played again exactly."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stoneage_qt.games.inka.rules.board import LAND_TILES, TILES_AT
from stoneage_qt.games.inka.rules.components import BUILT_IN, Components, override_components
from stoneage_qt.games.inka.rules.constants import (
    DECK_SIZE,
    DEVELOPMENT_CARDS,
    FIRST_SETTLE,
    FIXED,
    FREE,
    MAX_OFFERS,
    MAX_PLAYERS,
    MAX_ROUNDS,
    MIN_PLAYERS,
    OCEAN,
    SETTLEMENT,
)
from stoneage_qt.games.inka.rules.state import State

DECK1: Final = tuple(range(DECK_SIZE))
DECK2: Final = tuple(range(DECK_SIZE, DEVELOPMENT_CARDS))


class SetupError(ValueError):
    """A set-up that no box of the game can give; `fault` names the field, never prose."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


@dataclass(frozen=True)
class Setup:
    """Seats, options and the recorded orders (U5). Raises SetupError or ComponentError.

    start: the start player's seat. colours: start set of each seat, None for 0 … n−1.
    founding: FIXED (M13) or FREE (U2). land: None, or the terrains of the land tiles in tile
    order (U4). deck1, deck2: top first. offers: most offers per turn (H6). rounds: G2.
    components: entries of the data file that an owner of the box has replaced, or None.
    """

    players: int = 4
    start: int = 0
    colours: Sequence[int] | None = None
    founding: str = FIXED
    land: Sequence[int] | None = None
    deck1: Sequence[int] = DECK1
    deck2: Sequence[int] = DECK2
    offers: int = 3
    rounds: int = 100
    components: Mapping[str, Any] | None = None

    def __post_init__(self) -> None:
        check_setup(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """For the way to another process: a compiled frozen class can't be filled in later."""
        fields = (self.players, self.start, self.colours, self.founding, self.land)
        decks = (self.deck1, self.deck2)
        return Setup, (*fields, *decks, self.offers, self.rounds, self.components)

    @staticmethod
    def shuffled(
        players: int,
        rng: random.Random,
        *,
        start: int | None = None,
        colours: Sequence[int] | None = None,
        founding: str = FIXED,
        variable: bool = False,
        offers: int = 3,
        rounds: int = 100,
        components: Mapping[str, Any] | None = None,
    ) -> "Setup":
        """Draws what is None and shuffles both decks, and the land if `variable` (M14, M15)."""
        if type(players) is not int or not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise SetupError("players")
        first, second = list(DECK1), list(DECK2)
        rng.shuffle(first)
        rng.shuffle(second)
        if colours is None:
            drawn = list(range(players))
            rng.shuffle(drawn)
            colours = tuple(drawn)
        land: tuple[int, ...] | None = None
        if variable:
            terrains = land_of(parsed(components))
            rng.shuffle(terrains)
            land = tuple(terrains)
        return Setup(
            players,
            rng.randrange(players) if start is None else start,
            colours,
            founding,
            land,
            tuple(first),
            tuple(second),
            offers,
            rounds,
            components,
        )


def parsed(components: Mapping[str, Any] | None) -> Components:
    """The tables of a set-up's own values, or the built-in ones. Raises ComponentError."""
    return BUILT_IN if components is None else override_components(components)


def land_of(components: Components) -> list[int]:
    """The terrains of the land tiles, in tile order."""
    return [components.terrain[tile] for tile in LAND_TILES]


def check_setup(setup: Setup) -> None:
    """Raises SetupError where the set-up is not one that the box allows."""
    if not _within(setup.players, MIN_PLAYERS, MAX_PLAYERS):
        raise SetupError("players")
    if not _within(setup.start, 0, setup.players - 1):
        raise SetupError("start")
    if setup.colours is not None:
        colours = _ints(setup.colours, "colours")
        different = len(colours) == setup.players == len(set(colours))
        if not different or not all(0 <= colour < setup.players for colour in colours):
            raise SetupError("colours")
    _check_board(setup)
    if sorted(_ints(setup.deck1, "deck1")) != list(DECK1):
        raise SetupError("deck1")
    if sorted(_ints(setup.deck2, "deck2")) != list(DECK2):
        raise SetupError("deck2")
    if not _within(setup.offers, 0, MAX_OFFERS):
        raise SetupError("offers")
    if not _within(setup.rounds, 1, MAX_ROUNDS):
        raise SetupError("rounds")


def _check_board(setup: Setup) -> None:
    """Founding, land and the owner's own values (U1, U4)."""
    if setup.founding not in (FIXED, FREE):
        raise SetupError("founding")
    components = parsed(setup.components)
    if setup.land is None:
        return
    if setup.founding != FREE:
        raise SetupError("founding")
    if sorted(_ints(setup.land, "land")) != sorted(land_of(components)):
        raise SetupError("land")


def _within(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _ints(values: object, fault: str) -> list[int]:
    if not isinstance(values, list | tuple):
        raise SetupError(fault)
    for value in values:
        if type(value) is not int:
            raise SetupError(fault)
    return list(values)


def new_state(setup: Setup) -> State:
    """The first position: turn 1 with the fixed start, else the founding phase."""
    s = State(setup.players, parsed(setup.components))
    s.offer_limit = setup.offers
    s.rounds = setup.rounds
    s.deck = list(setup.deck1)
    s.deck2 = list(setup.deck2)
    s.active = s.actor = setup.start
    if setup.land is not None:
        for tile, terrain in zip(LAND_TILES, setup.land, strict=True):
            s.terrain[tile] = terrain
    if setup.founding == FREE:
        s.turn = 0
        s.phase = FIRST_SETTLE
        s.step = 0
        return s
    for seat in range(setup.players):
        colour = seat if setup.colours is None else setup.colours[seat]
        places = s.components.starts[colour]
        s.roads[places.road] = s.roads[places.second_road] = seat
        put_first_settlement(s, seat, places.settlement)
        put_first_settlement(s, seat, places.second_settlement)
        take_first_cards(s, seat, places.settlement)
    return s


def put_first_settlement(s: State, seat: int, crossing: int) -> None:
    """A settlement of the start, free of cost, with its marker (M13, U2)."""
    s.owner[crossing] = seat
    s.level[crossing] = SETTLEMENT
    s.players[seat].markers += 1


def take_first_cards(s: State, seat: int, crossing: int) -> list[int]:
    """One card for each tile at the settlement that has a kind (M13, U3); returns the kinds."""
    kinds = []
    for tile in TILES_AT[crossing]:
        kind = s.terrain[tile]
        if kind != OCEAN and s.supply[kind] > 0:
            s.supply[kind] -= 1
            s.players[seat].hand[kind] += 1
            kinds.append(kind)
    return kinds
