"""`train-inka`: make the weights of the judge of Rise of the Inkas."""

import argparse
from pathlib import Path
from typing import Final, NamedTuple

from stoneage_qt.cli.messages import say
from stoneage_qt.cli.output import EXIT_FAULT, EXIT_OK, complain, whole_number


class _Texts(NamedTuple):
    """The sentences of this command, by what they are for."""

    help: str = "make the weights of the judge of Rise of the Inkas"
    description: str = (
        "Train the net that judges positions, for three and four players, on games of the quick "
        "player that strays at random. Goes on from the checkpoint in the output directory, where "
        "there is one; the same seed and numbers give the same weights. judge.bin there is what "
        "was learned; put it into resources/inka/bots."
    )
    unwritten: str = "{folder}: can't be used as output directory: {problem}"
    out: str = "directory for checkpoint.npz and judge.bin"
    games: str = "games to learn from, all runs together (default: 1000000)"
    seed: str = "seed of the dice and cards (default: 1)"
    line: str = "{minutes:6.1f} min {games:8d} games  loss {loss:.4f}"
    done: str = "weights: {path}"
    stopped: str = "stopped; the same command goes on from the checkpoint"


_TEXTS: Final = _Texts()


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `train-inka`."""
    parser = commands.add_parser(
        "train-inka", help=say(_TEXTS.help), description=say(_TEXTS.description)
    )
    parser.add_argument("--out", type=Path, required=True, help=say(_TEXTS.out))
    parser.add_argument("--games", type=whole_number, default=1_000_000, help=say(_TEXTS.games))
    parser.add_argument("--seed", type=whole_number, default=1, help=say(_TEXTS.seed))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Train, and say how it goes."""
    from stoneage_qt.games.inka.bots.judge import NO_CORE, JudgeError
    from stoneage_qt.games.inka.bots.judge_training import Course, Progress, train
    from stoneage_qt.games.inka.bots.quick import CORE

    if CORE is None:
        complain(NO_CORE)
        return EXIT_FAULT
    plan = Course(out=arguments.out, games=arguments.games, seed=arguments.seed)

    def report(news: Progress) -> None:
        line = say(_TEXTS.line, minutes=news.minutes, games=news.games, loss=news.loss)
        print(line, flush=True)

    try:
        best = train(plan, report)
    except JudgeError as error:
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
