"""Civilisation cards: the two faces, the signs of the upper half and the culture symbols."""

from __future__ import annotations

import math

from pieces_brush import Points, Sheet, curve, grow, oval, place
from pieces_goods import halo
from pieces_tools import OCHRE, RUST, lashing, shaft

CREAM, DEEP, SAND_INK = "#F6EBD0", "#2C3517", "#3A2A1E"
CARD_EDGE = "7,2 50,1.2 93,2 98,7 99,70 98,132 93,137 50,138 7,137 2,132 1.2,70 2,7"


def card_face(name: str, light: str, base: str, dark: str, band: str) -> Sheet:
    """Limestone above, the ground of the lower half below, a painted band between."""
    sheet = Sheet(f"cards/{name}", 100, 141)
    shape = sheet.rough(curve(CARD_EDGE, step=3), 0.7, 14)
    halo(sheet, shape, by=1.0, opacity=0.55, drop=1.4)
    sheet.fill(shape, "#6F5A3C", rough=0, drop=2.4)
    paint = sheet.gradient([(0, "#FBF5E7"), (0.5, "#EBDDC1"), (1, "#DFCDA9")], (10, 0, 70, 74))
    sheet.fill(shape, paint, rough=0)
    sheet.specks([(6, 6), (94, 6), (94, 66), (6, 66)], "#B79E72", 70, (0.3, 0.9), 0.35, 0)
    sheet.specks([(6, 6), (94, 6), (94, 66), (6, 66)], "#FFFFFF", 50, (0.3, 1.0), 0.6, 0)
    sheet.mark("8,20 20,26 24,38 33,42", 0.8, "#BCA57B", 0.55)
    sheet.mark("92,12 84,18 83,28", 0.8, "#BCA57B", 0.55)
    # The lower half keeps a margin of limestone: nothing could cut it at the card's edge.
    low = sheet.rough(
        curve(
            "*5,72 25,70.5 50,72.5 75,70.5 *95,72 95.5,100 95,128 90,133.5 50,134.5 10,133.5 5,128 4.5,100",
            step=2.5,
        ),
        0.6,
        9,
    )
    sheet.fill(
        low, sheet.gradient([(0, light), (0.55, base), (1, dark)], (24, 70, 74, 136)), rough=0
    )
    sheet.specks(low, light, 60, (0.3, 1.1), 0.5, 2)
    sheet.specks(low, dark, 60, (0.3, 1.1), 0.45, 2)
    for k in range(15):
        x = 8 + 6 * k
        sheet.mark([(x - 2.4, 68.9), (x, 66.4), (x + 2.4, 68.9)], 1.5, band, 0.85, ends=(0.9, 0.9))
    sheet.rim(shape, (-0.5, -1), 1.1, "#FFFFFF", 0.8, inset=0.5)
    sheet.rim(shape, (0.5, 1), 1.6, "#8D7550", 0.4)
    return sheet


def animal_face() -> Sheet:
    """The face of a wild animal: a cold cave wall."""
    sheet = Sheet("cards/animal", 100, 120)
    edge = "7,2 50,1.2 93,2 98,7 99,60 98,111 93,116 50,117 7,116 2,111 1.2,60 2,7"
    shape = sheet.rough(curve(edge, step=3), 0.7, 14)
    halo(sheet, shape, by=1.0, opacity=0.55, drop=1.4)
    sheet.fill(shape, "#4F4A45", rough=0, drop=2.4)
    paint = sheet.gradient([(0, "#F3EEE4"), (0.55, "#DCD3C4"), (1, "#B9AD9A")], (10, 0, 80, 118))
    sheet.fill(shape, paint, rough=0)
    glow = sheet.glow([(0, "#FFF6E2", 0.9), (1, "#FFF6E2", 0)], (50, 46, 46))
    sheet.fill(oval(50, 46, 46, 44), glow, rough=0)
    sheet.specks(shape, "#8E8474", 110, (0.3, 1.0), 0.35, 3)
    sheet.specks(shape, "#FFFFFF", 60, (0.3, 1.0), 0.6, 3)
    for spec in ("6,30 16,33 22,44 20,54", "94,22 86,28 84,40 88,50", "60,4 64,10 74,12"):
        sheet.mark(spec, 0.9, "#9A8F7E", 0.6)
    sheet.outline(grow(shape, -4.2), 1.3, RUST, 0.75, gaps=0.1)
    sheet.rim(shape, (-0.5, -1), 1.1, "#FFFFFF", 0.8, inset=0.5)
    return sheet


def points() -> Sheet:
    """A painted pebble with a ring of dots; the number is written on it."""
    sheet = Sheet("cards/points")
    disc = sheet.rough(oval(50, 49, 45, 44), 1.1, 15)
    halo(sheet, disc, by=1.6, opacity=0.5, drop=3)
    sheet.fill(disc, "#4F1C0D", rough=0, drop=4.5)
    sheet.fill(disc, sheet.gradient([(0, "#BE5C38"), (1, "#8A3A20")], (20, 8, 80, 92)), rough=0)
    for k in range(20):
        a = math.tau * k / 20
        dot = oval(50 + 38 * math.cos(a), 49 + 37 * math.sin(a), 2.3, 2.3, step=1.2)
        sheet.fill(dot, "#F0C987", 0.95, rough=0.3)
    sheet.rim(disc, (-0.5, -1), 2.4, "#F4B48E", 0.6, inset=0.6)
    return sheet


def axe_sign() -> Sheet:
    """A tool to keep: an axe without a tile."""
    sheet = Sheet("cards/tool")
    shaft(sheet, "20,92 40,60 60,20", 10)
    blade = sheet.rough(
        curve("*44,20 60,18 78,14 *92,8 96,24 92,42 *84,54 72,44 58,40 *42,40"), 0.6, 7
    )
    halo(sheet, blade, by=1.8, opacity=0.65)
    sheet.fill(blade, "#857E77", rough=0)
    for spec, colour in (
        ("*44,20 60,18 78,14 *76,28 *50,30", "#C9C3B6"),
        ("*78,14 *92,8 96,24 *90,30 *76,28", "#A39C92"),
        ("*90,30 96,24 92,42 *84,54 *78,42", "#E0DBCF"),
        ("*50,30 *76,28 *78,42 *84,54 72,44 58,40 *42,40", "#625C57"),
    ):
        sheet.fill(spec, colour, rough=0.5)
    lashing(
        sheet, ("42,26 52,36 64,41", "44,41 54,31 64,22", "39,35 46,42 54,46", "53,15 62,20 70,28")
    )
    return sheet


def broken_axe() -> Sheet:
    """A tool for one use: its handle is already cracked."""
    sheet = Sheet("cards/one_use")
    shaft(sheet, "46,53 54,36 63,18", 10)
    shaft(sheet, "13,88 24,76 37,62", 10)
    for spec in ("*44,46 *48,53 *43,55 *47,62", "*41,57 *36,55 *37,62 *31,61"):
        sheet.mark(spec, 4.5, "#C99A62", ends=(0.7, 0.6))
    blade = sheet.rough(
        curve("*46,18 60,16 76,12 *90,7 95,22 91,40 *84,51 72,42 60,38 *46,38"), 0.6, 7
    )
    halo(sheet, blade, by=1.8, opacity=0.65)
    sheet.fill(blade, "#A06A45", rough=0)
    for spec, colour in (
        ("*46,18 60,16 76,12 *75,26 *52,28", "#D9A984"),
        ("*76,12 *90,7 95,22 *88,29 *75,26", "#BC865F"),
        ("*88,29 95,22 91,40 *84,51 *77,40", "#EFD3B4"),
        ("*52,28 *75,26 *77,40 *84,51 72,42 60,38 *46,38", "#7A492B"),
    ):
        sheet.fill(spec, colour, rough=0.5)
    lashing(sheet, ("44,25 54,34 66,39", "46,39 56,29 66,20", "42,33 48,40 56,43"))
    for spec in ("30,46 22,40", "26,54 16,52", "54,68 60,74", "48,74 50,82"):
        sheet.mark(spec, 3.2, RUST, ends=(0.8, 0.5))
    return sheet


def field() -> Sheet:
    """Agriculture: three ears of grain over furrows."""
    sheet = Sheet("cards/field")
    ears = (("32,84 30,62 17,36", -24.0), ("68,84 70,62 83,36", 24.0), ("50,84 50,60 50,30", 0.0))
    for layer, ink in enumerate(("#3F2C10", "#C98B2B")):
        for spec, turn in ears:
            sheet.mark(spec, (6.6, 3.6)[layer], ink, ends=(1, 0.8))
            tip = curve(spec, closed=False)[-1]
            grains = [oval(50, 36, 4.0, 7.0, 0, step=1.2)]
            for k in range(4):
                grains += [
                    oval(50 + side * 5.6, 45 + 8.6 * k, 4.0, 6.6, side * 26, step=1.2)
                    for side in (-1, 1)
                ]
            for k, grain in enumerate(grains):
                placed = place(grain, tip, 0.86, turn, about=(50, 56))
                if layer == 0:
                    sheet.fill(grow(placed, 1.5), ink, rough=0)
                else:
                    sheet.fill(placed, "#F0C85A" if k % 2 else "#DDA030", rough=0.2)
    for spec in ("8,84 30,79 50,82 70,79 92,84", "13,94 32,89 50,92 68,89 87,94"):
        sheet.mark(spec, 6, "#6B4423", 0.95)
    return sheet


def livestock() -> Sheet:
    """What stands for agriculture in winter: the head of a goat, seen from the front."""
    sheet = Sheet("cards/livestock")
    ink, horn, coat, pale = "#3F2C10", "#F3E3BD", "#C9853A", "#F0D3A0"
    parts = (
        ("44,34 38,20 26,9 10,11", 11, horn),
        ("56,34 62,20 74,9 90,11", 11, horn),
        ("36,40 22,38 9,45", 13, coat),
        ("64,40 78,38 91,45", 13, coat),
    )
    head = "50,26 62,29 67,39 64,54 58,69 56,78 50,81 44,78 42,69 36,54 33,39 38,29"
    beard = "*43,76 *57,76 54,86 *50,98 46,86"
    for layer in (0, 1):
        for spec, width, colour in parts:
            grown = width + (0 if layer else 5)
            sheet.mark(spec, grown, colour if layer else ink, ends=(0.95, 0.35))
        for spec, colour in ((beard, horn), (head, coat)):
            shape = curve(spec)
            sheet.fill(shape if layer else grow(shape, 2.5), colour if layer else ink, rough=0.5)
    sheet.fill("50,28 56,36 55,58 58,72 50,79 42,72 45,58 44,36", pale, rough=0.5)
    for x in (40.5, 59.5):
        sheet.fill(oval(x, 47, 3.4, 4.2), ink, rough=0.2)
    for spec in ("45,70 47.5,73", "55,70 52.5,73", "50,74 50,79"):
        sheet.mark(spec, 3, ink)
    for spec in ("31,13 33,20", "23,9 24,15", "69,13 67,20", "77,9 76,15"):
        sheet.mark(spec, 2.6, "#8A6A38", 0.9)
    return sheet


def pouch() -> Sheet:
    """A leather pouch: goods of free choice."""
    sheet = Sheet("cards/pouch")
    bag = sheet.rough(
        curve("*38,36 24,46 12,64 14,82 28,92 50,94 72,92 86,82 88,64 76,46 *62,36 50,39"), 0.7, 9
    )
    neck = sheet.rough(
        curve("*38,34 *30,20 *40,23 *46,14 *53,22 *62,13 *64,23 *71,20 *62,34 50,37"), 0.5, 6
    )
    halo(sheet, bag, neck, by=1.8, opacity=0.65)
    sheet.fill(neck, "#A87443", rough=0)
    sheet.fill(
        bag,
        sheet.gradient([(0, "#D6A76C"), (0.5, "#B17C45"), (1, "#704721")], (28, 36, 70, 94)),
        rough=0,
    )
    sheet.rim(bag, (-0.6, -1), 2.6, "#F0D3A2", 0.65, inset=0.8)
    sheet.specks(bag, "#5B3A1B", 30, (0.4, 1.1), 0.45, 3)
    sheet.mark("34,37 50,41 66,37", 6, "#4A2B14", ends=(0.8, 0.8))
    sheet.mark("35,36 50,39.6 65,36", 3.2, RUST, ends=(0.8, 0.8))
    sheet.mark("62,38 70,46 68,54", 3.2, RUST)
    sheet.mark("30,52 26,64 30,78", 2.2, "#6B421E", 0.7)
    sheet.mark("60,54 66,68 60,82", 2.2, "#6B421E", 0.6)
    return sheet


def arrow() -> Sheet:
    """What one gets: a brush arrow to the right."""
    sheet = Sheet("cards/arrow", 100, 60)
    sheet.mark("6,31 34,28 68,30", 13, RUST, ends=(0.5, 0.9))
    sheet.mark("*58,8 *93,30 *58,53", 12, RUST, ends=(0.7, 0.6))
    return sheet


def people_sign() -> Sheet:
    """A person of no colour: counts people."""
    sheet = Sheet("cards/people", 80, 100)
    shape = sheet.rough(
        curve(
            "40,6 51,10 55,21 51,32 *47,37 60,41 70,54 76,72 *78,88 60,93 20,93 *2,88 4,72 10,54 20,41 *33,37 29,32 25,21 29,10"
        ),
        0.6,
        8,
    )
    halo(sheet, shape, by=1.6, opacity=0.5)
    sheet.fill(shape, "#8A4A2C", rough=0)
    sheet.mark("18,62 40,68 62,62", 4.5, "#EBC07A", 0.95)
    sheet.mark("14,76 40,82 66,76", 4.5, "#EBC07A", 0.95)
    return sheet


def hut_sign() -> Sheet:
    """A hut: counts buildings."""
    sheet = Sheet("cards/hut")
    wall = sheet.rough(curve("*20,52 50,48 *80,52 82,72 *80,90 50,92 *20,90 18,72"), 0.5)
    roof = sheet.rough(curve("*50,8 70,28 *96,52 88,58 50,55 12,58 *4,52 30,28"), 0.6)
    halo(sheet, wall, roof, by=1.8, opacity=0.55)
    sheet.fill(wall, "#C99358", rough=0)
    sheet.fill("*42,92 42,72 50,64 58,72 *58,92", "#3A2717", rough=0.4)
    sheet.fill(roof, "#8A4A2C", rough=0)
    for spec in ("50,16 40,34 28,52", "50,16 50,34 50,52", "50,16 60,34 72,52"):
        sheet.mark(spec, 3, "#EBC07A", 0.85)
    return sheet


# --- Culture symbols ------------------------------------------------------------------------------


def culture(name: str) -> Sheet:
    """A sheet for a symbol painted in chalk on the green ground."""
    return Sheet(f"cards/{name}")


def shade(sheet: Sheet, *shapes: Points) -> None:
    """A dark breath behind chalk shapes, then the chalk itself."""
    for shape in shapes:
        halo(sheet, shape, by=1.5, opacity=0.55, drop=1.0)
    for shape in shapes:
        sheet.fill(shape, CREAM, rough=0)


def healing() -> Sheet:
    """Mortar, pestle and a herb."""
    sheet = culture("healing")
    bowl = sheet.rough(
        curve("*14,50 50,54 *86,50 84,66 74,80 *62,86 *66,94 50,96 *34,94 *38,86 26,80 16,66"), 0.6
    )
    sheet.mark("60,50 74,28 84,10", 13, DEEP, 0.5, ends=(0.9, 1.0), rough=0.05)
    sheet.mark("60,50 73,29 83,11", 10, "#D9B98A", ends=(0.8, 1.0), rough=0.05)
    leaf_one = sheet.rough(curve("*40,50 26,42 20,28 *20,14 34,20 42,32"), 0.4)
    leaf_two = sheet.rough(curve("*42,48 38,34 44,20 *54,8 60,22 56,36"), 0.4)
    for leaf in (leaf_one, leaf_two):
        halo(sheet, leaf, by=1.4, opacity=0.5, drop=1)
        sheet.fill(leaf, "#C5D487", rough=0)
    sheet.mark("40,48 32,34 23,20", 2.4, DEEP, 0.8)
    sheet.mark("43,46 48,32 53,15", 2.4, DEEP, 0.8)
    shade(sheet, bowl)
    sheet.mark("20,60 50,64 80,60", 4, RUST)
    for x in (30, 40, 50, 60, 70):
        sheet.mark(
            [(x - 4, 76 - abs(x - 50) * 0.05), (x, 70), (x + 4, 76 - abs(x - 50) * 0.05)],
            2.8,
            OCHRE,
            ends=(0.9, 0.9),
        )
    return sheet


def art() -> Sheet:
    """A bison on the wall: high shoulders, head low, as the old painters saw it."""
    sheet = culture("art")
    bison = sheet.rough(
        curve(
            "6,62 7,52 13,45 20,40 25,30 34,19 46,16 56,24 66,33 80,36 90,40 95,50 *97,72 *94,74"
            " *91,56 *89,52 88,62 *85,70 *88,80 *86,92 *81,92 *82,82 *76,70 66,66 54,70 *46,70 *45,80"
            " *43,91 *38,91 *39,80 *36,72 *31,74 *29,84 *25,91 *21,90 *25,80 *25,72 *20,70 *16,82 *13,72"
            " 9,70"
        ),
        0.5,
    )
    shade(sheet, bison)
    mane = sheet.rough(
        curve(
            "10,58 13,48 21,42 26,31 35,21 45,19 51,28 50,44 44,58 34,66 26,70 *20,68 *17,76 13,68"
        ),
        0.9,
        6,
    )
    sheet.fill(mane, RUST, rough=0)
    sheet.fill("54,30 66,37 80,40 88,46 84,58 74,62 62,60 56,48", OCHRE, 0.8, rough=0.9)
    sheet.mark("17,46 9,42 6,34 11,28", 5.4, DEEP, 0.5, ends=(0.9, 0.3))
    sheet.mark("17,46 9,42 6,34 11,28", 3.8, CREAM, ends=(0.9, 0.3))
    sheet.mark("22,44 19,36 22,28", 3.8, CREAM, ends=(0.9, 0.3))
    sheet.fill(oval(15, 56, 2.0, 2.0), CREAM, rough=0.2)
    for spec in ("30,30 28,40 30,48", "38,26 36,38 37,50", "45,28 44,40 42,50"):
        sheet.mark(spec, 2.4, "#5F2412", 0.8)
    return sheet


def music() -> Sheet:
    """A bone flute and its sound."""
    sheet = culture("music")
    tube = sheet.rough(
        curve("*10,78 *18,90 40,74 62,59 *92,37 94,30 90,22 *82,24 60,40 34,60"), 0.5
    )
    shade(sheet, tube)
    sheet.mark("12,76 19,88", 4.4, RUST, ends=(0.9, 0.9))
    sheet.mark("80,25 88,38", 4.4, RUST, ends=(0.9, 0.9))
    for k in range(4):
        x, y = 34 + 13 * k, 69 - 9.3 * k
        sheet.fill(oval(x, y, 4.0, 3.4, -35), DEEP, rough=0.3)
    for spec, w in (
        ("46,38 42,30 46,22 42,14", 5.5),
        ("32,48 28,40 32,32 28,24", 5.5),
        ("18,56 14,49 18,42 14,35", 5.0),
    ):
        sheet.mark(spec, w, "#EBC878", ends=(0.7, 0.4))
    return sheet


def writing() -> Sheet:
    """A stone slab with rows of signs."""
    sheet = culture("writing")
    slab = sheet.rough(curve("*22,10 50,6 *76,9 82,40 *80,90 50,95 *20,91 17,50"), 0.8, 10)
    shade(sheet, slab)
    sheet.rim(slab, (0.6, 1), 4, "#B49A6A", 0.7)
    rows = (
        ("30,20 30,32", "38,20 38,32", "46,20 46,32", "*56,32 *62,20 *68,32"),
        ("*30,50 *35,42 *40,50", "48,40 48,52", "54,46 68,46", "61,40 61,52"),
        ("30,60 44,60", "30,66 44,66", "*54,58 *60,68 *66,58"),
        ("30,78 38,76 46,80 54,76 68,79",),
    )
    for row, colour in zip(rows, (RUST, SAND_INK, RUST, SAND_INK), strict=True):
        for spec in row:
            sheet.mark(spec, 4.2, colour, ends=(0.9, 0.6))
    sheet.fill(oval(50, 86.5, 1.8, 1.6), SAND_INK, rough=0.2)
    return sheet


def sundial() -> Sheet:
    """Sun, stick and shadow among the stones of the hours."""
    sheet = culture("sundial")
    sun = sheet.rough(oval(23, 23, 11, 11), 0.5)
    for k in range(10):
        a = math.radians(36 * k)
        ray = [(23 + r * math.cos(a), 23 + r * math.sin(a)) for r in (14.5, 18, 22)]
        sheet.mark(ray, 4.6, "#F0C85A", ends=(0.9, 0.5))
    halo(sheet, sun, by=1.4, opacity=0.5, drop=1)
    sheet.fill(sun, "#F0C85A", rough=0)
    ground = sheet.rough(
        curve("4,66 20,54 50,50 80,54 96,66 90,82 70,93 50,95 30,93 10,82"), 0.8, 10
    )
    shade(sheet, ground)
    sheet.fill("*49,72 *55,69 *84,76 *79,82", "#8C7A52", 0.85, rough=0.4)
    sheet.mark("52,73 53,50 55,20", 10, DEEP, 0.45, ends=(0.9, 0.7), rough=0.06)
    sheet.mark("52,72 53,50 55,22", 7, RUST, ends=(0.95, 0.7), rough=0.06)
    for k in range(9):
        a = math.radians(8 + 20.5 * k)
        stone = oval(50 + 36 * math.cos(a), 69 + 17.5 * math.sin(a), 4.2, 3.4, step=1.2)
        sheet.fill(stone, SAND_INK, rough=0.5)
    return sheet


def pottery() -> Sheet:
    """A painted pot."""
    sheet = culture("pottery")
    pot = sheet.rough(
        curve(
            "*33,8 50,11 *67,8 70,14 *64,22 76,34 85,50 82,68 70,84 *60,93 50,95 *40,93 30,84 18,68 15,50 24,34 *36,22 30,14"
        ),
        0.6,
    )
    for spec in ("24,36 10,32 8,46 17,54", "76,36 90,32 92,46 83,54"):
        sheet.mark(spec, 8.4, DEEP, 0.45, ends=(0.9, 0.9))
        sheet.mark(spec, 5.8, CREAM, ends=(0.9, 0.9))
    shade(sheet, pot)
    sheet.mark("35,23 50,26 65,23", 3.6, SAND_INK)
    sheet.mark("22,40 50,45 78,40", 4.4, RUST)
    line = " ".join(f"*{22 + 7 * k},{50 if k % 2 else 60}" for k in range(9))
    sheet.mark(line, 4.2, SAND_INK, ends=(0.9, 0.9))
    sheet.mark("22,68 50,73 78,68", 4.4, RUST)
    for x in (36, 45, 55, 64):
        sheet.fill(oval(x, 81 - abs(x - 50) * 0.08, 2.6, 2.6), OCHRE, rough=0.3)
    return sheet


def transport() -> Sheet:
    """A dugout boat with a paddler."""
    sheet = culture("transport")
    hull = sheet.rough(curve("*4,52 20,62 50,65 80,62 *97,50 92,68 80,79 50,83 22,80 10,70"), 0.6)
    body = sheet.rough(curve("*40,62 42,44 *48,34 56,34 61,44 *62,63"), 0.4)
    sheet.mark("44,40 60,50 72,54", 6, CREAM, ends=(0.9, 0.8))
    sheet.mark("78,28 72,54 66,88", 7, DEEP, 0.5, ends=(0.7, 0.7))
    sheet.mark("78,28 72,54 66,88", 4.4, "#D9B98A", ends=(0.7, 0.7))
    sheet.fill("66,80 70,84 68,96 61,99 58,92 61,84", "#D9B98A", rough=0.4)
    shade(sheet, body, sheet.rough(oval(51, 24, 8.6, 9.2), 0.4), hull)
    sheet.mark("12,64 30,71 50,73 70,71 88,63", 4.0, RUST)
    for spec in ("6,90 14,86 22,90 30,86 38,90 46,86 54,90", "74,91 82,87 90,91 96,88"):
        sheet.mark(spec, 4.2, "#BFD9C0", 0.95)
    return sheet


def weaving() -> Sheet:
    """An upright loom with a half-woven cloth."""
    sheet = culture("weaving")
    for spec in ("16,12 17,50 15,94", "84,12 83,50 85,94", "8,14 50,12 92,14"):
        sheet.mark(spec, 9.6, DEEP, 0.5, ends=(0.9, 0.9))
    cloth = sheet.rough(
        curve("*26,18 50,17 *74,18 75,40 *74,58 62,56 50,59 38,56 *26,58 25,40"), 0.5
    )
    for k in range(7):
        x = 28 + 7.3 * k
        sheet.mark([(x, 54), (x, 70), (x + 0.4, 84)], 2.6, CREAM, ends=(0.9, 0.9))
        sheet.fill(oval(x, 88, 3.6, 4.6), "#D9B98A", rough=0.4)
    shade(sheet, cloth)
    sheet.mark("25,26 50,25 75,26", 4.6, RUST, ends=(0.95, 0.95))
    line = " ".join(f"*{27 + 5.8 * k:.1f},{33 if k % 2 else 42}" for k in range(9))
    sheet.mark(line, 3.8, SAND_INK, ends=(0.9, 0.9))
    sheet.mark("25,50 50,49 75,50", 4.6, OCHRE, ends=(0.95, 0.95))
    for spec in ("16,12 17,50 15,94", "84,12 83,50 85,94", "8,14 50,12 92,14"):
        sheet.mark(spec, 6.6, "#D9B98A", ends=(0.9, 0.9))
    return sheet


# --- Trades ---------------------------------------------------------------------------------------


def trade(name: str) -> Sheet:
    """A sheet for a figure painted on sand; narrow, so that three stand side by side."""
    return Sheet(f"cards/{name}", 76, 100)


def limbs(sheet: Sheet, *specs: str, w: float = 7.4, colour: str = SAND_INK) -> None:
    """Arms and legs."""
    for spec in specs:
        sheet.mark(spec, w, colour, ends=(1.0, 0.7), rough=0.08)


def farmer() -> Sheet:
    """With a sickle and an armful of grain."""
    sheet = trade("farmer")
    limbs(sheet, "37,60 32,76 25,94", "41,60 47,76 54,94", w=8)
    sheet.mark("24,94 18,95", 5, SAND_INK)
    sheet.mark("54,94 61,95", 5, SAND_INK)
    sheet.fill("*26,32 39,29 *52,32 48,48 *50,66 39,68 *28,66 31,48", SAND_INK, rough=0.5)
    sheet.mark("29,52 39,55 49,52", 3.4, OCHRE)
    sheet.fill(oval(39, 19, 8.4, 9), SAND_INK, rough=0.4)
    sheet.fill("29,20 30,11 38,7 47,10 *50,19 44,16 37,15 *31,18 *27,30", RUST, rough=0.5)
    limbs(sheet, "50,34 58,44 64,38")
    sheet.mark("64,42 70,30 68,16 58,9 50,8", 5.6, RUST, ends=(0.8, 0.25))
    for spec in ("16,66 13,46 5,26", "17,66 16,44 14,20", "18,66 20,46 24,26"):
        sheet.mark(spec, 3.4, "#9A6415")
        tip = curve(spec, closed=False)[-1]
        for k in range(3):
            for side in (-1, 1):
                grain = oval(tip[0] + side * 2.6, tip[1] + 5.4 * k, 2.3, 4.0, side * 22, step=1.2)
                sheet.fill(grain, "#B4701A", rough=0.2)
    limbs(sheet, "28,34 20,46 17,56 24,58")
    return sheet


def hut_builder() -> Sheet:
    """Lifting a roof."""
    sheet = trade("hut_builder")
    limbs(sheet, "35,66 29,80 22,95", "41,66 47,80 54,95", w=8)
    sheet.mark("22,95 16,96", 5, SAND_INK)
    sheet.mark("54,95 60,96", 5, SAND_INK)
    sheet.fill("*25,46 38,43 *51,46 47,58 *49,72 38,74 *27,72 29,58", SAND_INK, rough=0.5)
    sheet.mark("28,62 38,65 48,62", 3.4, OCHRE)
    sheet.fill(oval(38, 34, 7.8, 8.4), SAND_INK, rough=0.4)
    limbs(sheet, "28,48 17,40 16,26", "48,48 59,40 60,26")
    sheet.fill("*38,2 54,14 *75,31 70,35 54,24 *38,14 22,24 6,35 *1,31 22,14", RUST, rough=0.6)
    for spec in ("38,7 38,1", "32,8 44,0", "44,8 32,0"):
        sheet.mark(spec, 3, RUST)
    for spec in ("16,21 20,27", "26,14 30,20", "60,21 56,27", "50,14 46,20"):
        sheet.mark(spec, 2.4, "#EBC07A", 0.95)
    return sheet


def shaman() -> Sheet:
    """Antlers, a fringed cloak and a rattle staff."""
    sheet = trade("shaman")
    limbs(sheet, "33,78 31,88 26,96", "42,78 44,88 50,96", w=7)
    sheet.fill(
        "*27,38 38,35 *49,38 54,58 *58,80 *52,77 *48,84 *43,78 *38,86 *33,78 *28,84 *24,77 *18,80 22,58",
        SAND_INK,
        rough=0.4,
    )
    sheet.mark("24,56 38,60 52,56", 3.4, RUST)
    sheet.mark("22,67 38,71 54,67", 3.4, OCHRE)
    sheet.fill(oval(38, 27, 8.2, 9), SAND_INK, rough=0.4)
    for spec in (
        "33,20 27,12 27,3",
        "29,14 20,13 15,5",
        "27,9 33,4",
        "43,20 49,12 49,3",
        "47,14 56,13 61,5",
        "49,9 43,4",
    ):
        sheet.mark(spec, 4.2, RUST, ends=(0.9, 0.5))
    limbs(sheet, "28,40 16,48 10,40", "48,40 60,50 66,56")
    sheet.mark("67,24 66,58 67,95", 4.6, RUST, ends=(0.8, 0.8))
    sheet.fill(oval(67, 20, 6.4, 7), RUST, rough=0.5)
    sheet.fill(oval(67, 20, 2.4, 2.8), "#EBC07A", rough=0.3)
    for spec in ("6,34 2,30", "9,33 8,27", "13,35 15,30"):
        sheet.mark(spec, 2.6, RUST)
    return sheet


def tool_maker() -> Sheet:
    """Kneeling over a flint, the hammer stone raised."""
    sheet = trade("tool_maker")
    limbs(sheet, "24,70 44,72 46,92", "22,74 16,90 34,94", w=9)
    sheet.mark("45,93 53,94", 5.4, SAND_INK)
    sheet.fill("*16,42 26,36 *38,40 36,56 *32,78 20,80 *11,74 12,58", SAND_INK, rough=0.5)
    sheet.mark("13,62 22,66 33,63", 3.4, OCHRE)
    sheet.fill(oval(34, 27, 8.6, 9), SAND_INK, rough=0.4)
    sheet.fill("25,28 24,18 32,13 42,17 *42,22 32,22 *30,32", RUST, rough=0.5)
    limbs(sheet, "32,44 48,38 56,24", "30,50 42,60 54,62")
    sheet.fill(oval(58, 18, 8, 7), RUST, rough=0.6)
    sheet.fill("*52,66 *60,50 68,56 *70,66 62,70", RUST, rough=0.5)
    sheet.fill("*46,72 60,70 *74,73 72,84 *74,94 60,96 *48,94 49,84", "#8D7550", rough=0.5)
    for spec in ("60,44 60,36", "67,46 72,39", "70,52 76,50"):
        sheet.mark(spec, 3.2, RUST, ends=(0.9, 0.4))
    return sheet


def sheets() -> list[Sheet]:
    """Every picture of this script."""
    return [
        card_face("culture", "#8E9F52", "#6E7F3A", "#4E5C28", "#6E7F3A"),
        card_face("trade", "#E6CB98", "#D3AF74", "#AE8549", RUST),
        animal_face(),
        points(), axe_sign(), broken_axe(), field(), livestock(), pouch(), arrow(), people_sign(),
        hut_sign(), healing(), art(), music(), writing(), sundial(), pottery(), transport(), weaving(),
        farmer(), hut_builder(), shaman(), tool_maker(),
    ]  # fmt: skip
