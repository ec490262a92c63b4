"""The eight kinds as things one could hold: painted large on cards, small as icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board_paint import XY, Canvas, Hand, ellipse, poly, pts, ribbon, smooth, stroke
from inka_life import FISH, moved
from inka_skin import DAY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Spot:
    """A place on a canvas: figures are drawn in a box of 100 × 100 about (50, 50)."""

    def __init__(self, canvas: Canvas, at: XY, size: float) -> None:
        self.c, self.at, self.k = canvas, at, size / 100

    def put(self, text: str) -> list[XY]:
        """Points of the box on the canvas."""
        return [
            (self.at[0] + (x - 50) * self.k, self.at[1] + (y - 50) * self.k) for x, y in pts(text)
        ]

    def shape(self, text: str, colour: str, see: float = 1.0, tension: float = 0.9) -> None:
        """A round shape."""
        self.c.fill(smooth(self.put(text), tension), colour, see)

    def plain(self, text: str, colour: str, see: float = 1.0) -> None:
        """A shape with straight edges."""
        self.c.fill(poly(self.put(text)), colour, see)

    def oval(self, x: float, y: float, rx: float, ry: float, colour: str, see: float = 1.0) -> None:
        """An ellipse."""
        (px, py), k = self.put(f"{x},{y}")[0], self.k
        self.c.fill(ellipse(px, py, rx * k, ry * k), colour, see)

    def line(self, text: str, w: float, colour: str, see: float = 1.0) -> None:
        """A band of even width through points."""
        points = self.put(text)
        self.c.fill(ribbon(points, [w * self.k] * len(points)), colour, see)

    def mark(self, text: str, w: float, colour: str, bend: float = 0.0, see: float = 1.0) -> None:
        """One brush mark between two points."""
        a, b = self.put(text)
        self.c.fill(stroke(*a, *b, w * self.k, bend * self.k), colour, see)


def shadow(s: Spot, rx: float = 40, y: float = 86) -> None:
    """What lies under the thing."""
    s.oval(53, y, rx, 8, "#2a1c14", 0.3)


def wood(s: Spot) -> None:
    """Three logs."""
    t = DAY.wood
    shadow(s, 44, 84)
    for x, y in ((26, 68), (66, 68), (46, 38)):
        s.plain(f"{x - 2},{y - 17} {x + 22},{y - 21} {x + 24},{y + 12} {x},{y + 17}", t[1])
        s.plain(f"{x - 2},{y - 17} {x + 22},{y - 21} {x + 23},{y - 12} {x},{y - 8}", t[2])
        s.oval(x + 23, y - 4, 6, 16.5, t[1])
        s.oval(x, y, 17, 17, t[1])
        s.oval(x, y, 14.6, 14.6, "#d8a869")
        s.oval(x - 1, y - 1, 10.6, 10.6, "#edc98f")
        s.oval(x - 1, y - 1, 6.6, 6.6, "#d8a869")
        s.oval(x - 1.4, y - 1.4, 3, 3, "#9a6a3c")


def stone(s: Spot) -> None:
    """Dressed blocks, fitted."""
    t = DAY.quarry
    shadow(s, 44, 86)
    for x, y, w, h in ((10, 56, 42, 28), (54, 58, 34, 26), (28, 26, 42, 28)):
        s.plain(f"{x},{y + 5} {x + w},{y + 5} {x + w},{y + h} {x},{y + h}", t[2])
        s.plain(
            f"{x + 2},{y + 7} {x + w * 0.72},{y + 7} {x + w * 0.66},{y + h - 3} {x + 2},{y + h - 3}",
            t[3],
        )
        s.plain(f"{x},{y + 5} {x + 9},{y - 4} {x + w + 8},{y - 4} {x + w},{y + 5}", t[4])
        s.plain(
            f"{x + w},{y + 5} {x + w + 8},{y - 4} {x + w + 8},{y + h - 8} {x + w},{y + h}", t[0]
        )


def wool(s: Spot) -> None:
    """A ball of yarn with a dyed end, and the spindle."""
    t = DAY.wool
    shadow(s, 38, 85)
    s.mark("84,10 62,80", 4.4, DAY.wood[1])
    s.oval(80, 24, 9, 4.4, DAY.feather[1])
    s.oval(44, 54, 33, 31, t[0])
    s.oval(43, 52, 32, 30, t[2])
    s.oval(38, 46, 24, 21, t[3])
    for a, b, bend in (
        ("16,44 60,26", "14,56 68,34", -8),
        ("20,70 72,44", "30,78 74,58", -8),
        ("30,24 62,78", "46,22 72,68", 9),
    ):
        s.mark(a, 2.8, t[1], bend)
        s.mark(b, 2.8, t[4], bend)
    s.line("66,70 78,78 84,86 94,84", 4, DAY.feather[2])
    s.mark("22,40 52,80", 4, DAY.feather[2], 8)


def potato(s: Spot) -> None:
    """Potatoes, one of them violet."""
    h = Hand("potato")
    shadow(s, 44, 84)
    for spec, dark, base, light in (
        ("12,60 18,44 34,40 50,48 54,66 44,80 24,82 12,74", "#6e4a2a", "#b07f4a", "#d8ab70"),
        ("48,64 56,50 72,48 88,58 90,74 78,84 58,84 48,76", "#7a5530", "#c4935a", "#e6c088"),
        ("30,36 38,20 56,16 70,26 70,44 58,54 40,54 31,46", "#3c2340", "#6d4770", "#9a719a"),
    ):
        points = pts(spec)
        cx = sum(x for x, _ in points) / len(points)
        cy = sum(y for _, y in points) / len(points)
        s.shape(spec, dark)
        inner = " ".join(
            f"{cx + (x - cx) * 0.9 - 1.4:.1f},{cy + (y - cy) * 0.88 - 2:.1f}" for x, y in points
        )
        s.shape(inner, base)
        glow = " ".join(
            f"{cx + (x - cx) * 0.5 - 5:.1f},{cy + (y - cy) * 0.42 - 6:.1f}" for x, y in points
        )
        s.shape(glow, light)
        for _ in range(5):
            s.oval(h.near(cx, 13), h.near(cy + 2, 9), 1.9, 1.3, dark)


def ore(s: Spot) -> None:
    """A dark lump with gold and copper in it."""
    t = DAY.mountains
    shadow(s, 42, 85)
    s.plain("8,70 18,40 40,18 66,22 88,44 92,72 72,86 28,86", t[1])
    s.plain("18,40 40,18 50,44 32,58", t[4])
    s.plain("40,18 66,22 64,46 50,44", t[3])
    s.plain("66,22 88,44 76,60 64,46", t[1])
    s.plain("8,70 18,40 32,58 28,86", t[2])
    s.plain("32,58 50,44 64,46 76,60 64,80 40,80", t[2])
    s.plain("76,60 88,44 92,72 72,86 64,80", t[0])
    for spec in (
        "36,52 48,38 56,50 46,60",
        "62,62 72,54 76,66 66,74",
        "22,62 30,56 32,70 24,74",
        "54,26 62,28 60,38 53,34",
    ):
        s.plain(spec, DAY.gold[2])
    for spec in (
        "36,52 48,38 49,48 42,54",
        "62,62 72,54 70,62 65,66",
        "22,62 30,56 28,64",
        "54,26 62,28 57,31",
    ):
        s.plain(spec, DAY.gold[4])


def fish(s: Spot) -> None:
    """Two fresh fish."""
    c, k = s.c, s.k
    for x, y, flip, back in ((10, 38, False, DAY.sea[0]), (90, 68, True, DAY.sea[1])):
        at = s.put(f"{x},{y}")[0]
        size = k * 2.86
        c.fill(smooth(moved(FISH, (at[0] + 2 * k, at[1] + 5 * k), size, flip), 0.8), "#2a1c14", 0.3)
        c.fill(smooth(moved(FISH, at, size, flip), 0.8), DAY.snow[2])
        c.fill(
            smooth(moved(pts("1,1 6,3.4 14,4 20,1.6 14,1 6,0.8"), at, size, flip), 0.8), DAY.snow[4]
        )
        c.fill(
            smooth(
                moved(pts("0,0 6,-4 14,-4.6 21,-1.6 28,-5.6 24,-1 14,-1.4 6,-1"), at, size, flip),
                0.8,
            ),
            back,
        )
        c.fill(
            [
                smooth(moved(pts(f"{a},-3 {a + 1.4},0 {a},3 {a + 0.5},0"), at, size, flip), 0.8)
                for a in (9, 12, 15, 18)
            ],
            DAY.sea[2],
        )
        c.fill(smooth(moved(pts("12,-4.4 16,-7 18,-3.4"), at, size, flip), 0.6), back)
        c.fill(ellipse(*moved([(4, -0.6)], at, size, flip)[0], 2.4 * k, 2.4 * k), "#14222a")


def coca(s: Spot) -> None:
    """A twig with glossy leaves and red berries."""
    t = DAY.coca
    shadow(s, 34, 88)
    s.line("50,92 49,60 52,32 50,12", 3.6, DAY.wood[2])
    leaves = (
        ("50,30 62,8 80,4 74,24 60,34", "52,30 76,7"), ("49,34 38,14 18,8 24,30 38,38", "48,34 21,11"),
        ("50,56 64,40 88,38 80,58 62,64", "52,56 84,41"), ("49,62 36,46 10,44 20,64 36,70", "48,62 14,47"),
        ("50,82 66,68 88,72 76,88 60,90", "52,82 84,74"), ("50,20 44,6 50,-4 57,6", "50,18 50,0"),
    )  # fmt: skip
    for k, (leaf, vein) in enumerate(leaves):
        s.shape(leaf, t[1] if k % 2 else t[2])
        a, b = pts(vein)
        points = pts(leaf)
        lit = f"{a[0]},{a[1]} {points[1][0]},{points[1][1]} {b[0]},{b[1]}"
        s.shape(lit, t[3], 1.0, 0.7)
        s.mark(vein, 1.8, t[4])
    for x, y in ((40, 80), (46, 74), (58, 46)):
        s.oval(x, y, 4.4, 4.4, DAY.feather[1])
        s.oval(x - 1.2, y - 1.4, 1.6, 1.6, DAY.feather[4])


def feathers(s: Spot) -> None:
    """Three plumes tied together."""
    for spec, spine, tones in (
        ("46,78 16,54 6,24 14,14 34,36 48,72", "46,80 12,20", (DAY.sea[0], DAY.sea[2], DAY.sea[4])),
        (
            "54,78 84,54 94,24 86,14 66,36 52,72",
            "54,80 88,20",
            (DAY.gold[1], DAY.gold[2], DAY.gold[4]),
        ),
        (
            "46,78 36,44 42,12 50,2 58,12 64,44 54,78",
            "50,84 50,8",
            (DAY.feather[1], DAY.feather[2], DAY.feather[4]),
        ),
    ):
        s.shape(spec, tones[0])
        points = pts(spec)
        cx = sum(x for x, _ in points) / len(points)
        cy = sum(y for _, y in points) / len(points)
        s.shape(
            " ".join(f"{cx + (x - cx) * 0.82:.1f},{cy + (y - cy) * 0.86:.1f}" for x, y in points),
            tones[1],
        )
        s.mark(spine, 2.6, tones[2])
        a, b = pts(spine)
        for k in (0.3, 0.45, 0.6, 0.75):
            x, y = a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k
            s.mark(f"{x:.1f},{y:.1f} {x - 9:.1f},{y - 5:.1f}", 1.3, tones[2], 0.0, 0.7)
            s.mark(f"{x:.1f},{y:.1f} {x + 9:.1f},{y - 5:.1f}", 1.3, tones[0], 0.0, 0.7)
    s.plain("42,74 58,74 57,84 43,84", DAY.wool[3])
    s.plain("42.6,77 57.6,77 57.3,80 42.9,80", DAY.feather[1])
    s.plain("46,84 54,84 51.4,97 48.6,97", DAY.reed[1])


KINDS = {f.__name__: f for f in (wood, stone, wool, potato, ore, fish, coca, feathers)}


def icon(kind: str) -> Canvas:
    """The small picture of a kind."""
    c = Canvas(64, 64)
    KINDS[kind](Spot(c, (32, 32), 62))
    return c


def pictures() -> Iterator[tuple[str, Callable[[], Canvas]]]:
    """The icons."""
    for kind in KINDS:
        yield f"kinds/{kind}", lambda k=kind: icon(k)
