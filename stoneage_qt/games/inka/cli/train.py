"""`train-inka`: make the weights of the learned bots of Rise of the Inkas."""

import argparse
from pathlib import Path
from typing import Final, NamedTuple

from stoneage_qt.cli.messages import say
from stoneage_qt.cli.output import EXIT_FAULT, EXIT_OK, complain, whole_number
from stoneage_qt.games.inka.rules.constants import MAX_PLAYERS, MIN_PLAYERS


class _Texts(NamedTuple):
    """The sentences of this command, by what they are for."""

    help: str = "make the weights of the learned bots of Rise of the Inkas"
    description: str = (
        "Train the value net for one number of players: first on games of builders that deviate "
        "at random, then on games of the net. Goes on from the checkpoint in the output "
        "directory, where there is one; the same seed and numbers give the same weights. best.npz "
        "there is what won its match; put it into resources/inka/bots as net3.npz or net4.npz."
    )
    players: str = "players at the table"
    unwritten: str = "{folder}: can't be used as output directory: {problem}"
    out: str = "directory for checkpoint.npz and best.npz"
    first: str = "games of builders that deviate (default: 24000)"
    games: str = "games of the net, all runs together (default: 6000)"
    match: str = "games against the best weights so far (default: 200)"
    seed: str = "seed of the dice and cards (default: 1)"
    start: str = "weights to start from"
    line: str = "{minutes:6.1f} min {games:8d} games  loss {loss:.4f}"
    gate: str = "against the best so far: {share:.1%}"
    done: str = "best weights: {path}"
    stopped: str = "stopped; the same command goes on from the checkpoint"


_TEXTS: Final = _Texts()


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `train-inka`."""
    parser = commands.add_parser(
        "train-inka", help=say(_TEXTS.help), description=say(_TEXTS.description)
    )
    parser.add_argument(
        "--players",
        type=int,
        required=True,
        choices=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        help=say(_TEXTS.players),
    )
    parser.add_argument("--out", type=Path, required=True, help=say(_TEXTS.out))
    parser.add_argument("--first", type=whole_number, default=24_000, help=say(_TEXTS.first))
    parser.add_argument("--games", type=whole_number, default=6_000, help=say(_TEXTS.games))
    parser.add_argument("--match", type=whole_number, default=200, help=say(_TEXTS.match))
    parser.add_argument("--seed", type=whole_number, default=1, help=say(_TEXTS.seed))
    parser.add_argument("--start", type=Path, help=say(_TEXTS.start))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Train, and say how it goes."""
    from stoneage_qt.bots.value_net import WeightsError
    from stoneage_qt.games.inka.bots.train import Course, Progress, train

    plan = Course(
        players=arguments.players,
        out=arguments.out,
        first=arguments.first,
        games=arguments.games,
        match=arguments.match,
        seed=arguments.seed,
        start=arguments.start,
    )

    def report(news: Progress) -> None:
        if news.share is not None:
            print(say(_TEXTS.gate, share=news.share), flush=True)
            return
        line = say(_TEXTS.line, minutes=news.minutes, games=news.games, loss=news.loss)
        print(line, flush=True)

    try:
        best = train(plan, report)
    except WeightsError as error:
        complain(str(error))
        return EXIT_FAULT
    except OSError as error:
        complain(say(_TEXTS.unwritten, folder=plan.out, problem=error.strerror or error))
        return EXIT_FAULT
    except KeyboardInterrupt:
        complain(say(_TEXTS.stopped))
        raise
    print(say(_TEXTS.done, path=best))
    return EXIT_OK
