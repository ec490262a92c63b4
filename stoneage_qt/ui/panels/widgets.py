"""Small helpers to build pages from: labels, buttons, lines in the theme's looks."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

# What a window's frame and title need of the screen.
BESIDE_WINDOW = QSize(16, 48)


class Roomy(QScrollArea):
    """Shows something whole where there is room for it, and scrolls where there is not."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the focus of what is inside

    def sizeHint(self) -> QSize:
        """All of it, and a bar beside."""
        bar = self.verticalScrollBar().sizeHint().width()
        self._inside.ensurePolished()
        return self._inside.sizeHint() + QSize(bar, 2)


def label(style: str = "", *, wrap: bool = False, words: str = "") -> QLabel:
    """A label; `style` is a class of the style sheet.

    It shows its words as they are, whatever they look like: a name comes from a file, and a
    label of Qt's own makes anything that looks like HTML into HTML, and loads its pictures.
    """
    widget = QLabel()
    widget.setTextFormat(Qt.TextFormat.PlainText)
    if style:
        widget.setProperty("class", style)
    widget.setWordWrap(wrap)
    widget.setText(words)
    return widget


def marked_up_label(style: str = "", *, wrap: bool = False) -> QLabel:
    """A label for HTML of our own; whatever comes from elsewhere is escaped by who writes it."""
    widget = label(style, wrap=wrap)
    widget.setTextFormat(Qt.TextFormat.RichText)
    return widget


def frame(style: str) -> QFrame:
    """A frame in a class of the style sheet: panel, card, popover, line."""
    widget = QFrame()
    widget.setProperty("class", style)
    return widget


def button(
    clicked: Callable[[], object], kind: str = "", *, wide: bool = False, tall: bool = False
) -> QPushButton:
    """A button without words yet; kinds: primary, danger, flat."""
    widget = QPushButton()
    if kind:
        widget.setProperty("kind", kind)
    if wide:
        widget.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    if tall:
        # Not by `setMinimumHeight`: the style sheet takes that back whenever it looks again.
        widget.setProperty("tall", True)
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
    """Another size; a screen that is smaller shows all of it too, wherever it was before."""
    screen = widget.screen().availableGeometry()
    widget.resize(QSize(width, height).boundedTo(screen.size() - BESIDE_WINDOW))
    if widget.isVisible():
        around = widget.frameGeometry()
        right, lower = screen.right() - around.width() + 1, screen.bottom() - around.height() + 1
        widget.move(
            max(screen.left(), min(around.left(), right)),
            max(screen.top(), min(around.top(), lower)),
        )


def restyle(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the style sheet looks at, and have it look."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()
