"""A hand that paints on rock: shapes with an uneven edge, written as SVG Tiny 1.2.

Everything is drawn in units of about 1/100 of the picture and written as whole tenths of a unit.
The unevenness comes from a generator seeded with the picture's name, so the same script always
writes the same file. Standard library only.

A *spec* is a string of points, ``"10,20 *30,5 42,17"``; a smooth curve runs through them and a
star marks a corner. QtSvg knows no filters, masks or clip paths: shading is done with strips that
follow the edge (`Sheet.rim`) and with specks that are placed inside the shape.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path

Point = tuple[float, float]
Points = list[Point]
Spec = str | Sequence[Point]


def parse(spec: Spec) -> tuple[Points, list[bool]]:
    """The points of a spec and which of them are corners."""
    if not isinstance(spec, str):
        return list(spec), [False] * len(spec)
    points, corners = [], []
    for word in spec.split():
        corners.append(word.startswith("*"))
        x, y = word.lstrip("*").split(",")
        points.append((float(x), float(y)))
    return points, corners


def curve(spec: Spec, closed: bool = True, step: float = 1.5) -> Points:
    """A dense line through the points of a spec, smooth except at its corners."""
    points, corners = parse(spec)
    n = len(points)

    def tangent(i: int, a: int, b: int) -> Point:
        """Direction at point `i` of the piece of curve from `a` to `b`."""
        if not corners[i]:
            a = (i - 1) % n if closed else max(i - 1, 0)
            b = (i + 1) % n if closed else min(i + 1, n - 1)
        dx, dy = points[b][0] - points[a][0], points[b][1] - points[a][1]
        length = math.hypot(dx, dy) or 1.0
        return dx / length, dy / length

    result: Points = []
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        (x0, y0), (x3, y3) = points[i], points[j]
        chord = math.hypot(x3 - x0, y3 - y0)
        t0, t1 = tangent(i, i, j), tangent(j, i, j)
        k = chord / 3
        x1, y1, x2, y2 = x0 + t0[0] * k, y0 + t0[1] * k, x3 - t1[0] * k, y3 - t1[1] * k
        count = max(1, round(chord / step))
        for s in range(count):
            t = s / count
            u = 1 - t
            a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            result.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    if not closed:
        result.append(points[-1])
    return result


def oval(
    cx: float, cy: float, rx: float, ry: float, turn: float = 0.0, step: float = 1.5
) -> Points:
    """A plain ellipse; the brush makes it uneven."""
    count = max(8, round(math.pi * (rx + ry) / step))
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    ring = []
    for i in range(count):
        a = 2 * math.pi * i / count
        x, y = rx * math.cos(a), ry * math.sin(a)
        ring.append((cx + x * c - y * s, cy + x * s + y * c))
    return ring


def place(
    points: Iterable[Point],
    at: Point,
    scale: float = 1.0,
    turn: float = 0.0,
    flip: bool = False,
    about: Point = (50.0, 50.0),
) -> Points:
    """The points scaled and turned about a point which then lies at `at`."""
    c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    out = []
    for x, y in points:
        x, y = x - about[0], y - about[1]
        if flip:
            x = -x
        out.append((at[0] + x * c - y * s, at[1] + x * s + y * c))
    return out


def area(points: Points) -> float:
    """Signed area; positive when the points run clockwise on the screen."""
    return (
        sum(
            x0 * y1 - x1 * y0
            for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True)
        )
        / 2
    )


def inside(points: Points, p: Point) -> bool:
    """Whether a point lies in a closed shape."""
    x, y = p
    hit = False
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            hit = not hit
    return hit


def box(points: Points) -> tuple[float, float, float, float]:
    """The bounding box as left, top, right, bottom."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def normals(points: Points, closed: bool = True) -> Points:
    """Unit normals, pointing outwards of a closed shape."""
    n = len(points)
    sign = 1.0 if not closed or area(points) > 0 else -1.0
    out = []
    for i in range(n):
        a = points[i - 1] if closed or i else points[0]
        b = points[(i + 1) % n] if closed or i < n - 1 else points[-1]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1.0
        out.append((dy / length * sign, -dx / length * sign))
    return out


def grow(points: Points, by: float) -> Points:
    """A closed shape made larger (or smaller) all around."""
    return [
        (x + nx * by, y + ny * by) for (x, y), (nx, ny) in zip(points, normals(points), strict=True)
    ]


def _fmt(numbers: Iterable[float]) -> str:
    text = ""
    for value in numbers:
        word = str(round(value))
        text += word if not text or word.startswith("-") else " " + word
    return text


def path_data(points: Points) -> str:
    """A closed smooth path in tenths of a unit: the points bend it, it runs between them.

    In such a curve each bend is the reflection of the one before, which SVG's ``t`` expresses
    with the end point alone. The end is rounded so that the next implied bend comes out right.
    """
    bends = [(x * 10, y * 10) for x, y in points]
    (lx, ly), (bx, by) = bends[-1], bends[0]
    x, y = round((lx + bx) / 2), round((ly + by) / 2)
    cx, cy = round(bx), round(by)
    data = f"M{_fmt((x, y))}q{_fmt((cx - x, cy - y))}"
    parts = []
    for nx, ny in [*bends[1:], bends[0]]:
        ex, ey = round((cx + nx) / 2), round((cy + ny) / 2)
        parts.append(_fmt((ex - x, ey - y)))
        x, y, cx, cy = ex, ey, 2 * ex - cx, 2 * ey - cy
    head = parts[0] if parts[0].startswith("-") else " " + parts[0]
    return (
        data
        + head
        + "t"
        + "".join(
            part if part.startswith("-") or k == 0 else " " + part
            for k, part in enumerate(parts[1:])
        )
        + "z"
    )


def _cap(before: Point, end: Point, one: Point, other: Point) -> Point:
    """The point that rounds off a stroke which ends between two points."""
    dx, dy = end[0] - before[0], end[1] - before[1]
    length = math.hypot(dx, dy) or 1.0
    reach = 0.42 * math.hypot(one[0] - other[0], one[1] - other[1])
    return end[0] + dx / length * reach, end[1] + dy / length * reach


class Sheet:
    """One picture in the making.

    Attributes:
        rng: the picture's own hand, seeded with its name.
    """

    def __init__(self, name: str, width: float = 100.0, height: float = 100.0) -> None:
        self.name, self.width, self.height = name, width, height
        self.rng = random.Random(name)
        self._defs: list[str] = []
        self._body: list[tuple[str, str, int]] = []

    # --- hand ---------------------------------------------------------------------------------

    def noise(self, wave: float) -> Callable[[float, float], float]:
        """Smooth noise of about -1 to 1 along a line; periodic where a period is given."""
        knots = [self.rng.uniform(-1, 1) for _ in range(256)]

        def at(s: float, period: float = 0.0) -> float:
            cells = max(3, round(period / wave)) if period else 0
            u = s / period * cells if period else s / wave
            i = math.floor(u)
            f = u - i
            f = f * f * (3 - 2 * f)
            a = knots[(i % cells if cells else i) % 256]
            b = knots[((i + 1) % cells if cells else i + 1) % 256]
            return a + (b - a) * f

        return at

    def rough(self, points: Points, amount: float, wave: float = 7.0) -> Points:
        """A closed shape with an uneven edge: a slow swing and a fine tremble."""
        slow, fine = self.noise(wave), self.noise(wave / 3.5)
        lengths = [0.0]
        for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
            lengths.append(lengths[-1] + math.hypot(x1 - x0, y1 - y0))
        total = lengths[-1]
        out = []
        for (x, y), (nx, ny), s in zip(points, normals(points), lengths, strict=False):
            d = amount * (0.7 * slow(s, total) + 0.45 * fine(s, total))
            out.append((x + nx * d, y + ny * d))
        return out

    # --- paint --------------------------------------------------------------------------------

    def gradient(self, stops: Sequence[tuple[float, str]], line: tuple[float, ...]) -> str:
        """A linear gradient along x1, y1, x2, y2 or a radial one around x, y, r; its paint."""
        key = f"g{len(self._defs)}"
        inner = "".join(f'<stop offset="{o:g}" stop-color="{c}"/>' for o, c in stops)
        v = [f"{round(n * 10)}" for n in line]
        if len(line) == 4:
            head = f'linearGradient id="{key}" gradientUnits="userSpaceOnUse"'
            geometry = f'x1="{v[0]}" y1="{v[1]}" x2="{v[2]}" y2="{v[3]}"'
            tail = "linearGradient"
        else:
            head = f'radialGradient id="{key}" gradientUnits="userSpaceOnUse"'
            geometry = f'cx="{v[0]}" cy="{v[1]}" r="{v[2]}"'
            tail = "radialGradient"
        self._defs.append(f"<{head} {geometry}>{inner}</{tail}>")
        return f"url(#{key})"

    def glow(self, stops: Sequence[tuple[float, str, float]], at: tuple[float, ...]) -> str:
        """A radial gradient with opacities: offset, colour, opacity."""
        key = f"g{len(self._defs)}"
        inner = "".join(
            f'<stop offset="{o:g}" stop-color="{c}" stop-opacity="{a:g}"/>' for o, c, a in stops
        )
        v = [f"{round(n * 10)}" for n in at]
        self._defs.append(
            f'<radialGradient id="{key}" gradientUnits="userSpaceOnUse" cx="{v[0]}" cy="{v[1]}"'
            f' r="{v[2]}">{inner}</radialGradient>'
        )
        return f"url(#{key})"

    def raw(
        self,
        data: str,
        colour: str,
        opacity: float = 1.0,
        evenodd: bool = False,
        drop: float = 0.0,
        stroke: float = 0.0,
    ) -> None:
        """A finished path, filled or (with a width) stroked, lowered by `drop`."""
        if stroke:
            look = f'fill="none" stroke="{colour}" stroke-width="{round(stroke * 10)}"'
            look += ' stroke-linejoin="round"'
            if opacity < 1:
                look += f' stroke-opacity="{opacity:g}"'
        else:
            look = f'fill="{colour}"'
            if opacity < 1:
                look += f' fill-opacity="{opacity:g}"'
            if evenodd:
                look += ' fill-rule="evenodd"'
        self._body.append((look, data, round(drop * 10)))

    def squash(self, paint: str) -> None:
        """A soft oval over the whole sheet: a round gradient pressed flat."""
        r = round(self.height * 5)
        factor = self.width / self.height
        disc = f"M0 {r}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1-{2 * r} 0z"
        self._body.append((f'fill="{paint}" transform="scale({factor:g} 1)"', disc, 0))

    def fill(
        self,
        shape: Spec,
        colour: str,
        opacity: float = 1.0,
        rough: float = 0.5,
        wave: float = 7.0,
        holes: Sequence[Points] = (),
        drop: float = 0.0,
    ) -> Points:
        """Paint a closed shape; returns the edge as painted."""
        points = curve(shape) if isinstance(shape, str) else list(shape)
        if rough:
            points = self.rough(points, rough, wave)
        data = path_data(points)
        for hole in holes:
            data += path_data(self.rough(list(hole), rough, wave) if rough else list(hole))
        self.raw(data, colour, opacity, bool(holes), drop)
        return points

    def mark(
        self,
        spec: Spec,
        width: float,
        colour: str,
        opacity: float = 1.0,
        ends: tuple[float, float] = (0.55, 0.3),
        rough: float = 0.14,
    ) -> Points:
        """One stroke of the brush: pressed in the middle, thinner at its ends."""
        points = curve(spec, closed=False, step=1.3)
        swing, tremble = self.noise(9.0), self.noise(2.6)
        lengths = [0.0]
        for (x0, y0), (x1, y1) in pairwise(points):
            lengths.append(lengths[-1] + math.hypot(x1 - x0, y1 - y0))
        total = lengths[-1] or 1.0
        left: Points = []
        right: Points = []
        for (x, y), (nx, ny), s in zip(points, normals(points, False), lengths, strict=True):
            t = s / total
            swell = math.sin(math.pi * min(1.0, max(0.0, t))) ** 0.5
            base = ends[0] * (1 - t) + ends[1] * t
            half = width / 2 * (base + (1 - base) * swell)
            half *= 1 + rough * (swing(s) + tremble(s))
            off = width * rough * 0.5 * swing(s + 57)
            left.append((x + nx * (half + off), y + ny * (half + off)))
            right.append((x - nx * (half - off), y - ny * (half - off)))
        shape = [*left, _cap(points[-2], points[-1], left[-1], right[-1]), *right[::-1]]
        shape.append(_cap(points[1], points[0], left[0], right[0]))
        self.raw(path_data(shape), colour, opacity)
        return shape

    def outline(
        self,
        shape: Points,
        width: float,
        colour: str,
        opacity: float = 1.0,
        gaps: float = 0.0,
    ) -> None:
        """A brush contour around a shape, swelling and thinning; `gaps` lifts the brush."""
        swing, lift = self.noise(14.0), self.noise(22.0)
        total = sum(
            math.hypot(x1 - x0, y1 - y0)
            for (x0, y0), (x1, y1) in zip(shape, shape[1:] + shape[:1], strict=True)
        )
        norm = normals(shape)
        if not gaps:
            self._band(
                shape,
                norm,
                [
                    width / 2 * (1 + 0.38 * swing(k * 1.5, len(shape) * 1.5))
                    for k in range(len(shape))
                ],
                colour,
                opacity,
            )
            return
        s, run_out, run_in = 0.0, [], []
        closing = [*range(len(shape)), 0]
        previous = shape[0]
        for i in closing:
            x, y = shape[i]
            s += math.hypot(x - previous[0], y - previous[1])
            previous = (x, y)
            nx, ny = norm[i]
            half = width / 2 * (1 + 0.38 * swing(s, total))
            half *= min(1.0, max(0.0, 3 * (lift(s, total) + 1 - 2 * gaps)))
            if half <= 0.05 and run_out:
                self._strip(run_out, run_in, colour, opacity)
                run_out, run_in = [], []
            elif half > 0.05:
                run_out.append((x + nx * half, y + ny * half))
                run_in.append((x - nx * half, y - ny * half))
        if run_out:
            self._strip(run_out, run_in, colour, opacity)

    def _band(
        self, shape: Points, norm: Points, halves: list[float], colour: str, opacity: float
    ) -> None:
        """A closed strip around a shape."""
        both = list(zip(shape, norm, halves, strict=True))
        out = [(x + nx * h, y + ny * h) for (x, y), (nx, ny), h in both]
        inn = [(x - nx * h, y - ny * h) for (x, y), (nx, ny), h in both]
        self.raw(path_data(out) + path_data(inn), colour, opacity, evenodd=True)

    def _strip(self, one: Points, other: Points, colour: str, opacity: float) -> None:
        if len(one) > 2:
            self.raw(path_data(one + other[::-1]), colour, opacity)

    def rim(
        self,
        shape: Points,
        light: Point,
        width: float,
        colour: str,
        opacity: float = 1.0,
        inset: float = 0.0,
    ) -> None:
        """A strip along those parts of the edge that face `light`, inside the shape."""
        length = math.hypot(*light)
        lx, ly = light[0] / length, light[1] / length
        swing = self.noise(11.0)
        n = len(shape)
        norm = normals(shape)
        # A tangle of normals at a corner is calmed by looking at the neighbours.
        facing = [
            sum(norm[(i + k) % n][0] * lx + norm[(i + k) % n][1] * ly for k in (-2, -1, 0, 1, 2))
            / 5
            for i in range(n)
        ]
        start = min(range(n), key=lambda i: facing[i])
        out_run: Points = []
        in_run: Points = []
        for k in range(n + 1):
            i = (start + k) % n
            w = width * max(0.0, facing[i] - 0.05) * (1 + 0.35 * swing(k * 1.5))
            (x, y), (nx, ny) = shape[i], norm[i]
            if w > 0.05:
                out_run.append((x - nx * inset, y - ny * inset))
                in_run.append((x - nx * (inset + w), y - ny * (inset + w)))
            elif out_run:
                self._strip(out_run, in_run, colour, opacity)
                out_run, in_run = [], []
        self._strip(out_run, in_run, colour, opacity)

    def specks(
        self,
        shape: Points,
        colour: str,
        count: int,
        size: tuple[float, float] = (0.3, 1.0),
        opacity: float = 0.5,
        margin: float = 1.0,
    ) -> None:
        """Grains of pigment or pits of the rock inside a shape, as one path."""
        x0, y0, x1, y1 = box(shape)
        data, made, tries = "", 0, 0
        while made < count and tries < count * 30:
            tries += 1
            p = self.rng.uniform(x0, x1), self.rng.uniform(y0, y1)
            r = self.rng.uniform(*size) ** 1.3
            reach = r + margin
            around = [
                (p[0] + a * reach, p[1] + b * reach) for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))
            ]
            if all(inside(shape, q) for q in around):
                data += self._grain(p, r)
                made += 1
        if data:
            self.raw(data, colour, opacity)

    def spray(
        self, shape: Points, colour: str, count: int, reach: float, opacity: float = 0.5
    ) -> None:
        """Pigment blown around a shape, dense at its edge, as around a hand on the rock."""
        norm = normals(shape)
        data = ""
        for _ in range(count):
            i = self.rng.randrange(len(shape))
            d = abs(self.rng.gauss(0, reach))
            x = shape[i][0] + norm[i][0] * d + self.rng.gauss(0, 0.6)
            y = shape[i][1] + norm[i][1] * d + self.rng.gauss(0, 0.6)
            if not inside(shape, (x, y)):
                data += self._grain((x, y), self.rng.uniform(0.25, 0.85))
        if data:
            self.raw(data, colour, opacity)

    def _grain(self, at: Point, radius: float) -> str:
        corners = self.rng.choice((4, 5, 5, 6))
        turn = self.rng.uniform(0, math.tau)
        points = []
        for k in range(corners):
            a = turn + math.tau * k / corners
            r = radius * self.rng.uniform(0.7, 1.2)
            points.append(((at[0] + r * math.cos(a)) * 10, (at[1] + r * 0.85 * math.sin(a)) * 10))
        x, y = round(points[0][0]), round(points[0][1])
        data = f"M{_fmt((x, y))}l"
        parts = []
        for px, py in points[1:]:
            parts.append(_fmt((round(px) - x, round(py) - y)))
            x, y = round(px), round(py)
        return data + " ".join(parts) + "z"

    # --- writing ------------------------------------------------------------------------------

    def _elements(self) -> tuple[list[str], list[str]]:
        """Shared paths and the drawing; a path that is painted twice is written once."""
        counts = Counter(data for _, data, _ in self._body)
        shared: dict[str, str] = {}
        body = []
        for look, data, drop in self._body:
            if counts[data] > 1:
                key = shared.setdefault(data, f"p{len(shared)}")
                lower = f' y="{drop}"' if drop else ""
                body.append(f'<use xlink:href="#{key}"{lower} {look}/>')
            else:
                lower = f' transform="translate(0 {drop})"' if drop else ""
                body.append(f'<path {look}{lower} d="{data}"/>')
        return [f'<path id="{key}" d="{data}"/>' for data, key in shared.items()], body

    def svg(self) -> str:
        """The finished file."""
        shared, body = self._elements()
        inner = "".join(self._defs + shared)
        defs = f"<defs>{inner}</defs>" if inner else ""
        link = ' xmlns:xlink="http://www.w3.org/1999/xlink"' if shared else ""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg"{link} version="1.2" baseProfile="tiny"'
            f' viewBox="0 0 {round(self.width * 10)} {round(self.height * 10)}">'
        )
        return head + defs + "\n".join(body) + "</svg>\n"

    def write(self, root: Path) -> None:
        """Write `<root>/<name>.svg`."""
        target = root / f"{self.name}.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(self.svg(), encoding="utf-8", newline="\n")
