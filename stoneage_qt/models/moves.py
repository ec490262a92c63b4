"""The moves list: every legal action in words, for the keyboard and screen readers."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from stoneage_qt.contract import Action, State
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class MoveRole(IntEnum):
    """What can be asked about a move beside its words."""

    ACTION = Qt.ItemDataRole.UserRole + 1


class MovesModel(QAbstractListModel):
    """One row per action that the person to move may take; none while others decide.

    Dice that wait for a person are a row too.

    Attributes:
        how_to_play: a sentence for the tooltips.
    """

    def __init__(self, game: GameModel, describe: Callable[[State, Action], str]) -> None:
        super().__init__()
        self._game = game
        self._describe = describe
        self._rows: list[Action] = self._current()
        self._words: dict[int, str] = {}
        self.how_to_play = ""
        game.matchChanged.connect(self.rebuild)
        game.decisionChanged.connect(self.rebuild)
        game.viewerChanged.connect(self.rebuild)

    @property
    def held(self) -> bool:
        """Whether something is to be read before there are moves again."""
        return self._game.reading

    def rowCount(self, parent: Index = ROOT) -> int:
        """As many as legal actions."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words; the action itself for `MoveRole`."""
        row = index.row()
        if not index.isValid() or not 0 <= row < len(self._rows):
            return None
        if role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            if row not in self._words:
                self._words[row] = self._describe(self._game.state, self._rows[row])
            words = self._words[row]
            if role == Qt.ItemDataRole.ToolTipRole:
                return plain_tip(f"{words}\n{self.how_to_play}".rstrip())
            return words
        if role == MoveRole.ACTION:
            return self._rows[row]
        return None

    def play(self, index: Index) -> bool:
        """Take the action of a row."""
        action = index.data(MoveRole.ACTION)
        if action is None:
            return False
        if self._game.awaits_roll():
            return self._game.roll()
        return self._game.submit(action)

    def row_of(self, action: Action) -> int:
        """The row of an action, -1 where it is not legal."""
        return self._rows.index(action) if action in self._rows else -1

    def rebuild(self) -> None:
        """Another position, or another language."""
        self.beginResetModel()
        self._rows = self._current()
        self._words = {}
        self.endResetModel()

    def _current(self) -> list[Action]:
        if self._game.falling.fall:
            return []
        if self._game.awaits_roll():
            # Any dice will do: they stand for those that are not known yet.
            return [self._game.match.rules.keyed_chance(self._game.state, 0)]
        return self._game.legal_actions()


class MovesFilter(QSortFilterProxyModel):
    """The moves whose words contain all typed words, in any order, whatever the case."""

    def __init__(self, moves: MovesModel) -> None:
        super().__init__()
        self._wanted: list[str] = []
        self.setSourceModel(moves)

    def set_text(self, text: str) -> None:
        """Show only moves that contain every word of `text`."""
        self._wanted = text.casefold().split()
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Whether all wanted words occur."""
        index = self.sourceModel().index(source_row, 0, source_parent)
        words = str(index.data()).casefold()
        return all(word in words for word in self._wanted)
