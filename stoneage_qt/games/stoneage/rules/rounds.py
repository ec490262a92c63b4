"""The course of a round: whose turn it is, fleeing animals, feeding, refilling, the end."""

from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.constants import (
    ACTING,
    ANIMAL,
    BUILDING1,
    CARD1,
    CHANCE,
    DISPLAY_SIZE,
    FEEDING,
    FINISHED,
    FIRST_ANIMAL,
    FLEEING,
    HUNGER_POINTS,
    HUNT,
    OVER,
    PLACING,
    STEP_CHOOSE,
    STEP_FEED,
    STEP_REWARD_ROLL,
)
from stoneage_qt.games.stoneage.rules.events import Event, Events
from stoneage_qt.games.stoneage.rules.gains import gain_points
from stoneage_qt.games.stoneage.rules.legal import placements
from stoneage_qt.games.stoneage.rules.state import TALLY_HUNGER, State


def next_to_place(s: State, events: Events | None) -> None:
    """P1, P2: clockwise, the next seat that can place; then phase 2."""
    seats = len(s.players)
    seat = s.actor
    for _ in range(seats):
        seat = (seat + 1) % seats
        if s.players[seat].supply and (s.placed[HUNT][seat] == 0 or placements(s, seat)):
            s.actor = s.turn = seat
            return
    s.phase = ACTING
    s.step = STEP_CHOOSE
    _act_from(s, s.start, seats, events)


def next_to_act(s: State, events: Events | None) -> None:
    """A1: the same seat until all its places are resolved, then the next one."""
    s.step = STEP_CHOOSE
    seat = s.turn
    if s.to_resolve(seat) > 0:
        s.actor = seat
        return
    seats = len(s.players)
    left = seats - 1 - (seat - s.start) % seats
    _act_from(s, (seat + 1) % seats, left, events)


def _act_from(s: State, seat: int, left: int, events: Events | None) -> None:
    """Gives phase 2 to the first of `left` seats that has something to resolve."""
    seats = len(s.players)
    while left > 0:
        if s.to_resolve(seat) > 0:
            s.actor = s.turn = seat
            return
        seat = (seat + 1) % seats
        left -= 1
    if s.animal is not None and s.crowd[ANIMAL] >= seats:
        _flee(s, events)
    else:
        _feed_from(s, 0, events)


def _flee(s: State, events: Events | None) -> None:
    """W9: all rings taken; everybody returns before the first reward roll."""
    s.phase = FLEEING
    if events is not None and s.animal is not None:
        events.append(Event(ev.ANIMAL_FLED, place=ANIMAL, item=s.animal))
    s.animal = None
    row = s.placed[ANIMAL]
    for seat in range(len(s.players)):
        s.hunters[seat] = row[seat]
        s.players[seat].supply += row[seat]
        if row[seat] and events is not None:
            events.append(Event(ev.RETURNED, seat, ANIMAL, row[seat]))
        row[seat] = 0
    s.crowd[ANIMAL] = 0
    next_reward_roll(s, events)


def next_reward_roll(s: State, events: Events | None) -> None:
    """W9: in turn order, one roll per player with all own dice; then feeding."""
    seats = len(s.players)
    for offset in range(seats):
        seat = (s.start + offset) % seats
        if s.hunters[seat]:
            s.turn = seat
            s.actor = CHANCE
            s.step = STEP_REWARD_ROLL
            s.source = ANIMAL
            s.dice_count = s.hunters[seat]
            s.hunters[seat] = 0
            return
    _feed_from(s, 0, events)


def _feed_from(s: State, offset: int, events: Events | None) -> None:
    """F1 to F3: seat by seat in turn order, income, then payment; stops where one is short."""
    s.phase = FEEDING
    seats = len(s.players)
    while offset < seats:
        seat = (s.start + offset) % seats
        player = s.players[seat]
        player.food += player.agriculture
        if events is not None and player.agriculture:
            events.append(Event(ev.INCOME, seat, amount=player.agriculture))
        eaten = min(player.food, player.supply)
        player.food -= eaten
        if events is not None:
            events.append(Event(ev.FED, seat, amount=eaten))
        if eaten < player.supply:
            s.missing = player.supply - eaten
            s.actor = s.turn = seat
            s.step = STEP_FEED
            if events is not None:
                events.append(Event(ev.HUNGRY, seat, amount=s.missing))
            return
        offset += 1
    _end_round(s, events)


def fed(s: State, events: Events | None) -> None:
    """The seat that was short has decided; feeding goes on with the next one."""
    s.missing = 0
    offset = (s.turn - s.start) % len(s.players)
    _feed_from(s, offset + 1, events)


def starve(s: State, events: Events | None) -> None:
    """F4: −10 once, however many are hungry."""
    gain_points(s, s.turn, HUNGER_POINTS, TALLY_HUNGER, events)
    fed(s, events)


def _end_round(s: State, events: Events | None) -> None:
    for stack in s.stacks:
        if not stack:
            _finish(s, ev.STACK_EMPTY, events)  # N3
            return
    lying = DISPLAY_SIZE - s.display.count(None)
    drawable = sum([1 for card in s.deck if card < FIRST_ANIMAL]) if len(s.deck) < 8 else 4
    if lying + drawable < DISPLAY_SIZE:
        _finish(s, ev.NO_CARDS_LEFT, events)  # N2
        return
    _start_round(s, events)


def _finish(s: State, reason: str, events: Events | None) -> None:
    s.phase = FINISHED
    s.step = STEP_CHOOSE
    s.actor = OVER
    if events is not None:
        events.append(Event(ev.GAME_OVER, reason=reason))


def _start_round(s: State, events: Events | None) -> None:
    """N1: start player to the left, tools restored, cards slide and are refilled."""
    seats = len(s.players)
    s.round += 1
    s.start = (s.start + 1) % seats
    if events is not None:
        events.append(Event(ev.ROUND_STARTED, s.start, amount=s.round))
    for player in s.players:
        player.used = [False, False, False]
    _refill(s, events)
    if s.animal is None and s.waiting:  # W5
        s.animal = s.waiting.pop(0)
        if events is not None:
            events.append(Event(ev.ANIMAL_ACTIVE, place=ANIMAL, item=s.animal))
    s.phase = PLACING
    s.step = STEP_CHOOSE
    s.actor = (s.start - 1) % seats
    next_to_place(s, events)


def _refill(s: State, events: Events | None) -> None:
    """N1, W4: cards slide right in their order; animals step aside, filling goes on."""
    if None not in s.display:
        return
    row: list[int | None] = []
    for slot in range(DISPLAY_SIZE):
        card = s.display[slot]
        if card is not None:
            if events is not None and len(row) != slot:
                target = CARD1 + len(row)
                events.append(Event(ev.CARD_SLID, place=CARD1 + slot, amount=target, item=card))
            row.append(card)
    deck = s.deck
    while len(row) < DISPLAY_SIZE:
        card = deck.pop(0)
        if card >= FIRST_ANIMAL:
            see_animal(s, card, events)
        else:
            if events is not None:
                events.append(Event(ev.CARD_REVEALED, place=CARD1 + len(row), item=card))
            row.append(card)
    s.display = row


def see_animal(s: State, animal: int, events: Events | None) -> None:
    """W4, W10: an animal turned up queues behind those already waiting."""
    s.waiting.append(animal)
    if events is not None:
        events.append(Event(ev.ANIMAL_SEEN, place=ANIMAL, item=animal))


def take_building(s: State, stack: int, events: Events | None) -> int:
    """A10: the top building leaves, the next one is opened."""
    building = s.stacks[stack].pop(0)
    if s.stacks[stack] and events is not None:
        revealed = s.stacks[stack][0]
        events.append(Event(ev.BUILDING_REVEALED, place=BUILDING1 + stack, item=revealed))
    return building
