"""E: final scoring."""

import pytest

from stoneage_qt.games.stoneage.rules import State, standings
from stoneage_qt.games.stoneage.rules.components import CARDS, FIGURE_NAMES, SYMBOL_NAMES
from stoneage_qt.games.stoneage.rules.scoring import FINAL_PARTS, PARTS, TRACK_PARTS
from tests.games.stoneage.rules.table import acting, do, table


def symbol_card(name: str, nth: int = 0) -> int:
    symbol = SYMBOL_NAMES.index(name)
    return [card for card, face in enumerate(CARDS) if face.symbol == symbol][nth]


def figure_cards(name: str, count: int) -> list[int]:
    """Cards that show `count` of a figure together."""
    figure = FIGURE_NAMES.index(name)
    chosen: list[int] = []
    for card, face in sorted(enumerate(CARDS), key=lambda row: -row[1].figure_count):
        if face.figure == figure and face.figure_count <= count:
            chosen.append(card)
            count -= face.figure_count
    assert count == 0
    return chosen


def parts_of(s: State, seat: int = 0) -> dict[str, int]:
    return standings(s)[seat].parts


def test_E1_one_point_per_good_and_none_for_food() -> None:
    s = table(2)
    s.players[0].goods = [1, 2, 3, 4]
    s.players[0].food = 99
    assert standings(s)[0].total == parts_of(s)["goods"] == 10


def test_E1_an_unused_two_resources_card_counts_as_two() -> None:
    s = table(2)
    s.players[0].open_cards = [30]
    assert parts_of(s)["goods"] == 2
    s.players[0].open_cards = []
    s.players[0].cards = [30]
    assert parts_of(s)["goods"] == 0


def test_E2_six_symbols_five_different() -> None:
    """25 + 1"""
    s = table(2)
    names = ("healing", "art", "music", "writing", "sundial")
    s.players[0].cards = [symbol_card(name) for name in names] + [symbol_card("art", 1)]
    parts = parts_of(s)
    assert (parts["symbols_first"], parts["symbols_second"]) == (25, 1)


def test_E2_all_16_symbols() -> None:
    s = table(2)
    s.players[0].cards = [symbol_card(name, nth) for name in SYMBOL_NAMES for nth in (0, 1)]
    parts = parts_of(s)
    assert (parts["symbols_first"], parts["symbols_second"]) == (64, 64)


def test_E2_cards_still_lying_open_count() -> None:
    s = table(2)
    s.players[0].open_cards = [30]  # healing
    s.players[0].cards = [symbol_card("art")]
    assert parts_of(s)["symbols_first"] == 4


@pytest.mark.parametrize(
    ("figure", "count", "thing", "points"),
    [
        ("farmer", 5, 7, 35),
        ("hut_builder", 6, 6, 36),
        ("hut_builder", 7, 6, 42),
        ("tool_maker", 3, 3, 9),
        ("tool_maker", 3, 7, 21),
        ("shaman", 3, 6, 18),
        ("shaman", 3, 8, 24),
    ],
)
def test_E3_worked_examples(figure: str, count: int, thing: int, points: int) -> None:
    s = table(2)
    player = s.players[0]
    player.cards = figure_cards(figure, count)
    player.people = 0
    if figure == "farmer":
        player.agriculture = thing
    elif figure == "hut_builder":
        player.buildings = list(range(thing))
    elif figure == "shaman":
        player.people = thing
    else:
        player.tools = [thing - 2 * (thing // 3), thing // 3, thing // 3]
    assert parts_of(s)[f"{figure}s"] == points


def test_E3_one_use_tools_do_not_count_as_tools() -> None:
    s = table(2)
    s.players[0].open_cards = [1, 15, 16]
    s.players[0].tools = [1, 0, 0]
    parts = parts_of(s)
    assert parts["tool_makers"] == 4  # 1 + 1 + 2 figures × tools of value 1
    assert standings(s)[0].tie_break == 0 + 1 + 5


def test_E4_highest_score_wins_and_the_tie_break_orders_all_places() -> None:
    s = table(4)
    for seat, score in enumerate((20, 30, 20, 10)):
        s.players[seat].score = score
    s.players[2].agriculture = 1
    ranks = [standing.rank for standing in standings(s)]
    assert ranks == [3, 1, 2, 4]


def test_E4_equal_in_both_share_a_rank() -> None:
    s = table(3)
    for seat, score in enumerate((20, 20, 5)):
        s.players[seat].score = score
    s.players[0].agriculture = 2
    s.players[1].tools = [1, 1, 0]
    assert [standing.rank for standing in standings(s)] == [1, 1, 3]


def test_parts_add_up_and_tell_where_points_came_from() -> None:
    s = acting(table(2, tops=(0,), first_cards=(21,)), building1=1, card1=1, field=1)
    s.players[0].goods = [3, 1, 0, 1]
    do(s, "build building1 wood=2 brick=1", "buy card1 wood=1")
    standing = standings(s)[0]
    assert tuple(standing.parts) == PARTS == TRACK_PARTS + FINAL_PARTS
    assert standing.parts["buildings"] == 10
    assert standing.parts["cards"] == 3
    assert standing.parts["goods"] == 1
    assert standing.parts["symbols_first"] == 1
    assert sum(standing.parts.values()) == standing.total == 15
    assert s.players[0].score == 13
    assert s.players[0].goods == [0, 0, 0, 1]
