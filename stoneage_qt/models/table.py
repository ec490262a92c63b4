"""What the tables of this program have in common: headings, and as many rows as there are."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class TableModel(QAbstractTableModel):
    """Rows of one kind under columns that are put into words by somebody else."""

    def __init__(
        self,
        columns: type[IntEnum],
        heading: Callable[[int], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._columns = columns
        self._heading = heading
        self._rows: list[Any] = []

    def rowCount(self, parent: Index = ROOT) -> int:
        """As many as rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """As many as columns."""
        return 0 if parent.isValid() else len(self._columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The headings."""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._heading(section)
        return None

    def _has(self, index: Index) -> bool:
        return index.isValid() and 0 <= index.row() < len(self._rows)

    def _say_headings_again(self) -> None:
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._columns) - 1)
