"""The table: the match that is played, its bots, its autosave, its hints."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from stoneage_qt.models.bot_runner import BotRunner
from stoneage_qt.models.game import BotRequest, GameModel, Steps, demo_level
from stoneage_qt.session.autosave import Autosave, Recovery, pending_recoveries
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.match import Match
from stoneage_qt.ui.text_faults import fault_text
from stoneage_qt.ui.window_desk import Desk


class Table(QObject):
    """Holds a match while it is played and keeps it safe.

    Attributes:
        game: the model, None before the first match.
        keeps: whether what is played is kept in the autosave; a lesson is not.

    Signals:
        created(game): the first match is here; show it before it starts.
        opened(): a match is on the table.
        hinted(action): what a strong bot would do.
        trouble(words): something could not be saved or read.
    """

    created = Signal(object)
    opened = Signal()
    hinted = Signal(object)
    trouble = Signal(str)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._autosave = Autosave(desk.places)
        self._unsaved_told = False
        self._runner = BotRunner()
        self._adviser: BotRunner | None = None
        self.game: GameModel | None = None
        self.keeps = True

    def show(self, match: Match, *, paused: bool = False) -> None:
        """Put a match on the table."""
        if self.game is None:
            self.game = GameModel(match, self._runner, steps=self._steps())
            self.game.changed.connect(self._record)
            self.created.emit(self.game)
            self.game.set_paused(paused)
            self.opened.emit()
            self.game.start()
        else:
            self.game.set_paused(paused)
            self.opened.emit()
            self.game.show_match(match)

    def show_still(self, match: Match) -> None:
        """Put a match on the table and let nobody move; for pictures."""
        self.show(match, paused=True)

    def recovery(self) -> Recovery | None:
        """The newest game that was left behind and can be read."""
        for found in pending_recoveries(self._desk.places):
            if found.match is not None:
                return found
            if found.fault is not None:
                self.trouble.emit(fault_text(found.fault))
        return None

    def resume(self, recovery: Recovery) -> bool:
        """Go on with a game that was left behind, at the very action."""
        try:
            match = self._autosave.adopt(recovery)
        except SaveError as error:
            self.trouble.emit(fault_text(error))
            return False
        self.show(match)
        return True

    def use_settings(self) -> None:
        """The settings have changed."""
        if self.game is not None and self.game.steps != self._steps():
            self.game.set_steps(self._steps())

    def ask_hint(self) -> bool:
        """Ask a strong bot what it would do for the person to move."""
        game = self.game
        if game is None or not game.actor_is_person():
            return False
        if self._adviser is None:
            self._adviser = BotRunner()
            self._adviser.decided.connect(self._on_advice)
        self._adviser.ask(
            BotRequest(game.revision, game.state, game.state.actor, demo_level(), None, 1)
        )
        return True

    def close(self) -> None:
        """Stop everything; the game stays in its slot for the next start."""
        if self.game is not None:
            self.game.stop()
        self._runner.close()
        if self._adviser is not None:
            self._adviser.close()
        self._autosave.close()

    def _steps(self) -> Steps:
        settings = self._desk.settings
        return Steps(settings.auto_roll, settings.forced_steps)

    def _record(self) -> None:
        """After every action the whole game is on the disk."""
        game = self.game
        if game is None or game.replaying or not self.keeps:
            return
        try:
            self._autosave.record(game.match)
            self._unsaved_told = False
        except SaveError as error:
            if not self._unsaved_told:
                self._unsaved_told = True
                self.trouble.emit(fault_text(error))

    def _on_advice(self, revision: int, action: Any) -> None:
        if self.game is not None and revision == self.game.revision:
            self.hinted.emit(action)
