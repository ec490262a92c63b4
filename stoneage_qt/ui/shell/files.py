"""Files: opening and saving games with the system's dialogs, recent ones, drag and drop."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from stoneage_qt.games import with_face
from stoneage_qt.models.saves import peek
from stoneage_qt.session.faults import DAMAGED, SaveError
from stoneage_qt.session.library_scan import find_files
from stoneage_qt.session.match import Match
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.session.saves import SUFFIX, load_match_in_steps, save_match
from stoneage_qt.session.settings import MAX_RECENT
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.opener import Opener
from stoneage_qt.ui.shell.table import OpenTable
from stoneage_qt.ui.words.faults import fault_text
from stoneage_qt.ui.words.games import file_name, recent_text


class Files(QObject):
    """Reads and writes saved games for a window.

    Attributes:
        path: where the match on the table was saved or opened last, or None.

    Signals:
        loaded(match, path): a game was opened.
        saved(path): the game was written.
        trouble(words): it did not work, and why.
    """

    loaded = Signal(object, object)
    saved = Signal(object)
    trouble = Signal(str)

    def __init__(self, desk: Desk, opener: Opener, table: OpenTable, window: QWidget) -> None:
        super().__init__(window)
        self._table = table
        self._desk = desk
        self._opener = opener
        self._window = window
        self._dialog: QFileDialog | None = None
        self.path: Path | None = None

    def ask_open(self) -> None:
        """Choose a file to open; the game on the table goes on meanwhile."""
        dialog = self._make_dialog(self.tr("Open a game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        dialog.open()

    def ask_save(self, match: Match) -> None:
        """Choose where to save the game."""
        dialog = self._make_dialog(self.tr("Save the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(file_name(match, SUFFIX))
        dialog.fileSelected.connect(lambda name: self.save(match, Path(name)))
        dialog.open()

    def open(self, path: Path) -> bool:
        """Open a file, False where that can't be; a bad one is told about and left as it is."""

        def show(match: Match) -> None:
            self._desk.store.remember_file(path)
            self.loaded.emit(match, path)

        def tell(error: SaveError) -> None:
            self.trouble.emit(
                " ".join(filter(None, (fault_text(error), self._way_out(error, path))))
            )
            if not path.exists():
                self._desk.store.forget_file(path)

        return self._opener.open(load_match_in_steps(path, with_face()), show, tell)

    def _way_out(self, error: SaveError, path: Path) -> str:
        """What to do about a file that can't be opened, where its fault does not say that."""
        if error.code not in DAMAGED:
            return ""
        if path.parent == self._desk.places.library:
            return self.tr("Choose another game; this one can be deleted in the library.")
        return self.tr("Choose another file, or a game of the library.")

    def save(self, match: Match, path: Path | None = None) -> bool:
        """Save where it was saved last, or at `path`; asks where neither is known."""
        target = self.path if path is None else path
        if target is None:
            self.ask_save(match)
            return False
        try:
            save_match(target, match)
        except SaveError as error:
            self.trouble.emit(fault_text(error))
            return False
        self.path = target
        self._desk.store.remember_file(target)
        self.saved.emit(target)
        return True

    def recent(self) -> list[Path]:
        """The files opened or saved last and the games kept in the library, newest first.

        Not the game on the table: the way back to that is another one.
        """
        named = [Path(name) for name in self._desk.settings.recent_files]
        found = find_files(self._desk.places.library, named)
        paths = [Path(stamp.path) for stamp in found]
        return [path for path in paths if path != self._table.listed][:MAX_RECENT]

    def fill_recent(self, menu: QMenu) -> None:
        """The recent files as a menu."""
        menu.clear()
        for path in self.recent():
            entry = peek(path)
            if entry is None:
                continue
            # An ampersand in a name is no mark for a key.
            action = menu.addAction(recent_text(entry).replace("&", "&&"))
            action.setToolTip(plain_tip(str(path)))
            action.triggered.connect(lambda _=False, chosen=path: self.open(chosen))
        menu.setEnabled(not menu.isEmpty())

    @staticmethod
    def dropped(data: QMimeData) -> Path | None:
        """The saved game among what is dragged, if there is one."""
        for url in data.urls():
            if url.isLocalFile() and url.fileName().endswith(SUFFIX):
                return Path(url.toLocalFile())
        return None

    def _make_dialog(self, title: str) -> QFileDialog:
        if self._dialog is not None:
            self._dialog.deleteLater()
        kinds = self.tr("Saved games (*{suffix})").format(suffix=SUFFIX)
        folder = self.path.parent if self.path is not None else documents()
        from stoneage_qt.ui.dialogs.file_dialog import file_dialog

        self._dialog = file_dialog(self._window, self._desk.looks, title, folder, kinds)
        return self._dialog


def documents() -> Path:
    """Where people look for what they have saved or exported."""
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(found) if found and Path(found).is_dir() else Path.home()
