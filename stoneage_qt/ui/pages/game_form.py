"""What is chosen of one game on the new-game page: seats, what the game asks, start and seed."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.bots.levels import level_keys, level_of
from stoneage_qt.contract import ContentError, Minds, Options
from stoneage_qt.contract.face import Choice, Face
from stoneage_qt.games import minds_of
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.session.seats import EVEN, Seat
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.pages.seat_row import SeatRow
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.seats import seat_name

MAX_SEED: Final = 2**31 - 1
_YES_OR_NO: Final = (False, True)
_MOST_BUTTONS: Final = 3
_SEATS: Final = len(NewGame().seats)


class Question:
    """One `Choice` as widgets: a check mark with a note, or under a heading a row of buttons, or a
    list to open where there are many answers.

    Attributes:
        buttons: by the answer they stand for; a check mark stands for True.
        listed: the list, or None.
        heading, note: labels, or None.
    """

    def __init__(self, choice: Choice, group: QButtonGroup) -> None:
        self.choice = choice
        self.yes_or_no = tuple(choice.values) == _YES_OR_NO
        self.buttons: dict[Any, QAbstractButton] = {}
        self.listed: DropDown | None = None
        self.note: QLabel | None = None
        if self.yes_or_no:
            self.buttons = {True: QCheckBox()}
            self.note = label("caption", wrap=True)
        elif len(choice.values) > _MOST_BUTTONS:
            self.listed = DropDown()
            for value in choice.values:
                self.listed.addItem("", value)
            self.give(choice.usual)
        else:
            self.buttons = {value: QRadioButton() for value in choice.values}
            for button in self.buttons.values():
                group.addButton(button)
        headed = choice.heading is not None or not self.yes_or_no
        self.heading = label("strong") if headed else None
        if self.heading is not None and self.listed is not None:
            self.heading.setBuddy(self.listed)

    @property
    def answer(self) -> Any:
        """What is chosen."""
        if self.listed is not None:
            return self.listed.currentData()
        chosen = [value for value, button in self.buttons.items() if button.isChecked()]
        return chosen[0] if chosen else self.choice.usual

    def give(self, answer: Any) -> None:
        """Choose; what is no answer chooses the usual one."""
        known = answer if answer in self.choice.values else self.choice.usual
        if self.listed is not None:
            self.listed.setCurrentIndex(list(self.choice.values).index(known))
        for value, button in self.buttons.items():
            button.setChecked(value == known)

    def enable(self, on: bool) -> None:
        """Whether it can be answered now."""
        for widget in (*self.buttons.values(), self.listed, self.heading, self.note):
            if widget is not None:
                widget.setEnabled(on)

    def add_to(self, column: QVBoxLayout) -> None:
        """Put it below what is in a column."""
        if self.heading is not None:
            column.addWidget(self.heading)
        if self.note is not None:
            column.addLayout(with_note(self.buttons[True], self.note))
        elif self.listed is not None:
            column.addWidget(self.listed)
        else:
            line = QHBoxLayout()
            line.setSpacing(28)
            for button in self.buttons.values():
                line.addWidget(button)
            line.addStretch(1)
            column.addLayout(line)

    def retranslate(self, face: Face) -> None:
        """Write all texts in the language of the moment."""
        words, key = face.words, self.choice.key
        if self.yes_or_no:
            check, note = self.buttons[True], words.choice_note(key)
            check.setText(words.choice(key))
            check.setAccessibleDescription(note)
            if self.note is not None:
                self.note.setText(note)
        else:
            for value, button in self.buttons.items():
                button.setText(words.choice_value(key, value))
        if self.listed is not None:
            self.listed.setAccessibleName(words.choice(key))
            self.listed.setToolTip(plain_tip(words.choice_note(key)))
            for number, value in enumerate(self.choice.values):
                self.listed.setItemText(number, words.choice_value(key, value))
        if self.heading is not None:
            heading = self.choice.heading
            self.heading.setText(words.choice(key) if heading is None else heading())


class GameForm(QWidget):
    """Everything that a game begins with.

    Attributes:
        face: the game.
        rows: the seats.
        questions: what the game asks, by key.

    Signals:
        changed(): something was chosen.
        variantChanged(): another scenery goes with the choice.
    """

    changed = Signal()
    variantChanged = Signal()

    def __init__(self, desk: Desk, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.face = face
        self.rows = [SeatRow(desk, face, number) for number in range(max(face.rules.players))]
        self._groups: list[QButtonGroup] = []
        self.questions = {choice.key: self._question(choice) for choice in face.choices}
        self._start_label = label("strong")
        self.start = DropDown()
        self._start_label.setBuddy(self.start)
        self._options_label = label("strong")
        self.practice = QCheckBox()
        self._practice_note = label("caption", wrap=True)
        self._seed_label = label("strong")
        self.seed = QLineEdit()
        self.seed.setValidator(QIntValidator(0, MAX_SEED, self.seed))
        self._seed_label.setBuddy(self.seed)
        self._seed_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(9)
        for row in self.rows:
            column.addWidget(row)
            row.changed.connect(self._on_seats)
            row.colourWanted.connect(self._swap_colours)
        column.addSpacing(4)
        column.addLayout(self._columns())
        column.addStretch(1)
        self.retranslate()

    def _question(self, choice: Choice) -> Question:
        group = QButtonGroup(self)
        self._groups.append(group)
        question = Question(choice, group)
        for button in question.buttons.values():
            button.toggled.connect(self._on_answer)
        if question.listed is not None:
            question.listed.currentIndexChanged.connect(self._on_answer)
        return question

    def _columns(self) -> QHBoxLayout:
        """What is asked of the game at the left; who starts and the rest at the right."""
        left, right = QVBoxLayout(), QVBoxLayout()
        right.addWidget(self._start_label)
        right.addWidget(self.start)
        questions = list(self.questions.values())
        for question in questions:
            if question.choice.side == 0:
                question.add_to(left)
        beside = [question for question in questions if question.choice.side == 1]
        # A question with a heading of its own is none of the options.
        headed = [question for question in beside if question.heading is not None]
        for question in headed:
            question.add_to(right)
        right.addWidget(self._options_label)
        for question in beside:
            if question not in headed:
                question.add_to(right)
        right.addLayout(with_note(self.practice, self._practice_note))
        self._seed_row.setSpacing(10)
        self._seed_row.addWidget(self._seed_label)
        self._seed_row.addWidget(self.seed, 1)
        right.addLayout(self._seed_row)
        both = QHBoxLayout()
        both.setSpacing(28)
        for column in (left, right):
            column.setSpacing(6)
            column.addStretch(1)
            both.addLayout(column, 1)
        return both

    # What is chosen

    def choice(self) -> NewGame:
        """Everything as it is chosen now."""
        rules, seed = self.face.rules, self.seed.text()
        answers = {key: asked.answer for key, asked in self.questions.items()}
        open_ones = {key for key in answers if self._is_open(key)}
        modules = frozenset(
            key for key, yes in answers.items() if key in rules.modules and yes and key in open_ones
        )
        chosen = {key: value for key, value in answers.items() if key not in rules.modules}
        options = replace(
            self._options(self._desk.settings.last_choice(rules.key)),
            practice=self.practice.isChecked(),
            **chosen,
        )
        seats = [row.seat() for row in self.rows]
        return NewGame(
            game=rules.key,
            seats=tuple((*seats, *[None] * _SEATS)[:_SEATS]),
            start=self.start.currentData(),
            modules=modules,
            options=options.chosen(),
            seed=int(seed) if seed else None,
        )

    def show_choice(self, choice: NewGame) -> None:
        """Show what was chosen the last time; of another game, who played."""
        own = choice.game == self.face.key
        if own:
            for row, seat in zip(self.rows, choice.seats, strict=False):
                row.show_seat(seat)
        else:
            self._seat_guests(choice.seats)
        self._spread_colours()
        if not own:
            self._fill_seats()
        options = self._options(choice).chosen()
        for key, question in self.questions.items():
            is_module = key in self.face.rules.modules
            question.give(own and key in choice.modules if is_module else options.get(key))
        self.practice.setChecked(options["practice"])
        self.seed.setText("" if choice.seed is None else str(choice.seed))
        self._fill_start()
        self.start.setCurrentIndex(max(0, self.start.findData(choice.start)))
        self._on_answer()
        self.changed.emit()

    def choose(self, key: str, answer: Any) -> None:
        """Answer a question of the game."""
        self.questions[key].give(answer)

    def variant(self) -> str:
        """The scenery that goes with the choice."""
        answers = {key: asked.answer for key, asked in self.questions.items()}
        return self.face.variant_of(answers)

    def players(self) -> int:
        """How many seats are taken."""
        return sum(1 for row in self.rows if row.is_open())

    def levels(self) -> list[str]:
        """The bots chosen, each once; who is drawn when the game begins is not known yet."""
        seats = [row.seat() for row in self.rows]
        chosen = dict.fromkeys(seat.level for seat in seats if seat and seat.level)
        return [level for level in chosen if level != EVEN]

    def is_told(self) -> bool:
        """Whether every taken seat says who plays."""
        return all(row.is_complete() for row in self.rows)

    def stand(self, narrow: bool) -> None:
        """The seed stands below its name where there is no room beside it."""
        way = QBoxLayout.Direction
        self._seed_row.setDirection(way.TopToBottom if narrow else way.LeftToRight)

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        for row in self.rows:
            row.retranslate()
        for question in self.questions.values():
            question.retranslate(self.face)
        self._start_label.setText(self.tr("Start player"))
        self._options_label.setText(self.tr("Options"))
        self.practice.setText(self.tr("Practice game"))
        self._practice_note.setText(
            self.tr(
                "Every move can be taken back, even after it has shown something new: dice, a "
                "card, an answer. Otherwise only moves that have not. The dice fall the same "
                "again."
            )
        )
        self._seed_label.setText(self.tr("Seed"))
        self.seed.setPlaceholderText(self.tr("drawn anew"))
        self.seed.setToolTip(
            plain_tip(self.tr("The same seed gives the same cards and the same dice."))
        )
        self._fill_start()

    # Inside

    def _options(self, choice: NewGame | None) -> Options:
        """As last chosen, or the usual ones where a file says nonsense."""
        rules = self.face.rules
        try:
            if choice is not None and choice.game == rules.key:
                return rules.read_options(dict(choice.options))
        except ContentError:
            pass
        return rules.options_for(frozenset())

    def _is_open(self, key: str) -> bool:
        """Whether what a question needs is chosen."""
        needs = self.questions[key].choice.needs
        return needs is None or self.questions[needs[0]].answer == needs[1]

    def _on_answer(self) -> None:
        for key, question in self.questions.items():
            question.enable(self._is_open(key))
        self.variantChanged.emit()

    def _on_seats(self) -> None:
        self._fill_start()
        self.changed.emit()

    def _fill_start(self) -> None:
        """The open seats, by their number among the players."""
        chosen = self.start.currentData()
        self.start.clear()
        self.start.addItem(self.tr("drawn by lot"), None)
        seats = [seat for row in self.rows if (seat := row.seat()) is not None]
        for number in range(len(seats)):
            self.start.addItem(seat_name(self.face.words, seats, number), number)
        self.start.setCurrentIndex(max(0, self.start.findData(chosen)))

    def _swap_colours(self, wanting: SeatRow, colour: str) -> None:
        """Who has the colour gets the other one's in exchange."""
        before = wanting.colour
        for row in self.rows:
            if row is not wanting and row.colour == colour:
                row.set_colour(before)
        wanting.set_colour(colour)
        self._on_seats()

    def _seat_guests(self, seats: Sequence[Seat | None]) -> None:
        """Who comes from another game: a bot that this one does not know is a usual one here."""
        minds = minds_of(self.face.key)
        known = level_keys(minds)
        taken = {seat.level for seat in seats if seat is not None and seat.level in known}
        for row, seat in zip(self.rows, seats, strict=False):
            guest = seat
            if seat is not None and seat.level is not None and seat.level not in known:
                level = usual_level(minds, taken)
                guest = replace(seat, level=level)
                taken.add(level)
            row.show_seat(guest)

    def _fill_seats(self) -> None:
        """Who came from another game may be too few for this one: bots sit down."""
        minds = minds_of(self.face.key)
        closed = [row for row in self.rows if not row.is_open()]
        for row in closed[: max(0, min(self.face.rules.players) - self.players())]:
            level = usual_level(minds, self.levels())
            row.show_seat(Seat(controller="bot", level=level, colour=row.colour))

    def _spread_colours(self) -> None:
        """Closed seats have no colour of their own: give them those left over."""
        free = [colour for colour in self.face.rules.colours if not self._taken(colour)]
        for row in self.rows:
            if not row.is_open() and free:
                row.set_colour(free.pop(0))

    def _taken(self, colour: str) -> bool:
        return any(row.is_open() and row.colour == colour for row in self.rows)


def with_note(check: QAbstractButton, note: QLabel) -> QVBoxLayout:
    """A choice with a sentence below it."""
    column = QVBoxLayout()
    column.setSpacing(0)
    column.addWidget(check)
    note.setContentsMargins(30, 0, 0, 4)
    column.addWidget(note)
    return column


def usual_level(minds: Minds, taken: Collection[str]) -> str:
    """An opponent for somebody who chose none: not one who sits there, about as strong."""
    usual = level_of(minds, minds.substitute)
    free = [level for level in minds.levels if level.key not in taken] or minds.levels
    return min(
        free,
        key=lambda level: (
            level.key != usual.key,
            abs(level.strength - usual.strength),
            abs(level.rating - usual.rating),
        ),
    ).key
