"""The picture of the second world for the pages before a game: a terraced city above the clouds.

The left third stays calm for what is written over it.
"""

from __future__ import annotations

import re
from math import sin
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
    ribbon,
    samples,
    smooth,
    stroke,
)
from inka_houses import DOOR, SPACE, building
from inka_life import crowns, llama, moved, palm
from inka_marks import CONDOR, SEATS
from inka_skin import SKINS, Skin, Tones, sink

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

W, H = 1600, 1000
SIZE = (W, H)
_NUMBER = re.compile(r"-?\d*\.?\d+")


def _range(h: Hand, base: float, high: float, step: float) -> list[XY]:
    """A jagged skyline from left to right."""
    out: list[XY] = []
    x = -40.0
    while x < W + 80:
        out.append((x, base - h.between(0.1, 0.4) * high))
        out.append((x + step * 0.5, base - h.between(0.6, 1.0) * high))
        x += step * h.between(0.8, 1.2)
    return out


def sky(c: Canvas, s: Skin) -> None:
    """Morning or evening light behind far peaks."""
    h = Hand("backdrop sky")
    tint = c.linear(
        0, 0, 0, 620, (0, s.sky[0], 1), (0.45, s.sky[2], 1), (0.8, s.sky[3], 1), (1, s.sky[4], 1)
    )
    c.fill(poly([(0, 0), (W, 0), (W, H), (0, H)]), tint)
    c.glow(610, 330, 520, s.light, 0.9)
    c.fill(ellipse(610, 330, 46, 46), s.sky[4])
    for y, x0, x1, see in (
        (120, 60, 540, 0.5),
        (176, 900, 1500, 0.55),
        (238, 180, 760, 0.4),
        (90, 1050, 1420, 0.4),
    ):
        for k in range(5):
            c.fill(
                stroke(x0 + k * 30, y + k * 7, x1 - k * 40, y + h.near(0, 8) + k * 5, 9, -8),
                s.sky[4],
                see * 0.6,
            )
    for base, high, step, tone, snow in (
        (560, 250, 150, s.sky[1], s.sky[4]),
        (600, 210, 200, s.mountains[4], s.snow[4]),
    ):
        line = _range(h, base, high, step)
        c.fill(poly([*line, (W + 90, H), (-50, H)]), tone, 0.9)
        for x, y in line[1::2]:
            c.fill(
                poly([(x, y), (x + step * 0.42, base), (x + step * 0.02, base), (x - 8, y + 60)]),
                s.mountains[2],
                0.16,
            )
            c.fill(
                poly(
                    [
                        (x, y),
                        (x - 34, y + 46),
                        (x - 16, y + 40),
                        (x - 4, y + 58),
                        (x + 6, y + 36),
                        (x + 22, y + 42),
                    ]
                ),
                snow,
                0.85,
            )
    c.fill(
        poly([(0, 470), (W, 470), (W, 720), (0, 720)]),
        c.linear(0, 470, 0, 720, (0, s.sky[4], 0), (0.7, s.sky[4], 0.8), (1, s.sky[4], 0)),
    )


def valley(c: Canvas, s: Skin) -> None:
    """Wooded ridges that rise out of the mist."""
    h = Hand("valley")
    for k, (y, see) in enumerate(((600, 0.45), (660, 0.6), (730, 0.8))):
        line = [(x, y + h.near(0, 26) + 30 * sin(x / 210 + k * 2)) for x in range(-60, 1100, 96)]
        tone = mix(s.sky[3], s.forest[3 - k], see)
        c.fill(poly([*samples(line, 24), (1100, H), (-60, H)]), tone)
        shade = [(x + 22, py + 26) for x, py in line]
        c.fill(poly([*samples(shade, 24), (1100, H), (-60, H)]), mix(tone, s.forest[1], 0.22), 0.7)
        for _ in range(5):
            x = h.between(40, 900)
            for j in range(3):
                c.pool(x + j * 46, y + 64 + j * 5 + k * 8, 150 - j * 24, 17, s.sky[4], 0.55)


def peak(c: Canvas, s: Skin) -> None:
    """The steep green horn behind the city."""
    t = s.forest
    c.fill(
        smooth(
            pts(
                "980,640 1060,480 1120,400 1168,270 1210,205 1252,262 1300,380 1400,470 1500,560 1640,640 1640,800 980,800"
            ),
            0.7,
        ),
        t[2],
    )
    c.fill(
        smooth(
            pts(
                "980,650 1066,486 1124,404 1170,274 1208,208 1204,300 1170,380 1180,470 1130,560 1100,660"
            ),
            0.7,
        ),
        t[4],
    )
    c.fill(
        smooth(
            pts(
                "1212,210 1224,300 1260,360 1250,450 1330,540 1360,660 1640,660 1500,560 1400,470 1300,380 1252,262"
            ),
            0.7,
        ),
        t[1],
    )
    h = Hand("horn")
    marks = Marks()
    h.brush(
        marks,
        120,
        (1060, 330, 1460, 640),
        (t[3], t[1], t[2]),
        (14, 40),
        (1.4, 3.4),
        0.45,
        lambda x, y: y > 290 + abs(x - 1215) * 2.1,
    )
    c.marks(marks)
    for x, y, w in ((1010, 600, 190), (1290, 570, 240), (1480, 620, 200), (760, 640, 260)):
        for k in range(4):
            c.pool(x + k * 30 - 40, y + k * 8, w * (1 - k * 0.14), 26, s.sky[4], 0.5)


def _terraces(
    c: Canvas,
    h: Hand,
    s: Skin,
    top: float,
    rows: int,
    left: Callable[[int], float],
    right: float,
    tones: Tones,
) -> None:
    """Steps of fields and walls, from the farthest to the nearest."""
    y = top
    for k in range(rows):
        deep = 15 + k * 3.4
        x0 = left(k)
        line = [(x0 + (right - x0) * i / 9, y + 8 * sin(i * 0.9 + k * 0.7)) for i in range(10)]
        wall = [(px, py + deep * 0.55) for px, py in line]
        low = [(px, py + deep + 3) for px, py in line]
        c.fill(
            poly([*samples(line, 30), *samples(wall, 30)[::-1]]),
            (tones[3], s.earth[3], tones[4])[k % 3],
        )
        c.fill(poly([*samples(wall, 30), *samples(low, 30)[::-1]]), s.quarry[1])
        c.fill(
            poly(
                [
                    *samples(wall, 30),
                    *samples([(px, py + deep * 0.14) for px, py in wall], 30)[::-1],
                ]
            ),
            s.quarry[4],
        )
        size = 2.4 + k * 0.55
        plants = [
            h.blob(px, py + deep * 0.28, size * 1.5, size, 0.2, 6)
            for px, py in samples(line, 13 + k * 2)
        ]
        c.fill(plants, s.earth[1] if k % 3 == 1 else tones[1])
        c.fill(
            [
                stroke(px, py + deep * 0.1, px + 1, py + deep * 0.4, 1.4)
                for px, py in samples(wall, 26 + k * 3)
            ],
            s.quarry[0],
            0.6,
        )
        y += deep


def city(c: Canvas, s: Skin) -> None:
    """Terraces, and houses of all three ages on them."""
    h = Hand("city")
    c.fill(
        smooth(pts("620,1020 700,800 800,690 930,620 1100,590 1300,585 1640,600 1640,1040"), 0.7),
        s.forest[2],
    )
    _terraces(c, h, s, 612, 10, lambda k: 900 - k * 30 - k * k * 0.6, 1640, s.farmland)
    places = (
        ("early", False, 0, 1010, 640, 0.8), ("early", False, 2, 1480, 640, 0.8), ("middle", True, 3, 1150, 668, 0.9),
        ("inka", True, 1, 1330, 690, 1.25), ("middle", False, 2, 1010, 734, 1.0), ("inka", False, 0, 1180, 770, 1.15),
        ("early", False, 1, 880, 800, 1.1), ("inka", True, 0, 1480, 820, 1.4), ("middle", True, 2, 1290, 872, 1.3),
        ("inka", False, 3, 1050, 890, 1.3),
    )  # fmt: skip
    for culture, big, seat, x, y, scale in places:
        _stand(
            c,
            building(culture, big, SEATS[seat]),
            SPACE[big][1],
            (x, y),
            scale,
            s,
        )
    stairs: list[XY] = [(1190, 1010), (1200, 900), (1230, 800), (1244, 700), (1250, 625)]
    c.fill(
        ribbon(samples(stairs, 20), [64 - 2.2 * i for i in range(len(samples(stairs, 20)))]),
        s.quarry[1],
    )
    line = samples(stairs, 13)
    c.fill(
        [
            poly([(x - w, y), (x + w, y), (x + w, y - 6), (x - w, y - 6)])
            for (x, y), w in ((p, 27 - 0.62 * k) for k, p in enumerate(line))
        ],
        s.quarry[4],
    )


def _stand(c: Canvas, house: Canvas, foot: XY, at: XY, scale: float, s: Skin) -> None:
    """A building of the pieces, put into the picture; at dusk there is a fire in it."""
    for colour, see, shapes in house.body:
        tone = colour
        if s.name == "dusk":
            tone = s.gold[3] if colour == DOOR else sink(colour)
        c.fill([_scaled(d, foot, at, scale) for d in shapes], tone, see)


def _scaled(d: str, foot: XY, at: XY, scale: float) -> str:
    """A path of another picture in this one: only its start is absolute."""
    first, second, *_ = (m for m in _NUMBER.finditer(d))
    x, y = float(first[0]), float(second[0])
    start = f"M{at[0] + (x - foot[0]) * scale:.1f} {at[1] + (y - foot[1]) * scale:.1f}"
    return start + _NUMBER.sub(lambda m: f" {float(m[0]) * scale:.2f}", d[second.end() :])


def front(c: Canvas, s: Skin) -> None:
    """The near slope with llamas, and leaves at the rims."""
    h = Hand("front")
    c.fill(
        smooth(pts("-40,760 160,742 380,790 560,860 760,930 900,1040 -40,1040"), 0.8), s.pasture[1]
    )
    c.fill(
        smooth(pts("-40,784 160,764 370,812 540,884 720,950 840,1040 -40,1040"), 0.8), s.pasture[3]
    )
    c.fill(smooth(pts("-40,870 180,850 360,900 520,980 560,1040 -40,1040"), 0.8), s.pasture[2])
    marks = Marks()
    h.brush(
        marks,
        150,
        (0, 800, 620, 1000),
        (s.pasture[4], s.pasture[2]),
        (20, 60),
        (1.4, 3),
        0.5,
        lambda x, y: y > 800 + max(0, x - 160) * 0.36,
    )
    c.marks(marks)
    tufts = [
        h.tuft(x, 812 + max(0, x - 160) * 0.37 + h.between(10, 150), h.between(16, 26), 5)
        for x in range(20, 640, 26)
    ]
    c.fill(tufts, s.pasture[1], 0.9)
    llama(c, s, (430, 770), 3.0, s.wool, False, s.feather[2])
    llama(c, s, (300, 800), 2.7, s.wood, True, s.sea[1])
    llama(c, s, (560, 876), 1.9, s.wool, False)
    for x, y, size in ((1560, 1010, 210), (1500, 1040, 150)):
        palm(c, h, s, (x, y), size, (s.jungle[0], s.jungle[2], s.jungle[4]))
    crowns(c, h, s, [(1330, 1040), (1410, 1052), (1480, 1046), (1570, 1050)], 54, s.jungle, 1.0)
    wing = [(x - 50, y - 50) for x, y in pts(CONDOR)]
    c.fill(smooth(moved(wing, (930, 190), 1.5, False, -8), 0.45), s.shade, 0.92)
    c.fill(ellipse(925, 154, 6.5, 5), s.wool[3])
    c.fill(smooth(moved(wing, (240, 300), 0.62, True, 6), 0.45), s.shade, 0.8)


def backdrop(skin: Skin) -> Canvas:
    """The whole picture."""
    canvas = Canvas(*SIZE)
    for layer in (sky, valley, peak, city, front):
        layer(canvas, skin)
    return canvas


def pictures() -> Iterator[tuple[str, Callable[[], Canvas]]]:
    """By day and at dusk."""
    for skin in SKINS:
        yield f"backdrop/{skin.name}", lambda s=skin: backdrop(s)
