"""The log: what has happened so far, line by line."""

from collections.abc import Callable, Sequence
from enum import IntEnum, unique
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from stoneage_qt.contract import Event
from stoneage_qt.contract.face import Line
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.match import Seat

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


@unique
class LogRole(IntEnum):
    """What can be asked about a line beside its words."""

    KIND = Qt.ItemDataRole.UserRole + 1
    SEAT = KIND + 1
    COLOUR = KIND + 2
    ACTION_INDEX = KIND + 3
    PLACE = KIND + 4
    HEADING = KIND + 5


class LogEntry(NamedTuple):
    """A line, and the number of the action that it tells about."""

    line: Line
    action_index: int


Tell = Callable[[GameModel, Sequence[Event]], list[Line]]
Opening = Callable[[GameModel], Line]
# The heading of the first round belongs to no action, and is never taken back.
BEFORE_ALL: Final = -1
Seats = Callable[[], Sequence[Seat]]


class LinesModel(QAbstractListModel):
    """Lines of a log, whoever puts them together."""

    def __init__(self, seats: Seats, parent: QObject | None = None) -> None:
        """`seats` tells who sits where, for the colours."""
        super().__init__(parent)
        self._seats = seats
        self._entries: list[LogEntry] = []

    def rowCount(self, parent: Index = ROOT) -> int:
        """As many as lines so far."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words; for `LogRole`, whose line it is and what it tells."""
        if not index.isValid() or not 0 <= index.row() < len(self._entries):
            return None
        line, action_index = self._entries[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        if role == LogRole.KIND:
            return line.kind
        if role == LogRole.SEAT:
            return line.seat
        if role == LogRole.COLOUR:
            return self._seats()[line.seat].colour if line.seat >= 0 else ""
        if role == LogRole.PLACE:
            return line.place
        if role == LogRole.HEADING:
            return line.heading
        if role == LogRole.ACTION_INDEX:
            return action_index
        return None


# More than the longest game that people play. A file may hold 25 times as many actions, and a
# list of them all would hold the window up for a minute: of those the last are told.
MOST_TOLD: Final = 2_000


class LogModel(LinesModel):
    """One row per line; grows with the game and shrinks when something is taken back."""

    def __init__(self, game: GameModel, tell: Tell, opening: Opening) -> None:
        """`tell` puts the events of one action into lines; `opening`: the first line of all."""
        super().__init__(lambda: game.seats)
        self._game = game
        self._tell = tell
        self._opening = opening
        self._told = 0
        self.rebuild()
        game.matchChanged.connect(self.rebuild)
        game.changed.connect(self._on_changed)
        game.falling.lay.connect(self._on_changed)

    def rebuild(self) -> None:
        """Tell everything again: another match, another language."""
        self.beginResetModel()
        self._entries = [LogEntry(self._opening(self._game), BEFORE_ALL)]
        self._told = self._game.match.index
        for number in range(max(0, self._told - MOST_TOLD), self._told):
            self._entries += self._lines(number)
        self.endResetModel()

    def _lines(self, number: int) -> list[LogEntry]:
        lines = self._tell(self._game, self._game.match.events_at(number))
        return [LogEntry(line, number) for line in lines]

    def _on_changed(self) -> None:
        if self._game.falling.fall:
            return
        index = self._game.match.index
        if index < self._told:
            self._shrink(index)
        elif index > self._told:
            fresh = [entry for number in range(self._told, index) for entry in self._lines(number)]
            self._told = index
            if fresh:
                first = len(self._entries)
                self.beginInsertRows(QModelIndex(), first, first + len(fresh) - 1)
                self._entries += fresh
                self.endInsertRows()

    def _shrink(self, index: int) -> None:
        kept = [entry for entry in self._entries if entry.action_index < index]
        self._told = index
        if len(kept) < len(self._entries):
            self.beginRemoveRows(QModelIndex(), len(kept), len(self._entries) - 1)
            self._entries = kept
            self.endRemoveRows()
