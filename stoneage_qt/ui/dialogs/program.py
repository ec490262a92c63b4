"""Before a program plays: what it is, in full, and who plays where it may not."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontDatabase, QTextOption
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.contract.face import Words
from stoneage_qt.games import face_of, minds_of
from stoneage_qt.session.plain_text import plain, visible
from stoneage_qt.session.seats import MAX_NAME, Seat
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.seats import seat_name

translate = QCoreApplication.translate

WIDE = 560
# The longest command that a seat may have fits without scrolling.
MOST_LINES = 18
LEAST_LINES = 2
_COLUMNS = 60


class ProgramDialog(QDialog):
    """Asks about one seat: a command that was never approved, or a bot that nobody knows.

    Closing it leaves everything as it was: the game is not put on the table.

    Attributes:
        command: shows all of the command; None where there is none.
        instead: who plays where the program may not.
        run, refuse: the two answers.
        approved: whether `run` was the answer.
    """

    def __init__(self, desk: Desk, game: str, seat: Seat, parent: QWidget | None = None) -> None:
        """`game`: its key."""
        super().__init__(parent)
        self.approved = False
        self.setWindowTitle(self.tr("Who plays here?"))
        self.command: QPlainTextEdit | None = None
        self.instead = DropDown()
        words = face_of(game).words
        level = words.level(minds_of(game).substitute)
        self.instead.addItem(self.tr("Bot: {level}").format(level=level), False)
        self.instead.addItem(self.tr("Person"), True)
        box = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self.run: QPushButton | None = None
        self.refuse = box.addButton(self.tr("Play without it"), role.AcceptRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 16)
        column.setSpacing(10)
        for widget in self._telling(words, seat):
            column.addWidget(widget)
        ask = label()
        ask.setText(self.tr("Who plays instead:"))
        ask.setBuddy(self.instead)
        column.addWidget(ask)
        column.addWidget(self.instead)
        column.addWidget(box)
        if self.command is not None:
            self.run = box.addButton(self.tr("Run this program"), role.ActionRole)
            self.run.setAutoDefault(False)
            self.run.clicked.connect(self._on_run)
        cancel = box.addButton(self.tr("Cancel"), role.RejectRole)
        cancel.setAutoDefault(False)
        self.refuse.setDefault(True)
        self.refuse.setFocus()
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        self.setMinimumWidth(desk.looks.px(WIDE))

    @property
    def by_person(self) -> bool:
        """Whether a person is to play instead."""
        return bool(self.instead.currentData())

    def _telling(self, told: Words, seat: Seat) -> list[QWidget]:
        title, words = label("subheading", wrap=True), label(wrap=True)
        name = seat_name(told, (seat,), 0)
        if seat.command is None:
            title.setText(
                self.tr("{name} is played by a bot that is not known here").format(name=name)
            )
            known = self.tr("This version of the program has no bot called “{level}”.")
            words.setText(known.format(level=plain(seat.level or "", MAX_NAME)))
            return [title, words]
        title.setText(self.tr("{name} is to be played by a program").format(name=name))
        words.setText(self.tr("This command would be run on your computer, with all your rights:"))
        self.command = _reader(visible(seat.command))
        self.command.setAccessibleName(self.tr("The command"))
        warning = label(wrap=True)
        warning.setText(
            self.tr(
                "Let it run only where you know this program. "
                "The permission is remembered for exactly this command."
            )
        )
        return [title, words, self.command, warning]

    def _on_run(self) -> None:
        self.approved = True
        self.accept()


def _reader(words: str) -> QPlainTextEdit:
    """Text to read and copy: every character of it, whatever it is."""
    editor = QPlainTextEdit()
    editor.setReadOnly(True)
    editor.setTabChangesFocus(True)
    editor.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    editor.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
    editor.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
    editor.setPlainText(words)
    lines = min(MOST_LINES, max(LEAST_LINES, len(words) // _COLUMNS + 2))
    editor.setFixedHeight(lines * editor.fontMetrics().lineSpacing() + 24)
    return editor
