"""A user's own component values: `inka.json` in the data directory.

It has the form of the program's own file (`resources/inka/inka.json`) and may name only some
entries.
"""

from pathlib import Path
from typing import Any, Final

from stoneage_qt.games.inka.rules import ComponentError, own_entries
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import read_limited
from stoneage_qt.session.strict_json import parse_json

OWN_FILE: Final = "inka.json"
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
