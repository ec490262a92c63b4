"""Win chances of all seats: the one currency in which everything is weighed."""

import math

from stoneage_qt.games.inka.bots.features import SEAT_WIDTH, seat_features
from stoneage_qt.games.inka.bots.planner_table import WEIGHTS
from stoneage_qt.games.inka.bots.race import Ground
from stoneage_qt.games.inka.rules.constants import FOUNDING, KINDS
from stoneage_qt.games.inka.rules.state import Offer, State


def chances(scores: list[float]) -> list[float]:
    """Win chances from the scores of all seats: their softmax."""
    most = max(scores)
    powers = [math.exp(score - most) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def score_of(s: State, seat: int, ground: Ground, hand: list[int]) -> float:
    """How well a seat stands, by the planner's table."""
    numbers = seat_features(s, seat, ground, hand)
    total = 0.0
    for place in range(SEAT_WIDTH):
        total += WEIGHTS[place] * numbers[place]
    return total


def at_the_turn(s: State) -> State:
    """The position as one in which the active seat can build at once.

    Planners weigh ends of turns, after which it waits for all others; an open offer tells the
    race that it does not. What a throw brings is weighed as if it had fallen.
    """
    if s.phase == FOUNDING or s.offer is not None:
        return s
    s = s.copy()
    nothing = [0] * KINDS
    s.offer = Offer(nothing, nothing, [], [None for _ in s.players])
    return s


class Outlook:
    """How all seats stand in one position; changed seat by seat where something is tried."""

    def __init__(self, s: State, seat: int) -> None:
        self.seat: int = seat
        self.grounds: list[Ground] = [Ground(s, number) for number in range(len(s.players))]
        self.scores: list[float] = [
            score_of(s, number, self.grounds[number], s.players[number].hand)
            for number in range(len(s.players))
        ]

    def score_with(self, s: State, number: int, hand: list[int]) -> float:
        """A seat's score with another hand."""
        return score_of(s, number, self.grounds[number], hand)

    def chance(self) -> float:
        """The own chance as things are."""
        return chances(self.scores)[self.seat]

    def own_after(self, s: State) -> float:
        """The own chance in a position that differs for the own seat alone."""
        scores = self.scores[:]
        scores[self.seat] = fresh_score(s, self.seat)
        return chances(scores)[self.seat]

    def all_after(self, s: State) -> float:
        """The own chance in any position."""
        return Outlook(s, self.seat).chance()


def fresh_score(s: State, seat: int) -> float:
    """A seat's score in a position nothing is known of yet."""
    return score_of(s, seat, Ground(s, seat), s.players[seat].hand)
