"""Who plays and how: the parts of a match that are not rules.

A wrong value raises ValueError when the object is made, so whoever has one may trust it; names
and titles are made harmless to show (`plain_text`).
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any, ClassVar, Final, Literal

from stoneage_qt.contract import Rules
from stoneage_qt.session.checks import (
    Checked,
    Reader,
    listed,
    maybe,
    moment,
    need,
    one_of,
    shown_text,
    text,
    truth,
    whole,
)

# Instead of a level: a bot about as strong as the person, drawn when the game begins.
EVEN: Final = "even"
MAX_NAME: Final = 60
_MAX_COLOUR: Final = 20
MAX_TITLE: Final = 200
MAX_COMMAND: Final = 1000
_MAX_DEMO_ACTIONS: Final = 50_000  # as many as a save holds
SEEDS: Final = 2**63  # seeds are below
# The id of a match: what tells copies of one game from different games.
IDENT: Final = r"[0-9a-f]{32}"


@dataclass(frozen=True, kw_only=True)
class Seat(Checked):
    """One seat: a person, or a bot with its level or its command (a program of its own).

    Which colours there are depends on the game: `Match` sees to it.
    """

    controller: Literal["person", "bot"] = "person"
    level: str | None = None
    name: str = ""
    colour: str = "red"
    command: str | None = None

    READERS: ClassVar = {
        "controller": one_of("person", "bot"),
        "level": maybe(text(MAX_NAME)),
        "name": shown_text(MAX_NAME),
        "colour": text(_MAX_COLOUR),
        "command": maybe(text(MAX_COMMAND)),
    }

    @property
    def is_person(self) -> bool:
        """Whether somebody at this computer decides for the seat."""
        return self.controller == "person"

    def named(self, name: str) -> "Seat":
        """The same seat under another name."""
        return replace(self, name=name[:MAX_NAME])

    def __post_init__(self) -> None:
        """A bot needs a level or a command."""
        super().__post_init__()
        known = self.level is not None or self.command is not None
        need(self.is_person or known, "level or command")


@dataclass(frozen=True, kw_only=True)
class Options(Checked):
    """Choices of a match that the rules do not know; a game has a class of its own with more.

    practice: taking back goes beyond dice and cards revealed.
    demo: a bot has played for a person; such a game counts in no statistics.
    demo_actions: the numbers of the actions it played; None where nobody wrote them down.
    """

    practice: bool = False
    demo: bool = False
    demo_actions: tuple[int, ...] | None = None

    READERS: ClassVar[Mapping[str, Reader]] = {
        "practice": truth,
        "demo": truth,
        "demo_actions": maybe(listed(whole(0, _MAX_DEMO_ACTIONS), 0, _MAX_DEMO_ACTIONS)),
    }

    def chosen(self) -> dict[str, Any]:
        """What was chosen before the match began, without what happened in it."""
        happened = ("demo", "demo_actions")
        return {name: value for name, value in asdict(self).items() if name not in happened}


@dataclass(frozen=True, kw_only=True)
class Origin(Checked):
    """Where a branch came from: the match, and how many of its actions were kept."""

    ident: str
    title: str = ""
    created: datetime
    index: int

    READERS: ClassVar = {
        "ident": text(32, IDENT),
        "title": shown_text(MAX_TITLE),
        "created": moment,
        "index": whole(0, SEEDS),
    }


def default_seats(rules: Rules, players: int) -> tuple[Seat, ...]:
    """Nameless people in the usual colours."""
    return tuple(Seat(colour=colour) for colour in rules.colours[:players])
