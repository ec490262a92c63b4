"""How the seats look: name, colour, and which pictures are their pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stoneage_qt.games.inka.rules.constants import CITY_LEVEL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stoneage_qt.games.inka.rules import State

CULTURES: Final = ("early", "middle", "inka")
"""Of the first, second and third tribe."""
# The darkest and the lightest tone of each seat, for plates and lights.
TONES: Final = {
    "red": ("#6E1710", "#F08A72"),
    "orange": ("#8A4A08", "#FFD08A"),
    "blue": ("#12305C", "#7FA9DC"),
    "grey": ("#33312F", "#D8D4CE"),
}


class SeatLook(NamedTuple):
    """One seat as the board shows it."""

    name: str
    colour: str

    def road(self, tribe: int, way: str) -> str:
        """A road of a tribe, by how it runs."""
        return f"pieces/{CULTURES[tribe]}_road_{way}_{self.colour}"

    def building(self, tribe: int, level: int, ruin: bool = False) -> str:
        """A settlement or city of a tribe."""
        dull = "ruin_" if ruin else ""
        return f"pieces/{dull}{CULTURES[tribe]}_{level_name(level)}_{self.colour}"

    @property
    def marker(self) -> str:
        """The seat's marker on the tribe board, with its symbol."""
        return f"tribe/marker_{self.colour}"


def level_name(level: int) -> str:
    """As the pictures are named."""
    return "city" if level == CITY_LEVEL else "settlement"


def tribe_of(s: State, crossing: int) -> int:
    """Which tribe put the building there: ruins are those of the tribe before (K3)."""
    tribe = s.players[s.owner[crossing]].tribe
    return tribe - 1 if s.ruin[crossing] else tribe


def looks_of(names: Sequence[str], colours: Sequence[str]) -> tuple[SeatLook, ...]:
    """The looks of the seats of a match."""
    return tuple(SeatLook(name, colour) for name, colour in zip(names, colours, strict=True))
