"""The pictures of the second world: all there, drawn without a warning, told apart in grey."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from stoneage_qt.paths import resource_path

pytestmark = pytest.mark.once

ROOT = resource_path("inka")
TERRAINS = (
    "forest", "quarry", "pasture", "farmland", "mountains", "fishing", "ocean", "plantation",
    "jungle",
)  # fmt: skip
TIMES = ("day", "dusk")
SEATS = ("red", "orange", "blue", "grey")
CULTURES = ("early", "middle", "inka")
KINDS = ("wood", "stone", "wool", "potato", "ore", "fish", "coca", "feathers")
DEVELOPMENT = ("combat", "roads", "invention", "monopoly")
BACKS = ("hand_back", "development_back_1", "development_back_2")


LEVELS = (
    *("random", "gentle", "builder", "planner", "trader", "heir", "road_captain", "warrior"),
    *("medium", "strong", "expert"),
)


def expected() -> set[str]:
    """Every name that may be asked for."""
    names = set()
    for time in TIMES:
        names |= {f"map/{time}/{what}" for what in ("frame", "crossing")}
        names.add(f"backdrop/{time}")
        names |= {f"map/{time}/path_{way}" for way in ("level", "rising", "falling")}
        names |= {
            f"map/{time}/{layer}/{terrain}_{k}"
            for layer in ("ground", "land")
            for terrain in TERRAINS
            for k in (1, 2, 3)
        }
    names |= {f"pieces/number_{k}" for k in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)}
    names |= {f"pieces/die_{k}" for k in range(1, 7)}
    names |= {"pieces/robber", "pieces/thicket_settlement", "pieces/thicket_city"}
    for seat in SEATS:
        for level in ("settlement", "city"):
            names |= {f"pieces/{culture}_{level}_{seat}" for culture in CULTURES}
            # The third tribe ends the game: it never becomes a ruin.
            names |= {f"pieces/ruin_{culture}_{level}_{seat}" for culture in CULTURES[:2]}
        names |= {
            f"pieces/{culture}_road_{way}_{seat}"
            for culture in CULTURES
            for way in ("level", "rising", "falling")
        }
    names |= {f"{folder}/{kind}" for folder in ("kinds", "cards") for kind in KINDS}
    names |= {f"cards/development_{kind}" for kind in DEVELOPMENT}
    names |= {"cards/advantage_route", "cards/advantage_arts", "tribe/board"}
    names |= {f"cards/{deck}" for deck in BACKS}
    names |= {f"tribe/marker_{seat}" for seat in SEATS}
    names |= {f"portraits/{level}" for level in LEVELS}
    return names


ALPHA = QImage.Format.Format_ARGB32_Premultiplied
FORBIDDEN = {"filter", "mask", "clipPath", "style", "text", "image", "script", "use", "pattern"}


def drawn(image: QImage, name: str) -> None:
    """Draw a picture over an image."""
    painter = QPainter(image)
    renderer = QSvgRenderer(QByteArray((ROOT / f"{name}.svg").read_bytes()))
    assert renderer.isValid(), name
    renderer.render(painter, QRectF(image.rect()))
    painter.end()


@cache
def greys(*layers: str) -> tuple[int, ...]:
    """Pictures one over the other on a dark ground, as lightness of 24 × 24 pixels."""
    image = QImage(24, 24, ALPHA)
    image.fill(Qt.GlobalColor.darkBlue)
    for name in layers:
        drawn(image, name)
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return tuple(bytes(grey.constBits())[: 24 * 24])


def apart(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """How much two pictures differ, in steps of grey per pixel that either of them paints."""
    pairs = zip(one, other, greys(), strict=True)
    painted = [abs(a - b) for a, b, ground in pairs if a != ground or b != ground]
    return sum(painted) / len(painted)


def test_every_picture_is_there_and_none_is_left_over() -> None:
    there = {p.relative_to(ROOT).with_suffix("").as_posix() for p in ROOT.rglob("*.svg")}
    assert there == expected()


@pytest.mark.parametrize("folder", sorted({name.rsplit("/", 1)[0] for name in expected()}))
def test_qtsvg_draws_them_without_a_warning(qtbot: QtBot, folder: str) -> None:
    for name in sorted(n for n in expected() if n.rsplit("/", 1)[0] == folder):
        path = ROOT / f"{name}.svg"
        tags = {e.tag.rpartition("}")[2] for e in ElementTree.parse(path).iter()}
        assert not tags & FORBIDDEN, name
        image = QImage(48, 48, ALPHA)
        image.fill(Qt.GlobalColor.transparent)
        drawn(image, name)
        alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
        assert any(bytes(alpha.constBits())), f"{name} is empty"


@pytest.mark.parametrize("folder", ["kinds", "cards", "tribe", "pieces", "map/day/land"])
def test_nothing_is_cut_off_at_the_edge_of_a_picture(qtbot: QtBot, folder: str) -> None:
    for path in sorted((ROOT / folder).glob("*.svg")):
        renderer = QSvgRenderer(str(path))
        box = renderer.viewBoxF()
        room = box.width() / 4
        renderer.setViewBox(box.adjusted(-room, -room, room, room))
        image = QImage(60, round(60 * (box.height() + 2 * room) / (box.width() + 2 * room)), ALPHA)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter, QRectF(image.rect()))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(QRectF(image.rect()).adjusted(9, 9, -9, -9), Qt.GlobalColor.black)
        painter.end()
        alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
        assert max(bytes(alpha.constBits())) < 128, path.name


def tile(time: str, terrain: str, variant: int = 1) -> tuple[int, ...]:
    return greys(*(f"map/{time}/{layer}/{terrain}_{variant}" for layer in ("ground", "land")))


@pytest.mark.parametrize(("time", "least"), [("day", 14), ("dusk", 8)])
def test_landscapes_are_told_apart_in_grey(qtbot: QtBot, time: str, least: float) -> None:
    for one, other in combinations(TERRAINS, 2):
        assert apart(tile(time, one), tile(time, other)) > least, (one, other)


@pytest.mark.parametrize(
    "piece", [f"{c}_{p}" for c in CULTURES for p in ("settlement", "road_level")]
)
def test_seats_are_told_apart_in_grey(qtbot: QtBot, piece: str) -> None:
    for one, other in combinations(SEATS, 2):
        names = (f"pieces/{piece}_{one}", f"pieces/{piece}_{other}")
        assert apart(*(greys(name) for name in names)) > 8, names


@pytest.mark.parametrize("culture", CULTURES[:2])
def test_a_ruin_keeps_its_seat_and_its_level(qtbot: QtBot, culture: str) -> None:
    def ruin(level: str, seat: str) -> tuple[int, ...]:
        return greys(f"pieces/ruin_{culture}_{level}_{seat}", f"pieces/thicket_{level}")

    for one, other in combinations(SEATS, 2):
        assert apart(ruin("settlement", one), ruin("settlement", other)) > 4, (one, other)
    assert apart(ruin("settlement", "red"), ruin("city", "red")) > 5


@pytest.mark.parametrize(
    ("folder", "names", "least"),
    [
        ("kinds", KINDS, 25),
        ("cards", KINDS, 8),
        ("cards", tuple(f"development_{kind}" for kind in DEVELOPMENT), 8),
        ("cards", BACKS, 4),
        ("tribe", tuple(f"marker_{seat}" for seat in SEATS), 8),
    ],
)
def test_what_lies_on_the_table_is_told_apart_in_grey(
    qtbot: QtBot, folder: str, names: tuple[str, ...], least: float
) -> None:
    for one, other in combinations(names, 2):
        assert apart(greys(f"{folder}/{one}"), greys(f"{folder}/{other}")) > least, (one, other)


def test_the_whole_map_stays_lean() -> None:
    def shapes(path: Path) -> int:
        return sum(e.tag.endswith("path") for e in ElementTree.parse(path).iter())

    for time in TIMES:
        root = ROOT / "map" / time
        # The fixed map: 29 tiles of nine landscapes, none of them more than seven times.
        tiles = [
            max(
                sum(shapes(root / layer / f"{t}_{k}.svg") for layer in ("ground", "land"))
                for k in (1, 2, 3)
            )
            for t in TERRAINS
        ]
        assert shapes(root / "frame.svg") + sum(tiles) * 29 / len(TERRAINS) < 3000
