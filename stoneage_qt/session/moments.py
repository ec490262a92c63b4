"""Dates that a file may have: between the beginning of all clocks and the end of the millennium.

Beyond, systems, Python and Qt each give up at another place.
"""

from datetime import UTC, datetime
from typing import Final

EARLIEST: Final = datetime(1970, 1, 2, tzinfo=UTC)
LATEST: Final = datetime(2999, 1, 1, tzinfo=UTC)


def is_believable(moment: datetime) -> bool:
    """Whether a moment with its zone can be reckoned with anywhere."""
    return EARLIEST <= moment <= LATEST


def moment_of(seconds: float) -> datetime:
    """The moment so many seconds after 1970, or the nearest believable one."""
    return datetime.fromtimestamp(believable(seconds), UTC)


def believable(seconds: float) -> float:
    """The seconds, or those of the nearest believable moment; of a file's time, say."""
    return min(max(seconds, EARLIEST.timestamp()), LATEST.timestamp())
