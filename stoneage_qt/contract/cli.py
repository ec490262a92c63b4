"""What a game adds to the command line, where it has a module `cli`.

COMMANDS there are functions that each add a parser, as the modules of `stoneage_qt.cli` do;
COMMAND_LINE, where there is one, shows positions in the game's own way.
"""

from collections.abc import Iterator
from typing import Any, Protocol

from stoneage_qt.contract import State

Match = Any


class CommandLine(Protocol):
    """Positions and logs in words."""

    def position_lines(self, s: State, seats: list[str], *, totals: bool = True) -> list[str]:
        """The position as a person reads it.

        totals: with what people in a running game may not know.
        """
        ...

    def position_data(self, s: State) -> dict[str, Any]:
        """The same for programs; no hidden order."""
        ...

    def log_lines(self, match: Match, first: int, last: int) -> Iterator[str]:
        """Actions `first` up to `last`, numbered from 1, each with what it made happen."""
        ...
