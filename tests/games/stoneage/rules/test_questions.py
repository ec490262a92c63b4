"""What a board asks about a position holds together with the rules that decide."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    OVER,
    Action,
    Event,
    Reason,
    State,
    apply,
    chance_outcomes,
    legal_actions,
    sample_chance,
    why_illegal,
)
from stoneage_qt.games.stoneage.rules import actions as k
from stoneage_qt.games.stoneage.rules import constants as c
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.legal import placements
from stoneage_qt.games.stoneage.rules.payments import open_building
from stoneage_qt.games.stoneage.rules.questions import (
    closed_to_newcomers,
    payment_points,
    places_in_play,
    room_for,
    shortage,
    to_feed,
    ways_to_pay,
    why_no_room,
)
from stoneage_qt.games.stoneage.rules.yields import (
    mean_yield,
    one_use_tools,
    pips_of,
    unused_pips,
    unused_slots,
    yield_of,
)
from tests.games.stoneage.rules.test_properties import CONFIGURATIONS, positions

POSITIONS = [
    s
    for number, (players, modules) in enumerate(CONFIGURATIONS)
    for s in positions(players, modules, seed=200 + number, every=17)
]
PLACING = [s for s in POSITIONS if s.phase == c.PLACING]
ACTING = [s for s in POSITIONS if s.phase == c.ACTING and s.step == c.STEP_CHOOSE and s.actor >= 0]
TOOLS = [
    s
    for number, (players, modules) in enumerate(CONFIGURATIONS)
    for s in positions(players, modules, seed=400 + number, every=5)
    if s.step == c.STEP_TOOLS and s.actor >= 0
]
ROLLS = [s for s in POSITIONS if s.step == c.STEP_GATHER_ROLL and s.actor == CHANCE]
GOODS = st.lists(st.integers(0, 7), min_size=4, max_size=4)
MANY = settings(max_examples=400, deadline=None)


@MANY
@given(st.sampled_from(PLACING), st.integers(0, 3), st.integers(0, c.PLACE_COUNT - 1))
def test_there_is_room_where_people_may_be_put(s: State, seat: int, place: int) -> None:
    seat %= len(s.players)
    counts = [a.number for a in placements(s, seat) if a.place == place]
    assert room_for(s, seat, place) == max(counts, default=0)
    assert (why_no_room(s, seat, place) is None) == bool(counts)


@MANY
@given(st.sampled_from(PLACING), st.integers(0, c.PLACE_COUNT - 1))
def test_the_reason_for_no_room_is_the_one_an_attempt_gets(s: State, place: int) -> None:
    reason = why_no_room(s, s.actor, place)
    number = 2 if place == c.HUT else 1
    attempt = why_illegal(s, Action(k.PLACE, place, number))
    if reason is Reason.EXACTLY_TWO:  # one person, who could not be two
        assert attempt is Reason.NOT_ENOUGH_PEOPLE
    else:
        assert attempt is reason


@MANY
@given(st.sampled_from(POSITIONS), st.integers(0, c.PLACE_COUNT - 1))
def test_nobody_new_comes_to_a_closed_place(s: State, place: int) -> None:
    newcomers = [seat for seat in range(len(s.players)) if not s.placed[place][seat]]
    if closed_to_newcomers(s, place):
        assert s.phase == c.PLACING
        assert place in places_in_play(s)
        assert not any(room_for(s, seat, place) for seat in newcomers)
    elif s.phase == c.PLACING and place <= c.FIELD and not (place > c.RIVER and s.crowd[place]):
        with_people = [seat for seat in newcomers if s.players[seat].supply >= 2]
        assert all(room_for(s, seat, place) for seat in with_people)


@MANY
@given(st.sampled_from(POSITIONS), st.integers(0, c.PLACE_COUNT - 1))
def test_people_stand_only_on_places_that_are_in_play(s: State, place: int) -> None:
    if s.crowd[place] and s.phase != c.FLEEING:
        assert place in places_in_play(s)
    if s.actor >= 0:
        no_place = why_illegal(s, Action(k.PLACE, place, 1)) is Reason.NO_SUCH_PLACE
        assert not (no_place and place in places_in_play(s))


def shown(s: State, seat: int, goods: list[int]) -> State:
    """The position with other goods in the hand of a seat."""
    other = s.copy()
    other.players[seat].goods = goods
    return other


@MANY
@given(st.sampled_from(ACTING), GOODS)
def test_what_can_be_paid_is_what_can_be_bought(before: State, goods: list[int]) -> None:
    s = shown(before, before.actor, goods)
    for place in range(c.CARD1, c.ANIMAL):
        if not s.placed[place][s.actor]:
            continue
        legal = [a for a in legal_actions(s) if a.place == place and a.kind in (k.BUY, k.BUILD)]
        ways = ways_to_pay(s, s.actor, place)
        assert ways == [a.goods for a in legal if not a.extra]
        assert (shortage(s, s.actor, place) is None) == bool(ways)


@MANY
@given(st.sampled_from(POSITIONS), st.integers(0, 3), st.integers(c.CARD1, c.ANIMAL - 1), GOODS)
def test_a_shortage_names_what_makes_a_payment_possible(
    before: State, seat: int, place: int, goods: list[int]
) -> None:
    seat %= len(before.players)
    s = shown(before, seat, goods)
    short = shortage(s, seat, place)
    if short is None or short.split:
        return
    if short.resources:
        assert sum(goods) + short.resources in (place - c.CARD1 + 1, _low(s, place))
    elif short.kinds:
        assert sum(1 for amount in goods if amount) + short.kinds == _kinds(s, place)
    else:
        richer = [have + more for have, more in zip(goods, short.goods, strict=True)]
        assert ways_to_pay(shown(s, seat, richer), seat, place)


def _low(s: State, place: int) -> int:
    building = open_building(s, place) if place >= c.BUILDING1 else None
    return 0 if building is None else building.low


def _kinds(s: State, place: int) -> int:
    building = open_building(s, place)
    return 0 if building is None else building.kinds


@MANY
@given(st.sampled_from(ACTING), GOODS)
def test_a_payment_scores_what_was_told(before: State, goods: list[int]) -> None:
    s = shown(before, before.actor, goods)
    for action in legal_actions(s):
        if action.kind != k.BUILD:
            continue
        events: list[Event] = []
        apply(s.copy(), action, events)
        scored = [
            e.amount
            for e in events
            if e.kind == ev.POINTS and e.reason in (ev.BY_BUILDING, ev.BY_IGLOO, ev.BY_EXTRA)
        ]
        assert payment_points(s, action) == sum(scored)


@MANY
@given(st.sampled_from(TOOLS))
def test_a_roll_yields_what_was_told(s: State) -> None:
    player = s.players[s.actor]
    most = 0
    for action in legal_actions(s):
        if action.kind != k.TOOLS:
            continue
        added = pips_of(player, action.tools, action.cards)
        most = max(most, added)
        told = yield_of(s, added)
        events: list[Event] = []
        apply(s.copy(), action, events)
        gained = next(e for e in events if e.kind in (ev.FOOD_GAINED, ev.GOODS_GAINED))
        total = next(e.amount for e in events if e.kind == ev.GATHERED)
        assert (gained.amount if s.roll_good == 0 else sum(gained.goods)) == told.units
        assert told.total == total
        assert told.divisor * told.units <= told.total < told.divisor * (told.units + 1)
        assert yield_of(s, added + told.more).units == told.units + 1 or told.total == 0
    assert most == unused_pips(player)
    assert {slot for a in legal_actions(s) for slot in a.tools} == set(unused_slots(player))
    assert {card for a in legal_actions(s) for card in a.cards} == set(one_use_tools(player))


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from([s for s in POSITIONS if s.step == c.STEP_GATHER_ROLL and s.actor == CHANCE])
)
def test_the_mean_is_that_of_all_outcomes(before: State) -> None:
    mean = 0.0
    for roll, chance in chance_outcomes(before):
        s = before.copy()
        s.dice = roll.dice
        mean += chance * yield_of(s).units
    assert abs(mean - mean_yield(before, before.roll_good, before.dice_count)) < 1e-9


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(POSITIONS), st.integers(0, 2**32))
def test_as_many_eat_as_was_told(before: State, seed: int) -> None:
    """Until the round ends: those who are at home then, less those who joined meanwhile."""
    if before.phase != c.ACTING:
        return
    s = before.copy()
    rng = random.Random(seed)
    while s.phase == c.ACTING and s.actor != OVER:
        told = [to_feed(s, seat) for seat in range(len(s.players))]
        joined = [player.people for player in s.players]
        events: list[Event] = []
        last = sample_chance(s, rng) if s.actor == CHANCE else rng.choice(legal_actions(s))
        apply(s, last, events)
    if s.phase == c.FLEEING:
        return
    for event in events:
        if event.kind == ev.FED:
            more = s.players[event.seat].people - joined[event.seat]
            lacking = [e.amount for e in events if e.kind == ev.HUNGRY and e.seat == event.seat]
            assert event.amount + sum(lacking) == told[event.seat] + more
