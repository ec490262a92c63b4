"""The scene: the board on top, the tableau below, every item placed from a state.

`show_state` is idempotent: whatever moved, was dragged or half shown before, afterwards the
picture is that of the state. Motion only fills the time between two states.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from stoneage_qt.games.stoneage.ui.board import layout, tableau_layout
from stoneage_qt.games.stoneage.ui.board.captions import Captions
from stoneage_qt.games.stoneage.ui.board.dice import Dice
from stoneage_qt.games.stoneage.ui.board.flights import Flights
from stoneage_qt.games.stoneage.ui.board.people import People
from stoneage_qt.games.stoneage.ui.board.pictures import CardPictures
from stoneage_qt.games.stoneage.ui.board.places import Places
from stoneage_qt.games.stoneage.ui.board.tableau import Tableau
from stoneage_qt.games.stoneage.ui.board.track import Tracks
from stoneage_qt.games.stoneage.ui.board.wares import Wares
from stoneage_qt.ui.art.landscape import ValleyPainter, View, whole_view
from stoneage_qt.ui.board_kit.items import Z_GROUND
from stoneage_qt.ui.board_kit.sharpener import Sharpener

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stoneage_qt.games.stoneage.rules import State
    from stoneage_qt.games.stoneage.ui.board.looks import SeatLook
    from stoneage_qt.ui.art.sprites import Sprites


class BoardScene(QGraphicsScene):
    """Board and tableau of one game.

    Attributes:
        pictures: every pixmap at the present scale.
        people, places, tracks, wares, tableau, dice, flights, captions: the groups of items.
        state: the state that is shown, None before the first.
        season: "summer" or "winter".
        looks: the seats as they look.
        valley: who paints the ground.
        sharpener: who draws all else for another scale.
        patient: whether the first picture of the ground is waited for; else there is a rough
            one, or none, until it is painted.
    """

    def __init__(
        self, sprites: Sprites, parent: QObject | None = None, *, patient: bool = True
    ) -> None:
        super().__init__(parent)
        self.patient = patient
        box = tableau_layout.SCENE
        self.setSceneRect(box.x, box.y, box.w, box.h)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = CardPictures(sprites)
        self.state: State | None = None
        self.season = "summer"
        self.looks: tuple[SeatLook, ...] = ()
        self._cards: Sequence[int | None] | None = None
        self._laid = ""
        self._ground = QGraphicsPixmapItem()
        self._ground.setZValue(Z_GROUND)
        self._ground.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.valley = ValleyPainter(sprites.valleys, self)
        self.valley.painted.connect(self._lay)
        self.sharpener = Sharpener(self.pictures, self)
        self.addItem(self._ground)
        self.tableau = Tableau(self, self.pictures)
        self.places = Places(self, self.pictures)
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
        if season != self.season:
            self.season = season
            if self.pictures.scale:
                self._ask_ground()

    def set_scale(self, scale: float, wait: bool = True) -> None:
        """Draw everything sharp at so many device pixels per board unit.

        Without waiting, what is shown stays, stretched, until the sharp pictures are there.
        """
        if not self.pictures.set_scale(scale):
            return
        self.sharpener.begin(self.items())
        if wait or (self.patient and self._ground.pixmap().isNull()):
            self._lay(self.valley.paint(self.view_at(self.pictures.scale), self.sharpener.finish))
        else:
            self._ask_ground()

    @property
    def sharp(self) -> bool:
        """Whether everything is drawn for the scale it is shown at."""
        return not self.valley.busy and not self.sharpener.busy

    def view_at(self, scale: float) -> View:
        """The valley of the season at so many device pixels per board unit."""
        return whole_view(self.season, layout.BOARD.w, layout.BOARD.h, scale)

    def _ask_ground(self) -> None:
        """Have the valley of the season painted; until then show what there is."""
        rough = self.valley.valleys.rough(self.season)
        if rough is not None and self._laid != self.season:
            self._lay(rough)
        self.valley.ask(self.view_at(self.pictures.scale))

    def _lay(self, valley: QPixmap) -> None:
        """A painted valley becomes the ground."""
        self._laid = self.season
        self._ground.setPixmap(valley)

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
