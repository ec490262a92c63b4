"""The game page: the board, and beside it players (or what the table has there), moves and log."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.contract import Action, State
from stoneage_qt.contract.face import Face
from stoneage_qt.models.game import GameModel
from stoneage_qt.models.log import LogModel
from stoneage_qt.models.moves import MovesModel
from stoneage_qt.models.players import PlayersModel
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.panels.hints import HintsPanel
from stoneage_qt.ui.panels.log import LogView, tell, tell_opening
from stoneage_qt.ui.panels.moves import MovesPanel
from stoneage_qt.ui.panels.players import PlayersView, describe_seat, name_seat
from stoneage_qt.ui.panels.tabs import TAB_ICON, Tabs
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate

SIDE_WIDTH = 304
# How much wider the side may grow where there is room.
MOST_SIDE = 2.0
# What the lists have at least; less where a panel stands above them.
TABS_HEIGHT = 150
LOW_TABS = 100
# What hints have at least, where they scroll: the best one with its reason.
LEAST_HINTS = 150
# What is seen of the side below the board before anybody scrolls.
PEEK = 40
# So long new hints are followed while the page finds room for them.
SETTLE_MS = 2000
# What Qt calls QWIDGETSIZE_MAX.
ANY_HEIGHT = (1 << 24) - 1


class GamePage(UpToDate, QWidget):
    """Everything that is on the table.

    Attributes:
        face: the game that is played.
        board: the widget to play on: its `contract.face.Table`.
        moves: the list of legal moves.
        hints: the card with hints.
    """

    def __init__(
        self,
        desk: Desk,
        face: Face,
        game: GameModel,
        buttons: Iterable[QAction],
        parent: QWidget | None = None,
    ) -> None:
        """`buttons`: actions shown as small buttons above the players."""
        super().__init__(parent)
        self._desk = desk
        self._game = game
        self.face = face
        self._players_model = PlayersModel(game, describe_seat, name_seat)
        self._moves_model = MovesModel(game, self._describe)
        self._log_model = LogModel(game, tell, tell_opening)
        self.board = face.make_table(game, desk)
        self.players = PlayersView(desk, face, self._players_model)
        self.moves = MovesPanel(self._moves_model, face.letters)
        self.moves.typed.connect(self._type)
        self.log = LogView(desk, face, self._log_model)
        self.players.chosen.connect(self.board.visit)
        self.board.visitChanged.connect(self.players.show_visit)
        self.log.pointed.connect(self.board.point_out)
        self.moves.hovered.connect(self.board.point_out_action)
        self.hints = HintsPanel(
            desk,
            lambda action: self._describe(game.state, action),
            lambda reasons: face.words.why(game.match, reasons),
        )
        self.hints.chosen.connect(game.submit)
        self.hints.pointed.connect(self.board.point_out_action)
        # Where the players leave too little room, hints scroll; nobody's goods are cut for them.
        self._hints_area = QScrollArea()
        self._hints_area.setWidget(self.hints)
        # It shows what it is given.
        self.hints.hide()
        self._hints_area.setWidgetResizable(True)
        self._hints_area.setFrameShape(QFrame.Shape.NoFrame)
        self._hints_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._hints_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._hints_area.hide()
        game.changed.connect(self.hints.forget)
        game.matchChanged.connect(self.hints.forget)
        game.viewerChanged.connect(self._cover_hints)
        self._tools = [_tool(action) for action in buttons]
        self._peek = QToolButton()
        self._peek.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._peek.pressed.connect(lambda: game.set_peeking(True))
        self._peek.released.connect(lambda: game.set_peeking(False))
        game.matchChanged.connect(self._show_peek)
        self._paused = label("badge", wrap=True)
        self._paused.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._paused.setVisible(False)
        game.pausedChanged.connect(self._on_paused)
        self._tabs = Tabs()
        self._tabs.addTab(self.moves, "")
        self._tabs.addTab(self.log, "")
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.addWidget(self.board)
        self._split.addWidget(self._side())
        self._split.setStretchFactor(0, 1)
        self._split.setStretchFactor(1, 0)
        self._split.setChildrenCollapsible(False)
        self._folded = False
        self._brings_to = 0
        self._brings_hints = QTimer(self)
        self._brings_hints.setSingleShot(True)
        self._brings_hints.setInterval(SETTLE_MS)
        self._tabs.tabBarClicked.connect(lambda _: self._unfold())
        self._moved_by_hand = False
        self._panels: list[QWidget] = []
        self._least_board = self.board.minimumHeight()
        self._split.splitterMoved.connect(self._on_moved)
        self._wide_split = QByteArray()
        self._area = QScrollArea()
        self._area.setWidget(self._split)
        self._area.setWidgetResizable(True)
        self._area.verticalScrollBar().rangeChanged.connect(self._bring_hints)
        self._area.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._area)
        self.add_panel(self._hints_area)
        self.hints.installEventFilter(self)
        self._hints_area.installEventFilter(self)
        self.retranslate()
        self.follow(desk.looks)
        self.on_looks()

    def _type(self, event: QKeyEvent) -> None:
        """A letter of the game is for its table, also where the keyboard is in the list."""
        self.board.setFocus(Qt.FocusReason.ShortcutFocusReason)
        focus = QApplication.focusWidget()
        if focus is not None:
            QApplication.sendEvent(focus, event)

    def _side(self) -> QWidget:
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(4, 6, 8, 8)
        column.setSpacing(6)
        row = QHBoxLayout()
        row.setSpacing(2)
        for tool in self._tools:
            row.addWidget(tool)
        row.addStretch(1)
        row.addWidget(self._peek)
        column.addLayout(row)
        column.addWidget(self._paused)
        column.addWidget(self.players)
        if self.board.beside is not None:
            self.players.hide()
            column.addWidget(self.board.beside)
        column.addWidget(self._tabs, 1)
        self._column = column
        self._side_widget = side
        side.installEventFilter(self)
        self.board.installEventFilter(self)
        return side

    def sky(self) -> QRect:
        """The part of the page in which nothing is played, for messages."""
        sky = self.board.sky()
        return QRect(self.board.mapTo(self, sky.topLeft()), sky.size())

    def area_of(self, action: Action) -> QRect | None:
        """The part of the page where a move is made; None where it is made nowhere."""
        area = self.board.area_of(action)
        if area is None:
            return None
        return QRect(self.board.mapTo(self, area.topLeft()), area.size())

    def add_panel(self, panel: QWidget) -> None:
        """Put something between the players and the lists."""
        self._column.insertWidget(self._column.indexOf(self._tabs), panel)
        self._panels.append(panel)

    def show_hints(self, hints: Sequence[Any]) -> None:
        """Show the card with hints, wherever the page was scrolled to."""
        self.hints.show_hints(hints)
        self._brings_hints.start()
        # Once it has its place; it moves again as its words wrap.
        QTimer.singleShot(0, self, self._bring_hints)

    def _bring_hints(self) -> None:
        inside = self._area.widget()
        if inside is None or self.hints.isHidden() or not self._brings_hints.isActive():
            return
        top = self._hints_area.mapTo(inside, QPoint()).y()
        bar = self._area.verticalScrollBar()
        # So far that its end is in sight; but its head, where not all has room.
        end = top + self._hints_area.height() - self._area.viewport().height()
        wanted = max(min(bar.value(), top), min(end, top))
        self._brings_to = wanted
        bar.setValue(wanted)

    def _on_scrolled(self, value: int) -> None:
        """Somebody looks elsewhere: nothing draws them back."""
        bar = self._area.verticalScrollBar()
        if value != min(self._brings_to, bar.maximum()):
            self._brings_hints.stop()

    def show_moves(self) -> None:
        """Bring the moves list to the front, with the keyboard on it."""
        self._unfold()
        self._tabs.setCurrentWidget(self.moves)
        self._area.ensureWidgetVisible(self._tabs)
        self.moves.focus_list()

    def show_log(self) -> None:
        """Bring the log to the front."""
        self._unfold()
        self._tabs.setCurrentWidget(self.log)
        self._area.ensureWidgetVisible(self._tabs)
        self.log.setFocus()

    def set_side_visible(self, visible: bool) -> None:
        """Show or hide what stands beside the board."""
        self._side_widget.setVisible(visible)
        self._arrange()

    def side_shown(self) -> bool:
        """Whether the side is shown, or would be."""
        return not self._side_widget.isHidden()

    def save_split(self) -> QByteArray:
        """The widths of board and side."""
        return self._wide_split if self._stacked() else self._split.saveState()

    def restore_split(self, state: QByteArray) -> None:
        """The widths as somebody has set them."""
        self._moved_by_hand = self._split.restoreState(state)
        self._wide_split = state
        self._arrange()

    def split_by_hand(self) -> bool:
        """Whether somebody has set the widths."""
        return self._moved_by_hand

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._tabs.setTabText(0, self.tr("Moves"))
        self._tabs.setTabText(1, self.tr("Log"))
        self._peek.setToolTip(plain_tip(self.tr("Hold to look at your own cards (C)")))
        self._peek.setAccessibleName(self.tr("Look at your own cards"))
        self._paused.setText(self.tr("Paused: bots and dice wait"))
        self.players.retranslate()
        self._players_model.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room, or less."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """The side stands beside the board, or below where both have no room; then they scroll."""
        least = self.board.minimumWidth() + self._side_widget.minimumWidth()
        # Where the side is higher than the window, the page scrolls, and its bar takes width.
        if self._side_widget.minimumSizeHint().height() > self.height():
            least += self._area.verticalScrollBar().sizeHint().width()
        stacked = self.side_shown() and self.width() < least + self._split.handleWidth()
        if stacked != self._stacked():
            self._turn(stacked)
        self._fit_board()
        self._fit_beside()
        if not stacked and self.side_shown() and not self._moved_by_hand:
            self._share()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Something of the board or the side has become higher or lower."""
        if watched is self._hints_area and event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._bring_hints()
        if watched is self.hints and event.type() in (
            QEvent.Type.ShowToParent,
            QEvent.Type.HideToParent,
        ):
            self._hints_area.setVisible(not self.hints.isHidden())
            self._hints_area.verticalScrollBar().setValue(0)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_board()
            self._fit_beside()
            self._fit_tabs()
        return super().eventFilter(watched, event)

    def _fit_tabs(self) -> None:
        """In a low window the lists give way to a lesson or a hint, not the board to them."""
        crowded = any(not panel.isHidden() for panel in self._panels)
        least = self._desk.looks.px(LOW_TABS if crowded else TABS_HEIGHT)
        bar = self._tabs.tabBar().sizeHint().height()
        # Hints are moves too: rather than a line and a half, only the tabs are left of the lists.
        self._folded = self._fit_hints(least, bar)
        self._tabs.setMinimumHeight(bar if self._folded else least)
        self._tabs.setMaximumHeight(bar if self._folded else ANY_HEIGHT)

    def _fit_hints(self, least: int, bar: int) -> bool:
        """As high as they are, or as there is room; whether they leave less to the lists than this.

        bar: what is left of the lists then.
        """
        if self.hints.isHidden():
            return False
        inside = self.hints.layout()
        assert inside is not None
        wide = self._hints_area.viewport().width()
        needed = max(inside.totalHeightForWidth(wide), inside.totalMinimumSize().height())
        if self._stacked():
            self._hints_area.setFixedHeight(needed)
            return False
        room = self._side_widget.height() - self._beside_hints()
        folded = needed + least > room
        most = room - (bar if folded else least)
        needed = min(needed, max(self._desk.looks.px(LEAST_HINTS), most))
        self._hints_area.setFixedHeight(needed)
        return folded

    def _beside_hints(self) -> int:
        """How high everything in the side is but the hints and the lists."""
        column = self._column
        margins = column.contentsMargins()
        wide = self._side_widget.width() - margins.left() - margins.right()
        high = margins.top() + margins.bottom() + column.spacing()
        for number in range(column.count()):
            item = column.itemAt(number)
            if item is None or item.isEmpty():
                continue
            if item.widget() in (self._tabs, self._hints_area):
                continue
            tall = item.heightForWidth(wide) if item.hasHeightForWidth() else 0
            tall = max(tall, item.sizeHint().height())
            if (widget := item.widget()) is not None and widget is self.board.beside:
                tall = min(tall, _filled(widget))
            high += tall + column.spacing()
        return high

    def _unfold(self) -> None:
        """Who wants the lists has read the hints."""
        if self._folded:
            self.hints.hide()
            self._fit_tabs()

    def _fit_board(self) -> None:
        """Above the side it is as high as the window, or higher where it has to be."""
        least = self._least_board
        if self._stacked():
            needed = self.board.minimumSizeHint().height()
            least = max(least, needed, self.height() - PEEK)
        self.board.setMinimumHeight(least)

    def _fit_beside(self) -> None:
        """Below the board it is the page that scrolls, not what stands there."""
        beside = self.board.beside
        if beside is not None:
            beside.setMinimumHeight(beside.sizeHint().height() if self._stacked() else 0)

    def _stacked(self) -> bool:
        return self._split.orientation() == Qt.Orientation.Vertical

    def _turn(self, stacked: bool) -> None:
        if stacked:
            self._wide_split = self._split.saveState()
            self._split.setOrientation(Qt.Orientation.Vertical)
        else:
            self._split.setOrientation(Qt.Orientation.Horizontal)
            if self._moved_by_hand:
                self._split.restoreState(self._wide_split)
        self._split.handle(1).setEnabled(not stacked)

    def _share(self) -> None:
        """What the board can't use of a wide window is given to the side."""
        spare = self.width() - round(self.height() * self.board.ratio)
        least = self._side_widget.minimumWidth()
        side = max(least, min(spare, round(least * MOST_SIDE)))
        self._split.setSizes([self.width() - side, side])

    def _on_moved(self) -> None:
        self._moved_by_hand = True

    def _cover_hints(self) -> None:
        """Advice about a hand goes with the hand."""
        if self._game.is_covered:
            self.hints.forget()

    def _describe(self, state: State, action: Action) -> str:
        return self.face.words.action(self._game.match, state, action)

    def _show_peek(self) -> None:
        """Who plays alone sees the own cards anyway."""
        several = len(self._game.persons()) > 1
        self._peek.setVisible(several and self._desk.settings.peek)

    def say_paused(self) -> None:
        """Somebody has paused the game: a small button that stays pressed is easily missed."""
        self._paused.setVisible(self._game.paused)

    def _on_paused(self, paused: bool) -> None:
        """Pictures and lessons let a game wait too, and need not say so; going on ends it."""
        if not paused:
            self._paused.hide()

    def use_settings(self) -> None:
        """The settings have changed."""
        self.board.set_settings(self._desk.settings)
        self._show_peek()

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        looks = self._desk.looks
        self._side_widget.setMinimumWidth(looks.px(SIDE_WIDTH))
        self._fit_tabs()
        px = looks.px(20)
        self._tabs.set_icons([looks.icon("moves"), looks.icon("log")], looks.px(TAB_ICON))
        for tool in (*self._tools, self._peek):
            tool.setIconSize(QSize(px, px))
        self._peek.setIcon(looks.icon("peek"))
        self._players_model.refresh()
        self._arrange()


def _filled(room: QWidget) -> int:
    """How far down something is shown in what may scroll: what is kept free below can give way."""
    inside = (room.widget() if isinstance(room, QScrollArea) else None) or room
    shown = (
        each.mapTo(inside, QPoint()).y() + each.height()
        for each in inside.findChildren(QWidget)
        if each.isVisibleTo(inside) and not each.findChildren(QWidget)
    )
    return max(shown, default=0)


def _tool(action: QAction) -> QToolButton:
    """A small button that shows only the action's icon."""
    tool = QToolButton()
    tool.setDefaultAction(action)
    tool.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return tool
