"""Words and looks that follow those of the program: the one way for every widget."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as Base

    from stoneage_qt.ui.shell.looks import Looks
else:
    Base = object


class UpToDate(Base):
    """Stands before the Qt class of a widget, as in `class Page(UpToDate, QWidget)`.

    In another language Qt asks every widget for its words, in other looks nobody does: whoever
    paints or sizes something by itself calls `follow` once.
    """

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""

    def on_language(self) -> None:
        """Another language; whoever has more to tell again than its own texts adds to it."""
        self.retranslate()

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""

    def follow(self, looks: "Looks") -> None:
        """From now on, other looks are told to `on_looks`."""
        looks.changed.connect(self.on_looks)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.on_language()
        super().changeEvent(event)
