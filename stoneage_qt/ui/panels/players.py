"""The players beside the board: one compact card each, never hidden."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from stoneage_qt.contract import ShownGame
from stoneage_qt.contract.face import Colour, Face, Figure
from stoneage_qt.games import face_of
from stoneage_qt.models.players import PlayerRole, PlayersModel
from stoneage_qt.ui import theme
from stoneage_qt.ui.keyboard_focus import shows_focus
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.seats import seat_name

ROW = 94
GAP = 6
LEAST_ROWS = 1
Index = QModelIndex | QPersistentModelIndex


def describe_seat(game: ShownGame, seat: int) -> str:
    """Everything open about a player, in words."""
    return face_of(game.match.rules.key).words.seat(game, seat)


def name_seat(game: ShownGame, seat: int) -> str:
    """How a player is called."""
    return seat_name(face_of(game.match.rules.key).words, game.seats, seat)


class PlayerDelegate(QStyledItemDelegate):
    """Paints a player's card."""

    def __init__(self, desk: Desk, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._face = face

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as three rows of text and pictures need."""
        return QSize(self._desk.looks.px(240), self._desk.looks.px(ROW + GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The card: who, what counts, what there is."""
        looks = self._desk.looks
        rect = QRectF(option.rect).adjusted(1, 1, -1, -looks.px(GAP) + 1)
        colour = self._face.colours[index.data(PlayerRole.COLOUR)]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect, colour, option, index)
        band = looks.px(34)
        inner = rect.adjusted(looks.px(14), looks.px(4), -looks.px(10), -looks.px(4))
        self._paint_head(painter, QRectF(inner.x(), inner.y(), inner.width(), band), index)
        state = index.data(PlayerRole.STATE)
        rows = self._face.figures(state, index.row(), colour.name)
        columns = max(len(figures) for figures in rows)
        height = (inner.height() - band) / 2
        for number, figures in enumerate(rows):
            top = inner.y() + band + number * height
            self._paint_figures(
                painter, QRectF(inner.x(), top, inner.width(), height), figures, columns
            )
        painter.restore()

    def _paint_ground(
        self,
        painter: QPainter,
        rect: QRectF,
        colour: Colour,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        shades = self._desk.looks.theme
        current = bool(index.data(PlayerRole.CURRENT))
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        focused = self._focused(index)
        if focused:
            edge = QPen(shades.colour("focus"), 3)
        elif current:
            edge = QPen(shades.colour("accent"), 2.5)
        else:
            edge = QPen(shades.colour("border_strong" if hovered else "border"), 1 + hovered)
        painter.setPen(edge)
        painter.setBrush(shades.colour("raised" if current or hovered or focused else "panel"))
        painter.drawRoundedRect(rect, 9, 9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour.fill))
        stripe = QRectF(rect.x() + 3, rect.y() + 5, self._desk.looks.px(6), rect.height() - 10)
        painter.drawRoundedRect(stripe, 3, 3)

    def _focused(self, index: Index) -> bool:
        """Whether the keyboard stands on this card."""
        view = self.parent()
        return isinstance(view, PlayersView) and shows_focus(view) and view.currentIndex() == index

    def _visited(self, index: Index) -> bool:
        view = self.parent()
        return isinstance(view, PlayersView) and view.shown == index.row()

    def _paint_head(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        looks = self._desk.looks
        shades = looks.theme
        dpr = painter.device().devicePixelRatioF()
        px = looks.px(28)
        name = str(index.data(PlayerRole.COLOUR))
        sprites = self._desk.sprites_of(self._face.key)
        painter.drawPixmap(
            round(rect.x()),
            round(rect.y() + (rect.height() - px) / 2),
            sprites.pixmap(self._face.portrait(name), (px, px), dpr),
        )
        score = str(index.data(PlayerRole.SCORE))
        painter.setPen(shades.colour("text"))
        painter.setFont(theme.text_font(22 * looks.scale, QFont.Weight.Bold))
        wide = painter.fontMetrics().horizontalAdvance(score)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect, right, score)
        used = wide + looks.px(6)
        projected = index.data(PlayerRole.PROJECTED)
        if projected is not None and str(projected) != score:
            painter.setFont(theme.text_font(13 * looks.scale))
            painter.setPen(shades.colour("muted"))
            hint = self.tr("({n})").format(n=projected)
            painter.drawText(rect.adjusted(0, 2, -used, 0), right, hint)
            used += painter.fontMetrics().horizontalAdvance(hint) + looks.px(6)
        left = px + looks.px(7)
        for wanted, icon in (
            (self._visited(index), "icons/peek"),
            (index.data(PlayerRole.START), self._face.start_mark),
            (index.data(PlayerRole.THINKING), "icons/hourglass"),
            (index.data(PlayerRole.PAUSED), "icons/pause"),
        ):
            if wanted:
                small = looks.px(20)
                used += small + looks.px(4)
                painter.drawPixmap(
                    round(rect.right() - used),
                    round(rect.y() + (rect.height() - small) / 2),
                    sprites.pixmap(icon, (small, small), dpr, ink=shades.ink),
                )
        painter.setFont(theme.text_font(15 * looks.scale, QFont.Weight.DemiBold))
        painter.setPen(shades.colour("text"))
        room = rect.adjusted(left, 0, -used - looks.px(4), 0)
        shown = str(index.data(Qt.ItemDataRole.DisplayRole))
        elided = painter.fontMetrics().elidedText(
            shown, Qt.TextElideMode.ElideRight, round(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, elided)

    def _paint_figures(
        self, painter: QPainter, rect: QRectF, figures: Sequence[Figure], columns: int
    ) -> None:
        looks = self._desk.looks
        sprites = self._desk.sprites_of(self._face.key)
        dpr = painter.device().devicePixelRatioF()
        px = min(looks.px(20), round(rect.height()) - 2)
        step = rect.width() / max(columns, len(figures))
        if len(figures) < columns:
            step = rect.width() / len(figures)
        painter.setFont(theme.text_font(14 * looks.scale, QFont.Weight.DemiBold))
        painter.setPen(looks.theme.colour("text"))
        for number, figure in enumerate(figures):
            x = rect.x() + number * step
            painter.drawPixmap(
                round(x),
                round(rect.y() + (rect.height() - px) / 2),
                sprites.pixmap(figure.sprite, (px, px), dpr),
            )
            words = QRectF(x + px + looks.px(4), rect.y(), step - px, rect.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, figure.words)


class PlayersView(QListView):
    """The list of players; as high as its cards.

    Attributes:
        shown: the seat whose tableau is visited on the board, -1 for none.

    Signals:
        chosen(seat): somebody wants to see the tableau of this seat.
    """

    chosen = Signal(int)

    def __init__(
        self, desk: Desk, face: Face, model: PlayersModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self.shown = -1
        self.setModel(model)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))
        self.setItemDelegate(PlayerDelegate(desk, face, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setObjectName("players")
        self.setStyleSheet("#players { background: transparent; border: none; padding: 0; }")
        model.modelReset.connect(self.fit)
        desk.looks.changed.connect(self.fit)
        self.retranslate()
        self.fit()

    def show_visit(self, seat: int) -> None:
        """Mark the card of the seat whose tableau is visited; -1 for none."""
        if seat != self.shown:
            self.shown = seat
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space choose, as a click does."""
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        """As high as all rows where there is room; in a low window they scroll."""
        self.setMinimumHeight(self._height(min(LEAST_ROWS, self.model().rowCount())))
        self.updateGeometry()
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        """All rows."""
        return QSize(super().sizeHint().width(), self._height(self.model().rowCount()))

    def _height(self, rows: int) -> int:
        return rows * self._desk.looks.px(ROW + GAP) + 4

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self.setAccessibleName(self.tr("Players"))
