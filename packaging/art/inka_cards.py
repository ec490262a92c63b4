"""Cards and the tribe board: cloth with woven borders around a painted field."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from board_paint import XY, Canvas, Hand, ellipse, mix, poly, samples, stroke
from inka_goods import KINDS, Spot
from inka_life import llama
from inka_marks import (
    CHARCOAL,
    INDIGO,
    MADDER,
    OCHRE,
    SEATS,
    WOOL,
    Seat,
    diamond,
    fret,
    stepped_cross,
    symbol,
    woven_band,
)
from inka_skin import DAY, Tones

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

CARD = (100, 140)
WIDE = (160, 110)
GOLD = "#e0b23c"
# The ground of each kind's card and the dye of its border.
GROUNDS: dict[str, tuple[Tones, str]] = {
    "wood": (DAY.forest, "#2f4f36"),
    "stone": (DAY.quarry, "#5a5250"),
    "wool": (DAY.pasture, "#7b7a2c"),
    "potato": (DAY.farmland, "#61452f"),
    "ore": (DAY.mountains, "#372f40"),
    "fish": (DAY.sea, "#17505f"),
    "coca": (DAY.coca, "#2f5a36"),
    "feathers": (DAY.jungle, "#7d1f1c"),
}


def rounded(x0: float, y0: float, x1: float, y1: float, r: float) -> str:
    """A rectangle with round corners."""
    w, h, k = x1 - x0 - 2 * r, y1 - y0 - 2 * r, r * 0.55
    return (
        f"M{x0 + r:g} {y0:g}h{w:g}c{k:g} 0 {r:g} {r - k:g} {r:g} {r:g}v{h:g}"
        f"c0 {k:g} {k - r:g} {r:g} {-r:g} {r:g}h{-w:g}c{-k:g} 0 {-r:g} {k - r:g} {-r:g} {-r:g}"
        f"v{-h:g}c0 {-k:g} {r - k:g} {-r:g} {r:g} {-r:g}z"
    )


def cloth(c: Canvas, dye: str, accent: str = GOLD) -> None:
    """The card itself: a shadow, undyed wool, a woven band above and below."""
    w, h = c.size
    c.fill(rounded(3, 5, w - 1, h - 0.5, 9), "#1d1410", 0.35)
    c.fill(rounded(2, 3, w - 2, h - 2, 9), mix(dye, "#1d1410", 0.45))
    c.fill(rounded(2, 2, w - 2, h - 4, 9), WOOL)
    c.fill(rounded(5, 5, w - 5, h - 7, 7), dye)
    c.fill(rounded(7.5, 7.5, w - 7.5, h - 9.5, 5), WOOL)
    for y in (9.5, h - 24.5):
        woven_band(c, 9, w - 9, y, 13, WOOL, (dye, MADDER if dye != MADDER else INDIGO, accent))


def field(c: Canvas, tones: Tones, light: float = 0.45) -> None:
    """The painted field between the bands: sky of the ground's own colour, a rolling horizon."""
    w, h = c.size
    x0, x1, y0, y1 = 9, w - 9, 25, h - 27
    sky = c.linear(0, y0, 0, y1, (0, mix(tones[4], "#fff4d6", light), 1), (1, tones[3], 1))
    c.fill(poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]), sky)
    c.pool(w * 0.42, h * 0.46, w * 0.33, h * 0.46 - 26, "#fff6da", 0.8)
    low = y1 - (y1 - y0) * 0.3
    far: list[XY] = [(x0, low + 2), (w * 0.3, low - 5), (w * 0.62, low + 3), (x1, low - 4)]
    near: list[XY] = [(x0, low + 13), (w * 0.4, low + 7), (w * 0.75, low + 13), (x1, low + 8)]
    c.fill(poly([*samples(far, 5), (x1, y1), (x0, y1)]), tones[2], 0.75)
    c.fill(poly([*samples(near, 5), (x1, y1), (x0, y1)]), tones[1], 0.8)


def hand_card(kind: str) -> Canvas:
    """A card of one kind."""
    c = Canvas(*CARD)
    tones, dye = GROUNDS[kind]
    cloth(c, dye)
    field(c, tones)
    KINDS[kind](Spot(c, (50, 70), 66))
    return c


def back(ground: str, accent: str, crosses: int) -> Canvas:
    """The back of a card: cloth all over; as many stepped crosses as its deck has."""
    c = Canvas(*CARD)
    cloth(c, ground, accent)
    c.fill(poly([(9, 25), (91, 25), (91, 113), (9, 113)]), ground)
    for x in (9.0, 79.0):
        c.fill([fret(x, 113, 12), fret(x, 25, 12, up=False)], accent, 0.9)
    c.fill([diamond(50, 69, 38, 42)], mix(ground, "#ffffff", 0.12))
    c.fill([diamond(50, 69, 32, 36)], mix(ground, "#000000", 0.25))
    c.fill([diamond(x, y, 4, 4.6) for x, y in ((50, 30), (50, 108), (15, 69), (85, 69))], accent)
    for k in range(crosses):
        x = 50 if crosses == 1 else 50 + (k - 0.5) * 27
        size = 38 if crosses == 1 else 25
        c.fill(stepped_cross(x, 69, size), accent)
        c.fill(stepped_cross(x, 69, size * 0.6), mix(ground, "#000000", 0.25))
        c.fill([diamond(x, 69, size * 0.14, size * 0.14)], accent)
    if not crosses:
        c.fill(
            [diamond(50 + dx, 69 + dy, 8, 9) for dx, dy in ((0, -16), (-13, 0), (13, 0), (0, 16))],
            accent,
        )
        c.fill(
            [
                diamond(50 + dx, 69 + dy, 3.4, 4)
                for dx, dy in ((0, -16), (-13, 0), (13, 0), (0, 16))
            ],
            ground,
        )
    return c


def _figure(s: Spot, tunic: str, x: float, y: float, k: float) -> None:
    """A person in a tunic, feet at (x, y) of the box, `k` of its height."""

    def at(text: str) -> str:
        return " ".join(
            f"{x + float(a) * k:.1f},{y + float(b) * k:.1f}"
            for a, b in (p.split(",") for p in text.split())
        )

    s.plain(at("-12,0 -4,0 -3,-26 -12,-26"), DAY.earth[2])
    s.plain(at("4,0 12,0 12,-26 3,-26"), DAY.earth[1])
    s.shape(at("-17,-22 17,-22 15,-60 0,-66 -15,-60"), tunic, 1.0, 0.4)
    s.plain(at("-17,-34 17,-34 17,-28 -17,-28"), GOLD)
    s.oval(x, y - 74 * k, 10 * k, 11 * k, DAY.earth[3])
    s.plain(at("-12,-78 12,-78 10,-88 -10,-88"), MADDER if tunic != MADDER else INDIGO)
    s.shape(at("0,-88 -4,-104 0,-112 4,-104"), GOLD)


def combat(s: Spot) -> None:
    """A warrior with star mace and shield."""
    s.oval(52, 92, 34, 5, CHARCOAL, 0.3)
    _figure(s, MADDER, 50, 92, 0.78)
    s.line("60,44 74,30 82,12", 3.6, DAY.wood[2])
    star = [ellipse(*p, 4 * s.k, 4 * s.k) for p in s.put("83,3 76,8 90,8 78,16 88,16")]
    s.c.fill(star, DAY.gold[1])
    s.oval(83, 10, 6.4, 6.4, DAY.gold[3])
    s.shape("14,42 34,42 35,58 24,76 13,58", INDIGO, 1.0, 0.6)
    s.shape("18,46 30,46 31,57 24,68 17,57", OCHRE, 1.0, 0.6)
    s.c.fill([diamond(*s.put("24,54")[0], 4 * s.k, 6 * s.k)], MADDER)


def roads(s: Spot) -> None:
    """A stairway that climbs to a pass."""
    t = DAY.mountains
    s.plain("-2,78 24,22 40,50 58,12 82,46 102,78", t[3])
    s.plain("58,12 82,46 102,78 64,78 62,40", t[1])
    s.plain("58,12 50,30 57,34 62,28 68,34 70,28", DAY.snow[4])
    s.plain("24,22 16,38 24,36 30,40 33,38", DAY.snow[4])
    for k in range(9):
        y = 96 - k * 7.2
        w = 25 - k * 2.1
        x = 46 + k * 1.4
        s.plain(f"{x - w},{y} {x + w},{y} {x + w},{y - 4} {x - w},{y - 4}", DAY.quarry[1])
        s.plain(
            f"{x - w},{y - 4} {x + w},{y - 4} {x + w - 1},{y - 7.4} {x - w + 1},{y - 7.4}",
            DAY.quarry[4],
        )
        s.plain(
            f"{x - w},{y - 3.4} {x - w + 4},{y - 3.4} {x - w + 4},{y - 7.4} {x - w + 1},{y - 7.4}",
            GOLD,
        )


def invention(s: Spot) -> None:
    """Knotted cords: who can read them knows what there is."""
    s.line("6,22 30,12 70,12 94,22", 5, DAY.wood[2])
    cords = (
        (14, 74, MADDER),
        (28, 92, OCHRE),
        (42, 84, INDIGO),
        (57, 96, DAY.coca[1]),
        (71, 82, MADDER),
        (86, 72, OCHRE),
    )
    for k, (x, end, colour) in enumerate(cords):
        top = 18 if 20 < x < 80 else 21
        s.line(f"{x},{top} {x + 1.5},{(top + end) / 2} {x},{end}", 3.6, colour)
        for j in range(2 + k % 3):
            y = min(end - 4, top + 16 + j * 14 + k % 2 * 5)
            s.oval(x + 1, y, 4.8, 4.2, mix(colour, "#000000", 0.3))
            s.oval(x + 0.2, y - 0.8, 3.6, 3, mix(colour, "#ffffff", 0.25))


def monopoly(s: Spot) -> None:
    """The ruler's seat: a golden cross over all goods."""
    for x, y, c in (
        (16, 84, DAY.earth[3]),
        (84, 84, DAY.coca[2]),
        (32, 92, DAY.snow[2]),
        (68, 92, DAY.feather[2]),
    ):
        s.oval(x, y, 12, 9, mix(c, "#000000", 0.3))
        s.oval(x - 1, y - 2, 10.6, 7.4, c)
    x, y = s.put("50,36")[0]
    for size, tone in ((66, DAY.gold[1]), (60, DAY.gold[2]), (38, DAY.gold[3]), (22, DAY.gold[4])):
        s.c.fill(stepped_cross(x, y, size * s.k), tone)
    _figure(s, INDIGO, 50, 94, 0.52)


DEVELOPMENT = {
    "combat": (combat, DAY.feather, MADDER),
    "roads": (roads, DAY.sky, "#6f5626"),
    "invention": (invention, DAY.wool, INDIGO),
    "monopoly": (monopoly, DAY.reed, "#7a5412"),
}


def development(kind: str) -> Canvas:
    """The face of a development card."""
    c = Canvas(*CARD)
    paint, tones, dye = DEVELOPMENT[kind]
    cloth(c, dye)
    field(c, tones, 0.7)
    paint(Spot(c, (50, 69), 72))
    return c


def advantage(kind: str) -> Canvas:
    """An advantage card; the right half is free for its words."""
    c = Canvas(*WIDE)
    cloth(c, INDIGO if kind == "route" else MADDER)
    field(c, DAY.sand if kind == "route" else DAY.feather, 0.6)
    if kind == "arts":
        combat(Spot(c, (44, 52), 62))
        return c
    h = Hand("route")
    line: list[XY] = [(12, 82), (30, 68), (48, 74), (66, 58), (84, 62)]
    c.fill([stroke(*a, *b, 5, 2) for a, b in pairwise(line)], DAY.sand[0])
    llama(c, DAY, (14, 36), 0.95, DAY.wool, False, MADDER)
    llama(c, DAY, (52, 27), 0.95, DAY.wood, False, INDIGO)
    c.fill([h.blob(x, y, 3, 2, 0.2, 6) for x, y in ((20, 84), (40, 80), (74, 68))], DAY.quarry[2])
    return c


# Middles of the eleven steps, column by column, filled from below.
STEPS: list[XY] = [
    (52 + 74 * k, 204 - 44 * n) for k, many in enumerate((4, 4, 3)) for n in range(many)
]


def tribe_board() -> Canvas:
    """Three columns of 4, 4 and 3 steps: reed and adobe, platforms, dressed stone."""
    c = Canvas(252, 260)
    cloth(c, "#5b3a26")
    c.fill(poly([(9, 25), (243, 25), (243, 233), (9, 233)]), "#e6d3ab")
    c.pool(112, 122, 100, 92, "#fff6da", 0.7)
    grounds = (("#d9ab75", "#8d5f38"), ("#c9b08c", "#7d6751"), ("#bfb8aa", "#6f6b67"))
    for k, many in enumerate((4, 4, 3)):
        x = 52 + 74 * k
        light, dark = grounds[k]
        top = 204 - 44 * (many - 1) - 24
        c.fill(rounded(x - 32, top - 4, x + 34, 232, 8), "#3a281c", 0.3)
        c.fill(rounded(x - 33, top - 6, x + 33, 230, 8), dark)
        c.fill(rounded(x - 30, top - 3, x + 30, 227, 6), light)
        c.fill([fret(x - 24 + 16 * j, top - 6, 16) for j in range(3)], dark)
        for n in range(many):
            y = 204 - 44 * n
            c.fill(ellipse(x, y + 2, 19.5, 18), mix(dark, "#000000", 0.2), 0.8)
            c.fill(ellipse(x, y, 18.5, 17), mix(light, "#ffffff", 0.45))
            c.fill([diamond(x, y, 9, 9)], light)
            c.fill([diamond(x, y, 4, 4)], dark, 0.6)
    return c


def marker(seat: Seat) -> Canvas:
    """A development marker of a seat."""
    c = Canvas(44, 44)
    c.fill(ellipse(23, 25, 18.5, 17.5), "#1d1410", 0.4)
    c.fill(ellipse(22, 23.6, 18.5, 17.5), seat.tones[0])
    c.fill(ellipse(22, 21, 18.5, 17.5), seat.tones[2])
    c.fill(ellipse(21, 19.6, 16, 14.6), seat.tones[3], 0.5)
    symbol(c, seat.symbol, (22, 21), 27, seat.ink, seat.tones[2])
    return c


def pictures() -> Iterator[tuple[str, Callable[[], Canvas]]]:
    """All cards, the tribe board and the markers."""
    for kind in KINDS:
        yield f"cards/{kind}", lambda k=kind: hand_card(k)
    yield "cards/hand_back", lambda: back("#5b3a26", "#dcb765", 0)
    for kind in DEVELOPMENT:
        yield f"cards/development_{kind}", lambda k=kind: development(k)
    yield "cards/development_back_1", lambda: back("#8e2b22", GOLD, 1)
    yield "cards/development_back_2", lambda: back("#22406c", GOLD, 2)
    for kind in ("route", "arts"):
        yield f"cards/advantage_{kind}", lambda k=kind: advantage(k)
    yield "tribe/board", tribe_board
    for seat in SEATS:
        yield f"tribe/marker_{seat.name}", lambda s=seat: marker(s)
