"""What a match of Rise of the Inkas is played with beside its rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from stoneage_qt.contract import Json
from stoneage_qt.games.inka.rules.constants import MAX_OFFERS
from stoneage_qt.session.checks import FieldError, Reader, one_of, record, whole
from stoneage_qt.session.seats import Options

DRAWN: Final = "drawn"
BY_COLOUR: Final = "colour"


@dataclass(frozen=True, kw_only=True)
class InkaOptions(Options):
    """What people choose before a game; `Inka.fitted` carries it into the set-up.

    offers: so many in a turn (H6). start_places: with fixed founding, whether each seat has the
    start set of its colour, or they are drawn (M14).
    """

    offers: int = 3
    start_places: Literal["drawn", "colour"] = "drawn"

    READERS: ClassVar[Mapping[str, Reader]] = {
        **Options.READERS,
        "offers": whole(0, MAX_OFFERS),
        "start_places": one_of(DRAWN, BY_COLOUR),
    }


_OPTIONS: Final = record(InkaOptions)


def read_options(data: Json) -> InkaOptions:
    """Options from plain values that nobody has checked. Raises ContentError."""
    try:
        return _OPTIONS(data)
    except FieldError as error:
        raise error.within("options").told() from error
