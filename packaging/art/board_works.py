"""The quarry in the mountain's foot and the clay pit on the river bank."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from board_flora import bush, conifer, grass, rock, shadow
from board_paint import XY, Canvas, Hand, Marks, ellipse, mix, poly, pts, smooth, stroke, table

if TYPE_CHECKING:
    from board_skin import Skin, Tones


def block(
    c: Canvas, s: Skin, h: Hand, x: float, y: float, w: float, t: float, tones: Tones
) -> None:
    """A hewn block standing on (x, y): top, lit left side, shaded right side."""
    _dark, low, middle, high, light = tones
    d = w * 0.3

    def j(px: float, py: float) -> XY:
        return (h.near(px, 0.8), h.near(py, 0.8))

    shadow(c, s, x + w * 0.62, y, w * 0.75, w * 0.17, 0.4)
    c.fill(poly([j(x, y - t), j(x + w, y - t), j(x + w, y), j(x, y)]), high)
    c.fill(
        poly(
            [j(x + w, y - t), j(x + w + d, y - t - d * 0.6), j(x + w + d, y - d * 0.6), j(x + w, y)]
        ),
        low,
    )
    c.fill(
        poly(
            [j(x, y - t), j(x + d, y - t - d * 0.6), j(x + w + d, y - t - d * 0.6), j(x + w, y - t)]
        ),
        light,
    )
    c.fill(
        [
            stroke(
                x + w * 0.1, y - t * k, x + w * h.between(0.5, 0.9), y - t * k + h.near(0, 1), 0.9
            )
            for k in (0.3, 0.62)
        ],
        middle,
    )
    c.fill(stroke(x + w * 0.3, y - t * 0.95, x + w * 0.36, y - t * 0.2, 0.8), middle)


def quarry(c: Canvas, s: Skin) -> None:
    """Benches cut into the mountain, one above the other, and a floor of pale stone dust."""
    h = Hand("quarry")
    dark, low, middle, high, light = s.rock
    c.fill(
        poly(
            h.rough(
                pts(
                    "1100,312 1108,276 1124,246 1150,226 1176,214 1190,194 1240,184 1262,174 "
                    "1330,172 1400,176 1440,186 1490,188 1550,200 1550,392 1190,392 1130,366"
                ),
                9,
                2.5,
            )
        ),
        mix(low, s.mountain[1], 0.35),
    )
    marks = Marks()
    for _ in range(70):
        x, y = h.between(1120, 1540), h.between(186, 290)
        if y > 300 - (x - 1100) * 1.2:
            marks.add(
                poly(h.stone(x, y, h.between(6, 20), h.between(4, 12), 6)),
                h.rng.choice((dark, middle, low, mix(middle, s.mountain[2], 0.5))),
                0.5,
            )
    c.marks(marks)
    for n, (x0, x1, top, foot) in enumerate(
        ((1268, 1552, 186, 212), (1204, 1556, 214, 244), (1146, 1560, 246, 280))
    ):
        _bench(c, s, h, x0, x1, top, foot)
        for k in range(5):
            x, y = x0 - 8 - 6 * k * h.between(0.4, 1), foot + 4 - 7 * k * h.between(0.2, 1)
            rock(
                c,
                s,
                h,
                x + 8,
                y + 4,
                h.between(16, 30),
                (dark, low, mix(low, middle, 0.5), middle, high),
                -1,
            )
        if n:
            block(c, s, h, x0 + 150 + 60 * n, top - 1, 17, 11, s.rock)
            block(c, s, h, x0 + 40 + 30 * n, top + 3, 14, 10, s.rock)
    _ladder(c, s, 1428, 286, 250)
    _ladder(c, s, 1300, 250, 216)
    floor = mix(high, light, 0.4) if not s.winter else s.grass[3]
    c.fill(
        poly(
            h.rough(
                pts(
                    "1112,332 1130,304 1160,288 1240,283 1340,281 1460,283 1550,290 1550,386 "
                    "1460,382 1330,388 1200,382 1136,366"
                ),
                12,
                2.5,
            )
        ),
        mix(floor, low, 0.4),
    )
    c.pool(1322, 333, 206, 52, floor, 1.0, 0.7)
    c.pool(1290, 322, 170, 36, mix(floor, s.stone[4], 0.7), 0.9)
    marks = Marks()
    h.brush(
        marks,
        90,
        (1130, 288, 1520, 382),
        (middle, low, light, s.earth[3]),
        (6, 34),
        (0.7, 1.8),
        0.36,
    )
    for _ in range(60):
        x = h.between(1124, 1534)
        y = h.rng.choice((h.between(283, 291), h.between(368, 386)))
        marks.add(
            poly(h.stone(x, y, h.between(1.5, 5), h.between(1, 3.4), 6)),
            h.rng.choice((middle, high, low)),
            0.95,
        )
    c.marks(marks)
    for x, y, w, t in table(
        "1136,306,30,22 1486,316,27,20 1474,352,36,25 1478,327,25,18 1506,372,26,20"
    ):
        block(c, s, h, x, y, w, t, s.rock)
    _sledge(c, s, h, 1122, 366)
    for x, y, w in ((1116, 352, 18), (1428, 386, 13), (1526, 388, 26)):
        rock(c, s, h, x, y, w, s.rock, -1)
    for x, y, size in table(
        "1108,262,44 1124,240,34 1096,284,50 1538,214,46 1520,202,34 1152,220,26"
    ):
        conifer(c, s, h, x, y, size, -1, s.pine)


def _bench(c: Canvas, s: Skin, h: Hand, x0: float, x1: float, top: float, foot: float) -> None:
    """One step of the quarry: hewn planes folded in and out, a bright ledge on top of them."""
    dark, low, middle, high, light = s.rock
    ledge = mix(light, high, 0.35) if not s.winter else s.grass[4]
    xs = [x0]
    while xs[-1] < x1 - 30:
        xs.append(min(x1, xs[-1] + h.between(26, 70)))
    out = [(i % 2) * h.between(6, 11) for i in range(len(xs))]
    brow = [
        (x, top + o + 12 * max(0.0, 1 - (x - x0) / 90) ** 2) for x, o in zip(xs, out, strict=True)
    ]
    sole = [(x, foot + o * 0.8) for x, o in zip(xs, out, strict=True)]
    back = h.rough([(x1, top - 7), (x0 + 10, top - 5)], 22, 1.8)
    c.fill(poly([*brow, *back]), ledge)
    for i, ((ax, ay), (bx, by)) in enumerate(itertools.pairwise(brow)):
        t = (ax - x0) / (x1 - x0)
        tone = mix(light, high, 0.35 + 0.5 * t) if by > ay else mix(middle, low, 0.15 + 0.6 * t)
        (cx, cy), (dx, dy) = sole[i], sole[i + 1]
        c.fill(poly([(ax, ay), (bx, by), (dx, dy + 2), (cx, cy + 2)]), tone)
        lines = []
        for k in (0.36, 0.7):
            f = h.near(k, 0.06)
            p, q = h.between(0, 0.3), h.between(0.6, 1)
            lines.append(
                stroke(
                    ax + (bx - ax) * p,
                    ay + (cy - ay) * f + (by - ay) * p,
                    ax + (bx - ax) * q,
                    ay + (cy - ay) * f + (by - ay) * q,
                    1.3,
                )
            )
        for _ in range(round((bx - ax) / 16)):
            f = h.between(0.1, 0.95)
            x, y = ax + (bx - ax) * f, ay + (by - ay) * f
            lines.append(stroke(x, y + 1, x, y + (foot - top) * h.between(0.3, 0.95), 1.0))
        c.fill(lines, mix(tone, dark, 0.32), 0.7)
        if by > ay:
            c.fill(
                [
                    stroke(x, ay + h.between(4, 12), x + h.near(0, 2), foot - 3, 2.2)
                    for x in (h.between(ax + 2, bx - 2),)
                ],
                mix(tone, "#fff6e4", 0.7),
                0.7,
            )
        c.fill(stroke(ax, ay, bx, by, -1.6), mix(ledge, "#ffffff", 0.4))
    c.fill(
        [
            poly(h.stone(h.between(x0, x1), foot + 4, h.between(2, 5), h.between(1.5, 3), 5))
            for _ in range(14)
        ],
        mix(low, middle, 0.5),
    )


def _ladder(c: Canvas, s: Skin, x: float, foot: float, top: float) -> None:
    """A pole ladder against a bench."""
    for dx in (0, 9):
        c.fill(stroke(x + dx, foot, x + dx + 4, top - 6, 1.8), s.wood[1])
    y = foot - 5
    while y > top:
        c.fill(stroke(x, y, x + 13, y - 0.6, 1.4), s.wood[3])
        y -= 6.5


def _sledge(c: Canvas, s: Skin, h: Hand, x: float, y: float) -> None:
    """A block tied on a wooden sledge."""
    shadow(c, s, x + 30, y + 8, 44, 7, 0.4)
    for dy in (5, -1):
        c.fill(stroke(x - 6, y + dy + 1, x + 64, y + dy + 2, 3.2, -1.5), s.wood[1])
    block(c, s, h, x + 10, y + 1, 32, 19, s.rock)
    c.fill(
        [stroke(x + 20, y + 2, x + 20, y - 18, 1.6), stroke(x + 20, y - 18, x + 29, y - 24, 1.4)],
        s.wood[1],
    )
    c.fill(stroke(x + 52, y + 4, x + 76, y + 11, 1.5, 3), s.hide[1])


def clay_pit(c: Canvas, s: Skin) -> None:
    """Terraces of red earth that step down to the river."""
    h = Hand("clay")
    dark, low, middle, high, light = s.clay

    def cut(points: tuple[XY, ...], colour: str, see: float = 1.0) -> None:
        c.fill(
            smooth([(h.near(x, 1.5), h.near(y, 1.5)) for x, y in points], tension=0.7), colour, see
        )

    cut(
        pts(
            "1112,470 1122,430 1150,406 1210,392 1300,386 1400,388 1480,394 1526,410 "
            "1540,450 1536,510 1500,536 1440,548 1330,545 1220,545 1150,530 1116,500"
        ),
        mix(low, s.grass[1], 0.35),
    )
    cut(
        pts(
            "1118,470 1130,432 1160,412 1220,399 1300,394 1400,396 1480,402 1520,416 "
            "1532,452 1528,506 1496,530 1440,543 1330,540 1220,540 1156,525 1122,498"
        ),
        low,
    )
    strata = (
        (396, high, 0.9),
        (403, middle, 1.0),
        (412, dark, 0.55),
        (418, low, 1.0),
        (426, high, 0.55),
        (431, low, 0.9),
    )
    for y, colour, see in strata:
        layer = []
        for x in range(1144, 1520, 26):
            near, far = (
                20 * max(0.0, (1250 - k) / 130) ** 2 + 24 * max(0.0, (k - 1450) / 70) ** 2
                for k in (x - 8, x + 30)
            )
            layer.append(
                stroke(x - 8, y + near + h.near(0, 1), x + 30, y + far + h.near(0, 1), 3.6)
            )
        c.fill(layer, colour, see)
    cut(
        pts(
            "1122,474 1142,448 1180,434 1250,427 1340,424 1440,426 1500,436 1524,462 "
            "1522,506 1494,526 1440,540 1330,537 1220,536 1160,522 1126,498"
        ),
        dark,
        0.75,
    )
    cut(
        pts(
            "1124,478 1146,454 1184,440 1250,433 1340,430 1440,432 1496,442 1518,466 "
            "1516,506 1490,526 1440,540 1330,537 1220,536 1160,522 1128,500"
        ),
        middle,
    )
    floor = mix(middle, high, 0.75)
    cut(
        pts(
            "1150,484 1176,456 1230,444 1330,440 1430,443 1500,456 1510,486 1490,514 "
            "1420,529 1330,531 1230,528 1170,512"
        ),
        mix(floor, middle, 0.45),
    )
    cut(
        pts(
            "1170,484 1196,460 1250,450 1330,447 1420,450 1474,462 1486,486 1468,508 "
            "1410,521 1330,524 1240,521 1186,506"
        ),
        floor,
    )
    c.pool(1300, 474, 160, 34, light, 0.6)
    marks = Marks()
    for _ in range(80):
        x, y = h.between(1140, 1500), h.between(442, 532)
        marks.add(
            stroke(x, y, x + h.between(6, 26), y + h.near(0, 2), h.between(0.7, 1.6)),
            h.rng.choice((low, light, middle)),
            0.34,
        )
    c.marks(marks)
    c.fill(h.blob(1156, 508, 18, 5), s.water[2], 0.85)
    c.fill(stroke(1144, 507, 1168, 506, 1.2), s.water[3])
    _bricks(c, s, h, 1470, 508)
    _pot(c, s, 1146, 452, 10)
    _pot(c, s, 1164, 444, 7)
    if s.winter:
        for x in range(1130, 1520, 18):
            bow = 24 * max(0.0, (1250 - x) / 130) ** 2 + 22 * max(0.0, (x - 1450) / 70) ** 2
            c.fill(h.blob(x, 392 + bow, 16, h.between(3, 6), 0.2), s.grass[4])
        drifts = [
            h.blob(
                h.between(1160, 1480),
                h.rng.choice((434, 529)) + h.near(0, 5),
                h.between(8, 26),
                h.between(1.5, 4),
            )
            for _ in range(24)
        ]
        c.fill(drifts, s.grass[4], 0.75)
    grass(
        c,
        s,
        h,
        [(h.between(1122, 1534), h.between(386, 397), h.between(7, 13)) for _ in range(60)],
        0.5,
    )
    grass(
        c,
        s,
        h,
        [(h.between(1180, 1534), h.between(538, 552), h.between(6, 11)) for _ in range(50)],
        0.4,
    )
    bush(c, s, h, 1524, 402, 18, -1)
    bush(c, s, h, 1118, 420, 13, -1)


def _bricks(c: Canvas, s: Skin, h: Hand, x: float, y: float) -> None:
    """Bricks set out to dry."""
    dark, _low, middle, high, light = s.clay
    shadow(c, s, x + 22, y + 3, 40, 7, 0.4)
    for row in range(3):
        for i in range(3 - (row == 2)):
            bx = x + i * 17 + (row % 2) * 6
            by = y - row * 9
            c.fill(
                poly([(bx, by - 8), (bx + 15, by - 8), (bx + 15, by), (bx, by)]),
                mix(middle, high, h.between(0, 0.8)),
            )
            c.fill(
                poly([(bx, by - 8), (bx + 4, by - 11), (bx + 19, by - 11), (bx + 15, by - 8)]),
                light,
            )
            c.fill(
                poly([(bx + 15, by - 8), (bx + 19, by - 11), (bx + 19, by - 3), (bx + 15, by)]),
                dark,
            )


def _pot(c: Canvas, s: Skin, x: float, y: float, r: float) -> None:
    """A round pot of fresh clay."""
    dark, low, middle, high, light = s.clay
    shadow(c, s, x, y + r * 0.9, r * 1.3, r * 0.35, 0.4)
    c.fill(ellipse(x, y, r, r), low)
    c.fill(ellipse(x - r * 0.2, y - r * 0.1, r * 0.7, r * 0.74), middle)
    c.fill(ellipse(x - r * 0.35, y - r * 0.25, r * 0.3, r * 0.36), high)
    c.fill(ellipse(x, y - r * 0.86, r * 0.62, r * 0.24), dark)
    c.fill(stroke(x - r * 0.62, y - r * 0.9, x + r * 0.62, y - r * 0.9, r * 0.12, r * 0.2), light)
