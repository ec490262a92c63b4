"""A1 to A11: phase 2, actions (card tops: test_cards.py)."""

import pytest

from stoneage_qt.games.stoneage.rules import CHANCE, legal_actions
from stoneage_qt.games.stoneage.rules import constants as c
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.gains import gain_tool
from tests.games.stoneage.rules.table import acting, do, legal_texts, refused, stand, table


def test_A1_each_player_resolves_all_own_places_in_any_order() -> None:
    s = table(2, start=1)
    do(s, "place field 1", "place toolmaker 1", "place card1 1", "place hunt 4", "place hunt 3")
    assert s.actor == 1
    assert legal_texts(s) == ["resolve hunt", "resolve field", "leave card1"]
    do(s, "leave card1", "resolve hunt", "roll 1 1 1")
    assert s.actor == 1
    do(s, "resolve field")
    assert s.actor == 0
    assert legal_texts(s) == ["resolve hunt", "resolve toolmaker"]


def test_A1_people_return_before_the_dice() -> None:
    s = acting(table(2), hunt=3, field=1)
    do(s, "resolve hunt")
    assert s.actor == CHANCE
    assert s.players[0].supply == 4
    assert s.placed[c.HUNT] == [0, 0]


def test_A1_resolving_without_own_people_is_refused() -> None:
    s = acting(table(2), hunt=1)
    stand(s, 1, forest=1, card1=1)
    assert refused(s, "resolve forest") == "nobody_here"
    assert refused(s, "leave card1") == "nobody_here"


@pytest.mark.parametrize(
    ("before", "used", "after"),
    [
        ([0, 0, 0], [False] * 3, [1, 0, 0]),
        ([1, 0, 0], [False] * 3, [1, 1, 0]),
        ([1, 1, 0], [False] * 3, [1, 1, 1]),
        ([1, 1, 1], [False] * 3, [2, 1, 1]),
        ([2, 1, 1], [False] * 3, [2, 2, 1]),
        ([2, 2, 2], [False] * 3, [3, 2, 2]),
        ([4, 4, 3], [False] * 3, [4, 4, 4]),
        ([4, 4, 4], [False] * 3, [4, 4, 4]),
        ([1, 1, 1], [True, False, False], [1, 2, 1]),
        ([1, 1, 1], [True, True, True], [2, 1, 1]),
        ([2, 1, 1], [False, True, False], [2, 1, 2]),
    ],
)
def test_A2_A3_tools_fill_empty_slots_then_rise_evenly(
    before: list[int], used: list[bool], after: list[int]
) -> None:
    s = table(2)
    player = s.players[0]
    player.tools, player.used = before[:], used[:]
    gain_tool(s, 0, c.TOOLMAKER, None)
    assert player.tools == after
    assert player.used == used


def test_A2_first_tool_from_the_tool_maker() -> None:
    s = acting(table(2), toolmaker=1)
    events = do(s, "resolve toolmaker")
    assert s.players[0].tools == [1, 0, 0]
    gained = next(event for event in events if event.kind == ev.TOOL_GAINED)
    assert (gained.item, gained.amount, gained.place) == (1, 1, c.TOOLMAKER)


def test_A3_a_new_tool_may_be_used_at_once() -> None:
    s = acting(table(2), toolmaker=1, river=1, forest=1)
    do(s, "resolve toolmaker", "resolve river", "roll 5")
    assert "tools 1" in legal_texts(s)
    do(s, "tools 1")
    assert s.players[0].goods[c.GOLD] == 1


def test_A3_a_used_slot_stays_used_when_raised() -> None:
    s = acting(table(2), toolmaker=1, forest=1, clay=1)
    s.players[0].tools = [1, 1, 1]
    do(s, "resolve forest", "roll 1", "tools 1 2 3", "resolve toolmaker")
    assert s.players[0].tools == [2, 1, 1]
    assert s.players[0].used == [True, True, True]
    do(s, "resolve clay", "roll 4")
    assert s.players[0].goods[c.BRICK] == 1  # no tool left: no question


def test_A4_hut_gives_a_person_that_is_fed_this_round() -> None:
    """Hut: 2 + 1 = 3 back."""
    s = acting(table(2), hut=2, field=1)
    s.players[0].food = 6
    do(s, "resolve hut")
    assert (s.players[0].people, s.players[0].supply) == (6, 5)
    do(s, "resolve field")
    assert s.players[0].food == 6 + 1 - 6


def test_A4_at_most_10_people() -> None:
    s = acting(table(2), hut=2, field=1)
    s.players[0].people, s.players[0].supply = 10, 7
    do(s, "resolve hut")
    assert (s.players[0].people, s.players[0].supply) == (10, 9)


def test_A5_field_up_to_10() -> None:
    for before, after in ((0, 1), (9, 10), (10, 10)):
        s = acting(table(2), field=1, hunt=1)
        s.players[0].agriculture = before
        do(s, "resolve field")
        assert s.players[0].agriculture == after


@pytest.mark.parametrize(
    ("place", "people", "dice", "tools", "used", "amount"),
    [
        ("hunt", 5, "1 2 3 4 4", [0, 0, 0], None, 7),
        ("hunt", 2, "2 3", [1, 2, 0], "1 2", 4),
        ("hunt", 3, "3 4 4", [1, 0, 0], "1", 6),
        ("hunt", 2, "1 3", [1, 1, 0], "1 2", 3),
        ("forest", 3, "2 4 4", [0, 0, 0], None, 3),
        ("river", 2, "1 4", [0, 0, 0], None, 0),
        ("river", 2, "3 4", [2, 2, 2], "1 2 3", 2),
        ("clay", 2, "4 4", [2, 2, 2], "1 2", 3),
        ("quarry", 4, "1 5 6 6", [0, 0, 0], None, 3),
    ],
)
def test_A6_A7_worked_examples_of_rolls(
    place: str, people: int, dice: str, tools: list[int], used: str | None, amount: int
) -> None:
    s = acting(table(2), **{place: people})
    player = s.players[0]
    player.tools = tools
    player.food = 0
    player.people += 1  # one more, who keeps the round open
    player.supply += 1
    stand(s, 0, field=1)
    do(s, f"resolve {place}", f"roll {dice}")
    if used is not None:
        do(s, f"tools {used}")
    gained = [player.food, *player.goods][c.PLACE_NAMES.index(place)]
    assert gained == amount


def test_A6_one_die_per_person_also_beyond_7() -> None:
    s = table(2)
    s.players[0].people = s.players[0].supply = 10
    acting(s, hunt=10)
    do(s, "resolve hunt")
    assert s.dice_count == 10
    do(s, "roll 6 6 6 6 6 6 6 6 6 6")
    assert s.players[0].food == 12 + 30 - 10  # fed at once: nothing else to resolve


def test_A6_river_sum_5_with_the_tool_already_used_gives_nothing() -> None:
    s = acting(table(2), hunt=2, river=2, field=1)
    s.players[0].tools = [1, 0, 0]
    do(s, "resolve hunt", "roll 3 4", "tools 1", "resolve river", "roll 1 4")
    assert s.players[0].goods[c.GOLD] == 0
    assert s.players[0].food == 12 + 4


def test_A7_all_subsets_of_unused_tools_are_offered() -> None:
    s = acting(table(2), hunt=2, forest=2)
    s.players[0].tools = [2, 1, 1]
    do(s, "resolve hunt", "roll 1 1")
    assert len(legal_actions(s)) == 8
    assert legal_texts(s)[:3] == ["tools none", "tools 1", "tools 2"]
    do(s, "tools 1 3", "resolve forest", "roll 1 1")
    assert legal_texts(s) == ["tools none", "tools 2"]
    assert refused(s, "tools 1") == "tool_used"


def test_A7_without_unused_tools_nothing_is_asked() -> None:
    s = acting(table(2), hunt=2, forest=2)
    do(s, "resolve hunt", "roll 1 1")
    assert s.step == c.STEP_CHOOSE


def test_A7_one_use_tools_alone_or_combined_once_in_the_game() -> None:
    s = acting(table(2), quarry=1, clay=1, field=1)
    player = s.players[0]
    player.tools = [1, 0, 0]
    player.open_cards = [16, 1]  # values 2 and 4
    do(s, "resolve quarry", "roll 3")
    assert len(legal_actions(s)) == 8
    assert refused(s, "tools 2") == "no_tool"
    assert refused(s, "tools c16") == "no_tool"
    events = do(s, "tools 1 c02 c17")
    assert player.goods[c.STONE] == 2  # 3 + 1 + 4 + 2 = 10
    assert (player.open_cards, player.cards) == ([], [1, 16])
    added = next(event for event in events if event.kind == ev.TOOLS_ADDED)
    assert (added.amount, added.tools, added.cards) == (7, (1,), (1, 16))
    do(s, "resolve clay", "roll 4")
    assert player.goods[c.BRICK] == 1


def test_A7_a_one_use_tool_may_be_used_from_the_moment_it_is_bought() -> None:
    s = acting(table(2, first_cards=(1, 2, 3, 4)), card1=1, river=1)
    s.players[0].goods = [1, 0, 0, 0]
    do(s, "buy card1 wood=1", "resolve river", "roll 2", "tools c02")
    assert s.players[0].goods == [0, 0, 0, 1]


def test_A8_a_card_is_paid_with_goods_of_free_choice() -> None:
    """A card bought for 2 wood."""
    s = acting(table(2, first_cards=(2, 3, 5, 7)), card2=1, field=1)
    s.players[0].goods = [2, 1, 0, 1]
    assert [text for text in legal_texts(s) if "card2" in text] == [
        "buy card2 wood=2",
        "buy card2 wood=1 brick=1",
        "buy card2 wood=1 gold=1",
        "buy card2 brick=1 gold=1",
        "leave card2",
    ]
    do(s, "buy card2 wood=2")
    assert s.players[0].goods == [0, 1, 0, 1]
    assert s.players[0].cards == [3]
    assert s.display == [2, None, 5, 7]


def test_A8_wrong_price_and_missing_goods_are_refused() -> None:
    s = acting(table(2), card2=1)
    s.players[0].goods = [3, 0, 0, 0]
    assert refused(s, "buy card2 wood=1") == "wrong_price"
    assert refused(s, "buy card2 wood=3") == "wrong_price"
    assert refused(s, "buy card2 brick=2") == "not_enough_goods"
    assert refused(s, "buy card2 wood=2 extra") == "no_extra"


def test_A8_declining_costs_nothing() -> None:
    s = acting(table(2), card3=1, field=1)
    s.players[0].goods = [3, 0, 0, 0]
    card = s.display[2]
    do(s, "leave card3")
    assert s.players[0].goods == [3, 0, 0, 0]
    assert s.display[2] == card


@pytest.mark.parametrize(
    ("building", "cost", "points"),
    [(0, "wood=2 brick=1", 10), (13, "brick=1 stone=2", 14), (16, "stone=2 gold=1", 16)],
)
def test_A9_given_cost(building: int, cost: str, points: int) -> None:
    s = acting(table(2, tops=(building,)), building1=1, field=1)
    s.players[0].goods = [3, 3, 3, 3]
    assert refused(s, "build building1 wood=3") == "wrong_price"
    do(s, f"build building1 {cost}")
    assert s.players[0].score == points
    assert s.players[0].buildings == [building]


def test_A9_4_of_2_kinds() -> None:
    """Paid with 3 stone 1 wood: 18."""
    s = acting(table(2, tops=(18,)), building1=1, field=1)
    s.players[0].goods = [4, 1, 3, 0]
    assert refused(s, "build building1 wood=4") == "wrong_price"
    assert refused(s, "build building1 wood=2 brick=1 stone=1") == "wrong_price"
    assert refused(s, "build building1 wood=3 stone=2") == "wrong_price"
    do(s, "build building1 wood=1 stone=3")
    assert s.players[0].score == 18


@pytest.mark.parametrize(
    ("building", "goods", "count"),
    [
        (17, [5, 4, 0, 0], 2),  # 4 of 1 kind
        (20, [1, 1, 1, 1], 1),  # 4 of 4 kinds
        (24, [2, 1, 1, 1], 1),  # 5 of 4 kinds
        (22, [3, 3, 0, 0], 2),  # 5 of 2 kinds
        (25, [2, 0, 0, 0], 2),  # 1 to 7
        (25, [7, 7, 7, 7], 329),
    ],
)
def test_A9_ways_to_pay(building: int, goods: list[int], count: int) -> None:
    s = acting(table(2, tops=(building,)), building1=1)
    s.players[0].goods = goods
    ways = [text for text in legal_texts(s) if text.startswith("build ")]
    assert len(ways) == len(set(ways)) == count


def test_A9_1_to_7_of_any_kinds() -> None:
    s = acting(table(2, tops=(25,)), building1=1, field=1)
    s.players[0].goods = [3, 2, 1, 2]
    assert refused(s, "build building1 wood=3 brick=2 stone=1 gold=2") == "wrong_price"
    do(s, "build building1 wood=3 brick=1 stone=1 gold=2")
    assert s.players[0].score == 9 + 4 + 5 + 12


def test_A10_the_next_building_is_opened() -> None:
    s = acting(table(2, tops=(0,)), building1=1, field=1)
    s.players[0].goods = [2, 1, 0, 0]
    below = s.stacks[0][1]
    events = do(s, "build building1 wood=2 brick=1")
    assert s.stacks[0][0] == below
    assert len(s.stacks[0]) == 6
    shown = next(event for event in events if event.kind == ev.BUILDING_REVEALED)
    assert (shown.place, shown.item) == (c.BUILDING1, below)
    assert "build" not in " ".join(legal_texts(s))


def test_A11_slots_of_taken_cards_stay_empty_until_the_rounds_end() -> None:
    s = table(2, first_cards=(2, 3, 5, 7))
    s.players[0].goods = [3, 0, 0, 0]
    do(s, "place card1 1", "place hunt 5", "place card2 1", "place hunt 3")
    do(s, "buy card1 wood=1", "buy card2 wood=2")
    assert s.display == [None, None, 5, 7]
    do(s, "resolve hunt", "roll 1 1 1")
    assert s.display == [None, None, 5, 7]
