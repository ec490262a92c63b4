"""Heads of the tribe: skin, features, hair and beards, in flat layers with light from the left.

A portrait is 200 wide and 220 high; the head's middle is at (100, 100).
"""

from __future__ import annotations

from typing import NamedTuple

from board_paint import Canvas, Hand, ellipse, mix, pts, ribbon, smooth, stroke

XY = tuple[float, float]
MIDDLE = 100.0


class Build(NamedTuple):
    """How a face is built.

    wide, long: of the head, 1 for everybody's. jaw: 0 pointed to 1 square. nose: its size.
    age: 0 a child to 1 old. lips: the mouth's corners, up or down.
    """

    wide: float = 1.0
    long: float = 1.0
    jaw: float = 0.5
    nose: float = 1.0
    age: float = 0.4
    lips: float = 0.0
    brow: float = 0.0
    brows: float = 1.0


def mirrored(points: list[XY]) -> list[XY]:
    """The other half of a face."""
    return [(2 * MIDDLE - x, y) for x, y in points]


def head_outline(b: Build) -> list[XY]:
    """From the crown down the right side and up the left one."""
    w, h = 40 * b.wide, 1.0 * b.long
    jaw = 17 + 11 * b.jaw
    right = [
        (MIDDLE + w * 0.62, 100 - 45 * h),
        (MIDDLE + w, 100 - 14 * h),
        (MIDDLE + w * 0.96, 100 + 14 * h),
        (MIDDLE + jaw * b.wide * 1.25, 100 + 36 * h),
        (MIDDLE + jaw * b.wide * 0.52, 100 + 52 * h),
    ]
    return [(MIDDLE, 100 - 54 * h), *right, (MIDDLE, 100 + 55 * h), *mirrored(right)[::-1]]


def neck(c: Canvas, skin: str, b: Build) -> None:
    """Down to the shoulders, with the chin's shadow."""
    w = 17 + 9 * b.jaw
    dark = mix(skin, "#3a1c12", 0.32)
    c.fill(smooth([(100 - w, 130), (100 + w, 130), (104 + w, 192), (96 - w, 192)], 0.5), dark)
    c.fill(smooth([(100 - w, 150), (92, 158), (88, 190), (94 - w, 190)], 0.6), mix(skin, dark, 0.4))


def ears(c: Canvas, skin: str, b: Build) -> None:
    """Half hidden by most hair."""
    dark = mix(skin, "#4a2013", 0.3)
    for side in (-1, 1):
        x = MIDDLE + side * 41 * b.wide
        c.fill(ellipse(x, 103, 7.5, 12), dark if side > 0 else mix(skin, dark, 0.4))
        c.fill(ellipse(x - side * 0.8, 104, 3.6, 7), mix(skin, "#4a2013", 0.45))


def head(c: Canvas, skin: str, b: Build) -> None:
    """The face in five tones."""
    outline = head_outline(b)
    light, dark = mix(skin, "#ffe9c9", 0.34), mix(skin, "#4a2013", 0.26)
    c.fill(smooth(outline), skin)
    w = 40 * b.wide
    # The side away from the light, and the cheeks.
    shade = [p for p in outline if p[0] > MIDDLE]
    inner = [(MIDDLE + (x - MIDDLE) * 0.56, y) for x, y in shade]
    c.fill(smooth([*shade, *inner[::-1]], 0.8), dark, 0.55)
    c.fill(ellipse(MIDDLE - w * 0.42, 78, w * 0.42, 17), light, 0.75)
    c.fill(ellipse(MIDDLE - w * 0.5, 116, w * 0.3, 10), light, 0.6)
    c.fill(ellipse(MIDDLE, 146 * b.long + 100 * (1 - b.long), 10, 5), light, 0.45)
    blush = mix(skin, "#c2472f", 0.5)
    for side in (-1, 1):
        c.fill(ellipse(MIDDLE + side * w * 0.58, 117, 9.5, 6.5), blush, 0.3)
    if b.age > 0.55:
        _wrinkles(c, skin, b)


def _wrinkles(c: Canvas, skin: str, b: Build) -> None:
    line = mix(skin, "#4a2013", 0.5)
    for side in (-1, 1):
        x = MIDDLE + side * 16
        c.fill(stroke(x, 113, x + side * 7, 132, 1.3, side * 2.0), line, 0.7)
        for k in range(2):
            y = 98 + 4 * k
            c.fill(stroke(MIDDLE + side * 29, y, MIDDLE + side * 37, y - 3 + 5 * k, 0.9), line, 0.6)
    for k in range(2):
        y = 66 - 7 * k
        c.fill(stroke(80, y + 1, 120, y + 1, 1.0, -2.4), line, 0.5 * b.age)


def eyes(c: Canvas, skin: str, b: Build, iris: str = "#4b2f1c", wide: float = 1.0) -> None:
    """Almonds with a light in them."""
    lid = mix(skin, "#4a2013", 0.48)
    for side in (-1, 1):
        x, y = MIDDLE + side * 18.5 * b.wide, 97.0
        tall = (4.6 + 1.6 * (1 - b.age)) * wide
        c.fill(ellipse(x, y - 1.5, 11, 7.5), mix(skin, "#4a2013", 0.3), 0.5)
        almond = [
            (x - 9, y + 0.8 * side),
            (x - 3, y - tall),
            (x + 4, y - tall * 0.92),
            (x + 9, y - 0.8 * side),
            (x + 3, y + tall * 0.75),
            (x - 4, y + tall * 0.75),
        ]
        c.fill(smooth(almond), "#f4ebd9")
        c.fill(ellipse(x + 0.6, y - 0.4, tall * 0.92, tall * 0.98), iris)
        c.fill(ellipse(x + 0.6, y - 0.2, tall * 0.46, tall * 0.5), "#1b120d")
        c.fill(ellipse(x - 1.2, y - 2, 1.3, 1.3), "#ffffff", 0.9)
        c.fill(stroke(x - 10, y + 0.8 * side, x + 10, y - 0.8 * side, 2.0, -tall - 0.6), lid)


def brows(c: Canvas, hair: str, b: Build) -> None:
    """Raised, level, or knitted (`brow` below 0)."""
    for side in (-1, 1):
        inner, outer = MIDDLE + side * 8, MIDDLE + side * 31 * b.wide
        lift = 6 * b.brow
        c.fill(
            ribbon(
                [(inner, 87 - lift), ((inner + outer) / 2, 82.5 - lift * 0.2), (outer, 87.5)],
                [4.6 * b.brows, 5.4 * b.brows, 1.6],
            ),
            mix(hair, "#2a1a12", 0.25),
        )


def nose(c: Canvas, skin: str, b: Build) -> None:
    """A lit bridge and a shadow beside it."""
    n = b.nose
    dark = mix(skin, "#4a2013", 0.36)
    c.fill(
        smooth(pts(f"101,90 {104 + 2 * n},104 {109 * 1.0 + 2 * n},118 103,123 101,110"), 0.8),
        dark,
        0.7,
    )
    c.fill(ellipse(100, 117, 8.2 * n, 5.6 * n), mix(skin, dark, 0.25))
    c.fill(ellipse(98, 115.4, 5.0 * n, 3.9 * n), mix(skin, "#ffe9c9", 0.4))
    c.fill(stroke(98, 92, 97, 112, 2.6), mix(skin, "#ffe9c9", 0.45), 0.8)
    for side in (-1, 1):
        c.fill(ellipse(100 + side * 4.6 * n, 120.4, 2.1 * n, 1.4), mix(skin, "#3a1c12", 0.7))


def mouth(c: Canvas, skin: str, b: Build, teeth: bool = False) -> None:
    """Two lips; a laugh shows teeth."""
    lip = mix(skin, "#9a3226", 0.45)
    up = 5 * b.lips
    if teeth:
        shape = [(85, 131 - up), (100, 133), (115, 131 - up), (108, 141), (100, 143.5), (92, 141)]
        c.fill(smooth(shape), "#5c2018")
        c.fill(
            smooth([(88, 132.2 - up * 0.6), (100, 134), (112, 132.2 - up * 0.6), (100, 138)], 0.8),
            "#f6ecd8",
        )
        return
    c.fill(
        smooth([(86, 134 - up), (95, 131), (100, 132.4), (105, 131), (114, 134 - up), (100, 136)]),
        mix(lip, "#4a2013", 0.25),
    )
    c.fill(
        smooth(
            [(88, 134.6 - up * 0.8), (100, 135.4), (112, 134.6 - up * 0.8), (106, 140), (94, 140)]
        ),
        lip,
    )
    c.fill(stroke(86, 134 - up, 114, 134 - up, 1.4, up + 1.0), mix(skin, "#3a1c12", 0.75))
    c.fill(ellipse(97, 137.6, 5, 1.3), mix(lip, "#ffe9c9", 0.5), 0.6)


def beard(
    c: Canvas, hand: Hand, hair: str, b: Build, length: float, moustache: bool = True
) -> None:
    """From ear to ear, in strands; length 1 reaches the breast."""
    low = 152 + 52 * length
    right = [
        (MIDDLE + 40 * b.wide, 102),
        (MIDDLE + 39 * b.wide, 126),
        (MIDDLE + 31 * b.wide, 148 + 14 * length),
        (MIDDLE + 13, low - 8),
    ]
    upper = [(MIDDLE + 31 * b.wide, 122), (MIDDLE + 20, 128), (MIDDLE + 16, 139)]
    outline = [
        *right,
        (MIDDLE, low),
        *mirrored(right)[::-1],
        *mirrored(upper),
        (MIDDLE, 144),
        *upper[::-1],
    ]
    c.fill(smooth(outline, 0.85), hair)
    strands(c, hand, hair, [(x, y) for x, y in _along(62, 138, 9)], 126, low, 0.55)
    if moustache:
        for side in (-1, 1):
            c.fill(
                smooth(
                    [
                        (100, 126),
                        (100 + side * 12, 126.5),
                        (100 + side * 25, 137),
                        (100 + side * 22, 142),
                        (100 + side * 10, 134),
                        (100, 131.5),
                    ],
                    0.8,
                ),
                mix(hair, "#ffffff", 0.1) if side < 0 else mix(hair, "#1a100a", 0.18),
            )


def _along(x0: float, x1: float, n: int) -> list[XY]:
    return [(x0 + (x1 - x0) * k / (n - 1), 0.0) for k in range(n)]


def strands(
    c: Canvas, hand: Hand, hair: str, starts: list[XY], top: float, low: float, see: float
) -> None:
    """Lighter and darker locks that run down and together."""
    for x, _ in starts:
        y0 = top + abs(x - MIDDLE) * -0.1 + hand.between(4, 16)
        end = MIDDLE + (x - MIDDLE) * 0.45 + hand.between(-3, 3)
        bottom = low - abs(x - MIDDLE) * 0.8 - hand.between(2, 8)
        tone = mix(hair, "#fff2d8", 0.22) if x < MIDDLE else mix(hair, "#160d08", 0.3)
        if bottom > y0 + 8:
            c.fill(
                stroke(x, y0, end, bottom, hand.between(1.6, 3.0), hand.between(-4, 4)), tone, see
            )


def long_hair(c: Canvas, hand: Hand, hair: str, b: Build, length: float) -> None:
    """Behind the head, down over the shoulders."""
    low = 130 + 66 * length
    w = 50 * b.wide
    right = [
        (MIDDLE + w * 0.7, 52),
        (MIDDLE + w, 90),
        (MIDDLE + w * 1.04, 130),
        (MIDDLE + w * 0.92, low),
    ]
    c.fill(
        smooth([(MIDDLE, 38), *right, (MIDDLE, low + 4), *mirrored(right)[::-1]], 0.9),
        mix(hair, "#160d08", 0.28),
    )
    for k in range(7):
        x = MIDDLE + w * (-0.94 + k * 0.31)
        tone = mix(hair, "#fff2d8", 0.1) if x < MIDDLE else hair
        c.fill(
            stroke(
                x,
                80,
                x + hand.between(-5, 5),
                low - hand.between(2, 14),
                hand.between(2, 4.4),
                hand.between(-6, 6),
            ),
            tone,
            0.7,
        )


def crown(
    c: Canvas, hand: Hand, hair: str, b: Build, fringe: float = 0.4, parting: float = 0.0
) -> None:
    """Hair on the head: a cap with a parted fringe."""
    w = 44 * b.wide
    drop = 58 + 20 * fringe
    part = MIDDLE + parting * 20
    outline = [
        (MIDDLE - w * 1.02, 104),
        (MIDDLE - w * 1.08, 74),
        (MIDDLE - w * 0.8, 58 - 8 * b.long),
        (MIDDLE - w * 0.42, 45 - 8 * b.long),
        (MIDDLE, 40 - 8 * b.long),
        (MIDDLE + w * 0.42, 45 - 8 * b.long),
        (MIDDLE + w * 0.8, 58 - 8 * b.long),
        (MIDDLE + w * 1.08, 74),
        (MIDDLE + w * 1.02, 104),
        (MIDDLE + w * 0.86, 84),
        (MIDDLE + w * 0.6, drop),
        (part, 62 + 6 * fringe),
        (MIDDLE - w * 0.6, drop),
        (MIDDLE - w * 0.86, 84),
    ]
    c.fill(smooth(outline, 0.9), hair)
    for k in range(11):
        x = MIDDLE + w * (-0.95 + 0.19 * k)
        tone = mix(hair, "#fff2d8", 0.24) if x < MIDDLE - 4 else mix(hair, "#160d08", 0.3)
        c.fill(
            stroke(
                part + (x - part) * 0.3,
                45 + abs(x - MIDDLE) * 0.12,
                x,
                drop + abs(x - MIDDLE) * 0.36 - 6,
                hand.between(1.4, 2.6),
                (x - part) * 0.1,
            ),
            tone,
            0.55,
        )
