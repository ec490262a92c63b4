"""The forest with its clearing, the hunting meadow and the gold-bearing bar in the river."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from board_fauna import BISON, HORSE, MAMMOTH, STAG, beast
from board_flora import (
    broadleaf,
    bush,
    conifer,
    faded,
    flowers,
    grass,
    log,
    reeds,
    rock,
    shadow,
    stump,
)
from board_paint import XY, Canvas, Hand, Marks, ellipse, mix, poly, pts, smooth, stroke, table
from board_skin import CHARCOAL, GOLD, OCHRE, RUST

if TYPE_CHECKING:
    from board_skin import Skin


def forest(c: Canvas, s: Skin) -> None:
    """Rows of firs and crowns around a clearing of soft needle ground."""
    h = Hand("forest")
    air = mix(s.far[2], s.glow, 0.3)
    rows: tuple[tuple[float, float, float, float, float], ...] = table(
        "212,62,410,62,0.55 230,58,432,84,0.38 246,60,452,104,0.2 264,58,456,120,0.05"
    )
    for y, x0, x1, height, haze in rows:
        pine, leaf = faded(s.pine, air, haze), faded(s.leaf, air, haze)
        if haze < 0.3:
            top = [(k, y - 46 + max(0, k - 290) * 0.3 + h.near(0, 6)) for k in range(50, 410, 20)]
            c.fill(
                poly(
                    [
                        *top,
                        (424, y - 2),
                        (400, y + 1),
                        *((k, h.near(y, 2.5)) for k in range(380, 50, -24)),
                    ]
                ),
                mix(pine[0], s.shade, 0.15),
                0.85,
            )
        x = x0
        while x < x1:
            fall = max(0.42, 1 - max(0.0, x - 320) / 230)
            tall = height * h.between(0.8, 1.22) * fall
            at = y + h.near(0, 5) + max(0.0, x - 380) * 0.06
            if h.rng.random() < 0.24 and haze < 0.5:
                broadleaf(c, h, x, at, tall * 0.86, 1, leaf, s.winter, mix(s.wood[1], air, haze))
            else:
                conifer(c, s, h, x, at, tall, 1, pine)
            x += h.between(0.26, 0.38) * height
    floor = mix(s.earth[3], s.grass[3], 0.55) if not s.winter else s.grass[3]
    c.fill(h.blob(280, 332, 216, 66, 0.05, 18), mix(s.grass[1], s.pine[2], 0.35), 0.75)
    c.pool(286, 328, 205, 64, mix(floor, s.grass[2], 0.2), 1.0, 0.66)
    c.pool(306, 320, 168, 46, mix(floor, s.grass[4], 0.6), 0.85, 0.2)
    for x in range(120, 450, 33):
        c.pool(x + 4, 276 + 10 * abs(x - 286) / 200, 34, 14, s.shade, 0.4)
    marks = Marks()
    h.brush(
        marks,
        150,
        (96, 276, 470, 384),
        (s.grass[1], s.earth[1], s.grass[4], s.earth[3]),
        (6, 28),
        (0.7, 1.7),
        0.34,
        lambda x, y: hypot((x - 286) / 196, (y - 328) / 58) < 1,
    )
    c.marks(marks)
    edge = [(x, 284 + 12 * abs(x - 286) / 200, h.between(8, 15)) for x in range(100, 474, 9)]
    grass(c, s, h, [(h.near(x, 4), h.near(y, 5), k) for x, y, k in edge], 0.3)
    for x, y, size in table("66,300,120 96,318,104 74,352,132 474,300,62 490,318,76"):
        conifer(c, s, h, x, y, size, 1, s.pine)
    broadleaf(c, h, 462, 330, 58, 1, s.leaf, s.winter, s.wood[1])
    for x, y in pts("112,296 452,338 118,372 166,383 420,380"):
        bush(c, s, h, x, y, h.between(15, 22), 1)
    for x, y, size in ((70, 392, 128), (100, 398, 92)):
        conifer(c, s, h, x, y, size, 1, s.pine)
    shadow(c, s, 420, 372, 48, 9)
    log(c, s, h, 384, 371, 60, 7)
    log(c, s, h, 398, 371, 60, 7)
    log(c, s, h, 392, 359, 56, 7)
    stump(c, s, h, 188, 374, 10)
    stump(c, s, h, 222, 381, 8)


def meadow(c: Canvas, s: Skin) -> None:
    """The hunting grounds: open grass with the herds, calm where people will stand."""
    h = Hand("meadow")
    _dark, low, middle, high, light = s.grass
    c.pool(290, 462, 260, 84, mix(high, light, 0.6), 0.75)
    c.pool(276, 604, 240, 104, mix(high, light, 0.35), 0.7)
    marks = Marks()
    h.brush(
        marks,
        150,
        (70, 404, 470, 520),
        (low, high, light, light, middle),
        (12, 54),
        (0.8, 2.2),
        0.34,
    )
    h.brush(marks, 210, (70, 520, 480, 690), (low, high, light, middle), (12, 60), (0.8, 2.4), 0.28)
    c.marks(marks)
    spots = [(h.between(74, 486), h.between(398, 692)) for _ in range(295)]
    calm = [
        (x, y, h.between(8, 16))
        for x, y in spots
        if not (92 < x < 462 and 512 < y < 668) or h.rng.random() < 0.06
    ]
    grass(c, s, h, calm, 0.55)
    beast(c, s, "horse1", HORSE, 290, 474, 0.62, mix(OCHRE, RUST, 0.35), right=True)
    beast(c, s, "horse2", HORSE, 332, 468, 0.54, mix(OCHRE, CHARCOAL, 0.25), right=True)
    beast(c, s, "mammoth1", MAMMOTH, 178, 526, 1.16, mix(RUST, CHARCOAL, 0.18))
    beast(c, s, "mammoth2", MAMMOTH, 262, 528, 0.58, RUST)
    beast(c, s, "stag", STAG, 440, 528, 0.9, mix(RUST, OCHRE, 0.25))
    beast(c, s, "bison", BISON, 356, 528, 0.96, mix(RUST, CHARCOAL, 0.4))
    flowers(c, s, h, 270, 600, 200, 84, 70)
    grass(
        c,
        s,
        h,
        [(h.between(90, 470), h.between(526, 536), h.between(7, 12)) for _ in range(52)],
        0.45,
    )
    rock(c, s, h, 92, 690, 34, s.rock)
    bush(c, s, h, 462, 690, 18, 1)
    bush(c, s, h, 484, 540, 13, 1)


def river_place(c: Canvas, s: Skin) -> None:
    """A gravel bar with gold in the shallows around it."""
    h = Hand("bar")
    _deep, _low, middle, high, shine = s.water
    bar: list[XY] = pts(
        "1146,624 1176,600 1230,590 1290,582 1350,580 1410,586 1452,602 1466,626 "
        "1446,652 1408,672 1350,682 1288,680 1230,668 1176,650"
    )

    def grown(k: float, dy: float = 0) -> str:
        return smooth(
            [
                (1310 + (x - 1310) * k + h.near(0, 2), 631 + (y - 631) * k + dy + h.near(0, 1.5))
                for x, y in bar
            ]
        )

    sand = mix(s.earth[3], s.earth[4], 0.35) if not s.winter else s.grass[3]
    c.fill(grown(1.14, 2), mix(high, middle, 0.5), 0.5)
    c.fill(grown(1.07, 2), mix(high, sand, 0.35), 0.75)
    c.fill(grown(1.0, 3), mix(sand, s.earth[1], 0.5))
    c.fill(grown(0.985), sand)
    c.fill(grown(0.86, -3), mix(sand, s.earth[4], 0.6), 0.7)
    marks = Marks()
    h.brush(
        marks,
        90,
        (1156, 584, 1446, 678),
        (s.earth[2], s.earth[4], s.earth[3]),
        (8, 40),
        (0.8, 2),
        0.4,
        lambda x, y: hypot((x - 1306) / 150, (y - 631) / 46) < 1,
    )
    for _ in range(170):
        x, y = h.between(1150, 1462), h.between(584, 680)
        k = hypot((x - 1308) / 156, (y - 631) / 50)
        if 0.72 < k < 0.98:
            r = h.between(1, 3.6)
            marks.add(
                ellipse(x, y, r, r * 0.62),
                h.rng.choice((s.earth[1], s.rock[2], s.rock[3], s.earth[4])),
                0.85,
            )
    for _ in range(46):
        x, y = h.between(1130, 1520), h.between(566, 690)
        k = hypot((x - 1308) / 156, (y - 631) / 50)
        if 0.84 < k < 1.5:
            marks.add(stroke(x, y, x + h.between(6, 18), y + h.near(0, 1), 1.5), s.glint, 0.9)
    for _ in range(60):
        x, y = h.between(1410, 1530), h.between(690, 930)
        marks.add(
            stroke(x, y, x + h.between(5, 16), y + h.near(0, 1), 1.3),
            h.rng.choice((s.glint, shine)),
            0.6,
        )
    c.marks(marks)
    for x, y, r in table(
        "1476,600,3.6 1484,606,2.6 1469,608,2.4 1160,600,3.0 1168,606,2.2 1440,674,2.8"
    ):
        c.fill(h.blob(x, y + 1, r * 1.2, r), mix(GOLD, CHARCOAL, 0.45))
        c.fill(h.blob(x, y, r, r * 0.8), GOLD)
        c.fill(h.blob(x - r * 0.3, y - r * 0.3, r * 0.4, r * 0.3), "#fff3c0")
    for x, y, w in table("1502,640,30 1478,656,18 1130,606,20 1500,742,34 1444,820,20 1520,880,40"):
        rock(c, s, h, x, y, w, s.rock, -1)
        c.fill(stroke(x - w * 0.8, y + 3, x + w * 0.8, y + 3, 2.4), high, 0.7)
    for x, y, n in table("1062,600,9 1100,648,10 1404,800,9 1400,900,9 1524,586,8 1420,712,5"):
        reeds(c, s, h, x, y, 30, n)


def shore(c: Canvas, s: Skin) -> None:
    """The quiet lake shore: reeds, a dugout, driftwood and a few stones."""
    h = Hand("shore life")
    _dark, _low, middle, high, light = s.grass
    c.pool(720, 300, 330, 60, light, 0.6)
    marks = Marks()
    h.brush(
        marks, 90, (470, 286, 1010, 372), (light, high, middle, light), (20, 90), (0.9, 2.4), 0.32
    )
    c.marks(marks)
    for x, y, n in table("476,266,10 512,276,8 880,276,7 930,270,9 972,268,8"):
        reeds(c, s, h, x, y, 24, n)
    hull: list[XY] = pts("556,282 574,292 606,297 640,296 666,286 658,300 634,307 600,307 570,299")
    shadow(c, s, 612, 307, 62, 7, 0.35)
    c.fill(smooth(hull, tension=0.7), s.wood[1])
    c.fill(
        smooth(
            pts("560,285 580,293 610,297.5 640,296 662,288 640,300 608,302 576,296"), tension=0.7
        ),
        s.wood[0],
    )
    c.fill(stroke(572, 300, 652, 302, 2.4, 3), s.wood[3])
    c.fill([stroke(600, 304, 690, 276, 1.6), stroke(684, 280, 700, 272, 3.4)], s.wood[2])
    for x, y, w in table("536,292,12 548,296,8 846,294,13 1000,300,10 694,298,9"):
        rock(c, s, h, x, y, w, s.rock, 1)
    for x, y, k in table("500,322,12 866,352,11 1012,338,13 662,364,9"):
        bush(c, s, h, x, y, k, 1 if x < 700 else -1)
    spots = [(h.between(474, 1036), h.between(296, 384), h.between(6, 11)) for _ in range(80)]
    grass(c, s, h, spots, 0.65)
    flowers(c, s, h, 740, 336, 250, 40, 70)
    broadleaf(c, h, 992, 316, 42, -1, s.leaf, s.winter, s.wood[1])
