"""From events to motion: what is shown between two states, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.inka.rules import Event, State
from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.rules.board import CORNERS, CROSSINGS, PATHS
from stoneage_qt.games.inka.rules.constants import (
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    KINDS,
    SETTLEMENT,
)
from stoneage_qt.games.inka.ui.board import layout
from stoneage_qt.games.inka.ui.board.flights import SUPPLY
from stoneage_qt.games.inka.ui.board.layout import Spot
from stoneage_qt.games.inka.ui.board.looks import level_name
from stoneage_qt.games.inka.ui.board.pieces import ROAD, stand_building
from stoneage_qt.games.inka.ui.board.rack import home
from stoneage_qt.ui.board_kit.animator import LONG, MEDIUM, Step, Tween, fade, glide
from stoneage_qt.ui.board_kit.pictures import piece

if TYPE_CHECKING:
    from stoneage_qt.games.inka.ui.board.scene import BoardScene

translate = QCoreApplication.translate

READ: Final = 600
"""How long others' deeds stay readable, at normal speed."""
_READ_LETTER: Final = 11
_TUMBLE: Final = 560
_SCENE: Final = 420
"""Each step of a decline; five of them make about two seconds."""


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

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene

    def steps(self, telling: Telling) -> list[Step]:
        """Everything between the two states; the caller shows the new state afterwards."""
        steps: list[Step] = []
        if telling.caption and not any(event.kind == ev.DICE for event in telling.events):
            steps.append(self._say(telling.caption))
        for event in telling.events:
            make = _SHOW.get(event.kind)
            if make is not None:
                steps += make(self, telling, event)
        if not telling.own and telling.caption:
            steps.append(Step(max(READ, _READ_LETTER * len(telling.caption)), hold=True))
        return steps

    def _say(self, words: str) -> Step:
        def start() -> Iterable[Tween]:
            self._scene.captions.tell(words)
            return ()

        return Step(0, start)

    def _home_of(self, seat: int, cost: int) -> Spot:
        """Where a seat's pieces come from: the rack, if it is shown there."""
        here = seat == self._scene.rack.seat
        return home(cost) if here else self._scene.flights.gates[seat]

    # One short method per kind of event

    def _dice(self, telling: Telling, event: Event) -> list[Step]:
        dice = self._scene.dice
        return [
            Step(_TUMBLE, lambda: dice.throw(event.dice), dice.landed),
            # What they show is told once it can be seen.
            self._say(telling.caption),
            Step(READ // 3, hold=True),
        ]

    def _gain(self, telling: Telling, event: Event) -> list[Step]:
        """Yield flies from its tiles, all seats at once; other cards from the supply."""
        if event.reason == ev.BY_YIELD:
            first = next(e for e in telling.events if e.kind == ev.GAIN)
            return self._yields(telling) if event is first else []
        return self._fly(event.cards, SUPPLY, self._scene.flights.gates[event.seat])

    def _yields(self, telling: Telling) -> list[Step]:
        s, scene = telling.before, self._scene
        number = sum(telling.after.dice or ())
        gained = {e.seat: list(e.cards) for e in telling.events if e.kind == ev.GAIN}

        def start() -> Iterable[Tween]:
            tweens: list[Tween] = []
            for tile in s.components.tiles_with[number]:
                if tile == s.robber:
                    continue
                kind, spot = s.terrain[tile], layout.TILE_SPOTS[tile]
                for crossing in CORNERS[tile]:
                    seat = s.owner[crossing]
                    # A shortage gives less than the tiles would (Y4).
                    count = min(s.level[crossing], gained.get(seat, [0] * KINDS)[kind])
                    if count > 0:
                        gained[seat][kind] -= count
                        goal = scene.flights.gates[seat]
                        tweens += scene.flights.cards(kind, count, spot, goal)
            return tweens

        return [Step(LONG * 2, start, scene.flights.land)]

    def _fly(self, cards: Sequence[int], start: Spot, goal: Spot) -> list[Step]:
        scene = self._scene

        def begin() -> Iterable[Tween]:
            tweens: list[Tween] = []
            for kind, count in enumerate(cards):
                tweens += scene.flights.cards(kind, count, start, goal)
            return tweens

        return [Step(LONG, begin, scene.flights.land)]

    def _paid(self, telling: Telling, event: Event) -> list[Step]:
        return self._fly(event.cards, self._scene.flights.gates[event.seat], SUPPLY)

    def _exchange(self, telling: Telling, event: Event) -> list[Step]:
        gate = self._scene.flights.gates[event.seat]
        return self._fly(event.cards, gate, SUPPLY) + self._fly(event.take, SUPPLY, gate)

    def _deal(self, telling: Telling, event: Event) -> list[Step]:
        gates = self._scene.flights.gates
        one, other = gates[event.seat], gates[event.other]
        return self._fly(event.cards, one, other) + self._fly(event.take, other, one)

    def _robber(self, telling: Telling, event: Event) -> list[Step]:
        robber = self._scene.pieces.robber
        goal = layout.robber_spot(event.item)
        return [Step(LONG + MEDIUM, lambda: [glide(robber, goal.x, goal.y, lift=50.0)])]

    def _road(self, telling: Telling, event: Event) -> list[Step]:
        scene = self._scene
        tribe = telling.before.players[event.seat].tribe
        name = scene.looks[event.seat].road(tribe, layout.PATH_WAYS[event.item])
        item = scene.pieces.roads[event.item]

        def start() -> Iterable[Tween]:
            item.stand(piece(name, ROAD), *self._home_of(event.seat, COST_ROAD))
            return [glide(item, *layout.PATH_SPOTS[event.item], lift=30.0)]

        return [Step(LONG, start)]

    def _built(self, telling: Telling, event: Event) -> list[Step]:
        cost = COST_SETTLEMENT if event.amount == SETTLEMENT else COST_CITY
        return [self._arrive(telling, event.seat, event.item, event.amount, cost)]

    def _founded(self, telling: Telling, event: Event) -> list[Step]:
        return [self._arrive(telling, event.seat, event.item, SETTLEMENT, COST_SETTLEMENT)]

    def _arrive(self, telling: Telling, seat: int, crossing: int, level: int, cost: int) -> Step:
        scene = self._scene
        tribe = telling.before.players[seat].tribe
        item = scene.pieces.buildings[crossing]
        name = scene.looks[seat].building(tribe, level)

        def start() -> Iterable[Tween]:
            scene.pieces.thickets[crossing].setVisible(False)
            stand_building(item, name, level, crossing)
            item.setPos(*self._home_of(seat, cost))
            return [glide(item, *layout.CROSSING_SPOTS[crossing], lift=60.0)]

        return Step(LONG + MEDIUM, start)

    def _overbuilt(self, telling: Telling, event: Event) -> list[Step]:
        """The thicket falls, the old piece goes home to its owner (K8)."""
        scene, crossing = self._scene, event.item
        thicket, old = scene.pieces.thickets[crossing], scene.pieces.buildings[crossing]
        goal = self._home_of(event.other, COST_SETTLEMENT)
        return [
            Step(MEDIUM, lambda: [fade(thicket, 0.0)]),
            Step(LONG, lambda: [glide(old, goal.x, goal.y, lift=60.0, scale=0.5)]),
        ]

    def _cleared(self, telling: Telling, event: Event) -> list[Step]:
        """The ruins of the tribe before sink (K3, step 1)."""
        pieces = self._scene.pieces

        def start() -> Iterable[Tween]:
            for crossing in event.places:
                yield fade(pieces.buildings[crossing], 0.0)
                yield fade(pieces.thickets[crossing], 0.0)

        words = translate("InkaBoard", "The ruins of the tribe before leave the board.")
        return [self._say(words), Step(_SCENE, start)]

    def _decline(self, telling: Telling, event: Event) -> list[Step]:
        """K3, steps 2 and 3: the roads go home, thicket grows over the houses."""
        scene, seat = self._scene, event.seat
        name = scene.looks[seat].name
        roads = [path for path in range(PATHS) if telling.before.roads[path] == seat]
        ruins = [c for c in range(CROSSINGS) if telling.after.owner[c] == seat]
        goal = self._home_of(seat, COST_ROAD)

        def roll_back() -> Iterable[Tween]:
            for path in roads:
                yield glide(scene.pieces.roads[path], goal.x, goal.y, lift=20.0, scale=0.6)

        def roads_gone() -> None:
            for path in roads:
                scene.pieces.roads[path].setVisible(False)

        def grow() -> Iterable[Tween]:
            for crossing in ruins:
                level = telling.after.level[crossing]
                thicket = scene.pieces.thickets[crossing]
                picture = f"pieces/thicket_{level_name(level)}"
                stand_building(thicket, picture, level, crossing)
                thicket.setOpacity(0.0)
                yield fade(thicket, 1.0)

        gone = translate("InkaBoard", "{name}'s tribe declines: its roads are taken back.")
        grown = translate("InkaBoard", "Thicket grows over the houses. They go on yielding.")
        return [
            self._say(gone.format(name=name)),
            Step(_SCENE, roll_back, roads_gone),
            Step(_SCENE // 2, hold=True),
            self._say(grown),
            Step(_SCENE * 2, grow),
            Step(_SCENE // 2, hold=True),
        ]


_SHOW: Final[dict[str, Callable[[Choreography, Telling, Event], list[Step]]]] = {
    ev.DICE: Choreography._dice,
    ev.GAIN: Choreography._gain,
    ev.PAID: Choreography._paid,
    ev.EXCHANGE: Choreography._exchange,
    ev.DEAL: Choreography._deal,
    ev.ROBBER: Choreography._robber,
    ev.ROAD: Choreography._road,
    ev.BUILT: Choreography._built,
    ev.OVERBUILT: Choreography._overbuilt,
    ev.CLEARED: Choreography._cleared,
    ev.DECLINE: Choreography._decline,
    ev.FOUNDED: Choreography._founded,
}
