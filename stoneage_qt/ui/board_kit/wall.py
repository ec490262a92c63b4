"""The rock around the board, in windows that are wider or higher than it."""

from __future__ import annotations

from math import floor, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPolygonF

BEHIND: Final = "#241B15"
_TONES: Final = ("#2F251E", "#3A2E25", "#33281F", "#423429", "#2B211A")
_BAND: Final = 46.0
_STEP: Final = 24.0
_SHADE: Final = 90.0


def paint_wall(p: QPainter, exposed: QRectF, board: QRectF) -> None:
    """Layers of dull rock, in the shade of the board that lies before them."""
    p.setPen(Qt.PenStyle.NoPen)
    first = floor(exposed.top() / _BAND) - 1
    for band in range(first, floor(exposed.bottom() / _BAND) + 2):
        p.setBrush(QColor(_TONES[band % len(_TONES)]))
        p.drawPolygon(_layer(band, exposed))
    dark, none = QColor(14, 9, 6, 170), QColor(14, 9, 6, 0)
    for edge, reach, across in (
        (board.left(), -_SHADE, True),
        (board.right(), _SHADE, True),
        (board.top(), -_SHADE, False),
        (board.bottom(), _SHADE, False),
    ):
        start = QPointF(edge, 0) if across else QPointF(0, edge)
        end = QPointF(edge + reach, 0) if across else QPointF(0, edge + reach)
        shade = QLinearGradient(start, end)
        shade.setColorAt(0.0, dark)
        shade.setColorAt(1.0, none)
        low, high = min(edge, edge + reach), max(edge, edge + reach)
        strip = (
            QRectF(low, exposed.top(), high - low, exposed.height())
            if across
            else QRectF(exposed.left(), low, exposed.width(), high - low)
        )
        p.fillRect(strip, QBrush(shade))


def _layer(band: int, exposed: QRectF) -> QPolygonF:
    """One layer from its wavy upper edge down; the next one is painted over it."""
    # Whole steps, so that a part painted anew meets what is there already.
    first = floor(exposed.left() / _STEP)
    last = floor(exposed.right() / _STEP) + 1
    points = [
        QPointF(
            n * _STEP,
            band * _BAND
            + 13 * sin(n * _STEP / 190 + 1.7 * band)
            + 5 * sin(n * _STEP / 61 + 2.9 * band),
        )
        for n in range(first, last + 1)
    ]
    bottom = (band + 2) * _BAND
    return QPolygonF([*points, QPointF(last * _STEP, bottom), QPointF(first * _STEP, bottom)])
