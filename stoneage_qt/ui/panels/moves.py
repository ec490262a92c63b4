"""The moves list: every legal action in words; enough to play without the board."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.contract import Action
from stoneage_qt.models.moves import Index, MoveRole, MovesFilter, MovesModel
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.up_to_date import UpToDate

# The padding of a row in the style sheet and the style's own margin, in heights of a line.
SIDE_PADDING = 1.3
TOP_PADDING = 0.6
# So high the panel is with its field and two moves.
LEAST_LINES = 6


class MoveDelegate(QStyledItemDelegate):
    """Gives long moves a second line; the style forgets its own padding when it counts lines."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the wrapped words, with the padding of the style sheet around them."""
        metrics = self._view.fontMetrics()
        width = self._view.viewport().width()
        room = QRect(0, 0, width - round(metrics.height() * SIDE_PADDING), 10_000)
        box = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, str(index.data()))
        return QSize(width, box.height() + round(metrics.height() * TOP_PADDING))


class MovesPanel(UpToDate, QWidget):
    """A field to filter with, and the list.

    Signals:
        hovered(action): the action under the cursor of the keyboard, or None.
        typed(QKeyEvent): a letter that is meant for the table.
    """

    hovered = Signal(object)
    typed = Signal(QKeyEvent)

    def __init__(self, model: MovesModel, letters: str = "", parent: QWidget | None = None) -> None:
        """`letters`: keys of the game's table, which the list does not keep for itself."""
        super().__init__(parent)
        self._model = model
        self._letters = letters
        self._filter = MovesFilter(model)
        self._wanted = QLineEdit()
        self._wanted.setClearButtonEnabled(True)
        self._list = QListView()
        self._list.setModel(self._filter)
        self._list.setItemDelegate(MoveDelegate(self._list))
        self._list.setWordWrap(True)
        self._list.setAlternatingRowColors(False)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._empty = label("muted", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self._wanted)
        column.addWidget(self._list, 1)
        column.addWidget(self._empty, 1)
        self._wanted.textChanged.connect(self._on_text)
        self._wanted.installEventFilter(self)
        self._list.installEventFilter(self)
        self._list.doubleClicked.connect(self._play)
        self._list.selectionModel().currentChanged.connect(self._on_current)
        model.modelReset.connect(self._on_reset)
        self.retranslate()
        self._on_reset()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._wanted.setPlaceholderText(self.tr("Find a move…"))
        self._wanted.setAccessibleName(self.tr("Find a move"))
        self._list.setAccessibleName(self.tr("Moves"))
        how = self.tr("Enter or a double click plays the chosen move.")
        self._list.setAccessibleDescription(how)
        self._model.how_to_play = how
        self._tell_empty()

    def _tell_empty(self) -> None:
        """Why there is no move: what a lesson explains comes first, else it is not the time."""
        if self._wanted.text():
            words = self.tr("Nothing found for “{words}”.").format(words=self._wanted.text())
        elif self._model.held:
            words = self.tr("First read on in the lesson.")
        else:
            words = self.tr("Nothing to decide at the moment.")
        self._empty.setText(words)

    def on_language(self) -> None:
        """The same moves in other words."""
        self.retranslate()
        self._model.rebuild()

    def focus_list(self) -> None:
        """Put the keyboard's focus on the moves."""
        self._list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_action(self, action: Action) -> None:
        """Choose an action in the list, without playing it."""
        self._wanted.clear()
        row = self._model.row_of(action)
        if row >= 0:
            index = self._filter.mapFromSource(self._model.index(row))
            self._list.setCurrentIndex(index)
            self._list.scrollTo(index)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter plays, arrows go from the field to the list, typing goes to the field."""
        if watched is self._list and event.type() == QEvent.Type.FocusOut:
            self.hovered.emit(None)
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = event.key()
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                return self._play(self._list.currentIndex())
            if watched is self._list and self._is_letter(event):
                self.typed.emit(event)
                return True
            arrow = key in (Qt.Key.Key_Down, Qt.Key.Key_Up)
            if watched is self._wanted and arrow and self._list.isVisibleTo(self):
                self._list.setFocus()
                self._list.event(event)
                return True
            if watched is self._wanted and key == Qt.Key.Key_Escape and self._wanted.text():
                self._wanted.clear()
                return True
        return super().eventFilter(watched, event)

    def _is_letter(self, event: QKeyEvent) -> bool:
        held = event.modifiers() != Qt.KeyboardModifier.NoModifier
        return not held and bool(event.text()) and event.text().upper() in self._letters

    def _play(self, index: QModelIndex) -> bool:
        return index.isValid() and self._model.play(index)

    def _on_text(self, wanted: str) -> None:
        self._filter.set_text(wanted)
        self._show_list()
        self._select_first()

    def _on_reset(self) -> None:
        if self._wanted.text():
            self._wanted.clear()
        self._show_field()
        self._show_list()
        self._select_first()

    def _show_list(self) -> None:
        """The moves, or why there is none."""
        some = self._filter.rowCount() > 0
        self._list.setVisible(some)
        self._empty.setVisible(not some)
        self._tell_empty()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room, or less."""
        super().resizeEvent(event)
        self._show_field()

    def _show_field(self) -> None:
        """In a low window the moves themselves come first."""
        roomy = self.height() >= LEAST_LINES * self.fontMetrics().height()
        typed = bool(self._wanted.text()) or self._wanted.hasFocus()
        self._wanted.setVisible(self._model.rowCount() > 0 and (roomy or typed))

    def _select_first(self) -> None:
        self._list.setCurrentIndex(self._filter.index(0, 0))
        self._list.scrollToTop()

    def _on_current(self, current: QModelIndex) -> None:
        """Only a cursor that somebody moves is worth following."""
        shown = current.isValid() and self._list.hasFocus()
        self.hovered.emit(current.data(MoveRole.ACTION) if shown else None)
