"""Who plays and how: the parts of a match that are not rules."""

from typing import Annotated, Final, Literal, Self

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, model_validator

Colour = Literal["red", "blue", "green", "yellow"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "green", "yellow")

MAX_NAME: Final = 60
MAX_TITLE: Final = 200
MAX_COMMAND: Final = 1000
SEEDS: Final = 2**63  # seeds are below

Name = Annotated[str, Field(max_length=MAX_NAME)]
Seed = Annotated[int, Field(ge=0, lt=SEEDS)]
Title = Annotated[str, Field(max_length=MAX_TITLE)]
# The id of a match: what tells copies of one game from different games.
Ident = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]


class Record(BaseModel):
    """Immutable, strict data; an unknown field is a fault."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Seat(Record):
    """One seat: a person, or a bot with its level or its command (a program of its own).

    The symbol (handprint, fish, leaf, sun) follows the colour.
    """

    controller: Literal["person", "bot"] = "person"
    level: Name | None = None
    name: Name = ""
    colour: Colour = "red"
    command: Annotated[str, Field(max_length=MAX_COMMAND)] | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody at this computer decides for the seat."""
        return self.controller == "person"

    @model_validator(mode="after")
    def _bots_know_what_they_are(self) -> Self:
        if self.controller == "bot" and self.level is None and self.command is None:
            raise ValueError("a bot needs a level or a command")
        return self


class Options(Record):
    """Choices of a match that the rules do not know.

    open_cards: everybody may look at all face-down cards but the extra card (V2).
    practice: taking back goes beyond dice and cards revealed.
    edition: naming only.
    """

    season: Literal["summer", "winter"] = "summer"
    open_cards: bool = False
    practice: bool = False
    edition: Literal["2008", "2021"] = "2021"


class Origin(Record):
    """Where a branch came from: the match, and how many of its actions were kept."""

    ident: Ident
    title: Title = ""
    created: AwareDatetime
    index: Annotated[int, Field(ge=0)]


def default_seats(players: int) -> tuple[Seat, ...]:
    """Nameless people in the usual colours."""
    return tuple(Seat(colour=COLOURS[number]) for number in range(players))
