"""The report beside the board: luck at once, skill when it has been analysed."""

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from stoneage_qt.models.replay import ReplayModel
from stoneage_qt.models.review import ReviewModel
from stoneage_qt.ui import theme
from stoneage_qt.ui.review.analysis_bar import AnalysisBar
from stoneage_qt.ui.review.report import JUMP, ORDER, Inks, Report
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate


def inks_of(shades: theme.Theme) -> Inks:
    """The report's colours in a theme."""
    return Inks(
        shades.text,
        shades.muted,
        shades.ok,
        shades.danger,
        shades.border,
        shades.panel,
        shades.link,
    )


class ReportTab(UpToDate, QWidget):
    """Shows the report and drives the analysis.

    Signals:
        jumped(position): a link was followed.
    """

    jumped = Signal(int)

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
        self._stale = True
        self._written = ""
        self._another = True
        self._by_loss = False
        self.browser = QTextBrowser()
        self.browser.setOpenLinks(False)
        self.browser.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.browser.anchorClicked.connect(self._on_link)
        self.bar = AnalysisBar(desk, review, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.bar)
        column.addWidget(self.browser, 1)
        replay.matchChanged.connect(self._on_match)
        review.changed.connect(self.refresh)
        review.runningChanged.connect(lambda _: self.refresh())
        desk.looks.changed.connect(self.refresh)
        self.retranslate()

    def _on_match(self) -> None:
        """Another game: what is known about it comes after it, and then it is told."""
        self._another = True
        self._stale = True

    def refresh(self) -> None:
        """Write it again, now or when it is looked at."""
        self._stale = True
        if self.isVisible():
            self._write()

    def showEvent(self, event: QShowEvent) -> None:
        """Now it is needed."""
        super().showEvent(event)
        self._write()

    def _write(self) -> None:
        if not self._stale:
            return
        self._stale = False
        looks = self._desk.looks
        report = Report(
            self._replay,
            self._review,
            inks_of(looks.theme),
            by_loss=self._by_loss,
            scale=looks.scale,
        )
        words = report.html()
        # Laying it out takes ten times as long as finding out that nothing has changed.
        if words != self._written:
            self._written = words
            # A game's report is read on where it was; that of another one from its top.
            place = 0 if self._another else self.browser.verticalScrollBar().value()
            self.browser.setHtml(words)
            self.browser.verticalScrollBar().setValue(place)
        elif self._another:
            self.browser.verticalScrollBar().setValue(0)
        self._another = False

    def _on_link(self, url: QUrl) -> None:
        target = url.toString()
        if target.startswith(JUMP):
            self.jumped.emit(int(target.removeprefix(JUMP)))
        elif target.startswith(ORDER):
            self._by_loss = target == f"{ORDER}loss"
            self.refresh()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self.browser.setAccessibleName(self.tr("Report"))
        self.refresh()
