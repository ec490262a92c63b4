"""Saved games as a list, read without playing them."""

from collections.abc import Callable, Iterable
from enum import IntEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from stoneage_qt.session.library_scan import Entry, stamp_of, summary
from stoneage_qt.session.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


def peek(path: Path) -> Entry | None:
    """What a file says about itself, unchecked: loading checks it. None where there is none."""
    stamp = stamp_of(path)
    return None if stamp is None else summary(stamp)


class SaveRole(IntEnum):
    """What can be asked about a saved game beside its words."""

    GAME = Qt.ItemDataRole.UserRole + 1
    PATH = GAME + 1


class SavedGamesModel(QAbstractListModel):
    """One row per file that is there, in the order given."""

    def __init__(self, describe: Callable[[Entry], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._describe = describe
        self._games: list[Entry] = []

    def show_files(self, paths: Iterable[Path]) -> None:
        """Read these files; those that are gone are left out."""
        self.beginResetModel()
        self._games = [game for game in map(peek, paths) if game is not None]
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        """As many as files found."""
        return 0 if parent.isValid() else len(self._games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words; the file for `SaveRole`."""
        if not index.isValid() or not 0 <= index.row() < len(self._games):
            return None
        game = self._games[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._describe(game)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(game.path)
        if role == SaveRole.GAME:
            return game
        if role == SaveRole.PATH:
            return Path(game.path)
        return None

    def refresh(self) -> None:
        """The same files in other words."""
        if self._games:
            self.dataChanged.emit(self.index(0), self.index(len(self._games) - 1))
