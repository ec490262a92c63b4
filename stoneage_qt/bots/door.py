"""The door through which every bot is asked.

A bot gets only what its seat may see (V3), whatever it does its answer is legal, and the
same position and seed give the same question: the true hidden order can't leak.
"""

import random
from collections.abc import Iterable
from typing import NamedTuple

from stoneage_qt.contract import Action, Bot, Json, Memory, Minds, Setup, State


class Decision(NamedTuple):
    """What is played, and what was wrong with the bot's own answer (None: nothing)."""

    action: Action
    fault: str | None


class BotFaultError(Exception):
    """A bot that can't answer, and says why; the door puts the text into `Decision.fault`."""


def question(
    minds: Minds, s: State, seat: int, seed: int, memory: Json | None = None
) -> tuple[State, random.Random]:
    """What a bot is asked: the position as `seat` may know it, and its random numbers."""
    rng = random.Random(f"{seed}/{seat}/{minds.question_key(s, seat)}")
    return minds.drawn(s, seat, rng, memory), rng


def remember(minds: Minds, setup: Setup, actions: Iterable[Action]) -> Memory | None:
    """What the seats remember of a game: who comes in late knows the same as who sat there."""
    s = minds.rules.new_state(setup)
    memory = minds.new_memory(s)
    if memory is not None:
        for action in actions:
            minds.rules.apply(s, action)
            memory.see(action, s)
    return memory


def remembered(
    minds: Minds, seat: int, setup: Setup | None, actions: Iterable[Action]
) -> Json | None:
    """What one seat knows by heart; None where nothing is to be known, or nobody knows the past."""
    memory = None if setup is None else remember(minds, setup, actions)
    return None if memory is None else memory.of(seat)


def decide(
    minds: Minds, bot: Bot, s: State, seat: int, seed: int, memory: Json | None = None
) -> Decision:
    """Asks `bot` for the decision that is open for `seat`; s itself is never handed out.

    memory: what the seat remembers.
    """
    rules = minds.rules
    seen, rng = question(minds, s, seat, seed, memory)
    if hasattr(bot, "memory"):
        bot.memory = memory
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
