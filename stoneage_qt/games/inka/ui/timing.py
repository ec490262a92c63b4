"""What `bench --ui` has to know of the table of Inkas: where to drag pieces, day and dusk."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from stoneage_qt.games.inka.ui.board.choices import COSTS
from stoneage_qt.games.inka.ui.board.lights import spot_at
from stoneage_qt.games.inka.ui.board.rack import home

if TYPE_CHECKING:
    from stoneage_qt.games.inka.ui.board.view import BoardView
    from stoneage_qt.games.inka.ui.playing import PlayingTable

# The first settlements and roads cost nothing: there is always something to drag.
MODULES: Final = frozenset({"free_founding"})


def view_of(table: "PlayingTable") -> "BoardView":
    """The painted board."""
    return table.board


def next_drag(board: "BoardView", number: int) -> tuple[QPointF, QPointF] | None:
    """From the rack to a lit place; None where nothing can be built now."""
    found = [(spot, a) for spot, a in board.director.choices.items() if a.word in COSTS]
    if not found:
        return None
    spot, action = found[number % len(found)]
    start, end = home(COSTS[action.word]), spot_at(spot)
    return QPointF(board.mapFromScene(*start)), QPointF(board.mapFromScene(*end))


def turns(board: "BoardView") -> Sequence[Callable[[], object]]:
    """Other looks of the land: dusk, and day again."""
    return (lambda: board.set_dark(True), lambda: board.set_dark(False))
