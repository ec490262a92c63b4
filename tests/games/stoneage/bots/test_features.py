"""The features fit their widths and bytes, and patching equals writing anew."""

import random

import pytest

from stoneage_qt.games.stoneage.bots.features import (
    BOARD_SCALE,
    BOARD_WIDTH,
    PLAYER_SCALE,
    PLAYER_WIDTH,
    Pending,
    board_block,
    player_block,
)
from stoneage_qt.games.stoneage.bots.features_tables import holdings
from stoneage_qt.games.stoneage.bots.policy_options import OptionRows, options
from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    OVER,
    Setup,
    State,
    apply,
    legal_actions,
    new_state,
    sample_chance,
)
from stoneage_qt.games.stoneage.rules.constants import MODULES, PLACING, STEP_CHOOSE


def _full(s: State, next_seat: int) -> tuple[bytearray, bytearray]:
    blocks = bytearray()
    board = bytearray()
    for seat in range(len(s.players)):
        player_block(s, seat, holdings(s.players[seat]), next_seat, Pending(), blocks)
    board_block(s, board)
    return blocks, board


def _next_after(s: State, seat: int) -> int:
    seats = len(s.players)
    others = [(seat + offset) % seats for offset in range(1, seats)]
    return next((other for other in others if s.players[other].supply), seat)


def test_scales_fit_the_widths() -> None:
    assert len(PLAYER_SCALE) == PLAYER_WIDTH
    assert len(BOARD_SCALE) == BOARD_WIDTH


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", [frozenset[str](), MODULES])
def test_every_decision_has_legal_options_with_rows_of_bytes(
    players: int, modules: frozenset[str]
) -> None:
    """Through whole games: legal, the position untouched, patched rows as if written anew."""
    rng = random.Random(f"{players}{len(modules)}")
    s = new_state(Setup.shuffled(players, rng, modules=modules))
    while s.actor != OVER and s.round < 25:
        if s.actor == CHANCE:
            apply(s, sample_chance(s, rng))
            continue
        before = s.key()
        found = OptionRows(players)
        options(s, found)
        assert s.key() == before
        legal = legal_actions(s)
        assert all(action in legal for action in found.actions)
        if len(found.actions) > 1:
            assert found.rows == len(found.actions)
            assert len(found.boards) == found.rows * BOARD_WIDTH
            assert len(found.blocks) == found.count * PLAYER_WIDTH
            assert len(found.where) == found.rows * players
            if s.phase == PLACING and s.step == STEP_CHOOSE:
                _check_placements(s, found)
        apply(s, rng.choice(legal if rng.random() < 0.3 else found.actions))


def _row(found: OptionRows, row: int) -> bytearray:
    blocks = bytearray()
    for number in found.where[row * found.seats : (row + 1) * found.seats]:
        blocks += found.blocks[number * PLAYER_WIDTH : (number + 1) * PLAYER_WIDTH]
    return blocks


def _check_placements(s: State, found: OptionRows) -> None:
    seat = s.actor
    next_seat = _next_after(s, seat)
    for row, action in enumerate(found.actions):
        after = s.copy()
        after.players[seat].supply -= action.number
        after.placed[action.place][seat] += action.number
        after.crowd[action.place] += action.number
        blocks, board = _full(after, next_seat)
        assert _row(found, row) == blocks, action
        assert found.boards[row * BOARD_WIDTH : (row + 1) * BOARD_WIDTH] == board, action
