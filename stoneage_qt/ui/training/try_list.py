"""All that can be tried in a position, as a list: the way of the keyboard to solve it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from stoneage_qt.contract import Action
from stoneage_qt.ui.panels.moves import MoveDelegate


class TryList(QListView):
    """Moves in words, with what became of them.

    Attributes:
        tries: those of the rows.

    Signals:
        chosen(action): somebody stands at it, or None for at none.
        tried(): the chosen one is meant.
    """

    chosen = Signal(object)
    tried = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tries: list[Action] = []
        self._say: Callable[[Action], str] = str
        self._best: Action | None = None
        self._wrong: set[Action] = set()
        self._rows = QStandardItemModel(self)
        self.setModel(self._rows)
        self.setItemDelegate(MoveDelegate(self))
        self.setWordWrap(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.doubleClicked.connect(lambda _: self.tried.emit())
        self.selectionModel().currentChanged.connect(lambda: self.chosen.emit(self.action()))

    def show_actions(self, actions: Sequence[Action], say: Callable[[Action], str]) -> None:
        """Other moves, none of them chosen, from the first on; `say` puts one into words."""
        self._say, self._best, self._wrong = say, None, set()
        self.tries = list(actions)
        self._rows.clear()
        for action in self.tries:
            self._rows.appendRow(QStandardItem(say(action)))
        self.setCurrentIndex(QModelIndex())
        self.scrollToTop()

    def action(self) -> Action | None:
        """The chosen one."""
        row = self.currentIndex().row()
        return self.tries[row] if 0 <= row < len(self.tries) else None

    def choose(self, action: Action) -> None:
        """Stand at a move, and bring it into sight."""
        index = self._rows.index(self.tries.index(action), 0)
        self.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        self._keep_in_sight()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The answer takes room from the list: what it is about stays in sight."""
        super().resizeEvent(event)
        self._keep_in_sight()

    def mark_wrong(self, action: Action) -> None:
        """There is something better."""
        self._wrong.add(action)
        self.write()

    def mark_best(self, action: Action) -> None:
        """That is it: stand there."""
        self._best = action
        self._wrong.discard(action)
        self.write()
        self.choose(action)

    def write(self) -> None:
        """Put all rows into the words of the moment."""
        for row, action in enumerate(self.tries):
            item, words = self._rows.item(row), self._say(action)
            best = action == self._best
            shown, told = words, words
            if best:
                shown, told = f"✓ {words}", self.tr("{move}: the best").format(move=words)
            elif action in self._wrong:
                shown, told = f"✗ {words}", self.tr("{move}: not the best").format(move=words)
            item.setText(shown)
            item.setData(told, Qt.ItemDataRole.AccessibleTextRole)
            font = item.font()
            font.setBold(best)
            item.setFont(font)
        # Longer words may need another line, and push the rows down.
        self._keep_in_sight()

    def _keep_in_sight(self) -> None:
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
