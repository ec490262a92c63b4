"""Icons of actions: one ink, written as ``{INK}``, which the window replaces by a theme colour."""

from __future__ import annotations

import math
from collections.abc import Callable

from pieces_brush import Points, Sheet, curve, oval, place

INK = "{INK}"
W = 9.0
Draw = Callable[["Icon"], None]


class Icon(Sheet):
    """A sheet with the few gestures that icons are made of."""

    def line(self, *specs: str, w: float = W) -> None:
        """Strokes of even weight."""
        for spec in specs:
            self.mark(spec, w, INK, ends=(0.85, 0.75), rough=0.07)

    def area(self, spec: str | Points, *holes: Points) -> None:
        """A filled shape."""
        points = curve(spec, step=2.2) if isinstance(spec, str) else spec
        self.fill(points, INK, rough=0.5, wave=9, holes=holes)

    def loop(self, spec: str | Points, w: float = W) -> None:
        """A closed contour."""
        points = curve(spec, step=2.2) if isinstance(spec, str) else spec
        self.outline(self.rough(points, 0.4, 9), w, INK)

    def dot(self, x: float, y: float, r: float) -> None:
        """A filled round spot."""
        self.fill(oval(x, y, r, r), INK, rough=0.4)

    def arc(self, cx: float, cy: float, r: float, a0: float, a1: float, w: float = W) -> Points:
        """A piece of a circle, degrees clockwise from the right; returns its line."""
        count = max(4, round(abs(a1 - a0) / 12))
        steps = [math.radians(a0 + (a1 - a0) * k / count) for k in range(count + 1)]
        line = [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in steps]
        self.mark(line, w, INK, ends=(0.85, 0.8), rough=0.06)
        return line

    def head(self, x: float, y: float, turn: float, size: float = 15) -> None:
        """An arrow head pointing along `turn`."""
        shape = curve("*64,50 *42,66 *46,50 *42,34")
        self.fill(place(shape, (x, y), size / 15, turn), INK, rough=0.4)


def new(i: Icon) -> None:
    i.loop("*20,11 *58,11 *81,34 82,60 *81,89 50,90 *20,89 19,50", 8)
    i.line("50,44 50,74", "35,59 65,59")


def open_(i: Icon) -> None:
    i.line("12,80 13,24 *34,22 *44,33 *78,33 79,46", "12,82 28,48 *92,47 *78,82 14,82", w=8)


def save(i: Icon) -> None:
    i.line("50,12 50,58")
    i.head(50, 60, 90, 17)
    i.line("14,62 15,86 *85,86 86,62", w=8.5)


def undo(i: Icon) -> None:
    i.arc(52, 56, 33, 205, 410, 10)
    i.head(21, 36, 122, 21)


def redo(i: Icon) -> None:
    i.arc(48, 56, 33, 335, 130, 10)
    i.head(79, 36, 58, 21)


def hint(i: Icon) -> None:
    i.area(
        "50,12 60,26 70,38 72,54 64,68 50,73 36,68 28,54 32,40 40,34 *43,24",
        curve("50,44 56,54 55,62 49,65 44,60 45,52"),
    )
    i.line("34,82 50,78 66,82", "36,90 50,94 64,90", w=7)


def demo(i: Icon) -> None:
    i.dot(40, 22, 11)
    i.line("39,38 37,56 26,74 24,90", "38,56 50,70 53,88", "38,42 56,50 68,40", w=8.5)
    i.line("74,20 84,14", "78,32 90,32", "74,8 78,2", w=6)


def _die(i: Icon, pips: tuple[tuple[float, float], ...], turn: float = -8) -> None:
    square = place(
        curve("20,14 50,12 80,14 86,20 88,50 86,80 80,86 50,88 20,86 14,80 12,50 14,20"),
        (50, 50),
        0.92,
        turn,
    )
    i.area(square, *[place(oval(x, y, 8.4, 8.4), (50, 50), 0.92, turn) for x, y in pips])


def dice(i: Icon) -> None:
    for at, pips, turn in (
        ((31, 62), ((36, 36), (64, 64)), -10),
        ((69, 36), ((34, 34), (66, 34), (50, 50), (34, 66), (66, 66)), 12),
    ):
        square = place(curve("20,14 80,14 86,20 86,80 80,86 20,86 14,80 14,20"), at, 0.62, turn)
        i.area(square, *[place(oval(x, y, 9.5, 9.5), at, 0.62, turn) for x, y in pips])


def settings(i: Icon) -> None:
    teeth: list[str] = []
    for k in range(8):
        a = math.tau * k / 8
        for off, r in ((-0.24, 29), (-0.17, 41), (0.17, 41), (0.24, 29)):
            teeth.append(f"*{50 + r * math.cos(a + off):.1f},{50 + r * math.sin(a + off):.1f}")
    i.area(" ".join(teeth), oval(50, 50, 13, 13))


def help_(i: Icon) -> None:
    i.line("30,34 36,20 52,15 68,24 68,38 56,50 51,58 50,66", w=11)
    i.dot(50, 85, 7)


def log(i: Icon) -> None:
    for y, x in ((24, 84), (42, 76), (60, 86), (78, 66)):
        i.line(f"32,{y} 58,{y - 1} {x},{y}", w=8)
        i.dot(17, y, 5.5)


def moves(i: Icon) -> None:
    i.line("16,26 40,25", "16,50 40,50", "16,74 40,74", w=8)
    i.area("*54,20 72,34 *86,50 72,66 *54,80 57,50")


def review(i: Icon) -> None:
    i.loop(oval(42, 42, 27, 27), 9)
    i.line("62,62 76,75 88,88", w=13)
    i.line("30,48 39,38 46,45 55,33", w=6.5)


def play(i: Icon) -> None:
    i.area("*26,14 54,30 *84,50 54,70 *26,87 28,50")


def pause(i: Icon) -> None:
    i.area("*26,16 *43,15 42,50 *43,86 *25,85 26,50")
    i.area("*58,15 *75,16 74,50 *75,85 *57,86 58,50")


def step(i: Icon) -> None:
    i.area("*20,16 44,32 *66,50 44,68 *20,85 22,50")
    i.line("80,17 80,50 80,84", w=11)


def first(i: Icon) -> None:
    i.line("14,19 14,50 14,82", w=10)
    i.area("*54,20 38,34 *24,50 38,66 *54,81 52,50")
    i.area("*90,20 74,34 *58,50 74,66 *90,81 88,50")


def last(i: Icon) -> None:
    i.area("*10,20 26,34 *42,50 26,66 *10,81 12,50")
    i.area("*46,20 62,34 *76,50 62,66 *46,81 48,50")
    i.line("86,19 86,50 86,82", w=10)


def back(i: Icon) -> None:
    i.area("*80,16 56,32 *34,50 56,68 *80,85 78,50")
    i.line("20,17 20,50 20,84", w=11)


def speed(i: Icon) -> None:
    i.arc(50, 62, 36, 170, 370, 9)
    i.line("50,62 62,46 70,34", w=9)
    i.dot(50, 62, 8)
    i.line("24,80 76,80", w=7)


def _horn(i: Icon) -> None:
    i.area("*10,38 *26,37 38,27 *51,15 52,50 *51,86 38,73 *26,64 *10,63 11,50")


def sound_on(i: Icon) -> None:
    _horn(i)
    i.arc(48, 50, 20, -45, 45, 8)
    i.arc(48, 50, 37, -45, 45, 8)


def _lens(i: Icon) -> None:
    i.loop(oval(42, 42, 28, 28), 9)
    i.line("63,63 76,75 89,88", w=13)


def zoom_in(i: Icon) -> None:
    _lens(i)
    i.line("42,29 42,55", "29,42 55,42", w=8)


def zoom_out(i: Icon) -> None:
    _lens(i)
    i.line("29,42 55,42", w=8)


def zoom_fit(i: Icon) -> None:
    _lens(i)
    i.loop("33,34 51,34 51,50 33,50", 6)


def full_screen(i: Icon) -> None:
    i.line("14,36 14,14 *36,14", "64,14 86,14 *86,36", "86,64 86,86 *64,86", "36,86 14,86 *14,64")


def season(i: Icon) -> None:
    for k in range(3):
        spoke: Points = [(50, 12), (50, 50), (50, 88)]
        i.mark(place(spoke, (50, 50), 1, 60 * k), 7.5, INK, ends=(0.85, 0.85), rough=0.06)
    for k in range(6):
        for spec in ("38,18 50,30 62,18",):
            i.mark(
                place(curve(spec.replace(" 50,", " *50,"), closed=False), (50, 50), 1, 60 * k),
                6,
                INK,
                ends=(0.8, 0.8),
                rough=0.06,
            )


def person(i: Icon) -> None:
    i.dot(50, 26, 16)
    i.area("50,46 66,49 78,60 86,80 *88,90 50,92 *12,90 14,80 22,60 34,49")


def peek(i: Icon) -> None:
    i.loop("8,50 24,32 50,23 76,32 *92,50 76,68 50,77 24,68", 8)
    i.dot(50, 50, 14)


def warning(i: Icon) -> None:
    i.area(
        "50,10 60,24 76,54 *92,84 70,89 30,89 *8,84 24,54 40,24",
        curve("*45,36 *55,36 53,52 *52,64 *48,64 47,52"),
        oval(50, 75, 5.5, 5.5),
    )


def trash(i: Icon) -> None:
    i.line("16,26 50,23 84,26", w=9)
    i.line("38,22 40,12 *60,12 62,22", w=7)
    i.area(
        "*24,34 50,33 *76,34 74,62 *70,89 50,91 *30,89 26,62",
        curve("*39,44 *45,44 46,60 *46,80 *41,80 40,62"),
        curve("*55,44 *61,44 60,62 *59,80 *54,80 54,60"),
    )


def star(i: Icon) -> None:
    points = []
    for k in range(10):
        a = math.tau * k / 10 - math.pi / 2
        r = 41 if k % 2 == 0 else 18
        points.append(f"*{50 + r * math.cos(a):.1f},{53 + r * math.sin(a):.1f}")
    i.area(" ".join(points))


def export(i: Icon) -> None:
    i.line("50,66 50,22")
    i.head(50, 16, -90, 17)
    i.line("32,42 15,44 *15,87 *85,87 85,44 68,42", w=8.5)


def graph(i: Icon) -> None:
    i.line("14,12 15,50 *14,86 50,85 88,86", w=8)
    i.line("26,70 40,48 54,58 70,30 86,20", w=9)


def library(i: Icon) -> None:
    i.area("*12,18 *30,16 31,50 *30,86 *12,86 13,50")
    i.area("*38,24 *54,22 55,54 *54,86 *38,86 39,54")
    i.area("*62,22 *76,17 84,50 *92,82 *77,87 69,54")


def statistics(i: Icon) -> None:
    i.area("*14,56 *32,55 *32,86 *14,86")
    i.area("*41,34 *59,33 *59,86 *41,86")
    i.area("*68,14 *86,13 *86,86 *68,86")


def rematch(i: Icon) -> None:
    i.arc(50, 50, 33, 200, 330, 9)
    i.arc(50, 50, 33, 20, 150, 9)
    i.head(80, 37, 70, 17)
    i.head(20, 63, 250, 17)


def replay(i: Icon) -> None:
    i.arc(52, 54, 35, 215, 500, 9)
    i.head(20, 36, 118, 19)
    i.area("*44,38 58,46 *70,54 58,62 *44,71 45,54")


def branch(i: Icon) -> None:
    i.line("30,84 30,50 30,22", "30,62 44,54 64,50 71,42 72,30", w=9)
    for x, y in ((30, 16), (72, 22), (30, 86)):
        i.dot(x, y, 11)


def info(i: Icon) -> None:
    i.dot(50, 20, 9)
    i.line("40,42 52,42 *51,80", "36,84 66,83", w=11)


def close(i: Icon) -> None:
    i.line("22,22 50,50 78,78", "78,22 50,50 22,78", w=10)


def copy(i: Icon) -> None:
    i.loop("34,10 58,9 86,11 87,38 85,64 58,65 34,64 33,36", 8)
    i.line("22,36 13,37 12,62 *13,90 40,91 *66,89 66,78", w=8)


def hourglass(i: Icon) -> None:
    i.line("22,12 50,11 78,12", "22,88 50,89 78,88", w=9)
    i.line("30,16 32,34 *50,50 32,66 30,84", "70,16 68,34 *50,50 68,66 70,84", w=7)
    i.area("*38,84 50,66 *62,84")


def trophy(i: Icon) -> None:
    i.area(
        "*24,14 50,12 *76,14 75,36 68,52 *55,60 *56,76 *72,80 *73,90 50,91 *27,90 *28,80 *44,76 *45,60 32,52 25,36"
    )
    i.line("24,22 12,22 13,36 29,46", "76,22 88,22 87,36 71,46", w=7)


def keyboard(i: Icon) -> None:
    i.loop("12,26 50,24 88,26 90,50 88,75 50,77 12,75 10,50", 8)
    for x in (27, 42, 58, 73):
        i.dot(x, 42, 4.5)
    i.line("32,60 68,60", w=7)


ICONS: dict[str, Draw] = {
    "new": new, "open": open_, "save": save, "undo": undo, "redo": redo, "hint": hint, "demo": demo,
    "settings": settings, "help": help_, "log": log, "moves": moves, "review": review,
    "play": play, "pause": pause, "step": step, "back": back, "first": first, "last": last,
    "speed": speed, "sound_on": sound_on, "zoom_in": zoom_in,
    "zoom_out": zoom_out, "zoom_fit": zoom_fit, "full_screen": full_screen,
    "season": season, "person": person,
    "peek": peek, "warning": warning, "trash": trash, "star": star, "export": export,
    "graph": graph, "dice": dice, "library": library, "statistics": statistics,
    "rematch": rematch, "replay": replay, "branch": branch, "info": info, "close": close, "copy": copy,
    "hourglass": hourglass, "trophy": trophy, "keyboard": keyboard,
}  # fmt: skip

_MARKS: dict[str, tuple[str, str]] = {
    "light": ("#A5482A", "#5F4A35"),
    "dark": ("#EBAE58", "#C9B79A"),
}


def mark(name: str, scheme: str) -> Sheet:
    """A small mark of the style sheet, in the ink of a scheme."""
    accent, ink = _MARKS[scheme]
    sheet = Sheet(f"icons/qss/{name}_{scheme}")
    if name == "check":
        sheet.mark("16,52 32,70 40,80 60,48 84,16", 15, accent, ends=(0.8, 0.7), rough=0.06)
    elif name == "dot":
        sheet.fill(oval(50, 50, 30, 30), accent, rough=1)
    elif name == "grip":
        for x in (36, 64):
            for y in (30, 50, 70):
                sheet.fill(oval(x, y, 5, 5), ink, 0.7, rough=0.4)
    else:
        turn = {"down": 0, "up": 180, "right": -90}[name]
        line = place(curve("16,34 *50,70 84,34", closed=False), (50, 50), 1, turn)
        sheet.mark(line, 13, ink, ends=(0.8, 0.8), rough=0.05)
    return sheet


def sheets() -> list[Sheet]:
    """Every picture of this script."""
    made: list[Sheet] = []
    for name, draw in ICONS.items():
        icon = Icon(f"icons/{name}")
        draw(icon)
        made.append(icon)
    names = ("check", "dot", "down", "up", "right", "grip")
    return made + [mark(name, scheme) for name in names for scheme in _MARKS]
