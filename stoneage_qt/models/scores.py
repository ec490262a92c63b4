"""The result as a table: categories down, players across."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from stoneage_qt.contract import Standing
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
TOTAL: Final = "total"
TIE_BREAK: Final = "tie_break"
_EXPLAINING: Final = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole)


class ScoreRole(IntEnum):
    """What can be asked about a cell beside its number."""

    PART = Qt.ItemDataRole.UserRole + 1
    RANK = PART + 1
    COLOUR = PART + 2


class ScoreModel(QAbstractTableModel):
    """Rows: the total, the tie-break, the parts of a total. Columns: the seats.

    The total comes first: that is what is looked for, and the window may not show all rows.
    """

    def __init__(
        self,
        game: GameModel,
        part_text: Callable[[str], str],
        seat_text: Callable[[GameModel, int], str],
        tie_break_note: Callable[[], str] = str,
    ) -> None:
        super().__init__()
        self._game = game
        self._part_text = part_text
        self._seat_text = seat_text
        self._tie_break_note = tie_break_note
        self._standings: list[Standing] = []
        self._rows: list[str] = []
        self.rebuild()
        game.matchChanged.connect(self.rebuild)
        game.finished.connect(self.rebuild)

    def rowCount(self, parent: Index = ROOT) -> int:
        """As many as parts that occur, and the two first rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """As many as seats."""
        return 0 if parent.isValid() else len(self._standings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The points."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        part = self._rows[index.row()]
        standing = self._standings[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._points(standing, part)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignCenter)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = (self._seat_text(self._game, index.column()), self._part_text(part))
            return ", ".join((*words, str(self._points(standing, part))))
        if role in _EXPLAINING:
            return self._note(part)
        if role == ScoreRole.PART:
            return part
        if role == ScoreRole.RANK:
            return standing.rank
        if role == ScoreRole.COLOUR:
            return self._game.seats[index.column()].colour
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Names of players across, of parts down."""
        if orientation == Qt.Orientation.Vertical and role in _EXPLAINING:
            return self._note(self._rows[section]) if section < len(self._rows) else None
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._seat_text(self._game, section) if section < len(self._standings) else None
        return self._part_text(self._rows[section]) if section < len(self._rows) else None

    def standings(self) -> list[Standing]:
        """The result that is shown."""
        return self._standings

    def row_of(self, part: str) -> int:
        """Where a part stands."""
        return self._rows.index(part)

    def rebuild(self) -> None:
        """Count again."""
        self.beginResetModel()
        match = self._game.match
        self._standings = list(match.rules.standings(match.state))
        got = {part for one in self._standings for part, points in one.parts.items() if points}
        left_out = match.rules.optional_parts - got
        self._rows = [TOTAL, TIE_BREAK]
        self._rows += [part for part in self._standings[0].parts if part not in left_out]
        self.endResetModel()

    def _note(self, part: str) -> str | None:
        """The total and its parts are called by what they are; a tie-break has to be explained."""
        return plain_tip(self._tie_break_note()) if part == TIE_BREAK else None

    @staticmethod
    def _points(standing: Standing, part: str) -> int:
        if part == TOTAL:
            return standing.total
        return standing.tie_break if part == TIE_BREAK else standing.parts[part]
