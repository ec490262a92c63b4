"""The stored games replay for ever: every action legal, and the very same end."""

import itertools
import json
from pathlib import Path

import pytest

from stoneage_qt.games.stoneage.rules import new_state
from stoneage_qt.games.stoneage.rules.actions import KIND_NAMES, REWARD
from stoneage_qt.games.stoneage.rules.constants import MODULES
from stoneage_qt.session.saves import load_match
from tests.stored_games.stored import state_digest, stored_digests, stored_games

MOST_BYTES = 100_000


def test_all_player_counts_and_modules_are_stored() -> None:
    wanted = {
        (players, frozenset(modules))
        for players in (2, 3, 4)
        for size in range(4)
        for modules in itertools.combinations(sorted(MODULES), size)
    }
    setups = [json.loads(path.read_text("utf-8"))["setup"] for path in stored_games()]
    assert {(setup["players"], frozenset(setup["modules"])) for setup in setups} == wanted


def test_every_game_has_its_digest() -> None:
    assert [path.name for path in stored_games()] == sorted(stored_digests())


@pytest.mark.parametrize("path", stored_games(), ids=lambda path: path.stem)
def test_replays_to_the_same_end(path: Path) -> None:
    match = load_match(path)
    assert match.is_over
    assert state_digest(match.state) == stored_digests()[path.name]
    assert path.stat().st_size < MOST_BYTES


def test_the_games_use_every_kind_of_action() -> None:
    actions = [action for path in stored_games() for action in load_match(path).actions]
    assert {action.kind for action in actions} == set(range(len(KIND_NAMES)))
    assert {action.extra for action in actions if action.kind == REWARD} == {False, True}


def test_the_digest_sees_a_difference() -> None:
    setup = load_match(stored_games()[0]).setup
    one, other = new_state(setup), new_state(setup)
    assert state_digest(one) == state_digest(other)
    other.players[1].food += 1
    assert state_digest(one) != state_digest(other)
