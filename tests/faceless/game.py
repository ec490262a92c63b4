"""A game without a face: the race under another name."""

from typing import Final

from stoneage_qt.contract import Rules
from tests.race.game import Race


class Faceless(Race):
    key = "faceless"  # type: ignore[misc]


RULES: Final[Rules] = Faceless()
