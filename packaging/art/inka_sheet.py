"""Look at the second world: `python packaging/art/inka_sheet.py DIR` writes PNG pictures.

The fixed map by day and at dusk, in colour and in grey, and a sheet of every group of pictures.
Needs PySide6; nothing of it is part of the program.
"""

from __future__ import annotations

import json
import os
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

from inka_skin import FRAME_SIZE, MAP_X, MAP_Y, STEP_U, STEP_X

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[2] / "resources" / "inka"
CELL, COLUMNS = 150, 12
CULTURES = ("early", "middle", "inka")

Data = dict[str, list[dict[str, Any]]]
Places = dict[str, tuple[float, float]]


def put(
    painter: QPainter,
    name: str,
    at: tuple[float, float],
    anchor: tuple[float, float],
    scale: float = 1.0,
) -> None:
    """Draw a picture with its anchor point at a place."""
    drawing = QSvgRenderer(str(ROOT / f"{name}.svg"))
    size = drawing.viewBoxF().size() * scale
    drawing.render(
        painter, QRectF(QPointF(at[0] - anchor[0] * scale, at[1] - anchor[1] * scale), size)
    )


def whole_map(time: str, pieces: bool) -> QImage:
    """The fixed map with all that lies on it."""
    data = json.loads((ROOT / "inka.json").read_text(encoding="utf-8"))
    image = QImage(*FRAME_SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    root = f"map/{time}"
    put(painter, f"{root}/frame", (0, 0), (0, 0))
    places = {
        t["id"]: (MAP_X + STEP_X * 3 * t["column"], MAP_Y + STEP_U * t["u"]) for t in data["tiles"]
    }
    variants = {
        t["id"]: 1 + k % 3
        for k, t in enumerate(sorted(data["tiles"], key=lambda t: (t["terrain"], t["id"])))
    }
    for t in data["tiles"]:
        put(
            painter,
            f"{root}/ground/{t['terrain']}_{variants[t['id']]}",
            places[t["id"]],
            (150, 150),
        )
    spots = {c["id"]: (MAP_X + STEP_X * c["x"], MAP_Y + STEP_U * c["u"]) for c in data["crossings"]}
    for p in data["paths"]:
        (ax, ay), (bx, by) = sorted(spots[e] for e in p["ends"])
        put(
            painter,
            f"{root}/path_{way((ax, ay), (bx, by))}",
            ((ax + bx) / 2, (ay + by) / 2),
            (80, 70),
        )
    for at in spots.values():
        put(painter, f"{root}/crossing", at, (30, 30))
    for t in data["tiles"]:
        put(painter, f"{root}/land/{t['terrain']}_{variants[t['id']]}", places[t["id"]], (150, 150))
    if pieces:
        _pieces(painter, data, places, spots)
    painter.end()
    return image


def way(a: tuple[float, float], b: tuple[float, float]) -> str:
    """How the side of a tile runs from its left to its right end."""
    return "level" if a[1] == b[1] else "rising" if a[1] > b[1] else "falling"


def _pieces(painter: QPainter, data: Data, places: Places, spots: Places) -> None:
    """Discs, and pieces of every seat and culture, ruins among them."""
    seats = ("red", "orange", "blue", "grey")
    ends = {p["id"]: sorted(spots[e] for e in p["ends"]) for p in data["paths"]}
    for k, path in enumerate((37, 30, 24, 39, 50, 11, 58, 56, 27, 44, 38, 22, 47, 64, 18)):
        a, b = ends[f"p{path}"]
        name = f"pieces/{CULTURES[k // 2 % 3]}_road_{way(a, b)}_{seats[k % 4]}"
        put(painter, name, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), (60, 60))
    for k, at in enumerate((7, 11, 16, 18, 21, 23, 26, 29, 31, 35, 37, 40, 43, 47, 50)):
        crossing = f"c{at:02}"
        level, anchor = ("city", (65, 112)) if k % 4 == 3 else ("settlement", (50, 78))
        scale = 0.76 if level == "city" else 0.84
        ruin, culture = k % 5 == 4, CULTURES[k % 3]
        if ruin:
            culture = CULTURES[k % 2]
        name = f"pieces/{'ruin_' if ruin else ''}{culture}_{level}_{seats[k * 7 // 3 % 4]}"
        put(painter, name, spots[crossing], anchor, scale)
        if ruin:
            put(painter, f"pieces/thicket_{level}", spots[crossing], anchor, scale)
    for t in data["tiles"]:
        if t["number"]:
            x, y = places[t["id"]]
            put(painter, f"pieces/number_{t['number']}", (x, y + 30), (40, 40))
    x, y = places["t04"]
    put(painter, "pieces/robber", (x - 58, y + 46), (40, 92))


def grey(image: QImage) -> QImage:
    """The picture without its colours."""
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def contact(names: list[str]) -> QImage:
    """Pictures side by side on a light and a dark ground."""
    rows = -(-len(names) // COLUMNS)
    image = QImage(COLUMNS * CELL, rows * CELL, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#cbbd98"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for k, name in enumerate(names):
        box = QRectF(k % COLUMNS * CELL, k // COLUMNS * CELL, CELL, CELL).adjusted(5, 5, -5, -5)
        drawing = QSvgRenderer(str(ROOT / f"{name}.svg"))
        size = drawing.viewBoxF().size().scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
        at = QRectF(QPointF(), size)
        at.moveCenter(box.center())
        drawing.render(painter, at)
    painter.end()
    return image


def main(out: Path, wanted: list[str]) -> None:
    """Write the sheets whose name contains one of `wanted`, or all."""
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    out.mkdir(parents=True, exist_ok=True)

    def asked(name: str) -> bool:
        return not wanted or any(part in name for part in wanted)

    for time in ("day", "dusk"):
        for bare in (True, False):
            name = f"map_{time}{'_bare' if bare else ''}"
            if asked(name):
                image = whole_map(time, not bare)
                image.save(str(out / f"{name}.png"))
                grey(image).save(str(out / f"{name}_grey.png"))
    names = sorted(p.relative_to(ROOT).with_suffix("").as_posix() for p in ROOT.rglob("*.svg"))
    for folder, group in groupby(names, key=lambda n: n.rsplit("/", 1)[0]):
        name = f"sheet_{folder.replace('/', '_')}"
        if asked(name):
            image = contact(list(group))
            image.save(str(out / f"{name}.png"))
            grey(image).save(str(out / f"{name}_grey.png"))
    del application


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
