"""Mouse on the board: from gestures to the director and the asker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication

from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules.board import CROSSINGS
from stoneage_qt.games.inka.rules.constants import (
    CITY_LEVEL,
    COST_ROAD,
    FRAME,
    MOVING_ROBBER,
)
from stoneage_qt.games.inka.ui.board import layout
from stoneage_qt.games.inka.ui.board.choices import COSTS, of_piece
from stoneage_qt.games.inka.ui.board.pieces import ROBBER, ROBBER_FOOT
from stoneage_qt.games.inka.ui.board.rack import piece_art
from stoneage_qt.games.inka.ui.spots import CROSSING, PATH, TILE, Spot
from stoneage_qt.ui.board_kit.items import CENTRE, Z_CARRY, SpriteItem
from stoneage_qt.ui.board_kit.pictures import piece

if TYPE_CHECKING:
    from stoneage_qt.games.inka.ui.board.asker import Asker
    from stoneage_qt.games.inka.ui.board.director import Director

THE_ROBBER: Final = -5
"""Carried instead of a piece of the rack."""
_CAMP: Final = layout.Box(layout.ROBBER_ON_FRAME.x - 110, layout.ROBBER_ON_FRAME.y - 110, 220, 170)


class Touch(QObject):
    """One gesture at a time: press, drag, release, or click and click again.

    Attributes:
        hovered: the place under the cursor, or None.
        carried: the piece (COST_ROAD …) in the hand, THE_ROBBER, or None.

    Signals:
        aimed(Action or None): what would be done at the place that is hovered or walked to.
    """

    aimed = Signal(object)

    def __init__(self, director: Director, asker: Asker, parent: QObject) -> None:
        super().__init__(parent)
        self._director = director
        self._asker = asker
        self._scene = director.scene
        self._hand = SpriteItem(self._scene.pictures, CENTRE, Z_CARRY)
        self._scene.addItem(self._hand)
        self._grip: int | None = None
        self._dragging = False
        self.hovered: Spot | None = None
        self.carried: int | None = None
        director.resting.connect(self.cancel)

    # What lies under the cursor

    def spot_under(self, point: QPointF) -> Spot | None:
        """The place under a point: what can be done first, the nearest wins."""
        x, y = point.x(), point.y()
        choices = self._director.choices
        if self._director.model.state.phase == MOVING_ROBBER:
            return self._tile(x, y)
        body = self._building(point)
        if body is not None:
            return body
        crossing, path = layout.crossing_at(x, y), layout.path_at(x, y)
        found = [] if crossing is None else [Spot(CROSSING, crossing)]
        if path is not None:
            found.append(Spot(PATH, path))
        for spot in found:
            if spot in choices:
                return spot
        return found[0] if found else self._tile(x, y)

    def _building(self, point: QPointF) -> Spot | None:
        """The crossing whose building is drawn there: its body stands above, and counts."""
        buildings = self._scene.pieces.buildings
        hit = {number for number, item in enumerate(buildings) if item.covers(point)}
        # Where pictures overlap, the building in the south stands before the other.
        front = max(hit, key=lambda n: buildings[n].zValue(), default=None)
        return None if front is None else Spot(CROSSING, front)

    def _tile(self, x: float, y: float) -> Spot | None:
        tile = layout.tile_at(x, y)
        if tile is not None:
            return Spot(TILE, tile)
        return Spot(TILE, FRAME) if _CAMP.holds(x, y) else None

    def _grip_at(self, point: QPointF) -> int | None:
        """What a press would lift: a piece of the rack, or the robber."""
        director = self._director
        if not director.model.actor_is_person():
            return None
        if director.model.state.phase == MOVING_ROBBER:
            return THE_ROBBER if self._scene.pieces.robber.rect().contains(point) else None
        cost = self._scene.rack.at(point)
        return cost if self._scene.rack.seat == director.model.state.actor else None

    # Mouse

    def press(self, point: QPointF) -> None:
        """The left button goes down."""
        if self._director.skip():
            return
        if self.carried is not None:
            self._drop(point)
            return
        self._asker.dismiss()
        self._grip = self._grip_at(point)

    def move(self, point: QPointF, pixels: float) -> None:
        """The cursor moves; `pixels`: how far since the press."""
        far = pixels >= QApplication.startDragDistance()
        if self._grip is not None and not self._dragging and far:
            self._dragging = True
            self._lift(self._grip, point)
        if self.carried is not None:
            self._hand.setPos(point)
        self._hover(self._over(point) if self.carried is not None else self.spot_under(point))

    def release(self, point: QPointF) -> None:
        """The left button goes up."""
        grip, self._grip = self._grip, None
        if self._dragging:
            self._dragging = False
            self._drop(point)
        elif grip is not None:
            self._lift(grip, point)
        elif self.carried is None:
            self._click(point)

    def _lift(self, what: int, point: QPointF) -> None:
        s = self._director.model.state
        self.carried = what
        if what == THE_ROBBER:
            self._hand.anchor, self._hand.picture = ROBBER_FOOT, None
            self._hand.stand(piece("pieces/robber", ROBBER), point.x(), point.y())
            self._scene.pieces.robber.setOpacity(0.3)
            return
        look, tribe = self._scene.looks[s.actor], s.players[s.actor].tribe
        self._hand.anchor, self._hand.picture = CENTRE, None
        self._hand.stand(piece_art(look, tribe, what), point.x(), point.y())
        self._scene.rack.lift(what)
        self._director.hold(what)

    def _aim(self, point: QPointF) -> Spot | None:
        """Where the carried piece would fall: the nearest place that takes it."""
        if self.carried == THE_ROBBER:
            return self._tile(point.x(), point.y())
        assert self.carried is not None
        fitting = of_piece(self._director.choices, self.carried)
        paths = {spot.number for spot in fitting if spot.what == PATH}
        crossings = {spot.number for spot in fitting if spot.what == CROSSING}
        path = layout.nearest_path(point.x(), point.y(), paths)
        crossing = layout.nearest_crossing(point.x(), point.y(), crossings)
        if crossing is not None:
            return Spot(CROSSING, crossing)
        return None if path is None else Spot(PATH, path)

    def _over(self, point: QPointF) -> Spot | None:
        """Where a carried piece would fall, else the place of its kind that does not take it."""
        spot = self._aim(point)
        return spot if spot is not None or self.carried == THE_ROBBER else self._meant(point)

    def _meant(self, point: QPointF) -> Spot | None:
        """The place on which a carried piece is held, whether it takes it or not."""
        x, y = point.x(), point.y()
        if self.carried == THE_ROBBER:
            return self._tile(x, y)
        if self.carried == COST_ROAD:
            path = layout.path_at(x, y)
            return None if path is None else Spot(PATH, path)
        crossing = layout.nearest_crossing(x, y, set(range(CROSSINGS)))
        return None if crossing is None else Spot(CROSSING, crossing)

    def _drop(self, point: QPointF) -> None:
        """Put the carried piece down where it fits; else it goes home, and why is told."""
        spot = self._aim(point)
        meant, carried = self._meant(point), self.carried
        self.cancel()
        if spot is not None and spot in self._director.choices:
            self._asker.do(self._director.choices[spot])
        elif self._scene.rack.at(point) is None:
            self._director.refuse(meant, carried)

    def _click(self, point: QPointF) -> None:
        if self._scene.dice.at(point):
            self._director.throw()
            return
        spot = self.spot_under(point)
        if spot is not None:
            self.use(spot)

    def use(self, spot: Spot) -> None:
        """A place is chosen by click or Enter."""
        action = self._director.use(spot)
        if action is not None:
            self._asker.do(action)

    def cancel(self) -> bool:
        """Put back what is carried; whether anything was."""
        self._dragging = False
        self._grip = None
        if self.carried is None:
            return False
        self.carried = None
        self._hand.setVisible(False)
        self._scene.pieces.robber.setOpacity(1.0)
        self._scene.rack.lift(None)
        self._director.hold(None)
        return True

    def cursor(self, point: QPointF) -> Qt.CursorShape:
        """What the cursor looks like over a point: a hand where something can be done."""
        if self.carried is not None:
            return Qt.CursorShape.ClosedHandCursor
        if self._grip_at(point) is not None:
            return Qt.CursorShape.OpenHandCursor
        throwing = self._scene.dice.lit and self._scene.dice.at(point)
        if throwing or self.hovered in self._director.choices:
            return Qt.CursorShape.PointingHandCursor
        return Qt.CursorShape.ArrowCursor

    def _hover(self, spot: Spot | None) -> None:
        if spot != self.hovered:
            self.hovered = spot
            self.show_ghost(spot)

    def show_ghost(self, spot: Spot | None) -> None:
        """What would stand there if it were done."""
        s, lights = self._director.model.state, self._scene.lights
        action = None if spot is None else self._director.choices.get(spot)
        if action is not None and COSTS.get(action.word, self.carried) != self.carried is not None:
            action = None  # another piece than the one in the hand
        self.aimed.emit(action)
        if action is None:
            lights.ghost(None)
        elif action.word == act.ROBBER:
            lights.robber_ghost(action.number)
        elif action.word in COSTS:
            level = CITY_LEVEL if action.word == act.CITY else 1
            look, tribe = self._scene.looks[s.actor], s.players[s.actor].tribe
            lights.ghost(spot, look, tribe, level)
        else:
            lights.ghost(None)

    def leave(self) -> None:
        """The cursor leaves the board."""
        self._hover(None)
