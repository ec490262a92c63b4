"""Win chances: what is hidden plays no part, and dice change nothing on average."""

import random

import numpy as np
import pytest

from stoneage_qt.games.stoneage.bots.net import SHAPE, Net
from stoneage_qt.games.stoneage.bots.value import (
    SURENESS,
    chances,
    load_nets,
    roll_chances,
    seen_chances,
    surer,
)
from stoneage_qt.games.stoneage.rules import CHANCE, OVER, State, apply, chance_outcomes
from stoneage_qt.games.stoneage.rules.chance import sample_chance
from stoneage_qt.games.stoneage.rules.constants import (
    MODULES,
    STEP_FEED,
    STEP_GATHER_ROLL,
    STEP_TOOLS,
)
from stoneage_qt.games.stoneage.rules.legal import has_tools, legal_actions
from tests.games.stoneage.bots.playing import start


def positions(players: int, seed: int) -> list[State]:
    """Every position of a game of random actions."""
    rng = random.Random(seed)
    s = start(players, seed, frozenset(MODULES))
    found = []
    while s.actor != OVER and s.round < 30:
        found.append(s.copy())
        roll = s.actor == CHANCE
        apply(s, sample_chance(s, rng) if roll else rng.choice(legal_actions(s)))
    return found


def near(wanted: list[float]) -> object:
    return pytest.approx(wanted, abs=1e-5)


def test_another_seats_extra_card_plays_no_part() -> None:
    net = Net(SHAPE.fresh(2, 5))
    secret, hidden = 0, 1
    for s in positions(2, 4)[40:400:40]:
        s.players[1].cards.append(secret)
        s.players[1].secret = secret
        s.deck = [card for card in s.deck if card not in (secret, hidden)]
        s.deck.append(hidden)
        other = s.copy()
        other.players[1].cards[-1] = other.players[1].secret = hidden
        other.deck[-1] = secret
        assert chances(net, s) == chances(net, other)
        if s.actor == CHANCE:
            assert roll_chances(net, s) == roll_chances(net, other)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_before_a_roll_are_the_mean_of_those_after_it(players: int) -> None:
    net = Net(SHAPE.fresh(players, 5))
    seen = set()
    for s in positions(players, 3):
        waits = s.step != STEP_GATHER_ROLL or has_tools(s.players[s.turn])
        if s.actor != CHANCE or not waits or s.dice_count > 3 or s.players[0].secret is not None:
            continue
        seen.add(s.step)
        mean = [0.0] * players
        for action, chance in chance_outcomes(s):
            after = s.copy()
            apply(after, action)
            mean = [m + chance * win for m, win in zip(mean, chances(net, after), strict=True)]
        assert chances(net, s) == near(mean)
    assert len(seen) >= 2


def test_a_roll_counts_although_there_is_nothing_to_choose() -> None:
    """The last roll of a round with one tool: the tool is used, whatever it brings."""
    net = load_nets()[2]
    for s in positions(2, 6):
        s.animal = None
        rolls = s.actor == CHANCE and s.step == STEP_GATHER_ROLL and s.dice_count > 1
        if not rolls or s.roll_good == 0 or s.to_resolve(s.turn):
            continue
        s.players[s.turn].tools[0], s.players[s.turn].used[0] = 1, False
        wins = {}
        for action, _ in chance_outcomes(s):
            after = s.copy()
            apply(after, action)
            assert after.step == STEP_TOOLS
            wins[sum(action.dice)] = chances(net, after)[s.turn]
        assert max(wins.values()) > min(wins.values())
        return
    pytest.fail("no such roll in this game")


def test_hunger_counts_although_there_is_nothing_to_choose() -> None:
    net = load_nets()[2]
    s = next(s for s in positions(2, 1) if s.step == STEP_FEED)
    seat = s.actor
    s.players[seat].goods = [0, 0, 0, 0]
    starving = chances(net, s)[seat]
    s.players[seat].score -= 10
    assert chances(net, s)[seat] < starving
    s.players[seat].score += 20
    assert chances(net, s)[seat] > starving


def test_surer_chances_keep_their_order_and_their_sum() -> None:
    wins = np.array([0.2, 0.3, 0.5], np.float32)
    assert surer(wins, 1.0) == near([0.2, 0.3, 0.5])
    found = surer(wins, 2.0)
    assert found == near([4 / 38, 9 / 38, 25 / 38])
    assert surer(np.array([0.0, 1.0], np.float32), 1.2) == [0.0, 1.0]


def test_the_curve_is_that_of_good_players() -> None:
    """Where nothing is hidden and nobody rolls, the odds are the net's, times what was fitted."""
    net = load_nets()[2]
    s = start(2, 5, frozenset())
    net_wins = np.array(seen_chances(net, s), np.float32)
    assert chances(net, s) == near(surer(net_wins, SURENESS[2]))
