"""What a value may be: one way to check settings, seats, options and saves, field by field.

A reader takes a value and gives it back as the program wants it, or raises FieldError. Files are
read with the same readers that check what is made in the program, so nothing is said twice. Plain
code on purpose: it is needed before the window can open, and a library for it takes as long to
load as Qt.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from datetime import datetime
from typing import Any, ClassVar, Final, TypeVar

from stoneage_qt.contract import ContentError
from stoneage_qt.session.moments import is_believable
from stoneage_qt.session.plain_text import plain

Reader = Callable[[Any], Any]
_MAX_PLACE: Final = 200
_MAX_SHOWN: Final = 80
_MAX_MOMENT: Final = 40


class FieldError(ValueError):
    """A wrong value. problem: a code, never prose; place: the way to it, by names and numbers."""

    def __init__(self, problem: str, value: Any = None) -> None:
        super().__init__(problem)
        self.problem = problem
        self.value = value
        self._steps: list[str] = []

    def within(self, step: str | int) -> "FieldError":
        """The same error, told by who holds the value."""
        self._steps.insert(0, str(step))
        return self

    @property
    def place(self) -> str:
        """As in "seats.2.name"; "file" for all of it."""
        return ".".join(self._steps)[:_MAX_PLACE] or "file"

    def __str__(self) -> str:
        return self.place

    def told(self) -> ContentError:
        """For a message; a value that contains others is not worth showing."""
        hollow = self.value is None or isinstance(self.value, dict | list)
        shown = "" if hollow else str(self.value)[:_MAX_SHOWN]
        return ContentError(self.place, self.problem, shown)


def need(sound: bool, name: str) -> None:
    """Raises FieldError with the name of a field whose value is wrong."""
    if not sound:
        raise FieldError("value_error").within(name)


# Questions


def is_text(value: Any, limit: int) -> bool:
    """Text that can be written down; JSON also allows some that can't."""
    if not isinstance(value, str) or len(value) > limit:
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_number(value: Any, low: float, high: float) -> bool:
    """A number within limits; truth values are none, and NaN is within no limits."""
    return isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high


def is_whole(value: Any, low: int, high: int) -> bool:
    """A whole number within limits."""
    return isinstance(value, int) and is_number(value, low, high)


# Readers of single values


def truth(value: Any) -> bool:
    """True or false, not 0 or 1."""
    if not isinstance(value, bool):
        raise FieldError("bool_type", value)
    return value


def whole(low: int, high: int) -> Callable[[Any], int]:
    """A whole number, both limits included."""

    def read(value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise FieldError("int_type", value)
        if not low <= value <= high:
            raise FieldError("greater_than_equal" if value < low else "less_than_equal", value)
        return value

    return read


def number(low: float, high: float) -> Callable[[Any], float]:
    """A number, both limits included."""

    def read(value: Any) -> float:
        if not is_number(value, low, high):
            raise FieldError("number", value)
        found: float = value
        return found

    return read


def text(limit: int, pattern: str = "") -> Callable[[Any], str]:
    """Text of at most `limit` characters, of which all fit the pattern."""
    fits = re.compile(pattern).fullmatch if pattern else None

    def read(value: Any) -> str:
        if not is_text(value, limit):
            raise FieldError("string_too_long" if isinstance(value, str) else "string_type", value)
        if fits is not None and fits(value) is None:
            raise FieldError("string_pattern_mismatch", value)
        found: str = value
        return found

    return read


def shown_text(limit: int) -> Callable[[Any], str]:
    """Text that is made harmless to show."""
    checked = text(limit)
    return lambda value: plain(checked(value), limit)


def one_of(*words: str) -> Callable[[Any], str]:
    """One of these words."""

    def read(value: Any) -> str:
        if not isinstance(value, str) or value not in words:
            raise FieldError("literal_error", value)
        return value

    return read


def numbered(numbers: Mapping[str, int]) -> Callable[[Any], int]:
    """A name in a file that the program knows as a number."""

    def read(value: Any) -> int:
        if not isinstance(value, str) or value not in numbers:
            raise FieldError("literal_error", value)
        return numbers[value]

    return read


def moment(value: Any) -> datetime:
    """A time with its zone (without, it could not be compared with others) to reckon with."""
    if isinstance(value, str) and len(value) <= _MAX_MOMENT:
        try:
            value = datetime.fromisoformat(value)
        except ValueError:
            raise FieldError("datetime_parsing", value) from None
    if not isinstance(value, datetime):
        raise FieldError("datetime_type", value)
    if value.tzinfo is None:
        raise FieldError("timezone_aware", value)
    if not is_believable(value):
        raise FieldError("value_error", value)
    return value


def table(value: Any) -> dict[str, Any]:
    """Named values that somebody else checks."""
    if not isinstance(value, dict):
        raise FieldError("dict_type", value)
    return value


# Readers of values that hold others


def maybe(reader: Reader) -> Reader:
    """The same, or None."""
    return lambda value: None if value is None else reader(value)


def listed(reader: Reader, least: int, most: int) -> Callable[[Any], tuple[Any, ...]]:
    """So many of the same, as a tuple."""

    def read(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple):
            raise FieldError("list_type", value)
        if not least <= len(value) <= most:
            raise FieldError("too_short" if len(value) < least else "too_long", value)
        found = []
        for step, each in enumerate(value):
            try:
                found.append(reader(each))
            except FieldError as error:
                raise error.within(step) from None
        return tuple(found)

    return read


class Checked:
    """The base of a dataclass that reads all its fields, whoever makes one.

    Attributes:
        READERS: the reader of every field, by its name.
    """

    READERS: ClassVar[Mapping[str, Reader]] = {}

    def __post_init__(self) -> None:
        """Raises FieldError, a ValueError, for the first wrong value."""
        for name, reader in self.READERS.items():
            try:
                value = reader(getattr(self, name))
            except FieldError as error:
                raise error.within(name) from None
            object.__setattr__(self, name, value)


T = TypeVar("T", bound=Checked)


def record(kind: type[T]) -> Callable[[Any], T]:
    """An object of plain values, as JSON has it: no field more, and none less that is needed."""
    wanted = [
        each.name
        for each in fields(kind)  # type: ignore[arg-type]  # all Checked are dataclasses
        if each.default is MISSING and each.default_factory is MISSING
    ]

    def read(value: Any) -> T:
        if isinstance(value, kind):
            return value
        given = table(value)
        for name in wanted:
            if name not in given:
                raise FieldError("missing").within(name)
        for name, each in given.items():
            if name not in kind.READERS:
                raise FieldError("extra_forbidden", each).within(name)
        return kind(**given)

    return read
