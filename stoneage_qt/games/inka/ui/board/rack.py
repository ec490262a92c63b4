"""The rack: the own pieces that are left, with their price, to be dragged onto the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from stoneage_qt.games.inka.rules.constants import (
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    KIND_NAMES,
)
from stoneage_qt.games.inka.rules.questions import missing, pieces_left
from stoneage_qt.games.inka.ui.board.layout import Box, Spot
from stoneage_qt.games.inka.ui.board.pieces import ROAD, building_art
from stoneage_qt.ui.board_kit import plates as kit
from stoneage_qt.ui.board_kit.items import CORNER, Z_LABEL, Z_STACK, SpriteItem
from stoneage_qt.ui.board_kit.pictures import Art, Pictures, Plate, piece

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from stoneage_qt.games.inka.rules import State
    from stoneage_qt.games.inka.ui.board.looks import SeatLook

PIECES: Final = (COST_ROAD, COST_SETTLEMENT, COST_CITY)
RACK: Final = Box(20, 676, 300, 500)
_ROW: Final = RACK.h / 3
_ICON: Final = 44.0
_PER_ROW: Final = 5


def row(cost: int) -> Box:
    """The part of the rack with one kind of piece."""
    return Box(RACK.x, RACK.y + _ROW * cost, RACK.w, _ROW)


def home(cost: int) -> Spot:
    """Where the piece stands in the rack."""
    return Spot(RACK.x + 76, row(cost).y + 74)


def piece_art(look: SeatLook, tribe: int, cost: int, way: str = "level") -> Art:
    """A piece as it is built, by COST_ROAD …"""
    if cost == COST_ROAD:
        return piece(look.road(tribe, way), ROAD)
    level = 2 if cost == COST_CITY else 1
    return building_art(look.building(tribe, level), level)


class Rack:
    """The pieces of one seat.

    Attributes:
        seat: whose they are.
        lit: the kinds of pieces, by COST_ROAD …, that can be built somewhere now.
    """

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._pictures = pictures
        self._mat = SpriteItem(pictures, CORNER, Z_LABEL)
        self._items = [SpriteItem(pictures, z=Z_STACK) for _ in PIECES]
        for item in (self._mat, *self._items):
            scene.addItem(item)
        self.seat = 0
        self.lit: frozenset[int] = frozenset()
        self._shown: tuple[State, SeatLook, bool] | None = None

    def show(self, s: State, seat: int, look: SeatLook, open_hand: bool) -> None:
        """The pieces of a seat; `open_hand`: what it lacks may be marked."""
        self.seat = seat
        self._shown = (s, look, open_hand)
        self._place()

    def light(self, costs: frozenset[int]) -> None:
        """Which kinds can be built now."""
        self.lit = costs
        self._place()

    def _place(self) -> None:
        if self._shown is None:
            return
        s, look, open_hand = self._shown
        left = pieces_left(s, self.seat)
        lacking = tuple(
            tuple(missing(s, self.seat, cost)) if open_hand else (0,) * 8 for cost in PIECES
        )
        prices = tuple(s.components.costs[cost] for cost in PIECES)
        mat = mat_plate(left, prices, lacking, self.lit, self._pictures)
        self._mat.stand(mat, RACK.x, RACK.y)
        for cost, item in zip(PIECES, self._items, strict=True):
            item.stand(piece_art(look, s.players[self.seat].tribe, cost), *home(cost))
            item.setVisible(left[cost] > 0)
            item.setOpacity(1.0 if cost in self.lit else 0.72)

    def at(self, point: QPointF) -> int | None:
        """The kind of piece under a point."""
        return next((cost for cost in PIECES if row(cost).holds(point.x(), point.y())), None)

    def lift(self, cost: int | None) -> None:
        """A piece is in somebody's hand (None: no longer)."""
        for number, item in enumerate(self._items):
            if number == cost:
                item.setOpacity(0.25)
        if cost is None:
            self._place()


def mat_plate(
    left: tuple[int, int, int],
    prices: tuple[tuple[int, ...], ...],
    lacking: tuple[tuple[int, ...], ...],
    lit: frozenset[int],
    pictures: Pictures,
) -> Plate:
    """A woven mat with three rows: how many are left, and what one costs."""
    font = kit.body(34)

    def paint(p: QPainter, box: QRectF) -> None:
        inner = box.adjusted(3, 3, -3, -7)
        kit.slab(p, inner, QColor("#F3EAD4"), QColor("#DDCDA6"), 12)
        _fringe(p, inner)
        for cost in PIECES:
            area = QRectF(inner.left() + 12, _ROW * cost + 10, inner.width() - 24, _ROW - 20)
            if cost in lit:
                p.setPen(QPen(QColor("#C98B2B"), 4))
                p.setBrush(QColor(255, 226, 150, 120))
                p.drawRoundedRect(area, 12, 12)
            p.setPen(kit.INK)
            p.setFont(font)
            p.drawText(
                QRectF(136, _ROW * cost + 22, 150, 44),
                int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
                f"× {left[cost]}",
            )
            _price(p, cost, prices[cost], lacking[cost], pictures)

    return Plate(("inka mat", left, prices, lacking, lit), RACK.w, RACK.h, paint)


def _price(
    p: QPainter, cost: int, price: tuple[int, ...], lacking: tuple[int, ...], pictures: Pictures
) -> None:
    """A picture for each card; what the hand lacks is pale."""
    x, y = 128.0, _ROW * cost + 70
    cards = [kind for kind, count in enumerate(price) for _ in range(count)]
    gone = list(lacking)
    step = min(_ICON - 8, (RACK.w - 128 - 16 - _ICON) / max(1, len(cards) - 1))
    for index, kind in enumerate(reversed(cards)):
        place = len(cards) - 1 - index
        lack = gone[kind] > 0
        gone[kind] -= lack
        p.setOpacity(0.3 if lack else 1.0)
        pictures.stamp(p, QRectF(x + step * place, y, _ICON, _ICON), f"kinds/{KIND_NAMES[kind]}")
    p.setOpacity(1.0)


def _fringe(p: QPainter, inner: QRectF) -> None:
    """Stepped bands at the left edge, as woven cloth has them."""
    p.setPen(Qt.PenStyle.NoPen)
    for step in range(int(inner.height() // 24)):
        p.setBrush(QColor("#A5482A" if step % 2 else "#2F4A6E"))
        p.drawRect(QRectF(inner.left() + 2, inner.top() + 12 + 24 * step, 7, 12))
