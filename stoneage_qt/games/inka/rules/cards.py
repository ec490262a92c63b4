"""Playing development cards (C1 to C7, L6)."""

from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.rules.constants import (
    ARTS_MINIMUM,
    COMBAT,
    FREE_ROADS,
    INVENTION,
    MONOPOLY,
    MOVING_ROBBER,
    NOBODY,
    ROADS_CARD,
    Cards,
)
from stoneage_qt.games.inka.rules.events import Event, Events
from stoneage_qt.games.inka.rules.payments import playable, take
from stoneage_qt.games.inka.rules.places import roads_left
from stoneage_qt.games.inka.rules.state import State


def _lay(s: State, card_kind: int, events: Events | None) -> int:
    """Takes the lowest playable card of a kind from the active seat's cards (C2)."""
    card = playable(s, s.active, card_kind)
    s.players[s.active].cards.remove(card)
    s.card_played = True
    if events is not None:
        events.append(Event(ev.PLAYED, s.active, item=card))
    return card


def play_combat(s: State, events: Events | None) -> None:
    """C3: the card stays open, the robber is moved."""
    player = s.players[s.active]
    player.open_cards.append(_lay(s, COMBAT, events))
    player.open_cards.sort()
    _check_arts(s, events)
    s.resume = s.phase
    s.phase = MOVING_ROBBER


def _check_arts(s: State, events: Events | None) -> None:
    """L6: the first with two, then whoever has more than the holder."""
    if s.arts == s.active:
        return
    count = len(s.players[s.active].open_cards)
    to_beat = ARTS_MINIMUM - 1 if s.arts == NOBODY else len(s.players[s.arts].open_cards)
    if count > to_beat:
        s.arts = s.active
        if events is not None:
            events.append(Event(ev.ARTS, s.active))


def play_roads(s: State, events: Events | None) -> None:
    """C4: as many free roads as the card says and pieces are left."""
    s.gone.append(_lay(s, ROADS_CARD, events))
    s.free_roads = min(s.components.free_roads, roads_left(s, s.active))
    s.resume = s.phase
    s.phase = FREE_ROADS


def play_invention(s: State, cards: Cards, events: Events | None) -> None:
    """C5: cards of the player's choice."""
    s.gone.append(_lay(s, INVENTION, events))
    take(s, s.active, cards)
    if events is not None:
        events.append(Event(ev.GAIN, s.active, cards=cards, reason=ev.BY_INVENTION))


def play_monopoly(s: State, kind: int, events: Events | None) -> None:
    """C6: some of a kind from every opponent."""
    s.gone.append(_lay(s, MONOPOLY, events))
    hand = s.players[s.active].hand
    for seat, player in enumerate(s.players):
        count = min(player.hand[kind], s.components.monopoly)
        if seat == s.active:
            continue
        player.hand[kind] -= count
        hand[kind] += count
        if events is not None:
            events.append(Event(ev.MONOPOLY, s.active, seat, kind, count))
