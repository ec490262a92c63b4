"""The woodcutter's list, step by step; the valuer's sense; that styles differ."""

import random

import pytest

from stoneage_qt.games.stoneage.bots.levels import make_bot
from stoneage_qt.games.stoneage.bots.styles import STYLES
from stoneage_qt.games.stoneage.bots.valuer import Valuer
from stoneage_qt.games.stoneage.bots.woodcutter import Woodcutter
from stoneage_qt.games.stoneage.bots.worth import Style, rounds_left, symbol_gain
from stoneage_qt.games.stoneage.rules import (
    Setup,
    State,
    apply,
    decode,
    encode,
    new_state,
    standings,
)
from stoneage_qt.games.stoneage.rules.actions import BUILD, BUY, LEAVE
from stoneage_qt.games.stoneage.rules.components import CARDS, TOP_DICE_FOR_ALL
from stoneage_qt.games.stoneage.rules.constants import (
    CARD1,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    MODULES,
    RIVER,
    STEP_FEED,
    STEP_TOOLS,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.yields import mean_units
from tests.games.stoneage.bots.playing import play, play_out, start

# Farmers and shamans in front, tool makers and hut builders behind: C26, C10, C01, C34.
FRONT = (25, 9, 0, 33)


def wood_state(players: int = 2) -> State:
    rest = tuple(card for card in range(36) if card not in FRONT)
    buildings = tuple(range(28))
    stacks = tuple(buildings[7 * i : 7 * i + 7] for i in range(players))
    return new_state(Setup(players, cards=FRONT + rest, stacks=stacks))


def chosen(s: State, bot: Woodcutter | Valuer | None = None) -> str:
    return encode((bot or Woodcutter()).choose(s, random.Random(0)))


def close_village(s: State) -> None:
    """Seat 1 on field and hut: the village is closed to the first seat (P5)."""
    for place, number in ((FIELD, 1), (HUT, 2)):
        s.placed[place][1] = number
        s.crowd[place] = number
        s.players[1].supply -= number


def test_woodcutter_takes_the_field_first() -> None:
    assert chosen(wood_state()) == "place field 1"


def test_woodcutter_takes_the_hut_when_fields_feed_all() -> None:
    s = wood_state()
    s.players[0].agriculture = 5
    assert chosen(s) == "place hut 2"


def test_woodcutter_sends_all_spare_people_to_wood() -> None:
    s = wood_state()
    close_village(s)
    assert chosen(s) == "place forest 5"


@pytest.mark.parametrize(("food", "hunters"), [(5, 0), (4, 1), (3, 2), (2, 2), (0, 4)])
def test_woodcutter_keeps_two_thirds_of_the_gap(food: int, hunters: int) -> None:
    s = wood_state()
    close_village(s)
    s.players[0].food = food
    assert chosen(s) == f"place forest {5 - hunters}"
    apply(s, decode(f"place forest {5 - hunters}"))
    if hunters:
        s.actor = s.turn = 0
        assert chosen(s) == f"place hunt {hunters}"


def test_woodcutter_buys_the_cheapest_card_that_wood_pays() -> None:
    s = wood_state()
    close_village(s)
    s.players[0].goods = [1, 9, 9, 9]
    assert chosen(s) == "place card1 1"
    s.placed[CARD1][1] = s.crowd[CARD1] = 1
    assert chosen(s) == "place forest 5", "card2 costs 2 wood, brick does not count"
    s.players[0].goods[0] = 2
    assert chosen(s) == "place card2 1"


def test_woodcutter_counts_wood_only_once() -> None:
    s = wood_state()
    close_village(s)
    s.players[0].goods[0] = 2
    s.placed[CARD1][0] = s.crowd[CARD1] = 1
    s.players[0].supply = 4
    assert chosen(s) == "place forest 4"


def test_woodcutter_pays_for_dear_cards_from_eight_people_on() -> None:
    s = wood_state()
    close_village(s)
    s.display = [None, None, 9, 25]
    s.players[0].goods[0] = 4
    assert chosen(s) == "place forest 5"
    s.players[0].people = 8
    assert chosen(s) == "place card3 1"


def test_woodcutter_wants_makers_only_after_four_rounds_without_a_card() -> None:
    s = wood_state()
    close_village(s)
    s.display = [0, 33, None, None]
    s.players[0].goods[0] = 4
    for number in range(1, 5):
        s.round = number
        assert chosen(s) == "place forest 5"
    s.round = 5
    assert chosen(s) == "place card1 1"


def test_woodcutter_counts_the_wait_from_its_last_card() -> None:
    s = wood_state()
    close_village(s)
    s.display = [0, 33, None, None]
    s.players[0].goods[0] = 4
    bot = Woodcutter()
    for number, cards in ((1, []), (3, [5]), (6, [5])):
        s.round, s.players[0].cards = number, list[int](cards)
        assert chosen(s, bot) == "place forest 5"
    s.round = 7
    assert chosen(s, bot) == "place card1 1"


def test_woodcutter_farms_on_with_three_farmers() -> None:
    s = wood_state()
    s.players[0].agriculture = 5
    s.placed[HUT][1] = s.crowd[HUT] = 2
    assert chosen(s) == "place forest 5"
    s.players[0].cards = [24, 25]  # C25 and C26: 3 farmers
    assert chosen(s) == "place field 1"


def test_woodcutter_pays_dearest_first() -> None:
    s = wood_state()
    s.phase, s.players[0].supply, s.placed[CARD1 + 1][0] = 1, 4, 1
    s.players[0].goods = [5, 1, 0, 1]
    assert chosen(s) == "buy card2 brick=1 gold=1"
    s.step, s.phase, s.missing = STEP_FEED, 3, 3
    assert chosen(s) == "feed wood=1 brick=1 gold=1"


def test_woodcutter_never_builds_and_never_makes_tools() -> None:
    for seed in range(6):
        s = start(3, seed, MODULES)
        bots = [make_bot("woodcutter") for _ in range(3)]
        texts = [encode(action) for action in play_out(bots, s, seed)]
        assert not [text for text in texts if text.startswith("build ")]
        assert not any(player.buildings for player in s.players)


def test_valuer_leaves_what_is_worth_less_than_its_price() -> None:
    s = wood_state()
    s.round, s.deck = 12, [1]
    s.display = [None, None, None, 18]  # C19: 1 food and a symbol
    s.phase, s.players[0].supply, s.placed[CARD1 + 3][0] = 1, 4, 1
    s.players[0].cards = [31]  # weaving already
    s.players[0].goods = [0, 0, 0, 4]
    assert chosen(s, Valuer()) == "leave card4"
    s.players[0].goods = [4, 0, 0, 4]
    s.players[0].cards = [2, 4, 6, 10, 12]  # the sixth different symbol
    assert chosen(s, Valuer()) == "buy card4 wood=4"


def test_valuer_uses_tools_only_where_they_help() -> None:
    s = wood_state()
    s.phase, s.step, s.dice, s.roll_good = 1, STEP_TOOLS, (2, 3), 1
    s.players[0].tools = [1, 1, 0]
    assert chosen(s, Valuer()) in ("tools 1", "tools 2")
    s.dice = (1, 2)
    assert chosen(s, Valuer()) == "tools none"


def test_valuer_starves_where_food_would_cost_more() -> None:
    s = wood_state()
    s.phase, s.step, s.missing = 3, STEP_FEED, 2
    s.players[0].goods = [2, 0, 0, 9]
    assert chosen(s, Valuer()) == "feed wood=2"
    s.missing = 8
    assert chosen(s, Valuer()) == "starve"


def test_a_blocker_takes_what_another_needs() -> None:
    s = wood_state()
    s.players[1].tools, s.players[1].agriculture, s.players[1].people = [4, 3, 3], 10, 10
    s.players[1].cards = [0, 16, 17]  # six tool makers: a tool is worth a lot to seat 1
    s.players[0].tools = [4, 4, 4]  # and nothing to seat 0
    assert chosen(s, Valuer("calm", Style(blocking=0.0))) != "place toolmaker 1"
    assert chosen(s, Valuer("blocker", Style(blocking=2.0))) == "place toolmaker 1"
    assert s.placed[TOOLMAKER] == [0, 0]


def test_rounds_left_falls_as_the_game_goes_on() -> None:
    s = start(2, 3)
    bots = [make_bot("valuer"), make_bot("valuer")]
    first = rounds_left(s)
    assert 8 < first < 16
    play_out(bots, s, 3, rounds=8)
    assert 0 <= rounds_left(s) < first - 4


def test_mean_units_by_hand() -> None:
    assert mean_units(1, RIVER, 0, 0) == pytest.approx(1 / 6)
    assert mean_units(1, HUNT, 0, 0) == pytest.approx((0 + 1 + 1 + 2 + 2 + 3) / 6)
    assert mean_units(1, HUNT, 1, 2) == pytest.approx((0 + 0 + 1 + 1 + 2 + 2) / 6)
    assert mean_units(0, FOREST, 7, 0) == 0.0, "A7: tools need somebody on the place"


def test_symbols_count_their_step_in_the_square() -> None:
    player = start(2, 1).players[0]
    player.cards = [2, 4, 6]  # pottery, writing, transport
    assert symbol_gain(player, CARDS[12].symbol, 0.0) == 7.0
    assert symbol_gain(player, CARDS[2].symbol, 0.0) == 1.0
    player.cards += [11]  # pottery twice: no third row
    assert symbol_gain(player, CARDS[2].symbol, 0.0) == 0.0


@pytest.mark.parametrize("style", sorted(STYLES))
def test_styles_hold_their_own(style: str) -> None:
    """Each beats the gatherer clearly; their strength proper is measured in the arena."""
    ahead = 0
    for seed in range(6):
        s = start(2, seed)
        play_out([make_bot(style), make_bot("gatherer")], s, seed)
        ahead += standings(s)[0].rank == 1
    assert ahead >= 4


def test_styles_differ() -> None:
    built, held, starved = {}, {}, {}
    for style in STYLES:
        built[style] = held[style] = starved[style] = 0
        for seed in range(6):
            s = start(2, seed)
            texts = [encode(a) for a in play_out([make_bot(style), make_bot("valuer")], s, seed)]
            built[style] += len(s.players[0].buildings)
            held[style] += len(s.players[0].cards)
            starved[style] -= standings(s)[0].parts["hunger"]
            assert texts
    assert built["hut_builder"] > 2 * built["card_collector"]
    assert held["card_collector"] > 1.3 * held["hut_builder"]
    assert starved["hunter"] > 3 * max(starved["hut_builder"], starved["card_collector"], 10)


def test_card_numbers_used_above() -> None:
    assert CARDS[0].top == TOP_DICE_FOR_ALL
    assert [CARDS[card].figure for card in FRONT] == [0, 2, 3, 1]


def test_the_hut_builder_can_pay_for_most_of_what_it_goes_for() -> None:
    left = taken = 0
    for seed in range(4):
        s = start(2, seed)
        for action in play([make_bot("hut_builder"), make_bot("valuer")], s, seed):
            if s.actor == 0:
                left += action.kind == LEAVE
                taken += action.kind in (BUILD, BUY)
    assert left * 8 < taken


def test_the_woodcutter_spends_its_wood() -> None:
    for seed in range(3):
        s = start(2, seed)
        play_out([make_bot("woodcutter"), make_bot("valuer")], s, seed)
        assert sum(s.players[0].goods) < 60
