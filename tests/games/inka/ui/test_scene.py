"""The scene of Inkas: every position is shown as it is, sharp, by day and at dusk."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.rules import NOBODY, State
from stoneage_qt.games.inka.rules.board import CORNERS, CROSSINGS, PATHS
from stoneage_qt.games.inka.rules.constants import CITY_LEVEL
from stoneage_qt.games.inka.ui.board import layout
from stoneage_qt.games.inka.ui.board.canvas import BoardCanvas
from stoneage_qt.games.inka.ui.board.looks import looks_of
from stoneage_qt.ui.board_kit.items import SpriteItem
from tests.games.inka.rules.random_games import SET_UPS, Kind, positions
from tests.ui.shared_art import art_of

pytestmark = pytest.mark.once

COLOURS = ("red", "orange", "blue", "grey")


@pytest.fixture
def canvas(qtbot: QtBot) -> BoardCanvas:
    made = BoardCanvas(art_of("inka"))
    qtbot.addWidget(made)
    made.resize(640, 480)
    return made


def show(canvas: BoardCanvas, s: State, seat: int = 0, open_hand: bool = True) -> None:
    players = len(s.players)
    canvas.scene_.set_game(looks_of(["A", "B", "C", "D"][:players], COLOURS[:players]), s)
    canvas.scene_.show_state(s, seat, open_hand)


def seen(canvas: BoardCanvas) -> list[tuple[object, float, float, float]]:
    items = [item for item in canvas.scene_.items() if isinstance(item, SpriteItem)]
    shown = [item for item in items if item.isVisible()]
    return [
        (item.picture and item.picture[:2], item.x(), item.y(), item.opacity()) for item in shown
    ]


@pytest.mark.parametrize("kind", SET_UPS)
def test_every_position_of_a_game_is_shown_as_it_is(canvas: BoardCanvas, kind: Kind) -> None:
    for s in positions(kind, every=67):
        show(canvas, s, s.active)
        pieces = canvas.scene_.pieces
        for path in range(PATHS):
            assert pieces.roads[path].isVisible() == (s.roads[path] != NOBODY)
        for crossing in range(CROSSINGS):
            assert pieces.buildings[crossing].isVisible() == (s.owner[crossing] != NOBODY)
            assert pieces.thickets[crossing].isVisible() == s.ruin[crossing]
        assert sum(item.isVisible() for item in pieces.numbers) == 27
        assert pieces.robber.x() == layout.robber_spot(s.robber).x


def test_showing_a_position_again_changes_nothing(canvas: BoardCanvas) -> None:
    first, other = positions(SET_UPS[3], every=150)[:2]
    show(canvas, first)
    before = seen(canvas)
    show(canvas, other)
    canvas.scene_.pieces.robber.setPos(3, 4)
    show(canvas, first)
    assert seen(canvas) == before


def test_colour_and_culture_of_pieces(canvas: BoardCanvas) -> None:
    s = positions(SET_UPS[3])[-1]
    show(canvas, s)
    for crossing in range(CROSSINGS):
        owner = s.owner[crossing]
        if owner == NOBODY:
            continue
        name = str(canvas.scene_.pieces.buildings[crossing].picture[1])  # type: ignore[index]
        assert COLOURS[owner] in name
        tribe = s.players[owner].tribe - s.ruin[crossing]
        assert ("early", "middle", "inka")[tribe] in name
        assert ("ruin_" in name) == s.ruin[crossing]


def test_the_rack_shows_no_hand_that_nobody_may_see(canvas: BoardCanvas) -> None:
    """Which cards a seat lacks for a piece would tell what it holds (V2)."""
    s = next(s for s in positions(SET_UPS[3]) if s.phase == "main")
    poor, rich = s.copy(), s.copy()
    poor.players[0].hand = [0] * 8
    rich.players[0].hand = [5] * 8
    mats = []
    for state in (poor, rich):
        show(canvas, state, 0, open_hand=False)
        mats.append(canvas.scene_.rack._mat.picture.key)  # type: ignore[union-attr]
    assert mats[0] == mats[1]
    show(canvas, poor, 0, open_hand=True)
    assert canvas.scene_.rack._mat.picture.key != mats[0]  # type: ignore[union-attr]


def test_sharp_after_another_size_without_waiting(canvas: BoardCanvas, qtbot: QtBot) -> None:
    show(canvas, positions(SET_UPS[3])[0])
    canvas.show()
    qtbot.waitUntil(lambda: canvas.sharp)
    scale = canvas.scene_.pictures.scale
    canvas.resize(900, 700)
    qtbot.waitUntil(lambda: canvas.scene_.pictures.scale > scale)
    qtbot.waitUntil(lambda: canvas.sharp)
    items = [i for i in canvas.scene_.items() if isinstance(i, SpriteItem) and i.isVisible()]
    assert all(item.sharp for item in items)


def test_dusk_in_a_dark_window(canvas: BoardCanvas, qtbot: QtBot) -> None:
    show(canvas, positions(SET_UPS[3])[0])
    canvas.show()
    qtbot.waitUntil(lambda: canvas.sharp)
    day = canvas.grab().toImage().pixelColor(4, 240)
    canvas.set_dark(True)
    qtbot.waitUntil(lambda: canvas.sharp)
    dusk = canvas.grab().toImage().pixelColor(4, 240)
    canvas.set_dark(False)
    qtbot.waitUntil(lambda: canvas.sharp)
    assert dusk.lightness() < day.lightness()
    assert canvas.grab().toImage().pixelColor(4, 240) == day


def test_another_land_is_painted_for_another_game(canvas: BoardCanvas, qtbot: QtBot) -> None:
    show(canvas, positions(SET_UPS[3])[0])
    fixed = canvas.scene_.ground
    show(canvas, positions(SET_UPS[5])[0])
    assert canvas.scene_.ground != fixed


def ink(item: SpriteItem, canvas: BoardCanvas, shown: SpriteItem) -> QImage:
    """Where an item is, with one item alone to be seen; the ground is left out."""
    scene = canvas.scene_
    for other in scene.items():
        other.setVisible(other is shown)
    box = item.sceneBoundingRect()
    image = QImage(box.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), box)
    painter.end()
    return image


def covered(below: SpriteItem, above: SpriteItem, canvas: BoardCanvas) -> float:
    """How much of one item's ink lies under another's."""
    mine, other = ink(below, canvas, below), ink(below, canvas, above)
    points = [(x, y) for x in range(mine.width()) for y in range(mine.height())]
    own = [at for at in points if mine.pixelColor(*at).alpha() > 128]
    return sum(other.pixelColor(*at).alpha() > 128 for at in own) / len(own)


def test_the_robber_hides_neither_a_number_nor_what_stands_around_him(
    canvas: BoardCanvas, qtbot: QtBot
) -> None:
    s = positions(SET_UPS[0])[0].copy()
    canvas.show()
    tile = 12
    s.robber = tile
    for level in (1, CITY_LEVEL):
        for crossing in CORNERS[tile]:
            s.owner[crossing], s.level[crossing], s.ruin[crossing] = 0, level, False
        show(canvas, s)
        qtbot.waitUntil(lambda: canvas.sharp)
        pieces = canvas.scene_.pieces
        assert pieces.robber.zValue() < pieces.numbers[tile].zValue()
        for crossing in CORNERS[tile]:
            hidden = covered(pieces.buildings[crossing], pieces.robber, canvas)
            assert hidden < 0.04, (crossing, level, hidden)


def test_every_roof_is_inside_of_what_is_shown(canvas: BoardCanvas, qtbot: QtBot) -> None:
    s = positions(SET_UPS[0])[0].copy()
    canvas.show()
    for crossing in range(CROSSINGS):
        s.owner[crossing], s.level[crossing], s.ruin[crossing] = 0, CITY_LEVEL, False
    show(canvas, s)
    qtbot.waitUntil(lambda: canvas.sharp)
    shown = canvas.scene_.sceneRect()
    for building in canvas.scene_.pieces.buildings:
        assert shown.contains(building.sceneBoundingRect())
