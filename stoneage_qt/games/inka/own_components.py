"""A user's own component values: a file in the form of `resources/inka/inka.json`.

It may name only some of the entries that can be replaced.
"""

from pathlib import Path
from typing import Any, Final

from stoneage_qt.games.inka.rules import ComponentError, own_entries
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import read_limited
from stoneage_qt.session.strict_json import parse_json

MAX_BYTES: Final = 1_000_000


def load_own_components(path: Path) -> dict[str, Any] | None:
    """For `Setup.components`: the user's values, or None where there are none.

    Raises SaveError, which names the entry and the fault where a value is wrong.
    """
    try:
        return own_entries(parse_json(read_limited(path, MAX_BYTES), path), str(path))
    except SaveError as error:
        if error.code is Fault.MISSING:
            return None
        raise
    except ComponentError as error:
        raise SaveError(
            Fault.BAD_COMPONENTS, path=str(path), entry=error.entry, problem=error.fault
        ) from error
    except RecursionError as error:
        raise SaveError(Fault.TOO_DEEP, path=str(path)) from error
