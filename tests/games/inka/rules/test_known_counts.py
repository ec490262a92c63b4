"""Known counts, as perft does for chess: a change of the rules shows at once.

The counts of the stored positions were agreed upon by two programs that were written apart.
"""

import pytest

from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    State,
    apply,
    chance_outcomes,
    legal_actions,
)
from tests.games.inka.rules.stored import NAMES, position, stored
from tests.games.inka.rules.table import RED, bare, do, hands, put, start


def leaves(s: State, depth: int) -> int:
    """Positions after `depth` actions; chance counts with all its outcomes."""
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


def counts(s: State, depth: int) -> list[int]:
    return [leaves(s, number) for number in range(1, depth + 1)]


def test_the_free_founding() -> None:
    """By hand: 54 crossings, then both ends of each of the 71 paths."""
    assert counts(start(3, founding="free"), 2) == [54, 142]


def test_the_first_throw() -> None:
    """By hand: one throw, 21 results; after a seven the robber has 19 goals (X17)."""
    s = start(4)
    assert counts(s, 2) == [1, 21]
    do(s, "throw", "roll 3 4")
    assert leaves(s, 1) == 19


def test_a_discard() -> None:
    """By hand: 4 cards of two kinds go back: 2 choices each time, then the robber's 19 goals."""
    s = hands(bare(3), "wood=4 ore=4")
    s.phase, s.actor = "dice", CHANCE
    do(s, "roll 3 4")
    assert counts(s, 5) == [2, 4, 8, 16, 16 * 19]


def test_an_offer() -> None:
    """By hand: X33's nine offers; the first one has 2, 6 and 6 answers in turn."""
    s = hands(bare(), "wood=2 fish=1", "stone=1", "ore=1", "ore=1 coca=1")
    assert leaves(s, 1) == 10  # nine offers, and the end of the turn
    do(s, "offer wood=1 for ore=1")
    assert counts(s, 3) == [2, 2 * 6, 2 * 6 * 6]


def test_two_free_roads() -> None:
    """By hand: three paths at the settlement; each opens two more, or one at the coast."""
    s = put(bare(), RED, settlements="c26")
    s.deck.remove(7)
    s.players[RED].cards = [7]
    do(s, "play roads")
    # p31 leads to c22 (+1), p36 to c27 (+2), p37 to c30 (+1); two of the three stay open.
    assert counts(s, 2) == [3, 3 + 4 + 3]


@pytest.mark.parametrize("name", NAMES)
def test_stored_positions(name: str) -> None:
    game = stored(name)
    for after, expected in game.leaves.items():
        assert counts(position(game, after), len(expected)) == list(expected)
