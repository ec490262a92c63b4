"""Bots that play what the value net likes best, one move ahead."""

import random
from typing import Final

from stoneage_qt.games.stoneage.bots.value import Nets, judged, soft_choice
from stoneage_qt.games.stoneage.rules import Action, State

# How many of the best actions a wavering bot chooses from.
SOFT_TOP: Final = 5


class NetBot:
    """The best action by the net; with a temperature, one of the better ones.

    nets: as from `load_nets`. temperature: in log odds of winning; 0 plays the best always.
    """

    def __init__(self, name: str, nets: Nets, temperature: float = 0.0) -> None:
        self._name = name
        self._nets = nets
        self._temperature = temperature

    @property
    def name(self) -> str:
        """The level's key."""
        return self._name

    def choose(self, s: State, rng: random.Random) -> Action:
        """See `Bot.choose`."""
        found = judged(self._nets[len(s.players)], s)
        if len(found.actions) == 1:
            return found.actions[0]
        if self._temperature > 0.0:
            return found.actions[soft_choice(found.merits, SOFT_TOP, self._temperature, rng)]
        return found.actions[int(found.merits.argmax())]
