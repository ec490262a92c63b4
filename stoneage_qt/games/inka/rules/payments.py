"""Whether cards suffice, and how they change hands."""

from stoneage_qt.games.inka.rules.constants import KINDS, Cards
from stoneage_qt.games.inka.rules.state import State


def affords(s: State, seat: int, cost: int) -> bool:
    """Can the seat pay COST_ROAD, COST_SETTLEMENT …?"""
    hand = s.players[seat].hand
    for kind, count in s.components.bills[cost]:
        if hand[kind] < count:
            return False
    return True


def holds(hand: list[int], cards: Cards | list[int]) -> bool:
    """Are all of these cards in the hand?"""
    for kind in range(KINDS):
        if hand[kind] < cards[kind]:
            return False
    return True


def pay(s: State, seat: int, cards: Cards) -> None:
    """From the hand to the supply."""
    hand, supply = s.players[seat].hand, s.supply
    for kind in range(KINDS):
        count = cards[kind]
        if count:
            hand[kind] -= count
            supply[kind] += count


def take(s: State, seat: int, cards: Cards) -> None:
    """From the supply to the hand."""
    hand, supply = s.players[seat].hand, s.supply
    for kind in range(KINDS):
        count = cards[kind]
        if count:
            hand[kind] += count
            supply[kind] -= count


def hand_over(giver: list[int], receiver: list[int], cards: list[int]) -> None:
    """From one hand to another."""
    for kind in range(KINDS):
        count = cards[kind]
        giver[kind] -= count
        receiver[kind] += count


def held_by_others(s: State, seat: int, kind: int) -> int:
    """Cards of a kind in the opponents' hands together, as the seat can reckon (H11, H12)."""
    return s.components.totals[kind] - s.supply[kind] - s.players[seat].hand[kind]


def playable(s: State, seat: int, card_kind: int) -> int:
    """The lowest playable development card of a kind (C1, C2), or −1."""
    kinds = s.components.card_kinds
    for card in s.players[seat].cards:
        if kinds[card] == card_kind:
            return card
    return -1
