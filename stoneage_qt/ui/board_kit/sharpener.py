"""Draws the pictures of a new scale bit by bit, so that the window answers meanwhile.

Until all are drawn the old ones stay, stretched; then they change places in one step.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from stoneage_qt.ui.board_kit.items import SpriteItem

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QGraphicsItem

    from stoneage_qt.ui.board_kit.pictures import Art, Pictures, Plate

_SLICE: Final = 0.008


class _Drawn(NamedTuple):
    item: SpriteItem
    picture: Art | Plate
    pixmap: QPixmap


class Sharpener(QObject):
    """One round of drawing; a new one forgets the old.

    Signals:
        sharpened: the new pictures are shown; they may be a little larger or smaller.
    """

    sharpened = Signal()

    def __init__(self, pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._waiting: list[SpriteItem] = []
        self._drawn: list[_Drawn] = []
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._draw_some)

    @property
    def busy(self) -> bool:
        """Whether pictures of an older scale may still be shown."""
        return self._timer.isActive()

    def begin(self, items: Iterable[QGraphicsItem]) -> None:
        """Draw these items without being waited for."""
        self._waiting = [item for item in items if isinstance(item, SpriteItem)]
        self._drawn = []
        self._timer.start()

    def forget(self) -> None:
        """Nothing more is to be drawn."""
        self._timer.stop()
        self._waiting, self._drawn = [], []

    def finish(self) -> None:
        """Draw what is left at once."""
        while self.busy:
            self._draw_some()

    def _draw_some(self) -> None:
        until = perf_counter() + _SLICE
        while self._waiting and perf_counter() < until:
            item = self._waiting.pop()
            if item.isVisible() and not item.sharp and item.picture is not None:
                drawn = _Drawn(item, item.picture, self._pictures.of(item.picture))
                self._drawn.append(drawn)
        if not self._waiting:
            self._exchange()

    def _exchange(self) -> None:
        """All new pictures at once; those that have changed since were drawn then."""
        drawn = self._drawn
        self.forget()
        for item, picture, pixmap in drawn:
            if item.picture is picture and not item.sharp:
                item.take(pixmap)
        self.sharpened.emit()
