"""What a match of Stone Age is played with beside its rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from stoneage_qt.contract import Json
from stoneage_qt.session.checks import FieldError, Reader, one_of, record, truth
from stoneage_qt.session.seats import Options


@dataclass(frozen=True, kw_only=True)
class TableOptions(Options):
    """open_cards: everybody may look at all face-down cards but the extra card (V2).

    edition: naming only.
    """

    season: Literal["summer", "winter"] = "summer"
    open_cards: bool = False
    edition: Literal["2008", "2021"] = "2021"

    READERS: ClassVar[Mapping[str, Reader]] = {
        **Options.READERS,
        "season": one_of("summer", "winter"),
        "open_cards": truth,
        "edition": one_of("2008", "2021"),
    }


_OPTIONS: Final = record(TableOptions)


def read_options(data: Json) -> TableOptions:
    """Options from plain values that nobody has checked. Raises ContentError."""
    try:
        return _OPTIONS(data)
    except FieldError as error:
        raise error.within("options").told() from error
