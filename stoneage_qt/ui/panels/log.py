"""The log beside the board."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
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

from stoneage_qt.games.stoneage.rules import Event
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.constants import NO_PLACE
from stoneage_qt.games.stoneage.ui.words.text import Teller
from stoneage_qt.models.game import GameModel
from stoneage_qt.models.log import Line, LogModel, LogRole
from stoneage_qt.ui import theme
from stoneage_qt.ui.shell.desk import Desk

Index = QModelIndex | QPersistentModelIndex

MOST_HEIGHTS = 2_000


def tell(game: GameModel, events: Sequence[Event]) -> list[Line]:
    """The lines of one action at this table."""
    return Teller(game.seats, game.match.options.season, game.reader).lines(events)


def _place_of(index: Index) -> int | None:
    """The place that a line tells about, or None."""
    place = index.data(LogRole.PLACE)
    return None if place is None or place == NO_PLACE else int(place)


def tell_opening(game: GameModel) -> Line:
    """The heading of the first round at this table."""
    teller = Teller(game.seats, game.match.options.season, game.reader)
    return teller.opening(game.match.setup.start)


class LogDelegate(QStyledItemDelegate):
    """Paints a line with a stripe in its player's colour; rounds stand out."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._heights: dict[tuple[str, bool, int, float], int] = {}

    def _font(self, index: Index) -> QFont:
        scale = self._desk.looks.scale
        if index.data(LogRole.KIND) == ev.ROUND_STARTED:
            return theme.heading_font(21 * scale)
        return theme.text_font(13 * scale)

    def _room(self, rect: QRect) -> QRect:
        px = self._desk.looks.px
        return rect.adjusted(px(12), px(3), -px(6), -px(3))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the wrapped words."""
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else 240
        words, heading = str(index.data()), index.data(LogRole.KIND) == ev.ROUND_STARTED
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
        if colour and index.data(LogRole.KIND) != ev.ROUND_STARTED:
            fill = next(c.fill for c in theme.PLAYERS if c.name == colour)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(fill))
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

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._held: int | None = None
        self.setItemDelegate(LogDelegate(desk, self))
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.entered.connect(lambda index: self.pointed.emit(_place_of(index)))

    def viewportEvent(self, event: QEvent) -> bool:
        """Beside the lines only the held one is pointed out."""
        if event.type() == QEvent.Type.Leave:
            self.pointed.emit(self._held)
        return super().viewportEvent(event)


class LogView(LinesView):
    """The log; it follows the game while its end is in sight, and a click holds a line."""

    def __init__(self, desk: Desk, model: LogModel, parent: QWidget | None = None) -> None:
        self._following = True  # laying out asks for it from the beginning
        super().__init__(desk, parent)
        self._log = model
        self.setModel(model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.clicked.connect(self._hold)
        model.rowsInserted.connect(self.let_go)
        model.rowsRemoved.connect(self.let_go)
        model.modelReset.connect(self.let_go)
        self.verticalScrollBar().actionTriggered.connect(self._on_scrolled)
        desk.looks.changed.connect(self.scheduleDelayedItemsLayout)
        self.retranslate()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self.setAccessibleName(self.tr("Log"))

    def changeEvent(self, event: QEvent) -> None:
        """Another language: everything is told again."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._log.rebuild()
        super().changeEvent(event)

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
        self._held = _place_of(index)
        self.pointed.emit(self._held)

    def doItemsLayout(self) -> None:
        """New lines, another width, shown again: whoever looked at the end still does."""
        super().doItemsLayout()
        if self._following:
            self.scrollToBottom()

    def _on_scrolled(self) -> None:
        """Somebody scrolls: up to read, or down to the end to follow again."""
        bar = self.verticalScrollBar()
        self._following = bar.sliderPosition() >= bar.maximum()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width wraps the words elsewhere."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
