"""One seat on the new-game page: who plays, under which name, in which colour."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.bots.levels import level_keys
from stoneage_qt.contract.face import Face
from stoneage_qt.games import minds_of
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.session.seats import EVEN, MAX_COMMAND, MAX_NAME, Seat
from stoneage_qt.ui.pages.opponent_box import OpponentBox
from stoneage_qt.ui.pages.opponent_gallery import OpponentRole
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.panels.widgets import label, restyle
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.seats import even_name

CLOSED: Final = "closed"
PERSON: Final = "person"
PROGRAM: Final = "program"
LEAST_NAME: Final = 110
_GAP: Final = 12


class SeatRow(QFrame):
    """Controller, name and colour of a seat.

    Signals:
        changed(): something was chosen.
        colourWanted(row, colour): the seat wants a colour that another one may have.
    """

    changed = Signal()
    colourWanted = Signal(object, str)

    def __init__(self, desk: Desk, face: Face, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._face = face
        self._number = number
        self._colour = face.rules.colours[number]
        self.setProperty("class", "card")
        self._meeple = label()
        self._heading = label("subheading")
        self._who = OpponentBox(desk, face)
        self._name = QLineEdit()
        self._name.setMaxLength(MAX_NAME)
        self._colours = DropDown()
        self._command = QLineEdit()
        self._command.setMaxLength(MAX_COMMAND)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 10)
        column.setSpacing(8)
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        column.addLayout(row)
        row.addWidget(self._meeple)
        row.addWidget(self._heading)
        self._looks = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._looks.setSpacing(_GAP)
        self._looks.addWidget(self._name, 3)
        self._looks.addWidget(self._colours, 2)
        self._fields = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._fields.setSpacing(_GAP)
        self._fields.addWidget(self._who, 3)
        self._fields.addLayout(self._looks, 5)
        row.addLayout(self._fields, 1)
        column.addWidget(self._command)
        self._who.currentIndexChanged.connect(self._on_who)
        self._name.textEdited.connect(self._on_name)
        self._command.textEdited.connect(self._on_name)
        self._colours.activated.connect(self._on_colour)
        self.retranslate()

    def seat(self) -> Seat | None:
        """What was chosen; None for a closed seat."""
        who = self._who.currentData()
        if who == CLOSED:
            return None
        name = self._name.text().strip()
        if who == PERSON:
            return Seat(controller="person", name=name, colour=self._colour)
        if who == PROGRAM:
            command = self._command.text().strip()
            return Seat(controller="bot", command=command, name=name, colour=self._colour)
        return Seat(controller="bot", level=who, name=name, colour=self._colour)

    def show_seat(self, seat: Seat | None) -> None:
        """Show a choice made before."""
        if seat is not None:
            self._name.setText(seat.name)
            if seat.colour in self._face.rules.colours:
                self.set_colour(seat.colour)
            self._command.setText(seat.command or "")
        row = self._who.findData(_who(seat))
        strongest = level_keys(minds_of(self._face.key))[-1]
        self._who.setCurrentIndex(row if row >= 0 else self._who.findData(strongest))

    @property
    def colour(self) -> str:
        """The seat's colour."""
        return self._colour

    def set_colour(self, colour: str) -> None:
        """Give the seat a colour."""
        self._colour = next(known for known in self._face.rules.colours if known == colour)
        self._colours.setCurrentIndex(self._colours.findData(colour))
        self._show_looks()

    def is_complete(self) -> bool:
        """Whether everything is told that a game needs."""
        return self._who.currentData() != PROGRAM or bool(self._command.text().strip())

    def is_open(self) -> bool:
        """Whether anybody sits here."""
        return bool(self._who.currentData() != CLOSED)

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        chosen = self._who.currentData()
        self._who.blockSignals(True)
        self._who.clear()
        self._who.add_other(PERSON, self.tr("Person"), self.tr("You, or anybody here."))
        self._who.add_levels()
        self._who.add_even()
        protocol = self.tr("Any program that speaks the bot protocol plays.")
        self._who.add_other(PROGRAM, self.tr("Own program…"), protocol, "icons/settings")
        self._who.add_other(CLOSED, self.tr("Empty"), self.tr("Nobody sits here."))
        self._who.setCurrentIndex(max(0, self._who.findData(chosen)))
        self._who.blockSignals(False)
        self._colours.clear()
        for colour in self._face.rules.colours:
            self._colours.addItem(self._colour_text(colour), colour)
        number = self._number + 1
        self._heading.setText(str(number))
        self._who.setAccessibleName(self.tr("Player {n}: who plays").format(n=number))
        self._name.setAccessibleName(self.tr("Player {n}: name").format(n=number))
        self._colours.setAccessibleName(self.tr("Player {n}: colour").format(n=number))
        self._command.setAccessibleName(self.tr("Player {n}: command").format(n=number))
        self._command.setPlaceholderText(self.tr("The command that starts it: python my_bot.py"))
        self._colours.setCurrentIndex(self._colours.findData(self._colour))
        self._show_looks()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In two lines or three where one is too short for all."""
        super().resizeEvent(event)
        self._stack()

    def _stack(self) -> None:
        looks = self._desk.looks.px(LEAST_NAME) + _GAP + self._colours.sizeHint().width()
        room = self._fields.geometry().width()
        _stand(self._fields, self._who.sizeHint().width() + _GAP + looks <= room)
        _stand(self._looks, looks <= room)

    def _show_looks(self) -> None:
        looks = self._desk.looks
        self._who.show_pictures()
        # A person plays with the coin of the seat, which may have changed.
        person = self._who.findData(PERSON)
        self._who.setItemData(person, self._face.portrait(self._colour), OpponentRole.PICTURE)
        px = looks.px(40)
        dpr = self.devicePixelRatioF()
        sprites, portrait = self._desk.sprites_of(self._face.key), self._face.portrait
        self._meeple.setPixmap(sprites.pixmap(portrait(self._colour), (px, px), dpr))
        self._meeple.setEnabled(self.is_open())
        small = looks.px(20)
        for row, colour in enumerate(self._face.rules.colours):
            icon = QIcon(sprites.pixmap(portrait(colour), (small, small), dpr))
            self._colours.setItemIcon(row, icon)
        self._colours.setIconSize(QSize(small, small))
        self._heading.setMinimumWidth(looks.px(18))
        is_open = self.is_open()
        self._name.setVisible(is_open)
        self._command.setVisible(self._who.currentData() == PROGRAM)
        self._colours.setVisible(is_open)
        self._name.setPlaceholderText(self._placeholder())
        self._who.setToolTip(
            plain_tip(str(self._who.currentData(Qt.ItemDataRole.ToolTipRole) or ""))
        )
        restyle(self, "closed", not is_open)
        self._stack()

    def _placeholder(self) -> str:
        who = self._who.currentData()
        if who in (PERSON, CLOSED, PROGRAM):
            return self._face.words.colour(self._colour)
        return even_name() if who == EVEN else self._face.words.level(str(who))

    def _colour_text(self, colour: str) -> str:
        words, symbol = self._face.words, self._face.words.token(colour)
        if not symbol:
            return words.colour(colour)
        pair = self.tr("{colour} · {symbol}")
        return pair.format(colour=words.colour(colour), symbol=symbol)

    def _on_who(self) -> None:
        self._show_looks()
        self.changed.emit()

    def _on_name(self) -> None:
        self.changed.emit()

    def _on_colour(self) -> None:
        self.colourWanted.emit(self, self._colours.currentData())


def _stand(fields: QBoxLayout, beside: bool) -> None:
    """Beside each other, or one below the other."""
    way = QBoxLayout.Direction
    fields.setDirection(way.LeftToRight if beside else way.TopToBottom)


def _who(seat: Seat | None) -> str | None:
    """What the list of players calls it."""
    if seat is None:
        return CLOSED
    if seat.is_person:
        return PERSON
    return seat.level if seat.command is None else PROGRAM
