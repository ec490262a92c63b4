"""The log beside the board."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from stoneage_qt.contract import Event
from stoneage_qt.contract.face import Face, Line, Place
from stoneage_qt.games import face_of
from stoneage_qt.models.game import GameModel
from stoneage_qt.models.log import LogModel, LogRole
from stoneage_qt.ui import theme
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate

Index = QModelIndex | QPersistentModelIndex

MOST_HEIGHTS = 2_000


def tell(game: GameModel, events: Sequence[Event]) -> list[Line]:
    """The lines of one action at this table."""
    return face_of(game.match.rules.key).words.lines(game.match, events, game.reader)


def tell_opening(game: GameModel) -> Line:
    """The first heading at this table."""
    return face_of(game.match.rules.key).words.opening(game.match)


class LogDelegate(QStyledItemDelegate):
    """Paints a line with a stripe in its player's colour; rounds stand out."""

    def __init__(self, desk: Desk, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._face = face
        self._heights: dict[tuple[str, bool, int, float], int] = {}

    def _font(self, index: Index) -> QFont:
        scale = self._desk.looks.scale
        if index.data(LogRole.HEADING):
            return theme.heading_font(21 * scale)
        return theme.text_font(13 * scale)

    def _room(self, rect: QRect) -> QRect:
        px = self._desk.looks.px
        return rect.adjusted(px(12), px(3), -px(6), -px(3))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the wrapped words."""
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else 240
        words, heading = str(index.data()), bool(index.data(LogRole.HEADING))
        # Every new line asks for the heights of all: they are counted once.
        key = (words, heading, width, self._desk.looks.scale)
        if key not in self._heights:
            if len(self._heights) >= MOST_HEIGHTS:
                self._heights.clear()
            room = self._room(QRect(0, 0, width, 10_000))
            box = QFontMetrics(self._font(index)).boundingRect(
                room, Qt.TextFlag.TextWordWrap, words
            )
            self._heights[key] = box.height() + 2 * self._desk.looks.px(3)
        return QSize(width, self._heights[key])

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The stripe and the words."""
        rect: QRect = option.rect
        shades = self._desk.looks.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, shades.colour("selection"))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, shades.colour("panel"))
        colour = index.data(LogRole.COLOUR)
        if colour and not index.data(LogRole.HEADING):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._face.colours[colour].fill))
            stripe = QRectF(rect.x() + 2, rect.y() + 3, self._desk.looks.px(4), rect.height() - 6)
            painter.drawRoundedRect(stripe, 2, 2)
        painter.setFont(self._font(index))
        painter.setPen(shades.colour("text" if colour else "muted"))
        painter.drawText(self._room(rect), Qt.TextFlag.TextWordWrap, str(index.data()))
        painter.restore()


class LinesView(QListView):
    """Lines that point out their places while the cursor is over them.

    Signals:
        pointed(place): a line about a place is looked at; None for no longer.
    """

    pointed = Signal(object)

    def __init__(self, desk: Desk, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._held: Place | None = None
        self.setItemDelegate(LogDelegate(desk, face, self))
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.entered.connect(lambda index: self.pointed.emit(index.data(LogRole.PLACE)))

    def viewportEvent(self, event: QEvent) -> bool:
        """Beside the lines only the held one is pointed out."""
        if event.type() == QEvent.Type.Leave:
            self.pointed.emit(self._held)
        return super().viewportEvent(event)


class LogView(UpToDate, LinesView):
    """The log; it follows the game while its end is in sight, and a click holds a line."""

    def __init__(
        self, desk: Desk, face: Face, model: LogModel, parent: QWidget | None = None
    ) -> None:
        # Laying out asks for these from the beginning.
        self._following = True
        self._read = QPersistentModelIndex()
        self._above = 0
        super().__init__(desk, face, parent)
        self._log = model
        self.setModel(model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.clicked.connect(self._hold)
        model.rowsInserted.connect(self.let_go)
        model.rowsRemoved.connect(self.let_go)
        model.modelReset.connect(self.let_go)
        self.verticalScrollBar().actionTriggered.connect(self._on_scrolled)
        self.verticalScrollBar().valueChanged.connect(self._on_moved)
        desk.looks.changed.connect(self.scheduleDelayedItemsLayout)
        self.retranslate()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self.setAccessibleName(self.tr("Log"))

    def on_language(self) -> None:
        """Everything is told again."""
        self.retranslate()
        self._log.rebuild()

    def let_go(self) -> None:
        """Something happened: the board shows that, no line is held any more."""
        if self.currentIndex().isValid():
            self.selectionModel().clear()
        self._hold(QModelIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The line that is walked to is held."""
        super().keyPressEvent(event)
        self._hold(self.currentIndex())

    def _hold(self, index: QModelIndex) -> None:
        """A line was clicked or reached by keys: its place stays lit."""
        self._held = index.data(LogRole.PLACE)
        self.pointed.emit(self._held)

    def doItemsLayout(self) -> None:
        """New lines, another size, shown again: what was looked at, line or end, still is."""
        read, above = self._read, self._above
        super().doItemsLayout()
        if self._following:
            self.scrollToBottom()
        elif not read.isValid():
            # Another match, or told in other words.
            self._following = True
            self.scrollToBottom()
        elif self.viewport().height() > 0:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.visualRect(read).top() - above)

    def _on_scrolled(self) -> None:
        """Somebody scrolls: up to read, or down to the end to follow again."""
        bar = self.verticalScrollBar()
        # Where other things leave no room, everything is at its end and at its beginning.
        if self.viewport().height() > 0:
            self._following = bar.sliderPosition() >= bar.maximum()

    def _on_moved(self) -> None:
        """Remember the line that is read, and how much of it is above the edge."""
        if not self._following and self.viewport().height() > 0:
            self._read = QPersistentModelIndex(self.indexAt(QPoint(1, 0)))
            self._above = self.visualRect(self._read).top()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width wraps the words elsewhere."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
