"""Bots that ask the value net, with a net that has learned nothing: legal, fair, and repeatable."""

import random
from typing import Any

import numpy as np
import pytest

from stoneage_qt.bots.door import decide
from stoneage_qt.contract import Bot
from stoneage_qt.games.inka.bots import builder
from stoneage_qt.games.inka.bots.memory import Memory
from stoneage_qt.games.inka.bots.net import SHAPE, Net
from stoneage_qt.games.inka.bots.net_bot import NetBot, options
from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import (
    CHANCE,
    Setup,
    State,
    apply,
    decode,
    determinize,
    encode,
    keyed_chance,
    new_state,
    why_illegal,
)

NET = Net(SHAPE.fresh(3, 1, hidden=8, hidden_2=4))


def net_bot() -> Bot:
    return NetBot("net", lambda _: NET)


PHASES = ("main", "robber", "found")


@pytest.fixture(scope="module")
def asked() -> list[tuple[State, dict[str, Any]]]:
    """The first decision of some phases in a game of builders, and what its seat remembers then."""
    s = new_state(Setup.shuffled(3, random.Random(8)))
    memory = Memory(s)
    found: dict[str, tuple[State, dict[str, Any]]] = {}
    while len(found) < len(PHASES):
        if s.phase in PHASES:
            found.setdefault(s.phase, (s.copy(), memory.of(s.actor)))
        action = keyed_chance(s, 9) if s.actor == CHANCE else builder.choose(s)
        apply(s, action)
        memory.see(action, s)
    return list(found.values())


def test_whatever_is_hidden_the_decision_is_the_same_and_legal(
    asked: list[tuple[State, dict[str, Any]]],
) -> None:
    for s, known in asked:
        first = decide(MINDS, net_bot(), s, s.actor, 7, known)
        assert first.fault is None
        assert why_illegal(s, first.action) is None
        other = determinize(s, s.actor, random.Random(1))
        assert decide(MINDS, net_bot(), other, s.actor, 7, known) == first


def in_main(hands: list[list[int]]) -> State:
    """The first seat in `main` of the first turn, all seats with these cards."""
    s = new_state(Setup(3))
    apply(s, decode("throw"))
    apply(s, decode("roll 1 1"))
    for player, hand in zip(s.players, hands, strict=True):
        for kind in range(8):
            s.supply[kind] += player.hand[kind] - hand[kind]
        player.hand = hand[:]
    return s


def test_nobody_is_helped_who_could_win_at_once() -> None:
    s = in_main([[2, 0, 0, 1, 2, 0, 0, 0], [0, 0, 0, 0, 3, 0, 0, 0], [0, 0, 0, 0, 3, 0, 0, 0]])
    s.players[0].markers, s.players[0].tribe = 9, 2
    apply(s, decode("offer wood=2 for ore=1"))
    assert [encode(choice.action) for choice in options(NET, s)] == ["refuse"]


def test_the_winning_building_comes_before_all_else() -> None:
    s = in_main([[1, 1, 1, 2, 3, 0, 0, 0], [2] * 8, [2] * 8])
    s.players[0].markers, s.players[0].tribe = 10, 2
    assert encode(net_bot().choose(s, random.Random(0))).startswith("city ")


def offering() -> tuple[Net, State, str]:
    """A net that likes to make an offer in a position, and that offer."""
    s = in_main([[3, 0, 1, 1, 3, 2, 0, 0], [0, 2, 2, 3, 0, 0, 1, 0], [1, 2, 1, 2, 1, 0, 0, 2]])
    for seed in range(50):
        weights = SHAPE.fresh(3, seed, hidden=8, hidden_2=4)
        # Fresh weights see little difference: with larger ones something is worth an offer.
        net = Net(weights._replace(last=weights.last * np.float32(30.0)))
        for choice in options(net, s):
            text = encode(choice.action)
            if text.startswith("offer "):
                return net, s, text
    raise AssertionError("no net makes an offer")


def test_the_same_offer_is_not_made_twice_while_nothing_changed() -> None:
    net, s, text = offering()
    memory = Memory(s)
    for played in (text, "refuse", "refuse"):
        apply(s, decode(played))
        memory.see(decode(played), s)
    s.offers_made = 0
    told = [encode(choice.action) for choice in options(net, s, memory.of(0))]
    assert text not in told
    assert text in [encode(choice.action) for choice in options(net, s)]
