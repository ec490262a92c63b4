"""What the seats can know of each other's hands by watching: weighted joint hands (V1, V3).

All that moves is open but for a card robbed between others. So everybody counts along, and each
such robbery splits what a seat holds possible by kind, with its odds. What somebody later pays,
offers or puts back refutes the possibilities in which it was not there.
"""

import random
from contextlib import suppress
from typing import Any, Final

from stoneage_qt.games.inka.rules.actions import (
    ACCEPT,
    COUNTER,
    DEAL,
    OFFER,
    PLAY_MONOPOLY,
    STEAL,
    Action,
)
from stoneage_qt.games.inka.rules.constants import KINDS, NO_CARDS, Cards
from stoneage_qt.games.inka.rules.hidden import determinize
from stoneage_qt.games.inka.rules.state import State

# More possibilities than these are not kept; half of all decisions have but one.
MOST_HANDS: Final = 128


class Belief:
    """What one seat holds possible: hands of all seats together, and how likely they are.

    A joint hand is flat: seat × KINDS + kind → cards. The weights sum to 1.
    """

    def __init__(self, hands: list[list[int]], weights: list[float]) -> None:
        self.hands: list[list[int]] = hands
        self.weights: list[float] = weights

    def known(self, number: int) -> list[list[int]]:
        """One of the joint hands, seat by seat, as `determinize` wants it."""
        flat = self.hands[number]
        return [flat[first : first + KINDS] for first in range(0, len(flat), KINDS)]

    def means(self) -> list[float]:
        """How many cards are expected: seat × KINDS + kind."""
        found = [0.0] * len(self.hands[0])
        for flat, weight in zip(self.hands, self.weights, strict=True):
            for place in range(len(flat)):
                found[place] += weight * flat[place]
        return found


class Memory:
    """What all seats of one game remember, each for itself."""

    def __init__(self, s: State) -> None:
        """`s`: the first position. What everybody holds there was taken openly (M13, U3)."""
        self._hands: list[int] = _flat(s)
        self._actor: int = s.actor
        self._wanted: Cards = NO_CARDS
        self._limit: int = s.components.monopoly
        # What each seat offered in vain, give and want in a row, until another gets such a card.
        self._refused: list[list[list[int]]] = [[] for _ in s.players]
        # The last one is of somebody who only watches: what everybody at the table knows.
        self._beliefs: list[Belief] = [
            Belief([self._hands[:]], [1.0]) for _ in range(len(s.players) + 1)
        ]

    def of(self, seat: int) -> dict[str, Any]:
        """What this seat holds possible, as plain values: `belief_of` reads them."""
        belief = self._beliefs[seat]
        refused = self._refused[seat]
        return {"hands": belief.hands, "weights": belief.weights, "refused": refused}

    def open_to_all(self) -> dict[str, Any]:
        """What somebody holds possible who sits in no seat and has watched from the start."""
        belief = self._beliefs[-1]
        return {"hands": belief.hands, "weights": belief.weights, "refused": []}

    def see(self, a: Action, s: State) -> None:
        """An action was played, and led to `s`."""
        before, after = self._hands, _flat(s)
        actor = self._actor
        self._hands, self._actor = after, s.actor
        change = [after[place] - before[place] for place in range(len(after))]
        if a.word == STEAL:
            self._see_robbery(s.active, change, a.number)
            return
        if a.word == OFFER:
            self._wanted = a.take
            self._refused[actor].append([*a.give, *a.take])
        elif a.word == DEAL and self._refused[actor]:
            self._refused[actor].pop()
        self._forget_refusals(change)
        held = a.give if a.word in (OFFER, COUNTER) else NO_CARDS
        if a.word == ACCEPT:
            held = self._wanted
        monopoly = a.number if a.word == PLAY_MONOPOLY else -1
        if held is NO_CARDS and not any(change):
            return
        for belief in self._beliefs:
            self._keep_possible(belief, actor, held, change, monopoly)

    def _forget_refusals(self, change: list[int]) -> None:
        """Where another seat got a card that was wanted, it may be asked for again."""
        for place in range(len(change)):
            if change[place] <= 0:
                continue
            for seat in range(len(self._refused)):
                if self._refused[seat] and seat != place // KINDS:
                    wanted = KINDS + place % KINDS
                    self._refused[seat] = [row for row in self._refused[seat] if not row[wanted]]

    def _keep_possible(
        self, belief: Belief, actor: int, held: Cards, change: list[int], monopoly: int
    ) -> None:
        """Open changes, the same in every possibility; those they refute are dropped."""
        hands: list[list[int]] = []
        weights: list[float] = []
        for flat, weight in zip(belief.hands, belief.weights, strict=True):
            if self._possible(flat, actor, held, change, monopoly):
                hands.append([flat[place] + change[place] for place in range(len(flat))])
                weights.append(weight)
        _settle(belief, hands, weights)

    def _possible(
        self, flat: list[int], actor: int, held: Cards, change: list[int], monopoly: int
    ) -> bool:
        for kind in range(KINDS):
            if held[kind] > flat[actor * KINDS + kind]:
                return False
        for place in range(len(flat)):
            if flat[place] + change[place] < 0:
                return False
        if monopoly >= 0:
            for place in range(monopoly, len(flat), KINDS):
                # A monopoly tells how many there were, up to what it takes (C6).
                given = min(flat[place], self._limit)
                if place // KINDS != actor and given != -change[place]:
                    return False
        return True

    def _see_robbery(self, thief: int, change: list[int], kind: int) -> None:
        """Z6: thief and victim know the card, the others its odds."""
        victim = next(p // KINDS for p in range(len(change)) if change[p] < 0)
        for seat, belief in enumerate(self._beliefs):
            kinds = [kind] if seat in (thief, victim) else list(range(KINDS))
            hands: list[list[int]] = []
            weights: list[float] = []
            for flat, weight in zip(belief.hands, belief.weights, strict=True):
                for one in kinds:
                    count = flat[victim * KINDS + one]
                    if count > 0:
                        moved = flat[:]
                        moved[victim * KINDS + one] -= 1
                        moved[thief * KINDS + one] += 1
                        hands.append(moved)
                        weights.append(weight * count)
            _settle(belief, hands, weights)


def belief_of(memory: dict[str, Any] | None) -> Belief | None:
    """The other way round; None for nothing, or for who has lost count.

    That happens, rarely, where more was possible than is kept and all of that was refuted.
    """
    if memory is None or not memory["hands"]:
        return None
    return Belief(memory["hands"], memory["weights"])


def drawn(s: State, seat: int, rng: random.Random, memory: dict[str, Any] | None) -> State:
    """One of the positions that the seat holds possible, as likely as it is."""
    belief = belief_of(memory)
    if belief is not None:
        left = rng.random()
        number = 0
        while number < len(belief.weights) - 1 and left >= belief.weights[number]:
            left -= belief.weights[number]
            number += 1
        # A memory of another game, or of none, is no reason not to play.
        with suppress(ValueError):
            return determinize(s, seat, rng, belief.known(number))
    return determinize(s, seat, rng)


def _flat(s: State) -> list[int]:
    hands: list[int] = []
    for player in s.players:
        hands += player.hand
    return hands


def _settle(belief: Belief, hands: list[list[int]], weights: list[float]) -> None:
    """Equal hands become one, the most likely ones are kept."""
    if len(hands) > 1:
        merged: dict[tuple[int, ...], float] = {}
        for flat, weight in zip(hands, weights, strict=True):
            key = tuple(flat)
            merged[key] = merged.get(key, 0.0) + weight
        rows = sorted([(-weight, key) for key, weight in merged.items()])[:MOST_HANDS]
        hands = [list(key) for _, key in rows]
        weights = [-weight for weight, _ in rows]
    total = sum(weights)
    belief.hands = hands
    belief.weights = [weight / total for weight in weights]
