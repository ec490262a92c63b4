"""Figures that live in several pictures of the second world: llamas, fish, boats, birds, leaves."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from board_paint import XY, Canvas, ellipse, poly, pts, ribbon, smooth, stroke

if TYPE_CHECKING:
    from collections.abc import Sequence

    from board_paint import Hand
    from inka_skin import Skin, Tones

LLAMA_BODY = pts(
    "3,19 6,15 14,14 22,15 26,12 28,4 29,0 30,-5 31,0 33,1 37,4 37,7 33,8 31,9 30,16 29,24 24,28 15,27 7,28 3,25"
)
LLAMA_LEGS = (
    "5,25 9,25 8.6,41 6,41",
    "10,26 13.6,26 12.4,40 10.2,40",
    "20,26 23.6,26 22.8,40 20.4,40",
    "24.6,25 28.4,24 28,41 25.4,41",
)
FISH = pts("0,0 6,-4 14,-4.6 21,-1.6 28,-5.6 26.4,0 28,5.6 21,1.6 14,4.6 6,4")


def moved(
    points: Sequence[XY], at: XY, scale: float = 1.0, flip: bool = False, turn: float = 0.0
) -> list[XY]:
    """Points of a figure put somewhere, mirrored or turned."""
    a = radians(turn)
    out: list[XY] = []
    for x, y in points:
        x, y = (-x if flip else x) * scale, y * scale
        out.append((at[0] + x * cos(a) - y * sin(a), at[1] + x * sin(a) + y * cos(a)))
    return out


def llama(
    c: Canvas, s: Skin, at: XY, scale: float, coat: Tones, flip: bool = False, blanket: str = ""
) -> None:
    """A llama from the side, its feet at y + 41 of the figure."""

    def put(text: str | list[XY]) -> list[XY]:
        return moved(pts(text) if isinstance(text, str) else text, at, scale, flip)

    x = at[0] + (-16 if flip else 16) * scale
    c.fill(ellipse(x + 4 * scale, at[1] + 41 * scale, 19 * scale, 4 * scale), s.shade, 0.3)
    c.fill([poly(put(leg)) for leg in LLAMA_LEGS[1::2]], coat[1])
    c.fill([poly(put(leg)) for leg in LLAMA_LEGS[::2]], coat[2])
    c.fill(smooth(put(LLAMA_BODY), 0.8), coat[3])
    c.fill(smooth(put("4,22 12,24 20,23 28,19 28,24 24,28 15,27 7,28")), coat[2])
    c.fill(smooth(put("28,2 30,0 32,2 30,10 29,18 27,15"), 0.9), coat[4], 0.8)
    c.fill(smooth(put("3,17 0,20 1,25 4,22")), coat[2])
    c.fill([stroke(*put("29.4,1 28,-5")[0], *put("29.4,1 28,-5")[1], 1.6 * scale)], coat[3])
    c.fill(ellipse(*put("33,3.4")[0], 0.9 * scale, 0.9 * scale), s.shade)
    if blanket:
        c.fill(smooth(put("9,13.6 21,14 21.6,22 15,23.6 8.6,22"), 0.5), blanket)
        c.fill(poly(put("8.8,18 21.4,18 21.5,20 8.7,20")), s.gold[3])
        c.fill(ellipse(*put("28.6,-3.6")[0], 1.7 * scale, 1.7 * scale), blanket)


def fish(c: Canvas, s: Skin, at: XY, scale: float, turn: float, flip: bool = False) -> None:
    """A silver fish with a dark back."""
    c.fill(smooth(moved(FISH, (at[0] + 2, at[1] + 4), scale, flip, turn), 0.8), s.sea[0], 0.4)
    c.fill(smooth(moved(FISH, at, scale, flip, turn), 0.8), s.snow[3])
    back = pts("0,0 6,-4 14,-4.6 21,-1.6 28,-5.6 24,-1 14,-1.2 6,-0.8")
    c.fill(smooth(moved(back, at, scale, flip, turn), 0.8), s.sea[0])
    c.fill(
        ellipse(*moved([(4.2, -0.4)], at, scale, flip, turn)[0], 0.9 * scale, 0.9 * scale), s.shade
    )


def reed_boat(
    c: Canvas,
    s: Skin,
    at: XY,
    scale: float,
    flip: bool = False,
    fisher: bool = True,
    sail: bool = False,
) -> None:
    """A boat of bundled reeds with a high bow; whoever is in it sits by y = 0."""

    def put(text: str) -> list[XY]:
        return moved(pts(text), at, scale, flip)

    x, y = at
    c.fill(ellipse(x, y + 11 * scale, 38 * scale, 6 * scale), s.sea[0], 0.45)
    if sail:
        c.fill(poly(put("-3,4 -1,4 -1,-46 -3,-46")), s.wood[2])
        c.fill(smooth(put("0,-44 26,-40 30,-22 25,-4 0,-8"), 0.6), s.wool[2])
        c.fill(smooth(put("0,-44 14,-42 17,-24 14,-6 0,-8"), 0.6), s.wool[3])
        c.fill(poly(put("0,-30 28.4,-28 29.4,-22 0,-24")), s.feather[2])
    if fisher:
        c.fill(smooth(put("-6,4 -5,-8 0,-12 5,-8 6,4"), 0.8), s.feather[2])
        c.fill(poly(put("-5.5,-3 5.5,-3 5.8,-0.4 -5.8,-0.4")), s.gold[2])
        c.fill(ellipse(*put("0,-15")[0], 4.2 * scale, 4.6 * scale), s.earth[3])
        c.fill(smooth(put("-5,-15 -4,-20 0,-21.6 4,-20 5,-15 0,-17")), s.wood[0])
        c.fill(stroke(*put("-14,10 14,-14")[0], *put("-14,10 14,-14")[1], 1.6 * scale), s.wood[3])
    c.fill(
        smooth(put("-36,-2 -20,3 14,3 32,-4 44,-22 46,-20 40,2 24,12 -16,12 -30,7"), 0.9), s.reed[1]
    )
    c.fill(smooth(put("-36,-2 -20,3 14,3 32,-4 44,-22 42,-10 33,1 16,7 -18,7"), 0.9), s.reed[3])
    bands = [poly(put(f"{a},2.4 {a + 2.6},2.4 {a + 3},11.6 {a},11.6")) for a in (-22, -8, 8, 22)]
    c.fill(bands, s.wood[1], 0.7)
    c.fill(stroke(*put("-34,14 40,14")[0], *put("-34,14 40,14")[1], 1.6 * scale), s.foam, 0.6)


def macaw(c: Canvas, s: Skin, at: XY, scale: float, flip: bool = False) -> None:
    """A scarlet bird in flight with a long tail."""

    def put(text: str) -> list[XY]:
        return moved(pts(text), at, scale, flip)

    c.fill(smooth(put("-4,0 -16,6 -34,12 -20,2"), 0.6), s.feather[1])
    c.fill(smooth(put("0,-2 -8,-14 -20,-22 -6,-22 6,-14 8,-3"), 0.9), s.sea[2])
    c.fill(smooth(put("1,-2 -4,-12 -12,-19 -2,-18 7,-11 8,-3"), 0.9), s.gold[2])
    c.fill(smooth(put("-6,2 0,-4 10,-6 15,-4 16,0 10,3 2,4"), 0.9), s.feather[2])
    c.fill(smooth(put("2,0 -2,10 -12,17 2,15 9,8 9,0"), 0.9), s.feather[3])
    c.fill(smooth(put("14,-4 19,-2 17,3 15,0"), 0.8), s.wool[3])
    c.fill(ellipse(*put("12.6,-2.8")[0], 1.1 * scale, 1.1 * scale), s.shade)


def palm(c: Canvas, h: Hand, s: Skin, at: XY, size: float, tones: tuple[str, str, str]) -> None:
    """A crown of bowed fronds on a thin stem, its foot at `at`."""
    x, y = at
    top = (h.near(x, 5), y - size)
    c.fill(ribbon([at, ((x + top[0]) / 2 + 3, y - size / 2), top], [5, 4, 3]), s.wood[1])
    for colour, count, length in ((tones[0], 7, 0.8), (tones[1], 6, 0.72), (tones[2], 4, 0.55)):
        fronds = []
        for k in range(count):
            a = radians(-200 + 220 * (k + 0.5) / count + h.near(0, 8))
            r = size * length * h.between(0.85, 1.1)
            tip = (top[0] + r * cos(a), top[1] + r * 0.7 * sin(a) + r * 0.3)
            fronds.append(
                stroke(*top, *tip, size * 0.11, size * (-0.16 if cos(a) < 0 else 0.16) * -1)
            )
        c.fill(fronds, colour)


def crowns(
    c: Canvas, h: Hand, s: Skin, spots: Sequence[XY], size: float, tones: Tones, tall: float = 1.25
) -> None:
    """A row of leafy trees, nearest last; feet at the spots."""
    c.fill(
        [ellipse(x + size * 0.35, y + 1, size * 0.8, size * 0.3) for x, y in spots], s.shade, 0.35
    )
    c.fill(
        [
            poly([(x - 1.6, y + 1), (x + 1.6, y + 1), (x + 1, y - size), (x - 1, y - size)])
            for x, y in spots
        ],
        s.wood[1],
    )
    sizes = [size * h.between(0.85, 1.15) for _ in spots]
    for dx, dy, share, tone in (
        (0.06, 0.92, 1.0, tones[0]),
        (-0.06, 1.02, 0.84, tones[1]),
        (-0.16, 1.2, 0.58, tones[2]),
        (-0.26, 1.42, 0.3, tones[3]),
    ):
        c.fill(
            [
                h.blob(
                    x + dx * r,
                    y - dy * r * tall * 0.85,
                    r * 0.78 * share,
                    r * tall * 0.8 * share,
                    0.13,
                    9,
                )
                for (x, y), r in zip(spots, sizes, strict=True)
            ],
            tone,
        )
