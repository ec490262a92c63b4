"""Trees, bushes, grass, reeds and loose rocks."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from board_paint import XY, Canvas, Hand, Marks, ellipse, mix, poly, smooth, stroke, table

if TYPE_CHECKING:
    from board_skin import Skin, Tones


def faded(tones: Tones, air: str, share: float) -> Tones:
    """Tones seen through some air."""
    a, b, c, d, e = (mix(t, air, share) for t in tones)
    return (a, b, c, d, e)


def shadow(c: Canvas, s: Skin, x: float, y: float, rx: float, ry: float, see: float = 0.28) -> None:
    """A soft patch of shade on the ground."""
    c.pool(x, y, rx * 1.15, ry * 1.25, s.shade, round(see * 1.25, 2))


def conifer(
    c: Canvas, s: Skin, h: Hand, x: float, y: float, height: float, sun: int, tones: Tones
) -> None:
    """A fir: drooping tiers, lit from the side of the sun (-1 left, 1 right)."""
    dark, low, middle, high, light = tones
    w = height * h.between(0.24, 0.31)
    tiers = 5 if height < 90 else 7
    top = y - height
    trunk = height * 0.1
    c.fill(
        poly(((x - 2, y), (x - 1.6, y - trunk * 2), (x + 1.6, y - trunk * 2), (x + 2.4, y))),
        s.wood[1],
    )
    left: list[XY] = [(x, top)]
    right: list[XY] = [(x, top)]
    lit: list[str] = []
    edge: list[str] = []
    snow: list[str] = []
    for i in range(tiers):
        t = (i + 1) / tiers
        ty = top + (height - trunk) * t
        half = w * (0.16 + 0.84 * t) * h.between(0.9, 1.08)
        notch = half * h.between(0.5, 0.62)
        rise = height / tiers * 0.3
        left += [(x - half, h.near(ty, 1.5)), (x - notch, ty - rise)]
        right += [(x + half, h.near(ty, 1.5)), (x + notch, ty - rise)]
        up = ty - height / tiers * 1.15
        tip = x + sun * half
        lit.append(
            poly(
                (
                    (x + sun * 1.5, up),
                    (tip, ty),
                    (x + sun * notch * 0.9, ty - rise * 0.7),
                    (x + sun * half * 0.18, ty - rise * 0.2),
                )
            )
        )
        for _ in range(2 if height > 95 else 1):
            k = h.between(0.25, 0.85)
            bx, by = x + sun * half * k, ty - (1 - k) * height / tiers * 0.9
            edge.append(
                stroke(
                    bx, by, bx + sun * half * 0.26, by + height / tiers * 0.34, h.between(0.9, 1.8)
                )
            )
        if s.winter:
            for side in (-1, 1):
                k = h.between(0.45, 0.7)
                bx, by = x + side * half * k, ty - (1 - k) * height / tiers * 0.8
                snow.append(
                    stroke(
                        bx - side * half * 0.5,
                        by - height / tiers * 0.5,
                        x + side * half * 0.98,
                        ty - 1,
                        side * (height * 0.018 + 1.4),
                    )
                )
    c.fill(
        poly([*left, (x, y - trunk * 0.6), *right[:0:-1]]),
        low if not s.winter else mix(low, dark, 0.3),
    )
    c.fill(lit, middle)
    c.fill(edge, high)
    if snow:
        c.fill(snow, light, 0.92)


def broadleaf(
    c: Canvas,
    h: Hand,
    x: float,
    y: float,
    size: float,
    sun: int,
    tones: Tones,
    bare: bool,
    bark: str,
) -> None:
    """A round crown in clumps, dark below and bright towards the sun; bare in winter."""
    dark, low, middle, high, light = tones
    c.fill(
        poly(
            (
                (x - size * 0.07, y),
                (x - size * 0.035, y - size * 0.6),
                (x + size * 0.035, y - size * 0.6),
                (x + size * 0.08, y),
            )
        ),
        bark,
    )
    cy = y - size * 0.72
    if bare:
        twigs = [
            stroke(
                x,
                y - size * h.between(0.3, 0.62),
                x + dx * size,
                cy - size * h.between(0.02, 0.36),
                size * 0.02 + 0.5,
                h.near(0, 4),
            )
            for dx in (-0.4, -0.26, -0.12, 0.04, 0.18, 0.3, 0.42)
        ]
        c.pool(x, cy, size * 0.46, size * 0.4, middle, 0.4)
        c.fill(twigs, bark)
        c.fill(
            [
                h.blob(
                    x + h.near(0, size * 0.3),
                    cy - size * h.between(0, 0.24),
                    size * 0.1,
                    size * 0.04,
                )
                for _ in range(6)
            ],
            light,
            0.85,
        )
        return
    r = size * 0.5
    c.fill(
        [
            h.blob(x + dx * r, cy + dy * r, r * k, r * k * 0.86, 0.1)
            for dx, dy, k in table("-0.42,0.16,0.56 0.44,0.18,0.54 0,-0.2,0.66 0,0.3,0.6")
        ],
        low,
    )
    c.fill(
        [
            h.blob(x - sun * r * 0.35, cy + r * 0.42, r * 0.46, r * 0.3),
            h.blob(x, cy + r * 0.55, r * 0.5, r * 0.22),
        ],
        dark,
        0.7,
    )
    c.fill(
        [
            h.blob(x + sun * r * dx, cy + dy * r, r * k, r * k * 0.8, 0.14)
            for dx, dy, k in table("0.3,-0.3,0.44 -0.2,-0.36,0.34 0.5,0.06,0.34 -0.4,0.0,0.26")
        ],
        middle,
    )
    for n, near, far, size, tone in ((10, 0.1, 0.66, 0.14, high), (8, 0.42, 0.74, 0.075, light)):
        dabs = []
        for _ in range(n):
            a, k = h.between(-0.42, 0.06) * pi, r * h.between(near, far)
            dabs.append(
                h.blob(
                    x + sun * k * cos(a),
                    cy - r * 0.06 + k * sin(a),
                    r * size * h.between(0.8, 1.3),
                    r * size * 0.66,
                )
            )
        c.fill(dabs, tone)


def bush(c: Canvas, s: Skin, h: Hand, x: float, y: float, size: float, sun: int) -> None:
    """A low shrub."""
    _dark, low, middle, high, light = s.leaf if not s.winter else s.pine
    c.fill(
        [
            h.blob(x - size * 0.4, y - size * 0.3, size * 0.5, size * 0.36),
            h.blob(x + size * 0.35, y - size * 0.28, size * 0.5, size * 0.34),
            h.blob(x, y - size * 0.5, size * 0.5, size * 0.4),
        ],
        low,
    )
    c.fill(
        [
            h.blob(x + sun * size * 0.2, y - size * 0.6, size * 0.34, size * 0.22),
            h.blob(x - sun * size * 0.35, y - size * 0.36, size * 0.24, size * 0.16),
        ],
        middle,
    )
    c.fill(
        [
            h.blob(
                x + sun * size * h.between(-0.2, 0.6),
                y - size * h.between(0.45, 0.82),
                size * 0.12,
                size * 0.07,
            )
            for _ in range(5)
        ],
        light if s.winter else high,
    )


def rock(
    c: Canvas, s: Skin, h: Hand, x: float, y: float, w: float, tones: Tones, sun: int = 1
) -> None:
    """A boulder that sits on the ground at (x, y): dark flank, lit face, bright crown."""
    dark, low, middle, high, light = tones
    t = w * h.between(0.62, 0.8)
    shadow(c, s, x - sun * w * 0.12, y, w * 0.66, w * 0.16, 0.34)
    base = [
        (x - w * 0.5, y),
        (x - w * 0.46, y - t * 0.5),
        (x - w * 0.2, y - t * 0.95),
        (x + w * 0.14, y - t),
        (x + w * 0.42, y - t * 0.62),
        (x + w * 0.52, y - t * 0.08),
        (x + w * 0.3, y + w * 0.06),
        (x - w * 0.3, y + w * 0.06),
    ]
    c.fill(poly([(h.near(a, w * 0.04), h.near(b, w * 0.03)) for a, b in base]), low)
    f = sun
    c.fill(
        poly(
            [
                (x + f * w * 0.04, y - t * 0.6),
                (x + f * w * 0.16, y - t * 0.92),
                (x + f * w * 0.4, y - t * 0.56),
                (x + f * w * 0.47, y - t * 0.06),
                (x + f * w * 0.2, y),
            ]
        ),
        middle,
    )
    c.fill(
        poly(
            [
                (x - f * w * 0.2, y - t * 0.9),
                (x + f * w * 0.14, y - t * 0.97),
                (x + f * w * 0.3, y - t * 0.68),
                (x + f * w * 0.03, y - t * 0.6),
                (x - f * w * 0.26, y - t * 0.68),
            ]
        ),
        light if s.winter else high,
    )
    c.fill(
        stroke(x - f * w * 0.42, y - t * 0.1, x - f * w * 0.2, y - t * 0.62, w * 0.05), dark, 0.6
    )


def reeds(c: Canvas, s: Skin, h: Hand, x: float, y: float, height: float, n: int) -> None:
    """A stand of reeds at the water."""
    green, tan = (s.grass[1], s.grain[1]) if not s.winter else (s.grain[0], s.grain[2])
    marks = Marks()
    for _ in range(n):
        bx = x + h.near(0, n * 1.7)
        tall = height * h.between(0.6, 1.0)
        lean = h.near(0, 5)
        marks.add(
            stroke(bx, y + h.near(0, 2), bx + lean, y - tall, 1.1, lean * 0.3),
            h.rng.choice((green, tan, s.grass[2])),
        )
        if h.rng.random() < 0.4:
            marks.add(ellipse(bx + lean, y - tall, 1.7, 4.6), s.wood[1])
    c.marks(marks)


def grass(
    c: Canvas, s: Skin, h: Hand, spots: list[tuple[float, float, float]], fresh: float = 0.5
) -> None:
    """Grass in many tufts: (x, y, height) each; `fresh` is the share of light ones."""
    _dark, low, middle, high, light = s.grass
    marks = Marks()
    tones = (
        (low, middle, high, light)
        if not s.winter
        else (s.grain[1], s.grain[2], mix(s.grass[0], s.grain[2], 0.5), s.grain[3])
    )
    for x, y, height in sorted(spots, key=lambda p: p[1]):
        tone = h.rng.choice(tones[2:] if h.rng.random() < fresh else tones[:2])
        marks.add(h.tuft(x, y, height, h.rng.choice((3, 3, 4))), tone, 0.75)
    c.marks(marks)


def flowers(c: Canvas, s: Skin, h: Hand, x: float, y: float, rx: float, ry: float, n: int) -> None:
    """A sprinkle of small blossoms; in winter, of bright snow crystals."""
    colours = (
        ("#f4e6b8", "#e9b949", "#d9805a", "#f6f0e0") if not s.winter else ("#ffffff", "#fdf3e4")
    )
    marks = Marks()
    for _ in range(n):
        r = h.between(0.9, 1.9)
        marks.add(
            ellipse(x + h.near(0, rx), y + h.near(0, ry), r, r * 0.8), h.rng.choice(colours), 0.9
        )
    c.marks(marks)


def log(c: Canvas, s: Skin, h: Hand, x: float, y: float, length: float, r: float) -> None:
    """A felled log lying level, its cut end on the left."""
    dark, low, _middle, high, light = s.wood
    c.fill(
        smooth(
            [
                (x, y - r),
                (x + length, y - r * 0.9),
                (x + length + r * 0.4, y),
                (x + length, y + r * 0.9),
                (x, y + r),
            ],
            tension=0.5,
        ),
        low,
    )
    c.fill(
        stroke(x + 2, y - r * 0.5, x + length, y - r * 0.5, r * 0.4),
        high if not s.winter else light,
    )
    c.fill(
        [
            stroke(
                x + h.between(4, length * 0.5),
                y + r * k,
                x + length * h.between(0.6, 1),
                y + r * k,
                0.8,
            )
            for k in (0.1, 0.4)
        ],
        dark,
        0.6,
    )
    c.fill(ellipse(x, y, r * 0.72, r), "#d9b27c")
    c.fill(ellipse(x, y, r * 0.46, r * 0.64), "#b98a55")
    c.fill(ellipse(x, y, r * 0.2, r * 0.3), "#d9b27c")


def stump(c: Canvas, s: Skin, h: Hand, x: float, y: float, r: float) -> None:
    """A tree stump with its rings."""
    shadow(c, s, x, y + 2, r * 1.5, r * 0.5)
    c.fill(
        poly(
            [
                (x - r * 1.15, y + 2),
                (x - r, y - r * 1.1),
                (x + r, y - r * 1.1),
                (x + r * 1.2, y + 2),
                (x, y + r * 0.3),
            ]
        ),
        s.wood[1],
    )
    c.fill(stroke(x + r * 0.5, y, x + r * 0.6, y - r, r * 0.28), s.wood[3])
    c.fill(ellipse(x, y - r * 1.1, r, r * 0.42), "#dcb884" if not s.winter else s.grass[4])
    c.fill(ellipse(x, y - r * 1.1, r * 0.62, r * 0.25), "#bd9059", 0.9 if not s.winter else 0.3)
    c.fill(ellipse(x, y - r * 1.1, r * 0.26, r * 0.1), "#e4c797", 0.9)
    del h
