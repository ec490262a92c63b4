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


def pay_out(s: State, number: int, events: Events | None) -> None:
    """The yield of a throw, as far as the supply reaches (Y4)."""
    due = dues(s, number)
    supply, players = s.supply, s.players
    seats = len(players)
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
        if events is not None:
            events.append(Event(ev.SHORTAGE, item=kind))
    for seat in range(seats):
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
    for seat, player in enumerate(s.players):
        held = sum(player.hand)
        limit = HAND_LIMIT + len(player.open_cards)
        s.owed[seat] = held // 2 if held > limit else 0
    next_to_discard(s)


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
