"""What stands on each landscape: trees, cut stone, llamas, crops, peaks, boats, bushes, birds.

The middle below the centre stays free for the number disc, the six corners for the buildings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from board_paint import XY, Canvas, Hand, ellipse, poly, pts, smooth, stroke
from inka_ground import CX, CY
from inka_life import crowns, fish, llama, macaw, moved, palm, reed_boat
from inka_skin import TILE_SIZE, Skin, reach

if TYPE_CHECKING:
    from collections.abc import Iterable

DISC = (CX, CY + 30)


class Place(Hand):
    """The hand that paints one tile: the second of three variants is laid out the other way round."""

    def __init__(self, terrain: str, variant: int) -> None:
        super().__init__(f"{terrain} {variant}")
        self.variant = variant
        self.mirrored = variant == 2


def _rows(h: Hand, ys: Iterable[float], gap: float, inset: float = 20) -> list[list[XY]]:
    """Spots in rows across the tile, with the place of the disc left out."""
    rows = []
    for k, y in enumerate(ys):
        width = reach(y, inset)
        count = max(1, round(2 * width / gap))
        row = []
        for i in range(count + 1):
            x = -width + 2 * width * (i + (k % 2) * 0.5) / (count + 0.5)
            spot = (CX + h.near(x, gap * 0.14), CY + h.near(y, 2.5))
            if (spot[0] - DISC[0]) ** 2 / 1600 + (spot[1] - DISC[1] - 10) ** 2 / 1900 > 1:
                row.append(spot)
        rows.append(row)
    return rows


def forest(c: Canvas, h: Place, s: Skin) -> None:
    """A close stand of trees."""
    for k, row in enumerate(_rows(h, (-56, -41, -25, -8, 10, 29, 49, 66), 23)):
        lift = 0 if k % 2 else 1
        tones = (s.forest[1], s.forest[2], s.forest[2 + lift], s.forest[4], s.forest[4])
        crowns(c, h, s, row, 17, tones, 1.5)


def quarry(c: Canvas, h: Place, s: Skin) -> None:
    """A hillside cut in steps, with dressed blocks and a ramp."""
    flip = h.mirrored

    def put(text: str) -> list[XY]:
        return moved(pts(text), (CX, CY), 1, flip)

    steps = (
        ("-86,-28 -60,-66 34,-72 64,-48 62,-26 -70,-18", "-70,-18 62,-26 62,-14 -71,-4"),
        ("-92,-4 -70,-18 40,-25 44,-8 -74,8", "-74,8 44,-8 44,6 -76,24"),
        ("-90,22 -76,14 -36,10 -30,20 -62,34", "-62,34 -30,20 -30,36 -60,50"),
    )
    c.pool(CX, CY - 10, 106, 60, s.quarry[1], 0.5)
    for top, front in steps:
        c.fill(poly(moved(put(front), (6, 7))), s.shade, 0.25)
        c.fill(poly(put(top)), s.quarry[3])
        c.fill(poly(put(front)), s.quarry[1])
    c.fill(poly(put("-60,-66 34,-72 20,-46 -50,-40")), s.quarry[2])
    c.fill(poly(put("-60,-66 -50,-40 -70,-18 -86,-28")), s.quarry[1])
    c.fill(poly(put("34,-72 64,-48 62,-26 20,-46")), s.quarry[2])
    c.fill(poly(put("20,-46 62,-26 62,-14 30,-20")), s.quarry[0], 0.6)
    joints = []
    for x0, y0, x1, y1 in (
        (-52, -18, -52, -6),
        (-24, -20, -24, -8),
        (8, -22, 8, -10),
        (36, -24, 36, -13),
        (-50, 4, -50, 20),
        (-18, 0, -18, 15),
        (14, -4, 14, 10),
    ):
        a, b = put(f"{x0},{y0} {x1},{y1}")
        joints.append(stroke(*a, *b, 1.4))
    c.fill(joints, s.quarry[0], 0.8)
    for bx, by, w in (
        (60, 8, 13),
        (82, -4, 11),
        (76, 26, 14),
        (52, 50, 11),
        (-58, 60, 11),
        (-34, 62, 9),
    ):
        _block(c, s, moved([(h.near(bx, 3), h.near(by, 3))], (CX, CY), 1, flip)[0], w)
    rails = put("-8,-46 -4,-46 0,-18 -4,-18")
    c.fill([stroke(*rails[0], *rails[3], 1.6), stroke(*rails[1], *rails[2], 1.6)], s.wood[1])
    c.fill(
        [
            stroke(
                CX + (6 if flip else -8) + k * (-1 if flip else 1),
                CY - 42 + k * 6,
                CX + (-1 if flip else 1) + k * (-1 if flip else 1),
                CY - 42 + k * 6,
                1.4,
            )
            for k in range(4)
        ],
        s.wood[1],
    )


def _block(c: Canvas, s: Skin, at: XY, w: float) -> None:
    """One dressed stone, its foot at `at`."""
    x, y = at
    c.fill(
        poly([(x - w, y + 1), (x + w * 1.3, y + 3), (x + w * 1.5, y - 2), (x, y - 5)]), s.shade, 0.3
    )
    c.fill(
        poly([(x - w, y), (x + w * 0.5, y + 2), (x + w * 0.5, y - w * 0.8), (x - w, y - w)]),
        s.quarry[2],
    )
    c.fill(
        poly(
            [
                (x + w * 0.5, y + 2),
                (x + w, y - 3),
                (x + w, y - w * 1.15),
                (x + w * 0.5, y - w * 0.8),
            ]
        ),
        s.quarry[0],
    )
    c.fill(
        poly(
            [
                (x - w, y - w),
                (x + w * 0.5, y - w * 0.8),
                (x + w, y - w * 1.15),
                (x - w * 0.5, y - w * 1.3),
            ]
        ),
        s.quarry[4],
    )


def pasture(c: Canvas, h: Place, s: Skin) -> None:
    """Llamas beside a dry stone wall."""
    stones, tops = [], []
    for k in range(15):
        x = -70 + k * 10
        y = -56 + 6 * ((k - 7) / 7) ** 2 + h.near(0, 1)
        stones.append(h.blob(CX + x, CY + y, 6.4, 5, 0.15, 7))
        tops.append(h.blob(CX + x - 1, CY + y - 2, 4.4, 2.6, 0.15, 6))
    c.fill([ellipse(CX + 4, CY - 48, 78, 6)], s.shade, 0.18)
    c.fill(stones, s.quarry[1])
    c.fill(tops, s.quarry[3])
    brown = (s.wood[0], s.wood[1], s.wood[2], s.wood[3], s.wood[4])
    dark = (s.wood[0], s.wood[0], s.wood[1], s.wood[2], s.wood[3])
    red, blue = s.feather[2], s.sea[1]
    herds = (
        (
            (-64, -45, 1.0, s.wool, False, red),
            (22, -50, 0.95, brown, True, ""),
            (70, -40, 1.05, s.wool, True, blue),
            (-70, 8, 1.0, brown, False, ""),
            (86, 10, 0.9, s.wool, True, ""),
        ),
        (
            (-40, -50, 1.0, dark, False, ""),
            (48, -46, 1.05, s.wool, True, red),
            (-84, -20, 1.0, s.wool, False, ""),
            (88, -6, 1.05, brown, True, red),
            (-72, 24, 0.9, s.wool, False, ""),
        ),
        (
            (-54, -48, 1.05, s.wool, False, ""),
            (-2, -52, 0.95, s.wool, False, blue),
            (76, -38, 1.1, dark, True, red),
            (94, 12, 0.95, s.wool, True, ""),
            (-76, 14, 1.0, brown, False, red),
        ),
    )
    for x, y, scale, coat, flip, blanket in herds[h.variant - 1]:
        llama(c, s, (CX + x, CY + y), scale, coat, flip, blanket)
    flowers = [
        ellipse(h.near(x, 6), h.near(y, 5), 1.6, 1.4)
        for x, y in h.round(CX, CY + 10, 84, 52, 0.2, 14)
    ]
    c.fill(flowers, s.wool[4], 0.9)


def farmland(c: Canvas, h: Place, s: Skin) -> None:
    """A store house at the terraces, potato flowers and a full basket."""
    side = -1 if h.mirrored else 1
    flowers, hearts = [], []
    for _ in range(46):
        x, y = h.near(0, 100), h.near(0, 62)
        if abs(x) < reach(y, 22) and abs(x) + abs(y - 30) > 44:
            flowers.append(h.blob(CX + x, CY + y, 2.3, 1.9, 0.2, 6))
            hearts.append(ellipse(CX + x, CY + y, 0.8, 0.8))
    c.fill(flowers, s.wool[4])
    c.fill(hearts, s.gold[2])
    x, y = CX + side * 54, CY - 26
    c.fill(
        poly([(x - 20, y + 2), (x + 28, y + 6), (x + 34, y - 4), (x + 10, y - 12)]), s.shade, 0.3
    )
    c.fill(poly([(x - 18, y), (x + 18, y), (x + 18, y - 18), (x - 18, y - 18)]), s.earth[3])
    c.fill(poly([(x + 8, y), (x + 18, y), (x + 18, y - 18), (x + 8, y - 18)]), s.earth[2])
    c.fill(poly([(x - 5, y), (x + 3, y), (x + 3, y - 12), (x - 5, y - 12)]), s.wood[0])
    c.fill(poly([(x - 23, y - 15), (x + 23, y - 15), (x + 9, y - 38), (x - 9, y - 38)]), s.reed[1])
    c.fill(poly([(x - 23, y - 15), (x + 4, y - 15), (x + 1, y - 38), (x - 9, y - 38)]), s.reed[3])
    for bx, by in ((-side * 62, 30), (-side * 84, 8)):
        _basket(c, h, s, (CX + bx, CY + by))


def _basket(c: Canvas, h: Hand, s: Skin, at: XY) -> None:
    x, y = at
    c.fill(ellipse(x + 5, y + 8, 17, 5), s.shade, 0.35)
    c.fill(
        smooth([(x - 14, y - 5), (x + 14, y - 5), (x + 10, y + 9), (x - 10, y + 9)], 0.5), s.reed[1]
    )
    c.fill([stroke(x - 13, y + k, x + 13, y + k, 1.5, 2) for k in (-1, 4)], s.reed[3])
    spots = [
        (x + dx, y - 7 - abs(dx) * -0.25 - lift)
        for dx, lift in ((-9, 0), (0, 0), (9, 0), (-5, 6), (5, 6))
    ]
    c.fill([h.blob(px, py, 6.4, 5, 0.14, 7) for px, py in spots], s.earth[3])
    c.fill([h.blob(px - 1.4, py - 1.4, 3.6, 2.4, 0.14, 6) for px, py in spots], s.earth[4])


def mountains(c: Canvas, h: Place, s: Skin) -> None:
    """Snow peaks with ore in their flanks."""
    flip = h.mirrored
    peaks = (
        (-44, -14, 44, 92),
        (46, -20, 48, 78),
        (6, -2, 50, 112),
        (-76, 20, 30, 50),
        (74, 24, 30, 54),
    )
    for x, y, w, high in peaks:
        x = CX + (-x if flip else x) + h.near(0, 4)
        _peak(c, h, s, (x, CY + y), w, high * h.between(0.94, 1.04))
    ore = [
        h.stone(CX + dx, CY + dy, 6, 5, 6)
        for dx, dy in ((-54, 44), (-40, 54), (58, 46), (46, 56), (-84, 30))
    ]
    c.fill([poly([(px + 2, py + 3) for px, py in o]) for o in ore], s.shade, 0.4)
    c.fill([poly(o) for o in ore], s.mountains[1])
    c.fill(
        [
            poly(
                moved(
                    [(-3, -3), (1, -4), (3, -1), (-1, 1)],
                    (o[0][0] * 0.5 + o[3][0] * 0.5, o[0][1] * 0.5 + o[3][1] * 0.5),
                )
            )
            for o in ore
        ],
        s.gold[2],
    )


def _peak(c: Canvas, h: Hand, s: Skin, foot: XY, w: float, high: float) -> None:
    x, y = foot
    tip = (x + h.near(0, 4), y - high)
    ridge = [
        tip,
        (x + h.near(4, 2), y - high * 0.66),
        (x + h.near(-2, 3), y - high * 0.4),
        (x + h.near(9, 3), y + 6),
    ]
    left = [
        (x - w, y + 2),
        (x - w * 0.66, y - high * 0.34),
        (x - w * 0.4, y - high * 0.52),
        (x - w * 0.2, y - high * 0.82),
    ]
    right = [
        (x + w * 0.24, y - high * 0.76),
        (x + w * 0.46, y - high * 0.46),
        (x + w * 0.74, y - high * 0.28),
        (x + w, y + 2),
    ]
    c.fill(ellipse(x + 8, y + 4, w * 1.06, 9), s.shade, 0.3)
    c.fill(poly([*left, *ridge]), s.mountains[3])
    c.fill(poly([tip, *right, *ridge[:0:-1]]), s.mountains[1])
    c.fill(
        poly([(x - w, y + 2), left[1], (x - w * 0.36, y - high * 0.2), (x - w * 0.2, y + 5)]),
        s.mountains[2],
    )
    c.fill(
        poly(
            [
                right[1],
                right[2],
                (x + w, y + 2),
                (x + w * 0.5, y + 4),
                (x + w * 0.4, y - high * 0.2),
            ]
        ),
        s.mountains[0],
        0.7,
    )
    c.fill(
        poly(
            [
                tip,
                left[3],
                left[2],
                (x - w * 0.26, y - high * 0.46),
                (x - w * 0.2, y - high * 0.58),
                (x - w * 0.06, y - high * 0.42),
                ridge[1],
            ]
        ),
        s.snow[3],
    )
    c.fill(
        poly(
            [
                tip,
                right[0],
                right[1],
                (x + w * 0.3, y - high * 0.56),
                (x + w * 0.2, y - high * 0.48),
                ridge[1],
            ]
        ),
        s.snow[1],
    )
    c.fill(
        poly([tip, left[3], (x - w * 0.3, y - high * 0.62), (x - 2, y - high * 0.74)]), s.snow[4]
    )
    veins = [
        stroke(x - w * 0.5, y - high * 0.2, x - w * 0.2, y - high * 0.34, 2.2, 2),
        stroke(x - w * 0.3, y - 4, x - 2, y - high * 0.16, 2, -2),
    ]
    c.fill(veins, s.gold[2], 0.85)


def fishing(c: Canvas, h: Place, s: Skin) -> None:
    """A reed boat and a shoal."""
    flip = h.mirrored
    sign = -1 if flip else 1
    c.pool(CX, CY - 34, 70, 30, s.sea[4], 0.5)
    reed_boat(c, s, (CX - sign * 26, CY - 38), 1.0, flip)
    for x, y, turn in (
        (44, -44, -14),
        (66, -20, 8),
        (-72, 0, -6),
        (-56, 26, 10),
        (58, 14, -10),
        (-46, 52, 4),
        (42, 52, -6),
    ):
        fish(
            c,
            s,
            (CX + sign * h.near(x, 4) - 12, CY + h.near(y, 3)),
            0.95,
            turn,
            h.rng.random() < 0.3,
        )
    floats = [
        ellipse(CX + sign * (18 + k * 8), CY - 18 - (k - 2) ** 2 * 0.8, 2.3, 2) for k in range(5)
    ]
    c.fill(floats, s.feather[3])


def ocean(c: Canvas, h: Place, s: Skin) -> None:
    """Nothing but swell, and a gull."""
    x, y = h.near(CX, 40), h.near(CY - 10, 20)
    c.fill([stroke(x - 17, y - 6, x, y, 2.6, -5), stroke(x, y, x + 17, y - 7, 2.6, -5)], s.foam)
    c.fill(ellipse(x + 4, y + 16, 9, 2), s.sea[0], 0.4)


def plantation(c: Canvas, h: Place, s: Skin) -> None:
    """Coca bushes in straight rows, leaves drying on a cloth, tall trees left around."""
    crowns(
        c,
        h,
        s,
        [(CX + x, CY + y) for x, y in ((-46, -60), (-22, -66), (4, -68), (30, -66), (52, -58))],
        13,
        s.jungle,
        1.3,
    )
    rows = []
    for k, y in enumerate((-42, -25, -8, 9, 26, 43, 60)):
        rows.append([])
        for i in range(-4, 5):
            x = i * 21.0 - y * 0.28
            away = (x * x) / 1050 + (y - 28) ** 2 / 950
            if abs(x) < reach(y, 25) and away > 1 and not (k == 1 and i in (2, 3)):
                rows[-1].append((CX + h.near(x, 1), CY + y + h.near(0, 1)))
    for row in rows:
        c.fill([ellipse(x + 3, y + 5, 9, 4) for x, y in row], s.shade, 0.4)
        c.fill([h.blob(x, y, 8.4, 7, 0.12, 8) for x, y in row], s.coca[1])
        c.fill([h.blob(x - 1, y - 2, 6.4, 4.8, 0.14, 8) for x, y in row], s.coca[3])
        c.fill([h.blob(x - 2.4, y - 3.6, 3.2, 2.2, 0.2, 6) for x, y in row], s.coca[4])
    x, y = CX + 54, CY - 24
    c.fill(poly([(x - 16, y - 7), (x + 12, y - 9), (x + 17, y + 7), (x - 13, y + 9)]), s.wool[3])
    c.fill(
        [stroke(x - 15, y - 3.6, x + 13, y - 5.6, 2), stroke(x - 13, y + 5.6, x + 16, y + 3.6, 2)],
        s.feather[2],
    )
    c.fill([h.blob(x, y, 9, 4, 0.2, 7)], s.coca[2])
    crowns(c, h, s, [(CX - 100, CY + 6), (CX + 102, CY + 4)], 13, s.jungle, 1.2)


def jungle(c: Canvas, h: Place, s: Skin) -> None:
    """Giant trees, palms and scarlet birds."""
    for k, row in enumerate(_rows(h, (-52, -30, -6, 20, 46), 34, 24)):
        crowns(
            c,
            h,
            s,
            row,
            24 - k,
            s.jungle,
            1.0,
        )
        if k in (1, 2, 3):
            for x, y in row[k % 2 :: 2]:
                palm(c, h, s, (x + 8, y + 4), 34, (s.jungle[2], s.coca[3], s.coca[4]))
    ferns = []
    for x, y in ((-58, 62), (-44, 66), (46, 64), (62, 58)):
        ferns += [
            stroke(CX + x, CY + y, CX + x + dx, CY + y - 14 + abs(dx) * 0.3, 3.4, dx * 0.2)
            for dx in (-15, -8, 0, 8, 15)
        ]
    c.fill(ferns, s.jungle[4], 0.9)
    flip = h.mirrored
    macaw(c, s, (CX + (-40 if flip else 40), CY - 44), 1.25, flip)
    macaw(c, s, (CX + (62 if flip else -62), CY - 8), 1.05, not flip)
    macaw(c, s, (CX + (-76 if flip else 76), CY + 20), 0.85, flip)


FEATURES = {
    f.__name__: f
    for f in (forest, quarry, pasture, farmland, mountains, fishing, ocean, plantation, jungle)
}


def features(terrain: str, variant: int, skin: Skin) -> Canvas:
    """What stands on one tile."""
    canvas = Canvas(*TILE_SIZE)
    FEATURES[terrain](canvas, Place(terrain, variant), skin)
    return canvas
