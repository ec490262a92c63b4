"""The level `planner` and its styles: whole purchases by the throws that they are away.

What is bought, founded, robbed and put back is the quick player's, with weights of its own that
stay as they are: everybody is measured by it; a style differs where it shows. Offers are tried out,
answers are weighed by the race of all seats. Who misjudges weighs everything by the race and its
likings, and so does everybody where the core was not built.
"""

import random
from typing import Any, Final

from stoneage_qt.games.inka.bots.haggling import Haggler, can_haggle
from stoneage_qt.games.inka.bots.likings import PLAIN, Likings
from stoneage_qt.games.inka.bots.memory import belief_of
from stoneage_qt.games.inka.bots.planner import decide
from stoneage_qt.games.inka.bots.quick import can_play, quick_action
from stoneage_qt.games.inka.bots.styles import by_habit, weights_of
from stoneage_qt.games.inka.bots.trading import best_offer
from stoneage_qt.games.inka.rules.actions import Action
from stoneage_qt.games.inka.rules.constants import MAIN
from stoneage_qt.games.inka.rules.state import State

# For an offer, and from how many possible positions.
_LOOKS: Final = 40
_WORLDS: Final = 8


class Planner:
    """See the module. memory: what the seat remembers, set before each question."""

    def __init__(self, name: str = "planner", likings: Likings = PLAIN) -> None:
        self.name = name
        self.likings = likings
        self.memory: dict[str, Any] | None = None
        self._weights = weights_of(name)

    def choose(self, s: State, rng: random.Random) -> Action:
        """What the plan says; `rng` draws who misjudges, and the games an offer is tried in."""
        if self.likings.slip > 0.0 or not can_play(s):
            return decide(s, self.likings, self.memory, rng)
        offer = offer_first(s, self.likings, self.memory, rng)
        if offer is not None:
            return offer
        return by_habit(self.name, s, quick_action(s, self._weights))


def offer_first(
    s: State, likings: Likings, memory: dict[str, Any] | None, rng: random.Random
) -> Action | None:
    """An offer worth making: whatever comes of it, all else can follow.

    It is tried out where there is a judge: the race prices deals badly.
    """
    if s.phase != MAIN or s.offers_made >= likings.offers:
        return None
    refused = [] if memory is None else memory["refused"]
    if can_haggle(s):
        return Haggler(s, _LOOKS, _WORLDS, memory, rng).offer(refused, likings.deal)
    found = best_offer(s, belief_of(memory), refused, likings)
    return None if found is None else found[0]
