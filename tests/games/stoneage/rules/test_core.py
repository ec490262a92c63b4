"""The C core plays exactly the rules: the same actions, the same positions, the same games.

It is part of the installed, compiled program; in plain Python there is nothing to compare.
"""

import random

import pytest

from stoneage_qt.games.stoneage.rules import CHANCE, OVER, Setup, State, apply, new_state
from stoneage_qt.games.stoneage.rules.chance import sample_chance
from stoneage_qt.games.stoneage.rules.constants import ANIMALS, HARD_WINTER, IGLOOS, MODULES
from stoneage_qt.games.stoneage.rules.fast import CORE, core_plays, pack, unpack
from stoneage_qt.games.stoneage.rules.legal import legal_actions
from stoneage_qt.games.stoneage.rules.playout import play_out, play_out_plainly, random_game
from stoneage_qt.games.stoneage.rules.setup import SetupError

SEED = 1 << 63 | 12345
# Games that are compared in a usual run, and from scratch.
FEW, MANY = 60, 10_000
how_many = pytest.mark.parametrize("games", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])


# Of one word and of two, as Python's random numbers take them: the first and the last of each.
SEEDS = [0, 1, 2**32 - 1, 2**32, 2**64 - 1]


def some_modules(rng: random.Random) -> frozenset[str]:
    return frozenset(name for name in sorted(MODULES) if rng.random() < 0.5)


def a_start(number: int) -> State:
    rng = random.Random(number)
    modules = some_modules(rng)
    return new_state(Setup.shuffled(2 + number % 3, rng, modules))


def plain_game(players: int, seed: int, modules: frozenset[str]) -> tuple[State, int]:
    """What `random_game` plays, by the rules themselves."""
    rng = random.Random(seed)
    s = new_state(Setup.shuffled(players, rng, modules))
    return s, play_out_plainly(s, rng.getrandbits(63) | 1 << 63)


def copy_of(s: State) -> State:
    """The position once through the list of ints."""
    other = new_state(Setup.shuffled(len(s.players), random.Random(0), s.modules))
    unpack(pack(s), other)
    return other


@pytest.mark.parametrize("number", range(6))
def test_a_position_survives_the_way_there_and_back(number: int) -> None:
    rng = random.Random(number)
    s = a_start(number)
    while s.actor != OVER:
        assert copy_of(s).key() == s.key()
        assert copy_of(s).crowd == s.crowd
        roll = s.actor == CHANCE
        apply(s, sample_chance(s, rng) if roll else rng.choice(legal_actions(s)))


@pytest.mark.installed
@how_many
def test_the_core_plays_the_rules_action_by_action(games: int) -> None:
    assert CORE is not None
    for number in range(games):
        rng = random.Random(f"core/{number}")
        s = a_start(number)
        other, table = s.copy(), pack(s)
        while s.actor != OVER:
            actions = legal_actions(s)
            assert CORE.legal(table) == [tuple(action) for action in actions]
            action = sample_chance(s, rng) if s.actor == CHANCE else rng.choice(actions)
            apply(s, action)
            table = CORE.apply(table, tuple(action))
            unpack(table, other)
            assert other.key() == s.key(), (number, action)
            assert other.crowd == s.crowd


@pytest.mark.installed
@how_many
def test_random_games_are_the_same_with_and_without_the_core(games: int) -> None:
    for number in range(games):
        s, other = a_start(number), a_start(number)
        rng = random.Random(number)
        seed = random.Random(number).getrandbits(63) | 1 << 63
        assert play_out(s, rng) == play_out_plainly(other, seed)
        assert s.key() == other.key()
        assert s.crowd == other.crowd


@pytest.mark.installed
@how_many
def test_the_core_shuffles_as_the_rules_do(games: int) -> None:
    assert CORE is not None
    rng = random.Random(1)
    for seed in SEEDS + [rng.getrandbits(rng.choice((8, 32, 64))) for _ in range(games)]:
        players, modules = rng.choice((2, 3, 4)), some_modules(rng)
        s, count = plain_game(players, seed, modules)
        options = [name in modules for name in (HARD_WINTER, ANIMALS, IGLOOS)]
        assert CORE.random_game(players, *options, seed) == (count, pack(s)), seed


@pytest.mark.parametrize("seed", [*SEEDS, -1, 2**64, 2**64 + 1])
@pytest.mark.parametrize("modules", [frozenset(), MODULES])
def test_a_random_game_is_that_of_the_rules(seed: int, modules: frozenset[str]) -> None:
    s, count = random_game(2, seed, modules)
    other, other_count = plain_game(2, seed, modules)
    assert count == other_count
    assert s.key() == other.key()
    assert s.crowd == other.crowd
    assert (s.modules, s.components) == (other.modules, other.components)


def test_there_are_no_random_games_that_no_box_allows() -> None:
    with pytest.raises(SetupError, match="players"):
        random_game(5, 1)
    with pytest.raises(SetupError, match="modules"):
        random_game(2, 1, frozenset({"moon"}))


def test_owners_components_are_played_by_the_rules_themselves() -> None:
    s = new_state(Setup.shuffled(2, random.Random(1), frozenset({"animals"})))
    s.components = s.components._replace(malus=(1, 1, 1, 1))
    assert not core_plays(s)
    assert play_out(s, random.Random(1)) > 0
    assert s.actor == OVER


@pytest.mark.installed
def test_what_is_no_table_is_refused() -> None:
    assert CORE is not None
    whole = pack(a_start(0))
    for table in (whole[:-1], [*whole, 0], [9, *whole[1:]], [2] * 2000, []):
        with pytest.raises(ValueError, match="no table"):
            CORE.play_out(table, SEED)


@pytest.mark.installed
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_the_core_refuses_games_of_too_few_or_too_many(players: int) -> None:
    assert CORE is not None
    with pytest.raises(ValueError, match="2 to 4"):
        CORE.random_game(players, False, False, False, 1)
