"""Hints of the second game: the best actions, their chances and what speaks for them."""

import random

import pytest

from stoneage_qt.contract import EVERYTHING
from stoneage_qt.games.inka.bots.hints_reasons import CODES, Why, reasons
from stoneage_qt.games.inka.bots.memory import Memory
from stoneage_qt.games.inka.bots.sites import founding_worth
from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import (
    CHANCE,
    OVER,
    Setup,
    State,
    apply,
    decode,
    determinize,
    encode,
    legal_actions,
    new_state,
    sample_chance,
    why_illegal,
)
from stoneage_qt.games.inka.rules.actions import OFFER
from stoneage_qt.games.inka.rules.constants import KINDS, POTATO
from stoneage_qt.games.inka.rules.playout import random_action
from tests.games.inka.bots.positions import NOTHING, TO_OFFER, in_main, offered_in_vain


def test_hints_are_legal_ordered_and_see_nothing_hidden() -> None:
    rng = random.Random(3)
    s = new_state(Setup.shuffled(3, rng))
    asked = 0
    while s.actor != OVER and asked < 5:
        apply(s, sample_chance(s, rng) if s.actor == CHANCE else random_action(s, rng))
        if s.actor < 0 or rng.random() < 0.97:
            continue
        hints = MINDS.hints(s, 3, 1)
        assert 1 <= len(hints) <= 3
        assert hints[0].behind == 0.0
        for hint in hints:
            assert why_illegal(s, hint.action) is None
            assert 0.0 <= hint.win <= 1.0
            assert all(reason.code in CODES for reason in hint.reasons)
        assert [hint.win for hint in hints] == sorted((h.win for h in hints), reverse=True)
        assert MINDS.hints(determinize(s, s.actor, rng), 3, 1) == hints
        asked += 1
    assert asked == 5


@pytest.mark.installed
@pytest.mark.parametrize("phase", ["main", "robber", "first_settle", "found"])
def test_a_tutor_knows_what_everything_costs(phase: str) -> None:
    """The worst place to found, or the robber where nobody stands, is what it is there for."""
    s = _first_choice_in(phase)
    hints = MINDS.hints(s, EVERYTHING, 1)
    assert {hint.action for hint in hints} == {a for a in legal_actions(s) if a.word != OFFER}
    assert len(hints) == len({hint.action for hint in hints})
    assert hints[0].behind == 0.0
    assert max(hint.behind for hint in hints) > 0.0


@pytest.mark.installed
def test_the_worst_place_to_found_is_known_to_be_bad() -> None:
    s = _first_choice_in("first_settle")
    behind = {hint.action: hint.behind for hint in MINDS.hints(s, EVERYTHING, 1)}
    worst = min(behind, key=lambda action: founding_worth(s, action.number, [False] * KINDS))
    assert behind[worst] > 0.03


def _first_choice_in(phase: str) -> State:
    """A position of a game at random, with free founding."""
    rng = random.Random(2)
    s = new_state(Setup.shuffled(4, rng, founding="free"))
    while s.phase != phase or len(legal_actions(s)) < 8:
        apply(s, sample_chance(s, rng) if s.actor == CHANCE else random_action(s, rng))
    return s


def with_a_city_in_hand() -> State:
    s = new_state(Setup())
    apply(s, decode("throw"))
    apply(s, decode("roll 1 1"))
    player, hand = s.players[0], [0, 0, 0, 2, 3, 0, 0, 0]
    s.supply = [s.supply[kind] + player.hand[kind] - hand[kind] for kind in range(8)]
    player.hand = hand
    return s


def test_a_winning_city_is_advised_and_says_so() -> None:
    s = with_a_city_in_hand()
    s.players[0].markers, s.players[0].tribe = 10, 2
    best = MINDS.hints(s, 3, 0)[0]
    assert encode(best.action).startswith("city ")
    assert best.reasons == (Why("win"),)
    assert best.win == 1.0


def test_a_city_tells_its_marker_and_its_pips() -> None:
    s = with_a_city_in_hand()
    assert reasons(s, decode("city c11")) == (Why("marker", 3), Why("doubles", 12))


@pytest.mark.installed
def test_an_exchange_says_what_it_is_for() -> None:
    s = in_main([[3, 0, 0, 1, 3, 0, 0, 0], *[NOTHING] * 3])
    (wood_for_potato,) = [
        hint
        for hint in MINDS.hints(s, EVERYTHING, 0)
        if encode(hint.action) == "bank wood=3 for potato=1"
    ]
    assert wood_for_potato.reasons == (Why("pays_city"),)


def test_only_the_best_answer_says_what_speaks_for_it() -> None:
    s = in_main([[0, 0, 0, 2, 2, 3, 0, 0], *[[0, 0, 0, 0, 3, 0, 0, 0]] * 3])
    apply(s, decode("offer fish=3 for ore=1"))
    best, *others = MINDS.hints(s, EVERYTHING, 0)
    assert best.reasons
    assert [hint.reasons for hint in others if hint.behind > 0.0] == [()] * len(others)


@pytest.mark.installed
def test_a_second_offer_is_advised_where_the_rules_allow_it() -> None:
    s = in_main(TO_OFFER[1])
    s.offers_made = 1
    assert MINDS.hints(s, 1, 0, Memory(s).of(0))[0].action.word == OFFER


def test_what_was_refused_is_not_advised_again_while_nothing_changed() -> None:
    offers = 0
    for hands in TO_OFFER:
        s = in_main(hands)
        advised = encode(MINDS.hints(s, 1, 0, Memory(s).of(0))[0].action)
        if not advised.startswith("offer "):
            continue
        offers += 1
        memory = offered_in_vain(s, advised)
        assert encode(MINDS.hints(s, 1, 0, memory)[0].action) != advised
        assert encode(MINDS.hints(s, 1, 0, memory | {"refused": []})[0].action) == advised
    assert offers > 0


def test_hints_know_what_the_seat_has_counted() -> None:
    """Nobody holds what would help: who remembers that is not told to ask for it."""
    s = in_main([[3, 0, 0, 1, 3, 0, 0, 0], *[[0, 0, 0, 6, 0, 0, 0, 0]] * 3])
    for hint in MINDS.hints(s, EVERYTHING, 0, Memory(s).of(0)):
        assert hint.action.word != OFFER or hint.action.take[POTATO] > 0
