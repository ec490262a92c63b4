"""The page of the day: its deal, a code of a friend, puzzles, and mistakes that are due."""

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from stoneage_qt.contract.face import Face
from stoneage_qt.games import face_of
from stoneage_qt.progress.daily import DayResult
from stoneage_qt.progress.deals import Deal, UnknownDealError, deal_of_word
from stoneage_qt.progress.puzzles import PuzzleStanding
from stoneage_qt.ui.pages.backdrop import Backdrop
from stoneage_qt.ui.pages.sheet import SheetArea
from stoneage_qt.ui.panels.widgets import button, frame, label, set_icon
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.training.deal_words import code_fault, deal_text
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.language import number

SHEET_WIDTH = 640
# Longer than a code with all its dashes and some blanks; nobody can paste a book.
_LONGEST_CODE = 60


class TodayFacts(NamedTuple):
    """What there is today.

    going_on: whether the deal was begun and can be played on. daily_solved: None where its puzzle
    was not tried yet. elsewhere: the key of another game with puzzles, where this one has none.
    """

    deal: Deal | None
    result: DayResult | None
    going_on: bool
    puzzles: int
    standing: PuzzleStanding
    daily_solved: bool | None
    due: int
    elsewhere: str = ""


class TodayPage(UpToDate, Backdrop):
    """What can be done today.

    Signals:
        dealWanted(): play the deal of the day, or go on with it.
        codeWanted(deal): play the deal of a code.
        dailyWanted(), puzzleWanted(), mistakesWanted(): solve these.
        gameWanted(key): the same page of another game.
        closed(): back to the page before.
    """

    dealWanted = Signal()
    codeWanted = Signal(object)
    dailyWanted = Signal()
    puzzleWanted = Signal()
    mistakesWanted = Signal()
    gameWanted = Signal(str)
    closed = Signal()

    def __init__(self, desk: Desk, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(desk, face, parent)
        self.facts: TodayFacts | None = None
        self._title = label("heading")
        self._back = button(self.closed.emit, "flat")
        self._deal_title, self._deal_note = label("subheading"), label("muted", wrap=True)
        self.deal_button = button(self.dealWanted.emit, "primary")
        self._code_title, self._code_note = label("subheading"), label("muted", wrap=True)
        self.code = QLineEdit()
        self.code.setMaxLength(_LONGEST_CODE)
        self.code.textChanged.connect(self._on_code)
        self.code_button = button(self._play_code)
        self._puzzle_title, self._puzzle_note = label("subheading"), label("muted", wrap=True)
        self.daily_button = button(self.dailyWanted.emit)
        self.puzzle_button = button(self.puzzleWanted.emit)
        self._due_title, self._due_note = label("subheading"), label("muted", wrap=True)
        self.due_button = button(self.mistakesWanted.emit)
        self._elsewhere_note = label("muted", wrap=True)
        self.elsewhere_button = button(self._go_elsewhere, "flat")
        self._build()
        self.retranslate()
        self.follow(desk.looks)
        self.on_looks()

    def _build(self) -> None:
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(26, 14, 26, 18)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._back)
        column.addLayout(head)
        typed = QHBoxLayout()
        typed.addWidget(self.code, 1)
        typed.addWidget(self.code_button)
        solve = QHBoxLayout()
        solve.addStretch(1)
        solve.addWidget(self.puzzle_button)
        solve.addWidget(self.daily_button)
        self._deal_card = _card(self._deal_title, self._deal_note, _right(self.deal_button))
        self._puzzle_card = _card(self._puzzle_title, self._puzzle_note, solve)
        self._due_card = _card(self._due_title, self._due_note, _right(self.due_button))
        code_card = _card(self._code_title, self._code_note, typed)
        self._elsewhere = QWidget()
        row = QHBoxLayout(self._elsewhere)
        row.setContentsMargins(14, 0, 0, 0)
        row.addWidget(self._elsewhere_note, 1)
        row.addWidget(self.elsewhere_button)
        for card in (self._deal_card, self._puzzle_card, self._due_card, code_card):
            column.addWidget(card)
        column.addWidget(self._elsewhere)
        self._area = SheetArea(sheet)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._area)

    def show_facts(self, facts: TodayFacts) -> None:
        """What there is to do."""
        self.facts = facts
        self._deal_card.setVisible(facts.deal is not None)
        self._puzzle_card.setVisible(facts.puzzles > 0)
        self._due_card.setVisible(facts.due > 0)
        self._elsewhere.setVisible(not facts.puzzles and bool(facts.elsewhere))
        self.retranslate()
        if facts.deal is not None:
            self.deal_button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the field plays the code; Esc goes back."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.code.hasFocus() and self.code_button.isEnabled():
            self._play_code()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._title.setText(self.tr("Today"))
        self._back.setText(self.tr("Back"))
        self._deal_title.setText(self.tr("Deal of the day"))
        self._puzzle_title.setText(self.tr("Puzzles"))
        self._due_title.setText(self.tr("Your mistakes"))
        self._code_title.setText(self.tr("A friend's deal"))
        self.code.setPlaceholderText(self.tr("Enter a code"))
        self.code.setAccessibleName(self.tr("Code of a deal"))
        self.code_button.setText(self.tr("Play"))
        self.daily_button.setText(self.tr("Puzzle of the day"))
        self.puzzle_button.setText(self.tr("Solve puzzles"))
        self.due_button.setText(self.tr("Solve them"))
        self._on_code()
        facts = self.facts
        if facts is None:
            return
        if facts.deal is not None:
            self._deal_note.setText(self._deal_words(facts.deal, facts.result))
            self.deal_button.setText(self._deal_button_words(facts))
        self._puzzle_note.setText(self._puzzle_words(facts))
        if facts.elsewhere:
            game = face_of(facts.elsewhere).title()
            self._elsewhere_note.setText(self.tr("There are puzzles for {game}.").format(game=game))
            self.elsewhere_button.setText(self.tr("To the puzzles"))
        self._due_note.setText(self.tr("%n mistake(s) to be looked at again.", "", facts.due))

    def _deal_button_words(self, facts: TodayFacts) -> str:
        if facts.going_on:
            return self.tr("Continue")
        return self.tr("Play") if facts.result is None else self.tr("Play again for practice")

    def _deal_words(self, deal: Deal, result: DayResult | None) -> str:
        told = deal_text(deal)
        if result is None:
            how = self.tr("Everybody gets the same cards and dice. The first game counts.")
        elif result.points is None or result.rank is None:
            how = self.tr("Begun but not finished.")
        else:
            how = self.tr("You played it: {points}, place {rank}.")
            points = self.face.words.score_amount(result.points)
            how = how.format(points=points, rank=number(result.rank))
        return f"{told}\n{how}"

    def _puzzle_words(self, facts: TodayFacts) -> str:
        standing = facts.standing
        if not standing.tried:
            return self.tr("Positions from real games in which one move is clearly the best.")
        words = self.tr(
            "{solved} of {tried} solved at the first try. Your rating: {rating} ± {sure}."
        )
        told = words.format(
            solved=number(standing.solved),
            tried=number(standing.tried),
            rating=number(standing.strength.rating),
            sure=number(2 * standing.strength.deviation),
        )
        if standing.streak > 1:
            row = self.tr("{n} in a row.").format(n=number(standing.streak))
            told = f"{told} {row}"
        if facts.daily_solved is not None:
            done = (
                self.tr("Today's is solved.") if facts.daily_solved else self.tr("Today's is done.")
            )
            told = f"{told} {done}"
        return told

    def _on_code(self) -> None:
        """Checked with every letter."""
        typed, told = self.code.text(), ""
        valid = False
        if typed.strip():
            try:
                told, valid = deal_text(deal_of_word(typed)), True
            except UnknownDealError as error:
                told = code_fault(typed, error)
        else:
            told = self.tr(
                "Every game shows a code at its end. With it you play the same cards and dice "
                "against the same bots."
            )
        self._code_note.setText(told)
        self.code_button.setEnabled(valid)

    def _go_elsewhere(self) -> None:
        if self.facts is not None:
            self.gameWanted.emit(self.facts.elsewhere)

    def _play_code(self) -> None:
        deal = deal_of_word(self.code.text())
        self.code.clear()
        self.codeWanted.emit(deal)

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        looks = self.desk.looks
        self._area.set_wide(looks.px(SHEET_WIDTH))
        set_icon(self._back, looks.icon("back"), looks.px(18))
        set_icon(self.deal_button, looks.accent_icon("play"), looks.px(18))


def _right(widget: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(widget)
    return row


def _card(title: QLabel, note: QLabel, row: QHBoxLayout) -> QFrame:
    card = frame("card")
    column = QVBoxLayout(card)
    column.setContentsMargins(14, 8, 14, 10)
    column.setSpacing(4)
    column.addWidget(title)
    column.addWidget(note)
    column.addLayout(row)
    return card
