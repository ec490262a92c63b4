"""What the tableau paints itself: the hide it lies on, frames, numbers with words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from stoneage_qt.games.stoneage.ui.board import tableau_layout as at
from stoneage_qt.ui import theme
from stoneage_qt.ui.board_kit import plates as kit
from stoneage_qt.ui.board_kit.pictures import Plate

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.ui.board.layout import Rect
    from stoneage_qt.games.stoneage.ui.board.looks import SeatLook


_TITLE: Final = 27.0


def _rect(box: Rect) -> QRectF:
    return QRectF(box.x - at.STRIP.x, box.y - at.STRIP.y, box.w, box.h)


def _people() -> str:
    return QCoreApplication.translate("StoneAgeTableau", "People")


def after_title() -> float:
    """Where the number of people stands, behind the title of their section."""
    return 26 + kit.text_width(_people(), kit.heading(_TITLE))


def panel(look: SeatLook, active: bool) -> Plate:
    """The hide of a seat with its sections and its name; brighter while it is its turn."""
    titles = (
        (at.PEOPLE_BOX, _people()),
        (at.TOOLS_BOX, QCoreApplication.translate("StoneAgeTableau", "Tools")),
        (at.GOODS_BOX, QCoreApplication.translate("StoneAgeTableau", "Food and goods")),
        (at.OWNED_BOX, QCoreApplication.translate("StoneAgeTableau", "Buildings and cards")),
    )

    def paint(p: QPainter, box: QRectF) -> None:
        _paint_hide(p, box, look, active)
        for part, title in titles:
            _paint_section(p, _rect(part), title)
        _paint_name(p, _rect(at.NAME_BOX), look)

    key = ("tableau", look, active, tuple(title for _, title in titles))
    return Plate(key, at.STRIP.w, at.STRIP.h, paint)


def _paint_hide(p: QPainter, box: QRectF, look: SeatLook, active: bool) -> None:
    shade = QLinearGradient(box.topLeft(), box.bottomLeft())
    shade.setColorAt(0.0, QColor("#7A5A3A"))
    shade.setColorAt(0.06, QColor("#C9A873"))
    shade.setColorAt(1.0, QColor("#A9844F"))
    p.fillRect(box, QColor("#3A2A1C"))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QBrush(shade))
    p.drawPath(kit.uneven(box.adjusted(3, 3, -3, -3), 20, 1.0))
    edge = QColor(look.colour.fill)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(edge if active else QColor(60, 42, 26, 160), 7 if active else 4))
    p.drawPath(kit.uneven(box.adjusted(7, 7, -7, -7), 18, 1.0))
    p.setPen(QPen(QColor(255, 246, 220, 120), 2, Qt.PenStyle.DashLine))
    p.drawPath(kit.uneven(box.adjusted(13, 13, -13, -13), 14, 1.0))


def _paint_section(p: QPainter, box: QRectF, title: str) -> None:
    p.setPen(QPen(QColor(70, 48, 26, 70), 1.5))
    p.setBrush(QColor(255, 246, 222, 74))
    p.drawPath(kit.uneven(box, 14))
    p.setFont(kit.heading(_TITLE))
    p.setPen(QColor(46, 32, 20, 235))
    p.drawText(box.adjusted(14, 2, -8, 0), Qt.AlignmentFlag.AlignLeft, title)


def _paint_name(p: QPainter, box: QRectF, look: SeatLook) -> None:
    band = QPainterPath(kit.uneven(box, 14))
    fill = QLinearGradient(box.topLeft(), box.bottomLeft())
    fill.setColorAt(0.0, QColor(look.colour.fill))
    fill.setColorAt(1.0, QColor(look.colour.dark))
    p.setPen(QPen(QColor(46, 32, 20, 170), 2))
    p.setBrush(QBrush(fill))
    p.drawPath(band)
    size = 46.0
    while size > 24 and kit.text_width(look.name, kit.heading(size)) > box.width() - 24:
        size -= 2
    p.setFont(kit.heading(size))
    p.setPen(QColor(look.colour.on))
    line = QRectF(box.left() + 12, box.top() + 6, box.width() - 24, 56)
    name = kit.elided(look.name, kit.heading(size), line.width())
    p.drawText(line, Qt.AlignmentFlag.AlignCenter, name)


def score(points: int) -> Plate:
    """The score on the track."""
    return _words(str(points).replace("-", "−"), 40)


def field(position: int) -> Plate:
    """The position on the agriculture track."""
    return _words(f"+{position}", 28)


def count(home: int, people: int) -> Plate:
    """How many of the people are at home."""
    return _words(f"{home} / {people}", 21)


def card_frame(width: float, height: float) -> Plate:
    """The frame around a card that can be used now."""

    def paint(p: QPainter, box: QRectF) -> None:
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor("#FFD35A"), 6))
        p.drawPath(kit.uneven(box.adjusted(4, 4, -4, -4), 10))

    return Plate(("card_frame", round(width), round(height)), width + 14, height + 14, paint)


def _words(text: str, size: float) -> Plate:
    font = kit.body(size)
    width = kit.text_width(text, font) + 20

    def paint(p: QPainter, box: QRectF) -> None:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(255, 248, 230, 232))
        p.drawPath(kit.uneven(box.adjusted(1, 1, -1, -1), 12))
        p.setFont(font)
        p.setPen(QColor(theme.CHARCOAL))
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    return Plate(("words", text, size), width, size + 12, paint)


def empty_slot(width: float) -> Plate:
    """Where a tool may lie one day."""

    def paint(p: QPainter, box: QRectF) -> None:
        p.setPen(QPen(QColor(70, 48, 26, 130), 2.5, Qt.PenStyle.DashLine))
        p.setBrush(QColor(70, 48, 26, 34))
        p.drawPath(kit.uneven(box.adjusted(5, 5, -5, -5), 12))

    return Plate(("empty_slot", width), width, width, paint)


def pick_frame(width: float, chosen: bool) -> Plate:
    """The frame around a tool that may be, or has been, added to the roll."""
    side = width + 16

    def paint(p: QPainter, box: QRectF) -> None:
        p.setBrush(QColor(255, 214, 90, 70) if chosen else Qt.BrushStyle.NoBrush)
        colour = QColor("#FFD35A") if chosen else QColor("#FFF1C2")
        p.setPen(QPen(colour, 6 if chosen else 3.5))
        p.drawPath(kit.uneven(box.adjusted(4, 4, -4, -4), 14))
        if chosen:
            tick = QPainterPath(QPointF(side - 34, side - 22))
            tick.lineTo(side - 26, side - 12)
            tick.lineTo(side - 10, side - 34)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(QColor("#2E4A12"), 7))
            p.drawPath(tick)

    return Plate(("pick", width, chosen), side, side + 4, paint)
