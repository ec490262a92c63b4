"""`train`: make the weights of the strong bots by self-play."""

import argparse
import math
from typing import Final, NamedTuple

from stoneage_qt.cli.cluster import address, cluster_fault
from stoneage_qt.cli.messages import say
from stoneage_qt.cli.output import (
    EXIT_FAULT,
    EXIT_OK,
    complain,
    named,
    seed_number,
    whole_number,
    whole_or_none,
)
from stoneage_qt.games.stoneage.rules.constants import MAX_PLAYERS, MIN_PLAYERS


class _Texts(NamedTuple):
    """The sentences of this command, by what they are for."""

    help: str = "make the weights of the strong bots by self-play"
    description: str = (
        "Train the value net for one number of players by self-play on all cores. Goes on from "
        "the checkpoint in the output directory, where there is one. best.npz there is the "
        "checkpoint that won its matches; put it into resources/stoneage/bots as net2.npz, "
        "net3.npz or net4.npz."
    )
    players: str = "players at the table"
    unwritten: str = "{folder}: can't be used as output directory: {problem}"
    out: str = "directory for checkpoint.npz, latest.npz and best.npz"
    minutes: str = "how long (default: 30)"
    games: str = "stop after this many games instead; repeatable to the last bit"
    seed: str = "seed of the dice and cards (default: 1)"
    workers: str = "processes that play (default: one per core)"
    on: str = "play on the Dask cluster with this scheduler, as in tcp://host:8786"
    start: str = "weights to start from, also of fewer players (net2.npz …)"
    start_players: str = "the players of these weights (default: as --players)"
    chance: str = "share of random actions at the start (default: 0.15)"
    rate: str = "learning rate at the start (default: 0.001)"
    passes: str = "how often a position is learnt from (default: 4); fewer where games are cheap"
    search: str = (
        "rollouts with which placements are decided: games of the searching bot (default: 0)"
    )
    rivals: str = (
        "share of games against others than itself: starvers, styles, woodcutters and the nets "
        "of --older (default: 0)"
    )
    older: str = "weights of an older net to play against; may be given again"
    hidden: str = "width of the first hidden layer (default: 96)"
    number: str = "must be more than 0"
    share: str = "must be a number from {low} to 1"
    line: str = (
        "{minutes:6.1f} min {games:8d} games {speed:6.1f}/s  loss {loss:.4f}  "
        "rounds {rounds:.1f}  winner's points {points:.0f}"
    )
    gate: str = "  against the best: {share:.1%} ± {margin:.1%} of {games}"
    first: str = "  first checkpoint"
    done: str = "best weights: {path}"
    stopped: str = "stopped; the same command goes on from the checkpoint"


_TEXTS: Final = _Texts()
_REPORT_MINUTES: Final = 0.25
_LEAST_PART: Final = 1e-9


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `train`."""
    parser = commands.add_parser(
        "train", help=say(_TEXTS.help), description=say(_TEXTS.description)
    )
    parser.add_argument(
        "--players",
        type=int,
        required=True,
        choices=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        help=say(_TEXTS.players),
    )
    parser.add_argument("--out", type=named, required=True, help=say(_TEXTS.out))
    parser.add_argument("--minutes", type=_positive, default=30.0, help=say(_TEXTS.minutes))
    parser.add_argument("--games", type=whole_number, default=0, help=say(_TEXTS.games))
    parser.add_argument("--seed", type=seed_number, default=1, help=say(_TEXTS.seed))
    parser.add_argument("--workers", type=whole_number, default=0, help=say(_TEXTS.workers))
    parser.add_argument("--on", metavar="ADDRESS", type=address, help=say(_TEXTS.on))
    parser.add_argument("--start", type=named, help=say(_TEXTS.start))
    parser.add_argument(
        "--start-players",
        type=int,
        default=0,
        choices=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        help=say(_TEXTS.start_players),
    )
    parser.add_argument("--chance", type=_part, default=0.15, help=say(_TEXTS.chance))
    parser.add_argument("--rate", type=_part, default=1e-3, help=say(_TEXTS.rate))
    parser.add_argument("--passes", type=whole_number, default=4, help=say(_TEXTS.passes))
    parser.add_argument(
        "--search", type=whole_or_none, default=0, metavar="N", help=say(_TEXTS.search)
    )
    parser.add_argument("--rivals", type=_share, default=0.0, metavar="X", help=say(_TEXTS.rivals))
    parser.add_argument(
        "--older", type=named, action="append", default=[], metavar="FILE", help=say(_TEXTS.older)
    )
    parser.add_argument("--hidden", type=whole_number, default=96, help=say(_TEXTS.hidden))
    parser.set_defaults(run=run)


def _positive(text: str) -> float:
    number = float(text)
    if not (number > 0.0 and math.isfinite(number)):
        raise argparse.ArgumentTypeError(say(_TEXTS.number))
    return number


def _share(text: str) -> float:
    number = float(text)
    if not 0.0 <= number <= 1.0:
        raise argparse.ArgumentTypeError(say(_TEXTS.share, low=0))
    return number


def _part(text: str) -> float:
    """Never none of it: both fall by factors over a run, and nothing times that is nothing."""
    number = float(text)
    if not _LEAST_PART <= number <= 1.0:
        raise argparse.ArgumentTypeError(say(_TEXTS.share, low=f"{_LEAST_PART:g}"))
    return number


def run(arguments: argparse.Namespace) -> int:
    """Train, and say how it goes."""
    from stoneage_qt.bots.cluster import ClusterError
    from stoneage_qt.bots.value_net import WeightsError
    from stoneage_qt.games.stoneage.bots.train import Plan, Progress, train

    plan = Plan(
        players=arguments.players,
        out=arguments.out,
        minutes=arguments.minutes,
        games=arguments.games,
        seed=arguments.seed,
        workers=arguments.workers,
        start=arguments.start,
        start_players=arguments.start_players,
        chance=arguments.chance,
        last_chance=min(arguments.chance, 0.02),
        rate=arguments.rate,
        last_rate=arguments.rate / 10,
        rollouts=arguments.search,
        passes=arguments.passes,
        hidden=arguments.hidden,
        on=arguments.on,
        rivals=arguments.rivals,
        older=tuple(arguments.older),
    )
    told = 0.0

    def report(news: Progress) -> None:
        nonlocal told
        if news.gate is None and news.minutes < told + _REPORT_MINUTES:
            return
        told = news.minutes
        line = say(
            _TEXTS.line,
            minutes=news.minutes,
            games=news.games,
            speed=news.speed,
            loss=news.loss,
            rounds=news.rounds,
            points=news.winner_points,
        )
        if news.gate is not None:
            gate = news.gate
            line += (
                say(_TEXTS.gate, share=gate.share, margin=gate.margin, games=gate.games)
                if gate.games
                else say(_TEXTS.first)
            )
        print(line, flush=True)

    try:
        best = train(plan, report)
    except WeightsError as error:
        complain(str(error))
        return EXIT_FAULT
    except ClusterError as error:
        complain(cluster_fault(error, arguments.on))
        return EXIT_FAULT
    except OSError as error:
        complain(say(_TEXTS.unwritten, folder=plan.out, problem=error.strerror or error))
        return EXIT_FAULT
    except KeyboardInterrupt:
        complain(say(_TEXTS.stopped))
        raise
    print(say(_TEXTS.done, path=best))
    return EXIT_OK
