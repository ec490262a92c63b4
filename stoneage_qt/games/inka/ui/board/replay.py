"""The board of a game that is looked at again: the same scene, to look at only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from stoneage_qt.contract.face import Marked
from stoneage_qt.games.inka.rules import OVER
from stoneage_qt.games.inka.ui.board.canvas import BoardCanvas
from stoneage_qt.games.inka.ui.board.choices import spot_of_action
from stoneage_qt.games.inka.ui.board.lights import Lit
from stoneage_qt.games.inka.ui.board.looks import looks_of
from stoneage_qt.games.inka.ui.board.scene import BoardScene
from stoneage_qt.games.inka.ui.words.banner import doing_text
from stoneage_qt.games.inka.ui.words.events import Teller
from stoneage_qt.games.inka.ui.words.face import WORDS
from stoneage_qt.games.inka.ui.words.names import phase_name
from stoneage_qt.models.game import NOBODY
from stoneage_qt.ui.board_kit.replay import ReplayCanvas

if TYPE_CHECKING:
    from typing import Any

    from PySide6.QtWidgets import QWidget

    from stoneage_qt.games.inka.ui.spots import Spot
    from stoneage_qt.models.replay import ReplayModel
    from stoneage_qt.ui.shell.desk import Desk


class ReplayBoard(ReplayCanvas[BoardScene], BoardCanvas):
    """Shows the position of a replay.

    Signals:
        stepped(steps): the wheel was turned: so many actions forward.
        visitChanged(seat): the pieces of a seat are kept in sight, -1 for no longer.
    """

    stepped = Signal(int)
    visitChanged = Signal(int)

    def __init__(self, replay: ReplayModel, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk.sprites_of("inka"), parent, patient=False)
        self._replay = replay
        self._desk = desk
        replay.matchChanged.connect(self.rebuild)
        replay.moved.connect(self.show_position)
        self.visitChanged.connect(self.show_position)
        desk.looks.changed.connect(self._on_looks)
        self._on_looks()
        self.rebuild()

    def _on_looks(self) -> None:
        self.set_dark(self._desk.looks.theme.dark)
        self.scene_.captions.set_scale(self._desk.looks.scale)

    def rebuild(self) -> None:
        """Another match, or other words."""
        replay = self._replay
        if self.visited >= len(replay.seats):
            self.visit(NOBODY)
        colours = [seat.colour for seat in replay.seats]
        self.scene_.set_game(looks_of(WORDS.names(replay.seats), colours), replay.state)
        self.show_position()

    def show_position(self) -> None:
        """Place everything from the state, without motion."""
        replay = self._replay
        seat, state = replay.shown_seat(), replay.state
        shown = seat if self.visited == NOBODY else self.visited
        self.scene_.show_state(state, shown, replay.sees(shown))
        self.scene_.lights.light(())
        look = None if state.actor == OVER else self.scene_.looks[seat]
        self.scene_.captions.turn(look, self._headline(seat))
        self.scene_.captions.tell(self.happened())

    def show_verdict(self, verdict: Any | None) -> Marked:
        """Light up the better place, and mark the one that was chosen."""
        best: Spot | None = None
        played: Spot | None = None
        if verdict is not None and verdict.best != verdict.played:
            best, played = spot_of_action(verdict.best), spot_of_action(verdict.played)
        self.scene_.lights.light([] if best is None else [Lit(best)])
        chosen = [] if played is None or played == best else [played]
        self.scene_.lights.mark(chosen)
        return Marked(bool(chosen), best is not None)

    def _headline(self, seat: int) -> str:
        state = self._replay.state
        names = WORDS.names(self._replay.seats)
        if state.actor >= 0:
            return doing_text(state, names)
        phase = phase_name(state.phase)
        if state.actor == OVER:
            return phase
        return self.tr("{name} · {phase}").format(name=names[seat], phase=phase)

    def happened(self) -> str:
        """What the last action did, in words."""
        replay = self._replay
        if not replay.index:
            return ""
        teller = Teller(replay.state, WORDS.names(replay.seats))
        return teller.caption(replay.match.events_at(replay.index - 1))

    def retranslate(self) -> None:
        """Say everything again."""
        self.rebuild()
