"""While a long game is opened: how far it is, and a way out."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QVBoxLayout, QWidget

from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.shell.desk import Desk

WIDE = 420
PER_MILLE = 1000


class OpeningDialog(QDialog):
    """Shows progress; closing it, Esc and the button give up.

    Attributes:
        progress: the bar.
        cancel: the button.
    """

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Opening the game"))
        words = label(wrap=True)
        words.setText(self.tr("This game is very long. All its moves are played again."))
        self.progress = QProgressBar()
        self.progress.setRange(0, PER_MILLE)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.windowTitle())
        box = QDialogButtonBox()
        self.cancel = box.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 16)
        column.setSpacing(12)
        for widget in (words, self.progress, box):
            column.addWidget(widget)
        self.setMinimumWidth(desk.looks.px(WIDE))

    def show_progress(self, done: float) -> None:
        """done: from 0 to 1."""
        self.progress.setValue(round(PER_MILLE * done))
