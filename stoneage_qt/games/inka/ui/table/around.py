"""Everything around the board in its place: the others left or above, the own cards below.

Tribe board, prices and trade stand where other games have the list of players (`beside`).
"""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.games.inka.rules.constants import KINDS, REPLY
from stoneage_qt.games.inka.ui.table.discard import Discarding
from stoneage_qt.games.inka.ui.table.draft import Draft
from stoneage_qt.games.inka.ui.table.kit import make_kit
from stoneage_qt.games.inka.ui.table.own import WIDTH, OwnColumn
from stoneage_qt.games.inka.ui.table.plates import Plates
from stoneage_qt.games.inka.ui.table.tableau import Tableau
from stoneage_qt.games.inka.ui.table.turn_bar import TurnBar
from stoneage_qt.models.game import GameModel
from stoneage_qt.ui.art.sprites import Sprites
from stoneage_qt.ui.board_kit.popover import open_question
from stoneage_qt.ui.shell.desk import Desk

LEAST_BESIDE = 120
# Where the others' plates stand.
BESIDE, ABOVE, BELOW = range(3)
# What is left for the table: of a window of 900 with the lists beside it, and of one of 800 with
# the lists below, as for large text.
NARROW, WHOLE = 588, 760
# The board; with something above it, it may be lower, but with large text the page scrolls, and
# then there is no reason for a board that nobody can read.
LEAST_BOARD = (480, 380)
LOW_BOARD = 210
# What Qt calls QWIDGETSIZE_MAX.
ANY_HEIGHT = (1 << 24) - 1
# Below the board so much of the column is in sight.
LOW_COLUMN = 300


def _free_height(widget: QWidget, least: int = 0) -> None:
    widget.setMinimumHeight(least)
    widget.setMaximumHeight(ANY_HEIGHT)


class _Column(QScrollArea):
    """Something high; scrolls where the window is low."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def bar_width(self) -> int:
        """The room that its bar takes."""
        return self.verticalScrollBar().sizeHint().width()


def focus_is_lost(room: QWidget) -> bool:
    """Whether something in this widget has the keyboard that can't use it any more."""
    focus = QApplication.focusWidget()
    if focus is None or not room.isAncestorOf(focus):
        return False
    return not (focus.isVisible() and focus.isEnabled())


def _bring_into_sight(widget: QWidget) -> None:
    """Scroll all that scrolls around it, the page itself where that is low."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()


class _Beside(_Column):
    """The own things, in a part of the window that is not the table's: as high as they are.

    Signals:
        typed(QKeyEvent): a key that nothing in it wants.
        left(): what had the keyboard has gone.
    """

    typed = Signal(QKeyEvent)
    left = Signal()

    def __init__(self, inside: QWidget) -> None:
        super().__init__(inside)
        self._inside = inside
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        inside.installEventFilter(self)

    def sizeHint(self) -> QSize:
        """All of it."""
        inside = self._inside
        wide = max(self.viewport().width(), inside.minimumSizeHint().width())
        return QSize(wide, max(inside.heightForWidth(wide), inside.sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """A little is enough to scroll in."""
        return QSize(self._inside.minimumSizeHint().width(), LEAST_BESIDE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It has become higher or lower."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words wrap elsewhere."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the table mean the same here."""
        self.typed.emit(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """A trade that is over leaves the keyboard to the board."""
        if focus_is_lost(self):
            self.left.emit()
            return True
        return super().focusNextPrevChild(forward)


class AroundBoard(QWidget):
    """A board with all that lies on the table around it.

    It listens to keys that the board does not take: T trade, X buy, N end the turn, digits for
    kinds and answers, Enter for the likely next step (but to uncover a hand it is pressed on the
    button itself), Esc to give up a trade.

    Attributes:
        kit: what the widgets share. plates, tableau, tray, turn: the widgets.
        beside: the own column, which the page puts where it has room.
    """

    def __init__(self, game: GameModel, desk: Desk, sprites: Sprites, board: QWidget) -> None:
        super().__init__()
        self.kit = make_kit(game, desk, sprites)
        game.stand_in.answers = self.kit.wishes.answer
        self._board = board
        draft = Draft(game, self.kit.eyes, self.kit.wishes, game)
        self.draft = draft
        self.plates = Plates(self.kit, draft)
        self.turn = TurnBar(self.kit, self)
        self.tableau = Tableau(self.kit, draft, self)
        self.own = OwnColumn(self.kit, draft)
        self.tray = self.own.tray
        self.plates.composing.connect(self.tray.take_keyboard)
        self.tableau.hand.carried.connect(self.tray.drop)
        self.tableau.pile.more.connect(self.turn.ask_to_buy)
        self.discarding = Discarding(self.kit, self, self.tableau)
        self.turn.discardWanted.connect(self.discarding.open)
        self._left = _Column(self.plates)
        self.beside = _Beside(self.own)
        self.beside.typed.connect(self.keyPressEvent)
        self.beside.left.connect(self._board.setFocus)
        below = QVBoxLayout()
        below.setContentsMargins(4, 0, 4, 4)
        below.setSpacing(3)
        for widget in (self.turn, self.tableau):
            below.addWidget(widget)
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self._left, 1, 0)
        grid.addWidget(board, 1, 1)
        grid.addLayout(below, 2, 0, 1, 2)
        grid.setRowStretch(1, 1)
        grid.setColumnStretch(1, 1)
        self._stands = BESIDE
        self._looks_up = True
        self.plates.installEventFilter(self)
        game.asked.connect(self._show_offer)
        game.decisionChanged.connect(self._guard_hand)
        draft.changed.connect(self._show_tray)
        desk.looks.changed.connect(self._arrange)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room, or less."""
        super().resizeEvent(event)
        stood = self._stands
        self._arrange()
        if self._stands != stood:
            # Else a first frame would be painted with everything where it stood.
            self._grid.activate()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """As high as it has to be at this width: cards go on in a second line."""
        least = super().minimumSizeHint()
        return QSize(
            least.width(), max(least.height(), self._grid.minimumHeightForWidth(self.width()))
        )

    def hideEvent(self, event: QHideEvent) -> None:
        """Another page: whoever comes back may be somebody else."""
        super().hideEvent(event)
        if not event.spontaneous() and self.kit.eyes.several:
            self.kit.eyes.cover()

    def event(self, event: QEvent) -> bool:
        """Another window: whoever comes back from it may be somebody else, too."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self._guard_hand()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A plate has grown or shrunk: above the board that is for the board to give."""
        if event.type() == QEvent.Type.LayoutRequest and self._stands == ABOVE:
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        """The others beside the board, else above it; below where the text is too large."""
        px = self.kit.px
        beside = px(WIDTH) + self._left.bar_width()
        least = LEAST_BOARD[0]
        above = self.plates.across_size(self.width())
        fits = above.width() <= NARROW
        self.setMinimumWidth(max(least, above.width()) if fits else min(beside + least, WHOLE))
        if self.width() >= beside + least:
            self._stand(BESIDE)
        else:
            self._stand(ABOVE if above.width() <= self.width() else BELOW)
        low = min(px(LOW_BOARD), LEAST_BOARD[1])
        self._board.setMinimumHeight(low if self._stands == ABOVE else LEAST_BOARD[1])
        if self._stands == BESIDE:
            self._left.setFixedWidth(beside)
            _free_height(self._left)
        else:
            self._left.setFixedWidth(self.width())
            if self._stands == ABOVE:
                self._left.setFixedHeight(above.height())
            else:
                _free_height(self._left, px(LOW_COLUMN))
        self.tableau.fit(self.size())

    def _stand(self, where: int) -> None:
        """Put the others' plates elsewhere."""
        if where == self._stands:
            return
        self._stands = where
        self.plates.set_across(where == ABOVE)
        self._grid.removeWidget(self._left)
        row, column, span = {BESIDE: (1, 0, 1), ABOVE: (0, 0, 2), BELOW: (3, 0, 2)}[where]
        self._grid.addWidget(self._left, row, column, 1, span)

    def _show_tray(self) -> None:
        """A trade that is begun is in sight, and what it hid when it is over."""
        if self.draft.empty == self._looks_up:
            return
        self._looks_up = self.draft.empty
        if self.draft.empty:
            _bring_into_sight(self.own.tribe)
            _bring_into_sight(self._board)
        else:
            _bring_into_sight(self.tray)

    def show_trade(self) -> None:
        """The whole field in which trades are put together is in sight."""
        _bring_into_sight(self.tray)

    def _show_offer(self, seat: int) -> None:
        """What is to be answered is in sight, however few plates are."""
        s = self.kit.state
        if s.phase == REPLY and seat == self.kit.eyes.viewer:
            offer = self.plates.plate(s.active).offer
            # Once it has its place.
            QTimer.singleShot(0, self, lambda: _bring_into_sight(offer))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """A button that goes away leaves the keyboard to the board, not to the next card."""
        if focus_is_lost(self):
            self._board.setFocus()
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the table; what is not one of them goes on to the window."""
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        question = open_question(self)
        if question is not None and question.take_key(event):
            return
        if not plain or not self._key(event.key()):
            super().keyPressEvent(event)

    def _key(self, key: int) -> bool:
        if key == Qt.Key.Key_T:
            return self.tray.take_keyboard()
        if key == Qt.Key.Key_X:
            self.turn.ask_to_buy()
            return True
        if key == Qt.Key.Key_N:
            self.turn.end_turn()
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._enter()
        if key == Qt.Key.Key_Escape and not self.draft.empty:
            self.draft.clear()
            return True
        digit = key - int(Qt.Key.Key_0)
        return 1 <= digit <= KINDS and self._digit(digit)

    def _enter(self) -> bool:
        """The likely next step; to a covered hand it only leads, since anybody may press it."""
        if self.kit.eyes.must_look and not self.turn.next.hasFocus():
            self.turn.next.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
        return self.turn.do_next()

    def _guard_hand(self) -> None:
        """A button that served the last person does not uncover the hand of the next one."""
        if self.kit.eyes.must_look and self.window().focusWidget() is self.turn.next:
            self._board.setFocus()

    def _digit(self, digit: int) -> bool:
        """An answer where one is wanted, else a card of the hand."""
        s = self.kit.state
        if s.phase == REPLY and self.draft.empty and digit <= 3:
            box = self.plates.plate(s.active).offer
            wanted = (box.accept, box.refuse, box.counter)[digit - 1]
            if box.isVisibleTo(self) and wanted.isVisibleTo(box):
                wanted.click()
                return True
            return False
        self.draft.give_more(digit - 1)
        return self.draft.composing
