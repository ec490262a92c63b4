"""`show FILE [--at N]`: a position and the log, readable."""

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import Any

from stoneage_qt.cli.messages import TEXTS, say
from stoneage_qt.cli.output import EXIT_OK, EXIT_USAGE, complain, print_json
from stoneage_qt.cli.position import log_lines, names, position_data, position_lines
from stoneage_qt.games.stoneage.rules import OVER, encode, legal_actions
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load

_DEFAULT_LOG = 20


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `show`."""
    parser = commands.add_parser(
        "show", help=say(TEXTS.show_help), description=say(TEXTS.show_description)
    )
    parser.add_argument("file", metavar="FILE", type=Path, help=say(TEXTS.save_file))
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
    over = match.state_at(len(match.actions)).actor == OVER
    totals = over or not any(seat.is_person for seat in match.seats)
    for line in position_lines(match.state_at(at), names(match), totals=totals):
        print(line)
    first = max(0, at - max(0, arguments.log))
    if first < at:
        print()
        for line in log_lines(match, first, at):
            print(line)
    return EXIT_OK


def _heading(match: Match, at: int) -> str:
    modules = ", ".join(sorted(match.setup.modules)) or say(TEXTS.show_no_modules)
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
    return {
        "id": match.ident,
        "title": match.title,
        "created": match.created.isoformat(),
        "altered": altered,
        "seats": [asdict(seat) for seat in match.seats],
        "at": at,
        "actions": [encode(action) for action in match.actions],
        "position": position_data(state),
        "legal": [encode(action) for action in legal_actions(state)],
    }
