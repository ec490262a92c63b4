"""The review in the window: made when it is first wanted."""

from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.library_files import snapshot
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match
from stoneage_qt.ui.dialogs.message import MessageBar
from stoneage_qt.ui.text_faults import fault_text
from stoneage_qt.ui.window_desk import Desk

if TYPE_CHECKING:
    from stoneage_qt.ui.review.page import ReviewPage

# What the first review loads, in pieces that no one notices; each brings what it needs.
_PIECES: Final = (
    "stoneage_qt.ui.board.layout",
    "stoneage_qt.ui.board.pictures",
    "stoneage_qt.ui.board.tableau",
    "stoneage_qt.ui.board.scene",
    "stoneage_qt.ui.board.canvas",
    "stoneage_qt.models.replay",
    "stoneage_qt.models.review",
    "stoneage_qt.ui.panels.players",
    "stoneage_qt.ui.review.board",
    "stoneage_qt.ui.review.transport",
    "stoneage_qt.ui.review.export",
    "stoneage_qt.ui.review.graph",
    "stoneage_qt.ui.review.page",
)
_PAUSE_MS: Final = 60


class Review(QObject):
    """Shows the page that looks at a game again among the window's pages.

    Attributes:
        page: the page, None before it was first wanted.

    Signals:
        playedOn(match): play this branch.
    """

    playedOn = Signal(object)

    def __init__(self, desk: Desk, stack: QStackedWidget, messages: MessageBar) -> None:
        super().__init__(stack)
        self._desk = desk
        self._stack = stack
        self._messages = messages
        self._before: QWidget | None = None
        self.page: ReviewPage | None = None
        self._pieces = iter(_PIECES)
        self._idle = QTimer(self)
        self._idle.setInterval(_PAUSE_MS)
        self._idle.timeout.connect(self._load_piece)

    def prepare(self) -> None:
        """A game may be chosen soon: load what is needed for it while nobody waits."""
        if self.page is None and not self._idle.isActive():
            # What checks a file takes a quarter of a second to load, and has nothing to do with Qt.
            Thread(target=import_module, args=("stoneage_qt.session.records",)).start()
            self._idle.start()

    def _load_piece(self) -> None:
        piece = next(self._pieces, None)
        if piece is None:
            self._idle.stop()
        else:
            import_module(piece)

    def show_file(self, path: Path) -> bool:
        """Look at a saved game; a bad one is told about and left as it is."""
        try:
            match = load_match(path)
        except SaveError as error:
            self._messages.error(fault_text(error))
            return False
        self.show(match, path)
        return True

    def show(self, match: Match, path: Path | None = None) -> None:
        """Look at a game; it is not changed, and whatever is played goes on."""
        if not match.is_over:
            match = snapshot(match)
        if self._stack.currentWidget() is not self.page:
            self._before = self._stack.currentWidget()
        if self.page is None:
            self.page = self._make(match)
        self.page.show_match(match, path)
        self._stack.setCurrentWidget(self.page)
        self.page.board.setFocus()

    def close(self) -> None:
        """End an analysis that is under way."""
        if self.page is not None:
            self.page.close_page()

    def _make(self, match: Match) -> "ReviewPage":
        from stoneage_qt.ui.review.page import ReviewPage

        page = ReviewPage(self._desk, match)
        page.playOnRequested.connect(self.playedOn)
        page.closed.connect(self._go_back)
        page.remark.connect(self._messages.remark)
        page.trouble.connect(self._messages.error)
        self._stack.addWidget(page)
        return page

    def _go_back(self) -> None:
        if self.page is not None:
            self.page.leave()
        if self._before is not None:
            self._stack.setCurrentWidget(self._before)
            self._before.setFocus()
