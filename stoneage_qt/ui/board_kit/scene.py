"""A scene on painted ground that is sharp at every size, and nobody waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from stoneage_qt.ui.art.landscape import Painting, ValleyPainter, View, whole_view
from stoneage_qt.ui.board_kit.items import Z_GROUND
from stoneage_qt.ui.board_kit.pictures import Pictures
from stoneage_qt.ui.board_kit.sharpener import Sharpener

if TYPE_CHECKING:
    from stoneage_qt.ui.art.sprites import Sprites

P = TypeVar("P", bound=Pictures)


class PaintedScene(QGraphicsScene, Generic[P]):
    """What any board scene needs beside its items.

    Attributes:
        pictures: every pixmap at the present scale.
        ground: what is painted below everything.
        valley: who paints the ground.
        sharpener: who draws all else for another scale.
        patient: whether the first picture of the ground is waited for; else there is a rough
            one, or none, until it is painted.
    """

    def __init__(
        self,
        sprites: Sprites,
        pictures: P,
        ground: Painting,
        size: tuple[float, float],
        parent: QObject | None = None,
        *,
        at: tuple[float, float] = (0.0, 0.0),
        patient: bool = True,
    ) -> None:
        """`size`: of the ground, in board units; at: its corner."""
        super().__init__(parent)
        self.patient = patient
        self.ground = ground
        self._size = size
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = pictures
        self._laid: Painting | None = None
        self._ground = QGraphicsPixmapItem()
        self._ground.setZValue(Z_GROUND)
        self._ground.setPos(*at)
        self._ground.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.valley = ValleyPainter(sprites.valleys, self)
        self.valley.painted.connect(self._lay)
        self.sharpener = Sharpener(self.pictures, self)
        self.addItem(self._ground)

    def view_at(self, scale: float) -> View:
        """The ground at so many device pixels per board unit."""
        return whole_view(self.ground, *self._size, scale)

    def set_scale(self, scale: float, wait: bool = True) -> None:
        """Draw everything sharp at so many device pixels per board unit.

        Without waiting, what is shown stays, stretched, until the sharp pictures are there.
        """
        if not self.pictures.set_scale(scale):
            return
        self.sharpener.begin(self.items())
        if wait or (self.patient and self._ground.pixmap().isNull()):
            self._lay(self.valley.paint(self.view_at(self.pictures.scale), self.sharpener.finish))
        else:
            self._ask_ground()

    @property
    def painting(self) -> QPixmap:
        """The ground as it is shown now; null before the first."""
        return self._ground.pixmap()

    @property
    def sharp(self) -> bool:
        """Whether everything is drawn for the scale it is shown at."""
        return not self.valley.busy and not self.sharpener.busy

    def change_ground(self, ground: Painting) -> None:
        """Another ground, which follows when painted."""
        if ground != self.ground:
            self.ground = ground
            self._ask_ground()

    def _ask_ground(self) -> None:
        """Have the ground painted; until then show what there is. Nothing before a first scale."""
        if not self.pictures.scale:
            return
        rough = self.valley.valleys.rough(self.ground)
        if rough is not None and self._laid != self.ground:
            self._lay(rough)
        self.valley.ask(self.view_at(self.pictures.scale))

    def _lay(self, valley: QPixmap) -> None:
        """A painting becomes the ground."""
        self._laid = self.ground
        self._ground.setPixmap(valley)
