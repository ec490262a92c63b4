"""Where "Back" leads: to the page that somebody came from."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget


class WayBack(QObject):
    """Remembers the last page that is no detour, such as the new-game page or the library.

    Attributes:
        page: that page, None before the first one.
    """

    def __init__(
        self, stack: QStackedWidget, homes: Callable[[], Sequence[QWidget | None]]
    ) -> None:
        """`homes`: the pages to come back to; those of another game are made anew."""
        super().__init__(stack)
        self._stack = stack
        self._homes = homes
        self.page: QWidget | None = None
        stack.currentChanged.connect(self._on_page)

    def _on_page(self) -> None:
        shown = self._stack.currentWidget()
        if shown is not None and any(shown is home for home in self._homes()):
            self.page = shown
