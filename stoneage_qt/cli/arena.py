"""`arena`: bot against bot on all cores, with intervals, times and ratings."""

import argparse
import secrets
import time
from contextlib import closing
from typing import Any, Final, NamedTuple

from stoneage_qt.bots.arena import Contest, duel, ladder, play_tables, report
from stoneage_qt.bots.external import PREFIX, command_words
from stoneage_qt.bots.figures import Unfinished, check_folder, figures_of, keep, load, table_lines
from stoneage_qt.bots.levels import UnknownLevelError, level_fault, level_keys
from stoneage_qt.cli.cluster import CREW_FAULTS, add_crew_arguments, crew_fault
from stoneage_qt.cli.messages import say
from stoneage_qt.cli.output import (
    EXIT_FAULT,
    EXIT_INTERRUPTED,
    EXIT_OK,
    EXIT_USAGE,
    add_game_argument,
    complain,
    named,
    print_json,
    progress,
    table,
    thinking_factor,
)
from stoneage_qt.cli.simulate import modules_fault
from stoneage_qt.contract import Minds
from stoneage_qt.games import minds_of


class _Texts(NamedTuple):
    """The sentences of this command, by what they are for."""

    help: str = "let bots play each other on all cores, with intervals and ratings"
    description: str = (
        "Let bots play each other. Every table is played once per rotation of the seats with "
        "the same shuffles and dice. Two bots and more --players: one of the first against "
        "copies of the second. --ladder: everybody against everybody, with ratings."
    )
    bots: str = (
        "levels (known: {levels}), with a factor of their thinking as in expert@4; with --ladder "
        "and none: all of them"
    )
    bot: str = "an external program that speaks the bot protocol; may be given again"
    games: str = "games, with --ladder per table of different bots (default: 400)"
    seed: str = (
        "seed of the dice and cards (default: 0; with a --bot one that nobody can guess, which is "
        "printed afterwards)"
    )
    players: str = (
        "players at a table (default: as many as bots, at least as many as the game needs; with "
        "--ladder as few as can be)"
    )
    modules: str = "parts that the game can be played with, separated by commas: {modules}"
    budget: str = "thinking of bots that search, as a factor (default: 1)"
    at_home: str = "--bot runs a program on this machine: it can't be combined with --on"
    ladder: str = "everybody against everybody, with ratings"
    figures: str = (
        "play the contests of the project's own table, keep their results in this folder, take "
        "up again what is missing there, and print the table; bots and --players name single ones"
    )
    json: str = "print JSON for programs"
    number: str = "must be a whole number from 1 to 1000000"
    no_level: str = "no such level: {name} (known: {levels})"
    unkept: str = "{folder}: the result can't be written there: {problem}"
    no_table: str = "{count} bots don't fill a table of {players}: name two, or as many as players"
    no_players: str = "the game is for {least} to {most} players, not for {players}"
    no_rival: str = "at least two bots play each other, as in: stoneage-qt arena {example}"
    no_figures: str = "no contests are kept of {game}"
    no_such_figure: str = "no such contest is kept (known: {known})"
    no_module: str = "no such module: {name} (known: {modules})"
    lower: str = "{level} can't play ({fault}): {lower} plays instead"
    stopped: str = "interrupted: these are the games finished so far"
    none_finished: str = "interrupted: no game was finished"
    broken: str = "the arena had to stop: {detail}"
    columns: tuple[str, ...] = ("bot", "wins", "95 %", "points", "rank", "median", "p95")
    ratings: tuple[str, ...] = ("bot", "rating", "95 %")
    pairing: str = "{bots}: {result}"
    summary: str = (
        "{games} games of {players} players, {rounds:.1f} rounds each; par {par:.1%}; wins by "
        "seat from the start player: {seats}; seed {seed}; {seconds:.0f} s"
    )
    no_program: str = "--bot: there is no program of that name to run: {command}"
    never: str = "{bot}: never played by itself; what its row tells is chance"
    faults: str = "{bot}: {count} faulty decisions, the first: {fault}"


TEXTS: Final = _Texts()
_SUMMED_UP: Final = ("games", "players", "rounds", "par", "seed", "seconds")
_SECRET_BITS: Final = 62


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `arena`."""
    parser = commands.add_parser("arena", help=say(TEXTS.help), description=say(TEXTS.description))
    bots = parser.add_argument("bots", nargs="*", metavar="BOT")
    parser.add_argument(
        "--bot", action="append", default=[], metavar="COMMAND", help=say(TEXTS.bot)
    )
    parser.add_argument(
        "--games", "-n", metavar="N", type=_number, default=400, help=say(TEXTS.games)
    )
    parser.add_argument("--seed", metavar="N", type=int, help=say(TEXTS.seed))
    parser.add_argument("--players", metavar="N", type=_number, help=say(TEXTS.players))
    modules = parser.add_argument("--modules", metavar="LIST", default="")

    def describe(game: str) -> None:
        minds = minds_of(game)
        bots.help = say(TEXTS.bots, levels=", ".join(level_keys(minds)))
        modules.help = say(TEXTS.modules, modules=", ".join(sorted(minds.rules.modules)))

    add_game_argument(parser, describe)
    parser.add_argument(
        "--budget", metavar="X", type=thinking_factor, default=1.0, help=say(TEXTS.budget)
    )
    add_crew_arguments(parser)
    parser.add_argument("--ladder", action="store_true", help=say(TEXTS.ladder))
    parser.add_argument("--figures", metavar="FOLDER", type=named, help=say(TEXTS.figures))
    parser.add_argument("--json", action="store_true", help=say(TEXTS.json))
    parser.set_defaults(run=run)


def _number(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if not 1 <= number <= 1_000_000:
        raise argparse.ArgumentTypeError(say(TEXTS.number))
    return number


def run(arguments: argparse.Namespace) -> int:
    """Play the contest, or as much of it as there is patience for, and print the figures."""
    if arguments.figures is not None:
        return _figures(arguments)
    if arguments.on is not None and arguments.bot:
        complain(say(TEXTS.at_home))
        return EXIT_USAGE
    minds = minds_of(arguments.game)
    try:
        contest = _contest(arguments, minds)
    except UnknownLevelError as error:
        complain(say(TEXTS.no_level, name=error.key, levels=", ".join(level_keys(minds))))
        return EXIT_USAGE
    except ValueError as error:
        complain(str(error))
        return EXIT_USAGE
    _told_of_faults(minds, contest.keys)
    result, code = _play(contest, arguments.jobs, arguments.on)
    if result is None:
        return code
    if arguments.json:
        print_json(result)
    else:
        _print(result)
    if code == EXIT_OK and any(map(_never_played, result["bots"])):
        return EXIT_FAULT
    return code


def _never_played(bot: dict[str, Any]) -> bool:
    """Whether something else decided each time: then its figures are not its own."""
    return bool(0 < bot["decisions"] <= bot["faults"])


def _figures(arguments: argparse.Namespace) -> int:
    """Play what is not kept yet of the project's own figures, and print their table."""
    games, seed, folder = arguments.games, arguments.seed or 0, arguments.figures
    figures, minds = figures_of(arguments.game), minds_of(arguments.game)
    if not figures:
        complain(say(TEXTS.no_figures, game=arguments.game))
        return EXIT_USAGE
    wanted, players = arguments.bots, arguments.players
    chosen = [
        figure
        for figure in figures
        if wanted in ([], [figure.first, figure.second]) and players in (None, figure.players)
    ]
    if not chosen:
        complain(say(TEXTS.no_such_figure, known=", ".join(figure.name for figure in figures)))
        return EXIT_USAGE
    for figure in chosen:
        if load(folder, figure, games, seed) is not None:
            continue
        if _told_of_faults(minds, (figure.first, figure.second)):
            continue
        unfinished = Unfinished(folder, figure, seed)
        try:
            # Said before hours are spent.
            check_folder(folder)
            complain(figure.command(games, seed))
            contest = figure.contest(games, seed)
            result, code = _play(contest, arguments.jobs, arguments.on, unfinished)
            if code != EXIT_OK or result is None:
                return code
            keep(folder, figure, result)
            unfinished.finish()
        except OSError as error:
            complain(say(TEXTS.unkept, folder=folder, problem=error.strerror or error))
            return EXIT_FAULT
    for row in table_lines(folder, figures, games, seed):
        print(row)
    return EXIT_OK


def _told_of_faults(minds: Minds, keys: tuple[str, ...]) -> bool:
    """Says for which of these a lower level would play; True where there is any."""
    faults = {key: fault for key in keys if (fault := level_fault(minds, key)) is not None}
    for key, fault in faults.items():
        complain(say(TEXTS.lower, level=key, fault=fault, lower=minds.make_bot(key).name))
    return bool(faults)


def _play(
    contest: Contest, jobs: int | None, on: str | None, unfinished: Unfinished | None = None
) -> tuple[dict[str, Any] | None, int]:
    """The figures of a contest, or of what was played of it, and the exit code.

    unfinished: where tables are kept and those that were played before are.
    """
    played = [] if unfinished is None else unfinished.read(contest)
    code = EXIT_OK
    started = time.perf_counter()
    done = frozenset(table.number for table, _ in played)
    count = contest.tables * len(contest.groups) - len(done)
    try:
        with closing(play_tables(contest, jobs, on, done)) as tables:
            for pair in progress(tables, count):
                # What is there counts, if interrupted.
                played.append(pair)
                if unfinished is not None:
                    unfinished.add(*pair)
    except KeyboardInterrupt:
        complain(say(TEXTS.stopped if played else TEXTS.none_finished))
        code = EXIT_INTERRUPTED
    except CREW_FAULTS as error:
        complain(crew_fault(error, on, TEXTS.broken))
        code = EXIT_FAULT
    if not played:
        return None, code
    result = report(contest, played)
    result["seconds"] = time.perf_counter() - started
    return result, code


def _contest(arguments: argparse.Namespace, minds: Minds) -> Contest:
    """What the arguments ask for. Raises ValueError with a sentence for people."""
    keys = [*arguments.bots, *(PREFIX + command for command in arguments.bot)]
    if arguments.ladder and not keys:
        keys = level_keys(minds)
    for key in arguments.bots:
        minds.make_bot(key)
    rules = minds.rules
    known = frozenset(rules.modules)
    modules = frozenset(name for name in arguments.modules.split(",") if name)
    for name in sorted(modules - known):
        raise ValueError(say(TEXTS.no_module, name=name, modules=", ".join(sorted(known))))
    for command in arguments.bot:
        try:
            command_words(command)
        except ValueError as error:
            told = say(TEXTS.no_program, command=command)
            raise ValueError(told) from error
    if len(keys) < 2:
        example = " ".join(level_keys(minds)[1:3])
        raise ValueError(say(TEXTS.no_rival, example=example))
    fewest, most = rules.players[0], rules.players[-1]
    players = arguments.players or (fewest if arguments.ladder else max(len(keys), fewest))
    if players not in rules.players:
        raise ValueError(say(TEXTS.no_players, least=fewest, most=most, players=players))
    groups: tuple[tuple[int, ...], ...] = ()
    if arguments.ladder:
        groups = ladder(keys, players)
    elif len(keys) in (2, players):
        groups = duel(keys, players)
    if not groups:
        raise ValueError(say(TEXTS.no_table, count=len(keys), players=players))
    if fault := modules_fault(rules, players, modules):
        raise ValueError(fault)
    tables = -(-arguments.games // players)
    return Contest(
        tuple(keys), groups, tables, _seed(arguments), modules, arguments.budget, rules.key
    )


def _seed(arguments: argparse.Namespace) -> int:
    """A program that could guess the seed from what it sees would know the deck."""
    if arguments.seed is not None:
        return int(arguments.seed)
    return secrets.randbits(_SECRET_BITS) if arguments.bot else 0


def _print(figures: dict[str, Any]) -> None:
    for pairing in figures.get("pairings", []):
        shares = [
            f"{row['win_rate']:.1%} ({row['low']:.1%}–{row['high']:.1%})"
            for row in pairing["results"]
        ]
        bots = " – ".join(pairing["bots"])
        print(say(TEXTS.pairing, bots=bots, result=" : ".join(shares)))
    rows = [[say(name) for name in TEXTS.columns]]
    rows += [_row(bot) for bot in figures["bots"]]
    for line in table(rows):
        print(line)
    if "ratings" in figures:
        rated = [[say(name) for name in TEXTS.ratings]]
        rated += [
            [row["bot"], f"{row['rating']:+.0f}", f"{row['low']:+.0f} … {row['high']:+.0f}"]
            for row in figures["ratings"]
        ]
        for line in ["", *table(rated), ""]:
            print(line)
    seats = ", ".join(f"{share:.1%}" for share in figures["seat_shares"])
    values = {name: figures[name] for name in _SUMMED_UP}
    print(say(TEXTS.summary, seats=seats, **values))
    for bot in figures["bots"]:
        if bot["faults"]:
            told = {"bot": bot["bot"], "count": bot["faults"], "fault": bot["first_fault"]}
            complain(say(TEXTS.faults, **told))
        if _never_played(bot):
            complain(say(TEXTS.never, bot=bot["bot"]))


def _row(bot: dict[str, Any]) -> list[str]:
    copies = f"{bot['seats']} × " if bot["seats"] > 1 else ""
    mark = " (!)" if _never_played(bot) else ""
    return [
        copies + bot["bot"] + mark,
        f"{bot['win_rate']:.1%}",
        f"{bot['low']:.1%}–{bot['high']:.1%}",
        f"{bot['points']:.1f}",
        f"{bot['rank']:.2f}",
        f"{bot['median_ms']:.1f} ms",
        f"{bot['p95_ms']:.1f} ms",
    ]
