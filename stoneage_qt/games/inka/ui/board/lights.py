"""Light on the land: where one can build, what stands in the way, where the keyboard stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from stoneage_qt.games.inka.rules.board import ENDS
from stoneage_qt.games.inka.rules.constants import FRAME
from stoneage_qt.games.inka.ui.board import layout
from stoneage_qt.games.inka.ui.board.pieces import (
    GHOST,
    ROAD,
    ROBBER,
    ROBBER_FOOT,
    Z_LIGHT,
    stand_building,
)
from stoneage_qt.games.inka.ui.spots import CROSSING, PATH, TILE, Spot
from stoneage_qt.ui.board_kit import plates as kit
from stoneage_qt.ui.board_kit.items import Z_BADGE, Z_FOCUS, Pool, SpriteItem
from stoneage_qt.ui.board_kit.pictures import Pictures, Plate, piece

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QGraphicsScene

    from stoneage_qt.games.inka.ui.board.looks import SeatLook

GOLD: Final = "#FFD75E"
FAINT: Final = "#F4EBD2"
RED: Final = "#E5432B"
WHITE: Final = "#FFFFFF"
POINTED: Final = 1.45
_RING: Final = 76.0


class Lit(NamedTuple):
    """One place that is lit.

    bright: it can be done now; else something is missing. label: a number beside the place.
    """

    spot: Spot
    bright: bool = True
    label: str = ""


class Lights:
    """Rings of light, ghosts of pieces, marks.

    Attributes:
        lit: what is lit now.
    """

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._rings = Pool(scene, pictures, Z_LIGHT)
        self._labels = Pool(scene, pictures, Z_BADGE + 12)
        self._marks = Pool(scene, pictures, Z_BADGE + 13)
        self._told = Pool(scene, pictures, Z_BADGE + 13)
        self._ghost = SpriteItem(pictures, z=Z_BADGE + 11)
        self._focus = SpriteItem(pictures, z=Z_FOCUS)
        self._pointed = SpriteItem(pictures, z=Z_BADGE + 11.5)
        for item in (self._ghost, self._focus, self._pointed):
            scene.addItem(item)
        self.lit: tuple[Lit, ...] = ()

    def light(self, lit: Iterable[Lit]) -> None:
        """Exactly these places are lit."""
        lit = tuple(lit)
        if lit == self.lit:
            return
        self.lit = lit
        self._rings.give_back_all()
        self._labels.give_back_all()
        for one in lit:
            colour = GOLD if one.bright else FAINT
            self._stand(self._rings.take(), one.spot, colour, 1.0 if one.bright else 0.6)
            if one.label:
                at = spot_at(one.spot)
                plate = kit.number_plate(one.label, 24, dark=False)
                self._labels.take().stand(plate, at.x, max(at.y - 34, 17))

    def ghost(
        self, spot: Spot | None, look: SeatLook | None = None, tribe: int = 0, level: int = 1
    ) -> None:
        """What would stand there."""
        if spot is None or look is None or spot.what == TILE:
            self._ghost.setVisible(False)
            return
        if spot.what == PATH:
            self._ghost.anchor = (0.5, 0.5)
            self._ghost.picture = None
            name = look.road(tribe, layout.PATH_WAYS[spot.number])
            self._ghost.stand(piece(name, ROAD), *layout.PATH_SPOTS[spot.number])
        else:
            stand_building(self._ghost, look.building(tribe, level), level, spot.number)
        self._ghost.setOpacity(GHOST + 0.3)

    def robber_ghost(self, tile: int | None) -> None:
        """Where the robber would go."""
        if tile is None:
            self._ghost.setVisible(False)
            return
        self._ghost.anchor = ROBBER_FOOT
        self._ghost.picture = None
        self._ghost.stand(piece("pieces/robber", ROBBER), *layout.robber_spot(tile))
        self._ghost.setOpacity(GHOST + 0.2)

    def mark(self, spots: Iterable[Spot]) -> None:
        """What stands in the way."""
        self._marks.give_back_all()
        for spot in spots:
            self._stand(self._marks.take(), spot, RED, 1.0)

    def tell_of(self, spots: Iterable[Spot]) -> None:
        """What a lesson talks about."""
        self._told.give_back_all()
        for spot in spots:
            self._stand(self._told.take(), spot, GOLD, 1.0)

    def point_out(self, spot: Spot | None) -> None:
        """A place that somebody reads about."""
        if spot is None:
            self._pointed.setVisible(False)
        else:
            self._stand(self._pointed, spot, WHITE, 1.0)
            if spot.what == CROSSING:
                # Around the ring of a place where something can be built, not on it.
                self._pointed.setScale(POINTED)

    def focus(self, spot: Spot | None) -> None:
        """Where the keyboard stands."""
        if spot is None:
            self._focus.setVisible(False)
            return
        at = spot_at(spot)
        self._focus.stand(kit.focus_frame(*_size(spot)), *at)

    def _stand(self, item: SpriteItem, spot: Spot, colour: str, opacity: float) -> None:
        at = spot_at(spot)
        if spot.what == CROSSING:
            item.stand(ring(colour), *at)
        elif spot.what == PATH:
            item.stand(band(spot.number, colour), *at)
        elif spot.number == FRAME:
            item.stand(camp(colour), *at)
        else:
            item.stand(hexagon(colour), *at)
        item.setOpacity(opacity)


def spot_at(spot: Spot) -> layout.Spot:
    """The middle of a place in the scene."""
    if spot.what == CROSSING:
        return layout.CROSSING_SPOTS[spot.number]
    if spot.what == PATH:
        return layout.PATH_SPOTS[spot.number]
    if spot.number == FRAME:
        return layout.ROBBER_ON_FRAME
    return layout.TILE_SPOTS[spot.number]


def _size(spot: Spot) -> tuple[float, float]:
    if spot.what == CROSSING:
        return 84.0, 84.0
    if spot.what == PATH:
        return 110.0, 76.0
    return 190.0, 130.0


def ring(colour: str) -> Plate:
    """A ring of light on a crossing."""

    def paint(p: QPainter, box: QRectF) -> None:
        inner = box.adjusted(14, 18, -14, -18)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for width, alpha in ((18, 45), (12, 80), (6, 255)):
            light = QColor(colour)
            light.setAlpha(alpha)
            p.setPen(QPen(light, width))
            p.drawEllipse(inner)
        p.setPen(QPen(QColor(46, 30, 16, 190), 1.6))
        p.drawEllipse(inner.adjusted(-4, -4, 4, 4))

    return Plate(("inka ring", colour), _RING, _RING, paint)


def band(path: int, colour: str) -> Plate:
    """A line of light along a path."""
    one, other = (layout.CROSSING_SPOTS[end] for end in ENDS[path])
    half = ((other.x - one.x) * 0.27, (other.y - one.y) * 0.27)
    way = (round(half[0]), round(half[1]))

    def paint(p: QPainter, box: QRectF) -> None:
        middle = box.center()
        start, end = QPointF(*half), QPointF(-half[0], -half[1])
        for tone, width, alpha in (
            ("#2E1E10", 25.0, 150),
            (colour, 21.0, 90),
            (colour, 14.0, 255),
        ):
            light = QColor(tone)
            light.setAlpha(alpha)
            p.setPen(QPen(light, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.drawLine(middle + start, middle + end)

    return Plate(("inka band", way, colour), 150, 130, paint)


def hexagon(colour: str) -> Plate:
    """A frame of light around a tile."""

    def paint(p: QPainter, box: QRectF) -> None:
        x, y = box.center().x(), box.center().y()
        corners = [
            QPointF(x + 0.9 * dx, y + 0.9 * dy)
            for dx, dy in ((-58, -80), (58, -80), (116, 0), (58, 80), (-58, 80), (-116, 0))
        ]
        wash = QColor(colour)
        wash.setAlpha(40)
        p.setBrush(wash)
        for width, alpha in ((14, 60), (5, 255)):
            light = QColor(colour)
            light.setAlpha(alpha)
            p.setPen(
                QPen(
                    light,
                    width,
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.RoundCap,
                    Qt.PenJoinStyle.RoundJoin,
                )
            )
            p.drawPolygon(QPolygonF(corners))

    return Plate(("inka hexagon", colour), 250, 180, paint)


def camp(colour: str) -> Plate:
    """A ring of light around the robber's camp on the frame."""

    def paint(p: QPainter, box: QRectF) -> None:
        p.setBrush(Qt.BrushStyle.NoBrush)
        for width, alpha in ((16, 60), (6, 255)):
            light = QColor(colour)
            light.setAlpha(alpha)
            p.setPen(QPen(light, width))
            p.drawEllipse(box.adjusted(16, 16, -16, -16))

    return Plate(("inka camp", colour), 200, 150, paint)
