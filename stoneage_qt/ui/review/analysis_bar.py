"""Starts an analysis, shows how far it is, and takes it back."""

from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from stoneage_qt.models.review import ReviewModel
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.panels.widgets import button, set_icon
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate


class AnalysisBar(UpToDate, QWidget):
    """A button before the analysis, a bar during it, nothing after it.

    Attributes:
        analyse, cancel, progress: its parts.
    """

    def __init__(self, desk: Desk, review: ReviewModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._review = review
        self.analyse = button(review.start, "primary")
        self.cancel = button(review.cancel)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.analyse, 1)
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel)
        review.changed.connect(self.refresh)
        review.runningChanged.connect(lambda _: self.refresh())
        review.progress.connect(self._on_progress)
        self.follow(desk.looks)
        self.retranslate()
        self.on_looks()
        self.refresh()

    def refresh(self) -> None:
        """Show what can be done now."""
        running = self._review.running
        self.analyse.setVisible(not running)
        self.cancel.setVisible(running)
        self.progress.setVisible(running)
        wanted = running or not self._review.complete
        self.setVisible(wanted and self._review.possible)

    def _on_progress(self, done: int, total: int) -> None:
        self.progress.setRange(0, max(1, total))
        self.progress.setValue(done)

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self.analyse.setText(self.tr("Analyse"))
        self.analyse.setToolTip(
            plain_tip(
                self.tr(
                    "Let bots judge every decision and try out what seems doubtful; it takes up to "
                    "a minute"
                )
            )
        )
        self.cancel.setText(self.tr("Cancel"))
        self.progress.setAccessibleName(self.tr("Analysis"))

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        looks = self._desk.looks
        set_icon(self.analyse, looks.accent_icon("graph"), looks.px(18))
        self.progress.setFixedHeight(looks.px(12))
