"""The end of a game: the road of the three tribes over the turns, and where all cards came from."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QVBoxLayout, QWidget

from stoneage_qt.contract import OVER
from stoneage_qt.games.inka import tally as tl
from stoneage_qt.games.inka.rules.constants import GOALS
from stoneage_qt.games.inka.tally import ROWS, Tally, tally_of
from stoneage_qt.games.inka.ui.colours import COLOURS
from stoneage_qt.games.inka.ui.words.face import WORDS
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.graph.parts import Graph, GraphLine, Tick
from stoneage_qt.ui.graph.span import Span
from stoneage_qt.ui.graph.view import GraphView
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.review.lines import line_colour
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.language import both, number
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP
from stoneage_qt.ui.words.seats import seat_name

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()

GRAPH_HEIGHT: Final = 210
_ROW_NAMES: Final = {
    tl.MARKERS: QT_TRANSLATE_NOOP("InkaStory", "Markers"),
    tl.FROM_THROWS: QT_TRANSLATE_NOOP("InkaStory", "Cards from throws"),
    tl.EXPECTED: QT_TRANSLATE_NOOP("InkaStory", "… to be expected"),
    tl.FROM_DEALS: QT_TRANSLATE_NOOP("InkaStory", "Cards from deals"),
    tl.FROM_SUPPLY: QT_TRANSLATE_NOOP("InkaStory", "Cards from the supply"),
    tl.FROM_ROBBER: QT_TRANSLATE_NOOP("InkaStory", "Cards robbed"),
    tl.FROM_CARDS: QT_TRANSLATE_NOOP("InkaStory", "From development and advantage cards"),
    tl.LOST_TO_SEVENS: QT_TRANSLATE_NOOP("InkaStory", "Lost to sevens"),
    tl.LOST_TO_ROBBER: QT_TRANSLATE_NOOP("InkaStory", "Lost to the robber"),
    tl.BLOCKED: QT_TRANSLATE_NOOP("InkaStory", "Missed because of the robber"),
    tl.OFFERS: QT_TRANSLATE_NOOP("InkaStory", "Offers made"),
    tl.DEALS: QT_TRANSLATE_NOOP("InkaStory", "Deals"),
    tl.REFUSALS: QT_TRANSLATE_NOOP("InkaStory", "Offers refused"),
    tl.OVERBUILT: QT_TRANSLATE_NOOP("InkaStory", "Ruins built over"),
    tl.RUINS_LOST: QT_TRANSLATE_NOOP("InkaStory", "Own ruins lost"),
    tl.ROADS_LOST: QT_TRANSLATE_NOOP("InkaStory", "Roads lost to declines"),
    tl.LONGEST_ROUTE: QT_TRANSLATE_NOOP("InkaStory", "Longest route"),
}


def row_name(row: str) -> str:
    """What a row counts."""
    return translate("InkaStory", _ROW_NAMES[row])


class TallyModel(QAbstractTableModel):
    """Rows: what was counted. Columns: the seats; the best of each row stands out."""

    def __init__(self, names: Sequence[str], tally: Tally, ink: QColor) -> None:
        super().__init__()
        self._names = names
        self._tally = tally
        self._ink = ink
        self.rows = list(ROWS)

    def rowCount(self, parent: Index = ROOT) -> int:
        """As many as things are counted."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """As many as seats."""
        return 0 if parent.isValid() else len(self._names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The number; bold in the accent colour where it is the best."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row, seat = self.rows[index.row()], index.column()
        best = seat in self._tally.best(row)
        words = number(self._tally.values[row][seat], 1 if row == tl.EXPECTED else 0)
        if role == Qt.ItemDataRole.DisplayRole:
            return f"★ {words}" if best else words
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignCenter)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            told = f"{self._names[seat]}, {row_name(row)}: {words}"
            return f"{told}, {translate('InkaStory', 'best')}" if best else told
        if role == Qt.ItemDataRole.FontRole and best:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.ForegroundRole and best:
            return self._ink
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Players across, what is counted down."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._names[section] if section < len(self._names) else None
        return row_name(self.rows[section]) if section < len(self.rows) else None


class Story(UpToDate, QWidget):
    """The story of the game that is over; nothing while it is played.

    A row of the table is drawn as a curve; a click on a name hides or shows that player's.

    Attributes:
        row: what is drawn.
    """

    def __init__(self, game: GameModel, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._desk = desk
        self._tally: Tally | None = None
        self._hidden: set[int] = set()
        self.row = tl.MARKERS
        self._heading = label("subheading")
        self._declines = label("muted", wrap=True)
        self.graph = GraphView(desk.looks, self)
        self.table = QTableView(self)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.setAlternatingRowColors(True)
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        heads = self.table.horizontalHeader()
        heads.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        heads.setSectionsClickable(True)
        heads.sectionClicked.connect(self._toggle)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._heading)
        column.addWidget(self._declines)
        column.addWidget(self.graph, 1)
        column.addWidget(self.table)
        game.finished.connect(self.refresh)
        game.matchChanged.connect(self.refresh)
        desk.looks.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Count the game again; nothing is told before it is over (V2)."""
        match = self._game.match
        over = match.state.actor == OVER
        for widget in (self._heading, self._declines, self.graph, self.table):
            widget.setVisible(over)
        if not over:
            self._tally = None
            self.table.setModel(None)
            return
        self._tally = tally_of(match.setup, match.actions[: match.index])
        ink = self._desk.looks.theme.colour("link")
        self.table.setModel(TallyModel(self._names(), self._tally, ink))
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self._fit()
        self._write()

    def _names(self) -> list[str]:
        seats = self._game.seats
        return [seat_name(WORDS, seats, seat) for seat in range(len(seats))]

    def _fit(self) -> None:
        """Exactly what the rows need."""
        px = self._desk.looks.px
        self.graph.setMinimumHeight(px(GRAPH_HEIGHT))
        for row in range(len(ROWS)):
            self.table.setRowHeight(row, px(27))
        head = self.table.horizontalHeader().sizeHint().height()
        margins = self.table.contentsMargins()
        height = head + len(ROWS) * px(27) + margins.top() + margins.bottom()
        self.table.setFixedHeight(height)

    def _write(self) -> None:
        tally = self._tally
        if tally is None:
            return
        self._heading.setText(translate("InkaStory", "The road of the tribes"))
        self.table.setAccessibleName(translate("InkaStory", "The game in numbers"))
        self.table.setToolTip(
            plain_tip(
                translate(
                    "InkaStory", "Click a row to draw it above; click a name to hide its line."
                )
            )
        )
        self._declines.setText(self._declines_text(tally))
        self._draw()

    def _declines_text(self, tally: Tally) -> str:
        one = translate("InkaStory", "{name}: decline in round {rounds}")
        several = translate("InkaStory", "{name}: declines in rounds {rounds}")
        parts = [
            (several if len(rounds) > 1 else one).format(
                name=name, rounds=both([str(n) for n in rounds])
            )
            for name, rounds in zip(self._names(), tally.declines, strict=True)
            if rounds
        ]
        return " · ".join(parts)

    def _draw(self) -> None:
        tally = self._tally
        if tally is None:
            return
        turns = len(tally.curves)
        seats = len(self._game.seats)
        shown = [seat for seat in range(seats) if seat not in self._hidden]
        curves = {seat: tally.curve(self.row, seat) for seat in shown}
        top = max([1.0, *(max(curve) for curve in curves.values())])
        markers = self.row == tl.MARKERS
        high = float(GOALS[-1]) if markers else top
        self.graph.setAccessibleName(row_name(self.row))
        # Where a round begins, as in the review; the first curve is the position before it.
        rounds = range(0, turns - 1, max(1, seats * ((turns // seats + 7) // 8)))
        self.graph.set_graph(
            Graph(
                Span(0, turns * 1.06),
                Span(0, high).padded(0.04),
                lines=[
                    GraphLine(_steps(curves[seat]), self._ink(seat), 2.4, self._sign(seat))
                    for seat in shown
                ],
                levels=[float(goal) for goal in GOALS] if markers else [],
                rows=[0.0, *map(float, GOALS)] if markers else [],
                ticks=[Tick(turn, number(turn // seats + 1)) for turn in rounds],
                label=WORDS.unit(),
            )
        )

    def _ink(self, seat: int) -> QColor:
        colour = COLOURS[self._game.seats[seat].colour]
        return line_colour(colour, self._desk.looks.theme)

    def _sign(self, seat: int) -> QPixmap:
        px = self._desk.looks.px(22)
        name = f"tribe/marker_{self._game.seats[seat].colour}"
        return self._desk.sprites_of("inka").pixmap(name, (px, px), self.devicePixelRatioF())

    def _on_row(self, current: QModelIndex) -> None:
        if current.isValid():
            self.row = list(ROWS)[current.row()]
            self._draw()

    def _toggle(self, seat: int) -> None:
        """At least one line stays."""
        hidden = self._hidden ^ {seat}
        if len(hidden) < len(self._game.seats):
            self._hidden = hidden
            self._draw()

    def retranslate(self) -> None:
        """Everything in other words."""
        self.refresh()


def _steps(values: Sequence[float]) -> list[tuple[float, float]]:
    """A line that rises in steps: a marker is placed, not grown."""
    points: list[tuple[float, float]] = []
    for turn, value in enumerate(values):
        if points and points[-1][1] != value:
            points.append((turn, points[-1][1]))
        points.append((turn, value))
    return points
