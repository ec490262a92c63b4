"""The new-game page: seats, season, modules, options. Enter starts."""

from dataclasses import asdict, replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.contract import ContentError
from stoneage_qt.games.stoneage.bots.levels import level_of
from stoneage_qt.games.stoneage.game import RULES
from stoneage_qt.games.stoneage.options import TableOptions, read_options
from stoneage_qt.games.stoneage.rules.constants import MAX_PLAYERS, MIN_PLAYERS
from stoneage_qt.games.stoneage.ui.words import text
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.pages.backdrop import Backdrop
from stoneage_qt.ui.pages.seat_row import SeatRow
from stoneage_qt.ui.pages.sheet import SheetArea
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.panels.widgets import button, frame, label, set_icon
from stoneage_qt.ui.shell.desk import Desk

SHEET_WIDTH = 860
NARROW = 600
MAX_SEED = 2**31 - 1


def _options(choice: NewGame) -> TableOptions:
    """As last chosen, or the usual ones where a file says nonsense."""
    try:
        return read_options(dict(choice.options))
    except ContentError:
        return TableOptions()


class NewGamePage(Backdrop):
    """Chooses a game.

    Signals:
        accepted(choice): start this `NewGame`.
        cancelled(): back to the page before.
        levelsChosen(levels): these bots would play; `show_level_fault` takes what is wrong.
    """

    accepted = Signal(object)
    cancelled = Signal()
    levelsChosen = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self._title = label("heading")
        self._rows = [SeatRow(desk, number) for number in range(MAX_PLAYERS)]
        self._start_label = label("strong")
        self._start = DropDown()
        self._start_label.setBuddy(self._start)
        self._season_label = label("strong")
        self._seasons = {season: QRadioButton() for season in ("summer", "winter")}
        self._season_group = QButtonGroup(self)
        self._modules_label = label("strong")
        self._modules = {key: QCheckBox() for key in RULES.modules}
        self._notes = {key: label("caption", wrap=True) for key in RULES.modules}
        self._open_note = label("caption", wrap=True)
        self._practice_note = label("caption", wrap=True)
        self._options_label = label("strong")
        self._open_cards = QCheckBox()
        self._practice = QCheckBox()
        self._seed_label = label("strong")
        self._seed = QLineEdit()
        self._seed.setValidator(QIntValidator(0, MAX_SEED, self._seed))
        self._seed_label.setBuddy(self._seed)
        self._seed_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._fault = label("danger", wrap=True)
        self._level_faults: dict[str, str] = {}
        self._go = button(self._accept, "primary")
        self._back = button(self.cancelled.emit, "flat")
        self._build()
        self._connect()
        self.retranslate()
        self.show_choice(desk.settings.new_game)
        desk.looks.changed.connect(self._on_looks)
        self._on_looks()

    def _build(self) -> None:
        sheet = frame("panel")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(26, 16, 26, 18)
        column.setSpacing(9)
        column.addWidget(self._title)
        for row in self._rows:
            column.addWidget(row)
        column.addSpacing(4)
        column.addLayout(self._choices())
        column.addStretch(1)
        end = QHBoxLayout()
        end.addWidget(self._back)
        end.addWidget(self._fault, 1)
        end.addWidget(self._go)
        column.addLayout(end)
        self._area = SheetArea(sheet)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._area)

    def _choices(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(6)
        seasons = QHBoxLayout()
        seasons.setSpacing(28)
        for choice in self._seasons.values():
            self._season_group.addButton(choice)
            seasons.addWidget(choice)
        seasons.addStretch(1)
        grid.addWidget(self._season_label, 0, 0)
        grid.addLayout(seasons, 1, 0)
        grid.addWidget(self._modules_label, 2, 0)
        for number, key in enumerate(RULES.modules):
            grid.addLayout(_with_note(self._modules[key], self._notes[key]), 3 + number, 0)
        grid.addWidget(self._start_label, 0, 1)
        grid.addWidget(self._start, 1, 1)
        grid.addWidget(self._options_label, 2, 1)
        grid.addLayout(_with_note(self._open_cards, self._open_note), 3, 1)
        grid.addLayout(_with_note(self._practice, self._practice_note), 4, 1)
        self._seed_row.setSpacing(10)
        self._seed_row.addWidget(self._seed_label)
        self._seed_row.addWidget(self._seed, 1)
        grid.addLayout(self._seed_row, 5, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _connect(self) -> None:
        for row in self._rows:
            row.changed.connect(self._check)
            row.colourWanted.connect(self._swap_colours)
        self._season_group.buttonToggled.connect(self._on_season)

    # What is chosen

    def choice(self) -> NewGame:
        """Everything as it is chosen now."""
        start = self._start.currentData()
        season = self._season()
        modules = frozenset(
            key for key, check in self._modules.items() if check.isChecked() and season == "winter"
        )
        options = TableOptions(
            season="winter" if season == "winter" else "summer",
            open_cards=self._open_cards.isChecked(),
            practice=self._practice.isChecked(),
            edition=_options(self.desk.settings.new_game).edition,
        )
        seed = self._seed.text()
        return NewGame(
            seats=tuple(row.seat() for row in self._rows),
            start=start,
            modules=modules,
            options=asdict(options),
            seed=int(seed) if seed else None,
        )

    def show_choice(self, choice: NewGame) -> None:
        """Show what was chosen the last time."""
        for row, seat in zip(self._rows, choice.seats, strict=True):
            row.show_seat(seat)
        self._spread_colours()
        options = _options(choice)
        self._seasons[options.season].setChecked(True)
        for key, check in self._modules.items():
            check.setChecked(key in choice.modules)
        self._open_cards.setChecked(options.open_cards)
        self._practice.setChecked(options.practice)
        self._seed.setText("" if choice.seed is None else str(choice.seed))
        self._fill_start()
        start = self._start.findData(choice.start)
        self._start.setCurrentIndex(max(0, start))
        self._on_season()
        self._check()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._title.setText(self.tr("New game"))
        self._start_label.setText(self.tr("Start player"))
        self._season_label.setText(self.tr("Season"))
        for season, choice in self._seasons.items():
            choice.setText(text.season_name(season))
        self._modules_label.setText(self.tr("Winter modules"))
        for key, check in self._modules.items():
            check.setText(text.module_name(key))
            self._notes[key].setText(text.module_note(key))
            check.setAccessibleDescription(text.module_note(key))
        self._options_label.setText(self.tr("Options"))
        self._open_cards.setText(self.tr("Cards lie open"))
        self._open_note.setText(self.tr("Everybody may look at everybody's cards."))
        self._practice.setText(self.tr("Practice game"))
        self._practice_note.setText(
            self.tr("Moves can be taken back beyond dice and cards; the same dice fall again.")
        )
        self._seed_label.setText(self.tr("Seed"))
        self._seed.setPlaceholderText(self.tr("drawn anew"))
        self._seed.setToolTip(self.tr("The same seed gives the same cards and the same dice."))
        self._go.setText(self.tr("Start the game"))
        self._back.setText(self.tr("Back"))
        for row in self._rows:
            row.retranslate()
        self._fill_start()
        self._check()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, wherever the focus is; Escape goes back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._accept()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The seed stands below its name where there is no room beside it."""
        super().resizeEvent(event)
        narrow = self.width() < self.desk.looks.px(NARROW)
        way = QBoxLayout.Direction
        self._seed_row.setDirection(way.TopToBottom if narrow else way.LeftToRight)

    def showEvent(self, event: QShowEvent) -> None:
        """Only who sees the page wants to know whether its bots can play."""
        super().showEvent(event)
        self._ask_levels()

    def show_level_fault(self, level: str, why: str) -> None:
        """Say so where a chosen bot can't play as it should."""
        self._level_faults[level] = why
        self._tell_fault()

    def set_focus(self) -> None:
        """Where the keyboard begins: Enter starts at once."""
        self._go.setFocus()

    def choose_season(self, season: str) -> None:
        """Summer or winter."""
        self._seasons[season].setChecked(True)
        self._on_season()

    # Inside

    def _season(self) -> str:
        return "winter" if self._seasons["winter"].isChecked() else "summer"

    def _on_season(self) -> None:
        winter = self._season() == "winter"
        for check in self._modules.values():
            check.setEnabled(winter)
        for note in self._notes.values():
            note.setEnabled(winter)
        self._modules_label.setEnabled(winter)
        self.set_season(self._season())

    def _players(self) -> int:
        return sum(1 for row in self._rows if row.is_open())

    def _check(self) -> None:
        self._go.setEnabled(self._is_complete())
        self._tell_fault()
        self._fill_start()
        if self.isVisible():
            self._ask_levels()

    def _is_complete(self) -> bool:
        told = all(row.is_complete() for row in self._rows)
        return told and self._players() >= MIN_PLAYERS

    def _levels(self) -> list[str]:
        """The bots chosen, each once."""
        seats = [row.seat() for row in self._rows]
        return list(dict.fromkeys(seat.level for seat in seats if seat and seat.level))

    def _ask_levels(self) -> None:
        levels = [level for level in self._levels() if level not in self._level_faults]
        if levels:
            self.levelsChosen.emit(levels)

    def _tell_fault(self) -> None:
        """What is wrong with the choice; a bot without its weights is no reason not to play."""
        words = why = ""
        for level in self._levels():
            if self._level_faults.get(level):
                why = self._level_faults[level]
                words = self.tr("{bot} cannot load what it has learnt; {other} plays instead.")
                words = words.format(
                    bot=text.level_name(level), other=text.level_name(unlearned(level))
                )
        if self._players() < MIN_PLAYERS:
            words = self.tr("At least two players are needed.")
        elif not self._is_complete():
            words = self.tr("Type the command of the program that is to play.")
        self._fault.setText(words)
        self._fault.setToolTip(plain_tip(why))

    def _fill_start(self) -> None:
        """The open seats, by their number among the players."""
        chosen = self._start.currentData()
        self._start.clear()
        self._start.addItem(self.tr("drawn by lot"), None)
        seats = [seat for row in self._rows if (seat := row.seat()) is not None]
        for number in range(len(seats)):
            self._start.addItem(text.seat_name(seats, number), number)
        self._start.setCurrentIndex(max(0, self._start.findData(chosen)))

    def _swap_colours(self, wanting: SeatRow, colour: str) -> None:
        """Who has the colour gets the other one's in exchange."""
        before = wanting.colour
        for row in self._rows:
            if row is not wanting and row.colour == colour:
                row.set_colour(before)
        wanting.set_colour(colour)
        self._check()

    def _spread_colours(self) -> None:
        """Closed seats have no colour of their own: give them those left over."""
        free = [colour for colour in RULES.colours if not self._taken(colour)]
        for row in self._rows:
            if not row.is_open() and free:
                row.set_colour(free.pop(0))

    def _taken(self, colour: str) -> bool:
        return any(row.is_open() and row.colour == colour for row in self._rows)

    def _accept(self) -> None:
        if self._is_complete():
            choice = self.choice()
            # A seed is meant for one game: the next one is drawn anew unless it is given again.
            self.desk.store.change(new_game=replace(choice, seed=None))
            self._seed.clear()
            self.accepted.emit(choice)

    def _on_looks(self) -> None:
        looks = self.desk.looks
        self._area.set_wide(looks.px(SHEET_WIDTH))
        set_icon(self._go, looks.accent_icon("play"), looks.px(22))
        set_icon(self._back, looks.icon("back"), looks.px(18))
        self._go.setMinimumHeight(looks.px(42))
        for row in self._rows:
            row.retranslate()


def _with_note(check: QCheckBox, note: QLabel) -> QVBoxLayout:
    """A choice with a sentence below it."""
    column = QVBoxLayout()
    column.setSpacing(0)
    column.addWidget(check)
    note.setContentsMargins(30, 0, 0, 4)
    column.addWidget(note)
    column.addStretch(1)  # where the neighbour needs more lines
    return column


def unlearned(level: str) -> str:
    """The level that plays where no weights can be loaded; the learned ones share them."""
    found = level_of(level)
    return unlearned(found.lower) if found.learned else level
