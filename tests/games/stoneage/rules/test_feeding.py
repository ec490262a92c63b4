"""F: phase 3, feeding."""

from stoneage_qt.games.stoneage.rules import State
from stoneage_qt.games.stoneage.rules import constants as c
from stoneage_qt.games.stoneage.rules import events as ev
from tests.games.stoneage.rules.table import do, legal_texts, refused, table


def before_feeding(*foods: int, players: int = 2) -> State:
    """The last seat has only its hunt left to resolve; `foods` lay before the seats."""
    s = table(players)
    for seat in range(players):
        do(s, "place hunt 5")
        s.players[seat].food = foods[seat]
    for _ in range(players - 1):
        do(s, "resolve hunt", "roll 1 1 1 1 1")
    return s


def test_F1_income_then_one_food_per_person() -> None:
    s = before_feeding(0, 12)
    s.players[1].agriculture = 3
    s.players[0].food = 10
    do(s, "resolve hunt", "roll 1 1 1 1 1")
    assert s.players[0].food == 10 - 5
    assert s.players[1].food == 12 + 2 + 3 - 5
    assert s.round == 2


def test_F1_seat_by_seat_in_turn_order() -> None:
    s = table(3, start=1)
    for player in s.players:
        player.food = 0
    for _ in range(3):
        do(s, "place hunt 5")
    for _ in range(3):
        do(s, "resolve hunt", "roll 1 1 1 1 1")
    order = []
    while s.step == c.STEP_FEED:
        order.append(s.actor)
        do(s, "starve")
    assert order == [1, 2, 0]


def test_F2_who_has_enough_pays_in_food_without_choice() -> None:
    s = before_feeding(3, 3)
    s.players[0].goods = [5, 5, 5, 5]
    do(s, "resolve hunt", "roll 1 1 1 1 1")
    assert s.round == 2
    assert s.players[0].goods == [5, 5, 5, 5]
    assert s.players[0].food == s.players[1].food == 0


def test_F3_missing_food_may_be_paid_with_goods_one_for_one() -> None:
    s = before_feeding(1, 12)
    s.players[0].goods = [1, 2, 0, 1]
    do(s, "resolve hunt", "roll 1 1 1 1 1")
    assert s.actor == 0
    assert s.missing == 2
    assert s.players[0].food == 0
    assert legal_texts(s) == [
        "feed wood=1 brick=1",
        "feed wood=1 gold=1",
        "feed brick=2",
        "feed brick=1 gold=1",
        "starve",
    ]
    do(s, "feed brick=2")
    assert s.players[0].goods == [1, 0, 0, 1]
    assert s.players[0].score == 0
    assert s.round == 2


def test_F3_all_or_nothing() -> None:
    s = before_feeding(1, 12)
    s.players[0].goods = [1, 0, 0, 0]
    do(s, "resolve hunt", "roll 1 1 1 1 1")
    assert refused(s, "feed wood=1") == "wrong_price"
    assert refused(s, "feed wood=2") == "not_enough_goods"
    assert legal_texts(s) == ["starve"]


def test_F4_minus_10_once_and_no_goods_paid() -> None:
    s = before_feeding(0, 12)
    s.players[0].goods = [9, 9, 9, 9]
    do(s, "resolve hunt", "roll 1 1 1 1 1")
    events = do(s, "starve")
    assert s.players[0].score == -10
    assert s.players[0].goods == [9, 9, 9, 9]
    assert s.players[0].food == 0
    points = next(event for event in events if event.kind == ev.POINTS)
    assert (points.seat, points.amount, points.reason) == (0, -10, ev.BY_HUNGER)


def test_F4_scores_may_stay_negative() -> None:
    s = before_feeding(0, 0)
    do(s, "resolve hunt", "roll 1 1 1 1 1", "starve", "starve")
    assert [player.score for player in s.players] == [-10, -10]
