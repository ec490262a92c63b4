"""`bench`: the speed of the engine, and a guard against losing it."""

import argparse
import json
import platform
from pathlib import Path
from typing import Any, Final

from stoneage_qt.cli import bench_ui
from stoneage_qt.cli.measure import (
    REPEATS,
    Measure,
    empty_window_seconds,
    measure_all,
)
from stoneage_qt.cli.messages import TEXTS, say
from stoneage_qt.cli.output import (
    EXIT_FAULT,
    EXIT_OK,
    add_game_argument,
    complain,
    named,
    print_json,
    table,
    whole_number,
)
from stoneage_qt.games import compiled_rooms_of
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.files import check_writable, read_limited, write_atomically
from stoneage_qt.session.strict_json import parse_json

# A slow-down of more than half.
TOLERANCE: Final = 1.5
_MAX_BYTES: Final = 100_000


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `bench`."""
    parser = commands.add_parser(
        "bench", help=say(TEXTS.bench_help), description=say(TEXTS.bench_description)
    )
    add_game_argument(parser)
    parser.add_argument("--check", metavar="FILE", type=named, help=say(TEXTS.bench_check))
    parser.add_argument("--write", metavar="FILE", type=named, help=say(TEXTS.bench_write))
    parser.add_argument(
        "--repeats", metavar="N", type=whole_number, default=REPEATS, help=say(TEXTS.bench_repeats)
    )
    parser.add_argument("--no-window", action="store_true", help=say(TEXTS.bench_window))
    parser.add_argument("--ui", action="store_true", help=say(bench_ui.HELP))
    parser.add_argument("--json", action="store_true", help=say(TEXTS.json_help))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure, print, and compare where asked to."""
    if arguments.ui:
        return bench_ui.run(arguments.json, arguments.game)
    guard = None if arguments.check is None else _read_guard(arguments.check)
    if arguments.write is not None:
        # Said before minutes are spent.
        check_writable(arguments.write)
    measures = measure_all(arguments.game, arguments.repeats)
    window = None if arguments.no_window else empty_window_seconds()
    compiled = compiled_rooms_of(arguments.game)
    report = _report(measures, compiled, window)
    if arguments.json:
        print_json(report)
    else:
        _print(measures, compiled, window)
    if arguments.write is not None:
        text = json.dumps({"loops": report["loops"]}, indent=1)
        write_atomically(arguments.write, f"{text}\n".encode())
    if guard is None:
        return EXIT_OK
    slow = too_slow(report["loops"], guard)
    for line in slow:
        complain(line)
    if not slow:
        complain(say(TEXTS.bench_fine, file=arguments.check))
    return EXIT_FAULT if slow else EXIT_OK


def too_slow(now: dict[str, float], before: dict[str, float]) -> list[str]:
    """A sentence for everything that costs over half as much again as before."""
    return [
        say(TEXTS.bench_slow, name=name, now=now[name], allowed=cost * TOLERANCE)
        for name, cost in before.items()
        if name in now and now[name] > cost * TOLERANCE
    ]


def _read_guard(path: Path) -> dict[str, float]:
    try:
        data = parse_json(read_limited(path, _MAX_BYTES), path)
        return {str(name): float(cost) for name, cost in data["loops"].items()}
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        detail = f"{type(error).__name__}: {error}"
        raise SaveError(
            Fault.BAD_FIELD, path=str(path), field="loops", problem=detail, value=""
        ) from error


def _report(
    measures: list[Measure], compiled: dict[str, bool], window: float | None
) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "compiled": compiled,
        "seconds": {measure.name: measure.seconds for measure in measures},
        "loops": {measure.name: measure.loops for measure in measures},
        "empty_window_seconds": window,
    }


def _print(measures: list[Measure], rooms: dict[str, bool], window: float | None) -> None:
    for room, compiled in rooms.items():
        print(say(TEXTS.bench_compiled if compiled else TEXTS.bench_plain, room=room))
    print(f"Python {platform.python_version()}")
    rows = [[say(name) for name in TEXTS.bench_columns]]
    rows += [
        [m.name, _duration(m.seconds), f"{1 / m.seconds:,.0f}", f"{m.loops:.4g}"] for m in measures
    ]
    if window is not None:
        loop = measures[0].seconds
        name = say(TEXTS.bench_empty_window)
        rows.append([name, _duration(window), f"{1 / window:,.0f}", f"{window / loop:.4g}"])
    for line in table(rows):
        print(line)


def _duration(seconds: float) -> str:
    if seconds < 1e-3:
        return f"{seconds * 1e6:.2f} µs"
    return f"{seconds * 1e3:.2f} ms"
