"""A gallery of faces to choose an opponent from: portrait, name, strength, a sentence."""

from enum import IntEnum
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.contract.face import Face
from stoneage_qt.games import minds_of
from stoneage_qt.ui import theme
from stoneage_qt.ui.pages.strength import most_stars, star_strip
from stoneage_qt.ui.shell.desk import Desk

Index = QModelIndex | QPersistentModelIndex
CELL: Final = QSize(262, 84)
_PICTURE: Final = 66
_STAR: Final = 12
_MOST_COLUMNS: Final = 3
_MARGIN: Final = 8


class OpponentRole(IntEnum):
    """What the gallery asks about an entry, beside its text for the closed list."""

    NAME = Qt.ItemDataRole.UserRole + 1
    TITLE = NAME + 1
    NOTE = NAME + 2
    STRENGTH = NAME + 3
    PICTURE = NAME + 4


class OpponentGallery(QFrame):
    """Opens over its list as a field of cards; arrows and Enter, or a click, choose.

    Attributes:
        cards: the view, over the list's own model.
    """

    def __init__(self, desk: Desk, face: Face, box: QComboBox) -> None:
        super().__init__(box, Qt.WindowType.Popup)
        self._desk = desk
        self._box = box
        self.setProperty("class", "popover")
        self.cards = QListView()
        self.cards.setModel(box.model())
        self.cards.setItemDelegate(_Card(desk, face, self.cards))
        self.cards.setFlow(QListView.Flow.LeftToRight)
        self.cards.setWrapping(True)
        self.cards.setResizeMode(QListView.ResizeMode.Adjust)
        self.cards.setUniformItemSizes(True)
        self.cards.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards.setMouseTracking(True)
        self.cards.activated.connect(self._choose)
        self.cards.clicked.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.cards)

    def open_at(self, beside: QWidget) -> None:
        """Show it below a widget, or wherever in its window there is room for all of it."""
        window = beside.window()
        cell, bar = self._cell(), self.cards.verticalScrollBar().sizeHint().width()
        room = window.size() - QSize(2 * _MARGIN, 2 * _MARGIN)
        edge = 2 * (self.cards.frameWidth() + 10)
        columns = max(1, min(_MOST_COLUMNS, (room.width() - bar - edge) // cell.width()))
        rows = -(-self.cards.model().rowCount() // columns)
        wide = columns * cell.width() + bar + edge
        high = min(rows * cell.height() + edge, room.height())
        corner = window.mapToGlobal(QPoint(0, 0))
        least, most = corner.x() + _MARGIN, corner.x() + window.width() - wide - _MARGIN
        below = beside.mapToGlobal(QPoint(0, beside.height()))
        top = min(below.y(), corner.y() + window.height() - high - _MARGIN)
        self.setGeometry(
            max(least, min(below.x(), most)), max(corner.y() + _MARGIN, top), wide, high
        )
        self.cards.setGridSize(cell)
        self.cards.setAccessibleName(beside.accessibleName())
        self.cards.setCurrentIndex(self.cards.model().index(self._box.currentIndex(), 0))
        self.show()
        self.cards.setFocus()
        self.cards.scrollTo(self.cards.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, and what opened it, close it again."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F4):
            self.hide()
        # Nothing goes on to the page below, where Enter starts a game.
        event.accept()

    def _cell(self) -> QSize:
        px = self._desk.looks.px
        return QSize(px(CELL.width()), px(CELL.height()))

    def _choose(self, index: QModelIndex) -> None:
        self.hide()
        self._box.setCurrentIndex(index.row())
        self._box.setFocus()


class _Card(QStyledItemDelegate):
    """Paints one opponent."""

    def __init__(self, desk: Desk, face: Face, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._face = face

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All are equally large."""
        px = self._desk.looks.px
        return QSize(px(CELL.width()), px(CELL.height()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The face at the left; name, stars and a sentence beside it."""
        looks = self._desk.looks
        px, state = looks.px, option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = option.rect.adjusted(px(2), px(2), -px(2), -px(2))
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(looks.theme.colour("selection" if chosen else "button_hover"))
            painter.drawRoundedRect(rect, px(7), px(7))
        side = px(_PICTURE)
        picture = QRectF(rect.left() + px(6), rect.center().y() - side / 2, side, side)
        name = index.data(OpponentRole.PICTURE)
        paint_picture(painter, picture, self._desk, self._face, name)
        room = rect.adjusted(side + px(14), px(5), -px(6), -px(4))
        self._write(painter, room, index, chosen)
        painter.restore()

    def _write(self, painter: QPainter, room: QRect, index: Index, chosen: bool) -> None:
        looks = self._desk.looks
        px, scale = looks.px, looks.scale
        ink = looks.theme.colour("selection_text" if chosen else "text")
        dim = looks.theme.colour("selection_text" if chosen else "muted")
        painter.setFont(theme.text_font(14 * scale, QFont.Weight.DemiBold))
        painter.setPen(ink)
        high = painter.fontMetrics().height()
        line = QRect(room.left(), room.top(), room.width(), high)
        name = index.data(OpponentRole.NAME)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, name)
        line.setLeft(line.left() + painter.fontMetrics().horizontalAdvance(name) + px(6))
        painter.setFont(theme.text_font(12 * scale))
        painter.setPen(dim)
        title = str(index.data(OpponentRole.TITLE) or "")
        shown = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)
        note = room.adjusted(0, high, 0, 0)
        strength = index.data(OpponentRole.STRENGTH)
        if strength is not None:
            most = most_stars(minds_of(self._face.key).levels)
            dpr = painter.device().devicePixelRatioF()
            stars = star_strip(self._desk, strength, most, px(_STAR), dpr)
            painter.drawPixmap(note.left(), note.top(), stars)
            note.setTop(note.top() + px(_STAR) + px(1))
        flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(note, flags, index.data(OpponentRole.NOTE) or "")


def paint_picture(painter: QPainter, rect: QRectF, desk: Desk, face: Face, picture: str) -> None:
    """A picture of a game with round corners; nothing for ""."""
    if not picture:
        return
    dpr = painter.device().devicePixelRatioF()
    size, ink = (rect.width(), rect.height()), desk.looks.theme.ink
    pixmap = desk.sprites_of(face.key).pixmap(picture, size, dpr, ink=ink)
    path = QPainterPath()
    path.addRoundedRect(rect, rect.width() / 6, rect.width() / 6)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(path)
    painter.drawPixmap(rect.topLeft(), pixmap)
    painter.restore()
