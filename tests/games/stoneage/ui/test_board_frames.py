"""A frame paints only what can have changed."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from stoneage_qt.ui.board_kit.wall import paint_wall
from tests.games.stoneage.ui.board_table import make_match, show

pytestmark = pytest.mark.once


def test_the_wall_is_painted_once_per_size(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[QRectF] = []

    def counted(painter: QPainter, rect: QRectF, box: QRectF) -> None:
        painted.append(rect)
        paint_wall(painter, rect, box)

    monkeypatch.setattr("stoneage_qt.games.stoneage.ui.board.canvas.paint_wall", counted)
    view = show(qtbot, make_match()).view
    view.resize(1100, 560)
    view.grab()
    first = len(painted)
    assert first > 0
    for _ in range(3):
        view.grab()
    assert len(painted) == first
    view.resize(1000, 560)
    view.grab()
    assert len(painted) > first
