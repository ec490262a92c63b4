"""All cards and buildings side by side, and which of them are still out."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.games.stoneage.rules.components import BUILDINGS, CARDS
from stoneage_qt.games.stoneage.ui.art.buildings import TILE_HEIGHT
from stoneage_qt.games.stoneage.ui.art.cards import CARD_RATIO
from stoneage_qt.games.stoneage.ui.board.pictures import CardPictures
from stoneage_qt.games.stoneage.ui.colours import COLOURS
from stoneage_qt.games.stoneage.ui.seen import visible_cards
from stoneage_qt.games.stoneage.ui.whereabouts import (
    Lying,
    Whereabouts,
    buildings_in_sight,
    cards_in_sight,
)
from stoneage_qt.games.stoneage.ui.words.cards import building_note, card_note, card_text
from stoneage_qt.games.stoneage.ui.words.names import seat_name
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui import theme
from stoneage_qt.ui.board_kit.pictures import Art
from stoneage_qt.ui.panels.widgets import button, label, resize_on_screen
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.language import capital

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
WIDTH: Final = 104
CAPTION: Final = 24
GAP: Final = 8
# What is in sight stands back: the eye is to find what may still come.
FAINT: Final = 0.42


class Role(IntEnum):
    """What can be asked about a picture beside its words."""

    ART = Qt.ItemDataRole.UserRole + 1
    OUT = ART + 1
    COLOUR = ART + 2


class Pieces(QAbstractListModel):
    """Cards or buildings, each with its words and where it is."""

    def __init__(self, kind: str, order: Sequence[int], parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self._order = order
        self._where: Sequence[Whereabouts] = ()
        self._game: GameModel | None = None

    def show(self, game: GameModel | None, where: Sequence[Whereabouts]) -> None:
        """Another position; without a game all are just shown."""
        self.beginResetModel()
        self._game, self._where = game, where
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        """All of them."""
        return 0 if parent.isValid() else len(self._order)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words below the picture, the picture, and whether it is still out."""
        number = self._order[index.row()]
        if role == Role.ART:
            return Art(self._kind, number, WIDTH)
        if role == Role.OUT:
            return not self._where or self._where[number].spot is Lying.OUT
        if role == Role.COLOUR:
            held = bool(self._where) and self._where[number].seat >= 0
            return self._seat_colour(self._where[number].seat) if held else ""
        if role == Qt.ItemDataRole.DisplayRole:
            return self._place_text(number)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return " ".join(filter(None, self._words(number)))
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip("\n".join(filter(None, self._words(number))))
        return None

    def _seat_colour(self, seat: int) -> str:
        return "" if self._game is None else self._game.seats[seat].colour

    def _words(self, number: int) -> tuple[str, ...]:
        where = self._place_text(number)
        if self._kind == "card":
            return capital(card_text(number)), card_note(number), where
        return building_note(BUILDINGS[number]), where

    def _place_text(self, number: int) -> str:
        if not self._where or self._game is None:
            return ""
        where = self._where[number]
        if where.spot is Lying.BOARD:
            return self.tr("on the board")
        if where.spot is Lying.HELD:
            return seat_name(self._game.seats, where.seat)
        return ""


class PieceDelegate(QStyledItemDelegate):
    """Paints a picture with a caption; what is in sight is faint."""

    def __init__(self, desk: Desk, height: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._height = height
        self._pictures = CardPictures(desk.sprites)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The picture and its caption."""
        px = self._desk.looks.px
        return QSize(px(WIDTH + GAP), px(WIDTH * self._height + CAPTION + GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The picture, and where it is."""
        looks = self._desk.looks
        art: Art = index.data(Role.ART)
        rect = QRectF(option.rect)
        self._pictures.set_scale(looks.scale * painter.device().devicePixelRatioF())
        picture = self._pictures.of(art)
        width, height = looks.px(WIDTH), looks.px(WIDTH * self._height)
        left = rect.x() + (rect.width() - width) / 2
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(1.0 if index.data(Role.OUT) else FAINT)
        painter.drawPixmap(QRectF(left, rect.y(), width, height), picture, QRectF(picture.rect()))
        painter.setOpacity(1.0)
        self._paint_caption(
            painter, QRectF(left, rect.y() + height, width, looks.px(CAPTION)), index
        )
        painter.restore()

    def _paint_caption(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        looks = self._desk.looks
        colour = index.data(Role.COLOUR)
        if colour:
            fill = COLOURS[colour].fill
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(fill))
            stripe = QRectF(rect.x(), rect.y() + looks.px(5), looks.px(5), looks.px(CAPTION - 10))
            painter.drawRoundedRect(stripe, 2, 2)
            rect = rect.adjusted(looks.px(9), 0, 0, 0)
        painter.setFont(theme.text_font(13 * looks.scale))
        painter.setPen(looks.theme.colour("text"))
        words = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, round(rect.width())
        )
        align = Qt.AlignmentFlag.AlignLeft if colour else Qt.AlignmentFlag.AlignHCenter
        painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, words)


class OnlyOut(QSortFilterProxyModel):
    """Leaves away what is in sight, where that is wanted."""

    def __init__(self, source: Pieces, parent: QWidget) -> None:
        super().__init__(parent)
        self._only_out = False
        self.setSourceModel(source)

    def set_only_out(self, wanted: bool) -> None:
        """Show all, or only what is still out."""
        self._only_out = wanted
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether a picture is shown."""
        source = self.sourceModel()
        return not self._only_out or bool(source.index(row, 0).data(Role.OUT))


class GalleryDialog(UpToDate, QDialog):
    """The gallery; it follows the game while it is open.

    Attributes:
        cards, buildings: the lists.
    """

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._game: GameModel | None = None
        self._card_model = Pieces("card", sorted(range(len(CARDS)), key=_card_order), self)
        self._building_model = Pieces("building", range(len(BUILDINGS)), self)
        self._card_filter = OnlyOut(self._card_model, self)
        self._building_filter = OnlyOut(self._building_model, self)
        self.cards = self._list(self._card_filter, 1 / CARD_RATIO)
        self.buildings = self._list(self._building_filter, TILE_HEIGHT / 100)
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        self._tabs.addTab(self.cards, "")
        self._tabs.addTab(self.buildings, "")
        self._summary = label("muted", wrap=True)
        self.only_out = QCheckBox()
        self.only_out.toggled.connect(self._card_filter.set_only_out)
        self.only_out.toggled.connect(self._building_filter.set_only_out)
        self._close = button(self.accept, "primary")
        row = QHBoxLayout()
        row.addWidget(self.only_out)
        row.addStretch(1)
        row.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.addWidget(self._tabs, 1)
        column.addWidget(self._summary)
        column.addLayout(row)
        self._tabs.currentChanged.connect(self._write_summary)
        desk.looks.changed.connect(self._relayout)
        resize_on_screen(self, desk.looks.px(1000), desk.looks.px(720))
        self.retranslate()

    def _list(self, model: OnlyOut, height: float) -> QListView:
        view = QListView()
        view.setModel(model)
        view.setItemDelegate(PieceDelegate(self._desk, height, view))
        view.setViewMode(QListView.ViewMode.IconMode)
        view.setMovement(QListView.Movement.Static)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setUniformItemSizes(True)
        view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        view.setSpacing(self._desk.looks.px(4))
        return view

    def show_game(self, game: GameModel | None) -> None:
        """Follow a game; without one, all cards are simply there."""
        if game is not self._game:
            self._game = game
            if game is not None:
                for signal in (game.changed, game.matchChanged, game.viewerChanged):
                    signal.connect(self._refresh)
        self._refresh()

    def summary(self) -> str:
        """What is in sight, in words."""
        return self._summary.text()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self.setWindowTitle(self.tr("Cards and buildings"))
        self._tabs.setTabText(0, self.tr("Cards"))
        self._tabs.setTabText(1, self.tr("Buildings"))
        self.only_out.setText(self.tr("Only those still out"))
        self._close.setText(self.tr("Close"))
        self.cards.setAccessibleName(self.tr("Cards"))
        self.buildings.setAccessibleName(self.tr("Buildings"))
        self._refresh()

    def _refresh(self) -> None:
        game = self._game
        self._card_model.show(game, () if game is None else cards_in_sight(game))
        self._building_model.show(game, () if game is None else buildings_in_sight(game.state))
        self.only_out.setVisible(game is not None)
        self._write_summary()

    def _write_summary(self) -> None:
        game = self._game
        self._summary.setVisible(game is not None)
        if game is None:
            return
        state = game.state
        if self._tabs.currentIndex() == 0:
            out = sum(where.spot is Lying.OUT for where in cards_in_sight(game))
            hidden = sum(
                visible_cards(game, seat).count(None) for seat in range(len(state.players))
            )
            words = self.tr(
                "Faint: in sight. Still out: {out}, in the deck or face down "
                "with players ({hidden})."
            ).format(out=out, hidden=hidden)
        else:
            out = sum(where.spot is Lying.OUT for where in buildings_in_sight(state))
            lying = sum(max(0, len(stack) - 1) for stack in state.stacks)
            words = self.tr(
                "Faint: in sight. Still out: {out}, of which {lying} lie in the stacks."
            ).format(out=out, lying=lying)
        self._summary.setText(words)

    def _relayout(self) -> None:
        for view in (self.cards, self.buildings):
            view.scheduleDelayedItemsLayout()


def _card_order(card: int) -> tuple[int, int, int, int]:
    """By what they count for at the end: symbols first, then the people of a trade."""
    face = CARDS[card]
    return (face.symbol < 0, face.symbol, face.figure, face.figure_count)
