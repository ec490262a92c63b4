"""W: the anniversary edition's winter modules."""

import pytest

from stoneage_qt.games.stoneage.rules import CHANCE, State, standings
from stoneage_qt.games.stoneage.rules import constants as c
from stoneage_qt.games.stoneage.rules import events as ev
from tests.games.stoneage.rules.table import (
    acting,
    do,
    finish_round,
    legal_texts,
    place_rest,
    refused,
    stand,
    table,
)

HARD = frozenset({"hard_winter"})
WITH_ANIMALS = frozenset({"animals"})
WITH_IGLOOS = frozenset({"igloos"})
BOAR = 37


def with_animal(players: int = 2, animal: int = BOAR) -> State:
    """A game in which `animal` is active."""
    s = table(players, modules=WITH_ANIMALS)
    s.deck.remove(animal)
    s.animal = animal
    return s


def test_W1_one_stone_more_for_5_points() -> None:
    """Hard winter: 13 + 5 = 18."""
    s = acting(table(2, tops=(7,), modules=HARD), building1=1, field=1)
    s.players[0].goods = [0, 2, 2, 0]
    assert "build building1 brick=2 stone=1 extra" in legal_texts(s)
    events = do(s, "build building1 brick=2 stone=1 extra")
    assert s.players[0].score == 18
    assert s.players[0].goods == [0, 0, 0, 0]
    reasons = [(e.amount, e.reason) for e in events if e.kind == ev.POINTS]
    assert reasons == [(13, ev.BY_BUILDING), (5, ev.BY_EXTRA)]
    assert standings(s)[0].parts["extras"] == 5


def test_W1_needs_the_stone_and_the_module() -> None:
    s = acting(table(2, tops=(7,), modules=HARD), building1=1, field=1)
    s.players[0].goods = [0, 2, 1, 0]
    assert refused(s, "build building1 brick=2 stone=1 extra") == "not_enough_goods"
    s = acting(table(2, tops=(7,)), building1=1)
    s.players[0].goods = [0, 2, 2, 0]
    assert refused(s, "build building1 brick=2 stone=1 extra") == "no_extra"


@pytest.mark.parametrize(("building", "cost"), [(18, "wood=2 stone=2"), (25, "wood=1")])
def test_W1_only_with_a_given_cost(building: int, cost: str) -> None:
    s = acting(table(2, tops=(building,), modules=HARD), building1=1)
    s.players[0].goods = [5, 5, 5, 5]
    assert not refused(s, f"build building1 {cost}")
    assert refused(s, f"build building1 {cost} extra") == "no_extra"


def test_W1_not_on_igloos() -> None:
    s = acting(table(2, modules=HARD | WITH_IGLOOS), igloo1=1)
    s.players[0].goods = [2, 2, 2, 0]
    assert refused(s, "build igloo1 wood=2 brick=2 extra") == "no_extra"


def test_W2_one_gold_more_for_6_points() -> None:
    s = acting(table(2, first_cards=(2,), modules=HARD), card1=1, field=1)
    s.players[0].goods = [1, 0, 0, 1]
    assert legal_texts(s)[1:] == [
        "buy card1 wood=1",
        "buy card1 gold=1",
        "buy card1 wood=1 extra",
        "leave card1",
    ]
    do(s, "buy card1 wood=1 extra")
    assert s.players[0].score == 6
    assert s.players[0].goods == [0, 0, 0, 0]


def test_W2_is_paid_before_any_gain_from_the_card() -> None:
    s = acting(table(2, first_cards=(19,), modules=HARD), card1=1, field=1)  # 1 gold
    s.players[0].goods = [1, 0, 0, 0]
    assert refused(s, "buy card1 wood=1 extra") == "not_enough_goods"


def test_W3_igloos_lie_open_beside_the_board() -> None:
    s = table(2, modules=WITH_IGLOOS)
    assert s.igloos == [0, 1, 2, 3]
    do(s, "place igloo2 1")
    assert refused(s, "place igloo2 1") == "place_full"
    assert refused(s, "place igloo1 2") == "exactly_one"
    do(s, "place hunt 5", "place hunt 4")
    s.players[0].goods = [2, 0, 2, 0]
    do(s, "build igloo2 wood=2 stone=2")
    player = s.players[0]
    assert (player.score, player.igloos, player.buildings) == (16, [1], [])
    assert s.igloos == [0, 2, 3]
    finish_round(s)
    assert refused(s, "place igloo2 1") == "place_empty"


def test_W3_igloos_may_be_left_and_end_nothing() -> None:
    s = acting(table(2, modules=WITH_IGLOOS), igloo1=1, hunt=4)
    do(s, "leave igloo1")
    assert s.igloos == [0, 1, 2, 3]
    s.igloos = []
    do(s, "resolve hunt", "roll 1 1 1 1")
    assert s.round == 2


def test_W3_igloos_do_not_count_for_hut_builders() -> None:
    s = table(2, modules=WITH_IGLOOS)
    s.players[0].igloos = [0, 1]
    s.players[0].cards = [34]  # 3 hut builders
    assert standings(s)[0].parts["hut_builders"] == 0


def test_W4_an_animal_turned_up_steps_aside_and_filling_goes_on() -> None:
    s = table(2, modules=WITH_ANIMALS, animals_at=(5, 20, 24, 28))
    s.display[0] = s.display[1] = None
    expected = [card for card in s.deck[:3] if card < 36]
    finish_round(s)
    assert s.display[2:] == expected
    assert s.animal == 36
    assert s.waiting == []


def test_W5_a_further_animal_waits_until_the_round_after_the_first_fled() -> None:
    s = table(2, modules=WITH_ANIMALS, animals_at=(4, 5, 6, 28))
    s.display[0] = None
    finish_round(s)
    assert (s.animal, s.waiting) == (36, [37, 38])
    do(s, "place animal 1", "place animal 1")
    place_rest(s)
    while s.phase != c.FLEEING:
        seat_actions = legal_texts(s)
        do(s, seat_actions[0] if seat_actions else "roll 1 1 1 1")
    assert s.animal is None
    do(s, "roll 1", "reward 1", "roll 1", "reward 1")
    assert s.round == 3
    assert [s.animal, *s.waiting] == [37, 38]


def test_W6_every_roll_that_counts_is_reduced_once() -> None:
    """Wild boar, hunt 9 − 2 = 7: 3 food."""
    s = acting(with_animal(), hunt=3, field=1)
    do(s, "resolve hunt")
    events = do(s, "roll 2 3 4")
    assert s.players[0].food == 12 + 3
    rolled = next(event for event in events if event.kind == ev.ROLLED)
    assert (rolled.dice, rolled.amount) == ((2, 3, 4), 7)


def test_W6_tools_are_added_and_the_total_is_never_below_zero() -> None:
    s = acting(with_animal(animal=36), forest=1, clay=1, field=1)  # polar bear, −3
    s.players[0].tools = [1, 1, 0]
    do(s, "resolve forest", "roll 5", "tools 1")
    assert s.players[0].goods == [1, 0, 0, 0]  # 5 − 3 + 1 = 3
    do(s, "resolve clay", "roll 1", "tools 2")
    assert s.players[0].goods == [1, 0, 0, 0]  # 1 − 3 + 1 < 0


def test_W6_roll_cards_are_reduced_and_dice_for_all_are_not() -> None:
    s = with_animal()
    s.display[0] = 23  # roll for wood
    acting(s, card1=1, field=1)
    s.players[0].goods = [1, 0, 0, 0]
    do(s, "buy card1 wood=1", "roll 3 4")
    assert s.players[0].goods == [1, 0, 0, 0]  # 7 − 2 = 5
    s = with_animal()
    s.display[0] = 0
    acting(s, card1=1, field=1)
    s.players[0].goods = [1, 0, 0, 0]
    do(s, "buy card1 wood=1", "roll 1 1", "pick 1", "pick 1")
    assert s.players[0].goods == s.players[1].goods == [1, 0, 0, 0]


def test_W7_one_person_at_a_time_and_again_in_a_later_turn() -> None:
    s = with_animal(3)
    assert refused(s, "place animal 2") == "exactly_one"
    do(s, "place animal 1", "place hunt 1", "place hunt 1", "place animal 1")
    assert s.placed[c.ANIMAL] == [2, 0, 0]
    do(s, "place animal 1")
    assert refused(s, "place animal 1") == "place_full"


def test_W7_where_the_animal_is_the_only_place_it_must_be_used() -> None:
    s = with_animal(2)
    stand(s, 1, toolmaker=1, card1=1, card2=1, card3=1, card4=1)
    s.players[0].people, s.players[0].supply = 10, 10
    stand(s, 0, field=1, building1=1, building2=1, hunt=1, forest=1, clay=1, quarry=1, river=1)
    assert legal_texts(s) == ["place animal 1"]
    do(s, "place animal 1")
    assert s.actor == 0
    assert legal_texts(s) == ["place animal 1"]


def test_W8_people_stay_are_not_fed_and_still_count() -> None:
    s = with_animal(2)
    do(s, "place animal 1")
    finish_round(s)
    player = s.players[0]
    assert s.placed[c.ANIMAL] == [1, 0]
    assert (player.people, player.supply) == (5, 4)
    player.cards = [5]  # 2 shamans
    assert standings(s)[0].parts["shamans"] == 10
    assert standings(s)[0].tie_break == 5


def test_W8_they_are_not_fed() -> None:
    s = with_animal(2)
    do(s, "place animal 1", "place hunt 5", "place hunt 4")
    do(s, "resolve hunt", "roll 1 1 1 1", "resolve hunt", "roll 1 1 1 1 1")
    assert s.players[0].food == 12 + 1 - 4  # 4 − 2 = 2 → 1 food; four eat


def test_W9_worked_example_with_4_players() -> None:
    """You 2 people, dice 2 and 3: 3 food and a tool; blue rolls 1: 3 points; green rolls 4: a
    resource of choice; yellow has nobody there and gets nothing."""
    s = with_animal(4)
    do(s, "place animal 1", "place animal 1", "place animal 1", "place hunt 5")
    do(s, "place animal 1")
    place_rest(s)
    while s.phase == c.ACTING:
        options = legal_texts(s)
        do(s, options[0] if options else "roll " + " ".join("1" * s.dice_count))
    assert s.phase == c.FLEEING
    assert [player.supply for player in s.players] == [5, 5, 5, 5]
    assert s.placed[c.ANIMAL] == [0, 0, 0, 0]
    food = s.players[0].food
    assert (s.actor, s.turn, s.dice_count) == (CHANCE, 0, 2)
    do(s, "roll 2 3")
    assert legal_texts(s) == ["reward 2", "reward 2 points", "reward 3", "reward 3 points"]
    do(s, "reward 3", "reward 2")
    assert (s.players[0].food, s.players[0].tools) == (food + 3, [1, 0, 0])
    do(s, "roll 1")
    assert legal_texts(s) == ["reward 1"]
    do(s, "reward 1", "roll 4")
    assert legal_texts(s)[:2] == ["reward 4 wood=1", "reward 4 brick=1"]
    assert refused(s, "reward 4") == "wrong_reward"
    assert refused(s, "reward 1") == "no_such_die"
    do(s, "reward 4 gold=1")
    assert s.round == 2
    assert s.players[1].score == 3
    assert s.players[2].goods == [0, 0, 0, 1]
    assert s.players[3].goods == [0, 0, 0, 0]
    assert s.animal is None
    assert BOAR not in s.waiting + s.deck
    assert standings(s)[1].parts["animals"] == 3


def fleeing(die: int, people: int = 5) -> State:
    """Seat 0 alone scared the animal away and rolled `die` twice."""
    s = with_animal(2)
    s.players[0].people = s.players[0].supply = people
    acting(s, animal=2, field=1)
    do(s, "resolve field", f"roll {die} {die}")
    return s


def test_W9_three_points_instead() -> None:
    s = fleeing(6)
    do(s, "reward 6 points", "reward 6")
    player = s.players[0]
    assert (player.score, player.people) == (3, 6)


def test_W9_a_person_won_is_fed_too() -> None:
    s = fleeing(6)
    food = s.players[0].food
    do(s, "reward 6", "reward 6")
    assert s.players[0].food == food + 1 - 7  # one from the field


def test_W9_a_gain_at_its_maximum_is_void_but_may_be_chosen() -> None:
    s = fleeing(6, people=10)
    do(s, "reward 6", "reward 6")
    assert s.players[0].people == 10
    s = fleeing(5)
    s.players[0].agriculture = 10
    do(s, "reward 5", "reward 5")
    assert s.players[0].agriculture == 10


def test_W9_not_all_rings_taken_it_stays() -> None:
    s = with_animal(2)
    do(s, "place animal 1")
    finish_round(s)
    assert s.animal == BOAR


def test_W9_in_turn_order() -> None:
    s = with_animal(2)
    s.start = 1
    acting(s, 1, animal=1, field=1)
    stand(s, 0, animal=1)
    do(s, "resolve field")
    assert s.turn == 1
    do(s, "roll 2", "reward 2")
    assert (s.actor, s.turn) == (CHANCE, 0)
