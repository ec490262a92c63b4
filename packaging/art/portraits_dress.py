"""What the people of the portraits wear, and the ground they are painted on."""

from __future__ import annotations

from board_paint import Canvas, Hand, ellipse, mix, poly, pts, ribbon, smooth, stroke

OCHRE, RUST, CHARCOAL, LIMESTONE, MOSS = "#c98b2b", "#a5482a", "#2e2723", "#e9dcc3", "#6e7f3a"
BONE, HIDE = "#efe4cb", "#d9bc8c"


def ground(name: str, sky: str, low: str, hill: str) -> tuple[Canvas, Hand]:
    """Sky, a hill behind the shoulders, and dry brush over both."""
    c, hand = Canvas(200, 220), Hand(name)
    c.fill(poly(pts("0,0 200,0 200,220 0,220")), sky)
    c.fill(ellipse(62, 60, 120, 86), mix(sky, "#fff4dc", 0.5), 0.55)
    for k in range(26):
        y = hand.between(6, 150)
        x = hand.between(-20, 170)
        c.fill(
            stroke(x, y, x + hand.between(18, 54), y + hand.between(-3, 3), hand.between(1, 3)),
            mix(sky, "#fff4dc" if k % 2 else low, 0.5),
            0.4,
        )
    c.fill(
        smooth(
            [(-10, 158), (40, 132), (96, 150), (150, 128), (212, 154), (212, 232), (-10, 232)], 0.9
        ),
        hill,
    )
    c.fill(
        smooth([(-10, 182), (60, 166), (130, 184), (212, 166), (212, 232), (-10, 232)], 0.9),
        mix(hill, low, 0.6),
    )
    return c, hand


def shoulders(
    c: Canvas, hand: Hand, cloth: str, wide: float = 1.0, fur: str = "", lift: float = 0.0
) -> None:
    """A hide over both shoulders, with a seam; some wear fur at the neck. lift: of a short neck."""
    w = 78 * wide
    collar = [
        *((100 - w, 232), (100 - w * 0.9, 186 - lift), (100 - w * 0.5, 166 - lift)),
        *((84, 160 - lift), (100, 178 - lift), (116, 160 - lift)),
        *((100 + w * 0.5, 166 - lift), (100 + w * 0.9, 186 - lift), (100 + w, 232)),
    ]
    c.fill(smooth(collar, 0.8), cloth)
    c.fill(
        smooth(
            [
                (100 + w * 0.2, 178),
                (100 + w * 0.52, 168),
                (100 + w * 0.9, 188),
                (100 + w, 232),
                (100 + w * 0.3, 232),
            ],
            0.8,
        ),
        mix(cloth, "#20120a", 0.3),
        0.7,
    )
    c.fill(
        smooth(
            [
                (100 - w * 0.86, 190),
                (100 - w * 0.5, 170),
                (86, 168),
                (70, 184),
                (100 - w * 0.8, 214),
            ],
            0.8,
        ),
        mix(cloth, "#fff0d0", 0.3),
        0.6,
    )
    for k in range(9):
        x = 100 + w * (-0.8 + 0.2 * k)
        c.fill(
            stroke(
                x, 186 + hand.between(-2, 8), x + hand.between(-4, 4), 220, hand.between(0.8, 1.8)
            ),
            mix(cloth, "#20120a", 0.35),
            0.35,
        )
    if fur:
        for side in (-1, 1):
            for k in range(9):
                t = k / 8
                x, y = (
                    100 + side * (12 + 50 * t * wide),
                    178 - 18 * min(1, t * 2) + 12 * max(0, t - 0.5) * 2,
                )
                c.fill(
                    hand.blob(x, y + 2, 11, 11, 0.24), mix(fur, "#20120a", 0.3 if side > 0 else 0.1)
                )
                c.fill(
                    hand.blob(x - 2, y, 8.5, 8, 0.28),
                    mix(fur, "#fff0d0", 0.25 if side < 0 else 0.05),
                )
                for _ in range(3):
                    c.fill(
                        stroke(
                            x + hand.between(-6, 6),
                            y - 4,
                            x + hand.between(-9, 9),
                            y + 12,
                            hand.between(1, 2),
                        ),
                        mix(fur, "#20120a", 0.4),
                        0.5,
                    )


def beads(
    c: Canvas,
    y: float,
    tones: tuple[str, ...],
    n: int = 13,
    reach: float = 34,
    sag: float = 18,
    size: float = 4.0,
) -> None:
    """A necklace."""
    for k in range(n):
        t = k / (n - 1) * 2 - 1
        x, drop = 100 + reach * t, sag * (1 - t * t)
        tone = tones[k % len(tones)]
        c.fill(ellipse(x + 0.8, y + drop + 1.2, size, size), "#20120a", 0.4)
        c.fill(ellipse(x, y + drop, size, size), tone)
        c.fill(
            ellipse(x - 1.1, y + drop - 1.2, size * 0.42, size * 0.42), mix(tone, "#ffffff", 0.6)
        )


def teeth(c: Canvas, y: float, n: int = 9, reach: float = 36, sag: float = 16) -> None:
    """A string of claws."""
    c.fill(ribbon([(100 - reach, y), (100, y + sag), (100 + reach, y)], [2, 2, 2]), "#4a2f1c")
    for k in range(n):
        t = k / (n - 1) * 2 - 1
        x, top = 100 + reach * t, y + sag * (1 - t * t)
        c.fill(
            smooth(
                [
                    (x - 3, top),
                    (x + 3, top),
                    (x + 1.4 + t * 2, top + 14),
                    (x - 0.6 + t * 2, top + 14),
                ],
                0.6,
            ),
            "#c9b68e",
        )
        c.fill(
            smooth(
                [
                    (x - 3, top),
                    (x + 0.6, top),
                    (x + 0.4 + t * 2, top + 13),
                    (x - 0.6 + t * 2, top + 13),
                ],
                0.6,
            ),
            BONE,
        )


def band(
    c: Canvas, tone: str, y: float = 66, wide: float = 44, thick: float = 9, sag: float = 5
) -> None:
    """A band round the forehead."""
    ends = [
        (100 - wide, y + 4),
        (100 - wide * 0.5, y - sag * 0.2),
        (100, y - sag * 0.5),
        (100 + wide * 0.5, y - sag * 0.2),
        (100 + wide, y + 4),
    ]
    c.fill(ribbon([(x, b + 1.6) for x, b in ends], [thick] * 5), mix(tone, "#20120a", 0.5))
    c.fill(ribbon(ends, [thick * 0.8] * 5), tone)


def feather(
    c: Canvas, foot: tuple[float, float], tip: tuple[float, float], tone: str, wide: float = 7
) -> None:
    """One feather with its quill and a dark end."""
    (x0, y0), (x1, y1) = foot, tip
    c.fill(stroke(x0, y0, x1, y1, wide * 2, 2), mix(tone, "#20120a", 0.2))
    c.fill(stroke(x0 - 1, y0, x1 - 1, y1 + 2, wide * 1.2, 2), mix(tone, "#fff4dc", 0.25))
    mx, my = x0 + (x1 - x0) * 0.7, y0 + (y1 - y0) * 0.7
    c.fill(stroke(mx, my, x1, y1, wide * 0.9), CHARCOAL, 0.8)
    c.fill(stroke(x0, y0, x1, y1, 1.2), BONE)
