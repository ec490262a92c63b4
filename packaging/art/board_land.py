"""Sky, mountains, lake, river and the rolling ground of the valley."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING

from board_paint import XY, Canvas, Hand, Marks, ellipse, mix, poly, ribbon, samples, smooth, stroke

if TYPE_CHECKING:
    from collections.abc import Sequence

    from board_skin import Skin

SUN: XY = (706, 158)
SHORE = 204
"""The far shore of the lake, where sky and land meet."""

LEFT_BANK: tuple[XY, ...] = (
    (985, 262), (1030, 296), (1050, 342), (1042, 398), (1038, 458), (1052, 528), (1086, 598),
    (1146, 652), (1236, 686), (1330, 692), (1388, 722), (1404, 790), (1408, 860), (1398, 950),
)  # fmt: skip
RIGHT_BANK: tuple[XY, ...] = (
    (1062, 250), (1098, 292), (1108, 345), (1096, 398), (1094, 452), (1108, 504), (1158, 540),
    (1250, 554), (1350, 552), (1450, 556), (1548, 574),
)  # fmt: skip


def sky(c: Canvas, s: Skin) -> None:
    """A dusk sky with a low sun and brushed clouds."""
    top, middle, low = s.sky
    c.fill(
        "M0 0h1600v300h-1600z",
        c.linear(0, 40, 0, 225, (0, top, 1), (0.5, middle, 1), (1, low, 1)),
    )
    c.glow(*SUN, 430, s.glow, 0.85)
    h = Hand("clouds")
    marks = Marks()
    for _ in range(70):
        x, y = h.between(60, 1540), h.between(66, 168)
        near_sun = max(0.0, 1 - abs(x - SUN[0]) / 620)
        length = h.between(60, 190)
        colour = mix(s.cloud[0], s.cloud[1], near_sun * h.between(0.5, 1.1) + 0.15)
        marks.add(
            stroke(x, y, x + length, h.near(y, 5), h.between(2.5, 8), h.near(0, 4)), colour, 0.34
        )
    for _ in range(26):
        x, y = h.near(SUN[0], 330), h.between(104, 190)
        marks.add(stroke(x, y, x + h.between(50, 130), y, h.between(1.4, 3.4)), s.cloud[1], 0.6)
    c.marks(marks)
    c.glow(*SUN, 92, s.sun, 0.9)
    c.fill(ellipse(*SUN, 21, 21), s.sun)


def _ridge(h: Hand, peaks: Sequence[XY], rough: float, step: float) -> list[XY]:
    return h.rough(peaks, step, rough)


def far_mountains(c: Canvas, s: Skin) -> None:
    """Three chains that fade into the air; the sun catches the flanks turned to it."""
    chains: tuple[tuple[tuple[XY, ...], float], ...] = (
        (
            ((330, 176), (400, 140), (450, 158), (520, 112), (566, 140), (610, 124), (668, 166),
             (730, 172), (790, 150), (850, 112), (893, 136), (950, 96), (1010, 138), (1060, 118),
             (1180, 160)), 2.2,
        ),
        (
            ((300, 190), (390, 166), (470, 152), (520, 168), (590, 158), (650, 182), (740, 188),
             (810, 174), (880, 152), (940, 166), (1000, 142), (1070, 164), (1200, 176)), 2.0,
        ),
        (
            ((280, 200), (380, 186), (460, 180), (540, 190), (620, 188), (700, 198), (800, 196),
             (880, 182), (960, 186), (1030, 172), (1110, 186), (1200, 190)), 1.4,
        ),
    )  # fmt: skip
    for i, (peaks, rough) in enumerate(chains):
        h = Hand(f"chain{i}")
        line = _ridge(h, peaks, rough, 9)
        base = SHORE + 8
        c.fill(poly([*line, (peaks[-1][0], base), (peaks[0][0], base)]), s.far[i])
        marks = Marks()
        light = mix(s.far[i], s.glow if not s.winter else "#ffffff", 0.5 - 0.1 * i)
        for (px, py), (qx, qy) in zip(peaks[1:], peaks[2:], strict=False):
            if i < 2 and py < qy - 8:
                toward = 1 if px < SUN[0] else -1
                for _ in range(7):
                    d = h.between(0, qy - py)
                    x = px + toward * d * h.between(0.1, 0.9)
                    y = py + d + 2
                    marks.add(
                        stroke(x, y, x + toward * h.between(5, 16), y + h.between(8, 20), 1.6),
                        light, 0.55,
                    )  # fmt: skip
        c.marks(marks)
        c.fill(
            f"M280 {SHORE - 44}h920v60h-920z",
            c.linear(0, SHORE - 44, 0, SHORE + 8, (0, s.glow, 0), (1, s.glow, 0.34)),
        )


def massif(c: Canvas, s: Skin) -> None:
    """The great mountain above the quarry: light on the left, cold shadow on the right."""
    h = Hand("massif")
    deep, shadow, middle, light, snow = s.mountain
    line: tuple[XY, ...] = (
        (1006, 212), (1052, 186), (1088, 172), (1128, 138), (1158, 130), (1196, 96), (1228, 108),
        (1262, 78), (1296, 56), (1330, 84), (1366, 74), (1404, 106), (1448, 96), (1490, 126),
        (1550, 112), (1560, 300), (1000, 300),
    )  # fmt: skip
    c.fill(poly(h.rough(line, 11, 2.4)), middle)
    shadows: tuple[tuple[XY, ...], ...] = (
        ((1296, 56), (1330, 84), (1366, 74), (1404, 106), (1448, 96), (1490, 126), (1550, 112),
         (1560, 300), (1330, 300), (1352, 236), (1318, 196), (1340, 150), (1304, 112)),
        ((1196, 96), (1228, 108), (1252, 88), (1240, 140), (1262, 176), (1236, 220), (1262, 280),
         (1190, 280), (1214, 206), (1188, 168), (1212, 132)),
        ((1158, 130), (1172, 118), (1176, 160), (1150, 200), (1172, 250), (1110, 258), (1136, 200),
         (1128, 172)),
    )  # fmt: skip
    for pts in shadows:
        c.fill(poly(h.rough(pts, 10, 3)), shadow)
    for pts in (
        ((1404, 106), (1448, 96), (1490, 126), (1550, 112), (1560, 300), (1470, 290), (1440, 220),
         (1462, 170), (1420, 140)),
        ((1318, 120), (1352, 168), (1334, 210), (1372, 262), (1334, 250), (1318, 196), (1340, 150)),
    ):  # fmt: skip
        c.fill(poly(h.rough(pts, 10, 3)), deep, 0.75)
    lights: tuple[tuple[XY, ...], ...] = (
        ((1296, 58), (1262, 80), (1246, 96), (1250, 130), (1270, 170), (1296, 150), (1286, 116),
         (1304, 92)),
        ((1196, 98), (1158, 132), (1128, 140), (1120, 172), (1150, 186), (1180, 160), (1176, 130)),
        ((1088, 174), (1052, 188), (1030, 206), (1070, 226), (1104, 206), (1100, 186)),
        ((1366, 76), (1344, 90), (1356, 124), (1384, 150), (1392, 116)),
        ((1448, 98), (1424, 110), (1440, 140), (1462, 160), (1466, 124)),
    )  # fmt: skip
    for pts in lights:
        c.fill(poly(h.rough(pts, 9, 3)), light, 0.92)
    marks = Marks()
    for _ in range(150):
        x, y = h.between(1040, 1530), h.between(110, 280)
        if y < 300 - (x - 1000) * 0.75:
            continue
        colour = h.rng.choice((deep, shadow, light, middle))
        dx = h.between(-14, -4) if colour == light else h.between(4, 16)
        marks.add(stroke(x, y, x + dx, y + h.between(10, 26), h.between(1, 3)), colour, 0.5)
    c.marks(marks)
    caps: tuple[tuple[XY, ...], ...] = (
        ((1296, 55), (1262, 77), (1250, 92), (1268, 96), (1274, 112), (1288, 98), (1300, 122),
         (1310, 96), (1322, 104), (1330, 86)),
        ((1366, 73), (1346, 84), (1356, 96), (1366, 90), (1376, 106), (1388, 98), (1402, 107)),
        ((1196, 95), (1176, 114), (1190, 116), (1198, 130), (1206, 112), (1220, 118), (1228, 109)),
        ((1448, 95), (1432, 102), (1446, 112), (1456, 106), (1470, 118), (1476, 112)),
    )  # fmt: skip
    for pts in caps:
        c.fill(poly(h.rough(pts, 8, 1.6)), snow)
    c.fill(poly(((1296, 55), (1300, 122), (1310, 96), (1322, 104), (1330, 86))), middle, 0.45)
    if s.winter:
        for _ in range(90):
            x = h.between(1040, 1530)
            y = h.between(130, 290)
            if y > 300 - (x - 1000) * 0.75:
                c.fill(stroke(x, y, x + h.between(14, 44), y + h.near(0, 8), h.between(2, 5)), snow, 0.55)


def west_ridge(c: Canvas, s: Skin) -> None:
    """The wooded ridge behind the forest."""
    h = Hand("west")
    c.fill(
        poly(h.rough(((40, 120), (110, 128), (190, 118), (270, 150), (350, 168), (430, 196),
                      (520, 212), (520, 300), (40, 300)), 12, 2.5)),
        mix(s.far[2], s.pine[2], 0.35),
    )  # fmt: skip
    c.fill(
        poly(h.rough(((40, 160), (130, 150), (220, 172), (320, 190), (400, 206), (460, 214),
                      (460, 300), (40, 300)), 10, 3)),
        mix(s.far[2], s.pine[2], 0.62),
    )  # fmt: skip


def lake(c: Canvas, s: Skin) -> None:
    """The lake below the sun: sky in it, and a road of light."""
    h = Hand("lake")
    deep, low, middle, high, shine = s.water
    c.fill(
        f"M380 {SHORE}h720v110h-720z",
        c.linear(
            0, SHORE, 0, SHORE + 92,
            (0, mix(s.sky[2], high, 0.3), 1), (0.4, mix(high, middle, 0.3), 1), (1, mix(middle, low, 0.4), 1),
        ),
    )  # fmt: skip
    marks = Marks()
    for _ in range(120):
        y = SHORE + 3 + 84 * h.rng.random() ** 1.2
        x = h.between(390, 1090)
        length = h.between(16, 70) * (0.5 + (y - SHORE) / 84)
        colour = h.rng.choice((low, middle, high, mix(high, s.sky[2], 0.6)))
        marks.add(stroke(x, y, x + length, y, h.between(0.7, 2.2)), colour, 0.42)
    for i in range(66):
        y = SHORE + 2 + i * 1.15
        w = (10 + i * 0.75) * h.between(0.4, 1.2)
        x = SUN[0] + h.near(0, 6 + i * 0.4)
        marks.add(stroke(x - w, y, x + w, y, h.between(0.8, 2.0)), s.sun, 0.62)
    c.marks(marks)
    if s.winter:
        for _ in range(34):
            x, y = h.between(420, 1060), h.between(SHORE + 10, SHORE + 84)
            c.fill(h.blob(x, y, h.between(20, 66), h.between(2, 6), 0.25), s.grass[4], 0.45)


def far_shore(c: Canvas, s: Skin) -> None:
    """Small woods along the far shore, and their reflections."""
    h = Hand("shore")
    tone = mix(s.pine[2], s.far[2], 0.5)
    c.fill(
        poly(h.rough(((380, 196), (470, 193), (560, 199), (640, 202), (700, 203.4), (780, 202.4),
                      (850, 198), (940, 192), (1030, 189), (1110, 194), (1110, 208), (380, 208)), 8, 1.3)),
        mix(s.grass[2], s.far[2], 0.45),
    )  # fmt: skip
    trees = Marks()
    x = 384.0
    while x < 1110:
        gap = abs(x - SUN[0])
        if gap > 74 or h.rng.random() < 0.25:
            height = h.between(7, 19) * min(1.2, 0.45 + gap / 420)
            w = height * h.between(0.3, 0.48)
            trees.add(poly(((x - w, 205), (x, 205 - height), (x + w, 205))), tone)
            trees.add(
                stroke(x, 208, x + h.near(0, 3), 208 + height * 1.1, w * 0.6),
                mix(tone, s.water[1], 0.4), 0.34,
            )  # fmt: skip
        x += h.between(4, 12)
    c.marks(trees)


def ground(c: Canvas, s: Skin) -> None:
    """The valley floor in broad overlapping brush fields, warm far off and deep near by."""
    dark, low, middle, high, light = s.grass
    near_shore: list[XY] = [
        (40, 236), (200, 232), (330, 236), (420, 244), (500, 262), (580, 276), (660, 282), (740, 282),
        (820, 276), (900, 268), (985, 258), (1030, 250), (1110, 236), (1200, 230), (1560, 230),
    ]  # fmt: skip
    h = Hand("ground")
    edge = samples(near_shore, 16)
    c.fill(smooth([*edge, (1560, 960), (40, 960)], tension=0.4),
           c.linear(0, 240, 0, 940, (0, mix(high, light, 0.5), 1), (0.22, high, 1),
                    (0.55, middle, 1), (0.82, low, 1), (1, mix(low, dark, 0.6), 1)))  # fmt: skip
    for (ax, ay), (bx, by) in zip(edge, edge[1:], strict=False):
        if 470 < ax < 1010:
            c.fill(stroke(ax - 6, ay + 1, bx + 10, by + 2, 3.0), light, 0.85)
    folds: tuple[tuple[tuple[XY, ...], str, float], ...] = (
        (((60, 384), (160, 372), (280, 380), (390, 366), (500, 340), (620, 330), (740, 336), (860, 330),
          (960, 336), (1050, 326)), light, 0.5),
        (((60, 410), (170, 392), (300, 398), (420, 388), (520, 366), (660, 352), (800, 360), (930, 352),
          (1050, 372)), high, 0.9),
        (((60, 470), (180, 440), (330, 450), (450, 430), (520, 420)), middle, 0.5),
        (((60, 548), (140, 530), (260, 540), (380, 526), (490, 548), (620, 560), (800, 552), (960, 560),
          (1060, 548)), mix(middle, high, 0.4), 0.6),
        (((60, 640), (200, 622), (340, 640), (470, 662), (640, 690), (840, 686), (1040, 690), (1180, 686)),
         mix(low, middle, 0.35), 0.75),
        (((60, 700), (180, 684), (330, 690), (520, 702), (720, 696), (930, 702), (1150, 698), (1360, 712),
          (1420, 730)), mix(low, dark, 0.12), 0.85),
        (((60, 800), (220, 770), (420, 788), (660, 778), (900, 792), (1160, 780), (1410, 800)), mix(low, dark, 0.5), 0.6),
    )  # fmt: skip
    for line, colour, see in folds:
        top = samples(line, 22)
        rough = [(h.near(x, 3), h.near(y, 2.5)) for x, y in top]
        c.fill(
            smooth([*rough, (line[-1][0] + 20, line[-1][1] + 210), (line[0][0], line[0][1] + 210)], tension=0.5),
            c.linear(0, min(y for _, y in line), 0, max(y for _, y in line) + 190,
                     (0, colour, see), (0.4, colour, see * 0.7), (1, colour, 0)),
        )  # fmt: skip


def river(c: Canvas, s: Skin) -> None:
    """The river from the lake to the lower right corner."""
    h = Hand("river")
    deep, low, middle, high, shine = s.water
    left = samples(LEFT_BANK, 18)
    right = samples(RIGHT_BANK, 18)
    body = [*left, (1560, 950), *right[::-1]]

    def bank(grow: float) -> str:
        moved = [(x - grow, y + grow * 0.4) for x, y in left]
        other = [(x + grow * 0.7, y - grow * 0.6) for x, y in right]
        return smooth(
            [(h.near(x, 2.2), h.near(y, 2.2)) for x, y in [*moved, (1570, 960), *other[::-1]]],
            tension=0.7,
        )

    c.fill(bank(15), mix(s.earth[1], s.grass[1], 0.55), 0.6)
    c.fill(bank(9), s.earth[2], 0.9)
    c.fill(bank(4.5), s.earth[4] if not s.winter else s.grass[4])
    c.fill(
        smooth(body, tension=0.7),
        c.linear(1060, 250, 1440, 900, (0, mix(high, s.sky[2], 0.4), 1), (0.3, middle, 1), (0.62, low, 1), (1, deep, 1)),
    )  # fmt: skip
    marks = Marks()
    n = 60
    for _ in range(420):
        t = h.rng.random() ** 0.7
        across = h.rng.random()
        if 0.44 < t < 0.7 and 0.22 < across < 0.8:
            continue
        pts = [_stream(left, right, t + i * h.between(0.012, 0.02), across) for i in range(3)]
        depth = abs(across - 0.5) * 2
        colour = h.rng.choice((deep, middle, high, high) if depth < 0.7 else (high, shine, middle))
        w = h.between(1.2, 3.2) * (0.6 + t)
        marks.add(ribbon(pts, (0.3, w, 0.3)), colour, 0.5 if colour != shine else 0.7)
    c.marks(marks)
    del n
    if s.winter:
        _ice(c, s, h)


def _stream(left: Sequence[XY], right: Sequence[XY], t: float, across: float) -> XY:
    """A point of the river, `t` downstream and `across` from bank to bank."""
    t = min(0.999, max(0.0, t))
    i = t * (len(left) - 1)
    j = min(1.0, t * 1.0) * (len(right) - 1)
    lx, ly = left[int(i)]
    rx, ry = right[int(j)]
    if t > 0.72:
        rx, ry = 1560, 575 + (t - 0.72) / 0.28 * 375
    return (lx + (rx - lx) * across, ly + (ry - ly) * across)


def _ice(c: Canvas, s: Skin, h: Hand) -> None:
    """Ice along the banks; the middle stays open."""
    for x, y in samples(LEFT_BANK, 26)[2:]:
        c.fill(h.blob(x + 8, y - 3, h.between(9, 20), h.between(5, 10), 0.2), s.water[3], 0.75)
        c.fill(h.blob(x + 3, y, h.between(7, 13), h.between(4, 7), 0.2), s.grass[4], 0.9)
    for x, y in samples(RIGHT_BANK, 26)[1:]:
        c.fill(h.blob(x - 4, y + 6, h.between(10, 22), h.between(4, 9), 0.2), s.water[3], 0.75)
        c.fill(h.blob(x, y + 2, h.between(8, 14), h.between(3, 6), 0.2), s.grass[4], 0.9)


def wave(x: float, y: float, r: float, a: float) -> XY:
    """The point at angle `a` on a flattened circle."""
    return (x + r * cos(a), y + 0.5 * r * sin(a))
