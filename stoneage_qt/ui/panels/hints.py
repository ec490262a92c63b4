"""The hints beside the board: the best moves, why, and what they are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFontMetrics, QHideEvent, QKeyEvent, QResizeEvent
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

from stoneage_qt.contract import Action
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.panels.widgets import button, label, set_icon
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.chances import chance_note, chance_text
from stoneage_qt.ui.words.language import sentence

MOST_LINES = 3


def in_lines(words: str, metrics: QFontMetrics, room: int) -> str:
    """The words in as few lines of this width as they need; the end is cut after the last."""
    lines: list[str] = []
    rest = words
    while len(lines) < MOST_LINES - 1 and metrics.horizontalAdvance(rest) > room and " " in rest:
        first = rest
        while metrics.horizontalAdvance(first) > room and " " in first:
            first = first.rpartition(" ")[0]
        lines.append(first)
        rest = rest[len(first) :].strip()
    end = Qt.TextElideMode.ElideRight
    return "\n".join(metrics.elidedText(line, end, room) for line in (*lines, rest) if line)


class HintButton(QPushButton):
    """A button that puts its words into two or three lines where they need them.

    What is longer still is shortened; then all of it is in the tooltip.

    Attributes:
        words: what it says where there is room.
        action: the move that it is about.
    """

    def __init__(self, words: str, kind: str, action: Action = None) -> None:
        super().__init__()
        self.words = words
        self.action = action
        if kind:
            self.setProperty("kind", kind)
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
        text = in_lines(self.words, self.fontMetrics(), self.room())
        if text != self.text():
            self.setText(text)
        shortened = text.split() != self.words.split()
        self.setToolTip(plain_tip(self.words if shortened else ""))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays. A default button would do so too, but look like the best move."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class HintsPanel(UpToDate, QFrame):
    """A card with up to three moves; it goes when the position changes.

    Signals:
        chosen(action): play this.
        pointed(action): somebody looks at this one; None: at none any more.
    """

    chosen = Signal(object)
    pointed = Signal(object)

    def __init__(
        self,
        desk: Desk,
        describe: Callable[[Action], str],
        explain: Callable[[Sequence[Any]], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._describe = describe
        self._explain = explain
        self._hints: Sequence[Any] = ()
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

    def show_hints(self, hints: Sequence[Any]) -> None:
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The mouse or the keyboard comes to a hint, or leaves it."""
        if isinstance(watched, HintButton):
            if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
                self.pointed.emit(watched.action)
            elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
                self.pointed.emit(None)
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks at hints that are gone."""
        super().hideEvent(event)
        self.pointed.emit(None)

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._title.setText(self.tr("Hints"))
        self._close.setText(self.tr("Close"))
        self._note.setText(chance_note())
        self._write()

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
            why.setText(sentence(self._explain(hint.reasons)))
            # Shown once it lies in the panel: before, it would be a window.
            self._rows.addWidget(why)
            why.setVisible(bool(why.text()))

    def _button(self, number: int, hint: Any) -> QPushButton:
        text = self.tr("{chance}  {move}").format(
            chance=chance_text(hint.win), move=self._describe(hint.action)
        )
        widget = HintButton(text, "primary" if number == 0 else "", hint.action)
        widget.clicked.connect(lambda: self.chosen.emit(hint.action))
        widget.installEventFilter(self)
        widget.setAccessibleName(self._words(number))
        looks = self._desk.looks
        set_icon(
            widget, looks.accent_icon("hint") if number == 0 else looks.icon("hint"), looks.px(14)
        )
        return widget
