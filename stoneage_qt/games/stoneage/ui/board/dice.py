"""Dice on the board: they tumble beside the place they belong to and land readable."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from stoneage_qt.games.stoneage.rules.constants import (
    DIVISORS,
    RIVER,
    STEP_PICK,
    STEP_REWARD,
    STEP_TOOLS,
)
from stoneage_qt.games.stoneage.rules.yields import units_of
from stoneage_qt.games.stoneage.ui.board import layout
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.ui.board_kit import plates as kit
from stoneage_qt.ui.board_kit.animator import Tween
from stoneage_qt.ui.board_kit.items import Z_DICE, SpriteItem
from stoneage_qt.ui.board_kit.pictures import Pictures, piece

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from stoneage_qt.games.stoneage.rules import State

DIE: Final = 50.0
_GAP: Final = 56.0
_PER_ROW: Final = 5
_OPEN_STEPS: Final = (STEP_TOOLS, STEP_PICK, STEP_REWARD)


def tray(place: int, count: int) -> list[tuple[float, float]]:
    """Where `count` dice land at a place: on its rings, or above its ware."""
    spot = geometry(place)
    rows = (count + _PER_ROW - 1) // _PER_ROW
    if place <= RIVER:
        x = sum(ring.x for ring in spot.rings) / len(spot.rings)
        y = sum(ring.y for ring in spot.rings) / len(spot.rings) - 8
    else:
        x, y = spot.area.center.x, spot.area.y - 26.0
    width = _GAP * min(count, _PER_ROW)
    x = min(max(x, 90 + width / 2), layout.BOARD.right - 90 - width / 2)
    spots: list[tuple[float, float]] = []
    for index in range(count):
        row, column = divmod(index, _PER_ROW)
        in_row = min(_PER_ROW, count - row * _PER_ROW)
        left = x - _GAP * (in_row - 1) / 2
        spots.append((left + _GAP * column, y + _GAP * (row - (rows - 1) / 2)))
    return spots


class Dice:
    """The dice on the table and their sum.

    Attributes:
        values: the dice that lie there.
    """

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._scene = scene
        self._pictures = pictures
        self._dice: list[SpriteItem] = []
        self._sum = SpriteItem(pictures, z=Z_DICE + 1)
        scene.addItem(self._sum)
        self.values: tuple[int, ...] = ()
        self._place = -1

    def show(self, state: State) -> None:
        """The dice that wait for a decision, or none."""
        if state.dice and state.step in _OPEN_STEPS:
            self._lay(state.source, state.dice)
        else:
            self.hide()

    def hide(self) -> None:
        """Take all dice off the table."""
        self.values = ()
        self._sum.setVisible(False)
        for item in self._dice:
            item.setVisible(False)

    def _lay(self, place: int, values: tuple[int, ...]) -> None:
        self.values = values
        self._place = place
        while len(self._dice) < len(values):
            item = SpriteItem(self._pictures, z=Z_DICE)
            self._scene.addItem(item)
            self._dice.append(item)
        for item, value, spot in zip(self._dice, values, tray(place, len(values)), strict=False):
            item.stand(piece(f"pieces/die_{value}", DIE), *spot)
        for item in self._dice[len(values) :]:
            item.setVisible(False)

    def throw(self, place: int, values: tuple[int, ...]) -> list[Tween]:
        """The dice fly in from the tableau's side, turning, and land."""
        self._lay(place, values)
        self._sum.setVisible(False)
        # Only the looks of the tumbling are random; what falls was decided before.
        rng = random.Random(f"{place}{values}")
        return [
            self._tumble(item, value, rng.random())
            for item, value in zip(self._dice, values, strict=False)
        ]

    def _tumble(self, item: SpriteItem, value: int, luck: float) -> Tween:
        x, y = item.x(), item.y()
        far_x, far_y = x + 240 * (luck - 0.5), y + 150 + 60 * luck
        turns = 300 + 260 * luck
        faces = [piece(f"pieces/die_{(value + n) % 6 + 1}", DIE) for n in range(1, 5)]
        final = piece(f"pieces/die_{value}", DIE)

        def tween(t: float) -> None:
            left = (1 - t) ** 2
            item.setPos(x + (far_x - x) * left, y + (far_y - y) * left - 70 * t * (1 - t) * 2)
            item.setRotation(turns * left)
            item.set_picture(final if t > 0.75 else faces[min(3, int(t * 5.4))])

        return tween

    def show_sum(self, total: int, good: int) -> None:
        """The sum, divided: "17 ÷ 4 → 4"."""
        spots = tray(self._place, max(1, len(self.values)))
        text = f"{total} ÷ {DIVISORS[good]} → {units_of(total, good)}"
        y = max(spot[1] for spot in spots) + 46
        x = sum(spot[0] for spot in spots) / len(spots)
        self._sum.stand(kit.number_plate(text, 30), x, y)

    def die_at(self, point: QPointF) -> int:
        """The value of the die under a point, 0 for none."""
        for item, value in zip(self._dice, self.values, strict=False):
            if item.isVisible() and item.rect().contains(point):
                return value
        return 0
