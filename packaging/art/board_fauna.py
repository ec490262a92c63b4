"""The animals of the valley in the language of cave painting: flat, worn pigment, no outline.

Every outline is drawn facing left, feet on y = 0, in its own small units.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from board_flora import shadow
from board_paint import XY, Canvas, Hand, mix, pts, ribbon, smooth, stroke
from board_skin import CHARCOAL, OCHRE, RUST

if TYPE_CHECKING:
    from board_skin import Skin


IVORY = "#f2e5c6"


class Beast(NamedTuple):
    """One animal: its outline, the legs behind, thin parts as bands, and where its back shines."""

    body: tuple[XY, ...]
    far_legs: tuple[tuple[XY, XY, float], ...]
    bands: tuple[tuple[tuple[XY, ...], float], ...]
    flank: tuple[float, float, float, float]
    eye: XY
    fringe: tuple[XY, ...] = ()


MAMMOTH = Beast(
    body=pts(
        "9,-60 13,-74 23,-81 32,-75 37,-73 45,-78 56,-78 70,-71 84,-61 96,-49 103,-36 "
        "104,-22 102,-8 103,0 90,0 89,-12 84,-20 74,-16 64,-13 57,-15 56,-6 57,0 42,0 "
        "42,-11 39,-21 31,-23 22,-28 17,-36 14,-28 12,-16 10,-7 5,-1 0,-5 3,-9 5,-18 "
        "6,-32 4,-46"
    ),
    far_legs=(((66, -18), (66, 0), 7), ((79, -20), (80, 0), 7)),
    bands=(
        (pts("15,-38 4,-24 -9,-19 -18,-27 -17,-37"), 4.2),
        (((103, -36), (108, -24), (106, -14)), 2.4),
    ),
    flank=(62, -52, 26, 11),
    eye=(17, -55),
    fringe=pts("34,-23 46,-14 60,-13 72,-14 84,-18 96,-20"),
)

STAG = Beast(
    body=pts(
        "1,-47 4,-52 10,-57 15,-56 19,-49 26,-41 38,-38 50,-40 57,-37 60,-31 58,-23 "
        "57,-14 58,-6 58,0 54,0 53,-9 50,-17 44,-21 33,-19 28,-17 27,-8 27,0 23,0 "
        "23,-10 20,-20 16,-28 13,-38 9,-45 4,-45"
    ),
    far_legs=(((31, -18), (33, 0), 3), ((48, -20), (46, 0), 3)),
    bands=(
        (pts("11,-56 16,-66 15,-78 9,-86"), 2.6),
        (((15, -70), (22, -75), (24, -83)), 2.0),
        (((14, -62), (7, -67), (3, -75)), 2.0),
        (pts("13,-56 24,-64 29,-74 28,-84"), 2.2),
        (((58, -35), (63, -30)), 2.6),
    ),
    flank=(40, -33, 13, 5),
    eye=(7.5, -51.5),
)

BISON = Beast(
    body=pts(
        "2,-15 3,-27 9,-35 16,-46 28,-56 38,-54 48,-45 62,-41 75,-38 81,-29 79,-18 "
        "77,-8 78,0 70,0 69,-9 65,-16 54,-15 44,-12 38,-9 38,0 30,0 30,-8 23,-7 15,-2 "
        "11,-8 6,-9"
    ),
    far_legs=(((43, -14), (44, 0), 4), ((62, -16), (61, 0), 4)),
    bands=((((10, -33), (4, -38), (4, -46)), 3.4), (((80, -32), (87, -24), (86, -16)), 2.2)),
    flank=(56, -33, 16, 6),
    eye=(8, -25),
    fringe=((12, -8), (20, -6), (28, -8)),
)

HORSE = Beast(
    body=pts(
        "1,-42 4,-48 11,-55 15,-60 17,-55 23,-50 31,-40 44,-36 57,-39 65,-35 67,-27 "
        "63,-18 63,-8 65,0 60,0 58,-9 53,-16 42,-13 31,-15 27,-11 27,0 22,0 22,-11 "
        "18,-22 15,-32 11,-40 5,-38"
    ),
    far_legs=(((33, -16), (36, 0), 3.4), ((53, -17), (50, 0), 3.4)),
    bands=(
        (((66, -34), (74, -26), (74, -12)), 4.5),
        (((16, -58), (23, -51), (30, -42)), 4.0),
    ),
    flank=(46, -30, 14, 5),
    eye=(8.5, -49),
)

GOAT = Beast(
    body=pts(
        "1,-26 4,-31 9,-34 13,-30 18,-25 28,-23 38,-25 43,-21 43,-14 42,-6 43,0 39,0 "
        "38,-7 35,-11 27,-9 21,-9 20,0 16,0 16,-8 13,-15 10,-21 5,-22"
    ),
    far_legs=(((23, -10), (24, 0), 2.6), ((36, -11), (34, 0), 2.6)),
    bands=(
        (((8, -33), (13, -39), (20, -37)), 2.6),
        (((4, -23), (4, -17)), 2.0),
        (((43, -22), (46, -27)), 2.4),
    ),
    flank=(29, -18, 9, 4),
    eye=(6, -29),
)


def beast(
    c: Canvas,
    s: Skin,
    name: str,
    kind: Beast,
    x: float,
    y: float,
    scale: float,
    pigment: str = RUST,
    right: bool = False,
) -> None:
    """Paint an animal standing at (x, y), the middle of its feet."""
    h = Hand(name)
    width = max(p[0] for p in kind.body)

    def at(p: XY, jitter: float = 0.25) -> XY:
        dx = (width / 2 - p[0]) if right else (p[0] - width / 2)
        return (x + (dx + h.near(0, jitter)) * scale, y + (p[1] + h.near(0, jitter)) * scale)

    dark = mix(pigment, CHARCOAL, 0.62)
    shadow(c, s, x + (4 if right else -4) * scale, y + 1, width * 0.56 * scale, 5.5 * scale, 0.42)
    for a, b, w in kind.far_legs:
        c.fill(stroke(*at(a), *at(b), w * scale), mix(dark, CHARCOAL, 0.4))
    for line, w in kind.bands[1:]:
        c.fill(
            ribbon([at(p) for p in line], [w * scale] * (len(line) - 1) + [w * scale * 0.4]), dark
        )
    c.fill(smooth([at(p) for p in kind.body], tension=0.85), dark)
    if kind.fringe:
        for _ in range(34):
            i = h.rng.randrange(len(kind.fringe) - 1)
            (ax, ay), (bx, by) = kind.fringe[i], kind.fringe[i + 1]
            t = h.rng.random()
            px, py = ax + (bx - ax) * t, ay + (by - ay) * t
            c.fill(
                stroke(*at((px, py - 5)), *at((px + 2, py + h.between(3, 8))), 2.2 * scale), dark
            )
    fx, fy, rx, ry = kind.flank
    mid = [(fx + (px - fx) * 0.86, fy + (py - fy) * 0.84 - 1) for px, py in kind.body if py < -14]
    if len(mid) > 4:
        c.fill(smooth([at(p, 0.5) for p in mid], tension=0.8), pigment)
    cx, cy = at((fx, fy - ry * 0.5), 0)
    c.fill(h.blob(cx, cy, rx * scale, ry * scale, 0.2), mix(pigment, OCHRE, 0.62), 0.8)
    worn = []
    for _ in range(9):
        px, py = fx + h.near(0, rx), fy + h.near(0, ry * 1.3)
        worn.append(stroke(*at((px - 6, py)), *at((px + 6, py + h.near(1, 2))), 0.9 * scale))
    c.fill(worn, mix(OCHRE, "#ffe9bd", 0.45), 0.6)
    ex, ey = at(kind.eye, 0)
    c.fill(h.blob(ex, ey, 1.3 * scale, 1.1 * scale), "#f3e2bd")
    line, w = kind.bands[0]
    colour = IVORY if kind is MAMMOTH else dark
    if kind is MAMMOTH:
        below = [(px, py + 1.4) for px, py in line]
        c.fill(
            ribbon([at(p) for p in below], [w * scale] * (len(line) - 1) + [w * scale * 0.3]),
            mix(OCHRE, CHARCOAL, 0.35),
        )
    c.fill(ribbon([at(p) for p in line], [w * scale] * (len(line) - 1) + [w * scale * 0.3]), colour)
