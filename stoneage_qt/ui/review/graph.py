"""Graphs over the game. pyqtgraph is loaded when the first one is shown, not before."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor, QShowEvent
from PySide6.QtWidgets import (
    QGraphicsPixmapItem,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.games.stoneage.ui.words.text import number, seat_name
from stoneage_qt.models.replay import PROJECTED, SCORE, ReplayModel
from stoneage_qt.models.review import ReviewModel
from stoneage_qt.ui import theme
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.panels.widgets import label, marked_up_label
from stoneage_qt.ui.review.analysis_bar import AnalysisBar
from stoneage_qt.ui.review.lines import line_colour
from stoneage_qt.ui.shell.desk import Desk

translate = QCoreApplication.translate
WINS: Final = "wins"
# Higher and lower than anything that is drawn.
FAR: Final = 10_000
KINDS: Final = (SCORE, PROJECTED, WINS, "people", "agriculture", "tools", "food", "goods")


def kind_text(kind: str) -> str:
    """What a graph shows."""
    return {
        SCORE: translate("Graph", "Score"),
        PROJECTED: translate("Graph", "Score if it ended now"),
        WINS: translate("Graph", "Chance to win"),
        "people": translate("Graph", "People"),
        "agriculture": translate("Graph", "Agriculture"),
        "tools": translate("Graph", "Tools"),
        "food": translate("Graph", "Food"),
        "goods": translate("Graph", "Resources"),
    }[kind]


class GraphTab(QWidget):
    """One graph at a time; a click goes to the position.

    Attributes:
        kind: what is drawn.
        plot: the plot, None before it is shown.
    """

    def __init__(
        self,
        desk: Desk,
        replay: ReplayModel,
        review: ReviewModel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._replay = replay
        self._review = review
        self._choice = DropDown()
        self._bar = AnalysisBar(desk, review, self)
        self._values = marked_up_label(wrap=True)
        self._note = label("muted", wrap=True)
        self.kind = PROJECTED
        self.plot: Any = None
        self._drawn: Sequence[Sequence[float]] = ()
        self._cursor: Any = None
        self._hover: Any = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(6)
        self._column.addWidget(self._choice)
        self._column.addWidget(self._bar)
        self._column.addWidget(self._values)
        self._column.addWidget(self._note)
        self._column.addStretch(0)
        self._choice.activated.connect(lambda _: self.show_kind(self._choice.currentData()))
        replay.matchChanged.connect(self._draw)
        replay.moved.connect(self._on_moved)
        review.changed.connect(self._on_review)
        review.runningChanged.connect(lambda _: self._on_review())
        desk.looks.changed.connect(self._on_looks)
        self.retranslate()

    def show_kind(self, kind: str) -> None:
        """Draw something else; the win chances are computed where they are asked for."""
        self.kind = kind
        self._choice.setCurrentIndex(self._choice.findData(kind))
        if kind == WINS:
            self._review.start()
        self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """Now it is needed."""
        super().showEvent(event)
        if self.plot is None:
            self._make_plot()
        self._draw()

    def _make_plot(self) -> None:
        import pyqtgraph

        self.plot = pyqtgraph.PlotWidget()
        self.plot.setMenuEnabled(False)
        self.plot.hideButtons()
        self.plot.setMouseEnabled(x=False, y=False)
        # Room for the upper half of the highest number.
        self.plot.plotItem.setContentsMargins(0, 7, 0, 0)
        self.plot.setAccessibleName(kind_text(self.kind))
        self._cursor = pyqtgraph.InfiniteLine(angle=90, movable=False)
        self._hover = pyqtgraph.InfiniteLine(angle=90, movable=False)
        self._hover.setVisible(False)
        self.plot.scene().sigMouseMoved.connect(self._on_mouse)
        self.plot.scene().sigMouseClicked.connect(self._on_click)
        self._column.insertWidget(self._column.count() - 1, self.plot, 1)

    def lines(self) -> Sequence[Sequence[float]]:
        """What is drawn: one line per seat."""
        if self.kind != WINS:
            return self._replay.series(self.kind)
        wins = self._review.findings.wins
        if len(wins) != self._replay.count + 1:
            return []
        return [[100 * point[seat] for point in wins] for seat in range(len(self._replay.seats))]

    def _draw(self) -> None:
        if self.plot is None or not self.isVisible():
            return
        import pyqtgraph

        shades = self._desk.looks.theme
        self.plot.clear()
        self.plot.setBackground(shades.field)
        self.plot.setAccessibleName(kind_text(self.kind))
        lines = self.lines()
        self._drawn = self._review.findings.wins
        for seat, values in enumerate(lines):
            colour = self._replay.seats[seat].colour
            pen = pyqtgraph.mkPen(line_colour(colour, shades), width=2)
            line = self.plot.plot(values, pen=pen, antialias=True)
            if self.kind == WINS:
                # Stroked as one path, jagged lines take two to ten times as long.
                line.curve.setSegmentedLineMode("on")
            self.plot.addItem(self._sign(colour, len(values) - 1, values[-1]))
        muted = QColor(shades.muted)
        self._style_axes(muted)
        self.plot.addItem(self._round_marks(QColor(shades.border)), ignoreBounds=True)
        self._cursor.setPen(pyqtgraph.mkPen(QColor(shades.accent), width=2))
        self._hover.setPen(pyqtgraph.mkPen(muted, width=1, style=Qt.PenStyle.DotLine))
        self.plot.addItem(self._cursor)
        self.plot.addItem(self._hover)
        self._scale(lines)
        self._on_review_note()
        self._on_moved()

    def _round_marks(self, ink: QColor) -> Any:
        """A line where every round begins, all of them as one item."""
        import pyqtgraph

        at = [position for position, _ in self._replay.rounds[1:] for _ in range(2)]
        ends = [-FAR, FAR] * (len(at) // 2)
        marks = pyqtgraph.PlotCurveItem(at, ends, connect="pairs", pen=pyqtgraph.mkPen(ink))
        marks.setZValue(-10)
        return marks

    def _sign(self, colour: str, x: float, y: float) -> QGraphicsPixmapItem:
        """The player's piece at the end of a line: nobody is told by colour alone."""
        px = self._desk.looks.px(22)
        dpr = self.devicePixelRatioF()
        item = QGraphicsPixmapItem(
            self._desk.sprites.pixmap(f"pieces/meeple_{colour}", (px, px), dpr)
        )
        item.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemIgnoresTransformations)
        item.setOffset(-px * 0.2, -px / 2)
        item.setPos(x, y)
        item.setZValue(10)
        return item

    def _style_axes(self, muted: QColor) -> None:
        rounds = [(position, str(n)) for position, n in self._replay.rounds]
        step = max(1, len(rounds) // 10)
        font = theme.text_font(11 * self._desk.looks.scale)
        for side in ("bottom", "left"):
            axis = self.plot.getAxis(side)
            axis.setPen(muted)
            axis.setTextPen(muted)
            axis.setTickFont(font)
        self.plot.getAxis("bottom").setTicks([rounds[::step], []])
        self.plot.setLabel("bottom", self.tr("Round"), color=muted.name())

    def _scale(self, lines: Sequence[Sequence[float]]) -> None:
        self.plot.setXRange(0, max(1, 1.06 * self._replay.count), padding=0.02)
        if self.kind == WINS:
            self.plot.setYRange(0, 100, padding=0.03)
        elif lines:
            low = min(0.0, *(min(values) for values in lines))
            high = max(1.0, *(max(values) for values in lines))
            self.plot.setYRange(low, high, padding=0.05)

    def _on_moved(self) -> None:
        if self.plot is not None and self.isVisible():
            self._cursor.setValue(self._replay.index)
            self._show_values(self._replay.index)

    def _position(self, at: Any) -> int:
        point = self.plot.plotItem.vb.mapSceneToView(at)
        return max(0, min(round(point.x()), self._replay.count))

    def _on_mouse(self, at: Any) -> None:
        inside = self.plot.plotItem.vb.sceneBoundingRect().contains(at)
        self._hover.setVisible(inside)
        position = self._position(at) if inside else self._replay.index
        self._hover.setValue(position)
        self._show_values(position)

    def _on_click(self, event: Any) -> None:
        self._replay.go_to(self._position(event.scenePos()))

    def _show_values(self, position: int) -> None:
        """Exact values, in the players' colours."""
        lines = self.lines()
        shades = self._desk.looks.theme
        parts = []
        for seat, values in enumerate(lines):
            ink = line_colour(self._replay.seats[seat].colour, shades).name()
            value = values[position]
            shown = self.tr("{n} %").format(n=number(value, 1)) if self.kind == WINS else ""
            shown = shown or number(value)
            name = escape(seat_name(self._replay.seats, seat)).replace(" ", "&nbsp;")
            parts.append(f'<span style="color:{ink}">■</span>&nbsp;{name}&nbsp;<b>{shown}</b>')
        where = self.tr("Round {n}").format(n=self._replay.round_at(position))
        self._values.setText(" &nbsp;".join([where, *parts]) if lines else "")

    def _on_review(self) -> None:
        self._on_review_note()
        if self.kind == WINS and self._review.findings.wins != self._drawn:
            self._draw()

    def _on_review_note(self) -> None:
        words = ""
        if self.kind == WINS and not self._review.findings.wins:
            if self._review.running:
                words = self.tr("The bots look at every position…")
            elif self._review.fault:
                words = self.tr("The trained bots are not installed, so nobody knows.")
        self._note.setText(words)
        self._note.setVisible(bool(words))

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._choice.clear()
        for kind in KINDS:
            self._choice.addItem(kind_text(kind), kind)
        self._choice.setCurrentIndex(self._choice.findData(self.kind))
        self._choice.setAccessibleName(self.tr("Graph"))
        self._on_looks()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _on_looks(self) -> None:
        self._draw()
