"""Paints a graph into a rectangle: for the widget, for a picture, for paper."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPixmap

from stoneage_qt.ui import theme
from stoneage_qt.ui.graph.parts import Bar, Dots, Graph, GraphLine, Points, Tick
from stoneage_qt.ui.graph.span import Span
from stoneage_qt.ui.words.language import number

_Align = Qt.AlignmentFlag
_TEXT_PX = 12.0


class GraphPainter:
    """Knows where everything of one graph lies in a rectangle.

    Attributes:
        room: where the values are painted; axes lie around it.
        x: what is shown of the horizontal axis.
    """

    def __init__(
        self, graph: Graph, x: Span, rect: QRectF, shades: theme.Theme, scale: float
    ) -> None:
        self._graph = graph
        self._shades = shades
        self._scale = scale
        self._rect = rect
        self._font = theme.text_font(_TEXT_PX * scale)
        self.x = x
        metrics = QFontMetricsF(self._font)
        self._line = metrics.height()
        rows = max(3, int(rect.height() / (self._line * 2.6)))
        written = list(graph.rows) or graph.y.ticks(min(7, rows))
        self._rows = written if graph.scaled else []
        left = max((metrics.horizontalAdvance(number(y)) for y in self._rows), default=0.0)
        below = max((_tick_height(tick, self._line) for tick in graph.ticks), default=0.0)
        below += self._line if graph.label else 0.0
        pad = 8 * scale
        self.room = rect.adjusted(left + 1.6 * pad, pad, -1.5 * pad, -below - 1.3 * pad)

    # Where

    def at(self, x: float, y: float) -> QPointF:
        """Where a value is painted."""
        return QPointF(self.at_x(x), self.at_y(y))

    def at_x(self, x: float) -> float:
        """Where a value of the horizontal axis lies."""
        return self.room.left() + self.x.share(x) * self.room.width()

    def at_y(self, y: float) -> float:
        """Where a value of the vertical axis lies."""
        return self.room.bottom() - self._graph.y.share(y) * self.room.height()

    def value_at(self, px: float) -> float:
        """The value of the horizontal axis that lies there."""
        return self.x.at((px - self.room.left()) / max(1.0, self.room.width()))

    # What

    def paint(self, painter: QPainter) -> None:
        """Everything but what moves: the cursor and the hover line are the widget's."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        if not self._graph.has_values:
            painter.setPen(self._shades.colour("muted"))
            painter.drawText(self._rect, _Align.AlignCenter | _TEXT_WRAP, self._graph.empty)
            return
        self._paint_scale(painter)
        painter.save()
        painter.setClipRect(self.room.adjusted(-1, -20, 1, 20))
        self._paint_grounds(painter)
        for bar in self._graph.bars:
            self._paint_bar(painter, bar)
        for line in self._graph.lines:
            self._paint_line(painter, line)
        painter.restore()
        for dots in self._graph.dots:
            self._paint_dots(painter, dots)
        for sign, place in self.signs():
            painter.drawPixmap(place, sign)

    def _paint_scale(self, painter: QPainter) -> None:
        room, muted = self.room, self._shades.colour("muted")
        faint = QPen(self._shades.colour("border"), 1, Qt.PenStyle.DotLine)
        beside = _Align.AlignRight | _Align.AlignVCenter
        for value in self._rows:
            y = self.at_y(value)
            painter.setPen(faint)
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(muted)
            box = QRectF(self._rect.left(), y - self._line / 2, 0, self._line)
            box.setRight(room.left() - 5 * self._scale)
            painter.drawText(box, beside, number(value))
        top = room.bottom() + 4 * self._scale
        painter.setPen(muted)
        for tick in self.ticks():
            self._paint_tick(painter, tick, top)
        if self._graph.label:
            box = QRectF(room.left(), self._rect.bottom() - self._line, room.width(), self._line)
            painter.drawText(box.translated(0, -2), _Align.AlignCenter, self._graph.label)

    def ticks(self) -> Sequence[Tick]:
        """Those in sight; every second, third … where not all of their words have room."""
        seen = [tick for tick in self._graph.ticks if self.x.low <= tick.x <= self.x.high]
        width = QFontMetricsF(self._font).horizontalAdvance
        gap = width("  ")
        for step in range(1, len(seen)):
            some = seen[::step]
            if all(
                self.at_x(b.x) - self.at_x(a.x) > (width(a.words) + width(b.words)) / 2 + gap
                for a, b in pairwise(some)
            ):
                return some
        return seen[:1]

    def _paint_tick(self, painter: QPainter, tick: Tick, top: float) -> None:
        x = self.at_x(tick.x)
        if tick.picture is not None:
            size = tick.picture.deviceIndependentSize()
            painter.drawPixmap(QPointF(x - size.width() / 2, top + 4), tick.picture)
            return
        width = QFontMetricsF(self._font).horizontalAdvance(tick.words) + 2
        # Words at the ends of the axis stay inside.
        left = min(max(x - width / 2, self._rect.left() + 2), self._rect.right() - width - 2)
        painter.drawText(QRectF(left, top, width, self._line), _Align.AlignCenter, tick.words)

    def _paint_grounds(self, painter: QPainter) -> None:
        room, shades = self.room, self._shades
        ground = shades.colour("muted")
        ground.setAlpha(50)
        for band in self._graph.bands:
            box = QRectF(QPointF(room.left(), self.at_y(band.high)), room.bottomRight())
            box.setBottom(self.at_y(band.low))
            painter.fillRect(box, ground)
        painter.setPen(QPen(shades.colour("border"), 1))
        for mark in self._graph.marks:
            if self.x.low <= mark <= self.x.high:
                x = self.at_x(mark)
                painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))
        painter.setPen(QPen(shades.colour("text"), 1.5, Qt.PenStyle.DashLine))
        for level in self._graph.levels:
            y = self.at_y(level)
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))

    def _paint_bar(self, painter: QPainter, bar: Bar) -> None:
        left, right = self.at_x(bar.x - bar.width / 2), self.at_x(bar.x + bar.width / 2)
        box = QRectF(QPointF(left, self.at_y(bar.height)), QPointF(right, self.at_y(0)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._shades.colour("accent"))
        painter.drawRoundedRect(box, 4, 4)
        # In the bar, where it does not meet the band; above a bar that is too short.
        inside = box.height() > 60 * self._scale
        line = QRectF(box.left() - 20, 0, box.width() + 40, 20 * self._scale)
        if inside:
            line.moveTop(box.top() + 26 * self._scale)
        else:
            line.moveBottom(box.top() - 2 * self._scale)
        painter.setFont(theme.text_font(14 * self._scale, QFont.Weight.DemiBold))
        painter.setPen(self._shades.colour("accent_text" if inside else "text"))
        painter.drawText(line, _Align.AlignCenter, bar.words)
        painter.setFont(self._font)

    def _paint_line(self, painter: QPainter, line: GraphLine) -> None:
        points = [self.at(x, y) for x, y in self._shown(line.points)]
        pen = QPen(line.colour, line.width * max(1.0, self._scale * 0.9))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # As single segments: stroked as one path, a jagged line takes several times as long.
        painter.drawLines([QLineF(one, other) for one, other in pairwise(points)])

    def _shown(self, points: Points) -> Points:
        """Those in sight, and one more at both ends; points are ordered by x."""
        first = bisect_left(points, self.x.low, key=lambda point: point[0])
        last = bisect_right(points, self.x.high, key=lambda point: point[0])
        return points[max(0, first - 1) : last + 1]

    def _paint_dots(self, painter: QPainter, dots: Dots) -> None:
        painter.setPen(QPen(dots.edge, 1.2))
        size = dots.size * self._scale
        for (x, y), fill in zip(dots.points, dots.fills, strict=True):
            if self.x.low <= x <= self.x.high:
                painter.setBrush(fill)
                painter.drawEllipse(self.at(x, y), size, size)

    def signs(self) -> list[tuple[QPixmap, QPointF]]:
        """The sign of each line and where it is painted: no two of them in the same place."""
        found: list[tuple[QPixmap, QPointF]] = []
        for line in self._graph.lines:
            if line.sign is None or not line.points:
                continue
            x, y = min(self._shown(line.points)[-1], line.points[-1])
            size = line.sign.deviceIndependentSize()
            place = self.at(min(x, self.x.high), y)
            place -= QPointF(size.width() * 0.2, size.height() / 2)
            while any(_hides(place, other, size) for _, other in found):
                place -= QPointF(size.width() * _BESIDE, 0)
            found.append((line.sign, place))
        return found


_TEXT_WRAP = Qt.TextFlag.TextWordWrap
# Signs of lines that end at the same height lie like fanned cards, so far apart.
_BESIDE: Final = 0.6


def _hides(one: QPointF, other: QPointF, size: QSizeF) -> bool:
    """Would a sign lie over most of another?"""
    apart = one - other
    return abs(apart.x()) < 0.5 * size.width() and abs(apart.y()) < 0.5 * size.height()


def _tick_height(tick: Tick, line: float) -> float:
    if tick.picture is not None:
        return _size(tick.picture).height() + 6
    return line if tick.words else 0.0


def _size(picture: QPixmap) -> QSizeF:
    return picture.deviceIndependentSize()


def graph_picture(
    graph: Graph, size: QSizeF, shades: theme.Theme, scale: float = 1.0, dpr: float = 1.0
) -> QImage:
    """A graph by itself, for a file or for paper: all of it, on its own ground."""
    image = QImage((size * dpr).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(QColor(shades.field))
    painter = QPainter(image)
    GraphPainter(graph, graph.x, QRectF(QPointF(0, 0), size), shades, scale).paint(painter)
    painter.end()
    return image
