"""The library in the window: made when it is first wanted."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from stoneage_qt.ui.dialogs.message import MessageBar
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.table import OpenTable

if TYPE_CHECKING:
    from stoneage_qt.ui.library.page import LibraryPage


class ShownLibrary(QObject):
    """Shows the page of all saved games among the window's pages.

    Attributes:
        page: the page, None before it was first wanted.

    Signals:
        opened(path): go on with this game.
        resumed(): go on with the game that is on the table, or was left behind.
        reviewed(path): look at this game again.
        shown(): the page has come up.
        closed(): back to the page before.
    """

    opened = Signal(object)
    resumed = Signal()
    reviewed = Signal(object)
    shown = Signal()
    closed = Signal()

    def __init__(
        self, desk: Desk, stack: QStackedWidget, messages: MessageBar, table: OpenTable
    ) -> None:
        super().__init__(stack)
        self._table = table
        self._desk = desk
        self._stack = stack
        self._messages = messages
        self.page: LibraryPage | None = None

    def show(self) -> None:
        """Bring the page up, with the files as they are now."""
        if self.page is None:
            self.page = self._make()
        self._stack.setCurrentWidget(self.page)
        self._table.list_game()
        self.page.refresh()
        self.shown.emit()

    def close(self) -> None:
        """Stop reading files."""
        if self.page is not None:
            self.page.close_page()

    def _make(self) -> "LibraryPage":
        from stoneage_qt.ui.library.page import LibraryPage

        page = LibraryPage(self._desk)
        page.openRequested.connect(self._on_open)
        page.reviewRequested.connect(self.reviewed)
        page.closed.connect(self.closed)
        page.remark.connect(self._messages.remark)
        page.undoable.connect(self._messages.remark)
        page.trouble.connect(self._messages.trouble)
        self._stack.addWidget(page)
        return page

    def _on_open(self, path: Path) -> None:
        # It has gone on since it was listed: what lies there may be older than the table.
        self.resumed.emit() if path == self._table.listed else self.opened.emit(path)
