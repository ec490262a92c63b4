"""What a value of a settings file or of a seat may be.

Plain code on purpose: these values are looked at before the window can open, and loading
pydantic, which checks save files, takes as long as loading Qt.
"""

from datetime import datetime
from typing import Any

from stoneage_qt.session.moments import is_believable


def need(sound: bool, name: str) -> None:
    """Raises ValueError with the name of a field whose value is wrong."""
    if not sound:
        raise ValueError(name)


def is_text(value: Any, limit: int) -> bool:
    """Text that can be written down; JSON also allows some that can't."""
    if not isinstance(value, str) or len(value) > limit:
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_moment(value: Any) -> bool:
    """A time with its zone (without, it could not be compared with others) to reckon with."""
    return isinstance(value, datetime) and value.tzinfo is not None and is_believable(value)


def is_number(value: Any, low: float, high: float) -> bool:
    """A number within limits; truth values are none, and NaN is within no limits."""
    return isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high


def is_whole(value: Any, low: int, high: int) -> bool:
    """A whole number within limits."""
    return isinstance(value, int) and is_number(value, low, high)
