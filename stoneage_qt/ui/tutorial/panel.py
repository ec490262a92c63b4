"""The lesson beside the board: what to do and why, and the way through it."""

from collections.abc import Callable
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QTextDocumentFragment
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.panels.widgets import marked_up_label
from stoneage_qt.ui.tutorial.lesson import TutorialModel
from stoneage_qt.ui.tutorial.script import DO, FREE, READ, Page

_WIDTH: Final = 280
# Of the window's height, what the panel takes before its text scrolls; and the least of the text.
_SHARE: Final = 0.5
_FEW_LINES: Final = 3


class TutorialPanel(QFrame):
    """Shows the step, never blocks the board; is hidden while there is no lesson.

    Signals:
        spoken(text): another step, for whoever cannot see it.
        handedOver(): the keyboard belongs to the board again.
    """

    spoken = Signal(str)
    handedOver = Signal()

    def __init__(self, lesson: TutorialModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lesson = lesson
        self._shown = Page("", "")
        self.setProperty("class", "card")
        self.setMinimumWidth(_WIDTH)
        self._progress = QProgressBar()
        self._progress.setRange(0, len(lesson.script.steps))
        self._progress.setTextVisible(False)
        self._progress.setMaximumHeight(8)
        self._count = self._label("caption")
        self._title = self._label("subheading")
        self._text = self._label("")
        self._hint = self._label("muted")
        self._hint.hide()
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._text)
        self._next = self._button(lesson.go_on, "primary")
        self._show_me = self._button(lesson.show_me)
        self._skip = self._button(lesson.skip)
        self._back = self._button(lesson.back, "flat")
        self._leave = self._button(lesson.leave, "flat")
        self._lay_out()
        lesson.stepChanged.connect(self._on_step)
        lesson.heldBack.connect(self._on_held_back)
        lesson.activeChanged.connect(self._on_active)
        self._write()
        self.setVisible(lesson.active)

    @property
    def lesson(self) -> TutorialModel:
        """The lesson that is shown."""
        return self._lesson

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The text needs another height at another width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """All of the text where the window has the room; where not, it scrolls."""
        margins = self._column.contentsMargins()
        width = self.contentsRect().width() - margins.left() - margins.right()
        needed = self._text.heightForWidth(width) + 2
        # As the layout counts it: the area's own wish, within what was fixed the last time.
        area = self._area.sizeHint().boundedTo(self._area.maximumSize())
        area = area.expandedTo(self._area.minimumSize())
        others = self._column.sizeHint().height() - area.height()
        room = round(self.window().height() * _SHARE) - others
        room = max(room, self.fontMetrics().height() * _FEW_LINES)
        self._area.setFixedHeight(min(needed, room))
        # A bar that is there takes width, and so can be what makes itself needed.
        policy = Qt.ScrollBarPolicy
        bar = policy.ScrollBarAsNeeded if needed > room else policy.ScrollBarAlwaysOff
        self._area.setVerticalScrollBarPolicy(bar)

    def take_keyboard(self) -> None:
        """Let Enter go on, where there is something to read."""
        if not self._next.isHidden():
            self._next.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Another language: write everything anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_leave"):
            self._write()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, wherever in the panel the keyboard is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self._next.isHidden():
            self._next.click()
        else:
            super().keyPressEvent(event)

    def _label(self, role: str) -> QLabel:
        words = marked_up_label(role, wrap=True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        return words

    def _button(self, method: Callable[[], None], kind: str = "") -> QPushButton:
        button = QPushButton()
        button.setProperty("kind", kind)
        button.setAutoDefault(False)
        button.clicked.connect(method)
        return button

    def _lay_out(self) -> None:
        # Low: what the lesson talks about stands above it, and is to be seen beside it.
        self._column = layout = QVBoxLayout(self)
        layout.setContentsMargins(9, 9, 9, 7)
        layout.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self._count, 1)
        head.addWidget(self._leave)
        layout.addWidget(self._progress)
        layout.addLayout(head)
        for widget in (self._title, self._area, self._hint):
            layout.addWidget(widget)
        row = QHBoxLayout()
        row.addWidget(self._back)
        for button in (self._next, self._show_me, self._skip):
            row.addWidget(button, 1)
        layout.addLayout(row)

    def _write(self) -> None:
        self._next.setText(self.tr("Continue"))
        self._show_me.setText(self.tr("Show me"))
        self._show_me.setToolTip(plain_tip(self.tr("Does this step for you")))
        self._skip.setText(self.tr("Skip this round"))
        self._back.setText(self.tr("Back"))
        self._back.setToolTip(plain_tip(self.tr("Do the previous step again")))
        self._leave.setText(self.tr("Leave"))
        self._leave.setToolTip(plain_tip(self.tr("You can go on later from here")))
        self.setAccessibleName(self.tr("Learn by playing"))
        self._progress.setAccessibleName(self.tr("Progress of the lesson"))
        self._show_step()

    def _on_active(self, active: bool) -> None:
        self.setVisible(active)

    def _on_step(self) -> None:
        self._say_hint("")
        self._show_step()

    def _say_hint(self, words: str) -> None:
        self._hint.setText(words)
        self._hint.setVisible(bool(words))

    def _show_step(self) -> None:
        lesson = self._lesson
        if not lesson.active:
            return
        step = lesson.step
        focused = QApplication.focusWidget()
        had_keyboard = focused is not None and self.isAncestorOf(focused)
        self._progress.setValue(lesson.number + 1)
        self._count.setText(
            self.tr("Step {n} of {count}").format(
                n=lesson.number + 1, count=len(lesson.script.steps)
            )
        )
        self._next.setVisible(step.kind == READ)
        self._show_me.setVisible(step.kind == DO)
        self._skip.setVisible(step.kind == FREE)
        self._back.setEnabled(lesson.number > 0)
        for button in (self._next, self._show_me):
            button.setEnabled(lesson.ready)
        if not lesson.ready:
            self._title.setText(self.tr("Watch"))
            self._text.setText(self.tr("The others are moving …"))
            return
        before = self._shown
        self._shown = lesson.script.page(step.key, lesson.game.state)
        self._title.setText(self._shown.title)
        self._text.setText(self._shown.text)
        self._fit()
        if step.kind == READ:
            self.take_keyboard()
        elif had_keyboard:
            self.handedOver.emit()
        if self._shown != before:
            words = self.tr("{title}: {text}").format(**self._shown._asdict())
            self.spoken.emit(QTextDocumentFragment.fromHtml(words).toPlainText())

    def _on_held_back(self) -> None:
        """Something else was tried: say gently what the step wants."""
        expected = self._lesson.expected
        if expected is not None and self._lesson.ready:
            wanted = escape(self._lesson.script.describe(self._lesson.game.match, expected))
            self._say_hint(
                self.tr("Good idea, but not in this step. Please: {action}.").format(action=wanted)
            )
