"""What `bench --ui` has to know of the board of Stone Age: where to drag people, the seasons."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from stoneage_qt.games.stoneage.ui.board.people import HOME
from stoneage_qt.games.stoneage.ui.board.places import geometry

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.ui.board.view import BoardView

MODULES: Final[frozenset[str]] = frozenset()


def view_of(table: "BoardView") -> "BoardView":
    """The painted board."""
    return table


def next_drag(board: "BoardView", number: int) -> tuple[QPointF, QPointF] | None:
    """From the last person at home to an open place; None where nobody can be placed now."""
    director = board.director
    counts = {place: director.counts(place) for place in director.targets()}
    places = [place for place, numbers in counts.items() if 1 in numbers]
    if not director.placing or not places:
        return None
    scene = board.scene_
    person = scene.people.at(scene.tableau.seat, HOME)[-1]
    area = geometry(places[number % len(places)]).area.center
    start = QPointF(board.mapFromScene(person.rect().center()))
    return start, QPointF(board.mapFromScene(area.x, area.y))


def turns(board: "BoardView") -> Sequence[Callable[[], object]]:
    """Other looks of the land: winter, and summer again."""
    return (lambda: board.set_season("winter"), lambda: board.set_season("summer"))
