"""A position as a seat sees it: nothing hidden in it, nothing visible missing."""

import json
import random

import pytest

from stoneage_qt.games.stoneage.bots.random_bot import RandomBot
from stoneage_qt.games.stoneage.bots.view import state_of, view_of
from stoneage_qt.games.stoneage.rules import (
    Setup,
    State,
    apply,
    determinize,
    new_state,
    sample_chance,
)
from stoneage_qt.games.stoneage.rules.components import BUILT_IN, override_components
from stoneage_qt.games.stoneage.rules.constants import CHANCE, MODULES, OVER


def positions(players: int, seed: int) -> list[State]:
    """Random play to the end: every phase, every step, extra cards and animals."""
    rng = random.Random(seed)
    s = new_state(Setup.shuffled(players, rng, MODULES))
    kept = []
    while s.actor != OVER and s.round <= 25:
        kept.append(s.copy())
        if s.actor == CHANCE:
            apply(s, sample_chance(s, rng))
        else:
            apply(s, RandomBot().choose(s, rng))
    return [*kept, s]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_and_back_is_what_the_seat_knows(players: int) -> None:
    secrets = 0
    for seed in range(3):
        for s in positions(players, seed)[::7]:
            secrets += any(player.secret is not None for player in s.players)
            for seat in range(players):
                view = json.loads(json.dumps(view_of(s, seat)))
                back = determinize(state_of(view), seat, random.Random(1))
                assert back.key() == determinize(s, seat, random.Random(1)).key()
                assert back.crowd == s.crowd
    assert secrets


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_hidden_is_not_in_it(players: int) -> None:
    for s in positions(players, 9)[::11]:
        for seat in range(players):
            other = determinize(s, seat, random.Random(3))
            assert view_of(other, seat) == view_of(s, seat)


def test_anothers_extra_card_is_a_blank() -> None:
    s = positions(2, 1)[0]
    s.deck.remove(20)
    s.players[1].cards, s.players[1].secret = [20], 20
    assert view_of(s, 1)["players"][1]["cards"] == ["C21"]
    assert view_of(s, 1)["players"][1]["secret"] == "C21"
    assert view_of(s, 0)["players"][1]["cards"] == [None]
    assert view_of(s, 0)["players"][1]["secret"] is None


def test_an_owners_own_igloos_travel_along() -> None:
    own = {
        "igloos": [{"id": "I1", "cost": {"gold": 3}, "points": 30}],
        "animals": [{"id": "A4", "malus": 3}],
        "animal_reward_table": {"2": {"resource_of_choice": 2}},
    }
    components = override_components(own, "test", BUILT_IN)
    rng = random.Random(1)
    s = new_state(Setup.shuffled(2, rng, MODULES, components=components))
    view = json.loads(json.dumps(view_of(s, 0)))
    assert state_of(view).components == components
    assert view_of(new_state(Setup.shuffled(2, rng)), 0)["components"] is None
