"""Which programs may play for a seat: the commands that this user let run on this computer.

A saved game, an autosave or a settings file can name a command. None is ever run because a
file says so: somebody has seen the exact command and allowed it, here, and that is written
down in a small file of our own. It is kept by computer, because a home directory, or a stick,
may be carried to another one, where the same command is another program.
"""

import json
from contextlib import suppress
from typing import Any, Final

from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import make_folder, put_aside, read_limited, write_atomically
from stoneage_qt.session.places import Places
from stoneage_qt.session.strict_json import parse_json

_MAX_BYTES: Final = 1_000_000


class Approvals:
    """The approved commands of one user on this computer; asked from several threads."""

    def __init__(self, places: Places, computer: str | None = None) -> None:
        self._path: Final = places.data / "programs.json"
        self._name = computer
        stored = self._stored()
        # Who has never approved of a program, as almost everybody, needs no name of the computer.
        self._commands = frozenset(stored.get(self._computer, ()) if stored else ())

    @property
    def _computer(self) -> str:
        """What this computer is called."""
        if self._name is None:
            import platform  # 5 ms of the start

            self._name = platform.node()
        return self._name

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
        """By computer; a file that can't be read approves of nothing, and is put aside."""
        try:
            data = parse_json(read_limited(self._path, _MAX_BYTES), self._path)
        except SaveError as error:
            if error.code is Fault.MISSING:
                return {}
            data = None
        if not isinstance(data, dict):
            with suppress(SaveError):
                put_aside(self._path)
            return {}
        return {name: commands for name, commands in data.items() if _are_commands(commands)}


def _are_commands(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(command, str) for command in value)
