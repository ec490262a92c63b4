"""The keyboard on the board: a frame walks over the places, digits count, Enter acts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from stoneage_qt.games.stoneage.rules.questions import places_in_play
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.ui.board_kit.walking import ARROWS, following, nearest

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.ui.board.director import Director
    from stoneage_qt.games.stoneage.ui.board.touch import Touch


# Places side by side are not quite level: so little is no way up or down.
_LEAST: Final = 20.0


class Keyboard(QObject):
    """Plays the board by keys.

    Attributes:
        place: where the frame stands, or None.
        number: the people to put there, 0 while none was typed.

    Signals:
        moved(): the frame stands elsewhere, or another number was typed.
    """

    moved = Signal()

    def __init__(self, director: Director, touch: Touch, parent: QObject) -> None:
        super().__init__(parent)
        self._director = director
        self._touch = touch
        self._scene = director.scene
        self.place: int | None = None
        self.number = 0

    def press(self, key: int) -> bool:
        """A key went down; whether it meant something."""
        if key in ARROWS:
            self._walk(ARROWS[Qt.Key(key)])
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            return self._digit(key - int(Qt.Key.Key_0))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._enter()
        elif key == Qt.Key.Key_Escape:
            return self._touch.cancel() or self.clear()
        else:
            return False
        return True

    def next_target(self, step: int) -> bool:
        """Tab: the next place at which something can be done; False after the last."""
        place = following(self._director.targets(), self.place, step)
        if place is None:
            self.clear()
            return False
        self._stand(place)
        return True

    def clear(self) -> bool:
        """Put the frame away; whether it was there."""
        shown = self.place is not None
        self.place = None
        self.number = 0
        self._scene.places.focus(None)
        if shown:
            self.moved.emit()
        return shown

    def _stand(self, place: int) -> None:
        self.place = place
        self.number = 0
        self._scene.places.focus(place)
        self._director.pulse.rest(self._director.model.actor_is_person())
        self.moved.emit()

    def _walk(self, direction: tuple[int, int]) -> None:
        """The nearest place in a direction; the first target where the frame stands nowhere."""
        state = self._scene.state
        if state is None:
            return
        places = places_in_play(state)
        if self.place is None or self.place not in places:
            targets = self._director.targets()
            self._stand(targets[0] if targets else min(places))
            return
        there = nearest(places, self.place, direction, lambda p: geometry(p).area.center, _LEAST)
        if there is not None:
            self._stand(there)

    def _digit(self, number: int) -> bool:
        """How many people: those carried, or those to be put where the frame stands."""
        count = number or 10
        if self._director.hand.carrying:
            self._touch.set_number(count)
            return True
        if self.place is None or not self._director.placing:
            return False
        self.number = count
        self.moved.emit()
        return True

    def _enter(self) -> bool:
        if self.place is None:
            return False
        place, number = self.place, self.number
        self.number = 0
        counts = self._director.counts(place)
        if self._director.placing and number and number not in counts:
            self._director.explain_number(place, number)
            return True
        self._touch.use(place, number)
        return True
