"""Markers, goals, decline and founding of tribes (K1 to K8), and the end of a turn (T6)."""

from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.rules.board import CROSSINGS, PATHS
from stoneage_qt.games.inka.rules.constants import (
    BEFORE,
    FINISHED,
    FOUNDING,
    GOALS,
    MAIN,
    NOBODY,
    OVER,
    SETTLEMENT,
)
from stoneage_qt.games.inka.rules.events import Event, Events
from stoneage_qt.games.inka.rules.routes import route_holder
from stoneage_qt.games.inka.rules.state import State


def put_building(s: State, seat: int, crossing: int, level: int, events: Events | None) -> None:
    """Puts a building in the place of what stands there, with its marker (B6, K8)."""
    old_owner, old_level = s.owner[crossing], s.level[crossing]
    if events is not None:
        if s.ruin[crossing]:
            events.append(Event(ev.OVERBUILT, seat, old_owner, crossing, old_level))
        events.append(Event(ev.BUILT, seat, NOBODY, crossing, level))
    s.owner[crossing] = seat
    s.level[crossing] = level
    s.ruin[crossing] = False
    add_marker(s, seat, events)


def add_marker(s: State, seat: int, events: Events | None) -> None:
    """One more marker on the tribe board (K1)."""
    player = s.players[seat]
    player.markers += 1
    if events is not None:
        events.append(Event(ev.MARKER, seat, amount=player.markers))


def check_route(s: State, events: Events | None) -> None:
    """Gives the longest trade route to whom it belongs now (L3, L4)."""
    holder = route_holder(s)
    if holder != s.route:
        s.route = holder
        if events is not None:
            events.append(Event(ev.ROUTE, holder))


def check_goal(s: State, events: Events | None) -> None:
    """After a settlement or city in `main`: on with the turn, decline, or the win (K2, G1)."""
    seat = s.active
    player = s.players[seat]
    if player.markers < GOALS[player.tribe]:
        s.phase = MAIN
    elif player.markers == GOALS[-1]:
        s.phase = FINISHED
        s.actor = OVER
        if events is not None:
            events.append(Event(ev.WON, seat))
    else:
        _decline(s, seat, events)


def _decline(s: State, seat: int, events: Events | None) -> None:
    """K3, in its order."""
    player = s.players[seat]
    if player.tribe > 0:
        _clear_ruins(s, seat, events)
    for path in range(PATHS):
        if s.roads[path] == seat:
            s.roads[path] = NOBODY
    for crossing in range(CROSSINGS):
        if s.owner[crossing] == seat:
            s.ruin[crossing] = True
    player.tribe += 1
    if events is not None:
        events.append(Event(ev.DECLINE, seat, amount=player.tribe))
    check_route(s, events)
    if s.deck2 and min([other.tribe for other in s.players]) > 0:
        s.deck += s.deck2
        s.deck2 = []
        if events is not None:
            events.append(Event(ev.DECK2))
    s.phase = FOUNDING


def _clear_ruins(s: State, seat: int, events: Events | None) -> None:
    cleared: list[int] = []
    for crossing in range(CROSSINGS):
        if s.owner[crossing] == seat and s.ruin[crossing]:
            remove_building(s, crossing)
            cleared.append(crossing)
    if events is not None and cleared:
        events.append(Event(ev.CLEARED, seat, places=tuple(cleared)))


def remove_building(s: State, crossing: int) -> None:
    """The crossing is free again."""
    s.owner[crossing] = NOBODY
    s.level[crossing] = 0
    s.ruin[crossing] = False


def found_tribe(s: State, crossing: int, events: Events | None) -> None:
    """The first settlement of a new tribe; where it is an own ruin, that goes first (K6, K7)."""
    seat = s.active
    if events is not None:
        if s.ruin[crossing]:
            events.append(Event(ev.CLEARED, seat, places=(crossing,)))
        events.append(Event(ev.FOUNDED, seat, NOBODY, crossing))
    s.owner[crossing] = seat
    s.level[crossing] = SETTLEMENT
    s.ruin[crossing] = False
    add_marker(s, seat, events)
    end_turn(s, events)


def end_turn(s: State, events: Events | None) -> None:
    """T6; after the last turn the game is over (G2)."""
    player = s.players[s.active]
    if player.new:
        player.cards = sorted(player.cards + player.new)
        player.new = []
    s.card_played = False
    s.route_used = False
    s.arts_used = False
    s.offers_made = 0
    s.dice = None
    seats = len(s.players)
    if s.turn >= s.rounds * seats:
        s.phase = FINISHED
        s.actor = OVER
        if events is not None:
            events.append(Event(ev.CAPPED))
        return
    s.turn += 1
    s.active = s.actor = (s.active + 1) % seats
    s.phase = BEFORE
    tell_turn(s, events)


def tell_turn(s: State, events: Events | None) -> None:
    """Whose turn begins, and with the first one of a round the round."""
    if events is None:
        return
    past, first = divmod(s.turn - 1, len(s.players))
    if first == 0:
        events.append(Event(ev.ROUND, amount=past + 1))
    events.append(Event(ev.TURN, s.active, amount=s.turn))
