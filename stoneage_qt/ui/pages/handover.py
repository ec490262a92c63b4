"""Between two people at one computer: a page that hides everything."""

from dataclasses import asdict

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from stoneage_qt.contract.face import Face
from stoneage_qt.models.game import GameModel
from stoneage_qt.ui.pages.backdrop import Backdrop
from stoneage_qt.ui.panels.widgets import button, frame, label
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.seats import seat_name


class HandOverPage(UpToDate, Backdrop):
    """Says whose turn it is, and waits until that person is there.

    Signals:
        taken(): the person is there.
    """

    taken = Signal()

    def __init__(
        self, desk: Desk, face: Face, game: GameModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(desk, face, parent)
        self._game = game
        self._seat = 0
        self._meeple = label()
        self._meeple.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name = label("title")
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note = label("muted")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._go = button(self.taken.emit, "primary")
        sheet = frame("popover")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(60, 34, 60, 34)
        column.setSpacing(14)
        for widget in (self._meeple, self._name, self._note, self._go):
            column.addWidget(widget)
        page = QVBoxLayout(self)
        page.addWidget(sheet, 0, Qt.AlignmentFlag.AlignCenter)
        self.follow(desk.looks)
        self.retranslate()

    def show_seat(self, seat: int) -> None:
        """Ask for the person of this seat."""
        self._seat = seat
        self.set_scenery(self.face, self.face.variant_of(asdict(self._game.match.options)))
        self.retranslate()
        self.on_looks()
        self._go.setFocus()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        seat = min(self._seat, len(self._game.seats) - 1)
        name = seat_name(self.face.words, self._game.seats, seat)
        self._name.setText(self.tr("{name} is next").format(name=name))
        self._note.setText(self.tr("Everything is hidden until you are there."))
        self._go.setText(self.tr("Here I am"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space go on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.taken.emit()
        else:
            super().keyPressEvent(event)

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        px = self.desk.looks.px(120)
        colour = self._game.seats[min(self._seat, len(self._game.seats) - 1)].colour
        sprites = self.desk.sprites_of(self.face.key)
        portrait = self.face.portrait(colour)
        self._meeple.setPixmap(sprites.pixmap(portrait, (px, px), self.devicePixelRatioF()))
