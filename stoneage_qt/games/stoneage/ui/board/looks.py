"""How the seats look: name, colour and the names of their pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stoneage_qt.games.stoneage.ui.colours import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from stoneage_qt.contract.face import Colour
    from stoneage_qt.session.match import Seat

FIELD_SIGNS: Final = {"summer": "cards/field", "winter": "cards/livestock"}
"""Grain grows in summer; in winter the same place is for the animals."""


class SeatLook(NamedTuple):
    """One seat as the board shows it."""

    name: str
    colour: Colour

    @property
    def meeple(self) -> str:
        """The art of its people."""
        return f"pieces/meeple_{self.colour.name}"

    @property
    def score_marker(self) -> str:
        """The art of its marker on the score track."""
        return f"pieces/score_{self.colour.name}"

    @property
    def field_marker(self) -> str:
        """The art of its marker on the agriculture track."""
        return f"pieces/agriculture_{self.colour.name}"


def looks_of(seats: Iterable[Seat]) -> tuple[SeatLook, ...]:
    """The looks of the seats of a match."""
    return tuple(SeatLook(seat.name, COLOURS[seat.colour]) for seat in seats)
