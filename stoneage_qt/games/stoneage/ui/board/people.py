"""People: ten pieces per seat, each on a ring, at home on the tableau, or out of sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    HUNT,
    MAX_PEOPLE,
    PLACE_COUNT,
    PLACE_NAMES,
    RIVER,
)
from stoneage_qt.games.stoneage.ui.board import layout, plates
from stoneage_qt.games.stoneage.ui.board.tableau_layout import HOME_HEIGHT, gate, home_spot
from stoneage_qt.ui.board_kit.animator import Tween, fade, glide, later
from stoneage_qt.ui.board_kit.items import FEET, Z_COUNT, Z_PEOPLE, SpriteItem
from stoneage_qt.ui.board_kit.pictures import Art, Pictures, piece

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from stoneage_qt.games.stoneage.rules import State
    from stoneage_qt.games.stoneage.ui.board.looks import SeatLook

HOME: Final = -1
NOWHERE: Final = -2
_SHAPE: Final = 0.84
"""Width of a person in shares of its height."""
_CROWDED: Final = 3


class Spot(NamedTuple):
    """Where one person stands: a ring of a place, HOME or NOWHERE (not born yet)."""

    place: int
    ring: int = 0


def meeple(look: SeatLook, height: float) -> Art:
    """A person of a seat, `height` board units high."""
    return piece(look.meeple, height * _SHAPE)


class Person(SpriteItem):
    """One person. `seat` and `spot` say whose it is and where it stands."""

    def __init__(self, pictures: Pictures, seat: int) -> None:
        super().__init__(pictures, FEET, Z_PEOPLE)
        self.seat = seat
        self.spot = Spot(NOWHERE)


class People:
    """All people of all seats."""

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._scene = scene
        self._pictures = pictures
        self._looks: tuple[SeatLook, ...] = ()
        self._people: list[list[Person]] = []
        self._counts: dict[tuple[int, int], SpriteItem] = {}
        self._home_seat = 0

    def set_looks(self, looks: tuple[SeatLook, ...]) -> None:
        """Other seats: pieces are kept, their colours change."""
        self._looks = looks
        while len(self._people) < len(looks):
            seat = len(self._people)
            row = [Person(self._pictures, seat) for _ in range(MAX_PEOPLE)]
            for person in row:
                self._scene.addItem(person)
            self._people.append(row)
        for row in self._people:
            for person in row:
                person.spot = Spot(NOWHERE)
                person.setVisible(False)
        for plate in self._counts.values():
            plate.setVisible(False)

    def at(self, seat: int, place: int) -> list[Person]:
        """The people of a seat on a place, or at HOME, in the order of their rings."""
        found = [p for p in self._people[seat] if p.spot.place == place]
        return sorted(found, key=lambda p: p.spot.ring)

    def show(self, state: State, home_seat: int) -> None:
        """Everybody stands where the state says, at once."""
        self._assign(state)
        self._home_seat = home_seat
        for row in self._people[: len(state.players)]:
            for person in row:
                self._settle(person)
        self._show_counts(state)

    def move(self, state: State, home_seat: int) -> list[Tween]:
        """Everybody walks to where the state says; `show` must follow."""
        before = {p: p.spot for row in self._people for p in row}
        old_home, self._home_seat = self._home_seat, home_seat
        self._assign(state)
        tweens: list[Tween] = []
        walkers = 0
        for row in self._people[: len(state.players)]:
            for person in row:
                at_home = person.spot.place == HOME
                moved_house = at_home and old_home != home_seat
                if before[person] == person.spot or person.spot.place == NOWHERE or moved_house:
                    continue
                tweens += self._walk(person, before[person], walkers)
                walkers += 1
        return tweens

    def _walk(self, person: Person, before: Spot, order: int) -> list[Tween]:
        # Whoever was hidden may have been drawn for another window, or for another game's colour.
        person.set_picture(meeple(self._looks[person.seat], self._height(before)))
        person.setVisible(True)
        if before.place in (HOME, NOWHERE) and person.seat != self._home_seat:
            person.setPos(*gate(person.seat))
            person.setOpacity(0.0)
        x, y = self.position(person.seat, person.spot)
        height = self._height(person.spot)
        scale = height / self._height(before)
        delay = min(0.5, 0.07 * order)
        hidden = person.spot.place == HOME and person.seat != self._home_seat
        person.setZValue(Z_PEOPLE + 10)
        return [
            later(glide(person, x, y, lift=34.0, scale=scale), delay),
            later(fade(person, 0.0 if hidden else 1.0), delay),
        ]

    def position(self, seat: int, spot: Spot) -> tuple[float, float]:
        """Where the feet of a person stand."""
        if spot.place < 0:
            if seat != self._home_seat:
                return gate(seat)
            return home_spot(spot.ring)
        if spot.place == HUNT:
            at = layout.hunt_spots(seat)[spot.ring]
        else:
            at = layout.PLACES[PLACE_NAMES[spot.place]].rings[spot.ring]
        return at.x, at.y

    def settle(self, person: Person) -> None:
        """Put one person back where it belongs."""
        self._settle(person)

    def _settle(self, person: Person) -> None:
        away = person.spot.place == HOME and person.seat != self._home_seat
        if person.spot.place == NOWHERE or away:
            person.setVisible(False)
            return
        x, y = self.position(person.seat, person.spot)
        person.stand(meeple(self._looks[person.seat], self._height(person.spot)), x, y)
        person.setZValue(Z_PEOPLE + y / 1000)

    @staticmethod
    def _height(spot: Spot) -> float:
        return layout.MEEPLE_HEIGHT if spot.place >= 0 else HOME_HEIGHT

    def _assign(self, state: State) -> None:
        """Give each person a spot; who may stay where they are, stay."""
        free = [self._release(state, seat) for seat in range(len(state.players))]
        for seat, player in enumerate(state.players):
            for place in range(PLACE_COUNT):
                here = len(self.at(seat, place))
                for _ in range(state.placed[place][seat] - here):
                    ring = self._free_ring(place, seat)
                    free[seat].pop().spot = Spot(place, ring)
            left = sorted(free[seat], key=lambda p: (p.spot.place != HOME, p.spot.ring))
            for index, person in enumerate(left):
                person.spot = Spot(HOME, index) if index < player.supply else Spot(NOWHERE)

    def _release(self, state: State, seat: int) -> list[Person]:
        """The people of a seat that may go elsewhere; those at home last, to be taken first."""
        free: list[Person] = []
        for place in range(PLACE_COUNT):
            free += self.at(seat, place)[state.placed[place][seat] :]
        for person in free:
            person.spot = Spot(NOWHERE)
        unborn = [p for p in self._people[seat] if p.spot.place == NOWHERE and p not in free]
        return unborn + free + self.at(seat, HOME)

    def _free_ring(self, place: int, seat: int) -> int:
        taken: set[int] = set()
        rows = [self._people[seat]] if place == HUNT else self._people
        for row in rows:
            taken.update(p.spot.ring for p in row if p.spot.place == place)
        return next(ring for ring in range(MAX_PEOPLE + 1) if ring not in taken)

    def _show_counts(self, state: State) -> None:
        """Where many stand, a number saves counting."""
        for place in (*range(RIVER + 1), ANIMAL):
            for seat in range(len(state.players)):
                number = state.placed[place][seat]
                plate = self._counts.get((place, seat))
                if number < _CROWDED:
                    if plate is not None:
                        plate.setVisible(False)
                    continue
                if plate is None:
                    plate = SpriteItem(self._pictures, z=Z_COUNT)
                    self._scene.addItem(plate)
                    self._counts[place, seat] = plate
                last = self.at(seat, place)[-1]
                picture = plates.seat_plate(str(number), self._looks[seat].colour)
                plate.stand(picture, last.x() + 16, last.y() - 2)
        for (_, seat), plate in self._counts.items():
            if seat >= len(state.players):
                plate.setVisible(False)
