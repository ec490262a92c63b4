"""The hints beside the board: the best moves, why, and what they are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.games.stoneage.rules import Action
from stoneage_qt.games.stoneage.ui.words.hints import chance_note, chance_text, reasons_text
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.panels.widgets import button, label, set_icon
from stoneage_qt.ui.shell.desk import Desk

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.bots.hints import Hint


class HintButton(QPushButton):
    """A button that shortens its words to its width; all of them are in its tooltip.

    Attributes:
        words: what it says where there is room.
    """

    def __init__(self, words: str, kind: str) -> None:
        super().__init__()
        self.words = words
        if kind:
            self.setProperty("kind", kind)
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # For the button alone: a sheet without a selector would change its tooltip, too.
        self.setStyleSheet("QPushButton { text-align: left; padding: 6px 6px 6px 8px; }")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setText(words)

    def room(self) -> int:
        """How many pixels wide the words may be."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_PushButtonContents
        inner = self.style().subElementRect(part, option, self)
        gap = self.fontMetrics().horizontalAdvance(" ")
        return inner.width() - self.iconSize().width() - 2 * gap

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, other words."""
        super().resizeEvent(event)
        end = Qt.TextElideMode.ElideRight
        text = self.fontMetrics().elidedText(self.words, end, self.room())
        if text != self.text():
            self.setText(text)


class HintsPanel(QFrame):
    """A card with up to three moves; it goes when the position changes.

    Signals:
        chosen(action): play this.
    """

    chosen = Signal(object)

    def __init__(
        self, desk: Desk, describe: Callable[[Action], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._describe = describe
        self._hints: Sequence[Hint] = ()
        self.setProperty("class", "card")
        self._title = label("subheading")
        self._close = button(self.hide, "flat")
        self._rows = QVBoxLayout()
        self._rows.setSpacing(4)
        self._note = label("caption", wrap=True)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 10, 10)
        column.setSpacing(2)
        column.addLayout(head)
        column.addLayout(self._rows)
        column.addWidget(self._note)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.retranslate()
        self.hide()

    def show_hints(self, hints: Sequence[Hint]) -> None:
        """Show these, best first."""
        self._hints = hints
        self._write()
        self.show()

    def summary(self) -> str:
        """The hints in one sentence, for announcements."""
        return ". ".join(self._words(number) for number in range(len(self._hints)))

    def forget(self) -> None:
        """The position has changed."""
        self._hints = ()
        self.hide()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._title.setText(self.tr("Hints"))
        self._close.setText(self.tr("Close"))
        self._note.setText(chance_note())
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _words(self, number: int) -> str:
        hint = self._hints[number]
        return self.tr("{move} ({chance} to win)").format(
            move=self._describe(hint.action), chance=chance_text(hint.win)
        )

    def _write(self) -> None:
        while self._rows.count():
            item = self._rows.takeAt(0)
            widget = None if item is None else item.widget()
            if widget is not None:
                widget.deleteLater()
        for number, hint in enumerate(self._hints):
            self._rows.addWidget(self._button(number, hint))
            why = label("caption", wrap=True)
            why.setText(reasons_text(hint.reasons))
            why.setVisible(bool(why.text()))
            self._rows.addWidget(why)

    def _button(self, number: int, hint: Hint) -> QPushButton:
        text = self.tr("{chance}  {move}").format(
            chance=chance_text(hint.win), move=self._describe(hint.action)
        )
        widget = HintButton(text, "primary" if number == 0 else "")
        widget.clicked.connect(lambda: self.chosen.emit(hint.action))
        words = self._words(number)
        widget.setToolTip(plain_tip(words))
        widget.setAccessibleName(words)
        looks = self._desk.looks
        set_icon(
            widget, looks.accent_icon("hint") if number == 0 else looks.icon("hint"), looks.px(14)
        )
        return widget
