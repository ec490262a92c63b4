"""The keyboard on the board: a frame walks over what can be done, Enter does it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from stoneage_qt.games.inka.rules.constants import COST_CITY, COST_ROAD, COST_SETTLEMENT
from stoneage_qt.games.inka.ui.board.director import FOUNDING_KEY
from stoneage_qt.games.inka.ui.board.lights import spot_at
from stoneage_qt.games.inka.ui.spots import Spot
from stoneage_qt.ui.board_kit.walking import ARROWS, following, nearest

if TYPE_CHECKING:
    from stoneage_qt.games.inka.ui.board.director import Director
    from stoneage_qt.games.inka.ui.board.touch import Touch

HELD: Final = {
    Qt.Key.Key_Q: COST_ROAD,
    Qt.Key.Key_W: COST_SETTLEMENT,
    Qt.Key.Key_A: COST_CITY,
    Qt.Key.Key_F: FOUNDING_KEY,
}
"""While one of these is held, its places shine: bright where it can be done, faint elsewhere."""


class Keyboard(QObject):
    """Plays the board by keys.

    Attributes:
        spot: where the frame stands, or None.

    Signals:
        moved(): the frame stands elsewhere.
    """

    moved = Signal()

    def __init__(self, director: Director, touch: Touch, parent: QObject) -> None:
        super().__init__(parent)
        self._director = director
        self._touch = touch
        self.spot: Spot | None = None
        director.resting.connect(self.clear)

    def press(self, key: int) -> bool:
        """A key went down; whether it meant something."""
        if key in ARROWS:
            return self._walk(ARROWS[Qt.Key(key)])
        if key in HELD:
            self._director.hold(HELD[Qt.Key(key)])
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.spot is not None:
            self._touch.use(self.spot)
            return True
        if key == Qt.Key.Key_Escape:
            return self._touch.cancel() or self.clear()
        return False

    def release(self, key: int) -> bool:
        """A key went up; whether it was held for something."""
        if key not in HELD or self._director.held != HELD[Qt.Key(key)]:
            return False
        self._director.hold(None)
        return True

    def targets(self) -> list[Spot]:
        """The places at which something can be done, row by row."""
        held = self._director.held
        choices = list(self._director.choices)
        lit = [one.spot for one in self._director.scene.lights.lit if one.bright]
        shown = lit if held not in (None, FOUNDING_KEY) else choices
        return sorted(shown, key=lambda spot: (spot_at(spot).y, spot_at(spot).x))

    def next_target(self, step: int) -> bool:
        """Tab: the next place at which something can be done; False after the last."""
        spot = following(self.targets(), self.spot, step)
        if spot is None:
            self.clear()
            return False
        self._stand(spot)
        return True

    def _walk(self, direction: tuple[int, int]) -> bool:
        """The nearest place in a direction; the first one where the frame stands nowhere."""
        targets = self.targets()
        if not targets:
            return False
        if self.spot is None or self.spot not in targets:
            self._stand(targets[0])
            return True
        there = nearest(targets, self.spot, direction, spot_at)
        if there is not None:
            self._stand(there)
        return True

    def clear(self) -> bool:
        """Put the frame away; whether it was there."""
        shown = self.spot is not None
        self.spot = None
        self._director.scene.lights.focus(None)
        if shown:
            self._touch.show_ghost(None)
            self.moved.emit()
        return shown

    def _stand(self, spot: Spot) -> None:
        self.spot = spot
        self._director.scene.lights.focus(spot)
        self._touch.show_ghost(spot)
        self.moved.emit()
