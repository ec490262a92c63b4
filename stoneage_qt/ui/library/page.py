"""The library page: games, statistics and dice under one roof."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from stoneage_qt.ui.library.dice import DiceTab
from stoneage_qt.ui.library.games import GamesTab
from stoneage_qt.ui.library.statistics import StatisticsTab
from stoneage_qt.ui.pages.backdrop import Backdrop
from stoneage_qt.ui.panels.widgets import button, frame, label, set_icon
from stoneage_qt.ui.window_desk import Desk


class LibraryPage(Backdrop):
    """All saved games.

    Attributes:
        games, statistics, dice: the tabs.

    Signals:
        openRequested(path): go on with this game.
        reviewRequested(path): look at this game again.
        closed(): back to the page before.
        remark(words), trouble(words): what was done, what did not work.
    """

    openRequested = Signal(object)
    reviewRequested = Signal(object)
    closed = Signal()
    remark = Signal(str)
    trouble = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.games = GamesTab(desk)
        self.statistics = StatisticsTab(desk)
        self.dice = DiceTab(desk)
        self._title = label("heading")
        self._back = button(self.closed.emit, "flat")
        self._back.setAutoDefault(False)
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        for tab in (self.games, self.statistics, self.dice):
            self._tabs.addTab(tab, "")
        sheet = frame("panel")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(18, 10, 18, 14)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._back)
        column.addLayout(head)
        column.addWidget(self._tabs, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(22, 16, 22, 18)
        page.addWidget(sheet)
        self._connect()
        self.retranslate()
        desk.looks.changed.connect(self._on_looks)
        self._on_looks()

    def _connect(self) -> None:
        self.games.opened.connect(self.openRequested)
        self.games.reviewed.connect(self.reviewRequested)
        self.statistics.reviewed.connect(self.reviewRequested)
        self.games.remark.connect(self.remark)
        self.games.trouble.connect(self.trouble)
        self.games.changed.connect(self._tell_numbers)
        self._tabs.currentChanged.connect(lambda _: self._tell_numbers())

    def refresh(self) -> None:
        """Look at the files again; call it whenever the page is shown."""
        self.games.refresh()
        self.games.take_focus()

    def choose(self, path: Path) -> bool:
        """Choose a game in the list."""
        return self.games.choose(path)

    def close_page(self) -> None:
        """Stop everything in the background, for the end of the program."""
        self.games.close_scan()

    def _tell_numbers(self) -> None:
        """Count only what is looked at."""
        shown = self._tabs.currentWidget()
        if shown is self.statistics:
            self.statistics.refresh()
        elif shown is self.dice:
            self.dice.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._title.setText(self.tr("Library"))
        self._back.setText(self.tr("Back"))
        for number, words in enumerate(
            (self.tr("Games"), self.tr("Statistics"), self.tr("Honest dice"))
        ):
            self._tabs.setTabText(number, words)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _on_looks(self) -> None:
        looks = self.desk.looks
        for number, icon in enumerate(("library", "statistics", "dice")):
            self._tabs.setTabIcon(number, looks.icon(icon))
        set_icon(self._back, looks.icon("back"), looks.px(18))
