"""The set-up of Stone Age in a file, read: field by field, with limits.

`save` writes the same fields.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from stoneage_qt.contract import ImpossibleSetupError, Json
from stoneage_qt.games.stoneage.rules import ComponentError, Setup
from stoneage_qt.games.stoneage.rules.components import BUILT_IN, override_components
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL_COUNT,
    BUILDING_COUNT,
    CARD_COUNT,
    FIRST_ANIMAL,
    MAX_PLAYERS,
    MODULES,
    STACK_SIZE,
    building_name,
    card_name,
)
from stoneage_qt.session.checks import (
    Checked,
    FieldError,
    listed,
    maybe,
    numbered,
    one_of,
    record,
    table,
    whole,
)

CARD_NUMBERS: Final = {card_name(n): n for n in range(FIRST_ANIMAL + ANIMAL_COUNT)}
BUILDING_NUMBERS: Final = {building_name(n): n for n in range(BUILDING_COUNT)}

_CARD: Final = numbered(CARD_NUMBERS)
_BUILDING: Final = numbered(BUILDING_NUMBERS)


@dataclass(frozen=True, kw_only=True)
class SetupRecord(Checked):
    """The set-up with its recorded orders; ids of the file are numbers here."""

    players: int
    start: int
    modules: tuple[str, ...]
    cards: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    removed: tuple[int, ...]
    # In the form of the component file; the rules check it.
    components: dict[str, Any] | None = None

    READERS: ClassVar = {
        "players": whole(2, MAX_PLAYERS),
        "start": whole(0, MAX_PLAYERS - 1),
        "modules": listed(one_of(*sorted(MODULES)), 0, len(MODULES)),
        "cards": listed(_CARD, CARD_COUNT, CARD_COUNT + ANIMAL_COUNT),
        "stacks": listed(listed(_BUILDING, STACK_SIZE, STACK_SIZE), 2, MAX_PLAYERS),
        "removed": listed(_BUILDING, 0, BUILDING_COUNT),
        "components": maybe(table),
    }


_SETUP: Final = record(SetupRecord)


def read_setup(data: Json, source: str) -> Setup:
    """The set-up as the rules want it; orders are checked when it is begun with.

    Raises ContentError and ImpossibleSetupError.
    """
    try:
        read = _SETUP(data)
    except FieldError as error:
        raise error.within("setup").told() from error
    own = read.components
    try:
        components = None if own is None else override_components(own, source, BUILT_IN)
    except ComponentError as error:
        raise ImpossibleSetupError(error.fault, error.entry) from error
    return Setup(
        read.players,
        read.start,
        frozenset(read.modules),
        read.cards,
        read.stacks,
        read.removed,
        components,
    )
