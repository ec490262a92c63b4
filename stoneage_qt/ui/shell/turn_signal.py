"""Calls a person whose turn it is while another window is in front."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from stoneage_qt.ui.shell.desk import Desk


class TurnSignal(QObject):
    """A sound, a mark in the window's title and the task bar's own alert, until somebody comes.

    Attributes:
        calling: whether somebody is being called.

    Signals:
        changed(): somebody is called, or has come.
    """

    changed = Signal()

    def __init__(self, desk: Desk, window: QWidget, ring: Callable[[], None]) -> None:
        """`ring` makes itself heard."""
        super().__init__(window)
        self._desk = desk
        self._window = window
        self._ring = ring
        self.calling = False
        window.installEventFilter(self)

    def call(self) -> None:
        """It is a person's turn; whoever looks at the window knows anyway."""
        if not self._desk.settings.turn_signal or self._window.isActiveWindow():
            return
        self._ring()
        QApplication.alert(self._window)
        self._set(True)

    def stop(self) -> None:
        """Nobody has to come any more."""
        self._set(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Somebody has come."""
        if event.type() == QEvent.Type.WindowActivate:
            self.stop()
        return super().eventFilter(watched, event)

    def _set(self, calling: bool) -> None:
        if calling != self.calling:
            self.calling = calling
            self.changed.emit()
