"""Number discs, dice and the robber of the second world."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board_paint import Canvas, Hand, ellipse, poly, pts, smooth, stroke
from inka_marks import CHARCOAL, INDIGO, MADDER, OCHRE, WOOL, diamond, number, woven_ring

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

STRONG = (6, 8)


def disc(value: int) -> Canvas:
    """A woven disc with its number and one pip for each of 36 throws; 6 and 8 are larger."""
    c = Canvas(80, 80)
    strong = value in STRONG
    r = 34 if strong else 28
    c.fill(ellipse(42, 44, r + 1, r), "#1d1410", 0.4)
    c.fill(ellipse(40, 41.6, r, r), "#6b5637")
    c.fill(ellipse(40, 40, r, r), "#d9c49a")
    if strong:
        woven_ring(c, (40, 40), r, 6.5, (MADDER, "#e0b23c"), 28)
    else:
        woven_ring(c, (40, 40), r, 4, (OCHRE, "#8c6a3c"), 32)
    inner = r - (6.5 if strong else 4)
    c.fill(ellipse(40, 40, inner, inner), WOOL)
    c.fill(ellipse(38.6, 38, inner * 0.84, inner * 0.8), "#fbf5e6")
    ink = MADDER if strong else CHARCOAL
    number(c, str(value), (40, 35.5), 26 if strong else 22, 5.6 if strong else 3.7, ink)
    pips = 6 - abs(7 - value)
    gap, size = (7.4, 2.9) if strong else (6.2, 2.2)
    y = 56.5 if strong else 54.5
    c.fill(
        [diamond(40 + (k - (pips - 1) / 2) * gap, y, size, size * 1.15) for k in range(pips)], ink
    )
    return c


PIPS = {
    1: "0,0",
    2: "-1,-1 1,1",
    3: "-1,-1 0,0 1,1",
    4: "-1,-1 1,-1 -1,1 1,1",
    5: "-1,-1 1,-1 0,0 -1,1 1,1",
    6: "-1,-1 1,-1 -1,0 1,0 -1,1 1,1",
}


def die(value: int) -> Canvas:
    """A face of a bone die with painted diamonds."""
    c = Canvas(64, 64)

    def square(x: float, y: float, half: float) -> str:
        e = half * 0.24
        return smooth(
            [
                (x - half + e, y - half),
                (x + half - e, y - half),
                (x + half, y - half + e),
                (x + half, y + half - e),
                (x + half - e, y + half),
                (x - half + e, y + half),
                (x - half, y + half - e),
                (x - half, y - half + e),
            ],
            0.6,
        )

    c.fill(square(34, 36, 27), "#1d1410", 0.35)
    c.fill(square(32, 34, 27), "#a98d5f")
    c.fill(square(32, 31, 27), "#e6d8b8")
    c.fill(square(31, 30, 24), "#f6eeda")
    c.fill(square(29, 28, 18), "#fffaf0", 0.7)
    spots = [(32 + x * 14, 31 + y * 14) for x, y in pts(PIPS[value])]
    size = 8.0 if value == 1 else 5.6
    c.fill([diamond(x + 0.8, y + 1, size, size) for x, y in spots], "#bba678")
    c.fill([diamond(x, y, size, size) for x, y in spots], MADDER if value == 1 else INDIGO)
    c.fill([diamond(x, y, size * 0.36, size * 0.36) for x, y in spots], "#e0b23c")
    return c


def robber() -> Canvas:
    """A masked man in a dark cloak; his foot is at (40, 92)."""
    c = Canvas(80, 104)
    h = Hand("robber")
    c.fill(ellipse(45, 92, 30, 8), "#140f12", 0.45)
    c.fill(smooth(pts("40,30 54,36 62,56 66,88 40,95 14,88 18,56 26,36"), 0.9), "#1f1b21")
    c.fill(smooth(pts("40,32 27,38 21,58 17,87 34,92 32,60"), 0.9), "#38323c")
    c.fill(smooth(pts("22,56 20,72 18,84 24,86 26,66"), 0.9), "#554c58")
    c.fill([stroke(17, 80, 64, 80, 4, 4)], MADDER)
    c.fill([diamond(22 + k * 9, 82 + 1.6 * (2 - abs(2 - k)), 2.6, 3) for k in range(5)], "#e0b23c")
    c.fill(smooth(pts("40,8 52,13 57,26 53,38 40,43 27,38 23,26 28,13")), "#2a242b")
    c.fill(smooth(pts("40,10 30,14 26,26 29,35 33,24")), "#4a414c")
    c.fill(smooth(pts("40,17 49,21 50,31 40,38 30,31 31,21")), "#c98b2b")
    c.fill(smooth(pts("40,17 33,20 31,29 36,34 37,24")), "#e6b85a")
    c.fill([poly(pts("32,24 39,26 38,29 33,28")), poly(pts("48,24 41,26 42,29 47,28"))], "#140f12")
    c.fill([poly(pts("36,32 44,32 42,34.6 38,34.6"))], "#140f12")
    feathers = [(28, -6, MADDER), (40, -9, "#e0b23c"), (52, -6, INDIGO)]
    for x, y, colour in feathers:
        c.fill(stroke(40 + (x - 40) * 0.5, 14, x, y + 12, 4.4, (x - 40) * 0.1), colour)
    c.fill(stroke(62, 92, 70, 18, 2.6), "#6d4e33")
    c.fill(h.blob(70, 18, 7, 7, 0.1, 6), "#74706e")
    c.fill(h.blob(68.6, 16.4, 4, 3.6, 0.1, 6), "#a09a92")
    return c


def pictures() -> Iterator[tuple[str, Callable[[], Canvas]]]:
    """Discs, dice, robber."""
    for value in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        yield f"pieces/number_{value}", lambda v=value: disc(v)
    for value in PIPS:
        yield f"pieces/die_{value}", lambda v=value: die(v)
    yield "pieces/robber", robber
