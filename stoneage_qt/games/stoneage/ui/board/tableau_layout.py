"""Where things lie on the tableau, the strip below the board (board units)."""

from __future__ import annotations

from typing import Final

from stoneage_qt.games.stoneage.ui.board.layout import BOARD, Rect

STRIP: Final = Rect(0, BOARD.bottom, BOARD.w, 260)
SCENE: Final = Rect(0, 0, BOARD.w, STRIP.bottom)

NAME_BOX: Final = Rect(22, 1018, 210, 226)
PEOPLE_BOX: Final = Rect(240, 1018, 358, 226)
TOOLS_BOX: Final = Rect(606, 1018, 284, 226)
GOODS_BOX: Final = Rect(898, 1018, 314, 226)
OWNED_BOX: Final = Rect(1220, 1018, 360, 226)

HOME_HEIGHT: Final = 86.0
_ROW: Final = 5


def home_spot(index: int) -> tuple[float, float]:
    """Where the feet of a person at home stand: two rows of five, the second behind."""
    row, column = divmod(index, _ROW)
    x = PEOPLE_BOX.x + 42 + 66 * column + 14 * row
    return x, PEOPLE_BOX.y + 210 - 86 * row


def gate(seat: int) -> tuple[float, float]:
    """Where the pieces of a seat come from whose tableau is not shown: the right edge."""
    return BOARD.right + 40, 240.0 + 190.0 * seat


def tool_spot(slot: int, cards: bool = False) -> tuple[float, float]:
    """The middle of a tool slot (0 to 2); open cards below move it up."""
    return TOOLS_BOX.x + 50 + 92 * slot, TOOLS_BOX.y + (78 if cards else 116)


OPEN_CARD_W: Final = 64.0


def open_card_spot(index: int) -> tuple[float, float]:
    """The middle of an open card (one-use tool, two resources): there are four at most."""
    return TOOLS_BOX.x + 40 + 68 * index, TOOLS_BOX.y + 176


PILE_STEP: Final = 15.0
PILE_MOST: Final = 6


def pile_spot(kind: int, height: int = 0) -> tuple[float, float]:
    """The middle of a thing on the pile of food (0) or of a kind of goods (1 to 4)."""
    return GOODS_BOX.x + 33 + 62 * kind, GOODS_BOX.y + 146 - PILE_STEP * height


def pile_number_spot(kind: int) -> tuple[float, float]:
    """The middle of the number below a pile."""
    return GOODS_BOX.x + 33 + 62 * kind, GOODS_BOX.y + 200


def building_spot(index: int, count: int) -> tuple[float, float]:
    """The middle of a building won, in a row that closes up as it grows."""
    step = min(70.0, (OWNED_BOX.w - 80) / max(1, count - 1))
    return OWNED_BOX.x + 40 + step * index, OWNED_BOX.y + 74


def card_spot(index: int, count: int) -> tuple[float, float]:
    """The middle of a card held, in a row that closes up as it grows."""
    step = min(76.0, (OWNED_BOX.w - 88) / max(1, count - 1))
    return OWNED_BOX.x + 42 + step * index, OWNED_BOX.y + 168


# So many lie side by side; above, cards are shown by what they count for (see `holdings`).
CARDS_WHOLE: Final = 5
SYMBOL_W: Final = 40.0
TRADE_W: Final = 72.0
TILE_H: Final = 48.0
TILE_GAP: Final = 3.0
TILE_LEFT: Final = 9.0
TILE_ROWS: Final = (142.0, 195.0)
