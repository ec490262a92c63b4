"""Dice in the air: what they brought is told once everybody can see it."""

from PySide6.QtCore import QObject, Signal

from stoneage_qt.contract import CHANCE, State


class FallingDice(QObject):
    """Whether dice fall on a board that shows how they do.

    Signals:
        lay(): they can be read.
    """

    lay = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._on_board = False
        self._before: State | None = None

    def show_on_board(self) -> None:
        """A board lets them fall, and calls `lie`."""
        self._on_board = True

    @property
    def fall(self) -> bool:
        """Whether they are in the air, as far as anybody can see."""
        return self._before is not None

    def shown(self, state: State) -> State:
        """The position to be told of: while dice fall, the one before the throw."""
        return state if self._before is None else self._before

    def throw(self, before: State) -> None:
        """Something is played in this position: where nobody decides, they are thrown."""
        if self._on_board and before.actor == CHANCE:
            self._before = before

    def lie(self) -> None:
        """They can be read: what they brought may be told."""
        if self._before is not None:
            self._before = None
            self.lay.emit()
