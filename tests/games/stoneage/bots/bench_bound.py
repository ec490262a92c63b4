"""`python -m tests.games.stoneage.bots.bench_bound`: who wins with animals, and who stays bound.

One bot among three woodcutters, four players, each deal once per seat. People count as left
behind where they stood at an animal for five rounds that one more person would have driven away.
"""

import argparse

from stoneage_qt.bots.arena_report import paired_interval
from stoneage_qt.games.stoneage.bots.levels import make_bot
from stoneage_qt.games.stoneage.rules import standings
from stoneage_qt.games.stoneage.rules.constants import ANIMAL
from tests.games.stoneage.bots.playing import play, start

PLAYERS, LONG = 4, 5


def played(level: str, seed: int, seat: int) -> tuple[bool, int]:
    """Has the level won from this seat, and for how many rounds in a row was it left behind?"""
    s = start(PLAYERS, seed, frozenset({"animals"}))
    bots = [make_bot(level if number == seat else "woodcutter") for number in range(PLAYERS)]
    longest = bound = 0
    seen = s.round
    for _ in play(bots, s, seed):
        if s.round > seen:
            seen = s.round
            one_more = s.placed[ANIMAL][seat] > 0 and s.crowd[ANIMAL] == PLAYERS - 1
            bound = bound + 1 if one_more else 0
            longest = max(longest, bound)
    return standings(s)[seat].rank == 1, longest


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="strong")
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    shares, left = [], 0
    for seed in range(asked.games // PLAYERS):
        games = [played(asked.level, seed, seat) for seat in range(PLAYERS)]
        shares.append(sum(won for won, _ in games) / PLAYERS)
        left += sum(longest >= LONG for _, longest in games)
    found = paired_interval(shares)
    print(f"{asked.level}: wins {found.share:.1%} ({found.low:.1%}–{found.high:.1%})")
    print(f"left behind for {LONG} rounds or more in {left} of {asked.games} games")


if __name__ == "__main__":
    main()
