"""The village: tool maker, hut, fire and tents, paths and bridge."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from board_flora import bush, grass, log, rock, shadow
from board_paint import (
    XY,
    Canvas,
    Hand,
    Marks,
    mix,
    poly,
    pts,
    ribbon,
    samples,
    smooth,
    stroke,
    table,
)
from board_skin import CHARCOAL, FIRE, OCHRE, RUST

if TYPE_CHECKING:
    from board_skin import Skin

HEARTH: XY = (936, 512)


def trodden(c: Canvas, s: Skin) -> None:
    """The bare ground of the village and the paths that lead away from it."""
    h = Hand("trodden")
    _dark, low, middle, high, light = s.earth
    paths: tuple[tuple[tuple[XY, ...], tuple[float, ...]], ...] = (
        (pts("560,452 510,420 470,376 430,350"), (40, 26, 20, 16)),
        (((520, 500), (488, 520), (450, 544)), (34, 22, 14)),
        (((960, 470), (1000, 454), (1034, 450)), (44, 30, 20)),
        (((1106, 454), (1126, 452), (1150, 462)), (16, 20, 24)),
        (pts("1010,520 1042,560 1052,610 1056,660 1044,706"), (20, 22, 22, 24, 30)),
        (pts("1112,446 1116,420 1136,392 1180,372"), (12, 15, 17, 22)),
    )
    for line, widths in paths:
        outline = samples(line, 24)
        spread = [
            widths[min(len(widths) - 1, round(i * (len(widths) - 1) / (len(outline) - 1)))]
            for i in range(len(outline))
        ]
        rough = [(h.near(x, 2), h.near(y, 2)) for x, y in outline]
        c.fill(ribbon(rough, [w * 1.3 for w in spread]), middle, 0.45)
        c.fill(ribbon(rough, spread), high, 0.75)
    c.pool(756, 477, 286, 88, mix(middle, s.grass[2], 0.35), 0.95, 0.84)
    c.pool(754, 479, 268, 80, mix(middle, high, 0.6), 1.0, 0.74)
    c.pool(746, 494, 240, 54, light, 0.85)
    marks = Marks()
    h.brush(
        marks,
        210,
        (490, 400, 1020, 552),
        (low, light, middle, light),
        (8, 44),
        (0.7, 1.9),
        0.34,
        lambda x, y: hypot((x - 754) / 262, (y - 477) / 76) < 1,
    )
    c.marks(marks)
    rim = [(x, 404 + 0.0012 * (x - 762) ** 2, h.between(6, 12)) for x in range(500, 1030, 8)]
    grass(c, s, h, [(h.near(x, 4), h.near(y, 5), k) for x, y, k in rim], 0.5)


def tent(c: Canvas, s: Skin, h: Hand, x: float, y: float, size: float, mark: int) -> None:
    """A hide tent over crossed poles, its door dark, a painted sign on the flank."""
    dark, low, middle, high, light = s.hide
    w, t = size * 0.56, size
    shadow(c, s, x + size * 0.16, y + 1, size * 0.74, size * 0.13, 0.45)
    for dx in (-0.14, -0.05, 0.07, 0.15):
        c.fill(
            stroke(
                x + dx * size * -0.5, y - t * 0.82, x + dx * size, y - t * h.between(1.1, 1.2), 1.6
            ),
            s.wood[1],
        )
    left, right, top = (x - w, y), (x + w, y), (x, y - t)
    c.fill(
        smooth(
            [
                top,
                (x - w * 0.42, y - t * 0.46),
                left,
                (x - w * 0.3, y + 4),
                (x + w * 0.4, y + 4),
                right,
                (x + w * 0.46, y - t * 0.44),
            ],
            tension=0.5,
        ),
        middle,
    )
    c.fill(
        smooth(
            [
                (x + 1, y - t),
                (x + w * 0.1, y - t * 0.4),
                (x + w * 0.24, y + 3),
                right,
                (x + w * 0.46, y - t * 0.44),
            ],
            tension=0.5,
        ),
        low,
    )
    c.fill(
        smooth(
            [
                (x - 1, y - t),
                (x - w * 0.38, y - t * 0.48),
                (x - w * 0.94, y - 2),
                (x - w * 0.56, y + 1),
                (x - w * 0.22, y - t * 0.45),
            ],
            tension=0.5,
        ),
        high,
    )
    c.fill(
        poly(((x - w * 0.02, y - t * 0.56), (x - w * 0.3, y + 4), (x + w * 0.24, y + 4))),
        mix(CHARCOAL, RUST, 0.2),
    )
    c.fill(
        poly(
            (
                (x - w * 0.02, y - t * 0.56),
                (x - w * 0.3, y + 4),
                (x - w * 0.42, y + 4),
                (x - w * 0.1, y - t * 0.5),
            )
        ),
        light,
    )
    c.fill(
        [
            stroke(x + w * 0.1, y - t * 0.78, x + w * 0.3, y - t * 0.3, 0.8),
            stroke(x - w * 0.1, y - t * 0.8, x - w * 0.5, y - t * 0.1, 0.8),
        ],
        dark,
        0.6,
    )
    if mark == 0:
        for k in (0.2, 0.27):
            c.fill(
                stroke(
                    x - w * 0.86 * (1 - k), y - t * k, x + w * 0.86 * (1 - k), y - t * k, 1.6, 2
                ),
                RUST,
                0.85,
            )
    else:
        cx, cy = x + w * 0.42, y - t * 0.26
        c.fill(h.blob(cx, cy, 4, 4.6), RUST, 0.9)
        c.fill(
            [
                stroke(cx, cy, cx + 9 * dx, cy + 9 * dy, 1)
                for dx, dy in pts("1,0 -1,0 0,1 0,-1 0.7,0.7 -0.7,-0.7")
            ],
            RUST,
            0.7,
        )
    if s.winter:
        c.fill(
            smooth(
                [
                    (x, y - t),
                    (x - w * 0.3, y - t * 0.56),
                    (x - w * 0.66, y - t * 0.18),
                    (x - w * 0.36, y - t * 0.34),
                    (x - w * 0.1, y - t * 0.6),
                    (x + w * 0.16, y - t * 0.5),
                    (x + w * 0.34, y - t * 0.5),
                ],
                tension=0.6,
            ),
            s.grass[4],
            0.95,
        )


def hut(c: Canvas, s: Skin) -> None:
    """The hut: a round house of bones and skins with a warm light inside."""
    h = Hand("hut")
    dark, low, middle, high, light = s.hide
    x, y = 752, 486
    shadow(c, s, x + 8, y + 3, 94, 13, 0.5)
    wall = [
        (x - 70, y),
        (x - 74, y - 24),
        (x - 56, y - 38),
        (x + 56, y - 38),
        (x + 76, y - 24),
        (x + 72, y),
        (x, y + 7),
    ]
    c.fill(smooth(wall, tension=0.6), mix(low, s.earth[2], 0.4))
    marks = Marks()
    for i in range(15):
        px = x - 68 + i * 9.8
        marks.add(stroke(px, y + 3, h.near(px, 2), y - 34, 3.0), s.wood[2] if i % 2 else s.wood[1])
        marks.add(stroke(px + 3, y + 2, px + 4, y - 32, 1.1), s.wood[3])
    c.marks(marks)
    roof: list[XY] = [
        (x - 84, y - 24),
        (x - 66, y - 44),
        (x - 40, y - 62),
        (x - 12, y - 74),
        (x + 10, y - 75),
        (x + 40, y - 62),
        (x + 68, y - 44),
        (x + 86, y - 23),
        (x + 58, y - 17),
        (x + 26, y - 21),
        (x - 4, y - 16),
        (x - 36, y - 21),
        (x - 62, y - 16),
    ]
    c.fill(smooth([(px, py + 5) for px, py in roof], tension=0.8), mix(dark, CHARCOAL, 0.3), 0.6)
    c.fill(smooth(roof, tension=0.8), middle)
    patches: tuple[tuple[tuple[XY, ...], str], ...] = (
        (pts("-84,-24 -66,-44 -40,-62 -34,-42 -42,-22 -62,-16"), high),
        (pts("-40,-62 -12,-74 -2,-52 -8,-30 -34,-42"), light),
        (pts("-12,-74 10,-75 24,-54 14,-34 -2,-52"), high),
        (pts("10,-75 40,-62 46,-40 30,-30 24,-54"), middle),
        (pts("40,-62 68,-44 86,-23 58,-17 46,-40"), low),
        (pts("30,-30 46,-40 58,-17 26,-21 14,-34"), mix(low, middle, 0.5)),
    )
    for outline, colour in patches:
        c.fill(
            smooth([(x + h.near(a, 1.2), y + h.near(b, 1.2)) for a, b in outline], tension=0.55),
            colour,
        )
    seams = (
        ((-40, -62), (-34, -42)),
        ((-34, -42), (-8, -30)),
        ((-2, -52), (-12, -74)),
        ((24, -54), (14, -34)),
        ((46, -40), (40, -62)),
        ((46, -40), (58, -18)),
    )
    c.fill([stroke(x + a, y + b, x + e, y + f, 1.0, 2) for (a, b), (e, f) in seams], dark, 0.75)
    for a, b in ((-30, -66), (2, -77), (30, -70)):
        c.fill(stroke(x + a * 0.4, y - 70, x + a * 0.9, y + b - 14, 1.7), s.wood[1])
    c.fill(h.blob(x - 20, y - 47, 5, 6), RUST, 0.9)
    c.fill(
        [
            stroke(x - 20, y - 49, x - 20 + dx, y - 49 + dy, 1.3)
            for dx, dy in pts("-6,-8 -2.4,-10 2,-10 6,-8 9,-1")
        ],
        RUST,
        0.9,
    )
    door = [(x - 19, y + 6), (x - 17, y - 18), (x - 2, y - 30), (x + 14, y - 20), (x + 18, y + 6)]
    c.fill(smooth(door, tension=0.6), mix(CHARCOAL, RUST, 0.3))
    c.fill(
        smooth(
            [(x + (px - x) * 0.78, y + 5 + (py - y - 5) * 0.82) for px, py in door], tension=0.6
        ),
        FIRE[0],
    )
    c.fill(
        smooth(
            [(x + (px - x) * 0.56, y + 5 + (py - y - 5) * 0.62) for px, py in door], tension=0.6
        ),
        FIRE[1],
    )
    c.fill(
        smooth(
            [(x + (px - x) * 0.34, y + 5 + (py - y - 5) * 0.42) for px, py in door], tension=0.6
        ),
        FIRE[2],
    )
    c.fill(
        smooth(
            [(x + 18, y + 7), (x + 17, y - 20), (x + 8, y - 26), (x + 24, y - 22), (x + 30, y + 6)],
            tension=0.5,
        ),
        light,
    )
    c.glow(x, y + 2, 66, FIRE[2], 0.42)
    if s.winter:
        snow = pts(
            "-70,-40 -40,-63 -12,-76 12,-77 42,-63 70,-43 52,-47 34,-40 16,-52 -6,-44 "
            "-26,-52 -48,-38"
        )
        c.fill(smooth([(x + a, y + b) for a, b in snow], tension=0.9), s.grass[4])
        c.fill(
            smooth(
                [(x + a, y + b) for a, b in pts("12,-77 42,-63 70,-43 52,-47 38,-52 20,-60")],
                tension=0.9,
            ),
            s.grass[1],
            0.7,
        )
    bush(c, s, h, 842, 484, 11, 1)


def toolmaker(c: Canvas, s: Skin) -> None:
    """The knapping place: an awning of hide, an anvil stone, flint and finished tools."""
    h = Hand("toolmaker")
    dark, low, middle, high, _light = s.hide
    shadow(c, s, 586, 476, 74, 12, 0.4)
    for x0, y0, x1, y1 in table("520,474,528,418 640,476,634,424 562,462,564,416 606,464,604,420"):
        c.fill(stroke(x0, y0, x1, y1, 2.6), s.wood[1])
    c.fill(
        smooth(
            pts(
                "510,440 524,420 566,414 610,416 646,426 656,446 630,442 606,448 580,440 "
                "556,446 534,440"
            ),
            tension=0.7,
        ),
        middle,
    )
    c.fill(smooth(pts("524,421 566,415 600,417 592,430 560,430 530,434"), tension=0.7), high)
    c.fill(smooth(pts("606,417 640,425 652,442 628,438 606,440"), tension=0.7), low)
    c.fill(
        [
            stroke(540, 422, 536, 438, 0.8),
            stroke(574, 417, 572, 438, 0.8),
            stroke(608, 419, 610, 444, 0.8),
        ],
        dark,
        0.6,
    )
    c.fill([stroke(548 + 9 * i, 427, 552 + 9 * i, 434, 1.2) for i in range(3)], RUST, 0.85)
    if s.winter:
        c.fill(
            smooth(
                pts("514,432 526,417 566,411 612,413 650,426 630,426 600,421 570,422 540,424"),
                tension=0.8,
            ),
            s.grass[4],
        )
    rock(c, s, h, 618, 488, 50, s.rock, 1)
    c.fill(h.blob(617, 458, 18, 4.4, 0.1), s.rock[4])
    flint = ("#3b3d45", "#5d6270", "#a9aebb")
    for x, y, r in table("612,456,5.5 624,456,4 540,474,6 550,478,4.5 648,492,5 655,486,4"):
        c.fill(poly(h.stone(x, y, r, r * 0.78, 6)), flint[0])
        c.fill(
            poly(
                [
                    (x - r * 0.6, y - r * 0.2),
                    (x, y - r * 0.7),
                    (x + r * 0.4, y - r * 0.1),
                    (x - r * 0.1, y + r * 0.2),
                ]
            ),
            flint[1],
        )
        c.fill(stroke(x - r * 0.4, y - r * 0.35, x + r * 0.2, y - r * 0.5, 0.9), flint[2])
    chips = Marks()
    for _ in range(26):
        x, y = h.near(624, 30), h.between(490, 502)
        if abs(x - 566) > 24:
            chips.add(
                poly(h.stone(x, y, h.between(1, 2.4), h.between(0.7, 1.5), 4)),
                h.rng.choice(flint),
                0.9,
            )
    c.marks(chips)
    for x0, y0, x1, y1, big in ((642, 478, 656, 426, 9), (650, 480, 668, 432, 8)):
        c.fill(stroke(x0, y0, x1, y1, 2.0), s.wood[2])
        c.fill(poly(((x1 - 3, y1 + 4), (x1 + 2, y1 - big), (x1 + 5, y1 + 4))), flint[1])
        c.fill(poly(((x1 + 1, y1 + 4), (x1 + 2, y1 - big), (x1 + 5, y1 + 4))), flint[2])
    for x, y in ((500, 472), (514, 478)):
        c.fill(stroke(x, y, x + 16, y - 26, 2.2), s.wood[2])
        c.fill(poly(h.stone(x + 16, y - 26, 7.5, 5, 6)), flint[0])
        c.fill(stroke(x + 11, y - 28, x + 19, y - 30, 1.6), flint[2])
        c.fill(stroke(x + 11, y - 23, x + 18, y - 21, 1.6), OCHRE)


def hearth(c: Canvas, s: Skin) -> None:
    """Tents around the village fire, and its smoke in the evening air."""
    h = Hand("hearth")
    x, y = HEARTH
    tent(c, s, h, 898, 470, 52, 1)
    tent(c, s, h, 1000, 480, 66, 0)
    tent(c, s, h, 950, 452, 44, 0)
    _rack(c, s, h, 874, 516)
    c.glow(x, y - 4, 96, FIRE[2], 0.5)
    shadow(c, s, x, y + 6, 26, 7, 0.3)
    for a in range(9):
        px, py = x - 21 + a * 5.2, y + 5 + 5 * (1 - ((a - 4) / 4) ** 2)
        c.fill(poly(h.stone(px, py, 4.4, 3.4, 7)), s.rock[1])
        c.fill(poly(h.stone(px, py - 1.4, 3, 1.6, 6)), s.rock[3])
    for dx in (-11, -4, 5, 11):
        c.fill(stroke(x + dx, y + 6, x - dx * 0.4, y - 9, 2.4), s.wood[0])
    flames = table("-9,-18,6 8,-20,6 0,-34,9 -4,-25,7 5,-27,6")
    for dx, dy, w in flames:
        c.fill(
            smooth(
                [
                    (x + dx - w, y + 2),
                    (x + dx - w * 0.7, y - 8),
                    (x + dx * 0.6, y + dy),
                    (x + dx + w * 0.8, y - 7),
                    (x + dx + w, y + 2),
                ],
                tension=0.8,
            ),
            FIRE[1],
        )
    for dx, dy, w in flames:
        c.fill(
            smooth(
                [
                    (x + dx * 0.6 - w * 0.6, y + 2),
                    (x + dx * 0.4, y + dy * 0.62),
                    (x + dx * 0.6 + w * 0.6, y + 2),
                ],
                tension=0.8,
            ),
            FIRE[2],
        )
    c.fill(smooth([(x - 4.5, y + 2), (x, y - 13), (x + 4.5, y + 2)], tension=0.8), FIRE[3])
    smoke = mix(s.sky[0], "#ffffff", 0.45) if not s.winter else mix(s.sky[0], s.shade, 0.2)
    for i in range(15):
        t = i / 14
        px = x + 8 * (1 - t) * (1 if i % 2 else -1) * t + 52 * t * t
        py = y - 40 - 172 * t
        c.pool(h.near(px, 3), py, 8 + 26 * t, 9 + 16 * t, smoke, (0.5, 0.4, 0.28, 0.18)[i // 4])
    log(c, s, h, 964, 522, 30, 4.5)
    log(c, s, h, 884, 528, 26, 4.2)


def _rack(c: Canvas, s: Skin, h: Hand, x: float, y: float) -> None:
    """Fish and meat drying on a rack."""
    for dx in (0, 30):
        c.fill(
            [
                stroke(x + dx - 6, y, x + dx + 3, y - 34, 1.8),
                stroke(x + dx + 6, y, x + dx - 3, y - 34, 1.8),
            ],
            s.wood[1],
        )
    c.fill(stroke(x - 8, y - 31, x + 38, y - 31, 1.8), s.wood[2])
    for i in range(5):
        c.fill(h.blob(x + 1 + i * 7, y - 22, 2.2, 7, 0.2), mix(RUST, s.hide[2], 0.25 * (i % 3)))


def bridge(c: Canvas, s: Skin) -> None:
    """Two logs across the river, so that the village can reach its pits."""
    h = Hand("bridge")
    for dy in (9, 0):
        y = 446 + dy
        c.fill(stroke(1022, y + 7, 1116, y + 8, 5), s.shade, 0.28)
        c.fill(
            smooth(
                [
                    (1020, y - 4),
                    (1066, y - 6),
                    (1118, y - 3),
                    (1120, y + 3),
                    (1066, y + 1),
                    (1020, y + 4),
                ],
                tension=0.5,
            ),
            s.wood[1],
        )
        c.fill(stroke(1022, y - 3, 1118, y - 2, 1.8, -1), s.wood[3] if not s.winter else s.grass[4])
    for i in range(9):
        px = 1030 + i * 10
        c.fill(stroke(px, 441, h.near(px + 2, 1), 461, 1.6), s.wood[2])
    rock(c, s, h, 1018, 466, 20, s.rock, -1)
    rock(c, s, h, 1122, 468, 18, s.rock, -1)
