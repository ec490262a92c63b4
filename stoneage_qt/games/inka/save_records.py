"""The set-up of Rise of the Inkas in a file, read: field by field, with limits.

Loaded with the first game that is read; `save` writes the same fields without pydantic.
"""

import json
from typing import Annotated, Any, Final, Literal

from pydantic import Field, StringConstraints, ValidationError

from stoneage_qt.contract import ImpossibleSetupError, Json
from stoneage_qt.games.inka.rules import ComponentError, Setup, SetupError
from stoneage_qt.games.inka.rules.board import LAND_TILES
from stoneage_qt.games.inka.rules.constants import (
    DECK_SIZE,
    DEVELOPMENT_CARDS,
    FIRST_GOOD,
    MAX_OFFERS,
    MAX_PLAYERS,
    MAX_ROUNDS,
    MIN_PLAYERS,
    TERRAIN_NAMES,
    card_name,
)
from stoneage_qt.session.records import Record, content_error

CARD_NUMBERS: Final = {card_name(n): n for n in range(DEVELOPMENT_CARDS)}
LAND_NUMBERS: Final = {TERRAIN_NAMES[n]: n for n in range(FIRST_GOOD)}

CardId = Annotated[str, StringConstraints(pattern=f"^({'|'.join(CARD_NUMBERS)})$")]
LandName = Annotated[str, StringConstraints(pattern=f"^({'|'.join(LAND_NUMBERS)})$")]
Deck = Annotated[list[CardId], Field(min_length=DECK_SIZE, max_length=DECK_SIZE)]
SeatNumber = Annotated[int, Field(ge=0, lt=MAX_PLAYERS)]


class SetupRecord(Record):
    """The set-up with its recorded orders, by id."""

    players: Annotated[int, Field(ge=MIN_PLAYERS, le=MAX_PLAYERS)]
    start: SeatNumber
    colours: Annotated[list[SeatNumber], Field(max_length=MAX_PLAYERS)] | None
    founding: Literal["fixed", "free"]
    land: (
        Annotated[list[LandName], Field(min_length=len(LAND_TILES), max_length=len(LAND_TILES))]
        | None
    )
    deck1: Deck
    deck2: Deck
    offers: Annotated[int, Field(ge=0, le=MAX_OFFERS)]
    rounds: Annotated[int, Field(ge=1, le=MAX_ROUNDS)]
    # In the form of the component file; the rules check it.
    components: dict[str, Any] | None = None


def read_setup(data: Json) -> Setup:
    """The set-up as the rules want it. Raises ContentError and ImpossibleSetupError."""
    try:
        record = SetupRecord.model_validate_json(json.dumps(data))
    except ValidationError as error:
        raise content_error(error, "setup") from error
    try:
        return Setup(
            record.players,
            record.start,
            None if record.colours is None else tuple(record.colours),
            record.founding,
            None if record.land is None else tuple(LAND_NUMBERS[name] for name in record.land),
            tuple(CARD_NUMBERS[card] for card in record.deck1),
            tuple(CARD_NUMBERS[card] for card in record.deck2),
            record.offers,
            record.rounds,
            record.components,
        )
    except SetupError as error:
        raise ImpossibleSetupError(error.fault) from error
    except ComponentError as error:
        raise ImpossibleSetupError(error.fault, error.entry) from error
