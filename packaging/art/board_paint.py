"""Brushes of the board painter: seeded hand-drawn shapes written as small SVG paths.

QtSvg knows SVG Tiny 1.2, so a picture is nothing but filled paths and gradients. Coordinates are
kept in tenths of a board unit and written relative, which keeps thousands of brush marks small.
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from math import cos, hypot, pi, sin, tau
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

XY = tuple[float, float]
_NUMBER = re.compile(r"-?\d*\.?\d+")
_HEAD = re.compile(r"[^a-z]*")


def table(text: str) -> list[tuple[float, ...]]:
    """Rows of numbers, written as "1,2,3 4,5,6": drawn shapes stay readable as text."""
    return [tuple(float(n) if "." in n else int(n) for n in row.split(",")) for row in text.split()]


def pts(text: str) -> list[XY]:
    """Points, written as "x,y x,y"."""
    return [(x, y) for x, y in table(text)]


def mix(a: str, b: str, t: float) -> str:
    """The colour at the share `t` of the way from `a` to `b` (#rrggbb)."""
    t = min(1.0, max(0.0, t))
    ca, cb = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in zip(ca, cb, strict=True))


def _number(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), 10)
    text = f"{whole or ''}.{rest}" if rest else str(whole)
    return f"-{text}" if tenths < 0 else text


def _numbers(values: Iterable[int]) -> str:
    out = ""
    for v in values:
        text = _number(v)
        out += text if not out or text[0] == "-" else f" {text}"
    return out


def joined(shapes: Iterable[str]) -> str:
    """Several shapes as one path; each starts relative to the one before, which is shorter."""
    out = ""
    last: tuple[int, int] | None = None
    for piece in "".join(shapes).split("M")[1:]:
        end = _HEAD.match(piece)
        assert end is not None
        x, y = (round(float(n) * 10) for n in _NUMBER.findall(end[0]))
        move = (x, y) if last is None else (x - last[0], y - last[1])
        out += ("M" if last is None else "m") + _numbers(move) + piece[end.end() :]
        last = (x, y)
    return out


class _Pen:
    """Writes relative path commands without letting rounding errors add up.

    Wide shapes are rounded more coarsely: nobody sees it, and it halves them.
    """

    def __init__(self, start: XY, grain: int = 1) -> None:
        self.grain = grain
        self.x, self.y = self._tenths(start)
        self.d = f"M{_numbers((self.x, self.y))}"

    def _tenths(self, p: XY) -> tuple[int, int]:
        k = self.grain
        return (round(p[0] * 10 / k) * k, round(p[1] * 10 / k) * k)

    def to(self, command: str, *points: XY) -> None:
        values: list[int] = []
        at = (self.x, self.y)
        for px, py in points:
            at = self._tenths((px, py))
            values += [at[0] - self.x, at[1] - self.y]
        self.x, self.y = at
        self.d += command + _numbers(values)


def _grain(points: Sequence[XY]) -> int:
    """How coarsely a shape may be rounded, in tenths of a unit, by its width."""
    xs = [x for x, _ in points]
    width = max(xs) - min(xs)
    return 10 if width > 110 else 5 if width > 24 else 1


def turned(points: Sequence[XY], hole: bool) -> Sequence[XY]:
    """The outline in the common sense of rotation, or against it for a hole.

    Shapes of one colour share a path: turned alike, they add up where they overlap.
    """
    ring = zip(points, (*points[1:], points[0]), strict=True)
    area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in ring)
    return points if (area > 0) != hole else points[::-1]


def poly(points: Sequence[XY]) -> str:
    """A closed shape with straight edges."""
    points = turned(points, hole=False)
    pen = _Pen(points[0], _grain(points))
    for p in points[1:]:
        pen.to("l", p)
    return pen.d + "z"


def smooth(points: Sequence[XY], tension: float = 1.0, hole: bool = False) -> str:
    """A closed round curve through the points (Catmull-Rom as Béziers)."""
    points = turned(points, hole)
    n = len(points)
    pen = _Pen(points[0], _grain(points))
    k = tension / 6
    for i in range(n):
        a, b, c, d = (points[(i + j) % n] for j in (-1, 0, 1, 2))
        out = (b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k)
        into = (c[0] - (d[0] - b[0]) * k, c[1] - (d[1] - b[1]) * k)
        if i:
            pen.to("s", into, c)
        else:
            pen.to("c", out, into, c)
    return pen.d + "z"


def samples(points: Sequence[XY], step: float = 12.0) -> list[XY]:
    """Points along the round curve through some control points."""
    out: list[XY] = []
    n = len(points)
    for i in range(n - 1):
        a, b, c, d = (points[min(max(i + j, 0), n - 1)] for j in (-1, 0, 1, 2))
        parts = max(1, round(hypot(c[0] - b[0], c[1] - b[1]) / step))
        for s in range(parts):
            t = s / parts
            out.append(
                (
                    _spline(a[0], b[0], c[0], d[0], t),
                    _spline(a[1], b[1], c[1], d[1], t),
                )
            )
    return [*out, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b
        + (c - a) * t
        + (2 * a - 5 * b + 4 * c - d) * t * t
        + (3 * b - a - 3 * c + d) * t * t * t
    )


def stroke(x0: float, y0: float, x1: float, y1: float, w: float, bend: float = 0.0) -> str:
    """One brush mark: pointed at both ends, `w` thick, bowed sideways by `bend`."""
    if w > 0:
        x0, y0, x1, y1, w, bend = x1, y1, x0, y0, -w, -bend
    dx, dy = x1 - x0, y1 - y0
    length = hypot(dx, dy) or 1.0
    nx, ny = -dy / length, dx / length
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    pen = _Pen((x0, y0), 5 if length > 20 else 1)
    if not bend:
        pen.to("q", (mx + nx * 2 * w, my + ny * 2 * w), (x1, y1))
        return pen.d + "z"
    pen.to("q", (mx + nx * (bend + w), my + ny * (bend + w)), (x1, y1))
    pen.to("q", (mx + nx * (bend - w), my + ny * (bend - w)), (x0, y0))
    return pen.d + "z"


def ribbon(points: Sequence[XY], widths: Sequence[float]) -> str:
    """A band along a line with a width at each point."""
    left: list[XY] = []
    right: list[XY] = []
    for i, (x, y) in enumerate(points):
        ax, ay = points[max(i - 1, 0)]
        bx, by = points[min(i + 1, len(points) - 1)]
        length = hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length, (bx - ax) / length
        w = widths[i] / 2
        left.append((x + nx * w, y + ny * w))
        right.append((x - nx * w, y - ny * w))
    return smooth(left + right[::-1])


def ellipse(x: float, y: float, rx: float, ry: float, hole: bool = False) -> str:
    """A true ellipse; `hole` turns it the other way, to cut it out of a shape before it."""
    k = 0.5523
    turn = -1 if hole else 1
    pen = _Pen((x + rx, y))
    for i in range(4):
        a, b = turn * i * pi / 2, turn * (i + 1) * pi / 2
        pen.to(
            "c",
            (x + rx * (cos(a) - turn * k * sin(a)), y + ry * (sin(a) + turn * k * cos(a))),
            (x + rx * (cos(b) + turn * k * sin(b)), y + ry * (sin(b) - turn * k * cos(b))),
            (x + rx * cos(b), y + ry * sin(b)),
        )
    return pen.d + "z"


class Hand:
    """A painter's hand: every shape it draws is a little uneven, from its own seeded dice."""

    def __init__(self, name: str) -> None:
        self.rng = Random(name)
        self.between = self.rng.uniform

    def near(self, value: float, spread: float) -> float:
        """A value about as far away as `spread`."""
        return value + self.between(-spread, spread)

    def blob(
        self, x: float, y: float, rx: float, ry: float, uneven: float = 0.12, n: int = 8
    ) -> str:
        """A round, uneven patch."""
        return smooth(self.round(x, y, rx, ry, uneven, n))

    def round(
        self, x: float, y: float, rx: float, ry: float, uneven: float = 0.12, n: int = 8
    ) -> list[XY]:
        """The points of an uneven patch."""
        start = self.between(0, tau)
        out = []
        for i in range(n):
            a = start + tau * i / n
            r = 1 + self.between(-uneven, uneven)
            out.append((x + rx * r * cos(a), y + ry * r * sin(a)))
        return out

    def stone(self, x: float, y: float, rx: float, ry: float, n: int = 8) -> list[XY]:
        """The corners of a broken stone."""
        start = self.between(0, tau)
        return [
            (
                x + rx * self.between(0.82, 1.08) * cos(start + tau * i / n),
                y + ry * self.between(0.82, 1.08) * sin(start + tau * i / n),
            )
            for i in range(n)
        ]

    def brush(
        self,
        marks: Marks,
        n: int,
        box: tuple[float, float, float, float],
        tones: Sequence[str],
        length: tuple[float, float],
        thick: tuple[float, float] = (0.8, 1.8),
        see: float = 0.34,
        inside: Callable[[float, float], bool] | None = None,
    ) -> None:
        """Level dry-brush marks strewn over a box (x0, y0, x1, y1), or over a part of it."""
        x0, y0, x1, y1 = box
        for _ in range(n):
            x, y = self.between(x0, x1), self.between(y0, y1)
            reach = self.between(*length)
            if inside is None or (inside(x, y) and inside(x + reach, y)):
                w = self.between(*thick) * self.rng.choice((-1, 1))
                marks.add(
                    stroke(x, y, x + reach, self.near(y, 1.6), w), self.rng.choice(tones), see
                )

    def rough(self, points: Sequence[XY], step: float = 14.0, spread: float = 2.0) -> list[XY]:
        """A line broken up into short uneven pieces."""
        out: list[XY] = []
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            parts = max(1, round(hypot(bx - ax, by - ay) / step))
            for i in range(parts):
                t = i / parts
                jitter = spread if out else 0.0
                out.append(
                    (
                        self.near(ax + (bx - ax) * t, jitter),
                        self.near(ay + (by - ay) * t, jitter),
                    )
                )
        return [*out, points[-1]]

    def tuft(self, x: float, y: float, height: float, blades: int = 4, spread: float = 0.5) -> str:
        """A tuft of grass that grows from one spot."""
        out = ""
        for i in range(blades):
            lean = (i / max(1, blades - 1) - 0.5) * 2 * spread
            h = height * self.between(0.65, 1.0)
            tip = (x + lean * h + self.near(0, 1), y - h * (1 - 0.3 * abs(lean)))
            out += stroke(
                self.near(x, 1.2), y, *tip, self.between(0.9, 1.5) * (1 if lean > 0 else -1)
            )
        return out


class Marks:
    """Brush marks collected by colour: one path for many marks keeps the picture small.

    Marks far apart stay in separate paths, because Qt is slow to fill one that is spread widely.
    """

    TILE = (400, 250)

    def __init__(self) -> None:
        self.by_colour: dict[tuple[str, float, int, int], list[str]] = defaultdict(list)

    def add(self, d: str, colour: str, opacity: float = 1.0) -> None:
        """Collect one more mark."""
        x, y = (float(n) for n in _NUMBER.findall(d[:16])[:2])
        tile = (int(x // self.TILE[0]), int(y // self.TILE[1]))
        self.by_colour[colour, opacity, *tile].append(d)


def _element(layer: tuple[str, float, list[str]]) -> str:
    colour, opacity, shapes = layer
    see = "" if opacity >= 1 else f' fill-opacity="{opacity:.2g}"'.replace("0.", ".")
    return f'<path fill="{colour}"{see} d="{joined(shapes)}"/>'


class Canvas:
    """The picture: filled paths in painting order, and gradients."""

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)
        self.defs: list[str] = []
        self.body: list[tuple[str, float, list[str]]] = []
        self.pools: dict[tuple[str, float, float], str] = {}

    def fill(self, d: str | Iterable[str], colour: str, opacity: float = 1.0) -> None:
        """Paint one shape, or several of one colour."""
        shapes = [d] if isinstance(d, str) else list(d)
        if self.body and opacity >= 1 and self.body[-1][:2] == (colour, opacity):
            self.body[-1][2].extend(shapes)
        elif shapes:
            self.body.append((colour, opacity, shapes))

    def marks(self, marks: Marks) -> None:
        """Paint collected marks, in the order in which their colours were first used."""
        for (colour, opacity, _, _), shapes in marks.by_colour.items():
            self.fill(shapes, colour, opacity)

    def _stops(self, stops: Sequence[tuple[float, str, float]]) -> str:
        return "".join(
            f'<stop offset="{at:g}" stop-color="{colour}"'
            + ("" if see >= 1 else f' stop-opacity="{see:g}"')
            + "/>"
            for at, colour, see in stops
        )

    def linear(
        self, x0: float, y0: float, x1: float, y1: float, *stops: tuple[float, str, float]
    ) -> str:
        """Define a linear gradient; its reference is used as a colour."""
        name = f"g{len(self.defs)}"
        self.defs.append(
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" '
            f'x1="{x0:g}" y1="{y0:g}" x2="{x1:g}" y2="{y1:g}">{self._stops(stops)}</linearGradient>'
        )
        return f"url(#{name})"

    def radial(self, x: float, y: float, r: float, *stops: tuple[float, str, float]) -> str:
        """Define a radial gradient; its reference is used as a colour."""
        name = f"g{len(self.defs)}"
        self.defs.append(
            f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" '
            f'cx="{x:g}" cy="{y:g}" r="{r:g}">{self._stops(stops)}</radialGradient>'
        )
        return f"url(#{name})"

    def pool(
        self, x: float, y: float, rx: float, ry: float, colour: str, see: float, core: float = 0.3
    ) -> None:
        """Paint a soft oval of light or shade; its `core` share is even."""
        key = (colour, see, core)
        if key not in self.pools:
            self.pools[key] = f"g{len(self.defs)}"
            stops = self._stops(
                (
                    (0, colour, see),
                    (core, colour, see),
                    ((1 + core) / 2, colour, see * 0.45),
                    (1, colour, 0),
                )
            )
            self.defs.append(f'<radialGradient id="{self.pools[key]}">{stops}</radialGradient>')
        self.fill(ellipse(x, y, rx, ry), f"url(#{self.pools[key]})")

    def glow(self, x: float, y: float, r: float, colour: str, strength: float) -> None:
        """Paint a soft light."""
        shade = self.radial(
            x, y, r, (0, colour, strength), (0.45, colour, strength * 0.38), (1, colour, 0)
        )
        self.fill(ellipse(x, y, r, r), shade)

    def svg(self) -> str:
        """The whole file."""
        w, h = self.size
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
            f'width="{w}" height="{h}" viewBox="0 0 {w} {h}">\n'
            f"<defs>{''.join(self.defs)}</defs>\n"
            + "\n".join(map(_element, self.body))
            + "\n</svg>\n"
        )
