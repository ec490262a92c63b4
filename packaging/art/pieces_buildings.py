"""Buildings and igloos, the tile they stand on, and the wild animals of the winter."""

from __future__ import annotations

from collections.abc import Callable

from pieces_brush import Points, Sheet, curve, oval
from pieces_goods import halo
from pieces_house import (
    BONE,
    HIDE,
    HIDE_DARK,
    ICE,
    ICE_DARK,
    ICE_LINE,
    INK,
    RUSTY,
    RUSTY_LIGHT,
    STONE,
    STONE_DARK,
    THATCH,
    THATCH_LIGHT,
    WALL,
    WALL_DARK,
    House,
)
from pieces_houses import MORE
from pieces_tools import OCHRE, RUST, plate


def windscreen(h: House) -> None:
    h.part("*30,74 *33,34 *88,40 *92,74 60,76", "#6B4526")
    h.fill("*40,75 *42,44 *82,46 *84,75", INK, 0.75, rough=0.5)
    h.lines(INK, 4.2, "88,26 89,50 90,76", "34,30 33,50 31,76")
    h.part("*4,72 *26,22 58,16 *94,20 *98,40 *80,36 *56,34 *36,36 *20,75", HIDE)
    h.fill("*4,72 *26,22 *36,36 *20,75", HIDE_DARK, 0.75, rough=0.4)
    h.lines(RUST, 3.2, "40,28 56,25 72,26", "76,27 86,29")
    h.lines(INK, 3.2, "20,24 56,13 97,18")
    h.lines("#E0862E", 4.5, "58,72 56,62 60,54", "64,72 66,62 62,52")
    h.lines("#F4C24B", 3, "61,72 61,63")


def tent(h: House) -> None:
    h.lines(INK, 3.4, "40,4 50,16 56,24", "60,4 50,16 44,24", "50,2 50,18")
    h.part("*50,12 62,32 78,58 *90,74 50,77 *10,74 24,56 38,32", HIDE)
    h.fill("*50,12 62,32 78,58 *90,74 *64,76 58,44", HIDE_DARK, 0.8, rough=0.4)
    h.door("*47,38 *60,76 *38,76")
    h.lines(RUST, 3.2, "33,40 40,43 46,42", "24,56 32,59 40,58")
    h.lines(BONE, 3, "58,40 63,42 66,40", "64,56 70,58 76,56")


def dome(h: House) -> None:
    h.part("*8,74 10,48 24,28 50,18 76,28 90,48 *92,74 50,77", "#B98C5C")
    h.lines(
        BONE,
        5,
        "16,70 18,48 34,28 50,22",
        "84,70 82,48 66,28 50,22",
        "30,72 32,52 42,32 50,22",
        "70,72 68,52 58,32 50,22",
    )
    h.lines(BONE, 4, "12,52 30,48 50,47 70,48 88,52")
    h.door("*41,76 40,60 50,52 60,60 *59,76")
    h.lines(BONE, 4.6, "44,22 38,10 28,8", "56,22 62,10 72,8")


def round_hut(h: House) -> None:
    h.part("*22,46 50,42 *78,46 80,60 *78,74 50,76 *22,74 20,60", WALL)
    h.lines(WALL_DARK, 2.2, "32,48 31,72", "68,48 69,72", "25,60 37,62", "62,62 76,60", opacity=0.7)
    h.door("*43,76 42,60 50,54 58,60 *57,76")
    h.part("*50,6 68,26 *92,46 84,52 50,48 16,52 *8,46 32,26", THATCH)
    h.lines(
        THATCH_LIGHT,
        2.8,
        "50,12 40,28 26,46",
        "50,12 46,30 40,46",
        "50,12 54,30 60,46",
        "50,12 60,28 74,46",
    )


def a_frame(h: House) -> None:
    h.part("*30,74 *44,24 *62,24 *76,74 52,76", WALL)
    h.door("*46,76 46,58 53,50 60,58 *60,76")
    h.part("*52,4 60,8 *98,72 *88,76 *52,20 *14,76 *4,72 44,10", RUSTY)
    h.lines(
        RUSTY_LIGHT,
        2.8,
        "46,16 42,22",
        "38,30 33,36",
        "29,45 24,51",
        "20,60 15,66",
        "58,16 62,22",
        "66,30 71,36",
        "75,45 80,51",
        "84,60 89,66",
    )
    h.lines(INK, 3.2, "46,2 54,12", "60,1 50,12")


def long_house(h: House) -> None:
    h.part("*8,46 50,44 *92,46 93,60 *92,74 50,76 *8,74 7,60", WALL)
    for x in (24, 40, 66, 82):
        h.lines(WALL_DARK, 2.6, f"{x},48 {x},73", opacity=0.8)
    h.door("*47,76 47,60 53,54 60,60 *60,76")
    h.part("*18,18 50,14 *82,18 *97,46 50,50 *3,46", THATCH)
    for x in (20, 32, 44, 56, 68, 80):
        h.lines(THATCH_LIGHT, 2.6, f"{50 + (x - 50) * 0.75},21 {50 + (x - 50) * 1.15},44")
    h.lines(RUST, 3.4, "14,19 50,15 86,19")


def stilts(h: House) -> None:
    for x in (20, 40, 62, 82):
        h.lines(INK, 4.6, f"{x},50 {x - 1},78")
    h.lines("#4E8C96", 3.2, "4,76 16,73 28,77 40,73 52,77 64,73 76,77 96,73")
    h.part("*8,50 50,48 *92,50 92,55 50,57 *8,55", "#7A4E28")
    h.part("*20,30 50,28 *80,30 *80,50 50,51 *20,50", WALL)
    h.door("*44,51 44,38 50,34 57,38 *57,51")
    h.part("*34,6 50,4 *66,6 *92,31 50,34 *8,31", RUSTY)
    h.lines(RUSTY_LIGHT, 2.6, "38,11 24,29", "46,10 40,30", "54,10 60,30", "62,11 76,29")
    h.lines(INK, 2.8, "86,52 90,64 94,78", "92,52 96,64 99,76")


def clay_house(h: House) -> None:
    h.part("*10,28 36,25 *60,27 *61,40 *90,41 91,58 *90,74 50,76 *10,75 9,50", "#C0764A")
    h.fill("*60,27 *61,40 *90,41 *90,74 *72,75 *58,60", "#8E4A2A", 0.65, rough=0.4)
    h.part("*6,22 36,19 *65,22 65,29 36,28 *6,30", "#DDA074")
    h.part("*58,36 *95,37 95,43 *59,44", "#DDA074")
    h.door("*26,76 26,56 33,50 41,56 *41,76")
    h.door("46,40 52,39 52,46 46,46")
    h.lines(
        INK,
        3,
        "70,20 68,48 66,75",
        "80,20 79,48 78,75",
        "69,34 79,34",
        "68,47 79,47",
        "67,60 78,60",
    )
    h.lines(BONE, 2.8, "*14,38 *18,34 *22,38 *26,34 *30,38 *34,34 *38,38")


def beehive(h: House) -> None:
    h.part("*14,74 16,54 26,34 38,16 *50,6 62,16 74,34 84,54 *86,74 50,77", STONE)
    h.fill("*50,6 62,16 74,34 84,54 *86,74 *66,76 64,46", STONE_DARK, 0.7, rough=0.4)
    rows = (
        "22,58 50,61 80,58",
        "27,46 50,48 74,46",
        "34,34 50,36 67,34",
        "40,24 50,25 60,24",
        "18,68 34,70",
        "66,70 84,68",
    )
    h.lines("#4A4541", 2, *rows, opacity=0.75)
    h.lines(
        "#4A4541",
        1.8,
        "36,50 36,60",
        "60,49 61,60",
        "44,37 44,47",
        "58,36 58,46",
        "70,60 71,68",
        "28,60 28,69",
        opacity=0.7,
    )
    h.door("*40,77 40,62 50,54 60,62 *60,77")


def twin_huts(h: House) -> None:
    h.part("*48,40 70,37 *90,40 *91,72 70,74 *48,72", WALL_DARK)
    h.part("*70,8 82,22 *98,41 70,44 *42,41 58,22", THATCH)
    h.lines(THATCH_LIGHT, 2.4, "70,14 58,38", "70,14 70,38", "70,14 82,38")
    h.part("*12,50 32,47 *54,50 *55,74 32,77 *11,74", WALL)
    h.door("*26,77 26,64 32,58 39,64 *39,77")
    h.part("*32,16 46,32 *62,51 32,55 *2,51 18,32", RUSTY)
    h.lines(RUSTY_LIGHT, 2.6, "32,22 18,48", "32,22 32,49", "32,22 46,48")
    h.door("*70,74 70,60 75,56 80,60 *80,74")


def tower(h: House) -> None:
    h.lines(INK, 5, "32,40 26,76", "70,40 76,76")
    h.lines(INK, 3.6, "30,52 74,70", "72,52 28,70", "28,62 74,62")
    h.part("*26,24 50,22 *76,24 *76,42 50,44 *26,42", WALL)
    h.lines(WALL_DARK, 2.4, "38,26 38,40", "64,26 64,40")
    h.door("46,29 56,29 56,37 46,37")
    h.part("*22,38 50,37 *80,38 80,43 50,45 *22,43", "#7A4E28")
    h.part("*51,2 66,12 *88,26 50,29 *14,26 36,12", RUSTY)
    h.lines(RUSTY_LIGHT, 2.6, "51,6 34,24", "51,6 51,24", "51,6 68,24")


def granary(h: House) -> None:
    for x in (28, 50, 72):
        h.lines(INK, 5, f"{x},56 {x},76")
        h.part(oval(x, 59, 7, 2.8), STONE)
    h.part("*18,30 50,27 *82,30 85,44 *80,56 50,58 *20,56 15,44", THATCH)
    h.lines("#7A5418", 2.2, "18,38 50,41 82,38", "17,47 50,50 83,47", opacity=0.8)
    h.lines("#7A5418", 1.8, "34,32 33,56", "66,32 67,56", opacity=0.6)
    h.door("44,36 56,36 56,48 44,48")
    h.part("*50,4 64,14 *92,31 50,35 *8,31 36,14", "#A6712A")
    h.lines(THATCH_LIGHT, 2.6, "50,9 30,29", "50,9 43,30", "50,9 57,30", "50,9 70,29")


def dolmen(h: House) -> None:
    h.part("*14,34 24,32 *30,34 32,56 *30,75 *14,75 12,54", STONE)
    h.part("*70,34 78,31 *87,34 89,54 *87,75 *71,75 69,54", STONE)
    h.part("*44,38 50,36 *57,38 58,56 *56,75 *44,75 43,56", STONE_DARK)
    h.part("*4,24 30,15 64,14 *96,22 97,30 *92,36 50,37 *8,37 3,31", "#BDB7AC")
    h.lines(RUST, 3, "22,42 18,48 22,54 26,48 23,45", "78,44 78,64", "74,50 82,50", "74,58 82,58")
    h.lines("#6B655F", 2, "20,24 34,27", "60,22 78,27", opacity=0.7)
    h.lines(OCHRE, 3.4, "44,12 50,6 56,12", "50,4 50,0")


def great_hall(h: House) -> None:
    h.part("*10,48 50,45 *90,48 *91,74 50,77 *9,74", WALL)
    h.lines(WALL_DARK, 2.6, "20,50 20,74", "32,50 32,74", "68,50 68,74", "80,50 80,74", opacity=0.8)
    h.door("*40,77 40,60 50,51 60,60 *60,77")
    h.lines(RUST, 3, "40,77 40,60 50,51 60,60 60,77")
    h.part("*50,4 58,14 76,28 *98,48 78,52 50,49 22,52 *2,48 24,28 42,14", RUSTY)
    h.lines(
        RUSTY_LIGHT,
        2.6,
        "46,18 30,36 16,47",
        "50,18 44,34 38,46",
        "50,18 56,34 62,46",
        "54,18 70,36 84,47",
    )
    h.lines(BONE, 4, "50,8 40,4 34,-1", "50,8 60,4 66,-1")
    h.lines(BONE, 3, "41,4 40,-1", "59,4 60,-1")


def igloo_plain(h: House) -> None:
    h.part("*10,74 12,50 26,30 50,22 74,30 88,50 *90,74 50,77", ICE)
    h.fill("*50,22 74,30 88,50 *90,74 *68,76 66,48", ICE_DARK, 0.6, rough=0.4)
    h.lines(
        ICE_LINE,
        2,
        "13,56 50,52 87,56",
        "22,38 50,36 78,38",
        "30,38 28,54",
        "50,23 50,36",
        "66,38 70,54",
        "46,38 46,53",
        opacity=0.9,
    )
    h.door("*38,77 38,62 50,54 62,62 *62,77")
    h.lines(ICE, 3.4, "37,77 37,62 50,53 63,62 63,77")


def igloo_tunnel(h: House) -> None:
    h.part("*26,74 28,46 44,26 66,22 86,34 95,54 *97,74 60,77", ICE)
    h.fill("*66,22 86,34 95,54 *97,74 *80,76 78,46", ICE_DARK, 0.6, rough=0.4)
    h.lines(
        ICE_LINE,
        2,
        "32,52 62,48 94,54",
        "42,34 64,34 84,38",
        "56,24 54,34",
        "72,35 76,50",
        "54,35 50,48",
        opacity=0.9,
    )
    h.part("*4,75 4,58 18,50 32,54 *44,62 *44,76 24,77", "#F3F8FA")
    h.door("*8,76 9,63 18,57 28,63 *28,76")
    h.lines(ICE_LINE, 2, "34,56 36,75", opacity=0.8)


def igloo_twin(h: House) -> None:
    h.part("*46,74 48,54 60,40 74,37 90,46 97,60 *97,74 70,76", ICE_DARK)
    h.lines(ICE_LINE, 2, "52,58 74,54 96,60", "66,40 68,54", "82,44 86,56", opacity=0.8)
    h.part("*4,74 6,46 22,26 42,20 62,30 72,50 *74,74 40,77", ICE)
    h.lines(
        ICE_LINE,
        2,
        "8,54 40,50 72,54",
        "18,36 42,34 64,38",
        "42,21 42,34",
        "30,36 28,51",
        "56,37 58,51",
        opacity=0.9,
    )
    h.door("*29,77 29,62 39,54 49,62 *49,77")
    h.lines(RUST, 3, "42,20 42,8 43,2")
    h.fill("*43,3 56,6 *60,10 *43,14", RUST, rough=0.5)


def igloo_great(h: House) -> None:
    h.part("*4,74 6,44 24,22 50,14 76,22 94,44 *96,74 50,77", ICE)
    h.fill("*50,14 76,22 94,44 *96,74 *74,76 72,44", ICE_DARK, 0.6, rough=0.4)
    h.lines(
        ICE_LINE,
        2,
        "7,58 50,53 93,58",
        "14,42 50,38 86,42",
        "28,24 50,23 72,24",
        "50,15 50,23",
        "38,24 36,39",
        "62,24 64,39",
        "24,41 22,55",
        "76,41 78,55",
        opacity=0.9,
    )
    h.door("*36,77 36,60 50,50 64,60 *64,77")
    h.lines(BONE, 5, "35,77 33,60 50,49", "65,77 67,60 50,49")
    h.lines(RUST, 3.4, "50,14 44,6 36,3", "50,14 56,6 64,3", "44,7 43,1", "56,7 57,1")


HOUSES: dict[str, Callable[[House], None]] = {
    "windscreen": windscreen, "tent": tent, "dome": dome, "round_hut": round_hut,
    "a_frame": a_frame, "long_house": long_house, "stilts": stilts, "clay_house": clay_house,
    "beehive": beehive, "twin_huts": twin_huts, "tower": tower, "granary": granary,
    "dolmen": dolmen, "great_hall": great_hall, "igloo_plain": igloo_plain,
    "igloo_tunnel": igloo_tunnel, "igloo_twin": igloo_twin, "igloo_great": igloo_great,
}  # fmt: skip

WATERY = ("stilts", "crannog")

TILE = "6,2 50,1.2 94,2 98,6 99,50 98,93 94,97 50,98 6,97 2,93 1.2,50 2,6"


def tile(name: str, tones: tuple[str, str, str], ground: tuple[str, str]) -> Sheet:
    """A square tile: a painted field above, a strip for the cost below."""
    sheet = Sheet(f"buildings/{name}", 100, 102)
    plate(sheet, TILE, tones, 3.2, 70)
    scene = sheet.rough(curve("*6,6 50,5 *94,6 95,36 *94,67 50,68.5 *6,67 5,36", step=2.5), 0.6, 9)
    sheet.fill(scene, sheet.gradient([(0, ground[0]), (1, ground[1])], (30, 4, 60, 68)), rough=0)
    sheet.specks(scene, "#FFFFFF", 30, (0.3, 1.0), 0.5, 2)
    sheet.specks(scene, tones[2], 40, (0.3, 0.9), 0.25, 2)
    return sheet


KINDS = (
    (oval(50, 50, 38, 38), RUST),
    (curve("*50,10 *92,84 *8,84"), INK),
    (curve("*15,15 *85,14 *86,86 *14,85"), OCHRE),
    (curve("*50,4 *91,50 *50,96 *9,50"), "#56707A"),
)


def kind(index: int) -> Sheet:
    """A sign for a kind of goods, whichever it may be."""
    shape, colour = KINDS[index]
    sheet = Sheet(f"buildings/kind_{index + 1}")
    shape = sheet.rough(list(shape), 1.6, 12)
    halo(sheet, shape, by=2.5, opacity=0.35)
    sheet.fill(shape, colour, rough=0)
    return sheet


# --- Wild animals -----------------------------------------------------------------------------------


def beast(
    name: str, edge: str, tones: tuple[str, str, str], washes: tuple[tuple[str, str, float], ...]
) -> tuple[Sheet, Points]:
    """An animal as on a cave wall: a wash of earth colour, a charcoal contour that comes and goes."""
    sheet = Sheet(f"cards/{name}", 100, 86)
    shape = sheet.rough(curve(edge), 0.5)
    sheet.spray(shape, tones[2], 110, 2.6, 0.45)
    sheet.fill(
        shape,
        sheet.gradient([(0, tones[0]), (0.6, tones[1]), (1, tones[2])], (40, 14, 56, 84)),
        rough=0,
    )
    for spec, colour, opacity in washes:
        sheet.fill(spec, colour, opacity, rough=1.1, wave=6)
    sheet.specks(shape, tones[2], 50, (0.4, 1.1), 0.5, 2)
    sheet.outline(shape, 2.6, "#2A211C", 0.95, gaps=0.14)
    return sheet, shape


def polar_bear() -> Sheet:
    sheet, _ = beast(
        "polar_bear",
        "*4,45 9,38 16,33 *20,27 24,27 *26,32 36,29 48,22 62,19 76,22 88,29 94,40 96,54 *95,64 93,74 *95,80 *82,80"
        " *82,70 *78,61 70,63 *66,67 *67,80 *54,80 *56,69 *53,62 44,61 *39,63 *37,70 *39,80 *26,80 *27,70 *26,60"
        " *21,68 *21,80 *9,80 *12,70 *17,56 18,50 12,51 6,50",
        ("#FFFDF6", "#F0E7D6", "#C9BCA6"),
        (
            ("56,30 72,28 88,38 90,52 80,56 66,50", "#D9CBB2", 0.6),
            ("30,36 42,34 44,50 34,54", "#D9CBB2", 0.5),
        ),
    )
    for spec in ("44,30 48,42 46,54", "74,36 80,48 80,58", "31,36 34,46 32,54"):
        sheet.mark(spec, 1.8, "#6B5D4E", 0.7)
    sheet.fill("3,44 7,41 9,45 5,48", "#1E1713", rough=0.3)
    sheet.fill(oval(15, 39, 1.7, 1.7), "#1E1713", rough=0.2)
    for x in (10, 14, 28, 32, 56, 60, 84, 88):
        sheet.mark([(x, 78), (x - 0.6, 81)], 1.6, "#1E1713")
    return sheet


def wild_boar() -> Sheet:
    sheet, _ = beast(
        "wild_boar",
        "*3,60 6,53 14,48 20,43 *22,34 27,37 *30,38 38,28 50,21 64,21 78,27 88,36 92,46 *93,58 *90,68 *91,80 *84,80"
        " *83,70 *77,62 *74,70 *74,80 *67,80 *67,68 56,66 *47,67 *46,80 *39,80 *39,68 *34,66 *33,80 *26,80 *27,64"
        " 20,63 12,65 *5,66",
        ("#9A5A36", "#7A3F24", "#46210F"),
        (
            ("36,34 50,27 66,28 74,38 62,46 44,46", "#B06B3E", 0.6),
            ("76,36 86,42 86,54 78,54", "#5B2C17", 0.6),
        ),
    )
    for k in range(12):
        x = 33 + 4.7 * k
        y = 33.5 - 12.5 * (1 - ((k - 5) / 6.5) ** 2)
        sheet.mark(
            [(x, y + 3), (x + 1.4, y - 2), (x + 3.4, y - 6)], 2.4, "#2A1A12", ends=(0.9, 0.3)
        )
    sheet.mark("92,46 97,50 96,57 99,60", 2.4, "#2A1A12")
    sheet.mark("12,61 10,55 13,49", 3.4, "#FFF3DA", ends=(0.9, 0.25))
    sheet.mark("18,60 17,54 20,49", 3.0, "#FFF3DA", ends=(0.9, 0.25))
    sheet.fill(oval(25, 46, 1.8, 1.8), "#FFE9C2", rough=0.2)
    return sheet


def wolf() -> Sheet:
    sheet, _ = beast(
        "wolf",
        "*3,47 10,42 17,36 *18,26 *23,32 *27,25 30,34 40,36 54,37 68,34 80,36 88,42 94,52 *99,68 *94,70 *90,60 *86,54"
        " 85,60 *90,69 *88,81 *82,81 *83,71 *76,60 66,57 54,60 *46,62 *44,71 *45,81 *38,81 *38,71 *36,62 *32,61 *30,71"
        " *28,81 *21,81 *24,69 *26,56 20,53 *14,53 *5,52",
        ("#A39B90", "#77706A", "#3C3733"),
        (
            ("40,39 56,41 70,38 82,42 80,48 62,48 46,48", "#4F4944", 0.65),
            ("24,46 34,48 36,58 28,58", "#CFC6B6", 0.8),
        ),
    )
    for spec in (
        "36,42 35,50 37,57",
        "48,42 48,50 50,56",
        "60,42 60,50 62,55",
        "72,41 73,49 76,55",
    ):
        sheet.mark(spec, 2, "#2A2522", 0.7)
    sheet.mark("5,51 12,51 17,50", 1.5, "#1B1613")
    for x in (8, 11, 14):
        sheet.fill(f"*{x},51 *{x + 1.6},51 *{x + 0.8},54", "#FFF6E4", rough=0.1)
    sheet.fill("17,41 20,39.5 22,41 19.5,42.6", "#F0B93C", rough=0.1)
    sheet.fill("2.5,46 6,44.5 7,48 4,49", "#1B1613", rough=0.2)
    return sheet


def bird_of_prey() -> Sheet:
    sheet, _ = beast(
        "bird_of_prey",
        "*46,24 50,19 55,23 *56,33 66,29 80,21 *98,9 *98,20 *93,25 *98,32 *90,36 *93,44 *84,46 *84,54 72,53 62,55"
        " *57,61 *64,84 *56,79 *50,86 *44,79 *36,84 *43,61 38,55 28,53 *16,54 *16,46 *7,44 *10,36 *2,32 *7,25 *2,20 *2,9"
        " 20,21 34,29 *44,33",
        ("#C98B4E", "#8F4F2B", "#4A2413"),
        (("45,36 55,36 56,54 50,62 44,54", "#E8C48F", 0.85),),
    )
    for s in (-1, 1):
        for x0, y0, x1, y1 in (
            (14, 34, 44, 20),
            (16, 39, 42, 27),
            (16, 44, 38, 36),
            (15, 48, 30, 46),
        ):
            sheet.mark(
                [(50 + s * x0, y0), (50 + s * (x0 + x1) / 2, (y0 + y1) / 2 + 1), (50 + s * x1, y1)],
                2,
                "#3A1B0E",
                0.75,
            )
    for spec in ("46,64 43,78", "50,64 50,82", "54,64 57,78"):
        sheet.mark(spec, 2, "#3A1B0E", 0.75)
    for y in (42, 47, 52):
        sheet.mark([(47, y), (50, y + 2), (53, y)], 1.8, "#7A4522", 0.9)
    sheet.fill("*46,24 *40,27 *41,30 *46,28", "#E8B23C", rough=0.2)
    sheet.fill(oval(49, 24.5, 1.6, 1.6), "#1E120B", rough=0.2)
    return sheet


def sheets() -> list[Sheet]:
    """Every picture of this script."""
    made: list[Sheet] = []
    for name, draw in (HOUSES | MORE).items():
        house = House(name)
        draw(house)
        if not name.startswith("igloo") and name not in WATERY:
            house.ground()
        made.append(house)
    made += [
        tile("tile", ("#F6EEDD", "#E4D4B4", "#8D7550"), ("#F3D9AC", "#D9B981")),
        tile("tile_free", ("#F6EEDD", "#E4D4B4", "#8D7550"), ("#DCE0B8", "#A9B47A")),
        tile("tile_igloo", ("#F7FAFB", "#DDE8EC", "#6E8793"), ("#8FB0BF", "#5F8496")),
    ]
    made += [kind(index) for index in range(len(KINDS))]
    return [*made, polar_bear(), wild_boar(), wolf(), bird_of_prey()]
