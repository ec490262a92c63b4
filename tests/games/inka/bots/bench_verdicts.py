"""How the review grades bots of several levels: who plays better should give less away.

`python -m tests.games.inka.bots.bench_verdicts expert strong planner builder --games 8`: a table of
these levels, in other seats each time; all decisions judged as the review does it, in one process.
"""

import argparse
import random
import time
from collections import Counter, defaultdict

from stoneage_qt.contract.analysis import (
    TRIALS,
    VERDICTS,
    JudgedGame,
    Slice,
    Verdict,
    tally,
    worth_trying,
)
from stoneage_qt.games.inka.bots.analysis_work import AnalysisWork
from stoneage_qt.games.inka.bots.verdicts import ASPECTS, read_verdict
from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import encode
from tests.games.inka.bots.bot_games import bot_game, drawn_setup


def verdicts_of(work: AnalysisWork, game: JudgedGame) -> list[Verdict]:
    """All verdicts on a game, the doubtful ones after a closer look."""
    work.answer(game, lambda: False)
    everything = tuple(range(len(game.actions)))
    found = {row[0]: read_verdict(row) for row in _rows(work, VERDICTS, everything)}
    closer = worth_trying([found[number] for number in sorted(found)])
    found |= {row[0]: read_verdict(row) for row in _rows(work, TRIALS, tuple(closer))}
    return [found[number] for number in sorted(found)]


def _rows(work: AnalysisWork, kind: str, numbers: tuple[int, ...]) -> list[tuple]:
    return work.answer(Slice(kind, numbers), lambda: False)


def main() -> None:
    """Play, judge, and tell what every level gave away."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="+")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    work = AnalysisWork()
    by_level: defaultdict[str, list[Verdict]] = defaultdict(list)
    wins: Counter[str] = Counter()
    seconds = 0.0
    for number in range(chosen.games):
        seed = chosen.seed + number
        levels = chosen.levels[:]
        random.Random(f"verdicts/{seed}").shuffle(levels)
        setup = drawn_setup(len(levels), f"verdicts/{seed}")
        bots = [MINDS.make_bot(level) for level in levels]
        texts = []
        for s, action in bot_game(bots, setup, seed):
            markers = [player.markers for player in s.players]
            if action is not None:
                texts.append(encode(action))
        begun = time.process_time()
        found = verdicts_of(work, JudgedGame(setup, tuple(texts), seed, tuple(range(len(levels)))))
        seconds += time.process_time() - begun
        for verdict in found:
            by_level[levels[verdict.seat]].append(verdict._replace(seat=0))
        wins[levels[markers.index(max(markers))]] += 1
    for level in dict.fromkeys(chosen.levels):
        told = tally(by_level[level], 0)
        aspects = Counter(verdict.aspect for verdict in by_level[level] if verdict.severity)
        kinds = " ".join(f"{aspect} {aspects[aspect] / chosen.games:.1f}" for aspect in ASPECTS)
        print(
            f"{level}: {wins[level]} won, {told.decisions / chosen.games:.1f} decisions, "
            f"lost {told.mean_loss:.4f} each, {told.grade}; a game: {told.lost / chosen.games:.2f} "
            f"of win chance, {told.large / chosen.games:.1f} large, "
            f"{told.medium / chosen.games:.1f} medium, {told.small / chosen.games:.1f} small "
            f"mistakes; {kinds}"
        )
    print(f"{seconds / chosen.games:.1f} s of a processor for the analysis of a game")


if __name__ == "__main__":
    main()
