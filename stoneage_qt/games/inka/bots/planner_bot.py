"""The level `planner` and its styles: whole purchases by the throws that they are away.

What is bought, founded, robbed and put back is the quick player's, with weights of its own that
stay as they are: everybody is measured by it. Offers and answers are weighed by the race of all
seats. Who likes something beyond winning weighs everything by the race and those likings, and so
does everybody where the core was not built.
"""

import random
from typing import Any

from stoneage_qt.games.inka.bots.likings import PLAIN, Likings
from stoneage_qt.games.inka.bots.memory import belief_of
from stoneage_qt.games.inka.bots.planner import decide
from stoneage_qt.games.inka.bots.quick import can_play, quick_action
from stoneage_qt.games.inka.bots.quick_weights import PLANNERS
from stoneage_qt.games.inka.bots.trading import best_offer
from stoneage_qt.games.inka.rules.actions import Action
from stoneage_qt.games.inka.rules.constants import MAIN
from stoneage_qt.games.inka.rules.state import State


class Planner:
    """See the module. memory: what the seat remembers, set before each question."""

    def __init__(self, name: str = "planner", likings: Likings = PLAIN) -> None:
        self.name = name
        self.likings = likings
        self.memory: dict[str, Any] | None = None

    def choose(self, s: State, rng: random.Random) -> Action:
        """What the plan says; `rng` matters to levels that misjudge alone."""
        if not self.likings.about_offers_alone() or not can_play(s):
            return decide(s, self.likings, self.memory, rng)
        offer = offer_first(s, self.likings, self.memory)
        return quick_action(s, PLANNERS) if offer is None else offer


def offer_first(s: State, likings: Likings, memory: dict[str, Any] | None) -> Action | None:
    """An offer worth making: whatever comes of it, all else can follow."""
    if s.phase != MAIN or s.offers_made >= likings.offers:
        return None
    refused = [] if memory is None else memory["refused"]
    found = best_offer(s, belief_of(memory), refused, likings)
    return None if found is None else found[0]
