"""Graphs over the game."""

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QSizeF
from PySide6.QtGui import QColor, QImage, QPixmap, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from stoneage_qt.contract.face import Face
from stoneage_qt.games import face_of, minds_of
from stoneage_qt.models.replay import PROJECTED, SCORE, ReplayModel
from stoneage_qt.models.review import ReviewModel
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.graph.painting import graph_picture
from stoneage_qt.ui.graph.parts import Graph, GraphLine, Tick
from stoneage_qt.ui.graph.span import Span
from stoneage_qt.ui.graph.view import GraphView
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.panels.widgets import label, marked_up_label
from stoneage_qt.ui.review.analysis_bar import AnalysisBar
from stoneage_qt.ui.review.lines import line_colour
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.language import capital, number
from stoneage_qt.ui.words.seats import seat_name

translate = QCoreApplication.translate
WINS: Final = "wins"
PICTURE_SIZE: Final = QSizeF(1000, 560)


def kind_text(face: Face, kind: str) -> str:
    """What a graph shows."""
    words = face.words
    known = {
        SCORE: translate("Graph", "Score") if face.shows_scoring else words.score_unit(),
        PROJECTED: translate("Graph", "Score if it ended now"),
        WINS: translate("Graph", "Chance to win"),
    }.get(kind)
    return words.series(kind) if known is None else known


class GraphTab(UpToDate, QWidget):
    """One graph at a time; a click goes to the position.

    Attributes:
        kind: what is drawn.
        plot: the graph; wheel and keys look closer.
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
        self._chosen = False
        self.kind = self._usual()
        self.plot = GraphView(desk.looks, self, zoom=True)
        self._drawn: Sequence[Sequence[float]] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self._choice)
        column.addWidget(self._bar)
        column.addWidget(self._values)
        column.addWidget(self._note)
        column.addWidget(self.plot, 1)
        self.plot.hovered.connect(self._on_hover)
        self.plot.chosen.connect(self._on_chosen)
        self._choice.activated.connect(lambda _: self.show_kind(self._choice.currentData()))
        replay.matchChanged.connect(self._on_match)
        replay.moved.connect(self._on_moved)
        review.changed.connect(self._on_review)
        review.runningChanged.connect(lambda _: self._on_review())
        self.follow(desk.looks)
        self.retranslate()

    def show_kind(self, kind: str) -> None:
        """Draw something else; the win chances are computed where they are asked for."""
        self._chosen = True
        self._take(kind)
        if kind == WINS:
            self._review.start()
        self._draw()

    def _take(self, kind: str) -> None:
        self.kind = kind
        self._choice.setCurrentIndex(self._choice.findData(kind))

    def _usual(self) -> str:
        """What is drawn until somebody chooses: who was to win, where the bots have judged it."""
        judged = len(self._review.findings.wins) == self._replay.count + 1
        if judged and minds_of(self._face().key).analysis is not None:
            return WINS
        return PROJECTED if self._face().shows_scoring else SCORE

    def _on_match(self) -> None:
        if not self._chosen:
            self._take(self._usual())
        self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """Now it is needed."""
        super().showEvent(event)
        self._draw()

    def lines(self) -> Sequence[Sequence[float]]:
        """What is drawn: one line per seat."""
        if self.kind in self._curves():
            return self._review.course(self.kind)
        if self.kind != WINS:
            return self._replay.series(self.kind)
        wins = self._review.findings.wins
        if len(wins) != self._replay.count + 1:
            return []
        return [[100 * point[seat] for point in wins] for seat in range(len(self._replay.seats))]

    def _curves(self) -> Sequence[str]:
        """What adds up over a game of this kind."""
        analysis = minds_of(self._replay.match.rules.key).analysis
        return () if analysis is None else tuple(analysis.curves)

    def _draw(self) -> None:
        if not self.isVisible():
            return
        self._drawn = self._review.findings.wins
        self.plot.setAccessibleName(kind_text(self._face(), self.kind))
        self.plot.setToolTip(
            plain_tip(self.tr("Wheel, + and −: look closer. Drag: move along. 0: see all."))
        )
        self.plot.set_graph(self._graph())
        self._on_review_note()
        self._on_moved()

    def _graph(self) -> Graph:
        lines = self.lines()
        # Some room behind the end, for the pieces that stand there.
        whole = Span(0, max(1, self._replay.count)).padded(0.01)
        x = Span(whole.low, whole.high + 0.05 * whole.length)
        starts = [position for position, _ in self._replay.rounds]
        return Graph(
            x,
            self._heights(lines),
            lines=[
                GraphLine(list(enumerate(values)), self._ink(seat), sign=self._sign(seat))
                for seat, values in enumerate(lines)
            ],
            marks=starts[1:],
            ticks=[Tick(position, number(n)) for position, n in self._replay.rounds],
            label=self._face().words.unit(),
        )

    def picture(self) -> QImage:
        """The graph that was looked at last, as large as a page of a report has room for."""
        looks = self._desk.looks
        return graph_picture(self._graph(), PICTURE_SIZE, looks.theme, dpr=2.0)

    def _face(self) -> Face:
        return face_of(self._replay.match.rules.key)

    def _ink(self, seat: int) -> QColor:
        colour = self._face().colours[self._replay.seats[seat].colour]
        return line_colour(colour, self._desk.looks.theme)

    def _sign(self, seat: int) -> QPixmap:
        """The player's piece at the end of a line: nobody is told by colour alone."""
        px = self._desk.looks.px(22)
        name = self._face().portrait(self._replay.seats[seat].colour)
        sprites = self._desk.sprites_of(self._face().key)
        return sprites.pixmap(name, (px, px), self.devicePixelRatioF())

    def _heights(self, lines: Sequence[Sequence[float]]) -> Span:
        if self.kind == WINS:
            return Span(0, 100).padded(0.02)
        low = min((min(values) for values in lines), default=0.0)
        high = max((max(values) for values in lines), default=1.0)
        return Span(min(0.0, low), max(1.0, high)).padded(0.04)

    def _on_moved(self) -> None:
        if self.isVisible():
            self.plot.set_cursor(self._replay.index)
            self._show_values(self._replay.index)

    def _position(self, x: float) -> int:
        return max(0, min(round(x), self._replay.count))

    def _on_hover(self, x: float | None) -> None:
        if x is None:
            self._show_values(self._replay.index)
        else:
            self.plot.snap_hover(self._position(x))
            self._show_values(self._position(x))

    def _on_chosen(self, x: float, at: QPointF) -> None:
        self._replay.go_to(self._position(x))

    def _show_values(self, position: int) -> None:
        """Exact values, in the players' colours."""
        face, lines = self._face(), self.lines()
        parts = []
        for seat, values in enumerate(lines):
            ink = self._ink(seat).name()
            value = values[position]
            shown = self.tr("{n} %").format(n=number(value, 1)) if self.kind == WINS else ""
            shown = shown or number(value, 0 if value == int(value) else 1)
            name = escape(seat_name(face.words, self._replay.seats, seat)).replace(" ", "&nbsp;")
            # A unit stays with its number, and both with their name.
            shown = shown.replace(" ", "&nbsp;")
            parts.append(f'<span style="color:{ink}">■</span>&nbsp;{name}&nbsp;<b>{shown}</b>')
        where = capital(face.words.stage(self._replay.round_at(position)))
        self._values.setText(" &nbsp;".join([where, *parts]) if lines else "")

    def _on_review(self) -> None:
        if not self._chosen and self.kind != self._usual():
            self._take(self._usual())
            self._draw()
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
        face = self._face()
        chances = (WINS,) if minds_of(face.key).analysis is not None else ()
        # Where nothing is scored at the end, it would be the same line twice.
        scores = (SCORE, PROJECTED) if face.shows_scoring else (SCORE,)
        for kind in (*scores, *chances, *face.rules.series, *self._curves()):
            self._choice.addItem(kind_text(face, kind), kind)
        self._choice.setCurrentIndex(self._choice.findData(self.kind))
        self._choice.setAccessibleName(self.tr("Graph"))
        self.on_looks()

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        self._draw()
