"""From older save formats to the current one, one version at a time.

`version` is that of the container, which all games share; `game_version` that of what a game puts
into it. Whoever raises VERSION adds `MIGRATIONS[old] = function` that turns the parsed JSON of
version `old` into that of `old + 1`, and stored files of the old version in `tests/stored_games`.
A game has its own chain, `Rules.upgrades`. The digest of a file is checked over what was read,
before any migration.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from stoneage_qt.contract import Json
from stoneage_qt.session.faults import Fault, SaveError

Migration = Callable[[Json], Json]

VERSION: Final = 2


def _name_the_game(data: Json) -> Json:
    """Version 1 knew Stone Age alone."""
    return {**data, "game": "stoneage", "game_version": 1}


MIGRATIONS: Final[Mapping[int, Migration]] = {1: _name_the_game}


def migrate(
    data: Json,
    path: Path,
    target: int = VERSION,
    migrations: Mapping[int, Migration] = MIGRATIONS,
    field: str = "version",
) -> Json:
    """`data` with its `field` at `target`; the given data is left as it is."""
    version = data.get(field)
    if type(version) is not int:
        raise SaveError(
            Fault.BAD_FIELD,
            path=str(path),
            field=field,
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
        data = {**step(data), field: version}
    if version != target:
        raise SaveError(Fault.UNKNOWN_VERSION, path=str(path), version=version)
    return data
