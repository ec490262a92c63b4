"""The frame around what has the focus: for those who use the keyboard, gone after a click.

Qt's `:focus` is true however the focus came. The style sheet asks for `byKeyboard` as well, a
property of whatever has the focus.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from stoneage_qt.ui.panels.widgets import restyle

BY_KEYBOARD: Final = "byKeyboard"

_Kind = QEvent.Type
_PRESSES: Final = frozenset({_Kind.MouseButtonPress, _Kind.TouchBegin, _Kind.TabletPress})
# A key that is somebody's shortcut is only asked about, and never pressed.
_KEYS: Final = frozenset({_Kind.KeyPress, _Kind.ShortcutOverride})
_WALKING: Final = frozenset(
    {
        Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
    }
)
_ALONE: Final = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}
)
_Reason = Qt.FocusReason
_TELLING: Final = {
    _Reason.TabFocusReason: True,
    _Reason.BacktabFocusReason: True,
    _Reason.ShortcutFocusReason: True,
    _Reason.MouseFocusReason: False,
}


def shows_focus(widget: QWidget) -> bool:
    """Whether a widget has the focus, and somebody at the keyboard wants to see it."""
    return widget.hasFocus() and bool(widget.property(BY_KEYBOARD))


class KeyboardFocus(QObject):
    """Watches how the focus travels, in all windows of the application, from `watch` on."""

    def __init__(self, app: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        # What was used last: it decides where the program itself moves the focus, to a new page.
        self._keyboard = False
        self._watching = False

    def watch(self) -> None:
        """Begin, once a window is seen: making one is some 2,000 events, a tenth of the start.

        Besides, the first object without a type of its own in Python has PySide make all of them.
        """
        self._watching = True
        self._app.installEventFilter(self)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Look away: new looks are some 50,000 events, and none of them is a key."""
        if self._watching:
            self._app.removeEventFilter(self)
        try:
            yield
        finally:
            if self._watching:
                self._app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Looks on, and lets everything through."""
        kind = event.type()
        if kind == _Kind.FocusIn:
            if isinstance(watched, QWidget) and isinstance(event, QFocusEvent):
                self._keyboard = _TELLING.get(event.reason(), self._keyboard)
                restyle(watched, BY_KEYBOARD, self._keyboard)
        elif kind in _PRESSES:
            self._keyboard = False
            self._mark()
        elif kind in _KEYS and isinstance(event, QKeyEvent) and event.key() not in _ALONE:
            self._keyboard = True
            if event.key() in _WALKING:  # who types into a field that was clicked sees the cursor
                self._mark()
        return False

    def _mark(self) -> None:
        focus = QApplication.focusWidget()
        if focus is not None:
            restyle(focus, BY_KEYBOARD, self._keyboard)
