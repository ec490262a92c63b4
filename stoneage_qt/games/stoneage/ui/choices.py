"""What the new-game page asks about a game of Stone Age."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract.face import Choice

translate = QCoreApplication.translate
_IN_WINTER: Final = ("season", "winter")


def _modules_heading() -> str:
    return translate("StoneAgeChoice", "Winter modules")


CHOICES: Final[Sequence[Choice]] = (
    Choice("season", ("summer", "winter")),
    Choice("hard_winter", needs=_IN_WINTER, heading=_modules_heading),
    Choice("animals", needs=_IN_WINTER),
    Choice("igloos", needs=_IN_WINTER),
    Choice("open_cards", side=1),
)
