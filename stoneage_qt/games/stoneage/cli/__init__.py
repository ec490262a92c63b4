"""Stone Age on the command line: `contract.cli`."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from stoneage_qt.contract.cli import CommandLine
from stoneage_qt.games.stoneage.cli import puzzles, train
from stoneage_qt.games.stoneage.cli.position import log_lines, position_data, position_lines


class StoneAgeCommandLine:
    """Positions in full."""

    position_lines = staticmethod(position_lines)
    position_data = staticmethod(position_data)
    log_lines = staticmethod(log_lines)


COMMANDS: Final[Sequence[Callable[[Any], None]]] = (train.add_parser, puzzles.add_parser)
COMMAND_LINE: Final[CommandLine] = StoneAgeCommandLine()
