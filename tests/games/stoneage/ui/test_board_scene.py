"""What the board shows: any position, again and again the same, sharp, in both seasons."""

import random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stoneage_qt.games.stoneage.rules import OVER, State
from stoneage_qt.games.stoneage.rules.constants import (
    ACTING,
    ANIMAL,
    CARD1,
    CLAY,
    FIELD,
    FOREST,
    HUNT,
    PLACE_COUNT,
    PLACING,
    RIVER,
)
from stoneage_qt.games.stoneage.rules.questions import closed_to_newcomers
from stoneage_qt.games.stoneage.ui.board import layout, plates
from stoneage_qt.games.stoneage.ui.board.canvas import BoardCanvas
from stoneage_qt.games.stoneage.ui.board.looks import looks_of
from stoneage_qt.games.stoneage.ui.board.people import HOME
from stoneage_qt.games.stoneage.ui.board.pictures import CardPictures
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.games.stoneage.ui.board.tableau_layout import (
    GOODS_BOX,
    NAME_BOX,
    OWNED_BOX,
    PEOPLE_BOX,
    TOOLS_BOX,
)
from stoneage_qt.ui.board_kit.items import Z_CAPTION, Z_MARKER, SpriteItem
from stoneage_qt.ui.board_kit.veil import veil
from tests.games.stoneage.ui.board_table import Table, art, make_match, show

pytestmark = pytest.mark.once

BOXES = (NAME_BOX, PEOPLE_BOX, TOOLS_BOX, GOODS_BOX, OWNED_BOX)


@pytest.fixture
def canvas(qtbot: QtBot) -> BoardCanvas:
    made = BoardCanvas(art())
    qtbot.addWidget(made)
    made.resize(800, 640)
    made.show()
    return made


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def positions(players: int, winter: bool, step: int) -> list[State]:
    match = make_match(lambda s: s.actor == OVER, players=players, winter=winter, seed=4)
    return [match.state_at(i) for i in range(0, match.index + 1, step)]


def visible(canvas: BoardCanvas) -> list[tuple[float, float, float]]:
    items = [i for i in canvas.scene_.items() if isinstance(i, SpriteItem) and i.isVisible()]
    return sorted((i.x(), i.y(), i.zValue()) for i in items)


@pytest.mark.parametrize(("players", "winter"), [(2, False), (3, True), (4, True)])
def test_every_position_shows_who_stands_where(
    canvas: BoardCanvas, players: int, winter: bool
) -> None:
    scene = canvas.scene_
    match = make_match(players=players)
    scene.set_game(looks_of(match.seats), "winter" if winter else "summer")
    for state in positions(players, winter, 37):
        scene.show_state(state, seat=0)
        for seat in range(players):
            for place in range(PLACE_COUNT):
                people = scene.people.at(seat, place)
                assert len(people) == state.placed[place][seat]
                assert all(person.isVisible() for person in people)
                spots = {(p.x(), p.y()) for p in people}
                assert len(spots) == len(people)
            assert len(scene.people.at(seat, HOME)) == state.players[seat].supply


def test_showing_a_position_again_changes_nothing(canvas: BoardCanvas) -> None:
    scene = canvas.scene_
    scene.set_game(looks_of(make_match(players=4).seats), "winter")
    states = positions(4, True, 61)
    scene.show_state(states[5], seat=1)
    first = visible(canvas)
    before = picture(canvas)
    scene.show_state(states[5], seat=1)
    assert visible(canvas) == first
    assert picture(canvas) == before


def test_jumping_back_and_forth_shows_the_same_pieces(canvas: BoardCanvas) -> None:
    """Rings may be shared out differently; how many stand where, and the wares, may not."""
    scene = canvas.scene_
    scene.set_game(looks_of(make_match(players=3).seats), "summer")
    states = positions(3, False, 53)
    order = list(range(len(states)))
    random.Random(1).shuffle(order)
    scene.show_state(states[4], seat=0)
    first = len(visible(canvas))
    for index in order:
        scene.show_state(states[index], seat=0)
    scene.show_state(states[4], seat=0)
    assert len(visible(canvas)) == first


def test_nobody_shares_a_ring(canvas: BoardCanvas) -> None:
    scene = canvas.scene_
    scene.set_game(looks_of(make_match(players=4).seats), "winter")
    for state in positions(4, True, 29):
        scene.show_state(state, seat=0)
        for place in (*range(HUNT + 1, RIVER + 1), ANIMAL):
            rings = [p.spot.ring for seat in range(4) for p in scene.people.at(seat, place)]
            assert len(set(rings)) == len(rings)
            assert all(ring < len(geometry(place).rings) for ring in rings)


def test_score_markers_stand_on_their_stones(canvas: BoardCanvas) -> None:
    scene = canvas.scene_
    scene.set_game(looks_of(make_match(players=4).seats), "summer")
    state = make_match(players=4).state.copy()
    for seat, score in enumerate((7, 107, -12, 7)):
        state.players[seat].score = score
    scene.show_state(state, seat=0)
    spots = [QPointF(*scene.tracks.score_point(seat)) for seat in range(4)]
    assert len({(p.x(), p.y()) for p in spots}) == 4
    for spot, stone in zip(spots, (7, 7, 88, 7), strict=True):
        at = layout.TRACK[stone]
        assert abs(spot.x() - at.x) < 20
        assert abs(spot.y() - at.y) < 20


def test_closed_places_look_closed(qtbot: QtBot) -> None:
    """P5, P6: with two players one of them closes the forest to the other."""
    match = make_match(lambda s: s.phase == PLACING and s.crowd[FOREST] > 0)
    assert closed_to_newcomers(match.state, FOREST)
    assert not closed_to_newcomers(match.state, CLAY)
    table = show(qtbot, match)
    state = table.state
    without = state.copy()
    people = state.placed[FOREST]
    without.placed[FOREST] = [0] * len(people)
    without.crowd[FOREST] = 0
    area = geometry(FOREST).area
    corner = table.pixel(area.right - 30, area.y + 40)
    shaded = picture(table.view).pixelColor(corner).lightness()
    table.view.scene_.show_state(without, seat=0)
    assert picture(table.view).pixelColor(corner).lightness() > shaded


def test_no_drawing_is_parsed_again(qtbot: QtBot) -> None:
    match = make_match(lambda s: s.phase == ACTING and s.actor >= 0, players=4)
    table = show(qtbot, match)

    def both() -> None:
        for state in (match.state_at(0), match.state):
            table.view.scene_.show_state(state, seat=0)
            picture(table.view)

    both()
    before, valley = art().counters, table.view.scene_.valley
    painted = valley.count
    both()
    assert art().counters == before
    assert valley.count == painted
    table.view.resize(700, 560)
    qtbot.waitUntil(lambda: table.view.scene_.pictures.scale < 0.45 and table.view.sharp)
    picture(table.view)
    assert art().counters.parsed == before.parsed, "another size needs no parsing"
    assert valley.count == painted + 1, "but the valley, which is too large to be kept in pieces"


def test_season_changes_the_valley_and_back(qtbot: QtBot, canvas: BoardCanvas) -> None:
    scene = canvas.scene_
    scene.set_game(looks_of(make_match().seats), "summer")
    scene.show_state(make_match().state, seat=0)
    summer = picture(canvas)
    canvas.set_season("winter")
    qtbot.waitUntil(lambda: canvas.sharp)
    winter = picture(canvas)
    assert winter != summer
    canvas.set_season("summer")
    qtbot.waitUntil(lambda: canvas.sharp)
    assert picture(canvas) == summer


def blurred(canvas: BoardCanvas) -> list[object]:
    """What is shown but was drawn for another size."""
    scene = canvas.scene_
    scale = pytest.approx(scene.pictures.scale)
    assert canvas.transform().m11() * canvas.devicePixelRatioF() == scale
    shown = [i for i in scene.items() if isinstance(i, SpriteItem) and i.isVisible()]
    assert shown
    wrong: list[object] = [i.picture for i in shown if i.pixmap().devicePixelRatio() != scale]
    if scene._ground.pixmap().width() != round(layout.BOARD.w * scene.pictures.scale):
        wrong.append("ground")
    return wrong


def test_pictures_are_sharp_at_every_size(qtbot: QtBot, canvas: BoardCanvas) -> None:
    scene = canvas.scene_
    scene.set_game(looks_of(make_match().seats), "summer")
    scene.show_state(make_match().state, seat=0)
    for width in (640, 1200):
        canvas.resize(width, width * 1260 // 1600)
        qtbot.waitUntil(lambda: canvas.sharp)
        assert blurred(canvas) == []


def test_nothing_stays_blurred_after_a_restless_window(qtbot: QtBot, canvas: BoardCanvas) -> None:
    """Sizes, seasons, zooms and positions change while pictures are still being drawn."""
    scene = canvas.scene_
    states = positions(4, winter=True, step=40)
    scene.set_game(looks_of(make_match(players=4).seats), "winter")
    scene.show_state(states[0], seat=0)
    half = False
    for turn in range(30):
        width = 640 + 37 * (turn % 11)
        canvas.resize(width, width * 1260 // 1600)
        if turn % 3 == 0:
            canvas.set_season(("summer", "winter")[turn % 2])
        if turn % 5 == 0:
            canvas.set_zoom(1.0 + (turn % 2) / 2)
        canvas._draw_sharp(wait=False)
        for _ in range(turn % 12):
            QApplication.processEvents()
        half = half or scene.sharpener.busy
        scene.show_state(states[turn % len(states)], seat=turn % 4)
    assert half, "never disturbed while it drew"
    qtbot.waitUntil(lambda: canvas.sharp)
    assert blurred(canvas) == []
    assert scene.valley.valleys.exact(scene.view_at(scene.pictures.scale)) is not None


def test_pictures_change_in_one_step(qtbot: QtBot, canvas: BoardCanvas) -> None:
    """Old ones stay stretched until the last new one is drawn; nothing is drawn twice."""
    scene = canvas.scene_
    scene.set_game(looks_of(make_match(players=4).seats), "summer")
    scene.show_state(positions(4, winter=False, step=40)[-1], seat=0)
    shown = [i for i in scene.items() if isinstance(i, SpriteItem) and i.isVisible()]
    old = scene.pictures.scale
    scene.set_scale(old * 1.31, wait=False)
    seen = set()
    while scene.sharpener.busy:
        seen.add(len({i.pixmap().devicePixelRatio() for i in shown}))
        scene.sharpener._draw_some()
    assert seen == {1}
    assert {i.pixmap().devicePixelRatio() for i in shown} == {old * 1.31}
    qtbot.waitUntil(lambda: scene.sharp)


def test_zoom_by_wheel_and_actions_and_pan(qtbot: QtBot) -> None:
    table = show(qtbot, make_match())
    view = table.view
    table.wheel(QPoint(300, 300), 3, ctrl=True)
    assert view.zoom > 1.5
    before = view.mapToScene(QPoint(200, 200))
    middle = Qt.MouseButton.MiddleButton
    table.mouse(QEvent.Type.MouseButtonPress, QPoint(200, 200), middle, middle)
    table.mouse(QEvent.Type.MouseMove, QPoint(260, 240), Qt.MouseButton.NoButton, middle)
    table.mouse(QEvent.Type.MouseButtonRelease, QPoint(260, 240), middle, Qt.MouseButton.NoButton)
    after = view.mapToScene(QPoint(200, 200))
    assert (after - before).manhattanLength() > 5
    view.zoom_out()
    view.zoom_in()
    view.zoom_fit()
    assert view.zoom == 1.0
    assert table.played() == []


def test_right_button_enlarges_a_card(qtbot: QtBot) -> None:
    table = show(qtbot, make_match())
    at = table.place(CARD1)
    right = Qt.MouseButton.RightButton
    table.mouse(QEvent.Type.MouseButtonPress, at, right, right)
    card = table.view.explainer.card
    assert card.isVisible()
    assert card.hint.art is not None
    assert card.hint.art.kind == "card"
    assert table.view.rect().contains(card.geometry())
    table.key(Qt.Key.Key_Escape)
    assert card.isHidden()
    table.move(at, held=False)
    table.key(Qt.Key.Key_E)
    assert card.isVisible()


def test_every_part_explains_itself(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(lambda s: s.round > 2, players=4, winter=True))
    card = table.view.explainer.card
    spots = [layout.TRACK[0], layout.TRACK[42], *(box.center for box in BOXES)]
    spots += [place.area.center for name, place in layout.PLACES.items() if name != "animal"]
    seen = set()
    for spot in spots:
        table.view.explainer.hide()
        table.view.explainer.enlarge(table.pixel(spot.x, spot.y))
        assert card.isVisible()
        assert table.view.rect().contains(card.geometry())
        seen.add(card.hint)
    assert len(seen) > len(BOXES) + 15


def test_odds_are_shown_where_wanted(qtbot: QtBot) -> None:
    for wanted in (True, False):
        table = show(qtbot, make_match(), odds=wanted)
        table.press(table.person())
        table.move(table.place(CLAY))
        hint = table.view.explainer.card.hint
        assert bool(hint.odds) is wanted
        if wanted:
            assert hint.odds[0] == pytest.approx(1 / 2)  # one die of 4 or more
        table.release(table.place(FIELD))


def test_hot_seat_hides_the_cards_of_others(qtbot: QtBot) -> None:
    def fits(s: State) -> bool:
        return s.phase == PLACING and s.actor >= 0 and len(s.players[s.actor].cards) > 1

    table: Table = show(qtbot, make_match(fits, players=3))
    tableau = table.view.scene_.tableau
    assert tableau.seat == table.state.actor
    assert set(tableau.shown_cards) == {None}
    table.model.set_peeking(True)
    assert sorted(c for c in tableau.shown_cards if c is not None) == sorted(
        table.state.players[table.state.actor].cards
    )
    table.model.set_peeking(False)
    assert set(tableau.shown_cards) == {None}


def test_the_tens_of_the_track_carry_their_numbers(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(players=2), size=(968, 770))
    numbers = table.view.scene_.tracks._numbers
    assert [item.isVisible() for item in numbers] == [True] * 10
    for ten, item in enumerate(numbers):
        at = layout.TRACK[10 * ten]
        assert (item.x(), item.y()) == (at.x, at.y)
        assert item.zValue() < Z_MARKER
    assert plates.TEXT * table.view.transform().m11() >= 11


def test_the_shade_of_a_closed_place_is_soft_at_its_edge(qtbot: QtBot) -> None:
    pictures = CardPictures(art())
    pictures.set_scale(1.0)
    image = pictures.of(veil(402, 148)).toImage()
    middle = image.copy(160, 50, 80, 48)
    alphas = [middle.pixelColor(x, y).alpha() for x in range(80) for y in range(48)]
    assert min(alphas) > 100
    assert max(alphas) - min(alphas) > 20, "the strokes can be told from the wash"
    assert all(image.pixelColor(x, y).alpha() == 0 for x, y in ((0, 0), (401, 0), (0, 147)))
    across = [image.pixelColor(x, 74).alpha() for x in range(0, 120, 4)]
    assert 0 < across[3] < 90


def test_the_closed_sign_leaves_name_and_people_alone(qtbot: QtBot) -> None:
    table = show(qtbot, make_match(lambda s: closed_to_newcomers(s, FOREST), players=2))
    places = table.view.scene_.places
    sign = places._crosses[FOREST].rect()
    assert places._crosses[FOREST].isVisible()
    assert not sign.intersects(places._names[FOREST].rect())
    assert places._names[FOREST].zValue() > places._veils[FOREST].zValue()


def test_the_plate_of_a_hundred_points_is_read_over_the_caption(canvas: BoardCanvas) -> None:
    match = make_match()
    canvas.scene_.set_game(looks_of(match.seats), "summer")
    canvas.scene_.tracks.put([116, 3])
    laps = canvas.scene_.tracks._laps
    assert [item.isVisible() for item in laps] == [True, False]
    assert laps[0].zValue() > Z_CAPTION
