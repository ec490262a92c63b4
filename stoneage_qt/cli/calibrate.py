"""`calibrate`: how honest the win chances of the analysis are, in games of bots."""

import argparse
import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from stoneage_qt.background.processes import ProcessWork
from stoneage_qt.bots.arena_play import win_shares
from stoneage_qt.bots.calibration import ChanceCall, tenths
from stoneage_qt.bots.levels import level_keys
from stoneage_qt.cli.messages import TEXTS as COMMON
from stoneage_qt.cli.messages import say
from stoneage_qt.cli.output import (
    EXIT_INTERRUPTED,
    EXIT_OK,
    EXIT_USAGE,
    add_game_argument,
    complain,
    print_json,
    progress,
    table,
    whole_number,
)
from stoneage_qt.cli.simulate import SimulationPlan, games, plan_fault
from stoneage_qt.contract import CHANCE
from stoneage_qt.contract.analysis import WINS, JudgedGame, Slice
from stoneage_qt.games import minds_of
from stoneage_qt.session.match import Match

# Where chances are asked: somebody decides, chance is next, or it has just spoken.
DECISION: Final = "decision"
BEFORE: Final = "before chance"
AFTER: Final = "after chance"
KINDS: Final = (DECISION, BEFORE, AFTER)
# Of each kind so many positions of a game: more would only tell the same once more.
_MOST_OF_A_GAME: Final = 12
_ROUNDS: Final = 100


class _Texts(NamedTuple):
    """The sentences of this command, by what they are for."""

    help: str = "compare the win chances of the analysis with what came of them"
    description: str = (
        "Let bots play and ask the analysis for everybody's win chances, where somebody decides, "
        "before chance and right after it. For every tenth: how many were called, their mean, "
        "and how many of them were won."
    )
    nobody: str = "nobody judges this game"
    head: str = "{kind}: {count} chances of {games} games"
    decision: str = "to decide"
    before: str = "before a roll"
    after: str = "right after a roll"
    columns: tuple[str, ...] = ("tenth", "chances", "called", "won", "off")


_TEXTS: Final = _Texts()


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `calibrate`."""
    parser = commands.add_parser(
        "calibrate", help=say(_TEXTS.help), description=say(_TEXTS.description)
    )
    bots = parser.add_argument("bots", nargs="+", metavar="BOT")
    parser.add_argument(
        "--games",
        "-n",
        metavar="N",
        type=whole_number,
        default=100,
        help=say(COMMON.simulate_games),
    )
    parser.add_argument("--seed", metavar="N", type=int, default=0, help=say(COMMON.simulate_seed))
    parser.add_argument("--json", action="store_true", help=say(COMMON.json_help))
    parser.set_defaults(run=run)

    def describe(game: str) -> None:
        bots.help = say(COMMON.simulate_bots, levels=", ".join(level_keys(minds_of(game))))

    add_game_argument(parser, describe)


def run(arguments: argparse.Namespace) -> int:
    """Play, ask, and print a table for each kind of position."""
    minds = minds_of(arguments.game)
    fault = plan_fault(minds, arguments.bots, frozenset())
    if minds.analysis is None:
        fault = say(_TEXTS.nobody)
    if fault:
        complain(fault)
        return EXIT_USAGE
    levels = tuple(arguments.bots)
    plan = SimulationPlan(
        minds, levels, arguments.games, arguments.seed, frozenset(), _ROUNDS, budget=1.0
    )
    work = minds.analysis.make_work()
    found: dict[str, list[ChanceCall]] = {kind: [] for kind in KINDS}
    played, code = 0, EXIT_OK
    try:
        for match, _ in progress(games(plan), plan.games):
            for kind, some in called(work, match, arguments.seed).items():
                found[kind] += some
            played += 1
    except KeyboardInterrupt:
        complain(say(COMMON.simulate_stopped))
        code = EXIT_INTERRUPTED
    finally:
        work.close()
    if arguments.json:
        print_json(_report(found, played))
    else:
        _print(found, played)
    return code


def positions(match: Match, rng: random.Random) -> dict[str, list[int]]:
    """Which positions of a game are asked for, by kind; the end is none."""
    found: dict[str, list[int]] = {kind: [] for kind in KINDS}
    chance_before = False
    for number in range(len(match.actions)):
        chance_now = match.state_at(number).actor == CHANCE
        kind = BEFORE if chance_now else AFTER if chance_before else DECISION
        found[kind].append(number)
        chance_before = chance_now
    return {
        kind: sorted(rng.sample(numbers, min(len(numbers), _MOST_OF_A_GAME)))
        for kind, numbers in found.items()
    }


def called(work: ProcessWork, match: Match, seed: int) -> dict[str, list[ChanceCall]]:
    """What a game's analysis called in some positions of a finished game, by kind."""
    texts = tuple(match.rules.encode(action) for action in match.actions)
    work.answer(JudgedGame(match.setup, texts, match.seed), _never)
    ranks = [standing.rank for standing in match.rules.standings(match.state)]
    shares = win_shares(ranks)
    out: dict[str, list[ChanceCall]] = {}
    for kind, numbers in positions(match, random.Random(f"calibrate/{seed}")).items():
        rows: Sequence[Sequence[float]] = work.answer(Slice(WINS, tuple(numbers)), _never)
        out[kind] = [
            ChanceCall(chance, won)
            for row in rows
            for chance, won in zip(row[1:], shares, strict=True)
        ]
    return out


def _never() -> bool:
    return False


def _report(found: dict[str, list[ChanceCall]], played: int) -> dict[str, Any]:
    kinds = {kind: [tenth._asdict() for tenth in tenths(some)] for kind, some in found.items()}
    return {"games": played, "kinds": kinds}


def _print(found: dict[str, list[ChanceCall]], played: int) -> None:
    names = {DECISION: _TEXTS.decision, BEFORE: _TEXTS.before, AFTER: _TEXTS.after}
    for kind, some in found.items():
        print(say(_TEXTS.head, kind=say(names[kind]), count=len(some), games=played))
        rows = [[say(name) for name in _TEXTS.columns]]
        rows += [
            [
                f"{tenth.low:.0%}",
                str(tenth.positions),
                f"{tenth.called:.1%}",
                f"{tenth.won:.1%}",
                f"{tenth.off:+.1%}",
            ]
            for tenth in tenths(some)
        ]
        for line in table(rows):
            print(line)
        print()
