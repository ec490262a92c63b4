"""Settlements, cities, roads and thickets: reed and adobe, stepped platforms, dressed stone.

A settlement's foot is at (50, 88) of 100 × 110, a city's at (65, 124) of 130 × 146, the middle of a
road at (60, 60) of 120 × 120. Roofs and road bands carry the seat's dye and symbol.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from board_paint import XY, Canvas, Hand, ellipse, poly, pts, smooth, stroke
from inka_marks import SEATS, Seat, diamond, dull, fret, symbol
from inka_skin import DAY, STEP_U, STEP_X, Tones

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

CULTURES = ("early", "middle", "inka")
WAYS = {"level": (1.0, 0.0), "rising": (STEP_X, -STEP_U), "falling": (STEP_X, STEP_U)}
ADOBE: Tones = ("#6a4327", "#8d5f38", "#b98552", "#d9ab75", "#f0d2a0")
CLAY: Tones = ("#5b4a3c", "#7d6751", "#a68c6c", "#c9b08c", "#e9d7b4")
STONE: Tones = ("#4a4846", "#6f6b67", "#98938b", "#bfb8aa", "#e4dcc8")
GOLD = DAY.gold
DOOR = "#2a1c14"
# Size and foot of a settlement and of a city.
SPACE = {False: ((100, 110), (50, 88)), True: ((130, 146), (65, 124))}
LEAVES = pts("-33,30 -29,40 -28,49 34,30 32,40 30,48 -35,22 36,22")


class House:
    """A building in the making, about its foot."""

    def __init__(self, canvas: Canvas, foot: XY, seat: Seat) -> None:
        self.c, self.x, self.y, self.seat = canvas, *foot, seat

    def box(
        self, left: float, right: float, low: float, high: float, tones: Tones, lean: float = 0.0
    ) -> None:
        """A wall from `left` to `right` of the foot, lit from the left; `lean` narrows its top."""
        x, y = self.x, self.y
        a, b, mid = x + left, x + right, x + left + (right - left) * 0.68
        top = y - high
        self.c.fill(poly([(a, y - low), (b, y - low), (b - lean, top), (a + lean, top)]), tones[3])
        self.c.fill(
            poly([(mid, y - low), (b, y - low), (b - lean, top), (mid - lean * 0.4, top)]), tones[1]
        )
        self.c.fill(
            poly([(a + lean, top), (b - lean, top), (b - lean, top + 2), (a + lean, top + 2)]),
            tones[4],
        )

    def door(self, at: float, low: float, w: float, h: float) -> None:
        """A dark doorway, narrower above."""
        x, y = self.x + at, self.y - low
        self.c.fill(
            poly([(x - w, y), (x + w, y), (x + w * 0.7, y - h), (x - w * 0.7, y - h)]), DOOR
        )

    def roof(
        self, left: float, right: float, low: float, high: float, ridge: float, size: float
    ) -> None:
        """A hipped roof in the seat's dye with its symbol; `ridge` is the share kept at the top."""
        x, y, t = self.x, self.y, self.seat.tones
        a, b = x + left, x + right
        mid, half = (a + b) / 2, (b - a) / 2 * ridge
        eave, top = y - low, y - high
        self.c.fill(poly([(a, eave + 3.5), (b, eave + 3.5), (b, eave - 1), (a, eave - 1)]), t[0])
        self.c.fill(poly([(a, eave), (b, eave), (mid + half, top), (mid - half, top)]), t[2])
        self.c.fill(
            poly(
                [(a, eave), (a + (b - a) * 0.16, eave), (mid - half * 0.8, top), (mid - half, top)]
            ),
            t[3],
        )
        self.c.fill(
            poly(
                [(b - (b - a) * 0.16, eave), (b, eave), (mid + half, top), (mid + half * 0.8, top)]
            ),
            t[1],
        )
        self.c.fill(
            poly(
                [
                    (mid - half - 1.5, top),
                    (mid + half + 1.5, top),
                    (mid + half + 1.5, top - 3.4),
                    (mid - half - 1.5, top - 3.4),
                ]
            ),
            t[4],
        )
        self.crest(mid, top - 3, half)
        symbol(self.c, self.seat.symbol, (mid, (eave + top) / 2 + 0.6), size, self.seat.ink, t[2])

    def crest(self, x: float, y: float, half: float) -> None:
        """The ridge of each seat has an outline of its own: horns, a sun, waves or steps."""
        c, t = self.c, self.seat.tones
        if self.seat.symbol == "condor":
            for side in (-1, 1):
                a = x + side * half
                c.fill(poly([(a - side * 8, y), (a + side * 2, y), (a + side * 5, y - 10)]), t[1])
        elif self.seat.symbol == "sun":
            c.fill(ellipse(x, y, 9, 9), t[1])
            c.fill(ellipse(x - 1, y - 1, 6.4, 6.4), t[3])
        elif self.seat.symbol == "fish":
            c.fill([ellipse(x + k * half * 0.8, y, 4.6, 5) for k in (-1, 0, 1)], t[3])
        else:
            c.fill(fret(x - 12, y + 1, 24), t[1])
        c.fill(poly([(x - half, y + 3), (x + half, y + 3), (x + half, y), (x - half, y)]), t[4])

    def shade(self, w: float) -> None:
        """The shadow on the ground."""
        self.c.fill(ellipse(self.x + 6, self.y, w, w * 0.24), "#1d1614", 0.4)

    def fringe(self, left: float, right: float, low: float) -> None:
        """Reed hanging from the eaves."""
        y = self.y - low
        count = round((right - left) / 4)
        w = (right - left) / count
        self.c.fill(
            [
                poly(
                    [
                        (self.x + left + k * w, y - 2),
                        (self.x + left + (k + 1) * w, y - 2),
                        (self.x + left + (k + 0.5) * w, y + 4.5),
                    ]
                )
                for k in range(count)
            ],
            DAY.reed[3],
        )

    def band(self, left: float, right: float, low: float, h: float) -> None:
        """A band of sheet gold."""
        y = self.y - low
        a, b = self.x + left, self.x + right
        self.c.fill(poly([(a, y), (b, y), (b, y - h), (a, y - h)]), GOLD[2])
        self.c.fill(
            poly(
                [
                    (a, y - h * 0.55),
                    (a + (b - a) * 0.66, y - h * 0.55),
                    (a + (b - a) * 0.66, y - h),
                    (a, y - h),
                ]
            ),
            GOLD[4],
        )

    def joints(
        self, left: float, right: float, low: float, high: float, course: float, tone: str
    ) -> None:
        """The joints of dressed stones."""
        lines, y, k = [], low + course, 0
        while y < high - 1:
            lines.append(stroke(self.x + left, self.y - y, self.x + right, self.y - y, 1.1))
            y += course
        y = low
        while y < high - 1:
            x = left + (course * 0.9 if k % 2 else course * 1.6)
            while x < right - 2:
                lines.append(
                    stroke(self.x + x, self.y - y, self.x + x, self.y - min(high, y + course), 1.1)
                )
                x += course * 1.7
            y, k = y + course, k + 1
        self.c.fill(lines, tone, 0.75)


def _early(b: House, city: bool) -> None:
    if city:
        b.shade(52)
        b.box(-50, -14, 0, 30, ADOBE)
        b.fringe(-54, -10, 28)
        b.c.fill(
            poly(
                [
                    (b.x - 55, b.y - 28),
                    (b.x - 9, b.y - 28),
                    (b.x - 20, b.y - 46),
                    (b.x - 44, b.y - 46),
                ]
            ),
            DAY.reed[2],
        )
        b.c.fill(
            poly(
                [
                    (b.x - 55, b.y - 28),
                    (b.x - 40, b.y - 28),
                    (b.x - 36, b.y - 46),
                    (b.x - 44, b.y - 46),
                ]
            ),
            DAY.reed[3],
        )
        b.box(18, 52, 0, 26, ADOBE)
        b.c.fill(
            poly(
                [
                    (b.x + 14, b.y - 25),
                    (b.x + 56, b.y - 25),
                    (b.x + 46, b.y - 42),
                    (b.x + 24, b.y - 42),
                ]
            ),
            DAY.reed[1],
        )
        b.box(-30, 32, -2, 44, ADOBE)
        b.c.fill([diamond(b.x - 16 + k * 12, b.y - 34, 3.4, 3.4) for k in range(4)], "#8a3a22")
        b.door(-4, -2, 8, 24)
        b.fringe(-37, 39, 42)
        b.roof(-38, 40, 43, 88, 0.5, 40)
        return
    b.shade(36)
    b.box(-27, 28, 0, 28, ADOBE)
    b.c.fill([diamond(b.x + 10 + k * 8, b.y - 13, 2.6, 2.6) for k in range(2)], "#8a3a22")
    b.door(-9, 0, 6, 18)
    b.fringe(-35, 36, 26)
    b.roof(-36, 37, 27, 68, 0.46, 36)


def _middle(b: House, city: bool) -> None:
    steps = ((56, 0, 15), (44, 15, 29), (32, 29, 42)) if city else ((38, 0, 12), (29, 12, 23))
    b.shade(58 if city else 40)
    for half, low, high in steps:
        b.box(-half, half, low, high, CLAY, 2)
        count = round(half / 6)
        teeth = [
            diamond(b.x - half + half * 2 * (k + 0.5) / count, b.y - (low + high) / 2, 2.8, 3)
            for k in range(count)
        ]
        b.c.fill(teeth, "#8a3a22" if low % 2 == 0 or not city else "#24406e", 0.85)
    top = steps[-1][2]
    w = 9 if city else 7
    b.c.fill(
        poly(
            [
                (b.x - w, b.y + 1),
                (b.x + w, b.y + 1),
                (b.x + w * 0.7, b.y - top),
                (b.x - w * 0.7, b.y - top),
            ]
        ),
        CLAY[4],
    )
    b.c.fill(
        [stroke(b.x - w * 0.9, b.y - k, b.x + w * 0.9, b.y - k, 1.5) for k in range(2, top, 5)],
        CLAY[1],
    )
    if city:
        b.box(-26, 26, 42, 62, CLAY)
        b.door(0, 42, 6, 15)
        b.roof(-34, 34, 60, 101, 0.72, 38)
    else:
        b.box(-22, 22, 23, 36, CLAY)
        b.door(0, 23, 5, 11)
        b.roof(-32, 32, 34, 70, 0.72, 34)


def _inka(b: House, city: bool) -> None:
    if city:
        b.shade(58)
        for side in (-1, 1):
            a = -56 if side < 0 else 30
            b.box(a, a + 26, 0, 48, STONE, 2)
            b.joints(a + 2, a + 24, 0, 46, 9, STONE[0])
            b.band(a + 2, a + 24, 42, 5)
            b.c.fill(
                poly([(b.x + a - 3, b.y - 48), (b.x + a + 29, b.y - 48), (b.x + a + 13, b.y - 68)]),
                b.seat.tones[1],
            )
            b.c.fill(
                poly([(b.x + a - 3, b.y - 48), (b.x + a + 10, b.y - 48), (b.x + a + 13, b.y - 68)]),
                b.seat.tones[3],
            )
        b.box(-36, 36, -3, 54, STONE, 3)
        b.joints(-34, 34, -3, 44, 10, STONE[0])
        b.band(-34, 34, 45, 8)
        b.door(0, -3, 9, 28)
        b.roof(-42, 42, 53, 98, 0.56, 42)
        b.band(-23, 23, 97, 5)
        return
    b.shade(38)
    b.box(-30, 30, 0, 34, STONE, 3)
    b.joints(-28, 28, 0, 25, 8, STONE[0])
    b.band(-28, 28, 26, 6)
    b.door(0, 0, 7, 19)
    b.roof(-36, 36, 32, 72, 0.52, 36)


def building(culture: str, city: bool, seat: Seat) -> Canvas:
    """A settlement or a city."""
    size, foot = SPACE[city]
    c = Canvas(*size)
    house = House(c, foot, seat)
    {"early": _early, "middle": _middle, "inka": _inka}[culture](house, city)
    return c


def thicket(city: bool) -> Canvas:
    """Bushes and creepers around a building; roof and symbol stay in sight."""
    size, (x, y) = SPACE[city]
    c = Canvas(*size)
    h = Hand(f"thicket {city}")
    k = 1.22 if city else 1.0
    t = DAY.jungle
    spots = [
        (-40, -8, 11),
        (-30, 0, 13),
        (-14, 5, 10),
        (2, 6, 11),
        (18, 4, 11),
        (32, -1, 13),
        (41, -9, 10),
        (-37, -22, 8),
        (38, -24, 8),
    ]
    bushes = [(x + dx * k, y + dy * k, r * k) for dx, dy, r in spots]
    creepers = [
        stroke(x + dx * k, y, x + tx * k, y - ty * k, 4.6 * k, b * k)
        for dx, tx, ty, b in (
            (-34, -24, 54, 6),
            (34, 26, 52, -6),
            (-30, -33, 34, -5),
            (28, 34, 36, 5),
        )
    ]
    c.fill(creepers, t[2])
    leaves = []
    for dx, dy in LEAVES:
        leaves.append(h.blob(x + dx * k, y - dy * k, 7 * k, 5.2 * k, 0.24, 7))
    c.fill(leaves, t[2])
    c.fill(
        [h.blob(x + dx * k - 1, y - dy * k - 1.4, 4 * k, 2.8 * k, 0.2, 6) for dx, dy in LEAVES],
        t[3],
    )
    c.fill([h.blob(bx + 1, by + 2, r, r * 0.85, 0.16, 9) for bx, by, r in bushes], t[0])
    c.fill([h.blob(bx, by, r * 0.92, r * 0.78, 0.16, 9) for bx, by, r in bushes], t[2])
    c.fill(
        [h.blob(bx - r * 0.2, by - r * 0.26, r * 0.6, r * 0.46, 0.2, 8) for bx, by, r in bushes],
        t[3],
    )
    c.fill([h.tuft(bx, by + r * 0.5, r * 1.1, 5, 0.8) for bx, by, r in bushes[::2]], t[4])
    c.fill(
        [h.blob(bx - r * 0.3, by - r * 0.4, r * 0.24, r * 0.18, 0.2, 6) for bx, by, r in bushes],
        DAY.coca[4],
    )
    return c


def road(culture: str, way: str, seat: Seat) -> Canvas:
    """A road along one side of a tile: a track, a paved way or a stairway."""
    c = Canvas(120, 120)
    dx, dy = WAYS[way]
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    half = 45.0 if way == "level" else 39.0
    t = seat.tones

    def strip(a: float, b: float, w: float, drop: float = 0.0) -> list[XY]:
        """A piece of the road from `a` to `b` along it, `w` to each side."""
        return [
            (60 + ux * s - uy * v, 60 + uy * s + ux * v + drop)
            for s, v in ((a, -w), (b, -w), (b, w), (a, w))
        ]

    c.fill(poly([(px + 2, py) for px, py in strip(-half, half, 10.5, 4)]), "#1d1614", 0.45)
    if culture == "early":
        c.fill(smooth(strip(-half - 3, half + 3, 10), 0.25), ADOBE[1])
        c.fill(poly(strip(-half, half, 8)), t[2])
        c.fill(poly(strip(-half, half, 2.4)), t[1])
        ties = [
            poly(strip(s - 1.6, s + 1.6, 10.5))
            for s in (-half + 3, -half * 0.55, half * 0.55, half - 3)
        ]
        c.fill(ties, DAY.reed[3])
    elif culture == "middle":
        c.fill(poly(strip(-half - 2, half + 2, 11, 1.5)), t[0])
        c.fill(poly(strip(-half - 2, half + 2, 11)), CLAY[3])
        stones = []
        count = 8
        for k in range(count):
            a = -half + 2 * half * k / count
            for v in (-4.8, 4.8):
                s0, s1 = a + 0.9, a + 2 * half / count - 0.9
                stones.append(
                    poly(
                        [
                            (60 + ux * s - uy * w, 60 + uy * s + ux * w)
                            for s, w in ((s0, v - 4), (s1, v - 4), (s1, v + 4), (s0, v + 4))
                        ]
                    )
                )
        c.fill(stones[::2], t[2])
        c.fill(stones[1::2], t[3])
    else:
        c.fill(poly(strip(-half - 2, half + 2, 12, 2)), STONE[0])
        c.fill(poly(strip(-half - 2, half + 2, 12)), GOLD[2])
        c.fill(poly(strip(-half - 1, half + 1, 9.6)), t[1])
        count = 9
        w = 2 * half / count
        c.fill(
            [poly(strip(-half + k * w, -half + k * w + w * 0.62, 9)) for k in range(count)], t[2]
        )
        c.fill([poly(strip(-half + k * w, -half + k * w + w * 0.2, 9)) for k in range(count)], t[4])
    c.fill(ellipse(60, 61, 13.5, 13.5), t[0])
    c.fill(ellipse(60, 59.6, 13, 13), t[2])
    symbol(c, seat.symbol, (60, 59.6), 22, seat.ink, t[2])
    return c


def pictures() -> Iterator[tuple[str, Callable[[], Canvas]]]:
    """Buildings, ruins, thickets and roads; the third tribe never becomes a ruin (RULES K, G)."""
    for seat in SEATS:
        ruined = seat._replace(tones=dull(seat.tones))
        for culture in CULTURES:
            for level in ("settlement", "city"):
                city = level == "city"
                yield (
                    f"pieces/{culture}_{level}_{seat.name}",
                    lambda k=culture, v=city, s=seat: building(k, v, s),
                )
                if culture != "inka":
                    yield (
                        f"pieces/ruin_{culture}_{level}_{seat.name}",
                        lambda k=culture, v=city, s=ruined: building(k, v, s),
                    )
            for way in WAYS:
                yield (
                    f"pieces/{culture}_road_{way}_{seat.name}",
                    lambda k=culture, w=way, s=seat: road(k, w, s),
                )
    yield "pieces/thicket_settlement", lambda: thicket(False)
    yield "pieces/thicket_city", lambda: thicket(True)
