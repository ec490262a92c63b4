"""What the new-game page asks about a game of Rise of the Inkas."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract.face import Choice
from stoneage_qt.games.inka.options import BY_COLOUR, DRAWN
from stoneage_qt.games.inka.save import FREE_FOUNDING, VARIABLE_BOARD

translate = QCoreApplication.translate


def _founding_heading() -> str:
    return translate("InkaChoice", "Founding")


CHOICES: Final[Sequence[Choice]] = (
    Choice(FREE_FOUNDING, heading=_founding_heading),
    Choice(VARIABLE_BOARD, needs=(FREE_FOUNDING, True)),
    Choice("start_places", (DRAWN, BY_COLOUR), needs=(FREE_FOUNDING, False)),
    Choice("offers", (0, 1, 2, 3, 5, 9), side=1, often=3),
)
