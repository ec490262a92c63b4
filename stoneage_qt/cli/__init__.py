"""The command `stoneage-qt`.

Each command is a module of this package that offers `add_parser(commands)`: it adds its own
parser and sets `run`, a function from the parsed arguments to the exit code. A new command
is one new module, and its name in COMMANDS; a game adds its own through `contract.cli`.
"""

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Final

from stoneage_qt import __version__
from stoneage_qt.cli.language import teach_argparse
from stoneage_qt.cli.messages import TEXTS, error_text, say
from stoneage_qt.cli.output import EXIT_FAULT, EXIT_INTERRUPTED, complain
from stoneage_qt.games import GAMES, commands_of
from stoneage_qt.session.faults import SaveError

SUFFIX: Final = ".stoneage"
WINDOW: Final = "play"
COMMANDS: Final = (
    WINDOW,
    "simulate",
    "arena",
    "calibrate",
    "verify",
    "show",
    "screenshot",
    "bench",
    "install_desktop",
)


def build_parser(
    modules: Sequence[str] = COMMANDS,
) -> tuple[argparse.ArgumentParser, frozenset[str]]:
    """The whole command line, and the names of its commands."""
    parser = argparse.ArgumentParser(
        prog="stoneage-qt",
        description=say(TEXTS.description),
        epilog=say(TEXTS.epilog),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(title=say(TEXTS.commands), metavar="COMMAND", required=True)
    for name in modules:
        importlib.import_module(f"{__name__}.{name}").add_parser(commands)
    if len(modules) > 1:
        for add_parser in chain.from_iterable(map(commands_of, GAMES)):
            add_parser(commands)
    return parser, frozenset(commands.choices)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    try:
        code = _obey(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:
        complain(say(TEXTS.interrupted))
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output went away.
        _say_no_more()
        return EXIT_FAULT
    except SaveError as error:
        complain(error_text(error))
        return EXIT_FAULT
    except OSError as error:
        # Without a name it is our output that the system refuses: its disk may be full.
        problem = error.strerror or str(error)
        if error.filename is None:
            _say_no_more()
            complain(say(TEXTS.no_output, detail=problem))
        else:
            complain(f"{error.filename}: {problem}")
        return EXIT_FAULT
    return code


def _obey(words: list[str]) -> int:
    _print_anything()
    teach_argparse()
    try:
        parser, names = build_parser((WINDOW,) if opens_window(words) else COMMANDS)
        arguments = parser.parse_args(_with_command(words, names, parser))
        code: int = arguments.run(arguments)
    except SystemExit:  # help was asked for, or is needed
        sys.stdout.flush()
        raise
    sys.stdout.flush()
    return code


def _say_no_more() -> None:
    """Nothing more goes to where our output went, not even by Python's own flushing at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _print_anything() -> None:
    """Names of files can hold what the terminal has no letter for; that is no reason to stop."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def opens_window(words: Sequence[str]) -> bool:
    """Whether only the window is wanted, which need not wait for the other commands to load."""
    return not words or (len(words) == 1 and words[0].endswith(SUFFIX))


def _with_command(
    words: list[str], names: frozenset[str], parser: argparse.ArgumentParser
) -> list[str]:
    """`stoneage-qt` and `stoneage-qt FILE` mean `play`; a mistyped command does not."""
    if words and (words[0] in names or words[0] in ("-h", "--help", "--version")):
        return words
    if words and not words[0].startswith("-"):
        path = Path(words[0])
        # Unlike its method `exists`, this one takes a name that is too long for one of none.
        if not (path.suffix or len(path.parts) > 1 or os.path.exists(path)):  # noqa: PTH110
            parser.error(say(TEXTS.no_command, name=words[0]))
    return ["play", *words]
