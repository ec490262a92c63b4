"""The same deal once more: the strongest bot plays it from a person's seat, without a board."""

from PySide6.QtCore import QObject, Signal

from stoneage_qt.games import minds_of
from stoneage_qt.models.bot_runner import BotRunner
from stoneage_qt.models.game import GameModel
from stoneage_qt.session.library_scan import round_starts
from stoneage_qt.session.match import Match
from stoneage_qt.session.seats import Seat


class ExpertGame(QObject):
    """Plays a match again with a bot in a person's seat; everybody else is as before.

    Attributes:
        level: who plays in the seat.
        seat: which it is.
        match: as far as it is played.

    Signals:
        moved(round): so far it is.
        finished(): to its end.
    """

    moved = Signal(int)
    finished = Signal()

    def __init__(
        self, match: Match, seat: int, level: str = "", parent: QObject | None = None
    ) -> None:
        """level: who plays, the strongest where none is named."""
        super().__init__(parent)
        strongest = max(minds_of(match.rules.key).levels, key=lambda known: known.strength)
        self.level = level or strongest.key
        self.seat = seat
        seats = [
            Seat(controller="bot", level=self.level, colour=one.colour) if place == seat else one
            for place, one in enumerate(match.seats)
        ]
        self.match = Match(match.rules, match.setup, seats, match.options, match.seed)
        self._runner = BotRunner()
        self._game = GameModel(self.match, self._runner, auto_settle=True, parent=self)
        self._game.changed.connect(self._on_changed)
        self._game.finished.connect(self.finished)

    def start(self) -> None:
        """Begin; everybody thinks in threads and processes of their own."""
        self._game.start()

    def close(self) -> None:
        """Stop; call it before the program ends."""
        self._game.stop()
        self._runner.close()

    def _on_changed(self) -> None:
        self.moved.emit(self.match.rules.round_of(self.match.state))


def totals_by_round(match: Match, seat: int) -> list[int]:
    """A seat's points if the game had ended after each round; the last is the result."""
    ends = [index for index, _ in round_starts(match)[1:]]
    last = len(match.actions)
    if not ends or ends[-1] != last:
        ends.append(last)
    return [match.rules.standings(match.state_at(index))[seat].total for index in ends]
