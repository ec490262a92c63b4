"""What one sees at the second look: light on the meadow, flowers; in winter drifts and tracks."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from board_paint import Canvas, Hand, Marks, ellipse, mix, pts, samples, smooth, stroke

if TYPE_CHECKING:
    from board_paint import XY
    from board_skin import Skin

POPPY, DAISY, VIOLET, BUTTERCUP = "#c9492c", "#f8eed2", "#8f6da3", "#f0c044"
# Where a drift of flowers lies: middle, half its length, half its height, how many, which.
DRIFTS: tuple[tuple[float, float, float, float, int, tuple[str, ...]], ...] = (
    (590, 322, 90, 7, 46, (DAISY, BUTTERCUP)),
    (800, 312, 80, 6, 40, (VIOLET, DAISY)),
    (930, 372, 70, 8, 38, (POPPY, BUTTERCUP)),
    (700, 368, 110, 7, 46, (POPPY, DAISY, POPPY)),
    (150, 560, 60, 9, 34, (BUTTERCUP, DAISY)),
    (300, 596, 120, 12, 70, (POPPY, POPPY, DAISY)),
    (190, 640, 90, 12, 54, (VIOLET, DAISY, VIOLET)),
    (440, 648, 80, 11, 46, (BUTTERCUP, POPPY)),
    (1085, 664, 34, 9, 18, (POPPY, DAISY)),
)
# Snow blown into low ridges, as their crests.
RIDGES: tuple[tuple[XY, ...], ...] = (
    pts("500,318 580,306 660,310 740,320"),
    pts("760,340 850,326 940,330 1010,344"),
    pts("540,384 620,372 720,376 800,388"),
    pts("96,588 190,570 300,578 390,594"),
    pts("210,642 320,622 420,628 520,650"),
    pts("92,668 170,652 250,660"),
)
# Who walked here: a trail, and how far apart the feet are.
TRAILS: tuple[tuple[tuple[XY, ...], float, float], ...] = (
    (pts("690,292 712,330 690,366 716,398"), 3.4, 1.0),
    (pts("452,372 560,356 640,348 760,362 880,352 1000,372"), 2.2, 0.8),
    (pts("120,560 230,610 350,604 470,668"), 6.0, 1.9),
)


def light(c: Canvas, s: Skin) -> None:
    """The low sun on the grass before the lake, and the shade of clouds that pass."""
    c.pool(706, 330, 330, 60, s.glow, 0.34, 0.1)
    c.pool(420, 610, 330, 62, s.glow, 0.22 if not s.winter else 0.3, 0.05)
    for x, y, rx, ry in ((930, 350, 170, 26), (180, 585, 190, 34), (520, 345, 110, 18)):
        c.pool(x, y, rx, ry, mix(s.grass[0], s.shade, 0.3), 0.2, 0.35)


def details(c: Canvas, s: Skin) -> None:
    """Flowers in summer, drifts and tracks in winter."""
    h = Hand("details")
    if s.winter:
        for crest in RIDGES:
            _ridge(c, s, h, crest)
        for trail, foot, size in TRAILS:
            _trail(c, s, h, trail, foot, size)
        return
    for x, y, rx, ry, n, colours in DRIFTS:
        _drift(c, s, h, (x, y, rx, ry), n, colours)


def _drift(
    c: Canvas,
    s: Skin,
    h: Hand,
    spot: tuple[float, float, float, float],
    n: int,
    colours: tuple[str, ...],
) -> None:
    """Flowers of a kind stand together; nearer ones are larger and show their stalks."""
    x, y, rx, ry = spot
    near = min(1.0, max(0.0, (y - 290) / 360))
    stalks, heads, hearts = Marks(), Marks(), Marks()
    for _ in range(n):
        turn, far = h.between(0, 2 * pi), h.between(0, 1) ** 0.7
        fx, fy = x + rx * far * cos(turn), y + ry * far * sin(turn)
        size = (1.1 + 1.6 * near) * h.between(0.75, 1.25)
        tall = 3.4 + 7.6 * near
        colour = h.rng.choice(colours)
        stalks.add(stroke(fx, fy, fx + h.near(0, 1.2), fy - tall, 0.8), s.grass[0], 0.75)
        fy -= tall
        heads.add(ellipse(fx, fy, size, size * 0.8), colour)
        if near > 0.5 and colour != BUTTERCUP:
            heart = "#3a2418" if colour == POPPY else BUTTERCUP
            hearts.add(ellipse(fx, fy + size * 0.1, size * 0.38, size * 0.32), heart)
    for marks in (stalks, heads, hearts):
        c.marks(marks)


def _ridge(c: Canvas, s: Skin, h: Hand, crest: tuple[XY, ...]) -> None:
    """A drift: lit along its crest, blue in its lee."""
    top = [(x, h.near(y, 1.5)) for x, y in samples(crest, 24)]
    count = len(top) - 1
    lee = [(x, y + 3 + 15 * sin(pi * k / count)) for k, (x, y) in enumerate(top)]
    low, high = min(y for _, y in top), max(y for _, y in lee)
    shade = mix(s.grass[0], s.shade, 0.12)
    c.fill(
        smooth([*top, *lee[::-1]], tension=0.7),
        c.linear(0, low, 0, high, (0, shade, 0.75), (0.5, shade, 0.34), (1, shade, 0)),
    )
    lit = [(x, y - 1 - 3.4 * sin(pi * k / count)) for k, (x, y) in enumerate(top)]
    c.fill(smooth([*top, *lit[::-1]], tension=0.7), s.grass[4], 0.95)


def _trail(c: Canvas, s: Skin, h: Hand, trail: tuple[XY, ...], foot: float, size: float) -> None:
    """Left and right, left and right."""
    marks = Marks()
    for k, (x, y) in enumerate(samples(trail, 6 + 5 * size)):
        side = foot if k % 2 else -foot
        at = (h.near(x, 0.8), y + side * 0.5 + h.near(0, 0.4))
        marks.add(ellipse(*at, 1.7 * size, 0.95 * size), mix(s.grass[0], s.shade, 0.3), 0.75)
        marks.add(ellipse(at[0], at[1] + 0.9 * size, 1.6 * size, 0.4 * size), s.grass[4], 0.9)
    c.marks(marks)
