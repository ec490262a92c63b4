"""A sheet in the middle of a page: as wide as it likes to be, or as there is room."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

_MARGIN: Final = 20


class SheetArea(QScrollArea):
    """Scrolls where even the narrow sheet has no room."""

    def __init__(self, sheet: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._wide = 0
        holder = QWidget()
        middle = QHBoxLayout(holder)
        middle.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        middle.addWidget(sheet, 0, Qt.AlignmentFlag.AlignCenter)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(holder)
        sheet.installEventFilter(self)

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
        if watched is self._sheet and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        wide = min(self._wide, self.viewport().width() - 2 * _MARGIN)
        self._sheet.setMinimumWidth(wide)
        # A scroll area asks for no height that goes with a width: wrapped words would be cut off.
        layout = self._sheet.layout()
        if layout is not None and layout.hasHeightForWidth():
            needed = layout.totalMinimumHeightForWidth(max(wide, layout.totalMinimumSize().width()))
            self._sheet.setMinimumHeight(needed)
