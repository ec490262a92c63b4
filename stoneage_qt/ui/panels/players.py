"""The players beside the board: one compact card each, never hidden."""

from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
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
from stoneage_qt.games.stoneage.rules import OVER, Player, standings
from stoneage_qt.games.stoneage.rules.constants import IGLOOS
from stoneage_qt.games.stoneage.rules.state import State
from stoneage_qt.games.stoneage.ui.seen import visible_cards
from stoneage_qt.games.stoneage.ui.words import text
from stoneage_qt.models.players import PlayerRole, PlayersModel, game_scores
from stoneage_qt.ui import theme
from stoneage_qt.ui.keyboard_focus import shows_focus
from stoneage_qt.ui.shell.desk import Desk

ROW = 94
GAP = 6
LEAST_ROWS = 1
Index = QModelIndex | QPersistentModelIndex


class Figure(NamedTuple):
    """A small picture with its number."""

    sprite: str
    words: str


def describe_seat(game: ShownGame, seat: int) -> str:
    """Everything open about a player, in words."""
    player = game.state.players[seat]
    words = QCoreApplication.translate(
        "PlayersView",
        "{name}: {points}, {food}, {goods}, {people}, agriculture {field}, tools {tools}, "
        "{cards}, {buildings}",
    ).format(
        name=text.seat_name(game.seats, seat),
        points=text.Counts().points(game_scores(game)[seat]),
        food=text.food_text(player.food),
        goods=text.stock_text(player.goods),
        people=text.Counts().people(player.people),
        field=player.agriculture,
        tools=text.tools_text(game.state, seat),
        cards=text.Counts().cards(len(player.cards) + len(player.open_cards)),
        buildings=text.Counts().buildings(len(player.buildings)),
    )
    if player.igloos:
        with_igloos = QCoreApplication.translate("PlayersView", "{player}, {igloos}")
        words = with_igloos.format(player=words, igloos=text.Counts().igloos(len(player.igloos)))
    if game.state.actor == OVER or None in visible_cards(game, seat):
        return words
    total = text.Counts().points(standings(game.state)[seat].total)
    ending = QCoreApplication.translate("PlayersView", "{player}; if the game ended now: {points}")
    return ending.format(player=words, points=total)


def name_seat(game: ShownGame, seat: int) -> str:
    """How a player is called."""
    return text.seat_name(game.seats, seat)


def igloos_of(index: Index) -> int | None:
    """How many igloos a player has built, None where none are in the game."""
    state: State = index.data(PlayerRole.STATE)
    return len(state.players[index.row()].igloos) if IGLOOS in state.modules else None


class PlayerDelegate(QStyledItemDelegate):
    """Paints a player's card."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as three rows of text and pictures need."""
        return QSize(self._desk.looks.px(240), self._desk.looks.px(ROW + GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The card: who, what counts, what there is."""
        looks = self._desk.looks
        rect = QRectF(option.rect).adjusted(1, 1, -1, -looks.px(GAP) + 1)
        colour = next(c for c in theme.PLAYERS if c.name == index.data(PlayerRole.COLOUR))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect, colour, option, index)
        band = looks.px(34)
        inner = rect.adjusted(looks.px(14), looks.px(4), -looks.px(10), -looks.px(4))
        self._paint_head(painter, QRectF(inner.x(), inner.y(), inner.width(), band), index)
        player: Player = index.data(PlayerRole.PLAYER)
        igloos = igloos_of(index)
        tools = "/".join(str(value) if value else "–" for value in player.tools)
        rows = (
            (
                Figure("pieces/food", str(player.food)),
                Figure(f"pieces/meeple_{colour.name}", f"{player.supply}/{player.people}"),
                Figure(f"pieces/agriculture_{colour.name}", str(player.agriculture)),
                Figure("pieces/tool_1", tools),
            ),
            (
                Figure("pieces/wood", str(player.goods[0])),
                Figure("pieces/brick", str(player.goods[1])),
                Figure("pieces/stone", str(player.goods[2])),
                Figure("pieces/gold", str(player.goods[3])),
                Figure("pieces/card_back", str(len(player.cards) + len(player.open_cards))),
                Figure("pieces/building_back", str(len(player.buildings))),
                *([] if igloos is None else [Figure("buildings/igloo_plain", str(igloos))]),
            ),
        )
        height = (inner.height() - band) / 2
        for number, figures in enumerate(rows):
            top = inner.y() + band + number * height
            self._paint_figures(
                painter, QRectF(inner.x(), top, inner.width(), height), figures, len(rows[1])
            )
        painter.restore()

    def _paint_ground(
        self,
        painter: QPainter,
        rect: QRectF,
        colour: theme.PlayerColour,
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
        sprites = self._desk.sprites
        painter.drawPixmap(
            round(rect.x()),
            round(rect.y() + (rect.height() - px) / 2),
            sprites.pixmap(f"pieces/meeple_{name}", (px, px), dpr),
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
            (index.data(PlayerRole.START), "pieces/start_player"),
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
        self, painter: QPainter, rect: QRectF, figures: tuple[Figure, ...], columns: int
    ) -> None:
        looks = self._desk.looks
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
                self._desk.sprites.pixmap(figure.sprite, (px, px), dpr),
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

    def __init__(self, desk: Desk, model: PlayersModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.shown = -1
        self.setModel(model)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))
        self.setItemDelegate(PlayerDelegate(desk, self))
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
