"""`verify FILE…`: is every action of a save legal, from start to end?"""

import argparse
from pathlib import Path
from typing import Any

from stoneage_qt.cli.messages import TEXTS, error_text, say
from stoneage_qt.cli.output import EXIT_FAULT, EXIT_OK, named, print_json, progress
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.match import Match
from stoneage_qt.session.save_content import result_of
from stoneage_qt.session.saves import load_match


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `verify`."""
    parser = commands.add_parser(
        "verify",
        help=say(TEXTS.verify_help),
        description=say(TEXTS.verify_description),
    )
    parser.add_argument("files", nargs="+", metavar="FILE", type=named, help=say(TEXTS.save_file))
    parser.add_argument("--json", action="store_true", help=say(TEXTS.json_help))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check all files; 0 where all are sound."""
    reports = []
    for path in progress(arguments.files, len(arguments.files)):
        report = _check(path)
        reports.append(report)
        if not arguments.json:
            print(f"{path}: {report['message']}", flush=True)
    if arguments.json:
        print_json({"files": reports})
    return EXIT_OK if all(report["sound"] for report in reports) else EXIT_FAULT


def _check(path: Path) -> dict[str, Any]:
    try:
        match = load_match(path)
    except SaveError as error:
        parameters = {name: v for name, v in error.parameters.items() if name != "path"}
        message = error_text(error, with_path=False)
        return {
            "file": str(path),
            "sound": False,
            "code": error.code.value,
            "parameters": parameters,
            "message": message,
        }
    return {
        "file": str(path),
        "sound": True,
        "message": _summary(match),
        "players": match.setup.players,
        "actions": len(match.actions),
        "index": match.index,
        "result": result_of(match.rules, match.state)._asdict(),
    }


def _summary(match: Match) -> str:
    result = result_of(match.rules, match.state)
    template = TEXTS.sound_over if result.over else TEXTS.sound_running
    return say(
        template,
        actions=len(match.actions),
        round=result.round,
        totals=", ".join(map(str, result.totals)),
    )
