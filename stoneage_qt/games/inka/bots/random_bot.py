"""The level `random`: any listed action, with a liking for those that bring a game to its end."""

import random

from stoneage_qt.games.inka.rules import Action, State
from stoneage_qt.games.inka.rules.playout import random_action


class RandomBot:
    """First the word, then any action with that word."""

    name = "random"

    def choose(self, s: State, rng: random.Random) -> Action:
        """A listed action."""
        return random_action(s, rng)
