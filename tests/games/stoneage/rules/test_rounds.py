"""N: new round and the end."""

import random

from stoneage_qt.games.stoneage.rules import CHANCE, OVER, apply, legal_actions, sample_chance
from stoneage_qt.games.stoneage.rules import constants as c
from stoneage_qt.games.stoneage.rules import events as ev
from tests.games.stoneage.rules.table import acting, do, finish_round, stand, table


def test_N1_start_player_moves_on_and_tools_are_restored() -> None:
    s = table(3)
    s.players[0].tools = [1, 1, 0]
    s.players[0].used = [True, True, False]
    finish_round(s)
    assert (s.round, s.start, s.actor) == (2, 1, 1)
    assert s.players[0].used == [False, False, False]
    finish_round(s)
    finish_round(s)
    assert s.start == 0


def test_N1_cards_slide_right_and_new_ones_fill_the_cheapest_free_slots() -> None:
    """2nd and 3rd card bought: the 4th slides next to the 1st, two new ones."""
    s = table(2, first_cards=(2, 3, 5, 7))
    new = s.deck[:2]
    s.display = [2, None, None, 7]
    finish_round(s)
    assert s.display == [2, 7, *new]
    assert len(s.deck) == 30


def test_N1_events_tell_which_card_slid_where() -> None:
    s = acting(table(2, first_cards=(2, 3, 5, 7)), hunt=5)
    s.display = [None, 3, 5, 7]
    new = s.deck[0]
    do(s, "resolve hunt")
    events = do(s, "roll 1 1 1 1 1")
    slid = [(e.place, e.amount, e.item) for e in events if e.kind == ev.CARD_SLID]
    assert slid == [
        (c.CARD1 + 1, c.CARD1, 3),
        (c.CARD1 + 2, c.CARD1 + 1, 5),
        (c.CARD1 + 3, c.CARD1 + 2, 7),
    ]
    shown = [(e.place, e.item) for e in events if e.kind == ev.CARD_REVEALED]
    assert shown == [(c.CARD1 + 3, new)]


def test_N2_game_ends_when_the_display_cannot_be_filled() -> None:
    s = table(2)
    s.deck = [20]
    s.display[1] = s.display[3] = None
    display = s.display[:]
    start = s.start
    finish_round(s)
    assert s.actor == OVER
    assert s.phase == c.FINISHED
    assert (s.round, s.start, s.display, s.deck) == (1, start, display, [20])
    assert legal_actions(s) == []


def test_N2_an_empty_deck_alone_ends_nothing() -> None:
    s = table(2)
    s.deck = []
    finish_round(s)
    assert s.round == 2
    s.deck = [20]
    s.display[2] = None
    finish_round(s)
    assert s.round == 3
    assert s.display[3] == 20


def test_N2_animals_do_not_count_as_cards() -> None:
    s = table(2, modules=frozenset({"animals"}))
    s.deck = [36, 37, 38]
    s.display[0] = None
    finish_round(s)
    assert s.actor == OVER


def test_N3_an_empty_stack_ends_the_game_after_feeding() -> None:
    s = acting(table(2, tops=(0,)), building1=1, hunt=4)
    stand(s, 1, hunt=5)
    s.stacks[0] = [0]
    s.players[0].goods = [2, 1, 0, 0]
    s.players[1].food = 0
    do(s, "build building1 wood=2 brick=1")
    assert s.stacks[0] == []
    do(s, "resolve hunt", "roll 1 1 1 1", "resolve hunt", "roll 1 1 1 1 1")
    assert s.step == c.STEP_FEED  # the round is finished, feeding included
    events = do(s, "starve")
    assert s.actor == OVER
    assert events[-1].kind == ev.GAME_OVER
    assert events[-1].reason == ev.STACK_EMPTY


def test_N3_the_last_building_occupied_and_left_ends_nothing() -> None:
    s = acting(table(2), building1=1, hunt=4)
    s.stacks[0] = [0]
    do(s, "leave building1", "resolve hunt", "roll 1 1 1 1")
    assert s.round == 2


def test_N4_there_is_no_round_limit() -> None:
    s = table(2)
    rng = random.Random(5)
    while s.round <= 120:
        finish_round(s, rng)
    assert s.actor >= 0


def test_every_chance_point_asks_for_dice_alone() -> None:
    s = table(2)
    rng = random.Random(8)
    for _ in range(300):
        if s.actor == OVER:
            break
        if s.actor == CHANCE:
            assert legal_actions(s) == []
            apply(s, sample_chance(s, rng))
        else:
            apply(s, rng.choice(legal_actions(s)))
