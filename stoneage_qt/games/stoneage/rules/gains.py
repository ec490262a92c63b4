"""What a player gains, loses and pays; every change of a player's own things."""

from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.components import CARDS, TOP_GOODS_OF_CHOICE
from stoneage_qt.games.stoneage.rules.constants import (
    MAX_AGRICULTURE,
    MAX_PEOPLE,
    MAX_TOOL,
    NO_PLACE,
    Goods,
)
from stoneage_qt.games.stoneage.rules.events import Event, Events
from stoneage_qt.games.stoneage.rules.state import Player, State

_WHY = (ev.BY_BUILDING, ev.BY_IGLOO, ev.BY_CARD, ev.BY_ANIMAL, ev.BY_HUNGER, ev.BY_EXTRA)


def gain_points(s: State, seat: int, amount: int, tally: int, events: Events | None) -> None:
    """Moves on the score track; `tally` remembers where the points came from."""
    player = s.players[seat]
    player.score += amount
    player.tally[tally] += amount
    if events is not None:
        events.append(Event(ev.POINTS, seat, amount=amount, reason=_WHY[tally]))


def gain_food(s: State, seat: int, amount: int, place: int, events: Events | None) -> None:
    """Food from the unlimited stock (S5)."""
    s.players[seat].food += amount
    if events is not None:
        events.append(Event(ev.FOOD_GAINED, seat, place, amount))


def gain_good(
    s: State, seat: int, good: int, amount: int, place: int, events: Events | None
) -> None:
    """One kind of resource from the unlimited stock (S5)."""
    s.players[seat].goods[good] += amount
    if events is not None:
        events.append(Event(ev.GOODS_GAINED, seat, place, goods=_only(good, amount)))


def gain_goods(s: State, seat: int, goods: Goods, place: int, events: Events | None) -> None:
    """Resources of free choice."""
    own = s.players[seat].goods
    for good in range(4):
        own[good] += goods[good]
    if events is not None:
        events.append(Event(ev.GOODS_GAINED, seat, place, goods=goods))


def gain_agriculture(s: State, seat: int, place: int, events: Events | None) -> None:
    """A5: one step, void at the end of the track."""
    player = s.players[seat]
    gained = 1 if player.agriculture < MAX_AGRICULTURE else 0
    player.agriculture += gained
    if events is not None:
        events.append(Event(ev.FIELD_GAINED, seat, place, gained))


def gain_person(s: State, seat: int, place: int, events: Events | None) -> None:
    """A4: one more person, at once on the supply; void with 10."""
    player = s.players[seat]
    gained = 1 if player.people < MAX_PEOPLE else 0
    player.people += gained
    player.supply += gained
    if events is not None:
        events.append(Event(ev.PERSON_GAINED, seat, place, gained))


def gain_tool(s: State, seat: int, place: int, events: Events | None) -> None:
    """A2, A3: fill empty slots first, then raise the lowest, unused ones first."""
    player = s.players[seat]
    slot = tool_slot_to_raise(player)
    if slot >= 0:
        player.tools[slot] += 1
    if events is not None:
        value = player.tools[slot] if slot >= 0 else 0
        events.append(Event(ev.TOOL_GAINED, seat, place, value, item=slot + 1))


def tool_slot_to_raise(player: Player) -> int:
    """The slot (0..2) that the next tool goes to; -1 where all are at their maximum.

    An empty slot is never marked used, so a new 1 may be used at once (A3).
    """
    tools = player.tools
    lowest = min(tools)
    if lowest == MAX_TOOL:
        return -1
    used = player.used
    for slot in range(3):
        if tools[slot] == lowest and not used[slot]:
            return slot
    return tools.index(lowest)


def pay(s: State, seat: int, goods: Goods, place: int, events: Events | None) -> None:
    """Takes goods from a player; the caller has made sure that they are there."""
    own = s.players[seat].goods
    for good in range(4):
        own[good] -= goods[good]
    if events is not None:
        events.append(Event(ev.PAID, seat, place, goods=goods))


def use_open_card(player: Player, card: int) -> None:
    """A used one-use tool or two-resources card is turned face down (A7, A12)."""
    player.open_cards.remove(card)
    player.cards.append(card)


def claim(s: State, seat: int, goods: Goods, events: Events | None) -> None:
    """A12: the two-resources card; the open decision stays open."""
    player = s.players[seat]
    card = next(card for card in player.open_cards if CARDS[card].top == TOP_GOODS_OF_CHOICE)
    use_open_card(player, card)
    if events is not None:
        events.append(Event(ev.CLAIMED, seat, NO_PLACE, goods=goods, item=card))
    gain_goods(s, seat, goods, NO_PLACE, events)


def _only(good: int, amount: int) -> Goods:
    goods = [0, 0, 0, 0]
    goods[good] = amount
    return goods[0], goods[1], goods[2], goods[3]
