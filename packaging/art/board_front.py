"""What lies in front: deep grass, card slabs, building plots, painted rings, evening light."""

from __future__ import annotations

from math import cos, pi, sin, tau
from typing import TYPE_CHECKING

from board_flora import grass
from board_paint import XY, Canvas, Hand, Marks, ellipse, mix, poly, smooth, stroke
from board_skin import CHARCOAL, RUST, SUMMER

from stoneage_qt.games.stoneage.ui.board.layout import (
    BUILDING_STACKS,
    CARD_SLOTS,
    DECK,
    PLACES,
    RING_RX,
    RING_RY,
    Point,
    Rect,
)

if TYPE_CHECKING:
    from board_skin import Skin


def foreground(c: Canvas, s: Skin) -> None:
    """Deep grass under the slabs and plots."""
    h = Hand("foreground")
    spots = [(h.between(70, 1404), h.between(690, 944), h.between(9, 18)) for _ in range(620)]
    covered = [*BUILDING_STACKS, *(Rect(r.x - 4, 684, r.w + 8, 244) for r in CARD_SLOTS), DECK]
    grass(
        c,
        s,
        h,
        [p for p in spots if not any(r.contains(Point(p[0], p[1] - 4)) for r in covered)],
        0.25,
    )


def _boxed(h: Hand, r: Rect, grow: float, uneven: float = 2.0) -> list[XY]:
    """The outline of a hewn slab around a rectangle."""
    x0, y0, x1, y1 = r.x - grow, r.y - grow, r.right + grow, r.bottom + grow
    k = 9
    corners: list[XY] = [
        (x0 + k, y0),
        (x1 - k, y0),
        (x1, y0 + k),
        (x1, y1 - k),
        (x1 - k, y1),
        (x0 + k, y1),
        (x0, y1 - k),
        (x0, y0 + k),
        (x0 + k, y0),
    ]
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
        c.fill(
            poly(_boxed(h, Rect(body.x + 1, body.y + 1, body.w - 3, body.h - 5), 1.5, 1.5)),
            mix(middle, high, 0.35),
        )
        marks = Marks()
        for _ in range(46):
            x, y = h.between(body.x, body.right - 20), h.between(body.y, body.bottom)
            marks.add(
                stroke(x, y, x + h.between(8, 30), y + h.near(0, 3), h.between(0.6, 1.6)),
                h.rng.choice((low, high, light)),
                0.4,
            )
        c.marks(marks)
        c.fill(stroke(body.x + 4, body.y + 1, body.right - 4, body.y + 1, 1.8), light, 0.9)
        c.fill(stroke(body.x, body.y + 6, body.x, body.bottom - 8, 1.8), light, 0.6)
        well = Rect(slot.x + 4, slot.y + 4, slot.w - 8, slot.h - 8)
        c.fill(poly(_boxed(h, well, 1, 1.2)), mix(low, dark, 0.45))
        c.fill(
            poly(_boxed(h, Rect(well.x + 4, well.y + 5, well.w - 5, well.h - 6), 0, 1.2)),
            mix(low, dark, 0.12),
        )
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
            c.fill(
                stroke(x + 20 * cos(a), y + 20 * sin(a), x + 33 * cos(a), y + 33 * sin(a), 2.6),
                colour,
                0.6,
            )


def plots(c: Canvas, s: Skin) -> None:
    """Four cleared plots on a trodden street: bare earth between corner posts and kerb stones."""
    _dark, low, middle, high, light = s.earth
    h = Hand("street")
    x0, x1 = 62.0, CARD_SLOTS[-1].x + 20
    for grow, colour, see in (
        (9, mix(low, s.grass[1], 0.4), 0.7),
        (0, mix(middle, low, 0.3), 0.95),
        (-9, mix(middle, high, 0.45), 0.8),
    ):
        top = [
            (x, 697 - grow + 4 * sin(x / 47) + h.near(0, 2)) for x in range(int(x0), int(x1), 30)
        ]
        foot = [
            (x, 752 + grow * 1.6 + 6 * sin(x / 31) + h.near(0, 2))
            for x in range(int(x1), int(x0), -30)
        ]
        c.fill(smooth(top + foot, tension=0.8), colour, see)
    marks = Marks()
    h.brush(marks, 110, (x0, 694, x1 - 20, 760), (low, light, middle), (8, 40), (0.8, 2.0), 0.32)
    c.marks(marks)
    rough = [(h.between(64, 800), 698 + h.near(0, 3) - 3, h.between(6, 11)) for _ in range(50)]
    rough += [(h.between(64, 640), 766 + h.near(0, 5), h.between(8, 14)) for _ in range(40)]
    grass(c, s, h, rough, 0.3)
    pebbles = Marks()
    for _ in range(60):
        x, y, r = h.between(66, 790), h.between(700, 756), h.between(1, 3)
        pebbles.add(
            poly(h.stone(x, y, r, r * 0.7, 5)), h.rng.choice((s.rock[2], s.rock[3], low)), 0.8
        )
    c.marks(pebbles)
    for i, plot in enumerate(BUILDING_STACKS):
        _plot(c, s, Hand(f"plot{i}"), plot)


def _plot(c: Canvas, s: Skin, h: Hand, plot: Rect) -> None:
    """One plot with a beaten floor, the post holes of a round house and four corner posts."""
    dark, low, middle, high, light = s.earth
    mid = plot.center
    edge = _boxed(h, plot, 1, 2.5)
    c.fill(smooth([(x + 3, y + 7) for x, y in edge], tension=0.6), s.shade, 0.34)
    c.fill(smooth(edge, tension=0.6), mix(low, dark, 0.35))
    c.fill(smooth(_boxed(h, plot, -5, 2), tension=0.6), mix(middle, low, 0.35))
    c.fill(h.blob(mid.x, mid.y, 50, 47, 0.05, 12), mix(middle, high, 0.45), 0.9)
    c.fill(h.blob(mid.x - 6, mid.y - 7, 36, 31, 0.09, 11), high, 0.7)
    marks = Marks()
    h.brush(
        marks,
        22,
        (plot.x + 8, plot.y + 8, plot.right - 26, plot.bottom - 8),
        (low, light, dark),
        (6, 20),
        (0.7, 1.5),
        0.3,
    )
    for k in range(11):
        a = tau * k / 11 + h.near(0, 0.08)
        hole = h.stone(mid.x + 43 * cos(a), mid.y + 40 * sin(a), 2.4, 1.8, 6)
        marks.add(poly(hole), dark, 0.5)
    for k in range(7):
        a = tau * k / 7
        hearth = h.stone(mid.x + 9 * cos(a), mid.y + 7 * sin(a), 4.4, 3.6, 6)
        marks.add(poly(hearth), s.rock[1 + k % 2])
    c.marks(marks)
    c.fill(h.blob(mid.x, mid.y, 6, 4.4), CHARCOAL, 0.75)
    posts = [(x, y) for x in (plot.x + 2, plot.right - 2) for y in (plot.y + 4, plot.bottom - 1)]
    heaps = [(x + dx, y + dy) for x, y in posts for dx, dy in ((-6, 3), (7, 2), (0, 6))]
    c.fill([poly(h.stone(x, y, 5.2, 4, 6)) for x, y in heaps], s.rock[1])
    crown = s.rock[3] if not s.winter else s.grass[4]
    c.fill([poly(h.stone(x - 0.6, y - 1.2, 3.4, 2, 5)) for x, y in heaps], crown)
    for inset, tone in ((0.0, s.wood[1]), (3.2, s.wood[3])):
        right = [(x + 2.8 - inset, y) for x, y in posts]
        sticks = [
            poly([(x - 2.4, y + 3), (x - 2.2, y - 15), (rx, y - 15.5), (rx, y + 3)])
            for (x, y), (rx, _) in zip(posts, right, strict=True)
        ]
        c.fill(sticks, tone)
    c.fill([ellipse(x + 0.2, y - 15.4, 2.5, 1.3) for x, y in posts], s.wood[4])


def rings(c: Canvas, s: Skin) -> None:
    """The rings on the ground where people stand, laid in pale pigment by hand."""
    for name, place in PLACES.items():
        if name == "hunt" or name == "animal" or name.startswith("igloo"):
            continue
        carved = name.startswith("card")
        for i, (x, y) in enumerate(place.rings):
            h = Hand(f"ring {name} {i}")
            outer = h.round(x, y, RING_RX, RING_RY, 0.035, 9)
            inner = [
                (x + (px - x) * 0.8 + h.near(0, 0.4), y + (py - y) * 0.77 + h.near(0, 0.4))
                for px, py in outer
            ]
            hole = smooth(inner, hole=True)
            c.fill(smooth([(px, py + 1.8) for px, py in outer]), s.shade, 0.2)
            colour = RUST if carved else s.ring if name != "clay" else SUMMER.ring
            c.fill(smooth(outer) + hole, colour, 0.95 if not carved else 0.8)


def vignette(c: Canvas, s: Skin) -> None:
    """Evening light over everything: warm from the sun, cool and deep towards the viewer."""
    c.fill(
        "M0 0h1600v1000h-1600z",
        c.radial(706, 200, 560, (0, s.glow, 0.26), (0.5, s.glow, 0.1), (1, s.glow, 0)),
    )
    c.fill("M0 640h1600v360h-1600z", c.linear(0, 640, 0, 1000, (0, s.shade, 0), (1, s.shade, 0.3)))
    c.fill("M0 0h260v1000h-260z", c.linear(40, 0, 260, 0, (0, s.shade, 0.34), (1, s.shade, 0)))
    c.fill("M1340 0h260v1000h-260z", c.linear(1560, 0, 1340, 0, (0, s.shade, 0.3), (1, s.shade, 0)))
