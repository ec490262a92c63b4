"""Before a match comes to the table: who plays the seats that a file gave to a program."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from stoneage_qt.contract.face import Words
from stoneage_qt.games import face_of, minds_of
from stoneage_qt.models.admission import needs_answer, taken_over, told_seats
from stoneage_qt.session.approvals import Approvals
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.seats import Seat
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.faults import fault_text
from stoneage_qt.ui.words.language import both
from stoneage_qt.ui.words.seats import seat_name

if TYPE_CHECKING:
    from stoneage_qt.ui.dialogs.program import ProgramDialog

GoOn = Callable[[tuple[Seat, ...]], object]


class Admission(QObject):
    """Asks, seat by seat; without a question the match is there at once.

    Attributes:
        dialog: the question that is open, or None.

    Signals:
        told(words): who plays in a program's place.
        trouble(words): the answer could not be written down.
    """

    told = Signal(str)
    trouble = Signal(str)

    def __init__(self, desk: Desk, approvals: Approvals, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._approvals = approvals
        self._window = window
        self.dialog: ProgramDialog | None = None

    def admit(self, game: str, seats: Sequence[Seat], go_on: GoOn) -> None:
        """Call `go_on` with the seats as they are to be played; never, where it is cancelled."""
        self.forget()
        self._ask(game, told_seats(seats), (), go_on)

    def forget(self) -> None:
        """Another match is wanted, or none: what was asked no longer matters."""
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.close()
            dialog.deleteLater()

    def _ask(
        self, game: str, seats: tuple[Seat, ...], replaced: tuple[Seat, ...], go_on: GoOn
    ) -> None:
        minds = minds_of(game)
        asked = (n for n, seat in enumerate(seats) if needs_answer(minds, seat, self._approvals))
        number = next(asked, -1)
        if number < 0:
            go_on(seats)
            self._tell(face_of(game).words, replaced)
            return
        from stoneage_qt.ui.dialogs.program import ProgramDialog

        dialog = self.dialog = ProgramDialog(self._desk, game, seats[number], self._window)

        def answered() -> None:
            self.dialog = None
            dialog.deleteLater()
            seat = seats[number]
            if dialog.approved and seat.command is not None:
                self._approve(seat.command)
                self._ask(game, seats, replaced, go_on)
                return
            other = taken_over(minds, seat, by_person=dialog.by_person)
            now = (*seats[:number], other, *seats[number + 1 :])
            self._ask(game, now, (*replaced, other), go_on)

        dialog.accepted.connect(answered)
        dialog.open()

    def _approve(self, command: str) -> None:
        try:
            self._approvals.give(command)
        except SaveError as error:
            self.trouble.emit(fault_text(error))

    def _tell(self, told: Words, replaced: tuple[Seat, ...]) -> None:
        persons = [seat_name(told, (seat,), 0) for seat in replaced if seat.is_person]
        bots = [seat_name(told, (seat,), 0) for seat in replaced if not seat.is_person]
        words = []
        if persons:
            words.append(self.tr("A person plays {names}.").format(names=both(persons)))
        if bots:
            words.append(self.tr("A quick bot plays {names}.").format(names=both(bots)))
        if words:
            self.told.emit(" ".join(words))
