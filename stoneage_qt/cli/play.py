"""`stoneage-qt` and `stoneage-qt FILE`: the window."""

import argparse
import importlib

from stoneage_qt.cli.messages import TEXTS, say
from stoneage_qt.cli.output import EXIT_FAULT, complain


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `play`, the command that is meant where none is named."""
    parser = commands.add_parser(
        "play", help=say(TEXTS.play_help), description=say(TEXTS.play_help)
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help=say(TEXTS.play_file))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Open the window; only here Qt is loaded."""
    try:
        app = importlib.import_module("stoneage_qt.ui.app")
    except ImportError as error:
        complain(say(TEXTS.no_window, detail=str(error)))
        return EXIT_FAULT
    code: int = app.run(arguments.file)
    return code
