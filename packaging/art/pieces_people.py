"""People and what belongs to a seat: meeples, markers, shadow, the start player's idol."""

from __future__ import annotations

from pieces_brush import Point, Points, Sheet, curve, oval, parse, place
from pieces_goods import halo

SEATS = {
    # fill, dark, light, symbol colour; the same as theme.PLAYERS
    "red": ("#BE3F2A", "#74210F", "#E2745A", "#FFF3E0"),
    "blue": ("#183F72", "#0B2140", "#4A77B3", "#EAF3F7"),
    "green": ("#86AC46", "#46611F", "#B4D377", "#1F2C10"),
    "yellow": ("#F7D04E", "#A8791A", "#FDEBA0", "#51320B"),
}


def handprint(sheet: Sheet, at: Point, scale: float, colour: str) -> None:
    """A left hand pressed on the rock, about 40 units high at scale 1."""
    palm = "39,55 45,50 55,50 61.5,53 63.5,60 62,68 59,73.5 50,75 44,73 40,68 38,61"
    sheet.fill(place(curve(palm), at, scale, about=(50, 52)), colour, rough=0.35 * scale)
    for line, width in (
        ("41,61 35,55 28,50 25,47", 6.4),
        ("43,54 40,44 38,35 37,31", 6.0),
        ("49,52 48,41 48,31 48,26", 6.2),
        ("55,52 57,42 58,33 59,29", 6.0),
        ("60,55 65,47 68,40 70,37", 5.6),
    ):
        placed = place(parse(line)[0], at, scale, about=(50, 52))
        sheet.mark(placed, width * scale, colour, ends=(0.9, 0.75), rough=0.08)


def fish(sheet: Sheet, at: Point, scale: float, colour: str, eye: str) -> None:
    """A fish swimming left, about 44 units long at scale 1."""
    body = "28,50 34,42 44,37 55,39 64,46 *69,49 *78,38 77,50 *79,62 *69,53 63,57 54,62 43,62 33,58"
    sheet.fill(place(curve(body), at, scale, about=(53, 50)), colour, rough=0.35 * scale)
    sheet.fill(place(oval(35.5, 47.5, 2.3, 2.3), at, scale, about=(53, 50)), eye, rough=0)
    for spec, width in (
        ("45.5,40 42.5,45 42,50 42.5,55 45.5,59", 2.6),
        ("50,43 49,50 50,57", 2.0),
        ("56,44 55,50 56,56", 2.0),
        ("62,47 61.4,50 62,53.5", 1.9),
    ):
        line = place(curve(spec, closed=False), at, scale, about=(53, 50))
        sheet.mark(line, width * scale, eye, ends=(0.7, 0.7))


def leaf(sheet: Sheet, at: Point, scale: float, colour: str, vein: str) -> None:
    """A single leaf with its stalk, about 44 units high at scale 1."""
    blade = "*50,27 58,33 65,43 66,54 60,65 *51,70 41,66 35,56 36,44 42,34"
    sheet.fill(place(curve(blade), at, scale, about=(50, 51)), colour, rough=0.35 * scale)
    stalk = place(curve("50,66 50.5,72 53,78", closed=False), at, scale, about=(50, 51))
    sheet.mark(stalk, 4.4 * scale, colour, ends=(0.9, 0.8))
    for spec, width in (
        ("50,34 50,50 50.5,67", 2.6),
        ("50,52 55,47 60,44", 2.1),
        ("50,52 45,47 40,44", 2.1),
        ("50,62 55,58 59.5,56", 2.1),
        ("50,62 45,58 40.5,56", 2.1),
    ):
        line = place(curve(spec, closed=False), at, scale, about=(50, 51))
        sheet.mark(line, width * scale, vein, ends=(0.8, 0.5))


def sun(sheet: Sheet, at: Point, scale: float, colour: str) -> None:
    """A disc with eight rays, about 46 units across at scale 1."""
    sheet.fill(place(oval(50, 50, 10.5, 10.5), at, scale), colour, rough=0.4 * scale)
    for k in range(8):
        ray: Points = [(50, 35.5), (50, 31), (50.6, 26.5)]
        placed = place(place(ray, (50, 50), 1.0, 45 * k), at, scale)
        sheet.mark(placed, 5.0 * scale, colour, ends=(0.95, 0.6), rough=0.1)


def symbol(sheet: Sheet, seat: str, at: Point, scale: float, colour: str, ground: str) -> None:
    """The symbol of a seat, centred."""
    if seat == "red":
        handprint(sheet, at, scale, colour)
    elif seat == "blue":
        fish(sheet, at, scale, colour, ground)
    elif seat == "green":
        leaf(sheet, at, scale, colour, ground)
    else:
        sun(sheet, at, scale, colour)


# Hair: the heads differ too, not the colours alone.
_HAIR = {
    "red": "30,29 28.5,19 34,12 *40,10 37.5,5 41,1 48,1 51.5,5 *49,10 55,12 60.5,19 59,29"
    " *56,31 *55,22 50,19 *45,21 39,19 *34,22 *33,31",
    "blue": "28,40 26,29 28,17 35,10 44.5,7.5 54,10 61,17 63,29 61,40 *57,45 *54,39 56,30"
    " *54,22 48,20 *44,16.5 41,20 *35,22 33,30 35,39 *32,45",
    "green": "30,30 28.5,20 33,13 *42,10 *38,3 *46,0.5 50,4 *49,10 56,13 60.5,20 59,30"
    " *55.5,23 *51,21 *46.5,24 *42,21 *37,24 *33.5,23",
    "yellow": "*31,33 *24,28 *29.5,23 *23.5,15 *32.5,15 *31.5,6 *39.5,10 *44.5,2 *49.5,10 *57.5,6"
    " *56.5,15 *65.5,15 *59.5,23 *65,28 *58,33 *56,24 *51,20.5 *44.5,22 *38,20.5 *33,24",
}
_BODY = (
    "44.5,11 53,14 58.5,22 58,31 53,37.5 *52,40 62,42 71,48 78,58 83,69 84,75 80,79 76,78"
    " *73,76 *74,87 *67,84 *66,91 67,96 63,98 53,98 49,96 *48,90 *44.5,87"
    " *41,90 40,96 36,98 26,98 22,96 *23,91 *22,84 *15,87 *16,76 13,78 9,79 5,75 6,69 11,58"
    " 18,48 27,42 *37,40 *36,37.5 31,31 30.5,22 36,14"
)


def meeple(seat: str) -> Sheet:
    """A thick figure in a fur cloak, its seat's symbol cast into the chest."""
    fill, dark, light, on = SEATS[seat]
    sheet = Sheet(f"pieces/meeple_{seat}", 89, 106)
    shape = sheet.rough(curve(_BODY), 0.5)
    hair = sheet.rough(curve(_HAIR[seat]), 0.35)
    halo(sheet, shape, by=2.2, drop=3)
    halo(sheet, hair, by=1.6)
    for dy in (5.5, 3.6, 1.8):
        sheet.fill(shape, dark, rough=0, drop=dy)
    sheet.fill(
        shape, sheet.gradient([(0, light), (0.3, fill), (1, fill)], (20, 0, 62, 100)), rough=0
    )
    sheet.fill(oval(44.5, 27, 12, 11.5), light, rough=0.4)
    sheet.fill(hair, dark, 0.5, rough=0, drop=1.6)
    sheet.fill(hair, dark, rough=0)
    sheet.mark("33,38.5 39,42 44.5,43 50,42 56,38.5", 2.6, dark, 0.6, ends=(0.5, 0.5))
    sheet.rim(shape, (0.55, 1), 5.0, dark, 0.42)
    sheet.rim(shape, (-0.6, -1), 2.8, "#FFFFFF", 0.4, inset=0.7)
    sheet.rim(hair, (-0.6, -1), 2.2, light, 0.55, inset=0.6)
    sheet.mark("38,26 40.5,25 42.5,26.2", 2.0, dark)
    sheet.mark("46.5,26.2 48.5,25 51,26", 2.0, dark)
    sheet.mark("44.5,27 44.3,30.5", 1.8, dark)
    sheet.specks(shape, dark, 22, (0.3, 0.9), 0.28, 3)
    sheet.specks(shape, light, 22, (0.3, 0.9), 0.4, 3)
    scale = {"red": 0.94, "blue": 0.92, "green": 0.94, "yellow": 0.98}[seat]
    at = (44.5, 64)
    below = dark if seat in ("red", "blue") else light
    symbol(sheet, seat, (at[0] + 0.9, at[1] + 1.4), scale, below, fill)
    symbol(sheet, seat, at, scale, on, fill)
    return sheet


def score_token(seat: str) -> Sheet:
    """A round clay disc with the symbol, for the path of stones."""
    fill, dark, light, on = SEATS[seat]
    sheet = Sheet(f"pieces/score_{seat}", 60, 62)
    shape = sheet.rough(oval(30, 28.5, 26, 25.5), 0.7, 12)
    halo(sheet, shape, by=1.4, drop=2.5)
    for dy in (5, 2.5):
        sheet.fill(shape, dark, rough=0, drop=dy)
    sheet.fill(
        shape, sheet.gradient([(0, light), (0.35, fill), (1, fill)], (8, 2, 50, 54)), rough=0
    )
    sheet.rim(shape, (0.5, 1), 4.0, dark, 0.45)
    sheet.rim(shape, (-0.6, -1), 2.2, "#FFFFFF", 0.45, inset=0.6)
    symbol(sheet, seat, (30, 28.8), {"blue": 0.8, "yellow": 0.92}.get(seat, 0.84), on, fill)
    return sheet


def _ear(sheet: Sheet, turn: float) -> None:
    """An ear of grain that leans out from behind the board of a field marker."""
    foot = (30.0, 30.0)

    def lean(points: Points) -> Points:
        return place(points, foot, 1.0, turn, about=foot)

    grain = "*30,-3 33.5,2 34.5,8 33,14 *30,17 27,14 25.5,8 26.5,2"
    shape = lean(curve(grain))
    halo(sheet, shape, by=1.3)
    sheet.mark(lean([(30, 14), (30, 24)]), 3.4, "#8A5A17")
    sheet.fill(shape, "#E7B93F", rough=0.4)
    for y in (2, 7, 12):
        sheet.mark(lean([(27, y - 2), (30, y + 1.5), (33, y - 2)]), 1.6, "#8A5A17", 0.9)


def field_token(seat: str) -> Sheet:
    """A board on a stake between ears of grain, stuck into a furrow: not round at any size."""
    fill, dark, light, on = SEATS[seat]
    sheet = Sheet(f"pieces/agriculture_{seat}", 60, 66)
    for turn in (-40, 40, 0):
        _ear(sheet, turn)
    stake = sheet.rough(curve("*24,44 *36,44 35,56 *30,65 25,56"), 0.4)
    halo(sheet, stake, by=1.4)
    sheet.fill(stake, "#6B4423", rough=0)
    shape = sheet.rough(curve("*6,15 30,13.5 *54,15 55,33 *54,52 30,53.5 *6,52 5,33"), 0.6, 9)
    halo(sheet, shape, by=1.6, drop=1.5)
    sheet.fill(shape, dark, rough=0, drop=3)
    sheet.fill(
        shape, sheet.gradient([(0, light), (0.3, fill), (1, fill)], (8, 14, 48, 54)), rough=0
    )
    sheet.rim(shape, (0.5, 1), 3.4, dark, 0.45)
    sheet.rim(shape, (-0.6, -1), 2.0, "#FFFFFF", 0.45, inset=0.5)
    symbol(sheet, seat, (30, 33.4), {"blue": 0.74, "yellow": 0.8}.get(seat, 0.72), on, fill)
    return sheet


def shadow() -> Sheet:
    """The soft shadow under a standing or lifted piece, faded by a gradient."""
    sheet = Sheet("pieces/shadow", 100, 50)
    paint = sheet.glow(
        [(0, "#1A120C", 0.5), (0.45, "#1A120C", 0.32), (0.8, "#1A120C", 0.08), (1, "#1A120C", 0)],
        (25, 25, 25),
    )
    sheet.squash(paint)
    return sheet


def idol() -> Sheet:
    """The start player's figure: a carved stone idol with a painted face."""
    sheet = Sheet("pieces/start_player", 70, 100)
    spec = (
        "35,3 45,5 53,12 56,22 54,31 *50,36 58,40 64,48 64,58 60,66 *56,70 60,78 60,87 *57,92"
        " 46,95 35,95 24,95 *13,92 10,87 10,78 *14,70 10,66 6,58 6,48 12,40 *20,36 16,31 14,22 17,12 25,5"
    )
    shape = sheet.rough(curve(spec), 0.7)
    halo(sheet, shape, by=1.8, drop=2)
    sheet.fill(shape, "#3B322B", rough=0, drop=4)
    paint = sheet.gradient([(0, "#F4EBD8"), (0.4, "#D9C9AB"), (1, "#A48D69")], (12, 0, 52, 96))
    sheet.fill(shape, paint, rough=0)
    sheet.rim(shape, (0.6, 1), 6, "#7A6446", 0.55)
    sheet.rim(shape, (-0.6, -1), 3, "#FFFFFF", 0.6, inset=0.8)
    sheet.specks(shape, "#7A6446", 70, (0.3, 1.0), 0.4, 2)
    ink, rust = "#3A2A20", "#A5482A"
    sheet.mark("19,18 27,15 35,18 43,15 51,18", 3.6, rust)
    sheet.mark("24,23 28,21.5 31.5,24", 3.0, ink)
    sheet.mark("39,24 42.5,21.5 46.5,23", 3.0, ink)
    sheet.mark("35,21 34.6,27 35.2,30", 2.6, ink)
    sheet.mark("17,40 24,46 35,49 46,46 53,40", 3.4, rust)
    sheet.mark("21,46 28,52 35,54 42,52 49,46", 2.4, rust, 0.9)
    sheet.mark("13,51 18,60 27,64 33,63", 3.6, ink, 0.9)
    sheet.mark("57,51 52,60 43,64 37,63", 3.6, ink, 0.9)
    ring = sheet.rough(oval(35, 63, 9.5, 9.5), 0.5)
    sheet.fill(ring, "#C98B2B", rough=0)
    sheet.fill(oval(35, 63, 4.6, 4.6), rust, rough=0.4)
    for x in (21, 28, 35, 42, 49):
        sheet.mark([(x, 78), (x + 0.3, 83), (x, 88)], 2.8, ink, 0.85)
    return sheet


def sheets() -> list[Sheet]:
    """Every picture of this script."""
    made = [shadow(), idol()]
    for seat in SEATS:
        made += [meeple(seat), score_token(seat), field_token(seat)]
    return made
