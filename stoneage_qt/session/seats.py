"""Who plays and how: the parts of a match that are not rules.

A wrong value raises ValueError when the object is made, so whoever has one may trust it; names
and titles are made harmless to show (`plain_text`).
"""

import re
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, ClassVar, Final, Literal

from stoneage_qt.contract import Rules
from stoneage_qt.session.checks import is_moment, is_text, is_whole, need
from stoneage_qt.session.plain_text import plain

MAX_NAME: Final = 60
_MAX_COLOUR: Final = 20
MAX_TITLE: Final = 200
MAX_COMMAND: Final = 1000
SEEDS: Final = 2**63  # seeds are below
# The id of a match: what tells copies of one game from different games.
IDENT: Final = r"^[0-9a-f]{32}$"

# How pydantic reads these from a save: an unknown field and another type are faults.
STRICT: Final[dict[str, Any]] = {"extra": "forbid", "strict": True}


@dataclass(frozen=True, kw_only=True)
class Seat:
    """One seat: a person, or a bot with its level or its command (a program of its own).

    Which colours there are depends on the game: `Match` sees to it.
    """

    __pydantic_config__: ClassVar = STRICT

    controller: Literal["person", "bot"] = "person"
    level: str | None = None
    name: str = ""
    colour: str = "red"
    command: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody at this computer decides for the seat."""
        return self.controller == "person"

    def named(self, name: str) -> "Seat":
        """The same seat under another name."""
        return replace(self, name=name[:MAX_NAME])

    def __post_init__(self) -> None:
        """Check the values; a bot needs a level or a command."""
        need(self.controller in ("person", "bot"), "controller")
        need(self.level is None or is_text(self.level, MAX_NAME), "level")
        need(is_text(self.name, MAX_NAME), "name")
        need(is_text(self.colour, _MAX_COLOUR), "colour")
        need(self.command is None or is_text(self.command, MAX_COMMAND), "command")
        known = self.level is not None or self.command is not None
        need(self.is_person or known, "level or command")
        object.__setattr__(self, "name", plain(self.name, MAX_NAME))


@dataclass(frozen=True, kw_only=True)
class Options:
    """Choices of a match that the rules do not know; a game has a class of its own with more.

    practice: taking back goes beyond dice and cards revealed.
    demo: a bot has played for a person; such a game counts in no statistics.
    """

    __pydantic_config__: ClassVar = STRICT

    practice: bool = False
    demo: bool = False

    def __post_init__(self) -> None:
        """Check the values."""
        need(isinstance(self.demo, bool), "demo")
        need(isinstance(self.practice, bool), "practice")


@dataclass(frozen=True, kw_only=True)
class Origin:
    """Where a branch came from: the match, and how many of its actions were kept."""

    __pydantic_config__: ClassVar = STRICT

    ident: str
    title: str = ""
    created: datetime
    index: int

    def __post_init__(self) -> None:
        """Check the values."""
        need(is_text(self.ident, 32) and bool(re.match(IDENT, self.ident)), "ident")
        need(is_text(self.title, MAX_TITLE), "title")
        need(is_moment(self.created), "created")
        need(is_whole(self.index, 0, SEEDS), "index")
        object.__setattr__(self, "title", plain(self.title, MAX_TITLE))


def default_seats(rules: Rules, players: int) -> tuple[Seat, ...]:
    """Nameless people in the usual colours."""
    return tuple(Seat(colour=colour) for colour in rules.colours[:players])
