"""Who plays Stone Age by itself: the second seam of `contract`."""

import random
from collections.abc import Sequence
from typing import Any, Final

from stoneage_qt.bots.door import Decision
from stoneage_qt.bots.door import decide as decide_by
from stoneage_qt.contract import Bot, Json, Level, Minds, Rules
from stoneage_qt.contract.analysis import Analysis
from stoneage_qt.games.stoneage.bots.gatherer import Gatherer
from stoneage_qt.games.stoneage.bots.levels import LEVELS, level_fault, make_bot
from stoneage_qt.games.stoneage.bots.verdicts import StoneAgeAnalysis
from stoneage_qt.games.stoneage.bots.view import state_of, view_of
from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.rules import Action, State, determinize, legal_actions


class StoneAgeMinds:
    """Bots, hints and views of Stone Age."""

    rules: Final[Rules] = RULES
    levels: Final[Sequence[Level]] = LEVELS
    substitute: Final = "valuer"
    analysis: Final[Analysis] = StoneAgeAnalysis()

    view_of = staticmethod(view_of)
    state_of = staticmethod(state_of)

    def make_bot(self, key: str, budget: float = 1.0) -> Bot:
        """See `bots.levels`."""
        return make_bot(key, budget)

    def level_fault(self, key: str) -> str | None:
        """Missing weights."""
        return level_fault(key)

    def new_memory(self, s: State) -> None:
        """What is hidden was never open before: a position shows all that can be known."""

    def drawn(self, s: State, seat: int, rng: random.Random, memory: Json | None) -> State:
        """As the rules draw it."""
        return determinize(s, seat, rng)

    def question_key(self, s: State, seat: int) -> str:
        """Round, phase and step, and what has happened in this round."""
        supply = s.players[seat].supply
        return f"{s.round}/{s.phase}/{s.step}/{supply}/{sum(s.crowd)}/{s.source}"

    def fallback(self, s: State) -> Action:
        """What the gatherer does."""
        legal = legal_actions(s)
        action = Gatherer().choose(s, random.Random(0))
        return action if action in legal else legal[0]

    def game_facts(self, s: State) -> Json:
        """As resources/stoneage/bots/PROTOCOL.md has them."""
        return {"players": len(s.players), "modules": sorted(s.modules)}

    def hints(self, s: State, number: int, seed: int, memory: Json | None = None) -> Sequence[Any]:
        """By search; loads the nets. A position shows all that can be known."""
        from stoneage_qt.games.stoneage.bots.hints import best_actions

        return best_actions(s, s.actor, number, seed=seed)


MINDS: Final[Minds] = StoneAgeMinds()


def decide(bot: Bot, s: State, seat: int, seed: int) -> Decision:
    """Asks a bot of Stone Age through the door of all bots."""
    return decide_by(MINDS, bot, s, seat, seed)


def fallback(s: State) -> Action:
    """A quick legal move that looks at nothing hidden."""
    action: Action = MINDS.fallback(s)
    return action
