"""Sky, far mountains, the massif above the quarry, and the lake."""

from __future__ import annotations

import itertools
from math import cos, sin
from typing import TYPE_CHECKING

from board_paint import (
    XY,
    Canvas,
    Hand,
    Marks,
    ellipse,
    mix,
    poly,
    pts,
    stroke,
    table,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from board_skin import Skin

SUN: XY = (706, 158)
SHORE = 204
"""The far shore of the lake, where sky and land meet."""


def sky(c: Canvas, s: Skin) -> None:
    """A dusk sky with a low sun and brushed clouds."""
    top, middle, low = s.sky
    c.fill(
        "M0 0h1600v300h-1600z",
        c.linear(0, 40, 0, 225, (0, top, 1), (0.5, middle, 1), (1, low, 1)),
    )
    c.glow(*SUN, 430, s.glow, 0.85)
    _rays(c, s)
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
    _cloud_banks(c, s)
    c.glow(*SUN, 92, s.sun, 0.9)
    c.fill(ellipse(*SUN, 21, 21), s.sun)
    h = Hand("birds")
    for x, y, k in table("842,96,9 866,104,7 824,108,6.5 884,92,6 902,112,5.5 862,120,5"):
        for side in (-1, 1):
            c.fill(
                stroke(x, y, x + side * k, y - k * h.between(0.3, 0.55), 1.3, side * -1.4),
                s.mountain[0],
                0.75,
            )


def _rays(c: Canvas, s: Skin) -> None:
    """Broad beams that fan up from the sun."""
    x, y = SUN
    reach = 620
    light = c.radial(x, y, reach, (0, s.sun, 0.3), (0.4, s.sun, 0.13), (1, s.sun, 0))
    beams = []
    for a, spread in table(
        "3.3,.05 3.52,.07 3.86,.06 4.2,.09 4.62,.06 4.98,.09 5.4,.06 5.72,.08 6.05,.05"
    ):
        far = [(x + reach * cos(a + k), y + reach * sin(a + k)) for k in (-spread, spread)]
        beams.append(poly([(x, y), *((px, max(0.0, py)) for px, py in far)]))
    c.fill(beams, light)


def _cloud_banks(c: Canvas, s: Skin) -> None:
    """Heaped clouds on both sides, dark above and lit from below."""
    h = Hand("banks")
    banks = table("452,98,84 560,84,58 966,88,92 1046,104,70 330,116,76 230,88,96 130,104,60")
    for x, y, size in banks:
        near = max(0.0, 1 - abs(x - SUN[0]) / 640)
        body = mix(mix(s.sky[0], s.cloud[0], 0.62), s.cloud[1], near * 0.35)
        lit = mix(s.cloud[0], s.cloud[1], 0.5 + near * 0.5)
        puffs = [
            (x + h.near(0, size * 0.7), y - h.between(-1, 9), size * h.between(0.2, 0.4))
            for _ in range(6)
        ]
        c.fill(
            [h.blob(px, py, r, r * 0.34, 0.1) for px, py, r in puffs]
            + [h.blob(x, y + 3, size, 6.5, 0.1)],
            body,
            0.62,
        )
        c.fill(
            [h.blob(px, py + r * 0.14, r * 0.78, r * 0.15, 0.14) for px, py, r in puffs], lit, 0.5
        )
        c.fill(
            [
                stroke(
                    x + h.near(0, size * 0.6) - 30,
                    y + h.between(3, 9),
                    x + h.near(0, size * 0.6) + 40,
                    y + h.between(4, 9),
                    2.4,
                )
                for _ in range(5)
            ],
            lit,
            0.75,
        )


def _ridge(h: Hand, peaks: Sequence[XY], rough: float, step: float) -> list[XY]:
    return h.rough(peaks, step, rough)


def far_mountains(c: Canvas, s: Skin) -> None:
    """Three chains that fade into the air; the sun catches the flanks turned to it."""
    chains: tuple[tuple[tuple[XY, ...], float], ...] = (
        (
            pts(
                "330,176 400,140 450,158 520,112 566,140 610,124 668,166 730,172 790,150 "
                "850,112 893,136 950,96 1010,138 1060,118 1180,160"
            ),
            2.2,
        ),
        (
            pts(
                "300,190 390,166 470,152 520,168 590,158 650,182 740,188 810,174 880,152 "
                "940,166 1000,142 1070,164 1200,176"
            ),
            2.0,
        ),
        (
            pts(
                "280,200 380,186 460,180 540,190 620,188 700,198 800,196 880,182 960,186 "
                "1030,172 1110,186 1200,190"
            ),
            1.4,
        ),
    )
    for i, (peaks, rough) in enumerate(chains):
        h = Hand(f"chain{i}")
        line = _ridge(h, peaks, rough, 9)
        base = SHORE + 8
        c.fill(poly([*line, (peaks[-1][0], base), (peaks[0][0], base)]), s.far[i])
        marks = Marks()
        light = mix(s.far[i], s.glow if not s.winter else "#ffffff", 0.5 - 0.1 * i)
        for (px, py), (_qx, qy) in itertools.pairwise(peaks):
            if i < 2 and py < qy - 8:
                toward = 1 if px < SUN[0] else -1
                for _ in range(7):
                    d = h.between(0, qy - py)
                    x = px + toward * d * h.between(0.1, 0.9)
                    y = py + d + 2
                    marks.add(
                        stroke(x, y, x + toward * h.between(5, 16), y + h.between(8, 20), 1.6),
                        light,
                        0.55,
                    )
        c.marks(marks)
        c.fill(
            f"M280 {SHORE - 44}h920v60h-920z",
            c.linear(0, SHORE - 44, 0, SHORE + 8, (0, s.glow, 0), (1, s.glow, 0.34)),
        )


def massif(c: Canvas, s: Skin) -> None:
    """The great mountain above the quarry: light on the left, cold shadow on the right."""
    h = Hand("massif")
    deep, shadow, middle, light, snow = s.mountain

    def low(outline: Sequence[XY]) -> list[XY]:
        return [(x, y if y > 250 else y * 0.86 + 35) for x, y in outline]

    line: tuple[XY, ...] = pts(
        "1012,206 1052,186 1088,172 1128,138 1158,130 1196,96 1228,108 1262,78 1296,56 "
        "1330,84 1366,74 1404,106 1448,96 1490,126 1550,112 1560,300 1120,300 1096,262 "
        "1084,244 1062,238 1040,226 1022,218"
    )
    c.fill(poly(h.rough(low(line), 11, 2.4)), middle)
    shadows: tuple[tuple[XY, ...], ...] = (
        pts(
            "1296,56 1330,84 1366,74 1404,106 1448,96 1490,126 1550,112 1560,300 1330,300 "
            "1352,236 1318,196 1340,150 1304,112"
        ),
        pts(
            "1196,96 1228,108 1252,88 1240,140 1262,176 1236,220 1262,280 1190,280 1214,206 "
            "1188,168 1212,132"
        ),
        pts("1158,130 1172,118 1176,160 1150,200 1172,250 1110,258 1136,200 1128,172"),
    )
    for outline in shadows:
        c.fill(poly(h.rough(low(outline), 10, 3)), shadow)
    for outline in (
        pts("1404,106 1448,96 1490,126 1550,112 1560,300 1470,290 1440,220 1462,170 1420,140"),
        pts("1318,120 1352,168 1334,210 1372,262 1334,250 1318,196 1340,150"),
    ):
        c.fill(poly(h.rough(low(outline), 10, 3)), deep, 0.75)
    lights: tuple[tuple[XY, ...], ...] = (
        pts("1296,58 1262,80 1246,96 1250,130 1270,170 1296,150 1286,116 1304,92"),
        pts("1196,98 1158,132 1128,140 1120,172 1150,186 1180,160 1176,130"),
        pts("1088,174 1052,188 1030,206 1070,226 1104,206 1100,186"),
        pts("1366,76 1344,90 1356,124 1384,150 1392,116"),
        pts("1448,98 1424,110 1440,140 1462,160 1466,124"),
    )
    for outline in lights:
        c.fill(poly(h.rough(low(outline), 9, 3)), light, 0.92)
    marks = Marks()
    for _ in range(260):
        x, y = h.between(1050, 1530), h.between(118, 280)
        if y < 304 - (x - 1000) * 0.72 or (x > 1330 and y < 126):
            continue
        colour = h.rng.choice((deep, shadow, light, middle))
        dx = h.between(-14, -4) if colour == light else h.between(4, 16)
        marks.add(stroke(x, y, x + dx, y + h.between(8, 24), h.between(0.8, 2.6)), colour, 0.45)
    c.marks(marks)
    caps: tuple[tuple[XY, ...], ...] = (
        pts("1296,55 1262,77 1250,92 1268,96 1274,112 1288,98 1300,122 1310,96 1322,104 1330,86"),
        pts("1366,73 1346,84 1356,96 1366,90 1376,106 1388,98 1402,107"),
        pts("1196,95 1176,114 1190,116 1198,130 1206,112 1220,118 1228,109"),
        pts("1448,95 1432,102 1446,112 1456,106 1470,118 1476,112"),
    )
    marks = Marks()
    for outline in caps:
        c.fill(poly(h.rough(low(outline), 8, 1.6)), snow)
    c.fill(poly(low(pts("1296,55 1300,122 1310,96 1322,104 1330,86"))), middle, 0.45)
    if s.winter:
        h.brush(
            marks,
            90,
            (1040, 130, 1530, 290),
            (snow,),
            (14, 44),
            (2, 5),
            0.55,
            lambda x, y: y > 300 - (x - 1000) * 0.75,
        )
        c.marks(marks)


def west_ridge(c: Canvas, s: Skin) -> None:
    """The wooded ridge behind the forest."""
    h = Hand("west")
    c.fill(
        poly(
            h.rough(
                pts("40,120 110,128 190,118 270,150 350,168 430,196 520,212 520,300 40,300"),
                12,
                2.5,
            )
        ),
        mix(s.far[2], s.pine[2], 0.35),
    )
    c.fill(
        poly(h.rough(pts("40,160 130,150 220,172 320,190 400,206 460,214 460,300 40,300"), 10, 3)),
        mix(s.far[2], s.pine[2], 0.62),
    )


def lake(c: Canvas, s: Skin) -> None:
    """The lake below the sun: sky in it, and a road of light."""
    h = Hand("lake")
    _deep, low, middle, high, _shine = s.water
    c.fill(
        f"M380 {SHORE}h720v110h-720z",
        c.linear(
            0,
            SHORE,
            0,
            SHORE + 92,
            (0, mix(s.sky[2], high, 0.3), 1),
            (0.4, mix(high, middle, 0.3), 1),
            (1, mix(middle, low, 0.4), 1),
        ),
    )
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
        drifts = [
            h.blob(
                h.between(420, 1000),
                h.between(SHORE + 10, SHORE + 84),
                h.between(20, 66),
                h.between(2, 6),
                0.25,
            )
            for _ in range(30)
        ]
        c.fill(drifts, s.grass[4], 0.5)


def far_shore(c: Canvas, s: Skin) -> None:
    """Small woods along the far shore, and their reflections."""
    h = Hand("shore")
    tone = mix(s.pine[2], s.far[2], 0.5)
    c.fill(
        poly(
            h.rough(
                pts(
                    "380,196 470,193 560,199 640,202 700,203.4 780,202.4 850,198 940,192 1030,189 "
                    "1110,194 1110,208 380,208"
                ),
                8,
                1.3,
            )
        ),
        mix(s.grass[2], s.far[2], 0.45),
    )
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
                mix(tone, s.water[1], 0.4),
                0.34,
            )
        x += h.between(4, 12)
    c.marks(trees)
