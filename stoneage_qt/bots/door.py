"""The door through which every bot is asked.

A bot gets only what its seat may see (V3), whatever it does its answer is legal, and the
same position and seed give the same question: the true hidden order can't leak.
"""

import random
from typing import NamedTuple

from stoneage_qt.contract import Action, Bot, Minds, State


class Decision(NamedTuple):
    """What is played, and what was wrong with the bot's own answer (None: nothing)."""

    action: Action
    fault: str | None


class BotFaultError(Exception):
    """A bot that can't answer, and says why; the door puts the text into `Decision.fault`."""


def question(minds: Minds, s: State, seat: int, seed: int) -> tuple[State, random.Random]:
    """What a bot is asked: the position as `seat` may see it, and its random numbers."""
    rng = random.Random(f"{seed}/{seat}/{minds.question_key(s, seat)}")
    return minds.rules.determinize(s, seat, rng), rng


def decide(minds: Minds, bot: Bot, s: State, seat: int, seed: int) -> Decision:
    """Asks `bot` for the decision that is open for `seat`; s itself is never handed out."""
    rules = minds.rules
    seen, rng = question(minds, s, seat, seed)
    try:
        action = bot.choose(seen, rng)
        if not isinstance(action, rules.action_type):
            return Decision(minds.fallback(s), f"not an action: {type(action).__name__}")
        reason = rules.why_illegal(s, action)
        fault = None if reason is None else f"illegal ({reason}): {rules.encode(action)}"
    except BotFaultError as error:
        return Decision(minds.fallback(s), str(error))
    except Exception as error:  # noqa: BLE001 - whatever a bot raises, the game goes on
        return Decision(minds.fallback(s), f"{type(error).__name__}: {error}")
    return Decision(action if fault is None else minds.fallback(s), fault)
