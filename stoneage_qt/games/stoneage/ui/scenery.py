"""The valley behind the pages: seen from inside a cave, or as a painted ground."""

import math
import random
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QRadialGradient,
)

from stoneage_qt.games.stoneage.ui.art.valley import Valley
from stoneage_qt.ui.art.landscape import View, paint_valley
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.theme import DUSK_SKY

# The part of the board's painting that is shown: sky, lake and village, without the rings,
# in parts of the board's width and height.
_VIEW: Final = QRectF(0.262, 0.092, 0.40, 0.403)
# From inside the cave the whole hut is seen; its sill hides the rings before the hut.
_CAVE_VIEW: Final = QRectF(0.262, 0.092, 0.40, 0.432)
_SILL: Final = 0.056
_BOARD_RATIO: Final = 1.6
# Everything outside is multiplied with these at night, from the sky down; fires glow over it.
_NIGHT: Final = (QColor(58, 68, 118), QColor(108, 112, 164))
# The sun of the painting is the moon then. Lights: where, how far in shares of the width, colour.
_LIGHTS: Final = (
    (0.441, 0.158, 0.016, QColor(240, 234, 212, 225), 0.8),
    (0.441, 0.158, 0.085, QColor(214, 222, 246, 120), 0.0),
    (0.468, 0.478, 0.050, QColor(255, 150, 60, 190), 0.1),
    (0.585, 0.500, 0.055, QColor(255, 160, 70, 200), 0.1),
)
_STARS: Final = 70
_SKY: Final = QRectF(0.05, 0.064, 0.9, 0.062)
_DUST: Final = QColor(20, 14, 10, 36)
# The old paintings on the wall: where, in shares of its width and the page's height, and the tilt.
_PAINTINGS: Final = (
    ("cards/wolf", 0.05, 0.70, -5.0),
    ("cards/wild_boar", 0.47, 0.73, 4.0),
    ("cards/bird_of_prey", 0.31, 0.53, -8.0),
)
_PAINTING_SIZE: Final = 0.36
_OCHRE: Final = QColor(165, 72, 42, 170)

WALL_SEED: Final = 7


class ValleyScenery:
    """Paints the valley; with a wall, from inside a cave, whose wall the words stand on."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def paint_at_once(self, painter: QPainter, rect: QRectF, wall: int) -> None:
        """The evening sky over the valley, and the wall."""
        sky = QLinearGradient(0, 0, 0, rect.height())
        dark = self._desk.looks.theme.dark
        for part, colour in zip((0.0, 1.0), DUSK_SKY, strict=True):
            sky.setColorAt(part, QColor(colour).darker(260 if dark else 100))
        painter.fillRect(rect, QBrush(sky))
        if wall:
            painter.fillPath(
                _wall_path(rect, float(wall), WALL_SEED), QColor(self._desk.looks.theme.panel)
            )

    def paint(self, painter: QPainter, rect: QRectF, wall: int, variant: str) -> None:
        """The valley in its season, by day or by night."""
        open_air = rect.adjusted(max(0, wall - 60), 0, 0, 0)
        if not open_air.isEmpty():  # a small window with large text is all wall
            whole = _draw_valley(painter, open_air, _CAVE_VIEW if wall else _VIEW, variant)
            if self._desk.looks.theme.dark:
                _draw_night(painter, open_air, whole)
        if wall:
            self._draw_cave(painter, rect, float(wall))
        else:
            painter.fillRect(rect, _DUST)

    def paint_over(
        self, painter: QPainter, rect: QRectF, wall: int, taken: Sequence[QRectF]
    ) -> None:
        """Ochre animals low on the wall, faded by the years."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(0.26 if not self._desk.looks.theme.dark else 0.30)
        for name, place, tilt in free_paintings(rect, wall, taken):
            painter.save()
            painter.translate(place.topLeft())
            painter.rotate(tilt)
            dpr = painter.device().devicePixelRatioF()
            painter.drawPixmap(QPointF(0, 0), self._in_ochre(name, place.size(), dpr))
            painter.restore()

    def _draw_cave(self, painter: QPainter, rect: QRectF, edge: float) -> None:
        """Rock around the opening, and the wall."""
        theme = self._desk.looks.theme
        rock = QColor("#2A211C") if not theme.dark else QColor("#14100D")
        for depth, spread in enumerate((26.0, 17.0, 8.0)):
            shade = QColor(rock)
            shade.setAlpha((150, 190, 255)[depth])
            painter.fillPath(_rock(rect, edge, spread, depth), shade)
        wall = _wall_path(rect, edge, WALL_SEED)
        stone = QLinearGradient(0, 0, edge, rect.height())
        light, shadow = QColor(theme.panel), QColor(theme.window)
        stone.setColorAt(0.0, light)
        stone.setColorAt(0.55, shadow)
        stone.setColorAt(1.0, shadow.darker(112))
        painter.fillPath(wall, QBrush(stone))
        glow = QRadialGradient(QPointF(edge, rect.height() * 0.4), rect.height() * 0.75)
        warm = QColor(255, 226, 170, 46 if not theme.dark else 18)
        glow.setColorAt(0.0, warm)
        glow.setColorAt(1.0, QColor(255, 226, 170, 0))
        painter.fillPath(wall, QBrush(glow))

    def _in_ochre(self, name: str, size: QSizeF, dpr: float) -> QPixmap:
        """A drawing as it would be with earth and chalk for all colours."""
        sprites = self._desk.sprites_of("stoneage")

        def draw(painter: QPainter, rect: QRectF) -> None:
            sprites.paint(painter, rect, name)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.fillRect(rect, _OCHRE)

        return sprites.cached((name, "ochre"), size, dpr, draw)


def free_paintings(
    rect: QRectF, wall: int, taken: Sequence[QRectF]
) -> list[tuple[str, QRectF, float]]:
    """What can be seen of the old paintings on the wall: drawing, place and tilt."""
    size = wall * _PAINTING_SIZE
    found = []
    for name, x, y, tilt in _PAINTINGS if wall else ():
        place = QRectF(wall * x, rect.height() * y, size, size)
        if not any(place.intersects(other) for other in taken):
            found.append((name, place, tilt))
    return found


def _draw_valley(painter: QPainter, rect: QRectF, view: QRectF, season: str) -> QRectF:
    """The chosen part of the board's painting over `rect`; where the whole would lie."""
    view_ratio = view.width() * _BOARD_RATIO / view.height()
    if rect.width() / max(1.0, rect.height()) > view_ratio:
        width = rect.width() / view.width()
    else:
        width = rect.height() * view_ratio / view.width()
    height = width / _BOARD_RATIO
    spare_x = (width * view.width() - rect.width()) / 2
    spare_y = (height * view.height() - rect.height()) * 0.35
    left = rect.x() - view.x() * width - spare_x
    top = rect.y() - view.y() * height - spare_y
    dpr = painter.device().devicePixelRatioF()
    whole = QRectF((left - rect.x()) * dpr, (top - rect.y()) * dpr, width * dpr, height * dpr)
    valley = paint_valley(View(Valley(season), (rect.size() * dpr).toSize(), whole))
    valley.setDevicePixelRatio(dpr)
    painter.drawPixmap(rect.topLeft(), valley)
    return QRectF(left, top, width, height)


def _draw_night(painter: QPainter, rect: QRectF, whole: QRectF) -> None:
    """Moonlight over the valley, stars above it, and what the fires light up."""
    painter.save()
    painter.setClipRect(rect)
    night = QLinearGradient(0, rect.top(), 0, rect.bottom())
    for part, colour in zip((0.0, 1.0), _NIGHT, strict=True):
        night.setColorAt(part, colour)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(rect, QBrush(night))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    painter.setPen(Qt.PenStyle.NoPen)
    dice = random.Random(WALL_SEED)
    for _ in range(_STARS):
        x = whole.x() + whole.width() * (_SKY.x() + _SKY.width() * dice.random())
        y = whole.y() + whole.height() * (_SKY.y() + _SKY.height() * dice.random() ** 1.4)
        painter.setBrush(QColor(236, 238, 255, dice.randint(90, 230)))
        size = whole.width() * dice.uniform(0.00035, 0.0008)
        painter.drawEllipse(QPointF(x, y), size, size)
    for x, y, reach, colour, core in _LIGHTS:
        at = QPointF(whole.x() + x * whole.width(), whole.y() + y * whole.height())
        glow = QRadialGradient(at, reach * whole.width())
        none = QColor(colour)
        none.setAlpha(0)
        glow.setColorAt(0.0, colour)
        glow.setColorAt(core, colour)
        glow.setColorAt(min(1.0, core + 0.08) if core > 0.5 else 1.0, none)
        painter.setBrush(QBrush(glow))
        painter.drawEllipse(at, reach * whole.width(), reach * whole.width())
    painter.restore()


def _wall_path(rect: QRectF, edge: float, seed: int) -> QPainterPath:
    """The wall's face: everything left of an uneven edge."""
    path = QPainterPath(QPointF(rect.left(), rect.top()))
    for point in _edge_points(rect, edge, seed):
        path.lineTo(point)
    path.lineTo(rect.left(), rect.bottom())
    path.closeSubpath()
    return path


def _edge_points(rect: QRectF, edge: float, seed: int) -> list[QPointF]:
    """An uneven line from top to bottom; the same for every size."""
    dice = random.Random(seed)
    steps = 18
    points: list[QPointF] = []
    for step in range(steps + 1):
        part = step / steps
        bulge = math.sin(part * math.pi) * 26.0
        x = edge - 34.0 + bulge * 0.6 + dice.uniform(-7.0, 7.0)
        points.append(QPointF(x, rect.top() + part * rect.height()))
    return points


def _rock(rect: QRectF, edge: float, spread: float, seed: int) -> QPainterPath:
    """The frame of the cave's mouth: all but an uneven opening."""
    dice = random.Random(seed + 40)
    hole = QPainterPath()
    left = edge - 26.0 + spread * 0.5
    low = rect.height() * (1 - _SILL) - spread * 0.5
    opening = QRectF(left, spread, rect.width() - left - spread, low - spread)
    points: list[QPointF] = []
    steps = 44
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        # A rounded rectangle: a superellipse.
        cos, sin = math.cos(angle), math.sin(angle)
        power = 2 / 7
        x = opening.center().x() + math.copysign(abs(cos) ** power, cos) * opening.width() / 2
        y = opening.center().y() + math.copysign(abs(sin) ** power, sin) * opening.height() / 2
        points.append(QPointF(x + dice.uniform(-6, 6), y + dice.uniform(-5, 5)))
    hole.moveTo(points[0])
    for point in points[1:]:
        hole.lineTo(point)
    hole.closeSubpath()
    frame = QPainterPath()
    frame.addRect(rect)
    frame.setFillRule(Qt.FillRule.OddEvenFill)
    frame.addPath(hole)
    return frame
