"""What the commands share: exit codes, JSON, tables, a progress bar."""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from stoneage_qt.cli.messages import TEXTS, say
from stoneage_qt.games import DEFAULT, with_minds
from stoneage_qt.session.seats import SEEDS

EXIT_OK: Final = 0
EXIT_FAULT: Final = 1
EXIT_USAGE: Final = 2
EXIT_INTERRUPTED: Final = 130

_MOST: Final = 1_000_000
_BAR: Final = 30
_NO_BAR: Final = "\r\033[K"
_SECONDS_BETWEEN: Final = 0.1

Thing = TypeVar("Thing")


def complain(text: str) -> None:
    """One message for people, on the channel for messages."""
    print(f"stoneage-qt: {text}", file=sys.stderr)


def print_json(data: Any) -> None:
    """For programs: one JSON document, keys in a fixed order."""
    print(json.dumps(data, indent=1, ensure_ascii=False))


def whole_number(text: str) -> int:
    """For argparse: how many of something, at least one."""
    return _within(text, 1, _MOST)


def whole_or_none(text: str) -> int:
    """For argparse: how many of something, which may be none."""
    return _within(text, 0, _MOST)


def seed_number(text: str) -> int:
    """For argparse: the seed of a game."""
    return _within(text, 0, SEEDS - 1)


def _within(text: str, low: int, high: int) -> int:
    number = int(text) if text.isdecimal() and len(text) <= len(str(high)) else -1
    if not low <= number <= high:
        raise argparse.ArgumentTypeError(say(TEXTS.whole_number, low=low, high=high))
    return number


def named(text: str) -> Path:
    """For argparse: a file or folder; nothing at all would mean the one that people are in."""
    if not text:
        raise argparse.ArgumentTypeError(say(TEXTS.no_name))
    return Path(text)


def thinking_factor(text: str) -> float:
    """For argparse: how much bots that search think, times the usual."""
    from stoneage_qt.bots.levels import LEAST_BUDGET, MOST_BUDGET

    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not LEAST_BUDGET <= factor <= MOST_BUDGET:
        raise argparse.ArgumentTypeError(say(TEXTS.factor))
    return factor


def add_game_argument(
    parser: argparse.ArgumentParser, describe: Callable[[str], None] | None = None
) -> None:
    """For commands that play: which of the games.

    describe: puts into the help what is different in a game; asked again when one is chosen.
    """
    names = with_minds()
    told = say(TEXTS.game, games=", ".join(names))

    class Choice(argparse.Action):
        """Keeps the key, and lets the help tell of that game from here on."""

        def __call__(
            self,
            parser: argparse.ArgumentParser,
            namespace: argparse.Namespace,
            values: str | Sequence[Any] | None,
            option_string: str | None = None,
        ) -> None:
            setattr(namespace, self.dest, values)
            if describe is not None:
                describe(str(values))

    parser.add_argument(
        "--game", metavar="KEY", choices=names, default=DEFAULT, help=told, action=Choice
    )
    if describe is not None:
        describe(DEFAULT)


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines with columns: the first to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def progress(
    things: Iterable[Thing], total: int, line: Callable[[Thing], str] | None = None
) -> Iterator[Thing]:
    """The things, with a bar on a terminal that shows how many are done.

    line: what is told of one, if anything, above the bar; then it counts as done.
    """
    bar = sys.stderr.isatty()
    shown_at = 0.0
    try:
        for done, thing in enumerate(things, 0 if line is None else 1):
            if line is not None and (told := line(thing)):
                if bar:
                    print(_NO_BAR, end="", file=sys.stderr, flush=True)
                    shown_at = 0.0
                print(told, flush=True)
            now = time.monotonic()
            if bar and now - shown_at >= _SECONDS_BETWEEN:
                shown_at = now
                filled = min(_BAR, _BAR * done // max(total, 1))
                drawn = "#" * filled + "." * (_BAR - filled)
                print(f"\r[{drawn}] {done}/{total}", end="", file=sys.stderr, flush=True)
            yield thing
    finally:
        if bar:
            print(_NO_BAR, end="", file=sys.stderr, flush=True)
