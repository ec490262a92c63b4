"""Signs of the second world: seat colours and symbols, painted digits, woven bands."""

from __future__ import annotations

from math import cos, pi, sin, tau
from typing import NamedTuple

from board_paint import XY, Canvas, ellipse, mix, poly, pts, ribbon, samples, smooth
from inka_life import FISH, moved
from inka_skin import Tones

CHARCOAL, WOOL, MADDER, INDIGO, OCHRE = "#2e2723", "#efe6d3", "#9e2f26", "#24406e", "#c98b2b"


class Seat(NamedTuple):
    """A seat's dye, from dark to light, and the ink of its symbol."""

    name: str
    symbol: str
    tones: Tones
    ink: str


# Their lightness rises from blue over red and grey to orange: they differ without colours too.
SEATS = (
    Seat("red", "condor", ("#4d0d0e", "#7d1816", "#ae2a22", "#cc5040", "#e88f78"), "#fff3dc"),
    Seat("orange", "sun", ("#8c5208", "#cf8a1c", "#fbb83f", "#ffd479", "#fff0bf"), "#5a2a08"),
    Seat("blue", "fish", ("#0b1a3c", "#13294f", "#1f4380", "#3f6db0", "#93b5dd"), "#fff3dc"),
    Seat("grey", "puma", ("#4c4b4a", "#6f6d6b", "#989693", "#bab8b3", "#e3e1da"), "#241f1d"),
)

CONDOR = "50,26 55,29 56,37 66,36 82,31 101,34 96,40 101,45 94,47 96,54 88,53 86,60 77,57 67,60 59,58 59,66 66,80 50,75 34,80 41,66 41,58 33,60 23,57 14,60 12,53 4,54 6,47 -1,45 4,40 -1,34 18,31 34,36 44,37 45,29"
PUMA = "18,12 34,24 50,21 66,24 82,12 84,34 88,50 80,68 66,80 50,86 34,80 20,68 12,50 16,34"


def symbol(c: Canvas, name: str, at: XY, size: float, ink: str, ground: str) -> None:
    """A seat's symbol, `size` wide, with its middle at a place; `ground` shows through it."""
    x, y = at
    # Wide wings look small: they may reach a little further.
    k = size / (84 if name == "condor" else 100)

    def put(text: str) -> list[XY]:
        return [(x + (px - 50) * k, y + (py - 50) * k) for px, py in pts(text)]

    if name == "condor":
        c.fill(smooth(put(CONDOR), 0.45), ink)
        c.fill(smooth(put("45,38 50,36 55,38 54,42 50,44 46,42"), 0.8), ground)
    elif name == "sun":
        rays = []
        for i in range(12):
            a, w = tau * i / 12, tau / 44
            r = (0.5 if i % 2 == 0 else 0.43) * size
            rays.append(
                poly(
                    [
                        (x + 0.27 * size * cos(a - w * 2), y + 0.27 * size * sin(a - w * 2)),
                        (x + r * cos(a), y + r * sin(a)),
                        (x + 0.27 * size * cos(a + w * 2), y + 0.27 * size * sin(a + w * 2)),
                    ]
                )
            )
        c.fill([*rays, ellipse(x, y, 0.28 * size, 0.28 * size)], ink)
        c.fill([ellipse(x, y, 0.17 * size, 0.17 * size)], ground)
        c.fill([ellipse(x, y, 0.09 * size, 0.09 * size)], ink)
    elif name == "fish":
        f = size / 29
        c.fill(smooth(moved(FISH, (x - 14 * f, y), f * 1.02), 0.8), ink)
        c.fill(ellipse(x - 9 * f, y - 0.8 * f, 1.3 * f, 1.3 * f), ground)
        c.fill(
            smooth(
                [
                    (x - 5 * f, y - 3.6 * f),
                    (x - 3 * f, y),
                    (x - 5 * f, y + 3.6 * f),
                    (x - 3.6 * f, y),
                ],
                0.6,
            ),
            ground,
        )
    else:
        c.fill(smooth(put(PUMA), 0.5), ink)
        c.fill(
            [
                smooth(put("26,44 36,40 43,47 34,51"), 0.7),
                smooth(put("74,44 64,40 57,47 66,51"), 0.7),
            ],
            ground,
        )
        c.fill([poly(put("42,60 58,60 50,68"))], ground)
        c.fill(
            [
                ribbon(put("50,66 48,73 38,73"), [4 * k] * 3),
                ribbon(put("50,66 52,73 62,73"), [4 * k] * 3),
            ],
            ground,
        )


DIGITS = {
    "0": ("5,0 1.4,3 1,8 1.4,13 5,16 8.6,13 9,8 8.6,3 5,0",),
    "1": ("2.2,3.4 5.4,0.6", "5.4,0 5.4,16"),
    "2": ("1.2,4.2 2,1.4 5,0 8.2,1.4 8.6,4.6 6.6,8.4 1.2,15.4", "1,15.4 9.2,15.4"),
    "3": ("1.4,2.2 4.6,0 8,1.6 8.2,5 4.6,7.4", "4.4,7.4 8.6,9.4 8.6,13.4 5,16 1,13.8"),
    "4": ("6.8,0.4 1,10.8", "0.8,11 9.6,11", "6.8,0.2 6.8,16"),
    "5": ("8.4,0.6 2,0.6", "2.2,0.4 1.8,7.2", "1.8,7 5,5.8 8.6,8 8.8,12 5.6,15.8 1,14.2"),
    "6": ("8,0.6 4,2.6 1.4,7.4 1.2,12 3.4,15.6 6.8,15.6 9,12.8 8.6,9 6,7.2 3,8.2 1.4,11",),
    "8": ("5,7.4 2,5.4 2,2 5,0 8,2 8,5.4 5,7.4 1.4,10 1.2,13.6 5,16 8.8,13.6 8.6,10 5,7.4",),
    "9": ("8.4,5.6 6.6,8.4 3.4,8.4 1.2,6 1.4,2.4 4.2,0.2 7.4,0.8 8.8,4 8.4,9 6,13.6 2.4,15.8",),
}


def number(c: Canvas, text: str, at: XY, high: float, weight: float, ink: str) -> None:
    """Painted digits, `high` tall, with their middle at a place."""
    k = high / 16
    left = at[0] - (len(text) * 12 - 2) * k / 2
    for i, digit in enumerate(text):
        shapes = []
        for line in DIGITS[digit]:
            points = [(left + (12 * i + px) * k, at[1] + (py - 8) * k) for px, py in pts(line)]
            dense = samples(points, 2.0)
            shapes.append(ribbon(dense, [weight] * len(dense)))
            shapes += [ellipse(*p, weight / 2, weight / 2) for p in (points[0], points[-1])]
        c.fill(shapes, ink)


def diamond(x: float, y: float, w: float, h: float) -> str:
    """A woven diamond."""
    return poly([(x, y - h), (x + w, y), (x, y + h), (x - w, y)])


def fret(x: float, y: float, w: float, up: bool = True) -> str:
    """A stepped triangle, as cloth has it: three steps, `w` wide at the foot."""
    s, k = w / 6, -1 if up else 1
    steps = [
        (0, 0),
        (0, 1),
        (1, 1),
        (1, 2),
        (2, 2),
        (2, 3),
        (4, 3),
        (4, 2),
        (5, 2),
        (5, 1),
        (6, 1),
        (6, 0),
    ]
    return poly([(x + a * s, y + k * b * s) for a, b in steps])


def stepped_cross(x: float, y: float, size: float) -> str:
    """The cross of twelve corners, as walls and cloth have it."""
    k = size / 6
    quarter = [(1, -3), (1, -2), (2, -2), (2, -1), (3, -1)]
    points = list(quarter)
    for _ in range(3):
        quarter = [(-b, a) for a, b in quarter]
        points += quarter
    return poly([(x + a * k, y + b * k) for a, b in points])


def woven_ring(
    c: Canvas, at: XY, r: float, width: float, colours: tuple[str, str], count: int
) -> None:
    """A ring of slanting threads in two colours."""
    x, y = at
    shapes: tuple[list[str], list[str]] = ([], [])
    for i in range(count):
        a, b, twist = tau * i / count, tau * (i + 0.94) / count, pi / count * 0.9
        shapes[i % 2].append(
            poly(
                [
                    (x + (r - width) * cos(a), y + (r - width) * sin(a)),
                    (x + r * cos(a + twist), y + r * sin(a + twist)),
                    (x + r * cos(b + twist), y + r * sin(b + twist)),
                    (x + (r - width) * cos(b), y + (r - width) * sin(b)),
                ]
            )
        )
    for colour, group in zip(colours, shapes, strict=True):
        c.fill(group, colour)


def woven_band(
    c: Canvas,
    x0: float,
    x1: float,
    y: float,
    high: float,
    ground: str,
    colours: tuple[str, str, str],
) -> None:
    """A band of cloth: stepped frets and diamonds between two stripes."""
    c.fill(poly([(x0, y), (x1, y), (x1, y + high), (x0, y + high)]), ground)
    count = max(2, round((x1 - x0) / (high * 1.15)))
    w = (x1 - x0) / count
    inner = high * 0.74
    ups = [fret(x0 + w * k, y + high * 0.87, min(w, inner * 2)) for k in range(count)]
    c.fill(ups, colours[0])
    c.fill(
        [
            diamond(x0 + w * (k + 1), y + high * 0.36, high * 0.16, high * 0.2)
            for k in range(count - 1)
        ],
        colours[1],
    )
    for edge in (y, y + high * 0.88):
        c.fill(
            poly([(x0, edge), (x1, edge), (x1, edge + high * 0.12), (x0, edge + high * 0.12)]),
            colours[2],
        )


def dull(tones: Tones) -> Tones:
    """The dye of a ruin: bleached and mossy, but still the seat's."""
    a, b, c, d, e = (mix(mix(t, "#77795f", 0.42), "#2c3424", 0.1) for t in tones)
    return (a, b, c, d, e)
