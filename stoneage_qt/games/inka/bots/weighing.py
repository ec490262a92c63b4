"""Win chances of everybody at the table: the race of all seats, in any position of a game.

The one place that says who is how likely to win; a better judge takes the place of `scores_of`.
Chance points are expectations over what may fall, so that the curve jumps by luck and by
decisions alone.
"""

import math
from collections.abc import Sequence
from typing import Final

from stoneage_qt.games.inka.bots.memory import Belief
from stoneage_qt.games.inka.bots.outlook import at_the_turn, score_of
from stoneage_qt.games.inka.bots.race import Ground
from stoneage_qt.games.inka.rules import OVER, State
from stoneage_qt.games.inka.rules.constants import BEFORE, DICE, KINDS, PIPS
from stoneage_qt.games.inka.rules.scoring import standings
from stoneage_qt.games.inka.rules.yields import discards_owed, dues

SEVEN: Final = 7
SUMS: Final = tuple(range(2, 13))
# So many of the joint hands that are possible are looked at, the likeliest.
_MOST_WORLDS: Final = 3

Hands = list[list[int]]


class Weighing:
    """The race of all seats on one board; hands can be changed, the board can't."""

    def __init__(self, s: State) -> None:
        self._s = at_the_turn(s)
        self._grounds = [Ground(self._s, seat) for seat in range(len(s.players))]

    def scores(self, hands: Hands) -> list[float]:
        """How well everybody stands with these hands, in log odds."""
        return [
            score_of(self._s, seat, ground, hands[seat])
            for seat, ground in enumerate(self._grounds)
        ]

    def chances(self, hands: Hands) -> list[float]:
        """The same as win chances, which sum to 1."""
        return softmax(self.scores(hands))


def softmax(scores: Sequence[float]) -> list[float]:
    """Chances out of log odds."""
    most = max(scores)
    powers = [math.exp(score - most) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def table_chances(s: State, public: Belief | None) -> list[float]:
    """Win chances of all seats as everybody at the table may know them.

    public: what somebody who only watches holds possible of the hands; None for the true ones.
    Development cards count by their number alone. Exact where the game is over.
    """
    if s.actor == OVER:
        return win_shares(s)
    weighing = Weighing(s)
    seats = len(s.players)
    total = [0.0] * seats
    for weight, hands in worlds(s, public):
        found = (
            expectation(thrown_chances(s, weighing, hands))
            if s.phase in (BEFORE, DICE)
            else weighing.chances(_after_discards(s, hands))
        )
        total = [total[seat] + weight * found[seat] for seat in range(seats)]
    return total


def thrown_chances(
    s: State, weighing: Weighing, hands: Hands
) -> list[tuple[int, float, list[float]]]:
    """Every sum that may be thrown now: its chance, and all seats' chances with what it brings."""
    found = []
    for number in SUMS:
        chance = PIPS[number] / 36.0
        found.append((number, chance, weighing.chances(hands_after(s, number, hands))))
    return found


def expectation(outcomes: list[tuple[int, float, list[float]]]) -> list[float]:
    """The mean over all that may fall."""
    seats = len(outcomes[0][2])
    return [sum(chance * wins[seat] for _, chance, wins in outcomes) for seat in range(seats)]


def hands_after(s: State, number: int, hands: Hands) -> Hands:
    """What everybody holds after such a throw; a seven takes what it does (Y2, Z2)."""
    if number == SEVEN:
        return [_without(hand, discards_owed(s, seat)) for seat, hand in enumerate(hands)]
    due = dues(s, number)
    return [
        [hand[kind] + due[seat * KINDS + kind] for kind in range(KINDS)]
        for seat, hand in enumerate(hands)
    ]


def _after_discards(s: State, hands: Hands) -> Hands:
    """Who owes cards has as good as lost them."""
    return [_without(hand, s.owed[seat]) for seat, hand in enumerate(hands)]


def _without(hand: list[int], count: int) -> list[int]:
    """What is left where so many are put back, always of what there is most."""
    left = hand[:]
    for _ in range(count):
        left[left.index(max(left))] -= 1
    return left


def worlds(s: State, belief: Belief | None) -> list[tuple[float, Hands]]:
    """The likeliest joint hands with their weights, which sum to 1; None: the true ones."""
    if belief is None or not belief.hands:
        return [(1.0, [player.hand[:] for player in s.players])]
    order = sorted(range(len(belief.hands)), key=lambda n: -belief.weights[n])[:_MOST_WORLDS]
    total = sum(belief.weights[number] for number in order)
    return [(belief.weights[number] / total, belief.known(number)) for number in order]


def win_shares(s: State) -> list[float]:
    """1 for the winner, shared among equals."""
    ranks = [standing.rank for standing in standings(s)]
    return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
