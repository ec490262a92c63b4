"""Positions in which the first seat has all choices, for tests of single decisions."""

from stoneage_qt.games.inka.rules import Setup, State, apply, decode, new_state
from stoneage_qt.games.inka.rules.constants import KINDS


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
