"""`apply`: one short function per kind of action. Deterministic, in place, unchecked."""

from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.actions import (
    BUILD,
    BUY,
    CLAIM,
    FEED,
    LEAVE,
    PICK,
    PLACE,
    RESOLVE,
    ROLL,
    STARVE,
    TOOLS,
    Action,
)
from stoneage_qt.games.stoneage.rules.components import (
    BUILDINGS,
    CARDS,
    REWARD_AGRICULTURE,
    REWARD_FOOD,
    REWARD_GOODS,
    REWARD_POINTS,
    REWARD_TOOL,
    TOP_AGRICULTURE,
    TOP_DICE_FOR_ALL,
    TOP_EXTRA_CARD,
    TOP_FOOD,
    TOP_GOODS,
    TOP_GOODS_OF_CHOICE,
    TOP_ONE_USE_TOOL,
    TOP_POINTS,
    TOP_ROLL,
    TOP_TOOL,
)
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    ANIMAL_POINTS,
    BUILDING1,
    CARD1,
    CHANCE,
    EXTRA_GOLD_POINTS,
    EXTRA_STONE_POINTS,
    FIRST_ANIMAL,
    GOLD,
    HUT,
    IGLOO1,
    NO_PLACE,
    RIVER,
    STEP_GATHER_ROLL,
    STEP_PICK,
    STEP_REWARD,
    STEP_REWARD_ROLL,
    STEP_SHARE_ROLL,
    STEP_TOOLS,
    STONE,
    TOOLMAKER,
    Goods,
)
from stoneage_qt.games.stoneage.rules.events import Event, Events
from stoneage_qt.games.stoneage.rules.gains import (
    claim,
    gain_agriculture,
    gain_food,
    gain_good,
    gain_goods,
    gain_person,
    gain_points,
    gain_tool,
    pay,
    use_open_card,
)
from stoneage_qt.games.stoneage.rules.legal import has_tools
from stoneage_qt.games.stoneage.rules.payments import building_points
from stoneage_qt.games.stoneage.rules.rounds import (
    fed,
    next_reward_roll,
    next_to_act,
    next_to_place,
    see_animal,
    starve,
    take_building,
)
from stoneage_qt.games.stoneage.rules.state import (
    TALLY_ANIMALS,
    TALLY_BUILDINGS,
    TALLY_CARDS,
    TALLY_EXTRAS,
    TALLY_IGLOOS,
    State,
)
from stoneage_qt.games.stoneage.rules.yields import counted, pips_of, units_of


def apply(s: State, a: Action, events: Events | None = None) -> None:
    """Carries out a legal action in place; an illegal one leaves nonsense behind.

    Appends to `events` what happened. Check first with `why_illegal` where the action does
    not come from `legal_actions`.
    """
    kind = a.kind
    if kind == PLACE:
        _apply_place(s, a.place, a.number, events)
    elif kind == RESOLVE:
        _apply_resolve(s, a.place, events)
    elif kind == ROLL:
        _apply_roll(s, a.dice, events)
    elif kind == TOOLS:
        _apply_tools(s, a, events)
    elif kind == BUY:
        _apply_buy(s, a, events)
    elif kind == BUILD:
        _apply_build(s, a, events)
    elif kind == LEAVE:
        _apply_leave(s, a.place, events)
    elif kind == PICK:
        _apply_pick(s, a.number, events)
    elif kind == CLAIM:
        claim(s, s.actor, a.goods, events)
    elif kind == FEED:
        pay(s, s.actor, a.goods, NO_PLACE, events)
        fed(s, events)
    elif kind == STARVE:
        starve(s, events)
    else:
        _apply_reward(s, a, events)


def _apply_place(s: State, place: int, number: int, events: Events | None) -> None:
    seat = s.actor
    s.players[seat].supply -= number
    s.placed[place][seat] += number
    s.crowd[place] += number
    if events is not None:
        events.append(Event(ev.PLACED, seat, place, number))
    next_to_place(s, events)


def _take_back(s: State, place: int, events: Events | None) -> int:
    """Resolved people return to the own supply (A1)."""
    seat = s.turn
    number = s.placed[place][seat]
    s.placed[place][seat] = 0
    s.crowd[place] -= number
    s.players[seat].supply += number
    if events is not None:
        events.append(Event(ev.RETURNED, seat, place, number))
    return number


def _apply_resolve(s: State, place: int, events: Events | None) -> None:
    number = _take_back(s, place, events)
    if place <= RIVER:
        _ask_for_roll(s, place, number, place)
        return
    if place == TOOLMAKER:
        gain_tool(s, s.turn, place, events)
    elif place == HUT:
        gain_person(s, s.turn, place, events)
    else:
        gain_agriculture(s, s.turn, place, events)
    next_to_act(s, events)


def _ask_for_roll(s: State, source: int, dice: int, good: int) -> None:
    s.step = STEP_GATHER_ROLL
    s.source = source
    s.dice_count = dice
    s.roll_good = good
    s.actor = CHANCE


def _apply_roll(s: State, dice: tuple[int, ...], events: Events | None) -> None:
    seat = s.turn
    if events is not None:
        malus = s.malus() if s.step == STEP_GATHER_ROLL else 0
        counts = counted(s, sum(dice)) if malus else sum(dice)
        if s.step == STEP_SHARE_ROLL:
            counts = 0  # every die is taken by itself: their sum is nobody's
        animal = ev.NO_ITEM if s.animal is None or not malus else s.animal
        events.append(Event(ev.ROLLED, seat, s.source, counts, dice=dice, item=animal))
    s.dice = dice
    s.dice_count = 0
    s.actor = seat
    if s.step == STEP_SHARE_ROLL:
        s.step = STEP_PICK
    elif s.step == STEP_REWARD_ROLL:
        s.step = STEP_REWARD
    elif has_tools(s.players[seat]):
        s.step = STEP_TOOLS
    else:
        _gather(s, 0, events)


def _apply_tools(s: State, a: Action, events: Events | None) -> None:
    player = s.players[s.turn]
    added = pips_of(player, a.tools, a.cards)
    for slot in a.tools:
        player.used[slot - 1] = True
    for card in a.cards:
        use_open_card(player, card)
    if events is not None and added:
        tools = Event(ev.TOOLS_ADDED, s.turn, s.source, added, tools=a.tools, cards=a.cards)
        events.append(tools)
    _gather(s, added, events)


def _gather(s: State, added: int, events: Events | None) -> None:
    """A6, W6: the yield of a roll. Never below zero, whatever the animal takes."""
    good = s.roll_good
    total = counted(s, sum(s.dice) + added)
    amount = units_of(total, good)
    s.dice = ()
    if events is not None:
        events.append(Event(ev.GATHERED, s.turn, s.source, total))
    if good == 0:
        gain_food(s, s.turn, amount, s.source, events)
    else:
        gain_good(s, s.turn, good - 1, amount, s.source, events)
    next_to_act(s, events)


def _apply_leave(s: State, place: int, events: Events | None) -> None:
    _take_back(s, place, events)
    if events is not None:
        events.append(Event(ev.LEFT, s.turn, place, 1))
    next_to_act(s, events)


def _apply_buy(s: State, a: Action, events: Events | None) -> None:
    seat, place = s.turn, a.place
    _take_back(s, place, events)
    pay(s, seat, a.goods, place, events)
    if a.extra:
        _pay_extra(s, seat, GOLD, place, EXTRA_GOLD_POINTS, events)
    card = s.display[place - CARD1]
    assert card is not None
    s.display[place - CARD1] = None
    if events is not None:
        events.append(Event(ev.CARD_TAKEN, seat, place, item=card))
    face = CARDS[card]
    player = s.players[seat]
    if face.top == TOP_ONE_USE_TOOL or face.top == TOP_GOODS_OF_CHOICE:
        player.open_cards.append(card)
        next_to_act(s, events)
        return
    player.cards.append(card)
    _card_top(s, seat, place, card, events)


def _card_top(s: State, seat: int, place: int, card: int, events: Events | None) -> None:
    """A12: the top half happens at once."""
    face = CARDS[card]
    top = face.top
    if top == TOP_DICE_FOR_ALL:
        s.step = STEP_SHARE_ROLL
        s.source = place
        s.dice_count = len(s.players)
        s.actor = CHANCE
        return
    if top == TOP_ROLL:
        _ask_for_roll(s, place, face.amount, face.good + 1)
        return
    if top == TOP_FOOD:
        gain_food(s, seat, face.amount, place, events)
    elif top == TOP_GOODS:
        gain_good(s, seat, face.good, face.amount, place, events)
    elif top == TOP_POINTS:
        gain_points(s, seat, face.amount, TALLY_CARDS, events)
    elif top == TOP_TOOL:
        gain_tool(s, seat, place, events)
    elif top == TOP_AGRICULTURE:
        gain_agriculture(s, seat, place, events)
    elif top == TOP_EXTRA_CARD:
        _draw_secret(s, seat, place, events)
    next_to_act(s, events)


def _draw_secret(s: State, seat: int, place: int, events: Events | None) -> None:
    """A12, W10: the deck's top card, unseen by others; animals on the way step aside."""
    while s.deck:
        card = s.deck.pop(0)
        if card >= FIRST_ANIMAL:
            see_animal(s, card, events)
            continue
        player = s.players[seat]
        player.cards.append(card)
        player.secret = card
        if events is not None:
            events.append(Event(ev.EXTRA_DRAWN, seat, place, item=card))
        return


def _pay_extra(
    s: State, seat: int, good: int, place: int, points: int, events: Events | None
) -> None:
    """W1, W2: hard winter's additional stone or gold and its points."""
    goods: Goods = (0, 0, 1, 0) if good == STONE else (0, 0, 0, 1)
    pay(s, seat, goods, place, events)
    gain_points(s, seat, points, TALLY_EXTRAS, events)


def _apply_build(s: State, a: Action, events: Events | None) -> None:
    seat, place = s.turn, a.place
    _take_back(s, place, events)
    pay(s, seat, a.goods, place, events)
    player = s.players[seat]
    if place >= IGLOO1:
        igloo = place - IGLOO1
        s.igloos.remove(igloo)
        player.igloos.append(igloo)
        item, tally = igloo, TALLY_IGLOOS
        points = building_points(s.components.igloos[igloo], a.goods)
    else:
        item, tally = s.stacks[place - BUILDING1][0], TALLY_BUILDINGS
        player.buildings.append(item)
        points = building_points(BUILDINGS[item], a.goods)
    if events is not None:
        events.append(Event(ev.BUILT, seat, place, points, a.goods, item=item))
    gain_points(s, seat, points, tally, events)
    if a.extra:
        _pay_extra(s, seat, STONE, place, EXTRA_STONE_POINTS, events)
    if place < IGLOO1:
        take_building(s, place - BUILDING1, events)
    next_to_act(s, events)


def _remove_die(s: State, die: int) -> None:
    dice = list(s.dice)
    dice.remove(die)
    s.dice = tuple(dice)


def _apply_pick(s: State, die: int, events: Events | None) -> None:
    """A12: the buyer first, then clockwise, each takes one die and its gain."""
    seat = s.actor
    _remove_die(s, die)
    if events is not None:
        events.append(Event(ev.PICKED, seat, s.source, die))
    if die <= 4:
        gain_good(s, seat, die - 1, 1, s.source, events)
    elif die == 5:
        gain_tool(s, seat, s.source, events)
    else:
        gain_agriculture(s, seat, s.source, events)
    if s.dice:
        s.actor = (seat + 1) % len(s.players)
    else:
        next_to_act(s, events)


def _apply_reward(s: State, a: Action, events: Events | None) -> None:
    """W9: one die is settled: its reward, or 3 points instead."""
    seat = s.actor
    _remove_die(s, a.number)
    reward = s.components.rewards[a.number - 1]
    if events is not None:
        events.append(Event(ev.REWARDED, seat, ANIMAL, a.number))
    if a.extra:
        gain_points(s, seat, ANIMAL_POINTS, TALLY_ANIMALS, events)
    elif reward.kind == REWARD_POINTS:
        gain_points(s, seat, reward.amount, TALLY_ANIMALS, events)
    elif reward.kind == REWARD_FOOD:
        gain_food(s, seat, reward.amount, ANIMAL, events)
    elif reward.kind == REWARD_TOOL:
        gain_tool(s, seat, ANIMAL, events)
    elif reward.kind == REWARD_GOODS:
        gain_goods(s, seat, a.goods, ANIMAL, events)
    elif reward.kind == REWARD_AGRICULTURE:
        gain_agriculture(s, seat, ANIMAL, events)
    else:
        gain_person(s, seat, ANIMAL, events)
    if not s.dice:
        next_reward_roll(s, events)
