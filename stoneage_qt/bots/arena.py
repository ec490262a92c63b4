"""Bot against bot: contests, played on all cores.

A contest is a list of tables; each table is played once per rotation of its seats with the
same shuffles and dice, so that luck cancels out. Two bots that are the same deterministic
bot therefore win exactly their share.
"""

from collections.abc import Generator, Sequence
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

from stoneage_qt.bots.arena_play import ArenaTable, Game, TablePlayer
from stoneage_qt.bots.arena_report import bot_summary, margin, seat_shares
from stoneage_qt.bots.ratings import Placing, rate
from stoneage_qt.bots.spreading import Crew
from stoneage_qt.games import DEFAULT, package_of


class Contest(NamedTuple):
    """What is to be played.

    keys: the bots, as `make_bot` knows them. groups: who sits at each kind of table, as
    indices into keys. tables: how many tables per group. game: its key.
    """

    keys: tuple[str, ...]
    groups: tuple[tuple[int, ...], ...]
    tables: int
    seed: int = 0
    modules: frozenset[str] = frozenset()
    budget: float = 1.0
    game: str = DEFAULT

    @property
    def games(self) -> int:
        """Games in all."""
        return sum(len(group) * self.tables for group in self.groups)


def duel(keys: Sequence[str], players: int) -> tuple[tuple[int, ...], ...]:
    """One group: all bots at one table, or the first against copies of the second.

    Raises ValueError where the bots don't fill a table of that size.
    """
    if len(keys) == players:
        return (tuple(range(players)),)
    if len(keys) == 2:
        return ((0,) + (1,) * (players - 1),)
    raise ValueError(f"{len(keys)} bots don't make a table of {players}")


def ladder(keys: Sequence[str], players: int) -> tuple[tuple[int, ...], ...]:
    """Everybody meets everybody: all tables of `players` different bots."""
    return tuple(combinations(range(len(keys)), players))


def tables_of(contest: Contest) -> list[ArenaTable]:
    """All tables, those with the same luck next to each other."""
    modules = tuple(sorted(contest.modules))
    return [
        ArenaTable(number * len(contest.groups) + group, entrants, contest.seed + number, modules)
        for number in range(contest.tables)
        for group, entrants in enumerate(contest.groups)
    ]


def play_tables(
    contest: Contest,
    jobs: int | None = None,
    on: str | None = None,
    played: frozenset[int] = frozenset(),
) -> Generator[tuple[ArenaTable, list[Game]], None, None]:
    """Plays everything on `jobs` processes (all cores); results in the order of finishing.

    Ends its processes when the iterator is closed or exhausted. A table whose process dies
    is played again once; raises WorkFailedError where that dies too.
    on: the address of a cluster that plays instead; raises ClusterError.
    played: the numbers of tables that need not be played any more.
    """
    make_work = partial(TablePlayer, package_of(contest.game), contest.keys, contest.budget)
    crew = Crew(make_work, jobs, on)
    try:
        for table in tables_of(contest):
            if table.number not in played:
                crew.give(f"table {table.number}", table)
        for table, games in crew.finished():
            yield table, [Game(*game) for game in games]
    finally:
        crew.close()


def report(contest: Contest, played: Sequence[tuple[ArenaTable, list[Game]]]) -> dict[str, Any]:
    """All figures of a contest, ready for JSON; the order of finishing does not matter."""
    in_order = [games for _, games in sorted(played, key=lambda pair: pair[0].number)]
    rounds = [game.rounds for games in in_order for game in games]
    result: dict[str, Any] = {
        "seed": contest.seed,
        "players": len(contest.groups[0]),
        "modules": sorted(contest.modules),
        "budget": contest.budget,
        "games": len(rounds),
        "tables": len(in_order),
        "rounds": sum(rounds) / max(1, len(rounds)),
        "par": 1.0 / len(contest.groups[0]),
        "bots": [
            {
                "bot": key,
                "seats": max(group.count(entrant) for group in contest.groups),
                **bot_summary(in_order, entrant, contest.seed),
                "margin": margin(in_order, entrant),
            }
            for entrant, key in enumerate(contest.keys)
        ],
        "seat_shares": seat_shares(in_order),
    }
    if len(contest.groups) > 1:
        result["pairings"] = _pairings(contest, in_order)
        result["ratings"] = _ratings(contest, in_order)
    return result


def _pairings(contest: Contest, tables: Sequence[Sequence[Game]]) -> list[dict[str, Any]]:
    """Each group on its own: who won how much against whom."""
    found = []
    for group in contest.groups:
        mine = [games for games in tables if games and sorted(games[0].entrants) == sorted(group)]
        found.append(
            {
                "bots": [contest.keys[entrant] for entrant in group],
                "games": sum(len(games) for games in mine),
                "results": [
                    {
                        name: value
                        for name, value in bot_summary(mine, entrant, contest.seed).items()
                        if name in ("win_rate", "low", "high", "points")
                    }
                    for entrant in group
                ],
            }
        )
    return found


def _ratings(contest: Contest, tables: Sequence[Sequence[Game]]) -> list[dict[str, Any]]:
    placings: list[list[Placing]] = [
        [tuple(zip(game.entrants, game.ranks, strict=True)) for game in games] for games in tables
    ]
    rated = rate(placings, len(contest.keys), contest.seed)
    rows = sorted(rated, key=lambda row: -row.rating)
    return [
        {"bot": contest.keys[row.bot], "rating": row.rating, "low": row.low, "high": row.high}
        for row in rows
    ]
