"""Rise of the Inkas on the command line: `contract.cli`."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from stoneage_qt.games.inka.cli import train

COMMANDS: Final[Sequence[Callable[[Any], None]]] = (train.add_parser,)
