"""Plates that any board paints itself: text, numbers, lights and frames, in board units."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from stoneage_qt.ui import theme
from stoneage_qt.ui.board_kit.pictures import Plate

INK: Final = QColor(theme.CHARCOAL)
PALE: Final = QColor("#FBF4E4")
CENTRE: Final = Qt.AlignmentFlag.AlignCenter


def heading(units: float) -> QFont:
    """Hand-drawn capitals, `units` board units high."""
    return theme.heading_font(units)


def body(units: float, bold: bool = True) -> QFont:
    """Text and numbers, `units` board units high."""
    weight = QFont.Weight.Bold if bold else QFont.Weight.DemiBold
    return theme.text_font(units, weight)


def text_width(text: str, font: QFont) -> float:
    """How wide a line of text is, in board units."""
    return QFontMetricsF(font).horizontalAdvance(text)


def elided(line: str, font: QFont, room: float) -> str:
    """A line of text, cut where it is wider than the room in board units."""
    if text_width(line, font) <= room:
        return line
    while line and text_width(line + "…", font) > room:
        line = line[:-1]
    return line + "…"


def uneven(rect: QRectF, radius: float, lean: float = 0.0) -> QPainterPath:
    """A rounded rectangle whose edges were cut by hand: slightly bowed, corners unequal."""
    r = min(radius, rect.width() / 2, rect.height() / 2)
    bow = min(2.0, rect.height() * 0.03)
    path = QPainterPath(QPointF(rect.left() + r, rect.top() + lean))
    path.quadTo(
        QPointF(rect.center().x(), rect.top() - bow + lean), QPointF(rect.right() - r, rect.top())
    )
    path.quadTo(rect.topRight(), QPointF(rect.right(), rect.top() + r * 1.1))
    path.lineTo(QPointF(rect.right() - lean, rect.bottom() - r))
    path.quadTo(rect.bottomRight(), QPointF(rect.right() - r * 1.2, rect.bottom()))
    path.quadTo(
        QPointF(rect.center().x(), rect.bottom() + bow),
        QPointF(rect.left() + r, rect.bottom() - lean),
    )
    path.quadTo(rect.bottomLeft(), QPointF(rect.left(), rect.bottom() - r * 1.1))
    path.lineTo(QPointF(rect.left() + lean, rect.top() + r))
    path.quadTo(rect.topLeft(), QPointF(rect.left() + r, rect.top() + lean))
    return path


def slab(p: QPainter, rect: QRectF, top: QColor, bottom: QColor, radius: float) -> None:
    """A plate of stone or hide with a lower edge that gives it thickness."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(20, 14, 10, 90))
    p.drawPath(uneven(rect.translated(0, 3), radius))
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shade.setColorAt(0.0, top)
    shade.setColorAt(1.0, bottom)
    p.setBrush(QBrush(shade))
    p.setPen(QPen(QColor(60, 44, 28, 150), 1.2))
    p.drawPath(uneven(rect, radius))


def number_plate(text: str, size: float = 26, dark: bool = True) -> Plate:
    """A number, light on charcoal or dark on limestone."""
    font = body(size)
    height = size + 8
    width = max(height, text_width(text, font) + 18)

    def paint(p: QPainter, box: QRectF) -> None:
        inner = box.adjusted(1, 1, -1, -3)
        if dark:
            slab(p, inner, QColor("#4A3F38"), INK, inner.height() / 2)
        else:
            slab(p, inner, QColor("#FBF3E2"), QColor("#E6D4AE"), inner.height() / 2)
        p.setFont(font)
        p.setPen(PALE if dark else INK)
        p.drawText(inner, CENTRE, text)

    return Plate(("number", text, size, dark), width, height, paint)


def light(radius: float, colour: str) -> Plate:
    """A round light, for pulses and landings."""

    def paint(p: QPainter, box: QRectF) -> None:
        shine = QRadialGradient(box.center(), radius)
        for at, alpha in ((0.0, 190), (0.45, 110), (1.0, 0)):
            tone = QColor(colour)
            tone.setAlpha(alpha)
            shine.setColorAt(at, tone)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QBrush(shine))
        p.drawEllipse(box)

    return Plate(("light", radius, colour), 2 * radius, 2 * radius, paint)


def focus_frame(width: float, height: float) -> Plate:
    """The frame of the place that the keyboard stands on: pale and dark, visible on anything."""
    margin = 8.0

    def paint(p: QPainter, box: QRectF) -> None:
        inner = box.adjusted(margin, margin, -margin, -margin)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(INK, 9.0))
        p.drawPath(uneven(inner, 22))
        p.setPen(QPen(PALE, 4.5, Qt.PenStyle.DashLine))
        p.drawPath(uneven(inner, 22))

    key = ("focus", round(width), round(height))
    return Plate(key, width + 2 * margin, height + 2 * margin, paint)
