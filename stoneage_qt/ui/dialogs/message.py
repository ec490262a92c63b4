"""A message above the page: tells something without getting in the way."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from stoneage_qt.ui.panels.widgets import button, label, set_icon
from stoneage_qt.ui.shell.announce import announce
from stoneage_qt.ui.shell.desk import Desk

SHORT_MS = 6_000


class MessageBar(QFrame):
    """One message at a time: an error stays, a remark goes by itself."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._details = ""
        self.setProperty("class", "popover")
        self._icon = QLabel()
        self._words = label(wrap=True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._copy = button(self._copy_details)
        self._answer = button(self._on_answer)
        self._do: Callable[[], object] | None = None
        self._close = button(self.hide, "flat")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 8, 8)
        row.addWidget(self._icon)
        row.addWidget(self._words, 1)
        row.addWidget(self._answer)
        row.addWidget(self._copy)
        row.addWidget(self._close)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.retranslate()
        self.hide()

    def remark(self, words: str) -> None:
        """Something worth a moment's attention."""
        self._show(words, "", "info")
        self._timer.start(SHORT_MS)

    def error(self, words: str, details: str = "") -> None:
        """Something that went wrong; it stays until it is closed."""
        self._timer.stop()
        self._show(words, details, "warning")

    def ask(self, words: str, answer: str, do: Callable[[], object]) -> None:
        """Something to decide, in the person's own time; closing it means no."""
        self._timer.stop()
        self._show(words, "", "hint")
        self._do = do
        self._answer.setText(answer)
        self._answer.show()

    def withdraw(self) -> None:
        """What was asked no longer matters; anything else that is said stays."""
        if self._do is not None:
            self._do = None
            self.hide()

    def text(self) -> str:
        """What is said now."""
        return self._words.text()

    def details(self) -> str:
        """What the copy button copies."""
        return self._details

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._copy.setText(self.tr("Copy details"))
        self._close.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _show(self, words: str, details: str, icon: str) -> None:
        px = self._desk.looks.px(24)
        ink = self._desk.looks.theme.danger if icon == "warning" else self._desk.looks.theme.ink
        self._icon.setPixmap(
            self._desk.sprites.pixmap(f"icons/{icon}", (px, px), self.devicePixelRatioF(), ink=ink)
        )
        set_icon(self._copy, self._desk.looks.icon("copy"), self._desk.looks.px(16))
        self._words.setText(words)
        self._details = details
        self._copy.setVisible(bool(details))
        self._answer.hide()
        self._do = None
        self.show()
        announce(self, words, urgent=icon == "warning")

    def _on_answer(self) -> None:
        do, self._do = self._do, None
        self.hide()
        if do is not None:
            do()

    def _copy_details(self) -> None:
        version = QCoreApplication.applicationVersion()
        QGuiApplication.clipboard().setText(f"Stone Age Qt {version}\n{self._details}")
