"""Paint the opponents of the second world: `python packaging/art/portraits_inka.py [name-part …]`.

Writes resources/inka/portraits, one picture per level and style. Seeded: what has not been
changed is written again as it was.
"""

from __future__ import annotations

import sys
from math import cos, sin, tau

import portraits_animal
import portraits_book
from board_paint import Canvas, Hand, ellipse, mix, poly, pts, ribbon, smooth, stroke
from portraits_dress import band, beads, feather
from portraits_face import (
    Build,
    brows,
    crown,
    ears,
    eyes,
    head,
    long_hair,
    mouth,
    neck,
    nose,
    strands,
)

MADDER, INDIGO, GOLD, WOOL, COCA, CHARCOAL = (
    "#a8322b",
    "#2b4a7a",
    "#e0b23c",
    "#efe6d3",
    "#5f8f4e",
    "#2e2723",
)
SKIN = ("#b5764a", "#c08655", "#a66a41")
BLACK = "#1f1714"


def ground(name: str, sky: str, ridge: str, field: str) -> tuple[Canvas, Hand]:
    """Snow peaks behind terraces."""
    c, hand = Canvas(200, 220), Hand(f"inka {name}")
    c.fill(poly(pts("0,0 200,0 200,220 0,220")), sky)
    c.fill(ellipse(60, 56, 120, 80), mix(sky, "#fff6e0", 0.6), 0.55)
    for x, top, wide in ((20, 84, 60), (176, 66, 74), (112, 104, 60)):
        c.fill(poly([(x - wide, 170), (x, top), (x + wide, 170)]), ridge)
        c.fill(poly([(x, top), (x + wide, 170), (x + 8, 170)]), mix(ridge, "#20222c", 0.25))
        cap = [
            (x, top),
            (x + 14, top + 20),
            (x + 5, top + 17),
            (x - 2, top + 26),
            (x - 13, top + 20),
        ]
        c.fill(smooth(cap, 0.4), "#f1f3f2")
    for k in range(5):
        y = 150 + 16 * k
        tone = mix(field, "#3a2a1c" if k % 2 else "#f4e6a8", 0.22)
        line = [
            (-10, y + hand.between(-3, 3)),
            (50, y - 6),
            (110, y + 2),
            (212, y - 5),
            (212, 232),
            (-10, 232),
        ]
        c.fill(smooth(line, 0.7), tone)
    return c, hand


def poncho(c: Canvas, hand: Hand, cloth: str, stripe: tuple[str, ...], wide: float = 1.0) -> None:
    """Woven, with bands of diamonds over the breast."""
    w = 80 * wide
    shape = [
        *((100 - w, 232), (100 - w * 0.92, 188), (100 - w * 0.5, 168), (84, 162), (100, 180)),
        *((116, 162), (100 + w * 0.5, 168), (100 + w * 0.92, 188), (100 + w, 232)),
    ]
    c.fill(smooth(shape, 0.8), cloth)
    dark = mix(cloth, "#1a100c", 0.35)
    right = [(106, 182), (100 + w * 0.5, 170), (100 + w * 0.9, 190), (100 + w, 232), (112, 232)]
    c.fill(smooth(right, 0.8), dark, 0.55)
    for row, tone in enumerate(stripe):
        y = 196 + 11 * row
        reach = w * (0.9 + 0.05 * row)
        c.fill(ribbon([(100 - reach, y), (100, y + 6), (100 + reach, y)], [8, 8, 8]), tone)
        n = 11
        for k in range(n):
            t = k / (n - 1) * 2 - 1
            x, mid = 100 + reach * 0.94 * t, y + 6 * (1 - t * t)
            shade = mix(tone, "#fff6e0", 0.7) if t < 0.3 else mix(tone, "#fff6e0", 0.45)
            c.fill(poly([(x - 4, mid), (x, mid - 3.2), (x + 4, mid), (x, mid + 3.2)]), shade)
    for k in range(8):
        x = 100 + w * (-0.8 + 0.23 * k)
        c.fill(stroke(x, 184 + hand.between(0, 6), x, 222, 1.0), dark, 0.4)


def ear_discs(c: Canvas, tone: str = GOLD, size: float = 11) -> None:
    """The large discs that only some may wear."""
    for side in (-1, 1):
        x = 100 + side * 44
        c.fill(ellipse(x + 1, 120, size, size), "#3a2410", 0.5)
        c.fill(ellipse(x, 118, size, size), mix(tone, "#7a4a10", 0.35))
        c.fill(ellipse(x - 1, 117, size * 0.78, size * 0.78), tone)
        c.fill(ellipse(x - 3, 114.5, size * 0.26, size * 0.26), mix(tone, "#ffffff", 0.7))


def cap(c: Canvas, tones: tuple[str, str, str]) -> None:
    """A knitted cap with flaps."""
    main, second, third = tones
    for side in (-1, 1):
        flap = [
            (100 + side * 34, 84),
            (100 + side * 48, 84),
            (100 + side * 49, 126),
            (100 + side * 42, 144),
            (100 + side * 37, 122),
        ]
        c.fill(smooth(flap, 0.7), main if side < 0 else mix(main, "#1a100c", 0.25))
        c.fill(stroke(100 + side * 42, 140, 100 + side * 43, 176, 3), second)
        c.fill(ellipse(100 + side * 43, 178, 5, 6.5), third)
    dome = pts("53,84 56,58 74,38 100,22 126,38 144,58 147,84 124,74 100,71 76,74")
    c.fill(smooth(dome, 0.8), main)
    c.fill(
        smooth(pts("104,26 126,38 144,58 147,84 124,74 112,72"), 0.8),
        mix(main, "#1a100c", 0.3),
        0.6,
    )
    for y, sag, tone in ((70, 6, second), (54, 10, third)):
        reach = 45 - (70 - y) * 0.5
        c.fill(
            ribbon([(100 - reach, y + 5), (100, y - sag * 0.4), (100 + reach, y + 5)], [8, 8, 8]),
            tone,
        )
        for k in range(9):
            t = k / 8 * 2 - 1
            x, mid = 100 + reach * 0.92 * t, y + 5 - (5 + sag * 0.4) * (1 - t * t)
            c.fill(
                poly([(x - 3.4, mid + 2.6), (x, mid - 3), (x + 3.4, mid + 2.6)]),
                mix(tone, WOOL, 0.75),
            )
    c.fill(ellipse(100, 21, 7, 7), third)


def fringe(c: Canvas, tone: str = MADDER, low: float = 78) -> None:
    """The tassels over the forehead that a ruler wears."""
    for k in range(11):
        x = 80 + 4 * k
        c.fill(stroke(x, 62, x, low, 4.4), mix(tone, "#1a100c", 0.3) if k > 6 else tone)
        c.fill(ellipse(x, low - 9, 1.8, 1.5), GOLD)


def face(
    c: Canvas, skin: str, b: Build, iris: str = "#2f1e14", wide: float = 0.95, laugh: bool = False
) -> None:
    """Neck, ears, head and features, without hair."""
    head(c, skin, b)
    eyes(c, skin, b, iris, wide)
    brows(c, BLACK if b.age < 0.8 else "#b9b2a6", b)
    nose(c, skin, b)
    mouth(c, skin, b, teeth=laugh)


def gentle() -> Canvas:
    """A child with a cap and a friend's patience."""
    c, hand = ground("gentle", "#bfe0ea", "#9a9aa8", "#8fa04a")
    b = Build(1.0, 0.92, 0.3, 0.78, 0.05, 0.9, 0.6, 0.7)
    neck(c, SKIN[1], b._replace(jaw=0.15))
    poncho(c, hand, "#c9803a", (MADDER, INDIGO), 0.78)
    face(c, SKIN[1], b, "#3a2413", 1.15, laugh=True)
    crown(c, hand, BLACK, b, 0.7, 0.1)
    cap(c, (INDIGO, MADDER, GOLD))
    return c


def builder() -> Canvas:
    """A mason with stone dust on the cheek."""
    c, hand = ground("builder", "#d5dccf", "#8f8f98", "#9a9460")
    b = Build(1.06, 0.98, 0.8, 1.12, 0.45, 0.3, 0.1, 1.15)
    neck(c, SKIN[2], b)
    poncho(c, hand, "#8b8378", ("#6f6a64", WOOL), 1.02)
    ears(c, SKIN[2], b)
    face(c, SKIN[2], b)
    c.fill(hand.blob(128, 120, 9, 6, 0.3), "#d8d4cc", 0.7)
    c.fill(stroke(70, 76, 92, 70, 4), "#d8d4cc", 0.6)
    crown(c, hand, BLACK, b, 0.5, 0.0)
    band(c, WOOL, 64, 45, 10, 5)
    c.fill(ribbon(pts("152,228 158,190 160,168"), [8, 7, 7]), "#7a5a34")
    c.fill(smooth(pts("142,150 178,146 182,168 146,172"), 0.5), "#7d7a76")
    c.fill(smooth(pts("143,151 176,148 174,156 147,160"), 0.5), "#b4b0a8")
    return c


def planner() -> Canvas:
    """A keeper of knotted cords, who counts before he builds."""
    c, hand = ground("planner", "#f0dcae", "#a58f84", "#b0a050")
    b = Build(0.95, 1.05, 0.4, 1.05, 0.65, 0.1, 0.25, 0.95)
    neck(c, SKIN[1], b)
    poncho(c, hand, INDIGO, (WOOL, "#6f8ab4"), 0.9)
    ears(c, SKIN[1], b)
    face(c, SKIN[1], b, "#33302a", 0.86)
    crown(c, hand, "#3a342e", b, 0.35, 0.0)
    band(c, MADDER, 62, 43, 8, 5)
    c.fill(ribbon(pts("46,186 100,204 154,186"), [4, 4, 4]), WOOL)
    for k in range(11):
        x = 52 + 9.6 * k
        top = 189 + 13 * (1 - ((k - 5) / 5) ** 2)
        tone = (MADDER, GOLD, "#7fa6ad", WOOL)[k % 4]
        c.fill(stroke(x, top, x + hand.between(-1.5, 1.5), top + 26, 2.4), tone)
        for j in range(1 + (k * 2) % 3):
            c.fill(ellipse(x, top + 7 + 6 * j, 2.8, 2.4), mix(tone, "#1a100c", 0.3))
    return c


def trader() -> Canvas:
    """A woman from the market with a broad hat and a smile for everybody."""
    c, hand = ground("trader", "#f4cfa0", "#b08a7c", "#b9b45a")
    b = Build(1.02, 0.98, 0.45, 0.95, 0.4, 1.0, 0.5, 0.85)
    long_hair(c, hand, BLACK, b, 0.6)
    neck(c, SKIN[0], b._replace(jaw=0.2))
    poncho(c, hand, "#b8406a", (GOLD, COCA), 0.92)
    face(c, SKIN[0], b, "#3a2413", 0.98, laugh=True)
    crown(c, hand, BLACK, b, 0.15, 0.0)
    for side in (-1, 1):
        strands(c, hand, BLACK, [(100 + side * 48, 0), (100 + side * 53, 0)], 104, 200, 0.9)
    c.fill(ellipse(100, 60, 66, 15), "#5a3420")
    c.fill(ellipse(98, 57, 62, 12), "#8a5a34")
    c.fill(smooth(pts("64,56 68,26 100,16 132,26 136,56 100,64"), 0.8), "#6e4428")
    c.fill(smooth(pts("66,54 70,27 98,18 96,60"), 0.8), "#a4744a", 0.8)
    c.fill(ribbon(pts("64,52 100,60 136,52"), [9, 9, 9]), GOLD)
    beads(c, 168, (COCA, GOLD, MADDER), 13, 30, 13, 3.8)
    return c


def heir() -> Canvas:
    """A young noble among old walls, who builds where others have been."""
    c, hand = ground("heir", "#cdd6c4", "#7f8a80", "#6f8a4c")
    for x, y, w, h in ((6, 116, 44, 26), (-8, 142, 40, 28), (154, 124, 46, 26), (164, 150, 44, 28)):
        c.fill(poly([(x, y + 2), (x + w, y), (x + w - 2, y + h), (x + 2, y + h)]), "#8f8c86")
        c.fill(
            poly(
                [
                    (x + 2, y + 3),
                    (x + w - 8, y + 2),
                    (x + w - 12, y + h * 0.5),
                    (x + 4, y + h * 0.6),
                ]
            ),
            "#b3afa6",
            0.7,
        )
        for _ in range(4):
            c.fill(hand.blob(x + hand.between(0, w), y + 2, 8, 5, 0.3), COCA)
    b = Build(0.94, 1.02, 0.35, 0.92, 0.25, 0.35, 0.2, 0.9)
    long_hair(c, hand, BLACK, b, 0.2)
    neck(c, SKIN[1], b)
    poncho(c, hand, "#3f6b4c", (WOOL, GOLD), 0.86)
    face(c, SKIN[1], b, "#3c4a2a", 1.0)
    crown(c, hand, BLACK, b, 0.45, 0.4)
    band(c, GOLD, 62, 43, 8, 5)
    ear_discs(c, GOLD, 8)
    feather(c, (100, 58), (104, 14), COCA, 8)
    return c


def road_captain() -> Canvas:
    """A runner of the royal road, with a shell horn."""
    c, hand = ground("road_captain", "#f2d0a0", "#a0755c", "#a08a4c")
    c.fill(
        smooth(
            pts("84,232 92,170 60,150 92,132 80,116 98,116 104,134 80,150 116,172 124,232"), 0.7
        ),
        "#e3cf9c",
        0.9,
    )
    b = Build(0.93, 1.03, 0.5, 1.0, 0.3, 0.2, 0.0, 1.0)
    neck(c, SKIN[2], b)
    poncho(c, hand, "#c0602c", (WOOL, CHARCOAL), 0.88)
    ears(c, SKIN[2], b)
    face(c, SKIN[2], b)
    crown(c, hand, BLACK, b, 0.3, -0.2)
    band(c, WOOL, 63, 43, 8, 5)
    for k, tone in enumerate((WOOL, "#f6f1e4", WOOL)):
        feather(c, (126 + 5 * k, 62), (140 + 14 * k, 18 + 8 * k), tone, 7)
    c.fill(smooth(pts("118,196 140,182 164,184 176,200 166,214 142,210"), 0.9), "#e9d9c0")
    c.fill(smooth(pts("150,186 166,186 175,200 164,212 158,198"), 0.9), "#d38a72")
    c.fill([stroke(124 + 9 * k, 193 - 2 * k, 128 + 9 * k, 208, 1.4) for k in range(4)], "#b59a78")
    return c


def warrior() -> Canvas:
    """A captain with a crested helmet and a hard look."""
    c, hand = ground("warrior", "#e8b48c", "#8a5a4c", "#8a5a3c")
    b = Build(1.08, 1.0, 0.95, 1.12, 0.45, -0.5, -0.85, 1.3)
    neck(c, SKIN[2], b)
    poncho(c, hand, "#3a3230", (MADDER, GOLD), 1.08)
    ears(c, SKIN[2], b)
    face(c, SKIN[2], b, "#20140d", 0.82)
    for side in (-1, 1):
        c.fill(stroke(100 + side * 14, 110, 100 + side * 38, 104, 4.4, side), MADDER, 0.9)
    crown(c, hand, BLACK, b, 0.1, 0.0)
    c.fill(
        smooth(pts("52,80 56,52 76,34 100,28 124,34 144,52 148,80 124,70 100,66 76,70"), 0.8),
        "#8a6a30",
    )
    c.fill(smooth(pts("55,76 60,52 78,36 98,31 96,66 76,68"), 0.8), GOLD)
    for k in range(13):
        t = k / 12 * 2 - 1
        foot = (100 + 26 * t, 36 + 6 * t * t)
        feather(c, foot, (100 + 52 * t, 2 + 20 * t * t), (MADDER, WOOL)[k % 2], 6)
    c.fill(ribbon(pts("52,78 100,68 148,78"), [8, 9, 8]), MADDER)
    ear_discs(c, "#c9a050", 9)
    return c


def medium() -> Canvas:
    """A village head with cap and staff."""
    c, hand = ground("medium", "#c8dce4", "#8a94a4", "#8fa04a")
    b = Build(1.02, 1.0, 0.6, 1.05, 0.6, 0.25, 0.1, 1.05)
    c.fill(ribbon(pts("164,226 166,120 168,34"), [6, 6, 5]), "#5a3a1e")
    c.fill([ellipse(167, y, 5.4, 3.4) for y in (44, 78, 112)], GOLD)
    neck(c, SKIN[0], b)
    poncho(c, hand, MADDER, (WOOL, INDIGO), 0.98)
    face(c, SKIN[0], b)
    crown(c, hand, BLACK, b, 0.4, 0.0)
    cap(c, (MADDER, WOOL, INDIGO))
    return c


def strong() -> Canvas:
    """The queen, with gold at the ears and a mantle pin."""
    c, hand = ground("strong", "#f2bd8a", "#a0604c", "#a8803c")
    b = Build(0.96, 1.02, 0.42, 0.95, 0.4, 0.2, -0.1, 0.95)
    long_hair(c, hand, BLACK, b, 0.95)
    neck(c, SKIN[1], b._replace(jaw=0.25))
    poncho(c, hand, "#5c2a5a", (GOLD, MADDER), 0.94)
    face(c, SKIN[1], b, "#2f1e14", 0.96)
    crown(c, hand, BLACK, b, 0.05, 0.0)
    band(c, GOLD, 60, 43, 12, 6)
    for k in range(5):
        x = 76 + 12 * k
        y = 61 - 4 * (1 - ((k - 2) / 2) ** 2)
        c.fill(poly([(x - 4, y), (x, y - 5), (x + 4, y), (x, y + 5)]), MADDER)
    ear_discs(c)
    beads(c, 166, (GOLD, "#7fa6ad"), 13, 30, 12, 4.2)
    c.fill(ellipse(100, 200, 11, 11), mix(GOLD, "#7a4a10", 0.3))
    c.fill(ellipse(99, 199, 8.6, 8.6), GOLD)
    return c


def expert() -> Canvas:
    """The old ruler with the sun behind him."""
    c, hand = ground("expert", "#6a7a9a", "#3f4a66", "#5a6a44")
    for k in range(24):
        t = k / 24 * tau
        x, y = 100 + 92 * cos(t), 84 + 92 * sin(t)
        c.fill(stroke(100, 84, x, y, 7), GOLD, 0.55)
    c.fill(ellipse(100, 84, 74, 74), "#f1cf6a", 0.75)
    b = Build(0.98, 1.05, 0.5, 1.16, 0.95, 0.15, 0.2, 1.2)
    neck(c, SKIN[0], b)
    poncho(c, hand, "#8a1f22", (GOLD, INDIGO, WOOL), 1.0)
    ears(c, SKIN[0], b)
    face(c, SKIN[0], b, "#33302a", 0.84)
    crown(c, hand, "#b9b2a6", b, 0.3, 0.0)
    for k, (x, y) in enumerate(pts("84,8 100,0 116,8")):
        feather(c, (92 + 8 * k, 56), (x, y), (CHARCOAL, WOOL, CHARCOAL)[k], 8)
    band(c, GOLD, 60, 44, 12, 6)
    fringe(c)
    ear_discs(c, GOLD, 13)
    c.fill(ellipse(100, 198, 15, 13), mix(GOLD, "#7a4a10", 0.35))
    c.fill(ellipse(99, 197, 12, 10.4), GOLD)
    c.fill([ellipse(95 + 8 * k, 195, 1.6, 1.6) for k in range(2)], "#7a4a10")
    c.fill(stroke(94, 201, 104, 201, 1.6, 2), "#7a4a10")
    return c


PEOPLE = {
    "random": portraits_animal.llama,
    "gentle": gentle,
    "builder": builder,
    "planner": planner,
    "trader": trader,
    "heir": heir,
    "road_captain": road_captain,
    "warrior": warrior,
    "medium": medium,
    "strong": strong,
    "expert": expert,
}


if __name__ == "__main__":
    portraits_book.write("inka", PEOPLE, sys.argv[1:])
