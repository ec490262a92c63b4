"""Statistics: players, levels of bots, records, and one's points over time."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHeaderView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.contract.face import Face
from stoneage_qt.games import face_of, shown_game, with_face
from stoneage_qt.models.library_asker import LibraryAsker
from stoneage_qt.models.statistics import StatColumn, StatisticsModel
from stoneage_qt.session.library import Library, index_path
from stoneage_qt.session.library_stats import (
    BOT,
    PERSON,
    Counted,
    Filter,
    PlayedGame,
    PlayerLine,
    Record,
)
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.library.history import HistoryView
from stoneage_qt.ui.library.words import (
    player_text,
    record_text,
    statistics_heading,
    statistics_note,
)
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.panels.flow import Flow
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.games import level_text, when_text

WIDTH = 74
NAME_WIDTH = 100
# Heading and three lines.
LEAST_HEIGHT = 128
SPACING = 16
# How much wider the tables are than what stands beside them.
LEFT_SHARE = 3
NO_MODULE = "none"
NUMBERS = range(StatColumn.GAMES, len(StatColumn))
# What is left out where not all has room: it can be seen in a wider window, or in the records.
GIVES_WAY = (StatColumn.LONGEST, StatColumn.WINS, StatColumn.RANK)


class _History(NamedTuple):
    """The games of a person or a level; key: None for nobody."""

    controller: str
    key: str | None
    points: list[PlayedGame]


class _Numbers(NamedTuple):
    """Everything that the tab shows."""

    people: list[PlayerLine]
    levels: list[PlayerLine]
    records: list[Record]
    history: _History
    left_out: bool


def _count(library: Library, wanted: Filter) -> _Numbers:
    counted = Counted(library, wanted)
    people = counted.lines(PERSON)
    history = _history(counted, PERSON, people[0].key if people else None)
    return _Numbers(
        people, counted.lines(BOT), counted.records(), history, left_out=counted.any_demo()
    )


def _history(counted: Counted, controller: str, key: str | None) -> _History:
    points = [] if key is None else counted.history(controller, key)
    return _History(controller, key, points)


class StatisticsTab(UpToDate, QWidget):
    """Numbers over all finished games.

    Signals:
        reviewed(path): look at the game behind a number.
        counted(): the numbers are there.
    """

    reviewed = Signal(object)
    counted = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._asker = LibraryAsker(index_path(desk.places), self)
        self._history_asker = LibraryAsker(index_path(desk.places), self)
        self._games = DropDown()
        self._players = DropDown()
        self._modules = DropDown()
        self._branches = QCheckBox()
        self.people = StatisticsModel(player_text, statistics_heading, statistics_note, self)
        self.levels = StatisticsModel(self._level_text, statistics_heading, statistics_note, self)
        self._people_title = label("subheading")
        self._levels_title = label("subheading")
        self._records_title = label("subheading")
        self._history_title = label("subheading")
        self.people_view = self._table(self.people)
        self.levels_view = self._table(self.levels)
        self.records = QListWidget()
        self.records.setWordWrap(True)
        self.records.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.records.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.history = HistoryView(desk)
        self._none = label("muted", wrap=True)
        self._demos = False
        self._left_out = label("caption", wrap=True)
        self._build()
        self._connect()
        self.retranslate()
        self.follow(desk.looks)
        self.on_looks()

    def _table(self, model: StatisticsModel) -> QTableView:
        table = QTableView()
        table.setModel(model)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.setSortingEnabled(True)
        table.sortByColumn(StatColumn.GAMES, Qt.SortOrder.DescendingOrder)
        return table

    def _build(self) -> None:
        row = Flow(8)
        for widget in (self._games, self._players, self._modules, self._branches):
            row.addWidget(widget)
        if len(with_face()) < 2:
            self._games.hide()
        self._grid = grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SPACING)
        grid.setVerticalSpacing(4)
        grid.addWidget(self._people_title, 0, 0)
        grid.addWidget(self.people_view, 1, 0)
        grid.addWidget(self._levels_title, 2, 0)
        grid.addWidget(self.levels_view, 3, 0)
        self._lay_beside(True)
        page = QVBoxLayout(self)
        page.setContentsMargins(12, 12, 12, 12)
        page.setSpacing(8)
        page.addLayout(row)
        page.addWidget(self._left_out)
        page.addWidget(self._none)
        page.addLayout(grid, 1)

    def _lay_beside(self, beside: bool) -> None:
        """Records and history stand beside the tables, or below where those need all the width."""
        grid = self._grid
        self._beside = beside
        titled = (
            (self._records_title, self.records),
            (self._history_title, self.history),
        )
        for number, parts in enumerate(titled):
            for offset, widget in enumerate(parts):
                grid.removeWidget(widget)
                where = (2 * number, 1) if beside else (4, number)
                grid.addWidget(widget, where[0] + offset, where[1])
        for widget in (self.people_view, self.levels_view):
            grid.removeWidget(widget)
            row = 1 if widget is self.people_view else 3
            grid.addWidget(widget, row, 0, 1, 1 if beside else 2)
        grid.setColumnStretch(0, LEFT_SHARE if beside else 1)
        grid.setColumnStretch(1, 1)
        for row in (1, 3, 5):
            grid.setRowStretch(row, 0 if beside and row == 5 else 1)

    def _connect(self) -> None:
        self._asker.answered.connect(self._on_counted)
        self._history_asker.answered.connect(self._show_history)
        self._games.activated.connect(lambda _: self._on_game())
        self._players.activated.connect(lambda _: self.refresh())
        self._modules.activated.connect(lambda _: self.refresh())
        self._branches.toggled.connect(lambda _: self.refresh())
        for view in (self.people_view, self.levels_view):
            view.viewport().installEventFilter(self)
            view.clicked.connect(self._on_clicked)
            view.activated.connect(self._on_clicked)
        self.records.itemActivated.connect(self._on_record)
        self.history.opened.connect(lambda path: self.reviewed.emit(Path(path)))

    def wanted(self) -> Filter:
        """Which games count."""
        return Filter(
            self._players.currentData() or 0,
            self._modules.currentData() or "",
            self._branches.isChecked(),
            self.face().key,
        )

    def face(self) -> Face:
        """The game that is counted: points of different games have nothing in common."""
        usual = self._desk.settings.new_game.game
        return face_of(self._games.currentData() or shown_game(usual))

    def _on_game(self) -> None:
        self.retranslate()
        self.refresh()

    def refresh(self) -> None:
        """Count again, in the background."""
        wanted = self.wanted()
        self._asker.ask(lambda library: _count(library, wanted))

    @property
    def busy(self) -> bool:
        """Whether something is being counted."""
        return self._asker.busy or self._history_asker.busy

    def close(self) -> bool:
        """Stop counting, too."""
        self._asker.close()
        self._history_asker.close()
        return super().close()

    def _on_counted(self, numbers: _Numbers) -> None:
        self.people.show_lines(numbers.people)
        self.levels.show_lines(numbers.levels)
        self._show_history(numbers.history)
        self._demos = numbers.left_out
        self._none.setVisible(not numbers.people and not numbers.levels)
        self._tell_none()
        self.records.clear()
        for record in numbers.records:
            words = self.tr("{record} ({when})").format(
                record=record_text(self.face().key, record),
                when=when_text(record.created, time=False),
            )
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, record.path)
            item.setToolTip(plain_tip(self.tr("Double-click to review this game")))
            self.records.addItem(item)
        self.counted.emit()

    def _on_clicked(self, index: QModelIndex) -> None:
        controller = PERSON if index.model() is self.people else BOT
        key, wanted = index.data(Qt.ItemDataRole.UserRole).key, self.wanted()
        self._history_asker.ask(lambda library: _history(Counted(library, wanted), controller, key))

    def _show_history(self, history: _History) -> None:
        name = ""
        if history.key is not None:
            person = history.controller == PERSON
            name = player_text(history.key) if person else self._level_text(history.key)
        words = self.tr("{unit} over time: {name}") if name else self.tr("{unit} over time")
        told = self.face().words
        self._history_title.setText(words.format(unit=told.score_unit(), name=name))
        self.history.show_points(history.points, told.score_amount)

    def _level_text(self, key: str) -> str:
        return level_text(self.face().key, key)

    def _on_record(self, item: QListWidgetItem) -> None:
        self.reviewed.emit(Path(item.data(Qt.ItemDataRole.UserRole)))

    def _tell_none(self) -> None:
        """Why nothing is counted."""
        words = self.tr("No finished game matches. Only finished games are counted.")
        if self._demos:
            words = self.tr(
                "No game that counts matches: in all that are finished a bot played on for "
                "somebody."
            )
        self._none.setText(words)

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._people_title.setText(self.tr("Players"))
        self._levels_title.setText(self.tr("Bots"))
        self._records_title.setText(self.tr("Records"))
        unit = self.face().words.score_unit()
        self._history_title.setText(self.tr("{unit} over time").format(unit=unit))
        self._branches.setText(self.tr("Count games that continue another one"))
        self._tell_none()
        self._left_out.setText(self.tr("Games in which a bot played on for somebody are left out."))
        face = self.face()
        self._refill(self._games, [(face_of(key).title(), key) for key in with_face()])
        self._games.setCurrentIndex(self._games.findData(face.key))
        self._refill(
            self._players,
            [(self.tr("Any number of players"), 0)]
            + [(self.tr("{n} players").format(n=n), n) for n in face.rules.players],
        )
        self._refill(
            self._modules,
            [(self.tr("With and without modules"), "")]
            + [
                (self.tr("No module") if key == NO_MODULE else face.words.module(key), key)
                for key in (NO_MODULE, *face.rules.modules)
            ],
        )
        self._games.setAccessibleName(self.tr("Game"))
        self._players.setAccessibleName(self.tr("Number of players"))
        self._modules.setAccessibleName(self.tr("Modules"))
        for title, widget in (
            (self._people_title, self.people_view),
            (self._levels_title, self.levels_view),
            (self._records_title, self.records),
        ):
            widget.setAccessibleName(_words(title))
        self.people.refresh()
        self.levels.refresh()

    @staticmethod
    def _refill(box: QComboBox, choices: list[tuple[str, int]] | list[tuple[str, str]]) -> None:
        chosen = box.currentData()
        box.clear()
        for words, value in choices:
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))

    def on_language(self) -> None:
        """Columns have other widths, and what was counted is told again."""
        self.retranslate()
        self.on_looks()
        self.refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A table has another width: its columns share what there is."""
        if event.type() == QEvent.Type.Resize:
            self.on_looks()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room, or less."""
        super().resizeEvent(event)
        self.on_looks()

    def _columns(self, view: QTableView) -> list[int]:
        """What each column but the names needs; a hidden one says nothing."""
        for column in GIVES_WAY:
            view.setColumnHidden(column, False)
        head = view.horizontalHeader()
        return [head.sectionSizeHint(column) for column in NUMBERS]

    def _arrange(self) -> None:
        """Every column can be read without scrolling, wherever that is possible."""
        views = (self.people_view, self.levels_view)
        needed = max(sum(self._columns(view)) for view in views) + self._desk.looks.px(NAME_WIDTH)
        frame = self.people_view.width() - self.people_view.viewport().width()
        margins = self.contentsMargins()
        room = self.width() - margins.left() - margins.right() - SPACING
        beside = room * LEFT_SHARE // (LEFT_SHARE + 1) >= needed + frame
        if beside != self._beside:
            self._lay_beside(beside)

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        px = self._desk.looks.px
        self._arrange()
        for view in (self.people_view, self.levels_view):
            room = view.viewport().width()
            needed = dict(zip(NUMBERS, self._columns(view), strict=True))
            for column in GIVES_WAY:
                crowded = px(NAME_WIDTH) + sum(needed.values()) > room
                view.setColumnHidden(column, crowded)
                if crowded:
                    del needed[column]
            wide = {column: max(px(WIDTH), width) for column, width in needed.items()}
            widths = wide if px(NAME_WIDTH) + sum(wide.values()) <= room else needed
            for number, width in widths.items():
                view.setColumnWidth(number, width)
            # The name gets the rest, and never so little that nobody can read it: then it scrolls.
            view.setColumnWidth(StatColumn.NAME, max(px(NAME_WIDTH), room - sum(widths.values())))
        for part in (self.people_view, self.levels_view, self.records, self.history):
            part.setMinimumHeight(px(LEAST_HEIGHT))


def _words(title: QLabel) -> str:
    return title.text()
