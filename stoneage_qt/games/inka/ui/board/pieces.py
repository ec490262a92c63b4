"""What stands on the land: numbers, roads, buildings, ruins, the robber. Placed from the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stoneage_qt.games.inka.rules.board import CROSSINGS, PATHS, TILES
from stoneage_qt.games.inka.rules.constants import CITY_LEVEL, NOBODY
from stoneage_qt.games.inka.ui.board import layout
from stoneage_qt.games.inka.ui.board.looks import SeatLook, level_name, tribe_of
from stoneage_qt.ui.board_kit.items import CENTRE, SpriteItem
from stoneage_qt.ui.board_kit.pictures import Art, Pictures, piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from stoneage_qt.games.inka.rules import State

# From the ground up; buildings in the south stand before those in the north.
Z_ROAD: Final = 10.0
Z_LIGHT: Final = 14.0
Z_BUILDING: Final = 20.0
Z_THICKET: Final = 0.2
Z_ROBBER: Final = 38.0
Z_DISC: Final = 40.0
_NORTH: Final = 0.01

ROAD: Final = 120.0
NUMBER: Final = 80.0
ROBBER: Final = 80.0
ROBBER_FOOT: Final = (0.5, 92 / 104)
# Width on the map and the point that stands on the crossing, by level.
_WIDTHS: Final = {1: 84.0, CITY_LEVEL: 98.8}
_FEET: Final = {1: (0.5, 78 / 110), CITY_LEVEL: (0.5, 112 / 146)}
GHOST: Final = 0.42
"""How much is seen of where the robber was, and of what could be built."""


def stand_building(item: SpriteItem, name: str, level: int, crossing: int) -> None:
    """Let an item show a building on its crossing."""
    if item.anchor != _FEET[level]:
        item.anchor = _FEET[level]
        item.picture = None
    item.stand(piece(name, _WIDTHS[level]), *layout.CROSSING_SPOTS[crossing])


def building_art(name: str, level: int, scale: float = 1.0) -> Art:
    """A building as large as on the map, or in another size."""
    return piece(name, _WIDTHS[level] * scale)


class Pieces:
    """All pieces on the map.

    Attributes:
        roads, buildings, thickets, numbers: an item for each path, crossing and tile.
        robber, ghost: the robber, and where he stood at the beginning of the turn.
    """

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        def item(z: float, anchor: tuple[float, float] = CENTRE) -> SpriteItem:
            made = SpriteItem(pictures, anchor, z)
            scene.addItem(made)
            return made

        self.roads = [item(Z_ROAD) for _ in range(PATHS)]
        heights = [Z_BUILDING + _NORTH * spot.y for spot in layout.CROSSING_SPOTS]
        self.buildings = [item(heights[c]) for c in range(CROSSINGS)]
        self.thickets = [item(heights[c] + Z_THICKET * _NORTH) for c in range(CROSSINGS)]
        self.numbers = [item(Z_DISC) for _ in range(TILES)]
        self.robber = item(Z_ROBBER, ROBBER_FOOT)
        self.ghost = item(Z_ROBBER - 1, ROBBER_FOOT)

    def show(self, s: State, looks: Sequence[SeatLook], came_from: int | None = None) -> None:
        """All pieces of a position; `came_from`: where the robber stood before this turn."""
        for tile, number in enumerate(s.components.number):
            if number:
                spot = layout.TILE_SPOTS[tile].moved(*layout.DISC)
                self.numbers[tile].stand(piece(f"pieces/number_{number}", NUMBER), *spot)
            else:
                self.numbers[tile].set_picture(None)
        for path in range(PATHS):
            self._show_road(s, looks, path)
        for crossing in range(CROSSINGS):
            self.show_building(s, looks, crossing)
        self.robber.stand(piece("pieces/robber", ROBBER), *layout.robber_spot(s.robber))
        if came_from is None or came_from == s.robber:
            self.ghost.setVisible(False)
        else:
            self.ghost.stand(piece("pieces/robber", ROBBER), *layout.robber_spot(came_from))
            self.ghost.setOpacity(GHOST)

    def _show_road(self, s: State, looks: Sequence[SeatLook], path: int) -> None:
        seat, item = s.roads[path], self.roads[path]
        if seat == NOBODY:
            item.setVisible(False)
            return
        name = looks[seat].road(s.players[seat].tribe, layout.PATH_WAYS[path])
        item.stand(piece(name, ROAD), *layout.PATH_SPOTS[path])

    def show_building(self, s: State, looks: Sequence[SeatLook], crossing: int) -> None:
        """What stands on a crossing."""
        seat, level = s.owner[crossing], s.level[crossing]
        building, thicket = self.buildings[crossing], self.thickets[crossing]
        if seat == NOBODY:
            building.setVisible(False)
            thicket.setVisible(False)
            return
        ruin = s.ruin[crossing]
        name = looks[seat].building(tribe_of(s, crossing), level, ruin)
        stand_building(building, name, level, crossing)
        if ruin:
            stand_building(thicket, f"pieces/thicket_{level_name(level)}", level, crossing)
        else:
            thicket.setVisible(False)
