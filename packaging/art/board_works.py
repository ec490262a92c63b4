"""The quarry in the mountain's foot and the clay pit on the river bank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board_flora import bush, conifer, grass, rock, shadow
from board_paint import XY, Canvas, Hand, Marks, ellipse, mix, poly, smooth, stroke

if TYPE_CHECKING:
    from board_skin import Skin, Tones


def block(c: Canvas, s: Skin, h: Hand, x: float, y: float, w: float, t: float, tones: Tones) -> None:
    """A hewn block standing on (x, y): top, lit left side, shaded right side."""
    dark, low, middle, high, light = tones
    d = w * 0.3

    def j(px: float, py: float) -> XY:
        return (h.near(px, 0.8), h.near(py, 0.8))

    shadow(c, s, x + w * 0.62, y, w * 0.75, w * 0.17, 0.4)
    c.fill(poly([j(x, y - t), j(x + w, y - t), j(x + w, y), j(x, y)]), high)
    c.fill(poly([j(x + w, y - t), j(x + w + d, y - t - d * 0.6), j(x + w + d, y - d * 0.6), j(x + w, y)]), low)
    c.fill(poly([j(x, y - t), j(x + d, y - t - d * 0.6), j(x + w + d, y - t - d * 0.6), j(x + w, y - t)]), light)
    c.fill([stroke(x + w * 0.1, y - t * k, x + w * h.between(0.5, 0.9), y - t * k + h.near(0, 1), 0.9) for k in (0.3, 0.62)], middle)
    c.fill(stroke(x + w * 0.3, y - t * 0.95, x + w * 0.36, y - t * 0.2, 0.8), middle)


def quarry(c: Canvas, s: Skin) -> None:
    """Benches cut into the mountain, one above the other, and a floor of pale stone dust."""
    h = Hand("quarry")
    rock_tones = s.rock
    dark, low, middle, high, light = rock_tones
    c.fill(poly(h.rough(((1104, 306), (1112, 268), (1128, 240), (1160, 218), (1200, 196), (1262, 184), (1330, 178),
                         (1400, 182), (1470, 190), (1550, 200), (1550, 392), (1190, 392), (1130, 360)), 9, 2.5)), low)  # fmt: skip
    benches: tuple[tuple[float, float, float, float], ...] = (
        (1206, 1506, 196, 226), (1174, 1528, 222, 252), (1146, 1548, 248, 284),
    )  # fmt: skip
    for n, (x0, x1, top, foot) in enumerate(benches):
        x = x0
        while x < x1:
            w = h.between(17, 36)
            up = top + h.between(-5, 5) + 7 * abs((x - 1330) / 200) ** 2
            t = (x - x0) / (x1 - x0)
            face = mix(mix(light, high, min(1, t * 1.6)), mix(middle, low, 0.3), max(0.0, t * 1.5 - 0.5))
            face = mix(face, h.rng.choice((high, middle, low)), h.between(0.05, 0.3))
            c.fill(poly([(x, up), (x + w, up + h.near(0, 1.5)), (x + w + 1, foot + 2), (x, foot + 2)]), face)
            c.fill(poly([(x - 1, up + 1), (x + 4, up - 6), (x + w + 5, up - 6 + h.near(0, 1)), (x + w, up + 1)]),
                   mix(light, face, 0.15) if not s.winter else light)  # fmt: skip
            c.fill(poly([(x + w - 3, up + 2), (x + w + 1, up), (x + w + 1, foot + 1), (x + w - 2, foot + 1)]), dark, 0.35)
            for _ in range(3):
                px, py = x + h.between(2, w - 6), h.between(up + 5, foot - 4)
                c.fill(stroke(px, py, px + h.between(3, 9), py + h.near(0, 2), 0.8), h.rng.choice((dark, light)), 0.45)
            x += w
        c.fill(stroke(x0 - 6, foot + 2, x1, foot + 3, 2.6), dark, 0.32)
        del n
    floor = mix(high, light, 0.45) if not s.winter else s.grass[3]
    c.fill(poly(h.rough(((1120, 330), (1136, 300), (1160, 288), (1240, 282), (1340, 279), (1460, 282), (1550, 292),
                         (1550, 386), (1460, 382), (1330, 388), (1200, 382), (1140, 366)), 12, 2.5)), mix(floor, low, 0.35))  # fmt: skip
    c.fill(h.blob(1330, 332, 196, 46, 0.05, 16), floor)
    c.fill(h.blob(1300, 322, 140, 28, 0.1, 13), mix(floor, s.stone[4], 0.55), 0.75)
    marks = Marks()
    for _ in range(70):
        x, y = h.between(1140, 1520), h.between(290, 380)
        marks.add(stroke(x, y, x + h.between(5, 22), y + h.near(0, 2), h.between(0.7, 1.5)), h.rng.choice((middle, low, light)), 0.38)
    for _ in range(40):
        x = h.between(1130, 1530)
        y = h.rng.choice((h.between(286, 294), h.between(368, 384)))
        marks.add(poly(h.stone(x, y, h.between(1.5, 4.5), h.between(1, 3), 6)), h.rng.choice((middle, high, low)), 0.9)
    c.marks(marks)
    block(c, s, h, 1140, 304, 30, 22, rock_tones)
    block(c, s, h, 1478, 312, 28, 20, rock_tones)
    block(c, s, h, 1462, 352, 34, 24, rock_tones)
    block(c, s, h, 1468, 326, 24, 18, rock_tones)
    block(c, s, h, 1500, 366, 26, 20, rock_tones)
    for x, y, w in ((1130, 372, 24), (1152, 380, 15), (1118, 352, 16), (1428, 384, 14), (1524, 384, 30)):
        rock(c, s, h, x, y, w, rock_tones, -1)
    for x, y, size in ((1108, 262, 40), (1122, 246, 34), (1096, 284, 46), (1538, 214, 44), (1520, 206, 34)):
        conifer(c, s, h, x, y, size, -1, s.pine)


def clay_pit(c: Canvas, s: Skin) -> None:
    """Terraces of red earth that step down to the river."""
    h = Hand("clay")
    dark, low, middle, high, light = s.clay

    def cut(points: tuple[XY, ...], colour: str, see: float = 1.0) -> None:
        c.fill(smooth([(h.near(x, 1.5), h.near(y, 1.5)) for x, y in points], tension=0.7), colour, see)

    cut(((1112, 470), (1122, 430), (1150, 406), (1210, 392), (1300, 386), (1400, 388), (1480, 394), (1550, 402),
         (1556, 540), (1440, 548), (1330, 545), (1220, 545), (1150, 530), (1116, 500)), mix(low, s.grass[1], 0.35))  # fmt: skip
    cut(((1118, 470), (1130, 432), (1160, 412), (1220, 399), (1300, 394), (1400, 396), (1480, 402), (1552, 410),
         (1552, 536), (1440, 543), (1330, 540), (1220, 540), (1156, 525), (1122, 498)), low)  # fmt: skip
    strata = ((396, high, 0.9), (403, middle, 1.0), (412, dark, 0.55), (418, low, 1.0), (426, high, 0.55), (431, low, 0.9))
    for y, colour, see in strata:
        for x in range(1140, 1550, 26):
            bow = 20 * max(0.0, (1250 - x) / 130) ** 2
            c.fill(stroke(x - 8, y + bow + h.near(0, 1.5), x + 34, y + bow * 0.72 + h.near(0, 1.5), 3.6), colour, see)
    cut(((1122, 474), (1142, 448), (1180, 434), (1250, 427), (1340, 424), (1440, 426), (1552, 434), (1552, 530),
         (1440, 540), (1330, 537), (1220, 536), (1160, 522), (1126, 498)), dark, 0.75)  # fmt: skip
    cut(((1124, 478), (1146, 454), (1184, 440), (1250, 433), (1340, 430), (1440, 432), (1552, 440), (1552, 532),
         (1440, 540), (1330, 537), (1220, 536), (1160, 522), (1128, 500)), middle)  # fmt: skip
    floor = mix(middle, high, 0.75)
    cut(((1150, 484), (1176, 456), (1230, 444), (1330, 440), (1430, 443), (1500, 456), (1510, 486), (1490, 514),
         (1420, 529), (1330, 531), (1230, 528), (1170, 512)), mix(floor, middle, 0.45))  # fmt: skip
    cut(((1170, 484), (1196, 460), (1250, 450), (1330, 447), (1420, 450), (1474, 462), (1486, 486), (1468, 508),
         (1410, 521), (1330, 524), (1240, 521), (1186, 506)), floor)  # fmt: skip
    c.fill(h.blob(1300, 470, 110, 16, 0.15, 12), light, 0.4)
    marks = Marks()
    for _ in range(80):
        x, y = h.between(1140, 1500), h.between(442, 532)
        marks.add(stroke(x, y, x + h.between(6, 26), y + h.near(0, 2), h.between(0.7, 1.6)), h.rng.choice((low, light, middle)), 0.34)
    c.marks(marks)
    c.fill(h.blob(1156, 508, 18, 5), s.water[2], 0.85)
    c.fill(stroke(1144, 507, 1168, 506, 1.2), s.water[3])
    _bricks(c, s, h, 1470, 508)
    _pot(c, s, 1146, 452, 10)
    _pot(c, s, 1164, 444, 7)
    if s.winter:
        for x in range(1130, 1550, 18):
            bow = 24 * max(0.0, (1250 - x) / 130) ** 2
            c.fill(h.blob(x, 392 + bow, 16, h.between(3, 6), 0.2), s.grass[4])
        for _ in range(26):
            c.fill(h.blob(h.between(1130, 1530), h.rng.choice((436, 528)) + h.near(0, 5), h.between(8, 26), h.between(1.5, 4)), s.grass[4], 0.7)
    grass(c, s, h, [(h.between(1122, 1534), h.between(386, 397), h.between(7, 13)) for _ in range(60)], 0.5)
    grass(c, s, h, [(h.between(1180, 1534), h.between(538, 552), h.between(6, 11)) for _ in range(50)], 0.4)
    bush(c, s, h, 1524, 402, 18, -1)
    bush(c, s, h, 1118, 420, 13, -1)


def _bricks(c: Canvas, s: Skin, h: Hand, x: float, y: float) -> None:
    """Bricks set out to dry."""
    dark, low, middle, high, light = s.clay
    shadow(c, s, x + 22, y + 3, 40, 7, 0.4)
    for row in range(3):
        for i in range(3 - (row == 2)):
            bx = x + i * 17 + (row % 2) * 6
            by = y - row * 9
            c.fill(poly([(bx, by - 8), (bx + 15, by - 8), (bx + 15, by), (bx, by)]), mix(middle, high, h.between(0, 0.8)))
            c.fill(poly([(bx, by - 8), (bx + 4, by - 11), (bx + 19, by - 11), (bx + 15, by - 8)]), light)
            c.fill(poly([(bx + 15, by - 8), (bx + 19, by - 11), (bx + 19, by - 3), (bx + 15, by)]), dark)


def _pot(c: Canvas, s: Skin, x: float, y: float, r: float) -> None:
    """A round pot of fresh clay."""
    dark, low, middle, high, light = s.clay
    shadow(c, s, x, y + r * 0.9, r * 1.3, r * 0.35, 0.4)
    c.fill(ellipse(x, y, r, r), low)
    c.fill(ellipse(x - r * 0.2, y - r * 0.1, r * 0.7, r * 0.74), middle)
    c.fill(ellipse(x - r * 0.35, y - r * 0.25, r * 0.3, r * 0.36), high)
    c.fill(ellipse(x, y - r * 0.86, r * 0.62, r * 0.24), dark)
    c.fill(stroke(x - r * 0.62, y - r * 0.9, x + r * 0.62, y - r * 0.9, r * 0.12, r * 0.2), light)
