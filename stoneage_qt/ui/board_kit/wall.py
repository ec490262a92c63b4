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
_WAVE: Final = 18.0
"""How far an edge goes up and down."""
_DEPTH: Final = 2
"""How many bands a layer is deep: the next one hides the rest of it."""


def paint_wall(p: QPainter, exposed: QRectF, board: QRectF) -> None:
    """Layers of dull rock, in the shade of the board that lies before them."""
    p.setPen(Qt.PenStyle.NoPen)
    first = floor(exposed.top() / _BAND) - 1
    for band in range(first, floor(exposed.bottom() / _BAND) + 2):
        p.setBrush(QColor(_TONES[band % len(_TONES)]))
        for first_step, last_step in _seen(band, exposed, board):
            p.drawPolygon(_layer(band, first_step, last_step))
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


def _seen(band: int, exposed: QRectF, board: QRectF) -> list[tuple[int, int]]:
    """From which step to which a layer is painted: beside the board, where it lies behind it.

    Whole steps, so that a part painted anew meets what is there already.
    """
    first, last = floor(exposed.left() / _STEP), floor(exposed.right() / _STEP) + 1
    if not board.top() + _WAVE < band * _BAND < board.bottom() - _DEPTH * _BAND:
        return [(first, last)]
    left, right = floor(board.left() / _STEP) + 1, floor(board.right() / _STEP)
    sides = ((first, min(left, last)), (max(right, first), last))
    return [(start, end) for start, end in sides if start < end]


def _layer(band: int, first: int, last: int) -> QPolygonF:
    """One layer from its wavy upper edge down; the next one is painted over it."""
    points = [
        QPointF(
            n * _STEP,
            band * _BAND
            + 13 * sin(n * _STEP / 190 + 1.7 * band)
            + 5 * sin(n * _STEP / 61 + 2.9 * band),
        )
        for n in range(first, last + 1)
    ]
    bottom = (band + _DEPTH) * _BAND
    return QPolygonF([*points, QPointF(last * _STEP, bottom), QPointF(first * _STEP, bottom)])
