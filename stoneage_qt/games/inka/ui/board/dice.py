"""The two dice in their tray beside the map: nothing ever rolls over the land."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QRadialGradient

from stoneage_qt.games.inka.ui.board.layout import Box, Spot
from stoneage_qt.ui.board_kit import plates as kit
from stoneage_qt.ui.board_kit.animator import nothing
from stoneage_qt.ui.board_kit.items import Z_DICE, Z_LABEL, SpriteItem
from stoneage_qt.ui.board_kit.pictures import Pictures, Plate, piece

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QGraphicsScene

    from stoneage_qt.games.inka.rules import State
    from stoneage_qt.ui.board_kit.animator import Tween

TRAY: Final = Box(48, 330, 250, 214)
DIE: Final = 84.0
_SPOTS: Final = (TRAY.centre.moved(-50, -14), TRAY.centre.moved(50, -14))
_LABEL: Final = TRAY.centre.moved(0, 66)
# What lies there before the first throw.
_AT_REST: Final = (3, 4)
_FAINT: Final = 0.45


class Dice:
    """The tray.

    Attributes:
        values: what the dice show, () before the throw.
        lit: whether they may be thrown now.
        when_landed: called when they lie still.
    """

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._tray = SpriteItem(pictures, z=Z_LABEL)
        self._dice = [SpriteItem(pictures, z=Z_DICE) for _ in range(2)]
        self._label = SpriteItem(pictures, z=Z_DICE + 1)
        for item in (self._tray, *self._dice, self._label):
            scene.addItem(item)
        self.values: tuple[int, ...] = ()
        self.lit = False
        self.when_landed: Callable[[], None] = nothing
        self._words = ""

    def show(self, s: State) -> None:
        """The throw of this turn, or dice that wait."""
        self.values = () if s.dice is None else tuple(s.dice)
        self._lay()

    def light(self, lit: bool, words: str = "") -> None:
        """Whether the dice may be thrown, and what is written below them."""
        self.lit, self._words = lit, words
        self._lay()

    def _lay(self) -> None:
        self._tray.stand(tray_plate(self.lit), *TRAY.centre)
        for item, value, spot in zip(self._dice, self.values or _AT_REST, _SPOTS, strict=True):
            item.stand(piece(f"pieces/die_{value}", DIE), *spot)
            item.setOpacity(1.0 if self.values or self.lit else _FAINT)
        text = self._words if self.lit else str(sum(self.values)) if self.values else ""
        if text:
            self._label.stand(kit.number_plate(text, 34, dark=not self.lit), *_LABEL)
        else:
            self._label.setVisible(False)

    def throw(self, values: tuple[int, ...]) -> list[Tween]:
        """The dice tumble in the tray and land readable."""
        self.values, self.lit = values, False
        self._lay()
        self._label.setVisible(False)
        # Only the looks of the tumbling are random; what falls was decided before.
        rng = random.Random(str(values))
        return [
            _tumble(item, value, spot, rng.random())
            for item, value, spot in zip(self._dice, values, _SPOTS, strict=True)
        ]

    def landed(self) -> None:
        """The dice lie still: the sum is shown."""
        self._lay()
        self.when_landed()

    def at(self, point: QPointF) -> bool:
        """Whether a point lies in the tray."""
        return TRAY.holds(point.x(), point.y())


def _tumble(item: SpriteItem, value: int, spot: Spot, luck: float) -> Tween:
    far_x, far_y = spot.x + 60 * (luck - 0.5), spot.y - 90 - 40 * luck
    turns = 320 + 260 * luck
    faces = [piece(f"pieces/die_{(value + n) % 6 + 1}", DIE) for n in range(1, 5)]
    final = piece(f"pieces/die_{value}", DIE)

    def tween(t: float) -> None:
        left = (1 - t) ** 2
        item.setPos(spot.x + (far_x - spot.x) * left, spot.y + (far_y - spot.y) * left)
        item.setRotation(turns * left)
        item.set_picture(final if t > 0.75 else faces[min(3, int(t * 5.4))])

    return tween


def tray_plate(lit: bool) -> Plate:
    """A woven tray; bright around its rim while it waits for a hand."""

    def paint(p: QPainter, box: QRectF) -> None:
        rim = box.adjusted(8, 8, -8, -12)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(8, 24, 32, 90))
        p.drawEllipse(rim.translated(0, 8))
        for share, colour in ((0, "#8A6A32"), (7, "#C9A95A"), (18, "#A5482A"), (25, "#C9A95A")):
            p.setBrush(QColor(colour))
            p.drawEllipse(rim.adjusted(share, share, -share, -share))
        floor = rim.adjusted(30, 30, -30, -30)
        shade = QRadialGradient(floor.center(), floor.width() / 2)
        shade.setColorAt(0.0, QColor("#EBDDB8"))
        shade.setColorAt(1.0, QColor("#CDB27A"))
        p.setBrush(QBrush(shade))
        p.drawEllipse(floor)
        if lit:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(QColor("#FFE9A8"), 6))
            p.drawEllipse(rim.adjusted(1, 1, -1, -1))

    return Plate(("inka tray", lit), TRAY.w, TRAY.h, paint)
