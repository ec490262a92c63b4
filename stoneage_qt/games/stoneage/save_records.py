"""The set-up of Stone Age in a file, read: field by field, with limits.

Loaded with the first game that is read; `save` writes the same fields without pydantic.
"""

import json
from typing import Annotated, Any, Final, Literal

from pydantic import Field, StringConstraints, ValidationError

from stoneage_qt.contract import ImpossibleSetupError, Json
from stoneage_qt.games.stoneage.rules import ComponentError, Setup
from stoneage_qt.games.stoneage.rules.components import BUILT_IN, override_components
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL_COUNT,
    BUILDING_COUNT,
    CARD_COUNT,
    FIRST_ANIMAL,
    MAX_PLAYERS,
    STACK_SIZE,
    building_name,
    card_name,
)
from stoneage_qt.session.records import Record, content_error

CARD_NUMBERS: Final = {card_name(n): n for n in range(FIRST_ANIMAL + ANIMAL_COUNT)}
BUILDING_NUMBERS: Final = {building_name(n): n for n in range(BUILDING_COUNT)}

CardId = Annotated[str, StringConstraints(pattern=f"^({'|'.join(CARD_NUMBERS)})$")]
BuildingId = Annotated[str, StringConstraints(pattern=f"^({'|'.join(BUILDING_NUMBERS)})$")]


class SetupRecord(Record):
    """The set-up with its recorded orders, by id."""

    players: Annotated[int, Field(ge=2, le=MAX_PLAYERS)]
    start: Annotated[int, Field(ge=0, lt=MAX_PLAYERS)]
    modules: Annotated[list[Literal["hard_winter", "animals", "igloos"]], Field(max_length=3)]
    cards: Annotated[
        list[CardId], Field(min_length=CARD_COUNT, max_length=CARD_COUNT + ANIMAL_COUNT)
    ]
    stacks: Annotated[
        list[Annotated[list[BuildingId], Field(min_length=STACK_SIZE, max_length=STACK_SIZE)]],
        Field(min_length=2, max_length=MAX_PLAYERS),
    ]
    removed: Annotated[list[BuildingId], Field(max_length=BUILDING_COUNT)]
    # In the form of the component file; the rules check it.
    components: dict[str, Any] | None = None


def read_setup(data: Json, source: str) -> Setup:
    """The set-up as the rules want it; orders are checked when it is begun with.

    Raises ContentError and ImpossibleSetupError.
    """
    try:
        record = SetupRecord.model_validate_json(json.dumps(data))
    except ValidationError as error:
        raise content_error(error, "setup") from error
    own = record.components
    try:
        components = None if own is None else override_components(own, source, BUILT_IN)
    except ComponentError as error:
        raise ImpossibleSetupError(error.fault, error.entry) from error
    return Setup(
        record.players,
        record.start,
        frozenset(record.modules),
        tuple(CARD_NUMBERS[card] for card in record.cards),
        tuple(tuple(BUILDING_NUMBERS[name] for name in stack) for stack in record.stacks),
        tuple(BUILDING_NUMBERS[name] for name in record.removed),
        components,
    )
