"""The hand: people that are carried, by dragging or by two clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stoneage_qt.games.stoneage.ui.board import plates
from stoneage_qt.games.stoneage.ui.board.people import HOME, Person, meeple
from stoneage_qt.games.stoneage.ui.board.tableau_layout import HOME_HEIGHT
from stoneage_qt.ui.board_kit.animator import SHORT, Step, Tween, glide
from stoneage_qt.ui.board_kit.items import Z_CARRY, SpriteItem
from stoneage_qt.ui.board_kit.pictures import piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPointF

    from stoneage_qt.games.stoneage.ui.board.scene import BoardScene
    from stoneage_qt.ui.board_kit.animator import Animator

_LIFT: Final = 26.0
_SPREAD: Final = 30.0
_PER_ROW: Final = 5
_SHADOW_W: Final = 78.0


class Hand:
    """Carries people of one seat over the board.

    Attributes:
        seat: whose people they are.
        origin: HOME, or the place they were taken from.
        number: how many are carried.
    """

    def __init__(self, scene: BoardScene, animator: Animator) -> None:
        self._scene = scene
        self._animator = animator
        self._carried: list[Person] = []
        self._shadows: list[SpriteItem] = []
        self._count = SpriteItem(scene.pictures, z=Z_CARRY + 2)
        scene.addItem(self._count)
        self._at = (0.0, 0.0)
        self._first: Person | None = None
        self.seat = 0
        self.origin = HOME
        self.number = 0

    @property
    def carrying(self) -> bool:
        """Whether anybody is carried."""
        return self.number > 0

    def take(
        self, seat: int, origin: int, number: int, point: QPointF, first: Person | None = None
    ) -> None:
        """Lift `number` people, `first` before all others, then from the end of the row."""
        self.seat = seat
        self.origin = origin
        self._first = first
        self._at = (point.x(), point.y())
        self.set_number(number)

    def available(self) -> int:
        """How many people could be carried from here."""
        return len(self._scene.people.at(self.seat, self.origin))

    def set_number(self, number: int) -> None:
        """Carry more or fewer; at least one, at most all."""
        everybody = self._scene.people.at(self.seat, self.origin)
        if not everybody:
            return
        number = max(1, min(number, len(everybody)))
        everybody = sorted(everybody, key=lambda person: person is self._first)
        wanted = everybody[len(everybody) - number :]
        for person in self._carried:
            if person not in wanted:
                self._scene.people.settle(person)
        self._carried = wanted
        self.number = number
        look = self._scene.looks[self.seat]
        for order, person in enumerate(wanted):
            person.set_picture(meeple(look, HOME_HEIGHT))
            person.setVisible(True)
            person.setOpacity(1.0)
            person.setScale(1.0)
            person.setZValue(Z_CARRY + order / 100)
        self._follow()

    def move(self, point: QPointF) -> None:
        """The cursor moved."""
        self._at = (point.x(), point.y())
        self._follow()

    def _follow(self) -> None:
        spots = self._spots(len(self._carried))
        while len(self._shadows) < len(spots):
            shadow = SpriteItem(self._scene.pictures, z=Z_CARRY - 1)
            self._scene.addItem(shadow)
            self._shadows.append(shadow)
        for person, (x, y) in zip(self._carried, spots, strict=True):
            person.setPos(x, y)
        for index, shadow in enumerate(self._shadows):
            if index < len(spots):
                x, y = spots[index]
                shadow.stand(piece("pieces/shadow", _SHADOW_W), x + 7, y + _LIFT)
            else:
                shadow.setVisible(False)
        if self.number > 1:
            plate = plates.seat_plate(str(self.number), self._scene.looks[self.seat].colour, 28)
            x = max(spot[0] for spot in spots)
            y = min(spot[1] for spot in spots)
            self._count.stand(plate, x + 34, y - HOME_HEIGHT * 0.8)
        else:
            self._count.setVisible(False)

    def _spots(self, number: int) -> list[tuple[float, float]]:
        x, y = self._at
        spots: list[tuple[float, float]] = []
        rows = (number + _PER_ROW - 1) // _PER_ROW
        for index in range(number):
            row, column = divmod(index, _PER_ROW)
            in_row = min(_PER_ROW, number - row * _PER_ROW)
            left = x - _SPREAD * (in_row - 1) / 2
            spots.append((left + _SPREAD * column, y + 12 - 24 * (rows - 1 - row)))
        return spots

    def let_go(self) -> None:
        """Put everything down where the state says, at once."""
        carried = self._empty()
        for person in carried:
            self._scene.people.settle(person)

    def hand_over(self) -> None:
        """Whoever is carried goes on from where they are: a motion follows that fetches them."""
        self._empty()

    def glide_home(self) -> None:
        """A refused or cancelled drop: the people glide back."""
        carried = self._empty()
        people = self._scene.people

        def start() -> Sequence[Tween]:
            return [glide(p, *people.position(p.seat, p.spot)) for p in carried]

        def end() -> None:
            for person in carried:
                people.settle(person)

        self._animator.play([Step(SHORT + 60, start, end)])

    def _empty(self) -> list[Person]:
        carried, self._carried = self._carried, []
        self.number = 0
        for shadow in self._shadows:
            shadow.setVisible(False)
        self._count.setVisible(False)
        return carried
