"""What every house is painted with: its colours, and a sheet that knows walls, doors and ground."""

from __future__ import annotations

from pieces_brush import Points, Sheet, curve
from pieces_goods import halo

INK = "#33251A"
WALL, WALL_DARK = "#D2A367", "#9C6E3C"
THATCH, THATCH_LIGHT = "#C08A34", "#EBC878"
RUSTY, RUSTY_LIGHT = "#8F4527", "#E3A06C"
HIDE, HIDE_DARK = "#C99A66", "#8A5C33"
BONE, STONE, STONE_DARK = "#F0E4C8", "#A29C92", "#6B655F"
ICE, ICE_DARK, ICE_LINE = "#E6F0F4", "#A9C6D3", "#6E93A5"


class House(Sheet):
    """A picture of 100 by 80, the ground at 74."""

    def __init__(self, name: str) -> None:
        super().__init__(f"buildings/{name}", 100, 80)

    def part(self, spec: str | Points, colour: str, edge: float = 1.4) -> Points:
        """A solid part with a dark rim."""
        shape = self.rough(curve(spec) if isinstance(spec, str) else spec, 0.5)
        halo(self, shape, by=edge, opacity=0.7)
        self.fill(shape, colour, rough=0)
        return shape

    def lines(self, colour: str, w: float, *specs: str, opacity: float = 0.9) -> None:
        """Painted marks."""
        for spec in specs:
            self.mark(spec, w, colour, opacity)

    def door(self, spec: str) -> None:
        """A dark opening."""
        self.fill(spec, INK, rough=0.4)

    def ground(self) -> None:
        """The earth it stands on."""
        self.mark("4,75 26,73 50,75 74,73 96,75", 5, "#6B4423", 0.85)
        self.mark("14,79 40,78 66,79", 2, "#6B4423", 0.6)
