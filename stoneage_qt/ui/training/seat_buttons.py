"""Who sits at the table of an exercise: a small row, to look at what the others have."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from stoneage_qt.contract.face import Face
from stoneage_qt.models.game import NOBODY, GameModel
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.panels.players import describe_seat, name_seat
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate

_PICTURE = 26


class SeatButtons(UpToDate, QWidget):
    """A button for each player.

    Attributes:
        buttons: one for each seat.

    Signals:
        chosen(seat): show what belongs to this one.
    """

    chosen = Signal(int)

    def __init__(
        self, desk: Desk, face: Face, game: GameModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._face = face
        self._game = game
        self._visited = NOBODY
        self.buttons: list[QToolButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        game.matchChanged.connect(self._rebuild)
        game.changed.connect(self.retranslate)
        self.follow(desk.looks)
        self._rebuild()

    def show_visit(self, seat: int) -> None:
        """Whose things are shown, -1 for those of whoever decides."""
        self._visited = seat
        for place, one in enumerate(self.buttons):
            one.setChecked(place == seat)

    def _rebuild(self) -> None:
        for old in self.buttons:
            self._row.removeWidget(old)
            old.deleteLater()
        self.buttons = [self._button(seat) for seat in range(len(self._game.seats))]
        for one in self.buttons:
            self._row.addWidget(one)
        self.show_visit(self._visited)
        self.retranslate()
        self.on_looks()

    def _button(self, seat: int) -> QToolButton:
        one = QToolButton(self)
        one.setCheckable(True)
        one.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        one.clicked.connect(lambda _=False, number=seat: self._on_click(number))
        return one

    def _on_click(self, seat: int) -> None:
        # The board tells whom it shows; the button does not decide that.
        self.show_visit(self._visited)
        self.chosen.emit(seat)

    def retranslate(self) -> None:
        """Everything open about each of them, for tooltips and screen readers."""
        for seat, one in enumerate(self.buttons):
            one.setAccessibleName(name_seat(self._game, seat))
            told = describe_seat(self._game, seat)
            one.setAccessibleDescription(told)
            one.setToolTip(plain_tip(told))

    def on_looks(self) -> None:
        """Paint them in the sizes of the moment."""
        px = self._desk.looks.px(_PICTURE)
        sprites = self._desk.sprites_of(self._face.key)
        for seat, one in zip(self._game.seats, self.buttons, strict=True):
            picture = sprites.pixmap(
                self._face.portrait(seat.colour), (px, px), self.devicePixelRatioF()
            )
            one.setIcon(picture)
            one.setIconSize(picture.deviceIndependentSize().toSize())
