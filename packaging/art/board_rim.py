"""The rock rim around the valley: the score path of a hundred flat stones runs in it."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
from typing import TYPE_CHECKING

from board_flora import bush, grass, rock
from board_paint import XY, Canvas, Hand, Marks, ellipse, mix, poly, pts, smooth, stroke, table
from board_skin import OCHRE, RUST

from stoneage_qt.games.stoneage.ui.board.layout import (
    MILESTONE_SIZE,
    STONE_SIZE,
    TRACK,
    is_milestone,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from board_skin import Skin

OUTER = "M0 0h1600v1000h-1600z"


def _rail(k: float) -> list[XY]:
    """The line of the track moved outwards by `k`."""
    n = len(TRACK)
    out = []
    for i, (x, y) in enumerate(TRACK):
        (ax, ay), (bx, by) = TRACK[i - 1], TRACK[(i + 1) % n]
        a = atan2(by - ay, bx - ax) - pi / 2
        out.append((x + k * cos(a), y + k * sin(a)))
    return out


def _on(line: Sequence[XY], t: float) -> XY:
    """The point at a broken index of a closed line."""
    i = int(t) % len(line)
    (ax, ay), (bx, by) = line[i], line[(i + 1) % len(line)]
    f = t - int(t)
    return (ax + (bx - ax) * f, ay + (by - ay) * f)


def _chunk(h: Hand, inner: float, outer: float, a: float, b: float, uneven: float) -> list[XY]:
    """A piece of rock between two rails, from index `a` to `b`."""
    rail_in, rail_out = _rail(inner), _rail(outer)
    steps = max(2, round((b - a) * 1.8))
    ts = [a + (b - a) * i / steps for i in range(steps + 1)]
    line = [_on(rail_out, t) for t in ts] + [_on(rail_in, t) for t in reversed(ts)]
    return [(h.near(x, uneven), h.near(y, uneven)) for x, y in line]


def rim(c: Canvas, s: Skin) -> None:
    """The mouth of the cave from which the valley is seen: rough rock, a worn path in it."""
    dark, low, middle, _high, _light = s.rim
    for x0, y0, x1, y1, see in table(
        "0,58,0,112,0.55 0,942,0,912,0.4 58,0,92,0,0.45 1542,0,1508,0,0.45"
    ):
        box = (
            f"M0 {min(y0, y1)}h1600v{abs(y1 - y0)}h-1600z"
            if y1
            else f"M{min(x0, x1)} 0h{abs(x1 - x0)}v1000h-{abs(x1 - x0)}z"
        )
        c.fill(
            box,
            c.linear(
                x0, y0, x1, y1, (0, s.shade, see), (0.4, s.shade, see * 0.36), (1, s.shade, 0)
            ),
        )
    c.fill(OUTER + smooth(_rail(-26), hole=True), mix(dark, low, 0.5))
    _ledge(c, s)
    _boulders(c, s)
    h = Hand("path")
    path = mix(s.earth[0], middle, 0.45)
    for k, colour in ((23.5, mix(dark, low, 0.3)), (21, path), (16, mix(path, s.earth[1], 0.45))):
        for start in range(0, len(TRACK), 10):
            c.fill(smooth(_chunk(h, -k, k, start - 0.3, start + 10.3, 1.4), tension=0.8), colour)
    marks = Marks()
    for i in range(len(TRACK)):
        for _ in range(2):
            x, y = _on(_rail(h.near(0, 20)), i + h.between(0.3, 0.7))
            r = h.between(1.4, 3.2)
            marks.add(
                poly(h.stone(x, y, r, r * 0.8, 5)),
                h.rng.choice((s.stone[0], s.stone[1], s.rock[1], dark)),
                0.9,
            )
    c.marks(marks)


def _ledge(c: Canvas, s: Skin) -> None:
    """Broken slabs along the outside."""
    dark, low, middle, high, _light = s.rim
    h = Hand("ledge")
    t = 0.0
    marks = Marks()
    while t < len(TRACK):
        step = min(h.between(0.9, 2.7), len(TRACK) - t)
        shape = _chunk(h, 19, 36, t - 0.06, t + step, 2.5)
        tone = mix(h.rng.choice((low, middle, middle, high)), low, h.rng.choice((0, 0.3, 0.6)))
        c.fill(poly(shape), tone)
        n = len(shape) // 2
        marks.add(stroke(*shape[0], *shape[-1], 2.2), dark, 0.8)
        marks.add(stroke(*shape[n], *shape[-1], 2.4), high, 0.45)
        t += step
    c.marks(marks)


def _boulders(c: Canvas, s: Skin) -> None:
    """A wall of boulders along the inside, edged with light from the valley."""
    dark, low, middle, high, light = s.rim
    h = Hand("boulders")
    shine = mix(light, s.glow, 0.35)
    rows = [(Marks(), Marks(), Marks()) for _ in range(2)]
    n, t = 0, 0.0
    while t < len(TRACK):
        bodies, faces, edges = rows[n % 2]
        along, deep = h.between(17, 30), h.between(8.5, 13)
        corners = [(p * along, q * deep) for p, q in h.stone(0, 0, 1, 1, 9)]
        place = _facing(t, -26 + h.between(-2, 2))
        roof = place(0, 1)[1] - place(0, 0)[1] > 0.7
        tone = mix(h.rng.choice((low, middle)), dark if roof else high, h.rng.choice((0.15, 0.45)))
        bodies.add(poly([place(p, q) for p, q in corners]), tone)
        inner = [place(p * 0.8, q * 0.62 - 2.5) for p, q in corners]
        faces.add(poly(inner), mix(tone, low if roof else high, 0.5))
        lit = sorted((p, q) for p, q in corners if q > 0.2 * deep)
        back = [place(p * 0.94, q - h.between(1.4, 3.2)) for p, q in reversed(lit)]
        edges.add(
            poly([place(p, q) for p, q in lit] + back), mix(tone, shine, 0.4 if roof else 0.75)
        )
        n, t = n + 1, t + along / 34
    for row in rows:
        for marks in row:
            c.marks(marks)


def _facing(t: float, k: float) -> Callable[[float, float], XY]:
    """Coordinates at a spot of the rim: along it, and inwards to the valley."""
    x, y = _on(_rail(k), t)
    (ax, ay), (bx, by) = _on(TRACK, t), _on(_rail(-10), t)
    length = hypot(bx - ax, by - ay)
    nx, ny = (bx - ax) / length, (by - ay) / length
    return lambda p, q: (x - ny * p + nx * q, y + nx * p + ny * q)


def track(c: Canvas, s: Skin) -> None:
    """The hundred stones; the tens are larger and ringed with ochre, zero with rust."""
    for i, (x, y) in enumerate(TRACK):
        _stone(c, s, Hand(f"stone{i}"), i, x, y)


def _stone(c: Canvas, s: Skin, h: Hand, i: int, x: float, y: float) -> None:
    dark, low, middle, high, light = s.stone
    big = is_milestone(i)
    r = (MILESTONE_SIZE if big else STONE_SIZE) / 2
    tone = mix(
        middle,
        h.rng.choice((low, low, high, s.rock[2], s.earth[3], s.hide[3])),
        h.between(0.15, 0.6),
    )
    if big:
        tone = mix(tone, light, 0.45)
    shape = h.stone(x, y, r * 1.05, r * 1.0, 7)

    def scaled(k: float, dx: float, dy: float) -> str:
        return smooth(
            [(x + dx + (px - x) * k, y + dy + (py - y) * k) for px, py in shape], tension=0.72
        )

    c.fill(scaled(1.03, 1, 3.5), mix(dark, s.rim[0], 0.6), 0.8)
    c.fill(scaled(0.99, 0, 0), mix(tone, low, 0.5))
    c.fill(scaled(0.86, -0.8, -1.4), tone)
    c.fill(
        stroke(x - r * 0.62, y - r * 0.36, x + r * 0.3, y - r * 0.72, 2.6, -2),
        mix(tone, light, 0.8),
        0.8,
    )
    if big:
        ring = h.round(x, y - 0.6, r * 0.8, r * 0.76, 0.03, 10)
        hole = [(x + (px - x) * 0.82, y + (py - y) * 0.82) for px, py in ring]
        c.fill(smooth(ring) + smooth(hole, hole=True), OCHRE if i else RUST)
    elif i % 5 == 0:
        c.fill([ellipse(x + dx, y + r * 0.6, 1.8, 1.6) for dx in (-6, 0, 6)], RUST, 0.85)


def corners(c: Canvas, s: Skin) -> None:
    """Hands on the rock, ferns and boulders in the corners; in winter snow and icicles."""
    for n, (x, y, turn) in enumerate(table("19,20,-0.5 1581,20,0.5 19,980,-0.4 1581,980,0.4")):
        _handprint(c, Hand(f"hand{n}"), x, y, turn, RUST if n % 2 else OCHRE)
    h = Hand("corners")
    for x, y, w in ((1524, 936, 50), (1480, 944, 34), (76, 940, 26)):
        rock(c, s, h, x, y, w, s.rim, -1)
    for x, y, k in table("1448,940,22 1506,944,18 1532,902,20 64,706,14 66,760,12"):
        bush(c, s, h, x, y, k, -1)
    grass(
        c,
        s,
        h,
        [(h.between(64, 1536), h.between(932, 944), h.between(10, 22)) for _ in range(105)],
        0.2,
    )
    grass(
        c,
        s,
        h,
        [
            (
                h.rng.choice((h.between(60, 70), h.between(1530, 1540))),
                h.between(380, 940),
                h.between(9, 18),
            )
            for _ in range(64)
        ],
        0.2,
    )
    _ferns(c, s, h)
    if s.winter:
        _frost(c, s, h)
    else:
        _ivy(c, s, h)


def _ferns(c: Canvas, s: Skin, h: Hand) -> None:
    """Dark fronds in the lower corners, close to the eye."""
    tones = (
        (s.pine[0], s.pine[1], s.pine[2]) if not s.winter else (s.pine[1], s.pine[2], s.grain[1])
    )
    marks = Marks()
    for x, y, k, lean in table(
        "1476,946,62,-0.7 1500,948,74,-0.35 1520,948,64,0.15 1536,946,54,-0.9 "
        "1452,946,44,-0.2 1430,946,34,-0.6"
    ):
        tone = h.rng.choice(tones)
        tip = (x + lean * k, y - k * 0.95)
        marks.add(stroke(x, y, *tip, 1.6, lean * 8), tone)
        for i in range(9):
            f = 0.2 + i * 0.085
            px, py = x + (tip[0] - x) * f - lean * 4 * f * (1 - f), y + (tip[1] - y) * f
            reach = k * 0.3 * (1.1 - f)
            for side in (-1, 1):
                marks.add(
                    stroke(px, py, px + side * reach + lean * 6, py - reach * 0.35, 2.6 * side),
                    tone,
                )
    c.marks(marks)


def _ivy(c: Canvas, s: Skin, h: Hand) -> None:
    """Ivy that hangs from the upper edge."""
    vines, leaves = Marks(), Marks()
    for x0, x1, n in table("74,240,11 1330,1528,12 640,690,2 900,960,3"):
        for _ in range(n):
            x, length = h.between(x0, x1), h.between(10, 40)
            sway = h.near(0, 5)
            vines.add(stroke(x, 58, x + sway, 62 + length, 0.9), s.pine[0])
            for i in range(int(length / 5)):
                f = (i + 1) / (length / 5)
                r = h.between(2.2, 4)
                px, py = x + sway * f + h.near(0, 3), 62 + length * f
                leaves.add(
                    stroke(px - r, py - r * 0.6, px + r, py + r * 0.8, r * 0.8),
                    s.pine[h.rng.choice((0, 1, 1, 2))],
                )
    c.marks(vines)
    c.marks(leaves)


def _frost(c: Canvas, s: Skin, h: Hand) -> None:
    """Snow on the ledge, icicles from the roof."""
    for x in range(70, 1540, 19):
        if h.rng.random() < 0.85:
            c.fill(
                h.blob(x, h.between(931, 936), h.between(12, 26), h.between(4, 8), 0.2, 7),
                s.grass[4],
            )
    marks = Marks()
    x = 76.0
    while x < 1530:
        length = h.between(7, 26)
        w = h.between(2, 4)
        marks.add(
            poly(((x - w, 58), (x + w, 58), (x + h.near(0, 1), 62 + length))), s.water[3], 0.85
        )
        marks.add(stroke(x - w * 0.4, 58, x, 60 + length * 0.8, 0.9), "#ffffff", 0.8)
        x += h.between(8, 30)
    c.marks(marks)


def _handprint(c: Canvas, h: Hand, x: float, y: float, turn: float, colour: str) -> None:
    """A hand in sprayed pigment."""

    def at(px: float, py: float) -> XY:
        return (x + px * cos(turn) - py * sin(turn), y + px * sin(turn) + py * cos(turn))

    c.fill(
        smooth(
            [at(h.near(a, 0.5), h.near(b, 0.5)) for a, b in pts("-5,1 -5,8 0,10 5,8 5.5,1 0,-1")]
        ),
        colour,
        0.85,
    )
    for ax, bx, by in table("-4.4,-7,-8 -1.6,-2.4,-12 1.6,2.2,-12 4.2,6.4,-9 5,11,-1"):
        c.fill(stroke(*at(ax, 3), *at(bx, by), 2.6), colour, 0.85)
