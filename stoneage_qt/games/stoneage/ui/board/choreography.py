"""From events to motion: what is shown between two states, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from stoneage_qt.games.stoneage.rules import Event, State
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    FIELD,
    IGLOO1,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.ui.board import layout
from stoneage_qt.games.stoneage.ui.board import tableau_layout as at
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.games.stoneage.ui.board.tableau import PILES
from stoneage_qt.ui.board_kit.animator import LONG, MEDIUM, SHORT, Step, Tween, fade
from stoneage_qt.ui.board_kit.pictures import Art, piece

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.ui.board.scene import BoardScene

_GOOD_W: Final = 50.0
READ: Final = 750
"""How long others' deeds stay readable, at normal speed."""
_READ_LETTER: Final = 15
_TUMBLE: Final = 620

Spot = tuple[float, float]


class Telling(NamedTuple):
    """One action to be shown.

    Attributes:
        before, after: the states around it.
        events: what happened.
        caption: the same in words.
        own: a person did it, who needs no time to read about it.
    """

    before: State
    after: State
    events: Sequence[Event]
    caption: str
    own: bool


class Choreography:
    """Makes the steps of one action for the items of a scene."""

    def __init__(self, scene: BoardScene, refresh: Callable[[], None]) -> None:
        """`refresh` shows the tableau of the seat shown now in the new state."""
        self._scene = scene
        self._refresh = refresh

    def steps(self, telling: Telling) -> list[Step]:
        """Everything between the two states; the caller shows the new state afterwards."""
        scene = self._scene
        steps: list[Step] = []
        if telling.caption:
            steps.append(Step(0, self._caption(telling)))
        walked = False
        scores = [player.score for player in telling.before.players]
        last_place = -1
        for event in telling.events:
            if event.place >= 0:
                last_place = event.place
            if event.kind in (ev.PLACED, ev.RETURNED, ev.PERSON_GAINED):
                if not walked:
                    steps += self._walk(telling, event)
                    walked = True
            elif event.kind == ev.POINTS:
                scores[event.seat] += event.amount
                steps.append(self._points(event, scores[event.seat], last_place))
            else:
                steps += self._event(telling, event)
        if not telling.own and telling.caption:
            steps.append(Step(max(READ, _READ_LETTER * len(telling.caption)), hold=True))
        steps.append(Step(0, end=scene.dice.hide))
        return steps

    def _caption(self, telling: Telling) -> Callable[[], Iterable[Tween]]:
        def start() -> Iterable[Tween]:
            self._scene.captions.tell(telling.caption)
            return ()

        return start

    def _walk(self, telling: Telling, event: Event) -> list[Step]:
        scene = self._scene

        def start() -> Iterable[Tween]:
            tweens = scene.people.move(telling.after, scene.tableau.seat)
            if event.place >= 0:
                light = scene.places.flash(event.place)
                light.setOpacity(1.0)
                tweens.append(fade(light, 0.0))
            return tweens

        def end() -> None:
            scene.places.hover(None)
            scene.people.show(telling.after, scene.tableau.seat)

        return [Step(LONG, start, end)]

    def _points(self, event: Event, score: int, place: int) -> Step:
        scene = self._scene

        def start() -> Iterable[Tween]:
            where = scene.tracks.score_point(event.seat)
            if place >= 0:
                centre = geometry(place).area.center
                where = (centre.x, centre.y)
            inside = (min(max(where[0], 100), 1500), min(max(where[1], 120), 900))
            walk = scene.tracks.walk(event.seat, score)
            return [walk, *scene.flights.points(event.amount, inside)]

        duration = MEDIUM + 22 * min(20, abs(event.amount))
        return Step(duration, start, scene.flights.land)

    def _event(self, telling: Telling, event: Event) -> list[Step]:
        make = _SHOW.get(event.kind)
        return [] if make is None else make(self, telling, event)

    # One short method per kind of event

    def _rolled(self, telling: Telling, event: Event) -> list[Step]:
        scene = self._scene
        steps = [Step(_TUMBLE, lambda: scene.dice.throw(event.place, event.dice))]
        if not telling.own:
            steps.append(Step(READ // 2, hold=True))
        return steps

    def _gathered(self, telling: Telling, event: Event) -> list[Step]:
        scene = self._scene
        good = telling.before.roll_good

        def start() -> Iterable[Tween]:
            scene.dice.show_sum(event.amount, good)
            return ()

        return [Step(420, start, hold=True)]

    def _goods(self, telling: Telling, event: Event) -> list[Step]:
        amounts = (event.amount if event.kind == ev.FOOD_GAINED else 0, *event.goods)
        return self._fly(event.seat, amounts, _spot_of(event.place), True)

    def _paid(self, telling: Telling, event: Event) -> list[Step]:
        goal = _spot_of(event.place) if event.place >= 0 else _feast()
        return self._fly(event.seat, (0, *event.goods), goal, False)

    def _income(self, telling: Telling, event: Event) -> list[Step]:
        return self._fly(event.seat, (event.amount,), _spot_of(FIELD), True)

    def _fed(self, telling: Telling, event: Event) -> list[Step]:
        if event.seat != self._scene.tableau.seat:
            return []
        return self._fly(event.seat, (event.amount,), _feast(), False)

    def _fly(self, seat: int, amounts: Sequence[int], spot: Spot, to_tableau: bool) -> list[Step]:
        """Food (first) and goods fly between a spot and the piles of a seat."""
        scene = self._scene
        if not any(amounts):
            return []

        def start() -> Iterable[Tween]:
            tweens: list[Tween] = []
            for kind, amount in enumerate(amounts):
                here = seat == scene.tableau.seat
                pile = at.pile_spot(kind) if here else at.gate(seat)
                ends = (spot, pile) if to_tableau else (pile, spot)
                picture = piece(f"pieces/{PILES[kind]}", _GOOD_W)
                tweens += scene.flights.swarm(picture, amount, *ends)
            return tweens

        def end() -> None:
            scene.flights.land()
            self._refresh()

        return [Step(LONG + 30 * min(6, sum(amounts)), start, end)]

    def _tool(self, telling: Telling, event: Event) -> list[Step]:
        if not event.amount:
            return []
        scene = self._scene

        def start() -> Iterable[Tween]:
            here = event.seat == scene.tableau.seat
            goal = at.tool_spot(event.item - 1) if here else at.gate(event.seat)
            origin = _spot_of(event.place if event.place >= 0 else TOOLMAKER)
            return scene.flights.one(piece(f"pieces/tool_{event.amount}", 70), origin, goal)

        return [Step(LONG, start, self._landed)]

    def _landed(self) -> None:
        self._scene.flights.land()
        self._refresh()

    def _field(self, telling: Telling, event: Event) -> list[Step]:
        scene = self._scene
        if not event.amount:
            return []
        return [Step(MEDIUM, lambda: [scene.tracks.grow(telling.after, event.seat)])]

    def _card(self, telling: Telling, event: Event) -> list[Step]:
        scene = self._scene
        box = layout.CARD_SLOTS[event.place - CARD1]

        def start() -> Iterable[Tween]:
            scene.wares.take_card(event.place - CARD1)
            here = event.seat == scene.tableau.seat
            goal = at.card_spot(0, 1) if here else at.gate(event.seat)
            picture = Art("card", event.item, box.w)
            return scene.flights.one(picture, (box.center.x, box.center.y), goal, 0.55)

        return [Step(LONG, start, self._landed)]

    def _built(self, telling: Telling, event: Event) -> list[Step]:
        scene = self._scene

        def start() -> Iterable[Tween]:
            box = scene.wares.rect_of(event.place)
            scene.wares.show(telling.after)
            here = event.seat == scene.tableau.seat
            goal = at.building_spot(0, 1) if here else at.gate(event.seat)
            kind = "igloo" if event.place >= IGLOO1 else "building"
            centre = (box.center().x(), box.center().y())
            return scene.flights.one(Art(kind, event.item, box.width()), centre, goal, 0.5)

        return [Step(LONG, start, self._landed)]

    def _refill(self, telling: Telling, event: Event) -> list[Step]:
        """All cards of a refill move at once, with the first event about them."""
        cards = (ev.CARD_SLID, ev.CARD_REVEALED)
        first = next(e for e in telling.events if e.kind in cards)
        if event is not first:
            return []
        scene = self._scene
        return [Step(LONG, lambda: scene.wares.refill(telling.after))]

    def _animal(self, telling: Telling, event: Event) -> list[Step]:
        scene = self._scene

        def start() -> Iterable[Tween]:
            scene.wares.show(telling.after)
            light = scene.places.flash(ANIMAL)
            light.setOpacity(1.0)
            return [fade(light, 0.0)]

        return [Step(LONG, start, lambda: scene.places.hover(None))]

    def _round(self, telling: Telling, event: Event) -> list[Step]:
        return [Step(SHORT, end=self._refresh)]


def _spot_of(place: int) -> Spot:
    """Where things of a place come from."""
    if place < 0:
        return _feast()
    if CARD1 <= place < BUILDING1:
        centre = layout.CARD_SLOTS[place - CARD1].center
    else:
        centre = geometry(place).area.center
    return centre.x, centre.y


def _feast() -> Spot:
    """Where food is eaten: among the people at home."""
    centre = at.PEOPLE_BOX.center
    return centre.x, centre.y


_SHOW: Final[dict[str, Callable[[Choreography, Telling, Event], list[Step]]]] = {
    ev.ROLLED: Choreography._rolled,
    ev.GATHERED: Choreography._gathered,
    ev.FOOD_GAINED: Choreography._goods,
    ev.GOODS_GAINED: Choreography._goods,
    ev.PAID: Choreography._paid,
    ev.INCOME: Choreography._income,
    ev.FED: Choreography._fed,
    ev.TOOL_GAINED: Choreography._tool,
    ev.FIELD_GAINED: Choreography._field,
    ev.CARD_TAKEN: Choreography._card,
    ev.BUILT: Choreography._built,
    ev.CARD_SLID: Choreography._refill,
    ev.CARD_REVEALED: Choreography._refill,
    ev.ANIMAL_SEEN: Choreography._animal,
    ev.ANIMAL_ACTIVE: Choreography._animal,
    ev.ANIMAL_FLED: Choreography._animal,
    ev.ROUND_STARTED: Choreography._round,
}
