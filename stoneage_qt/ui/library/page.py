"""The library page: games, statistics and dice under one roof."""

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stoneage_qt.ui.library.dice import DiceTab
from stoneage_qt.ui.library.games import GamesTab
from stoneage_qt.ui.library.progress_tab import ProgressTab
from stoneage_qt.ui.library.statistics import StatisticsTab
from stoneage_qt.ui.panels.tabs import TAB_ICON, Tabs
from stoneage_qt.ui.panels.tall import Tall
from stoneage_qt.ui.panels.widgets import button, label, set_icon
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate


class LibraryPage(UpToDate, QWidget):
    """All saved games.

    Attributes:
        desk: what all pages share.
        games: the list.

    Signals:
        openRequested(path): go on with this game.
        reviewRequested(path): look at this game again.
        closed(): back to the page before.
        remark(words), trouble(words): what was done, what did not work.
        undoable(words, undo): what was done, and how to take it back.
    """

    openRequested = Signal(object)
    reviewRequested = Signal(object)
    closed = Signal()
    remark = Signal(str)
    trouble = Signal(str)
    undoable = Signal(str, object)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.games = GamesTab(desk)
        self._statistics: StatisticsTab | None = None
        self._dice: DiceTab | None = None
        self._progress: ProgressTab | None = None
        self._title = label("heading")
        self._back = button(self.closed.emit, "flat")
        self._back.setAutoDefault(False)
        self._tabs = Tabs()
        # The other tabs are made when they are looked at: most people come for the games.
        self._rooms = (QWidget(), QWidget(), QWidget())
        for tab in (Tall(self.games, self.games.arrange), *self._rooms):
            self._tabs.addTab(tab, "")
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._back)
        page = QVBoxLayout(self)
        page.setContentsMargins(22, 10, 22, 14)
        page.setSpacing(2)
        page.addLayout(head)
        page.addWidget(self._tabs, 1)
        self._connect()
        self.retranslate()
        self.follow(desk.looks)
        # The icons follow after the page: they take a third of the time to open it.
        QTimer.singleShot(0, self, self.on_looks)

    def _connect(self) -> None:
        self.games.opened.connect(self.openRequested)
        self.games.reviewed.connect(self.reviewRequested)
        self.games.remark.connect(self.remark)
        self.games.trouble.connect(self.trouble)
        self.games.undoable.connect(self.undoable)
        self.games.changed.connect(self._tell_numbers)
        self._tabs.currentChanged.connect(lambda _: self._tell_numbers())

    @property
    def statistics(self) -> StatisticsTab:
        """The tab with the statistics."""
        if self._statistics is None:
            self._statistics = StatisticsTab(self.desk)
            self._statistics.reviewed.connect(self.reviewRequested)
            self._move_in(self._rooms[0], Tall(self._statistics))
        return self._statistics

    @property
    def dice(self) -> DiceTab:
        """The tab about the dice."""
        if self._dice is None:
            self._dice = DiceTab(self.desk)
            self._move_in(self._rooms[1], Tall(self._dice, self._dice.arrange))
        return self._dice

    @property
    def progress(self) -> ProgressTab:
        """The tab with strength and trophies."""
        if self._progress is None:
            self._progress = ProgressTab(self.desk)
            self._progress.remark.connect(self.remark)
            self._progress.trouble.connect(self.trouble)
            self._progress.brought.connect(self.games.look_again)
            self._move_in(self._rooms[2], Tall(self._progress, self._progress.arrange))
        return self._progress

    @staticmethod
    def _move_in(room: QWidget, tab: QWidget) -> None:
        column = QVBoxLayout(room)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(tab)

    @property
    def busy(self) -> bool:
        """Whether files are read or numbers are counted."""
        tabs = (self._statistics, self._dice, self._progress)
        return self.games.scan.running or any(tab is not None and tab.busy for tab in tabs)

    def show_tab(self, number: int) -> None:
        """Games, statistics, dice or progress."""
        self._tabs.setCurrentIndex(number)

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
        for tab in (self._statistics, self._dice, self._progress):
            if tab is not None:
                tab.close()

    def _tell_numbers(self) -> None:
        """Count only what is looked at."""
        shown = self._tabs.currentWidget()
        if shown is self._rooms[0]:
            self.statistics.refresh()
        elif shown is self._rooms[1]:
            self.dice.refresh()
        elif shown is self._rooms[2]:
            self.progress.refresh()

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
            (
                self.tr("Games"),
                self.tr("Statistics"),
                self.tr("Honest dice"),
                self.tr("Progress"),
            )
        ):
            self._tabs.setTabText(number, words)

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        looks = self.desk.looks
        icons = ("library", "statistics", "dice", "trophy")
        self._tabs.set_icons([looks.icon(icon) for icon in icons], looks.px(TAB_ICON))
        set_icon(self._back, looks.icon("back"), looks.px(18))
