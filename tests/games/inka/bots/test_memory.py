"""What seats remember of each other's hands, and that nothing hidden changes what bots do."""

import random

import pytest

from stoneage_qt.bots.door import decide, remember
from stoneage_qt.games.inka.bots.memory import MOST_HANDS, Memory, belief_of, drawn
from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Action,
    Setup,
    State,
    apply,
    decode,
    determinize,
    new_state,
    sample_chance,
    why_illegal,
)
from stoneage_qt.games.inka.rules.playout import random_action

OPTIONS = [(3, "fixed", False), (4, "fixed", False), (4, "free", True)]

# The share of its thinking that a level is asked with.
BRIEFLY = 0.02


def played(setup: Setup, seed: int, most: int = 1500) -> list[tuple[State, list[Action]]]:
    """The positions of a random game and the actions that led there."""
    rng = random.Random(seed)
    s = new_state(setup)
    log: list[Action] = []
    found = []
    while s.actor != OVER and len(log) < most:
        action = sample_chance(s, rng) if s.actor == CHANCE else random_action(s, rng)
        apply(s, action)
        log.append(action)
        found.append((s.copy(), log[:]))
    return found


@pytest.mark.parametrize(("players", "founding", "variable"), OPTIONS)
def test_the_true_hands_stay_possible(players: int, founding: str, variable: bool) -> None:
    setup = Setup.shuffled(players, random.Random(3), founding=founding, variable=variable)
    memory = Memory(new_state(setup))
    unsure = 0
    for s, log in played(setup, 5, 700):
        memory.see(log[-1], s)
        for seat in range(players):
            belief = belief_of(memory.of(seat))
            assert belief is not None
            assert sum(belief.weights) == pytest.approx(1.0)
            unsure += len(belief.hands) > 1
            if len(belief.hands) < MOST_HANDS:
                assert [player.hand for player in s.players] in [
                    belief.known(number) for number in range(len(belief.hands))
                ]
    assert unsure


def test_what_is_drawn_is_what_is_remembered() -> None:
    setup = Setup.shuffled(4, random.Random(3))
    memory = Memory(new_state(setup))
    for number, (s, log) in enumerate(played(setup, 5, 300)):
        memory.see(log[-1], s)
        belief = belief_of(memory.of(1))
        assert belief is not None
        seen = drawn(s, 1, random.Random(number), memory.of(1))
        hands = [player.hand for player in seen.players]
        assert hands in [belief.known(place) for place in range(len(belief.hands))]
        assert seen.players[1].key() == s.players[1].key()


def test_who_comes_late_remembers_the_same() -> None:
    setup = Setup.shuffled(4, random.Random(8))
    sitting = Memory(new_state(setup))
    games = played(setup, 9, 400)
    for s, log in games:
        sitting.see(log[-1], s)
    coming = remember(MINDS, setup, games[-1][1])
    assert coming is not None
    assert [coming.of(seat) for seat in range(4)] == [sitting.of(seat) for seat in range(4)]


def line(s: State, memory: Memory, *texts: str) -> None:
    for text in texts:
        action = decode(text)
        assert why_illegal(s, action) is None
        apply(s, action)
        memory.see(action, s)


def test_a_robbery_among_others_splits_and_a_payment_settles_it() -> None:
    s = new_state(Setup())
    memory = Memory(s)
    line(s, memory, "throw", "roll 3 4", "robber t17", "rob 2", "steal ore")
    # Blue held stone, ore and feathers: a third each for those who looked on.
    onlooker = belief_of(memory.of(3))
    assert onlooker is not None
    assert onlooker.weights == pytest.approx([1 / 3] * 3)
    for seat in (0, 2):
        belief = belief_of(memory.of(seat))
        assert belief is not None
        assert len(belief.hands) == 1
    # Red offers the ore: now everybody knows.
    line(s, memory, "offer ore=2 for wood=1")
    onlooker = belief_of(memory.of(3))
    assert onlooker is not None
    assert onlooker.known(0)[2] == [0, 1, 0, 0, 0, 0, 0, 1]
    assert len(onlooker.hands) == 1


@pytest.mark.parametrize("level", [level.key for level in MINDS.levels])
def test_nothing_hidden_changes_a_decision(level: str) -> None:
    """Whatever others hold and the piles are, the same eyes and memory decide the same."""
    setup = Setup.shuffled(4, random.Random(14))
    asked = 0
    for number, (s, log) in enumerate(played(setup, 15, 400)):
        if s.actor < 0 or number % 9:
            continue
        memory = remember(MINDS, setup, log)
        assert memory is not None
        known = memory.of(s.actor)
        first = decide(MINDS, MINDS.make_bot(level, BRIEFLY), s, s.actor, 7, known)
        assert first.fault is None
        for seed in range(2):
            other = determinize(s, s.actor, random.Random(seed))
            assert decide(MINDS, MINDS.make_bot(level, BRIEFLY), other, s.actor, 7, known) == first
        asked += 1
    assert asked > 10
