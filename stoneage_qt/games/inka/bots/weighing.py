"""Win chances of everybody at the table, in any position of a game.

The quick player plays on for two rounds, many times, and the judge says how that stands; where
there is no judge, the race of all seats tells. Chance points are expectations over what may fall,
so that the curve jumps by luck and by decisions alone.
"""

import math
import random
from collections.abc import Sequence
from typing import Final

from stoneage_qt.games.inka.bots.judge import can_judge
from stoneage_qt.games.inka.bots.memory import Belief
from stoneage_qt.games.inka.bots.outlook import at_the_turn, score_of
from stoneage_qt.games.inka.bots.quick import Games, Shares, without_offer
from stoneage_qt.games.inka.bots.race import Ground
from stoneage_qt.games.inka.rules import NOBODY, OVER, State, apply, determinize
from stoneage_qt.games.inka.rules.actions import ROLLS, THROW_ACTION, Action
from stoneage_qt.games.inka.rules.constants import BEFORE, DICE, KINDS, PIPS
from stoneage_qt.games.inka.rules.scoring import standings
from stoneage_qt.games.inka.rules.yields import discards_owed, dues

SEVEN: Final = 7
SUMS: Final = tuple(range(2, 13))
# So many of the joint hands that are possible are weighed by the race, the likeliest.
_MOST_WORLDS: Final = 3
# Looks: how many rounds they go on, at a position as it lies and after each sum that may fall, and
# from how many positions that somebody who only watches holds possible. Two rounds told results
# better than one turn or games to the end (README of the bots), and need no scaling.
ROUNDS: Final = 2
_LOOKS: Final = 96
_LOOKS_OF_A_SUM: Final = 24
_LOOKED_WORLDS: Final = 16

Hands = list[list[int]]
# The chance of a sum, and all seats' chances with what it brings.
Outcome = tuple[float, list[float]]


def table_chances(s: State, public: Belief | None) -> list[float]:
    """Win chances of all seats as everybody at the table may know them.

    public: what somebody who only watches holds possible of the hands; None for the true ones.
    Development cards count by their number alone. Exact where the game is over.
    """
    if s.actor == OVER:
        return win_shares(s)
    s = without_offer(s)
    return _looked(s, public) if can_judge(s) else _raced(s, public)


def _looked(s: State, public: Belief | None) -> list[float]:
    """By looks; the same dice fall in all positions of a turn, so that only what differs counts."""
    rng = random.Random(f"looks/{s.turn}")
    seed = rng.getrandbits(63)
    possible = [_drawn(s, public, rng) for _ in range(_LOOKED_WORLDS)]
    if s.phase not in (BEFORE, DICE):
        return _means(possible, seed, _LOOKS)
    outcomes: list[Outcome] = []
    for number in SUMS:
        after = [_thrown(world, number) for world in possible]
        outcomes.append((PIPS[number] / 36.0, _means(after, seed, _LOOKS_OF_A_SUM)))
    return expectation(outcomes)


def _means(possible: list[State], seed: int, count: int) -> Shares:
    turns = ROUNDS * len(possible[0].players)
    return Games(possible, 0, seed, turns=turns).means([[]], 0, count)[0]


def _drawn(s: State, public: Belief | None, rng: random.Random) -> State:
    """A position as somebody who only watches may think it is."""
    if public is None or not public.hands:
        return determinize(s, NOBODY, rng, [player.hand for player in s.players])
    number = rng.choices(range(len(public.hands)), public.weights)[0]
    return determinize(s, NOBODY, rng, public.known(number))


def _thrown(s: State, number: int) -> State:
    """The position after a throw with this sum."""
    s = s.copy()
    low = max(1, number - 6)
    actions: list[Action] = [ROLLS[low][number - low]]
    if s.phase == BEFORE:
        actions.insert(0, THROW_ACTION)
    for action in actions:
        apply(s, action)
    return s


def _raced(s: State, public: Belief | None) -> list[float]:
    """By the race of all seats."""
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


def thrown_chances(s: State, weighing: Weighing, hands: Hands) -> list[Outcome]:
    """Every sum that may be thrown now, by the race."""
    return [
        (PIPS[number] / 36.0, weighing.chances(hands_after(s, number, hands))) for number in SUMS
    ]


def expectation(outcomes: list[Outcome]) -> list[float]:
    """The mean over all that may fall."""
    seats = len(outcomes[0][1])
    return [sum(chance * wins[seat] for chance, wins in outcomes) for seat in range(seats)]


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
