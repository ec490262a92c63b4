"""The page to wait on while the expert looks at a game."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from stoneage_qt.contract.face import Face
from stoneage_qt.ui.pages.backdrop import Backdrop
from stoneage_qt.ui.pages.sheet import SheetArea
from stoneage_qt.ui.panels.widgets import button, label, set_icon
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate

SHEET_WIDTH = 480


class WaitingPage(UpToDate, Backdrop):
    """Until the expert has looked at a game.

    Signals:
        closed(): nobody wants to wait.
    """

    closed = Signal()

    def __init__(self, desk: Desk, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(desk, face, parent)
        self._title = label("subheading", wrap=True)
        self._note = label("muted", wrap=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self._back = button(self.closed.emit, "flat")
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(26, 18, 26, 18)
        column.setSpacing(12)
        for widget in (self._title, self._note, self.bar):
            column.addWidget(widget)
        column.addWidget(self._back, 0, Qt.AlignmentFlag.AlignRight)
        self._area = SheetArea(sheet)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._area)
        self.retranslate()
        self.follow(desk.looks)
        self.on_looks()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._title.setText(self.tr("The expert looks at your game …"))
        self._note.setText(
            self.tr("Each of your decisions is tried out. Then you look for something better.")
        )
        self._back.setText(self.tr("Back"))
        self.bar.setAccessibleName(self._title.text())

    def show_progress(self, done: int, total: int) -> None:
        """So much of it is done."""
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(done)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        looks = self.desk.looks
        self._area.set_wide(looks.px(SHEET_WIDTH))
        set_icon(self._back, looks.icon("back"), looks.px(18))
