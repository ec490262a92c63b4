"""JSON from files that nobody vouches for: strict, and in time that grows with the size alone."""

import json
import math
import re
from pathlib import Path
from typing import Any, Final

from stoneage_qt.session.faults import Fault, SaveError

# Nothing that the program writes is nested half as deep, and no parser of Python's gets near
# the end of its stack, not even in the small ones that some systems give to threads.
MAX_DEPTH: Final = 40
_OPENING: Final = "[{"
_BRACKETS: Final = re.compile(r"[^\[\]{}]+")
# What can hide half a character; only texts with such an escape are searched for one.
_SURROGATE_ESCAPE: Final = re.compile(r"\\u[dD][89abAB]|\\u[dD][c-fC-F]")


class _RefusedError(ValueError):
    """JSON that programs disagree about; `where` is the text that stands in the way."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where


class _RepeatedNameError(ValueError):
    """One object names a field twice: programs would disagree about its meaning."""


def parse_json(data: bytes, path: Path) -> Any:
    """What strict JSON says. Raises SaveError.

    Faults are also: NaN and Infinity, numbers too large for any, repeated names, halves of
    characters, and nesting beyond MAX_DEPTH.
    """
    text = ""
    try:
        text = data.decode("utf-8-sig")
        _refuse_depth(text, path)
        parsed = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_no_constant,
            parse_float=_finite,
        )
        _refuse_halves(text, parsed)
    except _RepeatedNameError as error:
        raise SaveError(
            Fault.BAD_FIELD, path=str(path), field=str(error)[:80], problem="repeated", value=""
        ) from error
    except _RefusedError as error:
        line, column = _position(text, error.where)
        raise SaveError(Fault.NOT_JSON, path=str(path), line=line, column=column) from error
    except json.JSONDecodeError as error:
        raise SaveError(
            Fault.NOT_JSON, path=str(path), line=error.lineno, column=error.colno
        ) from error
    except ValueError as error:  # not UTF-8, or a number of thousands of digits
        raise SaveError(Fault.NOT_JSON, path=str(path), line=1, column=1) from error
    return parsed


def _refuse_depth(text: str, path: Path) -> None:
    """Before parsing: what is nested too deeply is not even begun."""
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return
    # Every second piece between quotation marks is inside a string.
    outside = text.replace("\\\\", "").replace('\\"', "").split('"')[::2]
    depth = 0
    for bracket in _BRACKETS.sub("", "".join(outside)):
        depth += 1 if bracket in _OPENING else -1
        if depth > MAX_DEPTH:
            raise SaveError(Fault.TOO_DEEP, path=str(path))
        if depth < 0:  # the parser says where
            return


def _refuse_halves(text: str, parsed: Any) -> None:
    """JSON can name half a character (a lone surrogate), which nobody can write or show."""
    found = _SURROGATE_ESCAPE.search(text)
    if found is None:
        return
    try:
        json.dumps(parsed, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise _RefusedError(found.group()) from error


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for name, _ in pairs:
            if name in seen:
                raise _RepeatedNameError(name)
            seen.add(name)
    return found


def _no_constant(name: str) -> None:
    raise _RefusedError(name)


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise _RefusedError(digits)
    return number


def _position(text: str, where: str) -> tuple[int, int]:
    """Line and column, from 1, of the first such text."""
    at = max(0, text.find(where))
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
