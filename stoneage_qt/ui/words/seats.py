"""How the players are called, whatever is played."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from stoneage_qt.session.seats import EVEN
from stoneage_qt.ui.words.language import both

translate = QCoreApplication.translate


class Sitting(Protocol):
    """Whoever sits somewhere, at a table or in a list of games."""

    @property
    def name(self) -> str:
        """The own name, or ""."""

    @property
    def controller(self) -> str:
        """A person or a bot."""

    @property
    def level(self) -> str | None:
        """The level of a bot; none for a program of somebody's own."""

    @property
    def colour(self) -> str:
        """The colour, which only one has."""


class Called(Protocol):
    """What a game calls colours and levels: its `contract.face.Words`."""

    def colour(self, key: str) -> str:
        """A seat's colour."""

    def level(self, key: str) -> str:
        """A bot's level."""


def seat_name(words: Called, seats: Sequence[Sitting], seat: int) -> str:
    """How a player is called, everywhere: by the own name, else a bot by its level and a
    person by the colour. Bots of one level are numbered."""
    one = seats[seat]
    if _has_name(one):
        return one.name
    if one.controller == "person":
        return words.colour(one.colour)
    name = program_name() if not one.level else words.level(one.level)
    if one.level == EVEN:
        name = even_name()
    alike = [
        number
        for number, other in enumerate(seats)
        if not _has_name(other) and other.controller != "person" and other.level == one.level
    ]
    if len(alike) == 1:
        return name
    return translate("Seat", "{name} {n}").format(name=name, n=alike.index(seat) + 1)


def _has_name(one: Sitting) -> bool:
    """Whether somebody has a name of their own; bots of `simulate` had the key of their level."""
    return bool(one.name) and (one.controller == "person" or one.name != one.level)


def even_name() -> str:
    """How an opponent is called who is drawn when the game begins."""
    return translate("Seat", "About as strong as you")


def program_name() -> str:
    """How a bot is called that is a program of somebody's own."""
    return translate("Library", "Own program")


def seat_names(words: Called, seats: Sequence[Sitting]) -> str:
    """Everybody, in the order of seats."""
    return both([seat_name(words, seats, seat) for seat in range(len(seats))])
