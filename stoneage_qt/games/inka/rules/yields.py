"""The throw and what it brings: yield (Y), or the seven (Z)."""

from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.rules.board import CORNERS
from stoneage_qt.games.inka.rules.constants import (
    DISCARDING,
    HAND_LIMIT,
    KINDS,
    MAIN,
    MOVING_ROBBER,
    NOBODY,
)
from stoneage_qt.games.inka.rules.events import Event, Events
from stoneage_qt.games.inka.rules.state import State


def dues(s: State, number: int) -> list[int]:
    """What a throw is due to all seats: seat × KINDS + kind → cards (Y2, Y3)."""
    due = [0] * (KINDS * len(s.players))
    owner, level, terrain, robber = s.owner, s.level, s.terrain, s.robber
    for tile in s.components.tiles_with[number]:
        if tile == robber:
            continue
        kind = terrain[tile]
        for crossing in CORNERS[tile]:
            seat = owner[crossing]
            if seat != NOBODY:
                due[seat * KINDS + kind] += level[crossing]
    return due


def payments(s: State, number: int, short: list[int] | None = None) -> list[int]:
    """What a throw brings all seats: their dues as far as the supply reaches (Y4).

    short: takes the kinds of which there is too little.
    """
    due = dues(s, number)
    supply = s.supply
    seats = len(s.players)
    for kind in range(KINDS):
        total = 0
        receivers = 0
        for seat in range(seats):
            count = due[seat * KINDS + kind]
            if count:
                total += count
                receivers += 1
        if total <= supply[kind]:
            continue
        for seat in range(seats):
            if due[seat * KINDS + kind]:
                due[seat * KINDS + kind] = supply[kind] if receivers == 1 else 0
        if short is not None:
            short.append(kind)
    return due


def pay_out(s: State, number: int, events: Events | None) -> None:
    """The yield of a throw goes to the hands."""
    short: list[int] = []
    due = payments(s, number, short)
    supply, players = s.supply, s.players
    if events is not None:
        for kind in short:
            events.append(Event(ev.SHORTAGE, item=kind))
    for seat in range(len(players)):
        hand = players[seat].hand
        start = seat * KINDS
        for kind in range(KINDS):
            count = due[start + kind]
            if count:
                hand[kind] += count
                supply[kind] -= count
        if events is not None and any(due[start : start + KINDS]):
            cards = tuple(due[start : start + KINDS])
            events.append(Event(ev.GAIN, seat, cards=cards, reason=ev.BY_YIELD))


def begin_seven(s: State) -> None:
    """All hands are counted at once; then discarding, or the robber (Z1, Z2)."""
    s.resume = MAIN
    for seat in range(len(s.players)):
        s.owed[seat] = discards_owed(s, seat)
    next_to_discard(s)


def hand_limit(s: State, seat: int) -> int:
    """How many cards a seat may hold at a 7 without loss (Z2, C3)."""
    return HAND_LIMIT + len(s.players[seat].open_cards)


def discards_owed(s: State, seat: int) -> int:
    """How many cards a 7 would cost the seat now (Z2)."""
    held = sum(s.players[seat].hand)
    return held // 2 if held > hand_limit(s, seat) else 0


def next_to_discard(s: State) -> None:
    """The first seat clockwise from the active one that owes cards, or the robber (Z3)."""
    seats = len(s.players)
    for offset in range(seats):
        seat = (s.active + offset) % seats
        if s.owed[seat]:
            s.phase = DISCARDING
            s.actor = seat
            return
    s.phase = MOVING_ROBBER
    s.actor = s.active
