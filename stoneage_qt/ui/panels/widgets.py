"""Small helpers to build pages from: labels, buttons, lines in the theme's looks."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QWidget

# What a window's frame and title need of the screen.
BESIDE_WINDOW = QSize(16, 48)


def label(style: str = "", *, wrap: bool = False) -> QLabel:
    """A label without words yet; `style` is a class of the style sheet."""
    widget = QLabel()
    if style:
        widget.setProperty("class", style)
    widget.setWordWrap(wrap)
    return widget


def frame(style: str) -> QFrame:
    """A frame in a class of the style sheet: panel, card, popover, line."""
    widget = QFrame()
    widget.setProperty("class", style)
    return widget


def button(clicked: Callable[[], object], kind: str = "", *, wide: bool = False) -> QPushButton:
    """A button without words yet; kinds: primary, danger, flat."""
    widget = QPushButton()
    if kind:
        widget.setProperty("kind", kind)
    if wide:
        widget.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    widget.setAutoDefault(True)
    widget.setCursor(Qt.CursorShape.PointingHandCursor)
    # The lambda keeps Qt's `checked` away from whoever is called.
    widget.clicked.connect(lambda: clicked())  # noqa: PLW0108
    return widget


def set_icon(widget: QPushButton, icon: QIcon, px: int) -> None:
    """An icon of so many pixels."""
    widget.setIcon(icon)
    widget.setIconSize(QSize(px, px))


def resize_on_screen(widget: QWidget, width: int, height: int) -> None:
    """A size to open with; a screen that is smaller shows all of it too."""
    room = widget.screen().availableGeometry().size() - BESIDE_WINDOW
    widget.resize(QSize(width, height).boundedTo(room))


def plain_tip(words: str) -> str:
    """Words for a tooltip that are shown as they are; names come from files."""
    lines = escape(words).replace("\n", "<br>")
    return f"<qt>{lines}</qt>"


def restyle(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the style sheet looks at, and have it look."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
