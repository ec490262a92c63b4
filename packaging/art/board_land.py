"""The rolling ground of the valley and its river."""

from __future__ import annotations

import itertools
from math import hypot
from typing import TYPE_CHECKING

from board_paint import (
    XY,
    Canvas,
    Hand,
    Marks,
    mix,
    pts,
    ribbon,
    samples,
    smooth,
    stroke,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from board_skin import Skin

LEFT_BANK: tuple[XY, ...] = pts(
    "1004,242 1018,266 1038,300 1050,342 1042,398 1038,458 1052,528 1086,598 "
    "1146,652 1236,686 1330,692 1388,722 1404,790 1408,860 1398,950"
)
RIGHT_BANK: tuple[XY, ...] = pts(
    "1078,236 1090,262 1102,296 1108,345 1096,398 1094,452 1108,504 1158,540 "
    "1250,554 1350,552 1450,556 1548,574 1584,640 1592,740 1592,850 1592,950"
)


def ground(c: Canvas, s: Skin) -> None:
    """The valley floor in broad overlapping brush fields, warm far off and deep near by."""
    dark, low, middle, high, light = s.grass
    near_shore: list[XY] = pts(
        "40,236 200,232 330,236 420,244 500,262 580,276 660,282 740,282 820,276 900,268 "
        "985,258 1030,250 1110,236 1200,230 1560,230"
    )
    h = Hand("ground")
    edge = samples(near_shore, 16)
    c.fill(
        smooth([*edge, (1560, 960), (40, 960)], tension=0.4),
        c.linear(
            0,
            240,
            0,
            940,
            (0, mix(high, light, 0.5), 1),
            (0.22, high, 1),
            (0.55, middle, 1),
            (0.82, low, 1),
            (1, mix(low, dark, 0.6), 1),
        ),
    )
    lit = [
        stroke(a[0] - 6, a[1] + 1, b[0] + 10, b[1] + 2, 3.0)
        for a, b in itertools.pairwise(edge)
        if 470 < a[0] < 980
    ]
    c.fill(lit, light, 0.85)
    folds: tuple[tuple[tuple[XY, ...], str, float], ...] = (
        (
            pts("60,384 160,372 280,380 390,366 500,340 620,330 740,336 860,330 960,336 1050,326"),
            light,
            0.5,
        ),
        (pts("60,410 170,392 300,398 420,388 520,366 660,352 800,360 930,352 1050,372"), high, 0.9),
        (pts("60,470 180,440 330,450 450,430 520,420"), middle, 0.5),
        (
            pts("60,548 140,530 260,540 380,526 490,548 620,560 800,552 960,560 1060,548"),
            mix(middle, high, 0.4),
            0.6,
        ),
        (
            pts("60,640 200,622 340,640 470,662 640,690 840,686 1040,690 1180,686"),
            mix(low, middle, 0.35),
            0.75,
        ),
        (
            pts("60,700 180,684 330,690 520,702 720,696 930,702 1150,698 1360,712 1420,730"),
            mix(low, dark, 0.12),
            0.85,
        ),
        (pts("60,800 220,770 420,788 660,778 900,792 1160,780 1410,800"), mix(low, dark, 0.5), 0.6),
    )
    for line, colour, see in folds:
        top = samples(line, 22)
        rough = [(h.near(x, 3), h.near(y, 2.5)) for x, y in top]
        c.fill(
            smooth(
                [*rough, (line[-1][0] + 20, line[-1][1] + 210), (line[0][0], line[0][1] + 210)],
                tension=0.5,
            ),
            c.linear(
                0,
                min(y for _, y in line),
                0,
                max(y for _, y in line) + 190,
                (0, colour, see),
                (0.4, colour, see * 0.7),
                (1, colour, 0),
            ),
        )
    marks = Marks()
    for y0, y1, tones in (
        (262, 400, (light, high, mix(high, middle, 0.5))),
        (390, 560, (light, high, middle, middle)),
        (540, 700, (high, middle, low)),
        (690, 940, (middle, low, dark, dark)),
    ):
        box = (56, y0, 1120 if y0 < 690 else 1420, y1)
        h.brush(marks, 165, box, tones, (24, 110), (1.2, 3.6), 0.26, _on_land)
    c.marks(marks)


def _on_land(x: float, y: float) -> bool:
    """Whether a spot is well below the lake's near shore."""
    return y > 292 or x < 400 or x > 1090


def river(c: Canvas, s: Skin) -> None:
    """The river from the lake to the lower right corner."""
    h = Hand("river")
    deep, low, middle, high, _shine = s.water
    left = samples(LEFT_BANK, 18)
    right = samples(RIGHT_BANK, 18)
    body = [*left, *right[::-1]]

    def bank(grow: float) -> str:
        moved = [(x - grow, y + grow * 0.4) for x, y in left]
        other = [(x + grow * 0.7, y - grow * 0.6) for x, y in right]
        return smooth(
            [(h.near(x, 2.2), h.near(y, 2.2)) for x, y in [*moved[2:], *other[:1:-1]]],
            tension=0.7,
        )

    c.fill(bank(15), mix(s.earth[1], s.grass[1], 0.55), 0.6)
    c.fill(bank(9), s.earth[2], 0.9)
    c.fill(bank(4.5), s.earth[4] if not s.winter else s.grass[4])
    c.fill(
        smooth(body, tension=0.7),
        c.linear(
            1060,
            250,
            1440,
            900,
            (0, mix(high, middle, 0.45), 1),
            (0.3, middle, 1),
            (0.62, low, 1),
            (1, deep, 1),
        ),
    )
    _current(c, s, h, left, right)
    if s.winter:
        _ice(c, s, h)


def _current(c: Canvas, s: Skin, h: Hand, left: Sequence[XY], right: Sequence[XY]) -> None:
    """Streaks that follow the banks: deep in the channel, bright in the shallows."""
    deep, low, middle, high, shine = s.water
    for across, w, colour, see in (
        (0.5, 0.4, deep, 0.2),
        (0.42, 0.22, deep, 0.2),
        (0.04, 0.1, high, 0.4),
        (0.97, 0.07, high, 0.4),
    ):
        line = [_stream(left, right, t / 40, across) for t in range(1, 40)]
        widths = [w * hypot(*_span(left, right, t / 40)) * min(1, t / 6) for t in range(1, 40)]
        c.fill(ribbon(line, widths), colour, see)
    marks = Marks()
    for _ in range(430):
        t, across = h.rng.random(), h.between(0.02, 0.98)
        reach = h.between(0.018, 0.05)
        outline = [_stream(left, right, t + reach * k / 2, across) for k in range(3)]
        if any(hypot((x - 1308) / 172, (y - 631) / 62) < 1 for x, y in outline):
            continue
        edge = abs(across - 0.5) * 2
        colour = h.rng.choice(
            (deep, low, middle, high) if edge < 0.72 else (high, high, shine, middle)
        )
        w = h.between(0.9, 2.6) * (0.6 + 0.7 * t)
        (ax, ay), (mx, my), (bx, by) = outline
        bow = ((ay + by) / 2 - my) * (bx - ax) - ((ax + bx) / 2 - mx) * (by - ay)
        marks.add(
            stroke(ax, ay, bx, by, w, 0.01 - 2 * bow / (hypot(bx - ax, by - ay) or 1)),
            colour,
            0.5 if colour != shine else 0.75,
        )
    c.marks(marks)


def _span(left: Sequence[XY], right: Sequence[XY], t: float) -> XY:
    (ax, ay), (bx, by) = _stream(left, right, t, 0), _stream(left, right, t, 1)
    return (bx - ax, by - ay)


def _stream(left: Sequence[XY], right: Sequence[XY], t: float, across: float) -> XY:
    """A point of the river, `t` downstream and `across` from bank to bank."""
    lx, ly = _along(left, t)
    rx, ry = _along(right, t)
    return (lx + (rx - lx) * across, ly + (ry - ly) * across)


def _along(line: Sequence[XY], t: float) -> XY:
    at = min(0.9999, max(0.0, t)) * (len(line) - 1)
    i = int(at)
    (ax, ay), (bx, by) = line[i], line[i + 1]
    return (ax + (bx - ax) * (at - i), ay + (by - ay) * (at - i))


def _ice(c: Canvas, s: Skin, h: Hand) -> None:
    """Shelves of ice and snow along the banks; the middle stays open."""
    for bank, dx, dy in (
        (samples(LEFT_BANK, 24)[1:], 1, -0.45),
        (samples(RIGHT_BANK[:12], 24)[1:], -0.7, 0.6),
    ):
        for reach, colour, see in (
            (21, s.water[2], 0.55),
            (15, s.water[3], 0.85),
            (5, s.grass[4], 1.0),
        ):
            edge = [
                (x + dx * reach * h.between(0.55, 1.25), y + dy * reach * h.between(0.55, 1.25))
                for x, y in bank
            ]
            back = [
                (x - dx * 7 + h.near(0, 2), y - dy * 7 + h.near(0, 2)) for x, y in reversed(bank)
            ]
            c.fill(smooth(edge + back, tension=0.9), colour, see)
