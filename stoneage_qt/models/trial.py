"""A position in which somebody looks for a move, on a table to be touched."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from stoneage_qt.contract import OVER, Action, State
from stoneage_qt.models.bot_runner import BotRunner
from stoneage_qt.models.game import GameModel, Steps
from stoneage_qt.models.partners import demo_level
from stoneage_qt.session.match import Match
from stoneage_qt.session.seats import Seat


class _Halt:
    """Holds the game after the move that was looked for (a `Guide`)."""

    def holds(self) -> bool:
        """Nobody goes on."""
        return True

    def explains(self) -> bool:
        """The move is to be looked at; nothing is read."""
        return False

    def allows(self, _action: Action) -> bool:
        """Nothing can be done."""
        return False

    def next_action(self, _s: State) -> Action | None:
        """Nothing is decided."""
        return None


class TrialGame(QObject):
    """One decision of a match: whatever is tried is judged first, and made when it is let through.

    Then everything stands still, or bots play the rest of the round.

    Attributes:
        model: what the table and its lists look at.
        playing: whether the rest of the round is being played.

    Signals:
        playedOut(): the round is over, or the game.
    """

    playedOut = Signal()

    def __init__(
        self,
        match: Match,
        number: int,
        judge: Callable[[Action], bool],
        parent: QObject | None = None,
    ) -> None:
        """judge: asked about every move that is tried; whether it is made."""
        super().__init__(parent)
        self._judge = judge
        self._halt = _Halt()
        self._runner = BotRunner(parent=self)
        self._stops_in = 0
        self._made = False
        self.playing = False
        steps = Steps(auto_forced=False, stand_in=False)
        self.model = GameModel(position(match, number), self._runner, steps=steps, parent=self)
        # Before any table listens: it must not tell of a round's end that nobody plays on from.
        self.model.changed.connect(self._on_changed)
        self.model.set_second_thoughts(self._objects)

    def show(self, match: Match, number: int) -> None:
        """Another decision."""
        self.playing = self._made = False
        self.model.set_guide(None)
        self.model.show_match(position(match, number))

    def play_on(self) -> None:
        """Let bots play to the end of the round, for the person too."""
        if self.playing or self.model.state.actor == OVER:
            return
        self.playing = True
        self._stops_in = self._round()
        self.model.set_guide(None)
        self.model.set_demo(True)

    def close(self) -> None:
        """End the threads and the processes; call it before the program ends."""
        self.model.stop()
        self._runner.close()

    def _round(self) -> int:
        return self.model.match.rules.round_of(self.model.state)

    def _objects(self, action: Action) -> bool:
        self._made = self._judge(action)
        return not self._made

    def _on_changed(self, state: State) -> None:
        if self._made:
            self._made = False
            self.model.set_guide(self._halt)
        elif self.playing and (state.actor == OVER or self._round() != self._stops_in):
            self.playing = False
            self.model.set_guide(self._halt)
            self.playedOut.emit()


def position(match: Match, number: int) -> Match:
    """A match up to a decision, with one person: who decides. Nobody's program is run."""
    actor = match.state_at(number).actor
    strong = demo_level(match.rules.key)
    seats = [
        Seat(name=seat.name, colour=seat.colour)
        if place == actor
        else Seat(controller="bot", level=seat.level or strong, name=seat.name, colour=seat.colour)
        for place, seat in enumerate(match.seats)
    ]
    return match.branch(number, seats)
