"""What a save file holds, field by field, with limits: how saves are checked and read.

Loaded with the first game that is read; `save_content` writes the same fields without it.
"""

from typing import Annotated, Any, Final, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, StringConstraints

from stoneage_qt.games.stoneage.rules import Setup
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
from stoneage_qt.games.stoneage.rules.notation import MAX_TEXT
from stoneage_qt.session.saves import MAX_ACTIONS
from stoneage_qt.session.seats import IDENT, MAX_TITLE, SEEDS, Options, Origin, Seat

CARD_NUMBERS: Final = {card_name(n): n for n in range(FIRST_ANIMAL + ANIMAL_COUNT)}
BUILDING_NUMBERS: Final = {building_name(n): n for n in range(BUILDING_COUNT)}

CardId = Annotated[str, StringConstraints(pattern=f"^({'|'.join(CARD_NUMBERS)})$")]
BuildingId = Annotated[str, StringConstraints(pattern=f"^({'|'.join(BUILDING_NUMBERS)})$")]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Points = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
PerPlayer = Field(min_length=2, max_length=MAX_PLAYERS)


class Record(BaseModel):
    """Immutable, strict data; an unknown field is a fault."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


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
        PerPlayer,
    ]
    removed: Annotated[list[BuildingId], Field(max_length=BUILDING_COUNT)]
    # In the form of the component file; the rules check it.
    components: dict[str, Any] | None = None


class ResultRecord(Record):
    """`save_content.Result`."""

    over: bool
    round: Count
    totals: Annotated[list[Points], PerPlayer]
    ranks: Annotated[list[Annotated[int, Field(ge=1, le=MAX_PLAYERS)]], PerPlayer]


class SaveRecord(Record):
    """A whole save file but for its digest."""

    format: Literal["stoneage-qt game"]
    version: int
    id: Annotated[str, Field(pattern=IDENT)]
    title: Annotated[str, Field(max_length=MAX_TITLE)] = ""
    created: AwareDatetime
    modified: AwareDatetime
    setup: SetupRecord
    seats: Annotated[list[Seat], PerPlayer]
    options: Options
    seed: Annotated[int, Field(ge=0, lt=SEEDS)]
    origin: Origin | None = None
    actions: Annotated[
        list[Annotated[str, Field(max_length=MAX_TEXT)]], Field(max_length=MAX_ACTIONS)
    ]
    index: Count
    result: ResultRecord | None = None


def read_setup(record: SetupRecord, source: str) -> Setup:
    """The set-up as the rules want it. Raises ComponentError; orders are not checked here."""
    own = record.components
    return Setup(
        record.players,
        record.start,
        frozenset(record.modules),
        tuple(CARD_NUMBERS[card] for card in record.cards),
        tuple(tuple(BUILDING_NUMBERS[name] for name in stack) for stack in record.stacks),
        tuple(BUILDING_NUMBERS[name] for name in record.removed),
        None if own is None else override_components(own, source, BUILT_IN),
    )
