"""Motion on the board of Inkas: shown, skipped, taken back; the state is always right."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.rules import State, legal_actions
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules import questions as ask
from stoneage_qt.games.inka.ui.board import layout
from tests.games.inka.ui.inka_table import make_board, make_match

pytestmark = pytest.mark.once

SEED = 5


def ends_a_tribe(s: State) -> bool:
    if s.phase != "main" or not ask.completes_tribe(s, s.actor):
        return False
    return any(a.word in (act.SETTLE, act.CITY) for a in legal_actions(s))


def test_dice_tumble_and_land(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(lambda s: s.phase == "before"), speed=4.0)
    qtbot.waitUntil(lambda: not board.director.animator.busy)
    model.submit(act.THROW_ACTION)
    assert board.director.animator.busy or model.state.dice is not None
    qtbot.waitUntil(lambda: not board.director.animator.busy)
    assert model.state.dice is not None
    assert board.scene_.dice.values == model.state.dice


def test_a_decline_is_one_scene_with_captions(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(ends_a_tribe), speed=6.0)
    qtbot.waitUntil(lambda: not board.director.animator.busy)
    s = model.state
    roads = [path for path in range(71) if s.roads[path] == s.actor]
    told = set()
    board.director.animator._clock.valueChanged.connect(
        lambda _: told.add(board.scene_.captions.line)
    )
    build = next(a for a in model.legal_actions() if a.word in (act.SETTLE, act.CITY))
    model.submit(build)
    # The position is there at once, whatever still moves.
    assert model.state.phase == "found"
    assert all(board.scene_.pieces.roads[path].isVisible() for path in roads)
    qtbot.waitUntil(lambda: not board.director.animator.busy)
    assert any("taken back" in line for line in told)
    assert any("Thicket" in line for line in told)
    assert not any(board.scene_.pieces.roads[path].isVisible() for path in roads)
    for crossing in range(54):
        assert board.scene_.pieces.thickets[crossing].isVisible() == model.state.ruin[crossing]


def test_what_moves_can_be_skipped(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(ends_a_tribe), speed=0.05)
    build = next(a for a in model.legal_actions() if a.word in (act.SETTLE, act.CITY))
    model.submit(build)
    assert board.director.animator.busy
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert not board.director.skip(), "something moves still"
    assert len(board.scene_.lights.lit) == len(model.legal_actions()) > 0


def test_undo_in_the_middle_of_a_motion_shows_the_position(qtbot: QtBot) -> None:
    def road(s: State) -> bool:
        return s.phase == "main" and any(a.word == act.ROAD for a in legal_actions(s))

    model, board = make_board(qtbot, make_match(road), speed=0.05)
    path = next(a.number for a in model.legal_actions() if a.word == act.ROAD)
    model.submit(act.ROADS[path])
    assert board.director.animator.busy
    assert model.undo()
    assert not board.scene_.pieces.roads[path].isVisible()
    robber = layout.robber_spot(model.state.robber)
    assert (board.scene_.pieces.robber.x(), board.scene_.pieces.robber.y()) == (robber.x, robber.y)


def fruitful(s: State) -> bool:
    """Whether the throw that comes brings somebody something."""
    if s.phase != "before":
        return False
    after = s.copy()
    RULES.apply(after, act.THROW_ACTION)
    RULES.apply(after, RULES.keyed_chance(after, SEED))
    return any(
        sum(player.hand) > sum(before.hand)
        for player, before in zip(after.players, s.players, strict=True)
    )


def test_the_yield_flies_from_its_tiles_to_the_hands(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(fruitful, seed=SEED), speed=4.0)
    qtbot.waitUntil(lambda: not board.director.animator.busy)
    flights = board.scene_.flights
    flights.gates[:3] = [layout.Spot(20.0, 300.0 + 100 * seat) for seat in range(3)]
    before = [sum(player.hand) for player in model.state.players]
    seen: set[tuple[float, float]] = set()
    board.director.animator._clock.valueChanged.connect(
        lambda _: seen.update((item.x(), item.y()) for item in flights._flying)
    )
    model.submit(act.THROW_ACTION)
    qtbot.waitUntil(lambda: not board.director.animator.busy)

    def passed(spot: layout.Spot) -> bool:
        return any(abs(x - spot.x) + abs(y - spot.y) < layout.EDGE for x, y in seen)

    richer = [n for n, player in enumerate(model.state.players) if sum(player.hand) > before[n]]
    assert richer
    assert all(passed(flights.gates[seat]) for seat in richer)
    assert any(map(passed, layout.TILE_SPOTS))
