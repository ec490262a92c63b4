"""`simulate`: games between bots, without a window."""

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from stoneage_qt.bots.bot import Bot
from stoneage_qt.bots.door import decide
from stoneage_qt.cli.messages import TEXTS, say
from stoneage_qt.cli.output import (
    EXIT_INTERRUPTED,
    EXIT_OK,
    EXIT_USAGE,
    complain,
    print_json,
    progress,
    table,
    whole_number,
)
from stoneage_qt.games.stoneage.bots.levels import level_keys, make_bot
from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.options import TableOptions
from stoneage_qt.games.stoneage.rules import CHANCE, Components, Setup, standings
from stoneage_qt.games.stoneage.rules.constants import MAX_PLAYERS, MIN_PLAYERS, MODULES
from stoneage_qt.session.files import make_folder
from stoneage_qt.session.match import Match
from stoneage_qt.session.places import user_places
from stoneage_qt.session.saves import SUFFIX, save_match
from stoneage_qt.session.seats import Seat


class Plan(NamedTuple):
    """What is to be played.

    levels: in the order of the table, not of the seats. components: the user's own values.
    """

    levels: tuple[str, ...]
    games: int
    seed: int
    modules: frozenset[str]
    rounds: int
    budget: float
    components: Components | None = None


class Outcome(NamedTuple):
    """What is remembered of a game; points, ranks and faults by level, in the plan's order."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    faults: tuple[tuple[str, ...], ...]
    rounds: int
    actions: int


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `simulate`."""
    known = ", ".join(level_keys())
    parser = commands.add_parser(
        "simulate", help=say(TEXTS.simulate_help), description=say(TEXTS.simulate_description)
    )
    parser.add_argument(
        "bots", nargs="+", metavar="BOT", help=say(TEXTS.simulate_bots, levels=known)
    )
    parser.add_argument(
        "--games", "-n", metavar="N", type=whole_number, default=100, help=say(TEXTS.simulate_games)
    )
    parser.add_argument("--seed", metavar="N", type=int, default=0, help=say(TEXTS.simulate_seed))
    parser.add_argument(
        "--modules",
        metavar="LIST",
        default="",
        help=say(TEXTS.simulate_modules, modules=", ".join(sorted(MODULES))),
    )
    parser.add_argument(
        "--max-rounds",
        metavar="N",
        type=whole_number,
        default=100,
        help=say(TEXTS.simulate_rounds),
    )
    parser.add_argument(
        "--budget", metavar="X", type=float, default=1.0, help=say(TEXTS.simulate_budget)
    )
    parser.add_argument("--save-to", metavar="FOLDER", type=Path, help=say(TEXTS.simulate_save))
    parser.add_argument("--json", action="store_true", help=say(TEXTS.json_help))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play all games, or as many as there is patience for, and print the table."""
    modules = frozenset(name for name in arguments.modules.split(",") if name)
    fault = _fault(arguments.bots, modules)
    if fault:
        complain(fault)
        return EXIT_USAGE
    plan = Plan(
        tuple(arguments.bots),
        arguments.games,
        arguments.seed,
        modules,
        arguments.max_rounds,
        arguments.budget,
        RULES.own_values(user_places().components),
    )
    started = time.perf_counter()
    played: list[Outcome] = []
    code = EXIT_OK
    try:
        for number, (match, outcome) in enumerate(progress(games(plan), plan.games), start=1):
            if arguments.save_to is not None:
                folder = make_folder(arguments.save_to)
                save_match(folder / f"game{number:05}{SUFFIX}", match)
            played.append(outcome)
    except KeyboardInterrupt:
        complain(say(TEXTS.simulate_stopped))
        code = EXIT_INTERRUPTED
    report = _report(plan, played, time.perf_counter() - started)
    if arguments.json:
        print_json(report)
    else:
        _print(report)
    return code


def _fault(bots: Sequence[str], modules: frozenset[str]) -> str | None:
    if not MIN_PLAYERS <= len(bots) <= MAX_PLAYERS:
        return say(TEXTS.simulate_players, count=len(bots))
    for key in bots:
        if key not in level_keys():
            return say(TEXTS.simulate_no_level, key=key, levels=", ".join(level_keys()))
    for name in modules - MODULES:
        return say(TEXTS.simulate_no_module, name=name, modules=", ".join(sorted(MODULES)))
    return None


def games(plan: Plan) -> Iterator[tuple[Match, Outcome]]:
    """The games of a plan, one after the other; the same plan gives the same games."""
    bots = [make_bot(key, plan.budget) for key in plan.levels]
    for number in range(plan.games):
        yield _play(plan, bots, number)


def _play(plan: Plan, bots: list[Bot], number: int) -> tuple[Match, Outcome]:
    rng = random.Random(f"{plan.seed}/{number}")
    count = len(bots)
    setup = Setup.shuffled(count, rng, plan.modules, components=plan.components)
    order = tuple((seat + number) % count for seat in range(count))
    match = Match(
        RULES,
        setup,
        [_seat(plan.levels[order[seat]], seat) for seat in range(count)],
        TableOptions(season="winter" if plan.modules else "summer"),
        rng.getrandbits(48),
    )
    faults: list[list[str]] = [[] for _ in bots]
    while not match.is_over and match.state.round <= plan.rounds:
        state = match.state
        if state.actor == CHANCE:
            match.submit(match.roll())
            continue
        which = order[state.actor]
        decision = decide(bots[which], state, state.actor, match.seed)
        if decision.fault is not None:
            faults[which].append(decision.fault)
        match.submit(decision.action)
    table_at_end = standings(match.state)
    by_level = [table_at_end[order.index(which)] for which in range(count)]
    return match, Outcome(
        tuple(standing.total for standing in by_level),
        tuple(standing.rank for standing in by_level),
        tuple(map(tuple, faults)),
        match.state.round,
        len(match.actions),
    )


def _seat(level: str, number: int) -> Seat:
    return Seat(controller="bot", level=level, name=level, colour=RULES.colours[number])


def _report(plan: Plan, played: list[Outcome], seconds: float) -> dict[str, Any]:
    actions = sum(game.actions for game in played)
    count = max(len(played), 1)
    return {
        "games": len(played),
        "seed": plan.seed,
        "modules": sorted(plan.modules),
        "own_components": plan.components is not None,
        "rounds_per_game": sum(game.rounds for game in played) / count,
        "actions_per_game": actions / count,
        "seconds": seconds,
        "games_per_second": len(played) / seconds,
        "actions_per_second": actions / seconds,
        "bots": [_row(plan, played, which) for which in range(len(plan.levels))],
    }


def _row(plan: Plan, played: list[Outcome], which: int) -> dict[str, Any]:
    """How one level did; a shared victory counts as its share."""
    wins = sum(1 / game.ranks.count(1) for game in played if game.ranks[which] == 1)
    points = [game.points[which] for game in played]
    faults = [fault for game in played for fault in game.faults[which]]
    count = max(len(played), 1)
    return {
        "level": plan.levels[which],
        "wins": wins,
        "win_rate": wins / count,
        "points": sum(points) / count,
        "best": max(points, default=0),
        "worst": min(points, default=0),
        "rank": sum(game.ranks[which] for game in played) / count,
        "faults": len(faults),
        "first_fault": faults[0] if faults else None,
    }


def _print(report: dict[str, Any]) -> None:
    rows = [[say(name) for name in TEXTS.simulate_columns]]
    rows += [
        [
            str(bot["level"]),
            f"{bot['wins']:.1f}",
            f"{bot['win_rate']:.1%}",
            f"{bot['points']:.1f}",
            str(bot["best"]),
            str(bot["worst"]),
            f"{bot['rank']:.2f}",
        ]
        for bot in report["bots"]
    ]
    for line in table(rows):
        print(line)
    speed = {
        "games": report["games"],
        "rounds": report["rounds_per_game"],
        "actions": report["actions_per_game"],
        "games_per_second": report["games_per_second"],
        "actions_per_second": report["actions_per_second"],
    }
    print(say(TEXTS.simulate_speed, **speed))
    for bot in report["bots"]:
        if bot["faults"]:
            told = {"level": bot["level"], "count": bot["faults"], "fault": bot["first_fault"]}
            complain(say(TEXTS.simulate_faults, **told))
