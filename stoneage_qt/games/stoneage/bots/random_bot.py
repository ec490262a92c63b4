"""The level `random`: any legal action, each as likely as the next."""

import random

from stoneage_qt.games.stoneage.rules import Action, State, legal_actions


class RandomBot:
    """Chooses uniformly among the legal actions."""

    name = "random"

    def choose(self, s: State, rng: random.Random) -> Action:
        """Any legal action."""
        return rng.choice(legal_actions(s))
