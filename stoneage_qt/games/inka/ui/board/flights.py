"""Things that fly: cards from the tiles to their owners, pieces from and to the rack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stoneage_qt.games.inka.rules.constants import KIND_NAMES
from stoneage_qt.games.inka.ui.board import layout
from stoneage_qt.games.inka.ui.board.layout import Spot
from stoneage_qt.ui.board_kit.animator import Tween, glide, later
from stoneage_qt.ui.board_kit.items import Z_FLIGHT, Pool, SpriteItem
from stoneage_qt.ui.board_kit.pictures import Art, Pictures, piece

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

CARD: Final = 62.0
_MOST: Final = 4
# Where the scene ends for what flies to a seat, until the table says where its plate is.
_GATES: Final = tuple(Spot(layout.PAINTING.w + 30, 200 + 170 * seat) for seat in range(4))
SUPPLY: Final = Spot(1440, 240)
"""Where cards come from and go to that come from no tile."""


class Flights:
    """Pooled items for the time of a flight.

    Attributes:
        gates: where the cards of each seat lie, outside of the map.
    """

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._pool = Pool(scene, pictures, Z_FLIGHT)
        self._flying: list[SpriteItem] = []
        self.gates: list[Spot] = list(_GATES)

    def cards(self, kind: int, number: int, start: Spot, goal: Spot) -> list[Tween]:
        """Several cards of a kind, one after the other; more than a few fly as a few."""
        picture = piece(f"kinds/{KIND_NAMES[kind]}", CARD)
        tweens: list[Tween] = []
        count = min(number, _MOST)
        for index in range(count):
            item = self._launch(picture, start)
            item.setPos(start.x + 14 * (index - (count - 1) / 2), start.y)
            delay = 0.4 * index / count
            tweens.append(later(glide(item, *goal, lift=70.0, scale=0.8), delay))
        return tweens

    def one(self, picture: Art, start: Spot, goal: Spot, scale: float = 1.0) -> list[Tween]:
        """A single thing that changes its size on the way."""
        return [glide(self._launch(picture, start), *goal, lift=40.0, scale=scale)]

    def land(self) -> None:
        """Everything has arrived."""
        for item in self._flying:
            self._pool.give_back(item)
        self._flying.clear()

    def _launch(self, picture: Art, start: Spot) -> SpriteItem:
        item = self._pool.take()
        self._flying.append(item)
        item.stand(picture, *start)
        return item
