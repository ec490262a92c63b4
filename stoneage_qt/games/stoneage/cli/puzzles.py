"""`puzzles`: find, check and show positions with one clearly best action."""

import argparse
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stoneage_qt.cli.messages import error_text, say
from stoneage_qt.cli.output import EXIT_FAULT, EXIT_OK, complain, named, table, whole_number
from stoneage_qt.contract import CHANCE, OVER, Json
from stoneage_qt.contract.puzzles import Puzzle
from stoneage_qt.games.stoneage.cli.position import position_lines
from stoneage_qt.games.stoneage.puzzles import (
    SHIPPED,
    TOLD,
    Source,
    file_text,
    game_entry,
    read_games,
    read_puzzles,
    source_in,
)
from stoneage_qt.games.stoneage.rules import (
    Action,
    State,
    apply,
    encode,
    legal_actions,
    new_state,
    why_illegal,
)
from stoneage_qt.games.stoneage.rules.chance import keyed_chance
from stoneage_qt.games.stoneage.rules.constants import ANIMALS, HARD_WINTER, IGLOOS
from stoneage_qt.paths import resource_path
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.files import check_writable, write_atomically
from stoneage_qt.session.plain_text import plain
from stoneage_qt.session.records import MOST_TEXT

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.bots.puzzle_search import FoundPuzzle


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
    minutes: str = "stop after so many minutes (default: no limit)"
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
_LEVELS: Final = ("valuer", "medium", "medium", "strong")
# Rounds from one puzzle to the next: the same game asks much the same for a while.
_APART: Final = 3
_SEASONS: Final = ("summer", "winter")
# How often a module is played with while its theme has fewer puzzles than wanted, and then.
_OFTEN, _RARELY = 0.75, 0.25
_THEME_OF_MODULE: Final = {HARD_WINTER: "hard_winter", ANIMALS: "animals", IGLOOS: "igloos"}


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
    first = max((game["seed"] + 1 for game in games), default=arguments.seed)
    end = time.monotonic() + 60.0 * arguments.minutes if arguments.minutes else None
    shelf = Shelf(arguments.each)
    for game in games:
        for each in game["puzzles"]:
            shelf.add(game["season"], each["theme"], each["best"])
    seed = first
    while shelf.count < arguments.count and (end is None or time.monotonic() < end):
        source = source_of(seed, shelf)
        found = list(_puzzles_in(source, shelf))
        seed += 1
        if found:
            texts, last = found[-1][0], found[-1][1][1]
            games.append(game_entry(source, texts, [each for _, each in found]))
            write_atomically(arguments.out, file_text(games).encode())
            print(
                say(
                    _TEXTS.found,
                    games=seed - first,
                    puzzles=shelf.count,
                    **{name: last[name] for name in ("theme", "win", "second")},
                ),
                flush=True,
            )
    return EXIT_OK


class Shelf:
    """How many there are already: of everything some, of nothing too much."""

    def __init__(self, each: int) -> None:
        self._each = each
        self._themes: Counter[tuple[str, str]] = Counter()
        self._solutions: Counter[tuple[str, str]] = Counter()

    @property
    def count(self) -> int:
        """All of them."""
        return self._themes.total()

    def in_season(self, season: str) -> int:
        """Those of one season."""
        return sum(count for (known, _), count in self._themes.items() if known == season)

    def has_room(self, season: str, theme: str) -> bool:
        """Whether there are too few of a theme."""
        return self._themes[season, theme] < self._each

    def add(self, season: str, theme: str, best: str) -> None:
        """One more."""
        self._themes[season, theme] += 1
        self._solutions[season, best] += 1

    def wants(self, season: str, theme: str, best: str) -> bool:
        """Whether there is room for another one."""
        few = self._solutions[season, best] < max(1, self._each // 2)
        return few and self.has_room(season, theme)


def source_of(seed: int, shelf: Shelf) -> Source:
    """The game of a seed, two to four players: of the season and the modules that lack puzzles."""
    rng = random.Random(f"puzzles/{seed}")
    players = rng.choice((2, 2, 3, 4))
    season = min(_SEASONS, key=shelf.in_season)
    modules = frozenset(
        module
        for module, theme in _THEME_OF_MODULE.items()
        if rng.random() < (_OFTEN if shelf.has_room(season, theme) else _RARELY)
    )
    return Source(
        *(seed, players, rng.randrange(players)),
        *(modules if season == "winter" else frozenset(), season),
    )


def _puzzles_in(
    source: Source, shelf: Shelf
) -> Iterator[tuple[list[str], tuple[int, dict[str, Any]]]]:
    """Play a game of bots; what is found in it, with the texts of all actions before."""
    from stoneage_qt.games.stoneage.bots.hints import shipped_nets
    from stoneage_qt.games.stoneage.bots.levels import make_bot
    from stoneage_qt.games.stoneage.bots.puzzle_search import examine
    from stoneage_qt.games.stoneage.minds import decide

    nets = shipped_nets()
    rng = random.Random(f"puzzles/{source.seed}/seats")
    bots = [make_bot(rng.choice(_LEVELS)) for _ in range(source.players)]
    s = new_state(source.setup)
    texts: list[str] = []
    next_round = 1 + rng.randrange(_APART)

    def wanted(theme: str, best: Action) -> bool:
        return shelf.wants(source.season, theme, encode(best))

    while s.actor != OVER:
        if s.actor == CHANCE:
            action = keyed_chance(s, source.seed)
        else:
            found = examine(nets, s, source.seed, wanted) if s.round >= next_round else None
            if found is not None:
                shelf.add(source.season, found.theme, encode(found.best))
                next_round = s.round + _APART
                yield texts, (len(texts), _values(found))
            action = decide(bots[s.actor], s, s.actor, source.seed).action
        texts.append(encode(action))
        apply(s, action)


def _values(found: "FoundPuzzle") -> dict[str, Any]:
    """A puzzle as it lies in the file."""
    from stoneage_qt.games.stoneage.bots.puzzle_search import difficulty

    return {
        "best": encode(found.best),
        "win": round(found.win, 4),
        "second": round(found.second, 4),
        "theme": found.theme,
        "rating": difficulty(found.shares),
        "shares": {level: round(share, 3) for level, share in found.shares.items()},
    }


def run_check(arguments: argparse.Namespace) -> int:
    """Think again about all of them."""
    puzzles = _read(arguments.file)
    if puzzles is None:
        return EXIT_FAULT
    kept: list[Json] = []
    if arguments.out is not None:
        check_writable(arguments.out)
    good, left = 0, iter(puzzles)
    for game in read_games(arguments.file):
        held = []
        for each in game["puzzles"]:
            try:
                # Another seed than the one it was found with.
                found = _found_again(next(left), game["seed"], -arguments.seed)
            except ValueError as error:
                return _refuse(arguments.file, error)
            if found is not None:
                held.append((each["number"], _values(found)))
        good += len(held)
        if held:
            kept.append(game_entry(source_in(game), game["actions"].split(","), held))
    print(say(_TEXTS.checked, good=good, all=len(puzzles)))
    if arguments.out is not None:
        write_atomically(arguments.out, file_text(kept).encode())
    return EXIT_OK if good == len(puzzles) else EXIT_FAULT


def _found_again(puzzle: Puzzle, seed: int, other: int) -> "FoundPuzzle | None":
    """A puzzle with the figures of today; None, and why, where it does not hold.

    seed: of its game, so that a bot that is the same tries the same. other: of the check.
    """
    from stoneage_qt.games.stoneage.bots.hints import shipped_nets
    from stoneage_qt.games.stoneage.bots.puzzle_search import (
        FoundPuzzle,
        check,
        is_easy,
        solved_by,
        theme_of,
    )

    s, best, nets = position_of(puzzle), puzzle.best, shipped_nets()
    checked = check(nets, s, best, None, other)
    shares = {} if checked is None else solved_by(s, best, seed)
    if checked is None or is_easy(shares):
        words = _TEXTS.wrong if checked is None else _TEXTS.easy
        print(say(words, key=puzzle.key, best=encode(best)), flush=True)
        return None
    return FoundPuzzle(best, *checked, theme_of(nets, s, best), shares)


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
        counts = [str(seasons[season]) for season in _SEASONS]
        rows.append([theme, *counts, f"{gap:.0%}", str(rating), *(f"{x:.0%}" for x in shares)])
    return rows


def markdown(rows: Sequence[Sequence[str]]) -> list[str]:
    """A table for the documentation."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return [lines[0], f"|{'---|' * len(rows[0])}", *lines[1:]]


def position_of(puzzle: Puzzle) -> State:
    """The position that is to be solved. Raises ValueError where one can't get there."""
    s = new_state(puzzle.setup)
    for number, action in enumerate(puzzle.actions, 1):
        if why_illegal(s, action) is not None:
            raise ValueError(f"{puzzle.key}: action {number}")
        apply(s, action)
    if puzzle.best not in legal_actions(s):
        raise ValueError(f"{puzzle.key}: {plain(encode(puzzle.best), MOST_TEXT)}")
    return s


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
