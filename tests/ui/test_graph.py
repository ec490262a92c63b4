"""Graphs: what is painted where, looking closer, and every way to do so."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stoneage_qt.session.library_stats import PlayedGame
from stoneage_qt.ui import theme
from stoneage_qt.ui.graph.painting import GraphPainter, graph_picture
from stoneage_qt.ui.graph.parts import Bar, Graph, GraphLine, Tick
from stoneage_qt.ui.graph.span import Span
from stoneage_qt.ui.graph.view import GraphView
from stoneage_qt.ui.library.history import HistoryView
from stoneage_qt.ui.shell.desk import Desk

pytestmark = pytest.mark.once

RED = QColor("#ff0000")
STEPS = Graph(
    Span(0, 100),
    Span(0, 100),
    lines=[GraphLine([(n, n) for n in range(101)], RED)],
    ticks=[Tick(n, str(n)) for n in range(0, 101, 2)],
)


@pytest.fixture
def view(desk: Desk, qtbot: QtBot) -> GraphView:
    """A graph of 100 steps that can be zoomed."""
    made = GraphView(desk.looks, zoom=True)
    qtbot.addWidget(made)
    made.resize(500, 300)
    made.set_graph(STEPS)
    made.show()
    return made


def spot(view: GraphView, x: float, y: float) -> QPoint:
    return view.painter.at(x, y).toPoint()


def wheel(view: GraphView, x: float, notches: int) -> None:
    at = QPointF(spot(view, x, 50))
    event = QWheelEvent(
        at,
        view.mapToGlobal(at),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, event)


@pytest.mark.parametrize(
    ("span", "most", "ticks"),
    [
        (Span(0, 100), 6, [0, 20, 40, 60, 80, 100]),
        (Span(0, 251), 6, [0, 100, 200]),
        (Span(-14, 251), 7, [0, 50, 100, 150, 200, 250]),
        (Span(0, 3), 7, [0, 1, 2, 3]),
        (Span(-0.04, 1.04), 5, [0, 1]),
        (Span(95, 105), 3, [95, 100, 105]),
    ],
)
def test_axes_are_written_in_round_numbers(span: Span, most: int, ticks: list[float]) -> None:
    assert span.ticks(most) == ticks
    assert len(ticks) <= most


def test_zooming_keeps_what_is_pointed_at_and_never_leaves_the_axis() -> None:
    whole = Span(0, 100)
    near = whole.zoomed(0.5, 30, whole, 10)
    assert near == Span(15, 65)
    assert near.share(30) == pytest.approx(whole.share(30))
    assert near.moved(-40, whole) == Span(0, 50)
    assert near.moved(90, whole) == Span(50, 100)
    assert near.zoomed(0.01, 30, whole, 10).length == 10
    assert near.zoomed(100, 30, whole, 10) == whole


def test_a_value_is_painted_where_it_belongs(view: GraphView) -> None:
    picture = view.grab().toImage()
    for x in (20, 50, 80):
        at = spot(view, x, x)
        reddish = [picture.pixelColor(at + QPoint(0, dy)) for dy in range(-2, 3)]
        assert any(colour.red() > 200 and colour.green() < 120 for colour in reddish)
    away = picture.pixelColor(spot(view, 20, 70))
    assert not (away.red() > 200 and away.green() < 120)


def test_words_below_never_touch(view: GraphView) -> None:
    for width in (140, 300, 900):
        painter = GraphPainter(STEPS, STEPS.x, QRectF(0, 0, width, 200), theme.LIGHT, 1.0)
        shown = painter.ticks()
        assert shown[0].words == "0"
        gaps = {round(b.x - a.x) for a, b in pairwise(shown)}
        assert len(gaps) == 1, "evenly apart"
        assert (painter.at_x(shown[1].x) - painter.at_x(shown[0].x)) > 12


def test_the_wheel_looks_closer_at_what_is_under_the_cursor(view: GraphView) -> None:
    before = spot(view, 30, 50).x()
    wheel(view, 30, 3)
    assert view.shown.length < 60
    assert abs(spot(view, 30, 50).x() - before) <= 1
    wheel(view, 30, -20)
    assert view.shown == STEPS.x


def test_a_drag_moves_along_and_chooses_nothing(view: GraphView, qtbot: QtBot) -> None:
    wheel(view, 50, 5)
    shown = view.shown
    start = spot(view, shown.at(0.5), 50)
    with qtbot.assertNotEmitted(view.chosen):
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(view, start + QPoint(-60, 0))
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=start + QPoint(-60, 0))
    assert view.shown.low > shown.low
    assert view.shown.length == pytest.approx(shown.length)


def test_a_click_chooses_and_hovering_tells(view: GraphView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.hovered) as told:
        QTest.mouseMove(view, spot(view, 40, 20))
    assert told.args[0] == pytest.approx(40, abs=0.5)
    with qtbot.waitSignal(view.chosen) as chosen:
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=spot(view, 70, 20))
    assert chosen.args[0] == pytest.approx(70, abs=0.5)
    with qtbot.waitSignal(view.hovered) as told:
        QTest.mouseMove(view, QPoint(2, 2))
    assert told.args == [None]


def test_keys_look_closer_and_see_all_again(view: GraphView) -> None:
    view.set_cursor(80)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    closer = view.shown
    assert closer.length == pytest.approx(64)
    assert closer.low <= 80 <= closer.high
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.shown.length == pytest.approx(80)
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.shown == STEPS.x


def test_the_cursor_stays_in_sight(view: GraphView) -> None:
    wheel(view, 0, 8)
    assert view.shown.high < 60
    view.set_cursor(90)
    assert view.shown.low <= 90 <= view.shown.high
    wheel(view, 90, -20)
    assert view.shown == STEPS.x


def test_a_graph_that_can_not_be_zoomed_lets_the_page_scroll(desk: Desk, qtbot: QtBot) -> None:
    view = GraphView(desk.looks)
    qtbot.addWidget(view)
    view.resize(400, 200)
    view.set_graph(STEPS)
    wheel(view, 50, 4)
    assert view.shown == STEPS.x
    assert view.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_an_empty_graph_says_so(desk: Desk, qtbot: QtBot) -> None:
    view = GraphView(desk.looks, zoom=True)
    qtbot.addWidget(view)
    view.resize(400, 200)
    blank = view.grab().toImage()
    view.set_graph(Graph(Span(0, 1), Span(0, 1), empty="Nothing here"))
    assert view.grab().toImage() != blank
    with qtbot.assertNotEmitted(view.chosen):
        QTest.mouseClick(view, Qt.MouseButton.LeftButton)


def test_a_picture_of_a_graph_is_sharp_and_whole() -> None:
    bars = Graph(Span(0, 3), Span(0, 10), bars=[Bar(1, 0.5, 10, "10"), Bar(2, 0.5, 1, "1")])
    once = graph_picture(bars, QSizeF(300, 200), theme.LIGHT)
    twice = graph_picture(bars, QSizeF(300, 200), theme.DARK, dpr=2.0)
    assert (once.width(), twice.width()) == (300, 600)
    assert once.pixelColor(0, 0) == QColor(theme.LIGHT.field)
    assert twice.pixelColor(0, 0) == QColor(theme.DARK.field)
    accent = QColor(theme.LIGHT.accent)
    painter = GraphPainter(bars, bars.x, QRectF(0, 0, 300, 200), theme.LIGHT, 1.0)
    assert once.pixelColor(painter.at(1, 1).toPoint()) == accent
    assert once.pixelColor(painter.at(2, 5).toPoint()) != accent


def test_another_theme_paints_anew(view: GraphView, desk: Desk) -> None:
    light = view.grab().toImage().pixelColor(spot(view, 20, 70))
    desk.looks.apply("dark", 1.0)
    dark = view.grab().toImage().pixelColor(spot(view, 20, 70))
    assert dark.lightness() < light.lightness()


def games(count: int) -> list[PlayedGame]:
    made = []
    for n in range(count):
        fields = {"path": f"/{n}.stoneage", "created": 86_400.0 * n, "total": 100 + n, "rank": 1}
        made.append(PlayedGame(**fields))  # type: ignore[arg-type]
    return made


def test_games_of_a_player_are_walked_through_by_keys(desk: Desk, qtbot: QtBot) -> None:
    view = HistoryView(desk)
    qtbot.addWidget(view)
    view.resize(400, 200)
    view.show_points(games(5), "{:.0f} points".format)
    view.show()
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert "101 points" in view.accessibleDescription()
    with qtbot.waitSignal(view.opened) as opened:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert opened.args == ["/1.stoneage"]
    with qtbot.waitSignal(view.opened) as opened:
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=spot(view, 3, 103))
    assert opened.args == ["/3.stoneage"]
    with qtbot.assertNotEmitted(view.opened):
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=spot(view, 3, 20))


@pytest.mark.usefixtures("qapp")
def test_signs_of_lines_that_end_together_lie_beside_each_other() -> None:
    sign = QPixmap(20, 20)
    lines = [GraphLine([(0, 0), (100, end)], RED, sign=sign) for end in (40, 40, 41, 80)]
    graph = Graph(Span(0, 105), Span(0, 100), lines=lines)
    painter = GraphPainter(graph, graph.x, QRectF(0, 0, 500, 300), theme.LIGHT, 1.0)
    places = [place for _, place in painter.signs()]
    assert len({place.x() for place in places[:3]}) == 3
    assert places[3].x() == places[0].x(), "where nobody is in the way"
