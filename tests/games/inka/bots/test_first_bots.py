"""The first bots: whole games, legal answers, nothing hidden looked at."""

import random
from typing import Protocol

import pytest

from stoneage_qt.games.inka.bots.builder import Builder
from stoneage_qt.games.inka.bots.random_bot import RandomBot
from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Action,
    Setup,
    State,
    apply,
    decode,
    determinize,
    encode,
    new_state,
    sample_chance,
    standings,
    why_illegal,
)


class Chooser(Protocol):
    """What a bot is here."""

    def choose(self, s: State, rng: random.Random) -> Action: ...


def play(bots: list[Chooser], setup: Setup, rng: random.Random) -> State:
    """A game to its end; every answer is legal and the same whatever is hidden."""
    s = new_state(setup)
    while s.actor != OVER:
        if s.actor == CHANCE:
            apply(s, sample_chance(s, rng))
            continue
        bot, before = bots[s.actor], s.key()
        action = bot.choose(s, rng)
        assert s.key() == before
        assert why_illegal(s, action) is None, encode(action)
        if isinstance(bot, Builder):
            seen = determinize(s, s.actor, rng)
            assert bot.choose(seen, rng) == action
        apply(s, action)
    return s


OPTIONS = [(3, "fixed", False), (4, "fixed", False), (3, "free", True), (4, "free", False)]


@pytest.mark.parametrize(("players", "founding", "variable"), OPTIONS)
def test_builders_play_whole_games(players: int, founding: str, variable: bool) -> None:
    rng = random.Random(11)
    for _ in range(3):
        setup = Setup.shuffled(players, rng, founding=founding, variable=variable)
        s = play([Builder()] * players, setup, rng)
        assert max(standing.total for standing in standings(s)) == 11


@pytest.mark.parametrize("players", [3, 4])
def test_random_players_come_to_an_end(players: int) -> None:
    rng = random.Random(12)
    ends = [play([RandomBot()] * players, Setup.shuffled(players, rng), rng) for _ in range(3)]
    assert any(max(standing.total for standing in standings(s)) == 11 for s in ends)


def test_a_builder_beats_random_players() -> None:
    rng = random.Random(13)
    won = 0
    for game in range(8):
        bots: list[Chooser] = [RandomBot(), RandomBot(), RandomBot(), RandomBot()]
        bots[game % 4] = Builder()
        s = play(bots, Setup.shuffled(4, rng), rng)
        won += standings(s)[game % 4].rank == 1
    assert won >= 7


def in_main(hand: list[int]) -> State:
    """Red in `main` of the first turn, with these cards and nothing else."""
    s = new_state(Setup())
    apply(s, decode("throw"))
    apply(s, decode("roll 1 1"))
    player = s.players[0]
    for kind, count in enumerate(hand):
        s.supply[kind] += player.hand[kind] - count
        player.hand[kind] = count
    return s


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        ([0, 0, 0, 2, 3, 0, 0, 0], "city c11"),
        ([3, 0, 0, 2, 2, 0, 0, 0], "bank wood=3 for ore=1"),
        ([0, 0, 0, 2, 2, 2, 0, 0], "bank fish=2 for ore=1"),
        ([0, 0, 0, 2, 1, 1, 1, 1], "bank fish=1 coca=1 feathers=1 for ore=2"),
        ([0, 0, 1, 2, 3, 0, 0, 0], "city c11"),
        ([0, 0, 0, 0, 0, 0, 0, 0], "end"),
    ],
)
def test_a_builder_goes_for_the_next_building(hand: list[int], text: str) -> None:
    assert encode(Builder().choose(in_main(hand), random.Random(0))) == text


def test_a_builder_takes_what_it_lacks_and_refuses_what_it_needs() -> None:
    s = in_main([0, 0, 0, 0, 1, 3, 0, 0])
    orange = s.players[1]
    s.supply = [s.supply[kind] + orange.hand[kind] for kind in range(8)]
    orange.hand = [0, 0, 2, 2, 2, 0, 0, 0]
    s.supply = [s.supply[kind] - orange.hand[kind] for kind in range(8)]
    good, bad = s.copy(), s.copy()
    apply(good, decode("offer ore=1 for wool=1"))
    assert encode(Builder().choose(good, random.Random(0))) == "accept"
    apply(bad, decode("offer fish=1 for ore=1"))
    assert encode(Builder().choose(bad, random.Random(0))) == "refuse"
