"""Pictures of a game that is looked at again, painted while nobody waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from stoneage_qt.games.stoneage.ui.board import layout, tableau_layout
from stoneage_qt.ui.board_kit.pictures import Art

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stoneage_qt.models.replay import ReplayModel
    from stoneage_qt.ui.board_kit.pictures import Pictures

# One picture takes some milliseconds: between two of them a step finds its frame.
_PAUSE_MS: Final = 25


class Ahead(QObject):
    """Paints one picture after the other that the game will show, at the present scale."""

    def __init__(self, replay: ReplayModel, pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self._replay = replay
        self._pictures = pictures
        self._coming: Iterator[Art] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self._paint_one)

    @property
    def busy(self) -> bool:
        """Whether pictures are still to come."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Another game, or another scale: from the beginning."""
        self._coming = coming(self._replay)
        self._timer.start()

    def _paint_one(self) -> None:
        picture = next(self._coming, None)
        if picture is None:
            self._timer.stop()
        elif self._pictures.scale:
            self._pictures.of(picture)


def coming(replay: ReplayModel) -> Iterator[Art]:
    """Cards and buildings in the order in which they turn up."""
    stacks = replay.match.state_at(0).stacks
    known: set[int] = set()
    for place, (index, _) in enumerate(replay.rounds):
        shown = replay.match.state_at(index)
        for card in shown.display:
            if card is not None and card not in known:
                known.add(card)
                yield Art("card", card, layout.CARD_SLOTS[0].w)
                yield Art("card", card, tableau_layout.OPEN_CARD_W)
        for number, stack in enumerate(stacks):
            if place < len(stack):
                yield Art("building", stack[place], layout.stack_tile(number, 0).w)
