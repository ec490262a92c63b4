"""A board to look at a game again: the wheel steps, keys belong to the page; a picture of it."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QShowEvent, QWheelEvent

from stoneage_qt.models.game import NOBODY
from stoneage_qt.ui.board_kit.items import SpriteItem
from stoneage_qt.ui.board_kit.scene import PaintedScene
from stoneage_qt.ui.panels.tall import page_scrolls

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from PySide6.QtCore import SignalInstance

    from stoneage_qt.ui.board_kit.canvas import Canvas
else:
    # PySide crashes where two ways lead to one Qt class: the canvas stands beside, not above.
    Canvas = Generic

PICTURE_WIDTH: Final = 2400

S = TypeVar("S", bound="PaintedScene[Any]")


class ReplayCanvas(Canvas[S]):
    """What a replay of any game needs; to be named before the game's own canvas.

    Attributes:
        visited: the seat that is kept in sight, -1 while the board follows the game.
        stepped, visitChanged: signals of the board, see there.
    """

    stepped: SignalInstance
    visitChanged: SignalInstance
    visited = NOBODY

    def visit(self, seat: int) -> None:
        """Keep a seat in sight; the same one again follows the game."""
        self.visited = NOBODY if seat == self.visited else seat
        self.visitChanged.emit(self.visited)

    def showEvent(self, event: QShowEvent) -> None:
        """The sharp ground may come later, but not the pieces: they are the game."""
        super().showEvent(event)
        self.scene_.sharpener.finish()

    def make_ready(self) -> Iterator[None]:
        """Paint what will be shown, picture by picture; the size must be known."""
        self.fit()
        scene = self.scene_
        scale = self.transform().m11() * self.devicePixelRatioF()
        scene.valley.ask(scene.view_at(scale))
        # Beside those of the scene, which must not believe that it shows them.
        pictures = copy(scene.pictures)
        pictures.set_scale(scale)
        for item in scene.items():
            if isinstance(item, SpriteItem) and item.isVisible() and item.picture is not None:
                pictures.of(item.picture)
                yield

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl zooms, else the wheel steps through the game, or scrolls a page that is higher."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        if page_scrolls(self):
            event.ignore()  # what is below must be within reach
            return
        steps = event.angleDelta().y()
        if steps:
            self.stepped.emit(-1 if steps > 0 else 1)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every key belongs to the page: Space plays here."""
        event.ignore()

    def picture(self) -> QImage:
        """The whole scene as an image, large enough to print."""
        box = self.scene_.sceneRect()
        scale = PICTURE_WIDTH / box.width()
        image = QImage((box.size() * scale).toSize(), QImage.Format.Format_RGB32)
        image.fill(self.backgroundBrush().color())
        before = self.transform().m11() * self.devicePixelRatioF()
        self.scene_.set_scale(scale)
        painter = QPainter(image)
        painter.setRenderHints(self.renderHints())
        self.scene_.render(painter, QRectF(image.rect()), box)
        painter.end()
        self.scene_.set_scale(before)
        return image
