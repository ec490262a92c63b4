"""The points of one player over time, each dot a game."""

from collections.abc import Callable
from datetime import UTC, datetime

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from stoneage_qt.session.library_stats import PlayedGame
from stoneage_qt.ui.graph.parts import Dots, Graph, GraphLine, Tick
from stoneage_qt.ui.graph.span import Span
from stoneage_qt.ui.graph.view import GraphView
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.games import when_text
from stoneage_qt.ui.words.language import number

AVERAGE_OVER = 10
# How far from a dot it is still meant, in pixels.
_REACH = 14


class HistoryView(UpToDate, GraphView):
    """Dots for games, filled where they were won, and the average of the last ten.

    Signals:
        opened(path): a dot was clicked, or Enter was pressed on it.
    """

    opened = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk.looks, parent, zoom=True)
        self._desk = desk
        self._points: list[PlayedGame] = []
        self._score: Callable[[float], str] = number
        self._current = -1
        self.setMinimumHeight(120)
        self.chosen.connect(self._on_chosen)
        desk.looks.changed.connect(self._make)
        self.retranslate()

    def show_points(self, points: list[PlayedGame], score: Callable[[float], str]) -> None:
        """Other games. score: a result in words."""
        self._points = points
        self._score = score
        self._current = -1
        self.setAccessibleDescription(", ".join(str(point.total) for point in points[-20:]))
        self.set_cursor(None)
        self._make()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self.setAccessibleName(self.tr("Results over time"))
        self._make()

    def _make(self) -> None:
        points = [(float(n), float(point.total)) for n, point in enumerate(self._points)]
        if not points:
            empty = Graph(Span(0, 1), Span(0, 1), empty=self.tr("No games yet"))
            self.set_graph(empty)
            return
        shades = self._desk.looks.theme
        fills = [shades.colour("accent" if point.rank == 1 else "field") for point in self._points]
        totals = [total for _, total in points]
        few = len(points) < 80
        self.set_graph(
            Graph(
                Span(0, max(1, len(points) - 1)).padded(0.01 if len(points) > 1 else 0.5),
                Span(min(0.0, *totals, 0.0), max(10.0, *totals)).padded(0.04),
                lines=[GraphLine(list(enumerate(_averages(totals))), shades.colour("accent"))],
                dots=[Dots(points, fills, shades.colour("text"), 4.0 if few else 2.5)],
                ticks=self._days(),
            )
        )

    def _days(self) -> list[Tick]:
        """When the first and the last game were played."""
        first, last = self._points[0].created, self._points[-1].created
        days = [Tick(0, when_text(first, time=False))]
        if _day(first) != _day(last):
            days.append(Tick(len(self._points) - 1, when_text(last, time=False)))
        return days

    def number_at(self, at: QPointF) -> int:
        """The number of the game whose dot lies there; -1 for none."""
        here = self.painter
        near = [
            ((here.at(n, point.total) - at).manhattanLength(), n)
            for n, point in enumerate(self._points)
        ]
        distance, number = min(near, default=(_REACH + 1.0, -1))
        return number if distance <= _REACH else -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The exact value under the cursor."""
        super().mouseMoveEvent(event)
        number = self.number_at(event.position())
        shape = Qt.CursorShape.ArrowCursor if number < 0 else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)
        if number < 0:
            QToolTip.hideText()
        else:
            QToolTip.showText(event.globalPosition().toPoint(), self.words(number), self)

    def words(self, number: int) -> str:
        """A game in a few words."""
        point = self._points[number]
        return self.tr("{when}: {points}, place {rank}").format(
            when=when_text(point.created), points=self._score(point.total), rank=point.rank
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk from game to game, Enter opens one."""
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._points:
            step = 1 if key == Qt.Key.Key_Right else -1
            start = -1 if step > 0 else len(self._points)
            last = start if self._current < 0 else self._current
            self._stand(max(0, min(last + step, len(self._points) - 1)))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._current >= 0:
            self.opened.emit(self._points[self._current].path)
        else:
            super().keyPressEvent(event)

    def _stand(self, number: int) -> None:
        self._current = number
        self.set_cursor(number)
        self.setAccessibleDescription(self.words(number))
        at = self.painter.at(number, self._points[number].total).toPoint()
        QToolTip.showText(self.mapToGlobal(at), self.words(number), self)

    def _on_chosen(self, x: float, at: QPointF) -> None:
        number = self.number_at(at)
        if number >= 0:
            self.opened.emit(self._points[number].path)


def _averages(totals: list[float]) -> list[float]:
    """Of every game and the ones before it, ten at most."""
    last = [totals[max(0, n - AVERAGE_OVER + 1) : n + 1] for n in range(len(totals))]
    return [sum(some) / len(some) for some in last]


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()
