"""Bots that play what the value net likes best, one move ahead."""

import random
from typing import Final

from stoneage_qt.games.stoneage.bots.policy_options import Options, options
from stoneage_qt.games.stoneage.bots.value import Nets, option_merits, soft_choice
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
        found = Options(len(s.players))
        options(s.copy(), found)
        if len(found.actions) == 1:
            return found.actions[0]
        merits, _ = option_merits(self._nets[found.seats], found)
        if self._temperature > 0.0:
            return found.actions[soft_choice(merits, SOFT_TOP, self._temperature, rng)]
        return found.actions[int(merits.argmax())]
