"""The board of a game that is looked at again: the same scene, to look at only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal

from stoneage_qt.contract.face import Marked
from stoneage_qt.games.stoneage.rules import OVER
from stoneage_qt.games.stoneage.rules.actions import PLACE
from stoneage_qt.games.stoneage.rules.constants import NO_PLACE
from stoneage_qt.games.stoneage.ui.board import plates
from stoneage_qt.games.stoneage.ui.board.ahead import Ahead
from stoneage_qt.games.stoneage.ui.board.canvas import BoardCanvas
from stoneage_qt.games.stoneage.ui.board.looks import looks_of
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.games.stoneage.ui.board.scene import BoardScene
from stoneage_qt.games.stoneage.ui.seen import visible_cards
from stoneage_qt.games.stoneage.ui.words.events import Teller
from stoneage_qt.games.stoneage.ui.words.names import phase_name, seat_name
from stoneage_qt.models.game import NOBODY
from stoneage_qt.ui.board_kit.items import Z_GLOW, SpriteItem
from stoneage_qt.ui.board_kit.replay import ReplayCanvas

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from stoneage_qt.contract.analysis import Verdict
    from stoneage_qt.models.replay import ReplayModel
    from stoneage_qt.ui.art.sprites import Sprites

translate = QCoreApplication.translate
# The frame of a place that was chosen though another was better.
CHOSEN = "#D2452D"


class ReplayBoard(ReplayCanvas[BoardScene], BoardCanvas):
    """Shows the position of a replay.

    Signals:
        stepped(steps): the wheel was turned: so many actions forward.
        visitChanged(seat): the tableau of a seat is kept in sight, -1 for no longer.
    """

    stepped = Signal(int)
    visitChanged = Signal(int)

    def __init__(
        self, replay: ReplayModel, sprites: Sprites, parent: QWidget | None = None
    ) -> None:
        super().__init__(sprites, parent, patient=False)
        self._replay = replay
        self._chosen = SpriteItem(self.scene_.pictures, z=Z_GLOW + 1)
        self.scene_.addItem(self._chosen)
        self.ahead = Ahead(replay, self.scene_.pictures, self)
        replay.matchChanged.connect(self.rebuild)
        replay.moved.connect(self.show_position)
        self.visitChanged.connect(self.show_position)
        self.rebuild()

    def rebuild(self) -> None:
        """Another match, or other words."""
        match = self._replay.match
        if self.visited >= len(match.seats):
            self.visit(NOBODY)
        seats = [
            seat.named(seat_name(match.seats, number)) for number, seat in enumerate(match.seats)
        ]
        self.scene_.set_game(looks_of(seats), match.options.season)
        self.show_position()
        self.ahead.begin()

    def _draw_sharp(self, wait: bool = True) -> None:
        super()._draw_sharp(wait)
        self.ahead.begin()

    def show_position(self) -> None:
        """Place everything from the state, without motion."""
        replay = self._replay
        seat = replay.shown_seat()
        state = replay.state
        shown = seat if self.visited == NOBODY else self.visited
        self.scene_.show_state(state, shown, visible_cards(replay, shown))
        captions = self.scene_.captions
        look = None if state.actor == OVER else self.scene_.looks[seat]
        captions.turn(look, self._headline(seat))
        captions.tell(self.happened())

    def show_verdict(self, verdict: Verdict | None) -> Marked:
        """Light up the better place, with the rings to take, and mark the one that was chosen."""
        places, state = self.scene_.places, self._replay.state
        best = played = NO_PLACE
        if verdict is not None and verdict.best != verdict.played:
            best, played = verdict.best.place, verdict.played.place
        places.light(state, [] if best == NO_PLACE else [best], rings=False, bright=True)
        self._chosen.setVisible(False)
        if verdict is not None and best != NO_PLACE and verdict.best.kind == PLACE:
            places.preview(state, best, verdict.best.number, verdict.seat)
        else:
            places.preview(state, None, 0, 0)
        if played not in (NO_PLACE, best):
            area = geometry(played).area
            self._chosen.stand(plates.glow(area.w, area.h, CHOSEN, 1), *area.center)
            self._chosen.setVisible(True)
        return Marked(played not in (NO_PLACE, best), best != NO_PLACE)

    def _headline(self, seat: int) -> str:
        state = self._replay.state
        phase = phase_name(state.phase)
        if state.actor == OVER:
            return phase
        return translate("StoneAgeBoard", "{name} · {phase}").format(
            name=seat_name(self._replay.seats, seat), phase=phase
        )

    def happened(self) -> str:
        """What the last action did, in words."""
        replay = self._replay
        if not replay.index:
            return ""
        match = replay.match
        teller = Teller(match.seats, match.options.season)
        return teller.caption(match.events_at(replay.index - 1))

    def retranslate(self) -> None:
        """Say everything again."""
        self.rebuild()
