"""Playing on from a position: who takes which seat, and whether the dice stay the same."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.bots.levels import level_keys
from stoneage_qt.games import face_of, minds_of
from stoneage_qt.session.lots import new_seed
from stoneage_qt.session.match import SEED_BITS, Match, Seat
from stoneage_qt.session.seats import MAX_NAME
from stoneage_qt.ui.pages.opponent_box import OpponentBox
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.seats import seat_name

PERSON = "person"
KEPT = "kept"


class BranchDialog(QDialog):
    """Assigns the seats of a branch.

    Signals:
        chosen(match): play this one.
    """

    chosen = Signal(object)

    def __init__(self, desk: Desk, match: Match, index: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._match = match
        self._index = index
        self.setWindowTitle(self.tr("Play on from here"))
        title = label("subheading")
        self._face = face_of(match.rules.key)
        stage = self._face.words.stage(match.rules.round_of(match.state_at(index)))
        title.setText(self.tr("Play on from {stage}").format(stage=stage))
        note = label("muted", wrap=True)
        note.setText(self.tr("A new game begins at this position; the old one stays as it is."))
        self.who: list[QComboBox] = []
        self.names: list[QLineEdit] = []
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        for number, seat in enumerate(match.seats):
            picture = label()
            px = desk.looks.px(34)
            sprites, portrait = desk.sprites_of(match.rules.key), self._face.portrait(seat.colour)
            picture.setPixmap(sprites.pixmap(portrait, (px, px), self.devicePixelRatioF()))
            grid.addWidget(picture, number, 0)
            self._add_seat(grid, number, seat)
        self.same_dice = QCheckBox(self.tr("The same rolls show the same dice as before"))
        self.same_dice.setChecked(True)
        box = QDialogButtonBox()
        go = box.addButton(self.tr("Play on"), QDialogButtonBox.ButtonRole.AcceptRole)
        box.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        go.setDefault(True)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 16)
        column.setSpacing(10)
        column.addWidget(title)
        column.addWidget(note)
        column.addLayout(grid)
        column.addWidget(self.same_dice)
        column.addWidget(box)

    def _add_seat(self, grid: QGridLayout, number: int, seat: Seat) -> None:
        name = QLineEdit(seat.name)
        name.setMaxLength(MAX_NAME)
        who = OpponentBox(self._desk, self._face)
        somebody = self._face.portrait(seat.colour)
        who.add_other(PERSON, self.tr("Person"), picture=somebody)
        who.add_levels()
        who.show_pictures()
        if seat.command is not None:
            who.add_other(KEPT, self.tr("Own program"))
        held = PERSON if seat.is_person else KEPT if seat.command is not None else seat.level
        row = who.findData(held)
        strongest = level_keys(minds_of(self._match.rules.key))[-1]
        who.setCurrentIndex(row if row >= 0 else who.findData(strongest))
        who.setAccessibleName(self.tr("Player {n}: who plays").format(n=number + 1))
        name.setAccessibleName(self.tr("Player {n}: name").format(n=number + 1))
        # Whoever has no name is called by what is chosen beside it.
        who.currentIndexChanged.connect(lambda: self._show_name(number))
        grid.addWidget(name, number, 1)
        grid.addWidget(who, number, 2)
        self.who.append(who)
        self.names.append(name)
        self._show_name(number)

    def _show_name(self, number: int) -> None:
        seat, chosen = self._match.seats[number], self.who[number].currentData()
        nameless = replace(seat.named(""), controller="bot", level=chosen)
        if chosen == PERSON:
            nameless = replace(nameless, controller="person", level=None)
        elif chosen == KEPT:
            nameless = seat.named("")
        self.names[number].setPlaceholderText(seat_name(self._face.words, [nameless], 0))

    def seats(self) -> list[Seat]:
        """Who was chosen."""
        chosen: list[Seat] = []
        for seat, who, field in zip(self._match.seats, self.who, self.names, strict=True):
            name = field.text().strip()
            if who.currentData() == PERSON:
                chosen.append(Seat(name=name, colour=seat.colour))
            elif who.currentData() == KEPT:
                chosen.append(seat.named(name))
            else:
                level = who.currentData()
                chosen.append(Seat(controller="bot", level=level, name=name, colour=seat.colour))
        return chosen

    def branch(self) -> Match:
        """The new game."""
        seed = None if self.same_dice.isChecked() else new_seed(SEED_BITS)
        return self._match.branch(self._index, self.seats(), seed=seed)

    def accept(self) -> None:
        """Begin."""
        match = self.branch()
        super().accept()
        self.chosen.emit(match)
