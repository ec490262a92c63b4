"""The list of games: search, sort, star, rename, delete, import by dropping files."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QProgressBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.models.library import Column, LibraryModel, Show
from stoneage_qt.models.library_scan import LibraryScan
from stoneage_qt.models.trash import Trashed, move_to_trash, restore
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.library import index_path
from stoneage_qt.session.library_files import Favourites, import_file, rename, saves_among
from stoneage_qt.session.library_scan import Entry
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.session.saves import SUFFIX
from stoneage_qt.ui.dialogs.file_dialog import file_dialog
from stoneage_qt.ui.library.delegate import ROW, LibraryDelegate
from stoneage_qt.ui.library.details import WIDTH as DETAILS_WIDTH
from stoneage_qt.ui.library.details import DetailsPanel
from stoneage_qt.ui.library.words import cell_text, heading_text, search_text, show_text
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.panels.tall import lay
from stoneage_qt.ui.panels.widgets import button, label, set_icon
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.faults import fault_text

TYPING_MS = 120
PREPARE_MS = 10
PREPARED_AT_ONCE = 200
WIDTHS = {
    Column.STAR: 40,
    Column.WHEN: 96,
    Column.ROUNDS: 112,
    Column.EXTRAS: 118,
    Column.COURSE: 114,
}
# In a narrower list names and points come before what the details tell as well.
ROOMY = {Column.EXTRAS: 720, Column.COURSE: 640, Column.ROUNDS: 560}
# Narrower and lower than this the list says nothing: the details stand below it then.
LEAST_LIST = (400, 190)
SPACING = 12
GAP = 6
# The frame of the field to search in.
SEARCH_FRAME = 30


class GamesTable(QTableView):
    """The list; its letters are commands, not a search.

    Signals:
        wanted(what): star, rename, delete, or what comes first with the game, by a key.
    """

    wanted = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is told elsewhere is left out where there is little room."""
        seen = self._is_chosen_in(QRect(QPoint(), event.oldSize()))
        for column, least in ROOMY.items():
            self.setColumnHidden(column, self.width() < self._desk.looks.px(least))
        super().resizeEvent(event)
        if seen:
            self.scrollTo(self.currentIndex())

    @contextmanager
    def holding_chosen(self) -> Iterator[None]:
        """Whatever happens to the rows meanwhile: the chosen one stays in sight where it was."""
        seen = self._is_chosen_in(self.viewport().rect())
        yield
        if seen:
            # Else it could scroll as far only as the rows reached before.
            self.updateGeometries()
            self.scrollTo(self.currentIndex())

    def _is_chosen_in(self, sight: QRect) -> bool:
        return sight.intersects(self.visualRect(self.currentIndex()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on or reviews, Delete deletes, F2 renames, S stars."""
        what = {
            Qt.Key.Key_Return: "first",
            Qt.Key.Key_Enter: "first",
            Qt.Key.Key_Delete: "delete",
            Qt.Key.Key_F2: "rename",
            Qt.Key.Key_S: "star",
        }.get(Qt.Key(event.key()))
        if what is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self.wanted.emit(what)


class GamesTab(UpToDate, QWidget):
    """All games.

    Attributes:
        model: the list. scan: what keeps it in step with the files.

    Signals:
        opened(path), reviewed(path): what is wanted with a game.
        remark(words), trouble(words): what was done, what did not work.
        undoable(words, undo): what was done, and how to take it back.
        changed(): the index is different now; statistics may be told again.
    """

    opened = Signal(object)
    reviewed = Signal(object)
    remark = Signal(str)
    trouble = Signal(str)
    undoable = Signal(str, object)
    changed = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._favourites = Favourites(desk.places)
        self._dialog: QFileDialog | None = None
        self.model = LibraryModel(cell_text, heading_text, search_text, self)
        self.scan = LibraryScan(desk.places.library, index_path(desk.places), self._elsewhere, self)
        self._search = QLineEdit()
        self._search.setClearButtonEnabled(True)
        self._show = DropDown()
        self._count = label("muted")
        self._import = button(self._ask_import)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self.table = GamesTable(desk)
        self._details = DetailsPanel(desk)
        self._nothing = QWidget()
        self._empty = label(wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._all = button(self._show_all)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(TYPING_MS)
        # Thousands of games are made ready for a search bit by bit, while nobody types.
        self._preparing = QTimer(self)
        self._preparing.setInterval(PREPARE_MS)
        self._preparing.timeout.connect(self._prepare)
        self._awaited = False
        # What was moved to the trash, its rows, and the recent files before: the last comes
        # back first.
        self._deleted: list[tuple[list[Trashed], list[Entry], tuple[str, ...]]] = []
        self._set_up_table()
        self._build()
        self._connect()
        self.setAcceptDrops(True)
        self.model.set_starred(self._liked)
        self.retranslate()
        self.follow(desk.looks)
        self.on_looks()

    def _elsewhere(self) -> list[Path]:
        """Games that were saved by hand are games too."""
        return [Path(name) for name in self._desk.settings.recent_files]

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setItemDelegate(LibraryDelegate(self._desk, table))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.verticalHeader().hide()
        # One height for all: asking thousands of rows for theirs would take seconds.
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(Column.PLAYERS, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSortIndicator(Column.WHEN, Qt.SortOrder.DescendingOrder)
        table.setSortingEnabled(True)

    def _build(self) -> None:
        nothing = QVBoxLayout(self._nothing)
        nothing.addStretch(1)
        nothing.addWidget(self._empty)
        nothing.addWidget(self._all, 0, Qt.AlignmentFlag.AlignHCenter)
        nothing.addStretch(2)
        self._end = end = QHBoxLayout()
        end.addWidget(self._count)
        end.addStretch(1)
        end.addWidget(self._import)
        self._row = row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(self._show, 1)
        row.addLayout(end, 1)
        self._head = QHBoxLayout()
        self._head.setSpacing(GAP)
        self._head.addWidget(self._search, 1)
        self._head.addLayout(row, 1)
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addWidget(self._nothing, 1)
        left.addWidget(self.table, 1)
        left.addWidget(self._progress)
        self._middle = middle = QHBoxLayout()
        middle.setSpacing(SPACING)
        middle.addLayout(left, 1)
        middle.addWidget(self._details)
        page = QVBoxLayout(self)
        page.setContentsMargins(*(4 * [SPACING]))
        page.setSpacing(10)
        page.addLayout(self._head)
        page.addLayout(middle, 1)

    def arrange(self, width: int) -> None:
        """The details stand beside the list, or below it; and so does what is beside the search."""
        px = self._desk.looks.px
        room = width - 2 * SPACING
        beside = room - SPACING - px(DETAILS_WIDTH) >= px(LEAST_LIST[0])
        lay(self._middle, beside=beside)
        self._details.stand(beside=beside)
        self.table.setMinimumHeight(px(LEAST_LIST[1]))
        words = self._search.fontMetrics().horizontalAdvance(self._search.placeholderText())
        needed = self._show.sizeHint().width() + GAP + self._end.sizeHint().width()
        lay(self._head, beside=words + px(SEARCH_FRAME) + GAP + needed <= room)
        lay(self._row, beside=needed <= room)

    def _connect(self) -> None:
        self.scan.loaded.connect(self._on_loaded)
        self.scan.found.connect(self._on_found)
        self.scan.gone.connect(self._on_gone)
        self.scan.progress.connect(self._on_progress)
        self.scan.finished.connect(self._on_scanned)
        self._search.textChanged.connect(lambda _: self._typing.start())
        self._search.returnPressed.connect(self.table.setFocus)
        self._typing.timeout.connect(self._apply_search)
        self._show.activated.connect(lambda _: self._apply_search())
        self.table.doubleClicked.connect(self._on_activated)
        self.table.clicked.connect(self._on_clicked)
        self.table.selectionModel().currentRowChanged.connect(lambda _: self._show_current())
        self.model.modelReset.connect(self._on_reset)
        self._details.renamed.connect(self.rename)
        self._details.wanted.connect(self._on_wanted)
        self.table.wanted.connect(self._on_wanted)
        QShortcut(QKeySequence.StandardKey.Find, self, self._search.setFocus)
        QShortcut(QKeySequence.StandardKey.Undo, self, self.undo_delete)

    # Showing

    def refresh(self) -> None:
        """Look at the files again; the game that was chosen before is in sight."""
        self._tell_of_favourites()
        self.table.scrollTo(self.table.currentIndex())
        self.scan.start()

    def look_again(self) -> None:
        """Games and stars came in on another way."""
        self._favourites = Favourites(self._desk.places)
        self.model.set_starred(self._liked)
        self.refresh()

    def take_focus(self) -> None:
        """The keyboard belongs to the list, or to the search where nothing is listed."""
        (self.table if self.table.isVisibleTo(self) else self._search).setFocus()

    def close_scan(self) -> None:
        """Stop everything in the background."""
        self.scan.close()

    def current(self) -> Entry | None:
        """The chosen game."""
        row = self.table.currentIndex().row()
        return self.model.entry(row) if 0 <= row < self.model.rowCount() else None

    def choose(self, path: Path) -> bool:
        """Choose a file, where it is listed."""
        row = self.model.row_of(str(path))
        if row >= 0:
            flags = QItemSelectionModel.SelectionFlag
            index = self.model.index(row, Column.PLAYERS)
            self.table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.table.scrollTo(index)
        return row >= 0

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._search.setPlaceholderText(self.tr("Search names, titles, dates…"))
        self._search.setAccessibleName(self.tr("Search"))
        chosen = self._show.currentData()
        self._show.clear()
        for show in Show:
            self._show.addItem(show_text(show), show)
        self._show.setCurrentIndex(max(0, self._show.findData(chosen)))
        self._show.setAccessibleName(self.tr("Which games"))
        self._all.setText(self.tr("Show all games"))
        self._import.setText(self.tr("Import…"))
        self._import.setToolTip(plain_tip(self.tr("Files can be dropped on the list too")))
        self.table.setAccessibleName(self.tr("Games"))
        self._progress.setAccessibleName(self.tr("Reading games"))
        self.model.refresh()
        self._write_count()

    def _write_count(self) -> None:
        shown, total = self.model.rowCount(), self.model.total()
        if shown == total:
            self._count.setText(self.tr("%n game(s)", "", total))
        else:
            words = self.tr("{shown} of {total}")
            self._count.setText(words.format(shown=shown, total=total))
        if total and self._search.text().strip():
            words = self.tr("Nothing found for “{words}”.").format(words=self._search.text())
        elif total:
            words = self.tr("No game of this kind.")
        elif self.scan.running:
            words = self.tr("Looking for games…")
        else:
            words = self.tr(
                "No games yet. Finished games arrive here by themselves; "
                "drop saved games here to import them."
            )
        self._empty.setText(words)
        self._nothing.setVisible(shown == 0)
        self._all.setVisible(total > 0)
        self.table.setVisible(shown > 0)

    def _show_all(self) -> None:
        """Forget what was searched for."""
        self._search.clear()
        self._show.setCurrentIndex(self._show.findData(Show.ALL))
        self._typing.stop()
        self._apply_search()
        self.take_focus()

    def _show_current(self) -> None:
        entry = self.current()
        starred = entry is not None and self._favourites.has(entry.ident, entry.path)
        self._details.show_entry(entry, starred)

    def _liked(self, entry: Entry) -> bool:
        return self._favourites.has(entry.ident, entry.path)

    # What the scan tells

    def _on_loaded(self, entries: list[Entry]) -> None:
        self.model.reset(entries)
        self._preparing.start()
        self._write_count()

    def _prepare(self) -> None:
        if self.model.prepare(PREPARED_AT_ONCE):
            return
        self._preparing.stop()
        if self._awaited:
            self._apply_search()

    def _on_found(self, entries: list[Entry]) -> None:
        chosen = self.current()
        with self.table.holding_chosen():
            self.model.put(entries)
        self._preparing.start()
        if chosen is not None and any(entry.path == chosen.path for entry in entries):
            self._show_current()
        elif chosen is None and self.model.rowCount():
            self.choose(Path(self.model.entry(0).path))
        self._write_count()

    def _on_gone(self, paths: tuple[str, ...]) -> None:
        self.model.remove(paths)
        self._show_current()
        self._write_count()

    def _on_progress(self, done: int, total: int) -> None:
        # The bar would paint itself and all that waits to be painted, at once and every time.
        self._progress.setUpdatesEnabled(False)
        self._progress.setRange(0, max(1, total))
        self._progress.setValue(done)
        self._progress.setUpdatesEnabled(True)
        self._progress.setVisible(done < total)

    def _on_scanned(self) -> None:
        self._progress.hide()
        self._write_count()
        self.changed.emit()

    def _on_reset(self) -> None:
        """Another order or search: the first row is as good as any."""
        if self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(0, Column.PLAYERS))
        self._show_current()
        self._write_count()

    def _apply_search(self) -> None:
        """Search at once, or when all games are ready for it: some tenths of a second later."""
        words = self._search.text()
        self._awaited = bool(words.strip()) and self._preparing.isActive()
        if not self._awaited:
            self.model.search(words, Show(self._show.currentData()))
            self._write_count()

    # What is done

    def _on_clicked(self, index: QModelIndex) -> None:
        if index.column() == Column.STAR:
            self.star(self.model.entry(index.row()))

    def _on_activated(self, index: QModelIndex) -> None:
        if index.column() != Column.STAR:
            self._on_wanted("first")

    def _on_wanted(self, what: str) -> None:
        entry = self.current()
        if entry is None:
            return
        if what == "first":
            # As the first button beside the list: nobody wants to look back before the end.
            what = "review" if entry.over else "open"
        if what in ("review", "open") and entry.fault:
            return
        if what == "review":
            self.reviewed.emit(Path(entry.path))
        elif what == "rename":
            self._details.edit_title()
        elif what == "open":
            self.opened.emit(Path(entry.path))
        elif what == "star":
            self.star(entry)
        elif what == "delete":
            self.delete_selected()

    def star(self, entry: Entry) -> None:
        """Like a game, or no longer."""
        if entry.fault:
            return
        try:
            liked = not self._favourites.has(entry.ident, entry.path)
            self._favourites.mark(entry.ident, entry.path, liked)
        except SaveError as error:
            self.trouble.emit(fault_text(error))
        self._tell_of_favourites()
        self.model.set_starred(self._liked)
        self._show_current()

    def _tell_of_favourites(self) -> None:
        """Once, where their file was damaged."""
        kept, self._favourites.kept = self._favourites.kept, None
        if kept is not None:
            words = self.tr("Your favourites could not be read. The file was put aside as {file}.")
            self.trouble.emit(words.format(file=kept.name))

    def rename(self, title: str) -> None:
        """Give the chosen game another title."""
        entry = self.current()
        if entry is None:
            return
        try:
            rename(Path(entry.path), title.strip())
        except SaveError as error:
            self.trouble.emit(fault_text(error))
            return
        self.model.put([entry._replace(title=title.strip())])
        self._show_current()
        self.refresh()

    def delete_selected(self) -> None:
        """Move the chosen files to the trash."""
        rows = {index.row() for index in self.table.selectionModel().selectedRows()}
        entries = [self.model.entry(row) for row in sorted(rows)]
        first = min(rows, default=0)
        recent = self._desk.settings.recent_files
        moved = [gone for entry in entries if (gone := move_to_trash(Path(entry.path))) is not None]
        self.model.remove(str(gone.path) for gone in moved)
        for gone in moved:
            self._desk.store.forget_file(gone.path)
        if self.model.rowCount():
            row = min(first, self.model.rowCount() - 1)
            self.choose(Path(self.model.entry(row).path))
        self._show_current()
        self._write_count()
        if len(moved) < len(entries):
            self.trouble.emit(
                self.tr("Some files could not be moved to the trash; they are still there.")
            )
        elif moved:
            words = self.tr("%n game(s) moved to the trash.", "", len(moved))
            if all(gone.now is not None for gone in moved):
                self._deleted.append((moved, entries, recent))
                self.undoable.emit(words, self.undo_delete)
            else:
                self.remark.emit(words)
        self.refresh()

    def undo_delete(self) -> None:
        """Take the last deleting back; games saved elsewhere are among the recent files again."""
        if not self._deleted:
            return
        moved, entries, recent = self._deleted.pop()
        back = [gone.path for gone in moved if restore(gone)]
        for path in back:
            if str(path) in recent:
                self._desk.store.remember_file(path)
        if len(back) < len(moved):
            self.trouble.emit(
                self.tr("Some files could not be restored; they are still in the trash.")
            )
        # The scan tells of changes alone, and it may not have seen that they were gone.
        self.model.put(entry for entry in entries if Path(entry.path) in back)
        if back:
            self.choose(back[0])
        self._write_count()
        self.refresh()

    def import_files(self, paths: list[Path]) -> None:
        """Copy games into the library; bad ones are told about and left alone."""
        done: list[Path] = []
        faults: list[str] = []
        for path in saves_among(paths):
            try:
                done.append(import_file(self._desk.places, path))
            except SaveError as error:
                faults.append(fault_text(error))
        if faults:
            self.trouble.emit("\n".join(faults[:3]))
        elif done:
            self.remark.emit(self.tr("%n game(s) imported.", "", len(done)))
        self.refresh()

    def _ask_import(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        kinds = self.tr("Saved games (*{suffix})").format(suffix=SUFFIX)
        self._dialog = file_dialog(
            self, self._desk.looks, self.tr("Import games"), Path.home(), kinds
        )
        self._dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        self._dialog.filesSelected.connect(
            lambda names: self.import_files([Path(name) for name in names])
        )
        self._dialog.open()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Saved games, and folders of them, may be dropped."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Import what was dropped."""
        urls = event.mimeData().urls()
        self.import_files([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])
        event.acceptProposedAction()

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        looks = self._desk.looks
        with self.table.holding_chosen():
            self.table.verticalHeader().setDefaultSectionSize(looks.px(ROW))
        for column, width in WIDTHS.items():
            self.table.setColumnWidth(column, looks.px(width))
        self._progress.setFixedHeight(looks.px(10))
        set_icon(self._import, looks.icon("open"), looks.px(18))
        self.table.viewport().update()
