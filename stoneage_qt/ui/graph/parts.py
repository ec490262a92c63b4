"""What a graph shows, as plain values: it can be made without a window and looked at in a test."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtGui import QColor, QPixmap

from stoneage_qt.ui.graph.span import Span

Points = Sequence[tuple[float, float]]


class GraphLine(NamedTuple):
    """A line through points; its sign stands at the end, so that nobody is told by colour alone."""

    points: Points
    colour: QColor
    width: float = 2.0
    sign: QPixmap | None = None


class Dots(NamedTuple):
    """Points by themselves, each filled with its own colour."""

    points: Points
    fills: Sequence[QColor]
    edge: QColor
    size: float = 4.0


class Bar(NamedTuple):
    """A bar from zero, `width` of the axis wide, with words in it or above it."""

    x: float
    width: float
    height: float
    words: str = ""


class Tick(NamedTuple):
    """Something written or painted below the horizontal axis."""

    x: float
    words: str = ""
    picture: QPixmap | None = None


class Graph(NamedTuple):
    """All of one graph.

    Attributes:
        x, y: what there is to see of both axes.
        lines, dots, bars: the values.
        bands: stretches of the vertical axis with a ground of their own.
        levels: dashed lines across, at these heights.
        marks: thin lines from top to bottom, at these places.
        ticks: below the horizontal axis.
        rows: where the vertical axis is written; without them it chooses by itself.
        label: what the horizontal axis counts.
        scaled: whether the vertical axis is written at all.
        empty: what is said where there is nothing to show.
    """

    x: Span
    y: Span
    lines: Sequence[GraphLine] = ()
    dots: Sequence[Dots] = ()
    bars: Sequence[Bar] = ()
    bands: Sequence[Span] = ()
    levels: Sequence[float] = ()
    marks: Sequence[float] = ()
    ticks: Sequence[Tick] = ()
    rows: Sequence[float] = ()
    label: str = ""
    scaled: bool = True
    empty: str = ""

    @property
    def has_values(self) -> bool:
        """Whether there is anything to see."""
        return bool(self.lines or self.dots or self.bars)


NOTHING = Graph(Span(0, 1), Span(0, 1))
