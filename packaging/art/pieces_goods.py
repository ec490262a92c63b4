"""Goods, food and dice: what is held in the hand, with a lit and a shaded side."""

from __future__ import annotations

from pieces_brush import Point, Points, Sheet, curve, oval, path_data, place

EDGE = "#2A1D14"


def halo(
    sheet: Sheet, *shapes: Points, by: float = 1.8, opacity: float = 0.5, drop: float = 0.0
) -> None:
    """A dark rim behind a thing, so that it stands out on any ground."""
    for shape in shapes:
        sheet.raw(path_data(shape), EDGE, opacity, drop=drop, stroke=2 * by)


def _log(sheet: Sheet, at: Point, length: float, r: float) -> None:
    """One log lying to the right of its cut face."""
    x, y = at
    slope = -0.16
    end = (x + length, y + slope * length)
    top = [
        (x, y - r),
        (x + length * 0.5, y + slope * length * 0.5 - r * 1.04),
        (end[0], end[1] - r),
    ]
    right = [(end[0] + r * 0.42, end[1] - r * 0.5), (end[0] + r * 0.5, end[1] + r * 0.4)]
    low = [
        (end[0], end[1] + r),
        (x + length * 0.5, y + slope * length * 0.5 + r * 1.02),
        (x, y + r),
    ]
    body = sheet.rough(curve(top + right + low), 0.6, 6)
    halo(sheet, body, opacity=0.65)
    paint = sheet.gradient(
        [(0, "#B07A42"), (0.45, "#8A5A2E"), (1, "#54321A")], (x, y - r, x + 3, y + r * 0.9)
    )
    sheet.fill(body, paint, rough=0)
    for k, off in enumerate((-0.55, -0.1, 0.42)):
        a = x + r * 0.7 + 3 * k
        b = end[0] - 4 * (3 - k) * 0.5
        line = [
            (a, y + off * r + slope * (a - x)),
            ((a + b) / 2, y + off * r + slope * (a + b - 2 * x) / 2 + 0.8),
            (b, y + off * r + slope * (b - x)),
        ]
        sheet.mark(line, 2.2, "#3E2512", 0.55)
    face = sheet.rough(oval(x, y, r * 0.56, r), 0.5, 5)
    sheet.fill(face, "#E4BE85", rough=0)
    sheet.outline(face, 2.2, "#5B3A1E")
    sheet.outline(sheet.rough(oval(x, y, r * 0.32, r * 0.58), 0.4, 5), 1.6, "#9A6A38", 0.9)
    sheet.fill(oval(x, y, r * 0.1, r * 0.17), "#8A5A2E", rough=0.2)


def wood() -> Sheet:
    """One log: one drawing is one piece of wood, so that prices can be counted."""
    sheet = Sheet("pieces/wood")
    _log(sheet, (23, 60), 58, 25)
    return sheet


def _block(sheet: Sheet, at: Point, tones: tuple[str, str, str]) -> None:
    """A brick in oblique view: front, top and right side."""
    x, y = at
    front = [(x, y), (x + 62, y + 5), (x + 62, y + 39), (x + 1, y + 34)]
    top = [(x, y), (x + 23, y - 20), (x + 86, y - 15), (x + 62, y + 5)]
    side = [(x + 62, y + 5), (x + 86, y - 15), (x + 86, y + 17), (x + 62, y + 39)]

    def corners(points: Points) -> str:
        return " ".join(f"*{a:.1f},{b:.1f}" for a, b in points)

    whole = [front[3], front[0], top[1], top[2], side[2], side[3]]
    outline = sheet.rough(curve(corners(whole)), 0.6, 8)
    halo(sheet, outline, by=1.8, opacity=0.65)
    sheet.fill(outline, tones[1], rough=0)
    sheet.fill(corners(top), tones[0], rough=0.5)
    sheet.fill(corners(side), tones[2], rough=0.4)
    face = curve(corners(front))
    sheet.specks(face, tones[2], 16, (0.5, 1.3), 0.6, 1.5)
    sheet.specks(face, tones[0], 12, (0.5, 1.2), 0.7, 1.5)
    for k in range(3):
        cx, cy = x + 27 + 17 * k, y - 8 + 1.5 * k
        sheet.fill(oval(cx, cy, 5.2, 2.7), tones[1], 0.85, rough=0.3)


def brick() -> Sheet:
    """One clay brick with finger marks."""
    sheet = Sheet("pieces/brick")
    tones = ("#DB946A", "#B5643C", "#7C3C20")
    _block(sheet, (7, 46), tones)
    return sheet


def _facets(
    sheet: Sheet, edge: str, base: str, facets: tuple[tuple[str, str], ...], gleam: str
) -> Points:
    shape = sheet.rough(curve(edge), 0.5, 8)
    halo(sheet, shape, by=2.0, opacity=0.65)
    sheet.fill(shape, base, rough=0)
    for spec, colour in facets:
        sheet.fill(spec, colour, rough=0.5)
    sheet.rim(shape, (-0.5, -1), 2.2, gleam, 0.75, inset=0.5)
    return shape


def stone() -> Sheet:
    """A grey boulder with broken faces."""
    sheet = Sheet("pieces/stone")
    shape = _facets(
        sheet,
        "*10,62 *17,36 *38,17 *62,15 *84,33 *92,60 *80,83 *50,90 *22,84",
        "#8D8A86",
        (
            ("*17,36 *38,17 *62,15 *54,38 *30,46", "#C9C5BC"),
            ("*62,15 *84,33 *72,50 *54,38", "#A9A59E"),
            ("*84,33 *92,60 *80,83 *66,70 *72,50", "#6F6B68"),
            ("*66,70 *80,83 *50,90 *22,84 *34,70", "#58534F"),
            ("*10,62 *17,36 *30,46 *34,70 *22,84", "#9C9891"),
        ),
        "#F1EDE4",
    )
    sheet.specks(shape, "#3F3A37", 34, (0.5, 1.4), 0.5, 3)
    sheet.specks(shape, "#EFEBE2", 22, (0.4, 1.1), 0.6, 3)
    sheet.mark("*54,38 *57,52 *50,60 *53,72", 1.8, "#4A4541", 0.7)
    return sheet


def gold() -> Sheet:
    """A nugget of gold."""
    sheet = Sheet("pieces/gold")
    _facets(
        sheet,
        "*8,70 14,54 *28,47 *36,26 50,15 *66,18 80,30 *84,46 93,58 *90,76 74,87 *48,89 22,87",
        "#D99E22",
        (
            ("*28,47 *36,26 50,15 *66,18 *58,36 *42,44", "#F7DC7C"),
            ("*66,18 80,30 *84,46 *66,50 *58,36", "#E9BC43"),
            ("*84,46 93,58 *90,76 74,87 *70,68 *66,50", "#A86F12"),
            ("*8,70 14,54 *28,47 *42,44 *44,62 *24,72", "#F0C850"),
            ("*24,72 *44,62 *70,68 74,87 *48,89 22,87", "#B87A15"),
            ("*42,44 *58,36 *66,50 *70,68 *44,62", "#E3AF31"),
        ),
        "#FFF6CE",
    )
    for at, r in (((47, 29), 8.5), ((27, 60), 5.5), ((74, 33), 4.5)):
        for turn in (0, 90):
            ray: Points = [(50 - r, 50), (50, 50), (50 + r, 50)]
            sheet.mark(place(ray, at, 1, turn), 2.4, "#FFFBE6", ends=(0.05, 0.05), rough=0.05)
    return sheet


def meat() -> Sheet:
    """A haunch on its bone."""
    sheet = Sheet("pieces/food")
    bone = sheet.rough(
        curve("58,60 74,74 79,73 86,75 89,80 86,84 83,85 84,90 80,94 75,93 72,88 71,82 56,66"), 0.4
    )
    ham = sheet.rough(
        curve("24,22 38,11 56,11 70,22 76,39 72,56 62,67 *56,72 46,68 32,64 18,53 14,37"), 0.6, 9
    )
    halo(sheet, bone, ham, by=2.0, opacity=0.65)
    sheet.fill(bone, "#F0E4CB", rough=0)
    sheet.mark("60,66 68,75 74,82", 2.4, "#B79E75", 0.8)
    paint = sheet.gradient([(0, "#D9764B"), (0.5, "#B04B2C"), (1, "#6E2716")], (26, 12, 66, 70))
    sheet.fill(ham, paint, rough=0)
    cut = sheet.rough(curve("22,30 30,22 40,22 46,30 44,42 36,50 26,47 20,39"), 0.6)
    sheet.fill(cut, "#EFB795", rough=0)
    sheet.fill(oval(33, 36, 8.5, 9.5, 20), "#CF7F5C", rough=0.5)
    sheet.fill(oval(33.5, 35, 3.6, 4.2, 20), "#F3E7CF", rough=0.3)
    sheet.mark("52,20 61,27 66,38", 3.2, "#EBA27E", 0.7)
    for spec in ("56,46 60,53 60,60", "48,54 52,59 53,65", "63,41 67,46 68,52"):
        sheet.mark(spec, 2.6, "#4F180C", 0.6)
    return sheet


def caught_fish() -> Sheet:
    """A fish for the pot."""
    sheet = Sheet("pieces/food_fish")
    body = sheet.rough(
        curve(
            "6,50 16,37 32,29 50,29 66,38 *75,45 *94,28 90,49 *95,71 *75,56 64,65 48,72 30,70 14,62"
        ),
        0.5,
    )
    halo(sheet, body, by=2.0, opacity=0.65)
    paint = sheet.gradient([(0, "#6FA3A8"), (0.5, "#9DBDB4"), (1, "#E5DEC6")], (48, 28, 46, 72))
    sheet.fill(body, paint, rough=0)
    sheet.fill("34,30 44,20 56,22 *64,36 50,30", "#4F8088", rough=0.4)
    sheet.mark("30,34 26,42 26,52 30,64", 3, "#2F5860")
    for x in (42, 51, 60):
        sheet.mark([(x, 39), (x - 2.5, 48), (x, 58)], 2.4, "#3F6E75", 0.75)
    sheet.fill(oval(17, 46, 3.2, 3.2), "#F4EEDC", rough=0.2)
    sheet.fill(oval(17, 46, 1.7, 1.7), EDGE, rough=0.1)
    sheet.rim(body, (-0.2, -1), 2.2, "#E7F2EC", 0.7, inset=0.6)
    return sheet


def berries() -> Sheet:
    """A sprig of berries."""
    sheet = Sheet("pieces/food_berries")
    leaves = (
        "50,34 40,20 24,16 *10,22 20,36 36,40",
        "54,30 62,14 78,8 *90,14 84,30 68,38",
    )
    shapes = [sheet.rough(curve(spec), 0.5) for spec in leaves]
    dots = [(33, 55, 16), (62, 50, 16), (47, 74, 17), (75, 70, 14)]
    rounds = [sheet.rough(oval(x, y, r, r), 0.6, 9) for x, y, r in dots]
    halo(sheet, *shapes, *rounds, by=2.0, opacity=0.65)
    sheet.mark("48,56 50,40 56,24", 3.6, "#4A3A1E")
    for shape, colour in zip(shapes, ("#6E7F3A", "#82954A"), strict=True):
        sheet.fill(shape, colour, rough=0)
    sheet.mark("48,34 34,28 18,24", 2.2, "#3F4E20", 0.8)
    sheet.mark("58,30 70,22 82,16", 2.2, "#3F4E20", 0.8)
    for (x, y, r), ring in zip(dots, rounds, strict=True):
        paint = sheet.gradient(
            [(0, "#C9525A"), (0.5, "#962F3F"), (1, "#521523")],
            (x - r * 0.6, y - r, x + r * 0.5, y + r),
        )
        sheet.fill(ring, paint, rough=0)
        sheet.fill(
            oval(x - r * 0.34, y - r * 0.4, r * 0.22, r * 0.16, -30), "#F6D8D2", 0.85, rough=0.2
        )
        for turn in (0, 60, 120):
            ray: Points = [(50 - r * 0.2, 50), (50 + r * 0.2, 50)]
            sheet.mark(place(ray, (x + r * 0.25, y + r * 0.3), 1, turn), 1.5, "#3A0D18", 0.8)
    return sheet


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(value: int) -> Sheet:
    """A die of bone with burnt pips."""
    sheet = Sheet(f"pieces/die_{value}", 100, 106)
    spec = "18,6 50,4 82,6 *84,6 94,12 95,50 94,84 84,94 50,96 16,94 6,84 5,50 6,12"
    shape = sheet.rough(curve(spec), 0.7, 13)
    halo(sheet, shape, by=1.6, opacity=0.6, drop=5)
    halo(sheet, shape, by=1.6, opacity=0.6)
    for dy in (7, 3.5):
        sheet.fill(shape, "#9A8460", rough=0, drop=dy)
    paint = sheet.gradient([(0, "#FFFBF0"), (0.5, "#F3E8CF"), (1, "#DCC8A0")], (14, 4, 80, 96))
    sheet.fill(shape, paint, rough=0)
    sheet.rim(shape, (0.5, 1), 5, "#B69B6C", 0.5)
    sheet.rim(shape, (-0.5, -1), 3, "#FFFFFF", 0.9, inset=1)
    sheet.specks(shape, "#B69B6C", 26, (0.3, 0.9), 0.5, 4)
    sheet.mark("20,16 27,22 29,30", 1.2, "#C4AD82", 0.6)
    sheet.mark("80,88 74,80 75,72", 1.2, "#B69B6C", 0.6)
    step = 24.5
    for px, py in _PIPS[value]:
        x, y = 50 + px * step, 50 + py * step
        r = 12.5 if value == 1 else 10.2
        tone = "#A5482A" if value == 1 else "#33271F"
        sheet.fill(oval(x + 0.6, y + 1.4, r, r), "#FFFFFF", 0.75, rough=0.5)
        sheet.fill(oval(x, y, r, r), tone, rough=0.7, wave=8)
        sheet.fill(oval(x - r * 0.1, y - r * 0.16, r * 0.66, r * 0.62), "#000000", 0.22, rough=0.4)
    return sheet


def sheets() -> list[Sheet]:
    """Every picture of this script."""
    made = [wood(), brick(), stone(), gold(), meat(), caught_fish(), berries()]
    return made + [die(value) for value in range(1, 7)]
