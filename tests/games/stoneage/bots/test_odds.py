"""Odds of a roll, against numbers worked out by hand."""

import random
from fractions import Fraction

import pytest

from stoneage_qt.games.stoneage.bots.odds import roll_odds, tools_at_hand
from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules.constants import (
    CARD1,
    CLAY,
    FIELD,
    FOREST,
    HUNT,
    QUARRY,
    RIVER,
)
from tests.games.stoneage.bots.playing import start

WOLF = 38
ROLL_GOLD = 12  # C13: 2 dice for gold
ONE_USE_4 = 1  # C02


def table() -> State:
    return start(2, 1)


def ways(*fractions: tuple[int, int]) -> list[object]:
    return [pytest.approx(float(Fraction(*fraction))) for fraction in fractions]


def test_one_die_for_food() -> None:
    odds = roll_odds(table(), 0, HUNT, 1)
    assert list(odds.at_least) == ways((5, 6), (3, 6), (1, 6))
    assert odds.mean == pytest.approx(9 / 6)


def test_two_dice_for_wood() -> None:
    # Sums of two dice: 2 is 1 of 36; 3 to 5 is 2+3+4; 6 to 8 is 5+6+5; 9 to 11 is 4+3+2; 12 is 1.
    odds = roll_odds(table(), 0, FOREST, 2)
    assert list(odds.at_least) == ways((35, 36), (26, 36), (10, 36), (1, 36))
    assert odds.mean == pytest.approx((9 + 2 * 16 + 3 * 9 + 4) / 36)


def test_one_die_for_gold() -> None:
    odds = roll_odds(table(), 0, RIVER, 1)
    assert list(odds.at_least) == ways((1, 6))


def test_tools_are_added_whole() -> None:
    s = table()
    s.players[0].tools = [2, 2, 1]
    s.players[0].used = [False, True, False]
    assert tools_at_hand(s, 0) == 3
    # 3 to 6 on the die reach 6 gold pips with 3 from tools.
    assert list(roll_odds(s, 0, RIVER, 1).at_least) == ways((4, 6))
    assert list(roll_odds(s, 1, RIVER, 1).at_least) == ways((1, 6)), "the other's own tools"
    assert list(roll_odds(s, 0, RIVER, 1, added=0).at_least) == ways((1, 6))


def test_one_use_tools_count() -> None:
    s = table()
    s.players[0].open_cards = [ONE_USE_4]
    assert tools_at_hand(s, 0) == 4
    assert tools_at_hand(s, 0, one_use=False) == 0
    assert list(roll_odds(s, 0, CLAY, 1).at_least) == ways((1, 1), (3, 6))


def test_the_animal_takes_its_part() -> None:
    s = table()
    s.animal = WOLF  # malus 2
    assert list(roll_odds(s, 0, HUNT, 1).at_least) == ways((3, 6), (1, 6))
    s.players[0].tools = [1, 0, 0]
    # As the rules have it: never below zero after all is added, 1 − 2 + 1 = 0.
    assert list(roll_odds(s, 0, HUNT, 1).at_least) == ways((4, 6), (2, 6))


def test_a_roll_card() -> None:
    s = table()
    s.display[2] = ROLL_GOLD
    odds = roll_odds(s, 0, CARD1 + 2, 2)
    assert list(odds.at_least) == ways((26, 36), (1, 36))


def test_nobody_there() -> None:
    s = table()
    s.players[0].tools = [4, 4, 4]
    assert roll_odds(s, 0, FOREST, 0) == (0.0, ())


def test_nothing_rolled_for() -> None:
    s = table()
    s.display[0] = 0  # dice for all
    for place in (FIELD, CARD1):
        with pytest.raises(ValueError, match="nothing is rolled"):
            roll_odds(s, 0, place, 1)


def test_against_many_rolls() -> None:
    s = table()
    s.players[0].tools = [1, 1, 0]
    rng = random.Random(1)
    rolls = [(sum(rng.randint(1, 6) for _ in range(4)) + 2) // 5 for _ in range(20_000)]
    odds = roll_odds(s, 0, QUARRY, 4)
    assert odds.mean == pytest.approx(sum(rolls) / len(rolls), abs=0.03)
    for units, chance in enumerate(odds.at_least, start=1):
        share = sum(1 for roll in rolls if roll >= units) / len(rolls)
        assert chance == pytest.approx(share, abs=0.02)
