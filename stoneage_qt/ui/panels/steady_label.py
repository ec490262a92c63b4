"""Words of changing length below something that shall not jump whenever they change."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel


class SteadyLabel(QLabel):
    """As high as the longest words it has shown at this width, and never less than some lines."""

    def __init__(self, lines: int) -> None:
        """`lines`: kept free whatever it says."""
        super().__init__()
        self._lines = lines
        self._highest = 0
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def say(self, words: str) -> None:
        """Other words; the label becomes higher where they need it."""
        self.setText(words)
        self._grow()

    def forget(self) -> None:
        """What was said before has nothing to do with what comes now."""
        self._highest = 0
        self._grow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """At another width the words have other lines."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.forget()

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size, too."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.forget()

    def _grow(self) -> None:
        margins = self.contentsMargins()
        lines = self._lines * self.fontMetrics().lineSpacing() + margins.top() + margins.bottom()
        self._highest = max(self._highest, lines, self.heightForWidth(self.width()))
        if self._highest != self.minimumHeight():
            self.setMinimumHeight(self._highest)
