"""The set-up of a game: recorded orders, so that a game can be played again exactly."""

import random
from typing import NamedTuple

from stoneage_qt.games.stoneage.rules.components import BUILT_IN, Components
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL_COUNT,
    ANIMALS,
    BUILDING_COUNT,
    CARD_COUNT,
    DISPLAY_SIZE,
    FIRST_ANIMAL,
    IGLOO_COUNT,
    IGLOOS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MODULES,
    STACK_SIZE,
)
from stoneage_qt.games.stoneage.rules.state import State


class SetupError(ValueError):
    """A set-up that no box of the game can give; `fault` is a code, never prose."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


class Setup(NamedTuple):
    """players, start player, modules and the recorded orders.

    cards: slots 1..4, then the deck, top first (36 ids, or 40 with the animals, none of
    which is among the first 4). stacks: those in play, top first; removed: the rest, which
    may be left out where its order does not matter.
    components: an owner's own values for igloos, animals and rewards; None = built in.
    """

    players: int
    start: int = 0
    modules: frozenset[str] = frozenset()
    cards: tuple[int, ...] = ()
    stacks: tuple[tuple[int, ...], ...] = ()
    removed: tuple[int, ...] = ()
    components: Components | None = None

    @staticmethod
    def shuffled(
        players: int,
        rng: random.Random,
        modules: frozenset[str] = frozenset(),
        start: int | None = None,
        components: Components | None = None,
    ) -> "Setup":
        """S2 to S4 and W4: shuffle cards and buildings, draw the start player."""
        cards = list(range(CARD_COUNT))
        rng.shuffle(cards)
        if ANIMALS in modules:
            deck = cards[DISPLAY_SIZE:] + list(range(FIRST_ANIMAL, FIRST_ANIMAL + ANIMAL_COUNT))
            rng.shuffle(deck)
            cards[DISPLAY_SIZE:] = deck
        buildings = list(range(BUILDING_COUNT))
        rng.shuffle(buildings)
        in_play = STACK_SIZE * players
        return Setup(
            players,
            rng.randrange(players) if start is None else start,
            frozenset(modules),
            tuple(cards),
            tuple(tuple(buildings[i : i + STACK_SIZE]) for i in range(0, in_play, STACK_SIZE)),
            tuple(buildings[in_play:]),
            components,
        )


def check_setup(setup: Setup) -> None:
    """Raises SetupError where the set-up is not one that the box allows."""
    if not MIN_PLAYERS <= setup.players <= MAX_PLAYERS:
        raise SetupError("players")
    if not 0 <= setup.start < setup.players:
        raise SetupError("start")
    if not setup.modules <= MODULES:
        raise SetupError("modules")
    count = CARD_COUNT + (ANIMAL_COUNT if ANIMALS in setup.modules else 0)
    if sorted(setup.cards) != list(range(count)):
        raise SetupError("cards")
    if max(setup.cards[:DISPLAY_SIZE]) >= FIRST_ANIMAL:
        raise SetupError("animal_in_display")
    if [len(stack) for stack in setup.stacks] != [STACK_SIZE] * setup.players:
        raise SetupError("stacks")
    buildings = [building for stack in setup.stacks for building in stack]
    if sorted(buildings + removed_buildings(setup)) != list(range(BUILDING_COUNT)):
        raise SetupError("buildings")


def removed_buildings(setup: Setup) -> list[int]:
    """The buildings left in the box: as recorded, else all that no stack holds."""
    if setup.removed:
        return list(setup.removed)
    in_play = {building for stack in setup.stacks for building in stack}
    return [building for building in range(BUILDING_COUNT) if building not in in_play]


def new_state(setup: Setup) -> State:
    """The position at the start of round 1. Raises SetupError for an impossible set-up."""
    check_setup(setup)
    s = State(setup.players, BUILT_IN if setup.components is None else setup.components)
    s.modules = setup.modules
    s.start = s.actor = s.turn = setup.start
    s.display = list(setup.cards[:DISPLAY_SIZE])
    s.deck = list(setup.cards[DISPLAY_SIZE:])
    s.stacks = [list(stack) for stack in setup.stacks]
    s.removed = removed_buildings(setup)
    if IGLOOS in setup.modules:
        s.igloos = list(range(IGLOO_COUNT))
    return s
