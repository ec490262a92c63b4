"""The ground of each landscape: a patch with soft edges that runs a little over its neighbours."""

from __future__ import annotations

from math import hypot, sin
from typing import TYPE_CHECKING

from board_paint import XY, Canvas, Hand, Marks, poly, smooth, stroke
from inka_skin import STEP_U, TILE_CENTRE, TILE_SIZE, Skin, Tones, reach, ring

if TYPE_CHECKING:
    from collections.abc import Callable

CX, CY = TILE_CENTRE
WATER = ("fishing", "ocean")


def patch(h: Hand, at: XY, grow: float, spread: float) -> list[XY]:
    """A hexagon with an uneven edge."""
    corners = ring(at, grow)
    out: list[XY] = []
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        parts = round(hypot(bx - ax, by - ay) / 22)
        out += [
            (h.near(ax + (bx - ax) * i / parts, spread), h.near(ay + (by - ay) * i / parts, spread))
            for i in range(parts)
        ]
    return out


def inside(x: float, y: float) -> bool:
    """Whether a spot lies well inside the hexagon."""
    return abs(y - CY) < STEP_U - 9 and abs(x - CX) < reach(y - CY, 12)


def _base(c: Canvas, h: Hand, tones: Tones, ground: int = 2) -> None:
    """Three soft layers, light from the upper left, shade in the lower right."""
    c.fill(smooth(patch(h, TILE_CENTRE, 11, 5)), tones[ground], 0.35)
    c.fill(smooth(patch(h, TILE_CENTRE, 6, 4)), tones[ground], 0.6)
    c.fill(smooth(patch(h, TILE_CENTRE, 2, 3)), tones[ground])
    c.pool(CX - 34, CY - 26, 92, 58, tones[min(4, ground + 1)], 0.7)
    c.pool(CX + 42, CY + 34, 84, 50, tones[max(0, ground - 1)], 0.45)


def _brushed(c: Canvas, h: Hand, tones: tuple[str, ...], n: int, see: float = 0.4) -> None:
    marks = Marks()
    box = (CX - 112, CY - 74, CX + 96, CY + 76)
    h.brush(marks, n, box, tones, (10, 26), (0.8, 2.2), see, inside)
    c.marks(marks)


def forest(c: Canvas, h: Hand, s: Skin) -> None:
    """Moss and needles under the trees."""
    _base(c, h, s.forest)
    _brushed(c, h, (s.forest[1], s.forest[3]), 70)


def quarry(c: Canvas, h: Hand, s: Skin) -> None:
    """Pale rock, swept and dusty, with cracks."""
    _base(c, h, s.quarry, 3)
    _brushed(c, h, (s.quarry[4], s.quarry[2]), 60)
    cracks = [
        stroke(x, y, h.near(x + 24, 8), h.near(y + 12, 10), 1.3, h.near(0, 5))
        for x, y in (h.round(CX, CY + 6, 84, 46, 0.3, 7))
    ]
    c.fill(cracks, s.quarry[1], 0.5)


def pasture(c: Canvas, h: Hand, s: Skin) -> None:
    """Golden high grass."""
    _base(c, h, s.pasture, 3)
    _brushed(c, h, (s.pasture[4], s.pasture[2]), 80)
    tufts = []
    for _ in range(34):
        x, y = h.near(CX, 100), h.near(CY, 66)
        if inside(x, y):
            tufts.append(h.tuft(x, y, h.between(6, 10), 3))
    c.fill(tufts, s.pasture[1], 0.75)


def farmland(c: Canvas, h: Hand, s: Skin) -> None:
    """Terraces that step down from the upper left: a strip of field above each stone wall."""
    _base(c, h, s.farmland)
    tilt, swing, phase = h.between(-0.12, 0.12), h.between(5, 9), h.between(0, 6)

    def wave(y: float) -> Callable[[float], float]:
        return lambda x: y + tilt * x + swing * sin(x / 38 + phase + y / 60)

    rows = range(-74, 78, 19)
    strips: dict[str, list[str]] = {}
    walls, lights, shadows, plants, heaps = [], [], [], [], []
    for k, y in enumerate(rows):
        top, low = _edge(wave(y)), _edge(wave(y + 19))
        colour = (s.farmland[3], s.earth[3], s.farmland[2])[k % 3]
        strips.setdefault(colour, []).append(poly(top + low[::-1]))
        wall = _edge(wave(y + 13.5))
        walls.append(poly(wall + low[::-1]))
        lights.append(poly(wall + [(px, py + 1.8) for px, py in wall[::-1]]))
        shadows.append(poly(low + [(px, py + 3) for px, py in low[::-1]]))
        at = wave(y + 7)
        for i in range(-10, 11):
            x = i * 10.5 + (k % 2) * 5 + h.near(0, 1.2)
            if abs(x) < reach(y + 7, 16):
                spot = (CX + x, CY + at(x))
                (heaps if k % 3 == 1 else plants).append(h.blob(*spot, 3.9, 2.7, 0.2, 6))
    for colour, shapes in strips.items():
        c.fill(shapes, colour)
    c.fill(walls, s.earth[1])
    c.fill(lights, s.quarry[3], 0.8)
    c.fill(shadows, s.shade, 0.22)
    c.fill(plants, s.farmland[1])
    c.fill(heaps, s.earth[2])


def _edge(at: Callable[[float], float]) -> list[XY]:
    """A line across the hexagon, cut where it leaves it."""
    out: list[XY] = []
    for x in range(-118, 119, 6):
        y = max(-STEP_U, min(STEP_U, at(x)))
        limit = reach(y, -3)
        out.append((CX + max(-limit, min(limit, x)), CY + y))
    return out


def mountains(c: Canvas, h: Hand, s: Skin) -> None:
    """Dark scree with snow in its folds."""
    _base(c, h, s.mountains)
    _brushed(c, h, (s.mountains[1], s.mountains[3]), 60)
    drifts = [
        h.blob(x, y, h.between(9, 18), h.between(2, 4))
        for x, y in h.round(CX, CY + 18, 82, 40, 0.2, 7)
    ]
    c.fill(drifts, s.snow[2], 0.75)


def _waves(c: Canvas, h: Hand, s: Skin, n: int) -> None:
    marks = Marks()
    for _ in range(n):
        x, y = h.near(CX, 100), h.near(CY, 68)
        if inside(x, y):
            w = h.between(12, 28)
            tone, see = h.rng.choice(((s.sea[4], 0.6), (s.sea[3], 0.8), (s.foam, 0.5)))
            marks.add(stroke(x - w / 2, y, x + w / 2, y, 1.6, h.between(2.5, 4.5)), tone, see)
    c.marks(marks)


def fishing(c: Canvas, h: Hand, s: Skin) -> None:
    """A bright bank where the cold current brings the shoals up."""
    c.fill(smooth(patch(h, TILE_CENTRE, 4, 6)), s.sea[3], 0.3)
    c.fill(smooth(patch(h, TILE_CENTRE, -6, 6)), s.sea[3], 0.45)
    c.pool(CX - 10, CY, 104, 68, s.sea[4], 0.75)
    _waves(c, h, s, 34)


def ocean(c: Canvas, h: Hand, s: Skin) -> None:
    """Deep water: long waves, nothing to catch."""
    c.fill(smooth(patch(h, TILE_CENTRE, -4, 7)), s.sea[1], 0.35)
    c.pool(CX, CY, 100, 64, s.sea[1], 0.5)
    _waves(c, h, s, 26)


def plantation(c: Canvas, h: Hand, s: Skin) -> None:
    """A clearing of red earth with furrows across."""
    _base(c, h, s.jungle)
    c.fill(smooth(patch(h, (CX, CY + 3), -12, 4)), s.earth[2], 0.5)
    c.fill(smooth(patch(h, (CX, CY + 3), -17, 4)), s.earth[3])
    c.pool(CX - 26, CY - 18, 70, 42, s.earth[4], 0.6)
    furrows = []
    for k in range(-4, 5):
        x = k * 21.0
        furrows.append(stroke(CX + x + 16, CY - 56, CX + x - 16, CY + 58, 2.4, 3))
    c.fill(furrows, s.earth[1], 0.35)


def jungle(c: Canvas, h: Hand, s: Skin) -> None:
    """Deep shade under the leaves."""
    _base(c, h, s.jungle, 1)
    _brushed(c, h, (s.jungle[0], s.jungle[3]), 70)


GROUNDS = {
    f.__name__: f
    for f in (forest, quarry, pasture, farmland, mountains, fishing, ocean, plantation, jungle)
}


def ground(terrain: str, variant: int, skin: Skin) -> Canvas:
    """The ground of one tile."""
    canvas = Canvas(*TILE_SIZE)
    GROUNDS[terrain](canvas, Hand(f"{terrain} ground {variant}"), skin)
    return canvas
