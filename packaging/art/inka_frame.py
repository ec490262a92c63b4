"""What lies around and between the tiles: the Pacific, the coast, the hills, the wall of the jungle.

The goods tiles never move (RULES, variable board), so coast and jungle are the same in every game.
"""

from __future__ import annotations

from itertools import pairwise

from board_paint import XY, Canvas, Hand, Marks, ellipse, mix, poly, ribbon, samples, smooth, stroke
from inka_life import crowns, macaw, palm, reed_boat
from inka_skin import FRAME_SIZE, STEP_U, STEP_X, Skin, corner

W, H = FRAME_SIZE
# The roofs of the farthest north rise above the frame: sky, sea and jungle go on up to here.
NORTH = -60.0
PATH_SIZE = (160, 140)
ROBBER = (1440, 600)
# Corners (x, u) of the west coast from north to south, and of the last tiles in the east.
COAST = [(2, -1), *[(1 + u % 2, u) for u in range(12)]]
EAST = [
    (8, -1),
    (10, -1),
    (11, 0),
    (13, 0),
    *[(14 - (u + 1) % 2, u) for u in range(1, 10)],
    (13, 10),
    (11, 10),
    (10, 11),
    (8, 11),
]


def _coast(h: Hand, shift: float, spread: float) -> list[XY]:
    """The shore line, pushed out to sea, and the rest of the land behind it."""
    line = [
        (742.0, NORTH - 20),
        (690.0, -20.0),
        (640.0, 40.0),
        *(corner(*c) for c in COAST),
        (600.0, 1130.0),
        (640.0, 1180.0),
        (668.0, 1260.0),
        (630.0, 1350.0),
        (664.0, 1440.0),
        (720.0, H + 30.0),
    ]
    line = h.rough(line, 26, spread)
    return [*((x - shift, y) for x, y in line), (W + 30, H + 30), (W + 30, NORTH - 30)]


def sea(c: Canvas, s: Skin) -> None:
    """Deep water in the west, bright shallows and foam at the shore."""
    h = Hand("pacific")
    deep = c.linear(
        0, 0, 640, 120, (0, s.sea[0], 1), (0.45, s.sea[1], 1), (0.8, s.sea[2], 1), (1, s.sea[3], 1)
    )
    c.fill(poly([(-9, NORTH), (W, NORTH), (W, H + 9), (-9, H + 9)]), deep)
    c.glow(120, 60, 520, s.sky[3], 0.34)
    for shift, tone, see in ((92, s.sea[3], 0.25), (62, s.sea[3], 0.4), (36, s.sea[4], 0.55)):
        c.fill(smooth(_coast(h, shift, 9)), tone, see)
    marks = Marks()
    for _ in range(420):
        x, y = h.between(0, 560), h.between(NORTH, H)
        w = h.between(14, 46) * (0.6 + min(y, 1200) / 1800)
        tone, see = h.rng.choice(
            ((s.sea[0], 0.4), (s.sea[3], 0.5), (s.sea[4], 0.4), (s.sky[4], 0.35))
        )
        marks.add(stroke(x - w / 2, y, x + w / 2, y, 1.7, h.between(2, 5)), tone, see)
    c.marks(marks)
    c.fill(smooth(_coast(h, 21, 5)), s.foam, 0.5)
    c.fill(smooth(_coast(h, 15, 4)), s.foam)
    c.fill(smooth(_coast(h, 10, 4)), s.sand[3])
    c.fill(smooth(_coast(h, 2, 4)), s.sand[2])


def boats(c: Canvas, s: Skin) -> None:
    """Traders under sail and fishers on their way home."""
    for x, y, scale, flip, sail in (
        (150, 190, 1.5, False, True),
        (318, 124, 0.9, False, True),
        (92, 640, 1.35, False, False),
        (230, 1010, 1.7, False, True),
        (104, 1090, 1.1, True, False),
        (420, 1330, 1.3, True, False),
        (250, 470, 0.9, True, False),
    ):
        reed_boat(c, s, (x, y), scale, flip, fisher=True, sail=sail)
    h = Hand("gulls")
    for x, y in ((330, 200), (380, 170), (60, 420), (300, 880), (180, 800)):
        w = h.between(13, 20)
        c.fill([stroke(x - w, y - 5, x, y, 2.6, -5), stroke(x, y, x + w, y - 6, 2.6, -5)], s.foam)


def hills(c: Canvas, s: Skin) -> None:
    """The land goes on in the north and the south."""
    h = Hand("hills")
    tint = c.linear(
        600,
        0,
        1300,
        0,
        (0, s.sand[2], 1),
        (0.3, s.pasture[2], 1),
        (0.75, s.forest[3], 1),
        (1, s.jungle[2], 1),
    )
    c.fill(smooth(_coast(h, -16, 5)), tint)
    dawn = c.linear(0, NORTH, 0, 150, (0, s.sky[2], 1), (0.6, s.sky[3], 1), (1, s.pasture[3], 0))
    c.fill(
        poly([(748, NORTH), (W + 9, NORTH), (W + 9, 150), (600, 150), (640, 50), (704, -20)]), dawn
    )
    for base, high, tones, see in (
        (112, 104, (s.sky[1], s.sky[4]), 0.85),
        (140, 84, (s.mountains[4], s.snow[4]), 0.8),
        (166, 62, (s.mountains[3], s.snow[3]), 0.75),
    ):
        for k in range(9):
            x = 720 + k * 106 + h.near(0, 24)
            w, top = h.between(64, 104), h.between(0.65, 1.0) * high
            c.fill(
                poly(
                    [
                        (x - w, base),
                        (x - w * 0.3, base - top * 0.6),
                        (x, base - top),
                        (x + w * 0.4, base - top * 0.5),
                        (x + w, base),
                    ]
                ),
                tones[0],
                see,
            )
            c.fill(
                poly(
                    [
                        (x - w * 0.42, base - top * 0.48),
                        (x - w * 0.2, base - top * 0.74),
                        (x, base - top),
                        (x + 4, base - top * 0.6),
                        (x - w * 0.14, base - top * 0.42),
                    ]
                ),
                tones[1],
                see,
            )
    haze = c.linear(
        0, 70, 0, 240, (0, s.sky[3], 0.0), (0.55, s.pasture[3], 0.95), (1, s.pasture[2], 0)
    )
    c.fill(poly([(636, 70), (W, 70), (W, 240), (590, 240)]), haze)
    marks = Marks()
    h.brush(
        marks,
        200,
        (610, 120, 1240, 330),
        (s.pasture[4], s.pasture[2], s.forest[4]),
        (16, 40),
        (1, 2.6),
        0.4,
    )
    h.brush(
        marks,
        200,
        (640, 940, 1240, 1190),
        (s.pasture[3], s.farmland[2], s.forest[3]),
        (16, 40),
        (1, 2.6),
        0.4,
    )
    h.brush(
        marks,
        160,
        (690, 1190, 1240, H),
        (s.pasture[3], s.farmland[2], s.forest[3]),
        (16, 40),
        (1, 2.6),
        0.4,
    )
    c.marks(marks)
    spots = sorted(
        ((h.between(650, 1060), h.between(1095, 1195)) for _ in range(40)), key=lambda p: p[1]
    )
    spots += sorted(
        ((h.between(720, 1100), h.between(1200, H)) for _ in range(90)), key=lambda p: p[1]
    )
    crowns(c, h, s, [p for p in spots if p[1] > 1200 or not 715 < p[0] < 885], 15, s.forest, 1.3)


def wall(c: Canvas, s: Skin) -> None:
    """The jungle: crowns behind crowns, darker towards the edge, with a river and birds."""
    h = Hand("wall")
    edge = [corner(*p) for p in EAST]

    def border(y: float) -> float:
        for (ax, ay), (bx, by) in pairwise(edge):
            if min(ay, by) <= y <= max(ay, by) and ay != by:
                return ax + (bx - ax) * (y - ay) / (by - ay)
        return edge[0][0] + 150 if y < edge[0][1] else edge[-1][0] + 60

    shape = [
        (border(y) + 14 + 60 * max(0.0, 190 - y) / 190, y)
        for y in (NORTH - 20, -30.0, 30.0, 70.0, *range(120, 1140, 40), 1210.0, H + 10.0)
    ]
    c.fill(smooth([*shape, (W + 20, H + 20), (W + 20, NORTH - 40)]), s.jungle[1])
    river = samples(
        [
            (1462, NORTH - 40),
            (1500, 60),
            (1452, 170),
            (1545, 300),
            (1480, 420),
            (1556, 520),
            (1520, 700),
            (1430, 800),
            (1510, 960),
            (1450, 1100),
            (1500, 1230),
            (1440, 1360),
            (1500, H + 30),
        ],
        24,
    )
    _river(c, s, river)
    for y in range(-54, H + 60, 30):
        spots = []
        x = border(y) + 46 + h.between(0, 30)
        while x < W + 30:
            wet = min((rx - x) ** 2 + (ry - y) ** 2 for rx, ry in river) < 30**2
            camp = (x - ROBBER[0]) ** 2 / 92**2 + (y - ROBBER[1] - 26) ** 2 / 80**2 < 1
            if not (wet or camp):
                spots.append((x, y + h.near(0, 6)))
            x += h.between(32, 46)
        if not spots:
            continue
        lift = (0.0, 0.35, 0.7)[(y // 30) % 3]
        light = [mix(a, b, lift) for a, b in pairwise(s.jungle)]
        tones = (s.jungle[0], *light)
        crowns(c, h, s, spots, 25 + max(0, min(y, 1230)) / 180, tones, 1.05)
        if (y // 30) % 2:
            px, py = h.rng.choice(spots)
            palm(c, h, s, (px, py + 6), 48, (s.jungle[1], s.jungle[3], s.jungle[4]))


def _river(c: Canvas, s: Skin, line: list[XY]) -> None:
    c.fill(ribbon(line, [34] * len(line)), s.jungle[0])
    c.fill(ribbon(line, [26] * len(line)), s.sea[2])
    c.fill(ribbon([(x - 3, y) for x, y in line], [9] * len(line)), s.sea[4], 0.6)


def camp(c: Canvas, s: Skin) -> None:
    """The clearing where the robber waits: a fire and a lean-to of leaves."""
    x, y = ROBBER
    h = Hand("camp")
    c.fill(h.blob(x, y + 26, 92, 62, 0.08, 12), s.jungle[2])
    c.fill(h.blob(x, y + 26, 80, 52, 0.08, 12), s.earth[2])
    c.pool(x - 10, y + 16, 66, 40, s.earth[4], 0.7)
    c.fill(
        poly([(x + 18, y + 20), (x + 70, y + 20), (x + 64, y - 34), (x + 36, y - 40)]), s.wood[0]
    )
    c.fill(
        poly([(x + 30, y + 16), (x + 76, y + 16), (x + 68, y - 40), (x + 40, y - 46)]), s.coca[1]
    )
    c.fill([stroke(x + 54, y - 46, x + 30 + k * 9, y + 18, 5, 3) for k in range(6)], s.coca[2])
    c.fill(
        [stroke(x - 66, y + 62, x - 34, y + 52, 4), stroke(x - 64, y + 50, x - 36, y + 62, 4)],
        s.wood[1],
    )
    c.fill(
        smooth(
            [
                (x - 62, y + 56),
                (x - 56, y + 40),
                (x - 50, y + 24),
                (x - 44, y + 42),
                (x - 38, y + 56),
            ]
        ),
        s.feather[3],
    )
    c.fill(
        smooth(
            [
                (x - 57, y + 56),
                (x - 52, y + 44),
                (x - 49, y + 34),
                (x - 46, y + 46),
                (x - 43, y + 56),
            ]
        ),
        s.gold[3],
    )
    c.glow(x - 50, y + 44, 70, s.gold[3], 0.5)


def last_light(c: Canvas, s: Skin) -> None:
    """Birds over the jungle, the sun from the north west, shade at the rims."""
    for x, y, scale, flip in (
        (1330, 250, 1.5, False),
        (1500, 880, 1.4, True),
        (1390, 1010, 1.2, True),
    ):
        macaw(c, s, (x, y), scale, flip)
    for x0, x1 in ((0, 120), (W, W - 120)):
        shade = c.linear(x0, 0, x1, 0, (0, s.shade, 0.45), (1, s.shade, 0))
        c.fill(
            poly([(min(x0, x1), NORTH), (max(x0, x1), NORTH), (max(x0, x1), H), (min(x0, x1), H)]),
            shade,
        )
    shade = c.linear(0, H, 0, H - 300, (0, s.shade, 0.5), (1, s.shade, 0))
    c.fill(poly([(0, H - 300), (W, H - 300), (W, H), (0, H)]), shade)


def frame(skin: Skin) -> Canvas:
    """The whole picture under the tiles."""
    canvas = Canvas(W, H)
    for layer in (sea, hills, wall, camp, boats, last_light):
        layer(canvas, skin)
    return canvas


def path(way: str, skin: Skin) -> Canvas:
    """A trodden track along one side of a tile: level, rising or falling to the right."""
    half = {
        "level": (STEP_X, 0),
        "rising": (STEP_X / 2, -STEP_U / 2),
        "falling": (STEP_X / 2, STEP_U / 2),
    }[way]
    canvas = Canvas(*PATH_SIZE)
    h = Hand(f"path {way}")
    x, y = PATH_SIZE[0] / 2, PATH_SIZE[1] / 2
    line = [
        (h.near(x + half[0] * t, 2), h.near(y + half[1] * t, 1.6))
        for t in (-1, -0.6, -0.2, 0.2, 0.6, 1)
    ]
    canvas.fill(ribbon([(px + 1, py + 2) for px, py in line], [9] * 6), skin.shade, 0.22)
    canvas.fill(ribbon(line, [h.between(7, 9) for _ in line]), skin.sand[1], 0.75)
    canvas.fill(ribbon(line, [h.between(3.6, 5.4) for _ in line]), skin.sand[3], 0.9)
    pebbles = [
        h.blob(h.near(px, 3.6), h.near(py, 3.6), 1.5, 1.2, 0.2, 6) for px, py in samples(line, 13)
    ]
    canvas.fill(pebbles, skin.sand[0], 0.7)
    return canvas


def crossing(skin: Skin) -> Canvas:
    """A worn round where tracks meet."""
    canvas = Canvas(60, 60)
    h = Hand("crossing")
    canvas.fill(h.blob(31, 32, 11, 8.6, 0.08), skin.shade, 0.22)
    canvas.fill(h.blob(30, 30, 10, 7.8, 0.08), skin.sand[1])
    canvas.fill(h.blob(29.5, 29.5, 7.6, 5.8, 0.08), skin.sand[3])
    canvas.fill(ellipse(28.6, 28.8, 3.6, 2.4), skin.sand[4])
    return canvas
