"""The C of the learned bots thinks what the Python thinks: rows, choices, rollouts, lessons.

It is part of the installed, compiled program; in plain Python there is nothing to compare.
"""

import pickle
import random

import numpy as np
import pytest

from stoneage_qt.bots.value_net import Weights
from stoneage_qt.games.stoneage.bots.features import BOARD_WIDTH, PLAYER_WIDTH
from stoneage_qt.games.stoneage.bots.hints import shipped_nets
from stoneage_qt.games.stoneage.bots.mind import MIND, mind_thinks
from stoneage_qt.games.stoneage.bots.net import SHAPE, Net
from stoneage_qt.games.stoneage.bots.policy_options import OptionRows, options
from stoneage_qt.games.stoneage.bots.search import Budget, compare
from stoneage_qt.games.stoneage.bots.train_games import Exploring, self_play
from stoneage_qt.games.stoneage.bots.train_match import match
from stoneage_qt.games.stoneage.bots.value import judged, judged_plainly, seen_chances
from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    OVER,
    Setup,
    State,
    apply,
    legal_actions,
    new_state,
    sample_chance,
)
from stoneage_qt.games.stoneage.rules.constants import HUNGER_POINTS, MODULES
from stoneage_qt.games.stoneage.rules.fast import pack
from stoneage_qt.games.stoneage.rules.state import TALLY_HUNGER

# Games whose decisions are compared in a usual run, and from scratch.
FEW, MANY = 3, 300
# Sums of floats in another order differ by so much; shipped nets score between -20 and 20.
NEAR = 1e-4


def plain(net: Net) -> Net:
    """The same net without its C."""
    other = Net(net.weights)
    other.handle = None
    return other


def a_start(number: int) -> State:
    rng = random.Random(number)
    modules = frozenset(name for name in sorted(MODULES) if rng.random() < 0.5)
    return new_state(Setup.shuffled(2 + number % 3, rng, modules))


def positions(number: int) -> list[State]:
    """Every decision of a game in which the net plays, but for three actions in ten."""
    rng = random.Random(f"mind/{number}")
    s = a_start(number)
    net = shipped_nets()[len(s.players)]
    seen = []
    while s.actor != OVER and s.round < 25:
        if s.actor == CHANCE:
            apply(s, sample_chance(s, rng))
            continue
        seen.append(s.copy())
        found = judged(net, s)
        best = found.actions[int(found.merits.argmax()) if len(found.merits) else 0]
        apply(s, rng.choice(legal_actions(s)) if rng.random() < 0.3 else best)
    return seen


def python_rows(s: State, forced: bool) -> tuple[list[tuple[object, ...]], list[bytes]]:
    seats = len(s.players)
    found = OptionRows(seats, forced)
    options(s.copy(), found)
    rows = []
    for row in range(found.rows):
        numbers = found.where[row * seats : (row + 1) * seats]
        blocks = [found.blocks[n * PLAYER_WIDTH : (n + 1) * PLAYER_WIDTH] for n in numbers]
        board = found.boards[row * BOARD_WIDTH : (row + 1) * BOARD_WIDTH]
        rows.append(b"".join([*blocks, board]))
    return [tuple(action) for action in found.actions], rows


@pytest.mark.installed
@pytest.mark.parametrize("games", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_candidates_features_and_scores_are_those_of_python(games: int) -> None:
    for number in range(games):
        for s in positions(number):
            forced = s.round % 2 == 0
            assert MIND.options(pack(s), forced) == python_rows(s, forced), (number, s.step)
            net = shipped_nets()[len(s.players)]
            found, truth = judged(net, s, forced=forced), judged_plainly(net, s, forced=forced)
            assert found.actions == truth.actions
            assert np.allclose(found.merits, truth.merits, atol=NEAR)
            assert np.allclose(found.chances, truth.chances, atol=NEAR)


@pytest.mark.installed
def test_positions_are_judged_alike() -> None:
    for number in range(3):
        seen = positions(number)
        net = shipped_nets()[len(seen[0].players)]
        other = plain(net)
        for s in seen[::7]:
            assert seen_chances(net, s) == pytest.approx(seen_chances(other, s), abs=NEAR)


@pytest.mark.installed
@pytest.mark.parametrize("number", range(3))
def test_rollouts_end_alike(number: int) -> None:
    """Also where somebody else fasts, and others waver."""
    budget = Budget(rollouts=(6, 6, 6), acting=1.0, wavering=(0.3, 0.3, 0.3))
    seen = positions(number)
    net = shipped_nets()[len(seen[0].players)]
    drawn = random.Random(number).sample(seen, 4)
    for s in drawn[2:]:
        s.players[s.actor - 1].tally[TALLY_HUNGER] = (s.round + 1) * HUNGER_POINTS
    for s in drawn:
        actions = judged(net, s).actions[:2]
        fast, truth = (
            {c.action: c.ends for c in compare(n, s, actions, random.Random(7), budget)}
            for n in (net, plain(net))
        )
        assert fast.keys() == truth.keys()
        for action in actions:
            assert np.allclose(fast[action], truth[action], atol=10 * NEAR)


@pytest.mark.installed
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_teach_the_same(players: int) -> None:
    """With rivals of all kinds at the table; nets too narrow to be strong, but as good for this."""
    weights = SHAPE.fresh(players, 3, hidden=12, hidden_2=8)
    older = SHAPE.fresh(players, 4, hidden=12, hidden_2=8)
    exploring = Exploring(rivals=0.7, modules=0.7)
    net = Net(weights)
    fast, stats = self_play(net, 3, 11, exploring, [older])
    truth, known = self_play(plain(net), 3, 11, exploring, [older])
    assert stats == known
    assert np.array_equal(fast.blocks, truth.blocks)
    assert np.array_equal(fast.boards, truth.boards)
    assert np.allclose(fast.targets, truth.targets, atol=NEAR)


@pytest.mark.installed
def test_matches_end_alike() -> None:
    one, two = (Net(SHAPE.fresh(3, seed, hidden=12, hidden_2=8)) for seed in (3, 4))
    assert match(one, two, 2, 5) == match(plain(one), plain(two), 2, 5)


@pytest.mark.installed
def test_what_fits_nothing_is_refused() -> None:
    net, s = shipped_nets()[2], a_start(1)
    assert len(s.players) == 3
    with pytest.raises(ValueError, match="another number of players"):
        MIND.scores(net.handle, pack(s), False)
    with pytest.raises(ValueError, match="another size"):
        MIND.net(b"", 2, 96, 32)
    with pytest.raises(ValueError, match="one mind per seat"):
        MIND.play_on(MIND.game(pack(s), 1 << 63), [], (0.0, 0.0, 1.0))


def test_too_wide_a_net_and_owners_components_are_left_to_python() -> None:
    s = a_start(1)
    wide = Net(SHAPE.fresh(3, 1, hidden=300))
    assert wide.handle is None
    assert len(judged(wide, s).actions) > 1
    s.components = s.components._replace(malus=(1, 1, 1, 1))
    assert not mind_thinks(s)
    net = shipped_nets()[3]
    assert judged(net, s).actions == judged_plainly(net, s).actions


def test_a_net_goes_to_another_process_as_its_weights() -> None:
    weights: Weights = SHAPE.fresh(2, 1, hidden=8, hidden_2=4)
    net = Net(weights)
    assert net.weights is weights
    other = pickle.loads(pickle.dumps(net))
    assert all(np.array_equal(a, b) for a, b in zip(other.weights, weights, strict=True))
    assert (other.handle is None) == (net.handle is None)
    s = new_state(Setup.shuffled(2, random.Random(1)))
    assert judged(other, s).actions == judged(net, s).actions
