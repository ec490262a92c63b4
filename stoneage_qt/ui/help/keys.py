"""The keys of the board, which are in no menu."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.ui.help.page import Key
from stoneage_qt.ui.text_mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_BOARD: Final = (
    (
        QT_TRANSLATE_NOOP("Keys", "Tab, arrow keys"),
        QT_TRANSLATE_NOOP("Keys", "Go from place to place, or along the list of moves"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Enter, space bar"),
        QT_TRANSLATE_NOOP("Keys", "Choose, confirm"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Esc"),
        QT_TRANSLATE_NOOP("Keys", "Take back a half-entered step, close a bubble"),
    ),
)


def board_keys() -> Iterator[Key]:
    """A heading and the keys."""
    yield Key(translate("Keys", "On the board"))
    for keys, what in _BOARD:
        yield Key(translate("Keys", what), translate("Keys", keys))
