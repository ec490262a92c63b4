"""The door through which every bot is asked.

A bot gets only what its seat may see (V3), whatever it does its answer is legal, and the
same position and seed give the same question: the true hidden order can't leak.
"""

import random
from typing import NamedTuple

from stoneage_qt.bots.bot import Bot
from stoneage_qt.games.stoneage.bots.gatherer import Gatherer
from stoneage_qt.games.stoneage.rules import (
    Action,
    State,
    determinize,
    encode,
    legal_actions,
    why_illegal,
)


class Decision(NamedTuple):
    """What is played, and what was wrong with the bot's own answer (None: nothing)."""

    action: Action
    fault: str | None


class BotFaultError(Exception):
    """A bot that can't answer, and says why; the door puts the text into `Decision.fault`."""


def question(s: State, seat: int, seed: int) -> tuple[State, random.Random]:
    """What a bot is asked: the position as `seat` may see it, and its random numbers.

    The key names the decision by what the seat sees, so that equal positions ask equally.
    """
    player = s.players[seat]
    key = f"{seed}/{seat}/{s.round}/{s.phase}/{s.step}/{player.supply}/{sum(s.crowd)}/{s.source}"
    rng = random.Random(key)
    return determinize(s, seat, rng), rng


def decide(bot: Bot, s: State, seat: int, seed: int) -> Decision:
    """Asks `bot` for the decision that is open for `seat`; s itself is never handed out."""
    seen, rng = question(s, seat, seed)
    try:
        action: object = bot.choose(seen, rng)
        if not isinstance(action, Action):
            return Decision(fallback(s), f"not an action: {type(action).__name__}")
        reason = why_illegal(s, action)
        fault = None if reason is None else f"illegal ({reason.value}): {encode(action)}"
    except BotFaultError as error:
        return Decision(fallback(s), str(error))
    except Exception as error:  # noqa: BLE001 - whatever a bot raises, the game goes on
        return Decision(fallback(s), f"{type(error).__name__}: {error}")
    return Decision(action if fault is None else fallback(s), fault)


def fallback(s: State) -> Action:
    """A quick legal move that looks at nothing hidden."""
    legal = legal_actions(s)
    action = Gatherer().choose(s, random.Random(0))
    return action if action in legal else legal[0]
