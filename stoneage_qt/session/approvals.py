"""Which programs may play for a seat: the commands that this user let run on this computer.

A saved game, an autosave or a settings file can name a command. None is ever run because a
file says so: somebody has seen the exact command and allowed it, here, and that is written
down in a small file of our own. It is kept by computer, because a home directory, or a stick,
may be carried to another one, where the same command is another program.
"""

import json
import platform
from typing import Any, Final

from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.files import make_folder, read_limited, write_atomically
from stoneage_qt.session.places import Places
from stoneage_qt.session.strict_json import parse_json

_MAX_BYTES: Final = 1_000_000


class Approvals:
    """The approved commands of one user on this computer; asked from several threads."""

    def __init__(self, places: Places, computer: str | None = None) -> None:
        self._path: Final = places.data / "programs.json"
        self._computer: Final = platform.node() if computer is None else computer
        self._commands = frozenset(self._stored().get(self._computer, ()))

    def has(self, command: str) -> bool:
        """Whether exactly this command was approved."""
        return command in self._commands

    def give(self, command: str) -> None:
        """Approve a command. Raises SaveError: then it holds until the program ends."""
        self._commands |= {command}
        stored = self._stored()
        mine = {*stored.get(self._computer, ()), command}
        text = json.dumps(stored | {self._computer: sorted(mine)}, indent=1)
        make_folder(self._path.parent)
        write_atomically(self._path, f"{text}\n".encode())

    def _stored(self) -> dict[str, list[str]]:
        """By computer; a file that can't be read approves of nothing."""
        try:
            data = parse_json(read_limited(self._path, _MAX_BYTES), self._path)
        except SaveError:
            return {}
        if not isinstance(data, dict):
            return {}
        return {name: commands for name, commands in data.items() if _are_commands(commands)}


def _are_commands(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(command, str) for command in value)
