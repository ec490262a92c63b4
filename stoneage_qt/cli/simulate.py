"""`simulate`: games between bots, without a window."""

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from stoneage_qt.bots.door import decide
from stoneage_qt.bots.levels import level_keys
from stoneage_qt.cli.messages import TEXTS, say
from stoneage_qt.cli.output import (
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
    whole_number,
)
from stoneage_qt.contract import CHANCE, Action, Bot, ImpossibleSetupError, Memory, Minds, Rules
from stoneage_qt.games import minds_of
from stoneage_qt.session.files import make_folder
from stoneage_qt.session.match import Match
from stoneage_qt.session.places import user_places
from stoneage_qt.session.saves import SUFFIX, save_match
from stoneage_qt.session.seats import Seat

_SEED_BITS: Final = 31


class SimulationPlan(NamedTuple):
    """What is to be played.

    levels: in the order of the table, not of the seats. own: the user's own values.
    """

    minds: Minds
    levels: tuple[str, ...]
    games: int
    seed: int
    modules: frozenset[str]
    rounds: int
    budget: float
    own: Any = None


class SimulatedGame(NamedTuple):
    """What is remembered of a game; points, ranks and faults by level, in the plan's order."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    faults: tuple[tuple[str, ...], ...]
    rounds: int
    actions: int


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `simulate`."""
    parser = commands.add_parser(
        "simulate", help=say(TEXTS.simulate_help), description=say(TEXTS.simulate_description)
    )
    bots = parser.add_argument("bots", nargs="+", metavar="BOT")
    parser.add_argument(
        "--games", "-n", metavar="N", type=whole_number, default=100, help=say(TEXTS.simulate_games)
    )
    parser.add_argument("--seed", metavar="N", type=int, default=0, help=say(TEXTS.simulate_seed))
    modules = parser.add_argument("--modules", metavar="LIST", default="")
    parser.add_argument(
        "--max-rounds",
        metavar="N",
        type=whole_number,
        default=100,
        help=say(TEXTS.simulate_rounds),
    )
    parser.add_argument(
        "--budget", metavar="X", type=thinking_factor, default=1.0, help=say(TEXTS.simulate_budget)
    )
    parser.add_argument("--save-to", metavar="FOLDER", type=named, help=say(TEXTS.simulate_save))
    parser.add_argument("--json", action="store_true", help=say(TEXTS.json_help))
    parser.set_defaults(run=run)

    def describe(game: str) -> None:
        minds = minds_of(game)
        bots.help = say(TEXTS.simulate_bots, levels=", ".join(level_keys(minds)))
        known = ", ".join(sorted(minds.rules.modules))
        modules.help = say(TEXTS.simulate_modules, modules=known)

    add_game_argument(parser, describe)


def run(arguments: argparse.Namespace) -> int:
    """Play all games, or as many as there is patience for, and print the table."""
    modules = frozenset(name for name in arguments.modules.split(",") if name)
    minds = minds_of(arguments.game)
    fault = plan_fault(minds, arguments.bots, modules)
    if fault:
        complain(fault)
        return EXIT_USAGE
    plan = SimulationPlan(
        minds,
        tuple(arguments.bots),
        arguments.games,
        arguments.seed,
        modules,
        arguments.max_rounds,
        arguments.budget,
        minds.rules.own_values(user_places().components),
    )
    started = time.perf_counter()
    played: list[SimulatedGame] = []
    code = EXIT_OK
    try:
        for number, (match, outcome) in enumerate(progress(games(plan), plan.games), start=1):
            # Before it is saved: whoever sees its file is told of it.
            played.append(outcome)
            if arguments.save_to is not None:
                folder = make_folder(arguments.save_to)
                save_match(folder / f"game{number:05}{SUFFIX}", match)
    except KeyboardInterrupt:
        complain(say(TEXTS.simulate_stopped if played else TEXTS.simulate_none_finished))
        code = EXIT_INTERRUPTED
        if not played:
            return code
    report = _report(plan, played, time.perf_counter() - started)
    if arguments.json:
        print_json(report)
    else:
        _print(report)
    return code


def plan_fault(minds: Minds, bots: Sequence[str], modules: frozenset[str]) -> str | None:
    """Why these bots can't play with these modules, in words; None where they can."""
    players, known = minds.rules.players, frozenset(minds.rules.modules)
    if len(bots) not in players:
        least, most = players[0], players[-1]
        return say(TEXTS.simulate_players, least=least, most=most, count=len(bots))
    levels = level_keys(minds)
    for key in bots:
        if key not in levels:
            return say(TEXTS.simulate_no_level, key=key, levels=", ".join(levels))
    for name in modules - known:
        return say(TEXTS.simulate_no_module, name=name, modules=", ".join(sorted(known)))
    return modules_fault(minds.rules, len(bots), modules)


def modules_fault(rules: Rules, players: int, modules: frozenset[str]) -> str | None:
    """Why the game can't be played with these modules, all of them known; None where it can."""

    def fit(some: frozenset[str]) -> bool:
        try:
            rules.shuffled(players, random.Random(0), some)
        except ImpossibleSetupError:
            return False
        return True

    if fit(modules):
        return None
    told = ", ".join(sorted(modules))
    for name in sorted(frozenset(rules.modules) - modules):
        if fit(modules | {name}):
            both = ",".join(sorted(modules | {name}))
            return say(TEXTS.modules_need, modules=told, missing=name, all=both)
    return say(TEXTS.modules_apart, modules=told)


def games(plan: SimulationPlan) -> Iterator[tuple[Match, SimulatedGame]]:
    """The games of a plan, one after the other; the same plan gives the same games."""
    bots = [plan.minds.make_bot(key, plan.budget) for key in plan.levels]
    for number in range(plan.games):
        yield _play(plan, bots, number)


def _play(plan: SimulationPlan, bots: list[Bot], number: int) -> tuple[Match, SimulatedGame]:
    # As short as those of the window: then a saved game has a code to play its deal by.
    seed = random.Random(f"{plan.seed}/{number}").getrandbits(_SEED_BITS)
    count = len(bots)
    rules = plan.minds.rules
    setup = rules.shuffled(count, random.Random(seed), plan.modules, own=plan.own)
    order = tuple((seat + number) % count for seat in range(count))
    match = Match(
        rules,
        setup,
        [_seat(plan.levels[order[seat]], rules.colours[seat]) for seat in range(count)],
        rules.options_for(plan.modules),
        seed,
    )
    faults: list[list[str]] = [[] for _ in bots]
    memory = plan.minds.new_memory(match.state)
    while not match.is_over and rules.round_of(match.state) <= plan.rounds:
        state = match.state
        if state.actor == CHANCE:
            _submit(match, match.roll(), memory)
            continue
        which = order[state.actor]
        known = memory.of(state.actor) if memory else None
        decision = decide(plan.minds, bots[which], state, state.actor, match.seed, known)
        if decision.fault is not None:
            faults[which].append(decision.fault)
        _submit(match, decision.action, memory)
    table_at_end = rules.standings(match.state)
    by_level = [table_at_end[order.index(which)] for which in range(count)]
    return match, SimulatedGame(
        tuple(standing.total for standing in by_level),
        tuple(standing.rank for standing in by_level),
        tuple(map(tuple, faults)),
        rules.round_of(match.state),
        len(match.actions),
    )


def _submit(match: Match, action: Action, memory: Memory | None) -> None:
    match.submit(action)
    if memory is not None:
        memory.see(action, match.state)


def _seat(level: str, colour: str) -> Seat:
    return Seat(controller="bot", level=level, colour=colour)


def _report(plan: SimulationPlan, played: list[SimulatedGame], seconds: float) -> dict[str, Any]:
    actions = sum(game.actions for game in played)
    count = max(len(played), 1)
    return {
        "game": plan.minds.rules.key,
        "games": len(played),
        "seed": plan.seed,
        "modules": sorted(plan.modules),
        "own_components": plan.own is not None,
        "rounds_per_game": sum(game.rounds for game in played) / count,
        "actions_per_game": actions / count,
        "seconds": seconds,
        "games_per_second": len(played) / seconds,
        "actions_per_second": actions / seconds,
        "bots": [_row(plan, played, which) for which in range(len(plan.levels))],
    }


def _row(plan: SimulationPlan, played: list[SimulatedGame], which: int) -> dict[str, Any]:
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
