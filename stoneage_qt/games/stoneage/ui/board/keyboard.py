"""The keyboard on the board: a frame walks over the places, digits count, Enter acts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from stoneage_qt.games.stoneage.ui.board.places import geometry, in_play

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.ui.board.director import Director
    from stoneage_qt.games.stoneage.ui.board.touch import Touch

_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


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
        if key in _ARROWS:
            self._walk(*_ARROWS[Qt.Key(key)])
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
        targets = self._director.targets()
        if not targets:
            return False
        if self.place not in targets:
            self._stand(targets[0 if step > 0 else -1])
            return True
        index = targets.index(self.place) + step
        if not 0 <= index < len(targets):
            self.clear()
            return False
        self._stand(targets[index])
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

    def _walk(self, dx: int, dy: int) -> None:
        """The nearest place in a direction; straight ahead counts more than aside."""
        state = self._scene.state
        if state is None:
            return
        places = in_play(state)
        if self.place is None or self.place not in places:
            targets = self._director.targets()
            self._stand(targets[0] if targets else min(places))
            return
        here = geometry(self.place).area.center
        best: tuple[float, int] | None = None
        for place in places - {self.place}:
            there = geometry(place).area.center
            ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
            aside = abs((there.x - here.x) * dy) + abs((there.y - here.y) * dx)
            if ahead > 20 and (best is None or ahead + 2 * aside < best[0]):
                best = (ahead + 2 * aside, place)
        if best is not None:
            self._stand(best[1])

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
