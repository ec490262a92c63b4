"""A user's own component values: `components.json` in the data directory.

It has the form of the program's own file (`resources/stoneage/components.json`) and may name
only some igloos, animals and rewards.
"""

from pathlib import Path
from typing import Final

from stoneage_qt.games.stoneage.rules import ComponentError, Components
from stoneage_qt.games.stoneage.rules.components import BUILT_IN, override_components
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import read_limited
from stoneage_qt.session.strict_json import parse_json

MAX_BYTES: Final = 1_000_000


def load_own_components(path: Path) -> Components | None:
    """For `Setup.components`: the user's values, or None where there are none.

    Raises SaveError, which names the entry and the fault where a value is wrong.
    """
    try:
        data = parse_json(read_limited(path, MAX_BYTES), path)
        own = override_components(data, str(path), BUILT_IN)
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
    return None if own == BUILT_IN else own
