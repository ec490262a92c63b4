"""A sheet in the middle of a page: as wide as it likes to be, or as there is room."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from stoneage_qt.ui.panels.widgets import frame

_MARGIN: Final = 20
# A bar at the edge of the sheet stays inside of its round corners.
_CORNER: Final = 6


class SheetArea(QWidget):
    """What is on the sheet scrolls where even the narrow one has no room; its foot stays in sight.

    Attributes:
        area: what scrolls.
    """

    def __init__(self, inside: QWidget, foot: QWidget | None = None) -> None:
        """`foot`: the buttons that end the page, if any."""
        super().__init__()
        self._inside = inside
        self._foot = foot
        self._wide = 0
        self._sheet = frame("panel")
        self._sheet.setParent(self)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(inside)
        self._column = column = QVBoxLayout(self._sheet)
        column.setContentsMargins(0, _CORNER, 0, _CORNER)
        column.setSpacing(0)
        column.addWidget(self.area, 1)
        if foot is not None:
            column.addWidget(foot)
            foot.installEventFilter(self)
        inside.installEventFilter(self)

    def set_wide(self, width: int) -> None:
        """The width that the sheet has where there is room."""
        self._wide = width
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room, or less."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The sheet has other content: it may need another height."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        room = self.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        edges = 2 * (_CORNER + self._sheet.frameWidth())
        wide = min(self._wide, room.width())
        foot = 0 if self._foot is None else _height(self._foot, wide)
        high = _height(self._inside, wide) + foot + edges
        bar = 0
        if high > room.height():
            # A bar takes width: of what is beside the sheet, where there is something.
            bar = self.area.verticalScrollBar().sizeHint().width()
            wide = min(wide + bar, room.width())
        sheet = QRect(0, 0, wide, min(high, room.height()))
        sheet.moveCenter(room.center())
        self._sheet.setGeometry(sheet)
        self._column.activate()
        # Narrower than it says: what it holds stands otherwise then. And a scroll area asks for no
        # height that goes with a width: wrapped words would be cut.
        inside = self.area.width() - bar
        self._inside.setMinimumSize(inside, _height(self._inside, inside))


def _height(widget: QWidget, wide: int) -> int:
    """What a widget needs at a width."""
    layout = widget.layout()
    if layout is None or not layout.hasHeightForWidth():
        return widget.sizeHint().height()
    return layout.totalHeightForWidth(max(wide, layout.totalMinimumSize().width()))
