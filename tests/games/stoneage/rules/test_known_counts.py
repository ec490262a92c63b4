"""Known counts, as perft does for chess: a change of the rules shows at once.

The numbers were counted once by this very code and checked by hand where that is possible;
they are right as long as nobody means to change the rules.
"""

import random

import pytest

from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    OVER,
    Setup,
    State,
    apply,
    chance_outcomes,
    legal_actions,
    new_state,
    sample_chance,
)
from tests.games.stoneage.rules.table import ALL_MODULES, acting, do, table


def leaves(s: State, depth: int) -> int:
    """Positions after `depth` actions; dice count with all their outcomes."""
    if depth == 0 or s.actor == OVER:
        return 1
    options = [a for a, _ in chance_outcomes(s)] if s.actor == CHANCE else legal_actions(s)
    if depth == 1:
        return len(options)
    count = 0
    for action in options:
        other = s.copy()
        apply(other, action)
        count += leaves(other, depth - 1)
    return count


@pytest.mark.parametrize(
    ("players", "modules", "counts"),
    [
        (2, frozenset(), (34, 1047)),
        (3, frozenset(), (35, 1191)),
        (4, frozenset(), (36, 1261)),
        (2, ALL_MODULES, (38, 1331)),
        (4, ALL_MODULES, (40, 1561)),
    ],
)
def test_leaves_of_the_first_placements(
    players: int, modules: frozenset[str], counts: tuple[int, ...]
) -> None:
    """By hand, 2 players: hunt 5 × 34, gathering 20 × 29, all others 9 × 33 = 1047."""
    s = table(players, modules=modules)
    assert tuple(leaves(s, depth) for depth in range(1, len(counts) + 1)) == counts


def test_leaves_of_an_action_phase() -> None:
    """By hand: forest (21 rolls × 4 tool choices) and hut, in both orders, and so on."""
    s = acting(table(2), forest=2, hut=2)
    s.players[0].tools = [2, 1, 0]
    assert [leaves(s, depth) for depth in range(1, 5)] == [2, 22, 105, 168]


def test_leaves_with_a_card_a_building_and_hard_winter() -> None:
    s = acting(table(2, tops=(25,), first_cards=(0,), modules=ALL_MODULES), card1=1, building1=1)
    s.players[0].goods = [1, 1, 1, 2]  # 4 + 4 ways for the card, 23 for the building, 2 to leave
    assert [leaves(s, depth) for depth in range(1, 4)] == [33, 300, 3876]


def count_along(players: int, modules: frozenset[str], seed: int) -> tuple[int, int, int]:
    """Actions, sum of branching, rounds of one seeded random game."""
    rng = random.Random(seed)
    s = new_state(Setup.shuffled(players, rng, modules))
    actions = branching = 0
    while s.actor != OVER:
        if s.actor == CHANCE:
            apply(s, sample_chance(s, rng))
        else:
            options = legal_actions(s)
            branching += len(options)
            apply(s, options[int(rng.random() * len(options))])
        actions += 1
    return actions, branching, s.round


@pytest.mark.parametrize(
    ("players", "modules", "expected"),
    [
        (2, frozenset(), (733, 7533, 34)),
        (3, frozenset(), (952, 9460, 31)),
        (4, frozenset(), (1095, 10106, 25)),
        (2, ALL_MODULES, (886, 9873, 43)),
        (3, ALL_MODULES, (1060, 10978, 33)),
        (4, ALL_MODULES, (1319, 13638, 33)),
    ],
)
def test_branching_along_seeded_games(
    players: int, modules: frozenset[str], expected: tuple[int, int, int]
) -> None:
    assert count_along(players, modules, seed=2008) == expected


def test_hand_counted_positions() -> None:
    s = table(2)
    assert len(legal_actions(s)) == 5 * 5 + 3 + 4 + 2  # gathering, village, cards, buildings
    do(s, "place forest 5")
    assert len(legal_actions(s)) == 4 * 5 + 3 + 4 + 2  # the forest is closed (P6)
    do(s, "place toolmaker 1")
    assert len(legal_actions(s)) == 4 * 4 + 2 + 4 + 2
    do(s, "place field 1")
    assert len(legal_actions(s)) == 4 * 3 + 0 + 4 + 2  # the hut is closed (P5)
