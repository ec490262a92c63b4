"""The application icon: a hand on the rock, blown in rust, with the sun over it."""

from __future__ import annotations

from pieces_brush import Sheet, curve, grow, oval, parse, place
from pieces_goods import halo

EDGE = "20,4 50,3 80,4 92,9 96,20 97,50 96,80 91,91 80,96 50,97 20,96 9,91 4,80 3,50 4,20 8,9"
FINGERS = (
    ("42,70 31,64 21,56 15,51", 11.5),
    ("41,62 35,44 31,30 29,23", 11.5),
    ("49,60 48,38 48,22 48,15", 12.0),
    ("57,60 62,40 65,27 67,20", 11.5),
    ("63,66 73,52 80,43 84,38", 10.5),
)
PALM = "35,66 36,56 42,51 50,49 60,51 67,55 70,63 69,74 65,84 62,90 50,92 42,90 38,82 34,74"


def app_icon() -> Sheet:
    """A stone tile with a handprint in negative, as the first painters signed."""
    sheet = Sheet("stoneage-qt")
    tile = sheet.rough(curve(EDGE, step=2.5), 0.6, 14)
    halo(sheet, tile, by=0.8, opacity=0.5)
    sheet.fill(
        tile,
        sheet.gradient([(0, "#FBF3E2"), (0.55, "#E9D8B6"), (1, "#CDB384")], (14, 2, 80, 98)),
        rough=0,
    )
    sheet.rim(tile, (0.5, 1), 3.0, "#8D7550", 0.55)
    sheet.rim(tile, (-0.5, -1), 1.8, "#FFFFFF", 0.8, inset=0.6)
    cloud = sheet.rough(
        curve("50,4.5 74,7 90,20 95,46 92,74 78,91 50,95.5 22,91 8,74 5,46 10,20 26,7"), 1.2, 8
    )
    glow = sheet.gradient([(0, "#C2552F"), (0.6, "#A5482A"), (1, "#7C2E18")], (30, 6, 66, 96))
    sheet.fill(cloud, glow, rough=0)
    sheet.specks(cloud, "#E08A5C", 70, (0.4, 1.2), 0.5, 2)
    sheet.specks(cloud, "#5A1E0E", 60, (0.4, 1.3), 0.45, 2)
    for layer, (colour, extra) in enumerate((("#5A1E0E", 2.6), ("#FBEFD6", 0.0))):
        drop = 1.2 if layer == 0 else 0.0
        opacity = 0.55 if layer == 0 else 1.0
        palm = place(curve(PALM), (50, 50 + drop), 1.0)
        sheet.fill(grow(palm, extra / 2), colour, opacity, rough=0.5)
        for spec, width in FINGERS:
            line = place(parse(spec)[0], (50, 50 + drop), 1.0)
            sheet.mark(line, width + extra, colour, opacity, ends=(0.95, 0.8), rough=0.05)
    sheet.specks(sheet.rough(oval(52, 69, 15, 15), 0), "#D9B98A", 24, (0.4, 1.1), 0.6, 0)
    return sheet


def app_icon_small() -> Sheet:
    """The same for 16 to 24 pixels: only what is left of it there."""
    sheet = Sheet("stoneage-qt-small")
    tile = sheet.rough(curve(EDGE, step=4), 0.4, 14)
    sheet.fill(tile, "#A5482A", rough=0)
    sheet.rim(tile, (0.5, 1), 8.0, "#6E2814", 0.9)
    sheet.rim(tile, (-0.5, -1), 5.0, "#D07A50", 0.9)
    sheet.fill(place(curve(PALM), (51, 49), 1.04), "#FFF3DC", rough=0.3)
    for spec, width in FINGERS:
        line = place(parse(spec)[0], (51, 49), 1.02)
        sheet.mark(line, width + 1.5, "#FFF3DC", ends=(0.98, 0.9), rough=0.03)
    return sheet


def sheets() -> list[Sheet]:
    """Both drawings of the icon; they lie apart from the art (see `pieces`)."""
    return [app_icon(), app_icon_small()]
