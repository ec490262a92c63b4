"""The set-up of Rise of the Inkas in a file, read: field by field, with limits.

`save` writes the same fields.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Final

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

CARD_NUMBERS: Final = {card_name(n): n for n in range(DEVELOPMENT_CARDS)}
LAND_NUMBERS: Final = {TERRAIN_NAMES[n]: n for n in range(FIRST_GOOD)}

_DECK: Final = listed(numbered(CARD_NUMBERS), DECK_SIZE, DECK_SIZE)
_LAND: Final = listed(numbered(LAND_NUMBERS), len(LAND_TILES), len(LAND_TILES))
_SEAT: Final = whole(0, MAX_PLAYERS - 1)


@dataclass(frozen=True, kw_only=True)
class SetupRecord(Checked):
    """The set-up with its recorded orders; names and ids of the file are numbers here."""

    players: int
    start: int
    colours: tuple[int, ...] | None
    founding: str
    land: tuple[int, ...] | None
    deck1: tuple[int, ...]
    deck2: tuple[int, ...]
    offers: int
    rounds: int
    # In the form of the component file; the rules check it.
    components: dict[str, Any] | None = None

    READERS: ClassVar = {
        "players": whole(MIN_PLAYERS, MAX_PLAYERS),
        "start": _SEAT,
        "colours": maybe(listed(_SEAT, 0, MAX_PLAYERS)),
        "founding": one_of("fixed", "free"),
        "land": maybe(_LAND),
        "deck1": _DECK,
        "deck2": _DECK,
        "offers": whole(0, MAX_OFFERS),
        "rounds": whole(1, MAX_ROUNDS),
        "components": maybe(table),
    }


_SETUP: Final = record(SetupRecord)


def read_setup(data: Json) -> Setup:
    """The set-up as the rules want it. Raises ContentError and ImpossibleSetupError."""
    try:
        read = _SETUP(data)
    except FieldError as error:
        raise error.within("setup").told() from error
    try:
        return Setup(
            read.players,
            read.start,
            read.colours,
            read.founding,
            read.land,
            read.deck1,
            read.deck2,
            read.offers,
            read.rounds,
            read.components,
        )
    except SetupError as error:
        raise ImpossibleSetupError(error.fault) from error
    except ComponentError as error:
        raise ImpossibleSetupError(error.fault, error.entry) from error
