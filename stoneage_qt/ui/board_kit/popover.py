"""What all popovers share: a frame beside its subject, always inside the view, never modal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.ui.board_kit.walking import ARROWS
from stoneage_qt.ui.panels.widgets import label

if TYPE_CHECKING:
    from stoneage_qt.ui.art.sprites import Sprites

_GAP: Final = 12
_MARGIN: Final = 8
_TEXT_HEIGHT: Final = 18
"""Height of a line of text at a scale of 100 %."""
_LOOKING: Final = (Qt.Key.Key_Space, Qt.Key.Key_C, Qt.Key.Key_E)
"""These only look: Space takes hold of the board, C shows own cards, E explains."""


def scaled(widget: QWidget, size: float) -> int:
    """A size in pixels that grows with the text, for pictures and widths beside it."""
    widget.ensurePolished()
    return round(size * max(1.0, widget.fontMetrics().height() / _TEXT_HEIGHT))


def size_of_words(card: QWidget) -> QSize:
    """What a card with words that wrap needs, also the first time.

    Until it is shown, nothing on it has its font, and the hint of words that wrap is a guess.
    """
    for part in (card, *card.findChildren(QWidget)):
        part.ensurePolished()
    layout = card.layout()
    assert layout is not None
    layout.invalidate()
    # With the border of the card, which takes its room from the words too.
    wide = layout.totalSizeHint().width()
    return QSize(wide, layout.totalHeightForWidth(wide))


def beside(subject: QRect, size: QSize, room: QRect, avoided: QRect | None = None) -> QRect:
    """Where a frame of `size` goes: beside its subject, clear of it if possible, inside `room`.

    avoided: what should stay in sight too, if there is a way.
    """
    room = room.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    middle = subject.center()
    tries = (
        (subject.right() + _GAP, middle.y() - size.height() // 2),
        (subject.left() - _GAP - size.width(), middle.y() - size.height() // 2),
        (middle.x() - size.width() // 2, subject.top() - _GAP - size.height()),
        (middle.x() - size.width() // 2, subject.bottom() + _GAP),
    )
    best: QRect | None = None
    clear: QRect | None = None
    for x, y in tries:
        x = max(room.left(), min(x, room.right() - size.width() + 1))
        y = max(room.top(), min(y, room.bottom() - size.height() + 1))
        frame = QRect(x, y, size.width(), size.height())
        if not frame.intersects(subject):
            if avoided is None or not frame.intersects(avoided):
                return frame
            clear = clear or frame
        best = best or frame
    assert best is not None
    return clear or best


def open_question(around: QWidget) -> Popover | None:
    """What is asked over a board or beside it, if anything is; a look back asks nothing."""
    found = around.findChildren(Popover)
    return next((each for each in found if each.asks and each.isVisibleTo(around)), None)


class Narrowing(Protocol):
    """Something that has a narrow form."""

    def set_narrow(self, narrow: bool) -> None:
        """Lie one below the other, or side by side."""


class _Body(QScrollArea):
    """What a question is about: as large as it is, where there is room."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        """All of it."""
        inside = self._inside
        inside.ensurePolished()
        layout = inside.layout()
        if layout is not None:
            layout.activate()
        hint = inside.sizeHint().expandedTo(inside.minimumSizeHint())
        if inside.hasHeightForWidth():
            hint.setHeight(max(inside.heightForWidth(hint.width()), 0))
        return hint

    def minimumSizeHint(self) -> QSize:
        """As wide as the widest part; a little height is enough to scroll in."""
        return QSize(self._inside.minimumSizeHint().width(), min(self.sizeHint().height(), 60))


class Popover(QFrame):
    """A frame with a title, a body and a row of buttons.

    Attributes:
        optional: whether the board can be gone back to without an answer.
        asks: whether it is a question, which takes the keys as long as it is open.
        avoided: what of the view should stay in sight, if possible.
        parts: what can be laid one below the other in a narrow view.

    Signals:
        closed(): it was put away without an answer, or after it.
    """

    closed = Signal()
    optional = True
    asks = True

    def __init__(self, sprites: Sprites, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.sprites = sprites
        self.subject = QRect()
        self.avoided: QRect | None = None
        self.setProperty("class", "popover")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(title)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(8)
        self.heading = label("subheading", words=title)
        column.addWidget(self.heading)
        inside = QWidget()
        self.body = QVBoxLayout(inside)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(6)
        # Where the view is lower than the question, it scrolls; its answers stay in sight.
        self._area = _Body(inside)
        column.addWidget(self._area, 1)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        column.addLayout(self.buttons)
        self.primary: QPushButton | None = None
        self.parts: list[Narrowing] = []
        self.hide()

    def add_note(self, text: str, kind: str = "muted") -> QLabel:
        """A line of text in the body."""
        note = label(kind, wrap=True, words=text)
        note.setMinimumWidth(scaled(self, 240))
        self.body.addWidget(note)
        return note

    def add_button(self, text: str, primary: bool = False) -> QPushButton:
        """A button in the lower row; the primary one answers Enter, and is added last."""
        assert self.primary is None, "what goes on stands on the right in every question"
        button = QPushButton(text)
        if primary:
            button.setProperty("kind", "primary")
            self.primary = button
        button.setAutoDefault(False)
        self.buttons.addWidget(button)
        return button

    def picture(self, name: str, size: int) -> QPixmap:
        """Art for a label, sharp on this screen, as large as its text deserves."""
        side = scaled(self, size)
        return self.sprites.pixmap(name, (side, side), self.devicePixelRatioF())

    def set_icon(self, button: QAbstractButton, name: str, size: int) -> None:
        """Art on a button."""
        button.setIcon(QIcon(self.picture(name, size)))
        side = scaled(self, size)
        button.setIconSize(QSize(side, side))

    def open_at(self, subject: QRect) -> None:
        """Show beside a rectangle of the parent, and take the keyboard from the board.

        Who uses another part of the window, the moves list for one, keeps the keyboard there.
        """
        self.subject = subject
        self.settle()
        focus: QWidget | None = self.window().focusWidget()
        board = self.parentWidget()
        self.show()
        self.raise_()
        if focus is None or focus is board or (board is not None and board.isAncestorOf(focus)):
            self.take_focus()

    def settle(self) -> None:
        """Find the place again: the contents, the view or the subject have changed."""
        parent = self.parentWidget()
        if parent is None:
            return
        room = parent.size() - QSize(2 * _MARGIN, 2 * _MARGIN)
        self.ensurePolished()
        self._set_narrow(False)
        if self.sizeHint().width() > room.width():
            self._set_narrow(True)
        size = self.sizeHint().boundedTo(room)
        self.setGeometry(beside(self.subject, size, parent.rect(), self.avoided))

    def showEvent(self, event: QShowEvent) -> None:
        """What lies over the board makes way: all around are told that something has changed."""
        super().showEvent(event)
        around = self.parentWidget()
        while around is not None:
            QCoreApplication.postEvent(around, QEvent(QEvent.Type.LayoutRequest))
            around = around.parentWidget()

    def _set_narrow(self, narrow: bool) -> None:
        """Things side by side; where that is too wide for the view, one below the other."""
        ways = QBoxLayout.Direction
        self.buttons.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        for part in self.parts:
            part.set_narrow(narrow)
        layout = self.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()

    def take_focus(self) -> None:
        """Give the keyboard to the primary button, or to the frame."""
        if self.primary is not None and self.primary.isEnabled():
            self.primary.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self.setFocus(Qt.FocusReason.PopupFocusReason)

    def cancel(self) -> None:
        """Esc: put away a half-entered step."""
        self.put_away()

    def put_away(self) -> None:
        """Hide, and leave the keyboard to the view; the owner deletes it."""
        view = self.parentWidget()
        focus: QWidget | None = self.window().focusWidget()
        inside = focus is self or (focus is not None and self.isAncestorOf(focus))
        if view is not None and inside:
            view.setFocus()
        self.hide()
        self.closed.emit()

    def confirm(self) -> None:
        """Enter: press the primary button."""
        if self.primary is not None and self.primary.isEnabled():
            self.primary.click()

    def digit(self, number: int) -> bool:
        """A digit was typed; whether it meant something here."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter confirms, Esc cancels, digits choose, arrows walk the buttons."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, QPushButton) and focus is not self.primary:
                focus.click()
            else:
                self.confirm()
        elif key == Qt.Key.Key_Escape:
            self.cancel()
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9 and self.digit(int(key) - int(Qt.Key.Key_0)):
            pass
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focusNextChild()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusPreviousChild()
        elif not self._keeps(event):
            super().keyPressEvent(event)

    def _keeps(self, event: QKeyEvent) -> bool:
        """Whether nobody behind it may have a key: what plays there would play past the answer."""
        modified = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return self.asks and not modified and event.key() not in _LOOKING

    def take_key(self, event: QKeyEvent) -> bool:
        """A key that somebody else got while this is open; whether it stays here."""
        if not self._keeps(event):
            return False
        focus: QWidget | None = self.window().focusWidget()
        if event.key() in ARROWS and not (focus is not None and self.isAncestorOf(focus)):
            self.take_focus()
        else:
            self.keyPressEvent(event)
        return True
