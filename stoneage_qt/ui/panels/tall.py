"""A page that is as high as its window, or as it has to be: then it scrolls."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QScrollArea, QWidget


class Tall(QScrollArea):
    """Shows something at the width that there is; where it needs more height, it scrolls."""

    def __init__(self, inside: QWidget, arrange: Callable[[int], None] | None = None) -> None:
        """`arrange`: told the width that there is, to lay things side by side or stacked."""
        super().__init__()
        self._inside = inside
        self._arrange = arrange
        self.setWidget(inside)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the focus of what is inside
        inside.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room, or less."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is inside has become higher or lower."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        layout = self._inside.layout()
        if layout is None:
            return
        bar = self.verticalScrollBar().sizeHint().width()
        # With a bar or without, all stands in the same way: else one would call for the other.
        if self._arrange is not None:
            self._arrange(self.width() - bar)
        layout.activate()
        least = layout.totalMinimumSize().width()
        wide = max(self.width(), least)
        if _height(layout, wide) > self.height():
            wide = max(self.width() - bar, least)
        # By hand: what a scroll area resizes itself is never lower than it would like to be.
        self._inside.resize(wide, max(_height(layout, wide), self.height()))


class WrappingColumn(QWidget):
    """A part of a splitter with things that wrap: never lower than they are at its width.

    A splitter asks its parts how low they can be, and nobody how low at which width.
    """

    def minimumSizeHint(self) -> QSize:
        """The least in which nothing lies over anything else."""
        least, layout = super().minimumSizeHint(), self.layout()
        if layout is not None:
            least.setHeight(_height(layout, max(self.width(), least.width())))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What wraps is higher or lower at another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


def _height(layout: QLayout, wide: int) -> int:
    """The least in which nothing is cut at a width."""
    if not layout.hasHeightForWidth():
        return layout.totalMinimumSize().height()
    return layout.totalMinimumHeightForWidth(wide)


def lay(row: QBoxLayout, *, beside: bool) -> None:
    """Things side by side, or one below the other."""
    ways = QBoxLayout.Direction
    way = ways.LeftToRight if beside else ways.TopToBottom
    if row.direction() != way:
        row.setDirection(way)


def page_scrolls(widget: QWidget) -> bool:
    """Whether something around it scrolls: then the wheel belongs to that, wherever it is."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea) and around.verticalScrollBar().maximum() > 0:
            return True
        around = around.parentWidget()
    return False
