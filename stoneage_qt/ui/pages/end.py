"""The end page: who won, and where every point came from."""

from dataclasses import asdict
from itertools import pairwise

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.contract.face import Face
from stoneage_qt.models.game import GameModel
from stoneage_qt.models.scores import TIE_BREAK, TOTAL, ScoreModel, ScoreRole
from stoneage_qt.ui.pages.backdrop import Backdrop
from stoneage_qt.ui.pages.sheet import SheetArea
from stoneage_qt.ui.panels.flow import Flow
from stoneage_qt.ui.panels.widgets import button, label, set_icon
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.training.end_strip import EndStrip
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.language import number
from stoneage_qt.ui.words.result import demo_text, winner_text
from stoneage_qt.ui.words.seats import seat_name

SHEET_WIDTH = 900
Index = QModelIndex | QPersistentModelIndex


class _ScoreDelegate(QStyledItemDelegate):
    """Totals and winners stand out; zeros step back."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Bold totals, the winner's in the accent colour."""
        super().initStyleOption(option, index)
        option.text = number(index.data())
        shades = self._desk.looks.theme
        part = index.data(ScoreRole.PART)
        role = option.palette.ColorRole.Text
        if part == TOTAL:
            option.font.setWeight(QFont.Weight.Bold)
            option.font.setPixelSize(self._desk.looks.px(20))
            if index.data(ScoreRole.RANK) == 1:
                option.palette.setColor(role, shades.colour("link"))
        elif part == TIE_BREAK or index.data() == 0:
            option.palette.setColor(role, shades.colour("muted"))


class _Heading(QHeaderView):
    """The players' names, each with their piece beside it; the style would put it far away."""

    def __init__(self, desk: Desk, face: Face, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._desk = desk
        self._face = face
        self.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setHighlightSections(False)

    def paintSection(self, painter: QPainter, rect: QRect, column: int) -> None:
        """The name as the style draws it, and the piece before it."""
        painter.save()
        super().paintSection(painter, rect, column)
        painter.restore()
        model, px = self.model(), self._desk.looks.px(22)
        name = model.headerData(column, self.orientation())
        colour = model.index(0, column).data(ScoreRole.COLOUR)
        sprites = self._desk.sprites_of(self._face.key)
        pixmap = sprites.pixmap(self._face.portrait(colour), (px, px), self.devicePixelRatioF())
        left = rect.center().x() - self.fontMetrics().horizontalAdvance(name) // 2 - px - px // 3
        painter.drawPixmap(max(rect.left(), left), rect.center().y() - px // 2, pixmap)


class EndPage(UpToDate, Backdrop):
    """The result.

    Signals:
        reviewed(), rematched(), started(), saved(), closed(): what is wanted next.
        recounted(): the scoring shall be seen on the board again.

    Attributes:
        strip: the deal's code, and what can be learnt from the game.
    """

    reviewed = Signal()
    rematched = Signal()
    started = Signal()
    saved = Signal()
    closed = Signal()
    recounted = Signal()

    def __init__(
        self, desk: Desk, face: Face, game: GameModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(desk, face, parent)
        self._game = game
        self._model = ScoreModel(game, self._part_text, self._seat_text, face.words.tie_break)
        self._trophy = label()
        self._winner = label("title")
        self._note = label("muted", wrap=True)
        self._demo = label("caption", wrap=True)
        self._table = QTableView()
        self._table.setHorizontalHeader(_Heading(desk, face, self._table))
        self._table.setModel(self._model)
        self._table.setItemDelegate(_ScoreDelegate(desk, self._table))
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setShowGrid(False)
        self._table.setTabKeyNavigation(False)
        self._table.setAlternatingRowColors(True)
        self._table.verticalHeader().setHighlightSections(False)
        self._table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._story = face.make_story(game, desk)
        self.strip = EndStrip(desk)
        self._rematch = button(self.rematched.emit, "primary")
        self._new = button(self.started.emit)
        self._review = button(self.reviewed.emit)
        self._save = button(self.saved.emit)
        self._board = button(self.closed.emit, "flat")
        self._recount = button(self.recounted.emit, "flat")
        self._build()
        self._recount.setHidden(not face.shows_scoring)
        self._model.modelReset.connect(self._show_result)
        self.follow(desk.looks)
        self.retranslate()
        self.on_looks()

    def _build(self) -> None:
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(30, 12, 30, 8)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._trophy)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._winner)
        words.addWidget(self._note)
        words.addWidget(self._demo)
        head.addLayout(words, 1)
        column.addLayout(head)
        column.addWidget(self.strip)
        column.addWidget(self._table)
        if self._story is not None:
            column.addWidget(self._story)
        foot = QWidget()
        row = Flow(8, to_the_right=True)
        row.setContentsMargins(30, 6, 30, 14)
        foot.setLayout(row)
        looking = (self._board, self._recount)
        for widget in (*looking, self._save, self._review, self._new, self._rematch):
            row.addWidget(widget)
        self._area = SheetArea(sheet, foot)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._area)
        order = (self._table, self._rematch, self._new, self._review, self._save)
        for before, after in pairwise((*order, self._board, self._recount)):
            QWidget.setTabOrder(before, after)
        self.setFocusProxy(self._rematch)

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever comes back from another page finds the keyboard where it is of use."""
        super().showEvent(event)
        if not event.spontaneous():
            self._rematch.setFocus()

    def show_result(self) -> None:
        """Count again and show it."""
        self.set_scenery(self.face, self.face.variant_of(asdict(self._game.match.options)))
        self._model.rebuild()
        self.strip.show_match(self._game.match)
        # Not on a button: who presses Enter to skip the scoring shall still see the result.
        self._table.setFocus()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._rematch.setText(self.tr("Rematch"))
        self._new.setText(self.tr("New game"))
        self._review.setText(self.tr("Review"))
        self._save.setText(self.tr("Save…"))
        self._board.setText(self.tr("Look at the board"))
        self._recount.setText(self.tr("Look at the scoring"))
        self._table.setAccessibleName(self.tr("Final scoring"))
        self._model.rebuild()

    def summary(self) -> str:
        """The result in one sentence, for announcements."""
        return self.tr("{winner} {note}").format(winner=self._winner.text(), note=self._note.text())

    def _part_text(self, part: str) -> str:
        if part == TOTAL:
            return self.tr("Total")
        if part == TIE_BREAK:
            return self.tr("Tie-break")
        return self.face.words.part(part)

    def _seat_text(self, game: GameModel, seat: int) -> str:
        return seat_name(self.face.words, game.seats, seat)

    def _show_result(self) -> None:
        table = self._model.standings()
        self._winner.setText(winner_text(self.face.words, self._game.seats, table))
        self._note.setText(self.face.words.outcome(self._game.state, table))
        demo = demo_text(self.face.words, self._game.match)
        self._demo.setText(demo)
        self._demo.setVisible(bool(demo))
        self._fit_table()
        self.on_looks()

    def _fit_table(self) -> None:
        px = self.desk.looks.px
        rows = self._model.rowCount()
        total_row, tie_row = (self._model.row_of(part) for part in (TOTAL, TIE_BREAK))
        for row in range(rows):
            self._table.setRowHeight(row, px(38 if row == total_row else 28))
        head = self._table.horizontalHeader().sizeHint().height()
        # What decides between equals is a riddle where nobody is equal; not every game has it.
        table = self._model.standings()
        tied = len({standing.total for standing in table}) < len(table)
        decides = tied and any(standing.tie_break for standing in table)
        self._table.setRowHidden(tie_row, not decides)
        total = sum(self._table.rowHeight(row) for row in range(rows))
        # Exactly what the rows need: more would leave a strip of nothing below the last one.
        margins = self._table.contentsMargins()
        self._table.setFixedHeight(head + total + margins.top() + margins.bottom())

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        looks = self.desk.looks
        self._area.set_wide(looks.px(SHEET_WIDTH))
        dpr = self.devicePixelRatioF()
        px = looks.px(84)
        winner = next(s.seat for s in self._model.standings() if s.rank == 1)
        colour = self._game.seats[winner].colour
        sprites = self.desk.sprites_of(self.face.key)
        self._trophy.setPixmap(sprites.pixmap(self.face.portrait(colour), (px, px), dpr))
        for widget, name in (
            (self._new, "new"),
            (self._review, "review"),
            (self._save, "save"),
            (self._board, "back"),
            (self._recount, "star"),
        ):
            set_icon(widget, looks.icon(name), looks.px(18))
        set_icon(self._rematch, looks.accent_icon("rematch"), looks.px(18))
        self._fit_table()
