"""A bot that asks the value net about whole turns; no level yet, since none has beaten planners."""

import math
import random
from collections.abc import Callable
from typing import Any, Final

from stoneage_qt.games.inka.bots import net_mind as mind
from stoneage_qt.games.inka.bots import net_trade as trade
from stoneage_qt.games.inka.bots.memory import belief_of
from stoneage_qt.games.inka.bots.net import Net, shipped_net, win_chances
from stoneage_qt.games.inka.bots.net_mind import Weighed
from stoneage_qt.games.inka.rules.actions import END_ACTION, Action
from stoneage_qt.games.inka.rules.constants import (
    BEFORE,
    CHOOSE,
    DISCARDING,
    FREE_ROADS,
    MAIN,
    MOVING_ROBBER,
    REPLY,
    VICTIM,
)
from stoneage_qt.games.inka.rules.state import State

_BY_PHASE: Final[dict[str, Callable[[Net, State], list[Weighed]]]] = {
    BEFORE: mind.before,
    DISCARDING: mind.discards,
    MOVING_ROBBER: mind.robber,
    VICTIM: mind.robbing,
    FREE_ROADS: mind.free_roads,
}


class NetBot:
    """See the module. memory: what the seat remembers, set before each question.

    temperature: how far behind the best, in win chance, an action still gets its share; 0: the
    best is played. offers: how many it makes in a turn.
    """

    def __init__(
        self,
        name: str,
        nets: Callable[[int], Net] = shipped_net,
        temperature: float = 0.0,
        offers: int = 1,
    ) -> None:
        self.name = name
        self.nets = nets
        self.temperature = temperature
        self.offers = offers
        self.memory: dict[str, Any] | None = None

    def choose(self, s: State, rng: random.Random) -> Action:
        """The best choice, or a good one."""
        found = options(self.nets(len(s.players)), s, self.memory, self.offers)
        if self.temperature <= 0.0 or found[0].value > 1.0:
            return found[0].action
        best = found[0].value
        weights = [math.exp((choice.value - best) / self.temperature) for choice in found]
        return rng.choices(found, weights)[0].action


def options(
    net: Net, s: State, memory: dict[str, Any] | None = None, offers: int = 1
) -> list[Weighed]:
    """What is worth a look with the own win chance, the best first; never empty."""
    if s.phase == MAIN:
        found = _main(net, s, memory, offers)
    elif s.phase == REPLY:
        found = trade.answers(net, s, win_chances(s, net)[s.actor])
    elif s.phase == CHOOSE:
        found = trade.choices(net, s, win_chances(s, net)[s.actor])
    else:
        found = _BY_PHASE.get(s.phase, mind.places)(net, s)
    return sorted(found, key=lambda choice: -choice.value)


def _main(net: Net, s: State, memory: dict[str, Any] | None, offers: int) -> list[Weighed]:
    plans = mind.turns(net, s)
    found: dict[Action, float] = {}
    for plan in plans:
        action = plan.actions[0] if plan.actions else END_ACTION
        found.setdefault(action, plan.value)
    choices = [Weighed(action, value) for action, value in found.items()]
    best = plans[0].value
    if best > 1.0:
        return choices
    choices += mind.cards(net, s, best)
    refused = [] if memory is None else memory["refused"]
    offer = trade.best_offer(net, s, belief_of(memory), refused, offers)
    if offer is not None:
        # First the offer: whatever comes of it, the plan can follow.
        choices.append(Weighed(offer[0], best + offer[1]))
    return choices
