"""How a frame walks over the places of a board by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}

T = TypeVar("T")


class Location(Protocol):
    """Where a place is."""

    @property
    def x(self) -> float:
        """From the left."""

    @property
    def y(self) -> float:
        """From the top."""


def following(targets: Sequence[T], here: T | None, step: int) -> T | None:
    """The target after the one at `here`, or before it; the first where it is none of them."""
    if not targets:
        return None
    if here is None or here not in targets:
        return targets[0 if step > 0 else -1]
    index = targets.index(here) + step
    return targets[index] if 0 <= index < len(targets) else None


def nearest(
    places: Iterable[T],
    here: T,
    direction: tuple[int, int],
    point: Callable[[T], Location],
    least: float = 0.0,
) -> T | None:
    """The nearest place in a direction, more than `least` away; straight ahead counts more."""
    dx, dy = direction
    start = point(here)
    best: tuple[float, T] | None = None
    for place in places:
        x, y = point(place).x - start.x, point(place).y - start.y
        ahead = x * dx + y * dy
        way = ahead + 2 * (abs(x * dy) + abs(y * dx))
        if ahead > least and (best is None or way < best[0]):
            best = (way, place)
    return None if best is None else best[1]
