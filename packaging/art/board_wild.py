"""The forest with its clearing, the hunting meadow and the gold-bearing bar in the river."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from board_fauna import BISON, HORSE, MAMMOTH, STAG, beast
from board_flora import (
    broadleaf, bush, conifer, faded, flowers, grass, log, reeds, rock, shadow, stump,
)  # fmt: skip
from board_paint import XY, Canvas, Hand, Marks, ellipse, mix, smooth, stroke
from board_skin import CHARCOAL, GOLD, OCHRE, RUST

if TYPE_CHECKING:
    from board_skin import Skin


def forest(c: Canvas, s: Skin) -> None:
    """Rows of firs and crowns around a clearing of soft needle ground."""
    h = Hand("forest")
    air = mix(s.far[2], s.glow, 0.3)
    rows: tuple[tuple[float, float, float, float, float], ...] = (
        (214, 62, 500, 50, 0.55), (230, 58, 478, 72, 0.36), (246, 60, 470, 96, 0.2), (262, 58, 462, 112, 0.06),
    )  # fmt: skip
    for y, x0, x1, height, haze in rows:
        pine, leaf = faded(s.pine, air, haze), faded(s.leaf, air, haze)
        x = x0
        while x < x1:
            fall = max(0.45, 1 - max(0.0, x - 330) / 260)
            tall = height * h.between(0.8, 1.22) * fall
            at = y + h.near(0, 5) + max(0.0, x - 380) * 0.06
            if h.rng.random() < 0.24 and haze < 0.5:
                broadleaf(c, h, x, at, tall * 0.86, 1, leaf, s.winter, mix(s.wood[1], air, haze))
            else:
                conifer(c, s, h, x, at, tall, 1, pine)
            x += h.between(0.22, 0.34) * height
    floor = mix(s.earth[2], s.grass[3], 0.5) if not s.winter else s.grass[3]
    c.fill(h.blob(286, 326, 212, 68, 0.06, 16), mix(s.grass[1], s.pine[2], 0.4), 0.55)
    c.fill(h.blob(288, 326, 190, 57, 0.06, 16), mix(floor, s.pine[2], 0.25), 0.85)
    c.fill(h.blob(292, 325, 166, 47, 0.07, 15), floor)
    c.fill(h.blob(310, 318, 118, 30, 0.1, 13), mix(floor, s.grass[4], 0.45), 0.7)
    marks = Marks()
    for _ in range(90):
        x, y = h.near(288, 190), h.near(326, 56)
        if hypot((x - 288) / 190, (y - 326) / 56) < 1:
            marks.add(stroke(x, y, x + h.between(6, 20), y + h.near(0, 2), 1.2), h.rng.choice((s.grass[1], s.earth[1], s.grass[4])), 0.34)
    c.marks(marks)
    edge = [(x, 284 + 12 * abs(x - 286) / 200, h.between(8, 15)) for x in range(100, 474, 9)]
    grass(c, s, h, [(h.near(x, 4), h.near(y, 5), k) for x, y, k in edge], 0.3)
    for x, y, size in ((66, 300, 120), (96, 318, 104), (74, 352, 132), (474, 300, 62), (490, 318, 76)):
        conifer(c, s, h, x, y, size, 1, s.pine)
    broadleaf(c, h, 462, 330, 58, 1, s.leaf, s.winter, s.wood[1])
    for x, y in ((112, 296), (452, 338), (118, 372), (166, 383), (420, 380)):
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
    dark, low, middle, high, light = s.grass
    c.fill(h.blob(280, 470, 214, 62, 0.08, 14), mix(high, light, 0.3), 0.5)
    c.fill(h.blob(270, 606, 216, 82, 0.06, 15), mix(middle, high, 0.55), 0.55)
    c.fill(h.blob(270, 600, 178, 62, 0.08, 14), mix(high, light, 0.25), 0.45)
    marks = Marks()
    for _ in range(240):
        x, y = h.between(76, 480), h.between(404, 684)
        tone = h.rng.choice((low, high, light, middle))
        marks.add(stroke(x, y, x + h.between(10, 34), y + h.near(0, 2), h.between(0.7, 1.6)), tone, 0.26)
    c.marks(marks)
    spots = [(h.between(78, 486), h.between(400, 690)) for _ in range(330)]
    calm = [(x, y, h.between(7, 13)) for x, y in spots if not (96 < x < 460 and 516 < y < 664) or h.rng.random() < 0.1]
    grass(c, s, h, calm, 0.5)
    beast(c, s, "horse1", HORSE, 356, 452, 0.62, mix(OCHRE, RUST, 0.35), right=True)
    beast(c, s, "horse2", HORSE, 412, 456, 0.55, mix(OCHRE, CHARCOAL, 0.25), right=True)
    beast(c, s, "mammoth1", MAMMOTH, 186, 512, 1.18, mix(RUST, CHARCOAL, 0.18))
    beast(c, s, "mammoth2", MAMMOTH, 262, 516, 0.56, RUST)
    beast(c, s, "stag", STAG, 434, 516, 0.86, mix(RUST, OCHRE, 0.25))
    beast(c, s, "bison", BISON, 344, 516, 0.92, mix(RUST, CHARCOAL, 0.4), right=False)
    flowers(c, s, h, 270, 600, 200, 84, 70)
    grass(c, s, h, [(h.between(90, 470), h.between(514, 524), h.between(7, 12)) for _ in range(52)], 0.45)
    rock(c, s, h, 92, 690, 34, s.rock)
    bush(c, s, h, 462, 690, 18, 1)
    bush(c, s, h, 484, 540, 13, 1)


def river_place(c: Canvas, s: Skin) -> None:
    """A gravel bar with gold in the shallows around it."""
    h = Hand("bar")
    deep, low, middle, high, shine = s.water
    bar: list[XY] = [
        (1146, 624), (1176, 600), (1230, 590), (1290, 582), (1350, 580), (1410, 586), (1452, 602), (1466, 626),
        (1446, 652), (1408, 672), (1350, 682), (1288, 680), (1230, 668), (1176, 650),
    ]  # fmt: skip

    def grown(k: float, dy: float = 0) -> str:
        return smooth([(1310 + (x - 1310) * k + h.near(0, 2), 631 + (y - 631) * k + dy + h.near(0, 1.5)) for x, y in bar])

    sand = mix(s.earth[3], s.earth[4], 0.35) if not s.winter else s.grass[3]
    c.fill(grown(1.14, 2), mix(high, middle, 0.5), 0.5)
    c.fill(grown(1.07, 2), mix(high, sand, 0.35), 0.75)
    c.fill(grown(1.0, 3), mix(sand, s.earth[1], 0.5))
    c.fill(grown(0.985), sand)
    c.fill(grown(0.86, -3), mix(sand, s.earth[4], 0.6), 0.7)
    marks = Marks()
    for _ in range(170):
        x, y = h.between(1150, 1462), h.between(584, 680)
        k = hypot((x - 1308) / 156, (y - 631) / 50)
        if 0.72 < k < 0.98:
            r = h.between(1, 3.6)
            marks.add(ellipse(x, y, r, r * 0.62), h.rng.choice((s.earth[1], s.rock[2], s.rock[3], s.earth[4])), 0.85)
    for _ in range(46):
        x, y = h.between(1130, 1520), h.between(566, 690)
        k = hypot((x - 1308) / 156, (y - 631) / 50)
        if 0.84 < k < 1.5:
            marks.add(stroke(x, y, x + h.between(6, 18), y + h.near(0, 1), 1.5), s.glint, 0.9)
    for _ in range(60):
        x, y = h.between(1410, 1530), h.between(690, 930)
        marks.add(stroke(x, y, x + h.between(5, 16), y + h.near(0, 1), 1.3), h.rng.choice((s.glint, shine)), 0.6)
    c.marks(marks)
    for x, y, r in ((1476, 600, 3.6), (1484, 606, 2.6), (1469, 608, 2.4), (1160, 600, 3.0), (1168, 606, 2.2), (1440, 674, 2.8)):
        c.fill(h.blob(x, y + 1, r * 1.2, r), mix(GOLD, CHARCOAL, 0.45))
        c.fill(h.blob(x, y, r, r * 0.8), GOLD)
        c.fill(h.blob(x - r * 0.3, y - r * 0.3, r * 0.4, r * 0.3), "#fff3c0")
    for x, y, w in ((1502, 640, 30), (1478, 656, 18), (1130, 606, 20), (1500, 742, 34), (1444, 820, 20), (1520, 880, 40)):
        rock(c, s, h, x, y, w, s.rock, -1)
        c.fill(stroke(x - w * 0.8, y + 3, x + w * 0.8, y + 3, 2.4), high, 0.7)
    for x, y, n in ((1062, 600, 9), (1100, 648, 10), (1404, 800, 9), (1400, 900, 9), (1524, 586, 8), (1420, 712, 5)):
        reeds(c, s, h, x, y, 30, n)
