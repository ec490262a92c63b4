"""`apply`: one short function per kind of action. Deterministic, in place, unchecked."""

from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.rules.actions import (
    ACCEPT,
    BANK,
    BUY,
    CHASE,
    CITY,
    COUNTER,
    DEAL,
    DISCARD,
    END,
    FOUND,
    NODEAL,
    OFFER,
    PLAY_COMBAT,
    PLAY_INVENTION,
    PLAY_MONOPOLY,
    PLAY_ROADS,
    REFUSE,
    ROAD,
    ROB,
    ROBBER,
    ROLL,
    ROUTE,
    SETTLE,
    STEAL,
    THROW,
    Action,
    some,
)
from stoneage_qt.games.inka.rules.cards import (
    play_combat,
    play_invention,
    play_monopoly,
    play_roads,
)
from stoneage_qt.games.inka.rules.constants import (
    BEFORE,
    CHANCE,
    CITY_LEVEL,
    COST_CARD,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    DICE,
    FIRST_ROAD,
    FIRST_SETTLE,
    FRAME,
    FREE_ROADS,
    KINDS,
    MAIN,
    NOBODY,
    SETTLEMENT,
    STEALING,
    VICTIM,
)
from stoneage_qt.games.inka.rules.deals import (
    answer_offer,
    close_offer,
    make_deal,
    make_offer,
)
from stoneage_qt.games.inka.rules.events import Event, Events
from stoneage_qt.games.inka.rules.payments import pay, take
from stoneage_qt.games.inka.rules.places import has_open_path, victims
from stoneage_qt.games.inka.rules.setup import put_first_settlement, take_first_cards
from stoneage_qt.games.inka.rules.state import ACCEPTED, REFUSED, State
from stoneage_qt.games.inka.rules.tribes import (
    check_goal,
    check_route,
    end_turn,
    found_tribe,
    put_building,
    tell_turn,
)
from stoneage_qt.games.inka.rules.yields import begin_seven, next_to_discard, pay_out

_SEVEN = 7


def apply(s: State, a: Action, events: Events | None = None) -> None:
    """Carries out a legal action in place; an illegal one leaves nonsense behind.

    Appends to `events` what happened. Check first with `why_illegal` where the action does
    not come from `legal_actions`.
    """
    word = a.word
    if word == THROW:
        s.phase = DICE
        s.actor = CHANCE
    elif word == ROLL:
        _apply_roll(s, a.number, a.other, events)
    elif word == END:
        end_turn(s, events)
    elif word in (BANK, ROUTE):
        _apply_exchange(s, a, events)
    elif word == ROAD:
        _apply_road(s, a.number, events)
    elif word in (SETTLE, CITY, FOUND):
        _apply_building(s, a, events)
    elif word == BUY:
        _apply_buy(s, events)
    elif word <= STEAL:
        _apply_robbery(s, a, events)
    elif word <= NODEAL:
        _apply_trade(s, a, events)
    elif word <= PLAY_MONOPOLY:
        _apply_play(s, a, events)
    elif word == CHASE:
        _apply_chase(s, events)


def _apply_robbery(s: State, a: Action, events: Events | None) -> None:
    """What follows a seven or combat arts."""
    if a.word == DISCARD:
        _apply_discard(s, a.number, events)
    elif a.word == ROBBER:
        _apply_robber(s, a.number, events)
    elif a.word == ROB:
        s.victim = a.number
        s.phase = STEALING
        s.actor = CHANCE
    elif a.word == STEAL:
        _apply_steal(s, a.number, events)


def _apply_trade(s: State, a: Action, events: Events | None) -> None:
    """Offers between players (H6 to H9)."""
    if a.word == OFFER:
        make_offer(s, a.give, a.take, events)
    elif a.word == ACCEPT:
        answer_offer(s, ACCEPTED, events)
    elif a.word == REFUSE:
        answer_offer(s, REFUSED, events)
    elif a.word == COUNTER:
        answer_offer(s, (list(a.give), list(a.take)), events)
    elif a.word == DEAL:
        make_deal(s, a.number, events)
    elif a.word == NODEAL:
        if events is not None:
            events.append(Event(ev.NO_DEAL, s.active))
        close_offer(s)


def _apply_play(s: State, a: Action, events: Events | None) -> None:
    """Development cards (C1 to C7)."""
    if a.word == PLAY_COMBAT:
        play_combat(s, events)
    elif a.word == PLAY_ROADS:
        play_roads(s, events)
    elif a.word == PLAY_INVENTION:
        play_invention(s, a.take, events)
    elif a.word == PLAY_MONOPOLY:
        play_monopoly(s, a.number, events)


def _apply_roll(s: State, low: int, high: int, events: Events | None) -> None:
    s.dice = (low, high)
    if events is not None:
        events.append(Event(ev.DICE, s.active, dice=(low, high)))
    if low + high == _SEVEN:
        begin_seven(s)
        return
    pay_out(s, low + high, events)
    s.phase = MAIN
    s.actor = s.active


def _apply_discard(s: State, kind: int, events: Events | None) -> None:
    seat = s.actor
    s.players[seat].hand[kind] -= 1
    s.supply[kind] += 1
    s.owed[seat] -= 1
    if events is not None:
        events.append(Event(ev.DISCARD, seat, item=kind))
    if not s.owed[seat]:
        next_to_discard(s)


def _resume(s: State) -> None:
    """Back to where the robber or the free roads broke in."""
    s.phase = BEFORE if s.resume == BEFORE else MAIN
    s.resume = None
    s.actor = s.active


def _apply_robber(s: State, tile: int, events: Events | None) -> None:
    if events is not None:
        events.append(Event(ev.ROBBER, s.active, item=tile, source=s.robber))
    s.robber = tile
    if victims(s):
        s.phase = VICTIM
    else:
        _resume(s)


def _apply_steal(s: State, kind: int, events: Events | None) -> None:
    s.players[s.victim].hand[kind] -= 1
    s.players[s.active].hand[kind] += 1
    if events is not None:
        events.append(Event(ev.ROBBED, s.active, s.victim, kind))
    s.victim = NOBODY
    _resume(s)


def _apply_road(s: State, path: int, events: Events | None) -> None:
    seat = s.actor
    if s.phase == MAIN:
        _pay_cost(s, seat, COST_ROAD, events)
    s.roads[path] = seat
    if events is not None:
        events.append(Event(ev.ROAD, seat, item=path))
    if s.phase == FIRST_ROAD:
        _next_founder(s, events)
        return
    check_route(s, events)
    if s.phase == FREE_ROADS:
        s.free_roads -= 1
        if not s.free_roads or not has_open_path(s, seat):
            s.free_roads = 0
            _resume(s)


def _apply_building(s: State, a: Action, events: Events | None) -> None:
    """What stands on crossings."""
    if a.word == SETTLE:
        _apply_settle(s, a.number, events)
    elif a.word == CITY:
        _apply_city(s, a.number, events)
    else:
        found_tribe(s, a.number, events)


def _apply_settle(s: State, crossing: int, events: Events | None) -> None:
    seat = s.actor
    if s.phase == FIRST_SETTLE:
        _apply_first_settle(s, crossing, events)
        return
    _pay_cost(s, seat, COST_SETTLEMENT, events)
    put_building(s, seat, crossing, SETTLEMENT, events)
    check_route(s, events)
    check_goal(s, events)


def _apply_city(s: State, crossing: int, events: Events | None) -> None:
    _pay_cost(s, s.active, COST_CITY, events)
    put_building(s, s.active, crossing, CITY_LEVEL, events)
    check_goal(s, events)


def _apply_first_settle(s: State, crossing: int, events: Events | None) -> None:
    """U2, U3."""
    seat = s.actor
    put_first_settlement(s, seat, crossing)
    if events is not None:
        events.append(Event(ev.BUILT, seat, NOBODY, crossing, SETTLEMENT))
        events.append(Event(ev.MARKER, seat, amount=s.players[seat].markers))
    if s.step >= len(s.players):
        kinds = take_first_cards(s, seat, crossing)
        if events is not None:
            cards = tuple([kinds.count(kind) for kind in range(KINDS)])
            events.append(Event(ev.GAIN, seat, cards=cards, reason=ev.BY_START))
    s.site = crossing
    s.phase = FIRST_ROAD


def _next_founder(s: State, events: Events | None) -> None:
    """The next step of the founding phase, or turn 1 (U2)."""
    seats = len(s.players)
    s.site = NOBODY
    s.step += 1
    if s.step == 2 * seats:
        s.turn = 1
        s.phase = BEFORE
        s.actor = s.active
        tell_turn(s, events)
        return
    s.phase = FIRST_SETTLE
    step = s.step if s.step < seats else 2 * seats - 1 - s.step
    s.actor = (s.active + step) % seats


def _pay_cost(s: State, seat: int, cost: int, events: Events | None) -> None:
    cards = s.components.costs[cost]
    pay(s, seat, cards)
    if events is not None:
        events.append(Event(ev.PAID, seat, cards=cards))


def _apply_buy(s: State, events: Events | None) -> None:
    _pay_cost(s, s.active, COST_CARD, events)
    card = s.deck.pop(0)
    s.players[s.active].new.append(card)
    if events is not None:
        events.append(Event(ev.BOUGHT, s.active, item=card))


def _apply_exchange(s: State, a: Action, events: Events | None) -> None:
    """With the supply: H1 to H4, L5."""
    pay(s, s.active, a.give)
    take(s, s.active, a.take)
    if a.word == ROUTE:
        s.route_used = True
    if events is not None:
        events.append(Event(ev.EXCHANGE, s.active, cards=a.give, take=a.take))


def _apply_chase(s: State, events: Events | None) -> None:
    """L7."""
    kind = s.terrain[s.robber]
    if events is not None:
        events.append(Event(ev.ROBBER, s.active, item=FRAME, source=s.robber))
    s.robber = FRAME
    if s.supply[kind]:
        take(s, s.active, some(kind, 1))
        if events is not None:
            events.append(Event(ev.GAIN, s.active, cards=some(kind, 1), reason=ev.BY_CHASE))
    s.arts_used = True
