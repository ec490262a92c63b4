"""Where everything lies on the board: the one source of truth for its geometry.

All numbers are board units (1600 x 1000). The painted valley, the items of the scene and the
drop targets are all placed from here, so that art and play can never drift apart. Pure data,
no Qt: the generator of the board's SVG reads it too.

Conventions: x to the right, y downwards. A ring is a circle painted on the ground, drawn as a
slightly flattened ellipse; the feet of the piece that takes it stand on its centre. `label` and
`badge` are the centres of the text plate and of the yield badge.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class Point(NamedTuple):
    """A position in board units."""

    x: float
    y: float

    def distance(self, other: Point) -> float:
        """Straight distance to another point."""
        return hypot(self.x - other.x, self.y - other.y)


class Rect(NamedTuple):
    """An upright rectangle in board units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def center(self) -> Point:
        """The middle."""
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def contains(self, p: Point, margin: float = 0.0) -> bool:
        """Whether a point lies inside, at least `margin` away from every edge."""
        return (
            self.x + margin <= p.x <= self.right - margin
            and self.y + margin <= p.y <= self.bottom - margin
        )

    def covers(self, other: Rect) -> bool:
        """Whether another rectangle lies wholly inside."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share more than an edge."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )


class Place(NamedTuple):
    """Geometry of one place of the notation.

    Attributes:
        area: where a drop counts and the hover glow is drawn; generous, never shared.
        label: centre of the name plate.
        rings: where people stand, in the order in which they are filled.
        badge: centre of the badge that shows the yield, the gain or the cost.
    """

    area: Rect
    label: Point
    rings: tuple[Point, ...]
    badge: Point


BOARD: Final = Rect(0, 0, 1600, 1000)
SKY: Final = Rect(700, 66, 820, 90)
MEADOW: Final = Rect(486, 74, 624, 304)
"""Between forest and quarry, above tool maker and hut: without igloos nobody is sent there."""
VALLEY: Final = Rect(70, 70, 1460, 860)
"""The inside of the rock rim that carries the score track: places stay within."""

RING_RX: Final = 21.0
RING_RY: Final = 17.0
MEEPLE_HEIGHT: Final = 46.0

# --- Score track: 100 flat stones in the rim, clockwise from the lower left corner ---------------

TRACK_STONES: Final = 100
STONE_SIZE: Final = 38.0
MILESTONE_SIZE: Final = 45.0
TRACK_PATH: Final = Rect(34, 34, 1532, 932)
TRACK_CORNER: Final = 64.0


def _track_point(t: float) -> Point:
    """The point at the share `t` of the rounded rectangle, from its lower left upwards."""
    r, box = TRACK_CORNER, TRACK_PATH
    across, up, arc = box.w - 2 * r, box.h - 2 * r, pi * r / 2
    d = (t % 1.0) * (2 * across + 2 * up + 4 * arc)
    sides = (
        (up, Point(box.x, box.bottom - r), Point(0, -1)),
        (across, Point(box.x + r, box.y), Point(1, 0)),
        (up, Point(box.right, box.y + r), Point(0, 1)),
        (across, Point(box.right - r, box.bottom), Point(-1, 0)),
    )
    corners = (
        (Point(box.x + r, box.y + r), pi),
        (Point(box.right - r, box.y + r), -pi / 2),
        (Point(box.right - r, box.bottom - r), 0.0),
        (Point(box.x + r, box.bottom - r), pi / 2),
    )
    for (length, origin, step), (middle, start) in zip(sides, corners, strict=True):
        if d < length:
            return Point(origin.x + step.x * d, origin.y + step.y * d)
        d -= length
        if d < arc:
            angle = start + d / r
            return Point(middle.x + r * cos(angle), middle.y + r * sin(angle))
        d -= arc
    return Point(box.x, box.bottom - r)


TRACK: Final[tuple[Point, ...]] = tuple(
    _track_point(i / TRACK_STONES - 0.0075) for i in range(TRACK_STONES)
)
"""Centres of the stones 0 to 99; the loop is closed."""


def track_index(score: int) -> int:
    """The stone of a score: the loop wraps, also below zero (F4)."""
    return score % TRACK_STONES


def is_milestone(stone: int) -> bool:
    """Whether a stone is one of the larger, painted tens."""
    return stone % 10 == 0


_CROWD: Final[Mapping[int, tuple[Point, ...]]] = MappingProxyType(
    {
        1: (Point(0, 0),),
        2: (Point(-10, 0), Point(10, 0)),
        3: (Point(-10, 7), Point(10, 7), Point(0, -9)),
        4: (Point(-10, -9), Point(10, -9), Point(-10, 9), Point(10, 9)),
    }
)


def track_spots(score: int, crowd: int) -> tuple[Point, ...]:
    """Positions of the markers of `crowd` (1 to 4) players who stand on the same stone."""
    at = TRACK[track_index(score)]
    return tuple(Point(at.x + o.x, at.y + o.y) for o in _CROWD[crowd])


# --- Agriculture: furrows 0 to 10 of the field, one lane per seat ---------------------------------

FURROWS: Final[tuple[Rect, ...]] = tuple(Rect(590 + 40 * i, 580, 36, 94) for i in range(11))
AGRICULTURE: Final[tuple[Point, ...]] = tuple(f.center for f in FURROWS)
_LANE: Final = 22.0


def agriculture_spot(position: int, seat: int) -> Point:
    """Where the marker of a seat lies at a position of the agriculture track."""
    at = AGRICULTURE[position]
    return Point(at.x, at.y + _LANE * (seat - 1.5))


# --- Cards, buildings, igloos, the wild animal ----------------------------------------------------

CARD_W: Final = 136.0
CARD_H: Final = 192.0
DECK: Final = Rect(652, 730, CARD_W, CARD_H)
CARD_SLOTS: Final[tuple[Rect, ...]] = tuple(
    Rect(1240 - 146 * i, 730, CARD_W, CARD_H) for i in range(4)
)
"""Slots 1 to 4: the cheapest is the rightmost (S2); new cards come from the deck on the left."""

BUILDING_STACKS: Final[tuple[Rect, ...]] = tuple(
    Rect(86 + 138 * i, 788, 128, 128) for i in range(4)
)
"""The plots; a stack rises from its plot by STACK_STEP for each building below the top one."""
STACK_STEP: Final = 5.0

IGLOOS: Final[tuple[Rect, ...]] = tuple(Rect(486 + 112 * i, 256, 104, 104) for i in range(4))
ANIMAL: Final = Rect(966, 192, 116, 132)


def stack_tile(stack: int, below: int) -> Rect:
    """Where a building lies that has `below` others of its stack (0-based) under it."""
    plot = BUILDING_STACKS[stack]
    return Rect(plot.x, plot.y - STACK_STEP * below, plot.w, plot.h)


# --- Places ---------------------------------------------------------------------------------------

_HUNT_GROUP: Final = 10


def _hunt_spots() -> tuple[Point, ...]:
    """Forty spots, ten for each player (people are at most ten, A4), in four loose groups."""
    return tuple(
        Point(
            106 + 190 * (g % 2) + 35 * (i % 5) + 6 * (i // 5), 548 + 68 * (g // 2) + 32 * (i // 5)
        )
        for g in range(4)
        for i in range(_HUNT_GROUP)
    )


def hunt_spots(seat: int) -> tuple[Point, ...]:
    """The ten spots of one seat on the hunting grounds, which are never full (P4)."""
    return PLACES["hunt"].rings[_HUNT_GROUP * seat : _HUNT_GROUP * (seat + 1)]


def _seven(x: float, y: float) -> tuple[Point, ...]:
    """Seven rings, four above three (P4), from the first one's centre."""
    back = [Point(x + 54 * i, y) for i in range(4)]
    front = [Point(x + 27 + 54 * i, y + 46) for i in range(3)]
    return (*back, *front)


def _slot(area: Rect) -> Place:
    """A place for one person: ring and cost badge side by side in the head of its area."""
    middle = area.center.x
    return Place(
        area=area,
        label=Point(middle, area.y + 24),
        rings=(Point(middle - 26, area.y + 26),),
        badge=Point(middle + 28, area.y + 24),
    )


def _places() -> Mapping[str, Place]:
    """Every place of the notation."""
    places: dict[str, Place] = {
        "hunt": Place(Rect(78, 392, 392, 284), Point(312, 412), _hunt_spots(), Point(436, 416)),
        "forest": Place(
            Rect(78, 182, 392, 200), Point(152, 254), _seven(212, 304), Point(140, 326)
        ),
        "clay": Place(
            Rect(1120, 388, 402, 148), Point(1192, 412), _seven(1252, 458), Point(1180, 480)
        ),
        "quarry": Place(
            Rect(1120, 182, 402, 196), Point(1192, 250), _seven(1252, 300), Point(1180, 322)
        ),
        "river": Place(
            Rect(1120, 544, 402, 136), Point(1192, 566), _seven(1252, 610), Point(1180, 632)
        ),
        "toolmaker": Place(
            Rect(486, 388, 176, 148), Point(574, 410), (Point(564, 508),), Point(514, 506)
        ),
        "hut": Place(
            Rect(672, 388, 190, 148),
            Point(767, 410),
            (Point(782, 510), Point(832, 510)),
            Point(704, 508),
        ),
        "field": Place(
            Rect(486, 544, 548, 136), Point(768, 562), (Point(550, 644),), Point(506, 642)
        ),
        "animal": Place(
            Rect(938, 158, 172, 220),
            Point(1024, 174),
            tuple(Point(961 + 42 * i, 352) for i in range(4)),
            Point(1066, 308),
        ),
    }
    for i, card in enumerate(CARD_SLOTS, 1):
        places[f"card{i}"] = _slot(Rect(card.x - 2, 684, card.w + 4, 242))
    for i, plot in enumerate(BUILDING_STACKS, 1):
        places[f"building{i}"] = _slot(Rect(plot.x - 2, 684, plot.w + 4, 242))
    for i, igloo in enumerate(IGLOOS, 1):
        places[f"igloo{i}"] = _slot(Rect(igloo.x - 2, 206, igloo.w + 4, 160))
    return MappingProxyType(places)


PLACES: Final[Mapping[str, Place]] = _places()


def place_at(p: Point, names: frozenset[str] = frozenset(PLACES)) -> str | None:
    """The place under a point, among the places in play."""
    return next((n for n, place in PLACES.items() if n in names and place.area.contains(p)), None)
