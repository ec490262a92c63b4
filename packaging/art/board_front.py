"""What frames the valley: slabs and plots in front, painted rings, the rock rim with its stones."""

from __future__ import annotations

from math import atan2, cos, pi, sin
from typing import TYPE_CHECKING

from board_flora import bush, flowers, grass, rock, shadow
from board_paint import XY, Canvas, Hand, Marks, ellipse, mix, poly, smooth, stroke
from board_skin import CHARCOAL, OCHRE, RUST

from stoneage_qt.ui.board.layout import (
    BUILDING_STACKS, CARD_SLOTS, DECK, MILESTONE_SIZE, PLACES, RING_RX, RING_RY, STONE_SIZE, TRACK,
    Rect, is_milestone,
)  # fmt: skip

if TYPE_CHECKING:
    from board_skin import Skin


def foreground(c: Canvas, s: Skin) -> None:
    """Deep grass under the slabs and plots."""
    h = Hand("foreground")
    spots = [(h.between(70, 1400), h.between(690, 940), h.between(9, 18)) for _ in range(420)]
    grass(c, s, h, spots, 0.25)
    flowers(c, s, h, 720, 800, 640, 120, 90)


def _boxed(h: Hand, r: Rect, grow: float, uneven: float = 2.0) -> list[XY]:
    """The outline of a hewn slab around a rectangle."""
    x0, y0, x1, y1 = r.x - grow, r.y - grow, r.right + grow, r.bottom + grow
    k = 9
    corners: list[XY] = [
        (x0 + k, y0), (x1 - k, y0), (x1, y0 + k), (x1, y1 - k), (x1 - k, y1), (x0 + k, y1), (x0, y1 - k), (x0, y0 + k), (x0 + k, y0),
    ]  # fmt: skip
    return h.rough(corners, 24, uneven)


def slabs(c: Canvas, s: Skin) -> None:
    """Tall limestone slabs that hold the cards, each with its ring in the head."""
    dark, low, middle, high, light = s.stone
    for i, slot in enumerate((*CARD_SLOTS, DECK)):
        h = Hand(f"slab{i}")
        top = 732 if slot is DECK else 688
        body = Rect(slot.x, top, slot.w, slot.bottom - top)
        edge = _boxed(h, body, 3)
        c.fill(smooth([(x + 3, y + 9) for x, y in edge], tension=0.3), s.shade, 0.42)
        c.fill(poly([(x, y + 5) for x, y in edge]), mix(dark, CHARCOAL, 0.35))
        c.fill(poly(edge), mix(low, middle, 0.45))
        c.fill(poly(_boxed(h, Rect(body.x + 1, body.y + 1, body.w - 3, body.h - 5), 1.5, 1.5)), mix(middle, high, 0.35))
        marks = Marks()
        for _ in range(46):
            x, y = h.between(body.x, body.right - 20), h.between(body.y, body.bottom)
            marks.add(stroke(x, y, x + h.between(8, 30), y + h.near(0, 3), h.between(0.6, 1.6)), h.rng.choice((low, high, light)), 0.4)
        c.marks(marks)
        c.fill(stroke(body.x + 4, body.y + 1, body.right - 4, body.y + 1, 1.8), light, 0.9)
        c.fill(stroke(body.x, body.y + 6, body.x, body.bottom - 8, 1.8), light, 0.6)
        well = Rect(slot.x + 4, slot.y + 4, slot.w - 8, slot.h - 8)
        c.fill(poly(_boxed(h, well, 1, 1.2)), mix(low, dark, 0.45))
        c.fill(poly(_boxed(h, Rect(well.x + 4, well.y + 5, well.w - 5, well.h - 6), 0, 1.2)), mix(low, dark, 0.12))
        _sign(c, h, i, slot.center.x, slot.center.y, mix(RUST, low, 0.45))
        if s.winter:
            for x in range(int(body.x), int(body.right), 15):
                c.fill(h.blob(x + 6, body.y - 2, 12, h.between(3, 6), 0.2), s.grass[4])


def _sign(c: Canvas, h: Hand, kind: int, x: float, y: float, colour: str) -> None:
    """A worn sign in an empty slot: as many strokes as the slot costs; a sun for the deck."""
    if kind < 4:
        for i in range(kind + 1):
            px = x + (i - kind / 2) * 17
            c.fill(stroke(h.near(px, 1), y - 27, h.near(px, 2), y + 27, 5), colour, 0.55)
    else:
        c.fill(h.blob(x, y, 15, 15, 0.06) + ellipse(x, y, 9, 9, hole=True), colour, 0.6)
        for i in range(10):
            a = i * pi / 5
            c.fill(stroke(x + 20 * cos(a), y + 20 * sin(a), x + 33 * cos(a), y + 33 * sin(a), 2.6), colour, 0.6)


def plots(c: Canvas, s: Skin) -> None:
    """Four cleared plots where houses will stand: trodden earth, kerb stones and pegs."""
    dark, low, middle, high, light = s.earth
    for i, plot in enumerate(BUILDING_STACKS):
        h = Hand(f"plot{i}")
        mid = plot.center.x
        c.fill(h.blob(mid, 742, 62, 56, 0.07, 12), mix(middle, s.grass[1], 0.45), 0.6)
        c.fill(h.blob(mid, 730, 52, 40, 0.08, 12), mix(middle, high, 0.5), 0.75)
        edge = _boxed(h, plot, 4, 2.5)
        c.fill(smooth([(x + 2, y + 5) for x, y in edge], tension=0.5), s.shade, 0.35)
        c.fill(smooth(edge, tension=0.5), low)
        c.fill(smooth(_boxed(h, plot, -2, 2), tension=0.5), middle)
        c.fill(h.blob(mid - 4, plot.center.y - 6, 50, 46, 0.08, 12), high, 0.75)
        marks = Marks()
        for _ in range(40):
            x, y = h.between(plot.x + 4, plot.right - 18), h.between(plot.y + 6, plot.bottom - 4)
            marks.add(stroke(x, y, x + h.between(6, 20), y + h.near(0, 2), h.between(0.7, 1.5)), h.rng.choice((low, light, dark)), 0.3)
        c.marks(marks)
        around = h.rough([(plot.x, plot.y), (plot.right, plot.y), (plot.right, plot.bottom), (plot.x, plot.bottom), (plot.x, plot.y)], 15, 1.2)
        for x, y in around:
            r = h.between(5, 7.4)
            c.fill(poly(h.stone(x + 1, y + 2.5, r, r * 0.8, 7)), mix(s.rock[0], CHARCOAL, 0.3))
            c.fill(poly(h.stone(x, y, r, r * 0.78, 7)), mix(s.rock[1], s.rock[2], h.rng.random()))
            c.fill(poly(h.stone(x - 1, y - 1.6, r * 0.62, r * 0.4, 6)), s.rock[3] if not s.winter else s.grass[4])


def rings(c: Canvas, s: Skin) -> None:
    """The rings on the ground where people stand, laid in pale pigment by hand."""
    for name, place in PLACES.items():
        if name == "hunt" or name == "animal" or name.startswith("igloo"):
            continue
        carved = name.startswith("card")
        for i, (x, y) in enumerate(place.rings):
            h = Hand(f"ring {name} {i}")
            outer = h.round(x, y, RING_RX, RING_RY, 0.035, 14)
            inner = [(x + (px - x) * 0.8 + h.near(0, 0.4), y + (py - y) * 0.77 + h.near(0, 0.4)) for px, py in outer]
            hole = smooth(inner[::-1])
            c.fill(smooth([(px, py + 1.8) for px, py in outer]), s.shade, 0.32)
            c.fill(smooth(inner), mix(s.shade, s.earth[1], 0.5), 0.34 if not carved else 0.22)
            c.fill(smooth(outer) + hole, s.ring if not carved else RUST, 0.95 if not carved else 0.8)


def vignette(c: Canvas, s: Skin) -> None:
    """Evening light over everything: warm from the sun, cool and deep towards the viewer."""
    c.fill("M0 0h1600v1000h-1600z", c.radial(706, 200, 560, (0, s.glow, 0.26), (0.5, s.glow, 0.1), (1, s.glow, 0)))
    c.fill("M0 640h1600v360h-1600z", c.linear(0, 640, 0, 1000, (0, s.shade, 0), (1, s.shade, 0.3)))
    c.fill("M0 0h260v1000h-260z", c.linear(40, 0, 260, 0, (0, s.shade, 0.34), (1, s.shade, 0)))
    c.fill("M1340 0h260v1000h-260z", c.linear(1560, 0, 1340, 0, (0, s.shade, 0.3), (1, s.shade, 0)))


def _inner_edge(h: Hand, inset: float, uneven: float) -> list[XY]:
    """The jagged inside of the rim, anticlockwise, so that it cuts a hole."""
    r = 46.0
    x0, y0, x1, y1 = inset, inset, 1600 - inset, 1000 - inset
    line: list[XY] = [
        (x0 + r, y0), (x0 + r * 0.3, y0 + r * 0.3), (x0, y0 + r), (x0, y1 - r), (x0 + r * 0.3, y1 - r * 0.3), (x0 + r, y1),
        (x1 - r, y1), (x1 - r * 0.3, y1 - r * 0.3), (x1, y1 - r), (x1, y0 + r), (x1 - r * 0.3, y0 + r * 0.3), (x1 - r, y0), (x0 + r, y0),
    ]  # fmt: skip
    return h.rough(line, 21, uneven)[:-1]


def rim(c: Canvas, s: Skin) -> None:
    """The mouth of the cave from which the valley is seen."""
    dark, low, middle, high, light = s.rim
    outer = "M0 0h1600v1000h-1600z"
    for inset, see in ((78, 0.1), (72, 0.14), (67, 0.2)):
        c.fill(outer + smooth([(x, y + 3) for x, y in _inner_edge(Hand("rim"), inset, 4.5)], tension=0.6), s.shade, see)
    edge = _inner_edge(Hand("rim"), 61, 4.5)
    c.fill(outer + poly(edge), low)
    h = Hand("facets")
    marks = Marks()
    for x, y in TRACK:
        for _ in range(5):
            px, py = h.near(x, 30), h.near(y, 30)
            toward = atan2(480 - py, 800 - px)
            colour = h.rng.choice((dark, middle, middle, high))
            px, py = px - 6 * cos(toward), py - 6 * sin(toward)
            if 8 < px < 1592 and 8 < py < 992 and not (66 < px < 1534 and 66 < py < 934):
                marks.add(poly(h.stone(px, py, h.between(7, 21), h.between(5, 13), 6)), colour, 0.5)
    c.marks(marks)
    _lip(c, s, edge)


def _lip(c: Canvas, s: Skin, edge: list[XY]) -> None:
    """Light on the inner edge of the rock where the evening reaches it."""
    dark, low, middle, high, light = s.rim
    h = Hand("lip")
    glow, deep = Marks(), Marks()
    for (ax, ay), (bx, by) in zip(edge, [*edge[1:], edge[0]], strict=True):
        my = (ay + by) / 2
        out_x = -1 if ax < 80 else 1 if ax > 1520 else 0
        out_y = -1 if my < 80 else 1 if my > 920 else 0
        w = h.between(3, 6)
        if out_y == -1:
            deep.add(stroke(ax, ay - 1, bx, by - 1, w), dark, 0.9)
        else:
            glow.add(stroke(ax + out_x * 2, ay + out_y * 2, bx + out_x * 2, by + out_y * 2, w), light if out_y else high, 0.85)
    c.marks(deep)
    c.marks(glow)


def track(c: Canvas, s: Skin) -> None:
    """A hundred flat stones set in a worn groove; the tens are larger and painted."""
    dark, low, middle, high, light = s.stone
    h = Hand("groove")
    for k, see in ((29, 0.35), (25, 0.4)):
        c.fill(smooth([(h.near(x, 1.5), h.near(y, 1.5)) for x, y in _offset(k)], tension=1) +
               smooth([(h.near(x, 1.5), h.near(y, 1.5)) for x, y in _offset(-k)][::-1], tension=1), s.rim[0], see)  # fmt: skip
    for i, (x, y) in enumerate(TRACK):
        h = Hand(f"stone{i}")
        big = is_milestone(i)
        r = (MILESTONE_SIZE if big else STONE_SIZE) / 2
        tone = mix(middle, h.rng.choice((low, high, s.earth[3])), h.between(0.1, 0.5))
        shape = h.round(x, y, r, r * 0.93, 0.06, 9)
        c.fill(smooth([(px + 1, py + 4) for px, py in shape]), s.rim[0], 0.75)
        c.fill(smooth([(px, py + 2) for px, py in shape]), mix(dark, s.rim[1], 0.35))
        c.fill(smooth(shape), mix(tone, low, 0.35))
        c.fill(smooth([(x - 0.7 + (px - x) * 0.87, y - 1.2 + (py - y) * 0.84) for px, py in shape]), tone if not big else mix(tone, light, 0.4))
        c.fill(h.blob(x - r * 0.2, y - r * 0.34, r * 0.5, r * 0.26, 0.15), light, 0.42)
        if big:
            c.fill(smooth(h.round(x, y, r * 0.86, r * 0.8, 0.03, 12)) + smooth(h.round(x, y, r * 0.7, r * 0.64, 0.04, 12)[::-1]), OCHRE if i else RUST)
        elif i % 5 == 0:
            c.fill([ellipse(x + dx, y + r * 0.62, 1.7, 1.5) for dx in (-6, 0, 6)], OCHRE, 0.9)


def _offset(k: float) -> list[XY]:
    """The track's line moved outwards by `k`."""
    n = len(TRACK)
    out = []
    for i, (x, y) in enumerate(TRACK):
        (ax, ay), (bx, by) = TRACK[i - 1], TRACK[(i + 1) % n]
        a = atan2(by - ay, bx - ax) - pi / 2
        out.append((x + k * cos(a), y + k * sin(a)))
    return out


def corners(c: Canvas, s: Skin) -> None:
    """Hands on the rock, ferns and boulders in the corners; in winter snow and icicles."""
    for n, (x, y, turn) in enumerate(((19, 20, -0.5), (1581, 20, 0.5), (19, 980, -0.4), (1581, 980, 0.4))):
        _handprint(c, Hand(f"hand{n}"), x, y, turn, RUST if n % 2 else OCHRE)
    h = Hand("corners")
    for x, y, w in ((1524, 936, 50), (1480, 944, 34), (76, 940, 26)):
        rock(c, s, h, x, y, w, s.rim, -1)
    for x, y, k in ((1448, 940, 22), (1506, 944, 18), (1532, 902, 20), (64, 706, 14), (66, 760, 12)):
        bush(c, s, h, x, y, k, -1)
    grass(c, s, h, [(h.between(64, 1536), h.between(932, 944), h.between(10, 22)) for _ in range(170)], 0.2)
    grass(c, s, h, [(h.rng.choice((h.between(60, 70), h.between(1530, 1540))), h.between(380, 940), h.between(9, 18)) for _ in range(90)], 0.2)
    if s.winter:
        _frost(c, s, h)


def _frost(c: Canvas, s: Skin, h: Hand) -> None:
    """Snow on the ledge, icicles from the roof."""
    for x in range(70, 1540, 14):
        if h.rng.random() < 0.8:
            c.fill(h.blob(x, h.between(934, 940), h.between(10, 24), h.between(4, 8), 0.2), s.grass[4])
    x = 76.0
    while x < 1530:
        length = h.between(7, 26)
        w = h.between(2, 4)
        c.fill(poly(((x - w, 58), (x + w, 58), (x + h.near(0, 1), 62 + length))), s.water[3], 0.85)
        c.fill(stroke(x - w * 0.4, 58, x, 60 + length * 0.8, 0.9), "#ffffff", 0.8)
        x += h.between(7, 26)


def _handprint(c: Canvas, h: Hand, x: float, y: float, turn: float, colour: str) -> None:
    """A hand in sprayed pigment."""

    def at(px: float, py: float) -> XY:
        return (x + px * cos(turn) - py * sin(turn), y + px * sin(turn) + py * cos(turn))

    c.fill(smooth([at(h.near(a, 0.5), h.near(b, 0.5)) for a, b in ((-5, 1), (-5, 8), (0, 10), (5, 8), (5.5, 1), (0, -1))]), colour, 0.85)
    for ax, bx, by in ((-4.4, -7, -8), (-1.6, -2.4, -12), (1.6, 2.2, -12), (4.2, 6.4, -9), (5, 11, -1)):
        c.fill(stroke(*at(ax, 3), *at(bx, by), 2.6), colour, 0.85)
