"""The standing at any moment (G3)."""

from typing import Final, NamedTuple

from stoneage_qt.games.inka.rules.constants import GOALS
from stoneage_qt.games.inka.rules.state import State

PARTS: Final = ("tribe1", "tribe2", "tribe3")


class Standing(NamedTuple):
    """One seat's result: parts add up to total; rank 1 wins, equals share a rank (G3)."""

    seat: int
    total: int
    parts: dict[str, int]
    tie_break: int
    rank: int


def standings(s: State) -> list[Standing]:
    """One Standing per seat, in seat order; also while the game runs."""
    totals = [player.markers for player in s.players]
    return [
        Standing(
            seat,
            total,
            {
                "tribe1": min(total, GOALS[0]),
                "tribe2": min(max(total - GOALS[0], 0), GOALS[1] - GOALS[0]),
                "tribe3": max(total - GOALS[1], 0),
            },
            0,
            1 + len([other for other in totals if other > total]),
        )
        for seat, total in enumerate(totals)
    ]
