"""Every quick level in every configuration: no fault, the game ends, nothing hidden counts."""

import gc
import multiprocessing
import random
import tracemalloc
from contextlib import closing

import pytest

from stoneage_qt.bots.arena import Contest, play_tables
from stoneage_qt.bots.arena_play import ArenaTable, TablePlayer
from stoneage_qt.games import package_of
from stoneage_qt.games.stoneage.bots.levels import LEVELS, make_bot
from stoneage_qt.games.stoneage.bots.random_bot import RandomBot
from stoneage_qt.games.stoneage.minds import decide
from stoneage_qt.games.stoneage.rules import CHANCE, OVER, apply, determinize, keyed_chance
from stoneage_qt.games.stoneage.rules.constants import MODULES
from tests.games.stoneage.bots.playing import ALL_MODULES, play_out, start

QUICK = [level.key for level in LEVELS if not level.searching]


@pytest.mark.parametrize("modules", ALL_MODULES, ids=lambda m: "+".join(sorted(m)) or "base")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_levels_play_to_the_end(players: int, modules: frozenset[str]) -> None:
    for first in range(0, len(QUICK), players):
        keys = [QUICK[(first + seat) % len(QUICK)] for seat in range(players)]
        s = start(players, first, modules)
        play_out([make_bot(key) for key in keys], s, first)
        assert s.actor == OVER, f"{keys} play without end"


@pytest.mark.parametrize("key", QUICK)
def test_positions_that_sense_would_never_reach(key: str) -> None:
    bot, lost = make_bot(key), RandomBot()
    for players in (2, 3, 4):
        s = start(players, players, MODULES)
        while s.actor != OVER and s.round <= 12:
            if s.actor == CHANCE:
                apply(s, keyed_chance(s, 1))
                continue
            assert decide(bot, s, s.actor, 1).fault is None
            apply(s, decide(lost, s, s.actor, 1).action)


@pytest.mark.parametrize("key", QUICK)
def test_what_is_hidden_never_changes_a_choice(key: str) -> None:
    s = start(3, 11, MODULES)
    walker = make_bot("gatherer")
    while s.actor != OVER and s.round <= 6:
        if s.actor == CHANCE:
            apply(s, keyed_chance(s, 2))
            continue
        other = determinize(s, s.actor, random.Random(s.round))
        one = decide(make_bot(key), s, s.actor, 3)
        two = decide(make_bot(key), other, s.actor, 3)
        assert one == two
        apply(s, decide(walker, s, s.actor, 2).action)


@pytest.mark.parametrize("key", QUICK)
def test_same_seed_same_game(key: str) -> None:
    games = []
    for _ in range(2):
        s = start(2, 21)
        games.append(play_out([make_bot(key), make_bot(key)], s, 21))
    assert games[0] == games[1]


@pytest.mark.slow
def test_a_hundred_games_leave_nothing_behind() -> None:
    """Processes and memory: after a warm-up nothing grows."""
    contest = Contest(("valuer", "woodcutter"), ((0, 1),), 50, seed=1)
    before = set(multiprocessing.active_children())
    with closing(play_tables(contest, jobs=2)) as tables:
        assert sum(len(games) for _, games in tables) == 100
    assert set(multiprocessing.active_children()) <= before

    player = TablePlayer(package_of("stoneage"), contest.keys, 1.0)
    table = ArenaTable(0, (0, 1), 3, ())
    player.answer(table, lambda: False)
    gc.collect()
    tracemalloc.start()
    try:
        for _ in range(50):
            player.answer(table, lambda: False)
        gc.collect()
        grown, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert grown < 200_000
