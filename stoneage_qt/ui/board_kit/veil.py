"""The shade over a place that is closed or full: soft at the edge, hatched with charcoal."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from stoneage_qt.ui.board_kit.pictures import Plate

_LAYERS: Final = 12
_FEATHER: Final = 0.3
"""The share of the half width, or height, over which the shade fades out."""
_WASH: Final = QColor(58, 52, 47, 17)
_STROKE: Final = QColor(30, 24, 20)
_TONES: Final = 12
"""Strokes fade in so many steps of their opacity."""
_GAP: Final = 17.0
_STEP: Final = 15.0
_CORNER: Final = 2.9
"""Between an ellipse (2) and a rectangle: the shape of trodden ground."""


def veil(width: float, height: float) -> Plate:
    """A muted wash with slanting strokes, for a place of this size."""

    def paint(p: QPainter, box: QRectF) -> None:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(_WASH)
        p.save()
        p.translate(box.center())
        p.scale(box.width() / 2, box.height() / 2)
        for ground in _grounds():
            p.drawPath(ground)
        p.restore()
        _hatch(p, box)

    return Plate(("veil", round(width), round(height)), width, height, paint)


@lru_cache(maxsize=1)
def _grounds() -> tuple[QPainterPath, ...]:
    """The wash, layer by layer, in a box from -1 to 1: all veils are made of the same outlines."""
    return tuple(
        _ground(1 - _FEATHER * layer / (_LAYERS - 1), 0.9 * layer) for layer in range(_LAYERS)
    )


def _depth(box: QRectF, x: float, y: float) -> float:
    """0 in the middle, 1 at the edge of the ground."""
    across = abs(x - box.center().x()) / (box.width() / 2)
    down = abs(y - box.center().y()) / (box.height() / 2)
    return float((across**_CORNER + down**_CORNER) ** (1 / _CORNER))


def _ground(share: float, turn: float) -> QPainterPath:
    """The outline at a share of the full size, each layer with other bumps."""
    path = QPainterPath()
    points = 48
    for n in range(points):
        angle = 2 * pi * n / points
        bump = 1 + 0.018 * sin(3 * angle + turn) + 0.012 * sin(7 * angle + 2.3 * turn)
        x, y = sin(angle), cos(angle)
        reach = share * bump * 0.97 / (abs(x) ** _CORNER + abs(y) ** _CORNER) ** (1 / _CORNER)
        spot = QPointF(x * reach, y * reach)
        if n:
            path.lineTo(spot)
        else:
            path.moveTo(spot)
    path.closeSubpath()
    return path


def _hatch(p: QPainter, box: QRectF) -> None:
    """Charcoal strokes, thin and fading where the ground ends; alike ones are drawn together."""
    alike: dict[tuple[int, float], list[QLineF]] = defaultdict(list)
    lines = int((box.width() + box.height()) / _GAP)
    for line in range(lines):
        start = line * _GAP + 4 * sin(5.1 * line)
        steps = int(box.height() / _STEP)
        for step in range(steps):
            # Every stroke is lifted now and then, as a hand does.
            if sin(12.9 * line + 4.7 * step) > 0.86:
                continue
            y = step * _STEP
            x = start - 0.85 * y
            depth = _depth(box, x - 0.4 * _STEP, y + _STEP / 2)
            if depth > 0.92:
                continue
            alpha = round(92 * min(1.0, (0.92 - depth) / 0.35) / _TONES) * _TONES
            width = round(2.1 + 0.9 * sin(3.3 * line + 0.6 * step), 1)
            alike[alpha, width].append(QLineF(x, y, x - 0.85 * _STEP, y + _STEP))
    for (alpha, width), strokes in alike.items():
        tone = QColor(_STROKE)
        tone.setAlpha(alpha)
        p.setPen(QPen(tone, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        p.drawLines(strokes)
