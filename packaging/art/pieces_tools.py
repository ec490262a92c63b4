"""Tools 1 to 4, the plates things lie on, and the marks that show where one may go."""

from __future__ import annotations

import math

from pieces_brush import Point, Points, Sheet, curve, grow, oval, place
from pieces_goods import halo

INK, RUST, OCHRE = "#2E2723", "#A5482A", "#C98B2B"


def plate(
    sheet: Sheet,
    edge: str | Points,
    tones: tuple[str, str, str],
    depth: float = 5.0,
    grains: int = 60,
) -> Points:
    """A slab of stone or hide: lit face, dark underside, pitted surface; its edge."""
    light, base, dark = tones
    shape = sheet.rough(curve(edge, step=3) if isinstance(edge, str) else edge, 0.8, 14)
    halo(sheet, shape, by=1.4, opacity=0.45, drop=depth * 0.6)
    for dy in (depth, depth / 2):
        sheet.fill(shape, dark, rough=0, drop=dy)
    w, h = sheet.width, sheet.height
    sheet.fill(
        shape,
        sheet.gradient([(0, light), (0.6, base), (1, base)], (w * 0.1, 0, w * 0.8, h)),
        rough=0,
    )
    sheet.rim(shape, (0.5, 1), 3.2, dark, 0.35)
    sheet.rim(shape, (-0.5, -1), 1.8, "#FFFFFF", 0.55, inset=0.7)
    sheet.specks(shape, dark, grains, (0.3, 1.0), 0.28, 3)
    sheet.specks(shape, light, grains, (0.3, 1.0), 0.6, 3)
    return shape


LIMESTONE = ("#F6EEDD", "#E4D4B4", "#8D7550")
HIDE = ("#E8CFA3", "#D2B27E", "#7A5B34")


def shaft(sheet: Sheet, spec: str, width: float) -> None:
    """A wooden handle with a lit upper side."""
    sheet.mark(spec, width + 3, "#2A1D14", 0.65, ends=(0.95, 0.9), rough=0.06)
    sheet.mark(spec, width, "#7A4E28", ends=(0.95, 0.9), rough=0.07)
    points = curve(spec, closed=False)
    lit = [(x - width * 0.16, y - width * 0.2) for x, y in points[1:-1]]
    sheet.mark(lit, width * 0.34, "#B98650", 0.9, ends=(0.4, 0.4))


def flint(sheet: Sheet, edge: str, facets: tuple[tuple[str, str], ...], base: str) -> Points:
    """A knapped blade."""
    shape = sheet.rough(curve(edge), 0.5, 6)
    halo(sheet, shape, by=1.6, opacity=0.65)
    sheet.fill(shape, base, rough=0)
    for spec, colour in facets:
        sheet.fill(spec, colour, rough=0.5)
    sheet.rim(shape, (-0.6, -1), 1.8, "#F2EFE6", 0.7, inset=0.5)
    return shape


def lashing(sheet: Sheet, lines: tuple[str, ...]) -> None:
    """Sinew wound around a handle."""
    for spec in lines:
        sheet.mark(spec, 4.4, "#3A2615", 0.8, ends=(0.8, 0.8))
        sheet.mark(spec, 2.9, "#E2C48F", ends=(0.8, 0.8))


def hand_axe(sheet: Sheet) -> None:
    """Value 1: a flint held in the hand."""
    flint(
        sheet,
        "*66,9 74,22 78,38 74,54 62,64 48,65 36,57 33,45 40,31 52,18",
        (
            ("*66,9 *58,27 *46,38 40,31 52,18", "#C3BDAF"),
            ("*66,9 74,22 *66,36 *58,27", "#98928A"),
            ("*46,38 *58,27 *66,36 *62,50 *50,52", "#837C75"),
            ("*40,31 *46,38 *50,52 *44,61 36,57 33,45", "#ABA498"),
            ("*74,22 78,38 74,54 *62,50 *66,36", "#6B6560"),
            ("*50,52 *62,50 74,54 62,64 48,65 *44,61", "#57514D"),
        ),
        "#857E77",
    )


def hammer(sheet: Sheet) -> None:
    """Value 2: a pebble lashed to a short handle."""
    shaft(sheet, "26,68 42,50 62,26", 8.5)
    shape = sheet.rough(curve("40,17 50,9 63,11 77,21 86,33 84,44 74,48 61,43 48,33 40,25"), 0.5, 8)
    halo(sheet, shape, by=1.6, opacity=0.65)
    sheet.fill(
        shape,
        sheet.gradient([(0, "#C9C3B7"), (0.5, "#918B83"), (1, "#58524D")], (52, 10, 66, 48)),
        rough=0,
    )
    sheet.rim(shape, (-0.6, -1), 2, "#F2EFE6", 0.7, inset=0.5)
    sheet.specks(shape, "#4A4541", 22, (0.4, 1), 0.5, 2)
    lashing(sheet, ("52,14 60,30 58,42", "64,17 58,30 50,36", "66,16 66,30 70,45"))


def axe(sheet: Sheet) -> None:
    """Value 3: a flint blade set into a long shaft."""
    shaft(sheet, "22,72 42,46 60,16", 9)
    flint(
        sheet,
        "*46,20 58,18 72,16 84,11 *90,14 90,28 85,42 *80,46 70,40 58,35 *45,34",
        (
            ("*46,20 58,18 72,16 *70,26 *50,27", "#C3BDAF"),
            ("*72,16 84,11 *90,14 *84,26 *70,26", "#A39C92"),
            ("*84,26 *90,14 90,28 85,42 *80,46 *78,36", "#DAD5C9"),
            ("*50,27 *70,26 *78,36 *80,46 70,40 58,35 *45,34", "#625C57"),
        ),
        "#857E77",
    )
    lashing(
        sheet, ("44,23 52,31 60,34", "46,35 54,28 62,20", "41,30 47,36 53,39", "52,15 60,19 66,24")
    )


def great_axe(sheet: Sheet) -> None:
    """Value 4: a ground greenstone blade on both sides, lashed crosswise."""
    shaft(sheet, "33,66 43,49 62,14", 9.5)
    greens = ("#A9C0A6", "#7F9C82", "#54735F", "#3C5547")
    flint(
        sheet,
        "*44,16 58,19 72,22 82,16 *92,12 95,28 91,45 *84,54 78,46 66,42 *44,42 34,37 26,38 *17,41 14,28 20,14"
        " *27,8 32,14",
        (
            ("*27,8 32,14 *44,16 *58,19 *54,29 *30,27", greens[0]),
            ("*58,19 72,22 82,16 *92,12 *84,30 *54,29", greens[1]),
            ("*84,30 *92,12 95,28 91,45 *84,54", "#CFDDC8"),
            ("*30,27 *27,8 20,14 14,28 *17,41", "#CFDDC8"),
            ("*30,27 *54,29 *44,42 34,37 26,38 *17,41", greens[2]),
            ("*54,29 *84,30 *84,54 78,46 66,42 *44,42", greens[3]),
        ),
        greens[1],
    )
    lashing(sheet, ("46,19 54,29 62,40", "62,20 54,30 46,41", "54,17 54,30 54,42"))


def tally(sheet: Sheet, count: int, at: Point, height: float, colour: str = RUST) -> None:
    """Counting strokes, side by side."""
    step = height * 0.42
    x0, y = at[0] - step * (count - 1) / 2, at[1]
    for k in range(count):
        lean = sheet.rng.uniform(-0.6, 0.6)
        x = x0 + step * k
        sheet.mark(
            [(x + lean, y - height / 2), (x, y), (x - lean, y + height / 2)],
            height * 0.24,
            colour,
            ends=(0.8, 0.55),
        )


DRAW = {1: hand_axe, 2: hammer, 3: axe, 4: great_axe}


def tool(value: int) -> Sheet:
    """A tool on its tile, with as many tally strokes as it adds."""
    sheet = Sheet(f"pieces/tool_{value}", 100, 106)
    edge = "12,5 50,3 88,5 95,12 97,50 95,88 88,96 50,98 12,96 5,88 3,50 5,12"
    plate(sheet, edge, LIMESTONE, 6)
    DRAW[value](sheet)
    tally(sheet, value, (50, 82.5), 21)
    return sheet


def ring(name: str, colour: str, width: float, glow: float, double: bool) -> Sheet:
    """A painted ring on the ground with a glow; as flat as the rings of the board."""
    sheet = Sheet(f"pieces/ring_{name}", 100, 82)
    paint = sheet.glow(
        [(0, colour, glow * 0.55), (0.62, colour, glow), (0.8, colour, glow * 0.6), (1, colour, 0)],
        (41, 41, 41),
    )
    sheet.squash(paint)
    sheet.outline(sheet.rough(oval(50, 41, 33, 27), 0.9, 12), width, "#FFF6DC", 0.95)
    sheet.outline(sheet.rough(oval(50, 41, 33, 27), 0.9, 12), width * 0.55, colour)
    if double:
        sheet.outline(sheet.rough(oval(50, 41, 41, 33.6), 0.9, 12), 1.8, "#FFF6DC", 0.8)
    return sheet


BONE = (
    "16,28 10,25 8,18 12,12 19,11 24,15 *26,19 31,17 36,21 36,28 *74,66 80,64 86,68 87,74 84,79"
    " 89,81 92,87 89,93 82,93 77,90 *75,85 69,86 64,82 65,75 *28,37 22,38 17,34"
)


def bone(sheet: Sheet, at: Point, scale: float, flip: bool = False, edge: float = 0.75) -> None:
    """A bone lying aslant, about 84 units across at scale 1."""
    shape = sheet.rough(place(curve(BONE), at, scale, 0, flip, about=(50, 52)), 0.5)
    halo(sheet, shape, by=2.4, opacity=edge, drop=1.5)
    sheet.fill(shape, sheet.gradient([(0, "#FFF8E8"), (1, "#D9C39A")], (20, 10, 60, 92)), rough=0)
    sheet.rim(shape, (0.5, 1), 3.2 * scale, "#9C8255", 0.75)
    for spec in ("46,50 49,47", "55,60 58,57", "38,42 41,40"):
        line = place(curve(spec, closed=False), at, scale, 0, flip, about=(50, 52))
        sheet.mark(line, 1.8, "#9C8255", 0.8)


def closed() -> Sheet:
    """Two crossed bones: nobody may go here."""
    sheet = Sheet("pieces/closed", 100, 100)
    bone(sheet, (50, 51), 0.98)
    bone(sheet, (50, 51), 0.98, flip=True)
    return sheet


def hunger() -> Sheet:
    """A clay disc with a gnawed bone: somebody went hungry."""
    sheet = Sheet("pieces/hunger", 100, 104)
    disc = sheet.rough(oval(50, 49, 45, 44), 0.9, 16)
    halo(sheet, disc, by=1.6)
    sheet.fill(disc, "#3D150C", rough=0, drop=5)
    paint = sheet.gradient([(0, "#B65433"), (0.5, "#8F3520"), (1, "#6F2414")], (18, 6, 80, 92))
    sheet.fill(disc, paint, rough=0)
    sheet.rim(disc, (-0.5, -1), 2.6, "#F0A27E", 0.6, inset=1)
    sheet.specks(disc, "#4A180C", 40, (0.3, 1.1), 0.4, 3)
    bone(sheet, (50, 49), 0.78, edge=0.5)
    return sheet


def caption() -> Sheet:
    """A strip of hide for a short text; it is stretched to fit."""
    sheet = Sheet("pieces/caption", 300, 90)
    edge = (
        "*8,10 40,5 110,8 190,5 260,8 *292,6 296,30 293,52 *296,80 250,82 180,80 100,83 40,80 *5,82"
        " 8,56 4,32"
    )
    plate(sheet, edge, HIDE, 4, 120)
    for x in (14, 286):
        for y in (22, 45, 67):
            sheet.mark([(x - 3, y - 2), (x + 3, y + 2)], 2.4, "#7A5B34", 0.8)
    return sheet


def spiral(sheet: Sheet, at: Point, radius: float, turns: float, width: float, colour: str) -> None:
    """A coil, the oldest ornament."""
    line = []
    count = int(turns * 20)
    for k in range(count + 1):
        a = math.tau * turns * k / count
        r = radius * (0.06 + 0.94 * k / count)
        line.append((at[0] + r * math.cos(a), at[1] + r * math.sin(a)))
    sheet.mark(line, width, colour, ends=(0.8, 0.4), rough=0.12)


def stag(sheet: Sheet, at: Point, scale: float, colour: str, flip: bool = False) -> None:
    """A leaping stag, about 60 units long at scale 1."""
    body = (
        "*22,40 26,36 *30,29 33,31 *36,36 44,40 56,41 68,39 *76,42 79,39 78,47 74,52 *84,64 *90,76 *87,77"
        " *79,67 66,58 *72,70 *70,80 *67,80 *66,69 58,59 46,58 *40,66 *30,74 *28,72 *35,64 *36,56 *26,62 *16,66"
        " *15,63 *24,58 33,51 31,45 27,45"
    )
    sheet.fill(place(curve(body), at, scale, 0, flip, about=(52, 50)), colour, rough=0.4 * scale)
    for spec in (
        "31,30 30,22 24,16 22,10",
        "30,22 36,16 36,9",
        "27,18 20,18 16,14",
        "33,19 40,18 43,13",
    ):
        line = place(curve(spec, closed=False), at, scale, 0, flip, about=(52, 50))
        sheet.mark(line, 2.3 * scale, colour, ends=(0.9, 0.4))


def card_back() -> Sheet:
    """The back of a civilisation card: a night wall with a coil, stags and hands."""
    from pieces_people import handprint

    sheet = Sheet("pieces/card_back", 100, 141)
    edge = "7,2 50,1.2 93,2 98,7 99,70 98,132 93,137 50,138 7,137 2,132 1.2,70 2,7"
    shape = plate(sheet, edge, ("#7A4630", "#5A3122", "#2A1710"), 2.4, 160)
    sheet.outline(grow(shape, -5), 1.5, "#D9A45A", 0.85, gaps=0.12)
    paint = sheet.glow(
        [(0, "#E8A55A", 0.5), (0.6, "#C9742F", 0.2), (1, "#C9742F", 0)], (50, 69, 44)
    )
    sheet.fill(oval(50, 69, 44, 44), paint, rough=0)
    spiral(sheet, (50, 69), 21, 3.2, 5, "#F0C987")
    for k in range(14):
        a = math.tau * k / 14
        ray = [(50 + r * math.cos(a), 69 + r * math.sin(a)) for r in (25.5, 28, 31)]
        sheet.mark(ray, 2.8, "#E0A95C", ends=(0.9, 0.5))
    stag(sheet, (36, 23), 0.46, "#E9BE7C")
    stag(sheet, (68, 27), 0.36, "#D99B50")
    for at, scale, turn in (((26, 116), 0.46, 0), ((50, 119), 0.46, 0), ((74, 116), 0.46, 0)):
        mark = place(oval(50, 52, 17, 23), at, scale, turn, about=(50, 52))
        sheet.spray(mark, "#E9BE7C", 70, 2.2, 0.55)
        handprint(sheet, at, scale, "#F0C987")
    return sheet


def building_back() -> Sheet:
    """The back of a building tile: huts of a camp seen from the hill."""
    sheet = Sheet("pieces/building_back", 100, 104)
    edge = "7,2 50,1.2 93,2 98,7 99,50 98,92 93,97.5 50,98.5 7,97.5 2,92 1.2,50 2,7"
    shape = plate(sheet, edge, ("#8C6A45", "#6B4E31", "#332314"), 3.4, 120)
    sheet.outline(grow(shape, -5), 1.5, "#D9B074", 0.8, gaps=0.12)
    for at, scale, colour in (
        ((34, 46), 0.62, "#C99A5C"),
        ((67, 43), 0.54, "#B58548"),
        ((50, 66), 0.9, "#F0D29A"),
    ):
        tent = place(curve("*50,22 62,44 74,66 *82,76 50,79 *18,76 26,64 38,44"), at, scale)
        sheet.fill(tent, "#3A2817", 0.55, rough=0.4)
        sheet.fill(place(tent, at, 0.96, about=at), colour, rough=0.5)
        sheet.fill(place(curve("*50,46 *60,78 *41,78"), at, scale), "#3A2817", rough=0.4)
        for spec in ("50,26 44,12", "50,26 57,13", "50,26 50,9"):
            sheet.mark(
                place(curve(spec, closed=False), at, scale), 3 * scale, colour, ends=(0.9, 0.6)
            )
        for spec in ("40,44 32,74", "60,44 69,74"):
            sheet.mark(place(curve(spec, closed=False), at, scale), 2.2 * scale, "#7A5730", 0.8)
    return sheet


def sheets() -> list[Sheet]:
    """Every picture of this script."""
    made = [tool(value) for value in DRAW]
    made += [
        ring("legal", "#F2AE35", 6.0, 0.62, False),
        ring("hover", "#FFD257", 7.5, 0.95, True),
        closed(),
        hunger(),
        caption(),
        card_back(),
        building_back(),
    ]
    return made
