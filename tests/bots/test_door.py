"""The door: fair questions, legal answers, whatever a bot does."""

import random

import pytest

from stoneage_qt.bots.door import BotFaultError, question
from stoneage_qt.games.stoneage.bots.random_bot import RandomBot
from stoneage_qt.games.stoneage.minds import MINDS, decide, fallback
from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    OVER,
    Action,
    Setup,
    State,
    apply,
    determinize,
    keyed_chance,
    legal_actions,
    new_state,
)
from stoneage_qt.games.stoneage.rules.actions import ROLL, STARVE
from stoneage_qt.games.stoneage.rules.constants import MODULES


class Answering:
    """A bot with one answer to everything, or an exception instead."""

    name = "answering"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, s: State, rng: random.Random) -> Action:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]


class Vandal:
    """A bot that destroys what it is given before it answers."""

    name = "vandal"

    def choose(self, s: State, rng: random.Random) -> Action:
        action = legal_actions(s)[-1]
        s.players.clear()
        s.deck.clear()
        return action


def a_state(players: int = 3, seed: int = 5) -> State:
    return new_state(Setup.shuffled(players, random.Random(seed), MODULES))


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (ValueError("lost"), "ValueError: lost"),
        (BotFaultError("the program has ended"), "the program has ended"),
        (Action(STARVE), "illegal (wrong_step): starve"),
        (Action(ROLL, dice=(6, 6)), "illegal (no_roll_now): roll 6 6"),
        (None, "not an action: NoneType"),
        ("place forest 3", "not an action: str"),
        (Action(99), "IndexError"),
        (Action(0, 1000, -5), "IndexError"),
    ],
)
def test_a_wrong_answer_costs_only_the_turn(answer: object, fault: str) -> None:
    s = a_state()
    decision = decide(Answering(answer), s, s.actor, 1)
    assert decision.fault is not None
    assert decision.fault.startswith(fault)
    assert decision.action in legal_actions(s)


def test_a_bot_can_not_touch_the_game() -> None:
    s = a_state()
    before = s.key()
    decision = decide(Vandal(), s, s.actor, 1)
    assert decision.fault is None
    assert s.key() == before


def test_the_question_is_the_same_whatever_is_hidden() -> None:
    s = a_state()
    for shuffle in range(20):
        other = determinize(s, s.actor, random.Random(shuffle))
        seen, rng = question(MINDS, s, s.actor, 7)
        seen_other, rng_other = question(MINDS, other, s.actor, 7)
        assert seen.key() == seen_other.key()
        assert rng.random() == rng_other.random()


def test_the_question_does_not_hold_the_true_order() -> None:
    s = a_state()
    orders = {tuple(question(MINDS, s, s.actor, seed)[0].deck) for seed in range(30)}
    assert len(orders) == 30
    assert sum(order == tuple(s.deck) for order in orders) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_fallback_is_legal_in_every_position(players: int) -> None:
    bot = RandomBot()
    for seed in range(4):
        s = a_state(players, seed)
        while s.actor != OVER and s.round <= 30:
            if s.actor == CHANCE:
                apply(s, keyed_chance(s, seed))
                continue
            assert fallback(s) in legal_actions(s)
            apply(s, decide(bot, s, s.actor, seed).action)
