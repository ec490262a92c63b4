"""`python -m tests.games.stoneage.bots.bench_starvers`: drawn styles that do best against a level.

Of 160 styles, half of them starving, the best quarter goes on after each stage with twice the
games; the last few meet the level in as many games as are asked for. What is printed for them is
honest: they are played with deals that had no part in choosing them. Of those that fell out before,
few games are known each, but many of all together: what these won is printed, too.
"""

import argparse

from stoneage_qt.bots.arena import Contest, duel, report, tables_of
from stoneage_qt.bots.arena_play import TablePlayer
from stoneage_qt.games import package_of

STYLES, FIRST_GAMES, FINALISTS = 160, 8, 3
CHOOSING_SEED, HONEST_SEED = 10_000, 0


def wins(style: int, level: str, players: int, games: int, seed: int) -> dict[str, float]:
    """What a style wins of a table in which the level has all other seats."""
    keys = (f"style:{style}", level)
    tables = -(-games // players)
    contest = Contest(keys, duel(keys, players), tables, seed)
    player = TablePlayer(package_of(contest.game), keys, 1.0)
    played = [(table, player.answer(table, lambda: False)) for table in tables_of(contest)]
    bot: dict[str, float] = report(contest, played)["bots"][0]
    return bot


def main() -> None:
    """Choose, and measure those that are left."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="strong")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    left, games, seed = list(range(STYLES)), FIRST_GAMES, CHOOSING_SEED
    while len(left) > FINALISTS:
        shares = {
            style: wins(style, asked.level, asked.players, games, seed)["win_rate"]
            for style in left
        }
        left.sort(key=lambda style: -shares[style])
        staying = left[: max(FINALISTS, len(left) // 4)]
        gone = [shares[style] for style in left[len(staying) :]]
        print(
            f"{len(left)} styles, {games} games each: best {shares[left[0]]:.1%}; {len(gone)} fall "
            f"out, the best of them with {gone[0]:.1%}, together {sum(gone) / len(gone):.1%}",
            flush=True,
        )
        left = staying
        games, seed = 2 * games, seed + games
    for style in left:
        bot = wins(style, asked.level, asked.players, asked.games, HONEST_SEED)
        share = f"{bot['win_rate']:.1%} ({bot['low']:.1%}–{bot['high']:.1%})"
        print(f"style:{style}: {share}, {bot['points']:.0f} points", flush=True)


if __name__ == "__main__":
    main()
