"""More houses: fourteen dwellings of other peoples, so that no building looks like another.

The upper right corner of a picture lies under the building's points: roofs lean left of it.
"""

from __future__ import annotations

from collections.abc import Callable

from pieces_brush import oval
from pieces_house import (
    BONE,
    HIDE,
    HIDE_DARK,
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
from pieces_tools import OCHRE, RUST

MOSS, MOSS_LIGHT, PINE = "#6E7F3A", "#A9B65C", "#3F5B3A"
BARK, BARK_LIGHT = "#6F5138", "#B08A5E"
WATER, SMOKE = "#4E8C96", "#8C8378"


def smoke(h: House, x: float, y: float) -> None:
    """A thread of smoke that the wind bends to the left."""
    h.lines(SMOKE, 4.6, f"{x},{y} {x - 4},{y - 6} {x + 1},{y - 11} {x - 4},{y - 17}", opacity=0.55)


def turf_house(h: House) -> None:
    """Grass and flowers on the roof, walls of field stones."""
    h.part("*14,50 50,48 *86,50 88,62 *86,75 50,77 *14,75 12,62", STONE)
    for x, y in ((20, 56), (32, 66), (68, 57), (79, 66), (22, 70), (70, 70)):
        h.fill(oval(x, y, 6, 3.6), "#C4BEB3", 0.85, rough=0.5)
    h.door("*43,77 43,60 50,54 58,60 *58,77")
    h.part("*8,54 14,40 30,24 50,18 70,24 86,40 *92,54 80,57 50,50 20,57", MOSS)
    h.lines(MOSS_LIGHT, 3, "18,46 30,32 44,25", "32,46 42,36 54,30", "60,44 66,36", "76,48 78,42")
    for x, y in ((24, 28), (36, 20), (50, 17), (63, 20), (75, 29)):
        h.lines(PINE, 2.4, f"{x},{y} {x - 3},{y - 8}", f"{x},{y} {x + 2},{y - 7}")
    for x, y in ((33, 36), (48, 28), (66, 40), (22, 47)):
        h.fill(oval(x, y, 2.2, 2.2), BONE, rough=0.2)


def broch(h: House) -> None:
    """A round tower of dry stones with a hat of thatch."""
    h.part("*18,75 22,54 28,34 50,31 72,34 78,54 *82,75 50,78", STONE)
    h.fill("*60,32 72,34 78,54 *82,75 *66,77 66,52", STONE_DARK, 0.75, rough=0.4)
    for y in (41, 50, 59, 68):
        h.lines("#5D5750", 1.8, f"{27 - (y - 40) * 0.2},{y} 50,{y + 2} {73 + (y - 40) * 0.2},{y}")
    for x, y in ((36, 46), (58, 46), (46, 55), (68, 55), (32, 64), (60, 64)):
        h.lines("#5D5750", 1.8, f"{x},{y - 4} {x},{y + 4}", opacity=0.8)
    h.door("*42,78 42,63 49,57 57,63 *57,78")
    h.door("45,40 53,40 53,46 45,46")
    h.part("*47,3 58,14 *80,34 50,38 *20,34 36,14", THATCH)
    h.lines(THATCH_LIGHT, 2.6, "47,9 32,31", "47,9 43,33", "47,9 55,33", "47,9 66,31")
    h.lines(INK, 3, "47,4 47,-1")


def crannog(h: House) -> None:
    """A round house on an island of logs, with a bridge to the shore."""
    h.lines(WATER, 3.4, "2,74 14,71 26,75 38,71 50,75 62,71 74,75 86,71 98,75")
    h.lines(WATER, 2.6, "8,79 22,77 36,80 50,77 64,80 78,77 94,80", opacity=0.7)
    for x in (14, 26, 38, 50, 62, 74):
        h.lines(INK, 4.4, f"{x},56 {x},74")
    h.part("*6,54 42,52 *80,54 80,60 42,62 *6,60", BARK)
    h.lines(BARK, 5, "78,57 88,58 99,62")
    h.lines(INK, 2.4, "88,58 88,70", "96,60 96,72")
    h.part("*18,40 42,38 *66,40 *67,54 42,56 *17,54", WALL)
    h.lines(WALL_DARK, 2.2, "26,41 26,53", "58,41 58,53")
    h.door("*37,55 37,45 42,41 48,45 *48,55")
    h.part("*42,4 54,20 *76,40 42,44 *8,40 30,20", "#A6712A")
    h.lines(THATCH_LIGHT, 2.6, "42,10 24,36", "42,10 37,39", "42,10 48,39", "42,10 62,36")
    h.lines(RUST, 3.2, "22,30 42,33 62,30")


def camp(h: House) -> None:
    """Three tents around a fire."""
    for x, y, s, colour in ((24, 24, 0.62, HIDE_DARK), (70, 34, 0.55, HIDE_DARK)):
        w = 34 * s
        h.lines(INK, 2.6, f"{x - 5},{y - 6} {x + 3},{y + 5}", f"{x + 5},{y - 6} {x - 3},{y + 5}")
        h.part(f"*{x},{y} *{x + w},73 *{x - w},73", colour)
        h.door(f"*{x},{y + 24} *{x + 6},73 *{x - 6},73")
        h.lines(
            BONE, 2.4, f"{x - 8},{y + 22} {x - 2},{y + 20}", f"{x + 3},{y + 16} {x + 8},{y + 20}"
        )
    h.lines(INK, 3, "40,8 48,20", "54,8 45,20")
    h.part("*47,16 58,40 *72,75 47,77 *22,75 36,40", HIDE)
    h.fill("*47,16 58,40 *72,75 *54,77 51,46", HIDE_DARK, 0.7, rough=0.4)
    h.door("*45,46 *53,77 *36,77")
    h.lines(RUST, 3, "37,44 42,42 46,43", "31,58 36,56")
    h.lines("#E0862E", 4.2, "86,75 83,66 87,58", "91,75 93,67 89,60")
    h.lines("#F4C24B", 2.8, "88,75 88,67")


def bark_lodge(h: House) -> None:
    """A long barrel of bent poles under sheets of bark."""
    h.part("*6,75 7,52 16,34 34,26 70,26 86,36 94,54 *95,75 50,78", BARK)
    for x in (34, 50, 66, 82):
        h.lines("#4A3524", 2.2, f"{x - 6},29 {x},50 {x},75", opacity=0.9)
    h.lines(
        BARK_LIGHT, 2.6, "30,42 46,40", "52,56 64,55", "70,42 80,44", "38,66 48,65", "84,62 91,63"
    )
    h.part("*4,75 6,54 15,36 26,30 36,38 42,56 *42,75 22,78", "#8C6845")
    h.lines(BONE, 2.8, "10,56 24,50 38,56", "15,44 24,40 33,44")
    h.door("*15,77 15,64 23,57 31,64 *31,77")
    smoke(h, 56, 24)


def pit_house(h: House) -> None:
    """Half in the earth: a roof of logs that begins at the ground, a ladder out of it."""
    h.part("*2,72 16,62 34,44 *42,36 *60,36 68,44 84,62 *98,72 50,77", "#8B6A3B")
    for spec in ("20,62 40,40", "32,70 46,40", "50,74 51,40", "68,70 56,40", "80,62 62,40"):
        h.lines("#5A3F20", 2.6, spec)
    h.lines("#B99355", 2.4, "26,64 43,44", "74,64 58,44", "58,72 54,44")
    h.part("*40,39 *42,33 50,31 *60,33 *62,39 51,41", INK, 1.0)
    h.lines(OCHRE, 3.4, "46,38 36,4", "57,38 49,4")
    h.lines(OCHRE, 2.8, "38,12 50,12", "41,20 52,20", "43,28 54,28")
    h.part("*4,73 12,66 24,66 *28,73 16,76", MOSS)
    h.part("*74,73 80,67 92,67 *97,73 86,76", MOSS)


def cave(h: House) -> None:
    """A rock that hangs over, closed with hides; hands on the stone."""
    h.part("*3,75 4,46 10,24 28,11 52,10 *70,16 84,36 94,52 *97,75 50,78", STONE)
    h.fill("*70,16 84,36 94,52 *97,75 *82,76 76,48 *66,30", STONE_DARK, 0.8, rough=0.5)
    h.fill("*8,44 12,28 26,17 44,15 34,24 20,32", "#C4BEB3", 0.8, rough=0.6)
    h.door("*20,77 22,50 36,38 58,38 70,50 *74,77")
    h.part("*46,40 58,40 70,52 *73,76 *50,77", HIDE)
    h.lines(RUST, 3, "56,52 60,50 64,54", "58,64 63,62 68,66")
    h.lines("#E0862E", 4, "31,76 29,66 33,58", "37,76 38,67 35,60")
    h.lines("#F4C24B", 2.6, "34,76 34,68")
    for x, y in ((17, 36), (64, 27)):
        h.fill(oval(x, y, 3.2, 3.6), RUST, rough=0.4)
        for dx, dy in ((-5, -4), (-2, -7), (1.5, -7), (4.6, -5)):
            h.lines(RUST, 1.9, f"{x},{y} {x + dx},{y + dy}")


def smokehouse(h: House) -> None:
    """Planks, smoke through the roof, fish drying beside it."""
    h.part("*8,46 34,44 *60,46 *60,75 34,77 *8,75", BARK_LIGHT)
    for x in (18, 28, 40, 50):
        h.lines(BARK, 2.2, f"{x},47 {x},75")
    h.door("*29,77 *29,58 *40,58 *40,77")
    h.part("*10,30 34,27 *58,30 *68,48 34,51 *0,48", BARK)
    h.lines(BARK_LIGHT, 2.4, "14,34 8,46", "28,32 25,48", "42,32 45,48", "54,34 60,46")
    h.part("*24,24 34,22 *44,24 *48,31 34,33 *20,31", "#4A3524")
    smoke(h, 31, 22)
    smoke(h, 40, 20)
    h.lines(INK, 3.2, "70,44 69,76", "95,44 96,76", "66,46 98,46")
    for x in (75, 83, 91):
        h.part(f"*{x},47 {x + 3.4},54 {x},62 {x - 3.4},54", WATER, 0.9)
        h.part(f"*{x},61 *{x + 3},66 *{x - 3},66", WATER, 0.9)


def yurt(h: House) -> None:
    """Round, low and white, with painted belts and a crown."""
    h.part("*12,48 50,44 *88,48 90,62 *87,75 50,78 *13,75 10,62", BONE)
    h.fill("*70,46 *88,48 90,62 *87,75 *72,77", "#C9B38C", 0.8, rough=0.4)
    h.lines(RUST, 3.4, "12,55 50,58 88,55")
    h.lines(RUST, 2.2, "*14,66 *20,61 *26,67 *32,62 *36,66", "*64,66 *69,62 *75,67 *81,61 *86,66")
    h.part("*40,78 *40,55 50,53 *60,55 *60,78", "#7A4E28")
    h.lines(OCHRE, 2.2, "50,58 50,76", "43,66 57,66")
    h.part("*38,24 50,22 *62,24 78,34 *92,48 50,53 *8,48 22,34", "#E0CFA6")
    h.lines("#9C8254", 2.2, "42,26 26,46", "48,26 42,49", "54,26 58,49", "59,26 74,46")
    h.lines(RUST, 3, "28,36 50,39 72,36")
    h.part("*37,25 50,17 *63,25 50,28", RUSTY)
    smoke(h, 47, 17)


def tree_house(h: House) -> None:
    """High between the branches, out of the wolves' reach."""
    h.part("*42,78 46,60 44,46 *42,34 *58,34 56,48 58,62 *64,78", BARK)
    h.lines("#4A3524", 2.4, "48,50 50,74", "54,44 55,66")
    for x, y, rx, ry in ((20, 22, 17, 13), (40, 11, 20, 11), (64, 14, 14, 11), (30, 30, 16, 10)):
        h.part(oval(x, y, rx, ry), PINE, 1.0)
    for x, y in ((16, 18), (34, 8), (56, 10), (26, 27)):
        h.fill(oval(x, y, 8, 5), MOSS, 0.9, rough=0.8)
    h.part("*26,34 50,32 *74,34 *74,48 50,50 *26,48", WALL)
    h.lines(WALL_DARK, 2.2, "36,35 36,48", "64,35 64,48")
    h.door("*45,49 45,40 50,36 56,40 *56,49")
    h.part("*20,47 50,46 *80,47 80,52 50,54 *20,52", "#7A4E28")
    h.part("*50,15 60,22 *82,35 50,38 *18,35 40,22", THATCH)
    h.lines(THATCH_LIGHT, 2.4, "50,19 34,33", "50,19 46,35", "50,19 55,35", "50,19 66,33")
    h.lines(INK, 2.4, "72,52 75,64 76,78", "80,52 83,64 84,78")
    h.lines(INK, 2.0, "73,58 81,58", "75,65 83,65", "76,72 84,72")


def palisade(h: House) -> None:
    """A hall behind pointed stakes, skulls on the gate."""
    h.part("*20,20 48,16 *76,20 *92,52 50,56 *8,52", RUSTY)
    for x in (24, 38, 52, 66):
        h.lines(RUSTY_LIGHT, 2.6, f"{x + 3},23 {x + (x - 48) * 0.35},50")
    h.lines(INK, 3.2, "16,22 48,17 80,22")
    for k, x in enumerate(range(6, 100, 8)):
        top = 48 + (k * 5) % 4
        if 40 < x < 60:
            continue
        h.part(
            f"*{x - 3.6},77 *{x - 3.6},{top + 5} *{x},{top} *{x + 3.6},{top + 5} *{x + 3.6},77",
            BARK_LIGHT,
            1.0,
        )
    h.lines(BARK, 3, "3,62 22,63 41,62", "58,62 78,63 97,62")
    h.door("*42,78 *42,56 *58,56 *58,78")
    h.lines(INK, 4, "41,50 41,78", "59,50 59,78", "38,55 62,55")
    for x in (41, 59):
        h.part(oval(x, 48, 4.4, 4), BONE, 1.0)
        h.lines(BONE, 2.2, f"{x - 3},45 {x - 8},41", f"{x + 3},45 {x + 8},41")
        h.fill(oval(x - 1.5, 48, 1, 1.2), INK, rough=0.1)
        h.fill(oval(x + 1.6, 48, 1, 1.2), INK, rough=0.1)


def boat_house(h: House) -> None:
    """An old boat turned over makes the roof; paddles lean beside the door."""
    h.part("*18,48 50,46 *82,48 *80,75 50,77 *20,75", BARK_LIGHT)
    h.lines(BARK, 2.4, "20,56 80,56", "20,65 80,65")
    h.door("*44,77 44,60 51,55 58,60 *58,77")
    h.part("*1,44 8,36 24,24 50,19 76,24 90,35 *99,43 84,52 50,54 16,52", "#7A4E28")
    h.lines("#B98A52", 2.6, "10,42 30,30 50,27 70,30 90,41", "16,48 34,40 50,38 66,40 84,48")
    h.lines(INK, 3, "3,44 26,25 50,19 74,25 97,43", opacity=0.75)
    h.lines(RUST, 3, "28,46 33,42 38,46", "62,46 67,42 72,46")
    h.lines(OCHRE, 3, "26,76 33,52", "33,77 36,52")
    h.part(oval(34, 52, 2.6, 6, 12), OCHRE, 0.9)
    h.part(oval(37, 51, 2.6, 6, 4), OCHRE, 0.9)


def menhirs(h: House) -> None:
    """Standing stones around a fire: a place for the dead and the sun."""
    for spec, colour in (
        ("*8,74 9,50 *14,42 20,46 22,60 *22,74", STONE_DARK),
        ("*72,73 72,52 *77,44 83,48 86,60 *86,73", STONE_DARK),
        ("*26,75 25,40 *30,26 38,24 41,42 *41,75", STONE),
        ("*56,75 57,38 *62,24 69,27 71,46 *71,75", "#BDB7AC"),
    ):
        h.part(spec, colour)
    h.lines("#F1EDE4", 2.4, "29,34 28,60", "60,36 60,62", opacity=0.7)
    h.lines(RUST, 3, "34,40 31,46 35,50 38,46 35,43", "63,42 67,46 62,52 67,56")
    h.fill(oval(48, 12, 7, 7), OCHRE, rough=0.4)
    for dx, dy in ((0, -11), (9, -7), (12, 2), (-9, -7), (-12, 2), (-8, 10), (8, 10)):
        h.lines(OCHRE, 2.6, f"{48 + dx * 0.8},{12 + dy * 0.8} {48 + dx * 1.25},{12 + dy * 1.25}")
    h.lines("#E0862E", 5, "46,75 43,64 48,54", "52,75 54,64 49,56")
    h.lines("#F4C24B", 3, "49,75 49,64")
    h.lines(INK, 4, "40,76 58,74")


def two_roofs(h: House) -> None:
    """The longest house of all, one roof above another, horns on the ridge."""
    h.part("*8,54 50,52 *92,54 *92,75 50,78 *8,75", WALL)
    for x in (16, 26, 36, 64, 74, 84):
        h.lines(WALL_DARK, 2.4, f"{x},55 {x},76")
    h.door("*42,78 42,64 50,58 58,64 *58,78")
    h.lines(RUST, 3, "41,78 41,64 50,57 59,64 59,78")
    h.part("*20,38 50,35 *80,38 *99,57 50,61 *1,57", RUSTY)
    for x in (14, 28, 42, 58, 72, 86):
        h.lines(RUSTY_LIGHT, 2.4, f"{50 + (x - 50) * 0.78},41 {x},56")
    h.part("*30,28 50,26 *70,28 *71,38 50,40 *29,38", WALL_DARK)
    h.lines(BONE, 2.4, "36,30 36,38", "64,30 64,38", "50,29 50,38")
    h.part("*40,9 48,7 *56,9 66,20 *78,31 50,34 *20,31 32,20", THATCH)
    h.lines(THATCH_LIGHT, 2.4, "42,12 30,29", "47,12 44,31", "52,12 56,31", "56,13 68,29")
    h.lines(BONE, 3.4, "44,8 36,3 35,-2", "53,8 61,3 62,-2")


MORE: dict[str, Callable[[House], None]] = {
    "turf_house": turf_house, "broch": broch, "crannog": crannog, "camp": camp,
    "bark_lodge": bark_lodge, "pit_house": pit_house, "cave": cave, "smokehouse": smokehouse,
    "yurt": yurt, "tree_house": tree_house, "palisade": palisade, "boat_house": boat_house,
    "menhirs": menhirs, "two_roofs": two_roofs,
}  # fmt: skip
