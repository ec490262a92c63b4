"""A graph to look at closely: hover for values, wheel or keys to zoom, drag to move along."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from stoneage_qt.ui.graph.painting import GraphPainter
from stoneage_qt.ui.graph.parts import NOTHING, Graph
from stoneage_qt.ui.graph.span import Span
from stoneage_qt.ui.keyboard_focus import shows_focus
from stoneage_qt.ui.panels.tall import page_scrolls
from stoneage_qt.ui.shell.looks import Looks

_ZOOM: Final = 0.8
# One turn of a usual wheel by a notch.
_NOTCH: Final = 120.0
# The least that is shown of an axis that can be zoomed.
_LEAST: Final = 10.0


class GraphView(QWidget):
    """Shows one graph; painted once, only cursor and hover line are painted in every frame.

    Attributes:
        graph: what is shown.
        shown: what of the horizontal axis is in sight.

    Signals:
        hovered(x): the cursor is over this value of the horizontal axis; None: it has left.
        chosen(x, at): a click on this value, at this point of the widget.
        zoomChanged(): another part is in sight.
    """

    hovered = Signal(object)
    chosen = Signal(float, QPointF)
    zoomChanged = Signal()

    def __init__(self, looks: Looks, parent: QWidget | None = None, *, zoom: bool = False) -> None:
        """`zoom`: whether the horizontal axis can be looked at closely."""
        super().__init__(parent)
        self._looks = looks
        self._zooms = zoom
        self._cursor: float | None = None
        self._hover: float | None = None
        self._pressed: QPointF | None = None
        self._dragged = False
        self._picture: QPixmap | None = None
        self._painter: GraphPainter | None = None
        self.graph: Graph = NOTHING
        self.shown: Span = NOTHING.x
        self.setMouseTracking(True)
        if zoom:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        looks.changed.connect(self._repaint)

    # What is shown

    def set_graph(self, graph: Graph) -> None:
        """Show another graph; what was looked at closely stays so where the axis is the same."""
        if graph.x != self.graph.x:
            self.shown = graph.x
        self.graph = graph
        self._repaint()

    def set_cursor(self, x: float | None) -> None:
        """Where the reader is; it is kept in sight."""
        self._cursor = x
        if x is not None and not self.shown.low <= x <= self.shown.high:
            self._show(self.shown.moved(x - self.shown.at(0.5), self.graph.x))
        self.update()

    @property
    def painter(self) -> GraphPainter:
        """Where everything lies now."""
        if self._painter is None:
            looks, rect = self._looks, QRectF(self.rect())
            self._painter = GraphPainter(self.graph, self.shown, rect, looks.theme, looks.scale)
        return self._painter

    def _show(self, span: Span) -> None:
        if span != self.shown:
            self.shown = span
            self._repaint()
            self.zoomChanged.emit()

    def zoom(self, factor: float, around: float | None = None) -> None:
        """Look closer (below 1) or from further away, around a value or what is in the middle."""
        if not self._zooms:
            return
        middle = self.shown.at(0.5) if around is None else around
        least = min(_LEAST, self.graph.x.length)
        self._show(self.shown.zoomed(factor, middle, self.graph.x, least))

    def reset(self) -> None:
        """Show all of it."""
        self._show(self.graph.x)

    # Painting

    def _repaint(self) -> None:
        self._picture = self._painter = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size is another picture."""
        super().resizeEvent(event)
        self._repaint()

    def _ground(self) -> QPixmap:
        """All that stands still: hovering and stepping through a game paint it never again."""
        dpr = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != dpr:
            picture = QPixmap(self.size() * dpr)
            picture.setDevicePixelRatio(dpr)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            shades = self._looks.theme
            painter.setPen(shades.colour("border"))
            painter.setBrush(shades.colour("field"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
            self.painter.paint(painter)
            painter.end()
            self._picture = picture
        return self._picture

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, then the two lines that move."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground())
        shades, here = self._looks.theme, self.painter
        if self._hover is not None:
            pen = QPen(shades.colour("muted"), 1, Qt.PenStyle.DotLine)
            self._paint_upright(painter, here, self._hover, pen)
        if self._cursor is not None and self.graph.has_values:
            self._paint_upright(painter, here, self._cursor, QPen(shades.colour("accent"), 2))
        if shows_focus(self):
            painter.setPen(QPen(shades.colour("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.end()

    def _paint_upright(self, painter: QPainter, here: GraphPainter, x: float, pen: QPen) -> None:
        if self.shown.low <= x <= self.shown.high:
            painter.setPen(pen)
            px = here.at_x(x)
            painter.drawLine(QPointF(px, here.room.top()), QPointF(px, here.room.bottom()))

    # Mouse and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Values under the cursor; with the button held, what is in sight moves along."""
        at, here = event.position(), self.painter
        if self._pressed is not None:
            way = at.x() - self._pressed.x()
            far = abs(way) > QApplication.startDragDistance()
            if self._dragged or (far and self.shown != self.graph.x):
                self._dragged = True
                self._pressed = at
                by = -way / max(1.0, here.room.width()) * self.shown.length
                self._show(self.shown.moved(by, self.graph.x))
                return
        inside = here.room.adjusted(-4, 0, 4, 0).contains(at) and self.graph.has_values
        self._hover_at(here.value_at(at.x()) if inside else None)

    def _hover_at(self, x: float | None) -> None:
        if self._hover is None and x is None:
            return
        self._hover = x
        self.update()
        self.hovered.emit(x)

    def snap_hover(self, x: float) -> None:
        """The hover line stands here: whoever is told of a value may know a truer one."""
        self._hover = x
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at."""
        super().leaveEvent(event)
        self._hover_at(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click or the beginning of a drag."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._dragged = event.position(), False

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click chooses; a drag is over."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        clicked = self._pressed is not None and not self._dragged
        self._pressed, self._dragged = None, False
        if clicked and self.graph.has_values and self.rect().contains(event.position().toPoint()):
            self.chosen.emit(self.painter.value_at(event.position().x()), event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Closer or further away, around what is under the cursor; a high page scrolls instead."""
        notches = event.angleDelta().y() / _NOTCH
        ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        held_up = page_scrolls(self) and not ctrl
        if not self._zooms or not notches or not self.graph.has_values or held_up:
            event.ignore()
            return
        self.zoom(_ZOOM**notches, self.painter.value_at(event.position().x()))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus zoom, zero shows all; the rest is for whoever is around."""
        around = self._cursor
        if self._zooms and event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(_ZOOM, around)
        elif self._zooms and event.key() == Qt.Key.Key_Minus:
            self.zoom(1 / _ZOOM, around)
        elif self._zooms and event.key() == Qt.Key.Key_0:
            self.reset()
        else:
            super().keyPressEvent(event)
