"""Numbers painted into pictures: as outlines with an uneven edge, scaling with the art."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import hypot, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from stoneage_qt.ui.theme import CHARCOAL, text_font

_REFERENCE_PX: Final = 200
_STEP: Final = 4.0
_SWAY: Final = 1.35


def number(
    painter: QPainter,
    centre: tuple[float, float],
    height: float,
    text: str,
    colour: str = CHARCOAL,
    halo: str = "#FFF8EA",
) -> None:
    """Write a number of the given digit height around a point, with a rim of `halo` behind.

    The fonts must have been loaded.
    """
    path, digit = _glyphs(text)
    box = path.boundingRect()
    scale = height / (digit.height() or 1.0)
    place = QTransform.fromTranslate(*centre).scale(scale, scale)
    path = place.translate(-box.center().x(), -digit.center().y()).map(path)
    if halo:
        pen = QPen(QColor(halo), height * 0.17)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
    painter.fillPath(path, QColor(colour))


@lru_cache(maxsize=64)
def _glyphs(text: str) -> tuple[QPainterPath, QRectF]:
    """The outline of a text and the box of a digit; kept, as swaying it is slow."""
    font = text_font(_REFERENCE_PX, QFont.Weight.Black)
    path, digit = QPainterPath(), QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    digit.addText(QPointF(0, 0), font, "0")
    return _uneven(path), digit.boundingRect()


def _uneven(path: QPainterPath) -> QPainterPath:
    """The same glyphs as a hand would cut them: every edge sways by about a hundredth."""
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    for outline in path.toSubpathPolygons():
        points: list[QPointF] = []
        for start, end in pairwise(outline.toList()):
            steps = max(1, round(hypot(end.x() - start.x(), end.y() - start.y()) / _STEP))
            points += [start + (end - start) * (k / steps) for k in range(steps)]
        if len(points) < 3:
            continue
        swayed = [
            QPointF(
                p.x()
                + _SWAY * sin(p.y() * 0.11 + p.x() * 0.043 + 0.7)
                + 0.5 * _SWAY * sin(p.y() * 0.31),
                p.y() + _SWAY * sin(p.x() * 0.097 - p.y() * 0.05) + 0.5 * _SWAY * sin(p.x() * 0.27),
            )
            for p in points
        ]
        result.addPolygon(swayed)
        result.closeSubpath()
    return result
