"""The plate of the final scoring: a headline, one row per player, a hint how to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from stoneage_qt.games.stoneage.ui.board import plates
from stoneage_qt.ui import theme
from stoneage_qt.ui.board_kit import plates as kit
from stoneage_qt.ui.board_kit.pictures import Pictures, Plate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stoneage_qt.games.stoneage.ui.board.looks import SeatLook

WIDTH: Final = 780.0
_EDGE: Final = 40.0
_HEAD: Final = 114.0
_ROW: Final = 58.0
_FOOT: Final = 46.0
_TORN: Final = (0.085, 0.125)
"""Shares of the height that the torn edges of the hide take, above and below."""
_TITLE: Final = 62.0
_TEXT: Final = 23.0
_SUM: Final = 30.0
_LEFT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
_FAINT: Final = QColor(theme.CHARCOAL).lighter(150)


class Row(NamedTuple):
    """One player: the sum in words, the total after it, and whether it counts for something."""

    look: SeatLook
    sum: str
    total: str
    strong: bool


def scoring_plate(
    title: str,
    icon: str,
    note: str,
    rows: Sequence[Row],
    hint: str,
    pictures: Pictures,
) -> Plate:
    """A hide with the headline of a category and what it gives to everybody."""
    above, below = _TORN
    height = (_HEAD + _ROW * len(rows) + _FOOT) / (1 - above - below)
    top = above * height

    def paint(p: QPainter, box: QRectF) -> None:
        pictures.stamp(p, box, "pieces/caption", stretch=True)
        side = 84.0
        pictures.stamp(p, QRectF(_EDGE, top + 14, side, side), icon)
        left = _EDGE + side + 18
        room = box.width() - left - _EDGE
        p.setPen(QColor(theme.CHARCOAL))
        _write(p, QRectF(left, top + 6, room, 66), _LEFT, title, kit.heading, _TITLE)
        _write(p, QRectF(left, top + 70, room, 32), _LEFT, note, _plain, _TEXT)
        for number, row in enumerate(rows):
            line = QRectF(_EDGE, top + _HEAD + _ROW * number, box.width() - 2 * _EDGE, _ROW)
            _paint_row(p, line, row)
            meeple = QRectF(line.left() + 10, line.top() + 7, 44, 44)
            pictures.stamp(p, meeple, row.look.meeple)
        p.setPen(_FAINT)
        foot = QRectF(_EDGE, top + _HEAD + _ROW * len(rows) + 4, box.width() - 2 * _EDGE, _FOOT - 8)
        _write(p, foot, Qt.AlignmentFlag.AlignCenter, hint, _plain, 21.0)

    return Plate(("scoring", title, note, tuple(rows)), WIDTH, height, paint, False)


def _paint_row(p: QPainter, box: QRectF, row: Row) -> None:
    band = box.adjusted(0, 4, 0, -4)
    p.setPen(Qt.PenStyle.NoPen)
    tone = QColor(row.look.colour.dark)
    tone.setAlpha(58 if row.strong else 24)
    p.setBrush(tone)
    p.drawPath(kit.uneven(band, 16))
    p.setPen(QColor(theme.CHARCOAL))
    _write(p, QRectF(box.left() + 68, box.top(), 232, box.height()), _LEFT, row.look.name, _plain)
    middle = QRectF(box.left() + 308, box.top(), 250, box.height())
    p.setPen(QColor(theme.CHARCOAL) if row.strong else _FAINT)
    _write(p, middle, _LEFT, row.sum, kit.body if row.strong else _plain, _SUM)
    total = QRectF(box.right() - 128, box.top(), 110, box.height())
    p.setPen(QColor(theme.CHARCOAL))
    _write(p, total, _RIGHT, row.total, kit.body, 36.0)


def _plain(units: float) -> QFont:
    return kit.body(units, bold=False)


def _write(
    p: QPainter,
    box: QRectF,
    where: Qt.AlignmentFlag,
    text: str,
    font: Callable[[float], QFont] = _plain,
    size: float = 27.0,
) -> None:
    """A line of text, smaller where it would not fit, cut where it would be too small to read."""
    while size > plates.TEXT and kit.text_width(text, font(size)) > box.width():
        size -= 1
    p.setFont(font(size))
    p.drawText(box, where, kit.elided(text, font(size), box.width()))
