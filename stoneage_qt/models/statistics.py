"""Statistics as a table: one row per player or per level of bots."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QLocale, QObject, Qt

from stoneage_qt.models.table import Index, TableModel
from stoneage_qt.session.library_stats import PlayerLine
from stoneage_qt.session.plain_text import plain_tip


class StatColumn(IntEnum):
    """The columns, in the order in which they are shown."""

    NAME = 0
    GAMES = 1
    WINS = 2
    SHARE = 3
    PAR = 4
    AVERAGE = 5
    BEST = 6
    RANK = 7
    LONGEST = 8


class StatisticsModel(TableModel):
    """One row per line, in the order given, or sorted by a column."""

    def __init__(
        self,
        name: Callable[[str], str],
        heading: Callable[[int], str],
        explain: Callable[[int], str],
        parent: QObject | None = None,
    ) -> None:
        """`name` puts the key of a line into words, `heading` and `explain` a column."""
        super().__init__(StatColumn, heading, parent)
        self._name = name
        self._explain = explain
        self._rows: list[PlayerLine] = []

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Numbers as the language writes them."""
        if not self._has(index):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._cell(self._rows[index.row()], index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() != StatColumn.NAME:
            return int(Qt.AlignmentFlag.AlignCenter)
        if role == Qt.ItemDataRole.UserRole:
            return self._rows[index.row()]
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The headings, and what they mean."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = section == StatColumn.NAME
            side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignHCenter
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._explain(section)) or None
        return super().headerData(section, orientation, role)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column."""
        self.beginResetModel()
        self._rows.sort(
            key=lambda line: (_value(line, column), line.games, line.key),
            reverse=order == Qt.SortOrder.DescendingOrder,
        )
        self.endResetModel()

    def show_lines(self, lines: Sequence[PlayerLine]) -> None:
        """Other lines."""
        self.beginResetModel()
        self._rows = list(lines)
        self.endResetModel()

    def line(self, row: int) -> PlayerLine:
        """The line in a row."""
        return self._rows[row]

    def refresh(self) -> None:
        """The same lines in other words."""
        self._say_headings_again()
        self.show_lines(self._rows)

    def _cell(self, line: PlayerLine, column: int) -> str:
        if column == StatColumn.NAME:
            return self._name(line.key)
        value = _value(line, column)
        locale = QLocale()
        if column in (StatColumn.SHARE, StatColumn.PAR):
            return f"{locale.toString(100.0 * value, 'f', 0)} %"
        if column in (StatColumn.AVERAGE, StatColumn.RANK):
            return locale.toString(value, "f", 1)
        return locale.toString(int(value))


def _value(line: PlayerLine, column: int) -> Any:
    values = {
        StatColumn.NAME: line.key.casefold(),
        StatColumn.GAMES: line.games,
        StatColumn.WINS: line.wins,
        StatColumn.SHARE: line.wins / line.games,
        StatColumn.PAR: line.par / line.games,
        StatColumn.AVERAGE: line.average,
        StatColumn.BEST: line.best,
        StatColumn.RANK: line.average_rank,
        StatColumn.LONGEST: line.longest,
    }
    return values[StatColumn(column)]
