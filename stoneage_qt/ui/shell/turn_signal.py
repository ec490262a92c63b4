"""Calls a person whose turn it is while another window is in front."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from stoneage_qt.games.stoneage.ui.words import text
from stoneage_qt.models.game import GameModel
from stoneage_qt.ui.shell.desk import Desk

translate = QCoreApplication.translate


def title_of(game: GameModel | None, called: int) -> str:
    """The window's title: who plays, or who is called (-1: nobody)."""
    if game is None:
        return translate("MainWindow", "Stone Age")
    names = [text.seat_name(game.seats, seat) for seat in range(len(game.seats))]
    if 0 <= called < len(names):
        words = translate("MainWindow", "● Your turn, {name} – Stone Age")
        return words.format(name=names[called])
    return translate("MainWindow", "{players} – Stone Age").format(players=text.both(names))


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
