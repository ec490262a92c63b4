"""Things that fly: goods, tools, cards and buildings, from where they were to where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stoneage_qt.games.stoneage.ui.board import plates
from stoneage_qt.ui.board_kit.animator import Tween, fade, glide, later
from stoneage_qt.ui.board_kit.items import Z_FLIGHT, Pool, SpriteItem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from stoneage_qt.ui.board_kit.pictures import Art, Pictures

Spot = tuple[float, float]
_MOST: Final = 8
"""More than this of one kind fly as this many."""


class Flights:
    """Pooled items for the time of a flight."""

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._pool = Pool(scene, pictures, Z_FLIGHT)
        self._flying: list[SpriteItem] = []

    def swarm(self, picture: Art, number: int, start: Spot, goal: Spot) -> list[Tween]:
        """Several of a kind, one after the other."""
        tweens: list[Tween] = []
        count = min(number, _MOST)
        for index in range(count):
            item = self._launch(picture, start)
            side = (index - (count - 1) / 2) * 9
            item.setPos(start[0] + side, start[1])
            delay = 0.5 * index / max(1, count)
            tweens.append(later(glide(item, *goal, lift=60.0), delay))
        return tweens

    def one(self, picture: Art, start: Spot, goal: Spot, scale: float = 1.0) -> list[Tween]:
        """A single thing that changes its size on the way."""
        item = self._launch(picture, start)
        return [glide(item, *goal, lift=40.0, scale=scale)]

    def points(self, amount: int, at: Spot) -> list[Tween]:
        """Points rise and fade."""
        item = self._pool.take()
        self._flying.append(item)
        item.stand(plates.points_plate(amount), *at)
        return [glide(item, at[0], at[1] - 46.0), later(fade(item, 0.0), 0.6)]

    def land(self) -> None:
        """Everything has arrived."""
        for item in self._flying:
            self._pool.give_back(item)
        self._flying.clear()

    def _launch(self, picture: Art, start: Sequence[float]) -> SpriteItem:
        item = self._pool.take()
        self._flying.append(item)
        item.stand(picture, start[0], start[1])
        return item
