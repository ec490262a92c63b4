"""Mouse and keyboard on the board: from gestures to the director and the asker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from stoneage_qt.games.stoneage.rules.components import CARDS, TOP_GOODS_OF_CHOICE
from stoneage_qt.games.stoneage.rules.constants import FIELD, PLACE_COUNT
from stoneage_qt.games.stoneage.rules.questions import places_in_play
from stoneage_qt.games.stoneage.ui.board.people import HOME, Person
from stoneage_qt.games.stoneage.ui.board.places import place_at
from stoneage_qt.games.stoneage.ui.board.tableau_layout import PEOPLE_BOX, STRIP
from stoneage_qt.models.game import NOBODY

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.ui.board.asker import Asker
    from stoneage_qt.games.stoneage.ui.board.director import Director

NOTHING: Final = -3
_RISE: Final = 9.0
# Holding the button on a person lifts it, and then one more every so often.
_HOLD_MS: Final = 600


class Touch(QObject):
    """One gesture at a time: press, drag, release, or click and click again.

    A press on a person lifts that one alone. More come by holding the button, the wheel,
    digits, Shift for all, or the question how many where they are let go.

    Attributes:
        hovered: the place under the cursor, or None.

    Signals:
        lifted(): somebody was taken from home.
        recounted(): more or fewer are carried now.
    """

    lifted = Signal()
    recounted = Signal()

    def __init__(self, director: Director, asker: Asker, parent: QObject) -> None:
        super().__init__(parent)
        self._director = director
        self._asker = asker
        self._scene = director.scene
        self._hand = director.hand
        self._grip = NOTHING
        self._grip_person: Person | None = None
        self._counted = False
        self._again = False  # whether the press was on people while some were in the hand
        self._pressed_at: QPointF | None = None
        self._dragging = False
        self._point = QPointF()
        self._holding = QTimer(self)
        self._holding.setInterval(_HOLD_MS)
        self._holding.timeout.connect(self._on_held)
        self.hovered: int | None = None

    # What lies under the cursor

    def place_under(self, point: QPointF) -> int | None:
        """The place of this game under a point of the scene."""
        state = self._scene.state
        if state is None:
            return None
        return place_at(point.x(), point.y(), places_in_play(state))

    def _home_person(self, point: QPointF) -> Person | None:
        """The person at home under a point; of two that overlap, the one in front."""
        if not self._director.at_home:
            return None
        row = self._scene.people.at(self._scene.tableau.seat, HOME)
        return next((person for person in reversed(row) if person.rect().contains(point)), None)

    def _own_group(self, point: QPointF) -> int | None:
        """The place of the own people under a point, in the phase of using them."""
        place = self.place_under(point)
        return place if place is not None and place in self._director.own_places() else None

    # Mouse

    def press(self, point: QPointF, everybody: bool = False) -> None:
        """The left button goes down; `everybody`: all people are meant, not one."""
        if self._director.skip():
            return
        if self._hand.carrying:
            self._second_click(point)
            return
        # A click that only puts a question away goes no further; a drag may begin at once.
        self._pressed_at = point if self._asker.make_way() else None
        self._grip = NOTHING
        if self._director.placing:
            person = self._home_person(point)
            if person is not None:
                self._grip, self._grip_person, self._point = HOME, person, point
                if everybody:
                    self._lift(point)
                    self.take_all()
                else:
                    self._holding.start()
                return
        group = self._own_group(point)
        if group is not None:
            self._grip = group

    def _second_click(self, point: QPointF) -> None:
        """Click-then-click: on the tableau one more person, on a place they are put down.

        Whoever pulls from the tableau instead of letting go there drags those in the hand.
        """
        if self._hand.origin == HOME and point.y() > STRIP.y:
            if _inside_people(point):
                self._grip, self._again = HOME, True
            else:
                self.cancel()
            return
        self._drop(point)

    def move(self, point: QPointF, pixels: float) -> None:
        """The cursor moves; `pixels`: how far since the press."""
        self._point = point
        if (
            self._grip != NOTHING
            and not self._dragging
            and pixels >= QApplication.startDragDistance()
        ):
            self._holding.stop()
            self._dragging = True
            if not self._hand.carrying:
                self._lift(point)
        if self._hand.carrying:
            self._hand.move(point)
        elif self._director.placing and not self._director.animator.busy:
            self._offer(self._home_person(point))
        self._hover(self.place_under(point))
        self._preview()

    def _preview(self) -> None:
        """Show on which rings the carried people would stand."""
        state, hand = self._scene.state, self._hand
        if state is None:
            return
        number = 0
        if hand.carrying and hand.origin == HOME and self.hovered is not None:
            number = self._director.fitting(self.hovered, hand.number)
        goal = self.hovered if number else None
        self._scene.places.preview(state, goal, number, hand.seat)

    def cursor(self, point: QPointF) -> Qt.CursorShape:
        """What the cursor looks like over a point: a hand where something can be done."""
        if self._hand.carrying:
            return Qt.CursorShape.ClosedHandCursor
        if self._director.placing and self._home_person(point) is not None:
            return Qt.CursorShape.OpenHandCursor
        if self._scene.tableau.visit_sign_at(point):
            return Qt.CursorShape.PointingHandCursor
        if self.hovered is not None and self.hovered in self._scene.places.lit:
            return Qt.CursorShape.PointingHandCursor
        return Qt.CursorShape.ArrowCursor

    def _offer(self, offered: Person | None) -> None:
        """The one whom a press would lift rises a little."""
        people = self._scene.people
        for person in people.at(self._scene.tableau.seat, HOME):
            x, y = people.position(person.seat, person.spot)
            person.setPos(x, y - (_RISE if person is offered else 0.0))

    def _on_held(self) -> None:
        """The button is held where it went down: one, then one more each time."""
        if self._hand.carrying:
            self.change_number(1)
        elif self._director.placing:
            self._lift(self._point)

    def release(self, point: QPointF, asking: bool = False) -> None:
        """The left button goes up; `asking`: how many are meant is asked."""
        self._holding.stop()
        pressed, self._pressed_at = self._pressed_at, None
        grip, self._grip = self._grip, NOTHING
        again, self._again = self._again, False
        if self._dragging:
            self._dragging = False
            self._drop(point, asking)
        elif grip == HOME:
            if self._hand.carrying:
                if again:
                    self.change_number(1)
            else:
                self._grip = HOME
                self._lift(point)
                self._grip = NOTHING
        elif pressed is not None:
            self._click(point)

    def abandon(self) -> None:
        """The press was meant for something else."""
        if not self._dragging:
            self._holding.stop()
            self._pressed_at = None
            self._grip = NOTHING

    def _lift(self, point: QPointF) -> None:
        seat = self._scene.tableau.seat
        self._counted = False
        if self._grip == HOME:
            self._hand.take(seat, HOME, 1, point, self._grip_person)
            self.lifted.emit()
        else:
            actor = self._director.model.state.actor
            self._hand.take(actor, self._grip, PLACE_COUNT, point)
        if self._director.placing:
            self._director.light_up()
        self._director.pulse.rest(True)

    def _click(self, point: QPointF) -> None:
        if self._scene.tableau.visit_sign_at(point):
            self._director.visit(NOBODY)
            return
        self._director.pulse.rest(self._director.model.actor_is_person())
        if self._click_tableau(point) or self._director.pick_die(self._scene.dice.die_at(point)):
            return
        place = self.place_under(point)
        if place is not None:
            self.use(place)

    def _click_tableau(self, point: QPointF) -> bool:
        if not self._director.at_home:
            return False
        tableau, tools = self._scene.tableau, self._asker.tools
        if tools is not None:
            slot = tableau.tool_at(point)
            if slot:
                return tools.toggle("tool", slot)
        card = tableau.open_card_at(point)
        if card < 0:
            return False
        if CARDS[card].top == TOP_GOODS_OF_CHOICE:
            return self._asker.ask_claim()
        return tools is not None and tools.toggle("card", card)

    def use(self, place: int, number: int = 0) -> None:
        """A place is chosen by click or Enter; `number` 0 asks where several fit."""
        director = self._director
        if director.placing:
            counts = director.counts(place)
            if len(counts) > 1 and not number:
                self._asker.ask_count(place)
            else:
                director.put(place, number or 1)
        elif place not in director.own_places():
            director.explain(place)
        elif place <= FIELD:
            director.resolve(place)
        else:
            self._asker.ask_payment(place)

    def _drop(self, point: QPointF, asking: bool = False) -> None:
        """Put the carried people down: on a place, or back home.

        Who has not said how many can be asked where several fit.
        """
        self._forget_preview()
        hand, director = self._hand, self._director
        place = self.place_under(point)
        if hand.origin != HOME:
            origin = hand.origin
            hand.let_go()
            if point.y() > STRIP.y:
                self.use(origin)
            return
        number = hand.number
        asking = asking or (director.options.ask_number and not self._counted)
        if asking and place is not None and len(director.counts(place)) > 1:
            hand.let_go()
            director.light_up()
            self._asker.ask_count(place)
            return
        fits = place is not None and director.fitting(place, number) > 0
        if place is not None and fits and director.put(place, number):
            return
        # Refused, or held back by the tutor or the lesson: nobody stays at the pointer.
        hand.glide_home()
        director.light_up()
        if place is not None and not fits:
            director.explain(place)

    def change_number(self, change: int) -> None:
        """Carry more or fewer people."""
        self.set_number(self._hand.number + change)

    def set_number(self, number: int) -> None:
        """Carry exactly so many."""
        if self._hand.carrying and self._hand.origin == HOME:
            self._counted = True
            self._hand.set_number(number)
            self._preview()
            self.recounted.emit()

    def take_all(self) -> None:
        """Carry everybody who is at home."""
        self.set_number(self._hand.available())

    def _forget_preview(self) -> None:
        if self._scene.state is not None:
            self._scene.places.preview(self._scene.state, None, 0, 0)

    def cancel(self) -> bool:
        """Put back what is carried; whether anything was."""
        self._dragging = False
        self._holding.stop()
        self._grip = NOTHING
        self._forget_preview()
        if not self._hand.carrying:
            return False
        self._hand.glide_home()
        if self._director.placing:
            self._director.light_up()
        return True

    def _hover(self, place: int | None) -> None:
        if place != self.hovered:
            self.hovered = place
            if not self._director.animator.busy:
                self._scene.places.hover(place)

    def leave(self) -> None:
        """The cursor leaves the board."""
        if self._director.placing and not self._hand.carrying and not self._director.animator.busy:
            self._offer(None)
        self._hover(None)


def _inside_people(point: QPointF) -> bool:
    box = PEOPLE_BOX
    return box.x <= point.x() <= box.right and box.y <= point.y() <= box.bottom
