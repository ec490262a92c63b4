"""Drop-down lists that show all that can be chosen."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox

MOST_SHOWN = 40


class DropDown(QComboBox):
    """Opens as high and as wide as its entries need; Qt keeps it on the screen."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Who scrolls a page past a closed list wants to scroll, and chooses nothing."""
        event.ignore()

    def showPopup(self) -> None:
        """All entries, none of them shortened."""
        self.setMaxVisibleItems(max(1, min(self.count(), MOST_SHOWN)))
        view = self.view()
        bar = view.verticalScrollBar().sizeHint().width()
        view.setMinimumWidth(max(self.width(), view.sizeHintForColumn(0) + bar))
        super().showPopup()
