"""Luck: known dice give known numbers, and no seat is lucky on average."""

import random
from fractions import Fraction
from pathlib import Path

import pytest

from stoneage_qt.contract.analysis import luck_totals
from stoneage_qt.games.stoneage.bots.luck import (
    GATHER,
    NOT_TAKEN,
    REWARD,
    SHARE,
    game_luck,
    roll_luck,
)
from stoneage_qt.games.stoneage.rules import CHANCE, Setup, State, apply, chance_outcomes, new_state
from stoneage_qt.games.stoneage.rules.constants import MODULES
from stoneage_qt.games.stoneage.rules.legal import legal_actions
from stoneage_qt.session.saves import load_match
from tests.stored_games.stored import stored_games

KNOWN = Path(__file__).with_name("known_dice.stoneage")

# Anna has made a tool of 1 before she rolls; all numbers are counted over the 36 throws of
# two dice or the 6 of one, and worth 2 points per food, 3 per wood, 5 per stone, 6 per gold.
BY_HAND: list[tuple[int, str, Fraction, int, int, tuple[Fraction | int, ...]]] = [
    # 2 dice for wood, tool 1: (sum + 1) ÷ 3 is 1, 2, 3, 4 in 6, 15, 12, 3 of 36 throws.
    (0, GATHER, Fraction(6 + 30 + 36 + 12, 36), 4, 4, (Fraction(5), 0)),
    # 1 die for food, tool 1: (1 + 1) ÷ 2 = 1; on average (1 + 1 + 2 + 2 + 3 + 3) ÷ 6.
    (0, GATHER, Fraction(2), 1, 1, (Fraction(-2), 0)),
    # 1 die for stone, the tool is used: one stone with 5 or 6.
    (0, GATHER, Fraction(1, 3), 0, 0, (Fraction(-5, 3), 0)),
    # 2 dice for food: sums 2 to 12 ÷ 2.
    (1, GATHER, Fraction(117, 36), 5, 5, (0, Fraction(7, 2))),
    # 2 dice for gold: one with 6 to 11 (25 throws), two with 12.
    (1, GATHER, Fraction(27, 36), 1, 1, (0, Fraction(3, 2))),
    # Dice for all: the faces are worth 3, 4, 5, 6, 6, 6. Bruno gets the better of two dice,
    # which is 3, 4, 5, 6 in 1, 3, 5, 27 of 36 throws; the mean of both is 5 each.
    (1, SHARE, Fraction(202, 36), 6, NOT_TAKEN, (Fraction(-25, 18), Fraction(7, 18))),
]


def test_known_dice_by_hand() -> None:
    match = load_match(KNOWN)
    found = game_luck(match.state_at(0), match.actions)
    assert [(roll.seat, roll.kind, roll.actual, roll.taken) for roll in found] == [
        (seat, kind, actual, taken) for seat, kind, _, actual, taken, _ in BY_HAND
    ]
    for roll, (_, _, expected, _, _, luck) in zip(found, BY_HAND, strict=True):
        assert roll.expected == pytest.approx(float(expected))
        assert roll.luck == pytest.approx([float(points) for points in luck])
        assert match.actions[roll.number].dice == roll.dice
    assert luck_totals(found, 2) == pytest.approx([-1 / 18, 97 / 18])


def test_tools_kept_are_no_bad_luck() -> None:
    """Anna did not add her tool to the wood; what she took is told beside what was possible."""
    match = load_match(KNOWN)
    [wood, *_] = game_luck(match.state_at(0), match.actions)
    assert (sum(wood.dice), wood.pips, wood.actual, wood.taken) == (12, 1, 4, 4)
    assert game_luck(match.state_at(0), match.actions[:10])[-1].taken == NOT_TAKEN


def chance_points(players: int) -> list[State]:
    """Positions of all kinds that wait for a roll."""
    rng = random.Random(players)
    s = new_state(Setup.shuffled(players, rng, MODULES))
    found: list[State] = []
    while s.actor != -2:
        if s.actor == CHANCE:
            found.append(s.copy())
            apply(s, rng.choice(chance_outcomes(s))[0])
        else:
            apply(s, rng.choice(legal_actions(s)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_lucky_on_average(players: int) -> None:
    kinds = set()
    for s in chance_points(players)[:60:3] + chance_points(players)[-40:]:
        if s.dice_count > 5:
            continue
        mean = [0.0] * players
        for action, chance in chance_outcomes(s):
            roll = roll_luck(s, action.dice)
            kinds.add(roll.kind)
            for seat, points in enumerate(roll.luck):
                mean[seat] += chance * points
        assert mean == pytest.approx([0.0] * players, abs=1e-9)
    assert {GATHER, SHARE} <= kinds <= {GATHER, SHARE, REWARD}


def test_rewards_count_three_points_at_least() -> None:
    found = [
        roll
        for path in stored_games()
        if "animals" in path.name
        for match in [load_match(path)]
        for roll in game_luck(match.state_at(0), match.actions)
        if roll.kind == REWARD
    ]
    assert found
    assert all(roll.actual >= 3 * len(roll.dice) for roll in found)


def test_every_roll_of_a_game_is_told() -> None:
    for path in stored_games()[:4]:
        match = load_match(path)
        rolls = game_luck(match.state_at(0), match.actions)
        assert [r.number for r in rolls] == [n for n, a in enumerate(match.actions) if a.dice]
        assert all(r.taken <= r.actual or r.pips == 0 for r in rolls if not _one_use(match, r))


def _one_use(match, roll) -> bool:  # type: ignore[no-untyped-def]
    return any(a.cards for a in match.actions[roll.number : roll.number + 3])
