"""The scene: the board on top, the tableau below, every item placed from a state.

`show_state` is idempotent: whatever moved, was dragged or half shown before, afterwards the
picture is that of the state. Motion only fills the time between two states.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from stoneage_qt.games.stoneage.ui.art.valley import Valley
from stoneage_qt.games.stoneage.ui.board import layout, tableau_layout
from stoneage_qt.games.stoneage.ui.board.captions import Captions
from stoneage_qt.games.stoneage.ui.board.dice import Dice
from stoneage_qt.games.stoneage.ui.board.flights import Flights
from stoneage_qt.games.stoneage.ui.board.people import People
from stoneage_qt.games.stoneage.ui.board.pictures import CardPictures
from stoneage_qt.games.stoneage.ui.board.places import PlaceItems
from stoneage_qt.games.stoneage.ui.board.tableau import Tableau
from stoneage_qt.games.stoneage.ui.board.track import Tracks
from stoneage_qt.games.stoneage.ui.board.wares import Wares
from stoneage_qt.ui.board_kit.scene import PaintedScene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stoneage_qt.games.stoneage.rules import State
    from stoneage_qt.games.stoneage.ui.board.looks import SeatLook
    from stoneage_qt.ui.art.sprites import Sprites


class BoardScene(PaintedScene[CardPictures]):
    """Board and tableau of one game.

    Attributes:
        people, places, tracks, wares, tableau, dice, flights, captions: the groups of items.
        state: the state that is shown, None before the first.
        season: "summer" or "winter".
        looks: the seats as they look.
    """

    def __init__(
        self, sprites: Sprites, parent: QObject | None = None, *, patient: bool = True
    ) -> None:
        super().__init__(
            sprites,
            CardPictures(sprites),
            Valley("summer"),
            (layout.BOARD.w, layout.BOARD.h),
            parent,
            patient=patient,
        )
        box = tableau_layout.SCENE
        self.setSceneRect(box.x, box.y, box.w, box.h)
        self.state: State | None = None
        self.season = "summer"
        self.looks: tuple[SeatLook, ...] = ()
        self._cards: Sequence[int | None] | None = None
        self.tableau = Tableau(self, self.pictures)
        self.places = PlaceItems(self, self.pictures)
        self.tracks = Tracks(self, self.pictures)
        self.wares = Wares(self, self.pictures)
        self.people = People(self, self.pictures)
        self.dice = Dice(self, self.pictures)
        self.flights = Flights(self, self.pictures)
        self.captions = Captions(self, self.pictures)

    def set_game(self, looks: tuple[SeatLook, ...], season: str) -> None:
        """Other seats or another season; a state must be shown afterwards."""
        if looks != self.looks:
            self.looks = looks
            self.people.set_looks(looks)
            self.tracks.set_looks(looks)
        self.set_season(season)

    def set_season(self, season: str) -> None:
        """Summer or winter: the same places under another sky, which follows when painted."""
        self.season = season
        self.change_ground(Valley(season))

    def show_state(
        self,
        state: State,
        seat: int = 0,
        cards: Sequence[int | None] | None = None,
    ) -> None:
        """Show a position with the tableau of `seat`; `cards`: its cards, None for hidden ones."""
        self.state = state
        self._cards = cards
        self.pictures.components = state.components
        shown = [None] * len(state.players[seat].cards) if cards is None else cards
        self.places.show(state, self.season)
        self.tracks.show(state)
        self.wares.show(state)
        self.tableau.show(state, seat, self.looks[seat], shown, self.season)
        self.people.show(state, seat)
        self.dice.show(state)
        self.flights.land()

    def show_again(self) -> None:
        """Show the same position once more: in another language or season."""
        if self.state is not None:
            self.show_state(self.state, self.tableau.seat, self._cards)
