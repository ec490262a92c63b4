"""Saved games as a list, read without playing them."""

import json
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from enum import IntEnum
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
# A peek at a file must stay quick; a real game is far smaller.
MAX_PEEK_BYTES: Final = 4_000_000


class SavedGame(NamedTuple):
    """What a file says about itself, unchecked: loading checks it.

    names, colours and totals: of the seats. readable: False where the file
    is there but is no saved game.
    """

    path: Path
    modified: datetime
    title: str = ""
    names: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    season: str = "summer"
    round: int = 0
    totals: tuple[int, ...] = ()
    over: bool = False
    readable: bool = True


def peek(path: Path) -> SavedGame | None:
    """What a file says about itself; None where there is none."""
    try:
        stat = path.stat()
        modified = datetime.fromtimestamp(stat.st_mtime, UTC)
        if not path.is_file() or stat.st_size > MAX_PEEK_BYTES:
            return SavedGame(path, modified, readable=False)
        return _summary(path, modified, json.loads(path.read_text(encoding="utf-8")))
    except OSError:
        return None
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError):
        return SavedGame(path, modified, readable=False)


def _summary(path: Path, modified: datetime, content: dict[str, Any]) -> SavedGame:
    seats, result = content["seats"], content["result"]
    return SavedGame(
        path,
        modified,
        str(content.get("title", "")),
        tuple(str(seat.get("name", "")) for seat in seats),
        tuple(str(seat.get("colour", "")) for seat in seats),
        str(content["options"].get("season", "summer")),
        int(result["round"]),
        tuple(int(total) for total in result["totals"]),
        bool(result["over"]),
    )


class SaveRole(IntEnum):
    """What can be asked about a saved game beside its words."""

    GAME = Qt.ItemDataRole.UserRole + 1
    PATH = GAME + 1


class SavedGamesModel(QAbstractListModel):
    """One row per file that is there, in the order given."""

    def __init__(self, describe: Callable[[SavedGame], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._describe = describe
        self._games: list[SavedGame] = []

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
            return str(game.path)
        if role == SaveRole.GAME:
            return game
        if role == SaveRole.PATH:
            return game.path
        return None

    def refresh(self) -> None:
        """The same files in other words."""
        if self._games:
            self.dataChanged.emit(self.index(0), self.index(len(self._games) - 1))
