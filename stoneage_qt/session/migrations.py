"""From older save formats to the current one, one version at a time.

Version 1 is the first format that was released, so the chain is still empty. Whoever raises
VERSION adds `MIGRATIONS[old] = function` that turns the parsed JSON of version `old` into
that of `old + 1`, and a stored file of the old version in `tests/games/old/`. The digest of a
file is checked over what was read, before any migration.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from stoneage_qt.session.faults import Fault, SaveError

Json = dict[str, Any]
Migration = Callable[[Json], Json]

VERSION: Final = 1
MIGRATIONS: Final[Mapping[int, Migration]] = {}


def migrate(
    data: Json,
    path: Path,
    target: int = VERSION,
    migrations: Mapping[int, Migration] = MIGRATIONS,
) -> Json:
    """`data` in version `target`; the given data is left as it is."""
    version = data.get("version")
    if type(version) is not int:
        raise SaveError(
            Fault.BAD_FIELD,
            path=str(path),
            field="version",
            problem="missing" if version is None else "int_type",
            value=str(version)[:80],
        )
    if version > target:
        raise SaveError(Fault.NEWER_VERSION, path=str(path), version=version, known=target)
    while version < target:
        step = migrations.get(version)
        if step is None:
            break
        version += 1
        data = {**step(data), "version": version}
    if version != target:
        raise SaveError(Fault.UNKNOWN_VERSION, path=str(path), version=version)
    return data
