"""Places: their names and badges, and how they answer (open, closed, legal, under the cursor)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stoneage_qt.games.stoneage.rules.constants import (
    ANIMAL,
    BUILDING1,
    CARD1,
    DIVISORS,
    FIELD,
    HUNT,
    HUT,
    IGLOO1,
    PLACE_COUNT,
    PLACE_NAMES,
    RIVER,
    TOOLMAKER,
)
from stoneage_qt.games.stoneage.rules.questions import closed_to_newcomers, places_in_play
from stoneage_qt.games.stoneage.ui.board import layout, plates
from stoneage_qt.games.stoneage.ui.board.looks import FIELD_SIGNS
from stoneage_qt.games.stoneage.ui.words.names import animal_name, place_name
from stoneage_qt.ui.board_kit import plates as kit
from stoneage_qt.ui.board_kit.items import (
    Z_BADGE,
    Z_FOCUS,
    Z_GLOW,
    Z_LABEL,
    Z_RING,
    Z_VEIL,
    Pool,
    SpriteItem,
)
from stoneage_qt.ui.board_kit.pictures import Pictures, piece
from stoneage_qt.ui.board_kit.veil import veil
from stoneage_qt.ui.words.language import capital

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QGraphicsScene

    from stoneage_qt.games.stoneage.rules import State

LEGAL: Final = "#F5B83D"
# The light of summer is lost on snow.
_LEGAL_ON_SNOW: Final = "#B4530A"
ACTIVE: Final = "#FFF0B8"
_RING_W: Final = 62.0
_CROSS_W: Final = 50.0
_ON_BADGE: Final = (54.0, 28.0)
"""The bones lie over the badge's lower right corner, clear of its sign and of the people."""
_GATHERED: Final = ("food", "wood", "brick", "stone", "gold")


def geometry(place: int) -> layout.Place:
    """Where a place lies."""
    return layout.PLACES[PLACE_NAMES[place]]


def name_spot(place: int) -> layout.Point:
    """Where the name stands: over the badge where heads would cover it, above the animal."""
    spot = geometry(place)
    if HUNT < place <= RIVER:
        return layout.Point(spot.badge.x + 12, spot.label.y)
    if place == ANIMAL:
        return layout.Point(spot.label.x, layout.ANIMAL.y - 14)
    return spot.label


def place_at(x: float, y: float, places: frozenset[int]) -> int | None:
    """The place under a point, or None."""
    names = frozenset(PLACE_NAMES[place] for place in places)
    found = layout.place_at(layout.Point(x, y), names)
    return None if found is None else PLACE_NAMES.index(found)


class PlaceItems:
    """Plates, badges, veils, glows and rings of all places.

    Attributes:
        lit: the places that glow because something can be done there.
        pointed: the place that somebody points out, or None.
    """

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._scene = scene
        self._pictures = pictures
        self._names = [self._item(Z_LABEL) for _ in range(PLACE_COUNT)]
        self._badges = [self._item(Z_BADGE) for _ in range(PLACE_COUNT)]
        self._veils = [self._item(Z_VEIL) for _ in range(FIELD + 1)]
        self._crosses = [self._item(Z_BADGE + 1) for _ in range(FIELD + 1)]
        self._glows = [self._item(Z_GLOW) for _ in range(PLACE_COUNT)]
        self._hover = self._item(Z_GLOW + 1)
        self._focus = self._item(Z_FOCUS)
        self._pointed = self._item(Z_GLOW + 1)
        self._rings = Pool(scene, pictures, Z_RING)
        self._goals = Pool(scene, pictures, Z_RING + 1)
        self._drawn = Pool(scene, pictures, Z_RING - 1)
        self.lit: frozenset[int] = frozenset()
        self._legal = LEGAL
        self.pointed: int | None = None

    def _item(self, z: float) -> SpriteItem:
        item = SpriteItem(self._pictures, z=z)
        self._scene.addItem(item)
        return item

    def show(self, state: State, season: str) -> None:
        """Names, badges and closed signs as the state says."""
        self._legal = _LEGAL_ON_SNOW if season == "winter" else LEGAL
        playing = places_in_play(state)
        for place in range(PLACE_COUNT):
            if place not in playing:
                self._names[place].setVisible(False)
                self._badges[place].setVisible(False)
                continue
            self._show_name(state, place, season)
            self._show_badge(state, place, season)
        self._draw_rings(state, playing)
        for place, shade in enumerate(self._veils):
            closed = closed_to_newcomers(state, place)
            spot = geometry(place)
            if closed:
                area = spot.area
                shade.stand(veil(area.w, area.h), area.center.x, area.center.y)
                self._crosses[place].stand(piece("pieces/closed", _CROSS_W), *self._cross(place))
            else:
                shade.setVisible(False)
                self._crosses[place].setVisible(False)

    def _draw_rings(self, state: State, playing: frozenset[int]) -> None:
        """Rings of igloos and of the animal, which the painted board does not have (W3, W7)."""
        self._drawn.give_back_all()
        for place in playing:
            if place < IGLOO1 or (place < ANIMAL and place - IGLOO1 not in state.igloos):
                continue
            rings = geometry(place).rings
            for spot in rings[: len(state.players)] if place == ANIMAL else rings:
                picture = plates.ring(2 * layout.RING_RX, 2 * layout.RING_RY)
                self._drawn.take().stand(picture, spot.x, spot.y)

    def _show_name(self, state: State, place: int, season: str) -> None:
        if place == ANIMAL and state.animal is not None:
            text = animal_name(state.animal)
        elif place <= FIELD:
            text = place_name(place, season)
        else:
            self._names[place].setVisible(False)
            return
        at = name_spot(place)
        closed = closed_to_newcomers(state, place)
        size = 26 if place == ANIMAL else 31
        self._names[place].stand(plates.name_plate(capital(text), size, closed), at.x, at.y)

    def _cross(self, place: int) -> tuple[float, float]:
        """Where the closed sign lies: on the badge, or on the empty rings of a village place."""
        if place <= RIVER:
            badge = geometry(place).badge
            return badge.x + _ON_BADGE[0], badge.y + _ON_BADGE[1]
        rings = geometry(place).rings
        return sum(ring.x for ring in rings) / len(rings), rings[0].y

    def _show_badge(self, state: State, place: int, season: str) -> None:
        sprites = self._pictures.sprites
        at = geometry(place).badge
        if place <= RIVER:
            art = f"pieces/{_GATHERED[place]}"
            sign = f"÷{DIVISORS[place]}"
            narrow = place == HUNT
            plate = (plates.medal if narrow else plates.badge)(sign, art, sprites)
        elif place == TOOLMAKER:
            plate = plates.medal("+1", "cards/tool", sprites)
        elif place == HUT:
            plate = plates.badge("2→3", "cards/people", sprites, 22)
        elif place == FIELD:
            plate = plates.medal("+1", FIELD_SIGNS[season], sprites)
        elif CARD1 <= place < BUILDING1:
            if state.display[place - CARD1] is None:
                self._badges[place].setVisible(False)
                return
            plate = plates.medal(str(place - CARD1 + 1), "cards/pouch", sprites)
        else:
            self._badges[place].setVisible(False)
            return
        self._badges[place].stand(plate, at.x, at.y)

    # How places answer

    def light(
        self, state: State, places: Iterable[int], rings: bool = True, bright: bool = False
    ) -> None:
        """Let these places glow, and where people may stand, their free rings."""
        lit = frozenset(places)
        self.lit = lit
        self._rings.give_back_all()
        for place, item in enumerate(self._glows):
            if place not in lit:
                item.setVisible(False)
                continue
            area = geometry(place).area
            item.stand(plates.glow(area.w, area.h, self._legal, int(bright)), *area.center)
            if rings and place != HUNT:
                self._light_rings(state, place)

    def _light_rings(self, state: State, place: int) -> None:
        spots = geometry(place).rings
        if place == ANIMAL:
            spots = spots[: len(state.players)]
        for spot in spots[state.crowd[place] :]:
            ring = self._rings.take()
            ring.stand(piece("pieces/ring_legal", _RING_W), spot.x, spot.y)

    def preview(self, state: State, place: int | None, number: int, seat: int) -> None:
        """Mark the rings that the carried people would take."""
        self._goals.give_back_all()
        if place is None:
            return
        if place == HUNT:
            spots = layout.hunt_spots(seat)[state.placed[HUNT][seat] :]
        else:
            spots = geometry(place).rings[state.crowd[place] :]
        for spot in spots[:number]:
            self._goals.take().stand(piece("pieces/ring_hover", _RING_W + 4), spot.x, spot.y)

    def set_pulse(self, strength: float) -> None:
        """The glow of the lit places breathes; 1 is its full light."""
        for place in self.lit:
            self._glows[place].setOpacity(strength)

    def hover(self, place: int | None) -> None:
        """The place under the cursor answers."""
        if place is None:
            self._hover.setVisible(False)
            return
        area = geometry(place).area
        colour = self._legal if place in self.lit else "#C9B9A2"
        strength = 2 if place in self.lit else 0
        self._hover.stand(plates.glow(area.w, area.h, colour, strength), *area.center)

    def flash(self, place: int) -> SpriteItem:
        """A light over a place where something happens; the caller moves its opacity."""
        area = geometry(place).area
        self._hover.stand(plates.glow(area.w, area.h, ACTIVE, 2), *area.center)
        return self._hover

    def point_out(self, place: int | None) -> None:
        """Light up the place that a line of the log tells about."""
        self.pointed = place
        if place is None:
            self._pointed.setVisible(False)
            return
        area = geometry(place).area
        self._pointed.stand(plates.glow(area.w, area.h, ACTIVE, 2), *area.center)

    def focus(self, place: int | None) -> None:
        """The frame of the keyboard."""
        if place is None:
            self._focus.setVisible(False)
            return
        area = geometry(place).area
        self._focus.stand(kit.focus_frame(area.w, area.h), *area.center)
