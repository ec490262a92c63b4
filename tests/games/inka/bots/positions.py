"""Positions in which the first seat has all choices, for tests of single decisions."""

from typing import Any

from stoneage_qt.games.inka.bots.memory import Memory
from stoneage_qt.games.inka.rules import Setup, State, apply, decode, new_state
from stoneage_qt.games.inka.rules.constants import KINDS

NOTHING = [0] * KINDS
# What a planner offers something in, by the race and where it can try it out.
TO_OFFER = (
    [[3, 0, 0, 1, 3, 0, 0, 0], *[[0, 2, 1, 3, 0, 0, 0, 0]] * 3],
    [[2, 0, 0, 2, 2, 0, 0, 0], [0, 1, 1, 1, 2, 0, 0, 0], NOTHING, NOTHING],
)


def in_main(hands: list[list[int]]) -> State:
    """The first seat in `main` of the first turn, all seats with these cards."""
    s = new_state(Setup(len(hands)))
    apply(s, decode("throw"))
    apply(s, decode("roll 1 1"))
    for player, hand in zip(s.players, hands, strict=True):
        for kind in range(KINDS):
            s.supply[kind] += player.hand[kind] - hand[kind]
        player.hand = hand[:]
    return s


def offered_in_vain(s: State, offer: str) -> dict[str, Any]:
    """Everybody refuses what the first seat offers, which may offer again; what it remembers."""
    memory = Memory(s)
    apply(s, decode(offer))
    memory.see(decode(offer), s)
    while s.offer is not None:
        apply(s, decode("refuse"))
        memory.see(decode("refuse"), s)
    s.offers_made = 0
    return memory.of(0)
