"""What a save file holds, field by field, with limits: how saves are checked and read.

Loaded with the first game that is read; `save_content` writes the same fields without it. What
belongs to a game, set-up and options, is checked by that game.
"""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    AwareDatetime,
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
)

from stoneage_qt.contract import ContentError
from stoneage_qt.session.moments import is_believable
from stoneage_qt.session.saves import MAX_ACTIONS
from stoneage_qt.session.seats import IDENT, MAX_TITLE, SEEDS, Origin, Seat

Count = Annotated[int, Field(ge=0, le=1_000_000)]
Points = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
MOST_PLAYERS = 12
PerPlayer = Field(min_length=1, max_length=MOST_PLAYERS)
# Longer than any action of any game.
MOST_TEXT = 200


def _believable(moment: datetime) -> datetime:
    if not is_believable(moment):
        raise ValueError("no clock tells this")
    return moment


Moment = Annotated[AwareDatetime, AfterValidator(_believable)]


class Record(BaseModel):
    """Immutable, strict data; an unknown field is a fault."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class ResultRecord(Record):
    """`save_content.Result`."""

    over: bool
    round: Count
    totals: Annotated[list[Points], PerPlayer]
    ranks: Annotated[list[Annotated[int, Field(ge=1, le=MOST_PLAYERS)]], PerPlayer]


class SaveRecord(Record):
    """A whole save file but for its digest."""

    format: Literal["stoneage-qt game"]
    version: int
    game: Annotated[str, Field(max_length=40)]
    game_version: Count
    id: Annotated[str, Field(pattern=IDENT)]
    title: Annotated[str, Field(max_length=MAX_TITLE)] = ""
    created: Moment
    modified: Moment
    setup: dict[str, Any]
    seats: Annotated[list[Seat], PerPlayer]
    options: dict[str, Any]
    seed: Annotated[int, Field(ge=0, lt=SEEDS)]
    origin: Origin | None = None
    actions: Annotated[
        list[Annotated[str, Field(max_length=MOST_TEXT)]], Field(max_length=MAX_ACTIONS)
    ]
    index: Count
    result: ResultRecord | None = None


def content_error(error: ValidationError, within: str = "") -> ContentError:
    """The first thing that is wrong, by the place of its field in the file."""
    first = error.errors(include_url=False, include_context=False)[0]
    steps = [within, *map(str, first["loc"])] if within else [str(step) for step in first["loc"]]
    return ContentError(".".join(steps)[:200] or "file", first["type"], _shown(first["input"]))


def _shown(value: Any) -> str:
    """A wrong value, for a message; what contains others is not worth showing."""
    return "" if isinstance(value, dict | list) or value is None else str(value)[:80]
