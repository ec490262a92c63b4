"""Hints: legal, best first, with reasons that are true."""

import random

import pytest

from stoneage_qt.contract import EVERYTHING
from stoneage_qt.games.stoneage.bots.hints import best_actions
from stoneage_qt.games.stoneage.bots.hints_reasons import CODES, reasons
from stoneage_qt.games.stoneage.bots.net import SHAPE, Net
from stoneage_qt.games.stoneage.bots.search import Budget
from stoneage_qt.games.stoneage.bots.verdicts import Why
from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    OVER,
    Setup,
    State,
    apply,
    decode,
    legal_actions,
    new_state,
    sample_chance,
    why_illegal,
)
from stoneage_qt.games.stoneage.rules.constants import FIELD, HUNT, MODULES

QUICK = Budget(rollouts=(8, 8, 8))
# Cards by id: C19 gives 1 food and shows weaving, C32 3 food and weaving, C25 farmers 2.
WEAVING, WEAVING_2, FARMERS = 18, 31, 24


def _nets(seats: int) -> dict[int, Net]:
    return {seats: Net(SHAPE.fresh(seats, 4, hidden=16, hidden_2=8))}


def _start(players: int, seed: int, modules: frozenset[str] = frozenset()) -> State:
    return new_state(Setup.shuffled(players, random.Random(seed), modules=modules, start=0))


def _why(s: State, text: str, wanted: frozenset[int] = frozenset()) -> dict[str, int]:
    action = decode(text)
    assert why_illegal(s, action) is None
    return {why.code: why.amount for why in reasons(s, action, wanted)}


def test_hints_are_legal_and_best_first() -> None:
    s = _start(2, 1)
    hints = best_actions(s, 0, 3, QUICK, nets=_nets(2))
    assert len(hints) == 3
    assert hints[0].behind == 0.0
    assert [hint.win for hint in hints] == sorted((h.win for h in hints), reverse=True)
    assert all(why_illegal(s, hint.action) is None for hint in hints)
    assert hints == best_actions(s, 0, 3, QUICK, nets=_nets(2))


def test_what_yields_nothing_is_no_reason() -> None:
    """One person rarely finds gold: "about 0 resources expected" would praise nothing."""
    s = _start(2, 1)
    assert _why(s, "place river 1") == {"chance_of_good": 17}
    s.players[0].tools[0] = 2
    assert _why(s, "place river 1") == {"chance_of_good": 50}
    assert _why(s, "place forest 3")["expected_goods"] > 0


def test_a_tutor_hears_about_every_placement() -> None:
    """Also about those too poor to be tried out: they are what it warns of."""
    s = _start(2, 1)
    hints = best_actions(s, 0, EVERYTHING, QUICK, nets=_nets(2))
    assert {hint.action for hint in hints} == set(legal_actions(s))
    assert len(hints) == len(legal_actions(s))
    assert all(hint.behind >= 0 for hint in hints)
    assert hints[:3] == best_actions(s, 0, EVERYTHING, QUICK, nets=_nets(2))[:3]


def test_no_hints_for_another_seat() -> None:
    assert best_actions(_start(2, 1), 1, 3, QUICK, nets=_nets(2)) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_action_has_known_reasons(players: int) -> None:
    rng = random.Random(players)
    s = _start(players, 2, MODULES)
    while s.actor != OVER and s.round < 8:
        if s.actor == CHANCE:
            apply(s, sample_chance(s, rng))
            continue
        before = s.key()
        legal = legal_actions(s)
        for action in rng.sample(legal, min(len(legal), 5)):
            assert all(why.code in CODES for why in reasons(s, action, frozenset()))
        assert s.key() == before
        apply(s, rng.choice(legal))


def test_hunting_for_those_who_would_starve() -> None:
    s = _start(2, 3)
    s.players[0].food = 2
    assert _why(s, "place hunt 5") == {"feeds_everyone": 3}
    assert "eases_hunger" in _why(s, "place hunt 1")
    s.players[0].food = 20
    assert "stores_food" in _why(s, "place hunt 2")


def test_going_where_another_would_have_gone_blocks() -> None:
    s = _start(2, 3)
    assert Why("blocks", 0, FIELD) in reasons(s, decode("place field 1"), frozenset({FIELD}))
    assert "blocks" not in _why(s, "place field 1", frozenset({HUNT}))
    assert _why(s, "place field 1") == {"food_each_round": 1}


def test_symbols_are_worth_what_the_rows_say() -> None:
    """E2: the fourth different symbol adds 16 − 9 = 7; a second weaving starts the other row."""
    s = _start(2, 3)
    s.display[0] = WEAVING
    s.players[0].cards = [2, 4, 6]  # pottery, writing, transport
    assert _why(s, "place card1 1")["new_symbol"] == 7
    s.players[0].cards.append(WEAVING_2)
    assert _why(s, "place card1 1")["second_symbol"] == 1


def test_figures_are_worth_what_they_multiply() -> None:
    s = _start(2, 3)
    s.display[1] = FARMERS
    s.players[0].agriculture = 4
    assert _why(s, "place card2 1")["farmer"] == 8


def test_a_building_that_can_be_paid() -> None:
    s = _start(2, 3)
    s.stacks[0][0] = 0  # B01: 2 wood, 1 brick, 10 points
    s.players[0].goods = [1, 1, 0, 0]
    assert _why(s, "place building1 1") == {"reserves_building": 1}
    assert _why(s, "place forest 3").get("goods_for_building") == 10
    s.players[0].goods = [2, 1, 0, 0]
    assert _why(s, "place building1 1") == {"completes_building": 10}
    del s.stacks[0][1:]
    assert "last_of_stack" in _why(s, "place building1 1")
