"""What a match of Stone Age is played with beside its rules."""

from dataclasses import dataclass
from typing import Literal

from stoneage_qt.contract import ContentError, Json
from stoneage_qt.session.checks import need
from stoneage_qt.session.seats import Options


@dataclass(frozen=True, kw_only=True)
class TableOptions(Options):
    """open_cards: everybody may look at all face-down cards but the extra card (V2).

    edition: naming only.
    """

    season: Literal["summer", "winter"] = "summer"
    open_cards: bool = False
    edition: Literal["2008", "2021"] = "2021"

    def __post_init__(self) -> None:
        """Check the values."""
        super().__post_init__()
        need(self.season in ("summer", "winter"), "season")
        need(isinstance(self.open_cards, bool), "open_cards")
        need(self.edition in ("2008", "2021"), "edition")


def read_options(data: Json) -> TableOptions:
    """Options from plain values that nobody has checked. Raises ContentError."""
    try:
        return TableOptions(**data)
    except ValueError as error:
        name = str(error)
        raise ContentError(f"options.{name}", "wrong_value", str(data.get(name))[:80]) from error
    except TypeError as error:
        raise ContentError("options", "unknown_field") from error
