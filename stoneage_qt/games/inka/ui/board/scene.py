"""The scene: the land in the middle, dice and rack over the sea, every item placed from a state.

`show_state` is idempotent: whatever moved, was dragged or half shown before, afterwards the picture
is that of the state. Motion only fills the time between two states.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from stoneage_qt.games.inka.rules.components import BUILT_IN
from stoneage_qt.games.inka.ui.board import layout
from stoneage_qt.games.inka.ui.board.captions import Captions
from stoneage_qt.games.inka.ui.board.dice import Dice
from stoneage_qt.games.inka.ui.board.flights import Flights
from stoneage_qt.games.inka.ui.board.ground import DAY, Land
from stoneage_qt.games.inka.ui.board.lights import Lights
from stoneage_qt.games.inka.ui.board.pieces import Pieces
from stoneage_qt.games.inka.ui.board.rack import Rack
from stoneage_qt.ui.board_kit.pictures import Pictures
from stoneage_qt.ui.board_kit.scene import PaintedScene

if TYPE_CHECKING:
    from stoneage_qt.games.inka.rules import State
    from stoneage_qt.games.inka.ui.board.looks import SeatLook
    from stoneage_qt.ui.art.sprites import Sprites


class BoardScene(PaintedScene[Pictures]):
    """The board of one game.

    Attributes:
        pieces, lights, dice, rack, flights, captions: the groups of items.
        state: the state that is shown, None before the first.
        time: "day" or "dusk".
        looks: the seats as they look.
    """

    def __init__(
        self, sprites: Sprites, parent: QObject | None = None, *, patient: bool = True
    ) -> None:
        super().__init__(
            sprites,
            Pictures(sprites),
            Land(BUILT_IN.terrain, DAY),
            (layout.PAINTING.w, layout.PAINTING.h),
            parent,
            at=(layout.PAINTING.x, layout.PAINTING.y),
            patient=patient,
        )
        box = layout.SCENE
        self.setSceneRect(box.x, box.y, box.w, box.h)
        self.state: State | None = None
        self.time = DAY
        self.looks: tuple[SeatLook, ...] = ()
        self._terrain = BUILT_IN.terrain
        self.pieces = Pieces(self, self.pictures)
        self.lights = Lights(self, self.pictures)
        self.dice = Dice(self, self.pictures)
        self.rack = Rack(self, self.pictures)
        self.flights = Flights(self, self.pictures)
        self.captions = Captions(self, self.pictures)

    def set_game(self, looks: tuple[SeatLook, ...], state: State) -> None:
        """Other seats or another land; a state must be shown afterwards."""
        self.looks = looks
        self._terrain = tuple(state.terrain)
        self.change_ground(Land(self._terrain, self.time))

    def set_time(self, time: str) -> None:
        """By day or at dusk: the same land in another light, which follows when painted."""
        self.time = time
        self.change_ground(Land(self._terrain, time))

    def show_state(
        self, state: State, seat: int = 0, open_hand: bool = False, came_from: int | None = None
    ) -> None:
        """Show a position with the pieces of `seat`.

        open_hand: what this seat lacks for a piece may be seen. came_from: where the robber stood
        when the turn began.
        """
        self.state = state
        self.pieces.show(state, self.looks, came_from)
        self.dice.show(state)
        self.rack.show(state, seat, self.looks[seat], open_hand)
        self.flights.land()
