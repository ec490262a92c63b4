"""Calls a person whose turn it is while another window is in front."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from stoneage_qt.games import DEFAULT, face_of
from stoneage_qt.models.game import GameModel
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.seats import seat_name, seat_names

translate = QCoreApplication.translate


def title_of(game: GameModel | None, called: int) -> str:
    """The window's title: who plays, or who is called (-1: nobody)."""
    if game is None:
        return face_of(DEFAULT).title()
    face = face_of(game.match.rules.key)
    told, title = face.words, face.title()
    if 0 <= called < len(game.seats):
        words = translate("MainWindow", "● Your turn, {name} – {game}")
        return words.format(name=seat_name(told, game.seats, called), game=title)
    words = translate("MainWindow", "{players} – {game}")
    return words.format(players=seat_names(told, game.seats), game=title)


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
