"""`puzzles`: find, check and show positions with one clearly best action."""

import argparse
import math
import time
from collections import Counter, defaultdict
from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from stoneage_qt.cli.cluster import CREW_FAULTS, add_crew_arguments, crew_fault
from stoneage_qt.cli.messages import error_text, say
from stoneage_qt.cli.output import (
    EXIT_FAULT,
    EXIT_INTERRUPTED,
    EXIT_OK,
    complain,
    named,
    progress,
    table,
    whole_number,
)
from stoneage_qt.contract import Json
from stoneage_qt.contract.puzzles import Puzzle
from stoneage_qt.games.stoneage.cli.position import position_lines
from stoneage_qt.games.stoneage.puzzles import (
    SEASONS,
    SHIPPED,
    TOLD,
    file_text,
    game_entry,
    position_of,
    read_games,
    read_puzzles,
    source_in,
)
from stoneage_qt.games.stoneage.rules import encode
from stoneage_qt.paths import resource_path
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.files import check_writable, write_atomically
from stoneage_qt.session.plain_text import plain
from stoneage_qt.session.records import MOST_TEXT


class _Texts(NamedTuple):
    """The sentences of this command, by what they are for."""

    help: str = "find, check and show positions with one clearly best action"
    description: str = (
        "Puzzles of Stone Age: positions from games of the bots in which one action is at least "
        "8 % of win chance ahead of the next best, by the expert with four times the thinking of "
        "the window, and which weaker bots miss."
    )
    make: str = "play games and add what is found to a file; goes on where it stopped"
    check: str = "think about every puzzle of a file again, with other shuffles and dice"
    show: str = "a table by theme, or one puzzle with its solution"
    file: str = "the file (default: the puzzles that come with the program)"
    out: str = "the file to write to"
    kept: str = "write those that hold to this file, with the figures of today"
    most: str = "stop with so many puzzles in the file (default: 600)"
    minutes: str = "stop with the first game that ends after so many minutes (default: no limit)"
    each: str = (
        "at most so many of one theme in one season, and half as many with the same solution "
        "(default: 30)"
    )
    seed: str = "seed of the first game (default: 1)"
    markdown: str = "the table as it stands in the documentation"
    key: str = "a puzzle's key, as --keys tells them"
    keys: str = "the keys of all puzzles, with their themes"
    found: str = (
        "{games} games, {puzzles} puzzles; the last: {theme}, {win:.0%} against {second:.0%}"
    )
    wrong: str = "{key}: {best} is no longer clearly best"
    easy: str = "{key}: nearly every bot finds {best}"
    checked: str = "{good} of {all} hold"
    stopped: str = "interrupted: what was found is in the file; the same command goes on from there"
    stopped_checking: str = (
        "interrupted: {good} of the {all} checked so far hold; no file was written"
    )
    broken: str = "the search had to stop: {detail}"
    unread: str = "{file}: can't be read as puzzles: {problem}"
    unknown: str = "{key}: there is no such puzzle in the file; a key looks like {example}"
    one: str = "one with its solution: stoneage-qt puzzles show {example}; all keys: --keys"
    solution: str = "best: {best}, wins {win:.0%}; next best {second:.0%}; rated {rating}"
    row_theme: str = "theme"
    row_summer: str = "summer"
    row_winter: str = "winter"
    row_gap: str = "gap"
    row_rating: str = "rating"
    row_all: str = "all"


_TEXTS: Final = _Texts()
# What is said of a puzzle that is checked: its values, or why it does not hold.
_Said = dict[str, Any] | str


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `puzzles`."""
    parser = commands.add_parser(
        "puzzles", help=say(_TEXTS.help), description=say(_TEXTS.description)
    )
    verbs = parser.add_subparsers(metavar="make|check|show", required=True)
    make = verbs.add_parser("make", help=say(_TEXTS.make), description=say(_TEXTS.make))
    make.add_argument("--out", type=named, required=True, help=say(_TEXTS.out))
    make.add_argument("--count", type=whole_number, default=600, help=say(_TEXTS.most))
    make.add_argument("--each", type=whole_number, default=30, help=say(_TEXTS.each))
    make.add_argument("--minutes", type=float, default=0.0, help=say(_TEXTS.minutes))
    make.add_argument("--seed", type=whole_number, default=1, help=say(_TEXTS.seed))
    make.set_defaults(run=run_make)
    check = verbs.add_parser("check", help=say(_TEXTS.check), description=say(_TEXTS.check))
    check.add_argument("--seed", type=whole_number, default=1, help=say(_TEXTS.seed))
    check.add_argument("--out", type=named, help=say(_TEXTS.kept))
    check.set_defaults(run=run_check)
    show = verbs.add_parser("show", help=say(_TEXTS.show), description=say(_TEXTS.show))
    show.add_argument("key", nargs="?", default="", help=say(_TEXTS.key))
    show.add_argument("--keys", action="store_true", help=say(_TEXTS.keys))
    show.add_argument("--markdown", action="store_true", help=say(_TEXTS.markdown))
    show.set_defaults(run=run_show)
    for verb in (make, check):
        add_crew_arguments(verb)
    for verb in (check, show):
        verb.add_argument(
            "--file", type=named, default=resource_path(SHIPPED), help=say(_TEXTS.file)
        )


def run_make(arguments: argparse.Namespace) -> int:
    """Play until there are enough."""
    games: list[Json] = []
    # Said before hours are spent.
    check_writable(arguments.out)
    if arguments.out.exists():
        try:
            read_puzzles(arguments.out)
            games = read_games(arguments.out)
        except (SaveError, ValueError) as error:
            return _refuse(arguments.out, error)
    wanted = arguments.count - sum(len(game["puzzles"]) for game in games)
    try:
        with closing(_made(arguments, games)) as found:
            for _ in progress(found, wanted, str):
                pass
    except KeyboardInterrupt:
        complain(say(_TEXTS.stopped))
        return EXIT_INTERRUPTED
    except CREW_FAULTS as error:
        complain(crew_fault(error, arguments.on, _TEXTS.broken))
        return EXIT_FAULT
    return EXIT_OK


def _made(arguments: argparse.Namespace, games: list[Json]) -> Generator[str, None, None]:
    """A line on each puzzle, which is in the file by then."""
    from stoneage_qt.games.stoneage.puzzle_making import make_puzzles

    end = time.monotonic() + 60.0 * arguments.minutes if arguments.minutes else math.inf
    puzzles = sum(len(game["puzzles"]) for game in games)
    asked = (games, arguments.seed, arguments.each, arguments.count, arguments.jobs, arguments.on)
    with closing(make_puzzles(*asked)) as played:
        for number, kept in enumerate(played, 1):
            if kept:
                write_atomically(arguments.out, file_text(games).encode())
            for each in kept:
                puzzles += 1
                values = {name: each[name] for name in ("theme", "win", "second")}
                yield say(_TEXTS.found, games=number, puzzles=puzzles, **values)
            if time.monotonic() >= end:
                return


def run_check(arguments: argparse.Namespace) -> int:
    """Think again about all of them."""
    puzzles = _read(arguments.file)
    if puzzles is None:
        return EXIT_FAULT
    if arguments.out is not None:
        check_writable(arguments.out)
    try:
        for puzzle in puzzles:
            position_of(puzzle)
    except ValueError as error:
        return _refuse(arguments.file, error)
    games = read_games(arguments.file)
    said: list[_Said] = []
    try:
        with closing(_checked(arguments, puzzles, games)) as checked:
            for one in checked:
                said.append(one)  # noqa: PERF402 - what is there counts, if interrupted
    except KeyboardInterrupt:
        complain(say(_TEXTS.stopped_checking, good=_good(said), all=len(said)))
        return EXIT_INTERRUPTED
    except CREW_FAULTS as error:
        complain(crew_fault(error, arguments.on, _TEXTS.broken))
        return EXIT_FAULT
    print(say(_TEXTS.checked, good=_good(said), all=len(puzzles)))
    if arguments.out is not None:
        write_atomically(arguments.out, file_text(_kept(games, said)).encode())
    return EXIT_OK if _good(said) == len(puzzles) else EXIT_FAULT


def _checked(
    arguments: argparse.Namespace, puzzles: Sequence[Puzzle], games: Sequence[Json]
) -> Generator[_Said, None, None]:
    """What is said of each; why it does not hold is told."""
    from stoneage_qt.games.stoneage.puzzle_making import EASY, WRONG, check_puzzles

    why = {WRONG: _TEXTS.wrong, EASY: _TEXTS.easy}

    def line(checked: tuple[Puzzle, _Said]) -> str:
        puzzle, said = checked
        if isinstance(said, dict):
            return ""
        return say(why[said], key=puzzle.key, best=encode(puzzle.best))

    with closing(check_puzzles(games, arguments.seed, arguments.jobs, arguments.on)) as found:
        for _, said in progress(zip(puzzles, found, strict=True), len(puzzles), line):
            yield said


def _good(said: Sequence[_Said]) -> int:
    return sum(isinstance(one, dict) for one in said)


def _kept(games: Sequence[Json], said: Sequence[_Said]) -> list[Json]:
    """The games with the puzzles that hold, in the values of today."""
    kept, left = [], iter(said)
    for game in games:
        now = [(each["number"], next(left)) for each in game["puzzles"]]
        held = [(number, one) for number, one in now if isinstance(one, dict)]
        if held:
            kept.append(game_entry(source_in(game), game["actions"].split(","), held))
    return kept


def run_show(arguments: argparse.Namespace) -> int:
    """The table, or one of them."""
    puzzles = _read(arguments.file)
    if puzzles is None:
        return EXIT_FAULT
    example = puzzles[0].key if puzzles else "…"
    if arguments.keys:
        print("\n".join(table([[puzzle.key, puzzle.theme] for puzzle in puzzles])))
        return EXIT_OK
    if not arguments.key:
        rows = theme_rows(puzzles)
        print("\n".join(markdown(rows) if arguments.markdown else table(rows)))
        if not arguments.markdown:
            print(say(_TEXTS.one, example=example))
        return EXIT_OK
    chosen = [puzzle for puzzle in puzzles if puzzle.key == arguments.key]
    if not chosen:
        complain(say(_TEXTS.unknown, key=arguments.key, example=example))
        return EXIT_FAULT
    puzzle = chosen[0]
    try:
        s = position_of(puzzle)
    except ValueError as error:
        return _refuse(arguments.file, error)
    seats = [str(number + 1) for number in range(puzzle.setup.players)]
    print("\n".join(position_lines(s, seats, totals=False)))
    told = {"win": puzzle.win, "second": puzzle.second, "rating": puzzle.rating}
    print(say(_TEXTS.solution, best=encode(puzzle.best), **told))
    return EXIT_OK


def theme_rows(puzzles: Sequence[Puzzle]) -> list[list[str]]:
    """By theme: how many in each season, the mean gap and rating, the share that bots solve."""
    by_theme: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        by_theme[puzzle.theme].append(puzzle)
    head = [_TEXTS.row_theme, _TEXTS.row_summer, _TEXTS.row_winter]
    head += [_TEXTS.row_gap, _TEXTS.row_rating]
    rows = [[*(say(text) for text in head), *TOLD]]
    for theme, some in [*sorted(by_theme.items()), (say(_TEXTS.row_all), list(puzzles))]:
        many = max(1, len(some))
        gap = sum(each.win - each.second for each in some) / many
        shares = [sum(each.shares[level] for each in some) / many for level in TOLD]
        rating = round(sum(each.rating for each in some) / many)
        seasons = Counter(each.options.season for each in some)
        counts = [str(seasons[season]) for season in SEASONS]
        rows.append([theme, *counts, f"{gap:.0%}", str(rating), *(f"{x:.0%}" for x in shares)])
    return rows


def markdown(rows: Sequence[Sequence[str]]) -> list[str]:
    """A table for the documentation."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return [lines[0], f"|{'---|' * len(rows[0])}", *lines[1:]]


def _read(path: Path) -> list[Puzzle] | None:
    try:
        return read_puzzles(path)
    except (SaveError, ValueError) as error:
        _refuse(path, error)
        return None


def _refuse(path: Path, error: SaveError | ValueError) -> int:
    told = error_text(error, with_path=False) if isinstance(error, SaveError) else str(error)
    complain(say(_TEXTS.unread, file=path, problem=plain(told, MOST_TEXT)))
    return EXIT_FAULT
