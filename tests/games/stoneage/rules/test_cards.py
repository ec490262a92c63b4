"""A12: the top halves of the cards, and what lies open."""

import pytest

from stoneage_qt.games.stoneage.rules import CHANCE, State
from stoneage_qt.games.stoneage.rules import constants as c
from stoneage_qt.games.stoneage.rules import events as ev
from tests.games.stoneage.rules.table import (
    ALL_MODULES,
    acting,
    do,
    legal_texts,
    refused,
    stand,
    table,
)


def buying(card: int, players: int = 2, **options: object) -> State:
    """Seat 0 stands on card1, which is `card`, with a wood to pay it; the field stays to do."""
    s = table(players, first_cards=(card,), **options)
    acting(s, card1=1, field=1)
    s.players[0].goods = [1, 0, 0, 0]
    return s


def test_A12_dice_for_all_with_4_players() -> None:
    """Dice 2, 2, 5, 6: tool, field, brick, brick."""
    s = buying(0, 4)
    do(s, "buy card1 wood=1")
    assert (s.actor, s.dice_count) == (CHANCE, 4)
    do(s, "roll 2 2 5 6")
    assert legal_texts(s) == ["pick 2", "pick 5", "pick 6"]
    assert refused(s, "pick 1") == "no_such_die"
    order = []
    for die in (5, 6, 2, 2):
        order.append(s.actor)
        do(s, f"pick {die}")
    assert order == [0, 1, 2, 3]
    assert s.players[0].tools == [1, 0, 0]
    assert s.players[1].agriculture == 1
    assert s.players[2].goods == s.players[3].goods == [0, 1, 0, 0]
    assert s.actor == 0


def test_A12_dice_for_all_goes_clockwise_from_the_buyer() -> None:
    s = table(3, first_cards=(0,))
    acting(s, 2, card1=1, field=1)
    s.players[2].goods = [1, 0, 0, 0]
    do(s, "buy card1 wood=1", "roll 1 3 4", "pick 4", "pick 3", "pick 1")
    assert [player.goods for player in s.players] == [[0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1]]


def test_A12_dice_for_all_has_no_tools_and_everybody_takes_one() -> None:
    s = buying(0)
    s.players[0].tools = [4, 4, 4]
    s.players[1].agriculture = 10
    do(s, "buy card1 wood=1", "roll 5 6")
    do(s, "pick 5", "pick 6")
    assert s.players[0].tools == [4, 4, 4]
    assert s.players[1].agriculture == 10


@pytest.mark.parametrize(
    ("card", "food"), [(2, 7), (3, 4), (10, 5), (18, 1), (29, 3), (31, 3), (35, 2)]
)
def test_A12_food(card: int, food: int) -> None:
    s = buying(card)
    do(s, "buy card1 wood=1")
    assert s.players[0].food == 12 + food


@pytest.mark.parametrize(
    ("card", "goods"),
    [
        (5, [0, 1, 0, 0]),
        (7, [0, 0, 2, 0]),
        (9, [0, 0, 1, 0]),
        (19, [0, 0, 0, 1]),
        (25, [0, 0, 1, 0]),
    ],
)
def test_A12_resources(card: int, goods: list[int]) -> None:
    s = buying(card)
    do(s, "buy card1 wood=1")
    assert s.players[0].goods == goods


@pytest.mark.parametrize("card", [21, 27, 34])
def test_A12_points(card: int) -> None:
    s = buying(card)
    events = do(s, "buy card1 wood=1")
    assert s.players[0].score == 3
    points = next(event for event in events if event.kind == ev.POINTS)
    assert (points.amount, points.reason) == (3, ev.BY_CARD)


def test_A12_tool() -> None:
    s = buying(13)
    do(s, "buy card1 wood=1")
    assert s.players[0].tools == [1, 0, 0]


@pytest.mark.parametrize("card", [22, 26])
def test_A12_agriculture(card: int) -> None:
    s = buying(card)
    do(s, "buy card1 wood=1")
    assert s.players[0].agriculture == 1


@pytest.mark.parametrize(
    ("card", "dice", "goods"),
    [(12, "6 6", [0, 0, 0, 2]), (23, "4 5", [3, 0, 0, 0]), (28, "4 5", [0, 0, 1, 0])],
)
def test_A12_roll_for_a_resource(card: int, dice: str, goods: list[int]) -> None:
    s = buying(card)
    do(s, "buy card1 wood=1")
    assert (s.actor, s.dice_count) == (CHANCE, 2)
    do(s, f"roll {dice}")
    assert s.players[0].goods == goods


def test_A12_roll_takes_tools() -> None:
    s = buying(12)
    s.players[0].tools = [1, 0, 0]
    do(s, "buy card1 wood=1", "roll 5 6", "tools 1")
    assert s.players[0].goods == [0, 0, 0, 2]


def test_A12_extra_card_goes_face_down_whatever_its_top() -> None:
    s = buying(4)
    s.deck.insert(0, s.deck.pop(s.deck.index(10)))  # 5 food, healing
    do(s, "buy card1 wood=1")
    player = s.players[0]
    assert player.cards == [4, 10]
    assert player.secret == 10
    assert player.food == 12
    assert s.actor == 0


def test_A12_extra_card_that_would_lie_open_counts_by_its_bottom_alone() -> None:
    s = buying(4)
    s.deck.insert(0, s.deck.pop(s.deck.index(30)))  # two resources of choice
    do(s, "buy card1 wood=1")
    assert s.players[0].open_cards == []
    assert "claim" not in " ".join(legal_texts(s))


def test_A12_extra_card_from_an_empty_deck_is_nothing() -> None:
    s = buying(4)
    s.deck = []
    do(s, "buy card1 wood=1")
    assert s.players[0].cards == [4]
    assert s.players[0].secret is None


@pytest.mark.parametrize(("card", "value"), [(16, 2), (15, 3), (1, 4)])
def test_A12_one_use_tools_lie_open(card: int, value: int) -> None:
    s = buying(card)
    stand(s, 0, river=1)
    do(s, "buy card1 wood=1")
    assert (s.players[0].open_cards, s.players[0].cards) == ([card], [])
    do(s, "resolve river", f"roll {6 - value}", f"tools c{card + 1:02d}")
    assert s.players[0].goods == [0, 0, 0, 1]
    assert (s.players[0].open_cards, s.players[0].cards) == ([], [card])


def test_A12_two_resources_beside_every_decision_of_the_owner() -> None:
    s = buying(30)
    stand(s, 0, hunt=1)
    do(s, "buy card1 wood=1")
    assert s.players[0].open_cards == [30]
    claims = [text for text in legal_texts(s) if text.startswith("claim ")]
    assert len(claims) == 10
    assert legal_texts(s)[: -len(claims)] == ["resolve hunt", "resolve field"]
    do(s, "claim stone=1 gold=1")
    assert s.players[0].goods == [0, 0, 1, 1]
    assert (s.players[0].open_cards, s.players[0].cards) == ([], [30])
    assert legal_texts(s) == ["resolve hunt", "resolve field"]
    assert refused(s, "claim wood=2") == "no_claim_card"


def test_A12_two_resources_while_placing() -> None:
    s = table(2)
    s.players[0].open_cards = [30]
    do(s, "claim wood=2")
    assert s.actor == 0
    do(s, "place hunt 1")
    assert s.actor == 1
    assert refused(s, "claim wood=2") == "no_claim_card"


def test_A12_two_resources_before_adding_tools() -> None:
    s = acting(table(2), hunt=1)
    player = s.players[0]
    player.tools = [1, 0, 0]
    player.open_cards = [30]
    do(s, "resolve hunt", "roll 1")
    assert not refused(s, "claim wood=2")


def test_A12_two_resources_before_feeding() -> None:
    s = table(2)
    s.players[0].open_cards = [30]
    s.players[0].food = 0
    do(s, "place hunt 5", "place hunt 5", "resolve hunt", "roll 1 1 1 1 1")
    do(s, "resolve hunt", "roll 1 1 1 1 1")
    assert s.step == c.STEP_FEED
    assert s.missing == 3
    assert legal_texts(s)[0] == "starve"
    assert refused(s, "feed wood=3") == "not_enough_goods"
    s.players[0].goods = [1, 0, 0, 0]
    do(s, "claim wood=1 brick=1")
    assert legal_texts(s) == ["feed wood=2 brick=1", "starve"]


def test_A12_dice_pick_may_be_preceded_by_a_claim() -> None:
    s = buying(0)
    s.players[1].open_cards = [30]
    do(s, "buy card1 wood=1", "roll 1 2", "pick 1")
    assert s.actor == 1
    do(s, "claim gold=2")
    assert s.actor == 1
    do(s, "pick 2")
    assert s.players[1].goods == [0, 1, 0, 2]


def test_W10_animals_met_by_the_extra_card_are_set_aside() -> None:
    s = buying(4, modules=ALL_MODULES, animals_at=(4, 5, 20, 30))
    assert s.deck[:2] == [36, 37]
    following = s.deck[2]
    do(s, "buy card1 wood=1")
    assert s.waiting == [36, 37]
    assert s.animal is None
    assert s.players[0].secret == following


def test_W10_extra_card_with_only_animals_left() -> None:
    s = buying(4, modules=ALL_MODULES)
    s.deck = [36, 38]
    do(s, "buy card1 wood=1")
    assert s.deck == []
    assert s.waiting == [36, 38]
    assert s.players[0].secret is None
