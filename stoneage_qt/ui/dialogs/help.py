"""How to play, in a window beside the game."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from stoneage_qt.ui.panels.widgets import button, label
from stoneage_qt.ui.text_rules import rules_in_short
from stoneage_qt.ui.window_desk import Desk


class HelpDialog(QDialog):
    """The rules in short."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._title = label("heading")
        self._text = QTextBrowser()
        self._close = button(self.accept, "primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 16)
        column.addWidget(self._title)
        column.addWidget(self._text, 1)
        column.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self.resize(desk.looks.px(620), desk.looks.px(640))
        self.retranslate()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self.setWindowTitle(self.tr("How to play"))
        self._title.setText(self.tr("How to play"))
        self._text.setAccessibleName(self.tr("How to play"))
        self._text.setHtml(
            "".join(f"<h3>{heading}</h3><p>{words}</p>" for heading, words in rules_in_short())
        )
        self._close.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
