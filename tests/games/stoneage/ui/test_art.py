"""Every picture is drawn as intended, none is missing, none is left over."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from stoneage_qt.contract.face import Colour
from stoneage_qt.games.stoneage.rules.components import ANIMAL_NAMES, BUILDINGS, BUILT_IN, CARDS
from stoneage_qt.games.stoneage.ui.art import faces
from stoneage_qt.games.stoneage.ui.art.buildings import building_pixmap
from stoneage_qt.games.stoneage.ui.art.cards import animal_pixmap, card_pixmap
from stoneage_qt.games.stoneage.ui.art.gallery import render_gallery
from stoneage_qt.games.stoneage.ui.art.names import ICONS, PIECES
from stoneage_qt.games.stoneage.ui.colours import COLOURS
from stoneage_qt.paths import resource_path
from stoneage_qt.ui import theme as themes
from stoneage_qt.ui.art.sprites import Sprites

pytestmark = pytest.mark.once

ROOT = resource_path("")
APP = resource_path("icons/app")
MINE = ("stoneage/pieces", "stoneage/cards", "stoneage/buildings", "icons")
SVGS = sorted(
    path for folder in MINE for path in (ROOT / folder).rglob("*.svg") if path.parent != APP
)
# What SVG Tiny 1.2 lacks, QtSvg ignores or the house rules leave to the painters.
FORBIDDEN = {
    "filter", "mask", "clipPath", "style", "text", "tspan", "image", "script", "foreignObject",
    "symbol", "pattern", "marker",
}  # fmt: skip
MAX_BYTES = 3_000_000
ANIMALS = range(len(CARDS), len(CARDS) + len(ANIMAL_NAMES))


def name_of(path: Path) -> str:
    """As `Sprites` is asked for it."""
    return path.relative_to(ROOT).with_suffix("").as_posix().removeprefix("stoneage/")


def ink_share(pixmap: QPixmap) -> float:
    """The share of pixels that are not transparent."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_Alpha8)
    data = image.constBits()
    stride, width, height = image.bytesPerLine(), image.width(), image.height()
    rows = (bytes(data[y * stride : y * stride + width]) for y in range(height))
    return sum(width - row.count(0) for row in rows) / (width * height)


@pytest.fixture(scope="module")
def fonts(qapp: QApplication) -> themes.Families:
    return themes.load_fonts()


@pytest.fixture
def sprites(qapp: QApplication) -> Sprites:
    return Sprites("stoneage")


@pytest.mark.parametrize("path", SVGS, ids=name_of)
def test_svg_holds_only_what_qtsvg_draws(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.attrib["viewBox"].split()[:2] == ["0", "0"]
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    for element in root.iter():
        assert element.tag.rpartition("}")[2] not in FORBIDDEN
        assert not {"style", "class", "filter", "mask", "clip-path"} & set(element.attrib)
    assert set(re.findall(r'(?:url\(|href=")#(\w+)', text)) <= ids


@pytest.mark.parametrize("path", SVGS, ids=name_of)
def test_svg_renders_something(path: Path, sprites: Sprites) -> None:
    assert ink_share(sprites.pixmap(name_of(path), (64, 64), ink="#A5482A")) > 0.02


def test_the_first_elements_reach_the_picture(sprites: Sprites) -> None:
    """A shared path that QtSvg could not find would leave a meeple without its body."""
    image = sprites.pixmap("pieces/meeple_red", (89, 106)).toImage()
    body = image.pixelColor(18, 66)
    assert body.red() > 2 * body.blue()
    assert body.alpha() == 255


class Recorder(Sprites):
    """A cache that remembers which drawings were asked for."""

    def __init__(self) -> None:
        super().__init__("stoneage")
        self.asked: set[str] = set()

    def paint(
        self, painter: QPainter, rect: QRectF, name: str, *, ink: str = "", stretch: bool = False
    ) -> None:
        self.asked.add(name)
        super().paint(painter, rect, name, ink=ink, stretch=stretch)


# Tables of names and contact sheets show everything: being listed there is no use.
LISTS = {f"games/stoneage/ui/art/{name}.py" for name in ("names", "gallery")}
# What a name that is only known at run time can be: a good, or food.
FREE = "|".join((*themes.GOODS, "food"))


class Uses(ast.NodeVisitor):
    """Collects the names of pictures that a module of the window asks for.

    A name is a whole path ("pieces/closed"), a path with a hole (f"pieces/die_{value}"), an
    icon's name given to `icon`, `accent_icon` or `Key`, or, where a module asks for icons by a
    variable, any name in its tuples and dictionaries.
    """

    def __init__(self) -> None:
        self.paths: set[str] = set()
        self.holed: set[str] = set()
        self.icons: set[str] = set()
        self._listed: set[str] = set()
        self._by_variable = False

    def read(self, path: Path) -> None:
        self._listed, self._by_variable = set(), False
        self.visit(ast.parse(path.read_text(encoding="utf-8")))
        if self._by_variable:
            self.icons |= self._listed

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.paths.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pieces = [str(v.value) if isinstance(v, ast.Constant) else None for v in node.values]
        text = "".join(r"[a-z0-9]+" if piece is None else re.escape(piece) for piece in pieces)
        if pieces == ["pieces/", None]:
            text = f"pieces/({FREE})"
        if pieces == ["icons/", None]:
            self._by_variable = True
        elif pieces[0] and pieces[0].startswith("pieces/"):
            self.holed.add(text)

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        given = [a.value for a in node.args if isinstance(a, ast.Constant)]
        if name in ("icon", "accent_icon", "Key"):
            self.icons |= {value for value in given if isinstance(value, str)}
        if name in ("icon", "accent_icon") and any(
            isinstance(a, ast.Name | ast.Subscript) for a in node.args
        ):
            self._by_variable = True
        self.generic_visit(node)

    def visit_Tuple(self, node: ast.Tuple) -> None:
        self._list(node.elts)
        self.generic_visit(node)

    def visit_Dict(self, node: ast.Dict) -> None:
        self._list(node.values)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        self._list([node.value])
        self.generic_visit(node)

    def _list(self, nodes: list[ast.expr]) -> None:
        self._listed |= {str(n.value) for n in nodes if isinstance(n, ast.Constant)}


def test_every_listed_picture_is_asked_for_by_a_widget_or_the_scene() -> None:
    uses = Uses()
    ui = Path(themes.__file__).parent
    game = ui.parent / "games" / "stoneage" / "ui"
    for path in sorted([*ui.rglob("*.py"), *game.rglob("*.py")]):
        if path.relative_to(ui.parent).as_posix() not in LISTS:
            uses.read(path)
    idle = {
        name
        for name in PIECES
        if name not in uses.paths and not any(re.fullmatch(h, name) for h in uses.holed)
    }
    icons = uses.icons | {path.removeprefix("icons/") for path in uses.paths if "icons/" in path}
    assert sorted(idle | (set(ICONS) - icons)) == []


def test_no_picture_is_missing_and_none_is_left_over(fonts: themes.Families) -> None:
    recorder = Recorder()
    for size in (60, 200):
        for card in range(len(CARDS)):
            card_pixmap(faces.card_face(card), (size, size * 1.4), 1, recorder)
        for building in range(len(BUILDINGS)):
            building_pixmap(faces.building_face(building), (size, size), 1, recorder)
        for igloo in range(len(BUILT_IN.igloos)):
            building_pixmap(faces.igloo_face(igloo), (size, size), 1, recorder)
        for animal in ANIMALS:
            animal_pixmap(faces.animal_face(animal), (size, size), 1, recorder)
    used = recorder.asked | set(PIECES) | {f"icons/{icon}" for icon in ICONS}
    for theme in (themes.LIGHT, themes.DARK):
        urls = re.findall(r'url\("([^"]+)"\)', themes.stylesheet(theme))
        used |= {name_of(Path(url)) for url in urls}
    assert used == {name_of(path) for path in SVGS}


def test_no_name_is_listed_twice() -> None:
    assert len(set(PIECES)) == len(PIECES)
    assert len(set(ICONS)) == len(ICONS)


def test_faces_of_all_components_differ(fonts: themes.Families, sprites: Sprites) -> None:
    """Cards that are different in the rules must not look the same."""
    pictures: dict[bytes, faces.CardFace] = {}
    for card in range(len(CARDS)):
        face = faces.card_face(card)
        image = card_pixmap(face, (71, 102), 1, sprites).toImage()
        same = pictures.setdefault(bytes(image.constBits()), face)
        assert same == face
    assert len(pictures) == len({faces.card_face(card) for card in range(len(CARDS))})
    tiles = {
        bytes(building_pixmap(faces.building_face(b), (71, 71), 1, sprites).toImage().constBits())
        for b in range(len(BUILDINGS))
    }
    assert len(tiles) == len(BUILDINGS)
    houses = {faces.building_face(b).picture for b in range(len(BUILDINGS))}
    assert len(houses) == len(BUILDINGS), "a house of its own for every building"


def test_corrected_components_are_shown(fonts: themes.Families, sprites: Sprites) -> None:
    """An owner of the box may set other values: the pictures follow them."""
    changed = BUILT_IN._replace(malus=(1, 1, 1, 1))
    plain = animal_pixmap(faces.animal_face(36), (120, 136), 1, sprites).toImage()
    other = animal_pixmap(faces.animal_face(36, changed), (120, 136), 1, sprites).toImage()
    assert plain != other


def test_nothing_is_parsed_or_painted_again(fonts: themes.Families, sprites: Sprites) -> None:
    def frame() -> None:
        for card in range(len(CARDS)):
            card_pixmap(faces.card_face(card), (71, 102), 1, sprites)
        for name in PIECES:
            sprites.pixmap(name, QSize(37, 37))

    frame()
    first = sprites.counters
    assert first.parsed > 0
    frame()
    assert sprites.counters == first
    card_pixmap(faces.card_face(0), (142, 204), 1, sprites)
    assert sprites.counters.parsed == first.parsed, "another size needs no parsing"
    assert sprites.counters.painted == first.painted + 1


def test_pixmaps_are_sharp_on_dense_screens(sprites: Sprites) -> None:
    pixmap = sprites.pixmap("pieces/wood", (20, 20), 2.0)
    assert (pixmap.width(), pixmap.height()) == (40, 40)
    assert pixmap.deviceIndependentSize().toSize() == QSize(20, 20)


def test_sprite_keeps_its_shape(sprites: Sprites) -> None:
    """A narrow figure in a square leaves the sides free; stretched, it fills them."""
    fitted = sprites.pixmap("pieces/start_player", (100, 100)).toImage()
    assert all(fitted.pixelColor(2, y).alpha() == 0 for y in range(100))
    wide = sprites.pixmap("pieces/caption", (300, 300), stretch=True).toImage()
    assert wide.pixelColor(150, 30).alpha() == 255


def test_icons_take_the_ink_of_the_theme(sprites: Sprites) -> None:
    for theme in (themes.LIGHT, themes.DARK):
        image = sprites.pixmap("icons/play", (40, 40), ink=theme.ink).toImage()
        assert image.pixelColor(16, 20).name().upper() == theme.ink
    assert not sprites.icon("play", themes.LIGHT.ink, themes.LIGHT.disabled).isNull()


@pytest.mark.parametrize("player", COLOURS.values(), ids=lambda player: player.name)
def test_score_and_field_markers_differ_in_shape(player: Colour, sprites: Sprites) -> None:
    """At board size, whatever colours one sees: only the outline is compared."""
    shapes = []
    for kind in ("score", "agriculture"):
        image = sprites.pixmap(f"pieces/{kind}_{player.name}", (16, 16)).toImage()
        spots = ((x, y) for x in range(16) for y in range(16))
        shapes.append({(x, y) for x, y in spots if image.pixelColor(x, y).alpha() > 127})
    score, field = shapes
    assert len(score ^ field) > 0.12 * len(score | field)


def test_old_pixmaps_make_room(sprites: Sprites, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stoneage_qt.ui.art.sprites._PIXMAP_BUDGET", 3 * 64 * 64 * 4)
    for value in range(1, 7):
        sprites.pixmap(f"pieces/die_{value}", (64, 64))
    painted = sprites.counters.painted
    sprites.pixmap("pieces/die_6", (64, 64))
    assert sprites.counters.painted == painted
    sprites.pixmap("pieces/die_1", (64, 64))
    assert sprites.counters.painted == painted + 1


def test_very_large_pictures_are_left_to_whoever_shows_them(sprites: Sprites) -> None:
    before = len(sprites._pixmaps)
    assert sprites.pixmap("pieces/caption", (1600, 1000), 2.0, stretch=True).width() == 3200
    assert len(sprites._pixmaps) == before


@pytest.mark.parametrize("px", [16, 22, 24, 32, 48, 64, 128, 256, 512])
def test_application_icon(qapp: QApplication, px: int) -> None:
    image = QImage(str(APP / f"stoneage-qt-{px}.png"))
    assert image.size() == QSize(px, px)
    middle, corner = image.pixelColor(px // 2, px * 6 // 10), image.pixelColor(0, 0)
    assert middle.lightness() > 200, "the hand is pale"
    assert corner.alpha() < 60, "the tile's corners are round"


def test_art_stays_small() -> None:
    painted = [*SVGS, *(ROOT / "stoneage" / "board").iterdir()]
    assert sum(path.stat().st_size for path in painted) < MAX_BYTES


def test_gallery(fonts: themes.Families, tmp_path: Path) -> None:
    written = render_gallery(tmp_path)
    assert {path.name for path in written} == {path.name for path in tmp_path.iterdir()}
    for path in written:
        image = QImage(str(path)).scaled(
            QSize(40, 40),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        colours = {image.pixel(x, y) for x in range(40) for y in range(40)}
        assert len(colours) > 50


_ONE_BRUSH = """
import sys
from pathlib import Path
from stoneage_qt.ui.app import make_application
app = make_application([])
from stoneage_qt.ui.art.landscape import paint_valley, whole_view
from stoneage_qt.games.stoneage.ui.art.valley import Valley
paint_valley(whole_view(Valley("winter"), 1600, 1000, 0.5))
names = [path.read_text().strip() for path in Path("/proc/self/task").glob("*/comm")]
print(sum("pooled" in name for name in names))
"""


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="counts the threads of Linux")
def test_qt_does_not_share_out_every_soft_shape() -> None:
    """Its threads take longer to wake than such a shape takes to paint."""
    environment = {k: v for k, v in os.environ.items() if k != "QT_NO_GUI_THREADPOOL"}
    environment["QT_QPA_PLATFORM"] = "offscreen"
    done = subprocess.run(
        [sys.executable, "-c", _ONE_BRUSH],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.strip() == "0"
