"""Drop-down lists that show all that can be chosen."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

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
        self._fill(view.parentWidget())

    @staticmethod
    def _fill(around: QWidget | None) -> None:
        """The list has a border of its own; above and below it the style would show another one."""
        layout = None if around is None else around.layout()
        if layout is None:
            return
        items = [layout.itemAt(place) for place in range(layout.count())]
        gaps = [gap for item in items if item is not None and (gap := item.spacerItem())]
        if around is None or len(gaps) != 2:
            return
        above, below = (gap.sizeHint().height() for gap in gaps)
        for gap in gaps:
            gap.changeSize(0, 0)
        layout.invalidate()
        # The entries stay where they are.
        around.setGeometry(around.geometry().adjusted(0, above, 0, -below))
        layout.activate()
