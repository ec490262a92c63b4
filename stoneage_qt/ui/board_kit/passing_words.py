"""A passing remark over a board: after a while, what happened last is told again."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal


class CaptionLine(Protocol):
    """Where words stand."""

    def tell(self, text: str, /) -> None:
        """Show them."""


class PassingWords(QObject):
    """Tells on one line what happened, and remarks that pass.

    Attributes:
        happened: what happened last, "" for nothing yet; what is shown now may be a remark.

    Signals:
        passed(): a remark has been shown long enough, and what happened is told again.
    """

    passed = Signal()

    def __init__(self, line: CaptionLine, milliseconds: int, parent: QObject) -> None:
        super().__init__(parent)
        self.happened = ""
        self._line = line
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(milliseconds)
        self._timer.timeout.connect(self._pass)

    def tell(self, happened: str) -> None:
        """What happened, from now on."""
        self.happened = happened
        self._line.tell(happened)

    def remark(self, text: str) -> None:
        """Something for a moment."""
        self._line.tell(text)
        self._timer.start()

    def _pass(self) -> None:
        self._line.tell(self.happened)
        self.passed.emit()
