"""Many cards at a glance: one tile for each thing they count for, with its number.

Of a card held only the lower half still counts (E2, E3), so a long row of cards says less
than its symbols and figures do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from stoneage_qt.games.stoneage.rules.components import CARDS
from stoneage_qt.games.stoneage.ui.art.faces import card_face
from stoneage_qt.games.stoneage.ui.board import tableau_layout as at
from stoneage_qt.ui import theme
from stoneage_qt.ui.board_kit import plates as kit
from stoneage_qt.ui.board_kit.pictures import Pictures, Plate

# Where the lower half begins, and how much of the card's height it takes.
_HALF: Final = 0.5
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_LOWER: Final = 0.46


class Holding(NamedTuple):
    """Cards that count for the same.

    Attributes:
        name: of the picture of the symbol or figure; "" for cards not shown.
        trade: whether it is a figure, which multiplies at the end.
        amount: how many symbols or figures the cards show.
        cards: their ids.
    """

    name: str
    trade: bool
    amount: int
    cards: tuple[int | None, ...]


def holdings(cards: Sequence[int | None]) -> list[Holding]:
    """Cards by what they count for: symbols, then figures, then those not shown."""
    kinds: dict[tuple[int, int], list[int | None]] = {}
    for card in cards:
        if card is None:
            key = (2, 0)
        elif CARDS[card].symbol >= 0:
            key = (0, CARDS[card].symbol)
        else:
            key = (1, CARDS[card].figure)
        kinds.setdefault(key, []).append(card)
    return [_holding(kinds[key], key[0] == 1) for key in sorted(kinds)]


def _holding(cards: list[int | None], trade: bool) -> Holding:
    known = [card for card in cards if card is not None]
    amount = sum(CARDS[card].figure_count for card in known) if trade else len(cards)
    name = card_face(known[0]).bottom_name if known else ""
    return Holding(name, trade, amount, tuple(cards))


def spots(held: Sequence[Holding]) -> list[tuple[float, float]]:
    """The middle of each tile: culture above, figures and what is hidden below."""
    culture = [h for h in held if h.name and not h.trade]
    below = [h for h in held if h.trade or not h.name]
    places: list[tuple[float, float]] = []
    for row, tiles in enumerate((culture, below)):
        x = at.OWNED_BOX.x + at.TILE_LEFT
        for holding in tiles:
            width = tile_width(holding)
            places.append((x + width / 2, at.OWNED_BOX.y + at.TILE_ROWS[row]))
            x += width + at.TILE_GAP
    return places


def tile_width(holding: Holding) -> float:
    """Figures have their number beside them, symbols on their corner."""
    return at.TRADE_W if holding.trade else at.SYMBOL_W


def tile(holding: Holding, pictures: Pictures) -> Plate:
    """What a group of cards counts for, on the ground of the lower half of a card."""
    width, height = tile_width(holding), at.TILE_H
    font = kit.body(30 if holding.trade else 20)

    def paint(p: QPainter, box: QRectF) -> None:
        edge = kit.uneven(box.adjusted(1, 1, -1, -1), 9)
        p.save()
        p.setClipPath(edge)
        whole = height / _LOWER
        ground = "cards/trade" if holding.trade else "cards/culture"
        if holding.name:
            lower = QRectF(0, -whole * _HALF, width, whole)
            pictures.stamp(p, lower, ground, stretch=True)
            side = min(width, height) - 4
            pictures.stamp(p, QRectF(2, (height - side) / 2, side, side), f"cards/{holding.name}")
        else:
            pictures.stamp(p, QRectF(0, -6, width, width * 1.41), "pieces/card_back")
        p.restore()
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(58, 40, 24, 200), 2))
        p.drawPath(edge)
        p.setFont(font)
        if holding.trade:
            p.setPen(QColor(theme.CHARCOAL))
            p.drawText(box.adjusted(height - 6, 0, -3, 0), _CENTRE, str(holding.amount))
        elif holding.amount > 1:
            spot = QRectF(box.right() - 23, box.bottom() - 24, 22, 23)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(theme.CHARCOAL))
            p.drawEllipse(spot)
            p.setPen(QColor("#FFF6E2"))
            p.drawText(spot, _CENTRE, str(holding.amount))

    key = ("holding", holding.name, holding.trade, holding.amount)
    return Plate(key, width, height, paint)
