"""Who plays Rise of the Inkas by itself: the second seam of `contract`."""

from collections.abc import Sequence
from typing import Any, Final

from stoneage_qt.contract import Bot, Json, Level, Minds, Rules
from stoneage_qt.contract.analysis import Analysis
from stoneage_qt.games.inka.bots import builder
from stoneage_qt.games.inka.bots.hints import best_actions
from stoneage_qt.games.inka.bots.levels import LEVELS, level_fault, make_bot
from stoneage_qt.games.inka.bots.memory import Memory, drawn
from stoneage_qt.games.inka.bots.verdicts import InkaAnalysis
from stoneage_qt.games.inka.bots.view import state_of, view_of
from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.rules import Action, State


class InkaMinds:
    """Bots and views of Rise of the Inkas."""

    rules: Final[Rules] = RULES
    levels: Final[Sequence[Level]] = LEVELS
    substitute: Final = "builder"
    analysis: Final[Analysis] = InkaAnalysis()

    new_memory = staticmethod(Memory)
    drawn = staticmethod(drawn)
    view_of = staticmethod(view_of)
    state_of = staticmethod(state_of)

    def make_bot(self, key: str, budget: float = 1.0) -> Bot:
        """`budget` multiplies the thinking of levels that search."""
        return make_bot(key, budget)

    def level_fault(self, key: str) -> str | None:
        """Who searches needs the compiled core."""
        return level_fault(key)

    def question_key(self, s: State, seat: int) -> str:
        """Turn and phase, and what changes within them: the own cards and the supply."""
        hand = s.players[seat].hand
        return f"{s.turn}/{s.phase}/{s.step}/{s.offers_made}/{s.free_roads}/{hand}/{s.supply}"

    def fallback(self, s: State) -> Action:
        """What `builder` does."""
        return builder.choose(s)

    def game_facts(self, s: State) -> Json:
        """Seats and the limits of the set-up."""
        return {"players": len(s.players), "offers": s.offer_limit, "rounds": s.rounds}

    def hints(self, s: State, number: int, seed: int, memory: Json | None = None) -> Sequence[Any]:
        """What wins most games that are tried out; deals are weighed by looks."""
        return best_actions(s, s.actor, number, seed, memory)


MINDS: Final[Minds] = InkaMinds()
