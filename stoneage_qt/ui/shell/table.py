"""The table: the match that is played, its bots, its autosave, its hints."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from stoneage_qt.models.game import GameModel, Steps
from stoneage_qt.session.approvals import Approvals
from stoneage_qt.session.autosave import Autosave, Recovery, archive, clear_up, put_away
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.match import Match
from stoneage_qt.session.seats import Seat
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.opener import Opener
from stoneage_qt.ui.words.faults import fault_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stoneage_qt.models.bot_runner import BotRunner
    from stoneage_qt.models.hints import HintRunner, Tutor
    from stoneage_qt.ui.shell.sound import TableSounds


class OpenTable(QObject):
    """Holds a match while it is played and keeps it safe.

    Attributes:
        game: the model, None before the first match.
        approvals: the programs that may play here.
        keeps: whether a match is kept in the autosave and counts; a lesson does not.

    Signals:
        created(game): the first match of a game is here; show it before it starts.
        opened(): a match is on the table.
        hinted(hints): what a strong player would do, best first.
        warned(action, better, cost): the tutor holds a move back, once.
        warningWithdrawn(): what the tutor warned about can no longer be played.
        checked(game, level, fault): whether a bot can play as it should, "" where it can.
        trouble(words, details): something could not be done.
        unsaved(words): the game on the table is not being saved, and why.
    """

    created = Signal(object)
    opened = Signal()
    hinted = Signal(object)
    warned = Signal(object, object, float)
    warningWithdrawn = Signal()
    checked = Signal(str, str, str)
    trouble = Signal(str, str)
    unsaved = Signal(str)

    def __init__(self, desk: Desk, opener: Opener, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._opener = opener
        self._autosave = Autosave(desk.places)
        self.approvals = Approvals(desk.places)
        self._offered: Recovery | None = None
        self._offer_listed: Path | None = None
        self._unsaved_told = False
        self._runner: BotRunner | None = None
        self._hints: HintRunner | None = None
        self._tutor: Tutor | None = None
        self._sounds: TableSounds | None = None
        self._wanted = -1
        self.game: GameModel | None = None
        self.keeps: Callable[[Match], bool] = lambda _match: True

    def show(self, match: Match, *, paused: bool = False) -> None:
        """Put a match on the table."""
        if self.keeps(match):
            # Not with its first action: until then nobody would find the game that lay here.
            self._autosave.make_room(match)
        if self.game is not None and self.game.match.rules is not match.rules:
            self._clear()
        if self.game is None:
            self.game = self._make_game(match)
            self.created.emit(self.game)
            self.game.set_paused(paused)
            self.opened.emit()
            self.game.start()
        else:
            self.game.set_paused(paused)
            self.opened.emit()
            self.game.show_match(match)

    def _clear(self) -> None:
        """Another game is played: its model and all that listens to it are made anew."""
        game, self.game = self.game, None
        if game is not None:
            game.stop()
            game.deleteLater()
        for part in (self._hints, self._sounds):
            if part is not None:
                part.close()
                part.deleteLater()

    def _make_game(self, match: Match) -> GameModel:
        """The model with its bots; they are loaded only now, the start page needs none."""
        from stoneage_qt.models.hints import HintRunner, Tutor
        from stoneage_qt.ui.shell.sound import TableSounds

        game = GameModel(match, self._bots(), steps=self._steps())
        self._hints = HintRunner()
        self._hints.hinted.connect(self._on_hints)
        self._hints.failed.connect(self._on_no_hints)
        self._tutor = Tutor(game, self._hints)
        self._tutor.severity = self._severity()
        self._tutor.warned.connect(self.warned)
        self._tutor.withdrawn.connect(self.warningWithdrawn)
        game.changed.connect(self._record)
        self._sounds = TableSounds(self._desk, game)
        return game

    def _bots(self) -> "BotRunner":
        from stoneage_qt.models.bot_runner import BotRunner

        if self._runner is None:
            self._runner = BotRunner(approved=self.approvals.has)
            self._runner.checked.connect(self.checked)
            self._runner.budget = self._desk.settings.bot_thinking
        return self._runner

    def check_levels(self, game: str, levels: "Sequence[str]") -> None:
        """Find out whether these bots can play as they should; `checked` tells."""
        self._bots().check(game, levels)

    def show_still(self, match: Match) -> None:
        """Put a match on the table and let nobody move; for pictures."""
        self.show(match, paused=True)

    def tell_unkept(self) -> None:
        """Say where no game can be kept, before one is begun."""
        fault = self._autosave.fault()
        if fault is not None:
            words = self.tr(
                "Games can't be saved by themselves here. {why} What you play is lost at the end, "
                "unless you save it elsewhere: menu Game, Save as…"
            )
            self.trouble.emit(words.format(why=fault_text(fault)), "")

    def recovery(self) -> Recovery | None:
        """The newest game that was left behind and can be read; all others go to the library."""
        left = clear_up(self._desk.places)
        if left.faults:
            words = [fault_text(fault) for fault in left.faults]
            next_step = self.tr("It was put into the library, where you can delete it.")
            self.trouble.emit(f"{words[0]} {next_step}", "\n".join(words))
        elif left.torn:
            self.trouble.emit(
                self.tr(
                    "The end of a saved game was missing, as after a power cut. You can go on from "
                    "what was there; the last moves may have to be played again."
                ),
                "",
            )
        self._offered, self._offer_listed = left.newest, None
        return left.newest

    @property
    def listed(self) -> Path | None:
        """Where the game on the table, or the one left behind, lies in the library."""
        game = self.game
        return self._offer_listed if game is None else self._autosave.listed(game.match)

    def list_game(self) -> None:
        """Let the game that goes on be found in the library, like all that are not finished."""
        try:
            self._autosave.list_it()
            offered = self._offered
            if offered is not None and offered.match is not None and offered.match.actions:
                self._offer_listed = archive(self._desk.places, offered.match)
        except SaveError as error:
            self.trouble.emit(fault_text(error), "")

    def resume(self, recovery: Recovery, seats: "Sequence[Seat]") -> bool:
        """Go on with a game that was left behind, at the very action, with these players."""

        def show(match: Match) -> None:
            self._offered = self._offer_listed = None
            match.reseat(seats)
            self.show(match)

        def tell(error: SaveError) -> None:
            self._offered = self._offer_listed = None
            self.trouble.emit(fault_text(error), "")

        return self._opener.open(self._autosave.adopt_in_steps(recovery), show, tell)

    def use_settings(self) -> None:
        """The settings have changed."""
        if self.game is not None and self.game.steps != self._steps():
            self.game.set_steps(self._steps())
        if self._runner is not None:
            self._runner.budget = self._desk.settings.bot_thinking
        if self._tutor is not None:
            self._tutor.severity = self._severity()
        if self._sounds is not None:
            self._sounds.use_settings()

    def ring(self) -> None:
        """Call whoever is to move, aloud."""
        if self._sounds is not None:
            self._sounds.ring()

    def ask_hint(self) -> str:
        """Ask what a strong player would do for the person to move; returns what to tell of it."""
        game = self.game
        if game is None or self._hints is None or game.guided or not game.actor_is_person():
            return ""
        if game.is_covered:
            return self.tr("Show your hand first: hints are about its cards.")
        self._wanted = game.revision
        self._hints.ask(game.advice())
        return self.tr("Thinking about hints …")

    def play_anyway(self) -> bool:
        """Play the move that the tutor holds back."""
        return self._tutor is not None and self._tutor.play_anyway()

    def play_better(self) -> bool:
        """Play what the tutor would rather see."""
        return self._tutor is not None and self._tutor.play_better()

    def close(self) -> None:
        """Stop everything; the game stays in its slot for the next start."""
        if self.game is not None:
            self.game.stop()
        if self._runner is not None:
            self._runner.close()
        if self._hints is not None:
            self._hints.close()
        if self._sounds is not None:
            self._sounds.close()
        self._autosave.close()

    def _severity(self) -> str:
        settings = self._desk.settings
        return settings.tutor_severity if settings.tutor else ""

    def _steps(self) -> Steps:
        settings = self._desk.settings
        return Steps(settings.auto_roll, settings.forced_steps)

    def _record(self) -> None:
        """After every action the whole game is on the disk."""
        game = self.game
        if game is None or game.replaying or not self.keeps(game.match):
            return
        try:
            self._autosave.record(game.match)
            self._put_offer_away()
            self._unsaved_told = False
        except SaveError as error:
            if not self._unsaved_told:
                self._unsaved_told = True
                words = self.tr(
                    "This game is not being saved. {why} Choose another place: menu Game, Save as…"
                )
                self.unsaved.emit(words.format(why=fault_text(error)))

    def _put_offer_away(self) -> None:
        """Another game is played than the one offered: that one goes to the library."""
        offered, self._offered, self._offer_listed = self._offered, None, None
        if offered is not None:
            put_away(self._desk.places, offered)

    def _on_hints(self, revision: int, hints: "Sequence[Any]") -> None:
        """The tutor asks too; only what the person asked for is shown."""
        from stoneage_qt.models.hints import HINTS

        if self.game is not None and revision == self.game.revision == self._wanted:
            self._wanted = -1
            if not self.game.is_covered:
                self.hinted.emit(hints[:HINTS])

    def _on_no_hints(self, revision: int, why: str) -> None:
        if revision == self._wanted:
            self._wanted = -1
            self.trouble.emit(self.tr("There is no hint at the moment."), why)
