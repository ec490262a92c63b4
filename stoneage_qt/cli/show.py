"""`show FILE [--at N]`: a position and the log, readable."""

import argparse
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from stoneage_qt.cli.messages import TEXTS, say
from stoneage_qt.cli.output import EXIT_OK, EXIT_USAGE, complain, named, print_json
from stoneage_qt.cli.plain_position import names, plain_data, plain_lines, plain_log
from stoneage_qt.contract import OVER
from stoneage_qt.games import cli_of
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load

_DEFAULT_LOG = 20


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `show`."""
    parser = commands.add_parser(
        "show", help=say(TEXTS.show_help), description=say(TEXTS.show_description)
    )
    parser.add_argument("file", metavar="FILE", type=named, help=say(TEXTS.save_file))
    parser.add_argument("--at", metavar="N", type=int, help=say(TEXTS.show_at))
    parser.add_argument(
        "--log", metavar="N", type=int, default=_DEFAULT_LOG, help=say(TEXTS.show_log)
    )
    parser.add_argument("--json", action="store_true", help=say(TEXTS.json_help))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the position; an altered file is shown too, with a warning."""
    loaded = load(arguments.file)
    match = loaded.match
    if loaded.altered:
        complain(say(TEXTS.show_altered, path=arguments.file))
    at = match.index if arguments.at is None else arguments.at
    if not 0 <= at <= len(match.actions):
        complain(say(TEXTS.show_range, most=len(match.actions)))
        return EXIT_USAGE
    if arguments.json:
        print_json(_data(match, at, altered=loaded.altered))
        return EXIT_OK
    print(_heading(match, at))
    print()
    for line in _position(match, at):
        print(line)
    first = max(0, at - max(0, arguments.log))
    if first < at:
        print()
        for line in _log(match, first, at):
            print(line)
    return EXIT_OK


def _position(match: Match, at: int) -> Iterable[str]:
    line = cli_of(match.rules.key)
    if line is None:
        return plain_lines(match, at, names(match))
    over = match.state_at(len(match.actions)).actor == OVER
    totals = over or not any(seat.is_person for seat in match.seats)
    return line.position_lines(match.state_at(at), names(match), totals=totals)


def _log(match: Match, first: int, last: int) -> Iterable[str]:
    line = cli_of(match.rules.key)
    if line is None:
        return plain_log(match, first, last, names(match))
    return line.log_lines(match, first, last)


def _heading(match: Match, at: int) -> str:
    rules = match.rules
    told = rules.traits(rules.write_setup(match.setup), asdict(match.options)).modules
    modules = ", ".join(told) or say(TEXTS.show_no_modules)
    return say(
        TEXTS.show_heading,
        title=match.title or say(TEXTS.show_untitled),
        created=f"{match.created:%Y-%m-%d %H:%M}",
        modules=modules,
        at=at,
        actions=len(match.actions),
    )


def _data(match: Match, at: int, *, altered: bool) -> dict[str, Any]:
    state = match.state_at(at)
    rules = match.rules
    played = range(len(match.actions))
    line = cli_of(rules.key)
    return {
        "id": match.ident,
        "title": match.title,
        "created": match.created.isoformat(),
        "altered": altered,
        "seats": [asdict(seat) for seat in match.seats],
        "at": at,
        "actions": [rules.open_text(match.state_at(n), match.actions[n]) for n in played],
        "position": plain_data(match, at) if line is None else line.position_data(state),
        # Elsewhere what a seat may do can tell what it holds: people's hands stay closed.
        "legal": [rules.encode(action) for action in rules.legal_actions(state)]
        if line is not None or not any(seat.is_person for seat in match.seats)
        else None,
    }
