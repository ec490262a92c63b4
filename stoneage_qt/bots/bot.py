"""What a bot is."""

import random
from typing import Protocol

from stoneage_qt.games.stoneage.rules import Action, State


class Bot(Protocol):
    """A player.

    Bots are asked through `door.decide` alone, which hides from them what their seat can't
    see and plays on where one of them fails. A bot that thinks long may have an attribute
    `stop`, a function without arguments: it is set before each question and polled while
    thinking; once it returns true, the best action so far is wanted at once.
    """

    @property
    def name(self) -> str:
        """The level's key, or what an external program calls itself."""
        ...

    def choose(self, s: State, rng: random.Random) -> Action:
        """A legal action for the seat `s.actor`.

        `s` is a copy in which everything that the seat can't see is reshuffled; the bot may
        read it, and must not change it. All randomness comes from `rng`, so that the same
        seed gives the same choice.
        """
        ...
