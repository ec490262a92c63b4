"""Plates the scene paints itself: names, numbers, badges and glows, in board units."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
)

from stoneage_qt.contract.face import Colour
from stoneage_qt.ui.board_kit.pictures import Plate
from stoneage_qt.ui.board_kit.plates import (
    CENTRE,
    INK,
    body,
    heading,
    slab,
    text_width,
    uneven,
)

if TYPE_CHECKING:
    from stoneage_qt.ui.art.sprites import Sprites

TEXT: Final = 20
"""Smallest text in board units: 11 px where the board is shown at 0.56."""


def name_plate(text: str, size: float = 30, closed: bool = False) -> Plate:
    """The name of a place on a strip of limestone."""
    font = heading(size)
    width = text_width(text, font) + 26
    height = size + 8

    def paint(p: QPainter, box: QRectF) -> None:
        inner = box.adjusted(3, 2, -3, -5)
        if closed:
            slab(p, inner, QColor("#B9AFA0"), QColor("#9A8F80"), 9)
        else:
            slab(p, inner, QColor("#F7ECD6"), QColor("#E2CFA8"), 9)
        p.setFont(font)
        p.setPen(INK)
        p.drawText(inner, CENTRE, text)

    return Plate(("name", text, size, closed), width, height, paint)


def stone_number(text: str) -> Plate:
    """A number painted on a stone of the track: charcoal, with a worn pale edge."""
    font = body(TEXT)
    width = text_width(text, font) + 8

    def paint(p: QPainter, box: QRectF) -> None:
        path = QPainterPath()
        metrics = QFontMetricsF(font)
        path.addText(QPointF(4, (box.height() + metrics.capHeight()) / 2), font, text)
        p.setPen(QPen(QColor(251, 244, 228, 150), 4.0))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(path)
        p.fillPath(path, INK)

    return Plate(("stone", text), width, TEXT + 8, paint)


def seat_plate(text: str, colour: Colour, size: float = 22) -> Plate:
    """A number in the colour of a seat, for a crowd of its people."""
    font = body(size)
    height = size + 10
    width = max(height, text_width(text, font) + 16)

    def paint(p: QPainter, box: QRectF) -> None:
        inner = box.adjusted(2, 2, -2, -3)
        p.setPen(QPen(QColor(255, 250, 238), 2.4))
        p.setBrush(QColor(colour.dark))
        p.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
        p.setFont(font)
        p.setPen(QColor("#FFFFFF"))
        p.drawText(inner, CENTRE, text)

    return Plate(("seat", text, colour.name, size), width, height, paint)


def badge(text: str, icon: str, sprites: Sprites, size: float = 28) -> Plate:
    """What a place gives: a few signs and a picture (the name of its art) on dark hide."""
    font = body(size)
    height = size + 22
    picture = height - 8 if icon else 0
    text_room = text_width(text, font)
    width = text_room + picture + 24

    def paint(p: QPainter, box: QRectF) -> None:
        inner = box.adjusted(2, 2, -2, -5)
        slab(p, inner, QColor("#5B4636"), QColor("#3A2C22"), inner.height() / 2)
        p.setFont(font)
        p.setPen(QColor("#FFE9B8"))
        room = QRectF(inner.left() + 10, inner.top(), text_room + 2, inner.height())
        p.drawText(room, CENTRE, text)
        if icon:
            sprites.paint(p, QRectF(inner.right() - picture - 4, 3, picture, picture), icon)

    return Plate(("badge", text, icon, size), width, height, paint)


def medal(text: str, icon: str, sprites: Sprites, side: float = 58) -> Plate:
    """A round badge for narrow places: the picture above, the sign across its foot."""
    size = side * 0.44
    font = body(size)

    def paint(p: QPainter, box: QRectF) -> None:
        disc = box.adjusted(2, 2, -2, -5)
        slab(p, disc, QColor("#5B4636"), QColor("#3A2C22"), disc.height() / 2)
        picture = QRectF(0, 0, side * 0.62, side * 0.62)
        picture.moveCenter(QPointF(disc.center().x(), disc.top() + side * 0.35))
        sprites.paint(p, picture, icon)
        path = QPainterPath()
        width = text_width(text, font)
        path.addText(QPointF(disc.center().x() - width / 2, disc.bottom() - side * 0.1), font, text)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(40, 29, 21, 240), 6, Qt.PenStyle.SolidLine))
        p.drawPath(path)
        p.fillPath(path, QColor("#FFE9B8"))

    return Plate(("medal", text, icon, side), side, side + 3, paint)


def glow(width: float, height: float, colour: str, strength: int) -> Plate:
    """A frame of light around a place: 0 a fine line, 1 a soft glow, 2 a strong one."""
    margin = 14.0
    base = QColor(colour)

    def paint(p: QPainter, box: QRectF) -> None:
        inner = box.adjusted(margin, margin, -margin, -margin)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for step in range(7 if strength else 0):
            reach = margin * (1 - step / 7) * 2
            light = QColor(base)
            light.setAlpha(4 + 13 * strength + 5 * step)
            p.setPen(QPen(light, reach + 1.5))
            p.drawPath(uneven(inner, 26))
        edge = QColor(base).lighter(125)
        edge.setAlpha((200, 215, 245)[strength])
        p.setPen(QPen(edge, (3.0, 3.2, 4.4)[strength]))
        wash = QColor(base)
        wash.setAlpha((0, 26, 52)[strength])
        p.setBrush(wash)
        p.drawPath(uneven(inner, 26))

    key = ("glow", round(width), round(height), colour, strength)
    return Plate(key, width + 2 * margin, height + 2 * margin, paint)


def ring(width: float, height: float) -> Plate:
    """A ring on the ground, for places that are not painted on every board."""

    def paint(p: QPainter, box: QRectF) -> None:
        inner = box.adjusted(3, 3, -3, -3)
        p.setBrush(QColor(255, 255, 255, 60))
        p.setPen(QPen(QColor(74, 52, 44, 90), 5.5))
        p.drawEllipse(inner.translated(0, 1))
        p.setPen(QPen(QColor("#8C5A48"), 3.4))
        p.drawEllipse(inner)

    return Plate(("ring", width, height), width, height, paint)


def points_plate(amount: int) -> Plate:
    """Points won or lost, as they rise from the place."""
    text = f"{amount:+d}".replace("-", "−")
    font = heading(58)
    width = text_width(text, font) + 40

    def paint(p: QPainter, box: QRectF) -> None:
        path = QPainterPath()
        metrics = QFontMetricsF(font)
        base = QPointF(20, (box.height() + metrics.ascent() - metrics.descent()) / 2)
        path.addText(base, font, text)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(46, 39, 35, 235), 9, Qt.PenStyle.SolidLine))
        p.drawPath(path)
        p.fillPath(path, QColor("#FFD86B" if amount >= 0 else "#FF9C80"))

    return Plate(("points", amount), width, 76, paint)
