"""What the processes that think for the window do: a move or hints for one position."""

from typing import Any, NamedTuple

from stoneage_qt.background.processes import Stop
from stoneage_qt.bots.door import decide
from stoneage_qt.bots.external import ExternalBot
from stoneage_qt.bots.levels import level_fault, make_bot
from stoneage_qt.contract import Bot
from stoneage_qt.games import minds_in


class BotQuestion(NamedTuple):
    """What goes to a process: plain values only.

    package: of the game. hints: how many are wanted, 0 for a move. memory: of the seat.
    """

    package: str
    level: str
    budget: float
    view: dict[str, object]
    seed: int
    hints: int = 0
    memory: dict[str, object] | None = None


class Check(NamedTuple):
    """Whether a level can play as it should; its weights are loaded on the way."""

    package: str
    level: str


class Thinker:
    """The work of the processes. Bots are made once and kept."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str, float], Bot] = {}

    def answer(self, request: BotQuestion | Check, stop: Stop) -> Any:
        """The action as text and what was wrong with the bot's own answer; or hints.

        For a check what keeps the level from playing, None for nothing.
        """
        minds = minds_in(request.package)
        if isinstance(request, Check):
            return level_fault(minds, request.level)
        s = minds.state_of(request.view)
        if request.hints:
            return minds.hints(s, request.hints, request.seed, request.memory)
        key = (request.package, request.level, request.budget)
        if key not in self._bots:
            self._bots[key] = make_bot(minds, request.level, request.budget)
        bot = self._bots[key]
        if hasattr(bot, "stop"):
            bot.stop = stop
        decision = decide(minds, bot, s, s.actor, request.seed, request.memory)
        return minds.rules.encode(decision.action), decision.fault

    def close(self) -> None:
        """Ends external programs."""
        for bot in self._bots.values():
            if isinstance(bot, ExternalBot):
                bot.close()
