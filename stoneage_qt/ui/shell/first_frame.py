"""What can wait until a window is seen."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class FirstFrame(QObject):
    """Calls `then` once, when a widget has been painted for the first time."""

    def __init__(self, widget: QWidget, then: Callable[[], object]) -> None:
        super().__init__(widget)
        self._then = then
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The first paint event; children are painted with it, before the event loop turns."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._done)
        return False

    def _done(self) -> None:
        self._then()
        self.deleteLater()
