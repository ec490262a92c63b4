"""A place of the board that can be pointed at."""

from typing import Final, NamedTuple

TILE: Final = "tile"
CROSSING: Final = "crossing"
PATH: Final = "path"


class Spot(NamedTuple):
    """A tile (or FRAME), crossing or path."""

    what: str
    number: int
