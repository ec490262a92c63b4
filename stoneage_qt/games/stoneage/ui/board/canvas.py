"""The canvas of Stone Age: its scene with the rock around it. Shows, asks nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stoneage_qt.games.stoneage.ui.board import layout
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.games.stoneage.ui.board.scene import BoardScene
from stoneage_qt.ui.board_kit.canvas import MIN_ZOOM, Canvas
from stoneage_qt.ui.board_kit.wall import paint_wall

if TYPE_CHECKING:
    from stoneage_qt.ui.art.sprites import Sprites


class BoardCanvas(Canvas[BoardScene]):
    """Board and tableau, to look at; `scene_.set_game` and `scene_.show_state` fill it."""

    def __init__(
        self, sprites: Sprites, parent: QWidget | None = None, *, patient: bool = True
    ) -> None:
        """`patient`: see `PaintedScene`."""
        super().__init__(BoardScene(sprites, patient=patient), parent)

    def set_season(self, season: str) -> None:
        """Show the board in another season."""
        self.scene_.set_season(season)
        self.scene_.show_again()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The wall of a cave around the scene, where the window is wider or higher than it."""
        super().drawBackground(painter, rect)
        box = self.scene_.sceneRect()
        if not box.contains(QRectF(rect)):
            paint_wall(painter, QRectF(rect), box)

    def sky(self) -> QRect:
        """The part of the view in which nothing is played, for what lies over the board."""
        sky = layout.SKY
        return self.in_view(QRectF(sky.x, sky.y, sky.w, sky.h)).intersected(self.rect())

    def point_out(self, place: int | None) -> None:
        """Light up a place, and bring it into sight where the board is enlarged."""
        self.scene_.places.point_out(place)
        if place is not None and self.zoom > MIN_ZOOM:
            area = geometry(place).area
            self.ensureVisible(area.x, area.y, area.w, area.h)

    def retranslate(self) -> None:
        """Say everything on the board again."""
        self.scene_.show_again()
