"""The report beside the board: luck at once, skill when it has been analysed."""

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QTextBrowser, QVBoxLayout, QWidget

from stoneage_qt.models.replay import ReplayModel
from stoneage_qt.models.review import ReviewModel
from stoneage_qt.ui import theme
from stoneage_qt.ui.panels.widgets import button, set_icon
from stoneage_qt.ui.review.report import JUMP, Inks, Report
from stoneage_qt.ui.window_desk import Desk


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


class ReportTab(QWidget):
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
        self.browser = QTextBrowser()
        self.browser.setOpenLinks(False)
        self.browser.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.browser.anchorClicked.connect(self._on_link)
        self.analyse = button(review.start, "primary")
        self.cancel = button(review.cancel)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        row = QHBoxLayout()
        row.addWidget(self.analyse, 1)
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self.browser, 1)
        replay.matchChanged.connect(self.refresh)
        review.changed.connect(self.refresh)
        review.runningChanged.connect(lambda _: self.refresh())
        review.progress.connect(self._on_progress)
        desk.looks.changed.connect(self._on_looks)
        self.retranslate()
        self._on_looks()

    def refresh(self) -> None:
        """Write it again, now or when it is looked at."""
        running = self._review.running
        self.analyse.setVisible(not running and not self._review.complete)
        self.cancel.setVisible(running)
        self.progress.setVisible(running)
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
        place = self.browser.verticalScrollBar().value()
        inks = inks_of(self._desk.looks.theme)
        self.browser.setHtml(Report(self._replay, self._review, inks).html())
        self.browser.verticalScrollBar().setValue(place)

    def _on_progress(self, done: int, total: int) -> None:
        self.progress.setRange(0, max(1, total))
        self.progress.setValue(done)

    def _on_link(self, url: QUrl) -> None:
        target = url.toString()
        if target.startswith(JUMP):
            self.jumped.emit(int(target.removeprefix(JUMP)))

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self.analyse.setText(self.tr("Analyse"))
        self.analyse.setToolTip(
            self.tr("Let the strongest bot judge every decision; it takes up to a minute")
        )
        self.cancel.setText(self.tr("Cancel"))
        self.browser.setAccessibleName(self.tr("Report"))
        self.progress.setAccessibleName(self.tr("Analysis"))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _on_looks(self) -> None:
        looks = self._desk.looks
        set_icon(self.analyse, looks.accent_icon("graph"), looks.px(18))
        self.progress.setFixedHeight(looks.px(12))
        self.refresh()
