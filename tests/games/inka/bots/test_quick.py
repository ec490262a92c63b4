"""The quick player in C: legal, by the rules, and its games are the same whoever counts them.

It is part of the installed, compiled program; in plain Python there is nothing to try.
"""

import random

import pytest

from stoneage_qt.games.inka.bots.quick import CORE, Games, can_play, quick_action
from stoneage_qt.games.inka.bots.quick_weights import WEIGHTS
from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Setup,
    State,
    apply,
    decode,
    new_state,
    sample_chance,
    standings,
    why_illegal,
)
from stoneage_qt.games.inka.rules.actions import DEAL, Action
from stoneage_qt.games.inka.rules.board import TILES_AT
from stoneage_qt.games.inka.rules.constants import KINDS, NO_CARDS, NOBODY, VICTIM
from stoneage_qt.games.inka.rules.fast import pack
from tests.games.inka.bots.positions import in_main
from tests.games.inka.rules.random_games import SET_UPS, Kind

pytestmark = pytest.mark.installed


def a_start(kind: Kind, number: int) -> State:
    founding, variable = kind.founding, kind.variable
    rng = random.Random(number)
    return new_state(Setup.shuffled(kind.players, rng, founding=founding, variable=variable))


@pytest.mark.parametrize("kind", SET_UPS)
def test_it_plays_whole_games_by_the_rules(kind: Kind) -> None:
    for number in range(6):
        s = a_start(kind, number)
        rng = random.Random(number)
        while s.actor != OVER:
            action = sample_chance(s, rng) if s.actor == CHANCE else quick_action(s)
            assert why_illegal(s, action) is None, action
            apply(s, action)
        assert max(standing.total for standing in standings(s)) == 11


def test_it_plays_by_owners_components_and_then_by_the_built_in_ones() -> None:
    own = {
        "costs": {
            "road": {"wood": 1},
            "settlement": {"wood": 1},
            "city": {"ore": 1},
            "card": {"ore": 9},
        }
    }
    for components in (own, None):
        s = new_state(Setup.shuffled(4, random.Random(1), components=components))
        rng = random.Random(2)
        while s.actor != OVER:
            action = sample_chance(s, rng) if s.actor == CHANCE else quick_action(s)
            assert why_illegal(s, action) is None, action
            apply(s, action)


def test_the_same_number_is_the_same_game() -> None:
    worlds = [a_start(SET_UPS[3], number) for number in range(3)]
    plan = [decode("throw")]
    whole = Games(worlds, 1, 5).play([plan, plan], 0, 40)
    assert whole[0] == whole[1]
    assert Games(worlds, 1, 5).play([plan], 10, 30) == [whole[0][10:]]
    assert Games(worlds, 1, 6).play([plan], 0, 40) != whole[:1]


def test_the_wins_of_all_seats_are_all_wins() -> None:
    worlds = [a_start(kind, 1) for kind in SET_UPS if kind.players == 3]
    shares = [Games(worlds, seat, 5).play([[]], 0, 30)[0] for seat in range(3)]
    assert [sum(game) for game in zip(*shares, strict=True)] == pytest.approx([1.0] * 30)


def test_who_comes_close_can_have_a_share() -> None:
    worlds = [a_start(kind, 1) for kind in SET_UPS if kind.players == 4]
    won = Games(worlds, 2, 5).play([[]], 0, 60)[0]
    near = Games(worlds, 2, 5, near=True).play([[]], 0, 60)[0]
    for share, shaded in zip(won, near, strict=True):
        assert 0.0 <= shaded < 1.0
        assert share == 0.0 or shaded > 0.2, "no loser is as near as a winner"
    assert sum(share > 0.0 for share in near) > sum(share > 0.0 for share in won)


def test_a_deal_among_players_can_be_part_of_a_plan() -> None:
    """The first seat gets the ore that it wins with."""
    s = new_state(Setup(3))
    s.active = s.actor = 0
    for text in ("throw", "roll 1 1"):
        apply(s, decode(text))
    hands = [[0, 0, 0, 2, 2, 1, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0], [0] * 8]
    for player, hand in zip(s.players, hands, strict=True):
        player.hand = hand
    s.players[0].markers, s.players[0].tribe = 10, 2
    s.players[1].markers, s.players[1].tribe = 10, 2
    deal = Action(DEAL, 1, 0, (0, 0, 0, 0, 0, 1, 0, 0), (0, 0, 0, 0, 1, 0, 0, 0))
    found = Games([s], 0, 1).play([[deal], [decode("end")]], 0, 20)
    assert set(found[0]) == {1.0}
    assert sum(found[1]) < sum(found[0])


def test_a_deal_that_somebody_lacks_the_cards_for_changes_nothing() -> None:
    s = new_state(Setup(3))
    for text in ("throw", "roll 1 1"):
        apply(s, decode(text))
    hands = [[1, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0], [0] * 8]
    for player, hand in zip(s.players, hands, strict=True):
        player.hand = hand
    wood, ore = (1, *NO_CARDS[1:]), (0, 0, 0, 0, 1, 0, 0, 0)
    deals = [
        Action(DEAL, 1, 0, wood, ore),
        Action(DEAL, 1, 0, ore, wood),
        Action(DEAL, 2, 0, wood, ore),
        Action(DEAL, NOBODY, 0, NO_CARDS, ore),
        Action(DEAL, NOBODY, 0, ore, NO_CARDS),
    ]
    usual, possible, backwards, with_another, gift, loss = Games([s], 0, 1).play(
        [[], *([deal] for deal in deals)], 0, 60
    )
    assert backwards == with_another == loss == usual
    assert possible != usual
    assert gift != usual


def test_means_are_those_of_all_seats() -> None:
    worlds = [a_start(kind, 1) for kind in SET_UPS if kind.players == 3]
    plans = [[], [decode("throw")]]
    means = Games(worlds, 0, 5).means(plans, 4, 30)
    for seat in range(3):
        shares = Games(worlds, seat, 5).play(plans, 4, 30)
        assert [row[seat] for row in means] == pytest.approx([sum(one) / 30 for one in shares])


def test_equal_weights_win_their_share() -> None:
    assert CORE is not None
    tables = [pack(a_start(SET_UPS[3], number)) for number in range(5)]
    won, games, _ = CORE.contest(tables, WEIGHTS, WEIGHTS, 3)
    assert (won, games) == (5.0, 20)


def test_while_an_offer_is_open_it_is_not_asked() -> None:
    s = new_state(Setup(3))
    for text in ("throw", "roll 5 6"):
        apply(s, decode(text))
    assert can_play(s)
    apply(s, decode("offer ore=1 for wood=1"))
    assert not can_play(s)


def test_what_is_no_plan_or_weight_is_refused() -> None:
    assert CORE is not None
    table = pack(new_state(Setup(3)))
    for tables, plans, weights, count in (
        ([], [[]], WEIGHTS, 1),
        ([table[:-1]], [[]], WEIGHTS, 1),
        ([table], [[]], WEIGHTS[:-1], 1),
        ([table], [[]], WEIGHTS, 0),
        ([table], [[decode("end").fields()] * 49], WEIGHTS, 1),
    ):
        with pytest.raises(ValueError, match=r"\w"):
            CORE.try_plans(tables, plans, weights, 1, 0, count, False, 0)


def test_somebody_is_robbed_however_little_it_is_worth() -> None:
    """Weights that lessons and tuning try may hold robbing for a loss; nobody can't be robbed."""
    s = in_main([[2] * KINDS] * 4)
    s.phase, s.robber = VICTIM, TILES_AT[s.owner.index(1)][0]
    for worth_of_a_card in (1.0, -1000.0):
        weights = WEIGHTS[:]
        weights[36] = worth_of_a_card
        assert why_illegal(s, quick_action(s, weights)) is None
